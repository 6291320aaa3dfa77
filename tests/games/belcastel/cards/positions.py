"""Positions that the tests of the fortune cards begin from."""

from typing import Any

from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene


def turn(card: str, *players: dict[str, Any], round: int = 1, **setting: Any) -> BelcastelScene:
    """The first player turns the card at the start of the round."""
    return scene(*players, start="card", card=card, round=round, **setting)


def brewing(card: str, mine: dict[str, Any] | None = None, **setting: Any) -> BelcastelScene:
    """A brews; B, who is further on, will roll a ruby."""
    everyone = (mine or player(), player(cauldron="o1@50"))
    t = scene(*everyone, start="middle", card=card, **{"books": NEUTRAL, **setting})
    t.luck("B: 4")
    return t


def after_brewing(card: str, mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """Both have stopped."""
    t = brewing(card, mine, **setting)
    t.all_stop()
    return t


def rolls(t: BelcastelScene) -> list[tuple[int, str]]:
    return [(fact["seat"], fact["face"]) for fact in t.told("rolled")]

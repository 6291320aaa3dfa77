"""Positions and questions that several tests of Belcastel share."""

from typing import Any

from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene


def after_brewing(mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """Both stop; B, who is further on, rolls a ruby."""
    t = scene(mine, player(cauldron="o1@50"), start="middle", **{"books": NEUTRAL, **setting})
    t.luck("B: 4")
    t.all_stop()
    return t


def draws_and_shows(t: BelcastelScene, seat: str, skull: str, shown: str) -> None:
    """A seat draws a blue chip of set 1, and then the chips that it shows."""
    t.luck(f"{seat}: {skull} {shown}")
    t.says(f"{seat}: draw")


def happened(t: BelcastelScene) -> list[str]:
    return [fact.key for fact in t.facts]

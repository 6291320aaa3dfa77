"""Positions and questions that the tests of Les Sorcières s'en mêlent share."""

from typing import Any

from chaudron.games.belcastel.components import CHIP, PENNY_OF
from chaudron.kernel.rule import Reason
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, witches_scene

SEVEN = "w3@3 w2@5 w2@7"
"""Whites 7: the next white explodes the cauldron."""
BOOM = "w3@3 w2@5 w2@7 w1@8"
"""Exploded, space 9 (9 c, 1 p, R)."""
TRIO = {"silver": "S1", "copper": "C1", "gold": "G1"}


def trio(witch: str) -> str:
    """This witch and two others, one for each penny: `S2-C1-G1`."""
    return "-".join({**TRIO, PENNY_OF[witch]: witch}.values())


def calling(witch: str, *players: dict[str, Any], **setting: Any) -> BelcastelScene:
    """This witch is up. A has her penny alone, the others have none, unless their player says otherwise."""
    mine, *others = players or (player(),)
    pays = {"pennies": (PENNY_OF[witch],), **mine}
    rest = [{"pennies": (), **other} for other in others or [player()]]
    return witches_scene(pays, *rest, **{"witches": trio(witch), "books": NEUTRAL, **setting})


def quiet(*players: dict[str, Any], **setting: Any) -> BelcastelScene:
    """Nobody has a penny left: only bowls and books are played with."""
    return calling("S1", *[{"pennies": (), **mine} for mine in players or (player(), player())], **setting)


def after_brewing(witch: str, mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """Both stop; B, who is further on, rolls a ruby."""
    t = calling(witch, mine, player(cauldron="o1@50"), start="middle", **setting)
    t.luck("B: 4")
    t.all_stop()
    return t


def in_scoring(mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """The same without any penny."""
    return after_brewing("S1", {"pennies": (), **mine}, **setting)


def next_round(t: BelcastelScene, card: str = "living_in_luxury") -> None:
    """Nobody buys or pays, and this card is turned; whoever may have a rat takes none."""
    t.luck(f"table: {card}")
    t.declines("buy", "spend", "spend_less", "rat")


def shows(t: BelcastelScene, seat: str, chip: str, along: str) -> None:
    """A seat draws a chip, whose book then draws these."""
    t.luck(f"{seat}: {chip} {along}")
    t.says(f"{seat}: draw")


def six(t: BelcastelScene, seat: str, drawn: str) -> None:
    """A seat calls S2 and draws these chips."""
    t.luck(f"{seat}: {drawn}")
    t.says(f"{seat}: witch:S2")


def leaves(t: BelcastelScene, **chips: int) -> None:
    """The supply holds only so many of these chips."""
    for name, count in chips.items():
        t.table.supply[CHIP[name]] = count


def what(reason: Reason) -> tuple[str, str]:
    return reason.key, reason.rule

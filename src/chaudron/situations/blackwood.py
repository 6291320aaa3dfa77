"""[BLW-11] The examples of Blackwood, with our card values whatever those of the house are."""

from collections.abc import Mapping
from typing import Any

from chaudron.games.blackwood.components import OURS
from chaudron.scenes.blackwood import WoodScene, witch, wood
from chaudron.situations.situation import Situation

TWO = "Ysée Basile"
SEVEN, SIX = "P01 P04 P05 P08 P02 P03 P06", "P07 P09 P10 P11 P12 P13"


def ours(*witches: dict[str, Any], **setting: Any) -> WoodScene:
    """[BLW-13.6] A wood with our cards."""
    return wood(*witches, components=OURS.hash, **setting)


def home(mine: dict[str, Any], *others: dict[str, Any], card: str = "F56", **setting: Any) -> WoodScene:
    """A's turn of the return: her puppet has come home from column 1."""
    forest: Mapping[str, str] = {"r1c1": card}
    return ours(mine, *others, forest=forest, puppets={"r1c1": "A"}, phase="return", **setting)


def last_turn(*witches: dict[str, Any], expedition: int) -> WoodScene:
    """The last turn of an expedition: A has come home from column 5."""
    where = {"forest": {"r1c5": "F01"}, "puppets": {"r1c5": "A"}, "column": 5}
    return ours(*witches, phase="return", expedition=expedition, **where)


BLACKWOOD = (
    Situation(
        "BLW-11.1",
        TWO,
        lambda: ours(
            forest={"r1c2": "F01", "r1c3": "F02", "r3c2": "F03"},
            puppets={"r1c2": "A", "r3c2": "B", "r1c3": "B"},
            column=2,
            phase="return",
        ),
        ("A: buy", "B: buy", "B: buy"),
    ),
    Situation(
        "BLW-11.2",
        TWO,
        lambda: ours(
            forest={"r1c1": "F01", "r1c2": "F02"}, puppets={"r1c1": "A", "r1c2": "B"}, column=2, phase="return"
        ),
        ("B: buy",),
    ),
    Situation(
        "BLW-11.3",
        TWO,
        lambda: last_turn(witch(coins=0, larder="F19 F17 F21"), expedition=1),
        ("A: leave; A: end",),
    ),
    Situation(
        "BLW-11.4",
        TWO,
        lambda: home(witch(larder="F25 F01", ready="pinch"), display="P01 P07"),
        ("brews A: P01 P07 with F25 F01 mushroom",),
    ),
    Situation(
        "BLW-11.5",
        TWO,
        lambda: ours(witch(coins=4, potions="P06 P07", spent="twin swap")),
        ("trades A: pinch for P06 P07",),
    ),
    Situation("BLW-11.6", TWO, lambda: ours(witch(coins=2)), ("A: borrow",)),
    Situation(
        "BLW-11.7",
        TWO,
        lambda: home(witch(ready="sniff"), card="F01", deck="F45 F41 F05 F17 F21"),
        ("A: cast sniff", "A: card F45"),
    ),
    Situation(
        "BLW-11.8",
        TWO,
        lambda: last_turn(witch(potions="P21", sold="P10", traded="P09", coins=10, loans=1), expedition=3),
        ("A: leave; A: end",),
    ),
    Situation(
        "BLW-11.9",
        TWO,
        lambda: last_turn(witch(potions=SEVEN, coins=18), witch(potions=SIX, coins=3), expedition=3),
        ("A: leave; A: end",),
        focus="AB",
    ),
    Situation(
        "BLW-11.10",
        TWO,
        lambda: ours(witch(ready="shoo"), forest={"r1c1": "F01", "r2c2": "F45"}, puppets={"r1c1": "B"}),
        ("A: cast shoo; A: at r1c1", "B: at r2c2"),
        focus="AB",
    ),
)

"""What is in the boxes: chips, the cauldron track, the score track, the die, the test tubes, the fortune cards.

The data and how sure we are of each figure are in `data/components.json`, and in `data/witches.json` for the expansion;
this module types and checks it. Chips stand here for both boxes, so that a chip is the same at every table.
"""

import json
from collections.abc import Iterable
from importlib.resources import files
from itertools import accumulate
from typing import Any, Self

from chaudron.kernel.copyable import component


def _data(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files(__package__).joinpath(f"data/{name}.json").read_text("utf-8"))
    return data


DATA, WITCHES_DATA = _data("components"), _data("witches")

WHITE, ORANGE, GREEN, BLUE = "white", "orange", "green", "blue"
RED, YELLOW, PURPLE, BLACK, LOCOWEED = "red", "yellow", "purple", "black", "locoweed"
COLORS = (WHITE, ORANGE, GREEN, BLUE, RED, YELLOW, PURPLE, BLACK, LOCOWEED)
LETTERS = dict(zip(COLORS, "wogbrypkl", strict=True))
BOOK_COLORS = (GREEN, BLUE, RED, YELLOW, PURPLE)
"""The colors whose book comes from one of the sets [BEL-1.5]."""
SETS = (1, 2, 3, 4)


class Chip(int):
    """A kind of chip. As a number it is its place in `CHIPS`, so that a bag is a sorted list of small numbers."""

    color: str
    value: int
    name: str
    acts_as: "Chip"
    """What its book takes it for: itself, what a locoweed of set 6 copied [WIT-5.9], or nothing [BEL-15.17]."""

    def __new__(cls, place: int, color: str, value: int, acts_as: "Chip | None" = None) -> Self:
        chip = super().__new__(cls, place)
        chip.color = COLORS[COLORS.index(color)]  # the very constant, so that rules may compare with `is`
        chip.value, chip.name = value, f"{LETTERS[color]}{value}"
        chip.acts_as = chip
        if acts_as is not None:
            chip.acts_as, chip.name = acts_as, f"{chip.name}={acts_as.name}"
        return chip

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__


def _stock() -> dict[Chip, int]:
    rows = sorted(DATA["chips"]["stock"], key=lambda row: (COLORS.index(row["colour"]), row["value"]))
    return {Chip(place, row["colour"], row["value"]): row["count"] for place, row in enumerate(rows)}


STOCK = _stock()
"""How many chips of each kind the base game holds."""


def _stock_of_both() -> dict[Chip, int]:
    counts = {
        (color, int(value)): n for color, by in WITCHES_DATA["chips"]["combined"].items() for value, n in by.items()
    }
    old = {chip: counts.pop((chip.color, chip.value)) for chip in STOCK}
    return old | {Chip(place, *kind): count for place, (kind, count) in enumerate(counts.items(), len(old))}


STOCK_OF_BOTH = _stock_of_both()
"""[WIT-1.3] How many chips of each kind both boxes hold together; the kinds of the base game come first."""
CHIPS = tuple(STOCK_OF_BOTH)
CHIP = {chip.name: chip for chip in CHIPS}
W1, B2, G1, O1, K1, P1, L1 = (CHIP[name] for name in ("w1", "b2", "g1", "o1", "k1", "p1", "l1"))
COLORED = tuple(chip for chip in CHIPS if chip.color != WHITE)

COPIES = {chip: Chip(L1, LOCOWEED, L1.value, acts_as=chip) for chip in COLORED if chip != L1}
"""[WIT-5.9] A locoweed of set 6 as it lies in a cauldron, by what it copied; as a number it is a locoweed."""
IDLE = {chip: Chip(chip, chip.color, chip.value, acts_as=O1) for chip in CHIPS if chip.color in (GREEN, PURPLE, BLACK)}
"""[BEL-15.17] A chip whose action is not carried out, as it lies in a cauldron: to its book it is a pumpkin."""
CHIP |= {copy.name: copy for copy in (*COPIES.values(), *IDLE.values())}
component(Chip, "name", CHIP.__getitem__)
FIRST_COLORED = int(COLORED[0])
UPGRADABLE = (GREEN, BLUE, RED, YELLOW)
"""Colors with a higher value; never orange [BEL-3.6]."""


def chips(names: str) -> list[Chip]:
    """Chips from their names: `chips("w1 w1 g2")`."""
    return [CHIP[name] for name in names.split()]


def names(of: Iterable[Chip]) -> str:
    """The names of chips, as in `chips`."""
    return " ".join([chip.name for chip in of])


def printed(laid: Iterable[Chip]) -> list[Chip]:
    """Chips as they lie in a bag: each is what is printed on it again."""
    return [CHIPS[chip] for chip in laid]


def chip_of(color: str, value: int) -> Chip:
    return CHIP[f"{LETTERS[color]}{value}"]


def _chips_of(rows: list[dict[str, Any]]) -> list[Chip]:
    return [chip_of(row["colour"], row["value"]) for row in rows for _ in range(row["count"])]


START_BAG = tuple(sorted(_chips_of(DATA["start"]["bag"])))
START_RUBIES: int = DATA["start"]["rubies"]
RUBIES_IN_BOX: int = DATA["start"]["ruby_supply"]

COINS: tuple[int, ...] = tuple(space["coins"] for space in DATA["track"]["spaces"])
POINTS: tuple[int, ...] = tuple(space["points"] for space in DATA["track"]["spaces"])
RUBY: tuple[bool, ...] = tuple(space["ruby"] for space in DATA["track"]["spaces"])
LAST_SPACE: int = DATA["track"]["last_chip_index"]
SPOON: int = DATA["track"]["spoon_index"]

ROUNDS: int = DATA["rounds"]["count"]
OPENS = {YELLOW: DATA["rounds"]["open_yellow"], PURPLE: DATA["rounds"]["open_purple"]}
"""The round at whose start a book opens; the others are open from the beginning [BEL-1.6]."""
EXTRA_WHITE_ROUND: int = DATA["rounds"]["extra_white1"]


RUBY_PRICE: int = DATA["ruby_costs"]["drop"]
COINS_PER_POINT: int = DATA["ruby_costs"]["round9_coins_per_point"]

LAP: int = DATA["score_track"]["period"]
_TAILS = frozenset(DATA["score_track"]["tail_after"])
TAILS_BEFORE = (0, *accumulate(int(space % LAP in _TAILS) for space in range(20 * LAP)))
"""How many rat tails one passes on the way from 0 to a score; laps repeat them [BEL-1.9]."""


def rat_tails(points: int, leader: int) -> int:
    """[BEL-4.1, BEL-1.9] Rat tails on the score track between a marker and the leader's; laps repeat them."""
    return TAILS_BEFORE[leader] - TAILS_BEFORE[points]


DIE = tuple(str(face["face"]) for face in DATA["die"]["faces"])
"""The six faces; what each gives is in `BONUS`."""


class Bonus:
    """What a die face or a test tube gives: points, rubies, drop moves or a chip. Shared, never changed."""

    __slots__ = ("chip", "drops", "points", "rubies")

    def __init__(self, data: dict[str, Any]) -> None:
        amount = data.get("n", 1)
        self.points = amount if data["type"] == "points" else 0
        self.rubies = amount if data["type"] == "ruby" else 0
        self.drops = amount if data["type"] == "drop" else 0
        self.chip = chip_of(data["colour"], data["value"]) if data["type"] == "chip" else None


DIE_BONUS = {str(face["face"]): Bonus(face) for face in DATA["die"]["faces"]}
TUBES: tuple[Bonus | None, ...] = tuple(data and Bonus(data) for data in DATA["tubes"]["bonus"])
LAST_TUBE: int = DATA["tubes"]["last"]

CARDS: tuple[str, ...] = tuple(card["id"] for card in DATA["fortune"]["cards"])
PURPLE_CARDS = frozenset(card["id"] for card in DATA["fortune"]["cards"] if card["colour"] == "purple")

PENNIES: tuple[str, ...] = tuple(WITCHES_DATA["pennies"]["colours"])
"""[WIT-1.2] Silver, copper, gold: one of each for everybody."""
PENNY_POINTS: int = WITCHES_DATA["pennies"]["unused_points"]
PENNY_OF = {witch["id"]: str(witch["penny"]) for witch in WITCHES_DATA["witches"]}
"""The penny each witch takes."""
WITCH_IDS = tuple(PENNY_OF)
WITCH_RULE = {witch["id"]: str(witch["rule"]) for witch in WITCHES_DATA["witches"]}

"""What a seat owns, counted: the features from which the value of the rest of the game is learned.

A chip is counted by its book and its value (`red-3:2`), so that one set of weights serves every mix of books.
"""

from collections import Counter as Tally
from collections.abc import Iterable
from functools import lru_cache

from chaudron.bots.belcastel.item_values import BOOK_BONUS
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.components import (
    FIRST_COLORED,
    LAST_TUBE,
    PENNY_OF,
    ROUNDS,
    WHITE,
    WITCH_IDS,
    Chip,
)
from chaudron.games.belcastel.scoring import Scoring
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.view import chips_in_hand

VALUES = {"orange": (1,), "orange-6": (1, 6), "purple": (1,), "black": (1,), "locoweed": (1,)}
"""The values of the chips of a color or a book; any other has 1, 2 and 4."""
MANY = 3
"""Chips of a kind beyond this number are counted a second time: they may be worth less."""
SPEEDS = (16, 26, 38)
"""The values of all colored chips beyond these numbers are counted again: a cauldron has an end."""


def _kinds() -> Iterable[str]:
    for book in BOOK_BONUS:
        color = book.split("-")[0]
        yield from [f"{book}:{value}" for value in VALUES.get(book, VALUES.get(color, (1, 2, 4)))]


KINDS = tuple(_kinds())
NAMES = (
    *("rubies", "pairs", "drop", "flask", "tubes", "beside", "start", "moves", "colored", "w1", "w2", "w3"),
    *[f"over:{speed}" for speed in SPEEDS],
    *[f"tube:{tube}" for tube in range(1, LAST_TUBE + 1)],
    *[f"penny:{witch}" for witch in WITCH_IDS],
    *KINDS,
    *[f"{kind}+" for kind in KINDS],
)
"""All features, in the order of the counts."""
PLACE = {name: place for place, name in enumerate(NAMES)}
RUBIES, PAIRS, DROP, FLASK, TUBES, BESIDE, START, MOVES, COLORED = range(9)
FIRST_TUBE = PLACE["tube:1"]
FIRST_OVER = PLACE[f"over:{SPEEDS[0]}"]
MORE = len(KINDS)
"""From the place of a kind to the place of those that are many."""


@lru_cache(maxsize=256)
def places(box: Box) -> dict[Chip, int]:
    """The feature of each chip at a table."""
    return {chip: _place(box, chip) for chip in box.stock if chip.color == WHITE or chip.color in box.book_ids}


def _place(box: Box, chip: Chip) -> int:
    return PLACE[chip.name] if chip.color == WHITE else PLACE[f"{box.book_ids[chip.color]}:{chip.value}"]


def owned(table: Table, seat: int) -> list[Chip]:
    """Every chip of a seat, wherever it lies, and what its rules have in hand."""
    mine = table.seats[seat]
    return [
        *mine.bag,
        *mine.chips,
        *mine.bought,
        *mine.beside,
        *mine.bowl,
        *mine.aside,
        *mine.start,
        *chips_in_hand(table, seat),
    ]


def count(table: Table, seat: int) -> list[int]:
    """The features of a seat, as whole numbers."""
    mine, box = table.seats[seat], table.box
    counts = [0] * len(NAMES)
    counts[RUBIES], counts[PAIRS] = mine.rubies, mine.rubies // 2
    counts[DROP], counts[FLASK] = mine.drop, int(mine.flask)
    counts[BESIDE] = sum(chip.value for chip in mine.beside)
    counts[START] = sum(chip.value for chip in mine.start or mine.kept)
    if box.has_tubes:
        counts[TUBES] = 1
        if mine.tube:
            counts[FIRST_TUBE + mine.tube - 1] = 1
    for witch in table.witches:
        if PENNY_OF[witch] in mine.pennies:
            counts[PLACE[f"penny:{witch}"]] = 1
    _count_chips(counts, places(box), owned(table, seat))
    return counts


def _count_chips(counts: list[int], place_of: dict[Chip, int], chips: list[Chip]) -> None:
    moves = colored = 0
    for chip, number in Tally(chips).items():
        place = place_of[chip]
        counts[place] = number
        if chip < FIRST_COLORED:
            continue
        moves, colored = moves + number * chip.value, colored + number
        if number > MANY:
            counts[place + MORE] = number - MANY
    counts[MOVES], counts[COLORED] = moves, colored
    for step, speed in enumerate(SPEEDS):
        counts[FIRST_OVER + step] = max(moves - speed, 0)


def rounds_left(table: Table) -> int:
    """How many rounds are still to be brewed: this one too while nothing of it is scored."""
    return ROUNDS - table.round + int(not is_scored(table))


def is_scored(table: Table) -> bool:
    """Has the scoring of this round begun?"""
    scoring = table.in_progress(Scoring)
    return scoring is not None and scoring.at > 0

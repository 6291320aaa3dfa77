"""[WIT-1.4, WIT-5.9] Locoweed: how far it moves, and what it copies."""

from chaudron.games.belcastel.components import COPIES, L1, WHITE, Chip
from chaudron.games.belcastel.table import Seat, Table

FURTHEST = 4


def copy_of_last(mine: Seat) -> Chip:
    """[WIT-5.9] locoweed-6: it takes the last colored chip for its model, and keeps to it while it lies there."""
    last = next((chip.acts_as for chip in reversed(mine.chips) if chip.color is not WHITE), L1)
    return COPIES.get(last, L1)


def value(table: Table, mine: Seat, chip: Chip) -> int:
    """[WIT-5.9] locoweed-5: one more than the rat's spaces, at most 4; locoweed-6: the value of what it copies."""
    return min(mine.rat + 1, FURTHEST) if table.box.book_ids["locoweed"] == "locoweed-5" else chip.acts_as.value

"""A new book for blue chips: fireflies. They light up the chip before them.

A blue chip brings one point for each other color among the three chips before it, at most its own value.
"""

from chaudron.games.belcastel.components import BLUE, Chip
from chaudron.games.belcastel.gains import gain_points
from chaudron.games.belcastel.table import Table

SIGHT = 3


def drawn(table: Table, seat: int, chip: Chip) -> None:
    """A blue chip was drawn, and lies in the cauldron."""
    before = table.seats[seat].chips[:-1][-SIGHT:]
    colors = {one.acts_as.color for one in before} - {BLUE}
    points = min(len(colors), chip.value)
    if points:
        gain_points(table, seat, points, "BEL-7.3")

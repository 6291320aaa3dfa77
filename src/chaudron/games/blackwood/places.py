"""[BLW-1.6, BLW-1.7] Places of the forest: `r1c3` is row 1, column 3; row 1 is nearest the progress pawn."""

from typing import Self

from chaudron.games.blackwood.components import COLUMNS, ROWS
from chaudron.kernel.copyable import component


class Place(int):
    """A place; as a number it is where its card lies in the grid, row after row."""

    name: str
    row: int
    column: int

    def __new__(cls, number: int) -> Self:
        place = super().__new__(cls, number)
        place.row, place.column = number // COLUMNS + 1, number % COLUMNS + 1
        place.name = f"r{place.row}c{place.column}"
        return place

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__


PLACES = tuple(Place(number) for number in range(max(ROWS.values()) * COLUMNS))
PLACE = {place.name: place for place in PLACES}
component(Place, "name", PLACE.__getitem__)


def at(row: int, column: int) -> Place:
    return PLACES[(row - 1) * COLUMNS + column - 1]

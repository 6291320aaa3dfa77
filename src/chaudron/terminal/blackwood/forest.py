"""The forest, drawn: the highest row on top, row 1 at the bottom next to the pawn, the village at the left."""

from chaudron.games.blackwood.components import COLUMNS
from chaudron.games.blackwood.places import Place
from chaudron.kernel.game import View
from chaudron.terminal.blackwood.glance import at_home, cards_of, numbers, owner_at, row_of, rows
from chaudron.terminal.blackwood.pieces import Pieces
from chaudron.terminal.paint import pad, visible

ROOMY = 78
"""On fewer columns cells are written without blanks."""
HERE, PAWN, EMPTY = "▶", "▲", "-"
TAG, SHORT_TAG = 4, 2
"""How many letters of a name stand at a puppet."""
LABEL = 3
"""The columns that the name of a row takes."""


class Grid:
    """Draws the forest of one view."""

    def __init__(self, view: View, pieces: Pieces, width: int) -> None:
        self.view, self.pieces, self.paint = view, pieces, pieces.paint
        self.forest, self.numbers, self.is_roomy = cards_of(view).forest, numbers(view), width >= ROOMY

    def lines(self) -> list[str]:
        """All rows, then the columns with the pawn."""
        cells = {row: [self.cell(place) for place in row_of(self.view, row)] for row in rows(self.view)}
        widths = [max(visible(row[column]) for row in cells.values()) for column in range(COLUMNS)]
        widths = [max(width, visible(PAWN) + 2) for width in widths]
        lines = [self.line(f"r{row}", cells[row], widths) for row in reversed(rows(self.view))]
        return [*lines, self.line("", [self.foot(column) for column in range(1, COLUMNS + 1)], widths)]

    def line(self, label: str, cells: list[str], widths: list[int]) -> str:
        gap = "  " if self.is_roomy and sum(widths) + LABEL + 2 * (COLUMNS - 1) <= ROOMY else " "
        padded = gap.join(pad(cell, width) for cell, width in zip(cells, widths, strict=True))
        return (self.paint("faded", pad(label, LABEL)) + padded).rstrip()

    def cell(self, place: Place) -> str:
        """`12) TC 2`, `TC 2 @Anna`, `▶TC 2` for the card of who is at home, `-` where nothing lies."""
        card, blank = self.view["forest"][place], " " * self.is_roomy
        drawn = self.pieces.forest(self.forest[card], blank) if card else self.paint("faded", EMPTY)
        if place is at_home(self.view):
            return self.paint("copper", HERE) + drawn
        owner, number = owner_at(self.view, place), self.numbers.get(place.name)
        if owner is not None:
            return f"{drawn}{blank}{self.pieces.tag(owner, TAG if self.is_roomy else SHORT_TAG)}"
        return drawn if number is None else f"{self.paint('copper', f'{number})')}{blank}{drawn}"

    def foot(self, column: int) -> str:
        """The pawn stands below its column; those it has passed are faded."""
        if column == self.view["column"]:
            return self.paint("brass", f"{PAWN}c{column}")
        return self.paint("faded", f"c{column}") if column < self.view["column"] else f"c{column}"

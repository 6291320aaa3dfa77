"""[BEL-7, BEL-10.2] The ingredient books: one module per color, one entry per book.

Books that only change how far a chip moves or how much a cauldron bears (red-1, red-3, red-4, yellow-2, yellow-3,
yellow-4, red-5, yellow-5, yellow-6, locoweed) or what an explosion costs (blue-2) are named questions in `laying`;
red-2 is in `laying` and `beside`; what gaining a black of set 5 means is in `gains`.
"""

from collections.abc import Callable

from chaudron.games.belcastel.books import black, blue, green, purple, red, yellow
from chaudron.games.belcastel.components import Chip
from chaudron.games.belcastel.table import Table
from chaudron.kernel.rule import Rule, Then, rule, step

Action = Callable[[Table, int, Chip], Then]

ON_DRAW: dict[str, Action] = {
    "blue-1": blue.crow_skull,
    "blue-3": blue.rubies_on_ruby_space,
    "blue-4": blue.points_on_ruby_space,
    "blue-5": blue.points_for_pumpkins,
    "blue-6": blue.rubies_for_white_ones,
    "red-6": red.set_one_aside,
    "yellow-1": yellow.white_back,
}
"""[BEL-7.1] What a chip does when it is drawn."""

IN_SCORING: dict[str, Callable[[int], Rule]] = {
    "green-1": green.RubiesForSpiders,
    "green-2": green.ChipsForSpiders,
    "green-3": green.SevenWhites,
    "green-4": green.DropsForRubies,
    "green-5": green.StartChips,
    "green-6": green.RollsForSpiders,
    "purple-1": purple.RowOfGhosts,
    "purple-2": purple.TradeGhosts,
    "purple-3": purple.PointsUnderGhosts,
    "purple-4": purple.SwapForGhosts,
    "purple-5": purple.ShopForGhosts,
    "purple-6": purple.ValuesAfterGhosts,
}
"""[BEL-7.1, BEL-10.2] What a seat's green and purple chips do in phase B."""


@rule
class InScoring(Rule):
    """A green or purple book that somebody has written acts in phase B."""

    seat: int
    book: str

    @step
    def act(self, table: Table) -> Then:
        return table.box.printed.books[self.book].carry_out(table, self.seat)


def in_scoring(table: Table, book: str, seat: int) -> Rule:
    """[BEL-7.1, BEL-10.2] What the green or purple chips of a seat do."""
    return InScoring(seat, book) if book in table.box.printed.books else IN_SCORING[book](seat)


COMPARED: dict[str, Callable[[Table], list[Rule]]] = {
    "black-2p": black.moths_of_two,
    "black-34p": black.moths_of_neighbors,
    "black-5": black.moths_next_door,
    "black-6": black.furthest_moths,
}
"""[BEL-10.2] Black chips are compared, for all seats at once."""

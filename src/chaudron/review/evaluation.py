"""What a table is worth to everybody, as the review sees it: points and chances to win, for each of the four games."""

from collections.abc import Callable
from typing import Any, NamedTuple

from chaudron.kernel.table import Table
from chaudron.review import bal, belcastel, blackwood
from chaudron.review.model import Figures, Model, learned, of_outcome
from chaudron.review.trials import Values


class Seen(NamedTuple):
    """How a game is looked at."""

    quiet: Callable[[Any], Table]
    """The table when what goes on has come to an end, as far as that can be foreseen."""
    figures: Callable[[Any], Figures]


SEEN: dict[str, Seen] = {
    **dict.fromkeys(("belcastel", "witches"), Seen(belcastel.settled, belcastel.figures)),
    "bal": Seen(bal.played_on, bal.figures),
    "blackwood": Seen(blackwood.played_on, blackwood.figures),
}


class Evaluator:
    """Says what tables of a game are worth; the whole table is looked at, hidden things too."""

    def __init__(self, game: str, model: Model | None = None) -> None:
        self.seen, self.model = SEEN[game], model or learned(game)

    def figures(self, table: Table) -> Figures | None:
        """None where the end is certain."""
        quiet = self.seen.quiet(table)
        return None if quiet.outcome is not None else self.seen.figures(quiet)

    def values(self, table: Table) -> Values:
        """The points of all seats, then their chances to win."""
        quiet = self.seen.quiet(table)
        if quiet.outcome is not None:
            return of_outcome(quiet.outcome)
        return self.model.values(self.seen.figures(quiet))

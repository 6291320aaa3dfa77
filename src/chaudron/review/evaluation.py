"""What a table is worth to everybody, as the review sees it: points and chances to win, for each of the four games."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from chaudron.games.bal import printed as the_ball
from chaudron.games.blackwood import components as the_woods
from chaudron.kernel.table import Table
from chaudron.review import bal, belcastel, blackwood
from chaudron.review.model import Figures, Model, learned, of_outcome
from chaudron.review.trials import Values


class Seen(NamedTuple):
    """How a game is looked at."""

    quiet: Callable[[Any, int], Table]
    """The table when what goes on has come to an end, as far as that can be foreseen, with luck of this seed."""
    figures: Callable[[Any], Figures]


OURS = (the_ball.OURS.hash, the_woods.OURS.hash)
"""The card values that games were learned with."""
SEEN: dict[str, Seen] = {
    **dict.fromkeys(("belcastel", "witches"), Seen(belcastel.settled, belcastel.figures)),
    "bal": Seen(bal.played_on, bal.figures),
    "blackwood": Seen(blackwood.played_on, blackwood.figures),
}


def fits(game: str, players: int, options: Mapping[str, Any]) -> bool:
    """Was something learned of such tables? Of cards with values of somebody's own nobody has learned anything."""
    cards = options.get("components", "")
    return game in SEEN and learned(game).has_seen(players) and cards in ("", *OURS)


USUAL = 0
"""The seed of the luck with which tables are played on to their next rest."""


class Evaluator:
    """Says what tables of a game are worth; the whole table is looked at, hidden things too."""

    def __init__(self, game: str, model: Model | None = None) -> None:
        self.seen, self.model = SEEN[game], model or learned(game)

    def figures(self, table: Table) -> Figures | None:
        """None where the end is certain."""
        quiet = self.seen.quiet(table, USUAL)
        return None if quiet.outcome is not None else self.seen.figures(quiet)

    def values(self, table: Table, seed: int = USUAL) -> Values:
        """The points of all seats, then their chances to win; what is played on first has the usual luck, or other."""
        quiet = self.seen.quiet(table, seed)
        if quiet.outcome is not None:
            return of_outcome(quiet.outcome)
        return self.model.values(self.seen.figures(quiet))

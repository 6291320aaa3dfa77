"""How a bot fares against another: a few games of a tournament, over random boxes (`chaudron tournament` for many)."""

from typing import Any, NamedTuple

from chaudron.lab.tournament.plan import Tournament
from chaudron.lab.tournament.results import lineup_of


class Fought(NamedTuple):
    """How often one bot won alone among others, its fair share, and the points of a seat of both sides."""

    rate: float
    fair: float
    points: float
    their_points: float


def fought(game: str, one: str, other: str, seeds: int, players: int = 2, **more: Any) -> Fought:
    """Games of one bot alone among others, from every seat with the luck of so many seeds."""
    tournament = Tournament(game, (other, one), players, **{"seed": 3, "tables": "one-way", "sets": "random", **more})
    bots = lineup_of(tournament.lineups()[0], [tournament.play(0, number) for number in range(seeds)])["bots"]
    return Fought(bots[one]["win_rate"], bots[one]["fair"], bots[one]["points_mean"], bots[other]["points_mean"])

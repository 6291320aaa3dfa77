"""From what is seen on a table to points and chances to win, by weights that were learned (`learning`).

A game says where in its course a table is (the `bucket`) and gives one row of figures for every seat. Chances are
shares of powers of e (a conditional logit): so they add up to 1. Where points decide, points come first, and the score
of a seat is so much for every point. At the ball chances come first, and points follow from them.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import NamedTuple

from chaudron.kernel.table import Outcome
from chaudron.review.trials import Values

TIMES_CHANCE = 3
"""So many figures count for the points also times the chance."""


class Figures(NamedTuple):
    """What is seen on a table."""

    bucket: str
    rows: list[list[float]]
    """Of every seat, the first figure always 1."""
    out: tuple[int, ...] = ()
    """Seats that can no longer win."""


class Weights(NamedTuple):
    """Of one bucket."""

    points: Sequence[float]
    chances: Sequence[float]
    """Empty where points decide."""
    per_point: float
    """How much a point more adds to the score."""


class Model:
    """What was learned of one game."""

    def __init__(self, data: Mapping[str, Mapping[str, Sequence[float]]]) -> None:
        self.by_bucket = {
            bucket: Weights(found["points"], found["chances"], found["per_point"][0]) for bucket, found in data.items()
        }

    def values(self, figures: Figures) -> Values:
        """Points and chances of all seats."""
        weights, rows, out = self.weights(figures.bucket), figures.rows, figures.out
        if not weights.chances:
            points = [sum(map(mul, weights.points, row)) for row in rows]
            return [*points, *shares([weights.per_point * its for its in points], out)]
        chances = shares([sum(map(mul, weights.chances, row)) for row in rows], out)
        wide = [points_row(row, chance) for row, chance in zip(rows, chances, strict=True)]
        points = [0.0 if seat in out else sum(map(mul, weights.points, row)) for seat, row in enumerate(wide)]
        return [*points, *chances]

    def has_seen(self, players: int) -> bool:
        """Was anything learned of tables with so many players?"""
        return any(bucket.partition("/")[0] == str(players) for bucket in self.by_bucket)

    def weights(self, bucket: str) -> Weights:
        """Of a bucket; of the nearest one, where so little was seen in it that nothing was learned."""
        found = self.by_bucket.get(bucket)
        if found is None:
            found = self.by_bucket[min(self.by_bucket, key=lambda other: (_distance(bucket, other), other))]
        return found


def _distance(bucket: str, other: str) -> tuple[bool, int]:
    """Another number of players is furthest away; then it is the rounds that count."""
    mine, theirs = (one.partition("/") for one in (bucket, other))
    rounds = [int("".join(sign for sign in rest if sign.isdigit()) or 0) for _, _, rest in (mine, theirs)]
    return mine[0] != theirs[0], abs(rounds[0] - rounds[1])


def points_row(row: Sequence[float], chance: float) -> list[float]:
    """The figures that points are summed from."""
    return [*row, *[chance * figure for figure in row[:TIMES_CHANCE]]]


def shares(scores: Sequence[float], out: Sequence[int] = ()) -> list[float]:
    """The chances that belong to scores; they add up to 1."""
    most = max(score for seat, score in enumerate(scores) if seat not in out)
    powers = [0.0 if seat in out else exp(score - most) for seat, score in enumerate(scores)]
    total = sum(powers)
    return [power / total for power in powers]


def of_outcome(outcome: Outcome) -> Values:
    """How it ended: the points, and for each winner an equal part of the victory."""
    winners = outcome.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.points))]
    return [*map(float, outcome.points), *won]


@cache
def learned(game: str) -> Model:
    """The weights that come with a game."""
    return Model(json.loads((files(__package__) / "weights" / f"{game}.json").read_text("utf-8")))

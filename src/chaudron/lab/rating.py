"""How strong everybody is, from who won against whom: Bradley and Terry's model, on the Elo scale.

A competitor with strength s wins a table with probability s / (sum over all seats); for two seats that is the model of
Bradley and Terry, for more that of Luce. A shared victory is shared, and every kind of table counts one game more than
was played, in which everybody does as well as chance: otherwise who never lost would be infinitely strong.

Games with the same luck are not independent, so the seed is the unit of every interval, not the game. The intervals of
ratings come from a Bayesian bootstrap: all seeds (and the games of chance) weighted at random, 400 times over.
"""

import math
import random
from collections.abc import Callable, Sequence
from operator import mul
from statistics import fmean, variance
from typing import NamedTuple

from chaudron.lab.tallies import interval

MIDDLE = 1500.0
"""The mean of all ratings: only differences mean something."""
ELO = 400 / math.log(10)
RESAMPLES = 400
CONVERGED = 1e-6
"""A step of that length is a ten-thousandth of an Elo point."""
PULL = 1e-6
"""So weakly everybody is drawn to the middle: it decides only where nothing was played."""
MOST_STEPS = 200
LONGEST_STEP = 2.0
"""A step further than that may lead away; Newton's method is held back there."""


class Match(NamedTuple):
    """The games at one kind of table: how many seats each competitor had there, and how many games it won."""

    seats: tuple[int, ...]
    wins: tuple[float, ...]


class Rating(NamedTuple):
    """A rating, and the interval in which it lies 95 times out of 100."""

    elo: float
    low: float
    high: float


# Intervals


def t95(freedom: int) -> float:
    """Student's 97.5 % quantile, by its expansion around the normal one."""
    z = 1.959964
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def rate_interval(rates: Sequence[float]) -> tuple[float, float]:
    """Where a rate of winning lies, from the rate with every seed: Wilson's, as if so many games were independent."""
    rate, seeds = fmean(rates), len(rates)
    spread = variance(rates) / seeds if seeds > 1 else 0.0
    games = rate * (1 - rate) / spread if spread else seeds
    return interval(rate * games, games, t95(max(2, seeds - 1)))


def mean_interval(means: Sequence[float]) -> tuple[float, float]:
    """Where a mean lies, from the mean with every seed."""
    middle, seeds = fmean(means), len(means)
    half = t95(max(2, seeds - 1)) * math.sqrt(variance(means) / seeds) if seeds > 1 else math.inf
    return middle - half, middle + half


# Ratings


def ratings(seeds: Sequence[Sequence[Match]], competitors: int, luck: int = 1) -> list[Rating]:
    """The ratings of all competitors from what they won with every seed."""
    if not seeds:
        return []
    rng = random.Random(luck)  # noqa: S311 - weights, no secrets
    columns = in_columns(seeds)
    middle = on_scale(fitted(weighed(columns, len(seeds), lambda: 1.0), competitors))
    resampled = [
        on_scale(fitted(weighed(columns, len(seeds), lambda: rng.expovariate(1.0)), competitors))
        for _ in range(RESAMPLES)
    ]
    ranked = [sorted(elos) for elos in zip(*resampled, strict=True)]
    cut = RESAMPLES // 40
    return [Rating(elo, elos[cut], elos[-cut - 1]) for elo, elos in zip(middle, ranked, strict=True)]


def on_scale(strengths: Sequence[float]) -> list[float]:
    """Logarithms of strengths as ratings around the middle."""
    mean = fmean(strengths)
    return [MIDDLE + ELO * (strength - mean) for strength in strengths]


Columns = dict[tuple[int, ...], list[list[float]]]
"""For every kind of table and every competitor, what was won with every seed."""


def in_columns(seeds: Sequence[Sequence[Match]]) -> Columns:
    columns: Columns = {}
    for place, matches in enumerate(seeds):
        for seats, wins in matches:
            kind = columns.setdefault(seats, [[0.0] * len(seeds) for _ in seats])
            for who, won in enumerate(wins):
                kind[who][place] += won
    return columns


def weighed(columns: Columns, seeds: int, weight: Callable[[], float]) -> list[Match]:
    """All seeds together, each with a weight, and for every kind of table one game that goes as by chance."""
    weights = [weight() for _ in range(seeds)]
    matches = []
    for seats, kind in columns.items():
        chance = weight() / sum(seats)
        wins = tuple(sum(map(mul, weights, won)) + chance * held for won, held in zip(kind, seats, strict=True))
        matches.append(Match(seats, wins))
    return matches


def fitted(matches: Sequence[Match], competitors: int) -> list[float]:
    """The logarithms of the strengths under which these results are likeliest, by Newton's method."""
    strengths = [0.0] * competitors
    for _ in range(MOST_STEPS):
        slopes, curves = likelihood(matches, strengths)
        steps = solved(curves, slopes)
        longest = max(map(abs, steps))
        hold = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        strengths = [strength + hold * step for strength, step in zip(strengths, steps, strict=True)]
        if longest < CONVERGED:
            return strengths
    raise ArithmeticError(f"no strengths found for {matches}")


def likelihood(matches: Sequence[Match], strengths: Sequence[float]) -> tuple[list[float], list[list[float]]]:
    """How fast the likelihood (its logarithm) rises with every strength, and how that slackens; the mean stays."""
    slopes = [-PULL * strength for strength in strengths]
    curves = [[1 + PULL * (who == other) for other in range(len(strengths))] for who in range(len(strengths))]
    for seats, wins in matches:
        shares = [held * math.exp(strength) for held, strength in zip(seats, strengths, strict=True)]
        games, whole = sum(wins), sum(shares)
        present = [(who, share / whole) for who, share in enumerate(shares) if share]
        for who, chance in present:
            slopes[who] += wins[who] - games * chance
            curves[who][who] += games * chance
            for other, its_chance in present:
                curves[who][other] -= games * chance * its_chance
    return slopes, curves


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            rows[below] = [low - factor * high for low, high in zip(rows[below], rows[pivot], strict=True)]
    solution = [0.0] * size
    for pivot in reversed(range(size)):
        known = sum(map(mul, rows[pivot][pivot + 1 : size], solution[pivot + 1 :]))
        solution[pivot] = (rows[pivot][size] - known) / rows[pivot][pivot]
    return solution

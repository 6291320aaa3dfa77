"""The figures of the Edinburgh study, from its game restated: `python -m research.edinburgh --help`."""

import argparse
import itertools
import random
import sys
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from chaudron.lab.many import derived_seed
from research.edinburgh_game import (
    BASELINE,
    BEST,
    BOOKLET,
    Bundle,
    Liberties,
    Neighbors,
    Solo,
    never,
    random_scaled,
)


class Result(NamedTuple):
    """The points of many games."""

    mean: float
    deviation: float
    games: int

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.deviation / sqrt(self.games)

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {1.96 * self.error:.2f} (s.d. {self.deviation:.1f}, n = {self.games})"


def play(
    bundle: Bundle, games: int, seed: int, liberties: Liberties | None = None, neighbors: Neighbors = never
) -> Result:
    """So many games; without a word about it, with all liberties."""
    free = Liberties() if liberties is None else liberties
    seeds = (derived_seed(seed, number) for number in range(games))
    luck = [random.Random(one) for one in seeds]  # noqa: S311 - the luck of simulated games
    points = [Solo(bundle, rng, free, neighbors).play() for rng in luck]
    return Result(fmean(points), stdev(points), games)


def explained(bundle: Bundle, games: int, seed: int) -> Iterator[tuple[str, Result]]:
    """What each liberty does: the game with all but one of them, and with none."""
    for name in Liberties._fields:
        yield f"without {name}", play(bundle, games, seed, Liberties(**{name: False}))
    yield "by the booklet", play(bundle, games, seed, BOOKLET)


def reproduced(games: int, seed: int) -> Iterator[tuple[str, Result]]:
    """What was published, and what comes out here."""
    yield "best bundle (published: 42.59)", play(BEST, games, seed)
    yield "baseline (published: 40.18)", play(BASELINE, games, seed)
    yield "best bundle, random_scaled (published: 38.20)", play(BEST, games, seed, None, random_scaled)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.edinburgh", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--explain", action="store_true", help="what each liberty of the program does")
    args = parser.parse_args()
    more = explained(BEST, args.games, args.seed) if args.explain else ()
    for name, result in itertools.chain(reproduced(args.games, args.seed), more):
        sys.stdout.write(f"{name}: {result}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

"""A wide field at tables for four: every seed seats another four, in all rotations with the same luck.

`chaudron tournament` lets everybody meet everybody, which takes too long for twenty policies; here a seed costs four
games, whoever is in the field. `python -m research.field --help`.
"""

import argparse
import random
import sys
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Self

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.chance import Counter
from chaudron.lab.many import Observer, bot_player, derived_seed, play_game, play_many
from chaudron.lab.tournament.boxes import random_options
from chaudron.lab.workers import Processes
from research.policies import WITH_LEVELS

PLAYERS = 4


@dataclass
class Standing(Observer):
    """What everybody won: for each seed, the share of its four games and the mean of the points."""

    listens = False
    won: dict[str, list[float]] = field(default_factory=dict)
    points: dict[str, list[float]] = field(default_factory=dict)

    def merge(self, other: Self) -> None:
        for mine, theirs in (self.won, other.won), (self.points, other.points):
            for name, values in theirs.items():
                mine.setdefault(name, []).extend(values)

    def lines(self) -> list[str]:
        """The best first, with 95 % intervals over seeds."""
        order = sorted(self.won, key=lambda name: -fmean(self.won[name]))
        return [f"{name}: {_interval(self.won[name])} %, {fmean(self.points[name]):.1f} points" for name in order]


def _interval(shares: list[float]) -> str:
    spread = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return f"{100 * fmean(shares):.1f} ± {100 * spread:.1f}"


@dataclass(frozen=True)
class Field:
    """The games of a field (a `many.Run`)."""

    bots: tuple[str, ...]
    seed: int
    is_mixed: bool
    """Any sets of books, or the first."""

    def observer(self) -> Standing:
        return Standing()

    def play(self, number: int, observer: Standing) -> None:
        luck = random.Random(derived_seed(self.seed, number, "seats"))  # noqa: S311 - games, no secrets
        four = luck.sample(self.bots, PLAYERS)
        options = random_options("belcastel", luck) if self.is_mixed else {}
        won, points = dict.fromkeys(four, 0.0), dict.fromkeys(four, 0.0)
        for turn in range(PLAYERS):
            seated = four[turn:] + four[:turn]
            table = BELCASTEL.table(BELCASTEL.box(PLAYERS, options), Counter(PLAYERS, derived_seed(self.seed, number)))
            bots = [WITH_LEVELS[name](derived_seed(self.seed, number, seat)) for seat, name in enumerate(seated)]
            outcome = play_game(table, bot_player(BELCASTEL, bots)).outcome
            assert outcome is not None
            for seat, name in enumerate(seated):
                won[name] += (seat in outcome.winners) / len(outcome.winners) / PLAYERS
                points[name] += outcome.points[seat] / PLAYERS
        for name in four:
            observer.won.setdefault(name, []).append(won[name])
            observer.points.setdefault(name, []).append(points[name])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.field", description=__doc__)
    parser.add_argument("--bots", default=",".join(WITH_LEVELS))
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mixed", action="store_true", help="any sets of books")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    if unknown := set(args.bots.split(",")) - set(WITH_LEVELS):
        parser.error(f"nobody is called {', '.join(sorted(unknown))}")
    standing = play_many(Field(tuple(args.bots.split(",")), args.seed, args.mixed), args.seeds, Processes(args.jobs))
    sys.stdout.write("\n".join(standing.lines()) + "\n")


if __name__ == "__main__":
    main()

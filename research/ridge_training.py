"""How the value of `policies.ridge` is learned: play, regress on points to come, replace, play again.

The recipe of Quackulator under our rules: four players, the first set of books, at first by rules of thumb; a part of
all purchases and ruby payments is random, so that everything is tried; all games so far are kept for the regression.
`python -m research.ridge_training --help`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Self

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import ROUNDS
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask
from chaudron.lab.many import Observer, bot_player, derived_seed, play_game, play_many
from chaudron.lab.workers import Processes, Workers
from research.policies.elixir import PLANS as ELIXIR
from research.policies.policy import BUYING, Plan, Policy
from research.policies.quackulator import Calculator
from research.policies.ridge import FEATURES, Model, Owned, features
from research.policies.seen import Seen

PLAYERS = 4
PASSES = 1
"""Usually one: by rules of thumb alone. In more of them the player is what was learned before."""
EXPLORES = 0.15
LAMBDA = 10.0


class Sample(NamedTuple):
    """What a seat had at the start of a round, and how many points it gained from then on."""

    number: int
    state: list[float]
    """Its features: chips do not travel between processes."""
    lead: int
    points: int


class Explorer(Policy):
    """Now and then buys, or spends rubies on, anything."""

    def choose(self, view: View, ask: Ask) -> str:
        if ask.about.key in {*BUYING, "spend"}:
            whims = Seen(view, ask, self.seed + 1).luck()
            if whims.random() < EXPLORES:
                return whims.choice(ask.options)
        return super().choose(view, ask)


@dataclass
class Samples(Observer):
    """All samples of many games."""

    listens = False
    found: list[Sample] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    open: list[list[Sample]] = field(default_factory=list)
    round: int = 0

    def before(self, table: Any) -> None:
        self.open, self.round = [[] for _ in table.seats], 0
        self.look(table)

    def step(self, table: Any, seat: int, ask: Ask, choice: Choice) -> None:
        if table.round != self.round and table.outcome is None:
            self.look(table)

    def look(self, table: Table) -> None:
        self.round = table.round
        for mine, samples in zip(table.seats, self.open, strict=True):
            others = [other.points for other in table.seats if other is not mine]
            owned = Owned(tuple(sorted([*mine.bag, *mine.chips])), mine.drop, mine.rubies, mine.flask)
            samples.append(Sample(table.round, features(owned), mine.points - max(others), mine.points))

    def after(self, table: Any) -> None:
        for mine, samples in zip(table.seats, self.open, strict=True):
            self.found += [sample._replace(points=mine.points - sample.points) for sample in samples]
            self.points.append(mine.points)

    def merge(self, other: Self) -> None:
        self.found += other.found
        self.points += other.points


@dataclass(frozen=True)
class Lesson:
    """The games of one pass (a `many.Run`)."""

    seed: int
    data: dict[str, Any] | None
    """What was learned so far."""

    def observer(self) -> Samples:
        return Samples()

    def plan(self) -> Plan:
        if self.data is None:
            return ELIXIR["elixir-strong"]
        model = Model(self.data)
        return Calculator(wins=False, model=lambda: model).plan("learning")

    def play(self, number: int, observer: Samples) -> None:
        plan, seed = self.plan(), derived_seed(self.seed, number)
        table = BELCASTEL.table(BELCASTEL.box(PLAYERS, {}), Counter(PLAYERS, seed))
        bots = [Explorer(plan, derived_seed(self.seed, number, seat)) for seat in range(PLAYERS)]
        play_game(table, bot_player(BELCASTEL, bots), [observer])


def fit(samples: list[Sample]) -> dict[str, Any]:
    """A ridge regression for each round; the constant and the lead are free."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    weights, leads, to_come = [[0.0] * len(FEATURES)], [0.0], [0.0]
    free = np.full(len(FEATURES) + 1, LAMBDA)
    free[FEATURES.index("constant")] = free[-1] = 1e-6
    for number in range(1, ROUNDS + 1):
        rows = [sample for sample in samples if sample.number == number]
        matrix = np.array([[*row.state, float(row.lead)] for row in rows])
        target = np.array([float(row.points) for row in rows])
        found = np.linalg.solve(matrix.T @ matrix + np.diag(free), matrix.T @ target)
        weights.append([round(float(weight), 4) for weight in found[:-1]])
        leads.append(round(float(found[-1]), 4))
        to_come.append(round(float(target.mean()), 3))
    return {"weights": weights, "lead": leads, "to_come": to_come}


def passes(seed: int, games: int, workers: Workers, times: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """After every pass a line about it, and what was learned so far."""
    data: dict[str, Any] | None = None
    samples: list[Sample] = []
    for number in range(times):
        played = play_many(Lesson(derived_seed(seed, number), data), games // times, workers)
        samples += played.found
        data = fit(samples)
        points = round(sum(played.points) / len(played.points), 3)
        yield {"pass": number, "samples": len(samples), "points": points}, data


def train(
    seed: int, games: int, workers: Workers, log: Callable[[dict[str, Any]], None], times: int = PASSES
) -> dict[str, Any]:
    """What is to be written as `ridge.json`. The same seed gives the same numbers, whoever plays."""
    learned: dict[str, Any] = {}
    for line, data in passes(seed, games, workers, times):
        log(line)
        learned = data
    return learned


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m research.ridge_training", description=__doc__)
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    for line, data in passes(args.seed, args.games, Processes(args.jobs), args.passes):
        sys.stderr.write(json.dumps(line) + "\n")
        args.out.write_text(json.dumps(data, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()

"""What becomes of a witch: her points at the end of a game, from what she has at the beginning of a round."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from chaudron.bots.blackwood.estimates import Estimates, estimates_of
from chaudron.bots.blackwood.parameters import Parameters
from chaudron.bots.blackwood.rollout import policy_of
from chaudron.bots.blackwood.value import features, key_of, settled
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.box import Box
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.lab.blackwood.tuning import near
from chaudron.lab.many import Observer, derived_seed, play_game, play_many
from chaudron.lab.workers import Workers

Log = Callable[[dict[str, Any]], None]
SPREAD = 0.3
"""How far the witches' parameters differ, so that many ways of playing are seen."""
RIDGE = 20.0
"""So many games without anything are added to what was seen."""


@dataclass
class RegressionSums:
    """All that a regression needs, in whole numbers: the same whoever adds them, in any order."""

    count: int = 0
    squares: int = 0
    products: list[list[int]] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)

    def add(self, row: Sequence[int], target: int) -> None:
        if not self.products:
            self.products, self.targets = [[0] * len(row) for _ in row], [0] * len(row)
        self.count += 1
        self.squares += target * target
        for place, amount in enumerate(row):
            self.targets[place] += amount * target
            products = self.products[place]
            for other, more in enumerate(row):
                products[other] += amount * more

    def merge(self, other: Self) -> None:
        if not self.products:
            self.products, self.targets = [[0] * len(other.targets) for _ in other.targets], [0] * len(other.targets)
        self.count += other.count
        self.squares += other.squares
        for mine, theirs in zip(self.products, other.products, strict=True):
            mine[:] = map(sum, zip(mine, theirs, strict=True))
        self.targets = list(map(sum, zip(self.targets, other.targets, strict=True)))

    def solved(self) -> tuple[list[float], float]:
        """The weights with the least squared error, and the error they leave."""
        ridged = [[value + RIDGE * (r == c > 0) for c, value in enumerate(row)] for r, row in enumerate(self.products)]
        weights = solve(ridged, self.targets)
        explained = sum(weight * target for weight, target in zip(weights, self.targets, strict=True))
        return weights, math.sqrt(max(0.0, self.squares - explained) / self.count)


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss, with the largest pivot first."""
    rows = [[*map(float, row), float(value)] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for place in range(size):
        pivot = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[pivot] = rows[pivot], rows[place]
        for other in range(size):
            if other != place:
                factor = rows[other][place] / rows[place][place]
                rows[other] = [mine - factor * top for mine, top in zip(rows[other], rows[place], strict=True)]
    return [row[size] / row[place] for place, row in enumerate(rows)]


@dataclass
class Samples(Observer):
    """What everybody had at the beginning of a round, and what she gained after it."""

    estimates: Estimates | None = None
    """Of the policy that is to look ahead."""
    listens = False
    sums: dict[str, RegressionSums] = field(default_factory=dict)
    seen: list[tuple[str, int, list[int], int]] = field(default_factory=list)
    last: tuple[int, int] = (1, 1)

    def before(self, table: Table) -> None:
        self.seen, self.last = [], (table.expedition, table.column)

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        if (table.expedition, table.column) == self.last or table.outcome is not None:
            return
        assert self.estimates is not None
        self.last = (table.expedition, table.column)
        for witch, row in enumerate(features(self.estimates, table)):
            self.seen.append((key_of(table), witch, row, settled(table, witch)))

    def after(self, table: Table) -> None:
        assert table.outcome is not None
        for key, witch, row, before in self.seen:
            self.sums.setdefault(key, RegressionSums()).add(row, table.outcome.points[witch] - before)

    def merge(self, other: Self) -> None:
        for key, sums in other.sums.items():
            self.sums.setdefault(key, RegressionSums()).merge(sums)


@dataclass(frozen=True)
class SelfPlay:
    """Witches with similar parameters among themselves (a `many.Run`)."""

    seed: int
    parameters: Parameters

    def observer(self) -> Samples:
        return Samples()

    def play(self, number: int, observer: Samples) -> None:
        rng = random.Random(derived_seed(self.seed, number, "tastes"))  # noqa: S311 - not the luck of a game
        box = box_of(number)
        observer.estimates = estimates_of(box, self.parameters)
        each_seat = [near(rng, self.parameters, [SPREAD] * len(self.parameters)) for _ in range(box.players)]
        witches = [policy_of(box, parameters) for parameters in each_seat]

        def answer(table: Table) -> tuple[int, Choice]:
            ((asked, ask),) = table.asks.items()
            return asked, witches[asked].choose(table, ask)

        play_game(table_of(self.seed, number), answer, [observer])


def box_of(number: int) -> Box:
    return BLACKWOOD.box(BLACKWOOD.players[number % len(BLACKWOOD.players)], {})


def table_of(seed: int, number: int) -> Table:
    box = box_of(number)
    return BLACKWOOD.table(box, Counter(box.players, derived_seed(seed, number)))


def learn_value(seed: int, games: int, workers: Workers, log: Log, parameters: Parameters) -> dict[str, Any]:
    """What is written: the parameters, and the `Weights` by witches and rounds left."""
    sums = play_many(SelfPlay(seed, parameters), games, workers).sums
    found: dict[str, Any] = {"taste": parameters._asdict(), "outlook": {}}
    for key in sorted(sums):
        weights, error = sums[key].solved()
        found["outlook"][key] = [round(weight, 3) for weight in weights]
        log({"outlook": key, "games": games, "seats": sums[key].count, "error": round(error, 3)})
    return found

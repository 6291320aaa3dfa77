"""Which parameters win: witches with slightly different ones play against the present ones, and the best are mixed."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from chaudron.bots.blackwood.parameters import Parameters
from chaudron.bots.blackwood.rollout import policy_of
from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.lab.many import Observer, derived_seed, play_game, play_many
from chaudron.lab.workers import Workers

CANDIDATES = 32
CHOSEN = 8
"""Of the candidates, those that are mixed."""
SPREAD = 0.35
"""How far the first candidates stray, as a part of each number."""
LEAST_SPREAD = 0.04
PLAYERS = (2, 2, 3, 4)
"""How many witches play, in turn."""


@dataclass
class Margins(Observer):
    """By how many points each candidate was ahead of the others, in all."""

    listens = False
    ahead: dict[int, int] = field(default_factory=dict)
    """In hundredths, so that sums do not depend on who adds them."""

    def merge(self, other: Self) -> None:
        for candidate, points in other.ahead.items():
            self.ahead[candidate] = self.ahead.get(candidate, 0) + points


@dataclass(frozen=True)
class Tuning:
    """Each candidate plays the same games against witches with the present parameters (a `many.Run`)."""

    seed: int
    games: int
    present: Parameters
    candidates: tuple[Parameters, ...]

    def observer(self) -> Margins:
        return Margins()

    def play(self, number: int, observer: Margins) -> None:
        candidate, game = divmod(number, self.games)
        players, seat = PLAYERS[game // 2 % len(PLAYERS)], game % 2
        box = BLACKWOOD.box(players, {"favour": game // 8 % 4 == 3})
        witches = [policy_of(box, self.present) for _ in range(players)]
        witches[seat] = policy_of(box, self.candidates[candidate])

        def answer(table: Table) -> tuple[int, Choice]:
            ((asked, ask),) = table.asks.items()
            return asked, witches[asked].choose(table, ask)

        chance = Counter(players, derived_seed(self.seed, game // 2))
        outcome = play_game(BLACKWOOD.table(box, chance), answer).outcome
        assert outcome is not None
        others = sum(outcome.points) - outcome.points[seat]
        ahead = round(100 * (outcome.points[seat] - others / (players - 1)))
        observer.ahead[candidate] = observer.ahead.get(candidate, 0) + ahead


def tune(
    seed: int, each: int, rounds: int, workers: Workers, log: Callable[[dict[str, Any]], None], start: Parameters
) -> Parameters:
    """Cross-entropy: the means of the best candidates are the next parameters, and their spreads the next spreads."""
    rng = random.Random(seed)  # noqa: S311 - a search, not the luck of a game
    present, spreads = start, [SPREAD] * len(start)
    for number in range(rounds):
        candidates = [near(rng, present, spreads) for _ in range(CANDIDATES)]
        tuning = Tuning(derived_seed(seed, "tasting", number), each, present, tuple(candidates))
        ahead = play_many(tuning, each * CANDIDATES, workers).ahead
        order = sorted(range(CANDIDATES), key=lambda candidate: -ahead[candidate])
        chosen = [candidates[candidate] for candidate in order[:CHOSEN]]
        present, spreads = _mixed(present, spreads, chosen)
        best = ahead[order[0]] / 100 / each
        log({"taste": number, "games": each * CANDIDATES, "best_ahead": round(best, 2), **present._asdict()})
    return present


def near(rng: random.Random, parameters: Parameters, spreads: Sequence[float]) -> Parameters:
    pairs = zip(parameters, spreads, strict=True)
    return Parameters(*(round(value * math.exp(rng.gauss(0, spread)), 4) for value, spread in pairs))


def _mixed(
    present: Parameters, spreads: Sequence[float], chosen: Sequence[Parameters]
) -> tuple[Parameters, list[float]]:
    means, widths = [], []
    for place, spread in enumerate(spreads):
        logs = [math.log(parameters[place]) for parameters in chosen]
        mean = sum(logs) / len(logs)
        width = math.sqrt(sum((value - mean) ** 2 for value in logs) / len(logs))
        means.append(round(math.exp(mean), 4))
        widths.append(max(LEAST_SPREAD, 0.4 * spread + 0.6 * width))
    return Parameters(*means), widths

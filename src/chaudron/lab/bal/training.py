"""`chaudron train bal`: what positions are worth, learned from games of the rollout policy with itself, in two rounds.

Two, not more: who sees things plainly hits whoever is strongest, and so everybody stays alike; from such games she
learns little but to hit the weak. Where all hit the weak it shows what Crapzouilles and cards are worth, which is
learned in the second round. A third would begin again from the first: learning runs in circles here.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self

from chaudron.bots.bal import rollout
from chaudron.bots.bal.value import FEWEST, KIND, KINDS, LARGEST_HAND, MOST, public_states, read
from chaudron.games.bal import BAL
from chaudron.games.bal.table import Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.lab.bal import learning
from chaudron.lab.many import Observer, Player, derived_seed, play_game, play_many
from chaudron.lab.workers import Workers

ROUNDS = 2
EVERY = 3
"""One turn in so many is remembered: neighbors are much alike."""
WHIMS = 0.04
"""How often a decision is made by chance, so that all sorts of hands are seen."""


@dataclass
class Samples(Observer):
    """Every living witch at the beginning of turns; bytes, by the number of living witches."""

    listens = False
    rows: dict[int, bytearray] = field(default_factory=dict)
    game: list[tuple[int, list[int], bytes]] = field(default_factory=list)
    turn: tuple[int, ...] = ()
    turns: int = 0

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        turn = rollout.turn_of(table)
        if turn != self.turn and table.outcome is None:
            self.turn = turn
            self.turns += 1
            if self.turns % EVERY == 0:
                seats = table.living
                self.game.append((len(seats), seats, as_bytes(table)))

    def after(self, table: Table) -> None:
        assert table.outcome is not None
        (winner,) = table.outcome.winners
        for living, seats, rows in self.game:
            kept = self.rows.setdefault(min(living, MOST), bytearray())
            width = learning.ROW - 1
            for place in range(MOST + 1 if living >= MOST else living):
                row = rows[place * width :][:width]
                kept += bytes((*row, seats[place] == winner)) if row else bytes(learning.ROW)
        self.game, self.turn, self.turns = [], (), 0

    def merge(self, other: Self) -> None:
        for living, rows in other.rows.items():
            self.rows.setdefault(living, bytearray()).extend(rows)


def as_bytes(table: Table) -> bytes:
    row: list[int] = []
    for seat, its in public_states(table).items():
        counts = [0] * KINDS
        for card in table.seats[seat].hand:
            counts[KIND[card]] += 1
        row += [its.lives, min(its.hand, LARGEST_HAND), its.left, its.acts, *counts]
    return bytes(row)


Weights = dict[str, Any]


@dataclass(frozen=True)
class SelfPlay:
    """Games in which all witches play by the rollout policy and what was learned before, if anything (a `many.Run`)."""

    seed: int
    weights: Weights | None

    def observer(self) -> Samples:
        return Samples()

    def play(self, number: int, observer: Samples) -> None:
        rng = random.Random(derived_seed(self.seed, number))  # noqa: S311 - games, not secrets
        players, level = rng.choice((3, 4, 4, 5, 6)), rng.choice(("easy", "medium", "hard"))
        options = {"level": level, "sabbat": rng.choice(("draw_n", "draw_n", "draw_n", "refill_to_n"))}
        table = BAL.table(BAL.box(players, options), Counter(players, rng.getrandbits(60)))
        value = rollout.PLAIN if self.weights is None else read(self.weights)
        play_game(table, whimsical(rng, rollout.RolloutPolicy(value)), [observer])


def whimsical(rng: random.Random, witch: rollout.RolloutPolicy) -> Player:
    """The same policy in every seat, now and then a whim."""

    def play(table: Table) -> tuple[int, Choice]:
        seat, ask = next(iter(table.asks.items()))
        if len(ask.options) > 1 and rng.random() < WHIMS:
            return seat, rng.choice(ask.options)
        return seat, witch.choose(table, ask)

    return play


def train(seed: int, games: int, workers: Workers, log: Callable[[dict[str, Any]], None]) -> Weights:
    """Play and learn, play by what was learned and learn again."""
    weights: Weights | None = None
    share = max(1, games // ROUNDS)
    for iteration in range(ROUNDS):
        seen = play_many(SelfPlay(derived_seed(seed, iteration), weights), share, workers)
        weights, errors = learn(seen.rows)
        log({"iteration": iteration, "games": (iteration + 1) * share, **errors})
    assert weights is not None
    return weights


def learn(rows: dict[int, bytearray]) -> tuple[Weights, dict[str, Any]]:
    """Tables for every number of living witches, with and without the cards of hands; and how well they foresee."""
    import numpy as np  # noqa: PLC0415 - only training needs it

    tables: dict[str, list[Any]] = {"full": [], "public": []}
    errors: dict[str, Any] = {}
    for living in range(FEWEST, MOST + 1):
        data = np.frombuffer(bytes(rows.get(living, b"")), np.uint8)
        positions = data.reshape(-1, MOST + 1 if living == MOST else living, learning.ROW)
        for name, full in (("full", True), ("public", False)):
            worth, error = learning.fit(positions, full)
            tables[name].append(learning.as_tables(worth))
            errors[f"{name}_{living}"] = round(error, 4)
    return tables, errors

"""Search in tables that a bot has guessed: its options are tried in the same worlds, and the worse half is dropped.

A try is a copy of a guessed table, with one option chosen and then played on by whoever the game provides. Budgets are
counted in tries, never in seconds, so that the same view and the same seed lead to the same choice on any machine.
"""

import itertools
import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from chaudron.bots.advice import Weighed
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import Game, View
from chaudron.kernel.rule import Ask, answer
from chaudron.kernel.table import Table

PlayOn = Callable[[Table, int], float]
"""Plays a table on, perhaps to its end, and says what it is then worth to a seat."""


class Tried:
    """An option, and how its tries went."""

    def __init__(self, choice: str) -> None:
        self.choice, self.total, self.tries = choice, 0.0, 0

    def add(self, value: float) -> None:
        self.total += value
        self.tries += 1

    @property
    def mean(self) -> float:
        return self.total / self.tries


class Search(NamedTuple):
    """How a bot searches: in which game, with how many tries in all, and who plays them on."""

    game: Game
    tries: int
    play_on: PlayOn

    def weigh(self, view: View, ask: Ask, seed: int, options: Sequence[str] | None = None) -> tuple[Weighed, ...]:
        """The options, or some of them, by sequential halving: the one to choose first."""
        left = [Tried(option) for option in (ask.options if options is None else options)]
        dropped: list[Tried] = []
        rounds = max(1, math.ceil(math.log2(len(left))))
        worlds = itertools.count(seed)
        for _ in range(rounds):
            for world in itertools.islice(worlds, max(1, self.tries // (rounds * len(left)))):
                self._try(left, view, ask.seat, world)
            left.sort(key=lambda option: -option.mean)
            kept = math.ceil(len(left) / 2)
            left, dropped = left[:kept], left[kept:] + dropped
        return tuple(Weighed(option.choice, option.mean) for option in left + dropped)

    def _try(self, options: Sequence[Tried], view: View, seat: int, world: int) -> None:
        """Each option once, in the same world: what differs is what they bring."""
        guessed = self.game.guess(view, Counter(view["players"], world))
        for option in options:
            table = guessed.copy()
            answer(table, seat, option.choice)
            option.add(self.play_on(table, seat))

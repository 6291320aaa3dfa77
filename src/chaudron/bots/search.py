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
        self.choice, self.total, self.values = choice, 0.0, list[float]()

    def add(self, value: float) -> None:
        self.total += value
        self.values.append(value)

    @property
    def mean(self) -> float:
        return self.total / len(self.values)

    def is_better_than(self, other: "Tried", certain: float) -> bool:
        """Beyond doubt, by what differed in the worlds that both were tried in?"""
        pairs = zip(self.values, other.values, strict=False)
        differences = [mine - theirs for mine, theirs in pairs]
        number, mean = len(differences), sum(differences) / len(differences)
        spread = sum([(one - mean) ** 2 for one in differences])
        return math.isfinite(certain) and mean > certain * math.sqrt(spread) / number


class Search(NamedTuple):
    """How a bot searches: in which game, with how many tries in all, and who plays them on."""

    game: Game
    tries: int
    play_on: PlayOn
    certain: float = 1.0
    """How much better than a favorite another must be: in standard errors of the difference."""

    def weigh(
        self, view: View, ask: Ask, seed: int, options: Sequence[str] | None = None, favorite: str | None = None
    ) -> tuple[Weighed, ...]:
        """The options, or some of them, by sequential halving: the one to choose first.

        A favorite is tried to the end, and chosen unless another is better beyond doubt (`certain`).
        """
        left = [Tried(option) for option in (ask.options if options is None else options)]
        dropped: list[Tried] = []
        rounds = max(1, math.ceil(math.log2(len(left))))
        worlds = itertools.count(seed)
        for _ in range(rounds):
            for world in itertools.islice(worlds, max(1, self.tries // (rounds * len(left)))):
                self._try(left, view, ask.seat, world)
            left.sort(key=lambda option: -option.mean)
            kept = math.ceil(len(left) / 2)
            staying = [option for option in left[kept:] if option.choice == favorite]
            left, dropped = left[:kept] + staying, [one for one in left[kept:] if one not in staying] + dropped
        for liked in [option for option in left if option.choice == favorite]:
            if not left[0].is_better_than(liked, self.certain):
                left.remove(liked)
                left.insert(0, liked)
        return tuple(Weighed(option.choice, option.mean) for option in left + dropped)

    def _try(self, options: Sequence[Tried], view: View, seat: int, world: int) -> None:
        """Each option once, in the same world: what differs is what they bring."""
        guessed = self.game.guess(view, Counter(view["players"], world))
        for option in options:
            table = guessed.copy()
            answer(table, seat, option.choice)
            option.add(self.play_on(table, seat))

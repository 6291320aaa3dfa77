"""Options tried in the same worlds: what is clearly worse is dropped early, and of the rest the worse half in time.

In Blackwood nothing is hidden but what the decks will bring, so worlds differ in their luck alone.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from chaudron.bots.advice import Weighed
from chaudron.bots.search import Tried
from chaudron.games.blackwood.table import Table
from chaudron.kernel.chance import MASK, Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import answer

BATCH = 6
"""Worlds after which options are compared."""
CLEAR = 2.5
"""So many standard errors are no accident."""


class Weighing(NamedTuple):
    """With how many tries in all, and who plays them on."""

    tries: int
    play_on: Callable[[Table, int], float]

    def weigh(self, table: Table, seat: int, seed: int, options: Sequence[Choice]) -> tuple[Weighed, ...]:
        """The options, the one to choose first; among equals the one that was named first."""
        left, dropped = [Tried(option) for option in options], list[Tried]()
        halvings = math.ceil(math.log2(len(left)))
        spent, worlds, halved = 0, 0, 1
        while len(left) > 1 and (spent + len(left) <= self.tries or not worlds):
            self._try(left, table, seat, seed + worlds & MASK)
            spent, worlds = spent + len(left), worlds + 1
            left.sort(key=lambda option: -option.mean)
            staying = left
            if worlds % BATCH == 0:
                staying = [left[0], *[option for option in left[1:] if is_in_the_running(left[0], option)]]
            if spent * halvings >= halved * self.tries:
                staying, halved = staying[: math.ceil(len(left) / 2)], halved + 1
            left, dropped = staying, [option for option in left if option not in staying] + dropped
        return tuple(Weighed(option.choice, option.mean) for option in left + dropped)

    def _try(self, options: Sequence[Tried], table: Table, seat: int, world: int) -> None:
        """Each option once, with the same luck."""
        for option in options:
            tried = table.copy()
            tried.chance = Counter(len(table.seats), world)
            answer(tried, seat, option.choice)
            option.add(self.play_on(tried, seat))


def is_in_the_running(best: Tried, other: Tried) -> bool:
    """Not what is clearly worse, nor what has turned out to be the same."""
    return best.values != other.values and not best.is_better_than(other, CLEAR)

"""Search in guessed tables: options are tried in the same worlds, and the worse ones are dropped on the way.

A try is a copy of a world, with one option chosen and then played on by whoever the game provides. Budgets are
counted in tries, never in seconds, so that the same view and the same seed lead to the same choice on any machine.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from chaudron.bots.advice import Weighed
from chaudron.kernel.chance import MASK
from chaudron.kernel.rule import answer
from chaudron.kernel.table import Table

World = Callable[[int], Table]
"""The guessed table of a number: another number is other luck, and other hidden things where there are any."""
PlayOn = Callable[[Table, int], float]
"""Plays a table on, perhaps to its end, and says what it is then worth to a seat."""
BATCH = 6
"""In a race: worlds after which options are compared."""
CLEAR = 2.5
"""In a race: so many standard errors are no accident."""


class Tried:
    """An option, and how its tries went."""

    def __init__(self, choice: str, is_favorite: bool = False) -> None:
        self.choice, self.is_favorite = choice, is_favorite
        self.total, self.values = 0.0, list[float]()

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


class Ranking:
    """All options, the best first: those that are still tried, then those that were dropped."""

    def __init__(self, options: Sequence[Tried]) -> None:
        self.options, self.size = list(options), len(options)

    @property
    def left(self) -> list[Tried]:
        return self.options[: self.size]

    def sort(self) -> None:
        """Among equals the order is kept."""
        self.options[: self.size] = sorted(self.left, key=lambda option: -option.mean)

    def keep(self, staying: Sequence[Tried]) -> None:
        """All others are dropped, except a favorite."""
        stays = [*staying, *[one for one in self.left if one.is_favorite and one not in staying]]
        self.options[: self.size] = [*stays, *[one for one in self.left if one not in stays]]
        self.size = len(stays)


Schedule = Callable[[Ranking, int], Iterator[None]]
"""Yields before each world in which all that is left is tried; drops options on the way, within a budget of tries."""


def halving(ranking: Ranking, tries: int) -> Iterator[None]:
    """As many tries in every round; after each the worse half is dropped."""
    rounds = max(1, math.ceil(math.log2(ranking.size)))
    for _ in range(rounds):
        for _ in range(max(1, tries // (rounds * ranking.size))):
            yield
        ranking.sort()
        ranking.keep(ranking.left[: math.ceil(ranking.size / 2)])


def racing(ranking: Ranking, tries: int) -> Iterator[None]:
    """What is clearly worse is dropped early, and of the rest the worse half in time; what that saves is tried more."""
    halvings, spent, worlds, halved = math.ceil(math.log2(ranking.size)), 0, 0, 1
    while ranking.size > 1 and (spent + ranking.size <= tries or not worlds):
        yield
        spent, worlds = spent + ranking.size, worlds + 1
        ranking.sort()
        best, *others = staying = ranking.left
        if worlds % BATCH == 0:
            staying = [best, *[option for option in others if is_in_the_running(best, option)]]
        if spent * halvings >= halved * tries:
            staying, halved = staying[: math.ceil(ranking.size / 2)], halved + 1
        ranking.keep(staying)


def is_in_the_running(best: Tried, other: Tried) -> bool:
    """Not what is clearly worse, nor what has turned out to be the same."""
    return best.values != other.values and not best.is_better_than(other, CLEAR)


class Search(NamedTuple):
    """How a bot searches: in which worlds, with how many tries in all, who plays them on, and what is dropped when."""

    world: World
    tries: int
    play_on: PlayOn
    schedule: Schedule = halving
    certain: float = 1.0
    """How much better than a favorite another must be: in standard errors of the difference."""

    def weigh(self, seat: int, seed: int, options: Sequence[str], favorite: str | None = None) -> tuple[Weighed, ...]:
        """The options, the one to choose first; among equals the one that was named first.

        A favorite is tried to the end, and chosen unless another is better beyond doubt (`certain`).
        """
        ranking = Ranking([Tried(option, option == favorite) for option in options])
        for number, _ in enumerate(self.schedule(ranking, self.tries), seed):
            self._try(ranking.left, seat, number & MASK)
        ranked = ranking.options
        for liked in [option for option in ranked if option.is_favorite]:
            if not ranked[0].is_better_than(liked, self.certain):
                ranked.remove(liked)
                ranked.insert(0, liked)
        return tuple(Weighed(option.choice, option.mean) for option in ranked)

    def _try(self, options: Sequence[Tried], seat: int, number: int) -> None:
        """Each option once, in the same world: what differs is what they bring."""
        world = self.world(number)
        for option in options:
            table = world.copy()
            answer(table, seat, option.choice)
            option.add(self.play_on(table, seat))

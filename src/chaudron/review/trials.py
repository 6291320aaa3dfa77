"""An answer tried again with other luck: what could have come, and how likely each of it was.

What came is never looked at here. Luck that is not given comes from a source of its own, which has nothing to do with
that of the game: so what is averaged over it says what was to be expected before anything was drawn.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Self, TypeVar

from chaudron.kernel.chance import Chance, Counter, Draw
from chaudron.kernel.rule import answer
from chaudron.kernel.table import Table

T = TypeVar("T")

Values = list[float]
"""The points of all seats, then their chances to win."""
Evaluate = Callable[[Table], Values]
Act = Callable[[Table], None]
"""What is tried: an answer, or the beginning of the game."""


class Steered(Chance):
    """Luck that is given, in the order in which it is asked for; what comes after it is that of another source."""

    __slots__ = ("asked", "given", "items", "otherwise")

    def __init__(self, seats: int, given: Sequence[int], otherwise: Chance) -> None:
        super().__init__(seats)
        self.given, self.otherwise = tuple(given), otherwise
        self.asked: list[Draw] = []
        self.items: Sequence[Any] | None = None
        """Of the first draw that was not given: what could come, where that is more than numbers."""

    def copy(self) -> Self:
        new = super().copy()
        new.asked, new.otherwise = self.asked[:], self.otherwise.copy()
        return new

    def below(self, stream: int, out_of: int) -> int:
        place = len(self.asked)
        result = self.given[place] if place < len(self.given) else self.otherwise.below(stream, out_of)
        self.asked.append(Draw(stream, out_of, result))
        return result

    def draw(self, stream: int, items: list[T]) -> T:
        if len(self.asked) == len(self.given):
            self.items = items[:]
        return super().draw(stream, items)

    def roll(self, stream: int, faces: Sequence[T]) -> T:
        if len(self.asked) == len(self.given):
            self.items = faces
        return super().roll(stream, faces)


class Trial(NamedTuple):
    """A table after an answer was tried, and the luck that led to it."""

    table: Table
    asked: list[Draw]
    items: Sequence[Any] | None


def answering(seat: int, choice: str) -> Act:
    """The answer of a seat, as something to be tried."""

    def act(table: Table) -> None:
        answer(table, seat, choice)

    return act


def tried(table: Table, act: Act, given: Sequence[int], seed: int) -> Trial:
    """A copy of the table after the act, with the first luck given."""
    world, seats = table.copy(), len(table.chance.used) - 1
    world.chance = chance = Steered(seats, given, Counter(seats, seed))
    act(world)
    return Trial(world, chance.asked, chance.items)


class Expected(NamedTuple):
    """What was to be expected before a draw."""

    values: Values
    exact: bool
    """Was everything tried that could have come? Otherwise a sample of it."""


FEWEST = 16
"""Where more luck follows the first draw, at least so many ways are tried."""


def expected(table: Table, act: Act, given: Sequence[int], value: Evaluate, seed: int) -> Expected:
    """The mean over everything that could have come after the luck that is given.

    Everything that the next draw can bring is tried, things that are alike once. Where more is drawn after it, that is
    sampled: a few ways for each, all equally likely, so that the mean is right on average. They are the same for each
    (common random numbers), so that what differs is the draw.
    """
    first = tried(table, act, given, seed)
    if len(first.asked) == len(given):
        return Expected(value(first.table), exact=True)
    total, weight, exact = None, 0, True
    kinds = list(alike(first.items, first.asked[len(given)].out_of))
    for result, count in kinds:
        trial = tried(table, act, (*given, result), seed + 1)
        found = value(trial.table)
        if len(trial.asked) > len(given) + 1:
            exact, ways = False, -(-FEWEST // len(kinds))
            for way in range(1, ways):
                more = tried(table, act, (*given, result), seed + 1 + way * 1009)
                found = plus(found, value(more.table))
            found = scaled(found, 1 / ways)
        total = scaled(found, count) if total is None else plus(total, scaled(found, count))
        weight += count
    assert total is not None
    return Expected(scaled(total, 1 / weight), exact)


def alike(items: Sequence[Any] | None, out_of: int) -> Iterator[tuple[int, int]]:
    """Of every kind of thing that could come one place, and how many there are of it."""
    if items is None:
        yield from [(place, 1) for place in range(out_of)]
        return
    counts: dict[Any, list[int]] = {}
    for place, item in enumerate(items):
        counts.setdefault(item, [place, 0])[1] += 1
    yield from [(place, count) for place, count in counts.values()]


def plus(one: Values, other: Values) -> Values:
    return [mine + theirs for mine, theirs in zip(one, other, strict=True)]


def minus(one: Values, other: Values) -> Values:
    return [mine - theirs for mine, theirs in zip(one, other, strict=True)]


def scaled(values: Values, factor: float) -> Values:
    return [factor * value for value in values]

"""How the seats of a table fare over many games, added up from the facts that everybody hears; games tally more."""

import math
from dataclasses import dataclass, field
from typing import Any, Generic, Self, TypeVar

from chaudron.kernel.choice import Choice
from chaudron.kernel.facts import Fact
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import Table
from chaudron.lab.many import Observer


def interval(wins: float, games: float, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's interval: where the true rate of winning lies, 95 times out of 100."""
    if not games:
        return 0.0, 1.0
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = math.sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass
class Sum:
    """Whole numbers added up, with their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    def replace(self, old: int, new: int) -> None:
        """A number that was added turns out to be another."""
        self.total += new - old
        self.squares += new * new - old * old

    def merge(self, other: "Sum") -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def without(self, some: "Sum") -> "Sum":
        """What is left when some of these numbers are taken out."""
        return Sum(self.count - some.count, self.total - some.total, self.squares - some.squares)

    @property
    def mean(self) -> float | None:
        return self.total / self.count if self.count else None

    @property
    def deviation(self) -> float:
        """The standard deviation of what was drawn from, as a sample tells it."""
        if self.count < 2:
            return 0.0
        return math.sqrt((self.count * self.squares - self.total**2) / (self.count * (self.count - 1)))


@dataclass
class Tally:
    """How one seat, or all seats of one bot, fared."""

    wins: int = 0
    shared: int = 0
    """Of the wins, those shared with others."""
    points: Sum = field(default_factory=Sum)

    @property
    def games(self) -> int:
        return self.points.count

    def merge(self, other: Any) -> None:
        self.wins += other.wins
        self.shared += other.shared
        self.points.merge(other.points)

    def to_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": self.wins,
            "shared_wins": self.shared,
            "win_rate": self.wins / self.games,
            "win_rate_95": list(interval(self.wins, self.games)),
            "points_mean": self.points.mean,
            "points_sd": self.points.deviation,
        }


T = TypeVar("T", bound=Tally)


class SeatTallies(Observer, Generic[T]):
    """Adds up how every seat fares."""

    seats: list[T]

    def __init__(self, seats: list[T]) -> None:
        self.seats = seats
        self.decisions = 0
        self.rounds = Sum()
        """Of each game, where that is not always the same."""

    def merge(self, other: Self) -> None:
        self.decisions += other.decisions
        self.rounds.merge(other.rounds)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)

    def before(self, table: Table) -> None:
        self._listen(table)

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        self.decisions += 1
        self._listen(table)

    def after(self, table: Table) -> None:
        outcome = table.outcome
        assert outcome is not None
        for seat, tally in enumerate(self.seats):
            tally.points.add(outcome.points[seat])
            tally.wins += seat in outcome.winners
            tally.shared += seat in outcome.winners and len(outcome.winners) > 1

    def _listen(self, table: Table) -> None:
        for fact in table.facts or ():
            if fact.is_heard_by(None):
                self.hear(fact)

    def hear(self, fact: Fact) -> None:
        """Something that everybody hears."""
        raise NotImplementedError

"""How the seats of a table fare over many games, added up from the facts that everybody hears."""

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Self

from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.kernel.table import Table
from chaudron.kernel.told import Fact
from chaudron.lab.many import Observer

TAKEN_BACK = "taken_back"
"""Points that a restart took back [BEL-16.12], beside the rule ids from which points come."""


def interval(wins: int, games: int, z: float = 1.959964) -> tuple[float, float]:
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
    spaces: Sum = field(default_factory=Sum)
    explosions: Counter[int] = field(default_factory=Counter)
    """How many in each round."""
    sources: Counter[str] = field(default_factory=Counter)
    """Points by the rule that gave them."""
    calls: Counter[str] = field(default_factory=Counter)
    """How often each witch was called [WIT-2.1]."""

    @property
    def games(self) -> int:
        return self.points.count

    def merge(self, other: "Tally") -> None:
        self.wins += other.wins
        self.shared += other.shared
        self.points.merge(other.points)
        self.spaces.merge(other.spaces)
        self.explosions.update(other.explosions)
        self.sources.update(other.sources)
        self.calls.update(other.calls)

    def to_json(self) -> dict[str, Any]:
        games, exploded = self.games, sum(self.explosions.values())
        return {
            "games": games,
            "wins": self.wins,
            "shared_wins": self.shared,
            "win_rate": self.wins / games,
            "win_rate_95": list(interval(self.wins, games)),
            "points_mean": self.points.mean,
            "points_sd": self.points.deviation,
            "explosions_per_game": exploded / games,
            "explosions_by_round": {str(number): count for number, count in sorted(self.explosions.items())},
            "explosion_round_mean": self.explosion_round,
            "scoring_space_mean": self.spaces.mean,
            "points_by_source": {source: total / games for source, total in sorted(self.sources.items())},
            "witches_called": {witch: total / games for witch, total in sorted(self.calls.items())},
        }

    @property
    def explosion_round(self) -> float | None:
        """The round in which explosions happened, on the average."""
        exploded = sum(self.explosions.values())
        return sum(number * count for number, count in self.explosions.items()) / exploded if exploded else None


class Tallies(Observer):
    """Adds up how every seat fares, from the facts that everybody hears."""

    def __init__(self, seats: int) -> None:
        self.seats = [Tally() for _ in range(seats)]
        self.decisions = 0
        self._round = 0
        self._spaces = [0] * seats
        self._points = [0] * seats

    def merge(self, other: Self) -> None:
        self.decisions += other.decisions
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)

    def before(self, table: Table) -> None:
        self._points = [0] * len(self.seats)
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
            if lost := outcome.points[seat] - self._points[seat]:
                tally.sources[TAKEN_BACK] += lost

    def _listen(self, table: Table) -> None:
        for fact in table.told or ():
            if fact.is_heard_by(None):
                self._hear(fact)

    def _hear(self, fact: Fact) -> None:
        match fact.key, fact.details:
            case "round", {"round": number}:
                self._round = number
            case "exploded", {"seat": seat}:
                self.seats[seat].explosions[self._round] += 1
            case "points", {"seat": seat, "points": points}:
                self.seats[seat].sources[fact.rule] += points
                self._points[seat] += points
            case "penny", {"seat": seat, "witch": witch}:
                self.seats[seat].calls[witch] += 1
            case "scoring_space", {"seat": seat, "space": space}:
                self.seats[seat].spaces.add(space)
                self._spaces[seat] = space
            case "moved_on", {"seat": seat, "space": space}:
                self.seats[seat].spaces.replace(self._spaces[seat], space + 1)  # [BEL-16.17]

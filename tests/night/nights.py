"""Nights for tests: people come, deals are played, and everything is what the journal would say."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from chaudron.night import deciding, events, state
from chaudron.night.events import Played
from chaudron.night.state import Night
from chaudron.protocol import DealPlan, JoinNight, NewNight

MINUTE = state.MINUTE


class Evening:
    """A night, and the time of day there."""

    def __init__(self, people: int = 0, game: str = "belcastel", deals: int = 8, **about: object) -> None:
        wish = NewNight([DealPlan(game)] * deals, **about)  # type: ignore[arg-type]  # what a test says
        self.now = 0
        self.lines: list[tuple[int, events.Written]] = [(0, deciding.opened(wish, "host", "5e" * 32, ""))]
        self.night = state.read("night", self.lines)
        for _ in range(people):
            self.comes()

    def happens(self, event: events.Written, minutes: int = 0) -> None:
        self.now += minutes * MINUTE
        self.lines.append((self.now, event))
        state.note(self.night, event, self.now)

    def comes(self, level: int = 1) -> int:
        number = len(self.night.people)
        self.happens(deciding.joined(self.night, JoinNight(f"P{number}", level), f"key {number}"))
        return number

    def begins(self) -> list[list[int | None]]:
        """The next deal: who sits where."""
        deciding.may_begin(self.night, len(self.night.deals) + 1)
        seating = deciding.next_seating(self.night)
        self.happens(deciding.begun(self.night, seating, [f"table {n}" for n in range(len(seating.tables))]))
        return seating.tables

    def ends(self, results: Sequence[Sequence[int] | None]) -> None:
        """The deal, with these points of each seat; None: a table was not ready."""
        self.happens(deciding.ended(self.night, [None if one is None else played(one) for one in results]), 40)

    def plays(self, luck: int) -> list[list[int | None]]:
        """The next deal, with points by luck: who sat where."""
        tables, rng = self.begins(), Random(luck + len(self.night.deals))
        self.ends([[rng.randrange(20, 80) for _ in table] for table in tables])
        return tables


def played(points: Sequence[int]) -> Played:
    """Equals share a place."""
    ordered = sorted(points, reverse=True)
    return Played(list(points), [ordered.index(one) + 1 for one in points])


def people_at(table: Sequence[int | None]) -> list[int]:
    return sorted(person for person in table if person is not None)


def met(night: Night) -> Iterator[tuple[int, int]]:
    """Every pair that has sat together, as often as it has."""
    for deal in night.deals:
        for table in deal.tables:
            yield from combinations(people_at(table.seats), 2)

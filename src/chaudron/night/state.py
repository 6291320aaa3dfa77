"""How a night stands, as its events say."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import singledispatch

from chaudron.night import events
from chaudron.night.events import Played, Table

OPEN, PLAYING, BETWEEN, OVER = "open", "playing", "between", "over"
MINUTE = 60_000


@dataclass
class Person:
    """Somebody who has joined."""

    name: str
    key: str
    level: int
    is_away: bool = False


@dataclass
class Deal:
    """A deal that has begun."""

    tables: list[Table]
    resting: list[int]
    began_at: int
    ends_at: int | None
    """When time is up; None: never."""
    ended_at: int | None = None
    results: list[Played | None] = field(default_factory=list)

    def place_of(self, person: int) -> tuple[int, int] | None:
        """The number of somebody's table, and their seat there."""
        found = ((n, table.seats.index(person)) for n, table in enumerate(self.tables) if person in table.seats)
        return next(found, None)


@dataclass
class Night:
    """All of it."""

    id: str
    plan: events.Opened
    opened_at: int
    people: list[Person] = field(default_factory=list)
    deals: list[Deal] = field(default_factory=list)
    paused_at: int | None = None
    is_resting: bool = False
    """It is paused because the house rests, and goes on with it."""
    next_at: int | None = None
    """When the next deal begins by itself."""
    is_closed: bool = False
    n: int = 1
    """How many events there were."""
    latest_at: int = 0
    """When the last of them was."""

    @property
    def state(self) -> str:
        if self.running is not None:
            return PLAYING
        if self.is_closed or len(self.deals) == len(self.plan.deals):
            return OVER
        return BETWEEN if self.deals else OPEN

    @property
    def running(self) -> Deal | None:
        """The deal that is played now."""
        return self.deals[-1] if self.deals and self.deals[-1].ended_at is None else None

    @property
    def counted(self) -> list[Deal]:
        """The deals that are over."""
        return [deal for deal in self.deals if deal.ended_at is not None]

    @property
    def present(self) -> list[int]:
        return [number for number, person in enumerate(self.people) if not person.is_away]

    def number_of(self, key: str) -> int | None:
        """Whose key it is."""
        return next((number for number, person in enumerate(self.people) if person.key == key), None)


def read(night: str, lines: Iterable[tuple[int, events.Written]]) -> Night:
    """A night, from its events and when they happened."""
    known = iter(lines)
    at, first = next(known)
    if not isinstance(first, events.Opened):
        raise ValueError("a night begins with its opening")  # noqa: TRY004 - it is what was read that is wrong
    state = Night(night, first, at, latest_at=at)
    for when, event in known:
        note(state, event, when)
    return state


def note(night: Night, event: events.Written, at: int) -> None:
    """Write down what an event changes."""
    _note(event, night, at)
    night.n, night.latest_at = night.n + 1, at


@singledispatch
def _note(event: events.Event, night: Night, at: int) -> None:
    raise TypeError(type(event))


@_note.register
def _joined(event: events.Joined, night: Night, at: int) -> None:
    night.people.append(Person(event.name, event.key, event.level))


@_note.register
def _left(event: events.Left, night: Night, at: int) -> None:
    person = night.people[event.person]
    person.is_away = True
    if event.forgotten:
        person.name, person.key = events.NAMELESS, ""


@_note.register
def _returned(event: events.Returned, night: Night, at: int) -> None:
    night.people[event.person].is_away = False


@_note.register
def _begun(event: events.Begun, night: Night, at: int) -> None:
    minutes = night.plan.minutes
    night.deals.append(Deal(event.tables, event.resting, at, at + minutes * MINUTE if minutes else None))
    night.next_at = None


@_note.register
def _ended(event: events.Ended, night: Night, at: int) -> None:
    deal = night.deals[-1]
    deal.results, deal.ended_at = event.results, at
    night.paused_at, night.is_resting = None, False
    night.next_at = at + night.plan.pause * MINUTE if night.plan.pause and night.state == BETWEEN else None


@_note.register
def _paused(event: events.Paused, night: Night, at: int) -> None:
    night.paused_at, night.is_resting = at if event.since is None else event.since, event.since is not None


@_note.register
def _resumed(event: events.Resumed, night: Night, at: int) -> None:
    """The clock goes on where it stopped."""
    waited = at - (at if night.paused_at is None else night.paused_at)
    night.paused_at, night.is_resting = None, False
    if night.next_at is not None:
        night.next_at += waited
    deal = night.running
    if deal is not None and deal.ends_at is not None:
        deal.ends_at += waited


@_note.register
def _extended(event: events.Extended, night: Night, at: int) -> None:
    deal = night.running
    if deal is not None and deal.ends_at is not None:
        deal.ends_at += event.minutes * MINUTE


@_note.register
def _closed(event: events.Closed, night: Night, at: int) -> None:
    night.is_closed, night.next_at, night.paused_at, night.is_resting = True, None, None, False

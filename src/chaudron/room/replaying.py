"""A finished game, seen again moment by moment: what somebody heard and saw then, in pages that a page can ask for.

Moment 0 is the beginning; every answer leads to the next. What else happens belongs to the moment at which it does.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw

from chaudron import limits
from chaudron.kernel.chance import Chance, Draw, Recorded
from chaudron.protocol import Asked, Awaited, Happened, ReplayPage, Settings, Shown, Welcome
from chaudron.room import chain, disclosure, events
from chaudron.room.changes import NOTHING, Seen
from chaudron.room.entries import drawn
from chaudron.room.events import Event
from chaudron.room.eyes import Eyes, eyes_named
from chaudron.room.noting import pass_by
from chaudron.room.picture import Picture
from chaudron.room.reading import undone_in
from chaudron.room.rows import Kept, Listed, Row
from chaudron.room.sitting import OVER
from chaudron.room.state import State
from chaudron.room.time import Time

Step = tuple[State, Event, Row]
NOT_AGAIN = (events.Undone, events.Noted)
"""What was taken back did not happen, and what was noted in a window is told with its end."""
HIDDEN = -1
"""In the place of a seat."""
ROUNDS = ("round", "expedition")
"""How games call the number of the round in their views."""


class Retold(State):
    """A table whose luck is written: nobody needs its secret to see the game again."""

    __slots__ = ("draws",)

    def __init__(self, table: str, draws: Iterable[Draw], now: int = 1) -> None:
        super().__init__(Kept(table, b"", 0, Listed(False, "", False, b"")), Time(now))
        self.draws = [*draws]

    def _chance(self, envelope: str, salts: list[str], links: list[str] | None = None) -> Chance:
        return Recorded(self.sitting.players, self.draws)


def draws_in(rows: Iterable[Row]) -> Iterator[Draw]:
    """What chance brought, as a journal tells; what was taken back had drawn nothing."""
    for row in rows:
        event = chain.read(row.body)
        if isinstance(event, disclosure.TELLING):
            yield from drawn(event.draws)


def steps(table: str, rows: list[Row]) -> Iterator[Step]:
    """A table as it stood after each event of its journal, without what was taken back; raises `BrokenJournal`."""
    state, undone = Retold(table, draws_in(rows), rows[-1].at if rows else 0), undone_in(rows)
    for row in rows:
        if row.seq in undone:
            pass_by(state.sitting, row)
        else:
            yield state, state.follow(row), row


class MomentSeen(NamedTuple):
    """What led to it, and by whose answer, in which round."""

    happened: list[Happened]
    author: int
    round: int


class Replayed:
    """Takes in a game, and remembers what somebody saw of it."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.moments: list[MomentSeen] = []
        self.welcomes: list[Welcome] = []
        """How things stood at the first moment of each page."""
        self._early: list[Happened] = []
        """What happened before the game began."""
        self._seen, self._n = Seen(), 0
        self._ask: Asked | None = None
        self._awaited: list[Awaited] = []
        self._shown: Shown | None = None

    def take_in(self, step: Step) -> None:
        """What has happened, in the order of the journal."""
        state, event, row = step
        if isinstance(event, NOT_AGAIN):
            return
        is_heard = self.eyes.hears(row)
        happened = [self._happened(*step)] if is_heard else []
        if state.table is None:
            self._early += happened
        elif isinstance(event, events.Started):
            self._begin([*self._early, *happened], HIDDEN)
        elif isinstance(event, events.Answered):
            self._begin(happened, happened[0].about.get("seat", HIDDEN) if is_heard else HIDDEN)
        else:
            self.moments[-1].happened.extend(happened)
        if state.table is not None and (len(self.moments) - 1) % limits.REPLAY_PAGE == 0:
            self.welcomes[len(self.moments) // limits.REPLAY_PAGE :] = [self._welcome()]

    def _happened(self, state: State, event: Event, row: Row) -> Happened:
        self._n = state.sitting.seq if self.eyes.sees_all else state.number(self.eyes.seat)
        happened = Happened(self._n, row.at, disclosure.kind(event), self.eyes.about(event))
        if state.table is not None:
            self._add_changes(happened, state, isinstance(event, events.Answered))
        return happened

    def _add_changes(self, happened: Happened, state: State, is_answer: bool) -> None:
        changes = self._seen.changes(self.eyes.view(state))
        if changes is None:
            happened.whole = self._seen.view
        elif changes != NOTHING:
            happened.view = Raw(changes)
        ask, awaited = self.eyes.asked(state), self.eyes.awaited(state)
        if ask != self._ask:
            happened.ask = self._ask = ask
        if awaited != self._awaited:
            happened.awaited = self._awaited = awaited
        if not is_answer or state.sitting.state == OVER:
            happened.shown = self._shown = shown_again(state)

    def _begin(self, happened: list[Happened], author: int) -> None:
        view = self._seen.view
        self.moments.append(MomentSeen(happened, author, next((view[name] for name in ROUNDS if name in view), 0)))

    def _welcome(self) -> Welcome:
        assert self._shown is not None
        ask, awaited = self._ask, self._awaited
        return Welcome(self._n, self.eyes.seat, False, self._shown, self._seen.view, ask, awaited, [], 0, "off", [])

    def pages(self) -> Iterator[bytes]:
        """All of it, in pages."""
        moments, size = self.moments, limits.REPLAY_PAGE
        authors, rounds = [moment.author for moment in moments], [*_beginnings(moments)]
        for number, welcome in enumerate(self.welcomes):
            first = number * size
            happened = [moment.happened for moment in moments[first : first + size]]
            page = ReplayPage(first, happened, welcome, len(moments), size, authors, rounds, None)
            yield msgspec.json.encode(page)


def _beginnings(moments: list[MomentSeen]) -> Iterator[int]:
    last = 0
    for place, moment in enumerate(moments):
        if moment.round != last:
            yield place
        last = moment.round


def shown_again(state: State) -> Shown:
    """A table as everybody sees it, as far as that matters when its game is seen again."""
    shown = state.shown(False)
    shown.settings = Settings(odds=shown.settings.odds)
    shown.rematch, shown.lesson, shown.paused = None, "", False
    return shown


def pages(taken: Iterable[Step], eyes: Eyes) -> list[bytes]:
    """A whole game as somebody saw it, in pages."""
    replayed = Replayed(eyes)
    for step in taken:
        replayed.take_in(step)
    return [*replayed.pages()]


def page_at(known: list[bytes], at: int, mine: int | None = None) -> ReplayPage:
    """The page with a moment, or the last one, for whoever has this seat."""
    page = _read(known[min(at // limits.REPLAY_PAGE, len(known) - 1)])
    page.mine = mine
    return page


def pictured(known: list[bytes], at: int, by: str) -> Picture:
    """What somebody saw at a moment, to be drawn."""
    page = page_at(known, at)
    seats, view, n = page.welcome.shown.seats, page.welcome.view, page.welcome.n
    for happened in page.happened[1 : at - page.first + 1]:
        for one in happened:
            n, view = one.n, _seen_after(view, one)
            seats = seats if one.shown is UNSET else one.shown.seats
    return Picture(n, {**view, "me": eyes_named(by).seat}, [seat.name for seat in seats])


def _seen_after(view: Any, happened: Happened) -> Any:
    if happened.whole is not UNSET:
        return happened.whole
    for path, *value in [] if happened.view is UNSET else happened.view:
        inside = view
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value[0]
    return view


_read = msgspec.json.Decoder(ReplayPage).decode

"""Who listens at a table, and what each hears."""

import msgspec
from msgspec import Raw

from chaudron.protocol import Awaited, Happened, Heard, Here, Welcome
from chaudron.room import chain, disclosure, events
from chaudron.room.changes import NOTHING, Encoded, Seen
from chaudron.room.effects import Listener, Tell
from chaudron.room.events import Event
from chaudron.room.rows import Row
from chaudron.room.sitting import OVER, Who
from chaudron.room.state import State

ANSWERS = (events.Answered, events.Noted)
"""Events that change the game, and little beside it."""

Marks = list[tuple[bool, int, int]]
"""What is known of every seat beside the game."""

encode = msgspec.json.Encoder().encode


class Audience:
    """All who see the same: the devices of a seat, or everybody who watches."""

    __slots__ = ("ask_number", "awaited", "listeners", "marks", "seen", "undo", "who")

    def __init__(self, who: Who) -> None:
        self.who = who
        self.listeners: list[Listener] = []
        self.seen = Seen()
        self.ask_number = 0
        self.awaited: list[Awaited] = []
        self.undo: str | None = None
        self.marks: Marks = []


class Listeners:
    """Everybody who listens, by what they see."""

    __slots__ = ("audiences", "elsewhere")

    def __init__(self) -> None:
        self.audiences: dict[Who, Audience] = {}
        self.elsewhere: dict[str, tuple[list[int], int]] = {}
        """Seats and watchers connected to other processes."""

    @property
    def all(self) -> list[Listener]:
        return [listener for audience in self.audiences.values() for listener in audience.listeners]

    def add(self, listener: Listener) -> Audience:
        audience = self.audiences.get(listener.who)
        if audience is None:
            audience = self.audiences[listener.who] = Audience(listener.who)
        audience.listeners.append(listener)
        return audience

    def remove(self, listener: Listener) -> None:
        audience = self.audiences.get(listener.who)
        if audience is not None and listener in audience.listeners:
            audience.listeners.remove(listener)
            if not audience.listeners:
                del self.audiences[listener.who]

    def here(self) -> Here:
        """The seats that are connected anywhere, and how many watch."""
        seats, watching = self.here_in_this_process()
        everywhere = set(seats)
        for others, watchers in self.elsewhere.values():
            everywhere.update(others)
            watching += watchers
        return Here(sorted(everywhere), watching)

    def here_in_this_process(self) -> tuple[list[int], int]:
        seats = sorted({who.seat for who in self.audiences if who.seat is not None})
        return seats, sum(len(a.listeners) for who, a in self.audiences.items() if who.seat is None)

    def welcome(self, state: State, audience: Audience, missed: list[Heard]) -> Welcome:
        """How things stand, for somebody who has just come."""
        who = audience.who
        view = None if state.table is None else Raw(_whole(state, audience))
        audience.ask_number, audience.awaited = state.ask_number(who.seat), state.who_is_awaited()
        audience.undo, audience.marks = state.why_not_undo(who.seat), state.marks
        here = self.here()
        return Welcome(
            state.number(who.seat),
            who.seat,
            who.host,
            state.shown(who.host),
            view,
            state.asked(who.seat),
            audience.awaited,
            here.here,
            here.watching,
            audience.undo,
            missed,
        )

    def hear(self, state: State, event: Event, row: Row, heard: list[int]) -> list[Tell]:
        """What everybody who may know hears of something durable; `heard` are the numbers it has for each of them."""
        only, kind, marks = row.only, disclosure.kind(event), state.marks
        told = [a for a in self.audiences.values() if only is None or only == a.who.seat]
        views = _changed_views(state, told)
        awaited, about = (
            state.who_is_awaited(),
            disclosure.about(event, None) if disclosure.is_same_for_all(event) else None,
        )
        tells = []
        for place, audience in enumerate(told):
            seat = audience.who.seat
            number = heard[-1 if seat is None else seat]
            message = Happened(number, row.at, kind, about or disclosure.about(event, seat))
            _add_what_changed(state, message, audience, event, marks)
            if views and views[place] is None:
                message.whole = Raw(_whole(state, audience))
            elif views and views[place] != NOTHING:
                message.view = Raw(views[place] or NOTHING)
            if awaited != audience.awaited:
                message.awaited = audience.awaited = awaited
            tells.append(Tell(audience.listeners[:], encode(message)))
        return tells


def _whole(state: State, audience: Audience) -> bytes:
    """The view of an audience in full."""
    seat = audience.who.seat
    sketches = state.game.sketches(state.table, [seat])
    return audience.seen.whole(state.game.view(state.table, seat), sketches[0] if sketches else None)


def _changed_views(state: State, told: list[Audience]) -> list[bytes | None]:
    """What changed in the view of each; None where it is to be told as a whole. Nothing before the game."""
    if state.table is None:
        return []
    sketches = state.game.sketches(state.table, [audience.who.seat for audience in told])
    if sketches is None:
        return [audience.seen.changes(state.game.view(state.table, audience.who.seat)) for audience in told]
    written: Encoded = {}
    return [a.seen.changes_of_sketch(sketch, written) for a, sketch in zip(told, sketches, strict=True)]


def _add_what_changed(state: State, message: Happened, audience: Audience, event: Event, marks: Marks) -> None:
    """What an event has changed for an audience, beside the view."""
    seat = audience.who.seat
    is_answer, number = type(event) in ANSWERS, state.ask_number(seat)
    if not is_answer or state.sitting.state == OVER or audience.marks != marks:
        message.shown, audience.marks = state.shown(audience.who.host), marks
    if not is_answer or audience.ask_number != number:
        audience.ask_number = number
        message.ask = state.asked(seat)
    undo = state.why_not_undo(seat)
    if undo != audience.undo:
        message.undo = audience.undo = undo


def heard(rows: list[Row], seat: int | None, skipped: int) -> list[Heard]:
    """Rows of the journal as a seat may know them, numbered for it."""
    told = []
    for number, row in enumerate(rows, skipped + 1):
        event = chain.read(row.body)
        told.append(Heard(number, row.at, disclosure.kind(event), disclosure.about(event, seat)))
    return told

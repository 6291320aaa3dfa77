"""A room that somebody looks at or acts on: who listens, and what each hears."""

import asyncio
import math
import time
from collections import deque
from typing import Any, NamedTuple, Protocol

from msgspec import Raw, Struct

from chaudron.server import clock, events, limits
from chaudron.server.changes import NOTHING, Seen, Written
from chaudron.server.events import Event
from chaudron.server.frames import framed
from chaudron.server.jobs import Advised
from chaudron.server.protocol import Awaited, Happened, Heard, Here, Welcome
from chaudron.server.refusal import Refusal
from chaudron.server.room import Room
from chaudron.server.sitting import OPEN, OVER, WATCHER, Who
from chaudron.server.store import Listed, Row, Snapshot
from chaudron.server.visitors import NOBODY, Came, Visitor

SETTLE_SECONDS = 0.001
ANSWERS = (events.Answered, events.Noted)
"""Events that change the game, and little beside it."""


Marks = list[tuple[bool, int]]
"""What is known of every seat beside the game."""


class Listener(Protocol):
    """A connection, as far as a room is concerned."""

    who: Who
    key: str | None
    visitor: Visitor

    def send(self, frame: bytes) -> None:
        """Send, or give up a connection that is too slow. Never waits for the other side."""

    def let_go(self, code: str) -> None:
        """End the connection."""


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


class Done(Struct, frozen=True):
    """A command that is done and durable, and the number under which its author hears of it."""

    n: int
    about: dict[str, Any] = {}


class Quiet(NamedTuple):
    """An event that is durable but may not be known yet, and how many events each listener knows of with it."""

    event: Event
    row: Row
    heard: list[int]


class Hints:
    """Hints that are being thought out, and those that were."""

    def __init__(self) -> None:
        self.wanted: set[int] = set()
        """Seats that wait for one."""
        self.known: dict[int, tuple[int, str, Advised]] = {}
        """The last of each seat: about which question, by which level."""


class Voices:
    """When something was said at a table, in seconds of this process."""

    def __init__(self) -> None:
        self.talk: dict[int | None, deque[float]] = {}
        """By each seat, lately."""
        self.person_at = self.bot_at = -math.inf
        """By anybody, and by any bot."""


class Live:
    """A room in memory, with everything that ends when the process does. Whoever uses it holds its lock."""

    __slots__ = (
        "ahead",
        "audiences",
        "clock",
        "closes",
        "elsewhere",
        "epoch",
        "hints",
        "host_seen_at",
        "listed",
        "lock",
        "noticed",
        "noticing",
        "owner",
        "quiet",
        "recent",
        "room",
        "seen_at",
        "snapshot_seq",
        "thinking",
        "used_at",
        "voices",
    )

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.ahead: Room | None = None
        """The room as it really stands, while something is kept quiet; what is shown is `room`."""
        self.quiet: list[Quiet] = []
        self.closes: int | None = None
        """When what is kept quiet is shown, once everybody has answered in the window that is open."""
        self.owner = ""
        self.epoch: int | None = None
        """The right to write, when this process has it."""
        self.listed: Listed | None = None
        self.audiences: dict[Who, Audience] = {}
        self.recent: dict[str | None, dict[str, Done]] = {}
        """Commands done lately, by the key of their author, and what was answered to each."""
        self.thinking: dict[int, int] = {}
        """Seats for which a bot thinks, and about which question."""
        self.hints = Hints()
        self.noticed: dict[int, int] = {}
        """Questions of which a seat was sent a notice …"""
        self.noticing: dict[int, int] = {}
        """… or may soon be sent one."""
        self.clock: asyncio.TimerHandle | None = None
        self.voices = Voices()
        self.elsewhere: dict[str, tuple[list[int], int]] = {}
        """Seats and watchers connected to other processes."""
        self.host_seen_at = time.monotonic()
        self.snapshot_seq = room.snapshot_seq
        self.used_at = self.seen_at = time.monotonic()
        """When the table was last needed here, and when somebody last looked at it."""

    def who(self, key: str | None, visitor: Visitor = NOBODY) -> Who:
        """By what right somebody speaks; whoever waits for a seat watches until it is granted. Raises `Refusal`."""
        who = WATCHER if key is None else self.room.who(key)
        if who not in (None, WATCHER):
            return who
        if self.room.keeps_out(self.room.came(visitor, key)):
            raise Refusal("kept_out")
        if who is None and key not in [claim.key for claim in self.room.sitting.claims.values()]:
            raise seatless(self.room.sitting.lost.get(key or ""))
        return WATCHER

    def came(self, seat: int) -> list[Came]:
        """From where somebody at a seat is connected to this process."""
        return [self.room.came(one.visitor) for one in self.listeners if one.who.seat == seat]

    @property
    def seq(self) -> int:
        """The last event of the journal that is known here."""
        return (self.ahead or self.room).sitting.seq

    def window_closes(self) -> int | None:
        """When what is kept quiet may be shown, as far as it is known, if that is still to come."""
        closes = self.room.window_closes()
        if closes is None or self.closes is None:
            return closes
        return self.closes if self.closes > clock.now() else None

    def has_answered(self, seat: int) -> bool:
        """Has this seat answered the question that it is still shown, because a window is open?"""
        return self.ahead is not None and self.ahead.sitting.asked[seat] != self.room.sitting.asked[seat]

    # Who is here

    @property
    def listeners(self) -> list[Listener]:
        return [listener for audience in self.audiences.values() for listener in audience.listeners]

    def here(self) -> Here:
        """The seats that are connected anywhere, and how many watch."""
        host = self.room.sitting.host
        seats, watching = self.here_in_this_process()
        everywhere = set(seats)
        for others, watchers in self.elsewhere.values():
            everywhere.update(others)
            watching += watchers
        if host in everywhere or any(who.host for who in self.audiences):
            self.host_seen_at = time.monotonic()
        return Here(sorted(everywhere), watching)

    def here_in_this_process(self) -> tuple[list[int], int]:
        seats = sorted({who.seat for who in self.audiences if who.seat is not None})
        return seats, sum(len(a.listeners) for who, a in self.audiences.items() if who.seat is None)

    def has(self, seat: int) -> bool:
        """Is this seat connected to this process?"""
        return any(who.seat == seat for who in self.audiences)

    def is_played_by_person(self, seat: int) -> bool:
        """Does somebody sit there who is connected and has not left?"""
        chairs = self.room.sitting.chairs
        if self.room.sitting.state == OPEN or seat >= len(chairs):
            return False
        return bool(chairs[seat].keys) and not chairs[seat].left and seat in self.here().here

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
        self.used_at = self.seen_at = time.monotonic()

    def right_of(self, listener: Listener) -> Who:
        return WATCHER if listener.key is None else self.room.who(listener.key) or WATCHER

    def reseat(self) -> list[Listener]:
        """Let everybody listen from the seat they have now; who has gained or lost one, or the host's rights."""
        changed = []
        for listener in self.listeners:
            who = self.right_of(listener)
            if who != listener.who:
                self.remove(listener)
                listener.who = who
                changed.append(listener)
        for listener in changed:
            self.add(listener)
        return changed

    def tell_who_is_here(self) -> None:
        message = framed(self.here())
        for listener in self.listeners:
            listener.send(message)

    # What they hear

    def number(self, who: Who) -> int:
        """How many events this listener may know of."""
        return self.room.number(who.seat)

    async def settled(self) -> None:
        """Wait until the room shows nothing that may yet be lost; then it may be read at once, without its lock."""
        while self.lock.locked():  # noqa: ASYNC110 - readers seldom wait; an event would cost every move
            await asyncio.sleep(SETTLE_SECONDS)

    def welcome(self, audience: Audience, missed: list[Heard]) -> Welcome:
        """How things stand, for somebody who has just come."""
        room, who = self.room, audience.who
        view = None if room.table is None else Raw(self._whole(audience))
        audience.ask_number, audience.awaited = room.ask_number(who.seat), room.who_is_awaited()
        audience.undo, audience.marks = room.why_not_undo(who.seat), room.marks
        here = self.here()
        return Welcome(
            self.number(who),
            who.seat,
            who.host,
            room.shown(who.host),
            view,
            room.asked(who.seat),
            audience.awaited,
            here.here,
            here.watching,
            audience.undo,
            missed,
        )

    def publish(self, event: Event, row: Row, heard: list[int]) -> None:
        """Tell everybody who may know what has become durable; `heard` are the numbers it has for each of them."""
        room, only, kind, marks = self.room, row.only, events.kind(event), self.room.marks
        told = [a for a in self.audiences.values() if only is None or only == a.who.seat]
        views = self._changed_views(told)
        awaited, about = room.who_is_awaited(), events.about(event, None) if events.is_same_for_all(event) else None
        for place, audience in enumerate(told):
            seat = audience.who.seat
            number = heard[-1 if seat is None else seat]
            message = Happened(number, row.at, kind, about or events.about(event, seat))
            self._add_what_changed(message, audience, event, marks)
            if views and views[place] is None:
                message.whole = Raw(self._whole(audience))
            elif views and views[place] != NOTHING:
                message.view = Raw(views[place] or NOTHING)
            if awaited != audience.awaited:
                message.awaited = audience.awaited = awaited
            written = framed(message)
            for listener in audience.listeners[:]:
                listener.send(written)

    def _whole(self, audience: Audience) -> bytes:
        """The view of an audience in full."""
        room, seat = self.room, audience.who.seat
        sketches = room.game.sketches(room.table, [seat])
        return audience.seen.whole(room.game.view(room.table, seat), sketches[0] if sketches else None)

    def _changed_views(self, told: list[Audience]) -> list[bytes | None]:
        """What changed in the view of each; None where it is to be told as a whole. Nothing before the game."""
        room, seats = self.room, [audience.who.seat for audience in told]
        if room.table is None:
            return []
        sketches = room.game.sketches(room.table, seats)
        if sketches is None:
            return [audience.seen.changes(room.game.view(room.table, audience.who.seat)) for audience in told]
        written: Written = {}
        return [a.seen.changes_of_sketch(sketch, written) for a, sketch in zip(told, sketches, strict=True)]

    def _add_what_changed(self, message: Happened, audience: Audience, event: Event, marks: Marks) -> None:
        """What an event has changed for an audience, beside the view."""
        room, seat = self.room, audience.who.seat
        is_answer, number = type(event) in ANSWERS, room.ask_number(seat)
        if not is_answer or room.sitting.state == OVER or audience.marks != marks:
            message.shown, audience.marks = room.shown(audience.who.host), marks
        if not is_answer or audience.ask_number != number:
            audience.ask_number = number
            message.ask = room.asked(seat)
        undo = room.why_not_undo(seat)
        if undo != audience.undo:
            message.undo = audience.undo = undo

    def take_snapshot(self) -> Snapshot:
        """The room as it stands now, which must be durable."""
        snapshot = self.room.snapshot()
        self.snapshot_seq = snapshot.seq
        return snapshot

    # Moves made lately

    def remember(self, key: str | None, move: str, done: Done) -> None:
        recent = self.recent.setdefault(key, {})
        recent[move] = done
        if len(recent) > limits.RECENT_MOVES:
            del recent[next(iter(recent))]

    def may_talk(self, seat: int | None) -> bool:
        """Has this seat not said too much in a short time?"""
        now, said = time.monotonic(), self.voices.talk.setdefault(seat, deque(maxlen=limits.TALK_AT_ONCE))
        if len(said) == limits.TALK_AT_ONCE and now - said[0] < limits.TALK_AT_ONCE / limits.TALK_PER_SECOND:
            return False
        said.append(now)
        return True


def seatless(took: str | None) -> Refusal:
    """What is said to whoever shows a key that opens no seat: what kind of event took it, if it was good once."""
    match took:
        case "kicked":
            return Refusal("removed")
        case "granted":
            return Refusal("given_away")
        case "keyed":
            return Refusal("only_elsewhere")
        case "refused":
            return Refusal("claim_refused")
    return Refusal("bad_token")


def heard(rows: list[Row], seat: int | None, skipped: int) -> list[Heard]:
    """Rows of the journal as a seat may know them, numbered for it."""
    told = []
    for number, row in enumerate(rows, skipped + 1):
        event = events.read(row.body)
        told.append(Heard(number, row.at, events.kind(event), events.about(event, seat)))
    return told

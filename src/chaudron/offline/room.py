"""A table on this device: one person and bots, and what the journal says of them."""

import json
import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from chaudron.games import SHELF
from chaudron.kernel.chance import Draw, Sealed
from chaudron.kernel.game import BadOption, Box, Game, Limit
from chaudron.kernel.record import Entry, Record, why_not_undo
from chaudron.kernel.rule import Refused, answer
from chaudron.kernel.table import Table
from chaudron.offline.events import Event, Row, draws, tellings

OPEN, PLAYING, OVER = "open", "playing", "over"


class Broken(Exception):
    """A journal that the rules do not bring about."""


class OtherRules(Broken):
    """A journal of another version of the rules, of which those of today make something else."""


class Chair(NamedTuple):
    """A seat and who holds it: a bot by its level, or the person."""

    name: str
    bot: str
    salt: str
    figure: str = ""
    """What was chosen to play with."""


class Last(NamedTuple):
    """The last answer, as far as the right to take it back depends on it."""

    seq: int
    entry: Entry
    sealed: bool


class Room:
    """A table in memory. Whatever happens is decided first, then noted; a journal is noted the same way."""

    def __init__(self, table_id: str, secret: bytes) -> None:
        self.id, self.secret = table_id, secret
        self.rows: list[Row] = []
        self.moves: dict[str, int] = {}
        """Commands that were carried out, and the number under which the person heard of each."""
        self.game: Game
        self.version = ""
        """Of the rules by which it was opened."""
        self.box: Box
        self.settings: dict[str, Any] = {}
        self.commitment = ""
        self.me = 0
        self.chairs: dict[int, Chair] = {}
        self.table: Table | None = None
        self.state, self.rematch = OPEN, ""
        self.paused_at: int | None = None
        self.heard: list[int] = []
        """How many events each seat may know of."""
        self.asked: list[int] = []
        """The number of each seat's present question: how much the seat had heard when it was asked; 0 for none."""
        self.asked_at: list[int] = []
        self.asked_anew: list[int] = []
        self.last: Last | None = None
        self.line, self.line_at = "", -math.inf
        """What a bot said last, and when."""

    @property
    def players(self) -> int:
        return self.box.players

    @property
    def names(self) -> list[str]:
        return [self.chairs[seat].name for seat in range(self.players)]

    @property
    def salts(self) -> list[str]:
        return [self.chairs[seat].salt for seat in range(self.players)]

    @property
    def figures(self) -> list[str]:
        """What is played with at every seat: as chosen, or what is left."""
        return self.game.figures_of([self.chairs[seat].figure for seat in range(self.players)])

    @property
    def number(self) -> int:
        """How many events the person may know of."""
        return self.heard[self.me]

    # What happens

    def begin(self) -> Event:
        """Set the game up: what happened."""
        people = [seat for seat, chair in self.chairs.items() if not chair.bot]
        self.box = self.game.box(self.players, self.game.seated(self.box.options, people, None))
        table = self.game.table(self.box, Sealed(self.players, self.secret, self.salts))
        table.told, table.chance.log = [], []
        table.begin()
        event: Event = {"kind": "started", "version": self.game.version, "names": self.names, "salts": self.salts}
        event |= {"draws": draws(table.chance.log), "told": tellings(table.told)}
        table.told = table.chance.log = None
        self.table, self.asked_anew = table, list(table.asks)
        return event

    def carry_out(self, seat: int, choice: str, typed: dict[str, Any] | None = None) -> tuple[Event, int | None]:
        """Give an answer: what happened, and the one seat that may notice it now. Raises the rules' own `Refused`."""
        table = self.table
        assert table is not None
        beat, asks = table.sealed_together(), dict(table.asks)
        table.told, table.chance.log = [], []
        answer(table, seat, choice)
        told, log = table.told, table.chance.log
        table.told = table.chance.log = None
        self.asked_anew = [other for other, ask in table.asks.items() if asks.get(other) is not ask]
        event = {"kind": "answered", "seat": seat, "choice": str(choice), "draws": draws(log), "told": tellings(told)}
        event |= {"reveals": any(fact.reveals for fact in told), "sealed": beat is not None, "typed": typed}
        if table.outcome is not None:
            event["result"] = {"points": list(table.outcome.points), "places": list(table.outcome.places)}
            event["secret"] = self.secret.hex()
        is_hidden = beat is not None and table.sealed_together() is beat
        return event, seat if is_hidden else None

    def happen(self, event: Event, at: int, only: int | None = None, move: str | None = None) -> Row:
        """Note an event, and make the row that is to be written."""
        row = self.next_row(event, at, only, move)
        self.note(row)
        return row

    def next_row(self, event: Event, at: int, only: int | None = None, move: str | None = None) -> Row:
        return Row(len(self.rows) + 1, at, move, only, event)

    def note(self, row: Row) -> None:
        """Write down what an event changes."""
        NOTES.get(row.event["kind"], _nothing)(self, row)
        self.pass_by(row)
        if self.table is not None:
            self._note_asks(row)

    def pass_by(self, row: Row) -> None:
        """Write down that something happened, and who may know that it did."""
        self.rows.append(row)
        for seat in range(self.players):
            self.heard[seat] += row.only is None or row.only == seat
        if row.move is not None:
            self.moves[row.move] = self.number

    def _note_asks(self, row: Row) -> None:
        """Under which number, and since when, each seat is asked what it is asked now; 0 where nothing is."""
        assert self.table is not None
        for seat in self.asked_anew:
            self.asked[seat] = self.heard[seat]
            if row.only is None:
                self.asked_at[seat] = row.at
        for seat in range(self.players):
            if seat not in self.table.asks:
                self.asked[seat] = 0
        self.asked_anew = []

    def follow(self, row: Row) -> None:
        """Bring about again what a row says; what the rules make of it must agree with the row."""
        event = row.event
        if event["kind"] == "answered":
            try:
                made, only = self.carry_out(event["seat"], event["choice"], event["typed"])
            except Refused as error:
                raise self.broken(f"the rules refuse event {row.seq}") from error
            if only != row.only or not self._agrees(made, event):
                raise self.broken(f"the rules make something else of event {row.seq}")
        elif event["kind"] == "started" and not self._agrees(self.begin(), event):
            raise self.broken("the rules make something else of the beginning")
        elif event["kind"] == "undone":
            self.asked_anew = [event["seat"]]
        self.note(row)

    def _agrees(self, made: Event, written: Event) -> bool:
        """Do the rules make the same of it? Others than those of before must tell the same too."""
        parts = ("draws",) if self.version == self.game.version else ("draws", "told", "result")
        return all(_read_again(made.get(part)) == written.get(part) for part in parts)

    def broken(self, what: str) -> Broken:
        return Broken(what) if self.version == self.game.version else OtherRules(what)

    # How it stands

    def limit(self) -> Limit | None:
        """When silence is an answer; what is decided in secret waits for the only person."""
        if self.table is None or self.state != PLAYING or self.table.sealed_together() is not None:
            return None
        return self.silence()

    def silence(self) -> Limit | None:
        """What silence would be, and after how long."""
        wanted = self.settings.get("window")
        return self.game.limit(self.table, self.game.window if wanted is None else wanted)

    def until(self, seat: int) -> int | None:
        """When the time of a seat's question is over."""
        limit = self.limit()
        if limit is None or self.paused_at is not None:
            return None
        return self.asked_at[seat] + round(limit.seconds * 1000)

    def why_not_undo(self) -> str | None:
        """None when the person may take back the last answer; otherwise a key for the reason."""
        last = self.last
        if not self.settings.get("undo", True):
            return "off"
        if self.state != PLAYING or self.table is None:
            return "nothing" if last is None else "revealed"
        if self.table.sealed_together() is not None or (last is not None and last.sealed):
            return "sealed"
        return why_not_undo(None if last is None else last.entry, self.me, False)

    def record(self) -> Record:
        """Everything needed to play the game again, without what was taken back."""
        source: dict[str, Any] = {"kind": "sealed", "commitment": self.commitment, "salts": self.salts, "secret": None}
        record = Record(self.game.name, self.game.version, self.players, self.box.options, source, self.names)
        undone = undone_in(self.rows)
        for row in self.rows:
            if row.event["kind"] == "started":
                record.opening = _drawn(row.event)
            elif row.event["kind"] == "answered" and row.seq not in undone:
                record.entries.append(_entry(row.event))
                record.result, source["secret"] = row.event.get("result"), row.event.get("secret")
        return record


def read_room(table_id: str, secret: bytes, rows: Sequence[Row]) -> Room:
    """The room that a journal tells of; an answer that was taken back later is passed over. Raises `Broken`."""
    room, undone = Room(table_id, secret), undone_in(rows)
    for row in rows:
        if row.seq in undone:
            room.pass_by(row)
        else:
            room.follow(row)
    return room


def undone_in(rows: Iterable[Row]) -> set[int]:
    """The answers that were taken back."""
    return {row.event["seq"] for row in rows if row.event["kind"] == "undone"}


def _read_again(part: Any) -> Any:
    """As it comes back from where it was kept."""
    return json.loads(json.dumps(part))


def _drawn(event: Event) -> tuple[Draw, ...]:
    return tuple(Draw(*draw) for draw in event["draws"])


def _entry(event: Event) -> Entry:
    return Entry(event["seat"], event["choice"], _drawn(event), event["reveals"])


# What the events change


def _nothing(room: Room, row: Row) -> None:
    """The event says all there is to say."""


def _opened(room: Room, row: Row) -> None:
    event = row.event
    room.game, room.version = SHELF[event["game"]], event["version"]
    try:
        room.box = room.game.box(event["players"], room.game.meant(room.version, event["options"]))
    except BadOption as error:
        raise room.broken("its options are none") from error
    room.settings, room.commitment = event["settings"], event["commitment"]
    room.heard, room.asked = [0] * room.players, [0] * room.players


def _joined(room: Room, row: Row) -> None:
    room.me = row.event["seat"]
    room.chairs[room.me] = Chair(row.event["name"], "", row.event["salt"], row.event.get("figure", ""))


def _bot_seated(room: Room, row: Row) -> None:
    room.chairs[row.event["seat"]] = Chair(row.event["name"], row.event["level"], row.event["level"])


def _started(room: Room, row: Row) -> None:
    room.state, room.asked_at = PLAYING, [row.at] * room.players


def _answered(room: Room, row: Row) -> None:
    room.last = Last(row.seq, _entry(row.event), row.only is not None)
    if row.event.get("result") is not None:
        room.state = OVER


def _paused(room: Room, row: Row) -> None:
    room.paused_at = row.at


def _resumed(room: Room, row: Row) -> None:
    if room.paused_at is not None:
        room.asked_at = [at + row.at - room.paused_at for at in room.asked_at]
    room.paused_at = None


def _spoke(room: Room, row: Row) -> None:
    room.line, room.line_at = row.event["line"], row.at


def _rematched(room: Room, row: Row) -> None:
    room.rematch = row.event["table"]


NOTES: dict[str, Callable[[Room, Row], None]] = {
    "opened": _opened,
    "joined": _joined,
    "bot_seated": _bot_seated,
    "started": _started,
    "answered": _answered,
    "paused": _paused,
    "resumed": _resumed,
    "spoke": _spoke,
    "rematched": _rematched,
}

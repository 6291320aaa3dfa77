"""The house on this device, by one call: JSON in, JSON out. Whoever calls it keeps the journals and the time.

What an answer calls `opened` and `rows` must be written before anybody hears what it `says` or learns its `body`; if
that fails, `forget` the table and `load` it again from what is written.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from chaudron import protocol
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.record import Record
from chaudron.offline import journal, requests
from chaudron.offline.opening import open_here
from chaudron.offline.query import Query
from chaudron.offline.table import Table
from chaudron.room import shelf
from chaudron.room.chain import BrokenJournal
from chaudron.room.dealing import Dealt, of_game
from chaudron.room.opening import Opening
from chaudron.room.pace import Pace
from chaudron.room.reading import read_state
from chaudron.room.records import record_of
from chaudron.room.refusal import NoRecord, Refusal, status
from chaudron.room.rows import Kept, Listed
from chaudron.room.sitting import OVER
from chaudron.room.state import UnknownCards
from chaudron.room.time import Time
from chaudron.room.turn import Turn
from chaudron.room.versions import OtherRules
from chaudron.words import words

Message = dict[str, Any]

ALONE = (
    protocol.Answer
    | protocol.Undo
    | protocol.Why
    | protocol.Emote
    | protocol.Pause
    | protocol.Resume
    | protocol.Rematch
    | protocol.SkipLesson
)
"""What makes sense where nobody else is."""
UNREADABLE = (BrokenJournal, UnknownCards, msgspec.MsgspecError, LookupError, TypeError, ValueError)


class House:
    """Every table of this device that is in use."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self.tables: dict[str, Table] = {}

    def call(self, text: str) -> str:
        """Do what a message asks for. A refusal is an answer too."""
        asked: Message = msgspec.json.decode(text)
        try:
            answer = CALLS[asked["call"]](self, asked)
        except Refusal as refusal:
            answer = {"refused": {"status": status(refusal.code), **_problem(refusal, asked["lang"])}}
        return msgspec.json.encode(answer).decode()

    # Tables

    def open(self, asked: Message) -> Message:
        """A new table, to be written."""
        wish = _understood(asked["wish"], protocol.NewTable)
        opening = open_here(wish, asked["now"], self._record_of(wish.position), self._dealt(wish.same_deal))
        seat = self._begin(opening).person.who.seat
        return {
            "opened": _opened(opening),
            "seated": protocol.Seated(opening.state.id, secrets.token_urlsafe(32), seat),
        }

    def _record_of(self, position: protocol.Position | None) -> Record | None:
        """The game from which a table is to go on."""
        if position is None:
            return None
        if position.exercise:
            return shelf.exercise_record(position.exercise)
        if position.table in self.tables:
            table = self.tables[position.table]
            if table.room.state.sitting.state != OVER:
                raise Refusal("not_over")
            return record_of(table.room.state, table.rows)
        try:
            return Record.from_json(position.record)
        except BadRecord as error:
            raise NoRecord(error) from error

    def _dealt(self, wish: protocol.SameDeal | None) -> Dealt | None:
        """The luck of a game that is to be had once more."""
        if wish is None:
            return None
        if wish.table not in self.tables:
            raise Refusal("unknown_table")
        table = self.tables[wish.table]
        return of_game(table.room.state, table.rows, wish.seat)

    def deal(self, asked: Message) -> Message:
        """Of which table the luck of another is."""
        deal = self.tables[asked["table"]].room.state.sitting.shared
        return {"of": "" if deal is None else deal.of}

    def _begin(self, opening: Opening) -> Table:
        table = self.tables[opening.state.id] = Table(opening.kept, opening.state, opening.rows, self.pace)
        table.begin()
        return table

    def load(self, asked: Message) -> Message:
        """Take up a table from its journal, unless it is in use."""
        name, time = asked["table"], Time(asked["now"])
        if name in self.tables:
            return {}
        try:
            kept = Kept(name, bytes.fromhex(asked["secret"]), 0, Listed(False, "", False, b""))
            rows = journal.read(name, asked["rows"])
            table = Table(kept, read_state(kept, rows, time), rows, self.pace)
        except OtherRules as error:
            raise Refusal("outdated") from error
        except UNREADABLE as error:
            raise Refusal("broken") from error
        self.tables[name] = table
        table.go_on()
        return {}

    def forget(self, asked: Message) -> Message:
        """What is in memory may not be what is written."""
        self.tables.pop(asked["table"], None)
        return {}

    # What a page says and hears

    def hello(self, asked: Message) -> Message:
        """Somebody has come to the table."""
        table = self.tables[asked["table"]]
        return {"says": [table.welcome(table.audience, asked.get("after") or 0)]}

    def command(self, asked: Message) -> Message:
        """Do something at the table."""
        table, number, turn = self.tables[asked["table"]], asked["command"]["id"], Turn()
        table.at(asked["now"])
        last: protocol.Ack | protocol.Nack
        try:
            command = _understood(asked["command"], protocol.Commands)
            if not isinstance(command, ALONE):
                raise Refusal("not_offline")  # noqa: TRY301 - answered as any other
            turn = table.do(command)
            assert turn.done is not None
            last = protocol.Ack(number, turn.done.n, turn.done.about)
        except Refusal as refusal:
            last = protocol.Nack(number, **_problem(refusal, asked["lang"]))
        return self._happened(table, turn, last)

    def _happened(self, table: Table, turn: Turn, *last: protocol.Ack | protocol.Nack) -> Message:
        """What is to be written, and told then."""
        answer: Message = {"says": [*table.says, *last]}
        table.says = []
        if turn.change is None:
            return answer
        answer["rows"] = [*map(journal.written, turn.change.rows)]
        if turn.change.opens is not None:
            self._begin(turn.change.opens)
            answer["opened"] = _opened(turn.change.opens)
        return answer

    # What happens by itself

    def due(self, asked: Message) -> Message:
        return {"seconds": self.tables[asked["table"]].due(asked["now"])}

    def step(self, asked: Message) -> Message:
        table = self.tables[asked["table"]]
        table.at(asked["now"])
        return self._happened(table, table.step())

    # What is asked over HTTP elsewhere

    def request(self, asked: Message) -> Message:
        """The answer to a request for `/games`, `/rules/bal?lang=fr` or `/tables/…/prospects`."""
        address = urlsplit(asked["path"])
        values = dict(parse_qsl(address.query))
        query = Query(values, values.get("lang") or asked["lang"])
        match address.path.strip("/").split("/"):
            case ["replays", "review", *path]:
                return {"body": requests.review_of_record(path, _understood(asked["body"], protocol.ReviewOf))}
            case ["replays", *path]:
                return {"body": requests.of_record(path, query, _understood(asked["body"], protocol.ReplayOf))}
            case ["tables", name, "ghost"] if name in self.tables:
                return {"body": requests.ghost_of(self.tables, name)}
            case ["tables", name, *path] if name in self.tables:
                return self._of_table(self.tables[name], path, query, asked["now"])
            case path:
                return {"body": requests.of_shelf_or_board(path, query)}

    def _of_table(self, table: Table, path: Sequence[str], query: Query, now: int) -> Message:
        table.at(now)
        body, turn = requests.of_table(table, path, query)
        return {"body": body, **self._happened(table, turn)}


CALLS: dict[str, Callable[[House, Message], Message]] = {
    "open": House.open,
    "load": House.load,
    "forget": House.forget,
    "deal": House.deal,
    "hello": House.hello,
    "command": House.command,
    "due": House.due,
    "step": House.step,
    "request": House.request,
}


def _understood(given: Message, kind: Any) -> Any:
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad_message", where=str(error)) from error


def _opened(opening: Opening) -> Message:
    """A table as it is to be written."""
    kept = opening.kept
    return {"table": kept.table, "secret": kept.secret.hex(), "rows": [*map(journal.written, opening.rows)]}


def _problem(refusal: Refusal, language: str) -> Message:
    says = refusal.says(words(language))
    return {"code": refusal.code, "says": says, "rule": refusal.rule, "details": refusal.details}

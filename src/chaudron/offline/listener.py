"""What the person at a table on this device hears: the house's own messages."""

from typing import Any

from chaudron import limits
from chaudron.games.code import setup_code
from chaudron.kernel.game import View
from chaudron.offline.events import Row, about
from chaudron.offline.room import OVER, PLAYING, Room

Message = dict[str, Any]

SEATS = "seats"
"""The field of a view that has one entry for each seat: those are compared field by field."""


class Listener:
    """The page of the person, and what it has been told."""

    def __init__(self, room: Room) -> None:
        self.view: View = {}
        self.ask_number = 0
        self.awaited: list[Message] = []
        self.undo: str | None = None
        self._remember(room)

    def _remember(self, room: Room) -> None:
        if room.table is not None:
            self.view = room.game.view(room.table, room.me)
        self.ask_number, self.awaited, self.undo = room.asked[room.me], awaited(room), room.why_not_undo()

    def welcome(self, room: Room, after: int) -> Message:
        """How things stand, and what was missed."""
        self._remember(room)
        heard = [row for row in room.rows if row.only is None or row.only == room.me]
        missed = [{"n": n, **_told(row, room.me)} for n, row in enumerate(heard, 1) if n > after]
        return {
            "is": "welcome",
            "n": room.number,
            "seat": room.me,
            "host": True,
            "shown": shown(room),
            "view": self.view or None,
            "ask": asked(room),
            "awaited": self.awaited,
            "here": [room.me],
            "watching": 0,
            "undo": self.undo,
            "missed": missed[-limits.MISSED_EVENTS :],
        }

    def happened(self, room: Room, row: Row) -> Message:
        """One event, and what it changed."""
        before, ask_number, awaited_before, undo = self.view, self.ask_number, self.awaited, self.undo
        self._remember(room)
        is_answer = row.event["kind"] == "answered"
        message = {"is": "happened", "n": room.number, **_told(row, room.me), **_changed(before, self.view)}
        if not is_answer or room.state == OVER:
            message["shown"] = shown(room)
        if not is_answer or ask_number != self.ask_number:
            message["ask"] = asked(room)
        if awaited_before != self.awaited:
            message["awaited"] = self.awaited
        if undo != self.undo:
            message["undo"] = self.undo
        return message


def _told(row: Row, seat: int) -> Message:
    return {"at": row.at, "kind": row.event["kind"], "about": about(row.event, seat)}


def _changed(before: View, now: View) -> Message:
    """What differs from the view before, as pairs of a path and a value; the whole when it has another shape."""
    if before.keys() != now.keys() or len(before.get(SEATS, ())) != len(now.get(SEATS, ())):
        return {"whole": now}
    pairs = [[[name], value] for name, value in now.items() if name != SEATS and value != before[name]]
    for number, seat in enumerate(now.get(SEATS, ())):
        known = before[SEATS][number]
        pairs += [[[SEATS, number, name], value] for name, value in seat.items() if value != known[name]]
    return {"view": pairs} if pairs else {}


def asked(room: Room) -> Message | None:
    """The question the person has to answer."""
    ask = None if room.table is None else room.table.asks.get(room.me)
    if ask is None:
        return None
    said: Message = {"ask": room.asked[room.me], "about": ask.about.key, "rule": ask.about.rule}
    said["options"] = [*map(str, ask.options)]
    further = {"sealed": [*map(str, ask.sealed)], "lapses": ask.lapses, "until": room.until(room.me)}
    further["offers"] = [*map(str, ask.offers)]
    return {**said, **{name: value for name, value in further.items() if value}}


def awaited(room: Room) -> list[Message]:
    """The seats the table waits for; where silence is an answer, until when."""
    if room.table is None or room.state != PLAYING:
        return []
    if room.limit() is None:
        return [{"seat": seat} for seat in room.table.awaited_in_public]
    return [_awaited(room, seat) for seat in room.table.awaited]


def _awaited(room: Room, seat: int) -> Message:
    until = room.until(seat)
    return {"seat": seat} if until is None else {"seat": seat, "until": until}


def shown(room: Room) -> Message:
    """The table as everybody would see it."""
    return {
        "table": room.id,
        "game": room.game.name,
        "version": room.game.version,
        "setup": setup_code(room.game, room.box),
        "players": room.players,
        "options": dict(room.box.options),
        "settings": room.settings,
        "commitment": room.commitment,
        "state": room.state,
        "paused": room.paused_at is not None,
        "locked": False,
        "host": room.me,
        "seats": [_seat(room, seat) for seat in range(room.players)],
        "claims": [],
        "rematch": room.rematch or None,
        "lesson": "",
        "kept_out": [],
    }


def _seat(room: Room, seat: int) -> Message:
    chair, figure = room.chairs[seat], room.figures[seat]
    about: Message = {"name": chair.name, **({"bot": chair.bot} if chair.bot else {"person": True})}
    about |= {"figure": figure} if figure else {}
    about |= {"chosen": True} if chair.figure else {}
    return {**about, "youngest": True} if room.box.options.get("youngest") == seat else about

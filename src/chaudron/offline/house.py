"""The house on this device, by one call: JSON in, JSON out. Whoever calls it keeps the journals and the time.

What an answer calls `rows` must be written before anybody hears what it `says`; if that fails, `forget` the table and
`load` it again from what is written.
"""

import json
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from chaudron.offline import answers, bots, chatter, doing, hints
from chaudron.offline.events import Row
from chaudron.offline.listener import Listener, Message
from chaudron.offline.opening import open_rematch, open_table
from chaudron.offline.room import Broken, OtherRules, Room, read_room
from chaudron.room.refusal import Refusal, status
from chaudron.words import words


class House:
    """Every table of this device that is in use."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.listeners: dict[str, Listener] = {}

    def call(self, text: str) -> str:
        """Do what a message asks for. A refusal is an answer too."""
        asked: Message = json.loads(text)
        try:
            answer = CALLS[asked["call"]](self, asked)
        except Refusal as refusal:
            problem = _problem(refusal, asked["lang"])
            answer = {"refused": {"status": status(refusal.code), **problem}}
        return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))

    # Tables

    def open(self, asked: Message) -> Message:
        """A new table, to be written and then loaded."""
        room = open_table(asked["wish"], asked["now"])
        seated = {"table": room.id, "token": secrets.token_urlsafe(32), "seat": room.me}
        return {"opened": _kept(room), "seated": seated}

    def load(self, asked: Message) -> Message:
        """Take up a table from its journal."""
        rows = [Row(**row) for row in asked["rows"]]
        try:
            room = read_room(asked["table"], bytes.fromhex(asked["secret"]), rows)
        except OtherRules as error:
            raise Refusal("outdated") from error
        except (Broken, KeyError, TypeError, ValueError) as error:
            raise Refusal("broken") from error
        self._keep(room)
        return {}

    def forget(self, asked: Message) -> Message:
        self.rooms.pop(asked["table"], None)
        self.listeners.pop(asked["table"], None)
        return {}

    def _keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        self.listeners.setdefault(room.id, Listener(room))

    # What a page says and hears

    def hello(self, asked: Message) -> Message:
        """Somebody has come to the table."""
        room = self.rooms[asked["table"]]
        return {"says": [self.listeners[room.id].welcome(room, asked.get("after") or 0)]}

    def command(self, asked: Message) -> Message:
        """Do something at the table. A command that was done before is acknowledged again."""
        room, command = self.rooms[asked["table"]], asked["command"]
        number, done = command["id"], room.moves.get(command["id"])
        if done is not None:
            return {"says": [{"is": "ack", "id": number, "n": done}]}
        try:
            return self._done(room, command, asked["now"])
        except Refusal as refusal:
            return {"says": [{"is": "nack", "id": number, **_problem(refusal, asked["lang"])}]}

    def _done(self, room: Room, command: Message, now: int) -> Message:
        number = command["id"]
        if command["do"] == "why":
            return {"says": [{"is": "ack", "id": number, "n": room.number, "about": doing.why(room, command)}]}
        if command["do"] == "rematch":
            return self._rematch(room, number, now)
        after, row = doing.do(room, command, now)
        self._keep(after)
        ack, happened = _ack(after, number), self._happened(after, row, now)
        return {**happened, "says": [*happened["says"], ack]}

    def _rematch(self, room: Room, number: str, now: int) -> Message:
        doing.may_rematch(room)
        new = open_rematch(room, now)
        row = room.happen({"kind": "rematched", "table": new.id}, now, move=number)
        says = [*self._heard(room, row), {**_ack(room, number), "about": {"table": new.id}}]
        return {"opened": _kept(new), "rows": [row._asdict()], "says": says}

    def _happened(self, room: Room, row: Row, now: int) -> Message:
        """What is to be written and told of an event, with what a bot may say about it."""
        told = self._heard(room, row)
        spoken = chatter.spoken(room, row, now)
        if spoken is None:
            return {"rows": [row._asdict()], "says": told}
        return {"rows": [row._asdict(), spoken._asdict()], "says": [*told, *self._heard(room, spoken)]}

    def _heard(self, room: Room, row: Row) -> list[Message]:
        """What the person hears of an event."""
        return [self.listeners[room.id].happened(room, row)] if row.only in (None, room.me) else []

    # What happens by itself

    def due(self, asked: Message) -> Message:
        return {"seconds": bots.due(self.rooms[asked["table"]], asked["now"])}

    def step(self, asked: Message) -> Message:
        room = self.rooms[asked["table"]]
        row = bots.step(room, asked["now"])
        return {"rows": [], "says": []} if row is None else self._happened(room, row, asked["now"])

    # What is asked over HTTP elsewhere

    def request(self, asked: Message) -> Message:
        """The answer to a request for `/games`, `/rules/bal?lang=fr` or `/tables/…/prospects`."""
        address = urlsplit(asked["path"])
        query = dict(parse_qsl(address.query))
        language: str = query.get("lang") or asked["lang"]
        match address.path.strip("/").split("/"):
            case ["games"]:
                return {"body": answers.games()}
            case ["games", game, "components", name]:
                return {"body": answers.components(game, name)}
            case ["games", game, "bots"]:
                return {"body": answers.bots(game, language)}
            case ["rules", game, *what]:
                return {"body": answers.of_rules(game, what, query, language)}
            case ["tables", table, *what] if table in self.rooms:
                return {"body": self._of_table(self.rooms[table], "/".join(what), query, language)}
        raise Refusal("not_found")

    def _of_table(self, room: Room, what: str, query: answers.Query, language: str) -> Message:
        match what:
            case "":
                return Listener(room).welcome(room, int(query.get("after", 0)))
            case "prospects":
                return answers.foreseen(room)
            case "hint":
                return hints.hint(room, query.get("level"), language)
            case "board":
                return answers.board(room, query, language)
            case "log":
                return answers.log(room, query, language)
            case "record":
                return answers.record(room)
        raise Refusal("not_offline")


CALLS: dict[str, Callable[[House, Message], Message]] = {
    "open": House.open,
    "load": House.load,
    "forget": House.forget,
    "hello": House.hello,
    "command": House.command,
    "due": House.due,
    "step": House.step,
    "request": House.request,
}


def _kept(room: Room) -> Message:
    """A table as it is to be written."""
    return {"table": room.id, "secret": room.secret.hex(), "rows": [row._asdict() for row in room.rows]}


def _ack(room: Room, number: str) -> Message:
    return {"is": "ack", "id": number, "n": room.number}


def _problem(refusal: Refusal, language: str) -> dict[str, Any]:
    says = refusal.says(words(language))
    return {"code": refusal.code, "says": says, "rule": refusal.rule, "details": refusal.details}

"""Somebody who plays on a device, and keeps what is to be kept; what is said is read as the house's own messages."""

import json
import random
from typing import Any

import msgspec

from chaudron import protocol
from chaudron.offline.house import House
from chaudron.room.pace import Pace

START = 1_800_000_000_000


class Device:
    """A house on a device, with its storage and its clock."""

    def __init__(self, lang: str = "fr", pace: Pace | None = None) -> None:
        self.house, self.lang, self.now = House(pace), lang, START
        self.kept: dict[str, dict[str, Any]] = {}

    def call(self, call: str, **more: Any) -> dict[str, Any]:
        """Ask the house for something; what it opens or writes is kept, as a browser does."""
        asked = {"call": call, "lang": self.lang, "now": self.now, **more}
        answer: dict[str, Any] = json.loads(self.house.call(json.dumps(asked)))
        self.now += 10
        if "opened" in answer:
            self.kept[answer["opened"]["table"]] = answer["opened"]
        for row in answer.get("rows", ()):
            self.kept[_table_of(more)]["rows"].append(row)
        return answer

    def load(self, table: str) -> dict[str, Any]:
        """Take up a table from what is kept."""
        return self.call("load", **json.loads(json.dumps(self.kept[table])))

    def get(self, path: str) -> Any:
        return self.call("request", path=path)["body"]


class Seated:
    """The person at a table on a device: all that a page would know."""

    def __init__(self, device: Device, table: str) -> None:
        self.device, self.table = device, table
        self.said: list[protocol.Spoken] = []
        self.moves = 0
        self.hello()

    def hello(self, after: int = 0) -> protocol.Welcome:
        [message] = self.device.call("hello", table=self.table, after=after)["says"]
        welcome = msgspec.convert(message, protocol.Welcome)
        self.n, self.ask, self.state, self.view = welcome.n, welcome.ask, welcome.shown.state, welcome.view
        return welcome

    def hear(self, says: list[dict[str, Any]]) -> list[protocol.Spoken]:
        """Read what is said as a page would, and take it in."""
        heard = [msgspec.convert(message, protocol.Spoken) for message in says]
        for message in heard:
            if isinstance(message, protocol.Happened):
                self._take_in(message)
        self.said += heard
        return heard

    def _take_in(self, message: protocol.Happened) -> None:
        assert message.n == self.n + 1
        self.n = message.n
        if message.ask is not msgspec.UNSET:
            self.ask = message.ask
        if message.shown is not msgspec.UNSET:
            self.state = message.shown.state
        if message.whole is not msgspec.UNSET:
            self.view = message.whole
        for path, *value in [] if message.view is msgspec.UNSET else message.view:
            self._change(path, value)

    def _change(self, path: list[Any], value: list[Any]) -> None:
        inside = self.view
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = value[0]

    def do(self, what: str, **fields: Any) -> protocol.Ack | protocol.Nack:
        """Do something at the table: whether it was done."""
        self.moves += 1
        command = {"do": what, "id": f"{self.table}-{self.moves}", **fields}
        [*_, last] = self.hear(self.device.call("command", table=self.table, command=command)["says"])
        assert isinstance(last, protocol.Ack | protocol.Nack)
        return last

    def answer(self, choice: str, **more: Any) -> protocol.Ack | protocol.Nack:
        assert self.ask is not None
        return self.do("answer", ask=self.ask.ask, choice=choice, **more)

    def wait(self) -> None:
        """Until the person is waited for, or the game is over; whose time runs is not waited for."""
        while (seconds := self.device.call("due", table=self.table)["seconds"]) is not None and seconds < 1:
            self.device.now += round(seconds * 1000)
            self.hear(self.device.call("step", table=self.table)["says"])

    def play(self, rng: random.Random, moves: int = 10_000) -> None:
        """Answer so many questions at random, or until the end."""
        for _ in range(moves):
            self.wait()
            if self.state == "over":
                return
            assert self.ask is not None
            assert isinstance(self.answer(rng.choice(self.ask.options)), protocol.Ack)


def _table_of(asked: dict[str, Any]) -> str:
    """Which table a call is about: a request names it in its path."""
    return str(asked.get("table") or str(asked.get("path")).split("/")[2])


def sat_down(setup: str, device: Device | None = None, **wish: Any) -> Seated:
    """Somebody at a new table."""
    device = device or Device()
    answer = device.call("open", wish={"setup": setup, "name": "Ada", **wish})
    seated = msgspec.convert(answer["seated"], protocol.Seated)
    assert device.load(seated.table) == {}
    return Seated(device, seated.table)

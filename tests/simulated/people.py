"""People at simulated tables: they answer, talk, pause, undo and come back, and remember what they were told."""

import asyncio
import json
from typing import TYPE_CHECKING, Any

import msgspec

from chaudron.protocol import Commands
from chaudron.room.inputs import AddKey, Command
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import WATCHER
from chaudron.room.state import key_of
from chaudron.room.visitors import NOBODY
from chaudron.server.rooms import entering
from tests.server.served import put

if TYPE_CHECKING:
    from tests.simulated.world import Process, World

UNSURE = {"busy", "cannot_write", "elsewhere", "closing", "failed", "resting"}
"""Refusals after which nobody knows whether it was done, or after which it is worth asking again."""
TRIES = 40
HEADS = {126: 4, 127: 10}
"""How long the head of a frame is, by its second byte; otherwise two."""
DEEDS = (
    "say",
    "emote",
    "pause",
    "resume",
    "undo",
    "why",
    "leave",
    "return",
    "lock",
    "hurry",
    "rematch",
    "chat",
    "plan",
    "kick",
    "make_host",
    "only_key",
)
NAMES = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_read: Any = msgspec.json.Decoder(Commands).decode


class Line:
    """One connection of somebody. What is sent arrives in order, after a while, unless the line is cut."""

    def __init__(self, person: "Person", process: "Process") -> None:
        self.person, self.process = person, process
        self.key: str | None = key_of(str(person.token))
        self.who, self.visitor = WATCHER, NOBODY
        self.is_cut = self.is_phone = False
        self.arrives = 0.0

    def send(self, frame: bytes) -> None:
        """Checked at once: whatever leaves the house must be durable, and no secret."""
        if self.process.is_dead:
            return
        message = msgspec.json.decode(frame[HEADS.get(frame[1], 2) :])
        world = self.person.world
        world.leaves(self.person.table, self.seats(), message)
        self.arrives = max(self.arrives + 1e-6, world.loop.time() + world.delay())
        world.loop.call_at(self.arrives, self._arrive, message)

    def seats(self) -> list[int | None]:
        """For whom the house takes them; whoever has just lost a seat is told first what was kept for it."""
        if self.who.seat not in (None, self.person.seat):
            raise AssertionError(f"seat {self.person.seat} hears what is for seat {self.who.seat}")
        return [self.person.seat] if self.who.seat is not None else [None, self.person.seat]

    def _arrive(self, message: dict[str, Any]) -> None:
        if not self.is_cut and self.person.line is self:
            self.person.hear(message)

    def let_go(self, code: str) -> None:
        self.person.world.loop.call_later(self.person.world.delay(), self.cut)

    def cut(self) -> None:
        """Nothing goes through any more; the house notices it at some time."""
        if not self.is_cut:
            self.is_cut = True
            if self.person.line is self:
                self.person.line = None
            self.process.hang_up(self)


class Person:
    """Somebody with a seat: what they know for sure (a `Witness` of the checks after crashes)."""

    def __init__(self, world: "World", table: str, seat: int, token: str) -> None:
        self.world, self.table = world, table
        self.seat: int | None = seat
        self.token: str | None = token
        self.acknowledged: set[str] = set()
        self.refused: dict[str, str] = {}
        self.unanswered: set[str] = set()
        self.turned_away: list[str] = []
        self.n = 0
        self.events: list[dict[str, Any]] = []
        self.view: Any = None
        self.ask: dict[str, Any] | None = None
        self.shown: dict[str, Any] = {}
        self.line: Line | None = None
        self.count = 0
        self.is_gone = False
        """The seat is no longer theirs."""

    def begins_anew(self) -> None:
        """The journal is written otherwise now: whoever comes back is told everything."""
        if self.line is not None:
            self.line.cut()
        self.n, self.events, self.view, self.ask, self.shown = 0, [], None, None, {}

    def goes(self) -> None:
        """Their seat was taken from them, or they wanted to be forgotten."""
        self.is_gone = True
        self.turned_away.clear()
        if self.line is not None:
            self.line.cut()

    def has_key(self, token: str) -> None:
        """Only this token is good from now on."""
        self.token = token
        if self.line is not None:
            self.line.cut()

    # What they hear

    def hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "welcome":
            self.events += [one for one in message["missed"] if one["n"] > self.n]
            self.n, self.view, self.ask, self.shown = message["n"], message["view"], message["ask"], message["shown"]
        elif message["is"] == "happened":
            self.n = message["n"]
            self.events.append({name: message[name] for name in ("n", "at", "kind", "about")})
            self.view = message.get("whole", self.view)
            for path, *value in message.get("view", ()):
                put(self.view, path, value)
            self.ask = message.get("ask", self.ask)
            self.shown = message.get("shown", self.shown)

    # What they do

    async def live(self) -> None:
        """Come, do something, lose the line, come back."""
        while self.world.is_going_on and not self.is_gone:
            await asyncio.sleep(self.world.delay() + self.world.rng.random() * 2)
            if self.line is None:
                await self.come()
            elif self.world.happens("cut"):
                self.line.cut()
            else:
                await self.do_something()

    async def come(self) -> None:
        """Say hello to some process; whoever knows nothing is told everything."""
        process = self.world.any_process()
        if process is None:
            return
        line = Line(self, process)
        self.line = line
        try:
            line.live = await process.call(entering.enter(process.house, line, self.table, self.n))  # type: ignore[attr-defined]  # to hang up
        except Refusal as refusal:
            if refusal.code not in UNSURE and not self.is_gone:
                self.turned_away.append(refusal.code)
            line.cut()
        except ConnectionError:
            line.cut()

    async def do_something(self) -> None:
        rng = self.world.rng
        if self.world.happens("edge"):
            await self.world.until_an_edge(self.table)
        if self.ask is not None and rng.random() < 0.85:
            options = self.ask["options"] + self.ask.get("offers", [])
            await self.say({"do": "answer", "ask": self.ask["ask"], "choice": rng.choice(options)})
        elif rng.random() < 0.3:
            await self.say(self.any_deed(rng.choice(DEEDS)))

    def any_deed(self, kind: str) -> dict[str, Any]:
        more: dict[str, Any] = {
            "say": {"text": "hello"},
            "emote": {"emote": "wow"},
            "why": {"choice": "draw"},
            "hurry": {"seat": self.world.rng.randrange(2)},
            "lock": {"locked": self.world.rng.random() < 0.5},
            "chat": {"on": True},
            "plan": {"plan": {"whites": 5}},
            "kick": {"seat": self.world.rng.randrange(4)},
            "make_host": {"seat": self.world.rng.randrange(4)},
        }
        return {"do": kind, **more.get(kind, {})}

    async def say(self, wish: dict[str, Any]) -> None:
        """A command, said again and again until somebody answers; sometimes twice although they did."""
        self.count += 1
        number = f"{self.seat}-{self.token}-{self.count}"
        self.world.met(wish["do"])
        if wish["do"] == "only_key":
            command: Command = AddKey(number, self.world.new_key(), alone=True)
        else:
            command = _read(json.dumps({**wish, "id": number}).encode())
        for attempt in range(TRIES):
            process = self.world.any_process()
            if process is not None and await self._said(process, command, number, is_first=not attempt):
                if number in self.acknowledged and self.world.happens("twice"):
                    await self._said(process, command, number, is_first=False)
                return
            await asyncio.sleep(1 + self.world.delay())
        self.unanswered.add(number)

    async def _said(self, process: "Process", command: Command, number: str, is_first: bool) -> bool:
        """Was it answered for good? A refusal is, unless it was said before and may still be under way."""
        token = self.token
        try:
            await process.call(process.house.act(self.table, key_of(str(token)), command))
        except Refusal as refusal:
            if refusal.code in UNSURE:
                return False
            if is_first and not self.is_gone and token == self.token:  # who has lost a key hears no more of its deeds
                self.refused[number] = refusal.code
            return True
        except ConnectionError:
            return False
        if command.__struct_config__.tag not in ("why", "hurry"):
            self.world.must_be_durable(self.table, self.seat, number)
            self.acknowledged.add(number)
        return True

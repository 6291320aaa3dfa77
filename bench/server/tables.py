"""Two people at a Belcastel table of our house, both played by the loader."""

import asyncio
import random
import time
from typing import Any

import aiohttp
import msgspec
from msgspec import UNSET, Struct, UnsetType

from bench.server.load import Load, Match
from bench.server.socket import Socket, connect

DRAW = "draw"
DRAWN = 0.8
"""How often a draw is chosen where there is one; otherwise any option, all alike."""
GRACE_SECONDS = 0.005
"""How long the other seat may take to hear of an answer that its author has heard of, before it counts as hidden."""
NAMES = ("Anna", "Bea")

ANSWER = b'{"do":"answer","id":"%d","ask":%d,"choice":"%b"}'

encode = msgspec.json.Encoder().encode


class Ask(Struct):
    ask: int
    options: list[str]
    sealed: list[str] = []


class Welcome(Struct, tag="welcome", tag_field="is"):
    ask: Ask | None


class Happened(Struct, tag="happened", tag_field="is"):
    kind: str
    ask: Ask | UnsetType | None = UNSET


class Ack(Struct, tag="ack", tag_field="is"):
    id: str


class Nack(Struct, tag="nack", tag_field="is"):
    code: str
    says: str


class Here(Struct, tag="here", tag_field="is"):
    pass


class Closing(Struct, tag="closing", tag_field="is"):
    code: str


read = msgspec.json.Decoder(Welcome | Happened | Ack | Nack | Here | Closing).decode
"""Of every message only what a player of this loader needs: the rest is skipped, not built."""


class Belcastel(Match):
    """A table with two seats. One move is under way at a time."""

    def __init__(self, load: Load, house: "House", chance: random.Random) -> None:
        super().__init__(load)
        self.house, self.chance = house, chance
        self.sockets: list[Socket] = []
        self.asks: list[Ask | None] = [None, None]
        self.is_sealed = False
        """Answers may be hidden from the other seat until all have answered."""
        self.heard_at = 0.0
        self.waits_for = 0
        """Messages that are still to come before the move under way is done."""
        self.choice = ""
        self.sent = 0
        self.welcomed = asyncio.Semaphore(0)
        self.received = 0

    def __str__(self) -> str:
        return f"{self.choice} after {self.sent} moves, {self.waits_for} messages to come, asked: {self.asks}"

    # Before the game

    async def open(self) -> None:
        table, tokens = await self.house.seats()
        for seat, token in enumerate(tokens):
            await self._connect(table, seat, token)
        self._expect("start")
        self.sockets[0].send(encode({"do": "start", "id": "start"}))

    async def _connect(self, table: str, seat: int, token: str) -> None:
        def hear(text: bytes) -> None:
            self._hear(seat, text)

        socket = await connect(self.house.port, "/ws", hear)
        self.sockets.append(socket)
        socket.send(encode({"do": "hello", "table": table, "token": token, "lang": "en"}))
        await self.welcomed.acquire()

    # Playing

    def move(self) -> None:
        """Let one of the seats that are asked answer."""
        seats = [seat for seat, ask in enumerate(self.asks) if ask is not None]
        seat = seats[int(self.chance.random() * len(seats))]
        ask = self.asks[seat]
        assert ask is not None
        self.begin()
        self._expect(self._choose(ask.options))
        self.sent += 1
        self.sockets[seat].send(ANSWER % (self.sent, ask.ask, self.choice.encode()))

    def _choose(self, options: list[str]) -> str:
        if DRAW in options and self.chance.random() < DRAWN:
            return DRAW
        return options[int(self.chance.random() * len(options))]

    def _expect(self, choice: str) -> None:
        """The house says three things about a move: an ack, and to each seat what happened."""
        self.choice, self.waits_for = choice, 3
        self.received = sum(socket.received for socket in self.sockets)

    def _hear(self, seat: int, text: bytes) -> None:
        said: Any = read(text)
        kind = type(said)
        if kind is Here:
            return
        if kind is Nack or kind is Closing:
            raise RuntimeError(f"the house refused {self.choice}: {said}")
        if kind is Welcome or (kind is Happened and said.ask is not UNSET):
            self._asked(seat, said.ask)
        if kind is Welcome:
            self.welcomed.release()
        else:
            self._heard()

    def _asked(self, seat: int, ask: Ask | None) -> None:
        self.asks[seat] = ask
        if ask is not None and ask.sealed:
            self.is_sealed = True

    def _heard(self) -> None:
        self.waits_for -= 1
        if self.waits_for < 0:
            raise RuntimeError(f"more was heard of {self.choice} than expected")
        if self.waits_for == 0:
            self.is_sealed = any(ask is not None and ask.sealed for ask in self.asks)
            self._done()
        elif self.waits_for == 1 and self.is_sealed:
            self.heard_at = time.perf_counter()
            asyncio.get_running_loop().call_later(GRACE_SECONDS, self._may_be_hidden, self.sent)

    def _may_be_hidden(self, sent: int) -> None:
        """The other seat has heard nothing: what was answered is sealed. The wait was over when its author knew."""
        if self.sent == sent and self.waits_for == 1:
            self.waits_for = 0
            self.sent_at += time.perf_counter() - self.heard_at
            self._done()

    def _done(self) -> None:
        if self.sent == 0:
            self.ready()
            return
        received = sum(socket.received for socket in self.sockets) - self.received
        self.end(received, self.choice == DRAW, self.asks == [None, None])

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class House:
    """Our house, as a loader reaches it."""

    def __init__(self, port: int, session: aiohttp.ClientSession, setup: str = "belcastel 2") -> None:
        self.port, self.session, self.setup = port, session, setup
        self.base = f"http://127.0.0.1:{port}/api/tables"

    async def seats(self) -> tuple[str, list[str]]:
        """A new table and the tokens of its two seats."""
        opened = await self._post("", {"setup": self.setup, "name": NAMES[0]})
        joined = await self._post(f"/{opened['table']}/seats", {"name": NAMES[1]})
        return opened["table"], [opened["token"], joined["token"]]

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        async with self.session.post(self.base + path, json=body) as answer:
            if answer.status != 201:
                raise RuntimeError(await answer.text())
            return await answer.json()

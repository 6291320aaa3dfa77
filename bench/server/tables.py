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

DRAW, STOP = "draw", "stop"
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
    ask: Ask | UnsetType | None = UNSET


class Ack(Struct, tag="ack", tag_field="is"):
    pass


class Here(Struct, tag="here", tag_field="is"):
    pass


class Nack(Struct, tag="nack", tag_field="is"):
    code: str
    says: str


class Closing(Struct, tag="closing", tag_field="is"):
    code: str


read = msgspec.json.Decoder(Welcome | Happened | Ack | Here | Nack | Closing).decode
"""Of every message only what a player of this loader needs: the rest is skipped, not built."""


def hello(table: str, token: str) -> bytes:
    return encode({"do": "hello", "table": table, "token": token, "lang": "en"})


class House:
    """Our house, as a loader reaches it."""

    game_moves = 170
    """About as many as a game has."""

    def __init__(self, ports: list[int], session: aiohttp.ClientSession) -> None:
        self.port, self.session = ports[0], session
        self.chance = random.Random(1)
        self.base = f"http://127.0.0.1:{self.port}/api/tables"

    def match(self, load: Load) -> "Belcastel":
        return Belcastel(load, self)

    async def seats(self) -> tuple[str, list[str]]:
        """A new table and the tokens of its two seats."""
        opened = await self._post("", {"setup": "belcastel 2", "name": NAMES[0]})
        joined = await self._post(f"/{opened['table']}/seats", {"name": NAMES[1]})
        return opened["table"], [opened["token"], joined["token"]]

    async def open_idle(self) -> None:
        """A table that was started and that nobody is connected to."""
        table, (token, _) = await self.seats()
        await self._post(f"/{table}/commands", {"do": "start", "id": "start"}, Authorization=f"Bearer {token}")

    async def _post(self, path: str, body: dict[str, Any], **headers: str) -> Any:
        async with self.session.post(self.base + path, json=body, headers=headers) as answer:
            if not answer.ok:
                raise RuntimeError(await answer.text())
            return await answer.json()


class Belcastel(Match):
    """A table with two seats."""

    def __init__(self, load: Load, house: House) -> None:
        super().__init__(load)
        self.house = house
        self.table, self.tokens = "", [""]
        self.asks: list[Ask | None] = [None, None]
        self.is_sealed = False
        """The round has come in which answers may be hidden from the other seat; it is the last."""
        self.choice = "start"
        self.sent = 0
        self.heard_at = 0.0
        self.waits_for = 0
        """Messages that are still to come before the move under way is done."""
        self.welcomed = asyncio.Semaphore(0)

    def __str__(self) -> str:
        return f"{self.choice} after {self.sent} moves, {self.waits_for} messages to come, asked: {self.asks}"

    # Before the game

    async def open(self) -> None:
        self.table, self.tokens = await self.house.seats()
        for seat in range(len(self.tokens)):
            await self._connect(seat)
        self.waits_for = 3
        self.sockets[0].send(encode({"do": "start", "id": "start"}))

    async def _connect(self, seat: int) -> None:
        def hear(socket: Socket, text: bytes) -> None:
            self._hear(seat, text)

        self.sockets.append(await connect(self.house.port, "/ws", hear))
        self.sockets[seat].send(hello(self.table, self.tokens[seat]))
        await self.welcomed.acquire()

    async def view_bytes(self) -> int:
        """Of the welcome of somebody who comes back."""
        welcomed: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def hear(socket: Socket, text: bytes) -> None:
            if not welcomed.done():
                welcomed.set_result(socket.received)

        socket = await connect(self.house.port, "/ws", hear)
        socket.send(hello(self.table, self.tokens[0]))
        size = await welcomed
        socket.close()
        return size

    # Playing

    def move(self) -> None:
        """Let one of the seats that are asked answer."""
        seats = [seat for seat, ask in enumerate(self.asks) if ask is not None]
        seat = seats[int(self.house.chance.random() * len(seats))]
        ask = self.asks[seat]
        assert ask is not None
        self._answer(seat, ask, self._choose(ask.options))

    def _choose(self, options: list[str]) -> str:
        chance = self.house.chance.random
        if DRAW in options and chance() < DRAWN:
            return DRAW
        return options[int(chance() * len(options))]

    def can_draw(self) -> bool:
        """Sealed draws do not count: they are another kind of move."""
        return not self.is_sealed and any(ask is not None and DRAW in ask.options for ask in self.asks)

    def draw(self) -> None:
        seat, ask = next((seat, ask) for seat, ask in enumerate(self.asks) if ask is not None and DRAW in ask.options)
        self._answer(seat, ask, DRAW)

    def _answer(self, seat: int, ask: Ask, choice: str) -> None:
        """The house says three things about an answer: an ack, and to each seat what happened."""
        self.begin()
        self.choice, self.waits_for = choice, 3
        self.sent += 1
        self.sockets[seat].send(ANSWER % (self.sent, ask.ask, choice.encode()))

    # Listening

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
        else:
            self.end(self.choice == DRAW, self.asks == [None, None])

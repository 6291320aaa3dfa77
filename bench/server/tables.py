"""Two people at a Belcastel table of our house, both played by the loader."""

import asyncio
import os
import random
import time
from collections.abc import Iterator
from typing import Any

import aiohttp
import msgspec
from msgspec import UNSET, Struct, UnsetType

from bench.server.load import Load, Match
from bench.server.socket import Socket, connect
from chaudron.kernel.envelope import chain as links_of
from chaudron.kernel.envelope import sealed

DRAW = "draw"
ACK = -1
DRAWN = 0.8
"""How often a draw is chosen where there is one; otherwise any option, all alike."""
NAMES = ("Anna", "Bea")
PING = b'{"do":"ping"}'
ANSWER = b'{"do":"answer","id":"%d","ask":%d,"choice":"%b"}'
WITH_LINK = b'{"do":"answer","id":"%d","ask":%d,"choice":"%b","link":"%b"}'

encode = msgspec.json.Encoder().encode


class Ask(Struct):
    ask: int
    options: list[str]
    sealed: list[str] = []
    link: int = 0


class Welcome(Struct, tag="welcome", tag_field="is"):
    ask: Ask | None


class Happened(Struct, tag="happened", tag_field="is"):
    ask: Ask | UnsetType | None = UNSET


class Ack(Struct, tag="ack", tag_field="is"):
    pass


class Pong(Struct, tag="pong", tag_field="is"):
    pass


class Here(Struct, tag="here", tag_field="is"):
    pass


class Nack(Struct, tag="nack", tag_field="is"):
    code: str
    says: str


class Closing(Struct, tag="closing", tag_field="is"):
    code: str


read = msgspec.json.Decoder(Welcome | Happened | Ack | Pong | Here | Nack | Closing).decode
"""Of every message only what a player of this loader needs: the rest is skipped, not built."""


def hello(table: str, token: str) -> bytes:
    return encode({"do": "hello", "table": table, "token": token, "lang": "en"})


class House:
    """Our house, as a loader reaches it."""

    game_moves = 170
    """About as many as a game has."""

    def __init__(self, ports: list[int], session: aiohttp.ClientSession, with_links: bool = True) -> None:
        """`with_links`: both lay seals and bring links, as pages do; otherwise the house alone seals."""
        self.port, self.session, self.with_links = ports[0], session, with_links
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
        self.missing: set[int] = set()
        """What is still to come before the move under way is done: the ack, and an event for each seat."""
        self.heard_at = 0.0
        self.pings = 0
        self.welcomed = asyncio.Semaphore(0)
        self.links = [links_of(os.urandom(32)) for _ in NAMES] if house.with_links else []
        """Of the devices, if they take part: each answer brings one."""
        self.before = iter(self._before())

    def __str__(self) -> str:
        return f"{self.choice} after {self.sent} moves, still to come: {self.missing}, asked: {self.asks}"

    # Before the game

    async def open(self) -> None:
        self.table, self.tokens = await self.house.seats()
        for seat in range(len(self.tokens)):
            await self._connect(seat)
        self._prepare()

    def _before(self) -> Iterator[tuple[int, dict[str, str]]]:
        """What a seat sends before the first move, one after the other."""
        for seat, links in enumerate(self.links):
            yield seat, {"do": "seal", "seal": sealed(self.table, links[0])}
        yield 0, {"do": "start"}
        for seat, links in enumerate(self.links):
            yield seat, {"do": "reveal", "salt": links[0].hex()}

    def _prepare(self) -> None:
        """Send the next of it; after the last, play."""
        seat, command = next(self.before, (0, None))
        if command is None:
            return self.ready()
        self.choice, self.missing = command["do"], {ACK, 0, 1}
        self.sockets[seat].send(encode({**command, "id": command["do"]}))

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
        self.begin()
        self.choice, self.missing = choice, {ACK, 0, 1}
        self.sent += 1
        said = (self.sent, ask.ask, choice.encode())
        link = self.links[seat][ask.link].hex().encode() if self.links else b""
        self.sockets[seat].send(WITH_LINK % (*said, link) if link else ANSWER % said)

    # Listening

    def _hear(self, seat: int, text: bytes) -> None:
        said: Any = read(text)
        kind = type(said)
        if kind is Happened:
            if said.ask is not UNSET:
                self._asked(seat, said.ask)
            self._heard(seat)
        elif kind is Ack:
            self._heard(ACK)
        elif kind is Welcome:
            self._asked(seat, said.ask)
            self.welcomed.release()
        elif kind is Pong:
            self._nothing_more(seat)
        elif kind is not Here:
            raise RuntimeError(f"the house refused {self.choice}: {said}")

    def _asked(self, seat: int, ask: Ask | None) -> None:
        self.asks[seat] = ask
        if ask is not None and ask.sealed:
            self.is_sealed = True

    def _heard(self, what: int) -> None:
        if what not in self.missing:
            raise RuntimeError(f"more was heard of {self.choice} than expected")
        self.missing.remove(what)
        if not self.missing:
            self._done()
        elif self.is_sealed and len(self.missing) == 1 and ACK not in self.missing:
            self._ask_for_more()

    def _ask_for_more(self) -> None:
        """The answer may be hidden from the other seat. If it is not, that one hears of it before its pong."""
        self.heard_at = time.perf_counter()
        self.pings += 1
        self.sockets[next(iter(self.missing))].send(PING)

    def _nothing_more(self, seat: int) -> None:
        """The wait for a hidden answer was over when its author knew."""
        self.pings -= 1
        if self.pings == 0 and self.missing == {seat}:
            self.missing.clear()
            self.sent_at += time.perf_counter() - self.heard_at
            self._done()

    def _done(self) -> None:
        if self.sent == 0:
            self._prepare()
        else:
            self.end(self.choice == DRAW, self.asks == [None, None])

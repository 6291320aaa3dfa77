"""Two people at a match of boardgame.io, both played by the loader, which speaks Socket.IO as far as it must."""

import asyncio
import random
from typing import Any

import aiohttp
import msgspec
from msgspec import Struct, field

from bench.server.load import Load, Match
from bench.server.socket import Socket, connect

GAME = "brew"
DRAWN = 0.9
"""As often as at our tables a draw is chosen where it can be stopped as well."""
PATH = "/socket.io/?EIO=4&transport=websocket"
OPENED, PING, PONG = b"0", b"2", b"3"
JOIN, JOINED, EVENT = f"40/{GAME},".encode(), f"40/{GAME},".encode(), f"42/{GAME},".encode()
SYNC, UPDATE = "sync", "update"

encode = msgspec.json.Encoder().encode


class Brewing(Struct):
    state: str


class Brews(Struct):
    seats: list[Brewing]


class Over(Struct):
    gameover: dict[str, Any] | None = None


class State(Struct):
    """Of the state, only what a player of this loader needs."""

    G: Brews
    ctx: Over
    number: int = field(name="_stateID")


class Synced(Struct):
    state: State


read_name = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_synced = msgspec.json.Decoder(Synced).decode


class Boardgame:
    """A boardgame.io server, as a loader reaches it."""

    game_moves = 170
    """About as many as a game has."""

    def __init__(self, ports: list[int], session: aiohttp.ClientSession) -> None:
        self.port, self.session = ports[0], session
        self.chance = random.Random(1)
        self.lobby = f"http://127.0.0.1:{ports[1]}/games/{GAME}"

    def match(self, load: Load) -> "Brew":
        return Brew(load, self)

    async def seats(self) -> tuple[str, list[str]]:
        """A new match and the credentials of its two seats."""
        match = (await self._post("/create", {"numPlayers": 2}))["matchID"]
        joined = [
            await self._post(f"/{match}/join", {"playerID": str(seat), "playerName": name})
            for seat, name in enumerate(("Anna", "Bea"))
        ]
        return match, [one["playerCredentials"] for one in joined]

    async def open_idle(self) -> None:
        await self.seats()

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        async with self.session.post(self.lobby + path, json=body) as answer:
            if not answer.ok:
                raise RuntimeError(await answer.text())
            return await answer.json()


class Brew(Match):
    """A match of the small game in bench/boardgame."""

    def __init__(self, load: Load, server: Boardgame) -> None:
        super().__init__(load)
        self.server = server
        self.id, self.credentials = "", [""]
        self.state = State(Brews([]), Over(), -1)
        self.choice = ""
        self.waits_for = 0
        self.synced = asyncio.Semaphore(0)

    def __str__(self) -> str:
        return f"{self.choice}, {self.waits_for} messages to come, {self.state}"

    async def open(self) -> None:
        self.id, self.credentials = await self.server.seats()
        for seat in range(len(self.credentials)):
            self.sockets.append(await self._connect(seat))
        self.ready()

    async def _connect(self, seat: int) -> Socket:
        """A socket whose first state has come."""

        def hear(socket: Socket, text: bytes) -> None:
            self._hear(socket, seat, text)

        socket = await connect(self.server.port, PATH, hear)
        await self.synced.acquire()
        return socket

    async def view_bytes(self) -> int:
        """Of the whole state that somebody receives who comes back."""
        socket = await self._connect(0)
        size = socket.received
        socket.close()
        return size

    # Playing

    def _brewing(self) -> list[int]:
        return [seat for seat, brew in enumerate(self.state.G.seats) if brew.state == "brewing"]

    def move(self) -> None:
        chance, seats = self.server.chance.random, self._brewing()
        self._send(seats[int(chance() * len(seats))], "draw" if chance() < DRAWN else "stop")

    def can_draw(self) -> bool:
        return bool(self._brewing())

    def draw(self) -> None:
        self._send(self._brewing()[0], "draw")

    def _send(self, seat: int, choice: str) -> None:
        """The server says nothing to the author but what it says to both seats: the new state."""
        self.begin()
        self.choice, self.waits_for = choice, 2
        payload = {"type": choice, "args": [], "playerID": str(seat), "credentials": self.credentials[seat]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.sockets[seat].send(EVENT + encode([UPDATE, action, self.state.number, self.id, str(seat)]))

    # Listening

    def _hear(self, socket: Socket, seat: int, text: bytes) -> None:
        if text.startswith(EVENT):
            name, *arguments = read_name(text[len(EVENT) :])
            self._happened(msgspec.json.decode(name, type=str), arguments)
        elif text == PING:
            socket.send(PONG)
        elif text.startswith(OPENED):
            socket.send(JOIN)
        elif text.startswith(JOINED):
            socket.send(EVENT + encode([SYNC, self.id, str(seat), self.credentials[seat]]))
        else:
            raise RuntimeError(f"boardgame.io said {text!r}")

    def _happened(self, name: str, arguments: list[msgspec.Raw]) -> None:
        if name == SYNC:
            self.state = read_synced(arguments[1]).state
            self.synced.release()
        elif name == UPDATE:
            self.state = read_state(arguments[1])
            self._heard()

    def _heard(self) -> None:
        self.waits_for -= 1
        if self.waits_for < 0:
            raise RuntimeError(f"more was heard of {self.choice} than expected")
        if self.waits_for == 0:
            self.end(self.choice == "draw", self.state.ctx.gameover is not None)

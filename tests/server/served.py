"""A real house on a real port, and players who talk to it as docs/protocol.md says."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from chaudron.limits import UNLIMITED
from chaudron.server.running import Config, Running

PATIENCE = 20.0
"""Seconds after which something that was waited for will not come. Never waited for when all is well."""


class Ear:
    """Takes in what comes over a socket at once, as a browser does, so that pings are answered while a test is busy."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.heard: asyncio.Queue[aiohttp.WSMessage] = asyncio.Queue()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        kind = aiohttp.WSMsgType.TEXT
        while kind is aiohttp.WSMsgType.TEXT:
            self.heard.put_nowait(message := await self.ws.receive())
            kind = message.type

    async def next(self) -> aiohttp.WSMessage:
        """The next message; the last one, which ends the connection, again and again."""
        message = await self.heard.get()
        if message.type is not aiohttp.WSMsgType.TEXT:
            self.heard.put_nowait(message)
        return message

    async def close(self) -> None:
        await self.ws.close()
        await self.listening


class Player:
    """Somebody at a table: keeps the view up to date as a page does, and remembers every byte that came."""

    def __init__(self, session: aiohttp.ClientSession, base: str, table: str, token: str | None, seat: int | None):
        self.session, self.base, self.table, self.token, self.seat = session, base, table, token, seat
        self.ear: Ear | None = None
        self.raw: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.view: Any = None
        self.ask: dict[str, Any] | None = None
        self.awaited: list[dict[str, Any]] = []
        self.here: list[int] = []
        self.undo: str | None = None
        self.n = 0
        self.events: list[dict[str, Any]] = []
        """What was heard, in order: n, at, kind, about."""
        self.closed: dict[str, Any] | None = None
        self.has_ended = False
        self.ids = itertools.count(1)

    # Over the socket

    async def connect(self, after: int | None = None, lang: str = "fr", **headers: str) -> "Player":
        await self.reach(**headers)
        await self.send(do="hello", table=self.table, token=self.token, after=after, lang=lang)
        await self.until(lambda message: message["is"] in ("welcome", "closing"))
        return self

    async def reach(self, **headers: str) -> None:
        """Open a socket, and say nothing yet."""
        self.has_ended = False
        self.ear = Ear(await self.session.ws_connect(self.base + "/ws", headers=headers, max_msg_size=0))

    async def send(self, **message: Any) -> None:
        assert self.ear is not None
        await self.ear.ws.send_str(json.dumps({key: value for key, value in message.items() if value is not None}))

    async def hear(self) -> dict[str, Any]:
        """The next message, noted; `{"is": "end"}`, once, when the connection has ended."""
        assert self.ear is not None
        assert not self.has_ended, "nobody says anything any more"
        message = await asyncio.wait_for(self.ear.next(), PATIENCE)
        if message.type is not aiohttp.WSMsgType.TEXT:
            self.has_ended = True
            return {"is": "end", "code": self.ear.ws.close_code}
        self.raw.append(message.data)
        said: dict[str, Any] = json.loads(message.data)
        self.note(said)
        return said

    def note(self, said: dict[str, Any]) -> None:
        if said["is"] == "welcome":
            self.welcome, self.view, self.here = said, said["view"], said["here"]
            self.events += said["missed"]
        if said["is"] == "happened":
            self.events.append({key: said[key] for key in ("n", "at", "kind", "about")})
            self.view = said.get("whole", self.view)
            for path, *value in said.get("view", ()):
                put(self.view, path, value)
        if said["is"] in ("welcome", "happened"):
            self.n = said["n"]
            for name in ("shown", "ask", "awaited", "undo"):
                setattr(self, name, said.get(name, getattr(self, name)))
        if said["is"] == "here":
            self.here = said["here"]
        if said["is"] == "closing":
            self.closed = said

    async def until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until something comes."""
        while True:
            said = await self.hear()
            if is_it(said) or said["is"] == "end":
                return said

    async def until_kind(self, kind: str) -> dict[str, Any]:
        """Listen until something of this kind happens."""
        return await self.until(lambda said: said["is"] == "happened" and said["kind"] == kind)

    async def until_n(self, n: int) -> None:
        while self.n < n:
            await self.hear()

    async def do(self, what: str, id: str | None = None, **fields: Any) -> dict[str, Any]:  # noqa: A002 - as it is called on the wire
        """Send a command and listen until it is answered."""
        command = id or f"{what}-{next(self.ids)}"
        await self.send(do=what, id=command, **fields)
        return await self.until(lambda said: said["is"] in ("ack", "nack") and said["id"] == command)

    async def answer(self, choice: str | None = None, **fields: Any) -> dict[str, Any]:
        """Answer the question that is open: the first option unless another is named."""
        while self.ask is None:
            await self.hear()
        ask = self.ask
        return await self.do("answer", ask=ask["ask"], choice=choice or ask["options"][0], **fields)

    async def close(self) -> None:
        if self.ear is not None:
            await self.ear.close()
            self.ear = None

    # Over HTTP

    async def get(self, path: str = "", **query: Any) -> tuple[int, Any]:
        return await self.call("GET", path, params={key: str(value) for key, value in query.items()})

    async def post(self, path: str, body: Any = None) -> tuple[int, Any]:
        return await self.call("POST", path, json=body)

    async def call(self, method: str, path: str, **more: Any) -> tuple[int, Any]:
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        url = f"{self.base}/api/tables/{self.table}{path}"
        async with self.session.request(method, url, headers=headers, **more) as answer:
            text = await answer.text()
            self.raw.append(text)
            return answer.status, json.loads(text)


def put(view: Any, path: list[Any], value: list[Any]) -> None:
    """Change a view as a message says: a value at the end of a path, or nothing there any more."""
    for step in path[:-1]:
        view = view[step]
    if value:
        view[path[-1]] = value[0]
    else:
        del view[path[-1]]


class Served:
    """A house that is open."""

    def __init__(self, running: Running, base: str, session: aiohttp.ClientSession) -> None:
        self.running, self.base, self.session = running, base, session

    async def open(self, setup: str = "belcastel 2", name: str | None = "Anna", **wish: Any) -> Player:
        """Open a table; its host."""
        wish = {"setup": setup, "name": name, **wish}
        body = {key: value for key, value in wish.items() if value is not None}
        async with self.session.post(f"{self.base}/api/tables", json=body) as answer:
            seated = await answer.json()
            assert answer.status == 201, seated
        return Player(self.session, self.base, seated["table"], seated["token"], seated["seat"])

    async def join(self, table: str, name: str, **wish: Any) -> Player:
        """Take a seat."""
        async with self.session.post(f"{self.base}/api/tables/{table}/seats", json={"name": name, **wish}) as answer:
            seated = await answer.json()
            assert answer.status == 201, seated
        return Player(self.session, self.base, table, seated["token"], seated["seat"])

    def watcher(self, table: str) -> Player:
        """Somebody without a seat; connect as our own page does, with `Origin=`."""
        return Player(self.session, self.base, table, None, None)

    async def table_of(self, *names: str, setup: str = "", **wish: Any) -> list[Player]:
        """A started table with these people, all connected."""
        host = await self.open(setup or f"belcastel {len(names)}", names[0], **wish)
        players = [host, *[await self.join(host.table, name) for name in names[1:]]]
        for player in players:
            await player.connect()
        assert (await host.do("start"))["is"] == "ack"
        for player in players:
            while player.view is None:
                await player.hear()
        return players


@asynccontextmanager
async def served(store: str, **config: Any) -> AsyncIterator[Served]:
    """Open a house, and close it in the end."""
    running = Running(Config(**{"store": store, "port": 0, "pace": 0.0, "breath": None, "rates": UNLIMITED, **config}))
    port = await running.open()
    async with aiohttp.ClientSession() as session:
        try:
            yield Served(running, f"http://127.0.0.1:{port}", session)
        finally:
            await running.close()


async def all_gone(house: Served) -> None:
    """Wait until everybody has hung up: by https, both sides say goodbye."""
    while house.running.doors.lines.count:  # noqa: ASYNC110 - once, at the very end
        await asyncio.sleep(0.01)

"""Clients without manners: frames and requests written by hand, and whether anybody else noticed."""

import asyncio
import json
import logging
import socket
import struct
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from chaudron.server.sockets.socket import Socket
from chaudron.words import words
from tests.server.open_house import OpenHouse, visited
from tests.server.served import PATIENCE, Player, Served

STRANGER = "A" * 43
"""Looks like a token."""
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
)


def host_of(house: Served) -> str:
    return house.base.removeprefix("http://")


async def dial(house: Served, receive: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare connection; with `receive`, one that takes in no more than about so many bytes unread."""
    host, port = host_of(house).split(":")
    if not receive:
        return await asyncio.open_connection(host, int(port), limit=2**20)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    line.setblocking(False)
    await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
    return await asyncio.open_connection(sock=line, limit=receive)


class Rough:
    """One end of a WebSocket that sends whatever bytes it likes, and answers nothing by itself."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(cls, house: Served, receive: int = 0, **headers: str) -> "Rough":
        rough = cls(*await dial(house, receive))
        more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        rough.writer.write(UPGRADE.format(host=host_of(house), more=more).encode())
        head = await asyncio.wait_for(rough.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101 "), head
        guests: list[Any] = house.guests if isinstance(house, OpenHouse) else []
        guests.append(rough)
        return rough

    async def greet(self, player: Player, **more: Any) -> dict[str, Any]:
        """Say hello in the name of a player; what comes back."""
        hello = {"do": "hello", "table": player.table, "token": player.token, **more}
        await self.say({name: value for name, value in hello.items() if value is not None})
        return await self.hear()

    async def say(self, message: Any) -> None:
        await self.frame(message if isinstance(message, bytes) else json.dumps(message).encode())

    async def frame(self, payload: bytes, kind: int = TEXT, last: bool = True, reserved: int = 0) -> None:
        self.writer.write(framed(payload, kind, last, reserved))
        await asyncio.wait_for(self.writer.drain(), PATIENCE)

    async def hear(self) -> dict[str, Any]:
        """The next message; `{"is": "end"}` with the close code, or without one where the line was cut."""
        try:
            kind, payload = await asyncio.wait_for(self._read_frame(), PATIENCE)
        except (asyncio.IncompleteReadError, ConnectionError):
            return {"is": "end"}
        if kind == CLOSE:
            return {"is": "end", "code": struct.unpack("!H", payload[:2])[0], "says": payload[2:].decode()}
        if kind in (PING, PONG):
            return {"is": "control", "kind": kind, "payload": payload}
        said: dict[str, Any] = json.loads(payload)
        return said

    async def _read_frame(self) -> tuple[int, bytes]:
        first, second = await self.reader.readexactly(2)
        length = second & 0x7F
        if length >= 126:
            wide = await self.reader.readexactly(2 if length == 126 else 8)
            length = int.from_bytes(wide, "big")
        return first & 0x0F, await self.reader.readexactly(length)

    async def until(self, *wanted: str) -> dict[str, Any]:
        """Listen until one of these comes, or the end."""
        while True:
            said = await self.hear()
            if said["is"] in (*wanted, "end"):
                return said

    async def close(self) -> None:
        """Hang up without a word."""
        self.writer.transport.abort()


def framed(payload: bytes, kind: int = TEXT, last: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    length = min(len(payload), 126)
    wide = len(payload).to_bytes(2, "big") if length == 126 else b""
    return bytes([last << 7 | reserved << 4 | kind, 0x80 | length]) + wide + bytes(4) + payload


# What they do


async def intruder(house: OpenHouse, player: Player, **more: Any) -> Rough:
    """A further device of a player, with no manners."""
    rough = await Rough.connect(house)
    assert (await rough.greet(player, **more))["is"] == "welcome"
    return rough


async def told_to_leave(rough: Rough, code: str, lang: str = "fr", close: int = 1008) -> None:
    """The connection is ended with this code, in words and as a close code."""
    closing = await rough.until("closing")
    assert (closing["is"], closing.get("code"), closing.get("says")) == ("closing", code, said(code, lang))
    end = await rough.until("end")
    assert (end["code"], end["says"]) == (close, code)


def said(code: str, lang: str = "fr", **details: Any) -> str:
    return words(lang).say(f"house-{code}", **details)


async def request(house: Served, line: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str], bytes]:
    """One request written by hand: the status, the headers and the body that come back."""
    reader, writer = await dial(house)
    lines = [f"{line} HTTP/1.1", f"Host: {host_of(house)}", "Connection: close"]
    if body and "Transfer-Encoding" not in headers:
        lines.append(f"Content-Length: {len(body)}")
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)
    whole = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    head, _, rest = whole.partition(b"\r\n\r\n")
    first, *others = head.decode().split("\r\n")
    return int(first.split()[1]), dict(other.split(": ", 1) for other in others), rest


async def problem(house: Served, line: str, body: bytes = b"", **headers: str) -> tuple[int, str, str]:
    """Status, code and words of a refusal, which is JSON and says nothing about the machine."""
    status, answered, text = await request(house, line, body, **headers)
    assert answered["Content-Type"].startswith("application/json"), text
    assert answered["X-Content-Type-Options"] == "nosniff"
    assert answered.get("Server") == "chaudron"
    problem = json.loads(text)
    assert set(problem) == {"code", "says", "rule", "details"}
    return status, problem["code"], problem["says"]


# What the house has of them


def run(tmp_path: Path, test: Callable[[OpenHouse], Coroutine[Any, Any, None]], **plan: Any) -> None:
    """Let a test run in a house of its own."""

    async def inside() -> None:
        async with visited(str(tmp_path / "tables.db"), **plan) as house:
            await test(house)

    asyncio.run(inside())


def unsent(one: Socket) -> int:
    """The bytes that a connection has still to take."""
    return one.transport.get_write_buffer_size()


def is_gone(house: Served, one: Socket) -> bool:
    return one not in house.running.doors.sockets


def socket_of(house: Served, seat: int | None) -> Socket:
    """The only connection of a seat, or of those who watch, from the side of the house."""
    [socket] = [one for one in house.running.doors.sockets if one.who.seat == seat]
    return socket


async def deaf(house: OpenHouse, player: Player, **more: Any) -> Rough:
    """Somebody who connects, says hello, and reads nothing at all; whatever is sent stays with the house."""
    place = house.running.front
    place.sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2_048)  # and so of whoever it accepts
    rough = await Rough.connect(house, receive=2_048, Origin=house.base)
    await rough.say({"do": "hello", "table": player.table, "token": player.token, **more})
    table = house.running.house.lives[player.table]
    await eventually(lambda: len(table.room.listeners.all) == len(house.running.doors.sockets))
    return rough


# Whether anybody noticed


@pytest.fixture(autouse=True)
def nothing_fails(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Where this is imported, no test may bring an error into the log."""
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


async def eventually(is_so: Callable[[], bool]) -> None:
    """Wait until something is so which nobody is told of."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110 - there is no event for it: the house does not know that we wait
            await asyncio.sleep(0)


@asynccontextmanager
async def nobody_notices(house: Served, *players: Player) -> AsyncIterator[None]:
    """Nothing is written meanwhile, nothing stays in memory, nothing fails, and these players can still act."""
    before = await traces(house, *players)
    yield
    assert await traces(house, *players) == before
    for player in players:
        assert (await player.do("why", choice="stop"))["is"] == "ack"


async def traces(house: Served, *players: Player) -> dict[str, Any]:
    """Everything that a stranger could leave behind."""
    inside = house.running.house
    journals = {player.table: await inside.store.journal(player.table) for player in players}
    failures = house.running.metrics.failures._value.get()
    return {"journals": journals, "tables": set(inside.lives), "loading": set(inside.loading), "failures": failures}

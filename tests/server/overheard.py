"""Wires that keep every byte, a table at which every secret can be recognized, and where each may be heard.

Everybody comes in through a `Tap` of their own, so that not a byte of a header or a frame escapes.
"""

import asyncio
import base64
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, NamedTuple

from aiohttp import web

from chaudron.server.logs import Lines
from tests.server.witnesses import Leak, Person

END = b'"result":{'
"""What everybody hears when a game is over."""
BESIDES = ("the logs", "the numbers", "the notices")


class Tap:
    """A wire into the house."""

    def __init__(self) -> None:
        self.heard = bytearray()
        self.base = ""

    @asynccontextmanager
    async def opened(self, port: int) -> AsyncIterator["Tap"]:
        async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            inner, outer = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(_pump(reader, outer, bytearray()), _pump(inner, writer, self.heard))

        server = await asyncio.start_server(carry, "127.0.0.1", 0)
        self.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray) -> None:
    try:
        while data := await reader.read(65536):
            kept += data
            writer.write(data)
    except ConnectionError:
        pass
    finally:
        writer.close()


class Guarded(Person):
    """Somebody who looks at every view for what is not theirs to see."""

    def note(self, said: dict[str, Any]) -> None:
        super().note(said)
        if self.view is not None:
            check_view(self.view, self.seat)


def check_view(view: dict[str, Any], seat: int | None) -> None:
    """Nobody sees into another's bag, nor what another has committed or is asked in secret."""
    for number, shown in enumerate(view["seats"]):
        if number != seat and (shown["bag"], shown["commit"], (shown["before"] or {}).get("bag")) != (None, "", None):
            raise Leak(f"seat {seat} sees what is seat {number}'s: {shown}")
    beat = view["agenda"][-1] if view["agenda"] else {}
    if beat.get("sealed") and {*view["asks"], *beat["branches"]} - {str(seat)}:
        raise Leak(f"seat {seat} sees what others are asked: {view['asks']} {beat['branches']}")


class Canary(NamedTuple):
    """A secret, in all the ways it could be written."""

    name: str
    forms: tuple[bytes, ...]
    may_hear: tuple[str, ...] = ()
    until: bytes | None = None
    """Everybody but the logs may hear it after this."""


def written(secret: bytes) -> tuple[bytes, ...]:
    """Bytes as they are, in hexadecimal digits, and in base64."""
    coded = {base64.b64encode(secret), base64.urlsafe_b64encode(secret)}
    return (secret, secret.hex().encode(), secret.hex().upper().encode(), *[code.rstrip(b"=") for code in coded])


class Overheard:
    """A table, everything that anybody heard of it, and its secrets."""

    def __init__(self) -> None:
        self.heard: dict[str, bytearray] = {}
        self.canaries: list[Canary] = []

    def check(self) -> None:
        """Nobody has heard what is not meant for them, or not yet."""
        for who, heard in self.heard.items():
            for canary in self.canaries:
                if who not in canary.may_hear:
                    self._check(who, bytes(heard), canary)

    def _check(self, who: str, heard: bytes, canary: Canary) -> None:
        end = -1 if canary.until is None or who in BESIDES else heard.find(canary.until)
        for form in canary.forms:
            if form in (heard if end < 0 else heard[:end]):
                raise Leak(f"{who} heard {canary.name}")

    def was_heard(self, name: str, who: str) -> bool:
        """So that a canary cannot be silent for want of a voice."""
        forms = next(canary.forms for canary in self.canaries if canary.name == name)
        return any(form in self.heard[who] for form in forms)


@contextmanager
def logged(into: bytearray) -> Iterator[None]:
    """Keep everything that is logged, however unimportant."""

    class Keeper(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            into.extend(Lines().format(record).encode() + b"\n")

    root, keeper = logging.getLogger(), Keeper()
    before, root.level = root.level, logging.DEBUG
    root.addHandler(keeper)
    try:
        yield
    finally:
        root.removeHandler(keeper)
        root.setLevel(before)


class Notices:
    """Where notices arrive."""

    def __init__(self) -> None:
        self.heard = bytearray()
        self.came = asyncio.Event()
        self.url = ""

    async def take(self, request: web.Request) -> web.Response:
        self.heard += repr(dict(request.headers)).encode() + await request.read()
        self.came.set()
        return web.Response()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Notices"]:
        app = web.Application()
        app.router.add_post("/{path:.*}", self.take)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{runner.addresses[0][1]}/the-path-of-the-webhook"
        try:
            yield self
        finally:
            await runner.cleanup()

"""One WebSocket connection: who it is, what it says, and what it is told."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import ClientConnectionResetError, WSCloseCode, WSMessage, WSMsgType, web

from chaudron.server import frames, limits, protocol
from chaudron.server.call import NOT_JSON
from chaudron.server.frames import frame, framed
from chaudron.server.live import Live
from chaudron.server.protocol import Ack, Closing, Hello, Nack, Ping, Pong
from chaudron.server.rates import Bucket
from chaudron.server.refusal import Refusal
from chaudron.server.room import key_of
from chaudron.server.sitting import WATCHER
from chaudron.server.store.errors import StoreLost
from chaudron.words import words

if TYPE_CHECKING:
    from chaudron.server.app import Doors

_read = msgspec.json.Decoder(protocol.Said).decode
_read_id = msgspec.json.Decoder(dict[str, Any]).decode
PONG = framed(Pong())
log = logging.getLogger("chaudron.socket")

CLOSE_CODES = {
    "closing": WSCloseCode.SERVICE_RESTART,
    "moved": WSCloseCode.TRY_AGAIN_LATER,
    "slow": WSCloseCode.TRY_AGAIN_LATER,
    "busy": WSCloseCode.TRY_AGAIN_LATER,
    "failed": WSCloseCode.INTERNAL_ERROR,
}
COME_BACK_SECONDS = {"closing": 2.0, "moved": 0.1, "slow": 1.0, "busy": 2.0, "failed": 1.0}


class Socket:
    """A connection, from its hello to its end."""

    __slots__ = ("bucket", "doors", "is_page", "key", "lang", "live", "longest", "transport", "who", "ws")

    def __init__(self, doors: "Doors", ws: web.WebSocketResponse, request: web.Request) -> None:
        self.doors, self.ws, self.transport = doors, ws, request.transport
        self.is_page = "Origin" in request.headers
        self.who, self.lang = WATCHER, "fr"
        self.key: str | None = None
        self.bucket = Bucket(doors.rates.frames_at_once)
        self.live: Live | None = None
        self.longest = 0
        """The longest message sent; nobody is called slow for not having read that one yet."""

    async def talk(self) -> None:
        """Listen to the other side until one of both ends."""
        try:
            await self._greet()
            async for message in self.ws:
                await self._hear(message)
        except Refusal as refusal:
            await self.let_go(refusal.code)
        except (ClientConnectionResetError, ConnectionResetError):
            pass
        except StoreLost:
            await self.let_go("busy")
        except Exception:
            self.doors.metrics.failures.inc()
            log.exception("a connection failed")
            await self.let_go("failed")
        finally:
            if self.live is not None:
                await self.doors.house.exit(self.live, self)

    async def _greet(self) -> None:
        """The first message says which table, and by what right."""
        try:
            first = await asyncio.wait_for(self.ws.receive(), limits.HELLO_SECONDS)
        except TimeoutError as error:
            raise Refusal("no_hello") from error
        hello = None
        if first.type is WSMsgType.TEXT:
            with contextlib.suppress(*NOT_JSON):
                hello = _read(first.data)
        if not isinstance(hello, Hello):
            raise Refusal("no_hello")
        self.lang = hello.lang
        if hello.token is None and not self.is_page:
            raise Refusal("origin")
        self.key = None if hello.token is None else key_of(hello.token)
        self.live = await self.doors.house.enter(self, hello.table, hello.after)

    async def _hear(self, message: WSMessage) -> None:
        if not self.bucket.take(self.doors.rates.frames, self.doors.rates.frames_at_once):
            raise Refusal("too_fast")
        if message.type is WSMsgType.PING:
            self.send(frame(message.data, frames.PONG))
            return
        if message.type is WSMsgType.PONG:
            return
        if message.type is not WSMsgType.TEXT:
            raise Refusal("bad_json")
        try:
            said = _read(message.data)
        except msgspec.ValidationError as error:
            self.send(self._nack(_id_of(message.data), Refusal("bad_message", where=str(error))))
        except NOT_JSON:
            self.send(self._nack("", Refusal("bad_json")))
        else:
            await self._do(said)

    async def _do(self, said: protocol.Said) -> None:
        if isinstance(said, Ping):
            self.send(PONG)
            return
        if isinstance(said, Hello) or self.live is None:
            raise Refusal("greeted_already")
        try:
            done = await self.doors.house.act(self.live.room.id, self.key, said, self.lang)
        except Refusal as refusal:
            self.doors.metrics.refusals.labels(refusal.code).inc()
            self.send(self._nack(said.id, refusal))
        else:
            self.send(framed(Ack(said.id, done.n, done.about)))

    def _nack(self, command: str, refusal: Refusal) -> bytes:
        return framed(Nack(command, refusal.code, refusal.says(words(self.lang)), refusal.rule, refusal.details))

    def send(self, frame: bytes) -> None:
        """Send, or give up a connection that is too slow. Never waits for the other side."""
        transport = self.transport
        if transport is None or transport.is_closing() or self.ws.closed:
            return
        if transport.get_write_buffer_size() > self.longest + limits.UNSENT_BYTES:
            self.doors.metrics.slow.inc()
            transport.abort()
            return
        self.longest = max(self.longest, len(frame))
        transport.write(frame)

    async def let_go(self, code: str) -> None:
        """Say why the connection ends, and end it."""
        says = Refusal(code).says(words(self.lang))
        self.send(framed(Closing(code, says, COME_BACK_SECONDS.get(code))))
        with contextlib.suppress(ConnectionResetError, RuntimeError):
            close_code = CLOSE_CODES.get(code, WSCloseCode.POLICY_VIOLATION)
            await self.ws.close(code=close_code, message=code.encode())


def _id_of(data: bytes) -> str:
    """The id of a command that is otherwise not understood."""
    try:
        command = _read_id(data).get("id", "")
    except NOT_JSON:
        return ""
    return command if isinstance(command, str) and len(command) <= limits.ID_LENGTH else ""

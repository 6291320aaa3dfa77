"""One WebSocket connection: who it is, what it says, and what it is told."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from aiohttp import WSCloseCode

from chaudron import limits, protocol
from chaudron.protocol import Ack, Closing, Hello, Nack, Ping, Pong
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import WATCHER
from chaudron.room.state import key_of
from chaudron.room.visitors import NOBODY, visitor
from chaudron.server.http.call import NOT_JSON
from chaudron.server.http.rates import Bucket
from chaudron.server.rooms import entering
from chaudron.server.rooms.live import Live
from chaudron.server.sockets import frames, wire
from chaudron.server.sockets.frames import frame, framed
from chaudron.server.store.errors import StoreLost
from chaudron.words import words

if TYPE_CHECKING:
    from chaudron.server.http.app import Doors

_read = msgspec.json.Decoder(protocol.Said).decode
_read_id = msgspec.json.Decoder(dict[str, Any]).decode
PONG = framed(Pong())
log = logging.getLogger("chaudron.socket")

CLOSE_CODES = {
    "closing": WSCloseCode.SERVICE_RESTART,
    "moved": WSCloseCode.TRY_AGAIN_LATER,
    "busy": WSCloseCode.TRY_AGAIN_LATER,
    "resting": WSCloseCode.SERVICE_RESTART,
    "cannot_write": WSCloseCode.TRY_AGAIN_LATER,
    "failed": WSCloseCode.INTERNAL_ERROR,
}
COME_BACK_SECONDS = {"closing": 2.0, "moved": 0.1, "busy": 2.0, "resting": 5.0, "cannot_write": 2.0, "failed": 1.0}


class Socket:
    """A connection, from its hello to its end. What it says is done in order, one thing after the other."""

    __slots__ = (
        "address",
        "bucket",
        "doors",
        "end",
        "inbox",
        "is_alive",
        "is_page",
        "is_phone",
        "key",
        "lang",
        "line",
        "live",
        "longest",
        "patience",
        "visitor",
        "who",
        "wire",
        "work",
    )

    def __init__(self, doors: "Doors", address: str, is_page: bool, is_phone: bool = False) -> None:
        self.doors, self.address, self.is_page, self.is_phone = doors, address, is_page, is_phone
        self.wire: wire.Wire
        self.line: str | None = None
        """What its connection counts for."""
        self.who, self.lang = WATCHER, "fr"
        self.key: str | None = None
        self.visitor = NOBODY
        self.bucket = Bucket(doors.rates.frames_at_once)
        self.live: Live | None = None
        self.end: asyncio.Event | None = None
        self.inbox: deque[bytes] | None = None
        self.work: asyncio.Task[None] | None = None
        self.patience = asyncio.get_running_loop().call_later(limits.HELLO_SECONDS, self.let_go, "no_hello")
        self.is_alive = True
        """Something has come since the last ping."""
        self.longest = 0
        """The longest message sent; nobody is called slow for not having read that one yet."""

    @property
    def transport(self) -> asyncio.Transport:
        return self.wire.transport

    # What comes

    def received(self, kind: int, data: bytes) -> None:
        """A message, a ping or a pong: nobody may send more of them than they are allowed."""
        self.is_alive = True
        if not self.bucket.take(self.doors.rates.frames, self.doors.rates.frames_at_once):
            self.let_go("too_fast")
        elif kind == wire.PING:
            self.send(frame(data, frames.PONG))
        elif kind == wire.BINARY:
            self.let_go("bad_json")
        elif kind == wire.TEXT:
            if self.inbox is None:
                self.inbox = deque()
            self.inbox.append(data)
            if self.work is None:
                self.work = asyncio.get_running_loop().create_task(self._work())

    def ended(self) -> None:
        """The connection is no more."""
        self.patience.cancel()
        self.inbox = None
        self.doors.farewell(self)
        if self.end is not None:
            self.end.set()
        if self.live is not None:
            self.doors.house.begin(entering.leave(self.doors.house, self.live, self))

    async def until_ended(self) -> None:
        self.end = asyncio.Event()
        await self.end.wait()

    async def _work(self) -> None:
        """Do what was said, in order, until there is nothing left."""
        try:
            while self.inbox and not self.wire.is_closing:
                data = self.inbox.popleft()
                if self.live is None:
                    await self._greet(data)
                elif (said := self._understood(data)) is not None:
                    await self._do(said, self.live)
        except Refusal as refusal:
            self._close(refusal)
        except StoreLost as error:
            self.doors.house.condition.failed(error)
            self.let_go("cannot_write")
        except Exception:
            self.doors.metrics.failures.inc()
            log.exception("a connection failed")
            self.let_go("failed")
        finally:
            self.work = None
            if self.inbox is not None and not self.inbox:
                self.inbox = None

    def _understood(self, data: bytes) -> protocol.Said | None:
        """What was said, if it can be understood; if not, they are told so."""
        said: protocol.Said | None = None
        try:
            said = _read(data)
        except msgspec.ValidationError as error:
            self.send(self._nack(_id_of(data), Refusal("bad_message", where=str(error))))
        except NOT_JSON:
            self.send(self._nack("", Refusal("bad_json")))
        return said

    async def _greet(self, data: bytes) -> None:
        """The first message says which table, and by what right."""
        hello = None
        with contextlib.suppress(*NOT_JSON):
            hello = _read(data)
        if not isinstance(hello, Hello):
            raise Refusal("no_hello")
        self.patience.cancel()
        self.lang, self.visitor = hello.lang, visitor(hello.device, self.address)
        self.doors.house.orders.check_awake()
        self.doors.house.orders.check(self.visitor.device)
        if hello.token is None and not self.is_page:
            raise Refusal("origin")
        self.key = None if hello.token is None else key_of(hello.token)
        self.live = await entering.enter(self.doors.house, self, hello.table, hello.after)
        if self.transport.is_closing():
            await entering.leave(self.doors.house, self.live, self)

    async def _do(self, said: protocol.Said, live: Live) -> None:
        if isinstance(said, Ping):
            self.send(PONG)
            return
        if isinstance(said, Hello):
            raise Refusal("greeted_already")
        try:
            done = await self.doors.house.act(live.room.id, self.key, said, self.lang)
        except Refusal as refusal:
            self.doors.metrics.refusals.labels(refusal.code).inc()
            self.send(self._nack(said.id, refusal))
        else:
            self.send(framed(Ack(said.id, done.n, done.about)))

    # What goes

    def _nack(self, command: str, refusal: Refusal) -> bytes:
        return framed(Nack(command, refusal.code, refusal.says(words(self.lang)), refusal.rule, refusal.details))

    def send(self, frame: bytes) -> None:
        """Send, or give up a connection that is too slow. Never waits for the other side."""
        wire = self.wire
        transport = wire.transport
        if wire.is_closing or transport.is_closing():
            return
        if transport.get_write_buffer_size() > self.longest + limits.UNSENT_BYTES:
            self.doors.metrics.slow.inc()
            transport.abort()
            return
        self.longest = max(self.longest, len(frame))
        wire.write(frame)

    def ping(self) -> None:
        """See whether anybody is still there; nobody has been heard of since the last time: hang up."""
        if not self.is_alive:
            self.transport.abort()
            return
        self.is_alive = False
        self.send(frame(b"", frames.PING))

    def let_go(self, code: str) -> None:
        """Say why the connection ends, and end it."""
        self._close(Refusal(code))

    def _close(self, why: Refusal) -> None:
        code, says = why.code, why.says(words(self.lang))
        self.send(framed(Closing(code, says, COME_BACK_SECONDS.get(code))))
        self.wire.close(CLOSE_CODES.get(code, WSCloseCode.POLICY_VIOLATION), code)


def _id_of(data: bytes) -> str:
    """The id of a command that is otherwise not understood."""
    try:
        command = _read_id(data).get("id", "")
    except NOT_JSON:
        return ""
    return command if isinstance(command, str) and len(command) <= limits.ID_LENGTH else ""

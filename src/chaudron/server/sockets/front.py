"""The front door: who asks for a WebSocket gets one, everybody else is shown to the HTTP server."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from aiohttp import web
from multidict import CIMultiDict, CIMultiDictProxy

from chaudron import limits
from chaudron.protocol import Problem
from chaudron.room.refusal import Refusal, status
from chaudron.server.sockets.socket import Socket
from chaudron.server.sockets.wire import Wire, accepting
from chaudron.words import LANGUAGES, words

if TYPE_CHECKING:
    from chaudron.server.http.app import Doors

SOCKETS = b"GET /ws"
END = b"\r\n\r\n"
HEAD = (
    *("Server: chaudron", "Connection: close", "Cache-Control: no-store", "X-Content-Type-Options: nosniff"),
    *("Content-Type: application/json", "Content-Length: "),
)


class Visit(NamedTuple):
    """Who asks for something, as far as they say."""

    headers: "CIMultiDict[str] | CIMultiDictProxy[str]"
    remote: str


class FrontDoor(asyncio.Protocol):
    """A connection until it is a WebSocket. The HTTP server behind it is told of everything that comes."""

    __slots__ = ("doors", "http", "inner", "line", "loop", "remote", "seen", "timer", "transport", "unsent", "until")

    def __init__(self, doors: "Doors", http: Callable[[], asyncio.Protocol], line: str | None = None) -> None:
        self.doors, self.http = doors, http
        self.loop = asyncio.get_running_loop()
        self.seen = b""
        self.inner: asyncio.Protocol | None = None
        """The HTTP server, once it is clear that this is for it."""
        self.line = line
        """The address that this line counts for; None: it does not yet, or no longer."""
        self.timer: asyncio.TimerHandle | None = None
        self.unsent = 0
        """What the other side had still to take when its time was last over."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]  # uvloop's are not asyncio's by type
        peer = transport.get_extra_info("peername")
        self.remote = str(peer[0]) if peer else ""
        try:
            if self.line is None:
                self.line = self.doors.pick_up(self.remote)
        except Refusal as refusal:
            self.transport.write(turned_away(refusal))
            self.transport.close()
        else:
            self.doors.undecided.add(self)
            self.expect(limits.HELLO_SECONDS)
            self._look_later()

    def connection_lost(self, error: Exception | None) -> None:
        self.doors.undecided.discard(self)
        if (line := self.let_go()) is not None:
            self.doors.hang_up(line)
        if self.inner is not None:
            self.inner.connection_lost(error)

    def let_go(self) -> str | None:
        """Look after this connection no more; what it counts for, which somebody else must give back."""
        line, self.line = self.line, None
        if self.timer is not None:
            self.timer.cancel()
        return line

    # Patience

    def expect(self, seconds: float) -> None:
        """Something must come within this time, or be taken; it may be without end."""
        self.until = self.loop.time() + seconds

    def _look_later(self) -> None:
        soon = self.loop.time() + limits.KEEP_SECONDS
        self.timer = self.loop.call_at(min(self.until, soon), self._look)

    def _look(self) -> None:
        """Hang up on whoever's time is over, unless they still take what they were sent."""
        if self.loop.time() >= self.until:
            unsent = self.transport.get_write_buffer_size()
            if unsent in (0, self.unsent):
                self._hang_up(unsent)
                return
            self.unsent = unsent
            self.expect(limits.KEEP_SECONDS)
        self._look_later()

    def _hang_up(self, unsent: int) -> None:
        """What the system has still to send is sent; what is kept here for somebody who takes nothing is not."""
        if unsent:
            self.transport.abort()
        else:
            self.transport.close()

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.inner is not None:
            self.inner.data_received(data)
            return
        if self.line is None:
            return
        self.seen += data
        is_socket = self.seen.startswith(SOCKETS) and self.seen[len(SOCKETS) :][:1] in (b"", b" ", b"?")
        if not (is_socket or SOCKETS.startswith(self.seen)):
            self._show_to_http()
        elif END in self.seen:
            self._open_socket()
        elif len(self.seen) > limits.FRAME_BYTES:
            self._show_to_http()

    def _open_socket(self) -> None:
        """Open a socket for our own page, for a page we know, or for a program; refusals are said over HTTP."""
        head, _, rest = self.seen.partition(END)
        visit = Visit(headers_of(head), self.remote)
        answer = accepting(visit.headers) if head.split(b"\r\n")[0].endswith(b" HTTP/1.1") else None
        try:
            address = None if answer is None else self.doors.let_connect(visit)
        except Refusal:
            address = None
        if answer is None or address is None:
            self._show_to_http()
            return
        self.doors.undecided.discard(self)
        socket = open_socket(self.doors, self, visit, address, answer)
        if rest:
            socket.wire.data_received(rest)

    def _show_to_http(self) -> None:
        self.doors.undecided.discard(self)
        self.inner, seen, self.seen = self.http(), self.seen, b""
        self.inner.connection_made(self.transport)
        self.inner.data_received(seen)

    def eof_received(self) -> bool | None:
        return None if self.inner is None else self.inner.eof_received()

    def pause_writing(self) -> None:
        if self.inner is not None:
            self.inner.pause_writing()

    def resume_writing(self) -> None:
        if self.inner is not None:
            self.inner.resume_writing()


def front_of(request: web.Request) -> FrontDoor | None:
    """The connection by which a request came, if it is still there."""
    protocol = None if request.transport is None else request.transport.get_protocol()
    return protocol if isinstance(protocol, FrontDoor) else None


def turned_away(refusal: Refusal) -> bytes:
    """A refusal before anything was asked, so in all languages."""
    says = " / ".join(refusal.says(words(language)) for language in LANGUAGES)
    body = msgspec.json.encode(Problem(refusal.code, says, refusal.rule, refusal.details))
    lines = (f"HTTP/1.1 {status(refusal.code)} {HTTPStatus(status(refusal.code)).phrase}", *HEAD)
    return "\r\n".join(lines).encode() + str(len(body)).encode() + END + body


def open_socket(doors: "Doors", front: FrontDoor, visit: Visit, address: str, answer: bytes) -> Socket:
    """Make a WebSocket of a connection."""
    transport = front.transport
    socket = Socket(doors, address, "Origin" in visit.headers, "Mobi" in visit.headers.get("User-Agent", ""))
    socket.wire = Wire(transport, socket)
    socket.line = front.let_go()
    transport.set_protocol(socket.wire)
    transport.write(answer)
    doors.welcome(socket)
    return socket


def headers_of(head: bytes) -> "CIMultiDict[str]":
    """The header fields of a request; a line that is none says nothing."""
    lines = head.decode("latin-1").split("\r\n")[1:]
    fields = [line.partition(":") for line in lines if ":" in line and not line.startswith((" ", "\t"))]
    return CIMultiDict((name, value.strip()) for name, _, value in fields)

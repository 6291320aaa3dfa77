"""The front door: who asks for a WebSocket gets one, everybody else is shown to the HTTP server."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from multidict import CIMultiDict, CIMultiDictProxy

from chaudron.server import limits
from chaudron.server.refusal import Refusal
from chaudron.server.socket import Socket
from chaudron.server.wire import Wire, accepting

if TYPE_CHECKING:
    from chaudron.server.app import Doors

SOCKETS = b"GET /ws"
END = b"\r\n\r\n"


class Visit(NamedTuple):
    """Who asks for something, as far as they say."""

    headers: "CIMultiDict[str] | CIMultiDictProxy[str]"
    remote: str


class FrontDoor(asyncio.Protocol):
    """A connection until it is known what it is for."""

    def __init__(self, doors: "Doors", http: Callable[[], asyncio.Protocol]) -> None:
        self.doors, self.http = doors, http
        self.seen = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]  # uvloop's are not asyncio's by type
        self.patience = asyncio.get_running_loop().call_later(limits.HELLO_SECONDS, self.transport.abort)

    def connection_lost(self, error: Exception | None) -> None:
        self.patience.cancel()

    def data_received(self, data: bytes) -> None:
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
        peer = self.transport.get_extra_info("peername")
        visit = Visit(headers_of(head), str(peer[0]) if peer else "")
        answer = accepting(visit.headers) if head.split(b"\r\n")[0].endswith(b" HTTP/1.1") else None
        try:
            address = None if answer is None else self.doors.let_connect(visit)
        except Refusal:
            address = None
        if answer is None or address is None:
            self._show_to_http()
            return
        self.patience.cancel()
        socket = open_socket(self.doors, self.transport, visit, address, answer)
        if rest:
            socket.wire.data_received(rest)

    def _show_to_http(self) -> None:
        self.patience.cancel()
        protocol = self.http()
        self.transport.set_protocol(protocol)
        protocol.connection_made(self.transport)
        protocol.data_received(self.seen)


def open_socket(doors: "Doors", transport: asyncio.Transport, visit: Visit, address: str, answer: bytes) -> Socket:
    """Make a WebSocket of a connection."""
    socket = Socket(doors, address, "Origin" in visit.headers)
    socket.wire = Wire(transport, socket)
    transport.set_protocol(socket.wire)
    transport.write(answer)
    doors.welcome(socket)
    return socket


def headers_of(head: bytes) -> "CIMultiDict[str]":
    """The header fields of a request; a line that is none says nothing."""
    lines = head.decode("latin-1").split("\r\n")[1:]
    fields = [line.partition(":") for line in lines if ":" in line and not line.startswith((" ", "\t"))]
    return CIMultiDict((name, value.strip()) for name, _, value in fields)

"""The WebSocket wire: frames in and out as RFC 6455 has them. What is said on it is not its concern.

A connection is a transport and one of these, without a task of its own, so that thousands may be open and silent.
"""

import asyncio
import base64
import binascii
import contextlib
import hashlib
from collections.abc import Mapping
from typing import Protocol

from chaudron import limits
from chaudron.server.sockets.frames import frame

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
WHOLE_TEXT = FINAL | TEXT
CONTROL_BYTES = 125
CLOSE_SECONDS = 5.0
"""How long the other side may take to hang up."""

PROTOCOL_ERROR, NOT_TEXT, TOO_BIG = 1002, 1007, 1009
CODES = (*range(1000, 1004), *range(1007, 1015))
_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Ear(Protocol):
    """Whoever listens to a wire."""

    def received(self, kind: int, data: bytes) -> None:
        """A whole message, a ping or a pong has come."""

    def ended(self) -> None:
        """The connection is no more."""


def accepting(headers: Mapping[str, str]) -> bytes | None:
    """The answer that opens a WebSocket, or None when the request is no proper one."""
    words = {word.strip().lower() for word in headers.get("Connection", "").split(",")}
    is_one = "upgrade" in words and headers.get("Upgrade", "").lower() == "websocket"
    key = headers.get("Sec-WebSocket-Key", "")
    if not is_one or headers.get("Sec-WebSocket-Version") != "13" or not _is_key(key):
        return None
    answer = base64.b64encode(hashlib.sha1(key.encode() + _MAGIC, usedforsecurity=False).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nServer: chaudron\r\n"
        b"Sec-WebSocket-Accept: " + answer + b"\r\n\r\n"
    )


def _is_key(key: str) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False


class Wire(asyncio.Protocol):
    """One connection after its handshake."""

    __slots__ = ("_buffer", "_ear", "_fragments", "_kind", "_out", "is_closing", "transport")

    def __init__(self, transport: asyncio.Transport, ear: Ear) -> None:
        self.transport, self._ear = transport, ear
        self.is_closing = False
        self._buffer = bytearray()
        """The beginning of a frame that has not come as a whole."""
        self._out: list[bytes] = []
        self._fragments: list[bytes] = []
        self._kind = CONTINUATION
        """Of the message whose fragments are being gathered."""

    # What comes

    def data_received(self, data: bytes) -> None:
        kept = self._buffer
        if kept:
            kept += data
        frames, place = kept or data, 0
        size = len(frames)
        while place < size and not self.is_closing and (end := self._next_frame(frames, place)):
            place = end
        if self.is_closing:
            kept.clear()
        elif kept:
            del kept[:place]
        elif place < size:
            kept += data[place:]

    def _next_frame(self, data: bytes | bytearray, place: int) -> int:
        """Take in the frame that begins at this place, if it is all there; where it ends, otherwise 0."""
        head, size = place + 2, len(data)
        if size < head:
            return 0
        kind, second = data[place], data[place + 1]
        length = second & 0x7F
        if length >= 126:
            start, head = head, head + (2 if length == 126 else 8)
            if size < head:
                return 0
            length = int.from_bytes(data[start:head], "big")
        is_usual = kind == WHOLE_TEXT and second & 0x80 and length <= limits.FRAME_BYTES and not self._kind
        if not is_usual and not self._is_sound(kind, second, length):
            return size
        start = head + 4
        end = start + length
        if size < end:
            return 0
        payload = unmasked(data[head:start], data[start:end])
        if is_usual:
            self._ear.received(TEXT, payload)
        else:
            self._take(kind, payload)
        return end

    def _is_sound(self, kind: int, second: int, length: int) -> bool:
        """May there be such a frame? If not, the connection ends."""
        opcode = kind & 0x0F
        if opcode >= CLOSE:
            is_known = opcode in (CLOSE, PING, PONG) and kind & FINAL and length <= CONTROL_BYTES
        else:
            goes_on = self._kind != CONTINUATION
            is_known = opcode == CONTINUATION if goes_on else opcode in (TEXT, BINARY)
        if kind & 0x70 or not second & 0x80 or not is_known:
            self.close(PROTOCOL_ERROR)
            return False
        if length + sum(map(len, self._fragments)) > limits.FRAME_BYTES:
            self.close(TOO_BIG)
            return False
        return True

    def _take(self, kind: int, payload: bytes) -> None:
        opcode = kind & 0x0F
        if opcode == CLOSE and (fault := fault_of_goodbye(payload)):
            self.close(fault)
        elif opcode == CLOSE:
            self._say_goodbye(payload)
        elif opcode >= CLOSE:
            self._ear.received(opcode, payload)
        elif kind & FINAL and not self._fragments:
            self._kind = CONTINUATION
            self._ear.received(opcode, payload)
        else:
            self._gather(opcode, payload, bool(kind & FINAL))

    def _gather(self, opcode: int, payload: bytes, is_last: bool) -> None:
        self._kind = opcode or self._kind
        self._fragments.append(payload)
        if len(self._fragments) > limits.FRAGMENTS:
            self.close(TOO_BIG)
        elif is_last:
            kind, message = self._kind, b"".join(self._fragments)
            self._kind, self._fragments = CONTINUATION, []
            self._ear.received(kind, message)

    def connection_lost(self, error: Exception | None) -> None:
        self._ear.ended()

    # What goes

    def write(self, frame: bytes) -> None:
        """Send a frame, together with all others of this round of the event loop."""
        if not self._out:
            asyncio.get_running_loop().call_soon(self._flush)
        self._out.append(frame)

    def _flush(self) -> None:
        if self._out and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out.clear()

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye, and listen no more. Whoever breaks the protocol is cut off; others may hang up themselves."""
        if self.is_closing:
            return
        self.is_closing = True
        if self.transport.is_closing():
            return
        self._out.append(frame(code.to_bytes(2, "big") + reason.encode(), FINAL | CLOSE))
        self._flush()
        if code in (PROTOCOL_ERROR, NOT_TEXT, TOO_BIG):
            self.transport.close()
        else:
            with contextlib.suppress(OSError):  # the other side may be gone, and the loop has not noticed yet
                self.transport.write_eof()
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.transport.abort)

    def _say_goodbye(self, payload: bytes) -> None:
        """The other side has said goodbye: answer, and hang up."""
        self.is_closing = True
        self._out.append(frame(payload[:2], FINAL | CLOSE))
        self._flush()
        self.transport.close()


def fault_of_goodbye(payload: bytes) -> int:
    """What is wrong with what a close frame says, if anything: a code that is meant for it, or none, and then text."""
    code = int.from_bytes(payload[:2], "big")
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        return NOT_TEXT
    is_sound = not payload or (len(payload) > 1 and (code in CODES or 3000 <= code < 5000))
    return 0 if is_sound else PROTOCOL_ERROR


def unmasked(mask: bytes | bytearray, payload: bytes | bytearray) -> bytes:
    """What a client has sent, without the mask that hid it from proxies on the way."""
    length = len(payload)
    key = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
    return (int.from_bytes(payload, "big") ^ key).to_bytes(length, "big")

"""A WebSocket client that costs next to nothing, so that what is measured is the server."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

FINAL_TEXT, FINAL_CLOSE, FINAL_PING, FINAL_PONG = 0x81, 0x88, 0x89, 0x8A
MASKED = 0x80
NO_MASK = b"\0\0\0\0"
"""A mask that changes nothing: the server has its usual work with it, the client none."""
SHORT, MEDIUM = 126, 1 << 16

OnText = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """One connection. Every text goes to `on_text`; `received` counts all bytes of frames."""

    def __init__(self, path: str, host: str, on_text: OnText) -> None:
        self.path, self.host, self.on_text = path, host, on_text
        self.received = 0
        self.is_open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._unread = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by birth
        key = base64.b64encode(os.urandom(16)).decode()
        headers = f"Host: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        headers += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.transport.write(f"GET {self.path} HTTP/1.1\r\n{headers}".encode())

    def data_received(self, data: bytes) -> None:
        if self._unread:
            data = self._unread + data
        if not self.is_open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            self._upgraded(head)
        self._unread = self._frames(data)

    def _upgraded(self, head: bytes) -> None:
        if b" 101 " not in head[:20]:
            raise ConnectionError(head.decode())
        self.is_open = True
        self.ready.set_result(None)

    def _frames(self, data: bytes) -> bytes:
        """Handle all whole frames; what is left of the last one."""
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == SHORT:
                if end - at < 4:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size > SHORT:
                if end - at < 10:
                    break
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end - start < size:
                break
            self.received += start + size - at
            self._frame(data[at], data[start : start + size])
            at = start + size
        return data[at:]

    def _frame(self, first: int, body: bytes) -> None:
        if first == FINAL_TEXT:
            self.on_text(self, body)
        elif first == FINAL_PING:
            self._write(FINAL_PONG, body)
        elif first == FINAL_CLOSE:
            self.transport.close()
        elif first != FINAL_PONG:
            raise ConnectionError(f"a frame of an unexpected kind: {first:#x}")

    def send(self, text: bytes) -> None:
        self._write(FINAL_TEXT, text)

    def _write(self, first: int, body: bytes) -> None:
        self.transport.write(frame_head(first, len(body)) + NO_MASK + body)

    def connection_lost(self, error: Exception | None) -> None:
        """A connection that nobody here has closed should not have ended: whoever waits for it is told."""
        error = error or ConnectionError("the server hung up")
        if not self.ready.done():
            self.ready.set_exception(error)
        elif self.is_open:
            asyncio.get_running_loop().call_exception_handler({"message": str(error), "exception": error})

    def close(self) -> None:
        self.is_open = False
        self.transport.close()


def frame_head(first: int, size: int) -> bytes:
    """The beginning of a frame from a client, up to its mask."""
    if size < SHORT:
        return bytes((first, MASKED | size))
    if size < MEDIUM:
        return struct.pack("!BBH", first, MASKED | SHORT, size)
    return struct.pack("!BBQ", first, MASKED | (SHORT + 1), size)


async def connect(port: int, path: str, on_text: OnText) -> Socket:
    """A connection to a server on this machine, ready to be used."""
    host = f"127.0.0.1:{port}"
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, host, on_text), "127.0.0.1", port)
    await socket.ready
    return socket

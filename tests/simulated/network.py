"""The network of a simulated machine: connections without sockets. What is sent arrives in order, after a while."""

import asyncio
import itertools
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

KERNEL_BYTES, HIGH_WATER, LOW_WATER = 1 << 18, 1 << 16, 1 << 14
"""What a system takes in for an end that does not read; what a sender may then keep before it should pause, and from
where on it may go on."""
END_SECONDS = 0.001
"""That a connection has ended is noticed a little after what came last."""
FIRST_PORT = 40_000
Maker = Callable[[], asyncio.BaseProtocol]


class Place(NamedTuple):
    """In the stead of a socket: where somebody listens, or to where somebody wants to connect."""

    host: str
    port: int

    def getsockname(self) -> tuple[str, int]:
        return (self.host, self.port)

    def close(self) -> None:
        """Nothing is held."""


class Network:
    """Who listens where, and how long messages are under way."""

    def __init__(self, delay: Callable[[], float]) -> None:
        self.delay = delay
        self.listening: dict[int, Maker] = {}
        self.ports = itertools.count(FIRST_PORT)

    def listen(self, make: Maker, place: Place) -> "Listening":
        place = self.place(*place)
        if place.port in self.listening:
            raise OSError(f"port {place.port} is taken")
        self.listening[place.port] = make
        return Listening(self, place)

    def place(self, host: str, port: int) -> Place:
        """Where somebody may listen; without a port, at one of its own."""
        return Place(host, port or next(self.ports))

    def connect(self, make: Maker, place: Place) -> "tuple[End, asyncio.BaseProtocol]":
        """Somebody calls; raises `ConnectionRefusedError` when nobody listens there."""
        if place.port not in self.listening:
            raise ConnectionRefusedError(f"nobody listens at port {place.port}")
        here = Place("127.0.0.1", next(self.ports))
        ours, theirs = End(self, here, place), End(self, place, here)
        ours.other, theirs.other = theirs, ours
        theirs.begin(self.listening[place.port]())
        return ours, ours.begin(make())


class Listening:
    """Somebody who listens at a port."""

    def __init__(self, network: Network, place: Place) -> None:
        self.network, self.place = network, place

    @property
    def sockets(self) -> tuple[Place, ...]:
        return (self.place,) if self.is_serving() else ()

    def is_serving(self) -> bool:
        return self.place.port in self.network.listening

    def close(self) -> None:
        self.network.listening.pop(self.place.port, None)

    async def wait_closed(self) -> None:
        """Nothing is left to be done."""


class End(asyncio.Transport):
    """One end of a connection."""

    def __init__(self, network: Network, here: Place, there: Place) -> None:
        super().__init__({"sockname": tuple(here), "peername": tuple(there)})
        self.network, self.loop = network, asyncio.get_running_loop()
        self.other: End
        self.protocol: Any = None
        self.arrived: deque[bytes | None] = deque()
        """What has come and was not read yet; None: the other end sends no more."""
        self.unread = 0
        """Bytes on their way to this end, or waiting there."""
        self.at = 0.0
        """When the last of it arrives."""
        self.limits = LOW_WATER, HIGH_WATER
        self.reads, self.is_full, self.is_over, self.has_ended, self.is_lost = True, False, False, False, False

    def begin(self, protocol: asyncio.BaseProtocol) -> asyncio.BaseProtocol:
        self.protocol = protocol
        protocol.connection_made(self)
        return protocol

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol  # type: ignore[no-any-return]  # any kind of protocol

    # What goes

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if data and not self.is_over and not self.has_ended:
            self.other.expect(bytes(data))
            if self.get_write_buffer_size() > self.limits[1] and not self.is_full:
                self.is_full = True
                self.protocol.pause_writing()

    def write_eof(self) -> None:
        if not self.has_ended:
            self.has_ended = True
            self.other.expect(None)

    def can_write_eof(self) -> bool:
        return True

    def get_write_buffer_size(self) -> int:
        return max(0, self.other.unread - KERNEL_BYTES)

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self.limits

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        high = HIGH_WATER if high is None else high
        self.limits = (high // 4 if low is None else low), high

    # What comes

    def expect(self, data: bytes | None) -> None:
        """The other end has sent something."""
        self.unread += 0 if data is None else len(data)
        delay = self.network.delay() + (END_SECONDS if data is None else 0.0)
        if not delay and self.at <= self.loop.time():
            self.loop.call_soon(self._arrive, data)
        else:
            self.at = max(self.at + 1e-6, self.loop.time() + delay)
            self.loop.call_at(self.at, self._arrive, data)

    def _arrive(self, data: bytes | None) -> None:
        self.arrived.append(data)
        self._read()

    def _read(self) -> None:
        while self.arrived and self.reads and not self.is_over:
            self._take(self.arrived.popleft())
        if self.is_over and any(self.arrived):
            self.arrived.clear()
            self.other.lose(ConnectionResetError("the other end is closed"))

    def _take(self, data: bytes | None) -> None:
        if data is not None:
            self.unread -= len(data)
            self.protocol.data_received(data)
            self.other.drain()
        elif not self.protocol.eof_received():
            self.close()

    def drain(self) -> None:
        """The other end has read something."""
        if self.is_full and self.get_write_buffer_size() <= self.limits[0]:
            self.is_full = False
            self.protocol.resume_writing()

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        if not self.reads:
            self.reads = True
            self.loop.call_soon(self._read)

    def is_reading(self) -> bool:
        return self.reads and not self.is_over

    # How it ends

    def is_closing(self) -> bool:
        return self.is_over

    def close(self) -> None:
        """Send what was written, and hear no more."""
        if not self.is_over:
            self.write_eof()
            self.lose(None)

    def abort(self) -> None:
        self.close()

    def lose(self, error: Exception | None) -> None:
        """The connection is over for this end."""
        self.is_over = True
        if not self.is_lost:
            self.is_lost = True
            self.loop.call_soon(self.protocol.connection_lost, error)
            self._read()  # what will never be read

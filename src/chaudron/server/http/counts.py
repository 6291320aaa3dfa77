"""The numbers of several workers, added up: each tells them to its parent, who gives the sum to whoever asks."""

import asyncio
import contextlib
import itertools
import selectors
import socket
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from chaudron.server.metrics import Family, Metrics, text_of

TELL_SECONDS = 1.0
ANSWER_SECONDS = 5.0
LONGEST = 1 << 20
"""Bytes of a message: far more than there are numbers."""


class Told(Struct):
    """What a worker says to its parent; where it asks, with a number, the sum is the answer."""

    families: list[Family]
    asks: int = 0


class Sum(Struct):
    """What its parent answers, with the number of the question."""

    asked: int
    families: list[Family]


_read_told = msgspec.json.Decoder(Told).decode
_read_sum = msgspec.json.Decoder(Sum).decode


class Counts:
    """A worker's line to its parent."""

    def __init__(self, number: int, metrics: Metrics) -> None:
        """`number` is that of a socket."""
        self.number, self.metrics = number, metrics
        self.lock, self.asked = asyncio.Lock(), 0
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> None:
        line = socket.socket(fileno=self.number)
        self.reader, self.writer = await asyncio.open_connection(sock=line, limit=LONGEST)

    async def keep_telling(self) -> None:
        """So that little is lost when this process dies."""
        while True:
            await self._tell()
            await asyncio.sleep(TELL_SECONDS)

    async def text(self) -> bytes:
        """The numbers of all workers; raises OSError when the parent is silent."""
        async with self.lock, asyncio.timeout(ANSWER_SECONDS):
            self.asked += 1
            await self._tell(self.asked)
            while (answer := _sum(await self.reader.readuntil())) is None or answer.asked != self.asked:
                continue
            return text_of(answer.families)

    async def _tell(self, asks: int = 0) -> None:
        self.writer.write(msgspec.json.encode(Told(self.metrics.families(), asks)) + b"\n")
        await self.writer.drain()


def _sum(line: bytes) -> Sum | None:
    """The answer in a line; None where there was no room for all of it."""
    try:
        return _read_sum(line)
    except msgspec.DecodeError:
        return None


class Ledger:
    """What the workers have told their parent, those who are gone included."""

    def __init__(self) -> None:
        self.opened = 0
        """How many workers have ever told anything: each does when it is open."""
        self.gone: list[Family] = []
        self.told: dict[socket.socket, list[Family]] = {}
        self.unread: dict[socket.socket, bytes] = {}
        self.lines = selectors.DefaultSelector()

    def new_line(self) -> socket.socket:
        """The end that a new worker gets."""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        self.told[ours], self.unread[ours] = [], b""
        self.lines.register(ours, selectors.EVENT_READ)
        return theirs

    def listen(self, seconds: float) -> None:
        """Hear what workers say, for so long at most if nobody says anything."""
        for key, _ in self.lines.select(seconds):
            if isinstance(key.fileobj, socket.socket):
                self._hear(key.fileobj)

    def _hear(self, line: socket.socket) -> None:
        try:
            data = line.recv(LONGEST)
        except ConnectionError:
            data = b""
        if not data:
            return self._close(line)
        *messages, self.unread[line] = (self.unread[line] + data).split(b"\n")
        for message in messages:
            told = _read_told(message)
            self.opened += not self.told[line]
            self.told[line] = told.families
            if told.asks:
                answer = msgspec.json.encode(Sum(told.asks, self.sum()))
                with contextlib.suppress(OSError):  # it is gone, or does not listen: then part of it may have been sent
                    line.sendall(b"\n" + answer + b"\n")
        return None

    def _close(self, line: socket.socket) -> None:
        """What a worker has counted stays counted; what it had in use is in use no more."""
        self.gone = added([self.gone, [family for family in self.told.pop(line) if family.kind != "gauge"]])
        del self.unread[line]
        self.lines.unregister(line)
        line.close()

    def sum(self) -> list[Family]:
        return added([self.gone, *self.told.values()])

    def close(self) -> None:
        for line in list(self.told):
            self._close(line)
        self.lines.close()


def added(teams: Iterable[list[Family]]) -> list[Family]:
    """The sums of numbers of the same name; a beginning (`…_created`) is the earliest."""
    families: dict[str, Family] = {}
    sums: dict[tuple[str, ...], Any] = {}
    for family in (family for team in teams for family in team):
        known = families.setdefault(family.name, Family(family.name, family.about, family.kind, []))
        for name, labels, value in family.samples:
            place = (name, *itertools.chain(*sorted(labels.items())))
            if place not in sums:
                sums[place] = [name, labels, value]
                known.samples.append(sums[place])
            else:
                sums[place][2] = min(sums[place][2], value) if name.endswith("_created") else sums[place][2] + value
    return list(families.values())

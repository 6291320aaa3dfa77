"""The list of the house, in its store: every envelope that was closed, every game that ended (ADR 0019).

A line is a setting that is given once: whoever comes second takes the next number. So several processes keep one list.
"""

import asyncio
import json

from chaudron import limits
from chaudron.kernel.envelope import fingerprint
from chaudron.kernel.house_list import FIRST, Line, hashed
from chaudron.protocol import ListEnd, Seals
from chaudron.protocol.http import SealLine
from chaudron.room.events import Event
from chaudron.room.sealing import to_list
from chaudron.room.state import State
from chaudron.server.store import Store


class HouseList:
    """The list, as far as this process has read it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.n, self.last = 0, FIRST
        self.begins = [FIRST]
        """The hash before each page."""
        self.lock = asyncio.Lock()

    @property
    def end(self) -> ListEnd:
        return ListEnd(self.n, self.last.hex())

    async def open(self) -> None:
        """Read on to its end."""
        while lines := await self._page(self.n // limits.SEALS_LISTED):
            for line in lines[self.n % limits.SEALS_LISTED :]:
                self._add(line)
            if self.n % limits.SEALS_LISTED:
                return

    async def note(self, state: State, event: Event, at: int) -> None:
        """Write down what an event closes or ends, before the event itself is written."""
        if (about := to_list(event)) is not None:
            await self._write(state, about, at)

    async def _write(self, state: State, about: tuple[str, str, str], at: int) -> None:
        kind, text, head = about
        envelope = fingerprint(text or state.sitting.envelope).hex()
        async with self.lock:
            is_mine = False
            while not is_mine:
                line = Line(self.n + 1, at, kind, envelope, head)
                written = await self.store.setting(_name(line.n), _body(line))
                is_mine = written == _body(line)
                self._add(Line(*json.loads(written)))

    async def lines(self, after: int) -> Seals:
        """The lines after one, as many as are given at once; what other processes wrote is read first."""
        async with self.lock:
            await self.open()
            page = min(after, self.n) // limits.SEALS_LISTED
            before, given = self.begins[page], list[SealLine]()
            last = before
            for line in await self._page(page):
                last = hashed(last, line)
                if line.n <= after:
                    before = last
                else:
                    given.append([*line, last.hex()])
        return Seals(before.hex(), given)

    async def _page(self, number: int) -> list[Line]:
        kept = await self.store.settings(f"seals {number:06} ")
        return [Line(*json.loads(kept[name])) for name in sorted(kept)]

    def _add(self, line: Line) -> None:
        self.n, self.last = line.n, hashed(self.last, line)
        if self.n % limits.SEALS_LISTED == 0:
            self.begins.append(self.last)


def _name(n: int) -> str:
    return f"seals {(n - 1) // limits.SEALS_LISTED:06} {(n - 1) % limits.SEALS_LISTED:04}"


def _body(line: Line) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode()

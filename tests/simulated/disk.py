"""The store of a simulated house: the SQL of the real one on a disk in memory, without its threads."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from chaudron.room import chain, events
from chaudron.room.rows import Row
from chaudron.server.store import EVERYBODY, LEASE_SECONDS
from chaudron.server.store import sqlite_house as house
from chaudron.server.store import sqlite_work as work
from chaudron.server.store.errors import NotWritten, StoreClosed, StoreLost
from chaudron.server.store.migrate import migrate_sqlite
from chaudron.server.store.sqlite import SQLiteStore

read = lru_cache(10_000)(chain.read)
"""What a row says; whoever looks at journals looks at every row again and again."""


class World(Protocol):
    """What a disk depends on: how long things take, and what goes wrong."""

    def delay(self) -> float:
        """Seconds that something takes."""

    def happens(self, what: str) -> bool:
        """Does this go wrong now?"""

    def later(self, do: Callable[..., Any], *given: Any) -> None:
        """Tell somebody after a while, perhaps never."""

    def tears(self, store: "SimulatedStore") -> bool:
        """Is half of what a process writes lost? It may end there, too."""

    def wrote(self, row: Row) -> None:
        """A row is durable."""

    def rewrote(self, table: str) -> None:
        """A journal is written otherwise now."""

    def in_order(self, last: float, do: Callable[..., Any], *given: Any) -> float:
        """The same, but not before what was told earlier; when."""


class Disk:
    """What is durable, and who is told of it."""

    def __init__(self, world: World, file: str = ":memory:") -> None:
        self.world = world
        # A factory of its own: what slows real files (`tests/slowed`) would stop the loop, while no time passes in it.
        self.connection = sqlite3.connect(file, isolation_level=None, factory=sqlite3.Connection)
        self.connection.execute("PRAGMA synchronous = OFF")
        self.connection.execute("PRAGMA journal_mode = MEMORY")
        migrate_sqlite(self.connection)
        self.stores: list[SimulatedStore] = []
        self.is_full = False
        self.written: dict[str, list[Row]] = {}
        """Every journal, as it is now."""

    def done(self, write: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        """Write as one transaction."""
        self.connection.execute("BEGIN")
        try:
            result = write(self.connection, *given)
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")
        if result and write is work.create:
            self.written[given[1].table] = [*given[2]]
        elif result and write is work.append:
            self.written.setdefault(given[1].table, []).append(given[1])
            self.world.wrote(given[1])
        elif result and write is house.rewrite:
            self.written[given[1]] = [*given[2]]
            self.world.rewrote(given[1])
        return result

    def tell_others(self, author: "SimulatedStore", write: Callable[..., Any], given: tuple[Any, ...]) -> None:
        """Other processes hear of it, perhaps late, perhaps never."""
        for store in self.stores:
            if store is author or store.is_dead:
                continue
            if write is work.append and store._on_rows is not None:
                self.world.later(store._on_rows, [(given[1].table, given[1].seq)])
            elif write is work.post and given[1] in (EVERYBODY, store._process) and store._on_post is not None:
                store.letters_at = self.world.in_order(store.letters_at, store._on_post, given[2])


def _is_half(write: Callable[..., Any], given: tuple[Any, ...]) -> bool:
    """Is this what one seat alone may know, while what all hear of the same comes after it?"""
    return write is work.append and isinstance(read(given[1].body), events.Noted)


class Hand:
    """In the place of a thread: does one thing after the other, each in its own time."""

    def __init__(self, store: "SimulatedStore", writes: bool) -> None:
        self.store, self.writes, self.turn = store, writes, asyncio.Lock()
        self.commits = 0

    async def do(self, what: Callable[..., Any], *given: Any) -> Any:
        disk, world = self.store.disk, self.store.disk.world
        async with self.turn:
            await asyncio.sleep(world.delay())
            self._must_live()
            if not self.writes:
                return what(disk.connection, *given)
            if disk.is_full:
                raise NotWritten("the disk is full")
            if world.happens("lost before"):
                raise StoreLost("not written, and nobody knows")
            result = disk.done(what, given)
            disk.tell_others(self.store, what, given)
            self.commits += 1
            if _is_half(what, given) and world.tears(self.store):
                self._must_live()
                raise StoreLost("half of it is written, and nobody knows")
            await asyncio.sleep(world.delay())
            self._must_live()
            if world.happens("lost after"):
                raise StoreLost("written, and nobody knows")
            return result

    def _must_live(self) -> None:
        if self.store.is_dead:
            raise StoreClosed("its process is dead")

    async def end(self) -> None:
        """Nothing is left to be done."""


class SimulatedStore(SQLiteStore):
    """One process's way to the disk."""

    def __init__(self, disk: Disk, lease_seconds: float = LEASE_SECONDS) -> None:
        super().__init__(Path("simulated"), lease_seconds)
        self.disk, self.is_dead, self.letters_at = disk, False, 0.0
        disk.stores.append(self)

    async def open(self, process: str, shared: bool) -> None:
        self._process = process
        self._writer, self._reader = Hand(self, writes=True), Hand(self, writes=False)  # type: ignore[assignment]  # as far as a store is concerned
        self._listener = object() if shared else None  # type: ignore[assignment]  # the disk tells of what others write
        await self._write.do(work.enter, process, shared, self._lease)

    def listen(self, on_rows: Any, on_post: Any) -> None:
        self._on_rows, self._on_post = on_rows, on_post

    async def close(self) -> None:
        await self._write.do(work.release_all, self._process)
        self.is_dead = True

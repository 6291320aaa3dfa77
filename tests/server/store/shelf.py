"""What the tests of the stores keep in them."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from threading import Event
from typing import Any, ParamSpec

from chaudron.room.chain import FIRST_HASH, chained
from chaudron.room.rows import Kept, Listed, Row
from chaudron.server.store import LEASE_SECONDS, Store
from chaudron.server.store.address import open_store
from chaudron.server.store.sqlite import SQLiteStore

P = ParamSpec("P")

OPEN = Listed(public=True, state="open", awake=False, about=b'{"seats":2}')
PLAYING = Listed(public=True, state="playing", awake=True, about=b'{"seats":2,"round":1}')

DEAD = -1.0
"""Lease seconds of a store that takes every other process for dead."""


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in an event loop of its own; one that hangs fails."""

    async def in_time(*args: P.args, **kwargs: P.kwargs) -> None:
        async with asyncio.timeout(60):
            await test(*args, **kwargs)

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(in_time(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(
    url: str, process: str = "ours", shared: bool = False, lease_seconds: float = LEASE_SECONDS
) -> AsyncIterator[Store]:
    """An open store, closed at the end."""
    store = open_store(url, lease_seconds)
    await store.open(process, shared)
    try:
        yield store
    finally:
        await store.close()


def kept(table: str = "a", created_at: int = 1, listed: Listed = OPEN) -> Kept:
    return Kept(table, b"secret of " + table.encode(), created_at, listed)


def row(
    table: str = "a", seq: int = 1, *, seat: int | None = 0, move: str | None = None, only: int | None = None
) -> Row:
    """A row that tells where it belongs; its move has a name of its own unless one is given."""
    name = move or f"move {seq}"
    return Row(
        table, seq, seat, name, only, 1_700_000_000_000 + seq, f"{table} {seq} {name}".encode(), b"hash%03d" % seq
    )


def quiet(table: str, seq: int) -> Row:
    """A row that is nobody's doing."""
    return Row(table, seq, None, None, None, 1_700_000_000_000 + seq, b"", b"hash%03d" % seq)


def journal(*rows: Row) -> list[Row]:
    """Rows with the hashes that bind them to each other."""
    last, bound = FIRST_HASH, []
    for one in rows:
        bound.append(chained(last, one))
        last = bound[-1].hash
    return bound


async def seqs(store: Store, table: str = "a") -> list[int]:
    return [found.seq for found in await store.journal(table)]


async def together(store: Store, *asked: Coroutine[Any, Any, object]) -> list[object]:
    """The answers, or what was raised instead, to what is asked in one moment and written in one group."""
    async with busy(store):
        waiting = [asyncio.create_task(one) for one in asked]
        await asyncio.sleep(0)
    return await asyncio.gather(*waiting, return_exceptions=True)


@asynccontextmanager
async def busy(store: Store) -> AsyncIterator[None]:
    """Keep the writer of a file from beginning with the first while others come. A database's waits by itself."""
    begun, over = Event(), Event()

    def be_busy(_: object) -> None:
        begun.set()
        over.wait(10)

    if not isinstance(store, SQLiteStore):
        yield
        return
    idle_again = store._write.do(be_busy)
    await asyncio.to_thread(begun.wait)
    yield
    over.set()
    await idle_again

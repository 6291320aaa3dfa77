"""Stores that fail for a while, as a full disk or a database that is gone makes them fail."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from chaudron.server.running import Running
from chaudron.server.store import Store
from chaudron.server.store.postgres import PostgresStore
from chaudron.server.store.sqlite import SQLiteStore

FULL = """CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER no_room BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION no_room();
    CREATE TRIGGER no_room BEFORE INSERT ON setting FOR EACH ROW EXECUTE FUNCTION no_room();"""
ROOM = "DROP TRIGGER no_room ON event; DROP TRIGGER no_room ON setting;"


@asynccontextmanager
async def cannot_write(store: Store, url: str) -> AsyncIterator[None]:
    """The store refuses to write, and reads as ever."""
    if isinstance(store, PostgresStore):
        await _told(url, FULL)
        yield
        await _told(url, ROOM)
        return
    assert isinstance(store, SQLiteStore)
    writing = store._write.connection
    writing.execute("PRAGMA query_only = ON")
    yield
    writing.execute("PRAGMA query_only = OFF")


async def silent_for_long(store: Store, url: str) -> None:
    """As if this process had not been heard of for longer than a lease lasts."""
    if isinstance(store, PostgresStore):
        await _told(url, "UPDATE process SET seen_at = -10000000")
        return
    assert isinstance(store, SQLiteStore)
    await store._write.do(lambda connection: connection.execute("UPDATE process SET seen_at = -10000000"))


async def _told(url: str, command: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(command)
    await connection.close()


@asynccontextmanager
async def bots_wait(running: Running) -> AsyncIterator[None]:
    """Nobody thinks to the end meanwhile."""
    gate, attempt = asyncio.Event(), running.jobs._attempt

    async def gated(thought: object, level: object) -> object:
        await gate.wait()
        return await attempt(thought, level)  # type: ignore[arg-type]  # what it was given

    running.jobs._attempt = gated  # type: ignore[method-assign, assignment]  # the same but later
    yield
    gate.set()


def troubles(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the house has logged that should not be so."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():  # noqa: ASYNC110 - nothing tells when
        await asyncio.sleep(0.01)

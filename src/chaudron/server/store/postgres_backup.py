"""Reading all of a PostgreSQL store into a file, and writing it back."""

# ruff: noqa: S608 - every statement is put together from our own texts alone

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

from chaudron.server.store.backup import COLUMNS, Counts, check_empty
from chaudron.server.store.errors import BadAddress, StoreLost
from chaudron.server.store.migrate import VERSION, check_current, migrate_postgres, migrate_sqlite
from chaudron.server.store.postgres_house import NOTE
from chaudron.server.store.postgres_link import Connection, connect, hang_up, plainly
from chaudron.server.store.sqlite_file import connected

BATCH = 1000
ALONE = "LOCK TABLE room, event, subscription, setting, note, act IN SHARE ROW EXCLUSIVE MODE"


@asynccontextmanager
async def linked(url: str) -> AsyncIterator[Connection]:
    """A connection for as long as it is needed."""
    connection = await connect(url, command_seconds=None)
    try:
        with plainly():
            yield connection
    finally:
        await hang_up(connection)


async def read_all(url: str, file: Path) -> None:
    """Write what the database holds at one moment to an empty file. Those who write meanwhile do not wait."""
    with closing(connected(file, "rw")) as new:
        migrate_sqlite(new)
        async with linked(url) as old, old.transaction(isolation="repeatable_read", readonly=True):
            if await old.fetchval("SELECT to_regclass('schema_version')") is None:
                raise BadAddress("this database holds no store")
            check_current(await old.fetchval(VERSION) or 0)
            await _copy_out(old, new)


async def _copy_out(old: Connection, new: sqlite3.Connection) -> None:
    new.execute("BEGIN")
    for table, columns in COLUMNS.items():
        names, places = ", ".join(columns), ", ".join("?" * len(columns))
        rows = await old.cursor(f"SELECT {names} FROM {table} ORDER BY {columns[0]}, {columns[1]}")
        while batch := await rows.fetch(BATCH):
            insert = f"INSERT INTO {table} ({names}) VALUES ({places})"
            await asyncio.to_thread(_inserted, new, insert, [tuple(row) for row in batch])
    new.execute("COMMIT")


def _inserted(new: sqlite3.Connection, insert: str, rows: list[tuple[Any, ...]]) -> None:
    """A cursor must be gone before another thread uses its statement again; so it does not leave this one."""
    new.executemany(insert, rows).close()


async def note(url: str, name: str, value: bytes) -> None:
    """Note something in the database, if it can be."""
    with suppress(StoreLost):
        async with linked(url) as connection:
            await connection.execute(NOTE, name, value)


async def write_all(file: Path, url: str) -> Counts:
    """Write what a file holds to an empty database, all or nothing."""
    with closing(connected(file, "ro")) as old:
        async with linked(url) as new:
            await migrate_postgres(new)
            async with new.transaction():
                await new.execute(ALONE)
                check_empty(await counts(new), "the database")
                await _copy_in(old, new)
                return await counts(new)


async def _copy_in(old: sqlite3.Connection, new: Connection) -> None:
    for table, columns in COLUMNS.items():
        rows = old.execute(f"SELECT {', '.join(columns)} FROM {table}")
        while batch := await asyncio.to_thread(rows.fetchmany, BATCH):
            await new.copy_records_to_table(table, records=[_typed(columns, row) for row in batch], columns=columns)


def _typed(columns: tuple[str, ...], row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row as PostgreSQL wants it: it tells true from 1."""
    return tuple(
        bool(value) if name in {"public", "awake"} else value for name, value in zip(columns, row, strict=True)
    )


async def counts(connection: Connection) -> Counts:
    return Counts(*[await connection.fetchval(f"SELECT count(*) FROM {table}") for table in COLUMNS])

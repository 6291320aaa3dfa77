"""All of a store in one file, and back into another store, of whichever kind.

A backup is itself an SQLite store, without leases and without what can be worked out anew. It holds the secrets of
all tables, so only its owner may read it.
"""

# ruff: noqa: S608 - every statement is put together from our own texts alone

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from chaudron.server.store import sqlite_house
from chaudron.server.store.address import file_of, is_postgres
from chaudron.server.store.errors import BadAddress, BadBackup, NotEmpty, NotWritten, StoreLost
from chaudron.server.store.inspection import check_content, check_schema
from chaudron.server.store.migrate import migrate_sqlite
from chaudron.server.store.sqlite_file import claimed, connected, prepared

COLUMNS = {
    "room": ("id", "secret", "created_at", "public", "state", "awake", "about", "epoch"),
    "event": ("room", "seq", "seat", "move", "only_seat", "at", "body", "hash"),
    "subscription": ("room", "seat", "endpoint", "body", "at"),
    "setting": ("name", "value"),
    "note": ("name", "value"),
    "act": ("id", "at", "body"),
}
"""What a backup keeps, in an order in which it can be written; the owners of the tables it does not."""
UNWRITTEN = ("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC")
"""How SQLite calls it when a file cannot take more."""


class Counts(NamedTuple):
    """How much was written."""

    tables: int
    events: int
    subscriptions: int
    settings: int
    notes: int = 0
    acts: int = 0


class LastBackup(Struct):
    """A backup that was made."""

    at: int
    file: str
    """Its name, without the folder."""
    tables: int


LAST = "backup"
"""The note about the last backup of a store."""


async def backup(store_url: str, file: Path) -> Counts:
    """Write all that a store holds at one moment to a new file, whether or not servers are running on it.

    Raises `NotEmpty` when the file exists already.
    """
    with new_file(file) as unfinished:
        if is_postgres(store_url):
            from chaudron.server.store.postgres_backup import read_all  # noqa: PLC0415 - asyncpg, only where wanted

            await read_all(store_url, unfinished)
        else:
            with plainly():
                await asyncio.to_thread(copy_file, file_of(store_url), unfinished, "rw")
        with plainly():
            made = await asyncio.to_thread(tidied, unfinished)
    await noted(store_url, LastBackup(time.time_ns() // 1_000_000, file.name, made.tables))
    return made


async def noted(store_url: str, last: LastBackup) -> None:
    """Note in a store that there is a backup of it; one that cannot take a note now is backed up all the same."""
    if is_postgres(store_url):
        from chaudron.server.store.postgres_backup import note  # noqa: PLC0415 - asyncpg, only where wanted

        await note(store_url, LAST, msgspec.json.encode(last))
        return
    with suppress(sqlite3.Error), closing(connected(file_of(store_url), "rw")) as connection:
        sqlite_house.note(connection, LAST, msgspec.json.encode(last))


async def restore(file: Path, store_url: str) -> Counts:
    """Write all that a backup holds to a store that is still empty.

    Raises `NotEmpty` when it is not, `InUse` when a server is running on it, and `BadBackup`, before anything is
    written, when there is nothing to read, or more than a store may hold, or a journal that was altered.
    """
    with tempfile.TemporaryDirectory(prefix="chaudron-") as folder:
        readable = Path(folder) / "readable"
        await asyncio.to_thread(make_readable, file, readable)
        if is_postgres(store_url):
            from chaudron.server.store.postgres_backup import write_all  # noqa: PLC0415 - asyncpg, only where wanted

            return await write_all(readable, store_url)
        with plainly():
            return await asyncio.to_thread(fill, readable, file_of(store_url))


@contextmanager
def plainly() -> Iterator[None]:
    """Say in the words of a store what SQLite has to say of a file: that it is full, or none of its own."""
    try:
        yield
    except sqlite3.Error as error:
        loss = NotWritten if getattr(error, "sqlite_errorname", "") in UNWRITTEN else StoreLost
        raise loss(str(error)) from error


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file beside, that only its owner may read, and that gets its name when all went well."""
    check_absent(file)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f"{file.name}.")
    os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
        check_absent(file)
        unfinished.rename(file)
        sync_folder(file.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def check_absent(file: Path) -> None:
    if file.exists():
        raise NotEmpty(f"{file} exists already: choose another name")


def sync_folder(folder: Path) -> None:
    """Have the disk keep the names in a folder."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def copy_file(source: Path, target: Path, mode: str) -> None:
    """Copy an SQLite store as it is at one moment. Those who write to it meanwhile do not wait."""
    if not source.is_file():
        raise BadAddress(f"there is no store at {source}")
    with closing(connected(source, mode)) as old, closing(connected(target, "rw")) as new:
        old.backup(new)


def tidied(file: Path) -> Counts:
    """Bring a copy up to date, and take from it what only a running store needs."""
    with closing(connected(file, "rw")) as connection:
        migrate_sqlite(connection)
        connection.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        connection.execute("UPDATE room SET owner = NULL")
        for table in ("process", "post", "snapshot", "review"):
            connection.execute(f"DELETE FROM {table}")
        connection.execute("VACUUM")
        return counts(connection)


def counts(connection: sqlite3.Connection) -> Counts:
    return Counts(*(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in COLUMNS))


def make_readable(file: Path, copy: Path) -> None:
    """Make a copy of a backup in the newest form; raises `BadBackup` when it is damaged or something else."""
    copy.touch(mode=0o600)
    try:
        copy_file(file, copy, "ro")
        check_whole(copy)
        tidied(copy)
        with closing(connected(copy, "ro")) as connection:
            check_content(connection)
    except (sqlite3.DatabaseError, BadAddress, OverflowError) as error:
        raise BadBackup(f"{file} cannot be read as a backup: {error}") from error


def check_whole(file: Path) -> None:
    """Raises when a file is no store, or damaged, or more than a store."""
    with closing(connected(file, "ro")) as connection:
        check_schema(connection)
        verdict = connection.execute("PRAGMA quick_check").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)


def fill(readable: Path, target: Path) -> Counts:
    """Write a backup to an SQLite store, all or nothing."""
    with claimed(target), closing(prepared(target)) as connection:
        connection.execute("ATTACH ? AS backup", (str(readable),))
        connection.execute("BEGIN IMMEDIATE")
        check_empty(counts(connection), str(target))
        for table, columns in COLUMNS.items():
            names = ", ".join(columns)
            connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {names} FROM backup.{table}")
        connection.execute("COMMIT")
        return counts(connection)


def check_empty(found: Counts, where: str) -> None:
    if any(found):
        raise NotEmpty(f"{where} is not empty: {found}")

"""Tables that were put away: a file that is itself a store, to which tables are added one by one.

It has the form of a backup, so `chaudron restore` checks and reads it, and `chaudron serve --store` opens it.
"""

import sqlite3
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from chaudron import values
from chaudron.room.chain import BrokenJournal
from chaudron.room.reading import read_sitting
from chaudron.room.records import record_of
from chaudron.room.rows import Kept, Row
from chaudron.room.sitting import OVER
from chaudron.room.time import Time
from chaudron.server.store import sqlite_work as work
from chaudron.server.store.address import open_store
from chaudron.server.store.backup import make_readable, plainly
from chaudron.server.store.errors import NotEmpty
from chaudron.server.store.sqlite_file import connected, prepared

CARDS = "components-"
"""How the names of settings begin that are card values."""
NOBODY = ""
"""Whoever owns a table in an archive."""


class Archived(NamedTuple):
    """A table with its journal."""

    kept: Kept
    rows: Sequence[Row]


def add(file: Path, archived: Archived, settings: Mapping[str, bytes]) -> None:
    """Write a table to an archive, durably; one that is there already is written anew. Made if there is none."""
    kept, rows = archived
    with plainly(), closing(prepared(file)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("DELETE FROM event WHERE room = ?", (kept.table,))
        connection.execute("DELETE FROM room WHERE id = ?", (kept.table,))
        still = kept._replace(listed=kept.listed._replace(awake=False))
        work.create(connection, NOBODY, still, rows)
        connection.execute("UPDATE room SET owner = NULL WHERE id = ?", (kept.table,))
        for name, value in settings.items():
            work.setting(connection, name, value)
        connection.execute("COMMIT")


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """An archive or a backup, checked as a whole; raises `BadBackup`."""
    with tempfile.TemporaryDirectory(prefix="chaudron-") as folder:
        readable = Path(folder) / "readable"
        make_readable(file, readable)
        with closing(connected(readable, "ro")) as connection:
            yield connection


def tables(connection: sqlite3.Connection) -> list[Kept]:
    return work.kept(connection, f"{work.KEPT} ORDER BY created_at")


def read(connection: sqlite3.Connection, table: str) -> Archived | None:
    found = work.kept(connection, f"{work.KEPT} WHERE id = ?", table)
    return Archived(found[0], work.rows(connection, work.JOURNAL, table, 0)) if found else None


def settings(connection: sqlite3.Connection) -> dict[str, bytes]:
    """The card values that its tables may need."""
    return work.settings(connection, CARDS)


def about(kept: Kept) -> dict[str, str]:
    """What a list of tables says of one."""
    shown = msgspec.json.decode(kept.listed.about)
    names = ", ".join(seat.get("name", "") for seat in shown["seats"] if seat.get("name"))
    return {"table": kept.table, "game": shown["game"], "state": kept.listed.state, "names": names}


class NoRecord(LookupError):
    """The game is not over, or is played by rules that are not these."""


def record(archived: Archived, settings: Mapping[str, bytes]) -> dict[str, Any]:
    """The record of a game that is over; raises `NoRecord`."""
    for text in settings.values():
        values.learn(text)
    kept, rows = archived.kept, list(archived.rows)
    try:
        state = read_sitting(kept, rows, Time(kept.created_at))
    except BrokenJournal as error:
        raise NoRecord(kept.table) from error
    if state.sitting.state != OVER:
        raise NoRecord(kept.table)
    return record_of(state, rows).to_json()


async def bring_back(archived: Archived, settings: Mapping[str, bytes], store_url: str) -> None:
    """Write a table to a store that may hold others; raises `NotEmpty` when it is there already."""
    store = open_store(store_url)
    await store.open("restore", shared=store_url.startswith("postgres"))
    try:
        for name, value in settings.items():
            await store.setting(name, value)
        if not await store.create(archived.kept, archived.rows):
            raise NotEmpty(f"table {archived.kept.table} is there already")
    finally:
        await store.close()

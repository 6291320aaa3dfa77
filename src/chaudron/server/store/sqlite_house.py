"""What an SQLite store does for whoever looks after the house. Whatever writes runs inside a transaction."""

# ruff: noqa: S608 - every statement is put together from our own texts alone

import sqlite3
from collections.abc import Collection, Sequence

from chaudron.room.rows import Kept, Listed, Row
from chaudron.server.store import Act, Found, Old
from chaudron.server.store.sqlite_work import span

FOUND = """SELECT id, secret, created_at, public, state, awake, about,
    (SELECT at FROM event WHERE room = id AND only_seat IS NULL ORDER BY seq DESC LIMIT 1) FROM room"""
NEWEST = f"{FOUND} ORDER BY created_at DESC LIMIT ?"
OLD = """SELECT id FROM (SELECT id, created_at, state, owner,
    (SELECT at FROM event WHERE room = id ORDER BY seq DESC LIMIT 1) AS at FROM room)
    WHERE CASE state WHEN 'over' THEN at < ? ELSE at < ? END ORDER BY created_at LIMIT ?"""
IS_MINE = "SELECT 1 FROM room WHERE id = ? AND owner = ? AND epoch = ?"
PARTS = ("snapshot", "subscription", "event")
REWRITE = "UPDATE event SET body = ?, hash = ? WHERE room = ? AND seq = ?"
NOTE = "INSERT INTO note VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


def tables(connection: sqlite3.Connection, limit: int, also: Collection[str]) -> list[Found]:
    """The newest tables, and these."""
    rows = connection.execute(NEWEST, (limit,)).fetchall()
    for table in set(also) - {row[0] for row in rows}:
        rows += connection.execute(f"{FOUND} WHERE id = ?", (table,)).fetchall()
    return [
        Found(Kept(table, secret, created_at, Listed(bool(public), state, bool(awake), about)), at or created_at)
        for table, secret, created_at, public, state, awake, about, at in rows
    ]


def old(connection: sqlite3.Connection, wanted: Old, limit: int) -> list[str]:
    return [table for (table,) in connection.execute(OLD, (wanted.over, wanted.unfinished, limit))]


def strike(connection: sqlite3.Connection, process: str, table: str, epoch: int) -> bool:
    """Take a table out of the store if it is ours."""
    if connection.execute(IS_MINE, (table, process, epoch)).fetchone() is None:
        return False
    for part in PARTS:
        connection.execute(f"DELETE FROM {part} WHERE room = ?", (table,))
    connection.execute("DELETE FROM room WHERE id = ?", (table,))
    return True


def rewrite(connection: sqlite3.Connection, process: str, table: str, rows: Sequence[Row], epoch: int) -> bool:
    """Put these rows in the place of a journal if the table is ours, and no others have come meanwhile."""
    if connection.execute(IS_MINE, (table, process, epoch)).fetchone() is None:
        return False
    if connection.execute("SELECT max(seq) FROM event WHERE room = ?", (table,)).fetchone()[0] != rows[-1].seq:
        return False
    connection.execute("DELETE FROM snapshot WHERE room = ?", (table,))
    connection.executemany(REWRITE, [(row.body, row.hash, row.table, row.seq) for row in rows])
    return True


def size(connection: sqlite3.Connection) -> int:
    pages, each = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    return int(pages * each)


def processes(connection: sqlite3.Connection, lease: int) -> list[str]:
    found = connection.execute("SELECT id FROM process WHERE seen_at > ? AND seen_at < ?", span(lease))
    return [process for (process,) in found]


def note(connection: sqlite3.Connection, name: str, value: bytes | None) -> None:
    if value is None:
        connection.execute("DELETE FROM note WHERE name = ?", (name,))
    else:
        connection.execute(NOTE, (name, value))


def notes(connection: sqlite3.Connection, beginning: str) -> dict[str, bytes]:
    query = "SELECT name, value FROM note WHERE substr(name, 1, ?) = ? ORDER BY name"
    return dict(connection.execute(query, (len(beginning), beginning)))


def add_act(connection: sqlite3.Connection, act: Act) -> None:
    connection.execute("INSERT INTO act VALUES (?, ?, ?) ON CONFLICT DO NOTHING", act)


def acts(connection: sqlite3.Connection, limit: int) -> list[Act]:
    return [*map(Act._make, connection.execute("SELECT id, at, body FROM act ORDER BY at DESC, id LIMIT ?", (limit,)))]

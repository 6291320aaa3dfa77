"""What the threads of an SQLite store do with their connections. Whatever writes runs inside a transaction."""

# ruff: noqa: S608 - every statement is put together from our own texts alone

import sqlite3
import time
from collections.abc import Collection, Sequence
from typing import Any

from chaudron.room.rows import Kept, Listed, Row, Snapshot
from chaudron.server.store import NO_ANSWER, Lease, Subscription
from chaudron.server.store.checks import SUBSCRIPTIONS_KEPT

POST_SECONDS = 10
"""A message that was not read for so long was lost."""

COLUMNS = "room, seq, seat, move, only_seat, at, body, hash"

CREATE = "INSERT INTO room VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1) ON CONFLICT DO NOTHING"
# Two statements: as one (`INSERT … SELECT`) SQLite would copy each row through a temporary table, at a third more cost.
IS_NEXT = """SELECT 1 FROM room WHERE id = ?1 AND owner = ?2 AND epoch = ?3
    AND ?4 = 1 + (SELECT coalesce(max(seq), 0) FROM event WHERE room = ?1)"""
WRITE = f"INSERT INTO event ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
LIST = "UPDATE room SET public = ?, state = ?, awake = ?, about = ? WHERE id = ?"
JOURNAL = f"SELECT {COLUMNS} FROM event WHERE room = ? AND seq > ? ORDER BY seq"
HEARD = f"""SELECT {COLUMNS} FROM event WHERE room = ? AND seq <= ? AND (only_seat IS NULL OR only_seat = ?)
    ORDER BY seq DESC LIMIT ? OFFSET ?"""
MOVE = f"SELECT {COLUMNS} FROM event WHERE room = ? AND seat IS ? AND move = ? AND {NO_ANSWER}"
ANSWER = (
    f"SELECT {COLUMNS} FROM event WHERE room = ? AND seat IS ? AND move = ? AND seq > ? AND NOT {NO_ANSWER} LIMIT 1"
)

KEPT = "SELECT id, secret, created_at, public, state, awake, about FROM room"
PUBLIC = f"{KEPT} WHERE public ORDER BY (state = 'open') DESC, created_at DESC LIMIT ?"

SAVE = """INSERT INTO snapshot SELECT id, ?2, ?3 FROM room WHERE id = ?1
    ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE excluded.seq >= seq"""

RELEASE = "UPDATE room SET owner = NULL, awake = awake AND NOT ? WHERE id = ? AND owner = ?"
# A moment that is to come was noted before the machine was started anew: whoever noted it is no more.
_LIVES = "seen_at > ? AND seen_at < ?"
BEAT = f"UPDATE process SET seen_at = ? WHERE id = ? AND {_LIVES}"
ENTER = "INSERT INTO process VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at"
OWNER = f"""SELECT owner, epoch, EXISTS (SELECT 1 FROM process WHERE process.id = owner AND {_LIVES})
    FROM room WHERE id = ?"""
TAKE = "UPDATE room SET owner = ?, epoch = epoch + 1 WHERE id = ?"
AWAKE = f"""SELECT id FROM room WHERE awake
    AND (owner = ? OR NOT EXISTS (SELECT 1 FROM process WHERE process.id = owner AND {_LIVES})) ORDER BY created_at"""

PROBE = "INSERT OR REPLACE INTO setting VALUES ('probe', randomblob(65536))"

POST = "INSERT INTO post (sender, recipient, at, message) VALUES (?, ?, ?, ?)"
# The last message stays, lest its number be given again.
PRUNE = "DELETE FROM post WHERE NOT at BETWEEN ? AND ? AND id < (SELECT max(id) FROM post)"

SUBSCRIBE = """INSERT INTO subscription (room, seat, endpoint, body, at)
    SELECT id, ?2, ?3, ?4, max(?5, 1 + coalesce((SELECT max(at) FROM subscription WHERE room = ?1 AND seat = ?2), 0))
    FROM room WHERE id = ?1
    ON CONFLICT (room, endpoint) DO UPDATE SET seat = excluded.seat, body = excluded.body, at = excluded.at"""
FORGET = """DELETE FROM subscription WHERE room = ?1 AND seat = ?2 AND endpoint NOT IN
    (SELECT endpoint FROM subscription WHERE room = ?1 AND seat = ?2 ORDER BY at DESC LIMIT ?3)"""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds that pass alike for all processes of a machine, even when somebody sets its clock."""
    return time.monotonic_ns() // 1_000_000


def span(lease: int) -> tuple[int, int]:
    """Between which moments a process was heard of that lives."""
    return ticks() - lease, ticks() + lease


# The journal


def create(connection: sqlite3.Connection, process: str, new: Kept, rows: Sequence[Row]) -> bool:
    table, secret, created_at, listed = new
    is_new = connection.execute(CREATE, (table, secret, created_at, *listed, process)).rowcount == 1
    if is_new:
        connection.executemany(WRITE, rows)
    return is_new


def append(connection: sqlite3.Connection, process: str, row: Row, epoch: int, listed: Listed | None) -> bool:
    """Write a row if it is the owner's and the next; nobody can come between, for the transaction is exclusive."""
    if connection.execute(IS_NEXT, (row.table, process, epoch, row.seq)).fetchone() is None:
        return False
    written = connection.execute(WRITE, row).rowcount == 1
    if written and listed is not None:
        connection.execute(LIST, (*listed, row.table))
    return written


def rows(connection: sqlite3.Connection, query: str, *arguments: Any) -> list[Row]:
    """The rows of the journal that a query finds."""
    return list(map(Row._make, connection.execute(query, arguments)))


# Tables


def kept(connection: sqlite3.Connection, query: str, *arguments: Any) -> list[Kept]:
    """The tables that a query finds."""
    return [
        Kept(table, secret, created_at, Listed(bool(public), state, bool(awake), about))
        for table, secret, created_at, public, state, awake, about in connection.execute(query, arguments)
    ]


def count(connection: sqlite3.Connection) -> dict[str, int]:
    return dict(connection.execute("SELECT state, count(*) FROM room GROUP BY state"))


def save_snapshot(connection: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    connection.execute(SAVE, (table, *snapshot))


def snapshot(connection: sqlite3.Connection, table: str) -> Snapshot | None:
    found = connection.execute("SELECT seq, body FROM snapshot WHERE room = ?", (table,)).fetchone()
    return found and Snapshot(*found)


def save_review(connection: sqlite3.Connection, table: str, body: bytes) -> None:
    connection.execute("INSERT OR REPLACE INTO review SELECT id, ?2 FROM room WHERE id = ?1", (table, body))


def review(connection: sqlite3.Connection, table: str) -> bytes | None:
    found = connection.execute("SELECT body FROM review WHERE room = ?", (table,)).fetchone()
    return found and bytes(found[0])


# Owners


def enter(connection: sqlite3.Connection, process: str, shared: bool, lease: int) -> None:
    """Begin without any lease: an earlier process of this name is no more, and when not shared, neither are others."""
    release_all(connection, process)
    connection.execute(f"DELETE FROM process WHERE NOT ({_LIVES})", span(lease))
    if not shared:
        connection.execute("DELETE FROM process")
        connection.execute("UPDATE room SET owner = NULL WHERE owner IS NOT NULL")
    connection.execute(ENTER, (process, ticks()))


def release_all(connection: sqlite3.Connection, process: str) -> None:
    """Give back all tables of a process, and strike it from the list."""
    connection.execute("UPDATE room SET owner = NULL WHERE owner = ?", (process,))
    connection.execute("DELETE FROM process WHERE id = ?", (process,))


def take(connection: sqlite3.Connection, process: str, table: str, lease: int) -> Lease | None:
    found = connection.execute(OWNER, (*span(lease), table)).fetchone()
    if found is None:
        return None
    owner, epoch, lives = found
    if owner == process or lives:
        return Lease(owner, epoch)
    connection.execute(TAKE, (process, table))
    return Lease(process, epoch + 1)


def release(connection: sqlite3.Connection, process: str, table: str, asleep: bool) -> None:
    connection.execute(RELEASE, (asleep, table, process))


def beat(connection: sqlite3.Connection, process: str, lease: int) -> bool:
    in_time = connection.execute(BEAT, (ticks(), process, *span(lease))).rowcount == 1
    if not in_time:
        connection.execute(ENTER, (process, ticks()))
    connection.execute(PRUNE, (ticks() - POST_SECONDS * 1000, ticks()))
    return in_time


def awake(connection: sqlite3.Connection, process: str, lease: int, limit: int, known: Collection[str]) -> list[str]:
    found = connection.execute(AWAKE, (process, *span(lease))).fetchall()
    return [table for (table,) in found if table not in known][:limit]


def probe(connection: sqlite3.Connection) -> None:
    connection.execute(PROBE)


def take_probe_away(connection: sqlite3.Connection) -> None:
    connection.execute("DELETE FROM setting WHERE name = 'probe'")


# Between processes


def post(connection: sqlite3.Connection, process: str, to: str, message: bytes) -> None:
    connection.execute(POST, (process, to, ticks(), message))


# Notices and settings


def subscribe(connection: sqlite3.Connection, table: str, seat: int, subscription: Subscription) -> None:
    connection.execute(SUBSCRIBE, (table, seat, *subscription, now()))
    connection.execute(FORGET, (table, seat, SUBSCRIPTIONS_KEPT))


def unsubscribe(connection: sqlite3.Connection, table: str, endpoint: str) -> None:
    connection.execute("DELETE FROM subscription WHERE room = ? AND endpoint = ?", (table, endpoint))


def subscriptions(connection: sqlite3.Connection, table: str, seat: int) -> list[Subscription]:
    query = "SELECT endpoint, body FROM subscription WHERE room = ? AND seat = ? ORDER BY at"
    return list(map(Subscription._make, connection.execute(query, (table, seat))))


def setting(connection: sqlite3.Connection, name: str, value: bytes) -> bytes:
    connection.execute("INSERT INTO setting VALUES (?, ?) ON CONFLICT DO NOTHING", (name, value))
    found: bytes = connection.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()[0]
    return found


def set_anew(connection: sqlite3.Connection, name: str, value: bytes) -> None:
    connection.execute("UPDATE setting SET value = ? WHERE name = ?", (value, name))


def settings(connection: sqlite3.Connection, beginning: str) -> dict[str, bytes]:
    query = "SELECT name, value FROM setting WHERE substr(name, 1, ?) = ? ORDER BY name"
    return dict(connection.execute(query, (len(beginning), beginning)))

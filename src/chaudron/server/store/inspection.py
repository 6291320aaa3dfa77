"""Whether a file is really a store: nothing is asked of it that it could answer with a program of its own.

A file from elsewhere may hold views and triggers that never end, columns of any kind, and journals that somebody has
altered. So first its schema must be, word by word, one that our own steps make; then what is in it is read.
"""

import sqlite3
from contextlib import closing

from chaudron.room.chain import FIRST_HASH, chained
from chaudron.room.rows import Row
from chaudron.server.store.errors import AlteredBackup, StrangeBackup
from chaudron.server.store.migrate import VERSION_TABLE, migrations, statements

MOST_STEPS = 10_000_000
"""Of SQLite's machine, for reading a schema: a thousand times what ours takes."""
SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema"

VERSIONS = "schema_version"
TEXT, BLOB, NUMBER, FLAG, SEAT = "text", "blob", "number", "flag", "seat"
KINDS = {
    TEXT: "typeof({0}) = 'text' AND instr({0}, char(0)) = 0",
    BLOB: "typeof({0}) = 'blob'",
    NUMBER: "typeof({0}) = 'integer' AND {0} >= 0",
    FLAG: "typeof({0}) = 'integer' AND {0} IN (0, 1)",
    SEAT: "({0} IS NULL OR typeof({0}) = 'integer' AND {0} BETWEEN -1 AND 9)",  # -1: a host who only watches
}
COLUMNS = {
    "room": {"id": TEXT, "secret": BLOB, "created_at": NUMBER, "public": FLAG, "state": TEXT, "awake": FLAG}
    | {"about": BLOB, "epoch": NUMBER},
    "event": {"room": TEXT, "seq": NUMBER, "seat": SEAT, "only_seat": SEAT, "at": NUMBER, "body": BLOB, "hash": BLOB}
    | {"coalesce(move, '')": TEXT},
    "subscription": {"room": TEXT, "seat": NUMBER, "endpoint": TEXT, "body": BLOB, "at": NUMBER},
    "setting": {"name": TEXT, "value": BLOB},
    "note": {"name": TEXT, "value": BLOB},
    "act": {"id": TEXT, "at": NUMBER, "body": BLOB},
    VERSIONS: {"version": NUMBER},
}
ROWS = "SELECT room, seq, seat, move, only_seat, at, body, hash FROM event ORDER BY room, seq"

Schema = set[tuple[str, str, str, str | None]]


def check_schema(connection: sqlite3.Connection) -> None:
    """Raises `StrangeBackup` unless a file is laid out as one of our versions; SQLite's error when it is no store."""
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.set_progress_handler(lambda: 1, MOST_STEPS)
    try:
        found = schema_of(connection)
        is_plain = connection.execute("PRAGMA encoding").fetchone()[0] == "UTF-8"
    finally:
        connection.set_progress_handler(None, 0)
    if VERSIONS not in {name for _, name, _, _ in found}:
        raise sqlite3.DatabaseError("there is no store in it")
    if not is_plain or found not in known_schemas():
        raise StrangeBackup("it is not laid out as a store")
    check_kinds(connection, VERSIONS)


def schema_of(connection: sqlite3.Connection) -> Schema:
    return set(connection.execute(SCHEMA))


def known_schemas() -> list[Schema]:
    """What a store looks like after each of our steps."""
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute(VERSION_TABLE)
        schemas = []
        for step in migrations():
            for statement in statements(step.sql):
                connection.execute(statement)
            schemas.append(schema_of(connection))
        return schemas


def check_content(connection: sqlite3.Connection) -> None:
    """Raises `StrangeBackup` or `AlteredBackup` unless everything is of its kind and every journal holds."""
    known = {name for _, name, _, _ in schema_of(connection)}
    for table in COLUMNS.keys() & known:  # one of an earlier version lacks some
        check_kinds(connection, table)
    check_journals(connection)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise AlteredBackup("something belongs to a table that is not there")


def check_kinds(connection: sqlite3.Connection, table: str) -> None:
    """SQLite keeps anything in any column: see that everything in a table is what we would have written."""
    sound = " AND ".join(f"({KINDS[kind].format(column)})" for column, kind in COLUMNS[table].items())
    if connection.execute(f"SELECT 1 FROM {table} WHERE NOT ({sound}) LIMIT 1").fetchone():  # noqa: S608 - our own texts
        raise StrangeBackup(f"something in {table} is not of its kind")


def check_journals(connection: sqlite3.Connection) -> None:
    """Follow the hashes of every journal; a table without any events is none."""
    journals = Journals()
    for row in map(Row._make, connection.execute(ROWS)):
        journals.follow(row)
    journals.check_count(connection.execute("SELECT count(*) FROM room").fetchone()[0])


class Journals:
    """All journals, row by row: raises `AlteredBackup` at the first that is not as it was written."""

    def __init__(self) -> None:
        self.tables, self._table, self._last, self._seq = 0, "", FIRST_HASH, 0

    def follow(self, row: Row) -> None:
        if row.table != self._table:
            self.tables, self._table, self._last, self._seq = self.tables + 1, row.table, FIRST_HASH, 0
        self._seq += 1
        if row.seq != self._seq or chained(self._last, row).hash != row.hash:
            raise AlteredBackup(f"event {self._seq} of a journal is not as it was written")
        self._last = row.hash

    def check_count(self, tables: int) -> None:
        if self.tables != tables:
            raise AlteredBackup("a table has no journal")

"""Bringing a database up to date: numbered SQL files, each run once, in order, never back."""

import re
import sqlite3
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from chaudron.server.store.errors import TooNew, TooOld

if TYPE_CHECKING:
    import asyncpg

VERSION_TABLE = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
VERSION = "SELECT max(version) FROM schema_version"

ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(7220419)"
"""Any number will do, as long as all servers use the same."""
BLOB = "CREATE DOMAIN blob AS bytea"


class Migration(NamedTuple):
    """One step from a version of the schema to the next."""

    number: int
    sql: str


def migrations() -> list[Migration]:
    """All steps, in order: 0001_….sql, 0002_….sql and so on."""
    folder = files("chaudron.server.store") / "migrations"
    found = [(re.match(r"(\d{4})_\w+\.sql$", file.name), file) for file in folder.iterdir()]
    return sorted(Migration(int(match[1]), file.read_text("utf-8")) for match, file in found if match)


def pending(version: int, known: Iterable[Migration]) -> list[Migration]:
    """The steps that a database of this version still lacks; raises `TooNew` when it is ahead of us."""
    known = list(known)
    newest = known[-1].number
    if version > newest:
        raise TooNew(f"the store has version {version} but this program knows only {newest}: install a newer program")
    return [step for step in known if step.number > version]


def check_current(version: int) -> None:
    """Raises `TooNew` or `TooOld` unless a database of this version is just what this program knows."""
    if pending(version, migrations()):
        raise TooOld(f"the store has version {version}, an earlier one: start the server once to bring it up to date")


def statements(sql: str) -> Iterator[str]:
    """The statements of a file one by one."""
    statement = ""
    for piece in sql.split(";")[:-1]:
        statement += piece + ";"
        if sqlite3.complete_statement(statement):  # else this one was inside a comment or a text
            yield statement
            statement = ""


def migrate_sqlite(connection: sqlite3.Connection) -> None:
    """Bring an SQLite database up to date, all or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in _steps_of_sqlite(connection):
            connection.execute(statement)
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _steps_of_sqlite(connection: sqlite3.Connection) -> Iterator[str]:
    yield VERSION_TABLE
    for step in pending(connection.execute(VERSION).fetchone()[0] or 0, migrations()):
        yield from statements(step.sql)
        yield f"INSERT INTO schema_version VALUES ({step.number})"  # noqa: S608 - a number of our own


async def migrate_postgres(connection: "asyncpg.Connection[Any]") -> None:
    """Bring a PostgreSQL database up to date, all or nothing; other servers that open it wait."""
    async with connection.transaction():
        await connection.execute(ONE_AT_A_TIME)
        await connection.execute(VERSION_TABLE)
        version = await connection.fetchval(VERSION) or 0
        if not version:
            await connection.execute(BLOB)
        for step in pending(version, migrations()):
            await connection.execute(step.sql)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", step.number)

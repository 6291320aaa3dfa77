"""Slows the machine for tests: `tests/steady.py` puts this folder on the path of every process that it starts.

Python imports a module of this name at its start, before anything else, so servers and workers that a test starts are
slowed too, and nothing of it is in the program. How much, in seconds, say `CHAUDRON_SLOW_COMMITS` (of either store)
and `CHAUDRON_SLOW_THOUGHTS` (of bots, stand-ins and plans).
"""

import asyncio
import functools
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

COMMIT = float(os.environ.get("CHAUDRON_SLOW_COMMITS", "0"))
THOUGHT = float(os.environ.get("CHAUDRON_SLOW_THOUGHTS", "0"))
WRITES = ("INSERT", "UPDATE", "DELETE", "pg_notify")
STATEMENTS = ("execute", "executemany", "fetch", "fetchrow", "fetchval")
"""By which a connection to PostgreSQL may write."""


class SlowFile(sqlite3.Connection):
    """A connection to a file on a slow disk."""

    def execute(self, statement: str, *given: Any) -> sqlite3.Cursor:
        if statement == "COMMIT":
            time.sleep(COMMIT)
        return super().execute(statement, *given)


def slow_file(*given: Any, **named: Any) -> sqlite3.Connection:
    connection: sqlite3.Connection = _connect(*given, **{"factory": SlowFile, **named})
    return connection


def slow_database(asyncpg: ModuleType) -> None:
    """Whatever is committed is answered late: a statement that writes by itself, and the end of a transaction."""
    for name in STATEMENTS:
        setattr(asyncpg.Connection, name, slow_commit(getattr(asyncpg.Connection, name)))


def slow_commit(run: Callable[..., Any]) -> Callable[..., Any]:
    @functools.wraps(run)
    async def slowed(connection: Any, query: str, *given: Any, **named: Any) -> Any:
        was_in_transaction = connection.is_in_transaction()
        found = await run(connection, query, *given, **named)
        if not connection.is_in_transaction() and commits(query, was_in_transaction):
            await asyncio.sleep(COMMIT)
        return found

    return slowed


def commits(query: str, in_transaction: bool) -> bool:
    """Has a statement that leaves no transaction open written anything?"""
    return "ROLLBACK" not in query if in_transaction else any(word in query for word in WRITES)


def slow_thoughts(jobs: ModuleType) -> None:
    """Where a worker reads what there is to think about."""
    read = jobs.read_job

    @functools.wraps(read)
    def slowed(frame: bytes) -> Any:
        job = read(frame)
        if isinstance(job, jobs.Choose | jobs.Advise):
            time.sleep(THOUGHT)
        return job

    jobs.read_job = slowed  # type: ignore[attr-defined]  # it is just that module


class Changed(Loader):
    """Loads a module as ever, and then changes it."""

    def __init__(self, inner: Loader, change: Callable[[ModuleType], None]) -> None:
        self.inner, self.change = inner, change

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return self.inner.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        self.inner.exec_module(module)
        self.change(module)


class Finder(MetaPathFinder):
    """Finds the modules that are to be changed; all others are left to those who find them otherwise."""

    changes: dict[str, Callable[[ModuleType], None]] = {  # noqa: RUF012 - there is one finder
        "asyncpg": slow_database,
        "chaudron.server.jobs.messages": slow_thoughts,
    }

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        change = self.changes.get(name)
        spec = None if change is None else PathFinder.find_spec(name, path, target)
        if change is None or spec is None or spec.loader is None:
            return None
        spec.loader = Changed(spec.loader, change)
        return spec


if COMMIT:
    _connect = sqlite3.connect
    sqlite3.connect = slow_file  # type: ignore[assignment]  # it passes on all it is given
if COMMIT or THOUGHT:
    sys.meta_path.insert(0, Finder())

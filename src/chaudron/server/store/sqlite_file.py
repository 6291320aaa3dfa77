"""The file of an SQLite store: how it is opened, and by whom."""

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from chaudron.server.store.errors import InUse, StoreLost
from chaudron.server.store.migrate import migrate_sqlite

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LONGEST_LOG = 100_000
"""Pages after which a commit itself folds the log into the file; usually another thread has done so long before."""
BUSY_SECONDS = 10.0
"""How long a process waits while another one writes to the same file."""


def prepared(path: Path, turn: AbstractContextManager[None] | None = None) -> sqlite3.Connection:
    """A connection for writing, to a file that only its owner may read; made and brought up to date if need be."""
    # Never open a file that is there: closing it again would take from SQLite the locks that it holds in this process.
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with turn or nullcontext():
        return _prepared(connected(path, "rw"))


def _prepared(connection: sqlite3.Connection) -> sqlite3.Connection:
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate_sqlite(connection)
    except BaseException as error:
        connection.close()
        if isinstance(error, sqlite3.DatabaseError):
            raise StoreLost(str(error)) from error
        raise
    return connection


def connected(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to an existing file, which one thread at a time may use; `mode` is `ro` or `rw`."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True)


@contextlib.contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Keep other servers away from a file; raises `InUse` when one has it already."""
    with _beside(path, ".lock") as handle:
        _claim(handle, path)
        yield


@contextlib.contextmanager
def _beside(path: Path, suffix: str) -> Iterator[int]:
    """An open file whose only use is to be locked; closing it gives the lock back."""
    handle = os.open(path.with_name(path.name + suffix), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield handle
    finally:
        os.close(handle)


@contextlib.contextmanager
def turns(path: Path) -> Iterator[AbstractContextManager[None]]:
    """What a process enters to write to a file that others write to as well.

    They wait in a row here. SQLite alone would have each try again after a while: its slowest answers are three
    times as slow.
    """
    with _beside(path, ".turn") as handle:
        yield _Turn(handle)


class _Turn(AbstractContextManager[None]):
    def __init__(self, handle: int) -> None:
        self._handle = handle

    def __enter__(self) -> None:
        if sys.platform != "win32":
            fcntl.flock(self._handle, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        if sys.platform != "win32":
            fcntl.flock(self._handle, fcntl.LOCK_UN)


def _claim(handle: int, path: Path) -> None:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise InUse(f"another server is using {path}") from error

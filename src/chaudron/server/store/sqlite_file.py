"""The file of an SQLite store: how it is opened, and by whom."""

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

from chaudron.server.store.errors import InUse
from chaudron.server.store.migrate import migrate_sqlite

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

BUSY_SECONDS = 10.0
"""How long a process waits while another one writes to the same file."""


def prepared(path: Path) -> sqlite3.Connection:
    """A connection for writing, to a file that only its owner may read; made and brought up to date if need be."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    connection = connected(path, "rw")
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate_sqlite(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def connected(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to an existing file, which one thread at a time may use; `mode` is `ro` or `rw`."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False, uri=True)


@contextlib.contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Keep other servers away from a file; raises `InUse` when one has it already."""
    handle = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(handle, path)
        yield
    finally:
        os.close(handle)


def _lock(handle: int, path: Path) -> None:
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise InUse(f"another server is using {path}") from error

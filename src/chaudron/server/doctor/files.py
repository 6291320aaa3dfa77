"""Whether the file of a store can be used, and holds what was written."""

import os
import shutil
import sqlite3
import stat
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from chaudron.server.doctor.finding import DOUBTFUL, WELL, WRONG, Finding, finding
from chaudron.server.store.errors import AlteredBackup, InUse, StrangeBackup, TooNew
from chaudron.server.store.inspection import check_content, check_schema
from chaudron.server.store.migrate import VERSION, migrations, pending
from chaudron.server.store.sqlite_file import claimed, connected

LITTLE = 200_000_000
"""Bytes of a disk that is nearly full."""
STORE = "store"


def look_at_file(file: Path) -> Iterator[Finding]:
    """What is wrong with it, and with where it is."""
    folder = file.absolute().parent
    if not folder.is_dir():
        yield finding(STORE, WRONG, "no-folder", folder=str(folder))
        return
    if not os.access(folder, os.W_OK | os.X_OK):
        yield finding(STORE, WRONG, "folder-read-only", folder=str(folder))
    if (free := shutil.disk_usage(folder).free) < LITTLE:
        yield finding(STORE, DOUBTFUL, "disk-full", folder=str(folder), megabytes=free // 1_000_000)
    if not file.exists():
        yield finding(STORE, WELL, "no-store-yet", file=str(file))
        return
    yield from _permissions(file)
    yield from _content(file)


def _permissions(file: Path) -> Iterator[Finding]:
    if not file.is_file():
        yield finding(STORE, WRONG, "no-file", file=str(file))
    elif not os.access(file, os.R_OK | os.W_OK):
        yield finding(STORE, WRONG, "file-read-only", file=str(file))
    elif sys.platform != "win32" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield finding(STORE, DOUBTFUL, "file-for-all", file=str(file))


def _content(file: Path) -> Iterator[Finding]:
    if not file.is_file() or not os.access(file, os.R_OK):
        return
    try:
        with closing(connected(file, "ro")) as connection:
            check_schema(connection)
            yield _version(connection, file)
            verdict = connection.execute("PRAGMA quick_check").fetchone()[0]
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)
            check_content(connection)
            tables = connection.execute("SELECT count(*) FROM room").fetchone()[0]
        yield finding(STORE, WELL, "store-whole", file=str(file), tables=tables)
    except TooNew:
        yield finding(STORE, WRONG, "too-new", store=str(file))
    except StrangeBackup:
        yield finding(STORE, WRONG, "strange", file=str(file))
    except AlteredBackup as error:
        yield finding(STORE, WRONG, "altered", store=str(file), why=str(error))
    except sqlite3.Error as error:
        yield finding(STORE, WRONG, "damaged", file=str(file), why=str(error))
    yield from _in_use(file)


def _version(connection: sqlite3.Connection, file: Path) -> Finding:
    """Raises `TooNew`."""
    version = connection.execute(VERSION).fetchone()[0] or 0
    steps = len(pending(version, migrations()))
    return finding(STORE, WELL, "older" if steps else "current", store=str(file), version=version)


def _in_use(file: Path) -> Iterator[Finding]:
    try:
        with claimed(file):
            pass
    except InUse:
        yield finding(STORE, WELL, "in-use", file=str(file))
    except OSError as error:
        yield finding(STORE, WRONG, "no-lock", file=str(file), why=os.strerror(error.errno or 0))

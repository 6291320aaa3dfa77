"""Why a store cannot be used, in words that say what to do."""

import errno
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from chaudron.server.store.address import file_of, is_postgres
from chaudron.server.store.errors import NotWritten
from chaudron.terminal.trouble import FAILED, Trouble

FULL, FORBIDDEN, STRANGE = "serve-disk-full", "serve-read-only", "serve-not-a-store"
BY_NUMBER = {errno.ENOSPC: FULL, errno.EDQUOT: FULL, errno.EFBIG: FULL, errno.EIO: FULL} | {
    errno.EACCES: FORBIDDEN,
    errno.EPERM: FORBIDDEN,
    errno.EROFS: FORBIDDEN,
}
BY_SQLITE = {sqlite3.SQLITE_FULL: FULL, sqlite3.SQLITE_IOERR: FULL} | {
    sqlite3.SQLITE_CANTOPEN: FORBIDDEN,
    sqlite3.SQLITE_READONLY: FORBIDDEN,
    sqlite3.SQLITE_PERM: FORBIDDEN,
    sqlite3.SQLITE_NOTADB: STRANGE,
    sqlite3.SQLITE_CORRUPT: STRANGE,
}


def unusable(store: str, error: BaseException) -> Trouble:
    """What to say of a store that could not be opened."""
    name = shown(store)
    if is_postgres(store):
        key = FULL if isinstance(error, NotWritten) else "serve-database-away"
        return Trouble(key, FAILED, store=name, folder=name)
    key = next((found for one in causes(error) if (found := _key_of(one))), "")
    if not key:
        return Trouble("serve-no-store", FAILED, store=name, why=str(error))
    return Trouble(key, FAILED, store=name, folder=str(file_of(store).absolute().parent))


def forbidden(folder: Path, error: OSError) -> Trouble:
    """What to say of a folder that could not be made."""
    key = _key_of(error)
    return Trouble(key or "serve-no-folder", FAILED, store=str(folder), folder=str(folder.parent if key else folder))


def causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__


def _key_of(error: BaseException) -> str:
    if isinstance(error, sqlite3.Error):
        return BY_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, "")
    return BY_NUMBER.get(error.errno or 0, "") if isinstance(error, OSError) else ""


def shown(store: str) -> str:
    """The address of a store without user and password."""
    return "postgresql://…" + store[store.rfind("@") :] if is_postgres(store) and "@" in store else store

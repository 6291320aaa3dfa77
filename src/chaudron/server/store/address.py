"""Which store an address means."""

import re
from pathlib import Path

from chaudron.server.store import LEASE_SECONDS, Store
from chaudron.server.store.errors import BadAddress
from chaudron.server.store.sqlite import SQLiteStore

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:")
"""Two letters at least: `C:` is a disk."""


def open_store(url: str, lease_seconds: float = LEASE_SECONDS) -> Store:
    """The store at an address, not opened yet; raises `BadAddress` when it is neither a file nor a database."""
    if is_postgres(url):
        from chaudron.server.store.postgres import PostgresStore  # noqa: PLC0415 - asyncpg, only where it is wanted

        return PostgresStore(url, lease_seconds)
    return SQLiteStore(file_of(url), lease_seconds)


def is_postgres(url: str) -> bool:
    return url.startswith(POSTGRES)


def file_of(url: str) -> Path:
    """The file that a path or an address `sqlite:///…` means."""
    path = url.removeprefix(SQLITE)
    if not path or path.startswith(":") or SCHEME.match(path):
        raise BadAddress(f"{url!r} is no store: give the path of a file, sqlite:///path or postgresql://…")
    return Path(path)

"""Reaching a PostgreSQL database, and telling a lost connection from a refusal."""

import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeAlias

import asyncpg

from chaudron.server.store.errors import NotWritten, StoreLost

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Connect: TypeAlias = Callable[[], Awaitable[Connection]]

CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0
"""A database that is silent for longer is lost: nobody waits for a move that long."""
HANG_UP_SECONDS = 2.0
BACK_OFF_SECONDS = (0.05, 0.1, 0.2, 0.5, 1.0)
"""How long to wait before each new attempt to connect; the last one stays."""

# An answer means that it is durable, whatever the database does by default.
SETTINGS = {"application_name": "chaudron", "synchronous_commit": "on"}

_UNWRITTEN = (
    asyncpg.InsufficientResourcesError,  # its disk is full, or its memory, or it has too many connections
    asyncpg.PostgresSystemError,  # its disk fails
    asyncpg.ReadOnlySQLTransactionError,  # another one writes in its place
    asyncpg.InsufficientPrivilegeError,  # it does not let us write
)
_LOST = (
    *_UNWRITTEN,
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it shuts down, or starts
    asyncpg.InvalidAuthorizationSpecificationError,  # it does not know us, or the password is another
    asyncpg.InvalidCatalogNameError,  # there is no such database
    asyncpg.InterfaceError,  # the connection is closed
    asyncpg.InternalClientError,  # the connection was told that it ends, and waits for it
)


async def connect(url: str, command_seconds: float | None = COMMAND_SECONDS) -> Connection:
    """A connection to the database; raises `StoreLost` when there is none to be had."""
    with plainly(), readably():
        return await asyncpg.connect(
            url, timeout=CONNECT_SECONDS, command_timeout=command_seconds, server_settings=SETTINGS
        )


async def connect_pool(url: str, largest: int) -> Pool:
    """Several connections, of which whoever needs one takes one."""
    with plainly(), readably():
        return await asyncpg.create_pool(
            url,
            min_size=0,
            max_size=largest,
            reset=_nothing,  # we leave nothing behind that would have to be undone
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings=SETTINGS,
        )


async def hang_up(connection: Connection) -> None:
    """Close a connection, politely if it still answers."""
    with contextlib.suppress(Exception):
        await connection.close(timeout=HANG_UP_SECONDS)
    connection.terminate()


async def _nothing(_: object) -> None:
    pass


def is_lost(error: Exception) -> bool:
    """Is the connection gone, or the database unable to do anything, rather than a command refused?"""
    return isinstance(error, _LOST) and not isinstance(error, ValueError)  # a wrong argument never left the house


@contextlib.contextmanager
def plainly() -> Iterator[None]:
    """Say `StoreLost` for everything that means it."""
    try:
        yield
    except Exception as error:
        if isinstance(error, StoreLost) or not is_lost(error):
            raise
        raise lost(error) from error


@contextlib.contextmanager
def readably() -> Iterator[None]:
    """Say `StoreLost` for an address that nobody can read."""
    try:
        yield
    except ValueError as error:
        raise StoreLost(f"its address cannot be read: {error}") from error


def lost(error: Exception) -> StoreLost:
    """What those are told who waited for an answer that did not come."""
    if isinstance(error, StoreLost):
        return type(error)(*error.args)
    if isinstance(error, _UNWRITTEN):
        return NotWritten(f"the database cannot write: {type(error).__name__} {error}")
    return StoreLost(f"the database did not answer: {type(error).__name__} {error}")

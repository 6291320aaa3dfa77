"""What is written of a table, read beside the houses that write it."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing

import asyncpg

from chaudron.room.listeners import heard
from chaudron.room.rows import Row
from chaudron.server.store.address import is_postgres
from chaudron.server.store.postgres_sql import COLUMNS
from tests.server.crash_checks import plain
from tests.server.served import Player

Rows = Callable[[str], Awaitable[list[Row]]]
JOURNAL = f"SELECT {COLUMNS} FROM event WHERE room = $1 ORDER BY seq"  # noqa: S608 - our own columns


@asynccontextmanager
async def reading(store: str) -> AsyncIterator[Rows]:
    """The journal of a table as it stands whenever it is asked for."""
    if is_postgres(store):
        connection = await asyncpg.connect(store)

        async def from_database(table: str) -> list[Row]:
            return [Row(*row) for row in await connection.fetch(JOURNAL, table)]

        yield from_database
        await connection.close()
        return

    async def from_file(table: str) -> list[Row]:
        with closing(sqlite3.connect(store)) as file:
            return [Row(*row) for row in file.execute(JOURNAL, (table,))]

    yield from_file


def known_to(player: Player, rows: list[Row]) -> list[Row]:
    """What somebody may know of: a sealed answer is its author's alone, so numbers differ from one to the other."""
    return [row for row in rows if row.only in (None, player.seat)]


async def all_hear(rows: list[Row], *players: Player) -> None:
    """Everybody hears of all that they may know."""
    for player in players:
        await player.until_n(len(known_to(player, rows)))


def check_heard(rows: list[Row], *players: Player) -> None:
    """Everybody has heard everything they may know once, in order, and as it is written."""
    for player in players:
        told = plain(heard(known_to(player, rows), player.seat, 0))
        assert player.events == told[-len(player.events) :]
        assert player.events[-1] == told[-1]

"""Tables in a PostgreSQL database, which several machines may share.

Rows of the journals go through one connection, gathered in groups; all else through a small pool. What other
processes write is heard by LISTEN.
"""

import asyncio
import os
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

import asyncpg

from chaudron.room.rows import Kept, Listed, Row, Snapshot
from chaudron.server.store import LEASE_SECONDS, Act, Found, Lease, Old, OnPost, OnRows, Subscription
from chaudron.server.store import postgres_house as house
from chaudron.server.store import postgres_sql as sql
from chaudron.server.store.checks import SUBSCRIPTIONS_KEPT, check_first_rows, check_post
from chaudron.server.store.errors import StoreClosed
from chaudron.server.store.migrate import migrate_postgres
from chaudron.server.store.postgres_link import Connection, Pool, connect, connect_pool, hang_up, plainly
from chaudron.server.store.postgres_listener import Listener, channel, packed
from chaudron.server.store.postgres_writer import Writer

POOL = 4
"""Connections for all that is not appending."""
CLOSE_SECONDS = 5.0
PROBE_BYTES = 65536


class PostgresStore:
    """A store in a database."""

    def __init__(self, url: str, lease_seconds: float = LEASE_SECONDS) -> None:
        self._connect = partial(connect, url)
        self._connect_pool = partial(connect_pool, url, POOL)
        self._lease = round(lease_seconds * 1000)
        self._process = ""
        self._shared = False
        self._pool: Pool | None = None
        self._writer: Writer | None = None
        self._listener: Listener | None = None
        self._on_rows: OnRows | None = None
        self._on_post: OnPost | None = None

    async def open(self, process: str, shared: bool) -> None:
        self._process, self._shared = process, shared
        await self._prepare()
        self._pool = await self._connect_pool()
        self._writer = Writer(self._connect, process, shared)
        if shared:
            self._listener = Listener(self._connect, process)
            self._listener.on_rows, self._listener.on_post = self._on_rows, self._on_post
            try:
                await self._listener.begin()
            except BaseException:
                await self.close()
                raise

    async def _prepare(self) -> None:
        """Bring the schema up to date, and begin without any lease."""
        connection = await self._connect(command_seconds=None)  # a migration takes the time it takes
        try:
            with plainly():
                await migrate_postgres(connection)
                await self._enter(connection)
        finally:
            await hang_up(connection)

    async def _enter(self, connection: Connection) -> None:
        async with connection.transaction():
            await connection.execute(sql.RELEASE_ALL, self._process)
            await connection.execute(sql.BURY, self._lease)
            if not self._shared:
                await connection.execute(sql.LEAVE_ALL)
                await connection.execute(sql.VOID)
            await connection.execute(sql.ENTER, self._process)

    async def close(self) -> None:
        pool, writer, listener = self._pool, self._writer, self._listener
        self._pool = self._writer = self._listener = None
        if listener is not None:
            await listener.end()
        if pool is None or writer is None:
            return
        await writer.end()
        try:
            with plainly():
                await pool.execute(sql.RELEASE_ALL, self._process)
                await pool.execute(sql.LEAVE, self._process)
                await asyncio.wait_for(pool.close(), CLOSE_SECONDS)
        finally:
            pool.terminate()

    @property
    def commits(self) -> int:
        """How many groups of rows were committed."""
        return self._write.commits

    @property
    def _write(self) -> Writer:
        if self._writer is None:
            raise StoreClosed("the store is not open")
        return self._writer

    @property
    def _opened(self) -> Pool:
        if self._pool is None:
            raise StoreClosed("the store is not open")
        return self._pool

    async def _fetch(self, query: str, *arguments: Any) -> list[asyncpg.Record]:
        with plainly():
            return await self._opened.fetch(query, *arguments)

    async def _execute(self, query: str, *arguments: Any) -> str:
        with plainly():
            return await self._opened.execute(query, *arguments)

    # The journal

    async def create(self, new: Kept, rows: Sequence[Row]) -> bool:
        check_first_rows(new, rows)
        table, secret, created_at, listed = new
        columns = list(zip(*rows, strict=True)) or [()] * len(Row._fields)
        found = await self._fetch(sql.CREATE, self._process, *columns, table, secret, created_at, *listed, self._shared)
        return bool(found[0][0])

    async def append(self, row: Row, epoch: int, listed: Listed | None = None) -> bool:
        return await self._write.append(row, epoch, listed)

    async def journal(self, table: str, after: int = 0) -> list[Row]:
        return [Row(*found) for found in await self._fetch(sql.JOURNAL, table, after)]

    async def heard(self, table: str, seat: int | None, until: int, count: int, skip: int = 0) -> list[Row]:
        return [Row(*found) for found in await self._fetch(sql.HEARD, table, until, seat, count, skip)][::-1]

    async def move(self, table: str, seat: int | None, move: str) -> Row | None:
        query = (sql.MOVE_OF_NOBODY, table, move) if seat is None else (sql.MOVE, table, seat, move)
        found = await self._fetch(*query)
        return Row(*found[0]) if found else None

    async def answer(self, table: str, seat: int | None, move: str, after: int) -> Row | None:
        found = await self._fetch(sql.ANSWER, table, seat, move, after)
        return Row(*found[0]) if found else None

    # Tables

    async def kept(self, table: str) -> Kept | None:
        found = await self._fetch(sql.KEPT, table)
        return _kept(found[0]) if found else None

    async def public_tables(self, limit: int) -> list[Kept]:
        return [_kept(found) for found in await self._fetch(sql.PUBLIC, limit)]

    async def count(self) -> dict[str, int]:
        return dict(map(tuple, await self._fetch(sql.COUNT)))

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._execute(sql.SAVE, table, *snapshot)

    async def snapshot(self, table: str) -> Snapshot | None:
        found = await self._fetch(sql.SNAPSHOT, table)
        return Snapshot(*found[0]) if found else None

    async def save_review(self, table: str, body: bytes) -> None:
        await self._execute(sql.SAVE_REVIEW, table, body)

    async def review(self, table: str) -> bytes | None:
        found = await self._fetch(sql.REVIEW, table)
        return bytes(found[0][0]) if found else None

    # Owners

    async def take(self, table: str) -> Lease | None:
        with plainly():
            async with self._opened.acquire() as connection, connection.transaction():
                owned = await connection.fetchrow(sql.LOCK, table)
                if owned is None:
                    return None
                taken = await connection.fetchrow(sql.TAKE, self._process, self._lease, table)
                return Lease(*(taken or owned))

    async def release(self, table: str, asleep: bool = False) -> None:
        await self._execute(sql.RELEASE, self._process, table, asleep)

    async def beat(self) -> bool:
        in_time = await self._execute(sql.BEAT, self._process, self._lease) == "UPDATE 1"
        if not in_time:
            await self._execute(sql.ENTER, self._process)
        return in_time

    async def awake(self, limit: int, known: Collection[str] = ()) -> list[str]:
        found = await self._fetch(sql.AWAKE, self._process, self._lease, limit, list(known))
        return [table for (table,) in found]

    async def probe(self) -> None:
        await self._execute(sql.PROBE, os.urandom(PROBE_BYTES))
        await self._execute(sql.TAKE_PROBE_AWAY)

    # Between processes

    def listen(self, on_rows: OnRows, on_post: OnPost) -> None:
        self._on_rows, self._on_post = on_rows, on_post
        if self._listener is not None:
            self._listener.on_rows, self._listener.on_post = on_rows, on_post

    async def post(self, to: str, message: bytes) -> None:
        check_post(message)
        if self._shared:
            await self._execute("SELECT pg_notify($1, $2)", channel(to), packed(self._process, message))

    # Notices and settings

    async def subscribe(self, table: str, seat: int, subscription: Subscription) -> None:
        await self._execute(sql.SUBSCRIBE, table, seat, *subscription)
        await self._execute(sql.FORGET, table, seat, SUBSCRIPTIONS_KEPT)

    async def unsubscribe(self, table: str, endpoint: str) -> None:
        await self._execute(sql.UNSUBSCRIBE, table, endpoint)

    async def subscriptions(self, table: str, seat: int) -> list[Subscription]:
        return [Subscription(*found) for found in await self._fetch(sql.SUBSCRIPTIONS, table, seat)]

    async def setting(self, name: str, value: bytes) -> bytes:
        await self._execute(sql.FIRST_SETTING, name, value)
        found: bytes = (await self._fetch(sql.SETTING, name))[0][0]
        return found

    async def set_anew(self, name: str, value: bytes) -> None:
        await self._execute(sql.SET_ANEW, name, value)

    async def settings(self, beginning: str) -> dict[str, bytes]:
        return {name: value for name, value in await self._fetch(sql.SETTINGS, beginning)}  # noqa: C416 - records are no pairs

    # For whoever looks after the house

    async def tables(self, limit: int, also: Collection[str] = ()) -> list[Found]:
        return [Found(_kept(tuple(row)[:-1]), row[-1]) for row in await self._fetch(house.TABLES, limit, list(also))]

    async def old(self, wanted: Old, limit: int) -> list[str]:
        return [table for (table,) in await self._fetch(house.OLD, *wanted, limit)]

    async def strike(self, table: str, epoch: int) -> bool:
        with plainly():
            async with self._opened.acquire() as connection, connection.transaction():
                if await connection.fetchrow(house.MINE, table, self._process, epoch) is None:
                    return False
                for statement in (*house.STRIKE, house.STRIKE_ROOM):
                    await connection.execute(statement, table)
        return True

    async def rewrite(self, table: str, rows: Sequence[Row], epoch: int) -> bool:
        with plainly():
            async with self._opened.acquire() as connection, connection.transaction():
                if await connection.fetchrow(house.MINE, table, self._process, epoch) is None:
                    return False
                if await connection.fetchval(house.LAST_SEQ, table) != rows[-1].seq:
                    return False
                await connection.execute(house.STRIKE[0], table)
                await connection.executemany(house.REWRITE, [(row.body, row.hash, table, row.seq) for row in rows])
        return True

    async def size(self) -> int:
        return int((await self._fetch(house.SIZE))[0][0])

    async def processes(self) -> list[str]:
        return [process for (process,) in await self._fetch(house.PROCESSES, self._lease)]

    async def note(self, name: str, value: bytes | None) -> None:
        await (self._execute(house.FORGET_NOTE, name) if value is None else self._execute(house.NOTE, name, value))

    async def notes(self, beginning: str) -> dict[str, bytes]:
        return {name: value for name, value in await self._fetch(house.NOTES, beginning)}  # noqa: C416 - as above

    async def add_act(self, act: Act) -> None:
        await self._execute(house.ADD_ACT, *act)

    async def acts(self, limit: int) -> list[Act]:
        return [Act(*found) for found in await self._fetch(house.ACTS, limit)]


def _kept(found: asyncpg.Record | tuple[Any, ...]) -> Kept:
    table, secret, created_at, *listed = found
    return Kept(table, secret, created_at, Listed(*listed))

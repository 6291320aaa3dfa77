"""Appending to the journals in PostgreSQL: one statement, one round trip and one commit for all that waits."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from chaudron.room.rows import Listed, Row
from chaudron.server.store.postgres_link import BACK_OFF_SECONDS, Connect, Connection, hang_up, is_lost, lost
from chaudron.server.store.postgres_sql import APPEND, APPEND_AND_TELL

LONGEST_NOTICE = 7_000
"""PostgreSQL carries less than 8,000 bytes; some are spent on the name of the process."""


class QueuedRow(NamedTuple):
    """A row to write, and who waits for it."""

    row: Row
    epoch: int
    listed: Listed | None
    future: asyncio.Future[bool]


class Writer:
    """A task with a connection of its own: while one group of rows is on its way, the next one gathers."""

    def __init__(self, connect: Connect, process: str, shared: bool) -> None:
        self.commits = 0
        self._connect = connect
        self._process = process
        self._statement = APPEND_AND_TELL if shared else APPEND
        self._connection: Connection | None = None
        self._waiting: list[QueuedRow] = []
        self._wake = asyncio.Event()
        self._ending = False
        self._failures = 0
        self._task = asyncio.create_task(self._run())

    def append(self, row: Row, epoch: int, listed: Listed | None) -> asyncio.Future[bool]:
        """Have a row written with the next group."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(QueuedRow(row, epoch, listed, future))
        self._wake.set()
        return future

    async def end(self) -> None:
        """Write what is waiting, then end. Nothing may be asked for any more."""
        self._ending = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._ending:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._write_or_wait()
        if self._connection is not None:
            await hang_up(self._connection)

    async def _write_or_wait(self) -> None:
        try:
            connection = await self._connected()
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must be told
            fail(self._waiting, error)
            self._waiting = []
            return await self._back_off()
        group, self._waiting = split(self._waiting)
        await self._write(connection, group)

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
            self._failures = 0
        return self._connection

    async def _back_off(self) -> None:
        pause = BACK_OFF_SECONDS[min(self._failures, len(BACK_OFF_SECONDS) - 1)]
        self._failures += 1
        if not self._ending:
            await asyncio.sleep(pause)

    async def _write(self, connection: Connection, group: list[QueuedRow]) -> None:
        """Write a group together; when PostgreSQL refuses, one by one, so that each answers for itself alone."""
        try:
            written = await self._commit(connection, group)
        except Exception as error:  # noqa: BLE001 - whatever it is, somebody waits to be told
            if is_lost(error):
                connection.terminate()
                return fail(group, error)
            if len(group) == 1:
                return fail(group, error)
            for job in group:
                await self._write(connection, [job])
        else:
            tell(group, written)

    async def _commit(self, connection: Connection, group: list[QueuedRow]) -> set[tuple[str, int]]:
        """The rows that were written and are durable."""
        rows, epochs, listed, _ = zip(*group, strict=True)
        columns = [*zip(*rows, strict=True), epochs, parts(rows), *zip(*map(_four, listed), strict=True)]
        written = await connection.fetch(self._statement, self._process, *columns)
        self.commits += 1
        return {(room, seq) for room, seq in written}


def _four(listed: Listed | None) -> Sequence[object]:
    return listed or (None, None, None, None)


def tell(group: list[QueuedRow], written: set[tuple[str, int]]) -> None:
    for job in group:
        if not job.future.done():
            job.future.set_result((job.row.table, job.row.seq) in written)


def fail(group: list[QueuedRow], error: Exception) -> None:
    for job in group:
        if not job.future.done():
            job.future.set_exception(lost(error) if is_lost(error) else error)


def split(waiting: list[QueuedRow]) -> tuple[list[QueuedRow], list[QueuedRow]]:
    """What can be written by one statement, and the rest.

    Of one table these are rows that follow one another, each with a move of its own: then a row that is not written
    can only mean that none after it is.
    """
    now: list[QueuedRow] = []
    later: list[QueuedRow] = []
    next_seq: dict[str, int | None] = {}
    moves: set[tuple[str, int | None, str]] = set()
    for job in waiting:
        table, seq, seat, move = job.row[:4]
        repeats = move is not None and (table, seat, move) in moves
        if repeats or next_seq.get(table, seq) != seq:
            later.append(job)
            next_seq[table] = None  # nor does anything after it fit
            continue
        now.append(job)
        next_seq[table] = seq + 1
        if move is not None:
            moves.add((table, seat, move))
    return now, later


def parts(rows: Sequence[Row]) -> list[int]:
    """For each row the notice that tells of it: as few as can be, none too long."""
    return list(_parts(rows))


def _parts(rows: Sequence[Row]) -> Iterator[int]:
    part = length = 0
    for row in rows:
        size = len(row.table.encode("unicode_escape")) + 20
        length += size
        if length > LONGEST_NOTICE:
            part, length = part + 1, size
        yield part

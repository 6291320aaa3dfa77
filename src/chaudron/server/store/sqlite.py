"""Tables in an SQLite file: nothing to install, and as durable as the disk.

One thread writes: everything that waits is committed together, with one `fsync` (WAL, synchronous=FULL). Another
reads, and a third folds the log into the file. When several processes share the file, a fourth looks for what the
others write.
"""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import ExitStack
from pathlib import Path

from chaudron.room.rows import Kept, Listed, Row, Snapshot
from chaudron.server.store import LEASE_SECONDS, Act, Found, Lease, Old, OnPost, OnRows, Subscription
from chaudron.server.store import sqlite_house as house
from chaudron.server.store import sqlite_work as work
from chaudron.server.store.checks import check_first_rows, check_post
from chaudron.server.store.errors import StoreClosed
from chaudron.server.store.sqlite_file import claimed, connected, prepared, turns
from chaudron.server.store.sqlite_threads import Folder, Listener, Reader, Writer


class SQLiteStore:
    """A store in a file."""

    def __init__(self, path: Path, lease_seconds: float = LEASE_SECONDS) -> None:
        self.path = path
        self._lease = round(lease_seconds * 1000)
        self._process = ""
        self._claim = ExitStack()
        self._writer: Writer | None = None
        self._reader: Reader | None = None
        self._folder: Folder | None = None
        self._listener: Listener | None = None
        self._on_rows: OnRows | None = None
        self._on_post: OnPost | None = None

    async def open(self, process: str, shared: bool) -> None:
        self._process = process
        with ExitStack() as claim:
            turn = claim.enter_context(turns(self.path) if shared else claimed(self.path))
            writing = await asyncio.to_thread(prepared, self.path, turn)
            self._claim = claim.pop_all()
        self._writer = Writer(writing, turn)
        self._reader = Reader(connected(self.path, "ro"))
        self._folder = Folder(connected(self.path, "rw"))
        if shared:
            self._listener = Listener(connected(self.path, "ro"), process, self._writer.own)
            self._listener.on_rows, self._listener.on_post = self._on_rows, self._on_post
        try:
            await self._writer.do(work.enter, process, shared, self._lease)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        writer, reader, listener = self._writer, self._reader, self._listener
        self._writer = self._reader = self._listener = None
        if writer is None or reader is None:
            return
        released = writer.do(work.release_all, self._process)
        if self._folder is not None:
            await self._folder.end()
        if listener is not None:
            await listener.end()
        await reader.end()
        await writer.end()  # the last, so that it can fold the log into the file
        self._claim.close()
        await released

    @property
    def commits(self) -> int:
        """How many groups of writes were committed."""
        return self._write.commits

    @property
    def _write(self) -> Writer:
        if self._writer is None:
            raise StoreClosed(f"the store {self.path} is not open")
        return self._writer

    @property
    def _read(self) -> Reader:
        if self._reader is None:
            raise StoreClosed(f"the store {self.path} is not open")
        return self._reader

    # The journal

    async def create(self, new: Kept, rows: Sequence[Row]) -> bool:
        check_first_rows(new, rows)
        return await self._write.do(work.create, self._process, new, rows)

    async def append(self, row: Row, epoch: int, listed: Listed | None = None) -> bool:
        return await self._write.do(work.append, self._process, row, epoch, listed)

    async def journal(self, table: str, after: int = 0) -> list[Row]:
        return await self._read.do(work.rows, work.JOURNAL, table, after)

    async def heard(self, table: str, seat: int | None, until: int, count: int, skip: int = 0) -> list[Row]:
        return (await self._read.do(work.rows, work.HEARD, table, until, seat, count, skip))[::-1]

    async def move(self, table: str, seat: int | None, move: str) -> Row | None:
        found = await self._read.do(work.rows, work.MOVE, table, seat, move)
        return found[0] if found else None

    async def answer(self, table: str, seat: int | None, move: str, after: int) -> Row | None:
        found = await self._read.do(work.rows, work.ANSWER, table, seat, move, after)
        return found[0] if found else None

    # Tables

    async def kept(self, table: str) -> Kept | None:
        found = await self._read.do(work.kept, f"{work.KEPT} WHERE id = ?", table)
        return found[0] if found else None

    async def public_tables(self, limit: int) -> list[Kept]:
        return await self._read.do(work.kept, work.PUBLIC, limit)

    async def count(self) -> dict[str, int]:
        return await self._read.do(work.count)

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._write.do(work.save_snapshot, table, snapshot)

    async def snapshot(self, table: str) -> Snapshot | None:
        return await self._read.do(work.snapshot, table)

    async def save_review(self, table: str, body: bytes) -> None:
        await self._write.do(work.save_review, table, body)

    async def review(self, table: str) -> bytes | None:
        return await self._read.do(work.review, table)

    # Owners

    async def take(self, table: str) -> Lease | None:
        return await self._write.do(work.take, self._process, table, self._lease)

    async def release(self, table: str, asleep: bool = False) -> None:
        await self._write.do(work.release, self._process, table, asleep)

    async def beat(self) -> bool:
        if self._listener is None:
            return self._write is not None  # nobody else is here to take anything
        return await self._write.do(work.beat, self._process, self._lease)

    async def awake(self, limit: int, known: Collection[str] = ()) -> list[str]:
        return await self._read.do(work.awake, self._process, self._lease, limit, known)

    async def probe(self) -> None:
        await self._write.do(work.probe)
        await self._write.do(work.take_probe_away)

    # Between processes

    def listen(self, on_rows: OnRows, on_post: OnPost) -> None:
        self._on_rows, self._on_post = on_rows, on_post
        if self._listener is not None:
            self._listener.on_rows, self._listener.on_post = on_rows, on_post

    async def post(self, to: str, message: bytes) -> None:
        check_post(message)
        if self._listener is None:
            return  # nobody else is here
        await self._write.do(work.post, self._process, to, message)

    # Notices and settings

    async def subscribe(self, table: str, seat: int, subscription: Subscription) -> None:
        await self._write.do(work.subscribe, table, seat, subscription)

    async def unsubscribe(self, table: str, endpoint: str) -> None:
        await self._write.do(work.unsubscribe, table, endpoint)

    async def subscriptions(self, table: str, seat: int) -> list[Subscription]:
        return await self._read.do(work.subscriptions, table, seat)

    async def setting(self, name: str, value: bytes) -> bytes:
        return await self._write.do(work.setting, name, value)

    async def set_anew(self, name: str, value: bytes) -> None:
        await self._write.do(work.set_anew, name, value)

    async def settings(self, beginning: str) -> dict[str, bytes]:
        return await self._read.do(work.settings, beginning)

    # For whoever looks after the house

    async def tables(self, limit: int, also: Collection[str] = ()) -> list[Found]:
        return await self._read.do(house.tables, limit, also)

    async def old(self, wanted: Old, limit: int) -> list[str]:
        return await self._read.do(house.old, wanted, limit)

    async def strike(self, table: str, epoch: int) -> bool:
        return await self._write.do(house.strike, self._process, table, epoch)

    async def rewrite(self, table: str, rows: Sequence[Row], epoch: int) -> bool:
        return await self._write.do(house.rewrite, self._process, table, rows, epoch)

    async def size(self) -> int:
        return await self._read.do(house.size)

    async def processes(self) -> list[str]:
        return await self._read.do(house.processes, self._lease)

    async def note(self, name: str, value: bytes | None) -> None:
        await self._write.do(house.note, name, value)

    async def notes(self, beginning: str) -> dict[str, bytes]:
        return await self._read.do(house.notes, beginning)

    async def add_act(self, act: Act) -> None:
        await self._write.do(house.add_act, act)

    async def acts(self, limit: int) -> list[Act]:
        return await self._read.do(house.acts, limit)

"""What only a store in a file promises."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from chaudron.server.store.errors import InUse, NotWritten, StoreLost
from chaudron.server.store.sqlite import SQLiteStore
from chaudron.server.store.sqlite_file import claimed
from tests.server.store.shelf import PLAYING, awaited, kept, opened, quiet, row, seqs, together


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.db"


def pragma(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


@awaited
async def test_a_commit_waits_for_the_disk(path: Path) -> None:
    async with opened(str(path)) as store:
        assert isinstance(store, SQLiteStore)
        full = 2
        assert await store._write.do(pragma, "synchronous") == full
        assert await store._write.do(pragma, "journal_mode") == "wal"
        assert await store._write.do(pragma, "foreign_keys") == 1
        with pytest.raises(StoreLost, match="readonly"):
            await store._read.do(lambda connection: connection.execute("DELETE FROM setting"))


@awaited
async def test_rows_that_arrive_together_are_committed_together(path: Path) -> None:
    said: list[str] = []
    tables = [f"table {number}" for number in range(200)]
    async with opened(str(path)) as store:
        assert isinstance(store, SQLiteStore)
        for table in tables:
            await store.create(kept(table), [row(table)])
        await store._write.do(lambda connection: connection.set_trace_callback(said.append))
        said.clear()
        before = store.commits
        assert await together(store, *(store.append(row(table, 2), 1) for table in tables)) == [True] * 200
        assert said.count("COMMIT") == store.commits - before == 2  # that of who kept the writer busy, and theirs


@awaited
async def test_only_the_owner_of_the_file_may_read_it(path: Path) -> None:
    async with opened(str(path)) as store:
        await store.create(kept(), [row()])
        modes = {file.name: file.stat().st_mode & 0o777 for file in path.parent.iterdir()}
        assert modes == dict.fromkeys(["store.db", "store.db-wal", "store.db-shm", "store.db.lock"], 0o600)


@awaited
async def test_a_second_server_is_kept_away_until_the_first_has_closed(path: Path) -> None:
    async with opened(str(path)):
        with pytest.raises(InUse, match=r"another server is using .*store\.db"):
            async with opened(str(path), "theirs"):
                pass
    async with opened(str(path), "theirs") as store:
        assert await store.beat()


@awaited
async def test_workers_share_a_file_that_their_parent_has_claimed(path: Path) -> None:
    with claimed(path):
        async with opened(str(path), "one", shared=True), opened(str(path), "two", shared=True):
            with pytest.raises(InUse):
                await SQLiteStore(path).open("three", shared=False)


@awaited
async def test_closing_leaves_one_file_and_its_lock(path: Path) -> None:
    async with opened(str(path)) as store:
        await store.create(kept(), [row()])
    assert {file.name for file in path.parent.iterdir()} == {"store.db", "store.db.lock"}


async def spoil(store: SQLiteStore) -> None:
    """Do something that SQLite will notice only at the commit."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA defer_foreign_keys = ON")
        connection.execute("INSERT INTO snapshot VALUES ('nowhere', 1, '')")

    await store._write.do(write)


@awaited
async def test_when_the_commit_fails_nobody_is_told_that_all_is_well(path: Path) -> None:
    async with opened(str(path)) as store:
        assert isinstance(store, SQLiteStore)
        await store.create(kept(), [row()])
        answers = await together(store, store.append(row(seq=2), 1), spoil(store), store.append(row(seq=3), 1))
        assert [type(answer) for answer in answers] == [NotWritten] * 3
        assert await seqs(store) == [1]
        assert await store.append(row(seq=2), 1)


@awaited
async def test_when_the_disk_is_full_nothing_is_answered_wrongly_and_what_fits_is_written_later(path: Path) -> None:
    huge = row("a", 2)._replace(body=b"x" * 1_000_000)
    async with opened(str(path)) as store:
        assert isinstance(store, SQLiteStore)
        for table in "abc":
            await store.create(kept(table), [row(table)])
        await store._write.do(lambda connection: connection.execute("PRAGMA max_page_count = 60").fetchone())
        appends = [store.append(row("b", 2), 1), store.append(huge, 1), store.append(row("c", 2), 1)]
        answers = await together(store, *appends)
        assert [type(answer) for answer in answers] == [NotWritten] * 3  # SQLite gives up the whole transaction
        assert [await seqs(store, table) for table in "abc"] == [[1], [1], [1]]
        assert await together(store, store.append(row("b", 2), 1), store.append(row("c", 2), 1)) == [True, True]
        assert [await seqs(store, table) for table in "abc"] == [[1], [1, 2], [1, 2]]


@awaited
async def test_an_uncommitted_row_is_never_heard_of_as_one_s_own_or_another_s(path: Path) -> None:
    """The number of a row that was rolled back is used again, by the other."""
    heard: asyncio.Queue[list[tuple[str, int]]] = asyncio.Queue()
    async with opened(str(path), "left", shared=True) as left, opened(str(path), "right", shared=True) as right:
        assert isinstance(left, SQLiteStore)
        left.listen(heard.put_nowait, lambda _: None)
        await left.create(kept("a"), [])
        await right.create(kept("b"), [])
        answers = await together(left, left.append(row("a"), 1), spoil(left))
        assert [type(answer) for answer in answers] == [NotWritten, NotWritten]
        assert await right.append(row("b"), 1)
        assert await heard.get() == [("b", 1)]
        assert await left.append(row("a"), 1)
        assert await right.append(row("b", 2), 1)
        assert await heard.get() == [("b", 2)]


@awaited
async def test_old_messages_are_swept_away_but_never_the_last_number(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chaudron.server.store.sqlite_work.POST_SECONDS", -1)
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    async with opened(str(path), "left", shared=True) as left, opened(str(path), "right", shared=True) as right:
        right.listen(lambda _: None, heard.put_nowait)
        assert isinstance(left, SQLiteStore)
        for number in range(1, 6):
            await left.post("right", b"%d" % number)
            assert await heard.get() == b"%d" % number
            await left.beat()
            kept_posts = await left._read.do(lambda connection: connection.execute("SELECT id FROM post").fetchall())
            assert kept_posts == [(number,)]


@awaited
async def test_a_file_in_no_folder_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        await SQLiteStore(tmp_path / "nowhere" / "store.db").open("ours", shared=False)


def test_many_processes_may_open_a_new_file_at_once(path: Path) -> None:
    """Threads here, but each with connections and a loop of its own."""

    async def write(name: str) -> list[object]:
        async with opened(str(path), name, shared=True) as store:
            await store.create(kept(name), [])
            return await together(store, *(store.append(quiet(name, seq), 1, PLAYING) for seq in range(1, 6)))

    with ThreadPoolExecutor(6) as threads:
        assert list(threads.map(lambda name: asyncio.run(write(name)), "abcdef")) == [[True] * 5] * 6

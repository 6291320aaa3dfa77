"""A backup is complete, consistent and private, and comes back in either kind of store."""

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from chaudron.room.chain import FIRST_HASH, chained
from chaudron.room.rows import Snapshot
from chaudron.server.store import Store, Subscription
from chaudron.server.store.backup import Counts, backup, restore
from chaudron.server.store.errors import BadAddress, BadBackup, InUse, NotEmpty, TooNew, TooOld
from chaudron.server.store.migrate import Migration, migrations
from tests.server.postgres import Cluster, fresh_database
from tests.server.store.shelf import PLAYING, awaited, journal, kept, opened, quiet, row, seqs


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.db"


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another empty store."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'target.db'}"
    postgres: Cluster = request.getfixturevalue("postgres")
    return fresh_database(postgres.url)


async def fill(store: Store) -> None:
    await store.create(kept("a", 1), journal(row("a"), row("a", 2, only=1), quiet("a", 3)))
    await store.create(kept("b", 2, PLAYING), journal(row("b")))
    await store.save_snapshot("a", Snapshot(3, b"only a cache"))
    await store.save_review("a", b"made once")
    await store.subscribe("a", 1, Subscription("https://push/1", b"one"))
    await store.setting("key", b"\0value")


async def fill_at(url: str) -> None:
    async with opened(url) as store:
        await fill(store)


async def shown(store: Store) -> list[object]:
    """All that matters of a store."""
    return [
        [await store.kept(table), await store.journal(table), await store.subscriptions(table, 1)] for table in "ab"
    ] + [await store.setting("key", b"another")]


@awaited
async def test_a_backup_holds_everything_and_restores_into_either_store(url: str, file: Path, target: str) -> None:
    async with opened(url) as store:
        await fill(store)
        before = await shown(store)
        assert await backup(url, file) == Counts(tables=2, events=4, subscriptions=1, settings=1)
    assert await restore(file, target) == Counts(tables=2, events=4, subscriptions=1, settings=1)
    async with opened(target, "another") as store:
        assert await shown(store) == before
        assert await store.take("a") == ("another", 2)
        assert await store.append(row("a", 4), 2)
        assert not await store.append(row("a", 5, move="move 1"), 2)


@awaited
async def test_a_backup_has_no_owners_and_nothing_that_can_be_worked_out_anew(url: str, file: Path) -> None:
    async with opened(url, shared=True) as store:
        await fill(store)
        await store.post("*", b"hello")
        await backup(url, file)
    with closing(sqlite3.connect(file)) as found:
        assert found.execute("SELECT owner FROM room").fetchall() == [(None,), (None,)]
        assert found.execute("SELECT * FROM process").fetchall() == []
        assert found.execute("SELECT * FROM post").fetchall() == []
        assert found.execute("SELECT * FROM snapshot").fetchall() == []
        assert found.execute("SELECT * FROM review").fetchall() == []


class Game:
    """Moves that go on: each is written to table a, then to b, then a new table is made."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.done = 0
        self.last = {"a": FIRST_HASH, "b": FIRST_HASH}
        self.five_done, self.enough = asyncio.Event(), asyncio.Event()

    async def play(self) -> None:
        await self.store.create(kept("a"), [])
        await self.store.create(kept("b"), [])
        while not self.enough.is_set():
            self.done += 1
            for table in self.last:
                new = chained(self.last[table], row(table, self.done))
                self.last[table] = new.hash
                assert await self.store.append(new, 1)
            assert await self.store.create(kept(f"new {self.done}"), journal(row(f"new {self.done}")))
            if self.done == 5:
                self.five_done.set()


@awaited
async def test_a_backup_while_moves_go_on_is_as_the_store_was_at_one_moment(
    url: str, file: Path, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chaudron.server.store.postgres_backup.BATCH", 1)  # so that it lasts
    async with opened(url) as store:
        game = Game(store)
        playing = asyncio.create_task(game.play())
        await game.five_done.wait()
        await backup(url, file)
        game.enough.set()
        await playing
    with closing(sqlite3.connect(file)) as found:
        assert found.execute("SELECT room FROM event WHERE room NOT IN (SELECT id FROM room)").fetchall() == []
    await restore(file, target)
    async with opened(target) as restored:
        a, b = await seqs(restored, "a"), await seqs(restored, "b")
        assert a == list(range(1, len(a) + 1))
        assert b == list(range(1, len(b) + 1))
        assert 5 <= len(b) <= len(a) <= len(b) + 1


def test_a_backup_is_one_private_file_and_overwrites_nothing(url: str, file: Path) -> None:
    asyncio.run(fill_at(url))
    file.write_bytes(b"precious")
    with pytest.raises(NotEmpty, match="exists already"):
        asyncio.run(backup(url, file))
    assert file.read_bytes() == b"precious"
    file.unlink()
    asyncio.run(backup(url, file))
    assert [found.name for found in file.parent.glob("backup*")] == ["backup.db"]
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_backup_that_fails_leaves_no_file(url: str, file: Path) -> None:
    with pytest.raises(BadAddress, match="no store"):
        asyncio.run(backup(url, file))
    assert not list(file.parent.glob("backup*"))


def test_a_backup_without_room_blames_the_file_and_leaves_none(tmp_path: Path, file: Path) -> None:
    """The disk of the backup is full, not that of the store."""
    store = tmp_path / "tables.db"
    asyncio.run(fill_at(f"sqlite:///{store}"))
    before = store.read_bytes()
    command = [sys.executable, "-m", "chaudron", "backup", str(file), f"--store={store}", "--lang=en"]
    ended = subprocess.run(command, check=False, preexec_fn=writes_little, capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr == f"{file} cannot be written: disk I/O error. Nothing was left behind.\n"
    assert not list(file.parent.glob("backup*"))
    assert store.read_bytes() == before


SHARED = 32768
"""Bytes: of what SQLite keeps beside a store that is open; a backup is larger."""


def writes_little() -> None:
    """The system refuses files larger than this, as it does when a disk is full."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (SHARED, SHARED))


@awaited
async def test_a_restore_writes_only_to_an_empty_store(url: str, file: Path, target: str) -> None:
    await fill_at(url)
    await backup(url, file)
    await restore(file, target)
    with pytest.raises(NotEmpty, match="is not empty"):
        await restore(file, target)
    async with opened(target) as store:
        assert await seqs(store) == [1, 2, 3]


@awaited
async def test_a_file_in_use_by_a_server_is_not_restored_to(tmp_path: Path, file: Path) -> None:
    async with opened(str(tmp_path / "used.db")):
        await backup(str(tmp_path / "used.db"), file)
        with pytest.raises(InUse):
            await restore(file, str(tmp_path / "used.db"))


@pytest.mark.parametrize("content", [None, b"", b"no database" * 1000], ids=["missing", "empty", "something else"])
def test_what_is_no_backup_is_refused(target: str, file: Path, content: bytes | None) -> None:
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadBackup, match="cannot be read as a backup"):
        asyncio.run(restore(file, target))
    asyncio.run(fill_at(target))


def test_a_damaged_backup_is_refused(tmp_path: Path, file: Path) -> None:
    asyncio.run(fill_at(str(tmp_path / "store.db")))
    asyncio.run(backup(str(tmp_path / "store.db"), file))
    content = bytearray(file.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 9000] = b"\xff" * 9000
    file.write_bytes(content)
    with pytest.raises(BadBackup):
        asyncio.run(restore(file, str(tmp_path / "target.db")))


@awaited
async def test_the_backup_of_a_later_program_is_refused(tmp_path: Path, file: Path) -> None:
    async with opened(str(tmp_path / "store.db")):
        await backup(str(tmp_path / "store.db"), file)
    with closing(sqlite3.connect(file)) as later, later:
        later.execute("INSERT INTO schema_version VALUES (9)")
    with pytest.raises(TooNew):
        await restore(file, str(tmp_path / "target.db"))


@awaited
async def test_a_database_of_an_earlier_program_is_not_read(
    postgres_url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill_at(postgres_url)
    later = [*migrations(), Migration(len(migrations()) + 1, "CREATE TABLE later (id INTEGER PRIMARY KEY);")]
    monkeypatch.setattr("chaudron.server.store.migrate.migrations", lambda: later)
    with pytest.raises(TooOld, match="start the server once"):
        await backup(postgres_url, file)

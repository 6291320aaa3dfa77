"""What only a store in a database promises: groups, notices that fit, and connections that come back."""

import asyncio
from contextlib import suppress

import asyncpg
import pytest

from chaudron.room.rows import Row
from chaudron.server.store import Store
from chaudron.server.store.errors import NotWritten, StoreLost
from chaudron.server.store.postgres import PostgresStore
from chaudron.server.store.postgres_link import is_lost, lost
from chaudron.server.store.postgres_writer import QueuedRow, parts, split
from tests.server.postgres import Cluster
from tests.server.store.shelf import DEAD, awaited, kept, opened, quiet, row, seqs, together

XID = "SELECT pg_current_xact_id()::text::bigint"


async def grouped(*rows: Row) -> tuple[list[Row], list[Row]]:
    """What is written now and what later."""
    loop = asyncio.get_running_loop()
    now, later = split([QueuedRow(row, 1, None, loop.create_future()) for row in rows])
    return [job.row for job in now], [job.row for job in later]


@awaited
async def test_rows_that_follow_one_another_go_in_one_group() -> None:
    rows = [row("a", 2), row("b", 7), row("a", 3), row("a", 4), row("b", 8)]
    assert await grouped(*rows) == (rows, [])


@awaited
async def test_after_a_row_that_does_not_follow_the_rest_of_its_table_waits() -> None:
    now, later = await grouped(row("a", 2), row("a", 2), row("b", 1), row("a", 3), row("b", 2))
    assert now == [row("a", 2), row("b", 1), row("b", 2)]
    assert later == [row("a", 2), row("a", 3)]


@awaited
async def test_a_move_that_is_in_the_group_already_waits() -> None:
    again = row("a", 3, move="move 2")
    assert await grouped(row("a", 2), again, row("a", 4)) == ([row("a", 2)], [again, row("a", 4)])
    assert await grouped(row("a", 2), row("a", 3, move="move 2", seat=1)) == (
        [row("a", 2), row("a", 3, move="move 2", seat=1)],
        [],
    )
    assert await grouped(quiet("a", 2), quiet("a", 3)) == ([quiet("a", 2), quiet("a", 3)], [])


def test_no_notice_is_longer_than_postgresql_allows() -> None:
    rows = [row(f"{number:03}{'é' * 30}", 1_000_000) for number in range(500)]
    numbers = parts(rows)
    assert sorted(numbers) == numbers
    for part in range(numbers[-1] + 1):
        told = [[row.table, row.seq] for row, number in zip(rows, numbers, strict=True) if number == part]
        assert 0 < len(str(told).encode()) < 7_500
    assert parts(rows[:10]) == [0] * 10


@awaited
async def test_rows_that_arrive_together_are_committed_together(postgres_url: str) -> None:
    tables = [f"table {number}" for number in range(200)]
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        for table in tables:
            await store.create(kept(table), [row(table)])
        before = await store._opened.fetchval(XID)
        assert await together(store, *(store.append(row(table, 2), 1) for table in tables)) == [True] * 200
        assert await store._opened.fetchval(XID) - before == 2  # the group, and this question
        assert store.commits == 1


@awaited
async def test_a_group_that_one_notice_cannot_tell_of_is_still_one_commit(postgres_url: str) -> None:
    tables = [f"{number:03}{'x' * 60}" for number in range(300)]
    async with opened(postgres_url, shared=True) as store:
        assert isinstance(store, PostgresStore)
        await asyncio.gather(*(store.create(kept(table), [row(table)]) for table in tables))
        assert await together(store, *(store.append(row(table, 2), 1) for table in tables)) == [True] * 300
        assert store.commits == 1


@awaited
async def test_an_answer_means_durable_whatever_the_database_does_by_default(postgres_url: str) -> None:
    assert await setting_of(postgres_url, "synchronous_commit") == "off"
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        await store.create(kept(), [row()])
        assert await store.append(row(seq=2), 1)
        writing = store._write._connection
        assert writing is not None
        assert await writing.fetchval("SHOW synchronous_commit") == "on"
        assert await store._opened.fetchval("SHOW synchronous_commit") == "on"


async def setting_of(url: str, name: str) -> object:
    connection = await asyncpg.connect(url)
    found = await connection.fetchval("SELECT current_setting($1)", name)
    await connection.close()
    return found


@awaited
async def test_a_take_over_waits_for_what_is_being_written(postgres_url: str) -> None:
    """So that the new owner reads all that the old one will be told is durable."""
    async with (
        opened(postgres_url, shared=True) as old,
        opened(postgres_url, "new", shared=True, lease_seconds=DEAD) as new,
    ):
        assert isinstance(old, PostgresStore)
        await old.create(kept(), [row()])
        assert await old.append(row(seq=2), 1)
        writing = old._write._connection
        assert writing is not None
        await writing.execute("BEGIN")
        assert await old.append(row(seq=3), 1)
        taking = asyncio.create_task(new.take("a"))
        while not await writing.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
            assert not taking.done()
        await writing.execute("COMMIT")
        assert await taking == ("new", 2)
        assert await seqs(new) == [1, 2, 3]


@awaited
async def test_rows_on_their_way_when_the_connection_breaks_are_not_answered(postgres_url: str) -> None:
    async with opened(postgres_url) as store:
        assert isinstance(store, PostgresStore)
        await store.create(kept(), [row()])
        other = await asyncpg.connect(postgres_url)
        async with other.transaction():
            await other.execute("SELECT FROM room FOR UPDATE")
            writing = asyncio.create_task(together(store, *(store.append(row(seq=seq), 1) for seq in (2, 3))))
            while not (waiting := await other.fetchval("SELECT pid FROM pg_locks WHERE NOT granted")):
                assert not writing.done()
            await other.execute("SELECT pg_terminate_backend($1)", waiting)
            assert [type(answer) for answer in await writing] == [StoreLost, StoreLost]
        await other.close()
        assert await seqs(store) == [1]
        assert await store.append(row(seq=2), 1)


@awaited
async def test_a_lost_connection_is_never_taken_for_an_answer_and_comes_back(postgres_url: str) -> None:
    heard: asyncio.Queue[list[tuple[str, int]]] = asyncio.Queue()
    async with opened(postgres_url, shared=True) as store, opened(postgres_url, "theirs", shared=True) as other:
        assert isinstance(store, PostgresStore)
        other.listen(heard.put_nowait, lambda _: None)
        await store.create(kept(), [row()])
        await cut_off(postgres_url)
        answers = await together(store, *(store.append(row(seq=seq), 1) for seq in range(2, 6)))
        assert all(answer is True or isinstance(answer, StoreLost) for answer in answers)
        assert len(await seqs(store)) - 1 >= answers.count(True)
        while not heard.empty():
            heard.get_nowait()
        while heard.empty():  # until the other listens again
            last = (await seqs(store))[-1]
            with suppress(StoreLost):
                assert await store.append(row(seq=last + 1), 1)
        assert (await heard.get())[0][0] == "a"


async def cut_off(url: str) -> None:
    """End all connections but this one."""
    connection = await asyncpg.connect(url)
    await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await connection.close()


async def play_on(store: Store, epoch: int, answered: list[int], server: Cluster) -> None:
    """Append until the store is lost; the server dies after a while."""
    while True:
        seq = 2 + len(answered)
        assert await store.append(row(seq=seq), epoch)
        answered.append(seq)
        if len(answered) == 50:
            server.kill()


@awaited
async def test_what_was_answered_survives_the_death_of_the_database(fragile: Cluster) -> None:
    answered: list[int] = []
    async with opened(fragile.url) as store:
        await store.create(kept(), [row()])
        with pytest.raises(StoreLost):
            await play_on(store, 1, answered, fragile)
        with pytest.raises(StoreLost):
            await store.journal("a")
        await asyncio.to_thread(fragile.start)
        found = await seqs(store)
        assert found == list(range(1, len(found) + 1))
        assert found[1 : len(answered) + 1] == answered
        assert len(found) - len(answered) - 1 <= 1  # what was on its way may have arrived or not
        assert await store.take("a") == ("ours", 1)
        assert await store.append(row(seq=len(found) + 1), 1)


@awaited
async def test_a_database_that_is_not_there_is_said_to_be_lost() -> None:
    with pytest.raises(StoreLost, match="did not answer"):
        async with opened("postgresql://test@/postgres?host=/nowhere"):
            pass


REFUSED = {
    "a database that is not there": ("/postgres?", "/nowhere?"),
    "somebody whom it does not know": ("test@", "stranger@"),
    "a setting that is none": ("?host=", "?sslmode=never&host="),
    "a port that is none": ("test@", "test@localhost:door"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_database_that_lets_nobody_in_is_said_to_be_lost(postgres: Cluster, what: str) -> None:
    """So whoever has mistyped its address reads one sentence; and if a password is changed later, the house waits."""

    async def run() -> None:
        async with opened(postgres.url.replace(*REFUSED[what])):
            pass

    with pytest.raises(StoreLost):
        asyncio.run(run())


def test_a_database_that_lets_us_read_only_is_said_not_to_write() -> None:
    refused = asyncpg.InsufficientPrivilegeError("permission denied for table event")
    assert is_lost(refused)
    assert isinstance(lost(refused), NotWritten)

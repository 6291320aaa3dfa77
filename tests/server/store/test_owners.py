"""Who may write to a table: leases, their end, and the tables that nobody looks after."""

import asyncio

from chaudron.server.store import Lease, Store
from chaudron.server.store.postgres import PostgresStore
from chaudron.server.store.sqlite import SQLiteStore
from tests.server.store.shelf import DEAD, OPEN, PLAYING, awaited, kept, opened, row


@awaited
async def test_whoever_creates_a_table_owns_it_and_taking_it_again_changes_nothing(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        assert await store.take("a") == Lease("ours", 1)
        assert await store.take("a") == Lease("ours", 1)
        assert await store.take("nowhere") is None


@awaited
async def test_a_table_of_a_living_process_cannot_be_taken(url: str) -> None:
    async with opened(url, shared=True) as store, opened(url, "theirs", shared=True) as other:
        await store.create(kept(), [row()])
        assert await other.take("a") == Lease("ours", 1)
        assert await store.append(row(seq=2), 1)


@awaited
async def test_a_released_table_goes_to_the_next_who_takes_it(url: str) -> None:
    async with opened(url, shared=True) as store, opened(url, "theirs", shared=True) as other:
        await store.create(kept(), [row()])
        await store.release("a")
        assert not await store.append(row(seq=2), 1)
        assert await other.take("a") == Lease("theirs", 2)
        await store.release("a")
        assert await other.append(row(seq=2), 2)


@awaited
async def test_a_table_that_is_put_to_sleep_is_awake_again_with_a_row_that_says_so(url: str) -> None:
    async with opened(url, shared=True) as store, opened(url, "theirs", shared=True) as other:
        await store.create(kept(listed=PLAYING), [row()])
        await other.release("a", asleep=True)  # only its owner can
        await store.release("a")
        assert await other.awake(9) == ["a"]
        assert await other.take("a") == Lease("theirs", 2)
        await other.release("a", asleep=True)
        assert await other.awake(9) == await store.awake(9) == []
        assert await store.take("a") == Lease("ours", 3)
        assert await store.append(row(seq=2), 3, PLAYING)
        await store.release("a")
        assert await other.awake(9) == ["a"]


@awaited
async def test_the_epoch_grows_also_when_a_process_takes_its_table_back(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        await store.release("a")
        assert await store.take("a") == Lease("ours", 2)
        assert not await store.append(row(seq=2), 1)
        assert await store.append(row(seq=2), 2)


@awaited
async def test_of_many_who_take_a_table_at_once_one_gets_it(url: str) -> None:
    async with (
        opened(url, "first", shared=True) as first,
        opened(url, "second", shared=True) as second,
        opened(url, "third", shared=True) as third,
    ):
        await first.create(kept(), [row()])
        await first.release("a")
        leases = await asyncio.gather(*(store.take("a") for store in (first, second, third)))
        assert len(set(leases)) == 1
        assert leases[0] is not None
        assert leases[0].epoch == 2


@awaited
async def test_a_process_that_was_silent_for_too_long_loses_its_tables(url: str) -> None:
    async with opened(url, shared=True) as silent, opened(url, "theirs", shared=True, lease_seconds=DEAD) as other:
        await silent.create(kept(), [row()])
        assert await other.take("a") == Lease("theirs", 2)
        assert await silent.take("a") == Lease("theirs", 2)


@awaited
async def test_a_beat_tells_whether_it_came_in_time(url: str) -> None:
    async with opened(url, shared=True) as store:
        assert await store.beat()
        assert await store.beat()
    async with opened(url, shared=True, lease_seconds=DEAD) as late:
        assert not await late.beat()


@awaited
async def test_a_late_beat_makes_a_process_live_again(url: str) -> None:
    async with opened(url, shared=True) as store:
        await store.create(kept(), [row()])
        async with opened(url, "theirs", shared=True, lease_seconds=DEAD):
            assert not await store.beat()  # opening buried it
        async with opened(url, "theirs", shared=True) as other:
            assert await store.beat()
            assert await other.take("a") == Lease("ours", 1)


@awaited
async def test_a_closed_store_has_given_its_tables_back(url: str) -> None:
    async with opened(url, "theirs", shared=True) as other:
        async with opened(url, shared=True) as store:
            await store.create(kept(), [row()])
        assert await other.take("a") == Lease("theirs", 2)


@awaited
async def test_a_process_begins_without_the_tables_of_one_of_the_same_name(url: str) -> None:
    async with opened(url, shared=True) as crashed:
        await crashed.create(kept(), [row()])
        async with opened(url, shared=True) as again:
            assert not await crashed.append(row(seq=2), 1)
            assert await again.take("a") == Lease("ours", 2)


@awaited
async def test_where_nobody_else_is_all_leases_of_before_are_void(url: str) -> None:
    async with opened(url, shared=True) as crashed:
        await crashed.create(kept(), [row()])
        async with opened(url, "new") as store:
            assert not await crashed.append(row(seq=2), 1)
            assert await store.take("a") == Lease("new", 2)


@awaited
async def test_a_table_is_awake_when_it_has_something_to_do_and_no_other_living_owner(url: str) -> None:
    async with opened(url, shared=True) as store, opened(url, "theirs", shared=True) as other:
        for created_at, (table, listed) in enumerate({"a": PLAYING, "b": PLAYING, "c": OPEN, "d": PLAYING}.items()):
            await store.create(kept(table, created_at, listed), [row(table)])
        assert await other.awake(9) == []
        await store.release("a")
        await store.release("c")
        await store.release("d")
        assert await other.awake(9) == ["a", "d"]
        assert await other.awake(1) == ["a"]
        assert await other.awake(1, {"a"}) == ["d"]
        assert await store.awake(9) == ["a", "b", "d"]  # one's own may have been forgotten
        assert await store.awake(9, {"b", "d"}) == ["a"]
        async with opened(url, "last", shared=True, lease_seconds=DEAD) as last:
            assert await last.awake(9) == ["a", "b", "d"]
            await last.take("b")
            assert await last.awake(9, {"b"}) == ["a", "d"]


@awaited
async def test_a_process_that_was_heard_of_in_time_to_come_is_no_more(url: str) -> None:
    """Somebody has set the clock back since it died, or started the machine anew."""
    async with opened(url, shared=True) as store, opened(url, "theirs", shared=True) as other:
        await other.create(kept(), [row()])
        assert await store.take("a") == ("theirs", 1)
        await seen(other, "theirs", 10**15)
        assert await store.take("a") == ("ours", 2)
        async with opened(url, "last", shared=True):
            assert await processes(store) == ["last", "ours"]


@awaited
async def test_a_store_that_can_write_shows_it_and_leaves_nothing_behind(url: str) -> None:
    async with opened(url) as store:
        await store.setting("push", b"key")
        await store.probe()
        assert await store.settings("") == {"push": b"key"}


async def seen(store: Store, process: str, at: int) -> None:
    """Note when a process was last heard of."""
    if isinstance(store, SQLiteStore):
        await store._write.do(lambda link: link.execute("UPDATE process SET seen_at = ? WHERE id = ?", (at, process)))
    else:
        assert isinstance(store, PostgresStore)
        await store._execute("UPDATE process SET seen_at = $1 WHERE id = $2", at, process)


async def processes(store: Store) -> list[str]:
    query = "SELECT id FROM process ORDER BY id"
    if isinstance(store, SQLiteStore):
        return [name for (name,) in await store._read.do(lambda link: link.execute(query).fetchall())]
    assert isinstance(store, PostgresStore)
    return [found[0] for found in await store._fetch(query)]

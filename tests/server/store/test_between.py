"""What processes that share a store hear of each other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from chaudron.server.store import EVERYBODY, Store
from tests.server.store.shelf import awaited, kept, opened, row, together


class Ear:
    """Remembers what a store tells."""

    def __init__(self) -> None:
        self.rows: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.posts: asyncio.Queue[bytes] = asyncio.Queue()

    def hear(self, rows: list[tuple[str, int]]) -> None:
        for found in rows:
            self.rows.put_nowait(found)

    async def up_to(self, table: str, seq: int) -> set[str]:
        """The tables heard of until a row is there."""
        tables = set()
        while (found := await self.rows.get()) != (table, seq):
            tables.add(found[0])
        return tables | {table}


@asynccontextmanager
async def listening(url: str, process: str) -> AsyncIterator[tuple[Store, Ear]]:
    async with opened(url, process, shared=True) as store:
        ear = Ear()
        store.listen(ear.hear, ear.posts.put_nowait)
        yield store, ear


@awaited
async def test_rows_of_others_are_heard_and_not_one_s_own(url: str) -> None:
    async with listening(url, "left") as (left, left_ear), listening(url, "right") as (right, right_ear):
        await left.create(kept("a"), [row("a"), row("a", 2)])
        await right.create(kept("b"), [row("b")])
        assert await left_ear.up_to("b", 1) == {"b"}
        assert await right_ear.up_to("a", 2) == {"a"}
        await asyncio.gather(*(left.append(row("a", seq), 1) for seq in range(3, 9)))
        await asyncio.gather(*(right.append(row("b", seq), 1) for seq in range(2, 9)))
        assert await right_ear.up_to("a", 8) == {"a"}
        assert await left_ear.up_to("b", 8) == {"b"}


@awaited
async def test_a_row_that_was_not_written_is_not_heard(url: str) -> None:
    async with listening(url, "left") as (left, _), listening(url, "right") as (_, ear):
        await left.create(kept("a"), [])
        await left.create(kept("b"), [])
        answers = await together(left, left.append(row("a", 2), 1), left.append(row("b"), 1))
        assert answers == [False, True]
        assert await ear.up_to("b", 1) == {"b"}


@awaited
async def test_a_row_can_be_read_by_whoever_hears_of_it(url: str) -> None:
    async with listening(url, "left") as (left, _), listening(url, "right") as (right, ear):
        await left.create(kept(), [row()])
        for seq in range(2, 20):
            writing = asyncio.create_task(left.append(row(seq=seq), 1))
            await ear.up_to("a", seq)
            assert (await right.journal("a"))[-1].seq == seq
            assert await writing


@awaited
async def test_many_rows_at_once_are_all_heard(url: str) -> None:
    tables = [f"{number:03}{'x' * 60}" for number in range(300)]
    async with listening(url, "left") as (left, _), listening(url, "right") as (_, ear):
        await asyncio.gather(*(left.create(kept(table), [row(table)]) for table in tables))
        await asyncio.gather(*(left.append(row(table, 2), 1) for table in tables))
        heard: dict[str, int] = {}
        while heard != dict.fromkeys(tables, 2):
            table, seq = await ear.rows.get()
            heard[table] = max(seq, heard.get(table, 0))


@awaited
async def test_a_message_reaches_the_process_it_is_for_or_everybody_else(url: str) -> None:
    async with (
        listening(url, "left") as (left, left_ear),
        listening(url, "right") as (right, right_ear),
        listening(url, "third") as (_, third_ear),
    ):
        await left.post("right", b"to right")
        await left.post(EVERYBODY, b"to all")
        await right.post("left", b"to left")
        await right.post(EVERYBODY, b"to all again")
        assert [await right_ear.posts.get(), await right_ear.posts.get()] == [b"to right", b"to all"]
        assert [await left_ear.posts.get(), await left_ear.posts.get()] == [b"to left", b"to all again"]
        assert [await third_ear.posts.get(), await third_ear.posts.get()] == [b"to all", b"to all again"]


@awaited
@pytest.mark.parametrize(
    "message",
    [b"", b"{}", b"\0text", bytes(range(256)), b"\xff" * 6000, b"x" * 6000, "é".encode() * 3000],
    ids=["empty", "text", "zero", "all bytes", "long bytes", "long text", "long words"],
)
async def test_a_message_arrives_as_it_was_sent(url: str, message: bytes) -> None:
    async with listening(url, "left") as (left, _), listening(url, "right") as (_, ear):
        await left.post("right", message)
        assert await ear.posts.get() == message


@awaited
async def test_a_message_of_more_than_six_thousand_bytes_is_refused(url: str) -> None:
    async with opened(url, shared=True) as store:
        with pytest.raises(ValueError, match="6001 bytes"):
            await store.post(EVERYBODY, b"x" * 6001)

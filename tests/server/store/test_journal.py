"""The journal: durable, dense, fenced, and one bad row troubles no other."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from chaudron.room.chain import write
from chaudron.room.events import Answered
from chaudron.room.rows import Row
from chaudron.server.store import Store
from chaudron.server.store.errors import StoreClosed
from chaudron.server.store.migrate import migrate_sqlite
from chaudron.server.store.sqlite_work import ANSWER, MOVE
from tests.server.store.shelf import DEAD, OPEN, PLAYING, awaited, kept, opened, quiet, row, seqs, together

ROOT = Path(__file__).parents[3]

APPEND_AND_DIE = """
import asyncio, os, signal, sys
from tests.server.store.shelf import kept, opened, row

async def main(url):
    async with opened(url) as store:
        await store.create(kept(), [row()])
        await asyncio.gather(*(store.append(row(seq=seq), 1) for seq in range(2, 20)))
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main(sys.argv[1]))
"""


@awaited
async def test_a_row_is_found_as_it_was_written(url: str) -> None:
    first, second = quiet("a", 1), row("a", 2, seat=1, only=1)
    async with opened(url) as store:
        assert await store.create(kept(), [first])
        assert await store.append(second, 1)
        assert await store.journal("a") == [first, second]
        assert await store.journal("a", after=1) == [second]
        assert await store.journal("nowhere") == []


def test_an_answered_append_survives_the_death_of_the_process(url: str) -> None:
    command = [sys.executable, "-c", APPEND_AND_DIE, url]
    died = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False)
    assert died.returncode == -signal.SIGKILL

    async def read() -> list[int]:
        async with opened(url) as store:
            return await seqs(store)

    assert asyncio.run(read()) == list(range(1, 20))


@awaited
async def test_an_answered_append_is_there_for_others_before_the_store_is_closed(url: str) -> None:
    async with opened(url, shared=True) as store, opened(url, "theirs", shared=True) as other:
        await store.create(kept(), [])
        assert await store.append(row(), 1)
        assert await seqs(other) == [1]


@awaited
async def test_a_conflict_does_not_trouble_its_neighbors(url: str) -> None:
    async with opened(url) as store:
        for table in "abcde":
            await store.create(kept(table), [row(table)])
        answers = await together(
            store,
            store.append(row("a", 2), 1),
            store.append(row("a", 2, move="another"), 1),
            store.append(row("b", 2, move="move 1"), 1),
            store.append(row("c", 3), 1),
            store.append(row("d", 2), 2),
            store.append(row("nowhere", 1), 1),
            store.append(row("e", 2), 1),
        )
        assert answers == [True, False, False, False, False, False, True]
        assert [await seqs(store, table) for table in "abcde"] == [[1, 2], [1], [1], [1], [1, 2]]


@awaited
async def test_a_row_that_cannot_be_written_fails_alone(url: str) -> None:
    unwritable = row("b", 2)._replace(body=cast(Any, None))
    async with opened(url) as store:
        for table in "abc":
            await store.create(kept(table), [row(table)])
        before, bad, after = await together(
            store,
            store.append(row("a", 2), 1, PLAYING),
            store.append(unwritable, 1, PLAYING),
            store.append(row("c", 2), 1, PLAYING),
        )
        assert (before, after) == (True, True)
        assert isinstance(bad, Exception)
        assert [await seqs(store, table) for table in "abc"] == [[1, 2], [1], [1, 2]]
        assert (await store.count()) == {"open": 1, "playing": 2}


@awaited
async def test_of_a_row_whose_listing_cannot_be_written_nothing_remains(url: str) -> None:
    unwritable = PLAYING._replace(state=cast(Any, None))
    async with opened(url) as store:
        for table in "ab":
            await store.create(kept(table), [row(table)])
        bad, good = await together(store, store.append(row("a", 2), 1, unwritable), store.append(row("b", 2), 1))
        assert isinstance(bad, Exception)
        assert good is True
        assert [await seqs(store, table) for table in "ab"] == [[1], [1, 2]]


@awaited
async def test_rows_of_one_table_may_be_written_together(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [])
        answers = await together(store, *(store.append(row(seq=seq), 1) for seq in range(1, 30)))
        assert answers == [True] * 29
        assert await seqs(store) == list(range(1, 30))


@awaited
async def test_a_row_after_a_missing_one_is_not_written(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        answers = await together(
            store,
            store.append(row(seq=2), 1),
            store.append(row(seq=3, move="move 1"), 1),  # this move was made before
            store.append(row(seq=4), 1),
            store.append(row(seq=3, move="another"), 1),
            store.append(row(seq=4), 1),
        )
        assert answers == [True, False, False, True, True]
        assert await seqs(store) == [1, 2, 3, 4]


@awaited
async def test_a_move_is_written_once_even_within_a_group(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        answers = await together(
            store,
            store.append(row(seq=2, move="again"), 1),
            store.append(row(seq=3, move="again"), 1),
            store.append(row(seq=3, move="again", seat=1), 1),
            store.append(row(seq=4, move="again", seat=0), 1),
        )
        assert answers == [True, False, True, False]
        assert await store.move("a", 0, "again") == row(seq=2, move="again")
        assert await store.move("a", 1, "again") == row(seq=3, move="again", seat=1)
        assert await store.move("a", 2, "again") is None


def answered(seq: int, move: str, seat: int = 0) -> Row:
    return row(seq=seq, move=move, seat=seat)._replace(body=write(Answered(seat, "draw")))


@awaited
async def test_an_answer_is_found_after_its_question_and_is_no_other_move(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        for written in (answered(2, "one"), answered(3, "two"), row(seq=4, move="one"), answered(5, "one", seat=1)):
            assert await store.append(written, 1)
        assert await store.answer("a", 0, "one", after=1) == answered(2, "one")
        assert await store.answer("a", 0, "one", after=2) is None
        assert await store.answer("a", 1, "one", after=2) == answered(5, "one", seat=1)
        assert await store.answer("a", None, "one", after=0) is None
        assert await store.move("a", 0, "one") == row(seq=4, move="one")
        assert await store.move("a", 0, "two") is None
        assert not await store.append(row(seq=6, move="one"), 1), "what is no answer happens once"


def test_moves_are_found_by_their_index_and_answers_by_their_place(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "store.db")) as file:
        migrate_sqlite(file)
        for query, used in ((MOVE, "event_move"), (ANSWER, "sqlite_autoindex_event_1")):
            plan = file.execute(f"EXPLAIN QUERY PLAN {query}", ["a", 0, "one", *([2] if query == ANSWER else [])])
            assert used in str(plan.fetchall())


@awaited
async def test_a_move_of_somebody_without_a_seat_is_found_too(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        assert await store.append(row(seq=2, move="join", seat=None), 1)
        assert await store.append(row(seq=3, move="move", seat=0), 1)
        assert await store.move("a", None, "join") == row(seq=2, move="join", seat=None)
        assert await store.move("a", None, "move") is None
        assert await store.move("a", 0, "join") is None


@awaited
async def test_rows_that_are_no_moves_may_be_alike(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [quiet("a", 1)])
        assert await together(store, *(store.append(quiet("a", seq), 1) for seq in (2, 3))) == [True, True]


@awaited
async def test_after_a_take_over_the_old_owner_writes_nothing(url: str) -> None:
    async with opened(url, "old", shared=True) as old, opened(url, "new", shared=True, lease_seconds=DEAD) as new:
        await old.create(kept(), [row()])
        assert await new.take("a") == ("new", 2)
        assert not await old.append(row(seq=2), 1)
        assert not await old.append(row(seq=2), 2)
        assert await new.append(row(seq=2), 2)
        assert await seqs(new) == [1, 2]


@awaited
async def test_a_table_has_one_name(url: str) -> None:
    async with opened(url) as store:
        assert await store.create(kept(), [row(move="mine")])
        assert not await store.create(kept(created_at=5), [row(move="yours"), row(seq=2)])
        assert await store.kept("a") == kept()
        assert await store.journal("a") == [row(move="mine")]
        assert await store.kept("nowhere") is None


@awaited
@pytest.mark.parametrize(
    "rows",
    [[row(seq=2)], [row(), row(seq=3)], [row("b")], [row(), row(seq=2, move="move 1")]],
    ids=["not from 1", "a gap", "another's", "a move twice"],
)
async def test_a_table_does_not_begin_with_rows_that_do_not_fit(url: str, rows: Any) -> None:
    async with opened(url) as store:
        with pytest.raises(ValueError, match="first rows of a"):
            await store.create(kept(), rows)
        assert await store.kept("a") is None


@awaited
async def test_what_is_listed_changes_with_the_row_and_only_with_it(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        assert not await store.append(row(seq=9), 1, PLAYING)
        assert not await store.append(row(seq=2, move="move 1"), 1, PLAYING)
        assert (await store.kept("a")) == kept(listed=OPEN)
        over = PLAYING._replace(state="over", awake=False)
        changes = [store.append(row(seq=2), 1, PLAYING), store.append(row(seq=3), 1, over)]
        assert await together(store, *changes, store.append(row(seq=4), 1)) == [True, True, True]
        assert (await store.kept("a")) == kept(listed=over)


@awaited
async def test_a_seat_hears_what_all_may_notice_and_what_is_for_it_alone(url: str) -> None:
    rows = [row(seq=1), row(seq=2, only=0), row(seq=3, only=1), row(seq=4), row(seq=5, only=0)]

    async def heard(store: Store, seat: int | None, until: int, count: int, skip: int = 0) -> list[int]:
        return [found.seq for found in await store.heard("a", seat, until, count, skip)]

    async with opened(url) as store:
        await store.create(kept(), rows)
        assert await heard(store, 0, 5, 9) == [1, 2, 4, 5]
        assert await heard(store, 1, 5, 9) == [1, 3, 4]
        assert await heard(store, None, 5, 9) == [1, 4]
        assert await heard(store, 0, 5, 2) == [4, 5]
        assert await heard(store, 0, 4, 2) == [2, 4]
        assert await heard(store, 0, 5, 2, 1) == [2, 4]
        assert await heard(store, 0, 5, 9, 3) == [1]
        assert await heard(store, None, 5, 9, 2) == await heard(store, 0, 5, 0) == []
        assert await store.heard("a", 1, 5, 2) == [rows[2], rows[3]]


@awaited
async def test_one_who_no_longer_waits_does_not_trouble_the_others(url: str) -> None:
    async with opened(url) as store:
        for table in "ab":
            await store.create(kept(table), [row(table)])
        given_up = asyncio.create_task(store.append(row("a", 2), 1))
        stays = asyncio.create_task(store.append(row("b", 2), 1))
        await asyncio.sleep(0)
        given_up.cancel()
        assert await stays
        assert await store.append(row("b", 3), 1)


@awaited
async def test_closing_writes_what_is_waiting_and_a_closed_store_takes_nothing(url: str) -> None:
    async with opened(url) as store:
        await store.create(kept(), [row()])
        waiting = [asyncio.create_task(store.append(row(seq=seq), 1)) for seq in range(2, 10)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [True] * 8
        with pytest.raises(StoreClosed):
            await store.append(row(seq=10), 1)
        with pytest.raises(StoreClosed):
            await store.journal("a")
        with pytest.raises(StoreClosed):
            await store.beat()
    async with opened(url) as store:
        assert await seqs(store) == list(range(1, 10))

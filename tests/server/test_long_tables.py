"""At a long table nobody reads the whole journal to take back one answer, or to hear what happened last."""

import asyncio
import copy
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import pytest

from chaudron import limits
from chaudron.room.state import State
from chaudron.server.store import Store
from tests.server.open_house import OpenHouse, all_brew, together, visited
from tests.server.served import PATIENCE, Player

EVERY = 5
"""A snapshot is taken so often here: a table is long after some dozens of events."""
LONG = 50


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SNAPSHOT_EVERY", EVERY)


class Counted:
    """How many rows of journals were read meanwhile, and how many answers were carried out."""

    rows = 0
    answers = 0


@contextmanager
def counting(store: Store) -> Iterator[Counted]:
    counted = Counted()

    def counts(read: Any) -> Any:
        async def reading(*args: Any, **kwargs: Any) -> Any:
            rows = await read(*args, **kwargs)
            counted.rows += len(rows)
            return rows

        return reading

    def carry_out(room: State, *args: Any, **kwargs: Any) -> Any:
        counted.answers += 1
        return carried_out(room, *args, **kwargs)

    carried_out = State.carry_out
    with (
        mock.patch.object(store, "journal", counts(store.journal)),
        mock.patch.object(store, "heard", counts(store.heard)),
        mock.patch.object(State, "carry_out", carry_out),
    ):
        yield counted


async def play_long(house: OpenHouse) -> tuple[Player, Player]:
    """Two people who have played for long, and both may draw or stop now."""
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    while anna.n < LONG or not (may_draw(anna) and may_draw(bob)):
        asked = anna if anna.ask is not None and not anna.ask.get("lapses") else bob
        await asked.answer("stop" if may_draw(asked) and len(asked.view["seats"][asked.seat]["chips"]) > 1 else None)
        await together(anna, bob)
    await written(house, anna.table)
    return anna, bob


def may_draw(player: Player) -> bool:
    return player.ask is not None and player.ask["options"][:2] == ["draw", "stop"]


async def written(house: OpenHouse, table: str) -> None:
    """A snapshot is written beside everything else: look until the last one is."""
    store, live = house.running.house.store, house.running.house.lives[table]
    async with asyncio.timeout(PATIENCE):
        while (found := await store.snapshot(table)) is None or found.seq < live.room.snapshot_seq:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.01)


def test_an_answer_is_taken_back_from_the_last_snapshot_on(store: str) -> None:
    async def run() -> None:
        async with visited(store) as house:
            anna, bob = await play_long(house)
            view = copy.deepcopy(anna.view)
            await anna.answer("stop")
            with counting(house.running.house.store) as counted:
                assert (await anna.do("undo"))["is"] == "ack"
            assert anna.view == view
            assert 0 < counted.rows <= 2 * EVERY
            assert counted.answers <= 2 * EVERY
            await together(bob)
            assert bob.view["seats"][0] == (await house.watcher(anna.table).get())[1]["view"]["seats"][0]

    asyncio.run(run())


def test_no_snapshot_is_taken_of_an_answer_that_may_still_be_taken_back(store: str) -> None:
    """However much happens meanwhile beside the game: undo would have to begin at one of before."""

    async def run() -> None:
        async with visited(store) as house:
            anna, _ = await play_long(house)
            await anna.answer("draw")
            await beside(anna)
            await written(house, anna.table)
            view = copy.deepcopy(anna.view)
            await anna.answer("stop")
            live = house.running.house.lives[anna.table]
            seq = live.room.state.sitting.seq
            await beside(anna)
            assert live.room.snapshot_seq < seq
            with counting(house.running.house.store) as counted:
                assert (await anna.do("undo"))["is"] == "ack"
            assert (anna.view, counted.answers) == (view, 0)
            assert counted.rows <= 3 * EVERY + 1

    asyncio.run(run())


async def beside(host: Player) -> None:
    """Something happens that is no answer, twice as often as a snapshot is taken."""
    for locked in (True, False) * EVERY:
        await host.do("lock", locked=locked)


def test_an_answer_is_taken_back_from_a_snapshot_after_the_house_was_closed(store: str) -> None:
    async def run() -> None:
        async with visited(store) as house:
            anna, _ = await play_long(house)
            view = copy.deepcopy(anna.view)
            await anna.answer("stop")
        async with visited(store) as house:
            anna = await house.guest(anna.table, anna.token, 0).connect()
            with counting(house.running.house.store) as counted:
                assert (await anna.do("undo"))["is"] == "ack"
            assert (anna.view, counted.rows <= 2 * EVERY) == (view, True)

    asyncio.run(run())


def test_a_table_that_was_read_without_a_snapshot_soon_has_one(store: str) -> None:
    """As after a backup, which holds none."""

    async def run() -> None:
        async with visited(store) as house:
            anna, _ = await play_long(house)
            house.running.house.lives[anna.table].room.snapshot_seq = 0
            kept = house.running.house.store
            with (
                mock.patch.object(type(kept), "save_snapshot", nothing),
                mock.patch.object(type(kept), "snapshot", nothing),
            ):
                house.running.house.forget(house.running.house.lives[anna.table])
                anna = await house.guest(anna.table, anna.token, 0).connect()
            assert (await anna.answer("draw"))["is"] == "ack"
            await written(house, anna.table)
            with counting(kept) as counted:
                await anna.answer("stop")
                assert (await anna.do("undo"))["is"] == "ack"
            assert counted.rows <= EVERY

    asyncio.run(run())


async def nothing(*_: Any) -> None:
    return None


def test_the_log_reads_only_what_it_tells(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOG_EVENTS", 8)

    async def run() -> None:
        async with visited(store) as house:
            anna, _ = await play_long(house)
            for query, first, last in (
                ({}, anna.n - 7, anna.n),
                ({"after": anna.n - 3}, anna.n - 2, anna.n),
                ({"before": 12}, 4, 11),
                ({"before": 5}, 1, 4),
                ({"before": 12, "after": 9}, 10, 11),
            ):
                with counting(house.running.house.store) as counted:
                    _, log = await anna.get("/log", **query)
                assert [event["n"] for event in log["events"]] == [*range(first, last + 1)]
                assert (log["n"], counted.rows) == (anna.n, last - first + 1)

    asyncio.run(run())


def test_a_log_of_long_ago_leaves_out_what_was_taken_back_later(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOG_EVENTS", 3)

    async def run() -> None:
        async with visited(store) as house:
            anna, _ = await house.dealt(all_brew, "Anna", "Bob")
            await anna.answer("stop")
            taken_back = anna.n
            for locked in (True, False, True, False):
                await anna.do("lock", locked=locked)
            await anna.do("undo")
            assert (await anna.answer("draw"))["is"] == "ack"
            _, log = await anna.get("/log", before=taken_back + 2)
            assert [event["n"] for event in log["events"]] == [taken_back - 1, taken_back + 1]
            house.running.house.lives[anna.table].room.state.sitting.undone = None  # as in a snapshot of long ago
            assert (await anna.get("/log", before=taken_back + 2))[1] == log

    asyncio.run(run())


def test_who_comes_back_to_a_long_table_is_told_only_what_was_missed(store: str) -> None:
    async def run() -> None:
        async with visited(store) as house:
            anna, _ = await play_long(house)
            with counting(house.running.house.store) as counted:
                again = await house.guest(anna.table, anna.token, 0).connect(after=anna.n - 3)
            assert [event["n"] for event in again.welcome["missed"]] == [anna.n - 2, anna.n - 1, anna.n]
            assert counted.rows == 3

    asyncio.run(run())

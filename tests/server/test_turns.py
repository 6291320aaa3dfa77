"""Whose bots think next: addresses take turns, then the tables of each, so that nobody waits for all of another's."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from chaudron.room.chain import read
from chaudron.room.events import Opened
from chaudron.room.opening import open_rematch
from chaudron.room.thoughts import Whose
from chaudron.server.jobs.turns import Turns
from tests.server.served import served
from tests.server.test_background_jobs import Gate, Run, gone, house, let_go, run, thought

__all__ = ["run"]

ANNA, BASILE, CLEO = ("192.0.2.1", "192.0.2.2", "192.0.2.3")


def served_from(*waiting: tuple[str, str, str]) -> list[str]:
    """The names of jobs in the order in which they are served, all of them waiting already."""
    turns: Turns[str] = Turns()
    for address, table, name in waiting:
        turns.add(name, Whose(address, table))
    return [turns.next() for _ in range(len(turns))]


def test_ten_tables_of_one_address_hold_up_another_address_by_one_turn() -> None:
    busy = [(ANNA, f"table {n}", f"anna {n}") for n in range(10)]
    assert served_from(*busy, (BASILE, "his", "basile 0"), (BASILE, "his", "basile 1"))[:4] == [
        *("anna 0", "basile 0"),
        *("anna 1", "basile 1"),
    ]


def test_the_tables_of_an_address_take_turns_and_each_is_served_in_order() -> None:
    assert served_from(
        *[(ANNA, "great", f"great {n}") for n in range(3)],
        *[(ANNA, "small", f"small {n}") for n in range(2)],
        (CLEO, "hers", "cleo"),
    ) == ["great 0", "cleo", "small 0", "great 1", "small 1", "great 2"]


def test_who_comes_again_stands_behind_those_who_wait() -> None:
    turns: Turns[str] = Turns()
    turns.add("anna 0", Whose(ANNA, "a"))
    turns.add("basile", Whose(BASILE, "b"))
    assert turns.next() == "anna 0"
    turns.add("anna 1", Whose(ANNA, "a"))
    assert [turns.next(), turns.next()] == ["basile", "anna 1"]
    assert not turns


def test_in_front_of_everybody_is_whoever_was_sent_back() -> None:
    turns: Turns[str] = Turns()
    turns.add("anna", Whose(ANNA, "a"))
    turns.add_in_front("again")
    assert (len(turns), turns.next(), turns.next()) == (2, "again", "anna")
    with pytest.raises(IndexError):
        turns.next()


def test_all_that_wait_can_be_sent_home() -> None:
    turns: Turns[str] = Turns()
    turns.add("anna", Whose(ANNA, "a"))
    turns.add("basile", Whose(BASILE, "b"))
    turns.add_in_front("again")
    assert (turns.clear(), len(turns), turns.clear()) == (["again", "anna", "basile"], 0, [])


def test_the_bots_of_a_second_address_think_before_the_other_nine_tables_of_the_first(run: Run) -> None:
    """Ten tables wait before the other one comes; one of them is served before it, since it was there first."""
    order: list[str] = []

    async def noted(name: str, job: Coroutine[Any, Any, object]) -> None:
        await job
        order.append(name)

    async def test() -> None:
        quick = thought("random")
        with Gate() as gate:
            async with house() as jobs:
                first = asyncio.create_task(jobs.choose(thought("waits", gate=gate.port)))
                guest = await gate.arrival()
                wanted = [noted(f"anna {n}", jobs.choose(quick._replace(whose=Whose(ANNA, f"{n}")))) for n in range(9)]
                wanted += [noted("basile", jobs.choose(quick._replace(whose=Whose(BASILE, "his"))))]
                wanted += [noted("hint", jobs.advise(thought("weighs")._replace(whose=Whose(CLEO, "hers"))))]
                waiting = [asyncio.create_task(job) for job in wanted]
                await asyncio.sleep(0)
                let_go(guest)
                await asyncio.gather(first, *waiting)

    run(test())
    assert order == ["anna 0", "basile", "hint", *(f"anna {n}" for n in range(1, 9))]


@pytest.mark.parametrize("level", ["crashes", "spins"])
def test_bots_that_end_or_block_their_process_starve_no_other_table(run: Run, level: str) -> None:
    """With one process for all: after every bot that fails, and whoever answers in its place, another table's turn."""
    order: list[str] = []

    async def noted(name: str, job: Coroutine[Any, Any, object]) -> None:
        await job
        order.append(name)

    async def test() -> None:
        with Gate() as gate:
            seen = {} if level == "crashes" else {"gate": gate.port}
            bad, good = thought(level, **seen), thought("random")
            async with house(budget=0.5 if level == "spins" else 30.0) as jobs:
                wanted = [noted("bad", jobs.choose(bad._replace(whose=Whose(ANNA, f"{n}")))) for n in range(3)]
                wanted += [noted("good", jobs.choose(good._replace(whose=Whose(BASILE, "his")))) for _ in range(3)]
                waiting = [asyncio.create_task(job) for job in wanted]
                for _ in range(3 if level == "spins" else 0):
                    assert await gone(await gate.arrival())
                await asyncio.gather(*waiting)
                assert (jobs.late if level == "spins" else jobs.crashed) >= 3

    run(test())
    assert order == ["bad", "good"] * 3


# Where a table was opened


def test_a_table_remembers_from_where_it_was_opened_and_nobody_can_read_it(store: str) -> None:
    """Behind a proxy, three addresses: the same mark for the same one, in this house only; a rematch keeps it."""

    async def test() -> None:
        async with served(store, proxies=1) as home:
            tables = []
            for address in (ANNA, ANNA, BASILE):
                home.session.headers["X-Forwarded-For"] = address
                tables.append((await home.open(start=False)).table)
            journals = [await home.running.house.store.journal(table) for table in tables]
            opened = [read(rows[0].body) for rows in journals]
            marks = [event.opener for event in opened if isinstance(event, Opened)]
            assert marks[0] == marks[1] != marks[2]
            assert all(marks)
            assert not any(
                address.encode() in row.body for rows in journals for row in rows for address in (ANNA, BASILE)
            )
            rooms = [(await home.running.house.live(table)).room.state for table in tables]
            assert [room.whose for room in rooms] == [Whose(*pair) for pair in zip(marks, tables, strict=True)]
            assert open_rematch(rooms[0]).state.whose.address == marks[0]

    asyncio.run(test())


def test_a_table_of_before_counts_as_an_address_of_its_own(store: str) -> None:
    async def test() -> None:
        async with served(store) as home:
            room = (await home.running.house.live((await home.open()).table)).room.state
            room.sitting.opener = ""
            assert room.whose == Whose(room.id, room.id)

    asyncio.run(test())

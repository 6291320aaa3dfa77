"""After the store has failed for a while every table goes on by itself, although nobody is there."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from chaudron.server import clock
from chaudron.server.rooms import heartbeat
from chaudron.server.rooms.live import Live
from chaudron.server.store.errors import NotWritten
from tests.server.failing import bots_wait, cannot_write, silent_for_long, troubles, until
from tests.server.keeping import does
from tests.server.open_house import OpenHouse, all_brew, visited
from tests.server.postgres import Cluster
from tests.server.test_bal import ball

pytestmark = pytest.mark.real

BOTS: dict[str, Any] = {"setup": "belcastel 2", "name": None, "bots": ["random", "random"], "start": True}
Failing = Callable[[OpenHouse], AbstractAsyncContextManager[None]]


def in_house(store: str, test: Callable[[OpenHouse], Coroutine[Any, Any, None]], **plan: Any) -> None:
    """Run a test in a house of its own; one that waits in vain fails."""

    async def run() -> None:
        async with asyncio.timeout(60), visited(store, shared=store.startswith("postgresql"), **plan) as house:
            await test(house)

    asyncio.run(run())


def full(house: OpenHouse, store: str) -> AbstractAsyncContextManager[None]:
    return cannot_write(house.running.house.store, store)


async def until_over(house: OpenHouse, table: str) -> None:
    """Wait until a game has ended, without going near it."""
    while True:
        kept = await house.running.house.store.kept(table)
        if kept is not None and kept.listed.state == "over":
            return
        await asyncio.sleep(0.01)


async def until_answered(house: OpenHouse, table: str, what: bytes) -> None:
    while not any(what in row.body for row in await house.journal(table)):  # noqa: ASYNC110 - nobody may come
        await asyncio.sleep(0.01)


def test_bots_go_on(store: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play(house: OpenHouse) -> None:
        async with bots_wait(house.running):
            table = (await house.open(**BOTS)).table
            failing = full(house, store)
            await failing.__aenter__()
        await until(lambda: bool(troubles(caplog)))
        await failing.__aexit__(None, None, None)
        await until_over(house, table)

    in_house(store, play)


def test_a_plan_goes_on(store: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play(house: OpenHouse) -> None:
        anna, bob = await house.dealt(all_brew, "Anna", "Bob")
        async with bots_wait(house.running):
            assert (await bob.do("plan", plan={"whites": 3}))["is"] == "ack"
            await house.tidy()
            failing = full(house, store)
            await failing.__aenter__()
        await until(lambda: bool(troubles(caplog)))
        await failing.__aexit__(None, None, None)
        await until_answered(house, anna.table, b'"stopped"')

    in_house(store, play)


def test_a_clock_goes_on(store: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play(house: OpenHouse) -> None:
        async with bots_wait(house.running):
            anna, _ = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": 1, "overtime": "bot"})
            await house.tidy()
            failing = full(house, store)
            await failing.__aenter__()
        await until(lambda: bool(troubles(caplog)))
        await failing.__aexit__(None, None, None)
        await until_answered(house, anna.table, b'"for_absent":true')

    in_house(store, play)


def test_a_window_closes(store: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence is answered for at its end, though nobody comes to see it."""
    now = clock.now

    async def play(house: OpenHouse) -> None:
        table = (await ball(house, settings={"window": 30}))[0].table
        async with full(house, store):
            monkeypatch.setattr(clock, "now", lambda: now() + 60_000)
            await house.tidy()
            await until(lambda: bool(troubles(caplog)))
        live = await house.running.house.live(table)
        await until(lambda: live.room.state.table is not None and live.room.state.table.sealed_together() is None)

    in_house(store, play)


def test_a_house_that_was_silent_for_long_goes_on(store: str) -> None:
    async def play(house: OpenHouse) -> None:
        inner = house.running.house
        async with bots_wait(house.running):
            table = (await house.open(**BOTS)).table
            before = inner.lives[table]
            await silent_for_long(inner.store, store)
            await until(lambda: inner.lives.get(table) is not before)
        await until_over(house, table)

    async def run() -> None:
        async with asyncio.timeout(60), visited(store, shared=True) as house:
            await play(house)

    asyncio.run(run())


def test_what_went_wrong_once_at_a_table_does_not_stop_its_bots_for_good(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as a deadlock in a database, which is over a moment later."""
    monkeypatch.setattr(heartbeat, "FIRST_PAUSE_SECONDS", 0.01)

    async def play(house: OpenHouse) -> None:
        inner = house.running.house
        own, failed = inner.own, list[str]()

        async def fails_twice(live: Live) -> bool:
            if len(failed) < 2:
                failed.append(live.room.id)
                raise RuntimeError("deadlock detected")
            return await own(live)

        async with bots_wait(house.running):
            table = (await house.open(**BOTS)).table
            monkeypatch.setattr(inner, "own", fails_twice)
            inner.forget(inner.lives[table])
            await inner.store.release(table)
        await until_over(house, table)
        assert (failed, inner.doubtful, inner.hopeless) == ([table, table], {}, set())

    in_house(store, play)


def test_a_house_that_rests_notices_that_its_store_works_again(store: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play(house: OpenHouse) -> None:
        inner = house.running.house
        await does(house, "rest")
        async with full(house, store):
            inner.condition.failed(NotWritten("no room"))
            await asyncio.sleep(0)
            assert inner.condition.error is not None
        await until(lambda: inner.condition.error is None)
        assert inner.orders.resting_since is not None
        assert troubles(caplog)[-1].startswith("the store works again")

    in_house(store, play)


def test_bots_go_on_when_the_database_was_gone(fragile: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    async def play(house: OpenHouse) -> None:
        async with bots_wait(house.running):
            table = (await house.open(**BOTS)).table
            fragile.kill()
        await until(lambda: bool(troubles(caplog)))
        await asyncio.to_thread(fragile.start)
        await until_over(house, table)

    in_house(fragile.url, play)

"""A table of bots alone goes on only while somebody looks; nothing is lost meanwhile, and nothing is written."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from chaudron import limits
from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.room.thoughts import Thought
from chaudron.server.jobs.background import BackgroundJobs
from chaudron.server.rooms import heartbeat
from chaudron.server.rooms.house import House
from tests.server.open_house import all_brew, fate
from tests.server.served import Player, Served, served

BOTS: dict[str, Any] = {"name": None, "bots": ["random", "random"], "start": True}
FIRST = 10
"""Answers that bots are let give before a test says more."""


class Leash:
    """Bots answer only as often as they are let."""

    def __init__(self) -> None:
        self.left = asyncio.Semaphore(FIRST)
        self.at_its_end = asyncio.Event()

    def let_go(self) -> None:
        for _ in range(10_000):
            self.left.release()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody need be away for long."""
    monkeypatch.setattr(limits, "UNWATCHED_SECONDS", 0.0)
    monkeypatch.setattr(heartbeat, "keep_going", no_heartbeat)


async def no_heartbeat(_house: House) -> None:
    """Tests look around themselves, when it is time."""


@pytest.fixture
def leash(monkeypatch: pytest.MonkeyPatch) -> Callable[[], Leash]:
    choose = BackgroundJobs.choose

    def held() -> Leash:
        leash = Leash()

        async def choose_if_let(self: BackgroundJobs, thought: Thought) -> str:
            if leash.left.locked():
                leash.at_its_end.set()
            await leash.left.acquire()
            return await choose(self, thought)

        monkeypatch.setattr(BackgroundJobs, "choose", choose_if_let)
        return leash

    return held


@asynccontextmanager
async def asleep(store: str, leash: Leash, **plan: Any) -> AsyncIterator[tuple[Served, Player]]:
    """A house with a table of bots alone that nobody has looked at since they gave their first answers."""
    async with served(store, **plan) as home:
        host = await home.open(**BOTS)
        await leash.at_its_end.wait()
        await put_away(home, host.table)
        yield home, host


async def put_away(home: Served, table: str) -> None:
    """One bot may wait while the answer of another is still being written: then it is put away at a later heartbeat."""
    while table in home.running.house.lives:
        await heartbeat.look_around(home.running.house)
        await asyncio.sleep(0)


async def rows(home: Served, table: str) -> int:
    return len(await home.running.house.store.journal(table))


async def play_out(watcher: Player) -> None:
    while watcher.shown["state"] != "over":
        assert (await watcher.hear())["is"] != "end"


async def check_record(player: Player) -> None:
    """Every draw and every answer is as the rules say: nothing was lost, nothing came twice."""
    status, record = await player.get("/record")
    assert status == 200
    assert verify(SHELF["belcastel"], Record.from_json(record)).table.outcome is not None


def test_nobody_looks_and_the_bots_stop_until_somebody_does(store: str, leash: Callable[[], Leash]) -> None:
    async def test() -> None:
        held = leash()
        async with asleep(store, held) as (home, host):
            house = home.running.house
            assert await house.store.awake(9) == []
            written = await rows(home, host.table)
            held.let_go()
            for _ in range(3):
                await heartbeat.look_around(house)
            assert (host.table in house.lives, await rows(home, host.table)) == (False, written)
            assert not any(kind in row.body for row in await house.store.journal(host.table) for kind in PAUSES)
            watcher = await home.watcher(host.table).connect(Origin=home.base)
            assert watcher.n == written
            await play_out(watcher)
            await check_record(host)

    asyncio.run(test())


PAUSES = (b'"paused"', b'"resumed"')


@pytest.mark.parametrize("path", ["", "/log", "/board"])
def test_one_look_over_http_is_enough(store: str, leash: Callable[[], Leash], path: str) -> None:
    async def test() -> None:
        held = leash()
        async with asleep(store, held) as (home, host):
            assert (await host.get(path))[0] == 200
            held.let_go()
            await until_over(home, host.table)

    asyncio.run(test())


async def until_over(home: Served, table: str) -> None:
    """Wait for the end of a game without a look at it."""
    while (kept := await home.running.house.store.kept(table)) and kept.listed.state != "over":  # noqa: ASYNC110 - the store tells nobody
        await asyncio.sleep(0.02)


def test_a_list_of_games_wakes_nobody(store: str, leash: Callable[[], Leash]) -> None:
    async def test() -> None:
        held = leash()
        async with asleep(store, held) as (home, host):
            held.let_go()
            written = await rows(home, host.table)
            mine = {"tables": [{"table": host.table, "token": host.token}]}
            async with home.session.post(f"{home.base}/api/standings", json=mine) as answer:
                assert (await answer.json())["standings"][0]["state"] == "playing"
            house = home.running.house
            await heartbeat.look_around(house)
            assert (await house.store.awake(9), await rows(home, host.table)) == ([], written)

    asyncio.run(test())


def test_while_somebody_watches_the_bots_go_on(store: str, leash: Callable[[], Leash]) -> None:
    async def test() -> None:
        held = leash()
        async with served(store) as home:
            host = await home.open(**BOTS)
            watcher = await home.watcher(host.table).connect(Origin=home.base)
            await held.at_its_end.wait()
            await heartbeat.look_around(home.running.house)
            assert home.running.house.lives[host.table].epoch is not None
            held.let_go()
            await play_out(watcher)

    asyncio.run(test())


def test_for_somebody_who_plays_and_is_away_the_bots_go_on(store: str, leash: Callable[[], Leash]) -> None:
    async def test() -> None:
        held = leash()
        async with served(store) as home:
            held.left = asyncio.Semaphore(0)
            with fate("belcastel 3", all_brew):
                host = await home.open("belcastel 3", bots=["random", "random"], start=True)
            await held.at_its_end.wait()
            await heartbeat.look_around(home.running.house)
            assert home.running.house.lives[host.table].epoch is not None

    asyncio.run(test())


def test_when_the_last_who_plays_has_left_it_is_a_table_of_bots(store: str, leash: Callable[[], Leash]) -> None:
    async def test() -> None:
        held = leash()
        async with served(store) as home:
            held.left = asyncio.Semaphore(0)
            with fate("belcastel 2", all_brew):
                host = await home.open(bots=["random"], start=True)
            assert (await host.post("/commands", {"do": "leave", "id": "1"}))[0] == 200
            await held.at_its_end.wait()
            await put_away(home, host.table)
            assert await home.running.house.store.awake(9) == []

    asyncio.run(test())


def test_after_a_restart_the_bots_go_on_for_a_while(
    store: str, leash: Callable[[], Leash], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house that closes puts nobody to sleep; whoever looked last may still want to see the end."""
    monkeypatch.setattr(limits, "UNWATCHED_SECONDS", 600.0)

    async def test() -> None:
        held = leash()
        async with served(store) as home:
            host = await home.open(**BOTS)
            await held.at_its_end.wait()
        held.let_go()
        async with served(store) as home:
            await heartbeat.look_around(home.running.house)
            await until_over(home, host.table)

    asyncio.run(test())


def test_a_table_goes_on_in_the_process_where_somebody_watches(store: str, leash: Callable[[], Leash]) -> None:
    """The process that owns it has nobody there and puts it away; the other takes it up."""

    async def test() -> None:
        held = leash()
        async with served(store, shared=True) as one, served(store, shared=True) as two:
            host = await one.open(**BOTS)
            await held.at_its_end.wait()
            watcher = await two.watcher(host.table).connect(Origin=two.base)
            await put_away(one, host.table)
            held.let_go()
            await heartbeat.look_around(two.running.house)
            await play_out(watcher)
            assert two.running.house.lives[host.table].epoch is not None

    asyncio.run(test())

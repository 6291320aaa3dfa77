"""Several real server processes on one store: players on each, and one of them killed in mid-game."""

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import aiohttp
import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.record import Record, verify
from tests.server.open_house import LOCK_STEP, all_stir, visited
from tests.server.served import Player, Served, served
from tests.server.written import Rows, all_hear, check_heard, reading

FEW_DESCRIPTORS = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, ({0}, {0}))
from chaudron.cli import main

sys.exit(main())
"""

pytestmark = pytest.mark.real


@contextlib.contextmanager
def house_process(
    store: str, *options: str, descriptors: int | None = None
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`chaudron serve` as a process of its own, perhaps with few descriptors; where it is reached."""
    program = [sys.executable, "-m", "chaudron"]
    if descriptors is not None:
        program = [sys.executable, "-c", FEW_DESCRIPTORS.format(descriptors)]
    command = [*program, "serve", "--port=0", f"--store={store}", "--unlimited", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
        assert found is not None
        yield f"http://127.0.0.1:{found[1]}", process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


@contextlib.asynccontextmanager
async def session() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as opened:
        yield opened


def reached(base: str, by: aiohttp.ClientSession) -> Served:
    return Served(None, base, by)  # type: ignore[arg-type]  # a house elsewhere: only its address is known


async def come_back(player: Player, base: str) -> None:
    """Connect again, wherever that is, and hear what was missed."""
    player.base = base
    for _ in range(200):
        with contextlib.suppress(aiohttp.ClientError, OSError):
            await player.connect(after=player.n)
            if player.closed is None:
                return
            player.closed = None
        await asyncio.sleep(0.05)
    raise AssertionError("nobody lets us in")


async def answer_once(player: Player, base: str) -> None:
    """Answer the question that is open; whatever happens to the connection, with one id until it is acknowledged."""
    assert player.ask is not None
    command = {"id": f"{player.seat}-{player.n}-{player.ask['ask']}", "ask": player.ask["ask"]}
    choice = player.ask["options"][0]
    for _ in range(50):
        answered = await player.do("answer", choice=choice, **command)
        if answered["is"] == "ack":
            return
        if answered["is"] == "end":
            await come_back(player, base)
        else:
            assert answered["code"] == "elsewhere", answered
    raise AssertionError("never acknowledged")


async def take_turns(written: Rows, players: list[Player], moves: int) -> None:
    """So many answers, by whoever is asked; everybody hears each before the next."""
    for _ in range(moves):
        if players[0].shown["state"] == "over":
            return
        asked = [player for player in players if player.ask is not None and not player.ask.get("lapses")]
        await answer_once(asked[0], asked[0].base)
        await all_hear(await written(players[0].table), *players)


async def check_record(player: Player) -> None:
    status, record = await player.get("/record")
    assert status == 200
    verify(BELCASTEL, Record.from_json(record))


@pytest.mark.real_luck
def test_a_player_on_each_of_two_processes_and_one_is_killed(postgres_url: str) -> None:
    async def run(first: str, doomed: subprocess.Popen[str], second: str) -> None:
        async with session() as by, reading(postgres_url) as written:
            anna = await reached(first, by).open("belcastel 2")
            bob = await reached(second, by).join(anna.table, "Bob")
            players = [await anna.connect(), await bob.connect()]
            assert (await anna.do("start"))["is"] == "ack"
            await all_hear(await written(anna.table), *players)
            await take_turns(written, players, 25)
            assert anna.view["round"] == bob.view["round"]
            os.killpg(doomed.pid, signal.SIGKILL)
            doomed.wait(10)
            await come_back(anna, second)
            await take_turns(written, players, 10_000)
            assert anna.shown["state"] == "over"
            check_heard(await written(anna.table), *players)
            await check_record(bob)

    with house_process(postgres_url) as (first, doomed), house_process(postgres_url) as (second, _):
        asyncio.run(run(first, doomed, second))


def test_whoever_takes_turns_waits_for_nothing_that_only_another_may_know(store: str) -> None:
    """[BEL-16.13] A sealed answer raises the number of its author alone."""

    async def run() -> None:
        async with visited(store) as house, reading(store) as written:
            players = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
            await take_turns(written, players, 3)
            rows = await written(players[0].table)
            assert rows[-1].only == 0
            assert players[0].n > players[1].n
            check_heard(rows, *players)

    asyncio.run(run())


def test_workers_share_a_file_and_a_killed_one_is_replaced(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")

    async def run(base: str, team: subprocess.Popen[str]) -> None:
        async with session() as by, reading(store) as written:
            house = reached(base, by)
            players = await house.table_of("Anna", "Bob", "Clo")
            await all_hear(await written(players[0].table), *players)
            await take_turns(written, players, 20)
            workers = children(team.pid)
            assert len(workers) == 2
            os.kill(workers[0], signal.SIGKILL)
            for player in players:
                with contextlib.suppress(AssertionError, TimeoutError):
                    await player.close()
                await come_back(player, base)
            await take_turns(written, players, 30)
            check_heard(await written(players[0].table), *players)
            while len(children(team.pid)) < 2:  # noqa: ASYNC110 - no event tells that a process has started
                await asyncio.sleep(0.05)

    with house_process(store, "--workers=2") as (base, team):
        asyncio.run(run(base, team))


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    if listed.exists():
        return [int(number) for number in listed.read_text("ascii").split()]
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def test_whoever_is_here_is_known_in_every_process(postgres_url: str) -> None:
    async def run() -> None:
        async with served(postgres_url, shared=True) as one, served(postgres_url, shared=True) as other:
            anna = await (await one.open("belcastel 2")).connect()
            bob = await other.join(anna.table, "Bob")
            await bob.connect()
            while anna.here != [0, 1]:
                await anna.hear()
            while bob.here != [0, 1]:
                await bob.hear()
            await bob.close()
            while anna.here != [0]:
                await anna.hear()

    asyncio.run(run())


def test_a_refusal_by_the_owner_is_said_in_the_language_of_whoever_asked(postgres_url: str) -> None:
    async def run() -> None:
        async with served(postgres_url, shared=True) as one, served(postgres_url, shared=True) as other:
            anna = await one.open("belcastel 2")
            bob = await other.join(anna.table, "Bob")
            await bob.connect(lang="en")
            refused = await bob.do("start")
            assert (refused["code"], refused["says"]) == ("not_host", "Only the host may do this.")

    asyncio.run(run())


def test_a_house_that_is_closed_says_so_and_goes_on_where_it_stood(store: str) -> None:
    async def run() -> None:
        async with served(store) as house, reading(store) as written:
            players = await house.table_of("Anna", "Bob")
            await take_turns(written, players, 12)
            views = [player.view for player in players]
        for player in players:
            await player.until(lambda said: said["is"] == "closing")
            assert player.closed is not None
            assert (player.closed["code"], player.closed["again"]) == ("closing", 2.0)
        async with served(store) as house, reading(store) as written:
            for player in players:
                player.session = house.session
                await come_back(player, house.base)
            assert [player.view for player in players] == views
            await take_turns(written, players, 12)

    asyncio.run(run())


@pytest.mark.real_luck
def test_bots_go_on_after_a_crash_although_nobody_is_looking(tmp_path: Path) -> None:
    """A table whose bots are awaited finds an owner by itself. Masters: lighter bots may be done before the crash."""
    store = str(tmp_path / "tables.db")

    async def log_of(house: Served, table: str, enough: int) -> int:
        """How many answers there are, as soon as there are enough."""
        for _ in range(1000):
            status, log = await house.watcher(table).get("/log")
            assert status == 200
            answers = len([event for event in log["events"] if event["kind"] == "answered"])
            if answers >= enough:
                return answers
            await asyncio.sleep(0.02)
        raise AssertionError("the bots never answered")

    async def run() -> None:
        with house_process(store) as (base, process):
            async with session() as by:
                house = reached(base, by)
                table = (await house.open("bal 6 level=hard", None, bots=["master"] * 6, start=True)).table
                before = await log_of(house, table, 3)
            os.killpg(process.pid, signal.SIGKILL)
        async with served(store) as house:
            assert await log_of(house, table, before + 3) >= before + 3

    asyncio.run(run())


@pytest.mark.parametrize("signal_sent", [signal.SIGTERM, signal.SIGINT])
def test_serve_ends_in_good_order(tmp_path: Path, signal_sent: signal.Signals) -> None:
    with house_process(str(tmp_path / "tables.db"), "--lang=en") as (_, process):
        process.send_signal(signal_sent)
        assert process.wait(20) == 0
        assert process.stdout is not None
        assert process.stdout.read().endswith("Closing.\n")


def test_a_backup_is_made_while_the_house_is_open(tmp_path: Path) -> None:
    store, copy = str(tmp_path / "tables.db"), str(tmp_path / "copy.db")

    async def run() -> None:
        async with served(store) as house, reading(store) as written:
            players = await house.table_of("Anna", "Bob")
            await take_turns(written, players, 10)
            command = [sys.executable, "-m", "chaudron", "backup", copy, f"--store={store}", "--lang=en"]
            made = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=True)
            assert made.stdout == f"{copy} holds one table with {players[0].n} events.\n"
            await take_turns(written, players, 5)
        async with served(copy) as restored:
            players[0].session, players[0].base = restored.session, restored.base
            status, stand = await players[0].get()
            assert status == 200
            assert json.dumps(stand["view"]["round"]) == "1"

    asyncio.run(run())

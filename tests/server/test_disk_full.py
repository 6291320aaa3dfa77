"""A house that cannot write says so, and goes on when it can again."""

import asyncio
import json
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from chaudron.server import clock
from chaudron.terminal.trouble import FAILED
from chaudron.words import words
from tests.server.failing import cannot_write, troubles, until
from tests.server.open_house import OpenHouse, all_brew, refuses, together, visited
from tests.server.postgres import Cluster
from tests.server.served import Player, Served
from tests.server.test_processes import reached, session, take_turns
from tests.server.test_windows import sealed_beat
from tests.server.written import reading

pytestmark = pytest.mark.real

FRENCH, ENGLISH = (words(language).say("house-cannot_write") for language in ("fr", "en"))
WITHOUT_ROOM = """import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
os.execv(sys.argv[1], sys.argv[1:])"""
LONG_GAME = "bal 6 level=hard"
"""Masters play it for minutes: it is not over before a test has looked, on however fast a machine."""
ONCE = ["the store fails", "the store works again"]


def beginnings(said: list[str]) -> list[str]:
    return [re.split(r"[;,]", sentence)[0] for sentence in said]


async def health(house: Served) -> tuple[int, dict[str, Any]]:
    async with house.session.get(f"{house.base}/health?lang=en") as answer:
        return answer.status, await answer.json()


async def until_well(house: Served) -> None:
    while (await health(house))[0] != 200:  # noqa: ASYNC110 - nothing tells when
        await asyncio.sleep(0.05)


def test_players_are_told_the_truth_and_go_on_when_there_is_room_again(
    store: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run(house: OpenHouse) -> None:
        anna, bob = await house.dealt(all_brew, "Anna", "Bob")
        assert anna.ask is not None
        async with cannot_write(house.running.house.store, store):
            asked = {"ask": anna.ask["ask"], "choice": "draw"}
            nack = await refuses(house, anna, "cannot_write", ENGLISH, "answer", 503, **asked)
            assert nack["says"] == FRENCH
            assert (await bob.do("say", text="Is anybody there?"))["says"] == FRENCH
            status, problem = await house.post("", {"setup": "belcastel 2", "name": "Clo"}, "en")
            assert (status, problem["code"], problem["says"]) == (503, "cannot_write", ENGLISH)
            status, problem = await health(house)
            assert (status, problem["code"], problem["says"]) == (503, "cannot_write", ENGLISH)
            await until(lambda: bool(troubles(caplog)))
        await until_well(house)
        assert (await anna.do("answer", **asked))["is"] == "ack"
        await together(bob)
        assert [event["kind"] for event in bob.events] == ["started", "answered"]
        assert bob.view["seats"][0]["chips"] == anna.view["seats"][0]["chips"] != []
        assert beginnings(troubles(caplog)) == ONCE

    run_in(store, run)


def test_an_answer_in_a_window_that_cannot_be_written_was_never_given(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(house: OpenHouse) -> None:
        players, _ = await sealed_beat(house, 60)
        anna, bob, clo = players
        assert (await anna.answer("keep"))["is"] == "ack"
        before = [(await player.get())[1] for player in players]
        async with cannot_write(house.running.house.store, store):
            assert [(await player.answer("keep"))["code"] for player in (bob, clo)] == ["cannot_write"] * 2
            assert [(await player.get())[1] for player in players] == before
        assert (await anna.do("answer", ask=before[0]["ask"]["ask"], choice="keep"))["code"] == "stale"
        assert [(await player.answer("keep"))["is"] for player in (bob, clo)] == ["ack"] * 2
        now = clock.now
        monkeypatch.setattr(clock, "now", lambda: now() + 60_000)
        assert (await anna.do("emote", emote="wow"))["is"] == "ack"
        await together(*players)
        for player in players:
            assert [event["kind"] for event in player.events[-3:]] == ["answered", "answered", "emoted"]

    run_in(store, run, job_processes=0)


def run_in(store: str, test: Callable[[OpenHouse], Any], **plan: Any) -> None:
    async def run() -> None:
        async with asyncio.timeout(60), visited(store, shared=store.startswith("postgresql"), **plan) as house:
            await test(house)

    asyncio.run(run())


# Real servers


@contextmanager
def logging_house(store: str, log: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """`chaudron serve`, whose error output is kept; it ends in good order, whatever its store does."""
    command = [sys.executable, "-m", "chaudron", "serve", "--port=0", f"--store={store}", "--unlimited", "--lang=en"]
    # Through another process: what is written to a file counts as a file of the server.
    with log.open("wb") as kept, subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=kept) as copying:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=copying.stdin, text=True)
        assert copying.stdin is not None
        copying.stdin.close()
        assert process.stdout is not None
        try:
            found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
            assert found is not None
            yield f"http://127.0.0.1:{found[1]}", process
        finally:
            process.send_signal(signal.SIGTERM)
            said, _ = process.communicate()
    assert process.returncode == 0
    assert said.endswith("Closing.\n")


def warnings(log: Path) -> list[str]:
    """What was logged that should not be so; nothing of it may be a stack trace."""
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert not [line for line in lines if "trace" in line]
    return [line["says"] for line in lines if line["level"] != "info"]


def room_for(process: subprocess.Popen[str], size: int) -> None:
    """Let a process write files of this size at most: the system refuses more, as it does when a disk is full."""
    _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, most))


async def answers_of(house: Served, table: str) -> int:
    status, log = await house.watcher(table).get("/log")
    assert status == 200
    return len([event for event in log["events"] if event["kind"] == "answered"])


async def until_answered(house: Served, table: str) -> None:
    """Wait until somebody answers."""
    before = await answers_of(house, table)
    while await answers_of(house, table) <= before:  # noqa: ASYNC110 - nobody may come
        await asyncio.sleep(0.05)


@pytest.mark.real_luck
@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_server_without_room_says_so_and_ends_in_good_order(tmp_path: Path) -> None:
    store, log = str(tmp_path / "tables.db"), tmp_path / "log"

    async def run(base: str, process: subprocess.Popen[str]) -> None:
        async with session() as by, reading(store) as written:
            house = reached(base, by)
            bots = (await house.open(LONG_GAME, None, bots=["master"] * 6, start=True)).table
            players = await house.table_of("Anna", "Bob")
            await take_turns(written, players, 5)
            room_for(process, 0)
            refused = await players[0].do("say", text="Is there room?")
            assert (refused["is"], refused["code"], refused["says"]) == ("nack", "cannot_write", FRENCH)
            assert (await health(house))[0] == 503
            room_for(process, resource.RLIM_INFINITY)
            await until_well(house)
            await until_answered(house, bots)
            await take_turns(written, players, 5)
            room_for(process, 0)
            assert (await players[1].do("say", text="And now?"))["code"] == "cannot_write"
            views.append(players[0].view)
            tokens.append((players[0].table, players[0].token))

    views: list[Any] = []
    tokens: list[tuple[str, str | None]] = []
    with logging_house(store, log) as (base, process):
        asyncio.run(asyncio.wait_for(run(base, process), 120))
    assert beginnings(warnings(log)) == [*ONCE, ONCE[0]]

    async def again(house: OpenHouse) -> None:
        assert (await house.guest(*tokens[0], 0).get())[1]["view"] == views[0]

    run_in(store, again)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_house_that_cannot_open_for_want_of_room_says_so_in_a_sentence(tmp_path: Path, workers: str) -> None:
    store = tmp_path / "tables.db"
    command = [sys.executable, "-m", "chaudron", "serve", "--port=0", f"--store={store}", "--lang=en"]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_ROOM, *command, f"--workers={workers}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (FAILED, "")
    assert str(store) in done.stderr
    assert len(done.stderr.splitlines()) <= 2, done.stderr


async def is_cut_off(player: Player) -> bool:
    """Did the house hang up, because of what somebody asked or before that?"""
    try:
        return bool((await player.do("say", text="Is anybody there?"))["is"] == "end")
    except aiohttp.ClientConnectionResetError:
        return True


def test_a_database_that_is_away_is_told_of_once(fragile: Cluster, tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def run(base: str) -> None:
        async with session() as by:
            house = reached(base, by)
            bots = [(await house.open(LONG_GAME, None, bots=["master"] * 6, start=True)).table for _ in range(3)]
            players = await house.table_of("Anna", "Bob")
            await asyncio.to_thread(fragile.stop)
            for player in players:
                assert await is_cut_off(player)
            for _ in range(5):
                guest = await house.watcher(players[0].table).connect(Origin=base)
                assert guest.closed is not None
                assert (guest.closed["code"], guest.closed["says"]) == ("cannot_write", FRENCH)
                assert (await players[0].get())[0] == 503
            assert (await health(house))[0] == 503
            await asyncio.to_thread(fragile.start)
            await until_well(house)
            for table in bots:
                await until_answered(house, table)
            await players[0].connect()
            assert (await players[0].do("say", text="There you are."))["is"] == "ack"

    with logging_house(fragile.url, log) as (base, _):
        asyncio.run(asyncio.wait_for(run(base), 120))
    assert beginnings(warnings(log)) == ONCE

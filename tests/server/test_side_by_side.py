"""The bots of one table think at the same time, and nobody waits for them who need not."""

import asyncio
from pathlib import Path
from unittest import mock

import aiohttp
import pytest

from chaudron.bots import LEVELS
from chaudron.bots.random import RandomBot
from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.record import Play
from chaudron.limits import UNLIMITED
from chaudron.server.jobs.background import BackgroundJobs
from chaudron.server.running import Config, Running
from tests.luck import luck_of
from tests.server.served import Served
from tests.server.test_background_jobs import PLANTED, Gate, let_go


@pytest.fixture
def meeting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A level whose bots come to a gate, in worker processes; here it only has to exist."""
    monkeypatch.setitem(LEVELS["belcastel"], "meets", RandomBot)


@pytest.mark.usefixtures("meeting")
def test_three_bots_that_wait_for_one_another_all_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None is let go before all have come; meanwhile the house hears what people say, and draws their boards."""

    async def test() -> None:
        running = Running(
            Config(str(tmp_path / "tables.db"), port=0, pace=0.0, breath=None, rates=UNLIMITED, job_processes=0)
        )
        jobs = BackgroundJobs(3, 30.0, plugins=(PLANTED,), text_processes=1)
        running.jobs = running.doors.jobs = running.house.jobs = jobs
        with Gate() as gate:
            monkeypatch.setenv("CHAUDRON_TEST_GATE", str(gate.port))
            port = await running.open()
            async with aiohttp.ClientSession() as session:
                try:
                    await play(Served(running, f"http://127.0.0.1:{port}", session), gate)
                finally:
                    await running.close()

    asyncio.run(asyncio.wait_for(test(), 60))


def where_all_brew() -> bytes:
    """A secret of a table where everybody is asked at once."""
    secrets = (number.to_bytes(32, "big") for number in range(1000))
    tables = ((secret, Play(BELCASTEL, BELCASTEL.box(4, {}), luck_of(secret, 4)).table) for secret in secrets)
    return next(secret for secret, table in tables if len(table.asks) == 4)


async def play(house: Served, gate: Gate) -> None:
    with mock.patch("chaudron.room.luck.new_secret", return_value=where_all_brew()):
        anna = await house.open("belcastel 4", bots=["meets"] * 3, start=True)
    await anna.connect()
    guests = [await gate.arrival() for _ in range(3)]
    assert (await anna.do("say", text="Take your time."))["is"] == "ack"
    status, board = await anna.get("/board", lang="en")
    assert (status, board["question"]) == (200, "Draw, or stop?")
    for guest in guests:
        let_go(guest)
    answered: set[int] = set()
    while len(answered) < 3:
        event = await anna.until_kind("answered")
        answered.add(event["about"]["seat"])
    assert answered == {1, 2, 3}

"""Somebody sets the clock of the machine, back or forth: what is timed goes on as long as it should."""

import asyncio
import itertools
import time
from collections.abc import Callable

import pytest

from chaudron.server import clock
from chaudron.server.clock import MOST, Clock
from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, together, visited
from tests.server.test_bal import ball

__all__ = ["open_house"]

HOUR = 3600
LONG = HOUR // 2
SetClock = Callable[[float], None]


@pytest.fixture(name="set_clock")
def machine_clock(monkeypatch: pytest.MonkeyPatch) -> SetClock:
    """Set the machine's clock by so many seconds."""
    right = time.time
    return lambda by: monkeypatch.setattr(time, "time", lambda: right() + by)


@pytest.fixture
def reopened(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The house is started anew: it looks at the machine's clock again."""
    return lambda: monkeypatch.setattr(clock, "_CLOCK", Clock())


# The clock of the house


@pytest.fixture(name="hands")
def hands_of_a_clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the machine says: the time of day, and how long it has run."""
    hands = [1_000_000.0, 50.0]
    monkeypatch.setattr(time, "time", lambda: hands[0])
    monkeypatch.setattr(clock, "steady", lambda: hands[1])
    return hands


def test_the_house_has_the_time_of_its_machine(hands: list[float]) -> None:
    house = Clock()
    for seconds in (0.001, 1.0, 7 * 24 * 3600.0):
        hands[0] += seconds
        hands[1] += seconds
        assert house.time() == pytest.approx(hands[0])


@pytest.mark.parametrize("by", [-HOUR, HOUR])
def test_a_clock_that_was_set_is_followed_slowly_and_never_backwards(hands: list[float], by: float) -> None:
    house = Clock()
    hands[0] += by
    seen = [house.time()]
    for _ in range(100):
        hands[0] += 60
        hands[1] += 60
        seen.append(house.time())
    steps = [after - before for before, after in itertools.pairwise(seen)]
    assert all(abs(step - 60) <= 60 * MOST + 1e-6 for step in steps)
    hands[0] += 100 * abs(by)
    hands[1] += 100 * abs(by)
    assert house.time() == pytest.approx(hands[0])


# A house that is open


@played
async def test_a_window_closes_though_the_clock_was_set_back(house: OpenHouse, set_clock: SetClock) -> None:
    """[BAL-2.3]"""
    players = await ball(house, settings={"window": 2})
    set_clock(-HOUR)
    await players[1].answer("pass")
    while players[0].view["window"] is not None:
        await players[0].hear()


@pytest.mark.parametrize("by", [-HOUR, HOUR])
@played
async def test_nobody_is_late_because_the_clock_was_set(house: OpenHouse, set_clock: SetClock, by: float) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": LONG})
    until = anna.awaited[1]["until"]
    set_clock(by)
    await refuses(house, anna, "not_late", "Seat 2 still has time.", "hurry", seat=1)
    await anna.do("say", text="What time is it?")
    await together(bob)
    assert bob.awaited[1]["until"] == until
    assert until - LONG * 1000 <= bob.events[-1]["at"] < until


@played
async def test_time_runs_out_though_the_clock_was_set_back(house: OpenHouse, set_clock: SetClock) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": 1, "overtime": "bot"})
    set_clock(-HOUR)
    assert (await anna.until_kind("answered"))["about"]["for_absent"]


# A house that opens again


def test_after_a_restart_with_a_clock_set_back_everybody_has_their_full_time_and_no_more(
    store: str, set_clock: SetClock, reopened: Callable[[], None]
) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna, _ = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": LONG})
        set_clock(-HOUR)
        reopened()
        async with visited(store, job_processes=0) as house:
            before = clock.now()
            _, stand = await house.guest(anna.table, anna.token, 0).get()
            for awaited in stand["awaited"]:
                assert before + LONG * 1000 <= awaited["until"] <= clock.now() + LONG * 1000

    asyncio.run(run())


def test_after_a_restart_with_a_clock_set_back_a_window_closes(
    store: str, set_clock: SetClock, reopened: Callable[[], None]
) -> None:
    """[BAL-2.3]"""

    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            players = await ball(house, settings={"window": 0.5})
        set_clock(-HOUR)
        reopened()
        async with asyncio.timeout(60), visited(store, job_processes=0) as house:
            anna = house.guest(players[0].table, players[0].token, 0)
            await anna.connect(after=players[0].n)
            while anna.view["window"] is not None:
                await anna.hear()

    asyncio.run(run())


def test_a_pause_over_a_clock_that_was_set_back_takes_no_time_from_anybody(
    store: str, set_clock: SetClock, reopened: Callable[[], None]
) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna, _ = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": LONG})
            await anna.do("pause")
        set_clock(-HOUR)
        reopened()
        async with visited(store, job_processes=0) as house:
            again = await house.guest(anna.table, anna.token, 0).connect(after=anna.n)
            before = clock.now()
            assert (await again.do("resume"))["is"] == "ack"
            for awaited in again.awaited:
                assert before <= awaited["until"] <= clock.now() + LONG * 1000

    asyncio.run(run())

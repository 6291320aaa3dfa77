"""A clock is soft: when a seat's time is over it is shown, and a bot answers once, by itself or when it is told to."""

import asyncio
from collections.abc import Callable

import pytest

from chaudron.server import clock
from tests.server.open_house import (
    LOCK_STEP,
    OpenHouse,
    all_brew,
    all_stir,
    open_house,
    played,
    refuses,
    together,
    visited,
)
from tests.server.served import Player

__all__ = ["open_house"]

HOUR = 3600


@pytest.fixture(name="an_hour_passes")
def passing_hour(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Call it, and an hour has passed."""
    now = clock.now
    return lambda: monkeypatch.setattr(clock, "now", lambda: now() + HOUR * 1000)


async def until_answered(player: Player, seat: int) -> dict[str, object]:
    """What was told of the next answer of a seat."""
    said = await player.until(lambda said: said.get("kind") == "answered" and said["about"]["seat"] == seat)
    about: dict[str, object] = said["about"]
    return about


# Until when


@played
async def test_without_a_clock_nobody_is_awaited_until_any_time(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    assert anna.ask is not None
    assert "until" not in anna.ask
    assert anna.awaited == [{"seat": 0}, {"seat": 1}]


@played
async def test_every_question_has_its_own_time(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": HOUR})
    started = anna.events[-1]["at"]
    await anna.answer("draw")
    answered = anna.events[-1]["at"]
    assert anna.ask is not None
    assert anna.ask["until"] == answered + HOUR * 1000
    await together(bob)
    assert bob.awaited == [{"seat": 0, "until": answered + HOUR * 1000}, {"seat": 1, "until": started + HOUR * 1000}]
    await bob.do("say", text="Talking takes no time.")
    assert bob.ask is not None
    assert bob.ask["until"] == started + HOUR * 1000
    assert bob.awaited == (await anna.get())[1]["awaited"]


@played
async def test_in_a_sealed_beat_the_time_of_all_is_the_same_whoever_has_answered(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP, settings={"clock": HOUR})
    await anna.answer("draw")
    await bob.answer("draw")
    await together(anna)
    awaited = [{"seat": seat, "until": bob.events[-1]["at"] + HOUR * 1000} for seat in (0, 1)]
    assert (anna.awaited, bob.awaited) == (awaited, awaited)
    await anna.answer("keep")
    assert anna.awaited == awaited
    assert (await bob.get())[1]["awaited"] == awaited


# When it is over


@played
async def test_who_is_late_may_be_hurried_and_a_bot_answers_once(
    house: OpenHouse, an_hour_passes: Callable[[], None]
) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": 60})
    await refuses(house, anna, "not_late", "Seat 2 still has time.", "hurry", seat=1)
    an_hour_passes()
    assert (await anna.do("hurry", seat=1))["is"] == "ack"
    assert (await until_answered(anna, 1))["for_absent"] is True
    assert anna.shown["seats"][1] == {"name": "Bob", "person": True}
    await together(bob)
    assert (await bob.answer())["is"] == "ack"
    await together(anna)
    assert not anna.events[-1]["about"].get("for_absent")


@played
async def test_who_has_answered_under_seal_may_be_hurried_in_vain(
    house: OpenHouse, an_hour_passes: Callable[[], None]
) -> None:
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP, settings={"clock": 60})
    await anna.answer("draw")
    await bob.answer("draw")
    await together(anna)
    await anna.answer("keep")
    an_hour_passes()
    before = await house.journal(anna.table)
    assert (await bob.do("hurry", seat=0))["is"] == "ack"
    assert (await bob.get("/board"))[0] == 200  # worked out by the process in which bots think, and after them
    assert await house.journal(anna.table) == before
    assert (await anna.do("hurry", seat=1))["is"] == "ack"
    await bob.until(lambda said: said.get("kind") == "answered")
    assert bob.events[-1]["about"]["for_absent"] is True


@played
async def test_time_that_is_over_is_only_shown_when_the_table_wants_that(
    house: OpenHouse, an_hour_passes: Callable[[], None]
) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": 60})
    an_hour_passes()
    await anna.do("say", text="Bob?")
    assert (await anna.get("/board"))[0] == 200  # worked out by the process in which bots think, and after them
    assert [event["kind"] for event in anna.events] == ["started", "said"]
    await together(bob)
    assert (await bob.answer("draw"))["is"] == "ack"


@played
async def test_who_cannot_be_hurried(house: OpenHouse, an_hour_passes: Callable[[], None]) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": 60})
    await bob.answer("stop")
    await together(anna)
    an_hour_passes()
    await refuses(house, anna, "not_awaited", "Nobody is waiting for seat 2.", "hurry", seat=1)
    await refuses(house, anna, "not_awaited", "Nobody is waiting for seat 9.", "hurry", seat=8)
    eve = await house.watching(anna.table, "en")
    refused = await eve.do("hurry", seat=0)
    assert (refused["code"], refused["says"]) == ("not_seated", "You need a seat at this table.")


@played
async def test_nobody_is_late_without_a_clock_or_before_the_game(
    house: OpenHouse, an_hour_passes: Callable[[], None]
) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    an_hour_passes()
    await refuses(house, anna, "not_late", "Seat 2 still has time.", "hurry", seat=1)
    clo = await (await house.open(settings={"clock": 60})).connect()
    await refuses(house, clo, "not_started", "The game has not begun.", "hurry", seat=0)


@played
async def test_a_bot_answers_as_soon_as_the_time_is_over_if_the_table_wants_that(house: OpenHouse) -> None:
    settings = {"clock": 1, "overtime": "bot"}
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", settings=settings)
    assert anna.ask is not None
    until = anna.ask["until"]
    while sum(event["kind"] == "answered" for event in bob.events) < 2:
        await bob.hear()
    answered = [event for event in bob.events if event["kind"] == "answered"]
    assert {event["about"]["seat"] for event in answered} == {0, 1}
    assert all(event["about"]["for_absent"] and event["at"] >= until for event in answered)
    assert bob.shown["seats"] == [{"name": "Anna", "person": True}, {"name": "Bob", "person": True}]


def test_a_clock_runs_on_over_a_restart_though_nobody_is_there(store: str, an_hour_passes: Callable[[], None]) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            settings = {"clock": 60, "overtime": "bot"}
            anna, _bob = await house.dealt(all_brew, "Anna", "Bob", settings=settings)
        an_hour_passes()
        async with visited(store) as house:
            again = await house.guest(anna.table, anna.token, 0).connect(after=anna.n)
            while not again.events:
                await again.hear()
            assert all(event["kind"] == "answered" for event in again.events)
            assert all(event["about"]["for_absent"] for event in again.events)

    asyncio.run(run())

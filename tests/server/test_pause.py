"""Anybody at the table may pause the game and resume it; meanwhile nobody answers and no clock runs."""

import asyncio

import pytest

from chaudron import limits
from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, together, visited

__all__ = ["open_house"]

PAUSED = "The game is paused."


@played
async def test_anybody_seated_pauses_and_anybody_else_resumes(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    assert (await bob.do("pause"))["is"] == "ack"
    assert (await anna.until_kind("paused"))["about"] == {"seat": 1}
    assert (anna.shown["paused"], bob.shown["paused"]) == (True, True)
    assert (await anna.do("resume"))["is"] == "ack"
    assert (await bob.until_kind("resumed"))["about"] == {"seat": 0}
    assert (anna.shown["paused"], bob.shown["paused"]) == (False, False)


@played
async def test_a_host_who_only_watches_may_pause_too(house: OpenHouse) -> None:
    host = await (await house.open(name=None)).connect()
    for name in ("Bob", "Clo"):
        await house.join(host.table, name)
    await host.do("start")
    assert (await host.do("pause"))["is"] == "ack"
    assert (host.events[-1]["kind"], host.events[-1]["about"]) == ("paused", {})
    assert (await host.do("resume"))["is"] == "ack"


@played
async def test_who_watches_neither_pauses_nor_resumes(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    eve = await house.watching(anna.table, "en")
    before = await house.journal(anna.table)
    refused = await eve.do("pause")
    assert (refused["is"], refused.get("code")) == ("nack", "not_seated")
    assert refused["says"] == "You need a seat at this table."
    assert await house.journal(anna.table) == before
    await anna.do("pause")
    assert (await eve.do("resume")).get("code") == "not_seated"
    _, stand = await anna.get()
    assert stand["shown"]["paused"] is True


@played
async def test_nobody_answers_while_the_game_is_paused(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    await bob.do("pause")
    await together(anna)
    assert anna.ask is not None
    await refuses(house, anna, "paused", PAUSED, "answer", ask=anna.ask["ask"], choice="draw")
    await refuses(house, anna, "paused", PAUSED, "undo")
    await refuses(house, anna, "paused", PAUSED, "hurry", seat=1)
    await refuses(house, anna, "paused", PAUSED, "why", choice="draw")
    await refuses(house, anna, "paused", PAUSED, "pause")
    assert (await anna.do("say", text="Tea is ready."))["is"] == "ack"
    await bob.do("resume")
    await together(anna)
    assert (await anna.answer("draw"))["is"] == "ack"


@played
async def test_bots_wait_while_the_game_is_paused(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.do("pause")
    await bob.do("leave")
    await anna.do("seat_bot", seat=1, level="random")
    assert (await anna.get("/board"))[0] == 200  # worked out by the process in which bots think, and after them
    await anna.do("resume")
    await anna.until_kind("answered")
    kinds = [event["kind"] for event in anna.events]
    assert kinds == ["started", "paused", "left", "bot_seated", "resumed", "answered"]
    assert anna.events[-1]["about"]["seat"] == 1


@played
async def test_only_a_game_that_is_on_can_be_paused_and_only_a_paused_one_resumed(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    await refuses(house, anna, "not_started", "The game has not begun.", "pause")
    await refuses(house, anna, "not_paused", "The game is not paused.", "resume")
    await anna.do("seat_bot", seat=1, level="random")
    await anna.do("start")
    await anna.do("pause")
    await anna.do("resume")
    assert (await anna.do("resume"))["code"] == "not_paused"


def test_a_paused_game_is_still_paused_after_a_restart(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna, _bob = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": 60})
            await anna.do("pause")
        async with visited(store, job_processes=0) as house:
            again = await house.guest(anna.table, anna.token, 0).connect()
            assert (again.shown["paused"], again.ask) == (True, anna.ask)
            assert (await again.do("resume"))["is"] == "ack"
            assert again.ask is not None
            assert again.ask["until"] > anna.events[-1]["at"] + 59_000

    asyncio.run(run())


@pytest.mark.parametrize("is_sealed", [False, True])
@played
async def test_the_time_of_a_pause_is_added_to_everybodys_time(house: OpenHouse, is_sealed: bool) -> None:
    setup = "belcastel 2 lock_step=every_round" if is_sealed else "belcastel 2"
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", setup=setup, settings={"clock": 3600})
    assert anna.ask is not None
    until = anna.ask["until"]
    assert until == anna.events[-1]["at"] + 3_600_000
    assert anna.awaited == [{"seat": 0, "until": until}, {"seat": 1, "until": until}]
    await anna.do("pause")
    assert "until" not in anna.ask
    assert anna.awaited == [{"seat": 0}, {"seat": 1}]
    await bob.do("resume")
    await anna.until_kind("resumed")
    paused, resumed = [event["at"] for event in anna.events[-2:]]
    assert anna.ask["until"] == until + resumed - paused
    assert anna.awaited == [{"seat": seat, "until": until + resumed - paused} for seat in (0, 1)]
    await together(bob)
    assert bob.ask == anna.ask


ENOUGH = "You have paused this game often enough. Somebody else still can."


@played
async def test_nobody_fills_the_journal_with_pauses(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PAUSES", 2)
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    for _ in range(2):
        assert (await anna.do("pause"))["is"] == "ack"
        assert (await anna.do("resume"))["is"] == "ack"
    await refuses(house, anna, "paused_enough", ENOUGH, "pause")
    assert (await bob.do("pause"))["is"] == "ack"
    assert (await anna.do("resume"))["is"] == "ack", "whoever may pause no more may still resume"
    assert (await anna.answer("draw"))["is"] == "ack"


@played
async def test_a_host_who_only_watches_has_so_many_pauses_too(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PAUSES", 1)
    host = await (await house.open(name=None)).connect()
    bob, _ = [await house.join(host.table, name) for name in ("Bob", "Clo")]
    await host.do("start")
    await host.do("pause")
    await host.do("resume")
    await refuses(house, host, "paused_enough", ENOUGH, "pause")
    await bob.connect()
    assert (await bob.do("pause"))["is"] == "ack"


def test_pauses_are_counted_across_a_restart(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
            await anna.do("pause")
            await anna.do("resume")
        async with visited(store, job_processes=0) as house:
            again = await house.guest(anna.table, anna.token, 0).connect()
            assert (await again.do("pause")).get("code") == "paused_enough"

    monkeypatch.setattr(limits, "PAUSES", 1)
    asyncio.run(run())

"""Whoever loses the connection hears afterwards exactly what was missed, from any point on, also after a restart."""

import asyncio
import random

import aiohttp
import pytest

from chaudron import limits
from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.record import Record, verify
from tests.server.open_house import (
    LOCK_STEP,
    OpenHouse,
    all_brew,
    open_house,
    play_out,
    played,
    together,
    visited,
)
from tests.server.served import Player

__all__ = ["open_house"]


async def play_and_drop(player: Player, chance: random.Random) -> None:
    """Play on to the end, and now and then drop the connection and come back."""
    while player.shown["state"] == "playing":
        if chance.random() < 0.1:
            await player.close()
            await player.connect(after=player.n)
        elif player.ask is not None and not player.ask.get("lapses"):
            await player.answer("stop" if "stop" in player.ask["options"] and chance.random() < 0.5 else None)
        else:
            await player.hear()


@pytest.mark.parametrize("setup", ["belcastel 2", f"{LOCK_STEP} bonus_moves=may_decline"])
@played
async def test_who_comes_back_misses_nothing_and_hears_nothing_twice(house: OpenHouse, setup: str) -> None:
    anna, bob = await house.table_of("Anna", "Bob", setup=setup)
    first = anna.n
    chance = random.Random(3)
    await asyncio.gather(*[play_and_drop(player, chance) for player in (anna, bob)])
    for player in (anna, bob):
        await together(player)
        heard = [event for event in player.events if event["n"] >= first]
        assert [event["n"] for event in heard] == list(range(first, player.n + 1))
        _, log = await player.get("/log", after=first - 1)
        assert log["events"] == heard
        assert player.view == (await player.get())[1]["view"]


@played
async def test_from_every_number_on_just_the_rest_is_told(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    for _ in range(3):
        await anna.answer("draw")
    await bob.do("say", text="Careful!")
    await together(anna)
    for after in range(anna.n + 1):
        again = await house.guest(anna.table, anna.token, 0).connect(after=after)
        assert [event["n"] for event in again.events] == list(range(after + 1, anna.n + 1))
        assert (again.view, again.ask, again.n) == (anna.view, anna.ask, anna.n)
        _, stand = await anna.get(after=after)
        assert stand["missed"] == again.events
        await again.close()


@played
async def test_who_names_no_number_or_one_that_never_was_is_only_shown_how_things_stand(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    for after in (None, anna.n, anna.n + 1_000):
        again = await house.guest(anna.table, anna.token, 0).connect(after=after)
        assert (again.events, again.n, again.view) == ([], anna.n, anna.view)


@played
async def test_of_very_much_that_was_missed_only_the_end_is_told(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    monkeypatch.setattr(limits, "MISSED_EVENTS", 2)
    again = await house.guest(anna.table, anna.token, 0).connect(after=0)
    assert [event["n"] for event in again.events] == [anna.n - 1, anna.n]


@played
async def test_numbers_are_each_listeners_own_and_what_was_hidden_stays_so(house: OpenHouse) -> None:
    anna, bob = await house.table_of("Anna", "Bob", setup=f"{LOCK_STEP} bonus_moves=may_decline")
    eve = await house.watching(anna.table)
    await play_out(anna, bob)
    await together(anna, bob, eve)
    journal = await house.journal(anna.table)
    for player, seat in ((anna, 0), (bob, 1), (eve, None)):
        mine = [row for row in journal if row.only is None or row.only == seat]
        assert player.n == len(mine)
        _, log = await player.get("/log")
        assert [event["at"] for event in log["events"]] == [row.at for row in mine]


@played
async def test_a_command_that_is_sent_again_is_carried_out_once(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    assert anna.ask is not None
    answer = {"ask": anna.ask["ask"], "choice": "draw"}
    first = await anna.do("answer", id="once", **answer)
    await anna.close()
    await anna.connect(after=anna.n)
    before = await house.journal(anna.table)
    assert await anna.do("answer", id="once", **answer) == first
    status, over_http = await anna.post("/commands", {"do": "answer", "id": "once", **answer})
    assert (status, over_http["n"]) == (200, first["n"])
    assert await house.journal(anna.table) == before
    assert (await bob.do("say", id="once", text="Ids are everybody's own."))["is"] == "ack"


# After a restart


def test_a_game_goes_on_after_a_restart_from_where_everybody_was(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna, bob = await house.table_of("Anna", "Bob", setup=LOCK_STEP)
            for _ in range(8):
                for player in (anna, bob):
                    await together(player)
                    if player.ask is not None:
                        await player.answer()
            behind, events = anna.n, anna.events[:]
        assert anna.closed is None or anna.closed["code"] == "closing"
        async with visited(store, job_processes=0) as house:
            again = [house.guest(anna.table, player.token, player.seat) for player in (anna, bob)]
            for player in again:
                await player.connect(after=3)
            known = [event for event in events if event["n"] > 3]
            assert again[0].events[: len(known)] == known
            assert again[0].n >= behind
            await play_out(*again)
            _, record = await again[0].get("/record")
            assert verify(BELCASTEL, Record.from_json(record)).record.names == ["Anna", "Bob"]

    asyncio.run(run())


def test_who_is_there_when_the_house_closes_is_told_to_come_back(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna = await (await house.open()).connect(lang="en")
            closing = asyncio.create_task(house.running.doors.close())
            assert await anna.until(lambda said: said["is"] == "closing") == {
                "is": "closing",
                "code": "closing",
                "says": "The house is closing for a moment; the game is kept.",
                "again": 2.0,
            }
            assert await anna.hear() == {"is": "end", "code": aiohttp.WSCloseCode.SERVICE_RESTART}
            await closing
            status, problem = await anna.get()
            assert (status, problem["code"]) == (503, "closing")

    asyncio.run(run())


def test_a_command_that_is_sent_again_after_a_restart_is_carried_out_once(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
            assert anna.ask is not None
            answer = {"ask": anna.ask["ask"], "choice": "draw"}
            await anna.do("say", id="word", text="Once.")
            await anna.do("answer", id="move", **answer)
        async with visited(store, job_processes=0) as house:
            again = await house.guest(anna.table, anna.token, 0).connect()
            before = await house.journal(anna.table)
            assert (await again.do("say", id="word", text="Once."))["is"] == "ack"
            assert (await again.do("answer", id="move", **answer))["is"] == "ack"
            assert await house.journal(anna.table) == before
            assert again.closed is None

    asyncio.run(run())

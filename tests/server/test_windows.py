"""Secret decisions taken together are shown to all at once, no sooner than the window after they were asked."""

import asyncio
import itertools
from typing import Any

import pytest

from tests.server.held import hold_clock, passes
from tests.server.open_house import LOCK_STEP, OpenHouse, all_stir, open_house, played, refuses, together, visited
from tests.server.rough import eventually
from tests.server.served import Player

__all__ = ["hold_clock", "open_house"]

WINDOW = 0.25
SEALED_NOW = "Everybody is deciding in secret; wait until all is shown."
NAMES = ("Anna", "Bob", "Clo")


async def sealed_beat(house: OpenHouse, window: float, **settings: Any) -> tuple[list[Player], int]:
    """Three people who are asked something secret at the same time, and when."""
    setup = LOCK_STEP.replace("2", "3", 1)
    players = await house.dealt(all_stir, *NAMES, setup=setup, settings={"window": window, **settings})
    for player in players:
        await player.answer("draw")
    await together(*players)
    assert [player.ask is not None and player.ask["about"] for player in players] == ["well_stirred"] * 3
    return players, players[0].events[-1]["at"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
@played
async def test_the_outcome_reaches_everybody_no_sooner_than_the_window_whoever_answers_last(
    house: OpenHouse, order: tuple[int, ...]
) -> None:
    players, asked = await sealed_beat(house, WINDOW)
    last = players[order[-1]]
    for seat in order:
        assert (await players[seat].answer("keep"))["is"] == "ack"
    assert last.ask is not None
    assert last.ask["about"] == "well_stirred"  # the answer is acknowledged before anything is told
    passes(WINDOW - 0.001)
    await together(*players)
    heard = [player.n for player in players]
    assert [player.events[-1]["at"] for player in players] == [asked] * 3
    passes(0.001)
    for player, known in zip(players, heard, strict=True):
        told = await player.hear()
        assert (told["is"], told["kind"], told["n"]) == ("happened", "answered", known + 1)
        assert player.ask is not None
        assert player.ask["about"] == "commit"


@played
async def test_what_is_told_of_the_last_answer_does_not_say_when_it_was_given(house: OpenHouse) -> None:
    players, asked = await sealed_beat(house, WINDOW)
    eve = await house.watching(players[0].table)
    for player in players:
        await player.answer("keep")
        passes(0.01)
    passes(WINDOW)
    told = await eve.until_kind("answered")
    assert told["at"] >= asked + WINDOW * 1000
    assert "seat" not in told["about"]


@played
async def test_nothing_at_all_is_sent_to_the_others_before(house: OpenHouse) -> None:
    players, _ = await sealed_beat(house, WINDOW)
    eve = await house.watching(players[0].table)
    await eve.until(lambda said: said["is"] == "here")
    await asyncio.gather(*[player.until(lambda said: said["is"] == "here") for player in players])
    heard = [len(player.raw) for player in (*players, eve)]
    for seat, choice in enumerate(("back", "keep", "keep")):
        await players[seat].answer(choice)
        assert len(players[seat].raw) == heard[seat] + 1  # the ack, whoever is the first or the last
    passes(WINDOW)
    told = [[await player.hear() for _ in range(2)] for player in players[:2]]
    assert told[0][0]["about"]["told"] != []  # what became of one's own answer, then of everybody's
    for messages in (*told, [await players[2].hear()], [await eve.hear()]):
        assert [message["kind"] for message in messages] == ["answered"] * len(messages)
    assert len(eve.raw) == heard[3] + 1


@played
async def test_who_is_awaited_stays_the_same_during_a_sealed_beat_and_nobody_learns_why(house: OpenHouse) -> None:
    players, _ = await sealed_beat(house, 0)
    everybody = [{"seat": seat} for seat in range(3)]
    views = []
    for player in players[:2]:
        await player.answer("back")
        for other in players:
            _, stand = await other.get()
            assert (stand["awaited"], other.awaited) == (everybody, everybody)
        views.append((await house.watcher(player.table).get())[1])
    assert views[0] == views[1]
    assert [player.n for player in players] == [players[2].n + 1, players[2].n + 1, players[2].n]


@played
async def test_an_outcome_that_comes_after_the_window_is_not_held_up(house: OpenHouse) -> None:
    players, _ = await sealed_beat(house, 0.001)
    for player in players[:2]:
        await player.answer("keep")
    passes(0.001)
    await players[2].answer("keep")
    assert [event["kind"] for event in players[2].events][-1] == "answered"


@played
async def test_nobody_can_tell_by_asking_whether_everybody_has_answered(house: OpenHouse) -> None:
    players, _ = await sealed_beat(house, WINDOW)
    anna, bob, clo = players
    await anna.answer("keep")
    await bob.answer("back")
    before = [(await player.get())[1] for player in (anna, bob, house.watcher(anna.table))]
    await refuses(house, anna, "sealed_now", SEALED_NOW, "pause")
    assert (await clo.answer("keep"))["is"] == "ack"
    for command in ("leave", "pause", "undo"):
        assert (await anna.do(command))["code"] == "sealed_now"
    assert (await anna.do("hurry", seat=2))["code"] == "sealed_now"
    assert (await anna.do("answer", ask=before[0]["n"], choice="keep"))["code"] == "stale"
    assert [(await player.get())[1] for player in (anna, bob, house.watcher(anna.table))] == before
    eve = await house.watching(anna.table)
    assert (eve.n, eve.view) == (before[2]["n"], before[2]["view"])


@played
async def test_what_is_said_in_a_window_is_heard_when_it_has_closed(house: OpenHouse) -> None:
    players, _ = await sealed_beat(house, WINDOW)
    saying = asyncio.create_task(players[0].do("say", text="Are you done?"))
    assert (await players[1].do("why", choice="keep"))["is"] == "ack"  # whoever only asks does not wait
    assert not saying.done()
    passes(WINDOW)
    assert (await saying)["is"] == "ack"
    assert (await players[1].until_kind("said"))["about"]["text"] == "Are you done?"


@pytest.mark.parametrize("last", [0, 1, 2])
@played
async def test_whoever_answers_last_hears_no_more_and_no_less_than_the_others(house: OpenHouse, last: int) -> None:
    """Everybody hears first that an answer was noted, and then what came of all."""
    players, _ = await sealed_beat(house, WINDOW)
    known = [player.n for player in players]
    for player in [*players[:last], *players[last + 1 :], players[last]]:
        await player.answer("keep")
    passes(WINDOW)
    for seat, player in enumerate(players):
        told = [await player.until_kind("answered"), await player.until_kind("answered")]
        assert [sorted(event["about"]) for event in told] == [["seat", "told"], ["told"]]
        assert told[0]["about"] == {"seat": seat, "told": []}
        assert [event["n"] for event in told] == [known[seat] + 1, known[seat] + 2]


@played
async def test_an_outcome_that_a_bot_brings_about_waits_for_the_window_too(house: OpenHouse) -> None:
    """Anna's time is over before the window closes, and a bot answers for her."""
    window, late = 1.5, {"clock": 1, "overtime": "bot"}
    players, asked = await sealed_beat(house, window, **late)
    for player in players[1:]:
        await player.answer("keep")
    passes(1)
    live = await house.running.house.live(players[0].table)
    await eventually(lambda: live.room.has_answered(0))
    await together(players[0])
    assert players[0].events[-1]["at"] == asked
    passes(window - 1)
    told = await players[0].until_kind("answered")
    assert told["about"]["for_absent"]


@played
async def test_all_ways_to_answer_look_the_same_to_a_spectator_until_the_window_closes(house: OpenHouse) -> None:
    seen = []
    for choices in itertools.product(("back", "keep"), repeat=2):
        players, _ = await sealed_beat(house, 0)
        eve = await house.watching(players[0].table)
        for player, choice in zip(players, choices, strict=False):
            await player.answer(choice)
        _, stand = await house.watcher(players[0].table).get()
        seen.append((stand["view"], stand["awaited"], stand["n"], [event["kind"] for event in eve.events]))
    assert seen == [seen[0]] * 4


def test_a_house_that_closes_in_the_window_loses_nothing(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            players, _ = await sealed_beat(house, 30)
            for player in players:
                assert (await player.answer("keep"))["is"] == "ack"
        async with visited(store, job_processes=0) as house:
            _, stand = await house.guest(players[0].table, players[0].token, 0).get(after=players[0].n)
            assert stand["ask"]["about"] == "commit"
            assert [event["kind"] for event in stand["missed"]] == ["answered"] * 2  # one's own, and what came of all

    asyncio.run(run())

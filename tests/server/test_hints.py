"""Whoever does not know what to answer asks a bot: it knows no more than they do, and everybody hears of it."""

import asyncio
import json
from typing import Any
from unittest import mock

import pytest

from chaudron.bots import LEVELS, USUAL, bot
from chaudron.bots.advice import Advice, Opinion, Weighed, asked_of
from chaudron.bots.characters import adviser, character
from chaudron.kernel.game import Game
from chaudron.room.thoughts import Thought
from chaudron.server.jobs.background import Advised, Undone
from tests.server.open_house import LOCK_STEP, OpenHouse, all_brew, all_stir, open_house, played, together, visited
from tests.server.served import Player
from tests.server.test_background_jobs import thought

__all__ = ["open_house"]

NO_MORE: dict[str, Any] = {}


async def hint(player: Player, lang: str = "en", **wish: Any) -> dict[str, Any]:
    status, told = await player.post(f"/hint?lang={lang}", wish)
    assert status == 200, told
    return dict(told)


async def no_hint(player: Player, status: int, code: str, english: str, **wish: Any) -> None:
    """A hint is refused, in both languages."""
    said = {}
    for lang in ("fr", "en"):
        found, problem = await player.post(f"/hint?lang={lang}", wish)
        assert (found, problem["code"]) == (status, code), problem
        said[lang] = problem["says"]
    assert said["en"] == english
    assert said["fr"] not in ("", english), "not in French"


def hinted(player: Player) -> list[dict[str, Any]]:
    return [event["about"] for event in player.events if event["kind"] == "hinted"]


def advising(house: OpenHouse, advise: Any) -> Any:
    """Let somebody else think the hints out."""
    return mock.patch.object(house.running.jobs, "advise", advise)


# What one is told


@played
async def test_a_hint_is_an_option_of_my_question_with_a_reason(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob")
    assert anna.ask is not None
    told = await hint(anna, level=USUAL)
    assert (told["ask"], told["level"], told["name"]) == (anna.ask["ask"], USUAL, "Perrine")
    assert told["options"][0]["choice"] in anna.ask["options"]
    assert told["says"]
    assert told["says"] != (await hint(anna, "fr", level=USUAL))["says"]


@played
async def test_unless_somebody_is_named_the_strongest_is_asked(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob")
    asked: list[Thought] = []

    async def advise(thought: Thought) -> Advised:
        asked.append(thought)
        return Advised("points", [("stop", 4.1), ("draw", 0.9)])

    with advising(house, advise):
        told = await hint(anna)
    assert (told["level"], told["unit"]) == (adviser("belcastel", None).level, "points")
    assert told["options"] == [{"choice": "stop", "value": 4.1}, {"choice": "draw", "value": 0.9}]
    assert told["says"] == "3.2 points better than the next best choice, counted to the end of the game."
    [thought] = asked
    room = house.running.house.lives[anna.table].room.state
    assert room.table is not None
    assert (thought.view, thought.ask) == (room.game.bot_view(room.table, 0), room.table.asks[0])


@played
async def test_if_the_one_who_was_asked_fails_another_answers(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob")

    async def advise(thought: Thought) -> Advised:
        if thought.level != USUAL:
            raise Undone("too late")
        return Advised("", [("draw", None)])

    async def fail(thought: Thought) -> Advised:
        raise Undone("too late")

    with advising(house, fail):
        await no_hint(anna, 500, "failed", "Something went wrong on our side. Nothing has changed.")
    assert hinted(anna) == []
    with advising(house, advise):
        told = await hint(anna, level="child")
    assert (told["level"], told["unit"], told["options"]) == (USUAL, "", [{"choice": "draw", "value": None}])


# Who hears of it


@played
async def test_everybody_hears_that_a_hint_was_asked_for_and_nobody_else_what_it_was(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    eve = await house.watching(anna.table)

    async def advise(thought: Thought) -> Advised:
        return Advised("wins", [("draw", 0.6157), ("stop", 0.5)])

    with advising(house, advise):
        told = await hint(anna)
    assert "62%" in told["says"]
    for player in (bob, eve):
        assert (await player.until_kind("hinted"))["about"] == {"seat": 0}
        assert player.shown["seats"][0]["hints"] == 1
        assert "0.6157" not in "".join(player.raw)
    assert "0.6157" not in json.dumps([row.body.decode() for row in await house.journal(anna.table)])


@played
async def test_a_question_counts_once_however_often_one_asks(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    first = await hint(anna, level=USUAL)
    assert await hint(anna, level=USUAL) == first
    await hint(anna, level=USUAL)
    await anna.answer("draw")
    await hint(anna, level=USUAL)
    await together(anna, bob)
    assert hinted(bob) == [{"seat": 0}, {"seat": 0}]
    assert [seat.get("hints", 0) for seat in bob.shown["seats"]] == [2, 0]


@played
async def test_in_a_sealed_beat_nobody_learns_that_somebody_asked_before_it_ends(house: OpenHouse) -> None:
    """Otherwise the others would know who has not answered yet."""
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
    for player in (anna, bob):
        await player.answer("draw")
    await together(anna, bob)
    before = await bob.get()
    await hint(anna, level=USUAL)
    assert await bob.get() == before
    await together(anna)
    assert hinted(anna) == [{"seat": 0}]
    for player in (anna, bob):
        await player.answer()
    await together(anna, bob)
    assert hinted(bob) == []
    assert [player.shown["seats"][0]["hints"] for player in (anna, bob)] == [1, 1]


@played
async def test_in_a_window_of_the_ball_there_are_no_hints(house: OpenHouse) -> None:
    players = await house.table_of("Anna", "Bob", "Clo", setup="bal 3 first_player=0")
    await together(*players)
    english = "Everybody is deciding in secret; wait until all is shown."
    assert players[1].ask is not None
    await no_hint(players[1], 409, "sealed_now", english)


# When there is none


@played
async def test_what_one_has_to_hear_oneself_is_no_question_for_a_bot(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob")
    with mock.patch.object(Game, "is_by_ear", return_value=True):
        await no_hint(anna, 409, "by_ear", "For this, trust your own eyes and ears.")


@played
async def test_a_table_may_play_without_hints(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob", settings={"hints": False})
    await no_hint(anna, 409, "no_hints", "There are no hints at this table.")


@played
async def test_without_a_question_there_is_nothing_to_say(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob")
    await no_hint(anna, 422, "bad_option", unknown("genius"), level="genius")
    await no_hint(anna, 422, "bad_option", unknown("random"), level="random")
    await anna.do("pause")
    await no_hint(anna, 409, "paused", "The game is paused.")
    await anna.do("resume")
    await anna.answer("stop")
    await no_hint(anna, 409, "no_question", "You are not being asked anything right now.")
    assert hinted(anna) == []


def unknown(level: str) -> str:
    known = ", ".join(one for one in LEVELS["belcastel"] if character("belcastel", one))
    return f"There is no bot called “{level}”. There are: {known}."


@played
async def test_before_the_game_and_from_beside_the_table_nobody_asks(house: OpenHouse) -> None:
    anna = await house.open()
    await no_hint(anna, 409, "not_started", "The game has not begun.")
    watching = await house.open(name=None)
    await no_hint(watching, 403, "not_seated", "You need a seat at this table.")
    await no_hint(house.watcher(anna.table), 401, "bad_token", "This key opens no seat at this table.")


@played
async def test_a_hint_comes_too_late_when_the_question_is_answered(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob")

    async def advise(thought: Thought) -> Advised:
        await anna.answer("draw")
        return Advised("", [("draw", None)])

    with advising(house, advise):
        status, told = await anna.post("/hint", NO_MORE)
    assert (status, told["code"]) == (409, "stale")
    assert hinted(anna) == []


@played
async def test_one_waits_for_a_hint_before_asking_for_another(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob")
    begun, enough = asyncio.Event(), asyncio.Event()

    async def advise(thought: Thought) -> Advised:
        begun.set()
        await enough.wait()
        return Advised("", [("draw", None)])

    with advising(house, advise):
        first = asyncio.create_task(hint(anna))
        await begun.wait()
        await no_hint(anna, 429, "too_fast", "That is too much at once. Wait a moment.")
        enough.set()
        assert (await first)["options"] == [{"choice": "draw", "value": None}]


# Later, and elsewhere


def test_what_was_counted_is_known_after_a_restart(store: str) -> None:
    async def test() -> None:
        async with visited(store) as house:
            anna, _ = await house.dealt(all_brew, "Anna", "Bob")
            await hint(anna, level=USUAL)
            seated = anna.table, anna.token, anna.seat
        async with visited(store, job_processes=0) as house:
            again = await house.guest(*seated).connect(after=0)
            assert [seat.get("hints", 0) for seat in again.shown["seats"]] == [1, 0]
            assert hinted(again) == [{"seat": 0}]

    asyncio.run(test())


def test_a_hint_may_be_asked_of_another_process_than_the_tables_own(store: str) -> None:
    async def test() -> None:
        async with visited(store, shared=True, job_processes=0) as one, visited(store, shared=True) as other:
            anna, bob = await one.dealt(all_brew, "Anna", "Bob")
            await hint(other.guest(anna.table, anna.token, 0), level=USUAL)
            assert (await bob.until_kind("hinted"))["about"] == {"seat": 0}

    asyncio.run(test())


@pytest.mark.parametrize("level", ["random", USUAL])
def test_advice_is_what_the_bot_would_choose(level: str) -> None:
    """Any bot can be asked; one that weighs says what it weighed."""
    one = thought(level)
    opinion = asked_of(bot("belcastel", level, 7), one.view, one.ask)
    assert opinion.options[0][0] == bot("belcastel", level, 7).choose(one.view, one.ask)

    class Weighing:
        def choose(self, view: Any, ask: Any) -> str:
            return self.advise(view, ask).best

        def advise(self, view: Any, ask: Any) -> Advice:
            return Advice("points", (Weighed("stop", 2.0), Weighed("take", 0.5), Weighed("draw", 9.0)))

    told = asked_of(Weighing(), one.view, one.ask)
    assert told == Opinion("points", (("stop", 2.0), ("draw", 2.0), ("take", 0.5))), "the best first, and none above it"

"""Somebody goes away and leaves a plan: the house plays by it, tells nobody what is in it, and gives the seat back."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import WHITE
from chaudron.games.belcastel.table import Table
from chaudron.kernel.record import Record, verify
from chaudron.kernel.rule import answer
from chaudron.plans import Plan
from chaudron.room import chain, disclosure, events
from chaudron.room.thoughts import Thought
from tests.server.open_house import (
    LOCK_STEP,
    OpenHouse,
    all_brew,
    all_stir,
    open_house,
    play_out,
    played,
    refuses,
    together,
    visited,
)
from tests.server.served import Player

__all__ = ["open_house"]

WHITES = {"whites": 3}
SLOW = 30.0
"""Seconds: a plan that has not begun when a test has ended."""
NOT_NOW = "There is nothing for such a plan to do right now. Wait for the next brew."


def mine(player: Player) -> dict[str, Any]:
    """What belongs to a player's own seat."""
    seat: dict[str, Any] = player.view["seats"][player.seat]
    return seat


async def until_stopped(player: Player, seat: int) -> None:
    """Listen until the brewing of a seat is over."""
    while player.view["seats"][seat]["state"] == "brewing":
        await player.hear()


async def until_asked(about: str, *players: Player) -> None:
    """Listen until everybody is asked about this; plans are worked out in another process."""
    for player in players:
        while player.ask is None or player.ask["about"] != about:
            await player.hear()


async def leaves_plan(player: Player, **plan: Any) -> None:
    assert (await player.do("plan", plan=plan))["is"] == "ack"


async def plays_until_round(number: int, player: Player) -> None:
    """Play as shortly as can be until a round begins."""
    while player.view["round"] < number:
        if player.ask is None:
            await player.hear()
        else:
            await player.answer("stop" if "stop" in player.ask["options"] else None)


def answered(player: Player, by: str) -> list[dict[str, Any]]:
    """The answers that a player has heard of which were given so."""
    return [event["about"] for event in player.events if event["kind"] == "answered" and event["about"].get("by") == by]


# The house plays by it


@pytest.mark.parametrize("plan", [{"whites": 3}, {"coins": 7}, {"risk": 10}, {"whites": 4, "coins": 6, "risk": 30}])
@played
async def test_a_plan_draws_until_it_is_reached_and_then_stops(house: OpenHouse, plan: dict[str, Any]) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(bob, **plan)
    await bob.close()
    await until_stopped(anna, 1)
    assert {about["seat"] for about in answered(anna, "plan")} == {1}
    told = [fact[0] for about in answered(anna, "plan") for fact in about["told"]]
    assert told.count("drew") == len(answered(anna, "plan")) - 1
    assert told[-1] == "stopped"
    assert anna.ask is not None, "Anna brews on"


def draws_two_whites(table: Table) -> bool:
    """The second seat draws two whites in a row."""
    if not all_brew(table):
        return False
    for _ in range(2):
        answer(table, 1, "draw")
    return [chip.color is WHITE for chip in table.seats[1].chips] == [True, True]


@played
async def test_a_plan_uses_the_flask_as_it_says(house: OpenHouse) -> None:
    anna, bob = await house.dealt(draws_two_whites, "Anna", "Bob")
    await leaves_plan(bob, whites=2, flask="last")
    await until_stopped(anna, 1)
    told = [fact[0] for about in answered(anna, "plan") for fact in about["told"]]
    assert "back_in_bag" in told
    assert told[-1] == "stopped"


@played
async def test_a_plan_plays_the_round_and_the_next_ones_until_its_maker_is_back(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(bob, **WHITES, after="back")
    await bob.close()
    await plays_until_round(3, anna)
    assert anna.shown["seats"][1]["plan"] is True
    await bob.connect(after=bob.n)
    assert (await bob.do("drop_plan"))["is"] == "ack"
    await together(anna)
    assert "plan" not in anna.shown["seats"][1]


@played
async def test_a_plan_for_the_round_ends_with_it(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(bob, **WHITES, after="round")
    await plays_until_round(2, anna)
    assert "plan" not in anna.shown["seats"][1]
    assert (await bob.get("/plan"))[1] == {"plan": None}


@played
async def test_what_a_plan_leaves_open_waits_for_its_maker(house: OpenHouse) -> None:
    """[BEL-10.5] By itself it plays the brewing alone."""
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(bob, **WHITES)
    await anna.answer("stop")
    await until_stopped(bob, 1)
    while bob.ask is None:
        await (anna.answer() if anna.ask is not None else bob.hear())
        await together(anna, bob)
    assert bob.ask["about"] not in ("brew", "commit")
    assert "plan" not in bob.shown["seats"][1], "it is over with the brewing"
    assert (await bob.answer())["is"] == "ack"


@played
async def test_in_lock_step_a_plan_commits_like_everybody(house: OpenHouse) -> None:
    """[BEL-12.1]"""
    anna, bob = await house.dealt(all_brew, "Anna", "Bob", setup=LOCK_STEP)
    await leaves_plan(bob, coins=4)
    await bob.close()
    while anna.view["seats"][1]["state"] == "brewing":
        if anna.ask is not None:
            await anna.answer("draw" if "draw" in anna.ask["options"] else None)
        else:
            await anna.hear()
    assert anna.view["seats"][1]["state"] == "stopped"
    assert anna.view["seats"][1]["next_space"] >= 4


@played
async def test_a_whole_game_by_plans_can_be_verified(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(anna, risk=25, flask="last", after="back")
    await leaves_plan(bob, whites=6, coins=25, after="back", exploded="points")
    for player in (anna, bob):
        while player.shown["state"] == "playing":
            await player.hear()
    assert "plan" not in anna.shown["seats"][0]
    _, record = await anna.get("/record")
    assert verify(BELCASTEL, Record.from_json(record)) is not None


# Its end


def test_whoever_answers_is_back(store: str) -> None:
    async def play() -> None:
        async with visited(store, pace=SLOW) as house:
            anna, bob = await house.dealt(all_brew, "Anna", "Bob")
            await leaves_plan(bob, whites=20)
            await anna.until_kind("planned")
            assert anna.shown["seats"][1]["plan"] is True
            assert (await bob.answer("draw"))["is"] == "ack"
            await together(anna)
            assert "plan" not in anna.shown["seats"][1]
            assert answered(anna, "plan") == []
            assert (await bob.get("/plan"))[1] == {"plan": None}

    asyncio.run(play())


@played
async def test_at_a_pause_no_plan_is_made(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.do("pause")
    await together(bob)
    await refuses(house, bob, "paused", "The game is paused.", "plan", plan=WHITES)


@played
async def test_an_answer_of_the_plan_that_is_taken_back_ends_it(house: OpenHouse) -> None:
    """The rules of taking back are the same as ever."""
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(bob, coins=1, after="round")
    await until_stopped(bob, 1)
    assert bob.undo is None
    assert (await bob.do("undo"))["is"] == "ack"
    await together(anna, bob)
    assert (mine(bob)["state"], "plan" in anna.shown["seats"][1]) == ("brewing", False)
    assert (await bob.answer("draw"))["is"] == "ack"


@played
async def test_who_leaves_the_table_leaves_no_plan(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(bob, coins=30, after="back")
    await bob.do("leave")
    await together(anna)
    assert anna.shown["seats"][1] == {"name": "Bob", "person": True, "left": True}


# What cannot be


@played
async def test_a_plan_must_be_one_that_can_be_followed(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    english = "A plan must say when to stop: choose at least one condition."
    await refuses(house, bob, "plan_without_end", english, "plan", plan={"flask": "last"})
    await refuses(house, bob, "no_plan", "No plan plays in your place.", "drop_plan")
    await bob.answer("stop")
    await refuses(house, bob, "plan_not_now", NOT_NOW, "plan", plan=WHITES)
    await leaves_plan(bob, **WHITES, after="round")
    assert anna.ask is not None


@played
async def test_where_odds_are_switched_off_no_plan_depends_on_them(house: OpenHouse) -> None:
    _anna, bob = await house.dealt(all_brew, "Anna", "Bob", settings={"odds": False})
    english = "This table plays without odds: a plan cannot depend on them."
    await refuses(house, bob, "plan_without_odds", english, "plan", plan={"whites": 5, "risk": 30})
    status, problem = await bob.post("/plan?lang=en", WHITES)
    assert (status, problem["code"]) == (409, "plan_without_odds")
    await leaves_plan(bob, whites=5)


@played
async def test_other_games_know_no_plans(house: OpenHouse) -> None:
    anna, *_ = await house.table_of("Anna", "Bob", setup="blackwood 2")
    await refuses(house, anna, "no_plans", "There are no plans in this game.", "plan", plan=WHITES)


@pytest.mark.parametrize("plan", [{"whites": 0}, {"coins": 36}, {"risk": 100}, {"flask": "often"}, {"round": 9}])
@played
async def test_what_no_plan_can_say_is_not_understood(house: OpenHouse, plan: dict[str, Any]) -> None:
    _anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    status, problem = await bob.post("/commands", {"do": "plan", "id": "one", "plan": plan})
    assert (status, problem["code"]) == (422, "bad_message")


# Nobody else knows what is in it

CANARY = {"whites": 19, "coins": 34, "risk": 98, "flask": "high", "questions": "wait", "after": "back"}


@played
async def test_what_is_in_a_plan_reaches_nobody(house: OpenHouse) -> None:
    """Not the others, nor who watches, nor its maker's own stream: only whoever asks for it with the token."""
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    clo = await house.watching(anna.table)
    await leaves_plan(bob, **CANARY)
    await leaves_plan(bob, **{**CANARY, "coins": 33})
    await together(anna, bob, clo)
    for player in (anna, clo, bob):
        for path in ("", "/log", "/board"):
            await player.get(path)
        everything = json.dumps([player.raw, player.events, player.shown])
        assert "planned" in everything
        assert [name for name in ("risk", "questions", "high") if name in everything] == []
    assert [await other.get("/plan") for other in (anna, bob)] == [
        (200, {"plan": None}),
        (200, {"plan": {**CANARY, "coins": 33}}),
    ]
    assert (await clo.get("/plan"))[0] == 401


@played
async def test_a_plan_that_is_changed_is_nobodys_business(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    await leaves_plan(bob, whites=5, after="back")
    await until_stopped(bob, 1)
    await together(anna)
    heard = anna.n
    await leaves_plan(bob, whites=6, after="back")
    await together(anna)
    assert anna.n == heard
    assert [disclosure.kind(chain.read(row.body)) for row in (await house.journal(anna.table))[-1:]] == ["planned"]


@played
async def test_in_a_sealed_beat_nobody_learns_that_the_maker_has_answered(house: OpenHouse) -> None:
    """[BEL-16.13] That the plan is over is told with the end of the beat."""
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
    await leaves_plan(bob, coins=30, questions="wait")
    await anna.answer("draw")
    await until_asked("well_stirred", anna, bob)
    heard = anna.n
    assert (await bob.answer("keep"))["is"] == "ack"
    await together(anna)
    _, stand = await anna.get()
    assert (anna.n, stand["shown"]["seats"][1]["plan"]) == (heard, True)
    await anna.answer("keep")
    await together(anna)
    assert "plan" not in anna.shown["seats"][1]


@played
async def test_a_sealed_answer_does_not_say_that_a_plan_gave_it(house: OpenHouse) -> None:
    """[BEL-16.13] Who was the last to answer is hidden, and so is by what."""
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
    await leaves_plan(bob, coins=30)
    await anna.answer("draw")
    await anna.answer("keep")
    while anna.ask is None:
        await anna.hear()
    sealed = [
        event
        for event in (chain.read(row.body) for row in await house.journal(anna.table))
        if isinstance(event, events.Answered) and event.sealed and event.by
    ]
    assert sealed
    assert all("by" not in disclosure.about(event, 0) and "seat" not in disclosure.about(event, 0) for event in sealed)


# Only what the seat may see


@played
async def test_a_plan_is_given_what_its_seat_sees_and_nothing_else(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    thoughts: list[Thought] = []
    jobs = house.running.jobs
    follow = jobs.follow

    async def overheard(thought: Thought) -> str | None:
        if thought.whose.table == bob.table:  # nobody need have finished at the tables of other tests
            thoughts.append(thought)
        return await follow(thought)

    monkeypatch.setattr(jobs, "follow", overheard)
    await leaves_plan(bob, coins=3)
    await until_stopped(anna, 1)
    assert [thought.view["me"] for thought in thoughts] == [1] * len(thoughts)
    assert all(thought.view["seats"][0]["bag"] is None for thought in thoughts)
    assert thoughts[0].plan == Plan(coins=3, round=1)


# Durable


def test_a_plan_goes_on_after_the_house_was_closed_in_between(store: str) -> None:
    async def play() -> None:
        async with visited(store, pace=SLOW) as house:
            anna, bob = await house.dealt(all_brew, "Anna", "Bob")
            await leaves_plan(bob, **WHITES)
            assert mine(bob)["chips"] == []
        async with visited(store) as house:
            anna = house.guest(anna.table, anna.token, 0)
            await anna.connect()
            assert anna.shown["seats"][1].get("plan", False) or anna.view["seats"][1]["state"] != "brewing"
            await until_stopped(anna, 1)
            assert {about["seat"] for about in answered(anna, "plan")} == {1}
            bob = house.guest(bob.table, bob.token, 1)
            await bob.connect()
            assert (await bob.get("/plan"))[1] == {"plan": None}

    asyncio.run(play())


def test_nobody_has_to_come_for_a_plan_to_go_on(store: str) -> None:
    """A house that opens again looks after its plans by itself."""

    async def play() -> None:
        async with visited(store, pace=SLOW) as house:
            _anna, bob = await house.dealt(all_brew, "Anna", "Bob")
            await leaves_plan(bob, **WHITES)
            table = bob.table
        async with visited(store) as house:
            while not any(b'"stopped"' in row.body for row in await house.journal(table)):  # noqa: ASYNC110 - nobody may come
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(play(), 60))


@played
async def test_a_snapshot_keeps_the_plan(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(bob, whites=5, after="back")
    live = await house.running.house.live(anna.table)
    saved = msgspec.json.decode(live.room.state.snapshot().body)
    assert saved["sitting"]["chairs"][1]["plan"]["whites"] == 5
    assert anna.seat == 0


# Forecast


@played
async def test_a_forecast_says_how_a_plan_would_end_and_keeps_nothing(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    before = await house.journal(anna.table)
    status, told = await bob.post("/plan", {"whites": 20})
    assert (status, told["forecast"]["waiting"]) == (200, 0)
    assert 0 < told["forecast"]["exploded"] <= told["forecast"]["brews"]
    assert (await bob.post("/plan", {"whites": 1}))[1]["forecast"]["exploded"] == 0
    await bob.answer("stop")
    assert (await bob.post("/plan", {"whites": 1}))[1] == {"forecast": None}
    assert len(await house.journal(anna.table)) == len(before) + 1


@played
async def test_everybody_plays_on_while_a_plan_plays(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await leaves_plan(bob, whites=6, after="back")
    await play_out(anna)
    assert anna.shown["state"] == "over"

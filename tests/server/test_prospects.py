"""A seat can ask what would follow from its choices, and learns nothing by it that it could not know."""

import asyncio
import json
from functools import partial
from typing import Any
from unittest import mock

import pytest

from chaudron.games import SHELF
from chaudron.limits import WINDOW_SECONDS
from chaudron.protocol import Settings
from chaudron.room.opening import Opening
from chaudron.room.work import Foreseen
from chaudron.server import running
from chaudron.server.jobs.background import BackgroundJobs
from chaudron.server.jobs.messages import Foresee
from chaudron.server.jobs.process import foresee
from tests.server.open_house import LOCK_STEP, OpenHouse, all_brew, all_stir, open_house, played
from tests.server.served import Player, served
from tests.server.test_any_game import Pebbles
from tests.server.test_secrecy import first_hidden_draw, in_a_beat
from tests.server.witnesses import WATCHER, Person, answer, seated
from tests.server.worlds import all_commit, options, other_luck, prepared, scene_where, some_are_asked, ticking

__all__ = ["open_house"]


async def prospects(player: Player) -> dict[str, Any]:
    status, body = await player.get("/prospects")
    assert (status, body.get("code")) == (200, None)
    found: dict[str, Any] = body
    return found


# What is told


@played
async def test_a_seat_learns_what_follows_from_each_option_and_why_not_from_others(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    found = await prospects(anna)
    assert anna.ask is not None
    assert (found["n"], found["ask"], list(found["options"])) == (anna.n, anna.ask["ask"], anna.ask["options"])
    assert found["options"]["draw"] == {"changes": [], "told": [], "open": True, "next": None}
    assert found["options"]["stop"] == {
        "changes": [[["seats", 0, "state"], "stopped"]],
        "told": [["stopped", "BEL-5.3", {"seat": 0, "space": 1}]],
        "open": False,
        "next": None,
    }
    assert found["refused"]["flask"] == {"key": "nothing_to_take_back", "rule": "BEL-16.9", "details": {}}
    assert (found["odds"]["bag"], found["odds"]["next"]) == (9, [0, 9])


@played
async def test_what_was_foretold_is_what_then_happens(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("draw")
    foretold = (await prospects(anna))["options"]["flask"]
    await anna.answer("flask")
    assert anna.ask is not None
    assert (foretold["next"]["about"], foretold["next"]["options"]) == (anna.ask["about"], anna.ask["options"])
    assert foretold["next"]["refused"] == (await prospects(anna))["refused"]
    assert anna.events[-1]["about"]["told"] == foretold["told"]
    for path, value in foretold["changes"]:
        assert anna.view[path[0]][path[1]][path[2]] == value


@played
async def test_it_is_worked_out_from_the_view_alone(house: OpenHouse) -> None:
    for player in await house.dealt(all_brew, "Anna", "Bob"):
        assert player.ask is not None
        assert player.seat is not None
        asked: Any = {key: value for key, value in player.ask.items() if key != "ask"} | {"seat": player.seat}
        known = foresee(Foresee("belcastel", player.view, asked, player.seat, players=2, odds=True))
        said = {"n": player.n, "ask": player.ask["ask"], **known._asdict()}
        assert await prospects(player) == json.loads(json.dumps(said))


@played
async def test_who_is_asked_nothing_learns_why(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    await anna.answer("stop")
    stopped = {"key": "stopped", "rule": "BEL-5.3", "details": {}}
    assert await prospects(anna) == {
        "n": anna.n,
        "ask": None,
        "options": {},
        "refused": dict.fromkeys(("draw", "stop", "flask"), stopped),
        "odds": None,
    }


@played
async def test_a_table_without_odds_tells_none(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob", settings={"odds": False})
    found = await prospects(anna)
    assert found["odds"] is None
    assert set(found["options"]) == {"draw", "stop"}


@played
async def test_in_a_sealed_beat_each_learns_only_of_the_own_part(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
    nothing = {"changes": [], "told": [], "open": True, "next": None}
    assert (await prospects(anna))["options"] == {"draw": nothing, "stop": nothing}
    for player in (anna, bob):
        await player.answer("draw")
    before = (await prospects(bob))["options"]
    await anna.answer("back")
    after = (await prospects(bob))["options"]
    assert before == after
    assert [key for key, _rule, _details in after["back"]["told"]] == ["back_in_bag"]
    assert after["keep"]["open"]


# Who may ask


@played
async def test_only_a_seat_at_a_game_that_has_begun_may_ask(house: OpenHouse) -> None:
    anna = await house.open()
    host = await house.open(name=None)
    stray = house.guest(anna.table, "x" * 43, 0)
    asked = [(anna, 409, "not_started"), (host, 403, "not_seated"), (stray, 401, "bad_token")]
    for player, status, code in [*asked, (house.watcher(anna.table), 401, "bad_token")]:
        found, problem = await player.get("/prospects")
        assert (found, problem["code"]) == (status, code)


# Secrecy


Found = dict[int, str]
"""What each is told: status, headers and body."""


async def found_by(people: dict[int, Person], besides: int) -> Found:
    return {seat: await one.look("/prospects") for seat, one in people.items() if seat not in (besides, WATCHER)}


async def found_in(house: OpenHouse, new: Opening, seat: int, *choices: str) -> Found:
    """What the others are told after somebody has answered in secret."""
    people = await seated(house, new)
    for choice in choices:
        await answer(people[seat], choice)
    return await found_by(people, seat)


async def watch_a_hidden_answer(house: OpenHouse) -> None:
    new, _first, second, _ = in_a_beat()
    people = await seated(house, new)
    before = await found_by(people, second)
    await answer(people[second], options(new)[second][-1])  # after which it is asked nothing more
    assert await found_by(people, second) == before, "they learn of it"


@played
async def test_nobody_learns_that_another_has_answered_in_secret(house: OpenHouse) -> None:
    await watch_a_hidden_answer(house)


@played
async def test_a_leak_that_is_planted_is_found(house: OpenHouse) -> None:
    """How many are still asked, where only the house may know it."""

    async def leaking(jobs: BackgroundJobs, job: Foresee) -> Foreseen:
        tables = [live.room.state.table for live in house.running.house.lives.values()]
        asked = sum(len(table.asks) for table in tables if table is not None)
        return (await foresee_rightly(jobs, job))._replace(odds={"asked": asked})

    foresee_rightly = BackgroundJobs.foresee
    with mock.patch.object(BackgroundJobs, "foresee", leaking), pytest.raises(AssertionError, match="they learn of it"):
        await watch_a_hidden_answer(house)


@played
async def test_nobody_learns_what_another_has_committed(house: OpenHouse) -> None:
    scene = scene_where(all_commit)
    with ticking(0):
        assert await found_in(house, prepared(scene), 1, "draw") == await found_in(house, prepared(scene), 1, "stop")


@played
async def test_nobody_learns_what_another_draws_in_secret(house: OpenHouse) -> None:
    new, seat, _, _ = in_a_beat()
    scene, number = scene_where(some_are_asked), first_hidden_draw(new, seat)
    with ticking(0):
        one = await found_in(house, prepared(scene), seat)
        with other_luck(seat, number):
            other_world = prepared(scene)
            assert options(other_world)[seat] != options(new)[seat]
            assert await found_in(house, other_world, seat) == one


@played
async def test_before_a_window_closes_nobody_learns_that_all_have_answered(house: OpenHouse) -> None:
    new, first, second, _ = in_a_beat(Settings(window=WINDOW_SECONDS))
    people = await seated(house, new)
    before = {seat: await people[seat].look("/prospects") for seat in range(4)}
    await answer(people[first], "none")
    await answer(people[second], "none")
    assert {seat: await people[seat].look("/prospects") for seat in range(4)} == before


# A game that the house has never heard of


def test_a_game_new_to_the_house_has_prospects_too(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It foretells nothing, has no odds, and cannot even guess a table from a view."""
    monkeypatch.setitem(SHELF, "pebbles", Pebbles())
    monkeypatch.setattr(running, "BackgroundJobs", partial(BackgroundJobs, plugins=("tests.server.planted_games",)))

    async def run() -> None:
        async with served(store) as house:
            ada, _bea = await house.table_of("Ada", "Bea", setup="pebbles 2")
            nothing = {"changes": [], "told": [], "open": True, "next": None}
            assert ada.ask is not None
            assert await prospects(ada) == {
                "n": ada.n,
                "ask": ada.ask["ask"],
                "options": {"high": nothing, "low": nothing},
                "refused": {},
                "odds": None,
            }

    asyncio.run(run())

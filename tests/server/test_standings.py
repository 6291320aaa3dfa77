"""One request tells how all my games stand: whose turn it is, how they ended, or why that cannot be told."""

import asyncio
from typing import Any

import pytest

from chaudron import limits
from chaudron.limits import USUAL
from tests.server.open_house import (
    LOCK_STEP,
    OpenHouse,
    all_brew,
    all_stir,
    open_house,
    play_out,
    played,
    together,
    visited,
)
from tests.server.served import Player

__all__ = ["open_house"]

NOBODY = "This key opens no seat at this table."
NO_TABLE = "There is no such table. Check the code or the link."
UNWATCHED = "This table plays without spectators."


async def asked(house: OpenHouse, body: Any, status: int = 200) -> Any:
    async with house.session.post(f"{house.base}/api/standings?lang=en", json=body) as answer:
        assert answer.status == status, await answer.text()
        return await answer.json()


async def standings(house: OpenHouse, *players: Player) -> list[dict[str, Any]]:
    """How the tables of these people stand for them."""
    tables = [{"table": one.table, **({} if one.token is None else {"token": one.token})} for one in players]
    told: list[dict[str, Any]] = (await asked(house, {"tables": tables}))["standings"]
    return told


@played
async def test_it_says_for_each_person_whether_the_table_waits_for_them(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.answer("draw")
    await bob.answer("stop")
    mine, theirs, watched = await standings(house, anna, bob, house.watcher(anna.table))
    seats = [{"name": "Anna", "person": True}, {"name": "Bob", "person": True}]
    same = {"table": anna.table, "game": "belcastel", "state": "playing", "seats": seats, "awaited": [0], "round": 1}
    assert mine == {**same, "seat": 0, "asked": True}
    assert theirs == {**same, "seat": 1}
    assert watched == same


@played
async def test_many_tables_of_all_kinds_are_told_in_one_answer_and_in_order(house: OpenHouse) -> None:
    anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
    waiting = await house.open("blackwood 3", "Clo")
    closed = await house.open("belcastel 2", "Dot", settings={"watchers": False})
    stray, nowhere = house.guest(anna.table, "x" * 43, None), house.guest("aaaaaaaaaa", None, None)
    told = await standings(house, waiting, stray, anna, nowhere, house.watcher(closed.table), closed)
    assert [one["table"] for one in told] == [one.table for one in (waiting, anna, anna, nowhere, closed, closed)]
    assert [one.get("state", "") for one in told] == ["open", "", "playing", "", "", "open"]
    assert told[1] == {"table": anna.table, "code": "bad_token", "says": NOBODY}
    assert told[3] == {"table": nowhere.table, "code": "unknown_table", "says": NO_TABLE}
    assert told[4] == {"table": closed.table, "code": "no_watchers", "says": UNWATCHED}
    assert await asked(house, {"tables": []}) == {"standings": []}


@played
async def test_a_paused_table_waits_for_nobody_and_says_so(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.do("pause")
    (told,) = await standings(house, anna)
    assert (told["paused"], "asked" in told) == (True, False)


@played
async def test_who_has_left_is_not_waited_for(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.do("leave")
    (told,) = await standings(house, bob)
    assert (told["seat"], told["seats"][1]["left"]) == (1, True)
    await together(anna)


@played
async def test_in_a_sealed_beat_it_tells_nobody_who_has_answered(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_stir, "Anna", "Bob", setup=LOCK_STEP)
    for player in (anna, bob):
        await player.answer("draw")
    await together(anna, bob)
    eve = house.watcher(anna.table)
    before = await standings(house, anna, eve)
    await bob.answer()
    assert await standings(house, anna, eve) == before
    (his,) = await standings(house, bob)
    assert (his["awaited"], "asked" in his) == ([0, 1], False)


def test_a_finished_game_says_how_it_ended_also_after_a_restart(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna, bob = await house.dealt(all_brew, "Anna", "Bob")
            await play_out(anna, bob)
            (before,) = await standings(house, anna)
            outcome = anna.view["outcome"]
        async with visited(store, job_processes=0) as house:
            (told,) = await standings(house, anna)
        assert told == before
        assert (told["state"], told["points"], told["places"]) == ("over", outcome["points"], outcome["places"])

    asyncio.run(run())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"tables": [{}]},
        {"tables": [{"table": "../secret"}]},
        {"tables": [{"table": "aaaaaaaaaa", "token": "x" * (limits.TOKEN_LENGTH + 1)}]},
        {"tables": [{"table": "aaaaaaaaaa"}] * (limits.MY_TABLES + 1)},
    ],
)
@played
async def test_what_is_no_list_of_tables_is_refused(house: OpenHouse, body: Any) -> None:
    assert (await asked(house, body, 422))["code"] == "bad_message"


def test_twenty_games_are_one_request_and_count_as_three(tmp_path: Any) -> None:
    async def run() -> None:
        rates = USUAL._replace(requests=0.0, requests_at_once=5)
        async with visited(str(tmp_path / "tables.db"), job_processes=0, rates=rates) as house:
            twenty = {"tables": [{"table": "aaaaaaaaaa"}] * 20}
            assert len((await asked(house, twenty))["standings"]) == 20
            assert (await asked(house, twenty, 429))["code"] == "too_fast"

    asyncio.run(run())

"""Positions to solve at the house: the shipped ones, missed chances of one's own, and playing on from both."""

import asyncio
from typing import Any

import pytest

from chaudron.exercises.shelf import exercise, listed
from chaudron.games import SHELF
from tests.server.open_house import OpenHouse, open_house, played
from tests.server.served import Player
from tests.server.test_replays import to_the_end

__all__ = ["open_house"]

ONE_STORE = True


async def read(house: OpenHouse, path: str, **query: str) -> tuple[int, Any]:
    async with house.session.get(f"{house.base}/api/exercises/{path}", params=query) as response:
        return response.status, await response.json()


@pytest.mark.parametrize("game", SHELF)
@played
async def test_the_shipped_ones_are_listed_and_told(house: OpenHouse, game: str) -> None:
    status, answer = await read(house, game)
    assert status == 200
    assert [(one["id"], one["kind"]) for one in answer["exercises"]] == [tuple(one) for one in listed(game)]
    name = answer["exercises"][0]["id"]
    status, shown = await read(house, f"{game}/{name}", lang="en")
    one = exercise(game, name)
    assert (status, shown["id"], shown["played"]) == (200, name, "")
    assert shown["options"][0]["choice"] == one.best.choice
    assert {option["choice"] for option in shown["options"]} <= set(shown["welcome"]["ask"]["options"])
    _, french = await read(house, f"{game}/{name}", lang="fr")
    assert french["says"] != shown["says"]
    assert french["welcome"] == shown["welcome"]
    status, board = await read(house, f"{game}/{name}/board", lang="en", linear="true")
    assert (status, board["n"]) == (200, shown["welcome"]["n"])
    assert [option["choice"] for option in board["options"]][: len(one.options)]
    assert board["question"]


@pytest.mark.parametrize("path", ["no-such-game", "no-such-game/1", "bal/1", "bal/1-1", "bal/1-1/board"])
@played
async def test_there_are_no_others(house: OpenHouse, path: str) -> None:
    status, problem = await read(house, path)
    assert (status, problem["code"]) == (404, "not_found")


@pytest.mark.parametrize("game", SHELF)
@played
async def test_a_table_goes_on_from_one(house: OpenHouse, game: str) -> None:
    one = exercise(game, listed(game)[1].id)
    name = listed(game)[1].id
    position = {"exercise": f"{game}/{name}", "at": one.at}
    bots = ["child"] * (one.record.players - 1)
    player = await house.open("", "Ada", seat=one.seat, position=position, bots=bots)
    await player.connect()
    await player.do("start")
    while player.shown["state"] == "open":
        await player.hear()
    _, shown = await read(house, f"{game}/{name}")
    assert player.shown["resumed"] == {"table": "", "at": one.at}
    assert player.ask is not None
    assert player.ask["options"] == shown["welcome"]["ask"]["options"]
    assert player.view["seats"][one.seat] == shown["welcome"]["view"]["seats"][one.seat]


async def asked(player: Player, path: str = "", **query: Any) -> tuple[int, Any]:
    return await player.get(f"/exercises{path}", **query)


async def over(house: OpenHouse) -> list[Player]:
    players = await house.table_of("Anna", "Bob", setup="blackwood 2")
    await asyncio.gather(*map(to_the_end, players))
    return players


@played
async def test_missed_chances_are_those_of_whoever_asks(house: OpenHouse) -> None:
    anna, bob = await over(house)
    code, mine = await asked(anna)
    assert code == 200
    assert mine["exercises"]
    _, record = await anna.get("/record")
    for one in mine["exercises"]:
        assert record["entries"][int(one["id"]) - 1][0] == 0
    number = mine["exercises"][0]["id"]
    code, shown = await asked(anna, f"/{number}", lang="en")
    assert (code, shown["played"], shown["at"]) == (200, record["entries"][int(number) - 1][1], int(number) - 1)
    assert shown["welcome"]["seat"] == 0
    assert [seat["name"] for seat in shown["welcome"]["shown"]["seats"]] == ["Anna", "Bob"]
    code, board = await asked(anna, f"/{number}/board", lang="en")
    assert (code, board["n"]) == (200, shown["welcome"]["n"])
    code, problem = await asked(bob, f"/{number}")
    assert (code, problem["code"]) == (404, "not_found")
    code, problem = await asked(anna, "/99999")
    assert (code, problem["code"]) == (404, "not_found")


@played
async def test_before_the_end_and_without_a_seat_there_are_none(house: OpenHouse) -> None:
    anna, _ = await house.table_of("Anna", "Bob", setup="blackwood 2")
    code, problem = await asked(anna)
    assert (code, problem["code"]) == (409, "not_over")
    watcher = await house.watching(anna.table)
    code, problem = await asked(watcher)
    assert code in (401, 403)

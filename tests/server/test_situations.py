"""The examples of the rules can be watched at the house, step by step."""

from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.situations import SITUATIONS
from chaudron.situations.shown import rules_of
from chaudron.words import LANGUAGES, words
from tests.server.open_house import OpenHouse, open_house, played

__all__ = ["open_house"]


async def read(house: OpenHouse, path: str, **query: str) -> tuple[int, Any]:
    async with house.session.get(f"{house.base}/api/rules/{path}", params=query) as response:
        return response.status, await response.json()


@pytest.mark.parametrize("language", LANGUAGES)
@played
async def test_every_situation_of_a_game_is_listed_with_its_title_and_its_rules(
    house: OpenHouse, language: str
) -> None:
    for game in SHELF:
        status, answer = await read(house, f"{game}/situations", lang=language)
        assert status == 200
        assert {one["id"]: one["rules"] for one in answer["situations"]} == {
            name: rules_of(game, one) for name, one in SITUATIONS[game].items()
        }
        assert all(words(language).has(f"situation-{one['id'].replace('.', '-')}") for one in answer["situations"])


@played
async def test_a_situation_is_told_step_by_step_in_the_language_that_was_asked_for(house: OpenHouse) -> None:
    """[BEL-17.2]"""
    status, told = await read(house, "belcastel/situations/BEL-17.2", lang="en")
    assert (status, told["title"], told["names"], told["focus"]) == (200, "Boom", ["Basile", "Ysée"], [0])
    assert [step["view"]["seats"][0]["whites"] for step in told["steps"]] == [6, 8, 8, 8]
    assert told["steps"][1]["told"][-1] == "Boom! Basile\u2019s cauldron explodes, whites 8 of 7."
    assert told["steps"][-1]["caption"] == "Points or shopping, not both: he takes his 2 points."
    _, french = await read(house, "belcastel/situations/BEL-17.2", lang="fr")
    assert french["title"] == "Boum"
    assert [step["view"] for step in french["steps"]] == [step["view"] for step in told["steps"]]


@played
async def test_a_situation_shows_every_hand(house: OpenHouse) -> None:
    """[BAL-11.1] An example has no secrets."""
    _, told = await read(house, "bal/situations/BAL-11.1")
    assert [seat["hand"] for seat in told["steps"][0]["view"]["seats"]] == [
        ["b1", "j1", "j2", "r1"],
        ["v1", "r2", "r3"],
        ["r5", "r6", "r7"],
    ]


@pytest.mark.parametrize("path", ["no-such-game/situations", "bal/situations/BEL-17.2", "belcastel/situations/BEL-5.1"])
@played
async def test_there_are_no_others(house: OpenHouse, path: str) -> None:
    status, problem = await read(house, path)
    assert (status, problem["code"]) == (404, "not_found")

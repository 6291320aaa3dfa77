"""The rules can be read at the house, each under the id by which it is named."""

from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.rulebook import rule_text
from chaudron.speech.rule_words import told as with_names
from chaudron.speech.rule_words import told_chapters
from chaudron.words import LANGUAGES
from tests.server.open_house import OpenHouse, open_house, played

__all__ = ["open_house"]

CHAPTERS = {
    "belcastel": {"fr": "BEL-4 · Les rats", "en": "BEL-4 · Rats"},
    "witches": {"fr": "WIT-4 · Les coupelles", "en": "WIT-4 · Bowls"},
    "blackwood": {"fr": "BLW-7 · Les sorts", "en": "BLW-7 · The spells"},
    "bal": {"fr": "BAL-6 · Les mains courtes", "en": "BAL-6 · Short hands"},
}
"""A chapter of each page, by its title."""


async def read(house: OpenHouse, game: str = "belcastel", **query: str) -> tuple[int, Any]:
    async with house.session.get(f"{house.base}/api/rules/{game}", params=query) as response:
        return response.status, await response.json()


def by_id(page: Any) -> dict[str, str]:
    return {rule["id"]: rule["text"] for chapter in page["chapters"] for rule in chapter["rules"] if rule["id"]}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CHAPTERS)
@played
async def test_every_rule_is_told_under_its_id_in_the_language_that_was_asked_for(
    house: OpenHouse, game: str, language: str
) -> None:
    status, page = await read(house, game, lang=language)
    assert status == 200
    told = by_id(page)
    assert told == {
        one.id: one.text for chapter in told_chapters(game, language) for one in chapter.paragraphs if one.id
    }
    title = CHAPTERS[game][language]
    [chapter] = [chapter for chapter in page["chapters"] if chapter["title"] == title]
    assert chapter["id"] == title.partition(" ")[0]
    assert (
        told[f"{chapter['id']}.1"]
        == with_names(game, rule_text(language, f"{chapter['id']}.1").paragraphs[0], language).text
    )


@played
async def test_what_introduces_the_page_and_its_chapters_is_told_too(house: OpenHouse) -> None:
    _, page = await read(house, lang="en")
    preface, *chapters = page["chapters"]
    assert (preface["id"], preface["title"]) == ("", "")
    assert preface["rules"][0]["id"] == ""
    [books] = [chapter for chapter in chapters if any(rule["id"] == "green-1" for rule in chapter["rules"])]
    assert books["id"] == ""
    assert books["rules"][0]["id"] == ""


@played
async def test_every_game_on_the_shelf_has_rules_and_no_other(house: OpenHouse) -> None:
    assert set(CHAPTERS) == set(SHELF)
    for game in SHELF:
        assert (await read(house, game))[0] == 200
    status, problem = await read(house, "no-such-game")
    assert (status, problem["code"]) == (404, "not_found")

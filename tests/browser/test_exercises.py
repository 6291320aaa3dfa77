"""Positions to solve on the page: answered on the real board, then told what each answer was worth."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chaudron.exercises.shelf import exercise, listed
from tests.browser.finished import finished
from tests.browser.house import House
from tests.browser.person import remember

Axe = Callable[[Page], None]
BOARDS = {"belcastel": "main.brewing", "bal": "main.ball", "witches": "main.brewing", "blackwood": "main.wood"}
KINDS = {"belcastel": "brew", "witches": "brew", "bal": "defense_spell", "blackwood": "search"}
WORDS = {
    "fr": {
        "next": "Suivant",
        "on": "Jouer la suite",
        "stop": "M\u2019arrêter",
        "yours": "ta réponse",
        "played": "en partie",
    },
    "en": {"next": "Next", "on": "Play it out", "stop": "Stop", "yours": "your answer", "played": "in the game"},
}


def words(page: Page) -> dict[str, str]:
    return WORDS[page.evaluate("document.documentElement.lang")]


def first(game: str, kind: str) -> str:
    """The first exercise of a kind."""
    return next(one.id for one in listed(game) if one.kind == kind)


def answer_in_words(page: Page) -> str:
    """Choose the first answer of the table in words; what the house calls it."""
    page.locator(".options button").first.click()
    chosen: str = page.locator(".reveal li.mine").get_attribute("data-choice") or ""
    return chosen


def test_an_answer_on_the_board_is_weighed_and_the_next_one_comes(page: Page, axe: Axe) -> None:
    name = first("belcastel", "brew")
    page.goto(f"/exercises/belcastel/{name}")
    page.locator(BOARDS["belcastel"]).wait_for()
    says = words(page)
    expect(page.locator(".reveal")).to_have_count(0)
    axe(page)
    page.get_by_role("button", name=re.compile(says["stop"])).first.click()
    reveal = page.locator(".reveal")
    expect(reveal).to_be_focused()
    expect(reveal.locator("[data-face=belcastel-master]")).to_have_count(1)  # she was asked
    expect(reveal.locator("li.best")).to_have_attribute("data-choice", exercise("belcastel", name).best.choice)
    expect(reveal.locator("li.mine")).to_have_attribute("data-choice", "stop")
    expect(reveal.locator("li.mine")).to_contain_text(says["yours"])
    axe(page)
    page.get_by_role("button", name=says["next"]).click()
    expect(reveal).to_have_count(0)
    expect(page).not_to_have_url(re.compile(f"{name}$"))
    expect(page).to_have_url(re.compile(r"/exercises/belcastel/\d+-\d+$"))


@pytest.mark.parametrize(
    ("page", "game"), [("phone-fr", "bal"), ("laptop-en", "blackwood"), ("phone-en", "witches")], indirect=["page"]
)
def test_other_titles_are_asked_on_their_boards_and_in_words(page: Page, axe: Axe, game: str) -> None:
    page.goto(f"/exercises/{game}/{first(game, KINDS[game])}")
    page.locator(BOARDS[game]).wait_for()
    expect(page.locator("h1")).to_be_visible()
    axe(page)
    remember(page, "settings", {"text": True})
    page.goto(f"/exercises/{game}/{first(game, KINDS[game])}")
    chosen = answer_in_words(page)
    assert chosen
    expect(page.locator(".reveal .bubble p").first).not_to_be_empty()
    axe(page)


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_missed_chances_of_my_game_are_solved_and_played_out(page: Page, house: House, axe: Axe) -> None:
    kept: dict[str, Any] = finished(house, "blackwood 2")
    remember(page, "games", [kept])
    remember(page, "settings", {"text": True})
    page.goto("/exercises")
    axe(page)
    page.locator(f"a[href='/exercises/{kept['table']}']").click()
    expect(page).to_have_url(re.compile(rf"/exercises/{kept['table']}/\d+$"))
    answer_in_words(page)
    says = words(page)
    expect(page.locator(".reveal li.played")).to_contain_text(says["played"])
    expect(page.locator(".reveal [data-face]")).to_have_count(0)  # the review alone has weighed it
    page.get_by_role("button", name=says["on"]).click()
    expect(page).to_have_url(re.compile(r"/table/\w{10}$"))
    page.locator("[data-state=playing]").wait_for()

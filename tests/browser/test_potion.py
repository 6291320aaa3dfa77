"""The potion of the day on the page, and a friend's deal played round by round."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from chaudron.bots import RANKS
from chaudron.server.rooms import potion_bots
from tests.browser.finished import finished
from tests.browser.house import House
from tests.browser.person import remember
from tests.server.open_house import play_out
from tests.server.served import Player

Axe = Callable[[Page], None]
TURNS = 4
QUIET = 5
"""So many tenths of a second without anything under way: what was fetched has asked for nothing more."""
WORDS = {
    "fr": {"title": "La potion du jour", "play": "Déboucher la potion", "practice": "Rejouer, sans que cela compte"},
    "en": {"title": "Potion of the day", "play": "Uncork the potion", "practice": "Play again, just for practice"},
}
WORDS["fr"] |= {
    "deal": "Jouer cette donne",
    "same": "Même donne",
    "compare": "Même donne, autre partie",
    "none": "Rien",
}
WORDS["en"] |= {"deal": "Play this deal", "same": "Same deal", "compare": "Same deal, other game", "none": "Nothing"}


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play each potion a few times, and only those that are quick."""
    monkeypatch.setattr(potion_bots, "TURNS", TURNS)
    monkeypatch.setattr(potion_bots, "RANKS", RANKS[:4])


def language(page: Page) -> dict[str, str]:
    expect(page.locator("main")).to_be_visible()
    return WORDS[page.evaluate("document.documentElement.lang")]


IDLE = "() => new Promise((done) => requestIdleCallback(() => done(), { timeout: 5000 }))"
"""The page has nothing left to do now: what it was about to fetch has been asked for."""


class Traffic:
    """What a page is fetching: whoever leaves a table breaks nothing off."""

    def __init__(self, page: Page) -> None:
        self.page, self.under_way = page, set[Request]()
        page.on("request", self.begins)
        page.on("requestfinished", self.ends)
        page.on("requestfailed", self.ends)

    def begins(self, request: Request) -> None:
        self.under_way.add(request)

    def ends(self, request: Request) -> None:
        self.under_way.discard(request)

    def wait(self) -> None:
        """Until the table is here, and everything that comes with it."""
        self.page.locator("[data-n]").first.wait_for(state="attached")
        quiet = 0
        while quiet < QUIET:
            self.page.evaluate(IDLE)
            self.page.wait_for_timeout(100)
            quiet = 0 if self.under_way else quiet + 1


def own_seat(house: House, page: Page) -> Player:
    """The table that the page shows, as a program at the same seat."""
    table = page.url.rpartition("/")[2].partition("?")[0]
    kept: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('chaudron.games')"))
    token = next(one["token"] for one in kept if one["table"] == table)
    return Player(house.served.session, house.base, table, token, 0)


def play_to_the_end(house: House, page: Page, traffic: Traffic) -> None:
    """Whoever sits there is in a hurry, and looks at the end."""

    player, table = own_seat(house, page), page.url
    traffic.wait()
    page.goto("about:blank")

    async def play() -> None:
        await player.connect()
        await play_out(player)
        await player.close()

    house.run(play())
    page.goto(table)


def test_the_potion_is_played_once_and_then_compared(page: Page, house: House, axe: Axe) -> None:
    traffic = Traffic(page)
    page.goto("/")
    says = language(page)
    page.get_by_role("link", name=says["title"]).click()
    expect(page.get_by_role("heading", name=says["title"])).to_be_visible()
    expect(page.locator(".hero")).to_be_visible()
    page.get_by_role("radio").last.check(force=True)
    page.wait_for_url("**/potion/blackwood")
    expect(page.locator(".hero")).to_be_visible()
    expect(page.locator(".chart")).to_have_count(0)
    axe(page)
    page.get_by_role("button", name=says["play"]).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main")).to_be_visible()
    play_to_the_end(house, page, traffic)
    page.get_by_role("button", name=says["title"]).click()
    expect(page.locator(".chart svg").first).to_be_visible()
    expect(page.locator(".week li")).to_have_count(7)
    assert page.locator(".score").inner_text() in str(page.locator(".flag text").text_content())
    axe(page)
    page.get_by_role("button", name=says["practice"]).click()
    page.wait_for_url("**/table/*")
    elsewhere = page.context.new_page()
    elsewhere.goto("/potion/blackwood")
    expect(elsewhere.locator(".hero b.score")).to_be_visible()


def test_a_friends_deal_is_played_by_a_link_and_compared_round_by_round(page: Page, house: House, axe: Axe) -> None:
    friend, traffic = finished(house, "belcastel 2"), Traffic(page)
    page.goto(f"/g/{friend['table']}#1")
    says = language(page)
    expect(page.get_by_role("heading", level=2)).to_contain_text("Maëlle")
    axe(page)
    page.get_by_role("button", name=says["deal"]).click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main")).to_be_visible()
    page.keyboard.press("m")
    page.get_by_role("button", name=says["compare"]).click()
    expect(page.get_by_role("dialog")).to_contain_text(says["none"])
    page.keyboard.press("Escape")
    play_to_the_end(house, page, traffic)
    ghost = page.locator(".ghost")
    expect(ghost.locator("thead th")).to_have_count(1 + 9)
    expect(ghost).to_contain_text("Maëlle")
    axe(page)


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_finished_game_gives_its_link(page: Page, house: House) -> None:
    game = finished(house, "blackwood 2")
    remember(page, "games", [game])
    page.goto(f"/table/{game['table']}")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("delete Navigator.prototype.share")
    page.get_by_role("button", name=WORDS["fr"]["same"]).click()
    expect(page.get_by_role("status").last).to_be_visible()
    assert f"/g/{game['table']}#1" in page.evaluate("navigator.clipboard.readText()")

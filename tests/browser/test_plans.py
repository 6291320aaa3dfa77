"""Somebody leaves a plan and closes the page: the house plays by it, and whoever comes back is shown what it did."""

import re
from collections.abc import Callable
from itertools import accumulate
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import DRAW, Person, remember
from tests.browser.test_everybody import SMALL, TOO_HIGH, TOO_WIDE, in_themes
from tests.long import some
from tests.server.open_house import all_brew, fate
from tests.server.served import Player

LATER = 600.0
"""Seconds: a plan that does not begin while a test looks on."""
TITLE = re.compile("Si je m.absente|If I go away")
KEEP = "[data-deed=plan]"
EXPECTED = "[data-expected]"
PLAYING = "[data-banner=plan]"
RETOLD = "[data-banner=retold]"
CHIPS = ".cauldron .chip"


def brewing(house: House, page: Page, **wish: Any) -> Player:
    """Ada's browser is at a table where she and Bob begin to brew; Bob, who only looks on."""
    setup = "belcastel 2"
    with fate(setup, all_brew):
        ada = house.run(house.served.open(setup, "Ada", **wish))
    bob = house.run(house.served.join(ada.table, "Bob"))
    assert house.run(ada.post("/commands", {"do": "start", "id": "start", "without": True}))[0] == 200
    remember(page, "games", [{"table": ada.table, "token": ada.token, "game": "belcastel", "seen": 0}])
    page.goto(f"/table/{ada.table}")
    Person(page).wait()
    return bob


def wait_with_plans(house: House) -> None:
    """Plans begin much later."""
    house.served.running.house.pace.bots = LATER


def open_sheet(page: Page) -> Locator:
    """By the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=TITLE).click()
    sheet = page.get_by_role("dialog", name=TITLE)
    expect(sheet).to_be_visible()
    return sheet


def reopened(house: House) -> None:
    """The house closes and opens again, at its usual pace."""
    house.close()
    house.open()


def until_stopped(house: House, bob: Player) -> dict[str, Any]:
    """Ada's cauldron when her plan has stopped."""
    bob.session, bob.base = house.served.session, house.served.base
    while True:
        _, stand = house.run(bob.get())
        ada: dict[str, Any] = stand["view"]["seats"][0]
        if ada["state"] != "brewing":
            return ada


def chips_one_by_one(house: House, bob: Player) -> list[int]:
    """How many chips lay in Ada's cauldron, one fact after the other."""
    _, log = house.run(bob.get("/log"))
    facts = [
        (key, about["seat"])
        for event in log["events"]
        for key, _, about in event["about"].get("told", ())
        if "seat" in about
    ]
    steps = [{"laid": 1, "back_in_bag": -1}.get(key, 0) for key, seat in facts if seat == 0]
    return [0, *(after for step, after in zip(steps, accumulate(steps), strict=True) if step)]


@pytest.mark.motion
@pytest.mark.parametrize("page", ["phone-fr", pytest.param("laptop-en", marks=pytest.mark.long)], indirect=True)
def test_who_comes_back_is_shown_what_the_plan_played_and_nothing_twice(page: Page, house: House) -> None:
    tab = page.context.new_page()
    bob = brewing(house, tab)
    wait_with_plans(house)
    sheet = open_sheet(tab)
    row = sheet.locator("[data-condition=whites]")
    for _ in range(2):
        row.get_by_role("button").first.click()
    expect(row.locator("output")).to_contain_text("3")
    sheet.get_by_role("checkbox", name=re.compile("sous|coins")).uncheck()
    sheet.locator(KEEP).click()
    expect(tab.locator(PLAYING)).to_be_visible()
    expect(tab.locator(CHIPS)).to_have_count(0)
    where = tab.url
    tab.close()
    reopened(house)
    played = until_stopped(house, bob)
    assert played["whites"] >= 3
    page.add_init_script(WATCH_CHIPS)
    page.goto(where)
    expect(page.locator(RETOLD)).to_be_visible()
    expect(page.locator(RETOLD)).to_have_count(0)
    expect(page.locator(CHIPS)).to_have_count(len(played["chips"]))
    assert page.evaluate("chipsSeen") == chips_one_by_one(house, bob)
    expect(page.locator(PLAYING)).to_have_count(0)
    page.reload()
    expect(page.locator(CHIPS)).to_have_count(len(played["chips"]))
    expect(page.locator(RETOLD)).to_have_count(0)


WATCH_CHIPS = """(() => {
  const seen = (window.chipsSeen = []);
  const look = () => {
    const count = document.querySelectorAll(".cauldron .chip").length;
    if (document.querySelector(".cauldron") && seen.at(-1) !== count) seen.push(count);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
})()"""
"""How many chips lie in the cauldron, change by change, from the beginning: a busy machine may leave out frames."""


@pytest.mark.motion
@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_what_is_told_again_can_be_had_all_at_once(page: Page, house: House) -> None:
    tab = page.context.new_page()
    bob = brewing(house, tab)
    wait_with_plans(house)
    open_sheet(tab).locator(KEEP).click()
    expect(tab.locator(PLAYING)).to_be_visible()
    where = tab.url
    tab.close()
    reopened(house)
    played = until_stopped(house, bob)
    page.goto(where)
    page.locator(RETOLD).get_by_role("button", name="All at once").tap()
    expect(page.locator(RETOLD)).to_have_count(0)
    expect(page.locator(CHIPS)).to_have_count(len(played["chips"]))


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_by_keys_a_plan_is_left_and_the_seat_taken_back(page: Page, house: House) -> None:
    bob = brewing(house, page)
    wait_with_plans(house)
    page.keyboard.press("a")
    sheet = page.get_by_role("dialog", name=TITLE)
    expect(sheet).to_be_visible()
    sheet.locator(KEEP).focus()
    page.keyboard.press("Enter")
    ribbon = page.locator(PLAYING)
    expect(ribbon).to_contain_text("Ton plan joue")
    expect(sheet).to_have_count(0)  # the focus goes back where it was when a sheet closes
    assert house.run(bob.get())[1]["shown"]["seats"][0]["plan"] is True
    take_over = ribbon.get_by_role("button", name="Reprendre la main")
    take_over.focus()
    page.keyboard.press("Enter")
    expect(ribbon).to_have_count(0)
    page.keyboard.press(" ")
    expect(page.locator(CHIPS)).to_have_count(1)
    reopened(house)


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_whoever_plays_is_back(page: Page, house: House) -> None:
    brewing(house, page)
    wait_with_plans(house)
    open_sheet(page).locator(KEEP).click()
    expect(page.locator(PLAYING)).to_be_visible()
    page.locator(DRAW).tap()
    expect(page.locator(CHIPS)).to_have_count(1)
    expect(page.locator(PLAYING)).to_have_count(0)
    reopened(house)


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_the_sheet_says_what_to_expect_and_needs_an_end(page: Page, house: House) -> None:
    brewing(house, page)
    sheet = open_sheet(page)
    expect(sheet.locator(EXPECTED)).to_contain_text(re.compile("Avec ton sac.: arrêt vers [0-9]+ sous? en moyenne"))
    for name in ("blancs", "sous"):
        sheet.get_by_role("checkbox", name=re.compile(name)).uncheck()
    expect(sheet.locator(EXPECTED)).to_have_text("Choisis au moins une condition.")
    expect(sheet.locator(KEEP)).to_be_disabled()
    sheet.get_by_role("checkbox", name="risque au-delà de").check()
    expect(sheet.locator(KEEP)).to_be_enabled()


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_without_odds_no_risk_is_offered(page: Page, house: House) -> None:
    brewing(house, page, settings={"odds": False})
    sheet = open_sheet(page)
    expect(sheet).to_contain_text("This table plays without odds: a plan cannot stop at a risk.")
    expect(sheet.get_by_role("checkbox")).to_have_count(2)


@pytest.mark.parametrize(("page", "theme"), some(in_themes("phone-fr", "laptop-en"), 2), indirect=["page"])
def test_everybody_can_leave_a_plan(page: Page, house: House, theme: str, axe: Callable[[Page], None]) -> None:
    remember(page, "settings", {"theme": theme, "language": page.evaluate("navigator.language")[:2]})
    brewing(house, page)
    wait_with_plans(house)
    sheet = open_sheet(page)
    sheet.get_by_text(re.compile("finir la manche|finish the round")).click()
    expect(sheet.locator(EXPECTED)).to_contain_text(re.compile("sac|bag"))
    axe(page)
    assert poor(texts(page)) == []
    assert (page.evaluate(SMALL), page.evaluate(TOO_WIDE)) == ([], 0)
    sheet.locator(KEEP).click()
    expect(page.locator(PLAYING)).to_be_visible()
    axe(page)
    assert poor(texts(page)) == []
    assert (page.evaluate(SMALL), page.evaluate(TOO_WIDE), page.evaluate(TOO_HIGH)) == ([], 0, 0)
    reopened(house)

"""Bots at the table: who sits down, what they advise, what they say."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from chaudron.bots.lines import Line
from chaudron.room.alarms import BotSpeaks
from chaudron.server.rooms.waking import wind
from chaudron.words import words
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import opened, remember, seated
from tests.browser.test_everybody import SMALL, TOO_WIDE, brew, lobby

SEATS = "button.who"
PICKED = "[data-picker] input:checked"
COVERS_NOTHING = """() => {
  const box = document.querySelector("[data-spoken].placed")?.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom, width, height }) =>
    width > 1 && height > 1 && box.left < right && left < box.right && box.top < bottom && top < box.bottom;
  const pressed = [...document.querySelectorAll("button, a[href], input, select, textarea, summary, label")];
  return box && !pressed.some((one) => isUnder(one.getBoundingClientRect()));
}"""


def is_for_everybody(page: Page, axe: Callable[[Page], None]) -> None:
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0


def say(house: House, table: str, line: Line) -> None:
    """Let a bot say something; in these tests they do not by themselves."""

    async def speak() -> None:
        here = house.served.running.house
        live = await here.live(table)
        live.room.alarms.set(live.room.now, BotSpeaks(line))
        wind(here, live)

    house.run(speak())


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_bot_is_chosen_by_keys(page: Page, axe: Callable[[Page], None]) -> None:
    page.goto("/setup/belcastel")
    seat = page.locator(SEATS).first
    expect(seat).to_contain_text("Perrine")
    seat.focus()
    page.keyboard.press("Enter")
    expect(page.locator(PICKED)).to_have_value("apprentice")
    expect(page.locator(PICKED)).to_be_focused()
    is_for_everybody(page, axe)
    page.keyboard.press("ArrowUp")
    expect(page.locator(PICKED)).to_have_value("novice")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(seat).to_contain_text("Gustin")
    expect(page.locator("#bot-belcastel-novice")).to_have_count(1)


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_free_seat_offers_every_bot(page: Page, house: House, axe: Callable[[Page], None]) -> None:
    remember(page, "games", [kept := lobby(house)])
    page.goto(f"/table/{kept['table']}")
    page.locator("button.now").click()
    choices = page.locator("[data-picker] label")
    expect(choices.first).to_contain_text("Lulu")
    choices.first.click()
    is_for_everybody(page, axe)
    page.locator("[data-picker] button.primary").click()
    expect(page.locator("main li").last).to_contain_text("Lulu")


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_advice_is_asked_for_looked_at_and_taken(page: Page, house: House, axe: Callable[[Page], None]) -> None:
    ada = seated(page, opened(house, "belcastel 2 books=1"), language=page.evaluate("navigator.language")[:2])
    brew(ada)
    page.locator(".advice").click()
    expect(page.locator("[data-advice=given] label").first).to_contain_text("★")
    is_for_everybody(page, axe)
    other = page.locator("[data-advice] input:not(:checked)").first
    other.locator("..").click()
    expect(page.locator("[data-advice] input").nth(1)).to_be_checked()
    page.keyboard.press("ArrowUp")
    heard = ada.heard()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("(n) => Number(document.querySelector('[data-n]').dataset.n) > n", arg=heard)
    page.keyboard.press("l")
    says = {"fr": "Tu demandes conseil.", "en": "You ask for advice."}
    expect(page.get_by_role("dialog")).to_contain_text(says[page.evaluate("navigator.language")[:2]])


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_a_table_in_words_has_advice_too(page: Page, house: House, axe: Callable[[Page], None]) -> None:
    seated(page, opened(house, "blackwood 2"), text=True)
    page.get_by_role("button", name="Demander conseil").last.click()
    expect(page.locator("[data-advice=given] label").first).to_contain_text("★")
    is_for_everybody(page, axe)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".panel.log")).to_contain_text("Tu demandes conseil.")


@pytest.mark.parametrize(
    ("page", "game"), [("phone-fr", "belcastel"), ("laptop-en", "bal"), ("phone-en", "blackwood")], indirect=["page"]
)
def test_what_a_bot_says_is_seen_heard_and_covers_nothing(page: Page, house: House, game: str) -> None:
    seated(page, kept := opened(house, f"{game} 3"))
    page.locator(".advice:not([aria-disabled=true])").wait_for(state="attached")  # a small head leaves it to the menu
    say(house, kept["table"], Line(1, f"{game}-apprentice.start"))
    says = words(page.evaluate("navigator.language")[:2]).say(f"bots-{game}-apprentice.start")
    expect(page.locator("[data-spoken='1'].placed")).to_contain_text(says)
    page.wait_for_function(COVERS_NOTHING)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text(says)


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_who_wants_neither_has_no_advice_and_no_lines(page: Page, house: House) -> None:
    ada = seated(page, kept := opened(house, "belcastel 2", settings={"hints": False}), lines=False)
    brew(ada)
    heard = ada.heard()
    say(house, kept["table"], Line(1, "belcastel-apprentice.start"))
    page.wait_for_function("(n) => Number(document.querySelector('[data-n]').dataset.n) > n", arg=heard)
    page.keyboard.press("i")
    expect(page.locator(".panel.log")).not_to_contain_text(words("fr").say("bots-belcastel-apprentice.start"))
    expect(page.locator("[data-spoken], .advice, dialog")).to_have_count(0)

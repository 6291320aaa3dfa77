"""Everybody can use every screen: axe, contrast of single characters, room to touch, nothing beyond the edge."""

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.conftest import Visit
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import CHECKOUT, CONFIRM, DRAW, REWARD, Person, opened, remember, seated
from tests.long import some

THEMES = ("candlelight", "daylight", "contrast")


def in_themes(one: str, other: str) -> list[tuple[str, str]]:
    """Two kinds of pages in every theme; first each in one of those that we do not look at all the time ourselves."""
    seldom = [(one, "contrast"), (other, "daylight")]
    return [*seldom, *(pair for pair in product((one, other), THEMES) if pair not in seldom)]


SHEETS = {"m": "menu", "l": "log", "w": "rule", "?": "keys", "b": "books", "c": "bag", "o": "odds"}
SMALL = Path(__file__).with_name("small.js").read_text()
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
TOO_HIGH = "() => document.documentElement.scrollHeight - document.documentElement.clientHeight"


def states(ada: Person) -> Iterator[str]:
    """Play on, and stop at each kind of screen once; the podium is looked at where whole games are played."""
    left = {"brewing": DRAW, "choice": CONFIRM, "shop": CHECKOUT, "reward": REWARD}
    while left:
        ada.wait()
        assert not ada.is_over, left
        for name, what in list(left.items()):
            if ada.sees(what):
                del left[name]
                yield name
        explodes = "reward" in left and "shop" not in left
        ada.settled(DRAW) if explodes and ada.sees(DRAW) else ada.move()


def brew(ada: Person) -> None:
    """Answer what comes before the brewing."""
    ada.wait()
    while not ada.sees(DRAW):
        ada.move()
        ada.wait()


def press_until_open(page: Page, key: str) -> None:
    """Odds come a moment after the question; until then their key does nothing."""
    for _ in range(20):
        page.keyboard.press(key)
        try:
            page.get_by_role("dialog").wait_for(timeout=500)
        except Late:
            continue
        return
    raise AssertionError(key)


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_every_state_of_a_game(page: Page, house: House, axe: Callable[[Page], None]) -> None:
    ada = seated(page, opened(house, "belcastel 3 books=g2-b1-r2-y1-p1 cauldron_side=tubes"))
    for state in states(ada):
        axe(page)
        assert poor(texts(page)) == [], state
        assert page.evaluate(SMALL) == [], state
        assert page.evaluate(TOO_WIDE) == 0, state
        if state == "brewing":
            assert page.evaluate(TOO_HIGH) == 0
            assert len([text for text in texts(page) if text["drawn"]]) > 60  # numerals of spaces, chips and track


@pytest.mark.parametrize(("page", "theme"), some(in_themes("phone-en", "laptop-fr"), 2), indirect=["page"])
def test_the_sheets_of_a_table_in_every_theme(
    page: Page, house: House, theme: str, axe: Callable[[Page], None]
) -> None:
    language = page.evaluate("navigator.language")[:2]
    ada = seated(page, opened(house, "belcastel 4"), theme=theme, language=language)
    brew(ada)
    assert poor(texts(page)) == []
    axe(page)
    for key, name in SHEETS.items():
        press_until_open(page, key)
        axe(page)
        assert page.evaluate(SMALL) == [], name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.each_once
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_the_house_in_every_theme(page: Page, theme: str, axe: Callable[[Page], None]) -> None:
    remember(page, "settings", {"theme": theme, "language": page.evaluate("navigator.language")[:2]})
    for address in ("/", "/setup/belcastel", "/rules"):
        page.goto(address)
        expect(page.get_by_role("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        axe(page)
        assert page.evaluate(TOO_WIDE) == 0, address
        assert page.evaluate(SMALL) == [], address


@pytest.mark.each_once
@pytest.mark.parametrize("setup", ["belcastel 4", "witches 5 books=6"])
@pytest.mark.parametrize(("width", "height"), [(320, 640), (390, 664), (820, 1180), (1024, 700), (1920, 1080)])
def test_a_table_fits_every_screen(visit: Visit, house: House, setup: str, width: int, height: int) -> None:
    page = visit("laptop-fr")
    page.set_viewport_size({"width": width, "height": height})
    ada = seated(page, opened(house, setup))
    brew(ada)
    assert page.evaluate(TOO_WIDE) == 0
    for what in ("draw", "stop", "flask"):
        box: Any = page.locator(f"[data-choice={what}]").bounding_box()
        assert box["y"] + box["height"] <= height
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width


@pytest.mark.each_once
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("who", ["a newcomer", "the host", "a reader"])
@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_the_lobby_and_a_table_in_words(
    page: Page, house: House, who: str, theme: str, axe: Callable[[Page], None]
) -> None:
    language = page.evaluate("navigator.language")[:2]
    kept = opened(house, "belcastel 3") if who == "a reader" else lobby(house)
    if who != "a newcomer":
        remember(page, "games", [kept])
    remember(page, "settings", {"theme": theme, "language": language, "text": True})
    page.goto(f"/table/{kept['table']}")
    page.locator("button.primary, .options button").first.wait_for()
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0


def lobby(house: House) -> dict[str, Any]:
    """A table with a host, a bot and a free seat: as the host's browser keeps it."""
    host = house.run(house.served.open("belcastel 3", "Bea", bots=["apprentice"]))
    return {"table": host.table, "token": host.token, "game": "belcastel", "seen": 0}


HIDDEN_AT_ONCE = """async () => {
    const deep = [...document.querySelectorAll("main *")].at(-1);
    document.querySelector("main").style.visibility = "hidden";
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return getComputedStyle(deep).visibility;
}"""


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_with_little_motion_what_is_hidden_is_hidden_at_once(page: Page) -> None:
    """What is inherited must not linger, a moment longer with every level of the page."""
    page.goto("/")
    page.locator("main").wait_for()
    assert page.evaluate(HIDDEN_AT_ONCE) == "hidden"


WITHOUT_MAIN = """(() => {
  window.withoutMain = 0;
  const look = () => {
    if (document.querySelector(".table") && !document.querySelector("main")) window.withoutMain += 1;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
})()"""
"""How often a table stood there without its main part, while that was fetched."""


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_table_has_a_main_part_from_the_first_moment_on(page: Page, house: House) -> None:
    page.add_init_script(WITHOUT_MAIN)
    seated(page, opened(house, "belcastel 2")).wait()
    assert page.evaluate("window.withoutMain") == 0

"""A night together in browsers: led from a laptop, joined by four phones, shown to the room."""

import re
from collections.abc import Callable

from playwright.sync_api import Download, Page, expect

from tests.browser.conftest import Visit
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.test_everybody import SMALL, TOO_HIGH, TOO_WIDE
from tests.server.evening import Somebody, all_play

NAMES = ("Ysée", "Camille", "Hugo", "Rose")
KEYS = "night => JSON.parse(localStorage.getItem(`chaudron.night.${night}`))"


def announced(page: Page) -> str:
    """A night at tables of two, whose organizer begins each deal; its number."""
    page.goto("/night")
    page.locator("form input.field").fill("Club du lundi")
    page.get_by_text("2", exact=True).click()
    page.get_by_label("Entre les donnes").select_option(label="quand je le dis")
    page.get_by_role("button", name="Ouvrir la soirée").click()
    page.wait_for_url(re.compile(r"/night/[a-z0-9]{10}$"))
    return page.url.rpartition("/")[2]


def joined(phone: Page, code: str, name: str) -> Page:
    """Somebody who types the code that stands on the screen of the room."""
    phone.goto("/")
    phone.get_by_label(re.compile("code", re.IGNORECASE)).first.fill(code)
    phone.keyboard.press("Enter")
    phone.wait_for_url(re.compile(r"/night/[a-z0-9]{10}$"))
    phone.locator("form input.field").fill(name)
    phone.locator("form button.primary").tap()
    expect(phone.locator("form")).to_have_count(0)
    return phone


def fits(page: Page, axe: Callable[[Page], None]) -> None:
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0


def saved(page: Page, kind: str) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name=kind).click()
    kept: Download = download.value
    return kept.path().read_text("utf-8")


def test_a_night_with_a_screen_and_four_phones(visit: Visit, house: House, axe: Callable[[Page], None]) -> None:
    desk, wall = visit("laptop-fr"), visit("laptop-en")
    night = announced(desk)
    wall.set_viewport_size({"width": 1920, "height": 1080})
    wall.goto(f"/night/{night}/screen")
    code = wall.locator(".join b")
    expect(code).to_have_text(re.compile(r"^[A-Z]+-\d\d$"))
    kinds = ("phone-fr", "phone-en", "phone-fr", "phone-en")
    phones = [joined(visit(kind), code.inner_text(), name) for kind, name in zip(kinds, NAMES, strict=True)]
    for page in (desk, wall):
        expect(page.get_by_text("Camille")).to_be_visible()
    fits(desk, axe)
    desk.get_by_role("button", name="Commencer la donne 1").click()
    for phone in phones:
        expect(phone.locator("section.table button.primary")).to_be_visible()
    fits(phones[0], axe)
    phones[0].locator("section.table button.primary").tap()
    expect(phones[0].locator(".brew, .belcastel, [data-state=playing]").first).to_be_visible()
    tokens = [phone.evaluate(KEYS, night)["mine"] for phone in phones]
    house.run(all_play([Somebody(house.served, night, token) for token in tokens]))
    phones[0].go_back()
    for phone in phones:
        expect(phone.locator(".total").first).to_have_text(re.compile(r"\d[,.]\d$"))
    expect(wall.locator(".best li")).to_have_count(4)
    expect(desk.locator("tbody tr")).to_have_count(4)
    assert wall.evaluate(TOO_HIGH) == wall.evaluate(TOO_WIDE) == 0
    axe(wall)
    for page in (desk, phones[1]):
        fits(page, axe)
    assert all(name in saved(desk, "CSV") for name in NAMES)
    assert '"chaudron-night/1"' in saved(desk, "JSON")

"""Before a ball: everybody chooses a witch, by touch or key, and somebody says who is the youngest."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import seated
from tests.browser.test_everybody import SMALL, TOO_WIDE

Visit = Callable[[str], Page]
MINE = "li.mine"
FACE = f"{MINE} button.face"
YOUNGEST = ".youngest select"


def two(house: House, visit: Visit) -> list[Page]:
    """Ada and Bea in the lobby of a ball, each in her own browser, and a bot."""
    ada = house.run(house.served.open("bal 3", "Ada"))
    bea = house.run(house.served.join(ada.table, "Bea"))
    house.run(ada.post("/commands", {"do": "seat_bot", "id": "b1", "seat": 2, "level": "apprentice"}))
    pages = []
    for player, kind in ((ada, "phone-fr"), (bea, "laptop-en")):
        page = visit(kind)
        seated(page, {"table": player.table, "token": player.token, "game": "bal", "seen": 0})
        pages.append(page)
    return pages


def face(page: Page, seat: int) -> str:
    return page.locator("ul li").nth(seat).locator("svg use").first.get_attribute("href") or ""


def test_a_witch_is_chosen_and_everybody_sees_her(house: House, visit: Visit, axe: Callable[[Page], None]) -> None:
    """[BAL-1.10] Ada by touch, Bea by a key; what Ada has Bea cannot have; the bot gets one of those left."""
    ada, bea = two(house, visit)
    ada.locator(FACE).click()
    axe(ada)
    assert ada.evaluate(SMALL) == []
    ada.get_by_role("button", name="Gervaise Mauvaise Haleine").click()
    expect(ada.locator(MINE)).to_contain_text("Gervaise")
    expect(bea.locator("ul li").nth(0)).to_contain_text("Gervaise")
    bea.locator("body").press("3")
    expect(bea.locator(MINE)).to_contain_text("Ursula Pustula")
    expect(ada.locator("ul li").nth(1)).to_contain_text("Ursule Pustule")
    expect(ada.locator("ul li").nth(2)).to_contain_text("Hilda Bigleuse")
    bea.locator(FACE).click()
    expect(bea.get_by_role("button", name="Ada has her")).to_be_disabled()
    assert [face(ada, seat) for seat in range(3)] == ["#bal-witch-5", "#bal-witch-2", "#bal-witch-0"]


def test_the_youngest_is_named_in_the_lobby_and_begins(house: House, visit: Visit) -> None:
    """[BAL-1.8] Bea says that it is she; Ada sees it, and the ball begins with her."""
    ada, bea = two(house, visit)
    expect(ada.locator(".youngest")).to_contain_text("le hasard déciderait")
    bea.locator(YOUNGEST).select_option(label="Bea")
    expect(ada.locator("ul li").nth(1)).to_contain_text("la plus jeune")
    expect(ada.locator(f"{YOUNGEST} option:checked")).to_have_text("Bea")
    ada.locator(".go button.primary").click()
    ada.locator("[data-state=playing]").wait_for()
    bea.locator("[data-state=playing]").wait_for()
    bea.keyboard.press("l")
    expect(bea.locator("dialog[open]")).to_contain_text("You are the youngest.")


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_the_lobby_of_a_ball_is_for_everybody(page: Page, house: House, axe: Callable[[Page], None]) -> None:
    host = house.run(house.served.open("bal 6", "Bea", bots=["apprentice"] * 4))
    seated(page, {"table": host.table, "token": host.token, "game": "bal", "seen": 0})
    page.locator(YOUNGEST).wait_for()
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_a_witch_is_chosen_at_setup_and_remembered_for_the_next_ball(page: Page, house: House) -> None:
    """[BAL-1.10, BAL-1.11] Against bots, where there is no lobby."""
    page.goto("/setup/bal")
    page.locator("button.face").click()
    page.get_by_role("button", name="Honorine").click()
    expect(page.locator("button.face svg use").first).to_have_attribute("href", "#bal-witch-4")
    page.reload()
    expect(page.locator("button.face svg use").first).to_have_attribute("href", "#bal-witch-4")

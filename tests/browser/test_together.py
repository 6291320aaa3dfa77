"""Two people at one table, each in a browser of their own: from the link to the first decision, and on."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import DRAW, STOP, TO_DO, Person, seated

TABLE = re.compile(r"/table/[a-z0-9]{10}$")

BOTH_WAXES = re.compile(r"(Cires posées|Drops of wax).{1,3}2 ")
"""Of both devices; before that the host would be asked whether to wait."""


def host_opens(page: Page, name: str, players: int) -> str:
    """Open a table by the setup screen, which puts a bot at the second of three seats; its address."""
    page.goto(f"/setup?code=belcastel%20{players}")
    page.get_by_label(re.compile("^(Ton nom|Your name)")).first.fill(name)
    page.locator("button.primary").click()
    page.wait_for_url(TABLE)
    return page.url


def test_a_guest_decides_after_three_taps_and_both_see_the_same(visit: Visit) -> None:
    host, guest = visit("laptop-fr"), visit("phone-en")
    link = host_opens(host, "Maëlle", 3)
    guest.goto(link)
    guest.get_by_label(re.compile("name", re.IGNORECASE)).first.fill("Ysée")
    guest.locator("button.primary").tap()  # the first tap: sit down
    expect(host.get_by_text("Ysée").first).to_be_visible()
    expect(host.get_by_text(BOTH_WAXES)).to_be_visible()
    host.locator("button.primary").click()
    maelle, ysee = Person(host), Person(guest)
    while not (maelle.sees(DRAW) and ysee.sees(DRAW)):  # what a fortune card asks comes first, in turn
        for person in (maelle, ysee):
            person.page.keyboard.press("Escape")
            if person.sees(TO_DO) and not person.sees(DRAW):
                person.move()
    before = ysee.heard()
    guest.locator(DRAW).tap()  # the second: the first chip
    guest.wait_for_function("(n) => Number(document.querySelector('[data-n]').dataset.n) > n", arg=before)
    expect(host.get_by_role("button", name=re.compile("Ysée, "))).to_be_visible()
    expect(host.locator(".log ol")).to_contain_text("Ysée pioche")


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_one_tap_on_the_shelf_starts_a_game_against_bots(page: Page, house: House) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Jouer maintenant")).tap()
    page.wait_for_url(TABLE)
    Person(page).wait()
    expect(page.locator("header .round")).to_contain_text("1")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").locator("li").first).to_have_text("Tu t’assieds.")  # noqa: RUF001 - typeset
    mine = page.get_by_role("dialog").locator("select option, [role=option]").nth(1)
    assert mine.inner_text() not in ("", "Toi"), "a device without a name is given one"


def test_people_talk_and_see_who_is_awaited(visit: Visit) -> None:
    host, guest = visit("laptop-en"), visit("laptop-fr")
    link = host_opens(host, "Ada", 3)
    guest.goto(link)
    guest.get_by_label(re.compile("nom", re.IGNORECASE)).first.fill("Bea")
    guest.locator("button.primary").click()
    expect(host.get_by_text("Bea").first).to_be_visible()
    expect(host.get_by_text(BOTH_WAXES)).to_be_visible()
    host.locator("button.primary").click()
    expect(host.locator("header").first).to_contain_text("Bea")
    host.keyboard.press("m")
    host.get_by_role("button", name=re.compile("chat", re.IGNORECASE)).first.click()
    host.get_by_role("textbox").last.fill("Bonne chance !")
    host.keyboard.press("Enter")
    expect(guest.locator(".log ol")).to_contain_text("Bonne chance !")


UNMOVED = """() => {
    const isText = (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim();
    const told = (one) => [...one.childNodes].some(isText);
    const seen = [...document.querySelectorAll("body *")].filter((one) => told(one) && !one.closest("svg"));
    const sizes = seen.map((one) => parseFloat(getComputedStyle(one).fontSize));
    document.documentElement.style.fontSize = "17px";
    const fixed = seen.filter((one, place) => parseFloat(getComputedStyle(one).fontSize) === sizes[place]);
    document.documentElement.style.fontSize = "";
    return fixed.map((one) => `${one.className} ${one.textContent}`);
}"""
"""Texts that stay as small when all others grow."""


def test_drawing_together_is_agreed_on_at_the_table(house: House, visit: Visit) -> None:
    """Ada proposes it, Bea agrees. Cleo does not, and stops: nobody is left to wait for, and Ada begins."""
    first = house.run(house.served.open("belcastel 3", "Ada"))
    others = [house.run(house.served.join(first.table, name)) for name in ("Bea", "Cleo")]
    assert house.run(first.post("/commands", {"do": "start", "id": "s1", "without": True}))[0] == 200
    people = []
    for player, kind in zip((first, *others), ("phone-fr", "laptop-en", "laptop-fr"), strict=True):
        kept = {"table": player.table, "token": player.token, "game": "belcastel", "seen": 0}
        people.append(seated(visit(kind), kept))
    while not all(person.sees(DRAW) for person in people):  # what a fortune card asks comes first, in turn
        for person in people:
            person.page.keyboard.press("Escape")
            if person.sees(TO_DO) and not person.sees(DRAW):
                person.move()
    ada, bea, cleo = people
    ada.page.keyboard.press("m")
    ada.page.get_by_role("button", name="Piocher ensemble").click()
    ada.page.locator("[data-choice='together:round']").click()
    expect(ada.page.get_by_role("status").filter(has_text="Manque encore")).to_contain_text("Bea, Cleo")
    assert bea.page.evaluate(UNMOVED) == [], "letters follow the size that a browser is set to"
    bea.page.get_by_role("button", name="Agreed").click()
    expect(ada.page.get_by_role("status").filter(has_text="Manque encore")).to_contain_text("Cleo")
    cleo.settled(STOP)
    ada.page.get_by_role("button", name="Commencer").click()
    for person in (ada, bea):
        expect(person.page.get_by_role("button", name=re.compile("^(Commencer|Begin)$"))).to_have_count(0)
        expect(person.page.locator(".envelopes")).to_be_visible()

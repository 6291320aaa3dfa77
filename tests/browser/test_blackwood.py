"""Blackwood: whole games on the page, by finger, mouse and keys, in words, and everybody can use it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import opened, remember, seated
from tests.browser.test_everybody import SMALL, TOO_HIGH, TOO_WIDE
from tests.browser.wanderer import ACT, CHOOSE, GO_ON, SPOT, STIR, Wanderer

PODIUM = "main.podium"


@pytest.mark.parametrize(
    ("page", "setup"),
    [("phone-fr", "blackwood 2"), pytest.param("laptop-en", "blackwood 4 favour=true", marks=pytest.mark.long)],
    indirect=["page"],
)
def test_a_whole_game(page: Page, house: House, setup: str, axe: Callable[[Page], None]) -> None:
    seated(page, opened(house, setup))
    ada = Wanderer(page)
    ada.play()
    expect(page.locator(f"{PODIUM} .ranking li, {PODIUM} li").first).to_be_visible()
    assert {"spot", "act", "stir", "go_on"} <= set(ada.did)
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []


class Typist(Wanderer):
    """Plays with keys alone."""

    def settled(self, what: str) -> None:
        question = self.asked()
        self.page.keyboard.press("Enter" if what in (ACT, STIR) else "x")
        self.answered(question)

    def brew(self) -> None:
        self.page.keyboard.press("b")

    def choose(self) -> None:
        before = self.page.locator(CHOOSE).first.locator("xpath=preceding-sibling::button")
        self.page.keyboard.press(str(1 + before.count()))

    def spot(self) -> None:
        """Arrows go through the forest, space proposes the card."""
        self.page.locator(SPOT).first.focus()
        self.page.keyboard.press("Space")


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_a_whole_game_by_keys_alone(page: Page, house: House) -> None:
    seated(page, opened(house, "blackwood 2"))
    ada = Typist(page)
    ada.play()
    expect(page.locator(f"{PODIUM} .ranking li, {PODIUM} li").first).to_be_visible()


STATES = {"search": SPOT, "return": ".act .secondary", "workbench": ".workbench", "the end of an expedition": GO_ON}


@pytest.mark.parametrize(
    ("page", "theme"),
    [
        ("phone-fr", "candlelight"),
        pytest.param("phone-en", "daylight", marks=pytest.mark.long),
        pytest.param("laptop-en", "contrast", marks=pytest.mark.long),
    ],
    indirect=["page"],
)
def test_everybody_can_use_it(page: Page, house: House, theme: str, axe: Callable[[Page], None]) -> None:
    tables, left = [opened(house, "blackwood 2") for _ in range(3)], dict(STATES)
    remember(page, "games", tables)
    remember(page, "settings", {"theme": theme})
    for kept in tables:  # not every game has everything
        page.goto(f"/table/{kept['table']}")
        look_around(Wanderer(page), left, axe)
    assert not left


def look_around(ada: Wanderer, left: dict[str, str], axe: Callable[[Page], None]) -> None:
    """Look at every state that has not been seen yet, until all have been or the game is over."""
    page = ada.page
    while left:
        ada.wait()
        if ada.is_over:
            break
        for state, what in list(left.items()):
            if ada.sees(what):
                del left[state]
                axe(page)
                assert poor(texts(page)) == [], state
                assert page.evaluate(SMALL) == [], state
                assert page.evaluate(TOO_WIDE) == 0, state
        ada.move()


@pytest.mark.parametrize(
    "size",
    [(320, 640), (390, 664), *[pytest.param(one, marks=pytest.mark.long) for one in ((820, 1180), (1920, 1080))]],
)
@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_it_fits(page: Page, house: House, size: tuple[int, int]) -> None:
    """From small phones to large screens: nothing beyond the edges, and no scrolling in a turn."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    seated(page, opened(house, "blackwood 4"))
    ada = Wanderer(page)
    for _ in range(6):
        ada.wait()
        assert page.evaluate(TOO_WIDE) == 0
        assert page.evaluate(TOO_HIGH) == 0
        assert page.locator(".village .ingredient.missing").count()
        assert page.locator(".ingredient.missing").evaluate_all(BARE) == 0, (
            "what is missing has an outline, however small"
        )
        ada.move()


PLACES = """() => Object.fromEntries([...document.querySelectorAll("[data-place], .village, .me")].map((one) => {
  const { left, top, width } = one.getBoundingClientRect();
  return [one.dataset.place ?? one.className.split(" ")[0], [left, top, width].map(Math.round).join()];
}))"""
"""Where the cards of the forest and everything around them lie."""


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_the_board_stays_where_it_is(page: Page, house: House) -> None:
    """Whatever is chosen, placed, bought or left: on small and large phones."""
    seated(page, opened(house, "blackwood 2"))
    ada = Wanderer(page)
    ada.wait()
    for size in ({"width": 320, "height": 640}, {"width": 390, "height": 844}):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
        lay: dict[str, str] = {}
        for _ in range(7):
            ada.wait()
            if ada.sees(SPOT):
                now = page.evaluate(PLACES)
                assert {name: lay.setdefault(name, place) for name, place in now.items()} == now
            ada.move()


BARE = "(all) => all.filter((one) => getComputedStyle(one).outlineStyle !== 'dashed').length"


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_turn_without_seeing_it(page: Page, house: House) -> None:
    """In words: the answers are buttons, what happens is told."""
    seated(page, opened(house, "blackwood 2"), text=True)
    told = set[str]()
    for _ in range(12):
        page.locator(".options button:not([aria-disabled=true])").first.wait_for(timeout=30_000)
        told.add(page.locator("[data-live=told]").inner_text())
        n = int(page.locator("[data-n]").get_attribute("data-n") or 0)
        page.keyboard.press("1")
        page.wait_for_function("(n) => Number(document.querySelector('[data-n]').dataset.n) > n", arg=n)
    assert any("marionnette" in words.lower() for words in told)


CUT = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"
"""Names of which not all can be read."""


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_names_are_whole_on_a_phone_on_its_side(page: Page, house: House) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    seated(page, opened(house, "blackwood 4"))
    Wanderer(page).wait()
    expect(page.locator(".pill .name")).to_have_count(3)
    assert page.locator(".pill .name").evaluate_all(CUT) == []


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_names_are_whole_at_the_end_of_an_expedition(page: Page, house: House) -> None:
    """However many spells are ready again, and whatever was sold."""
    seated(page, opened(house, "blackwood 3"))
    ada = Wanderer(page)
    ada.wait()
    while not ada.sees(GO_ON):
        ada.move()
        ada.wait()
    spells = page.locator("main.end .spells")
    spells.evaluate_all(FOUR_SPELLS)
    page.locator("main.end .cards").evaluate_all(FIVE_CARDS)
    purses = page.locator("main.end .purse, main.end .cards > *")
    for width, height in ((320, 640), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert purses.evaluate_all(OUTSIDE) == [], "every card of a larder and every purse is within its panel"
    assert page.locator("main.end .who b").evaluate_all(CUT) == []
    assert page.evaluate(TOO_WIDE) == 0


OUTSIDE = """(all) => all.filter((one) => {
    const [mine, panel] = [one, one.closest("li")].map((each) => each.getBoundingClientRect());
    const right = Math.min(panel.right, innerWidth);
    return mine.left < panel.left - 1 || mine.right > right + 1 || mine.bottom > panel.bottom + 1;
}).map((one) => one.outerHTML.slice(0, 80))"""
FIVE_CARDS = """(larders) => {
    const card = larders.map((one) => one.querySelector(":scope > :not(.faded)")).find(Boolean);
    for (const larder of larders) larder.replaceChildren(...Array.from({ length: 5 }, () => card.cloneNode(true)));
}"""
"""As after an expedition of which everybody brought as much home as they can."""
FOUR_SPELLS = """(places) => places.forEach((place) => {
    place.replaceChildren(...Array.from({ length: 4 }, () => {
        const spell = document.createElement("span");
        spell.textContent = "lancé → prêt";
        spell.style.width = "104px";
        return spell;
    }));
})"""
"""As after an expedition with many spells: none of our games is sure to bring them."""

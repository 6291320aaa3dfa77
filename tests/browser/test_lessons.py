"""First steps, taken by the page alone; and hints in a first real game, each only once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import Person, opened, remember, seated
from tests.browser.pupil import COACH, NEXT, RING, SKIP, begins
from tests.browser.test_everybody import SMALL, TOO_WIDE, in_themes
from tests.long import some

HINT = "[data-hint]"
EDGES = {
    "belcastel": ("belcastel-hello", "belcastel-pay"),
    "witches": ("witches-hello", "witches-pay"),
    "bal": ("bal-hello", "bal-sweep-to"),
    "blackwood": ("blackwood-hello", "blackwood-sale"),
}
"""The first card of each lesson, and a late one."""
COVERS = """([coach, ring]) => {
    const [card, thing] = [coach, ring].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (!card || !thing) return false;
    const inside = { left: thing.left + 5, right: thing.right - 5, top: thing.top + 5, bottom: thing.bottom - 5 };
    return card.left < inside.right && inside.left < card.right && card.top < inside.bottom && inside.top < card.bottom;
}"""
"""Does the card lie over what it points at? The ring is five pixels wider on each side."""
HIDES = """(things) => {
    const { left, top, right, bottom } = document.querySelector("[data-hint]").getBoundingClientRect();
    return [...document.querySelectorAll(things)].filter((one) => {
        const box = one.getBoundingClientRect();
        const isWithin = box.right > left + 2 && box.left < right - 2;
        return box.width && isWithin && box.bottom > top + 2 && box.top < bottom - 2;
    }).map((one) => one.outerHTML.slice(0, 80));
}"""
NEEDED = "main [data-choice], main .pot [data-round], header button"
"""What no hint may lie on: whatever answers, the spiral, the menu."""
IN_SIGHT = """([coach, wide, high]) => {
    const { left, top, right, bottom } = document.querySelector(coach).getBoundingClientRect();
    return innerWidth === wide && left >= 0 && top >= 0 && right <= wide && bottom <= high;
}"""


def usable(page: Page, axe: Callable[[Page], None]) -> None:
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0


@pytest.mark.parametrize(
    "game", ["belcastel", "bal", *[pytest.param(one, marks=pytest.mark.long) for one in ("witches", "blackwood")]]
)
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_lesson_from_the_shelf_to_its_last_word(page: Page, game: str, axe: Callable[[Page], None]) -> None:
    pupil, first, seen = begins(page, game), True, list[str]()
    for card in pupil.cards():
        seen.append(card)
        assert not page.evaluate(COVERS, [COACH, RING]), card
        assert pupil.says(card) in page.locator("[data-live=coach]").inner_text()
        if first or card == EDGES[game][1]:
            usable(page, axe)
        first = False
    assert seen[0] == EDGES[game][0]
    assert EDGES[game][1] in seen
    pupil.touch(NEXT)
    expect(page.locator(COACH)).to_have_count(0)
    page.reload()
    expect(page.locator("[data-state=playing]")).to_be_visible()
    expect(page.locator(COACH)).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_lesson_on_a_laptop_leads_to_a_real_game(page: Page, axe: Callable[[Page], None]) -> None:
    pupil = begins(page, "bal")
    for card in pupil.cards():
        assert not page.evaluate(COVERS, [COACH, RING]), card
        usable(page, axe)
    page.get_by_role("button", name="A real game").click()
    expect(page).to_have_url("/setup/bal")


@pytest.mark.parametrize(("page", "theme"), some(in_themes("phone-en", "laptop-fr"), 2), indirect=["page"])
def test_everybody_can_use_the_coach(page: Page, theme: str, axe: Callable[[Page], None]) -> None:
    remember(page, "settings", {"theme": theme, "language": page.evaluate("navigator.language")[:2]})
    pupil = begins(page, "belcastel")
    for card in pupil.cards():
        usable(page, axe)
        if card == "belcastel-more":
            break
    page.locator(f"{COACH} .fold").click()
    expect(page.locator(COACH)).to_have_count(0)
    usable(page, axe)
    page.locator("button.folded").click()
    expect(page.locator(COACH)).to_be_visible()


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_a_lesson_is_skipped_and_the_game_goes_on_freely(page: Page) -> None:
    pupil = begins(page, "belcastel")
    pupil.wait()
    pupil.touch(SKIP)
    expect(page.locator(COACH)).to_have_attribute("data-coach", "skipped")
    pupil.touch(NEXT)
    expect(page.locator(COACH)).to_have_count(0)
    Person(page).settled("[data-choice=stop]")


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_reload_in_the_middle_and_the_shelf_lead_back_to_the_same_step(page: Page) -> None:
    pupil = begins(page, "belcastel")
    for card in pupil.cards():
        if card == "belcastel-whites":
            break
    page.reload()
    assert pupil.wait() == "belcastel-whites"
    address = page.url
    begins(page, "belcastel")
    assert pupil.wait() == "belcastel-whites"
    assert page.url == address


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_something_else_is_answered_kindly(page: Page) -> None:
    pupil = begins(page, "belcastel")
    pupil.wait()
    pupil.follow()
    n = Person(page).heard()
    page.locator("[data-choice=stop]").tap()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("Pioche un jeton")
    expect(page.locator(".notice.trouble")).to_have_count(0)
    assert Person(page).heard() == n


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_a_lesson_in_words(page: Page) -> None:
    remember(page, "settings", {"text": True})
    pupil = begins(page, "witches")
    said = [pupil.says(card) for card in pupil.cards()]
    assert said


@pytest.mark.long
@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_show_me_plays_a_whole_lesson_by_one_key(page: Page) -> None:
    pupil = begins(page, "witches")
    while not pupil.wait().endswith("-over"):
        before = pupil.stands()
        page.keyboard.press("n")
        pupil.changed(before)
    expect(page.locator(COACH)).to_have_attribute("data-coach", "witches-over")


# Hints


def hinted(page: Page, ada: Person, moves: int) -> list[str]:
    """The hints that are shown while so many moves are made, on a page whose clock is ours."""
    shown = []
    for _ in range(moves):
        ada.wait()
        if ada.is_over:
            break
        page.clock.run_for(900)  # longer than between two looks for something to hint at
        hint = page.locator(HINT)
        if hint.count():
            assert page.evaluate(HIDES, NEEDED) == []
            shown.append(hint.get_attribute("data-hint") or "")
            hint.get_by_role("button").click()
            expect(hint).to_have_count(0)
        ada.move()
    return shown


@pytest.mark.hints
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_hint_is_shown_once_on_a_device_and_never_again(page: Page, house: House) -> None:
    page.clock.install()
    ada = seated(page, opened(house, "belcastel 2"))
    first = hinted(page, ada, 8)
    assert first
    assert len(first) == len(set(first))
    page.set_viewport_size({"width": 667, "height": 375})
    page.reload()
    second = hinted(page, ada, 6)
    assert set(first).isdisjoint(second)


@pytest.mark.hints
@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_hints_can_be_switched_off(page: Page, house: House) -> None:
    page.clock.install()
    ada = seated(page, opened(house, "belcastel 2"), hints=False)
    assert hinted(page, ada, 4) == []


@pytest.mark.hints
@pytest.mark.parametrize(
    "theme", ["contrast", *[pytest.param(one, marks=pytest.mark.long) for one in ("candlelight", "daylight")]]
)
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_everybody_can_use_a_hint(page: Page, house: House, theme: str, axe: Callable[[Page], None]) -> None:
    ada = seated(page, opened(house, "blackwood 2 first_witch=0"), theme=theme)
    page.locator(HINT).wait_for()
    usable(page, axe)
    assert ada.page.locator(HINT).get_attribute("data-hint") == "blackwood-place"


@pytest.mark.hints
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_there_are_no_hints_in_a_lesson(page: Page) -> None:
    pupil = begins(page, "belcastel")
    for card in pupil.cards():
        expect(page.locator(HINT)).to_have_count(0)
        if card == "belcastel-boom":
            break


def test_whoever_watches_gets_neither_coach_nor_hints(visit: Visit, house: House) -> None:
    ada = visit("phone-fr")
    begins(ada, "bal").wait()
    bea = visit("laptop-en")
    bea.goto(ada.url)
    expect(bea.locator("[data-state=playing]")).to_be_visible()
    expect(bea.locator(".ball, .table")).not_to_have_count(0)
    expect(bea.locator(COACH)).to_have_count(0)


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_the_coach_is_in_sight_after_the_phone_was_turned_and_turned_back(page: Page) -> None:
    begins(page, "bal").wait()
    for width, height in ((844, 390), (720, 450), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_SIGHT, arg=[COACH, width, height])

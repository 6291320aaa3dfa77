"""Whole games without a mouse, and without seeing the table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.person import CHECKOUT, CONFIRM, DRAW, REWARD, SHELF, Person, opened, seated


class Typist(Person):
    """Plays with keys alone: those that the page lists, Tab and Enter."""

    def settled(self, what: str) -> None:
        question = self.asked()
        keys = {DRAW: " ", CONFIRM: "Enter", CHECKOUT: "Enter"}
        if what == REWARD:
            self.reach(REWARD)
        self.page.keyboard.press(keys.get(what, "s" if what != REWARD else "Enter"))
        self.answered(question)

    def choose(self) -> None:
        if self.page.locator(CONFIRM).is_disabled():
            self.page.keyboard.press("1")
        expect(self.page.locator(CONFIRM)).to_be_enabled()
        self.settled(CONFIRM)

    def shop(self) -> None:
        if self.page.locator(SHELF).count() and not self.sees(f"{SHELF}[aria-pressed=true]"):
            self.page.keyboard.press("1")
        self.settled(CHECKOUT)

    def reach(self, what: str) -> None:
        """Go to something by Tab, and see that the focus shows."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(what) => document.activeElement.matches(what)", what):
                outline: str = self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
                assert outline != "none"
                return
        raise AssertionError(f"Tab never reaches {what}")


@pytest.mark.parametrize(
    ("page", "moves"), [("laptop-fr", 40), pytest.param("laptop-en", 2000, marks=pytest.mark.long)], indirect=["page"]
)
def test_a_game_by_keys_alone(page: Page, house: House, moves: int) -> None:
    ada = Typist(seated(page, opened(house, "belcastel 3 books=1")).page)
    ada.wait()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(
        "Piocher" if "fr" in page.evaluate("navigator.language") else "Draw"
    )
    page.keyboard.press("Escape")
    ada.play(moves)
    if moves > 40:
        expect(page.locator("main.podium")).to_contain_text("Ada")


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_the_rule_and_the_log_open_by_keys_and_the_focus_comes_back(page: Page, house: House) -> None:
    ada = seated(page, opened(house, "belcastel 2"))
    ada.wait()
    menu = page.get_by_role("button", name="Menu", exact=True)
    menu.focus()
    for key, words in (("w", "BEL-"), ("l", "Round 1"), ("b", "Toadstool"), ("c", "white")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_contain_text(re.compile(words, re.IGNORECASE))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(menu).to_be_focused()
    page.keyboard.press("l")
    page.get_by_role("button", name="Close").click()
    expect(menu).to_be_focused()


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_sheet_opened_right_after_another_was_closed_stays(page: Page, house: House) -> None:
    """The browser tells a page that a sheet was closed a moment later; by then the next one may lie open."""
    ada = seated(page, opened(house, "belcastel 2"))
    ada.wait()
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_contain_text("Toadstool")
    page.evaluate("""async () => {
        document.querySelector("dialog[open]").requestClose();  // as Escape does
        await null;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "c", bubbles: true }));
    }""")
    expect(page.get_by_role("dialog")).to_contain_text("white")


@pytest.mark.parametrize(
    ("page", "answers"), [("phone-fr", 20), pytest.param("phone-en", 1500, marks=pytest.mark.long)], indirect=["page"]
)
def test_a_game_without_seeing_it(page: Page, house: House, answers: int) -> None:
    """In words: the question is a heading that gets the focus, the answers are buttons, what happens is told."""
    ada = seated(
        page, opened(house, "belcastel 2 books=2"), text=True, language=page.evaluate("navigator.language")[:2]
    )
    told = set[str]()
    over = page.locator("[data-state=over]")
    for _ in range(answers):
        page.locator(".options button:not([aria-disabled=true]), [data-state=over]").first.wait_for(timeout=30_000)
        told.add(page.locator("[data-live=told]").inner_text())
        if over.count():
            break
        buttons = page.locator(".options button")
        question = ada.asked()
        page.keyboard.press(str(min(buttons.count(), 1 + int(question or 0) % 2)))
        ada.answered(question)
    assert any(sentence.startswith(("Tu ", "You ")) for text in told for sentence in text.splitlines())
    assert len(told) > min(answers, 20) / 4
    if answers > 20:
        expect(page.get_by_role("table")).to_contain_text("Ada")

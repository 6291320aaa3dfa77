"""A language that was translated: from the shelf through a first round, and what it says of itself."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.person import Person, remember

MOVES = 80
"""No round of one person needs so many."""


def test_a_first_round_of_belcastel_in_spanish(visit: Visit, axe: Callable[[Page], None]) -> None:
    """Whatever has no words is an error on the console, which no test may leave there."""
    page = visit("phone-es")
    remember(page, "settings", {"speed": "off"})
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    axe(page)
    page.get_by_role("button", name="Jugar ya").tap()
    person = Person(page)
    for _ in range(MOVES):
        person.wait()
        if page.get_by_text("Ronda 2", exact=False).count():
            break
        person.move()
    expect(page.get_by_text("Ronda 2", exact=False).first).to_be_attached()
    axe(page)


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_a_translation_says_what_it_is_and_what_it_lacks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Menu").first.tap()
    page.get_by_role("button", name="Settings").tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).not_to_contain_text("English; the rest")
    dialog.get_by_text("Español").tap()
    expect(dialog).to_contain_text("Traducido por una máquina; ninguna persona lo ha leído todavía.")
    expect(dialog).to_contain_text("Traducido en parte; el resto está en inglés.")
    dialog.get_by_text("Français").tap()
    expect(dialog).not_to_contain_text("machine")


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_what_is_not_translated_is_read_in_english(page: Page) -> None:
    """The rules of Blackwood have no Spanish page; what stands around them has."""
    page.goto("/rules/blackwood/BLW-3.1")
    page.get_by_label("Language").select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("link", name="capítulo siguiente The end of an expedition")).to_be_visible()

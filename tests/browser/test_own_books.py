"""A book that somebody tries: what it does is read at the table, and that it is somebody's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from chaudron.games.belcastel.printed import KNOWN, load
from tests.browser.house import House
from tests.browser.person import opened, seated
from tests.browser.test_everybody import brew, press_until_open

EXAMPLE = Path(__file__).parents[2] / "examples" / "own" / "fireflies.json"


@pytest.fixture
def own() -> Iterator[str]:
    """The hash of the values of the example, which the house knows."""
    found = load(EXAMPLE)
    KNOWN[found.hash] = found
    yield found.hash
    del KNOWN[found.hash]


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_a_book_of_somebodys_own_is_read_at_its_table(page: Page, house: House, own: str) -> None:
    ada = seated(page, opened(house, f"belcastel 2 books=4 components={own}"))
    brew(ada)
    press_until_open(page, "b")
    books = page.get_by_role("dialog")
    french, english = KNOWN[own].books["blue-4"].texts
    said = french if page.evaluate("navigator.language").startswith("fr") else english
    expect(books).to_contain_text(said)
    expect(books).to_contain_text(own)
    blue = books.locator(".book-blue .prices b")
    expect(blue).to_have_text(["4", "8", "15"])

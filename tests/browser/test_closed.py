"""A table of other rules than the house has: the page says why it does not open, who sat there and what happened."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chaudron.games import SHELF
from chaudron.games.belcastel import BELCASTEL, Belcastel
from chaudron.games.belcastel.box import Box
from tests.browser.house import House

TITLES = {"fr": "Qui jouait ici", "en": "Who sat here"}


class Raised(Belcastel):
    """The next version, in which nobody draws for the first player."""

    def __init__(self) -> None:
        super().__init__(BELCASTEL.kind)
        self.version = str(int(BELCASTEL.version) + 1)

    def box(self, players: int, options: Mapping[str, Any]) -> Box:
        return super().box(players, {**options, "first_player": 1})


def test_a_table_of_other_rules_is_read_and_not_played(
    house: House, page: Page, monkeypatch: pytest.MonkeyPatch, axe: Callable[[Page], None]
) -> None:
    host = house.run(house.served.open("belcastel 2", "Anna", bots=["random"], start=True))
    house.close()
    monkeypatch.setitem(SHELF, "belcastel", Raised())
    house.open()
    page.goto(f"/table/{host.table}")
    language = str(page.evaluate("navigator.language"))[:2]
    expect(page.get_by_role("heading", name=TITLES[language])).to_be_visible()
    expect(page.get_by_text("Anna", exact=True)).to_be_visible()
    expect(page.locator('[data-banner^="ended"]')).to_contain_text(f"version {Raised().version}")
    expect(page.locator("main ol li").first).to_be_visible()
    axe(page)

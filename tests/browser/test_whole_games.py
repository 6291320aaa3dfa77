"""A person plays whole games against bots: by finger on a phone, with a mouse on a laptop, in both languages."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import opened, seated
from tests.browser.test_everybody import SMALL

EVERYTHING = "belcastel 2 books=g2-b1-r2-y1-p4 cauldron_side=tubes lock_step=every_round"
"""Many questions: red toadstools beside the cauldron, skulls that look, ghosts that swap, tubes, sealed beats."""


@pytest.mark.parametrize(
    ("page", "setup"),
    [
        ("phone-fr", "belcastel 2"),
        pytest.param("phone-fr", "belcastel 4", marks=pytest.mark.long),
        pytest.param("phone-en", EVERYTHING, marks=pytest.mark.long),
        pytest.param("laptop-fr", "belcastel 3 books=3 stop=revocable bonus_moves=may_decline", marks=pytest.mark.long),
        pytest.param("laptop-en", "belcastel 2 books=4 open_bags=true", marks=pytest.mark.long),
    ],
    indirect=["page"],
)
def test_a_whole_game(page: Page, house: House, setup: str, axe: Callable[[Page], None]) -> None:
    kept = opened(house, setup)
    ada = seated(page, kept)
    ada.play()
    expect(page.locator("main.podium")).to_contain_text("Ada")
    assert {"draw", "shop"} <= set(ada.did)
    record = house.run(house.served.watcher(kept["table"]).get("/record"))
    assert record[0] == 200
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.motion
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_two_rounds_with_everything_moving(page: Page, house: House) -> None:
    ada = seated(page, opened(house, "belcastel 2"), speed="fast", language="fr")
    while "3" not in page.locator("header .round").inner_text().split("/")[0]:
        ada.wait()
        ada.move()
    assert ada.did.count("shop") == 2

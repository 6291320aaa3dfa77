"""The review of a game on the page: it is asked for, grows, and tells luck from decisions, at every size."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.finished import finished
from tests.browser.house import House
from tests.browser.person import remember
from tests.browser.test_replay import at, record_of

Axe = Callable[[Page], None]
TITLES = {"belcastel": "belcastel 2", "bal": "bal 3", "blackwood": "blackwood 2"}
SUM = re.compile(r"^[+−]?[\d.,]+")  # noqa: RUF001 - a true minus


def opened(page: Page, kept: dict[str, Any], where: str = "#0-1-review", **settings: Any) -> None:
    remember(page, "games", [kept])
    if settings:
        remember(page, "settings", settings)
    page.goto(f"/r/{kept['table']}{where}")


def moments(page: Page) -> Locator:
    """The list, once the review is made."""
    page.locator("ol li[data-kind]").first.wait_for(timeout=120_000)
    return page.locator("ol li[data-kind]")


def figures(row: Locator) -> list[float]:
    """What stands in a row of the account."""
    cells = [cell.removeprefix("=").strip() for cell in row.locator("td").all_inner_texts()]
    found = [SUM.match(cell) for cell in cells]
    return [float(one[0].replace("−", "-").replace(",", ".")) for one in found if one]  # noqa: RUF001 - the same


@pytest.mark.parametrize(
    ("page", "game"),
    [("laptop-fr", "belcastel"), ("phone-en", "bal"), ("laptop-en", "blackwood")],
    indirect=["page"],
)
def test_a_game_is_reviewed_where_it_is_seen_again(page: Page, house: House, axe: Axe, game: str) -> None:
    opened(page, finished(house, TITLES[game], replays=True))
    listed = moments(page)
    expect(page).to_have_url(re.compile("-review$"))
    for row in page.locator("tbody tr").all():
        *parts, result = figures(row)
        assert abs(sum(parts) - result) < 0.051
    page.locator(".filter label").first.click()  # all of them
    listed.first.get_by_role("button").click()
    expect(page.locator("li[aria-current] .card")).to_be_visible()
    expect(page.locator("li[aria-current] .card [data-face]")).to_have_count(0)  # nobody was asked but the review
    axe(page)
    page.keyboard.press("n")
    expect(listed.nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("p")
    expect(listed.first).to_have_attribute("aria-current", "step")
    page.keyboard.press("r")
    expect(page).not_to_have_url(re.compile("-review$"))
    expect(listed).to_have_count(0)


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_it_is_reached_from_the_podium_and_left_while_it_is_made(page: Page, house: House) -> None:
    kept = finished(house, "blackwood 2", seed="left")
    remember(page, "games", [kept])
    held: list[Route] = []
    page.route("**/review?*", lambda route: route.fulfill(json=HALF) if len(held) < 1 else route.continue_())
    page.goto(f"/table/{kept['table']}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_text("7 of 20 moves")).to_be_visible()
    expect(page.locator(".course svg path.line").first).to_be_attached()
    with page.expect_request("**/review/stop"):
        page.get_by_role("button", name="Cancel").click()
    expect(page).not_to_have_url(re.compile("-review$"))
    at(page, 0)


HALF = {"done": 7, "answers": 20, "chance": [[0.5, 0.5]] * 8, "review": None, "mine": 0}


@pytest.mark.expects("409")
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_where_there_is_none_the_page_says_why(page: Page, house: House, axe: Axe) -> None:
    kept = finished(house, "blackwood 2", seed="left")
    problem: dict[str, Any] = {"code": "no_review", "says": "Rien n’a été appris.", "rule": "", "details": {}}  # noqa: RUF001 - typeset
    page.route("**/review?*", lambda route: route.fulfill(status=409, json=problem))
    opened(page, kept)
    expect(page.get_by_role("alert")).to_have_text(problem["says"])
    axe(page)


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_in_text_mode_the_course_is_a_table(page: Page, house: House, axe: Axe, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(json.dumps(house.run(record_of(house, finished(house, "blackwood 2", seed="left")))))
    remember(page, "settings", {"text": True})
    page.goto("/r")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Review", exact=True).click()
    moments(page)
    expect(page.get_by_role("table")).to_have_count(2)
    expect(page.get_by_role("rowheader", name="Expedition 3")).to_be_visible()
    axe(page)

"""A game that is over is seen again on the page, and played on from; my games come along to another device."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.finished import NAMES, finished
from tests.browser.house import House
from tests.browser.person import remember

Axe = Callable[[Page], None]
TITLES = {"belcastel": "belcastel 2", "witches": "witches 2", "bal": "bal 3", "blackwood": "blackwood 2"}
BOARDS = {"belcastel": "main.brewing, main.scoring, main.podium", "bal": "main.ball, main.podium"}
BOARDS |= {"witches": BOARDS["belcastel"], "blackwood": "main.wood, main.podium, .skip"}
WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "again": "Revoir",
        "next": "Un coup en avant",
        "before": "Un coup en arrière",
        "play": "Lecture",
        "pause": "Pause",
        "by": "Vu par",
        "on": "Reprendre d’ici",  # noqa: RUF001 - typeset
        "short": "Reprendre",
        "resumed": "la chance est neuve",
        "open": "Jeux ouverts",
        "file": "Fichier",
        "mine": "Toutes mes parties",
        "no": "Ce fichier n’est pas celui d’une partie.",  # noqa: RUF001 - typeset
        "came": "1 partie est arrivée",
        "log": "Journal",
    },
    "en": {
        "again": "See again",
        "next": "One move on",
        "before": "One move back",
        "play": "Play",
        "pause": "Pause",
        "by": "Seen by",
        "on": "Play on from here",
        "short": "Play on",
        "resumed": "luck is new",
        "open": "All open",
        "file": "File",
        "mine": "All my games",
        "no": "This file is not the record of a game.",
        "came": "1 game has come",
        "log": "Log",
    },
}


def language(page: Page) -> dict[str, str]:
    return WORDS[page.evaluate("document.documentElement.lang")]


def slider(page: Page) -> Locator:
    return page.locator("footer input[type=range]")


def at(page: Page, moment: int) -> None:
    expect(slider(page)).to_have_js_property("value", str(moment))


def shown(page: Page, kept: dict[str, Any], where: str = "#20-1", **settings: Any) -> dict[str, str]:
    """The game of a browser that holds its first seat, at a moment; and the words of its language."""
    remember(page, "games", [kept])
    if settings:
        remember(page, "settings", settings)
    page.goto(f"/r/{kept['table']}{where}")
    slider(page).wait_for()
    return language(page)


def test_from_the_podium_one_sees_the_game_again(page: Page, house: House, axe: Axe) -> None:
    kept = finished(house, "belcastel 2")
    remember(page, "games", [kept])
    page.goto(f"/table/{kept['table']}")
    page.locator("main.podium").wait_for()
    words = language(page)
    page.get_by_role("button", name=words["again"], exact=True).click()
    page.locator(BOARDS["belcastel"]).first.wait_for()
    at(page, 0)
    page.get_by_role("button", name=words["next"]).click()
    page.get_by_role("button", name=words["next"]).click()
    at(page, 2)
    page.get_by_role("button", name=words["before"]).click()
    at(page, 1)
    expect(page).to_have_url(re.compile(r"/r/\w+#1-1$"))
    axe(page)
    page.reload()
    at(page, 1)


@pytest.mark.each_once
@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
@pytest.mark.parametrize("game", TITLES)
def test_every_title_is_seen_by_every_pair_of_eyes(page: Page, house: House, axe: Axe, game: str) -> None:
    kept = finished(house, TITLES[game])
    for by in ("1", "2", "watcher", "all"):
        shown(page, kept, f"#30-{by}")
        page.goto(f"/r/{kept['table']}#30-{by}")
        page.locator(BOARDS[game]).first.wait_for()
        seat = str(int(by) - 1) if by.isdecimal() else by  # which a link counts from 1
        expect(page.locator("select[name=seen-by], [name=seen-by]:checked")).to_have_value(seat)
        expect(page).to_have_url(re.compile(f"#30-{by}$"))
        expect(page.locator("footer progress")).to_have_count(0)
        page.keyboard.press("ArrowRight")
        expect(page).not_to_have_url(re.compile(f"#30-{by}$"))
    page.locator(BOARDS[game]).first.wait_for()
    axe(page)


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_whoever_goes_on_while_other_eyes_are_fetched_goes_on_with_them(page: Page, house: House) -> None:
    shown(page, finished(house, "belcastel 2"), "#20-1")
    theirs = re.compile(r"/replay\?.*by=1\b")

    def go_on(route: Route) -> None:
        page.keyboard.press("ArrowRight")
        route.continue_()

    page.route(theirs, go_on, times=1)
    page.evaluate("location.hash = '#20-2'")
    expect(page).to_have_url(re.compile(r"#2[1-9]-2$"))


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_open_hands_are_those_that_were_held(page: Page, house: House) -> None:
    kept = finished(house, "bal 3")
    words = shown(page, kept, "#12-1")
    page.get_by_text(words["open"]).click()
    hands = page.locator("section.hands [role=group]")
    expect(hands).to_have_count(3)
    page.get_by_role("radio", name=NAMES[0]).check(force=True)
    expect(page.locator("section.hands")).to_have_count(0)


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_keys_lead_through_the_game(page: Page, house: House) -> None:
    words = shown(page, finished(house, "belcastel 2"), "#0-1")
    page.keyboard.press("End")
    expect(page.locator("main.podium")).to_be_visible()
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowDown")
    expect(page).not_to_have_url(re.compile("#0-1$"))
    page.keyboard.press("ArrowUp")
    at(page, 0)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=words["pause"], exact=True)).to_be_visible()
    expect(page).not_to_have_url(re.compile("#[01]-1$"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name=words["play"], exact=True)).to_be_visible()


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_finger_drawn_across_the_table_goes_on_and_back(page: Page, house: House) -> None:
    shown(page, finished(house, "blackwood 2"), "#10-1")
    swipe(page, -120)
    expect(page).not_to_have_url(re.compile("#10-1$"))
    swipe(page, 120)
    at(page, 10)


def swipe(page: Page, far: int) -> None:
    page.evaluate(
        """(far) => {
          const target = document.querySelector("main");
          const touch = (x) => new Touch({ identifier: 1, target, clientX: x, clientY: 300 });
          const send = (kind, x, on) => target.dispatchEvent(new TouchEvent(kind,
            { bubbles: true, touches: on ? [touch(x)] : [], changedTouches: [touch(x)] }));
          send("touchstart", 190, true);
          send("touchend", 190 + far, false);
        }""",
        far,
    )


def test_a_record_is_seen_from_its_file(page: Page, house: House, axe: Axe, tmp_path: Path) -> None:
    kept = finished(house, "blackwood 2")
    record = tmp_path / "game.json"
    record.write_text(json.dumps(house.run(record_of(house, kept))))
    page.goto("/r")
    page.get_by_role("heading").wait_for()
    words = language(page)
    wrong = tmp_path / "other.json"
    wrong.write_text("[1, 2]")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_text(words["no"])).to_be_visible()
    axe(page)
    page.locator("input[type=file]").set_input_files(record)
    page.locator(BOARDS["blackwood"]).first.wait_for()
    page.keyboard.press("ArrowRight")
    at(page, 1)


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_a_record_is_dropped_anywhere_on_the_page(page: Page, house: House) -> None:
    """Beside the box too, where the browser would leave the page and show the file."""
    record = house.run(record_of(house, finished(house, "blackwood 2")))
    page.goto("/r")
    page.get_by_role("heading").wait_for()
    was_taken = page.evaluate(DROP, json.dumps(record))
    assert was_taken
    page.locator(BOARDS["blackwood"]).first.wait_for()
    page.keyboard.press("ArrowRight")
    at(page, 1)


DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], "game.json", { type: "application/json" }));
  const told = (kind) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true });
  document.body.dispatchEvent(told("dragover"));
  return !document.body.dispatchEvent(told("drop"));
}"""
"""On the page itself, not on its box: was it taken before the browser opens the file?"""


async def record_of(house: House, kept: dict[str, Any]) -> dict[str, Any]:
    address = f"{house.base}/api/tables/{kept['table']}/record"
    async with house.served.session.get(address) as reply:
        read: dict[str, Any] = await reply.json()
        return read


@pytest.mark.parametrize("page", ["laptop-fr", "phone-en"], indirect=True)
def test_in_text_mode_every_moment_can_be_read(page: Page, house: House, axe: Axe) -> None:
    words = shown(page, finished(house, "belcastel 2"), "#3-1", text=True)
    board = page.locator("section.board")
    expect(board).to_contain_text(NAMES[1])
    before = board.inner_text()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(board).not_to_have_text(before, use_inner_text=True)
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"(manche|round) 3\b"))
    assert words
    axe(page)


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_who_goes_on_before_a_moment_has_come_goes_on_from_there(page: Page, house: House) -> None:
    held: list[Route] = []
    are_held = True
    page.route(
        re.compile(r"/replay\b.*at=[1-9]\d\d"), lambda route: held.append(route) if are_held else route.continue_()
    )
    shown(page, finished(house, "belcastel 2"), "#3-1")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    are_held = False
    for route in held:
        route.continue_()
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"round 5\b"))


@pytest.mark.each_once
@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_from_any_moment_one_plays_on(page: Page, house: House, axe: Axe, game: str) -> None:
    words = shown(page, finished(house, TITLES[game]), "#25-1")
    page.get_by_role("button", name=words["on"]).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=words["on"]).wait_for()
    axe(page)
    dialog.get_by_role("button", name=words["on"]).click()
    expect(page).to_have_url(re.compile(r"/table/\w{10}$"))
    page.locator("[data-state=playing]").wait_for()
    page.keyboard.press("l")
    expect(page.get_by_text(words["resumed"]).first).to_be_visible()


@pytest.mark.expects("403")
@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_others_are_told_why_they_see_nothing(page: Page, house: House) -> None:
    kept = finished(house, "blackwood 2", replays=False)
    page.goto(f"/r/{kept['table']}")
    expect(page.get_by_role("alert")).to_contain_text("Only those who played")


def test_my_games_are_counted_and_come_along(page: Page, house: House, visit: Visit, axe: Axe) -> None:
    kept = finished(house, "blackwood 2")
    remember(page, "games", [kept])
    page.goto("/")
    page.get_by_role("link", name=re.compile("Toutes mes parties|All my games")).click()
    page.locator(".totals").wait_for()
    words = language(page)
    expect(page.locator(".totals b").first).to_have_text("1")
    expect(page.locator(".boxes li", has_text="Blackwood").locator("b")).to_have_text("1")
    axe(page)
    with page.expect_download() as download:
        page.get_by_role("button", name=words["file"], exact=True).click()
    page.get_by_role("button", name="QR", exact=True).click()
    expect(page.get_by_role("dialog").locator("svg[role=img]")).to_be_visible()
    other = visit("phone-en")
    other.goto("/me")
    other.locator("input[type=file]").set_input_files(download.value.path())
    expect(other.get_by_text("1 game has come")).to_be_visible()
    expect(other.locator(".totals b").first).to_have_text("1")


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_seats_come_along_by_a_code(page: Page, house: House) -> None:
    kept = finished(house, "blackwood 2")
    page.goto(f"/me#{kept['table']}.{kept['token']}")
    expect(page.locator(".totals b").first).to_have_text("1")
    expect(page).to_have_url(re.compile("/me$"))
    assert page.evaluate("JSON.parse(localStorage.getItem('chaudron.games'))[0].token") == kept["token"]


@pytest.mark.parametrize("page", ["laptop-en", "phone-fr"], indirect=True)
def test_a_podium_is_shared_as_a_picture(page: Page, house: House) -> None:
    kept = finished(house, "blackwood 2")
    remember(page, "games", [kept])
    page.add_init_script("Navigator.prototype.canShare = () => false")
    page.goto(f"/table/{kept['table']}")
    page.locator("main.podium").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("^(Picture|Image)$")).click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_fine_moment_becomes_a_picture_with_its_link(page: Page) -> None:
    moment = {"table": "bcdfghjkmn", "game": "bal", "n": 12, "at": 1_790_000_000_000, "title": "Belle parade"}
    result = {"table": "bcdfghjkmn", "game": "bal", "at": 1_790_000_000_000, "won": True, "place": 1, "players": 3}
    remember(page, "moments", [{**moment, "says": "Trois cartes d’un coup. " * 6, "link": "https://table.example/r/x"}])  # noqa: RUF001 - typeset
    remember(page, "results", [{**result, "points": 3, "level": "adept", "people": 0}])
    page.goto("/me")
    with page.expect_download() as told:
        page.get_by_role("button", name="Image à partager : Belle parade").click()
    picture = told.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert told.value.suggested_filename == "chaudron.png"

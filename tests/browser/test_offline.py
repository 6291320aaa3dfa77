"""Without any network: everything is put away once, the house closes, and a whole game is played on the device."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from chaudron.kernel.verdict import EXIT_CODES, HOUSE
from tests.browser.conftest import DEVICES, LOCALES
from tests.browser.house import House
from tests.browser.person import remember
from tests.browser.pupil import COACH
from tests.browser.wanderer import Wanderer
from tests.browser.watching import Watch

pytestmark = pytest.mark.worker

JOURNALS = Path(__file__).parents[1] / "offline" / "journals"

KEPT = "[data-offline=kept]"
CUT = [
    r"^(failed: (GET|POST) .*net::ERR_|refused: 503 )",
    r"^console error: Failed to load resource: (net::ERR_|the server responded with a status of 503)",
]
"""What the browser itself notes once there is no network, or while the house is closing."""
SLOW = 120_000
"""Milliseconds that a busy machine may take to start Python."""


@pytest.fixture
def closing(tmp_path: Path) -> Iterator[House]:
    """A house of its own, which a test may close for good."""
    house = House(str(tmp_path / "tables.db"))
    yield house
    house.end()


@pytest.fixture
def device(request: pytest.FixtureRequest, closing: House, browser: Browser) -> Iterator[Page]:
    """A browser of this kind, at the shelf, with everything put away."""
    kind, language = request.param.split("-")
    context = browser.new_context(
        **DEVICES[kind], base_url=closing.base, locale=LOCALES[language], reduced_motion="reduce"
    )
    watch = Watch(context, closing.base.removeprefix("http://"))
    page = context.new_page()
    remember(page, "settings", {"hints": False})
    put_away(page)
    assert watch.troubles == []
    yield page
    context.close()
    # How much of it is noted depends on what was under way when the house closed.
    assert [trouble for trouble in watch.troubles if not any(re.search(one, trouble) for one in CUT)] == []


def put_away(page: Page) -> None:
    page.goto("/")
    page.locator("[data-offline=none] button").click()
    page.locator(KEPT).wait_for(timeout=SLOW)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def cut(context: BrowserContext, house: House) -> None:
    """No network, and nobody at its other end."""
    context.set_offline(True)
    house.close()


@pytest.fixture
def opens_again(closing: House) -> Iterator[None]:
    """So that the house can end as others do."""
    yield
    closing.open()


PUT = """([journal, game]) => new Promise((done, failed) => {
    const opening = indexedDB.open("chaudron");
    opening.onsuccess = () => {
        const { table, secret, rows } = journal;
        const writing = opening.result.transaction(["tables", "rows"], "readwrite");
        writing.objectStore("tables").add({ table, secret });
        for (const row of rows) writing.objectStore("rows").add({ table, ...row });
        writing.oncomplete = () => done(opening.result.close());
        writing.onabort = () => failed(writing.error);
    };
    localStorage.setItem("chaudron.games", JSON.stringify([{ table: journal.table, game, seen: 1 }]));
})"""


@pytest.mark.usefixtures("opens_again")
@pytest.mark.parametrize("device", ["laptop-fr"], indirect=True)
def test_games_with_the_network_cut(device: Page, closing: House, axe: Callable[[Page], None]) -> None:
    """A new one, and one that an earlier version of the page began and put away."""
    journal = json.loads((JOURNALS / "blackwood.json").read_text("utf-8"))
    device.evaluate(PUT, [journal, "blackwood"])
    axe(device)
    ada = left_and_found_again(device, closing)
    ada.wait()
    device.keyboard.press("i")
    expect(device.locator("[data-advice=given] label").first).to_contain_text("★", timeout=SLOW)
    heard = ada.heard()
    device.keyboard.press("Enter")
    device.wait_for_function("(n) => document.querySelector('[data-n]').dataset.n > n", arg=heard)
    ada.play(moves=2)

    device.goto(f"/table/{journal['table']}")
    before = journal["stood"]["n"]
    device.wait_for_function("(n) => document.querySelector('[data-n]')?.dataset.n >= n", arg=before, timeout=SLOW)
    ada.play(moves=3)
    ada.wait()
    heard = ada.heard()
    assert heard > before + 2
    device.reload()
    device.wait_for_function("(n) => document.querySelector('[data-n]')?.dataset.n >= n", arg=heard, timeout=SLOW)


@pytest.mark.long
@pytest.mark.usefixtures("opens_again")
@pytest.mark.parametrize("device", ["laptop-fr"], indirect=True)
def test_a_whole_game_with_the_network_cut(device: Page, closing: House, tmp_path: Path) -> None:
    ada = left_and_found_again(device, closing)
    table = device.url.rpartition("/")[2]
    ada.play()
    assert ada.is_over

    with device.expect_download() as download:
        device.locator("footer a[download]").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert (record.name, json.loads(record.read_text("utf-8"))["game"]) == (f"{table}.json", "blackwood")
    checked = subprocess.run([sys.executable, "-m", "chaudron", "verify", str(record)], check=False)
    assert checked.returncode == EXIT_CODES[HOUSE]

    device.locator(".seal button.secondary").click()
    expect(device.locator(".verdict h3")).to_have_text("Scellé par la maison seule")
    played = json.loads(record.read_text("utf-8"))
    draws = len(played["opening"]) + sum(len(entry[2]) for entry in played["entries"])
    expect(device.locator("text.count")).to_have_text(f"{draws}/{draws}")
    device.keyboard.press("Escape")
    device.locator("footer .primary").click()
    device.wait_for_url(lambda url: "/table/o" in url and table not in url)
    ada.play(moves=2)


def left_and_found_again(device: Page, closing: House) -> Wanderer:
    """Some moves without a house; then the table is left, found on the shelf, and loaded anew."""
    cut(device.context, closing)
    device.goto("/setup/blackwood?code=blackwood%202")
    device.locator(".go .primary").click()
    device.wait_for_url("**/table/o*", timeout=SLOW)
    table = device.url.rpartition("/")[2]
    ada = Wanderer(device)
    ada.play(moves=8)
    ada.wait()
    before = ada.heard()
    assert before > 8

    device.goto("/")
    mine = device.locator(f"a[href='/table/{table}']")
    expect(mine).to_contain_text("Blackwood")
    mine.click()
    device.wait_for_function("(n) => document.querySelector('[data-n]')?.dataset.n >= n", arg=before, timeout=SLOW)
    device.reload()
    device.wait_for_function("(n) => document.querySelector('[data-n]')?.dataset.n >= n", arg=before, timeout=SLOW)
    return ada


@pytest.mark.usefixtures("opens_again")
@pytest.mark.parametrize("device", ["phone-en"], indirect=True)
def test_tables_are_opened_where_one_wants_them_and_here_when_the_house_is_gone(
    device: Page, closing: House, axe: Callable[[Page], None]
) -> None:
    play = device.locator("section.go button").first
    play.click()
    device.wait_for_url("**/table/o*", timeout=SLOW)
    device.goto("/")
    device.locator(f"{KEPT} [role=switch]").click()
    play.click()
    device.wait_for_url(lambda url: "/table/" in url and "/table/o" not in url)

    device.goto("/")
    cut(device.context, closing)
    device.goto("/rules")
    expect(device.locator("main")).to_contain_text("Belcastel")
    device.evaluate("localStorage.setItem('chaudron.settings', JSON.stringify({text: true}))")
    device.goto("/")
    play.click()
    device.wait_for_url("**/table/o*", timeout=SLOW)
    options = device.locator(".options button")
    options.first.wait_for(timeout=SLOW)
    expect(device.locator(".frame").first).to_contain_text("Round")
    expect(device.get_by_role("button", name="Chat")).to_have_count(0)
    axe(device)
    n = Wanderer(device).heard()
    options.first.click()
    device.wait_for_function("(n) => document.querySelector('[data-n]').dataset.n > n", arg=n)
    device.goto("/exercises/blackwood")
    options.first.wait_for(timeout=SLOW)
    options.first.click()
    expect(device.locator(".reveal li.mine")).to_have_count(1)
    first_steps(device)


def first_steps(device: Page) -> None:
    """A lesson says what to do, and goes on."""
    device.evaluate("localStorage.removeItem('chaudron.settings')")
    device.goto("/")
    device.locator("button.first").first.click()
    device.locator("[data-lesson=blackwood]").click()
    device.wait_for_url("**/table/o*", timeout=SLOW)
    coach = device.locator(COACH)
    coach.wait_for(timeout=SLOW)
    card = coach.get_attribute("data-coach")
    coach.locator(".main").click()
    expect(coach).not_to_have_attribute("data-coach", str(card))


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_it_can_be_installed(page: Page) -> None:
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_nothing_of_it_is_fetched_unless_somebody_wants_it(page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    page.locator("[data-offline=none] button").wait_for()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert [url for url in fetched if "/offline/" in url] == []
    assert page.evaluate("caches.keys().then((all) => all.filter((one) => one.startsWith('offline')))") == []

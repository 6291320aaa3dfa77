"""Games that go on: whose turn it is, a seat that comes along to another device, notices of this browser."""

import json
import re
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Visit
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import opened, remember, seated
from tests.server.open_house import all_brew, fate
from tests.server.served import Player
from tests.server.test_push import new_browser

Axe = Callable[[Page], None]
LONG = r"[\w-]{43}"
MARKED = "link[rel=icon][data-marked][href^='data:']"
SUBSCRIBED = """(() => {
  const made = { toJSON: () => (%s), unsubscribe: async () => { sessionStorage.removeItem("sub"); return true; } };
  PushManager.prototype.subscribe = async () => { sessionStorage.setItem("sub", "1"); return made; };
  PushManager.prototype.getSubscription = async () => (sessionStorage.getItem("sub") ? made : null);
})()"""
"""A browser without a push service, as the tests have it, can be subscribed all the same."""
WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "turn": "à toi",
        "title": "● à toi",
        "paused": "en pause",
        "with": "avec Bob",
        "gone": "cette table n’existe plus",  # noqa: RUF001 - typeset
        "lost": "ta place est gardée pour un autre appareil",
        "deeds": "Que faire de la partie",
        "device": "Ma place sur un autre appareil",
        "make": "Préparer le lien",
        "secret": "qui l’a joue à ta place",  # noqa: RUF001 - typeset
        "menu": "Menu",
    },
    "en": {
        "turn": "your turn",
        "title": "● your turn",
        "paused": "paused",
        "with": "with Bob",
        "gone": "this table is gone",
        "lost": "your seat is kept for another device",
        "deeds": "What to do with the game",
        "device": "My seat on another device",
        "make": "Prepare the link",
        "secret": "anybody who has it can play in your seat",
        "menu": "Menu",
    },
}


def table_of(house: House, setup: str, *names: str) -> list[Player]:
    """A table of people that has begun, at Belcastel with a question for everybody; nobody is connected."""
    with fate(setup, all_brew) if setup.startswith("belcastel") else nullcontext():
        host = house.run(house.served.open(setup, names[0]))
    people = [host, *[house.run(house.served.join(host.table, name)) for name in names[1:]]]
    assert house.run(host.post("/commands", {"do": "start", "id": "start", "without": True}))[0] == 200
    return people


def kept(player: Player, game: str, token: str | None = None) -> dict[str, Any]:
    """A game as a browser keeps it."""
    return {"table": player.table, "token": token or player.token, "game": game, "seen": 0}


def said_in(page: Page) -> dict[str, str]:
    """Of the browser; the page itself says so only once it has its words."""
    language: str = page.evaluate("navigator.language.slice(0, 2)")
    return WORDS[language]


def row(page: Page, table: str) -> Any:
    return page.locator(f"[data-game='{table}']")


def asked(page: Page) -> list[Request]:
    """The requests that ask how my games stand, as they come."""
    found: list[Request] = []
    page.on("request", lambda request: found.append(request) if request.url.endswith("/api/standings") else None)
    return found


# My games


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_the_shelf_says_whose_turn_it_is_in_every_game_and_asks_once(page: Page, house: House, axe: Axe) -> None:
    mine, other = table_of(house, "belcastel 2", "Ada", "Bob")
    first, second = table_of(house, "blackwood 2", "Ada", "Bob")
    awaited = house.run(first.get())[1]["awaited"][0]["seat"]
    waiting = (second, first)[awaited]
    nowhere = {"table": "aaaaaaaaaa", "token": "x" * 43, "game": "bal", "seen": 0}
    remember(page, "games", [nowhere, kept(waiting, "blackwood"), kept(mine, "belcastel")])
    requests = asked(page)
    page.clock.install()
    page.goto("/")
    expect(row(page, mine.table)).to_have_attribute("data-urgency", "mine")
    words = said_in(page)
    order = page.locator("[data-game]").evaluate_all("all => all.map((one) => one.dataset.urgency)")
    assert order == ["mine", "playing", "closed"]
    expect(row(page, mine.table)).to_contain_text(words["turn"])
    expect(row(page, mine.table)).to_contain_text(words["with"])
    expect(row(page, waiting.table)).to_contain_text(("Ada", "Bob")[awaited])
    expect(row(page, "aaaaaaaaaa")).to_contain_text(words["gone"])
    expect(row(page, "aaaaaaaaaa").get_by_role("link")).to_have_count(0)
    expect(page).to_have_title(re.compile(f"^{words['title']}"))
    expect(page.locator(MARKED)).to_have_count(1)
    assert len(requests) == 1
    axe(page)
    assert house.run(other.post("/commands", {"do": "pause", "id": "pause"}))[0] == 200
    page.clock.fast_forward(16_000)
    expect(row(page, mine.table)).to_contain_text(words["paused"])
    expect(page).not_to_have_title(re.compile("●"))
    expect(page.locator(MARKED)).to_have_count(0)
    assert [json.loads(one.post_data or "")["tables"][0]["table"] for one in requests[1:]] == [mine.table]
    assert not re.search(LONG, "".join(one.url for one in requests))


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_a_game_is_forgotten_only_after_a_second_press(page: Page, house: House) -> None:
    mine, _ = table_of(house, "belcastel 2", "Ada", "Bob")
    remember(page, "games", [kept(mine, "belcastel")])
    page.goto("/")
    row(page, mine.table).get_by_role("button").tap()
    page.get_by_role("button", name="Forget this game").tap()
    expect(row(page, mine.table)).to_have_count(1)
    page.get_by_role("button", name="Yes, forget it").tap()
    expect(row(page, mine.table)).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('chaudron.games'))") == []


# My seat on another device


def prepared(page: Page, words: dict[str, str]) -> str:
    """The personal link of the sheet that is open."""
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(words["secret"])
    sheet.get_by_role("button", name=words["make"]).click()
    expect(sheet.get_by_role("img")).to_be_visible()
    return sheet.get_by_role("textbox").input_value()


@pytest.mark.parametrize(
    ("one", "other"), [("laptop-fr", "phone-fr"), pytest.param("phone-en", "laptop-en", marks=pytest.mark.long)]
)
def test_a_personal_link_brings_the_seat_to_another_device(
    visit: Visit, house: House, axe: Axe, one: str, other: str
) -> None:
    old, new = visit(one), visit(other)
    mine = opened(house)
    ada = seated(old, mine)
    ada.wait()
    words = said_in(old)
    old.get_by_role("button", name=words["menu"]).click()
    old.get_by_role("dialog").get_by_role("button", name=words["device"]).click()
    link = prepared(old, words)
    assert re.fullmatch(rf"{house.base}/take#{mine['table']}\.{LONG}", link)
    axe(old)
    assert poor(texts(old)) == []
    old.keyboard.press("Escape")
    addresses: list[str] = []
    new.on("request", lambda request: addresses.append(request.url))
    new.goto(link)
    new.wait_for_url(f"**/table/{mine['table']}")
    token = link.rpartition(".")[2]
    again = type(ada)(new)
    again.wait()
    again.move()
    assert token not in "".join(addresses)
    assert token not in new.url
    new.go_back()
    assert token not in new.url
    ada.wait()
    ada.move()  # the first device has the seat as well
    new.goto("/")
    expect(row(new, mine["table"])).to_be_visible()


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_seat_can_be_taken_along_from_the_shelf_and_left_there(page: Page, house: House, visit: Visit) -> None:
    mine, _ = table_of(house, "belcastel 2", "Ada", "Bob")
    remember(page, "games", [kept(mine, "belcastel")])
    page.goto("/")
    row(page, mine.table).get_by_role("button").tap()
    words = said_in(page)
    page.get_by_role("dialog").get_by_role("button", name=words["device"]).tap()
    link = prepared(page, words)
    page.get_by_role("button", name="Laisser ma place").tap()
    page.get_by_role("button", name="Oui, la laisser").tap()
    expect(row(page, mine.table)).to_have_count(0)
    phone = visit("phone-en")
    phone.goto(link)
    phone.wait_for_url(f"**/table/{mine.table}")
    expect(phone.get_by_text("Ada\u2019s seat is here too")).to_be_visible()


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_old_links_can_be_cancelled_and_say_so(page: Page, house: House, visit: Visit, axe: Axe) -> None:
    mine, _ = table_of(house, "belcastel 2", "Ada", "Bob")
    remember(page, "games", [kept(mine, "belcastel")])
    page.goto(f"/table/{mine.table}")
    words = said_in(page)
    page.get_by_role("button", name=words["menu"]).click()
    page.get_by_role("dialog").get_by_role("button", name=words["device"]).click()
    link = prepared(page, words)
    page.get_by_role("button", name="Cancel the old links").click()
    page.get_by_role("button", name="Yes, cancel them all").click()
    expect(page.get_by_text("your seat is open only here now")).to_be_visible()
    page.keyboard.press("Escape")
    phone = visit("phone-en")
    phone.goto(link)
    expect(phone.get_by_role("alert")).to_contain_text("no longer opens anything")
    axe(phone)
    assert poor(texts(phone)) == []
    page.reload()
    expect(page.locator("[data-choice]").first).to_be_visible()
    remember(phone, "games", [kept(mine, "belcastel")])
    phone.goto("/")
    expect(row(phone, mine.table)).to_contain_text(words["lost"])


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_device_that_holds_another_seat_is_asked_first(page: Page, house: House, axe: Axe) -> None:
    ada, bob = table_of(house, "belcastel 2", "Ada", "Bob")
    remember(page, "games", [kept(ada, "belcastel")])
    page.goto(f"/take#{bob.table}.{bob.token}")
    expect(page.get_by_role("alert")).to_contain_text("déjà la place de Ada")
    assert page.url == f"{house.base}/take"
    axe(page)
    page.get_by_role("button", name="Prendre la place de Bob").tap()
    page.wait_for_url(f"**/table/{bob.table}")
    kept_here = page.evaluate("JSON.parse(localStorage.getItem('chaudron.games'))[0].token")
    assert kept_here == bob.token


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_a_link_without_a_seat_in_it_says_so(page: Page) -> None:
    page.goto("/take")
    expect(page.get_by_role("alert")).to_contain_text("This link is empty")


# Notices


@pytest.mark.worker
@pytest.mark.notices
@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_notices_of_this_browser_are_turned_on_and_off(page: Page, house: House, axe: Axe) -> None:
    subscription = new_browser().subscription("https://push.example/somewhere")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBED % json.dumps(subscription))
    mine = opened(house)
    seated(page, mine).wait()
    words = said_in(page)
    store = house.served.running.house.store
    page.get_by_role("button", name=words["menu"]).click()
    name = re.compile("Me prévenir|Tell me")
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    switch = page.get_by_role("switch", name=re.compile("avis|notice"))
    expect(switch).not_to_be_checked()
    axe(page)
    assert poor(texts(page)) == []
    switch.click()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(re.compile("C’est noté|You will be told"))  # noqa: RUF001 - typeset
    expect(switch).to_be_checked()
    kept_by_house = house.run(store.subscriptions(mine["table"], 0))
    assert [one.endpoint for one in kept_by_house] == [subscription["endpoint"]]
    switch.click()
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("dialog").get_by_role("status")).to_have_text(re.compile("Entendu|All right"))
    assert house.run(store.subscriptions(mine["table"], 0)) == []


@pytest.mark.worker
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_an_iphone_is_told_to_install_the_page_first(page: Page, house: House) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone)' })")
    seated(page, opened(house)).wait()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("dialog").get_by_role("button", name="Me prévenir").tap()
    expect(page.get_by_role("switch", name="avis")).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("Sur l’écran d’accueil")  # noqa: RUF001 - typeset


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_the_tab_makes_a_sign_while_the_table_waits_for_me(page: Page, house: House) -> None:
    ada, bob = table_of(house, "belcastel 2", "Ada", "Bob")
    remember(page, "games", [kept(ada, "belcastel")])
    page.goto(f"/table/{ada.table}")
    expect(page).to_have_title(re.compile("^●"))
    expect(page.locator(MARKED)).to_have_count(1)
    assert house.run(bob.post("/commands", {"do": "pause", "id": "pause"}))[0] == 200
    expect(page).to_have_title("Chaudron")
    expect(page.locator(MARKED)).to_have_count(0)

"""The big screen of a room: joined by its code, it shows a whole game and nothing hidden, large enough for all."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from chaudron.words import words
from tests.browser.conftest import Visit
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import TO_DO, Person, remember
from tests.browser.test_everybody import SMALL, TOO_HIGH, TOO_WIDE
from tests.server.device import Device
from tests.server.served import Player

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SETUPS = ("belcastel 4", "witches 5", "bal 6 level=hard", "blackwood 4")
BOARD = ".brew, .witch, .wood"
HASTY = ("stop", "concede")
"""Answers by which a game ends sooner."""


def large(page: Page, width: int = 1920, height: int = 1080) -> Page:
    page.set_viewport_size({"width": width, "height": height})
    return page


def hosted(page: Page, house: House, setup: str, **wish: Any) -> str:
    """A table whose host only watches, as the browser of the screen keeps it; its number."""
    host = house.run(house.served.open(setup, None, **wish))
    remember(page, "games", [{"table": host.table, "token": host.token, "game": setup.partition(" ")[0], "seen": 0}])
    return host.table


def among_bots(page: Page, house: House, setup: str, bots: Sequence[str] = ("apprentice",), **settings: Any) -> None:
    """A game that bots play by themselves, on the screen."""
    players = int(setup.split()[1])
    table = hosted(page, house, setup, bots=[*bots, *[bots[0]] * players][:players], start=True)
    if settings:
        remember(page, "settings", settings)
    page.goto(f"/table/{table}/screen")
    page.locator(f"{BOARD}, main.podium").first.wait_for()


def table_of(house: House, setup: str) -> list[Player]:
    """A table of people that has begun."""
    wish = {"settings": {"window": 0}} if setup.startswith("bal") else {}
    host = house.run(house.served.open(setup, "Maëlle", **wish))
    names = ("Basile", "Odile", "Ysée", "Agathe")[: int(setup.split()[1]) - 1]
    people = [host, *[house.run(house.served.join(host.table, name)) for name in names]]
    house.run(host.post("/commands", {"do": "start", "id": "start", "without": True}))
    return people


def answer(house: House, people: list[Player], answers: int) -> None:
    """So many answers that lead to the end soon, or until it is there."""
    given = 0
    while given < answers:
        for person in people:
            _, stand = house.run(person.get())
            if stand["shown"]["state"] == "over":
                return
            if stand["ask"] is not None:
                options = stand["ask"]["options"]
                choice = next((one for one in HASTY if one in options), options[0])
                asked = {"ask": stand["ask"]["ask"], "choice": choice}
                house.run(person.post("/commands", {"do": "answer", "id": f"{answers}-{given}", **asked}))
                given += 1
    assert answers < 1000


def joined(phone: Page, code: str, name: str) -> Person:
    """Somebody who types the code that stands on the screen."""
    phone.goto("/")
    phone.get_by_label(re.compile("code", re.IGNORECASE)).first.fill(code)
    phone.keyboard.press("Enter")
    phone.wait_for_url(re.compile(r"/table/[a-z0-9]{10}$"))
    phone.get_by_label(re.compile("nom|name", re.IGNORECASE)).first.fill(name)
    phone.locator("button.primary").first.tap()
    return Person(phone)


def test_a_screen_and_two_phones_play(visit: Visit, house: House) -> None:
    screen, people = with_two_phones(visit, house)
    assert len(play(screen, people, 20)) > 5


@pytest.mark.long
def test_a_screen_and_two_phones_play_a_whole_game(visit: Visit, house: House) -> None:
    screen, people = with_two_phones(visit, house)
    assert len(play(screen, people, 1000)) > 50
    assert all(person.is_over for person in people)
    expect(screen.locator("main.podium li")).to_have_count(2)
    expect(screen.locator("main.podium")).to_contain_text("Maëlle")


def test_the_screen_begins_without_a_silent_guest_where_its_host_says_so(visit: Visit, house: House) -> None:
    """Whose wax is missing is named; pressed once, the game begins when all lies; a closed envelope may wait too."""
    screen = large(visit("laptop-en"))
    table = hosted(screen, house, "belcastel 2")
    anna, bob = (house.run(house.served.join(table, name)) for name in ("Anna", "Bob"))
    devices = [Device(person, seed) for person, seed in ((anna, b"a" * 32), (bob, b"b" * 32))]
    for person in (anna, bob):
        house.run(person.connect())
    screen.goto(f"/table/{table}/screen")
    house.run(devices[0].lay())
    screen.locator("button.primary").click()
    status = screen.locator("main [role=status]")
    expect(status).to_contain_text("The wax of Bob")
    house.run(devices[1].lay())  # what is wanted is done without another press
    expect(status).to_contain_text("Waiting for the device of Anna and Bob")
    house.run(devices[0].reveal())
    expect(status).to_contain_text("Waiting for the device of Bob")
    screen.get_by_role("button", name="without").click()
    expect(screen.locator(".brew")).to_have_count(2)


def with_two_phones(visit: Visit, house: House) -> tuple[Page, list[Person]]:
    screen = large(visit("laptop-fr"))
    table = hosted(screen, house, "belcastel 2")
    screen.goto(f"/table/{table}/screen")
    expect(screen.locator("[data-code]")).to_have_text(re.compile(r"^[A-Z]+-\d\d$"))  # to be said aloud
    code = screen.locator("[data-code]").inner_text()
    people = [joined(visit("phone-fr"), code, "Maëlle"), joined(visit("phone-en"), code, "Basile")]
    for name in ("Maëlle", "Basile"):
        expect(screen.get_by_text(name)).to_be_visible()
    screen.locator("button.primary").click()
    expect(screen.locator(".brew")).to_have_count(2)
    expect(screen.locator(".join [data-code]")).to_have_text(f"{table[:4]}-{table[4:7]}-{table[7:]}".upper())
    return screen, people


def play(screen: Page, people: list[Person], most: int) -> set[str]:
    """So many moves, or until the game is over; what the screen had heard after each of them."""
    heard, moves = set[str](), 0
    while moves < most and not all(person.is_over for person in people):
        for person in people:
            person.page.keyboard.press("Escape")
            if not person.is_over and person.sees(TO_DO):
                person.move()
                moves += 1
        heard.add(screen.locator(".screen").get_attribute("data-n") or "")
    return heard


SHOWN = "() => document.querySelector('.screen').outerHTML"


def test_the_screen_shows_nothing_of_a_hand_even_where_its_browser_holds_one(visit: Visit, house: House) -> None:
    """[BAL-2.1] The names of all cards in hand, their formulas and their pictures: none of them is in the page."""
    page = large(visit("laptop-fr"))
    sent: list[str] = []
    page.on("websocket", lambda socket: hear(socket, sent))
    ada = house.run(house.served.open("bal 3", "Ada", settings={"window": 0}))
    others = [house.run(house.served.join(ada.table, name)) for name in ("Bea", "Clo")]
    remember(page, "games", [{"table": ada.table, "token": ada.token, "game": "bal", "seen": 0}])
    house.run(ada.post("/commands", {"do": "start", "id": "start", "without": True}))
    page.goto(f"/table/{ada.table}/screen")
    expect(page.locator(".witch[data-seat]")).to_have_count(3)
    hands = [house.run(player.get())[1]["view"]["seats"][player.seat]["hand"] for player in (ada, *others)]
    cards = {card for hand in hands for card in hand}
    say = words("fr").say
    told = {
        name for card in cards for name in (say(f"bal-card-{card}"), say(f"bal-card-{card}.formula"), f"#bal-{card}")
    }
    shown = page.evaluate(SHOWN)
    assert len(cards) > 10
    assert [name for name in sorted(told) if name in shown] == []
    assert "10" in page.locator(".witch[data-seat]").first.inner_text()  # how many she holds is for all to see
    assert any('"hello"' in text for text in sent)
    assert not any(str(ada.token) in text for text in sent)
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('chaudron.games'))[0].token")
    assert kept == ada.token  # the seat is still this browser's


def hear(socket: WebSocket, sent: list[str]) -> None:
    socket.on("framesent", lambda text: sent.append(str(text)))


LEAST = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(".screen"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const isPrinted = one.closest("svg, .unseen, .potion, .fortune, .set");
    if (!node.textContent.trim() || isPrinted || !one.checkVisibility()) continue;
    const scale = document.querySelector(".screen").getBoundingClientRect().width / innerWidth;
    const px = parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1) * scale;
    found.push([px, node.textContent.trim().slice(0, 30)]);
  }
  return found.filter(([px]) => px < 25.9);
}"""
"""Texts too small to be read from across a room. What is printed on pieces follows their size."""


CUT = """() => [...document.querySelectorAll(".screen :is(b.display, li[data-seat])")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 6)
    .map((one) => one.textContent.trim().slice(0, 40))"""
"""Names that are not written out, and witches of whom a part is hidden."""


@pytest.mark.parametrize("setup", SETUPS)
def test_it_fits_every_television(visit: Visit, house: House, setup: str, axe: Callable[[Page], None]) -> None:
    page = large(visit("laptop-fr"))
    among_bots(page, house, setup)
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(LEAST) == []
    assert page.evaluate(CUT) == []
    for size in SIZES:
        large(page, *size)
        page.wait_for_function(SCALED, arg=list(size))  # it is scaled when the browser says that its size has changed
        assert page.evaluate(TOO_WIDE) <= 0, size
        assert page.evaluate(TOO_HIGH) <= 0, size
        foot = page.locator("footer, main.podium .seal").first.bounding_box()
        assert foot is not None
        assert foot["y"] + foot["height"] <= size[1] + 1, size


SCALED = """([width, height]) => {
    const { width: w, height: h } = document.querySelector(".screen").getBoundingClientRect();
    return innerWidth === width && w <= width + 1 && h <= height + 1;
}"""


@pytest.mark.parametrize(
    ("setup", "language", "theme"),
    [
        ("belcastel 3", "fr", "candlelight"),
        ("witches 4", "en", "daylight"),
        ("bal 5", "en", "contrast"),
        ("bal 4", "fr", "daylight"),
        ("blackwood 3", "fr", "contrast"),
        ("blackwood 2", "en", "candlelight"),
    ],
)
def test_everybody_can_read_it(
    visit: Visit, house: House, setup: str, language: str, theme: str, axe: Callable[[Page], None]
) -> None:
    """In the middle of a game that stands still."""
    people = table_of(house, setup)
    answer(house, people, 25)
    shown_well(visit(f"laptop-{language}"), people[0].table, BOARD, axe, theme=theme, language=language)


@pytest.mark.parametrize(
    ("setup", "language", "theme"),
    [
        ("belcastel 2", "fr", "contrast"),
        ("blackwood 2", "en", "daylight"),
        pytest.param("bal 3", "fr", "candlelight", marks=pytest.mark.long),
    ],
)
def test_everybody_can_read_who_has_won(
    visit: Visit, house: House, setup: str, language: str, theme: str, axe: Callable[[Page], None]
) -> None:
    people = table_of(house, setup)
    answer(house, people, 1000)
    shown_well(visit(f"laptop-{language}"), people[0].table, "main.podium", axe, theme=theme, language=language)


def shown_well(page: Page, table: str, what: str, axe: Callable[[Page], None], **settings: str) -> None:
    """On a screen, large and clear."""
    remember(page, "settings", settings)
    large(page).goto(f"/table/{table}/screen")
    page.locator(what).first.wait_for()
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("page", ["laptop-fr", pytest.param("laptop-en", marks=pytest.mark.long)], indirect=True)
def test_before_the_game_seats_fill_and_the_host_begins_by_keys(
    page: Page, house: House, axe: Callable[[Page], None]
) -> None:
    table = hosted(large(page), house, "blackwood 3")
    page.goto(f"/table/{table}/screen")
    expect(page.locator("li.free")).to_have_count(3)
    house.run(house.served.join(table, "Odile"))
    expect(page.get_by_text("Odile")).to_be_visible()
    page.locator(".buttons .secondary").focus()
    axe(page)
    assert poor(texts(page)) == []
    page.keyboard.press("Enter")
    expect(page.locator("li.free")).to_have_count(0)
    page.locator(".buttons .primary").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Commencer sans la cire d").focus()  # Odile has no device
    axe(page)
    assert poor(texts(page)) == []
    page.keyboard.press("Enter")
    page.locator(BOARD).first.wait_for()


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_it_is_chosen_where_a_table_is_prepared(page: Page) -> None:
    """The device that shows the table to all has no seat, and begins the game."""
    page.goto("/setup/belcastel")
    page.get_by_role("radio", name="Grand écran").check(force=True)
    page.locator("button.primary").click()
    page.wait_for_url(re.compile(r"/table/[a-z0-9]{10}/screen$"))
    expect(page.locator(".buttons .primary")).to_be_visible()


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_the_menu_of_a_table_leads_to_it(page: Page, house: House, axe: Callable[[Page], None]) -> None:
    ada = house.run(house.served.open("belcastel 2", "Ada", bots=["apprentice"], start=True))
    remember(page, "games", [{"table": ada.table, "token": ada.token, "game": "belcastel", "seen": 0}])
    page.goto(f"/table/{ada.table}")
    page.locator("header button").last.click()
    page.get_by_role("button", name=re.compile("^(Grand écran|Big screen)")).click()
    expect(page.get_by_role("dialog").get_by_role("img")).to_be_visible()
    axe(page)
    assert page.evaluate(SMALL) == []
    page.get_by_role("link", name=re.compile("^(Ouvrir ici|Open it here)")).click()
    page.wait_for_url(re.compile(r"/screen$"))
    page.locator(BOARD).first.wait_for()


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_it_comes_back_by_itself(page: Page, house: House) -> None:
    lines: list[WebSocketRoute] = []

    def pass_on(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket("**/ws", pass_on)
    ada = house.run(house.served.open("belcastel 2", "Ada", bots=["apprentice"], start=True))
    large(page).goto(f"/table/{ada.table}/screen")
    page.locator(".brew").first.wait_for()
    lines[-1].close()
    n = int(page.locator(".screen").get_attribute("data-n") or 0)
    _, stand = house.run(ada.get())
    ask = {"ask": stand["ask"]["ask"], "choice": stand["ask"]["options"][0]}
    house.run(ada.post("/commands", {"do": "answer", "id": "one", **ask}))
    page.wait_for_function("(n) => Number(document.querySelector('.screen').dataset.n) > n", arg=n)
    assert len(lines) > 1


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_who_opens_a_table_from_a_phone_plays_there_and_is_shown_the_way_to_the_screen(page: Page) -> None:
    page.goto("/setup/belcastel")
    page.get_by_role("radio", name="Grand écran").check(force=True)
    assert page.evaluate(TOO_WIDE) == 0
    page.get_by_label(re.compile("^Ton nom")).first.fill("Ada")
    page.locator("button.primary").tap()
    expect(page.get_by_role("dialog").get_by_role("link")).to_have_attribute("href", re.compile("/screen$"))

"""Nothing is lost: not by a reload in any phase, not by a house that restarts, not by a network that goes away."""

import re

import pytest
from playwright.sync_api import Page, Request, WebSocketRoute, expect

from tests.browser.house import House
from tests.browser.person import CHECKOUT, CONFIRM, DRAW, REWARD, STOP, Person, opened, seated

PHASES = {"brewing": DRAW, "a choice": CONFIRM, "the shop": CHECKOUT, "points or coins": REWARD}


def questions(page: Page) -> list[str]:
    """What the page offers to press, in order."""
    found: list[str] = page.eval_on_selector_all(
        "[data-choice]", "all => all.map((one) => one.dataset.choice + (one.getAttribute('aria-disabled') ?? ''))"
    )
    return found


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_reload_in_every_phase_shows_the_same_question(page: Page, house: House) -> None:
    ada = seated(page, opened(house, "belcastel 2 books=g2-b1-r2-y1-p2 cauldron_side=tubes"))
    left = dict(PHASES)
    del left["points or coins"]  # only after an explosion: a test of its own below
    while left and not ada.is_over:
        ada.wait()
        for name, what in list(left.items()):
            if ada.sees(what):
                before, n = questions(page), ada.heard()
                page.reload()
                ada.wait()
                assert questions(page) == before, name
                assert ada.heard() >= n, name  # the bot goes on
                del left[name]
        if not ada.is_over:
            ada.move()
    assert not left


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_reload_after_an_explosion_still_asks_points_or_coins(page: Page, house: House) -> None:
    ada = seated(page, opened(house, "belcastel 2"))
    explode(ada)
    page.reload()
    expect(page.locator(REWARD).first).to_be_visible()
    ada.reward()
    ada.play(moves=3)


def explode(ada: Person) -> None:
    """Draw until it bangs."""
    for _ in range(400):
        ada.wait()
        if ada.sees(REWARD):
            return
        if ada.sees(DRAW):
            ada.settled(DRAW)
        else:
            ada.move()
    raise AssertionError("nothing exploded")


FETCHED_AHEAD = """() => ["Scoring", "Sheets"].every((part) => performance.getEntriesByType("resource")
    .some(({ name }) => name.includes(`/assets/${part}-`)))"""
"""What a page fetches a while after a table was opened, before it is wanted."""


class UnderWay:
    """What a page has asked for, and is not there yet."""

    def __init__(self, page: Page) -> None:
        self.page, self.requests = page, set[Request]()
        page.on("request", self.on_request)
        page.on("requestfinished", self.on_finished)

    def on_request(self, request: Request) -> None:
        self.requests.add(request)

    def on_finished(self, request: Request) -> None:
        self.requests.discard(request)

    def wait(self) -> None:
        """Until everything is there: a house that closes meanwhile would refuse some of it."""
        self.page.wait_for_function(FETCHED_AHEAD)
        while self.requests:
            self.page.wait_for_event("requestfinished")


@pytest.mark.expects("WebSocket connection|ERR_CONNECTION_REFUSED")
@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_a_house_that_restarts_in_mid_brew_loses_no_tap(page: Page, house: House) -> None:
    under_way = UnderWay(page)
    ada = seated(page, opened(house, "belcastel 2"))
    while ada.did.count("draw") < 2:
        ada.wait()
        ada.move()
    ada.wait()
    under_way.wait()
    chips = page.locator(".cauldron .chip").count()
    what = DRAW if ada.sees(DRAW) else STOP
    question = ada.asked()
    with page.expect_console_message(lambda message: "WebSocket" in message.text):
        house.close()
        expect(page.locator("[data-banner]")).to_be_visible()
        page.locator(what).first.tap()  # nobody is there to hear it yet
    house.open()
    ada.answered(question)
    if what == DRAW:
        assert page.locator(".cauldron .chip").count() >= chips
    ada.play(moves=5)


@pytest.mark.expects(
    "WebSocket connection|ERR_CONNECTION_REFUSED|HEAD .*ERR_ABORTED", "Unable to preload|imported module"
)
@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_part_that_cannot_be_fetched_while_the_house_is_away_leaves_the_table_as_it_is(
    page: Page, house: House
) -> None:
    """When the house is there again the page is loaded anew, with all its parts."""
    ada = seated(page, opened(house, "belcastel 2"))
    ada.wait()
    page.evaluate("window.isAsBefore = true")
    house.close()
    expect(page.locator("[data-banner]")).to_be_visible()
    with page.expect_event("requestfailed", lambda request: request.resource_type == "script"):
        page.keyboard.press("m")
    with page.expect_event("requestfailed", lambda request: request.method == "HEAD"):
        pass
    expect(page.locator("[data-banner]")).to_be_visible()
    expect(page.locator(".cauldron")).to_be_visible()
    assert page.evaluate("window.isAsBefore")
    house.open()
    page.wait_for_function("() => window.isAsBefore === undefined")
    ada.wait()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_network_that_goes_away_is_said_and_comes_back(page: Page, house: House) -> None:
    network = Network(page)
    ada = seated(page, opened(house, "belcastel 2"))
    ada.wait()
    network.go_away()
    expect(page.locator("[data-banner]")).to_contain_text(re.compile("perdue", re.IGNORECASE))
    network.come_back()
    expect(page.locator("[data-banner^=lost]")).to_have_count(0, timeout=20_000)
    ada.play(moves=4)


class Network:
    """Between a page and its house: while it is away, no socket lives."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.is_away = False
        page.route_web_socket(re.compile("/ws$"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.is_away:
            socket.close()
            return
        self.sockets.append(socket)
        socket.connect_to_server()

    def go_away(self) -> None:
        self.is_away = True
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    def come_back(self) -> None:
        self.is_away = False

"""One device for several people: whoever is awaited has it, and behind the curtain there is nothing of any hand."""

import itertools
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as Late

from chaudron.games.code import read_setup
from chaudron.kernel.table import Table
from chaudron.room import luck
from chaudron.words import words
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import OVER, TO_DO, Person, remember
from tests.browser.test_everybody import SMALL, TOO_HIGH, TOO_WIDE
from tests.browser.wanderer import Wanderer
from tests.browser.witch import Witch
from tests.luck import luck_of
from tests.server.served import Player

NAMES = ("Maëlle", "Basile", "Odile", "Ysée")
CURTAIN = "main.curtain"
OPEN = f"{CURTAIN} [data-open]"
ALOUD = "main.aloud"
NOBODY = f"{ALOUD} .nobody:not(:disabled)"
SEALED = ".envelope.sealed"
WHOLE = "() => document.getElementById('app').outerHTML"


def shared(page: Page, house: House, setup: str, is_strict: bool = False, **settings: Any) -> list[Player]:
    """A table that has begun, all of whose seats are held by one browser."""
    game, players, *_ = setup.split()
    more = {"window": 0, "strict": is_strict} if game == "bal" else {}
    host = house.run(house.served.open(setup, NAMES[0], settings=more))
    people = [host, *[house.run(house.served.join(host.table, name)) for name in NAMES[1 : int(players)]]]
    house.run(host.post("/commands", {"do": "start", "id": "start", "without": True}))
    remember(page, "games", [{"table": host.table, "token": host.token, "game": game, "seen": 0}])
    remember(page, "seats", {host.table: [person.token for person in people[1:]]})
    remember(page, "settings", {"hints": False, **settings})
    page.goto(f"/table/{host.table}")
    return people


class Together:
    """Plays for whoever has the screen, and opens the curtain when it has fallen; `looks` sees it before."""

    def __init__(self, person: Person, to_do: str, looks: Callable[[], None] = lambda: None) -> None:
        self.person, self.page, self.to_do, self.looks = person, person.page, to_do, looks
        self.curtains: list[str] = []
        self.asked_aloud = 0

    def wait(self) -> None:
        for _ in range(400):
            if self.person.sees(CURTAIN):
                self.open()
                continue
            if self.person.sees(NOBODY):
                self.hush()
                continue
            if self.person.sees(SEALED):  # it could be broken again, but the next one is asked
                self.page.locator(SEALED).wait_for(state="hidden")
                continue
            try:
                self.page.locator(f"{CURTAIN}, {ALOUD}, {self.to_do}").first.wait_for(timeout=150)
            except Late:
                self.page.keyboard.press("Escape")
            else:
                if not self.person.sees(CURTAIN) and not self.person.sees(ALOUD):
                    return
        raise AssertionError("there is nothing to do")

    def open(self) -> None:
        """By a key, which needs no holding."""
        self.page.locator(OPEN).wait_for()
        self.curtains.append(self.page.locator(CURTAIN).get_attribute("data-curtain") or "")
        self.looks()
        self.page.locator(OPEN).press("Enter")
        expect(self.page.locator(CURTAIN)).to_have_count(0)

    def hush(self) -> None:
        """Nobody reacts: one touch for all."""
        self.asked_aloud += 1
        self.looks()
        question = self.page.locator(ALOUD).get_attribute("data-question")
        self.page.locator(NOBODY).click()
        expect(self.page.locator(f"{ALOUD}[data-question='{question}']")).to_have_count(0)

    def play(self, moves: int = 3000) -> None:
        for _ in range(moves):
            self.wait()
            if self.person.is_over:
                return
            self.person.move()


def nothing_behind(page: Page) -> None:
    """No table, no hand, no answer: the curtain is all there is."""
    assert page.locator("main").count() == 1
    assert page.locator(".table, [data-choice], [data-card], [data-place], [data-live]").count() == 0


# Whole games


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_some_rounds_of_belcastel(page: Page, house: House) -> None:
    shared(page, house, "belcastel 2")
    both = Together(Person(page), TO_DO, lambda: nothing_behind(page))
    while len(both.curtains) < 4 and not both.person.is_over:
        both.play(moves=1)
    assert {"0", "1"} == set(both.curtains)


@pytest.mark.long
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_game_of_belcastel(page: Page, house: House) -> None:
    shared(page, house, "belcastel 2")
    both = Together(Person(page), TO_DO, lambda: nothing_behind(page))
    both.play()
    assert {"0", "1"} == set(both.curtains)
    assert len(both.curtains) >= 18  # at least once a round each
    for name in NAMES[:2]:
        expect(page.locator(OVER)).to_contain_text(name)


@pytest.mark.long
@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_game_with_the_witches(page: Page, house: House) -> None:
    shared(page, house, "witches 2")
    both = Together(Person(page), TO_DO, lambda: nothing_behind(page))
    both.play(moves=30)
    assert {"0", "1"} == set(both.curtains)


@pytest.mark.parametrize(
    ("page", "moves"), [("laptop-fr", 12), pytest.param("phone-fr", 3000, marks=pytest.mark.long)], indirect=["page"]
)
def test_a_game_of_blackwood_needs_no_curtain(page: Page, house: House, moves: int) -> None:
    """[BLW-2] Everything lies open: who is next is said, no more."""
    shared(page, house, "blackwood 2")
    both = Together(Wanderer(page), Wanderer.to_do)
    seen = set[str]()
    for _ in range(moves):
        both.wait()
        if both.person.is_over:
            break
        seen.update(re.findall(r"À (\w+)\s!", page.locator(".place").inner_text()))
        both.person.move()
    assert both.person.is_over == (moves > 30)
    assert seen == {"Maëlle", "Basile"}
    assert both.curtains == []


@pytest.mark.parametrize(
    ("page", "moves"), [("phone-fr", 30), pytest.param("laptop-en", 3000, marks=pytest.mark.long)], indirect=["page"]
)
def test_a_ball_behind_the_curtain(page: Page, house: House, moves: int) -> None:
    """[BAL-2.1] While it is drawn no card of any hand is in the page, nor while all are asked aloud who reacts."""
    language = page.evaluate("navigator.language")[:2]
    people = shared(page, house, "bal 3", language=language)
    say = words(language).say
    looked: list[int] = []

    def look() -> None:
        nothing_behind(page)
        if len(looked) >= 15:  # enough; the house lets nobody ask too much at once
            return
        hands = [house.run(person.get())[1]["view"]["seats"][person.seat]["hand"] for person in people]
        shown = page.evaluate(WHOLE)
        told = {
            text
            for hand in hands
            for card in hand
            for text in (say(f"bal-card-{card}"), say(f"bal-card-{card}.formula"))
        }
        assert [text for text in sorted(told) if text in shown] == []
        looked.append(len(told))

    together = Together(Witch(page), Witch.to_do, look)
    together.play(moves)
    assert min(looked) > 5
    assert together.asked_aloud
    assert set(together.curtains) == {"0", "1", "2"}


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_in_a_window_every_witch_is_asked_whether_she_holds_the_card_or_not(page: Page, house: House) -> None:
    """[BAL-2.3] At a strict table: all who may steal the turn are asked, in the order of their seats."""
    people = shared(page, house, "bal 4 first_player=0", is_strict=True)
    asked = [person.seat for person in people if house.run(person.get())[1]["ask"]]
    opened = []
    for _ in asked:
        page.locator(OPEN).wait_for()
        opened.append(int(page.locator(CURTAIN).get_attribute("data-curtain") or -1))
        page.locator(OPEN).press("Enter")
        page.locator("section.sheet .pass:not(:disabled)").tap()
        expect(page.locator("section.sheet .pass:not(:disabled)")).to_have_count(0)
    assert opened == asked
    assert len(asked) >= 3


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_everybody_is_asked_aloud_who_reacts(page: Page, house: House, axe: Callable[[Page], None]) -> None:
    """[BAL-2.3] Whoever reacts is asked behind the curtain, the others then once more."""
    people = shared(page, house, "bal 4 first_player=0")
    names = page.locator(f"{ALOUD} [data-reacts]")
    expect(names).to_have_count(sum(bool(house.run(person.get())[1]["ask"]) for person in people))
    axe(page)
    for size in ({"width": 320, "height": 640}, {"width": 844, "height": 390}, {"width": 390, "height": 844}):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert (page.evaluate(TOO_WIDE), page.evaluate(TOO_HIGH)) == (0, 0), size
    before = names.count()
    names.last.tap()
    expect(page.locator(CURTAIN)).to_have_attribute("data-curtain", "3")
    page.locator(OPEN).press("Enter")
    page.locator("section.sheet .pass:not(:disabled)").tap()
    expect(names).to_have_count(before - 1)
    page.locator(NOBODY).tap()
    expect(page.locator(CURTAIN)).to_have_attribute("data-curtain", "0")


# The curtain itself


@pytest.mark.parametrize(
    ("page", "theme"),
    [
        ("phone-fr", "contrast"),
        ("laptop-en", "daylight"),
        *[pytest.param(kind, "candlelight", marks=pytest.mark.long) for kind in ("phone-en", "laptop-fr")],
    ],
    indirect=["page"],
)
def test_everybody_can_use_the_curtain(page: Page, house: House, theme: str, axe: Callable[[Page], None]) -> None:
    language = page.evaluate("navigator.language")[:2]
    shared(page, house, "bal 3", is_strict=True, theme=theme, language=language)
    page.locator(OPEN).wait_for()
    expect(page.locator(OPEN)).to_be_focused()
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []
    for size in ({"width": 320, "height": 640}, {"width": 844, "height": 390}, page.viewport_size or {}):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert page.evaluate(TOO_WIDE) == 0, size
        assert page.evaluate(TOO_HIGH) == 0, size
        box = page.locator(OPEN).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size["height"], size
    page.locator(".more button").first.click()
    page.get_by_role("dialog").locator("li").first.wait_for()
    axe(page)
    page.keyboard.press("Escape")


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_it_opens_to_a_finger_that_stays_and_to_no_other(page: Page, house: House) -> None:
    shared(page, house, "bal 3", is_strict=True)
    page.locator(OPEN).click()  # too short
    expect(page.locator(OPEN)).to_be_visible()
    page.locator(OPEN).hover()
    page.mouse.down()
    expect(page.locator(CURTAIN)).to_have_count(0)
    page.mouse.up()
    page.locator("section.sheet").wait_for()


def luck_where(setup: str, is_it: Callable[[Table], bool]) -> bytes:
    """A secret with which a table of people begins in this way."""
    game, box = read_setup(setup)
    for number in itertools.count():
        secret = sha256(str(number).encode()).digest()
        table = game.table(box, luck_of(secret, box.players))
        table.begin()
        if is_it(table):
            return secret
    raise AssertionError("there is always another number")


class Delayed:
    """Between a page and its house: all but the first seat are told nothing until they are let in."""

    def __init__(self, page: Page) -> None:
        self.doors: list[WebSocketRoute] = []
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self.is_open = False
        page.route_web_socket(re.compile("/ws$"), self.connect)

    def connect(self, door: WebSocketRoute) -> None:
        self.doors.append(door)
        door.connect_to_server().on_message(lambda said: self.pass_on(door, said))

    def pass_on(self, door: WebSocketRoute, said: str | bytes) -> None:
        if self.is_open or door is self.doors[0]:
            door.send(said)
        else:
            self.kept.append((door, said))

    def let_in(self) -> None:
        self.is_open = True
        for door, said in self.kept:
            door.send(said)


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_no_button_of_the_curtain_moves_when_the_others_come_later(
    page: Page, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each seat of the device has a line of its own, and on a busy machine they come one after the other."""
    secret = luck_where("belcastel 3", lambda table: len(table.asks) == 3)
    monkeypatch.setattr(luck, "new_secret", lambda: secret)
    delayed = Delayed(page)
    shared(page, house, "belcastel 3")
    page.locator(OPEN).wait_for()
    buttons = page.locator(".more button")
    places = [button.bounding_box() for button in buttons.all()]
    buttons.last.tap()
    people = page.get_by_role("dialog").locator("li button")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(people).to_have_count(0)
    delayed.let_in()
    expect(people).to_have_text([*NAMES[1:3]])
    page.keyboard.press("Escape")
    assert [button.bounding_box() for button in buttons.all()] == places


def other_takes_the_screen(page: Page) -> int:
    """Whoever is last on the list of the two others, instead of whom the curtain names."""
    page.locator(OPEN).wait_for()
    page.locator(".more button").last.tap()
    expect(page.get_by_role("dialog").locator("li button")).to_have_count(2)
    other = page.get_by_role("dialog").locator("li button").last
    seat = NAMES.index(other.inner_text())
    other.tap()
    expect(page.locator(CURTAIN)).to_have_attribute("data-curtain", str(seat))
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(OPEN).press("Enter")
    expect(page.locator(CURTAIN)).to_have_count(0)
    return seat


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_somebody_else_may_take_the_screen_and_a_reload_closes_the_curtain(
    page: Page, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = luck_where("belcastel 3", lambda table: len(table.asks) == 3)
    monkeypatch.setattr(luck, "new_secret", lambda: secret)
    shared(page, house, "belcastel 3")
    other_takes_the_screen(page)
    page.locator(TO_DO).first.wait_for()
    page.reload()
    page.locator(OPEN).wait_for()
    nothing_behind(page)
    page.locator(OPEN).press("Enter")
    page.keyboard.press("y")
    page.locator(OPEN).wait_for()


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_whoever_is_not_awaited_keeps_the_screen_until_she_passes_it_on(
    page: Page, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = luck_where("belcastel 3", lambda table: len(table.asks) == 1)
    monkeypatch.setattr(luck, "new_secret", lambda: secret)
    page.clock.install()
    people = shared(page, house, "belcastel 3")
    seat = other_takes_the_screen(page)
    (awaited,) = house.run(people[seat].get())[1]["awaited"]
    assert awaited["seat"] != seat
    page.locator("[data-state=playing]").wait_for()
    page.clock.run_for(2000)  # longer than whoever has answered keeps the screen
    expect(page.locator(CURTAIN)).to_have_count(0)
    page.keyboard.press("y")
    expect(page.locator(CURTAIN)).to_have_attribute("data-curtain", str(awaited["seat"]))


# Coming to share a device


@pytest.mark.parametrize("page", ["phone-fr", pytest.param("laptop-en", marks=pytest.mark.long)], indirect=True)
def test_names_are_added_at_one_device_and_the_game_begins(page: Page, axe: Callable[[Page], None]) -> None:
    page.goto("/setup?code=bal%203")
    page.get_by_role("radio", name=re.compile("^(Un seul appareil|One device)")).check(force=True)
    axe(page)
    page.get_by_label(re.compile("^(Ton nom|Your name)")).first.fill("Maëlle")
    page.locator("button.primary").click()
    page.wait_for_url(re.compile(r"/table/[a-z0-9]{10}$"))
    field = page.get_by_label(re.compile("^(Nom de la place|Name for seat)"))
    field.fill("Agathe")
    page.keyboard.press("Enter")
    expect(page.locator("li").filter(has_text="Agathe")).to_be_visible()
    axe(page)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0
    page.locator("button.primary").last.click()
    page.locator(ALOUD).wait_for()
    held = page.evaluate("() => Object.values(JSON.parse(localStorage.getItem('chaudron.seats')))[0].length")
    assert held == 1

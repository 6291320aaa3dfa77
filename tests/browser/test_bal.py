"""Le Bal des Sorcières: whole balls on the page, windows that are the same for all, formulas, bell, and everybody."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import opened, seated
from tests.browser.test_everybody import SMALL, TOO_HIGH, TOO_WIDE
from tests.browser.witch import ALONE, CONCEDE, GO, LAY, PASS, SHEET, Witch

PODIUM = "main.podium"
BELL = f"{SHEET} .bell"
LINES = f"{SHEET} .lines input"
EMOTES = "section.out .emotes button"


def at_the_ball(page: Page, house: House, setup: str, **settings: Any) -> Witch:
    seated(page, opened(house, setup), **settings)
    return Witch(page)


# Whole balls


@pytest.mark.parametrize(
    ("page", "setup"),
    [("phone-fr", "bal 3"), pytest.param("laptop-en", "bal 6 level=hard inherit_hand=true", marks=pytest.mark.long)],
    indirect=["page"],
)
def test_a_whole_ball(page: Page, house: House, setup: str, axe: Callable[[Page], None]) -> None:
    ada = at_the_ball(page, house, setup)
    ada.play()
    expect(page.locator(PODIUM)).to_contain_text("Ada")
    assert "lay" in ada.did
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("page", ["phone-en"], indirect=True)
def test_a_ball_at_which_formulas_are_read(page: Page, house: House) -> None:
    """Every formula is typed, every line of the others is listened to."""
    ada = at_the_ball(page, house, "bal 4 level=medium incantation=gentle first_player=0")
    while not (ada.is_over or {"read", "hold_tongue"} <= set(ada.did)):
        ada.play(1)
    assert {"read", "hold_tongue"} <= set(ada.did)


class Typist(Witch):
    """Plays with keys alone."""

    def settled(self, what: str) -> None:
        question = self.asked()
        self.page.keyboard.press({PASS: "p", CONCEDE: "p", LAY: "a"}.get(what, "Enter"))
        self.answered(question)

    def pick(self) -> None:
        """The first thing that is not picked yet."""
        buttons = self.page.locator(f"{SHEET} button[aria-pressed]:not(:disabled):not(.next *)")
        pressed = [buttons.nth(place).get_attribute("aria-pressed") for place in range(buttons.count())]
        self.page.keyboard.press(str(1 + pressed.index("false")))

    def aim(self) -> None:
        self.page.keyboard.press("t")

    def choose_card(self) -> None:
        self.page.keyboard.press("1")

    def cast(self) -> None:
        """What can be laid comes first in the hand."""
        if not self.page.locator(f"{ALONE}[aria-pressed=true]").count():
            self.page.keyboard.press("1")
        self.page.keyboard.press("s")


@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_a_ball_by_keys_alone(page: Page, house: House) -> None:
    at_the_ball(page, house, "bal 3")
    ada = Typist(page)
    ada.wait()
    ada.play(12)
    assert {"lay", "pass"} & set(ada.did)


@pytest.mark.long
@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_whole_ball_by_keys_alone(page: Page, house: House) -> None:
    at_the_ball(page, house, "bal 3")
    ada = Typist(page)
    ada.wait()
    ada.play()
    expect(page.locator(PODIUM)).to_contain_text("Ada")


@pytest.mark.parametrize(
    ("page", "answers"), [("phone-fr", 12), pytest.param("phone-en", 1500, marks=pytest.mark.long)], indirect=["page"]
)
def test_a_ball_without_seeing_it(page: Page, house: House, answers: int) -> None:
    """In words: the answers are buttons, what happens is told."""
    ada = seated(page, opened(house, "bal 3"), text=True)
    told = set[str]()
    over = page.locator("[data-state=over]")
    for _ in range(answers):
        page.locator(".options button:not([aria-disabled=true]), [data-state=over]").first.wait_for(timeout=60_000)
        told.add(page.locator("[data-live=told]").inner_text())
        if over.count():
            break
        question = ada.asked()
        page.keyboard.press("1")
        ada.answered(question)
    assert len(told - {""}) > min(answers, 12) / 4
    assert not over.count() or any("Crapzouille" in words for words in told)


# Among people


def together(house: House, visit: Visit, setup: str, **settings: Any) -> list[Page]:
    """Ada and Bea at one table, each in her own browser, and a bot."""
    ada = house.run(house.served.open(setup, "Ada", **settings))
    bea = house.run(house.served.join(ada.table, "Bea"))
    for command in (
        {"do": "seat_bot", "id": "b1", "seat": 2, "level": "apprentice"},
        {"do": "start", "id": "s1", "without": True},
    ):
        status, _ = house.run(ada.post("/commands", command))
        assert status == 200
    pages = []
    for player, kind in ((ada, "phone-fr"), (bea, "laptop-en")):
        page = visit(kind)
        seated(page, {"table": player.table, "token": player.token, "game": "bal", "seen": 0})
        pages.append(page)
    return pages


def test_a_window_shows_the_same_hourglass_to_everybody(house: House, visit: Visit) -> None:
    """Whoever is asked sees the sheet with the ring; silence passes, and the turn goes on."""
    pages = together(house, visit, "bal 3 first_player=2", settings={"window": 5})
    for page in pages:
        expect(page.locator(f"{SHEET} [role=timer]")).to_be_visible()
        expect(page.locator(PASS)).to_be_visible()
    for page in pages:
        expect(page.locator(PASS)).to_have_count(0, timeout=15_000)


def test_a_slip_is_typed_seen_and_rung(house: House, visit: Visit) -> None:
    """Ada mistypes; Bea sees card and line one above the other, and rings the bell."""
    setup = "bal 3 first_player=0 incantation=strict incantation_time=60 challenge_time=5 bot_ear=0"
    ada, bea = together(house, visit, setup, settings={"window": 0.2})
    witch = Witch(ada)
    while not witch.sees(LINES):
        witch.wait()
        if not witch.sees(LINES):
            witch.move()
    ada.locator(LINES).first.press_sequentially("Abracadabri")
    ada.locator(GO).tap()
    expect(bea.locator(SHEET)).to_contain_text("Abracadabri")
    bea.locator(f"{BELL} .big button").click()
    expect(bea.locator(BELL)).to_have_count(0, timeout=20_000)
    status, log = house.run(house.served.watcher(ada.url.rpartition("/")[2]).get("/log"))
    facts = [fact[0] for event in log["events"] for fact in event["about"].get("told", ())]
    assert (status, facts.count("challenged"), facts.count("slipped")) == (200, 1, 1)


# Everybody


STATES = {
    "my attack": ".bal-acts.two",
    "my defense": ".bal-acts.three",
    "a window": f"{SHEET} .pass",
    "reading": LINES,
    "the bell": BELL,
}


def states(ada: Witch, left: dict[str, str]) -> Iterator[str]:
    """Play on, and stop at each of these when it is first seen."""
    while left:
        ada.wait()
        if ada.is_over:
            return
        for name, what in list(left.items()):
            if ada.sees(what):
                del left[name]
                yield name
        ada.move()


@pytest.mark.parametrize(
    ("page", "theme"),
    [
        ("phone-fr", "candlelight"),
        pytest.param("phone-en", "daylight", marks=pytest.mark.long),
        pytest.param("laptop-en", "contrast", marks=pytest.mark.long),
        pytest.param("laptop-fr", "daylight", marks=pytest.mark.long),
    ],
    indirect=["page"],
)
def test_everybody_can_use_it(page: Page, house: House, theme: str, axe: Callable[[Page], None]) -> None:
    ada = at_the_ball(page, house, "bal 4 level=hard incantation=strict bot_diction=0.5", theme=theme)
    left = dict(STATES)
    for state in states(ada, left):
        axe(page)
        assert poor(texts(page)) == [], state
        assert page.evaluate(SMALL) == [], state
        assert page.evaluate(TOO_WIDE) == 0, state
        assert page.evaluate(TOO_HIGH) == 0, state
    assert set(left) <= {"a window"}  # alone among bots it comes only to whoever holds a card


@pytest.mark.parametrize(
    "size",
    [(320, 640), (390, 664), *[pytest.param(one, marks=pytest.mark.long) for one in ((820, 1180), (1920, 1080))]],
)
@pytest.mark.parametrize("page", ["laptop-fr"], indirect=True)
def test_it_fits(page: Page, house: House, size: tuple[int, int]) -> None:
    """From small phones to large screens: nothing beyond the edges, and no scrolling."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    ada = at_the_ball(page, house, "bal 6 level=hard")
    for _ in range(6):
        ada.wait()
        assert page.evaluate(TOO_WIDE) == 0
        assert page.evaluate(TOO_HIGH) == 0
        if ada.is_over:
            break
        ada.move()


HAND_TOPS = """() => {
    window.handTops = {};
    const look = () => {
        const hand = document.querySelector(".own .hand");
        const top = hand && Math.round(hand.getBoundingClientRect().top);
        if (hand) (window.handTops[hand.childElementCount] ??= new Set()).add(top);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_the_hand_stays_where_it_is(page: Page, house: House) -> None:
    """While I aim, while my attack lies there, and while others play and there is nothing to press below it."""
    ada = at_the_ball(page, house, "bal 3 first_player=0")
    ada.wait()
    page.evaluate(HAND_TOPS)
    while ada.did.count("lay") < 3 and not ada.is_over:
        ada.wait()
        ada.move()
    tops = page.evaluate("Object.values(window.handTops).map((tops) => tops.size)")
    assert set(tops) == {1}  # a hand of more cards is higher


# Setting up, and staying


@pytest.mark.parametrize("page", ["phone-fr", "laptop-en"], indirect=True)
def test_a_ball_is_opened_from_the_shelf(page: Page, house: House, axe: Callable[[Page], None]) -> None:
    page.goto("/setup/bal")
    axe(page)
    assert page.evaluate(SMALL) == []
    assert page.evaluate(TOO_WIDE) == 0


class Martyr(Witch):
    """Never parries."""

    def lay(self) -> None:
        self.settled(CONCEDE if self.sees(CONCEDE) else LAY)


@pytest.mark.long
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_who_has_left_the_ball_keeps_watching(page: Page, house: House) -> None:
    """She may send emotes, and sees the end."""
    at_the_ball(page, house, "bal 6 level=hard")
    ada = Martyr(page)
    ada.to_do += f", {EMOTES}"
    while not ada.sees(EMOTES):
        ada.wait()
        ada.move()
    ada.press(page.locator(EMOTES).first)
    ada.to_do = Witch.to_do
    ada.play()
    expect(page.locator(f"{PODIUM} ol > li, {PODIUM} .ranking li").first).to_be_visible()
    assert "Ada" in page.locator(PODIUM).inner_text()

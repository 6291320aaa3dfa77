"""Les Sorcières s'en mêlent: whole games of five where every penny is spent, and everything new looked at."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.contrast import poor, texts
from tests.browser.house import House
from tests.browser.person import CAREFUL, CONFIRM, DRAW, Person, opened, seated
from tests.browser.test_everybody import SMALL, TOO_HIGH, TOO_WIDE, brew

BESIDE_THE_POT, AT_THE_COUNTER = ".witch.open", ".call"
WITCH = ".candidates [data-choice^='witch:']"
SET_5 = "witches 5 books=5 witches=S2-C1-G4"
SET_6 = "witches 5 books=6 witches=S3-C2-G1"
STATES = {
    SET_5: {
        "a witch beside the pot": BESIDE_THE_POT,
        "a witch looked at": "[data-about='witch:S2']",
        "six chips in the open": "[data-about=six]",
        "a witch at the counter": AT_THE_COUNTER,
        "a witch looked at there": "dialog .asking",
        "chips that rise": "[data-about=upgrade]",
        "half the price": f"[data-about=spend] {WITCH}",
    },
    SET_6: {
        "a witch beside the pot": BESIDE_THE_POT,
        "a witch looked at": "[data-about='witch:S3']",
        "whites to gather": "[data-about=whites]",
        "a witch at the counter": AT_THE_COUNTER,
        "a witch looked at there": "dialog .asking",
        "colors that pay": "[data-about=colors]",
    },
}
"""What only a table with witches shows, and where."""


class Caller(Person):
    """Calls every witch when she is of some use: touches her, sees what follows, confirms."""

    def move(self) -> None:
        witch = self.callable()
        if witch and not self.sees(CONFIRM):
            self.press(self.page.locator(witch).first)
            self.page.locator(CONFIRM).wait_for()
        else:
            super().move()

    def callable(self) -> str:
        """At the counter at once, beside the pot once there are several whites."""
        if self.sees(AT_THE_COUNTER):
            return AT_THE_COUNTER
        return BESIDE_THE_POT if self.sees(BESIDE_THE_POT) and self.sees(DRAW) and self.whites() >= CAREFUL else ""

    def choose(self) -> None:
        """A witch among other things is called; else the first thing is taken."""
        witch = self.page.locator(WITCH)
        if witch.count() and self.page.locator(CONFIRM).is_disabled():
            self.press(witch.first)
        super().choose()


class Keeper(Person):
    """Calls nobody: pennies are points in the end."""

    def choose(self) -> None:
        if self.page.locator(".candidates button").count() == self.page.locator(WITCH).count():
            self.settled(".choice .refuse")
        else:
            super().choose()


def at_table(page: Page, house: House, setup: str, **settings: Any) -> tuple[Caller, str]:
    kept = opened(house, setup)
    seated(page, kept, **settings)
    return Caller(page), kept["table"]


def told(house: House, table: str, key: str, seat: int = 0) -> list[dict[str, Any]]:
    """What the log of the house says about a seat under this key, from the beginning."""
    watcher, events, before = house.served.watcher(table), list[Any](), 10**6
    while before > 1:
        status, log = house.run(watcher.get("/log", before=before))
        assert status == 200
        events, before = log["events"] + events, log["events"][0]["n"] if log["events"] else 1
    facts = [fact for event in events for fact in event["about"].get("told", ())]
    return [details for name, _, details in facts if name == key and details["seat"] == seat]


def called(house: House, table: str) -> set[str]:
    return {details["witch"] for details in told(house, table, "penny")}


@pytest.mark.parametrize(
    ("page", "setup"),
    [("phone-fr", SET_6), ("laptop-en", SET_5)],
    indirect=["page"],
)
@pytest.mark.long
def test_a_whole_game_of_five_with_all_three_pennies(
    page: Page, house: House, setup: str, axe: Callable[[Page], None]
) -> None:
    ada, table = at_table(page, house, setup)
    ada.play()
    expect(page.locator("main.podium .ranking li")).to_have_count(5)
    assert called(house, table) == set(setup.rpartition("=")[2].split("-"))
    axe(page)
    assert poor(texts(page)) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.long
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_a_whole_game_of_a_mix_where_the_pennies_are_kept(page: Page, house: House) -> None:
    kept = opened(house, "witches 2 books=g5-b1-r6-y6-p5-k5-l6 witches=S2-C2-G4")
    seated(page, kept)
    Keeper(page).play()
    expect(page.locator("main.podium")).to_contain_text("Ada")
    assert [left["points"] for left in told(house, kept["table"], "pennies_left")] == [6]


def states(ada: Person, left: dict[str, str]) -> Iterator[str]:
    """Play on, and stop at each of these when it is first seen."""
    while left:
        ada.wait()
        assert not ada.is_over, left
        for name, what in list(left.items()):
            if ada.sees(what):
                del left[name]
                yield name
        ada.move()


@pytest.mark.parametrize(
    ("page", "setup", "theme"),
    [
        ("phone-fr", SET_6, "candlelight"),
        pytest.param("phone-en", SET_5, "daylight", marks=pytest.mark.long),
        pytest.param("laptop-en", SET_6, "contrast", marks=pytest.mark.long),
        pytest.param("laptop-fr", SET_5, "contrast", marks=pytest.mark.long),
    ],
    indirect=["page"],
)
def test_everybody_can_use_what_is_new(
    page: Page, house: House, setup: str, theme: str, axe: Callable[[Page], None]
) -> None:
    language = page.evaluate("navigator.language")[:2]
    ada, _ = at_table(page, house, setup, theme=theme, language=language)
    for state in states(ada, dict(STATES[setup])):
        axe(page)
        assert poor(texts(page)) == [], state
        assert page.evaluate(SMALL) == [], state
        assert page.evaluate(TOO_WIDE) == 0, state
        if ada.sees(DRAW):
            assert page.evaluate(TOO_HIGH) == 0, state


@pytest.mark.parametrize("page", ["phone-en", "laptop-fr"], indirect=True)
def test_the_witches_and_a_cauldron_of_somebody_else_lie_open(
    page: Page, house: House, axe: Callable[[Page], None]
) -> None:
    ada, _ = at_table(page, house, SET_6)
    brew(ada)
    for what in (".witch:not(.open)", ".opponent"):
        ada.press(page.locator(what).first)
        expect(page.get_by_role("dialog")).to_be_visible()
        axe(page)
        assert page.evaluate(SMALL) == [], what
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("page", ["laptop-en"], indirect=True)
def test_a_witch_is_called_by_keys_alone(page: Page, house: House) -> None:
    ada, table = at_table(page, house, "witches 2 witches=S2-C2-G4")
    brew(ada)
    page.keyboard.press("h")
    confirm = page.locator(CONFIRM)
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    expect(page.locator("[data-about=six]")).to_be_visible()
    assert called(house, table) == {"S2"}

"""Somebody at a table who sees nothing but the page, and plays with a finger or with the keyboard alone."""

import json
import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.house import House

CAREFUL = 4
"""With so many whites in the cauldron this person stops."""
DRAW = "[data-choice=draw]:not([aria-disabled=true]):not(:disabled)"
STOP = "[data-choice=stop]:not([aria-disabled=true]):not(:disabled)"
CONFIRM = "[data-confirm]"
REWARD = "button.mine[data-choice=points]"
CHECKOUT = (
    ".checkout [data-choice=buy]:not(:disabled):not([aria-disabled=true]), .checkout [data-choice=done]:not(:disabled)"
)
SHELF = "[data-choice^='buy:']:not([aria-disabled=true])"
OVER = "main.podium"
WAYS = {"draw": DRAW, "choose": CONFIRM, "reward": REWARD, "shop": CHECKOUT, "stop": STOP}
"""What can be done, in the order in which this person likes it."""
TO_DO = ", ".join((*WAYS.values(), OVER))


def opened(house: House, setup: str = "belcastel 3", name: str = "Ada", **wish: Any) -> dict[str, Any]:
    """A table with one person and bots at all other seats, begun: as a browser keeps it."""
    game, players, *_ = setup.split()
    bots = ["apprentice"] * (int(players) - 1)
    mine = house.run(house.served.open(setup, name, bots=bots, start=True, **wish))
    return {"table": mine.table, "token": mine.token, "game": game, "seen": 0}


def seated(page: Page, kept: dict[str, Any], **settings: Any) -> "Person":
    """Somebody whose browser holds a seat, at the table."""
    remember(page, "games", [kept])
    if settings:
        remember(page, "settings", settings)
    page.goto(f"/table/{kept['table']}")
    return Person(page)


def remember(page: Page, key: str, value: Any) -> None:
    """What a browser remembers from an earlier visit."""
    text = json.dumps(json.dumps(value))
    page.add_init_script(f"localStorage.getItem('chaudron.{key}') ?? localStorage.setItem('chaudron.{key}', {text})")


class Person:
    """Plays whatever the page asks, until the game is over: does the first of the ways that it offers."""

    ways: Mapping[str, str] = WAYS
    to_do = TO_DO

    def __init__(self, page: Page) -> None:
        self.page = page
        self.did: list[str] = []

    def wait(self) -> None:
        """Until there is something to do; what is shown step by step is not watched."""
        for _ in range(600):
            try:
                self.page.locator(self.to_do).first.wait_for(timeout=100)
            except Late:
                self.page.keyboard.press("Escape")
            else:
                return
        raise AssertionError("there is nothing to do")

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def sees(self, what: str) -> bool:
        return self.page.locator(what).first.is_visible()

    def play(self, moves: int = 2000) -> None:
        """Play so many moves, or until the end."""
        for _ in range(moves):
            self.wait()
            if self.is_over:
                return
            self.move()

    def move(self) -> None:
        """Do one thing, and wait until the page has taken it."""
        for name, what in self.ways.items():
            if self.sees(what):
                self.did.append(name)
                getattr(self, name)()
                return

    def draw(self) -> None:
        self.settled(DRAW if self.whites() < CAREFUL or not self.sees(STOP) else STOP)

    def stop(self) -> None:
        self.settled(STOP)

    def whites(self) -> int:
        label = self.page.locator(".gauge [role=img], .gauge[role=img]").first.get_attribute("aria-label") or ""
        return int((re.findall(r"\d+", label) or ["0"])[0])

    def choose(self) -> None:
        confirm = self.page.locator(CONFIRM)
        if confirm.is_disabled():
            self.press(self.page.locator(".candidates button").first)
        expect(confirm).to_be_enabled()
        self.settled(CONFIRM)

    def reward(self) -> None:
        self.settled(REWARD)

    def shop(self) -> None:
        if self.page.locator(SHELF).count() and not self.sees(f"{SHELF}[aria-pressed=true]"):
            self.press(self.page.locator(SHELF).first)
        self.settled(CHECKOUT)

    def settled(self, what: str) -> None:
        """Press something, and wait until the house has taken it for an answer."""
        question = self.asked()
        if self.press(self.page.locator(what).first):
            self.answered(question)

    def asked(self) -> str | None:
        """The number of the question that is open."""
        return self.page.locator("[data-n]").get_attribute("data-ask")

    def answered(self, question: str | None) -> None:
        """Wait until this question is open no more, whatever others do meanwhile."""
        self.page.wait_for_function("(ask) => document.querySelector('[data-n]').dataset.ask !== ask", arg=question)

    def heard(self) -> int:
        """The number of the last event."""
        return int(self.page.locator("[data-n]").get_attribute("data-n") or 0)

    def press(self, button: Locator) -> bool:
        """Whether it could be pressed: while others play, what was there a moment ago may be gone."""
        try:
            if button.page.evaluate("navigator.maxTouchPoints > 0"):
                button.tap(timeout=10_000)
            else:
                button.click(timeout=10_000)
        except Late:
            if button.count():
                raise
            return False
        return True

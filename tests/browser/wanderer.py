"""Somebody in the forest of Blackwood who sees nothing but the page: places, buys, brews whatever can be brewed."""

from playwright.sync_api import TimeoutError as Late

from tests.browser.person import OVER, Person

GO_ON = "main.end .stays .primary"
STIR = ".workbench footer .primary:not(:disabled)"
CHOOSE = ".workbench .shelf button[aria-pressed=false]:not([aria-disabled=true]):not(:disabled)"
BREW = ".deeds button:first-child:not([aria-disabled=true])"
ACT = ".act .primary:not(:disabled):not(.off)"
SPOT = "[data-place][aria-pressed=false]"
LEAVE = ".act .secondary:not(:disabled)"
WAYS = {
    "go_on": GO_ON,
    "stir": STIR,
    "choose": CHOOSE,
    "brew": BREW,
    "act": ACT,
    "spot": SPOT,
    "leave": LEAVE,
}
"""What she can do, in the order in which she likes it."""


class Wanderer(Person):
    """Plays until the last expedition is over."""

    to_do = ", ".join((*WAYS.values(), OVER))

    def wait(self) -> None:
        for _ in range(600):
            try:
                self.page.locator(self.to_do).first.wait_for(timeout=100)
            except Late:
                self.page.keyboard.press("Escape")
            else:
                return
        raise AssertionError("there is nothing to do")

    def move(self) -> None:
        for name, what in WAYS.items():
            if self.sees(what):
                self.did.append(name)
                getattr(self, name)()
                return

    def go_on(self) -> None:
        self.press(self.page.locator(GO_ON))

    def stir(self) -> None:
        self.settled(STIR)

    def choose(self) -> None:
        self.press(self.page.locator(CHOOSE).first)

    def brew(self) -> None:
        self.press(self.page.locator(BREW))

    def act(self) -> None:
        self.settled(ACT)

    def spot(self) -> None:
        self.press(self.page.locator(SPOT).first)

    def leave(self) -> None:
        self.settled(LEAVE)

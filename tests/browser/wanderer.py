"""Somebody in the forest of Blackwood who sees nothing but the page: places, buys, brews whatever can be brewed."""

from tests.browser.person import OVER, Person

GO_ON = "main.end .stays .primary"
STIR = ".workbench footer .primary:not(:disabled)"
READY = ":not([aria-disabled=true]):not(:disabled):not(:has(.missing))"
CHOOSE = f".workbench .shelf button[aria-pressed=false]{READY}"
BREW = ".deeds button:first-child:not([aria-disabled=true])"
ACT = ".act .primary:not(:disabled):not(.off)"
SPOT = "[data-place][aria-pressed=false]"
LEAVE = ".act .secondary:not(:disabled)"
BEST = """(spots) => {
    const named = (use) => use.getAttribute("href").replace(/-s$/, "");
    const kinds = (one, which) => [...one.querySelectorAll(which + " use")].map(named);
    const lacks = [...document.querySelectorAll(".village .card")].map((potion) => kinds(potion, ".missing"));
    const wanted = lacks.filter((kinds) => kinds.length).toSorted((one, other) => one.length - other.length)[0] ?? [];
    const helps = (spot) => kinds(spot, ".ingredient").filter((kind) => wanted.includes(kind)).length;
    const worth = spots.map((spot) => helps(spot) - Number(spot.textContent) / 4);
    return worth.indexOf(Math.max(...worth));
}"""
"""Which card helps most with the potion that lacks least, for its price."""
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

    ways = WAYS
    to_do = ", ".join((*WAYS.values(), OVER))

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
        spots = self.page.locator(SPOT)
        self.press(spots.nth(spots.evaluate_all(BEST)))

    def leave(self) -> None:
        self.settled(LEAVE)

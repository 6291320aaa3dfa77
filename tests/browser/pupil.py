"""Somebody who takes first steps, and does nothing but what the coach's ring is around."""

from collections.abc import Iterator

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from chaudron.words import words

COACH = "[data-coach]"
RING = ".coach-ring"
NEXT = f"{COACH} .buttons .main"
SKIP = f"{COACH} .buttons button:first-child"
READ = ("Suite", "Next")
SETTLED = """async () => {
    const box = () => JSON.stringify(document.querySelector(".coach-ring")?.getBoundingClientRect() ?? null);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let before = box();
    for (let still = 0; still < 8; ) {
        await frame();
        still = box() === before && before !== "null" ? still + 1 : 0;
        before = box();
    }
}"""
"""Until the ring lies still."""


class Pupil:
    """Follows a lesson to its last word."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def cards(self) -> Iterator[str]:
        """Every card that is shown, before it is followed; the last word ends it."""
        while not (card := self.wait()).endswith("-over"):
            yield card
            self.follow()

    def wait(self) -> str:
        """Until the coach says something; what is shown step by step is not watched."""
        for _ in range(300):
            try:
                self.page.locator(COACH).wait_for(timeout=150)
            except Late:
                if not self.goes_on():
                    self.page.keyboard.press("Escape")
            else:
                return self.page.locator(COACH).get_attribute("data-coach") or ""
        raise AssertionError("the coach says nothing")

    def goes_on(self) -> bool:
        """The end of an expedition, or a dialog that was asked for, waits for a touch."""
        for what in ("main.end .stays .primary", "dialog[open] .primary"):
            if self.page.locator(what).first.is_visible():
                self.touch(what)
                return True
        return False

    def follow(self) -> None:
        """Read on, or touch what the ring is around."""
        before = self.stands()
        if self.page.locator(NEXT).inner_text() in READ:
            self.touch(NEXT)
        else:
            self.page.evaluate(SETTLED)
            box = self.page.locator(RING).bounding_box()
            assert box is not None
            point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if self.has_touch:
                self.page.touchscreen.tap(*point)
            else:
                self.page.mouse.click(*point)
        self.changed(before)

    def changed(self, before: str) -> None:
        self.page.wait_for_function(f"(before) => ({STANDS})() !== before", arg=before)

    def says(self, card: str) -> str:
        """What a card says, in the language of the page."""
        language = str(self.page.evaluate("document.documentElement.lang"))
        return words(language).say(f"web-lesson-{card}.text")

    def stands(self) -> str:
        return str(self.page.evaluate(STANDS))

    @property
    def has_touch(self) -> bool:
        return bool(self.page.evaluate("navigator.maxTouchPoints > 0"))

    def touch(self, what: str) -> None:
        button = self.page.locator(what).first
        if self.has_touch:
            button.tap()
        else:
            button.click()


STANDS = """() => [
    document.querySelector("[data-coach]")?.dataset.coach,
    document.querySelector("[data-n]")?.dataset.n,
    document.querySelectorAll("[aria-pressed=true]").length,
    document.querySelector("dialog[open]") !== null,
    document.querySelector(".workbench") !== null,
].join()"""
"""What changes when something was done."""


def begins(page: Page, game: str) -> Pupil:
    """From the shelf, as anybody does."""
    page.goto("/")
    page.locator("button.first").click()
    page.locator(f"[data-lesson={game}]").click()
    expect(page.locator("[data-state=playing]")).to_be_visible()
    return Pupil(page)

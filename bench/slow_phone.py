"""A first visit on a slow phone: the processor slowed sixfold, and a slow line for everything (`bench.slow_line`)."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any, TypedDict

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as Late

from bench.slow_line import SlowLine
from tests.browser.house import House

SLOWED = 6
VISITS = 3
PATIENCE_MS = 60_000
PLAY = ".go button[aria-disabled=false]"
BAG = "[data-choice=draw][aria-disabled=false]"
CHIP = ".pot .cauldron .chip"
SEEN = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"


class Start(TypedDict):
    """One visit, in seconds: until something is drawn and until Play can be tapped, both from the start; from there
    until the first chip lies in the cauldron."""

    seen: float
    ready: float
    drew: float


def starts(browser: Browser, house: House, phone: dict[str, Any]) -> list[Start]:
    """Visits by somebody who was never here, and taps Play as soon as it is there."""
    measured: list[Start] = []
    with slowed(house) as base:
        while len(measured) < VISITS:
            context = browser.new_context(**phone, has_touch=True, base_url=base, locale="fr-FR")
            with suppress(Late):  # the round began with a question: the next one may not
                measured.append(started(context.new_page()))
            context.close()
    return measured


@contextmanager
def slowed(house: House) -> Iterator[str]:
    """The address of the house behind a slow line."""
    line = SlowLine(house.port)
    house.run(line.open())
    try:
        yield line.base
    finally:
        house.run(line.close())


def started(page: Page) -> Start:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    began = monotonic()
    page.goto("/", wait_until="commit")
    page.locator(PLAY).wait_for(timeout=PATIENCE_MS)
    ready = monotonic()
    page.locator(PLAY).tap()
    skip_to(page, BAG)
    page.locator(BAG).tap()
    page.locator(CHIP).first.wait_for(timeout=PATIENCE_MS)
    drew = monotonic()
    return {"seen": page.evaluate(SEEN), "ready": ready - began, "drew": drew - ready}


def skip_to(page: Page, what: str) -> None:
    """What opens a round is not watched."""
    for _ in range(100):
        try:
            page.locator(what).wait_for(timeout=100)
        except Late:
            page.keyboard.press("Escape")
        else:
            return
    page.locator(what).wait_for(timeout=1)

"""The page in a real browser: what a first visit loads, and how soon it answers a touch on a slow phone.

    .venv/bin/python -m bench.page        # writes results/page.json and page.md; part of `make bench`

A first visit counts every file that the shelf or a table asks for, gzipped as a house sends it (pictures and fonts as
they are). A slow phone has a line of 400 kbit/s with round trips of 400 ms, and the processor slowed sixfold. The touch
is Chromium's own figure, interaction to next paint: from the tap on the bag until the picture after it, on a 390 × 844
screen with the processor slowed fourfold, pieces moving.
"""

import argparse
import json
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any, Literal, TypedDict

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as Late

import chaudron
from bench.aims import Aim
from bench.browsing import house_and_browser
from bench.machine import Machine, describe, load_average
from bench.slow_phone import Start, starts
from bench.tables import aims_table, heading_of, table
from chaudron.room.pace import BOT_SECONDS as PACE_SECONDS
from tests.browser.house import House
from tests.browser.person import opened, seated

RESULTS = Path(__file__).with_name("results")
WEB = Path(chaudron.__file__).with_name("_web")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True}
SLOWED = 4
TAPS = 40
MOMENTS: tuple[Literal["seen"], Literal["drew"]] = ("seen", "drew")
SIZES: tuple[Literal["gzipped"], Literal["sent"]] = ("gzipped", "sent")
OBSERVE = """() => { window.taps = []; new PerformanceObserver((list) => {
  for (const { interactionId: id, duration } of list.getEntries()) if (id) window.taps.push([id, duration]);
}).observe({ type: "event", durationThreshold: 16, buffered: false }); }"""


class Visit(TypedDict):
    """What one visit loads, in bytes: gzipped, and as it came."""

    files: int
    gzipped: int
    sent: int


class Results(TypedDict):
    date: str
    machine: Machine
    visits: dict[str, Visit]
    starts: list[Start]
    taps: list[float]


def gzipped(path: str) -> int:
    """The size of a file of the page as a browser that knows gzip gets it."""
    name = path.strip("/") or "index.html"
    name = name if (WEB / name).is_file() else "index.html"
    packed = WEB / f"{name}.gz"
    return (packed if packed.exists() else WEB / name).stat().st_size


class Loads:
    """Everything a page of ours loads, except what the house answers for itself."""

    def __init__(self, page: Page, base: str) -> None:
        self.base, self.paths, self.sent = base, set[str](), 0
        page.on("request", self._asked)
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", self._loaded)

    def _asked(self, request: Any) -> None:
        path = request.url.removeprefix(self.base).split("?")[0].split("#")[0]
        if not path.startswith(("/api", "/ws", "data:", "blob:")):
            self.paths.add(path)

    def _loaded(self, event: dict[str, Any]) -> None:
        self.sent += int(event["encodedDataLength"])

    def visit(self) -> Visit:
        return {"files": len(self.paths), "gzipped": sum(map(gzipped, self.paths)), "sent": self.sent}


def first_visits(browser: Browser, house: House) -> dict[str, Visit]:
    """The shelf for somebody who was never here; and links to tables, likewise: before, during and after a game."""
    bots = ["apprentice"] * 3
    lobby = house.run(house.served.open("belcastel 4", "Ada", bots=bots[1:]))
    game = house.run(house.served.open("belcastel 4", "Ada", bots=bots, start=True))
    over = house.run(house.served.open("belcastel 4", None, bots=[*bots, "apprentice"], start=True))
    paths = {
        "shelf": "/",
        "lobby": f"/table/{lobby.table}",
        "game": f"/table/{game.table}",
        "podium": f"/table/{over.table}",
    }
    return {name: visited(browser, house, path) for name, path in paths.items()}


def visited(browser: Browser, house: House, path: str) -> Visit:
    context = browser.new_context(**PHONE, base_url=house.base, locale="fr-FR", service_workers="block")
    page = context.new_page()
    loads = Loads(page, house.base)
    page.goto(path)
    page.get_by_role("main").wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)
    visit = loads.visit()
    context.close()
    return visit


def taps(browser: Browser, house: House) -> list[float]:
    """Milliseconds from a tap on the bag to the next picture, for as many taps as a few rounds give."""
    measured: list[float] = []
    while len(measured) < TAPS:
        context = browser.new_context(**PHONE, has_touch=True, base_url=house.base, locale="fr-FR")
        page = context.new_page()  # of a browser that holds this seat alone
        seated(page, opened(house, "belcastel 4"))
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        measured += round_of_taps(page)
        context.close()
    return measured


def round_of_taps(page: Page) -> list[float]:
    bag = page.locator("[data-choice=draw][aria-disabled=false]")
    try:
        bag.wait_for(timeout=15_000)
    except Late:  # the round began with a question: the next table may not
        return []
    page.evaluate(OBSERVE)
    for _ in range(8):
        if not bag.count():
            break
        bag.tap()
        page.wait_for_timeout(900)
    entries: list[list[float]] = page.evaluate("() => window.taps")
    longest: dict[float, float] = {}
    for interaction, duration in entries:
        longest[interaction] = max(duration, longest.get(interaction, 0))
    return list(longest.values())


def worst(taps: list[float]) -> float:
    """Interaction to next paint, as browsers report it: the longest but one in fifty."""
    return sorted(taps)[max(0, len(taps) - 1 - len(taps) // 50)]


def aims(results: Results) -> list[Aim]:
    sizes = {name: visit["gzipped"] / 1000 for name, visit in results["visits"].items()}
    heaviest = max(size for name, size in sizes.items() if name != "shelf")
    seen, drew = ([start[key] for start in results["starts"]] for key in MOMENTS)
    return [
        Aim("first visit to the shelf ≤ 250 kB gzipped, fonts included", [sizes["shelf"]], 250, at_least=False),
        Aim("first visit by a link to a table ≤ 250 kB gzipped, fonts included", [heaviest], 250, at_least=False),
        Aim("touch to next paint ≤ 100 ms while brewing, CPU slowed 4 times", [worst(results["taps"])], 100, False),
        Aim("slow phone (CPU slowed 6 times, slow 3G): something to look at within 3 s", seen, 3, at_least=False),
        Aim("slow phone: first chip drawn within 6 s of tapping Play", drew, 6, at_least=False),
    ]


def markdown(results: Results) -> str:
    ordered = sorted(results["taps"])
    rows = [
        (name, str(one["files"]), *(f"{one[size] / 1000:.0f}" for size in SIZES))
        for name, one in results["visits"].items()
    ]
    middle, longest = ordered[len(ordered) // 2], ordered[-1]
    ready = median(start["ready"] for start in results["starts"])
    return "\n\n".join(
        [
            "# The page",
            f"`python -m bench.page` on {results['date']}. {heading_of(results['machine'])}",
            aims_table(aims(results)),
            table(("first visit", "files", "kB gzipped", "kB as sent (brotli)"), rows),
            f"{len(ordered)} taps on the bag: median {middle:.0f} ms, longest {longest:.0f} ms.",
            f"On the slow phone Play can be tapped after {ready:.1f} s (median of {len(results['starts'])} visits).\n",
        ]
    )


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    load_before = load_average()
    with house_and_browser(PACE_SECONDS) as (house, browser):
        visits = first_visits(browser, house)
        started = starts(browser, house, PHONE)
        tapped = taps(browser, house)
    machine = describe(one_core=False, load_before=load_before)
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    results: Results = {"date": today, "machine": machine, "visits": visits, "starts": started, "taps": tapped}
    (RESULTS / "page.json").write_text(json.dumps(results, indent=1) + "\n")
    (RESULTS / "page.md").write_text(markdown(results))
    print(markdown(results))


if __name__ == "__main__":
    main()

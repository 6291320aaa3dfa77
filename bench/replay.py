"""A finished game seen again in a real browser: how long a jump to any moment takes, and what a game weighs.

    .venv/bin/python -m bench.replay        # writes results/replay.json and replay.md

A jump is measured in the page, on a screen of 1440 × 900: from the slider's new value until the picture after it. Half
of the jumps go anywhere, half to the next moments. Opening is from the address until the board stands there.
"""

import argparse
import json
import random
import time
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser

from bench.aims import Aim
from bench.browsing import house_and_browser
from bench.machine import describe, load_average
from bench.tables import aims_table, heading_of, table
from tests.browser.finished import finished
from tests.browser.house import House

RESULTS = Path(__file__).with_name("results")
SETUPS = ("belcastel 4", "witches 4", "bal 4", "blackwood 4")
JUMPS = 60
JUMP = """(to) => new Promise((done) => {
  const slider = document.querySelector("footer input[type=range]");
  const began = performance.now();
  slider.value = to;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
})"""
"""Two frames: the second begins when the first has been drawn."""


def measured(browser: Browser, house: House, setup: str) -> dict[str, Any]:
    """One game, opened and jumped about in."""
    kept = finished(house, setup)
    context = browser.new_context(viewport={"width": 1440, "height": 900}, base_url=house.base, service_workers="block")
    context.add_init_script(f"localStorage.setItem('chaudron.games', {json.dumps(json.dumps([kept]))})")
    page, sizes = context.new_page(), list[int]()
    page.on("response", lambda reply: sizes.append(len(reply.body())) if "/replay?" in reply.url else None)
    began = time.perf_counter()
    page.goto(f"/r/{kept['table']}#0-1")
    page.locator("footer input[type=range]").wait_for()
    opened = time.perf_counter() - began
    page.locator("footer progress").wait_for(state="detached")
    last, luck = int(page.locator("footer input[type=range]").get_attribute("max") or 0), random.Random(setup)
    jumps = [page.evaluate(JUMP, luck.randint(0, last)) for _ in range(JUMPS)]
    at = luck.randint(0, last // 2)
    jumps += [page.evaluate(JUMP, at + step) for step in range(min(JUMPS, last // 2))]
    context.close()
    return {"setup": setup, "moments": last + 1, "opened": opened, "bytes": sum(sizes), "jumps": jumps}


def at_worst(jumps: list[float]) -> float:
    """The longest but one in a hundred."""
    return sorted(jumps)[max(0, len(jumps) - 1 - len(jumps) // 100)]


def markdown(results: dict[str, Any]) -> str:
    games = results["games"]
    worst = max(at_worst(game["jumps"]) for game in games)
    rows = [
        (
            game["setup"],
            str(game["moments"]),
            f"{game['bytes'] / 1000:.0f}",
            f"{game['opened']:.2f}",
            f"{median(game['jumps']):.0f}",
            f"{at_worst(game['jumps']):.0f}",
        )
        for game in games
    ]
    heads = ("game", "moments", "kB unpacked", "opened, s", "jump p50, ms", "jump p99, ms")
    aim = Aim("a jump to any moment ≤ 100 ms (p99), on a laptop", [worst], 100, at_least=False)
    about = f"`python -m bench.replay` on {results['date']}. {heading_of(results['machine'])}"
    return "\n\n".join(["# Seeing a game again", about, aims_table([aim]), table(heads, rows) + "\n"])


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    load_before = load_average()
    with house_and_browser() as (house, browser):
        games = [measured(browser, house, setup) for setup in SETUPS]
    machine = describe(one_core=False, load_before=load_before)
    results = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": machine, "games": games}
    (RESULTS / "replay.json").write_text(json.dumps(results, indent=1) + "\n")
    (RESULTS / "replay.md").write_text(markdown(results))
    print(markdown(results))


if __name__ == "__main__":
    main()

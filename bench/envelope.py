"""The envelope opened in a real browser at the end of a game of four: how long until every draw is counted again.

    .venv/bin/python -m bench.envelope        # writes results/envelope.json and envelope.md

Everybody's device took part, so every answer brought a link. Measured in the page, on a screen of 390 × 844 with the
processor slowed fourfold: from the touch until the picture after the verdict, the record's way from the house and the
code that counts included.
"""

import argparse
import json
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
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True}
SLOWED, REPEATS, MOST = 4, 5, 1000
OPENED = ".opened .verdict"
OPEN = """(button) => new Promise((done) => {
  const began = performance.now();
  const seen = new MutationObserver(() => {
    if (!document.querySelector("VERDICT")) return;
    seen.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
  });
  seen.observe(document.body, { childList: true, subtree: true });
  button.click();
})""".replace("VERDICT", OPENED)
"""Two frames: the second begins when the first has been drawn."""


def measured(browser: Browser, house: House, setup: str) -> dict[str, Any]:
    """One game, opened again and again, each time by a page that has not done so before."""
    kept = finished(house, setup, with_devices=True)
    context = browser.new_context(**PHONE, has_touch=True, base_url=house.base, service_workers="block")
    context.add_init_script(f"localStorage.setItem('chaudron.games', {json.dumps(json.dumps([kept]))})")
    took, draws, verdict = list[float](), 0, ""
    for _ in range(REPEATS):
        page = context.new_page()
        page.goto(f"/table/{kept['table']}")
        button = page.locator(".seal button.secondary")
        button.wait_for()
        page.wait_for_load_state("networkidle")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        took.append(button.evaluate(OPEN))
        draws = int((page.locator(".opened text.count").text_content() or "/0").split("/")[1])
        verdict = page.locator(OPENED).get_attribute("class") or ""
        page.close()
    context.close()
    if "proven" not in verdict.split():
        raise RuntimeError(f"{setup}: that is no sound envelope: {verdict}")
    return {"setup": setup, "draws": draws, "took": took}


def markdown(results: dict[str, Any]) -> str:
    games = results["games"]
    aims = [
        Aim(f"{game['setup']}: the envelope is opened in ≤ {MOST:,} ms, CPU slowed 4 times", game["took"], MOST, False)
        for game in games
    ]
    rows = [
        (game["setup"], str(game["draws"]), f"{median(game['took']):.0f}", f"{max(game['took']):.0f}") for game in games
    ]
    about = f"`python -m bench.envelope` on {results['date']}. {heading_of(results['machine'])}"
    heads = ("game", "draws", "ms, median", "ms, most")
    return "\n\n".join(["# Opening the envelope", about, aims_table(aims), table(heads, rows) + "\n"])


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    load_before = load_average()
    with house_and_browser() as (house, browser):
        games = [measured(browser, house, setup) for setup in SETUPS]
    machine = describe(one_core=False, load_before=load_before)
    results = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": machine, "games": games}
    (RESULTS / "envelope.json").write_text(json.dumps(results, indent=1) + "\n")
    (RESULTS / "envelope.md").write_text(markdown(results))
    print(markdown(results))


if __name__ == "__main__":
    main()

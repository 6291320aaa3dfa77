"""Two figures of a home: how soon `chaudron --help` answers, and how often one device is handed on at the ball.

    .venv/bin/python -m bench.at_home        # writes results/at_home.md

The command is started anew each time, and its seconds are those on the clock. At the ball four people share one device,
in a real browser, until so many attacks are laid: a curtain is the device handed on, a pass is a touch that says that
nobody, or one witch, does not react. At a strict table every witch is asked behind a curtain of her own.
"""

import argparse
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, ViewportSize

from bench.aims import Aim
from bench.browsing import house_and_browser
from bench.machine import describe, load_average
from bench.tables import aims_table, heading_of, table
from tests.browser.house import House
from tests.browser.test_hotseat import Together, shared
from tests.browser.witch import Witch

RESULTS = Path(__file__).parent / "results" / "at_home.md"
PHONE: ViewportSize = {"width": 390, "height": 844}
SETUP = "bal 4 first_player=0"
ANSWERS = 0.3
"""Seconds in which the help is there, at most."""
BEFORE = (25, 33, 5)
"""Curtains, passes and attacks, before one question went to everybody."""


class Attacker(Witch):
    """Counts the attacks she lays, and how often she holds her tongue."""

    attacks = 0
    passes = 0

    def lay(self) -> None:
        self.attacks += self.sees(".bal-acts.two")
        super().lay()

    def hold_tongue(self) -> None:
        self.passes += 1
        super().hold_tongue()


class Evening(NamedTuple):
    is_strict: bool
    attacks: int
    curtains: int
    passes: int


def helped(times: int) -> list[float]:
    """Seconds until the help of the command has been told, each time by a process of its own."""
    seconds = []
    for _ in range(times):
        began = time.perf_counter()
        subprocess.run([Path(sys.executable).with_name("chaudron"), "--help"], check=True, capture_output=True)
        seconds.append(time.perf_counter() - began)
    return seconds


def evening(browser: Browser, house: House, attacks: int, *, is_strict: bool) -> Evening:
    """Four people at one device, until so many attacks are laid."""
    context = browser.new_context(viewport=PHONE, has_touch=True, base_url=house.base, locale="en-GB")
    page = context.new_page()
    shared(page, house, SETUP, is_strict)
    witch = Attacker(page)
    together = Together(witch, Witch.to_do)
    while witch.attacks < attacks and not witch.is_over:
        together.play(moves=1)
    context.close()
    return Evening(is_strict, witch.attacks, len(together.curtains), witch.passes + together.asked_aloud)


def evenings(attacks: int) -> list[Evening]:
    with house_and_browser() as (house, browser):
        return [evening(browser, house, attacks, is_strict=is_strict) for is_strict in (False, True)]


def markdown(seconds: list[float], found: list[Evening], heading: str) -> str:
    usual = next(one for one in found if not one.is_strict)
    curtains, passes, attacks = BEFORE
    rows = [
        ("strict" if one.is_strict else "usual", str(one.attacks), str(one.curtains), str(one.passes)) for one in found
    ]
    aims = [
        Aim("seconds of `chaudron --help`", seconds, ANSWERS, at_least=False),
        Aim("curtains for an attack", [usual.curtains / usual.attacks], curtains / attacks, at_least=False),
    ]
    return f"""# At home

`python -m bench.at_home`, {datetime.now(UTC):%Y-%m-%d}. {heading}

{aims_table(aims)}

{len(seconds)} starts of `chaudron --help`. The ball: `{SETUP}`, four people at one device; before one question went to
everybody it was {curtains} curtains and {passes} passes for {attacks} attacks.

{table(("table", "attacks", "curtains", "passes"), rows)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--starts", type=int, default=15)
    parser.add_argument("--attacks", type=int, default=5)
    wish = parser.parse_args()
    before = load_average()
    seconds, found = helped(wish.starts), evenings(wish.attacks)
    heading = heading_of(describe(one_core=False, load_before=before))
    RESULTS.write_text(markdown(seconds, found, heading), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Pictures of every screen and state, at three sizes and in both languages: `make screenshots`.

    python -m tests.browser.gallery [FOLDER] [--only phone-fr] [--chosen]

Whole games are played for it, so that what is shown really happens. `--chosen` also renews docs/screenshots.
"""

import argparse
import shutil
import tempfile
from collections import Counter as Tally
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from chaudron.bots import RANKS
from chaudron.words import LANGUAGES
from tests.browser.chromium import NONE, chromium
from tests.browser.conftest import DEVICES, LOCALES
from tests.browser.finished import finished
from tests.browser.house import House
from tests.browser.person import CAREFUL, CHECKOUT, DRAW, OVER, REWARD, TO_DO, Person, opened, remember, seated
from tests.browser.pupil import begins
from tests.browser.test_bots import SEATS
from tests.browser.test_hotseat import CURTAIN, shared
from tests.browser.test_screen import SETUPS as SETUPS_ON_A_SCREEN
from tests.browser.test_screen import among_bots, large
from tests.browser.wanderer import GO_ON, SPOT, STIR, Wanderer
from tests.browser.witch import CONCEDE, LAY, LINES, SHEET, Witch

SIZES: dict[str, dict[str, Any]] = {
    "phone": DEVICES["phone"] | {"device_scale_factor": 2},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "device_scale_factor": 1, "has_touch": True},
    "laptop": {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 1},
}
SETUPS = {
    "": "belcastel 4",
    "mix": "belcastel 3 books=g2-b1-r2-y1-p2 cauldron_side=tubes",
    "lockstep": "belcastel 4 books=g4-b4-r4-y2-p4 lock_step=every_round bonus_moves=may_decline",
    "witches": "witches 5 books=6 witches=S3-C2-G1",
}
SCENES = {
    "intro": ".intro",
    "exploded": ".cauldron.boom",
    "scoring": "main.scoring",
    "scored": "main.scoring .large",
    "reward": REWARD,
    "shop": CHECKOUT,
    "reveal": ".reveal[role=status]",
    "sealed": ".envelope.sealed",
    "podium": OVER,
}
AT_THE_BALL = {
    "attack": f"body:has(.bal-acts.two) {LAY}",
    "defense": f"body:has(.bal-acts.three) {LAY}",
    "hard-pressed": CONCEDE,
    "window": f"{SHEET} .row",
    "reading": LINES,
    "bell": f"{SHEET} .bell",
}
IN_THE_WOOD = {
    "search": SPOT,
    "proposed": "[data-place][aria-pressed=true]",
    "return": ".act .secondary",
    "workbench": STIR,
    "expedition": GO_ON,
}
OTHERS: dict[str, tuple[str, type[Person], dict[str, str]]] = {
    "bal": ("bal 6 level=hard inherit_hand=true", Witch, AT_THE_BALL),
    "incantation": ("bal 4 level=medium incantation=gentle", Witch, AT_THE_BALL),
    "blackwood": ("blackwood 4 favour=true", Wanderer, IN_THE_WOOD),
    "blackwood-three": ("blackwood 3", Wanderer, IN_THE_WOOD),
}
"""Other games: how they are set up, who plays them, and what is worth a picture."""
SHEETS = {"m": "menu", "l": "log", "w": "why", "?": "keys", "b": "books", "c": "bag", "o": "odds"}
CHOSEN = {
    "shelf-laptop": ("shelf-laptop-en",),
    "shelf-phone": ("shelf-phone-fr",),
    "setup-laptop": ("setup-laptop-en",),
    "lobby-phone": ("lobby-phone-fr",),
    "brewing-phone": ("brewing-phone-fr",),
    "brewing-laptop": ("brewing-laptop-en",),
    "choice-phone": ("mix-choice-crow_skull-phone-fr", "choice-crow_skull-phone-fr", "mix-choice-spend-phone-fr"),
    "lockstep-phone": ("lockstep-reveal-phone-fr",),
    "shop-phone": ("shop-phone-fr",),
    "scoring-laptop": ("scored-laptop-en", "scoring-laptop-en"),
    "daylight-phone": ("daylight-phone-fr",),
    "podium-laptop": ("podium-laptop-en",),
    "bal-phone": ("bal-defense-phone-fr", "bal-hard-pressed-phone-fr"),
    "bal-laptop": ("bal-defense-laptop-en", "bal-hard-pressed-laptop-en"),
    "bal-attack-phone": ("bal-attack-phone-fr",),
    "bal-bell-phone": ("incantation-bell-phone-fr",),
    "blackwood-phone": ("blackwood-three-proposed-phone-fr",),
    "blackwood-laptop": ("blackwood-return-laptop-en",),
    "screen": ("screen-belcastel-laptop-en",),
    "curtain-phone": ("curtain-phone-fr",),
    "lesson-phone": ("lesson-belcastel-phone-fr",),
    "rules-laptop": ("rules-laptop-en",),
    "bots-laptop": ("bots-laptop-en",),
    "advice-phone": ("advice-phone-fr",),
    "plan-phone": ("plan-phone-fr",),
    "witches-phone": ("witches-brewing-phone-fr",),
    "witches-laptop": ("witches-brewing-laptop-en",),
}
"""What the README shows, each with the pictures it may be: not every game brings every question."""
LOOKS = 3
"""Of each scene the third is kept: by then there is something to see."""
ENOUGH = 5
"""Chips in a cauldron that is worth a picture."""


class Gallery:
    """Pictures of one size in one language."""

    def __init__(self, browser: Browser, house: House, folder: Path, size: str, language: str) -> None:
        self.browser, self.house, self.folder, self.size, self.language = browser, house, folder, size, language

    def take(self, page: Page, name: str) -> None:
        path = self.folder / f"{name}-{self.size}-{self.language}.jpg"
        page.screenshot(path=path, type="jpeg", quality=88)

    @contextmanager
    def page(self, **settings: Any) -> Iterator[Page]:
        context = self.browser.new_context(
            **SIZES[self.size], base_url=self.house.base, locale=LOCALES[self.language], service_workers="block"
        )
        page = context.new_page()
        remember(page, "settings", {"language": self.language, "name": "Maëlle", "speed": "fast"} | settings)
        yield page
        context.close()

    def whole(self) -> None:
        self.rooms()
        self.bots()
        for name, setup in SETUPS.items():
            self.game(f"{name}-" if name else "", setup)
        for name, (setup, kind, scenes) in OTHERS.items():
            self.other(name, setup, kind, scenes)
        self.together()
        for game in ("belcastel", "witches", "bal", "blackwood"):
            self.lesson(game)
        for theme in ("daylight", "contrast"):
            self.brewing(theme, theme=theme)
        self.brewing("text", text=True)

    def rooms(self) -> None:
        """The shelf, the setup, a lobby, the rules, and the settings."""
        with self.page() as page:
            for name, path in (("setup", "/setup/belcastel"), ("rules", "/rules/bal/BAL-7.4"), ("shelf", "/")):
                page.goto(path)
                page.get_by_role("main").wait_for()
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(300)
                self.take(page, name)
            host = self.house.run(self.house.served.open("belcastel 4", "Maëlle", bots=["apprentice"]))
            self.house.run(self.house.served.join(host.table, "Ysée"))
            kept = {"table": host.table, "token": host.token, "game": "belcastel", "seen": 0}
            page.evaluate("(kept) => localStorage.setItem('chaudron.games', JSON.stringify([kept]))", kept)
            page.goto(f"/table/{host.table}")
            page.locator("button.primary").wait_for()
            self.take(page, "lobby")
            page.locator("button.seal").click()
            page.get_by_role("dialog").wait_for()
            page.wait_for_timeout(500)
            self.take(page, "envelope-lobby")
        self.envelope()

    def envelope(self) -> None:
        """Sealed, from the menu of a game that everybody's device takes part in; and opened when it is over."""
        with self.page() as page:
            page.goto("/")
            page.locator("section.go > button").click()
            page.wait_for_url("**/table/*")
            Person(page).wait()
            page.keyboard.press("m")
            page.locator("dialog[open] button").filter(has=page.locator("use[href='#seal-pot']")).click()
            page.locator("dialog[open] .sealed").wait_for()
            page.wait_for_timeout(800)
            self.take(page, "envelope-sealed")
        with self.page() as page:
            kept = finished(self.house, "blackwood 4", with_devices=True)
            remember(page, "games", [kept])
            page.goto(f"/table/{kept['table']}")
            page.locator(".seal button.secondary").click()
            page.locator(".opened .verdict").wait_for()
            page.wait_for_timeout(800)
            self.take(page, "envelope-opened")

    def bots(self) -> None:
        """Whom one may play against, and what the master would do."""
        with self.page() as page:
            page.goto("/setup/belcastel")
            page.locator(SEATS).first.click()
            page.locator("[data-picker] label").first.wait_for()
            page.wait_for_timeout(500)
            self.take(page, "bots")
        with self.page() as page:
            seated(page, opened(self.house, "belcastel 4", name="Maëlle"))
            self.brewed(Person(page))
            page.keyboard.press("i")
            page.locator("[data-advice=given] label").first.wait_for()
            page.wait_for_timeout(500)
            self.take(page, "advice")

    def together(self) -> None:
        """The big screen of every game, one device with its curtain, and a plan for whoever goes away."""
        if self.size == "laptop":
            for setup in SETUPS_ON_A_SCREEN:
                with self.page() as page:
                    among_bots(large(page), self.house, setup, RANKS[::-1])
                    page.wait_for_timeout(3000)
                    self.take(page, f"screen-{setup.partition(' ')[0]}")
        with self.page() as page:
            shared(page, self.house, "bal 4", is_strict=True)
            page.locator(CURTAIN).wait_for()
            self.take(page, "curtain")
        with self.page() as page:
            Person(seated(page, opened(self.house, "belcastel 4", name="Maëlle")).page).wait()
            page.keyboard.press("a")
            page.get_by_role("dialog").wait_for()
            page.wait_for_timeout(1500)
            self.take(page, "plan")

    def lesson(self, game: str) -> None:
        """The third card of a first game."""
        with self.page() as page:
            pupil = begins(page, game)
            for _, _ in zip(range(3), pupil.cards(), strict=False):
                page.wait_for_timeout(400)
                self.take(page, f"lesson-{game}")

    def game(self, prefix: str, setup: str) -> None:
        """A whole game, with a picture of everything when it is first seen."""
        with self.page() as page:
            ada = seated(page, opened(self.house, setup, name="Maëlle"))
            taken = set[str]()
            for _ in range(6000):
                for name in self.new(page, taken):
                    page.wait_for_timeout(350)
                    self.take(page, prefix + name)
                if ada.is_over:
                    break
                self.step(ada, taken, prefix)
            page.wait_for_timeout(600)
            self.take(page, f"{prefix}podium")

    def other(self, prefix: str, setup: str, kind: type[Person], scenes: dict[str, str]) -> None:
        """A whole game of another box likewise."""
        with self.page() as page:
            seated(page, opened(self.house, setup, name="Maëlle"))
            person, seen = kind(page), Tally[str]()
            while not person.is_over:
                person.wait()
                for name, what in scenes.items():
                    if seen[name] < LOOKS and page.locator(what).first.is_visible():
                        seen[name] += 1
                        page.wait_for_timeout(700)
                        self.take(page, f"{prefix}-{name}")
                person.move()
            page.wait_for_timeout(600)
            self.take(page, f"{prefix}-podium")

    def new(self, page: Page, taken: set[str]) -> list[str]:
        found = [name for name, what in SCENES.items() if page.locator(what).first.is_visible()]
        asked = page.locator("[data-about]")
        if asked.count():
            found.append(f"choice-{asked.first.get_attribute('data-about')}")
        if page.locator(".cauldron .chip").count() >= ENOUGH and page.locator(DRAW).first.is_visible():
            found.append("brewing")
        new = [name for name in found if name not in taken]
        taken.update(new)
        return new

    def step(self, ada: Person, taken: set[str], prefix: str) -> None:
        if not ada.sees(TO_DO):
            if {"intro", "scoring"} <= taken:
                ada.page.keyboard.press("Escape")
            ada.page.wait_for_timeout(60)
            return
        if "brewing" in taken and "menu" not in taken and not prefix:
            taken.add("menu")
            self.sheets(ada.page)
        if ada.sees(DRAW) and "reward" not in taken and ada.did.count("shop") > 1 and ada.whites() >= CAREFUL:
            ada.settled(DRAW)
        else:
            ada.move()

    def sheets(self, page: Page) -> None:
        for key, name in SHEETS.items():
            page.keyboard.press(key)
            page.get_by_role("dialog").wait_for()
            page.wait_for_timeout(300)
            self.take(page, name)
            page.keyboard.press("Escape")

    def brewing(self, name: str, **settings: Any) -> None:
        with self.page(**settings) as page:
            seated(page, opened(self.house, "belcastel 4", name="Maëlle"))
            if settings.get("text"):
                page.locator(".options button").first.wait_for(timeout=30_000)
                page.wait_for_timeout(800)
            else:
                self.brewed(Person(page))
            self.take(page, name)

    def brewed(self, ada: Person) -> None:
        """Until there is something in the cauldron."""
        while ada.page.locator(".cauldron .chip").count() < ENOUGH:
            ada.wait()
            ada.move()
        ada.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", nargs="?", default="screenshots", type=Path)
    parser.add_argument("--only", default="", help="one size and language, such as phone-fr")
    parser.add_argument("--chosen", action="store_true", help="renew docs/screenshots too")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        path = chromium(playwright.chromium.executable_path)
        if path is None:
            raise SystemExit(NONE)
        browser, house = playwright.chromium.launch(executable_path=path), House(f"{store}/tables.db")
        try:
            for size in SIZES:
                for language in LANGUAGES:
                    if given.only in ("", f"{size}-{language}"):
                        print(f"{size}, {language}", flush=True)  # noqa: T201 - it takes minutes
                        Gallery(browser, house, given.folder, size, language).whole()
        finally:
            browser.close()
            house.end()
    if given.chosen:
        choose(given.folder)


def choose(folder: Path) -> None:
    """Renew the pictures of the README."""
    shown = Path(__file__).parents[2] / "docs" / "screenshots"
    shown.mkdir(exist_ok=True)
    for name, candidates in CHOSEN.items():
        taken = next(path for one in candidates if (path := folder / f"{one}.jpg").exists())
        shutil.copy(taken, shown / f"{name}.jpg")


if __name__ == "__main__":
    main()

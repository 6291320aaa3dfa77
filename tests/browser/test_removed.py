"""Who is removed or kept out, whose seat changes hands or whose game has ended is told so, and what they can do."""

import asyncio
import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import remember
from tests.server.open_house import all_brew, fate
from tests.server.served import Player

Axe = Callable[[Page], None]
EITHER = ["laptop-fr", "phone-en"]
WORDS: dict[str, dict[str, str]] = {
    "fr": {
        "menu": "Que faire.*Bea",
        "people": "Autour de la table",
        "remove": "Retirer",
        "device": "Ne revient pas avec cet appareil",
        "family": "parfois toute une famille",
        "removed": "L’hôte a libéré ta place",  # noqa: RUF001 - typeset
        "sit": "Tu peux te rasseoir",
        "ask": "Demander une place",
        "mine": "Demander cette place",
        "given": "Ta place est à quelqu’un d’autre",  # noqa: RUF001 - typeset
        "closed": "Cette table t’est fermée",  # noqa: RUF001 - typeset
        "out": "L’hôte ne te laisse plus entrer à cette table.",  # noqa: RUF001 - typeset
        "again": "Réessayer",
        "back": "Laisser revenir",
        "ended": "La partie s’est terminée sans toi",  # noqa: RUF001 - typeset
        "chat": "Bavarder",
        "log": "Journal",
        "may": "On peut bavarder",
        "off": "À cette table, on ne bavarde pas.",
        "silenced": "L’hôte coupe le bavardage.",  # noqa: RUF001 - typeset
    },
    "en": {
        "menu": "What to do.*Bea",
        "people": "Around the table",
        "remove": "Remove",
        "device": "Cannot come back on this device",
        "family": "sometimes a whole family",
        "removed": "The host has freed your seat",
        "sit": "You can sit down again",
        "ask": "Ask for a seat",
        "mine": "Ask for this seat",
        "given": "Your seat is somebody else’s now",  # noqa: RUF001 - typeset
        "closed": "This table is closed to you",
        "out": "The host no longer lets you in at this table.",
        "again": "Try again",
        "back": "Let them back in",
        "ended": "The game ended without you",
        "chat": "Chat",
        "log": "Log",
        "may": "People may chat",
        "off": "This table plays without chat.",
        "silenced": "The host turns chat off.",
    },
}


class Two:
    """A host and a guest, each in a browser of their own, in the same language."""

    def __init__(self, house: House, visit: Visit, kind: str, is_begun: bool = True, is_away: bool = False) -> None:
        self.words = WORDS[kind.partition("-")[2]]
        self.ada, self.bea = house.run(self._seated(house))
        self.host, self.guest = visit(kind), visit(kind)
        self.house, self.is_begun = house, is_begun
        self.at(self.host, self.ada)
        self.at(self.guest, self.bea, is_away)
        pages = (self.host, self.guest)[: 1 if is_away else 2]
        for page in pages:
            expect(page.locator("[data-state=open]")).to_be_visible()
        if is_begun:
            self.begins(*pages)

    async def _seated(self, house: House) -> tuple[Player, Player]:
        """The first thing that is asked, of both, is to brew."""
        with fate("belcastel 2", all_brew):
            ada = await house.served.open("belcastel 2", "Ada")
        return ada, await house.served.join(ada.table, "Bea")

    def begins(self, *pages: Page) -> None:
        """Begin, and let everybody learn what may follow from their choices: until one plays nobody asks for more."""
        asking: list[Request] = []
        for page in pages:
            page.on("request", lambda request: asking.append(request) if request.url.endswith("/prospects") else None)
            for end in ("requestfinished", "requestfailed"):
                page.on(end, lambda request: asking.remove(request) if request in asking else None)
        with ExitStack() as stack:
            for page in pages:
                stack.enter_context(page.expect_response(re.compile("/prospects$")))
            self.does(self.ada, "start", without=True)
        while asking:  # it may have been asked twice
            pages[0].wait_for_timeout(20)

    def at(self, page: Page, player: Player, is_away: bool = False) -> None:
        """A browser that holds a seat, at the table or not."""
        remember(page, "games", [{"table": player.table, "token": player.token, "game": "belcastel", "seen": 1}])
        if not is_away:
            page.goto(f"/table/{player.table}")

    def does(self, player: Player, what: str, **fields: Any) -> None:
        command = {"do": what, "id": f"host-{what}", **fields}
        status, answer = self.house.run(player.post("/commands", command))
        assert status == 200, answer

    def asks_to_remove(self) -> None:
        """The host opens the sheet that asks how somebody is to be removed."""
        if self.is_begun:
            self.opens("people")
            self.host.get_by_role("button", name=self.words["remove"], exact=True).click()
        else:
            self.host.get_by_role("button", name=re.compile(self.words["menu"])).click()
            self.host.get_by_role("button", name=self.words["remove"]).click()

    def opens(self, what: str, page: Page | None = None) -> None:
        """Open something by the menu of the table."""
        page = page or self.host
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open]").get_by_role("button", name=re.compile(f"^{self.words[what]}")).click()

    def removes(self, keep_out: str = "") -> None:
        self.asks_to_remove()
        if keep_out:
            self.host.get_by_role("radio", name=re.compile(self.words[keep_out])).check()
        self.host.locator("dialog .primary").last.click()

    def comes(self, path: str = "") -> None:
        """The guest comes to the table with the same browser: in a new tab, since another may still fetch something."""
        if self.guest.url != "about:blank":
            self.guest = self.guest.context.new_page()
        self.guest.goto(f"/table/{self.ada.table}{path}")

    def told(self, key: str) -> None:
        expect(self.guest.locator(".banner")).to_contain_text(self.words[key])


@pytest.mark.parametrize("kind", EITHER)
def test_who_is_removed_before_the_game_is_told_and_may_sit_down_again(
    house: House, visit: Visit, kind: str, axe: Axe
) -> None:
    two = Two(house, visit, kind, is_begun=False)
    two.asks_to_remove()
    expect(two.host.locator("dialog[open]").last).to_contain_text(two.words["family"])
    axe(two.host)
    two.host.locator("dialog .primary").last.click()
    two.told("removed")
    two.told("sit")
    axe(two.guest)
    two.guest.get_by_label(re.compile("nom|name", re.IGNORECASE)).first.fill("Bea")
    two.guest.locator("form .primary").click()
    expect(two.host.get_by_text("Bea").first).to_be_visible()
    expect(two.guest.locator(".banner")).to_have_count(0)


@pytest.mark.parametrize("kind", EITHER)
def test_who_is_removed_during_the_game_may_ask_for_the_seat(house: House, visit: Visit, kind: str) -> None:
    two = Two(house, visit, kind)
    two.removes()
    two.told("removed")
    two.guest.get_by_role("button", name=two.words["ask"]).click()
    two.guest.get_by_role("textbox").first.fill("Bea")
    two.guest.get_by_role("button", name=two.words["mine"]).last.click()
    expect(two.host.locator("dialog .claim, .banner").first).to_contain_text("Bea")


@pytest.mark.parametrize("kind", EITHER)
def test_who_was_removed_while_away_is_told_on_coming_back(house: House, visit: Visit, kind: str) -> None:
    two = Two(house, visit, kind, is_away=True)
    two.does(two.ada, "kick", seat=1)
    two.comes()
    two.told("removed")
    two.comes()
    expect(two.guest.locator("[data-state=playing]")).to_be_visible()
    expect(two.guest.locator(".banner")).to_have_count(0)


@pytest.mark.parametrize("kind", EITHER)
def test_whose_seat_was_given_to_another_is_told(house: House, visit: Visit, kind: str) -> None:
    two = Two(house, visit, kind)
    _, claimed = house.run(house.served.watcher(two.ada.table).post("/claims", {"seat": 1, "name": "Zoe"}))
    two.does(two.ada, "grant", claim=claimed["claim"])
    two.told("given")
    expect(two.guest.get_by_role("button", name=two.words["ask"])).to_be_visible()


@pytest.mark.parametrize("kind", EITHER)
def test_who_is_kept_out_is_told_so_until_the_host_lets_them_come_back(
    house: House, visit: Visit, kind: str, axe: Axe
) -> None:
    two = Two(house, visit, kind)
    two.removes("device")
    two.told("closed")
    two.told("out")
    axe(two.guest)
    two.comes()
    two.told("closed")
    two.comes("/screen")
    expect(two.guest.get_by_text(two.words["out"])).to_be_visible()
    two.comes()
    two.told("closed")
    two.host.get_by_role("button", name=two.words["back"]).click()
    expect(two.host.get_by_role("button", name=two.words["back"])).to_have_count(0)
    two.guest.get_by_role("button", name=two.words["again"]).click()
    expect(two.guest.locator("[data-state=playing]")).to_be_visible()


@pytest.mark.parametrize("kind", EITHER)
def test_whose_game_ended_while_they_were_away_is_told(house: House, visit: Visit, kind: str) -> None:
    two = Two(house, visit, kind, is_away=True)
    house.run(play_out(two.ada, two.bea))
    two.comes()
    two.told("ended")
    two.comes()
    expect(two.guest.locator("[data-state=over]")).to_be_visible()
    expect(two.guest.locator("[data-banner=over]")).to_have_count(0)


async def play_out(*players: Player) -> None:
    """Both play on beside their browsers, as quickly as the rules allow."""

    async def plays(player: Player) -> None:
        await player.connect()
        while player.shown["state"] != "over":
            if player.ask is None or player.ask.get("lapses"):
                await player.hear()
            else:
                await player.answer("stop" if "stop" in player.ask["options"] else None)
        await player.close()

    await asyncio.gather(*map(plays, players))


@pytest.mark.parametrize("kind", EITHER)
def test_the_host_ends_all_talk_during_the_game_and_everybody_sees_it(
    house: House, visit: Visit, kind: str, axe: Axe
) -> None:
    two = Two(house, visit, kind)
    two.opens("chat", two.guest)
    field = two.guest.get_by_role("textbox")
    expect(field).to_be_visible()
    two.opens("chat")
    two.host.get_by_role("switch", name=re.compile(two.words["may"])).click()
    expect(two.guest.locator("dialog[open]")).to_contain_text(two.words["off"])
    expect(field).to_have_count(0)
    expect(two.guest.get_by_role("switch")).to_have_count(0)
    axe(two.host)
    two.host.get_by_role("switch", name=re.compile(two.words["may"])).click()
    expect(field).to_be_visible()
    two.guest.keyboard.press("Escape")
    two.opens("log", two.guest)
    expect(two.guest.locator("dialog .log")).to_contain_text(two.words["silenced"])

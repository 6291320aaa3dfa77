"""The envelope on the page: wax in the lobby, a silent guest is awaited, at the end every draw is counted again."""

import asyncio
import json
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import TO_DO, Person, remember
from tests.browser.test_hotseat import Together
from tests.server.device import Device
from tests.server.served import Player

pytestmark = pytest.mark.real_luck

Axe = Callable[[Page], None]
WORDS = {
    "fr": {
        "lobby": "L’enveloppe des tirages",  # noqa: RUF001 - typeset
        "poured": "2 sur 2",
        "closed": "L’enveloppe est scellée",  # noqa: RUF001 - typeset
        "missing": "de Bob",
        "awaited": "On attend l’appareil de {}.",  # noqa: RUF001 - typeset
        "without": "Commencer sans la cire de {}",
        "open": "Ouvrir l’enveloppe",  # noqa: RUF001 - typeset
        "proven": "Prouvé",
        "wrong": "Quelque chose ne va pas",
        "draw": "Le tirage nº",
        "one by one": "tirages, un à un",
        "waxes": "Toutes les cires sont là",
    },
    "en": {
        "lobby": "The envelope of draws",
        "poured": "2 of 2",
        "closed": "The envelope is sealed",
        "missing": "of Bob",
        "awaited": "Waiting for the device of {}.",
        "without": "Begin without the wax of {}",
        "open": "Open the envelope",
        "proven": "Proven",
        "wrong": "Something is wrong",
        "draw": "Draw no.",
        "one by one": "draws, one by one",
        "waxes": "Every drop of wax is there",
    },
}
SEEDS = [bytes([seat]) * 32 for seat in range(1, 4)]
EACH = ["phone-fr", "laptop-en"]


def words_of(page: Page) -> dict[str, str]:
    return WORDS[page.evaluate("navigator.language").partition("-")[0]]


def at_the_table(page: Page, player: Player) -> Person:
    """Somebody whose browser holds the seat of a player."""
    remember(page, "games", [{"table": player.table, "token": player.token, "game": "belcastel", "seen": 0}])
    page.goto(f"/table/{player.table}")
    return Person(page)


async def played_by_devices(house: Any) -> Player:
    """A game that is over, of two people whose devices took part."""
    anna: Player = await house.open("blackwood 2", "Anna", bots=[])
    devices = [Device(anna, SEEDS[0]), Device(await house.join(anna.table, "Bob"), SEEDS[1])]
    for device in devices:
        await device.player.connect()
        await device.lay()
    await anna.do("start")
    for device in devices:
        await device.reveal()
    for _ in range(4000):
        for device in devices:
            while device.player.ask is None and device.player.shown["state"] != "over":
                other = devices[1 - devices.index(device)].player
                if other.ask is not None:
                    break
                await device.player.hear()
            if device.player.ask is not None and device.player.shown["state"] == "playing":
                await device.answer()
        if anna.shown["state"] == "over":
            return anna
    raise AssertionError("the game has no end")


def until_asked(ada: Person, house: House, other: Player) -> None:
    """Ada has something to do; a fortune card may ask somebody else first."""
    ada.page.locator("[data-state=playing]").wait_for()
    while not ada.sees(ada.to_do):
        _, stand = house.run(other.get())
        if ask := stand["ask"]:
            answer = {"do": "answer", "id": f"first-{ask['ask']}", "ask": ask["ask"], "choice": ask["options"][0]}
            house.run(other.post("/commands", answer))
        ada.page.keyboard.press("Escape")  # what is shown step by step is not watched


@pytest.mark.parametrize("page", EACH, indirect=True)
def test_wax_is_laid_by_each_device_and_the_host_may_begin_without_a_silent_one(
    page: Page, house: House, axe: Axe
) -> None:
    words = words_of(page)
    anna = house.run(house.served.open("belcastel 2 first_player=0", "Anna", bots=[]))
    bob = house.run(house.served.join(anna.table, "Bob"))
    device = Device(bob, SEEDS[1])
    ada = at_the_table(page, anna)
    house.run(bob.connect())
    house.run(device.lay())
    lobby = page.get_by_role("button", name=words["lobby"])
    expect(lobby).to_contain_text(words["poured"])
    lobby.click()
    page.locator("dialog[open] summary").click()
    axe(page)
    compared_before_the_first_draw(page, house, anna)
    expect(page.get_by_text(words["awaited"].format("Bob"))).to_be_visible()
    axe(page)
    page.get_by_role("button", name=words["without"].format("Bob")).click()
    expect(page.get_by_role("heading", name=words["closed"])).to_have_count(0)
    while not house.run(anna.get())[1].get("ask"):  # a card may ask Bob alone
        house.run(bob.answer())
    until_asked(ada, house, bob)
    ada.move()
    kept = json.loads(page.evaluate("localStorage['chaudron.chains']"))[anna.table][anna.token]
    assert kept["given"] >= 1
    assert json.loads(kept["envelope"])["seals"][0]


@pytest.mark.parametrize("page", EACH, indirect=True)
def test_the_host_is_asked_before_an_envelope_is_closed_without_the_wax_of_a_silent_guest(
    page: Page, house: House, axe: Axe
) -> None:
    words = words_of(page)
    anna = house.run(house.served.open("belcastel 3 first_player=0", "Anna", bots=[]))
    bob = house.run(house.served.join(anna.table, "Bob"))
    eve = house.run(house.served.join(anna.table, "Eve"))
    at_the_table(page, anna)
    sheet = page.locator("dialog[open]")
    expect(page.get_by_role("button", name=words["lobby"])).to_contain_text("1")
    start = page.locator(".go .primary")
    start.click()
    expect(sheet).to_contain_text(words["missing"].format("Bob"))
    axe(page)
    sheet.locator(".primary").click()  # wait
    expect(sheet).to_have_count(0)
    assert house.run(anna.get())[1]["shown"]["state"] == "open"
    start.click()
    for player, seed in ((bob, SEEDS[1]), (eve, SEEDS[2])):
        expect(sheet).to_be_visible()
        house.run(player.connect())
        house.run(Device(player, seed).lay())
    expect(sheet).to_have_count(0)  # all is there: nothing is left to ask
    house.run(bob.do("leave"))
    house.run(house.served.join(anna.table, "Guy"))
    expect(page.locator("main li").filter(has_text="Guy").first).to_be_visible()
    start.click()
    sheet.get_by_role("button", name=words["without"].format("Guy")).click()
    expect(page.get_by_text(words["awaited"].format("Eve"))).to_be_visible()
    page.get_by_role("button", name=words["without"].format("Eve")).click()
    page.locator("[data-state=playing]").wait_for()
    kept = json.loads(page.evaluate("localStorage['chaudron.chains']"))[anna.table][anna.token]
    assert [bool(seal) for seal in json.loads(kept["envelope"])["seals"]] == [True, False, True]


@pytest.mark.parametrize("page", EACH, indirect=True)
def test_a_game_begun_at_once_is_sealed_by_this_device_alone(page: Page) -> None:
    page.goto("/")
    page.locator("section.go > button").click()
    page.wait_for_url("**/table/*")
    ada = Person(page)
    ada.wait()
    ada.move()
    (seats,) = json.loads(page.evaluate("localStorage['chaudron.chains']")).values()
    (kept,) = seats.values()
    assert kept["given"] == 1
    envelope = json.loads(kept["envelope"])
    assert [bool(seal) for seal in envelope["seals"]] == [True, False, False, False]
    assert all(envelope["bots"][1:])
    looked_at_during_the_game(page, kept["envelope"])


def compared_before_the_first_draw(page: Page, house: House, anna: Player) -> None:
    """Whoever has opened the details in the lobby finds them open when the envelope is closed, and is waited for."""
    house.run(anna.post("/commands", {"do": "start", "id": "start"}))
    expect(page.get_by_role("heading", name=words_of(page)["closed"])).to_be_visible()
    envelope = house.run(anna.get())[1]["shown"]["envelope"]
    digits = re.sub(r"\s", "", page.locator(".curious > code").text_content() or "")
    assert digits.lower() == sha256(envelope.encode()).hexdigest()
    expect(page.locator(".qr svg")).to_be_visible()
    assert downloaded(page, ".curious .row button:last-child").decode() == envelope
    shown = house.run(anna.get())[1]["shown"]
    assert (shown["state"], [seat.get("revealed", False) for seat in shown["seats"]]) == ("open", [False, False])
    page.locator(".sealed summary").click()


def looked_at_during_the_game(page: Page, kept: str) -> None:
    """From the menu: its fingerprint in digits and as a picture, the envelope as a file, the list of the house."""
    page.keyboard.press("m")
    page.locator("dialog[open] button").filter(has=page.locator("use[href='#seal-pot']")).click()
    sheet = page.locator("dialog[open]")
    sheet.locator("summary").click()
    expect(sheet.locator(".curious > code")).to_have_text(re.compile(r"^([0-9A-F]{4}\s?){16}$"))
    digits = re.sub(r"\s", "", sheet.locator(".curious > code").text_content() or "")
    assert digits.lower() == sha256(kept.encode()).hexdigest()
    expect(sheet.locator(".qr svg")).to_be_visible()
    assert downloaded(page, ".curious .row button:last-child").decode() == kept
    seals = json.loads(downloaded(page, ".list button"))
    closed = [line for line in seals["lines"] if line[3] == digits.lower()]
    assert [line[2] for line in closed] == ["closed"]


def downloaded(page: Page, button: str) -> bytes:
    with page.expect_download() as download:
        page.locator(f"main > .sealed {button}, dialog[open] {button}").click()
    return Path(download.value.path()).read_bytes()


@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_one_device_for_all_lays_wax_for_each_of_them(page: Page, house: House) -> None:
    words = words_of(page)
    anna = house.run(house.served.open("belcastel 2 first_player=0", "Anna", bots=[]))
    bob = house.run(house.served.join(anna.table, "Bob"))
    remember(page, "seats", {anna.table: [bob.token]})
    at_the_table(page, anna)
    expect(page.get_by_role("button", name=words["lobby"])).to_contain_text(words["poured"])
    page.locator(".go .primary").click()
    both = Together(Person(page), TO_DO)
    while {"0", "1"} - set(both.curtains):
        both.play(moves=1)
    chains = json.loads(page.evaluate("localStorage['chaudron.chains']"))[anna.table]
    assert {token: chain["given"] >= 1 for token, chain in chains.items()} == {anna.token: True, bob.token: True}
    assert all(json.loads(chains[bob.token]["envelope"])["seals"])
    house.run(played_on([(player, chains[player.token]) for player in (anna, bob)]))
    while not page.locator("main.podium").count():
        page.keyboard.press("Escape")  # what is shown step by step is not watched
    opened_and_proven(page)


async def played_on(seats: list[tuple[Player, dict[str, Any]]]) -> None:
    """To the end, with the chains that the page has begun."""
    devices = []
    for player, chain in seats:
        devices.append(device := Device(await player.connect(), bytes.fromhex(chain["seed"])))
        device.given = chain["given"]
    await asyncio.gather(*[device.play_out() for device in devices])


def opened_and_proven(page: Page) -> int:
    """How many draws are counted: all of them are right."""
    words = words_of(page)
    page.get_by_role("button", name=words["open"]).click()
    expect(page.locator(".verdict h3")).to_have_text(words["proven"])
    right, every = (page.locator("text.count").text_content() or "").split("/")
    assert right == every
    assert int(every) > 0
    return int(every)


@pytest.mark.parametrize("page", EACH, indirect=True)
def test_at_the_end_the_page_counts_every_draw_and_names_the_one_that_was_changed(
    page: Page, house: House, axe: Axe, visit: Visit
) -> None:
    words = words_of(page)
    anna = house.run(played_by_devices(house.served))
    at_the_table(page, anna)
    every = opened_and_proven(page)
    page.locator("summary", has_text=words["one by one"]).click()
    assert page.locator("details ol li").count() == every
    page.locator("summary", has_text=words["waxes"]).click()
    expect(page.locator("details[open] li.poured")).to_have_count(3)
    axe(page)
    for width, height in ((844, 390), (1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("dialog[open]").evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")
    other = visit("phone-fr" if words is WORDS["fr"] else "laptop-en")
    other.route("**/record", forged)
    at_the_table(other, anna)
    other.get_by_role("button", name=words["open"]).click()
    expect(other.locator(".verdict h3")).to_have_text(words["wrong"])
    expect(other.locator(".verdict li").first).to_contain_text(f"{words['draw']} 2")


def forged(route: Route) -> None:
    """The record, with another outcome of its second draw."""
    response = route.fetch()
    record = response.json()
    draws = [*record["opening"], *[draw for entry in record["entries"] for draw in entry[2]]]
    draws[1][2] = (draws[1][2] + 1) % draws[1][1]
    route.fulfill(response=response, json=record)

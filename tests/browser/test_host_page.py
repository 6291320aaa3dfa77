"""The page of whoever runs the house: everything in sight, acts that ask in place, and what players see of it."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.person import opened, remember

Axe = Callable[[Page], None]
WORDS: dict[str, dict[str, Any]] = {
    "fr": {
        "well": "tout va bien",
        "close": "Fermer",
        "shut": "Fermer la table",
        "told": "On prévient Maëlle",
        "closed": "Cette table est fermée",
        "mute": "Couper la parole à Maëlle",
        "muted": "parole coupée",
        "archive": "Ranger",
        "archived": "Ranger dans l\u2019archive",
        "door": "Renvoyer Bea",
        "block": "Renvoyer et bloquer l\u2019appareil",
        "out": "ne te laisse pas entrer avec cet appareil",
        "let in": "Débloquer",
        "acts": ["Appareil débloqué", "Appareil bloqué", "Place 1 de", "Maison rouverte", "Maison en pause"],
        "rest": "Mettre en pause",
        "resting": "On met la maison à jour",
        "reopen": "Rouvrir la maison",
        "upkeep": "Entretien, limites, journal",
        "key": "Il faut le lien de la maison",
    },
    "en": {
        "well": "all is well",
        "close": "Close",
        "shut": "Close the table",
        "told": "will be told at once",
        "closed": "This table is closed",
        "mute": "Mute Maëlle",
        "muted": "muted",
        "archive": "Put",
        "archived": "Put it into the archive",
        "door": "Send Bea away",
        "block": "Send away and block the device",
        "out": "does not let you in with this device",
        "let in": "Unblock",
        "acts": ["Device unblocked", "Device blocked", "Seat 1 of", "House reopened", "House paused"],
        "rest": "Pause",
        "resting": "The house is being brought up to date",
        "reopen": "Reopen the house",
        "upkeep": "Upkeep, limits, log",
        "key": "You need the house\u2019s link",
    },
}


def come_in(page: Page, house: House) -> None:
    page.goto(f"/house#{house.served.running.keeper.token}")


@pytest.mark.parametrize("kind", ["laptop-fr", "phone-en"])
def test_a_table_is_muted_closed_and_put_away_where_it_stands_and_its_people_are_told(
    house: House, visit: Visit, kind: str, axe: Axe
) -> None:
    say = WORDS[kind[-2:]]
    player, host = visit(kind), visit(kind)
    kept = opened(house, "belcastel 3", "Maëlle")
    remember(player, "games", [kept])
    player.goto(f"/table/{kept['table']}")
    expect(player.locator("[data-state=playing]")).to_be_visible()
    come_in(host, house)
    row = host.locator(f"[data-table='{kept['table']}']")
    expect(row.get_by_text("Maëlle", exact=True)).to_be_visible()
    expect(host.get_by_text(say["well"])).to_be_visible()
    assert host.url.endswith("/house"), "the key stays in the address"
    axe(host)
    person = host.locator("[data-person='Maëlle']")
    person.get_by_role("button", name=say["mute"]).click()
    expect(person).to_contain_text(say["muted"])
    row.get_by_role("button", name=re.compile(say["close"])).click()
    ask = row.get_by_role("alertdialog")
    expect(ask).to_contain_text(say["told"])
    axe(host)
    ask.get_by_role("button", name=say["shut"]).click()
    expect(player.get_by_text(say["closed"], exact=True)).to_be_visible()
    axe(player)
    row.get_by_role("button", name=re.compile(say["archive"])).click()
    row.get_by_role("alertdialog").get_by_role("button", name=say["archived"]).click()
    expect(row).to_be_hidden()


@pytest.mark.parametrize("kind", ["phone-fr", "laptop-en"])
def test_the_house_rests_and_goes_on_and_a_device_is_blocked_and_let_in(
    house: House, visit: Visit, kind: str, axe: Axe
) -> None:
    say = WORDS[kind[-2:]]
    player, host = visit(kind), visit(kind)
    kept = opened(house, "belcastel 3", "Bea")
    remember(player, "games", [kept])
    player.goto(f"/table/{kept['table']}")
    expect(player.locator("[data-state=playing]")).to_be_visible()
    come_in(host, house)
    host.get_by_role("button", name=say["upkeep"]).click()
    axe(host)
    host.get_by_role("button", name=say["rest"], exact=True).click()
    expect(player.get_by_role("heading", name=say["resting"])).to_be_visible()
    axe(player)
    host.get_by_role("button", name=say["reopen"]).click()
    expect(player.get_by_role("heading", name=say["resting"])).to_be_hidden()
    expect(player.locator("[data-state=playing]")).to_be_visible()
    person = host.locator("[data-person='Bea']")
    person.get_by_role("button", name=say["door"]).click()
    axe(host)
    person.get_by_role("alertdialog").get_by_role("button", name=say["block"]).click()
    expect(person).to_be_hidden()
    expect(player.get_by_text(say["out"]).first).to_be_attached(timeout=60_000)
    host.get_by_role("button", name=say["upkeep"]).click()
    host.get_by_role("button", name=say["let in"]).click()
    expect(host.get_by_role("button", name=say["let in"])).to_be_hidden()
    for act in say["acts"]:
        expect(host.get_by_role("listitem").filter(has_text=act).first).to_be_visible()


@pytest.mark.expects("401")
@pytest.mark.parametrize("page", ["phone-fr"], indirect=True)
def test_without_the_key_the_page_says_where_it_is(page: Page, house: House, axe: Axe) -> None:
    page.goto("/house#not-the-key")
    expect(page.get_by_role("heading", name=WORDS["fr"]["key"])).to_be_visible()
    axe(page)
    page.get_by_label("Lien ou clé").fill(f"{house.base}/house#{house.served.running.keeper.token}")
    page.get_by_role("button", name="Entrer").click()
    expect(page.get_by_text(WORDS["fr"]["well"])).to_be_visible()

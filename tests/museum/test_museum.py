"""Stores of every schema and of many kinds of events open, are brought up to date, go on, and are restored.

What is in `stores/` was written by the code of the commit that each is named after (`make.py`); the first had no
command to open a house yet, and the second wrote the same.
"""

import asyncio
import contextlib
import json
import lzma
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from chaudron.cli import main
from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.server.store.backup import restore
from chaudron.server.store.migrate import migrations
from tests.server.evening import Somebody
from tests.server.open_house import OpenHouse, visited
from tests.server.served import Player

pytestmark = pytest.mark.real_luck
STORES = sorted((Path(__file__).parent / "stores").glob("*.json"))
CODES = ("other_rules",)
"""Where the rules have changed since, the house says so."""

NEWEST, AT_NIGHT = "1a31dc3", 2
"""The store that was added last, and how many tables its night has."""
KINDS = {
    *("opened", "joined", "claimed", "left", "returned", "renamed", "bot_seated", "kicked", "forgotten", "chat"),
    *("locked", "host_made", "changed", "seal_laid", "envelope_closed", "revealed", "started", "answered", "paused"),
    "said",
}
"""What happened in these stores; the other kinds of events are shown by tests of today's code alone."""

every_store = pytest.mark.parametrize("about", STORES, ids=lambda path: path.stem)


def unpacked(about: Path, folder: Path) -> tuple[str, dict[str, Any]]:
    """A store as it was left, and how its tables stood."""
    store = folder / "tables.db"
    store.write_bytes(lzma.decompress(about.with_suffix(".db.xz").read_bytes()))
    store.chmod(0o600)
    told: dict[str, Any] = json.loads(about.read_text("utf-8"))["tables"]
    return str(store), told


async def goes_on(player: Player) -> None:
    """A game that was paused is carried on with, and takes an answer."""
    await player.connect()
    assert (await player.do("resume", id="resumed"))["is"] == "ack"
    while player.ask is None or player.ask.get("lapses"):
        await player.hear()
    options = player.ask["options"]
    choice = "stop" if "stop" in options else options[0]
    assert (await player.do("answer", id="goes-on", ask=player.ask["ask"], choice=choice))["is"] == "ack"
    await player.close()


async def stands(house: OpenHouse, table: str, then: dict[str, Any]) -> str:
    """A table stands as it stood; the state in which it is."""
    player = house.guest(table, then["token"], 0)
    status, now = await player.get()
    if status != 200:
        assert now["code"] in CODES
        assert (await player.get("/log"))[0] == 200, "it cannot even be read"
        if then["state"] == "over":
            assert (await player.get("/record"))[1]["result"] == then["result"]
        return str(now["code"])
    assert [seat.get("name") for seat in now["shown"]["seats"]] == then["names"]
    assert (now["shown"]["game"], now["shown"]["state"]) == (then["game"], then["state"])
    if then["state"] == "over":
        _, found = await player.get("/record")
        record = Record.from_json(found)
        assert record.result == then["result"]
        verify(SHELF[record.game], record)
    else:
        await goes_on(player)
    return str(then["state"])


async def everything_stands(store: str, told: dict[str, Any]) -> dict[str, str]:
    async with visited(store) as house:
        return {table: await stands(house, table, then) for table, then in told.items()}


@every_store
def test_every_table_of_an_earlier_version_opens_and_goes_on(about: Path, tmp_path: Path) -> None:
    store, told = unpacked(about, tmp_path)
    stood = asyncio.run(everything_stands(store, told))
    assert set(stood) == set(told)


@every_store
def test_an_earlier_store_is_well_and_is_restored_as_it_was(
    about: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, told = unpacked(about, tmp_path)
    assert main(["doctor", "--store", store, "--port", "0"]) == 0, capsys.readouterr().out
    counts = asyncio.run(restore(Path(store), str(tmp_path / "new.db")))
    assert counts.tables == len(told) + (AT_NIGHT if about.stem == NEWEST else 0)
    assert asyncio.run(everything_stands(str(tmp_path / "new.db"), told))


def test_an_earlier_store_is_restored_into_a_database(tmp_path: Path, postgres_url: str) -> None:
    """The newest, which holds the most."""
    newest = next(path for path in STORES if path.stem == NEWEST)
    store, told = unpacked(newest, tmp_path)
    counts = asyncio.run(restore(Path(store), postgres_url))
    assert counts.tables == len(told) + AT_NIGHT
    stood = asyncio.run(everything_stands(postgres_url, told))
    assert {*stood.values()} <= {"over", "playing", *CODES}


async def the_night(store: str, night: str, then: dict[str, Any]) -> Any:
    async with visited(store) as house:
        host = Somebody(house, night, then["token"])
        await host.does("resume")
        return await host.sees()


def test_a_night_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    nights = 0
    for about in STORES:
        for night, then in json.loads(about.read_text("utf-8")).get("nights", {}).items():
            folder = tmp_path / about.stem
            folder.mkdir()
            shown = asyncio.run(the_night(unpacked(about, folder)[0], night, then))
            assert ([one["name"] for one in shown["people"]], shown["state"]) == (then["names"], then["state"])
            nights += 1
    assert nights


def test_the_museum_holds_every_schema_and_the_kinds_of_events_that_are_named_here(tmp_path: Path) -> None:
    schemas, kinds = set(), set()
    for about in STORES:
        with contextlib.closing(sqlite3.connect(unpacked(about, tmp_path)[0])) as connection:
            schemas.add(connection.execute("SELECT max(version) FROM schema_version").fetchone()[0])
            bodies = connection.execute("SELECT body FROM event").fetchall()
            kinds |= {json.loads(body)["kind"] for (body,) in bodies}
    assert schemas == {step.number for step in migrations()}
    assert kinds == KINDS
    assert {path.stem for path in STORES} == {json.loads(path.read_text("utf-8"))["commit"] for path in STORES}

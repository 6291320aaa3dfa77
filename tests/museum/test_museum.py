"""Stores of every schema and of every kind of events open, are brought up to date, go on, and are restored.

What is in `stores/` was written by the code of the commit that each is named after (`make.py`); the first had no
command to open a house yet, and the second wrote the same.
"""

import asyncio
import contextlib
import json
import lzma
import sqlite3
from pathlib import Path
from typing import Any, get_args

import pytest

from chaudron.cli import main
from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.night import events as night_events
from chaudron.room import events
from chaudron.server.store.backup import restore
from chaudron.server.store.migrate import migrations
from tests.server.evening import Somebody
from tests.server.open_house import OpenHouse, visited
from tests.server.served import Player

pytestmark = pytest.mark.real_luck
STORES = sorted((Path(__file__).parent / "stores").glob("*.json"))
CODES = ("other_rules",)
"""Where the rules have changed since, the house says so."""

NEWEST = "b6c466f"
"""The store that was added last."""

every_store = pytest.mark.parametrize("about", STORES, ids=lambda path: path.stem)


def unpacked(about: Path, folder: Path) -> tuple[str, dict[str, Any]]:
    """A store as it was left, and how its tables stood."""
    store = folder / "tables.db"
    store.write_bytes(lzma.decompress(about.with_suffix(".db.xz").read_bytes()))
    store.chmod(0o600)
    told: dict[str, Any] = json.loads(about.read_text("utf-8"))["tables"]
    return str(store), told


def within(store: str, query: str) -> list[Any]:
    """The first column of what a store says."""
    with contextlib.closing(sqlite3.connect(store)) as connection:
        return [row[0] for row in connection.execute(query)]


def tables_of(store: str) -> list[str]:
    return within(store, "SELECT id FROM room")


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


async def everything_stands(store: str, told: dict[str, Any], tables: list[str]) -> dict[str, str]:
    """Those that were told of go on; every other can be looked at, or has read that it does not want to be."""
    async with visited(store) as house:
        for table in tables:
            watcher = house.watcher(table)
            status, shown = await watcher.get()
            if status == 403 and shown["code"] == "no_watchers":
                continue
            assert status == 200 or shown["code"] in CODES
            assert (await watcher.get("/log"))[0] == 200
        return {table: await stands(house, table, then) for table, then in told.items()}


@every_store
def test_every_table_of_an_earlier_version_opens_and_goes_on(about: Path, tmp_path: Path) -> None:
    store, told = unpacked(about, tmp_path)
    stood = asyncio.run(everything_stands(store, told, tables_of(store)))
    assert set(stood) == set(told)


@every_store
def test_an_earlier_store_is_well_and_is_restored_as_it_was(
    about: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, told = unpacked(about, tmp_path)
    assert main(["doctor", "--store", store, "--port", "0"]) == 0, capsys.readouterr().out
    counts = asyncio.run(restore(Path(store), str(tmp_path / "new.db")))
    assert counts.tables == len(tables_of(store)) >= len(told)
    assert asyncio.run(everything_stands(str(tmp_path / "new.db"), told, tables_of(store)))


def test_an_earlier_store_is_restored_into_a_database(tmp_path: Path, postgres_url: str) -> None:
    """The newest, which holds the most."""
    newest = next(path for path in STORES if path.stem == NEWEST)
    store, told = unpacked(newest, tmp_path)
    counts = asyncio.run(restore(Path(store), postgres_url))
    assert counts.tables == len(tables_of(store)) >= len(told)
    stood = asyncio.run(everything_stands(postgres_url, told, tables_of(store)))
    assert {*stood.values()} <= {"over", "playing", *CODES}


async def the_night(store: str, night: str, then: dict[str, Any]) -> Any:
    async with visited(store) as house:
        host = Somebody(house, night, then["token"])
        if then["state"] != "over":
            await host.does("resume")
        return await host.sees()


def test_a_night_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    states = set()
    for about in STORES:
        for night, then in json.loads(about.read_text("utf-8")).get("nights", {}).items():
            folder = tmp_path / about.stem
            folder.mkdir()
            shown = asyncio.run(the_night(unpacked(about, folder)[0], night, then))
            assert ([one["name"] for one in shown["people"]], shown["state"]) == (then["names"], then["state"])
            states.add(shown["state"])
    assert states == {"playing", "over"}


def kinds_of(written: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(written)}


def test_the_museum_holds_every_schema_and_every_kind_of_event(tmp_path: Path) -> None:
    schemas, kinds, at_nights = set(), set(), set()
    for about in STORES:
        store, _ = unpacked(about, tmp_path)
        schemas |= {max(within(store, "SELECT version FROM schema_version"))}
        kinds |= {json.loads(body)["kind"] for body in within(store, "SELECT body FROM event")}
        written = within(store, "SELECT value FROM setting WHERE name LIKE 'night %'")
        at_nights |= {json.loads(line)[1]["kind"] for line in written}
    assert schemas == {step.number for step in migrations()}
    assert kinds == kinds_of(events.Written)
    assert at_nights == kinds_of(night_events.Written)
    assert {path.stem for path in STORES} == {json.loads(path.read_text("utf-8"))["commit"] for path in STORES}

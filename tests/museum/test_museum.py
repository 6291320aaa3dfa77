"""Stores of every earlier schema and journal open, are brought up to date, go on, and are restored.

What is in `stores/` was written by the code of the commit that each is named after (`make.py`); the first had no
command to open a house yet, and the second wrote the same.
"""

import asyncio
import json
import lzma
from pathlib import Path
from typing import Any

import pytest

from chaudron.cli import main
from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.server.store.backup import restore
from tests.server.open_house import OpenHouse, visited
from tests.server.served import Player

pytestmark = pytest.mark.real_luck
STORES = sorted((Path(__file__).parent / "stores").glob("*.json"))
CODES = ("other_rules",)
"""Where the rules have changed since, the house says so."""

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
    assert [seat["name"] for seat in now["shown"]["seats"]] == then["names"]
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
    assert counts.tables == len(told)
    assert asyncio.run(everything_stands(str(tmp_path / "new.db"), told))


def test_the_museum_holds_every_schema_and_the_names_of_its_makers() -> None:
    assert len(STORES) >= 9
    assert {path.stem for path in STORES} == {json.loads(path.read_text("utf-8"))["commit"] for path in STORES}

"""Tables of other rules are looked after too: closed, opened again, put away, and forgotten by whoever sat there."""

import asyncio
from pathlib import Path
from typing import Any, NoReturn

import pytest

from chaudron.room.versions import OtherRules
from chaudron.server.rooms import reading
from chaudron.server.store import archive
from tests.museum.test_museum import STORES, unpacked
from tests.server.keeping import ask, does, table_in
from tests.server.open_house import visited
from tests.server.test_forgetting import everything_of, forget

OF_BEFORE = next(path for path in STORES if path.stem == "f7d230f")


def is_of_other_rules(*_: object, **__: object) -> NoReturn:
    raise OtherRules("belcastel", "0")


def test_a_table_of_other_rules_is_closed_and_forgotten(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with visited(store) as house:
            anna, bob = await house.table_of("Anna", "Bobbington")
            table, tokens = anna.table, (anna.token, bob.token)
            await asyncio.gather(anna.close(), bob.close())
        monkeypatch.setattr(reading, "read_state", is_of_other_rules)
        async with visited(store) as house:
            anna, bob = (house.guest(table, token, seat) for seat, token in enumerate(tokens))
            assert table_in(await does(house, "close", table=table), table)["state"] == "shut"
            assert (await ask(house, {"do": "close", "table": table}))[1]["code"] == "shut"
            assert table_in(await does(house, "reopen", table=table), table)["state"] == "playing"
            assert (await ask(house, {"do": "mute", "table": table, "seat": 0}))[1]["code"] == "other_rules"
            assert await forget(house, bob) == {"forgotten": [table], "refused": {}}
            found = [row for row in (await everything_of(house, table)).split(b'{"kind"') if b"Bobbington" in row]
            assert all(row.startswith(b':"envelope_closed"') or b':"started"' in row[:20] for row in found)
            assert (await forget(house, bob))["refused"] == {table: "not_seated"}
            assert (await anna.get("/log"))[0] == 200
            assert await forget(house, anna) == {"forgotten": [table], "refused": {}}
            assert await house.journal(table) == []

    asyncio.run(test())


async def unplayable(house: Any, told: dict[str, Any]) -> list[str]:
    return [table for table, then in told.items() if (await house.guest(table, then["token"], 0).get())[0] == 409]


def test_tables_of_an_earlier_program_go_into_the_archive_or_are_forgotten(tmp_path: Path) -> None:
    store, told = unpacked(OF_BEFORE, tmp_path)

    async def test() -> None:
        async with visited(store) as house:
            first, second, *_ = [table for table in await unplayable(house, told) if told[table]["state"] == "playing"]
            shown = await does(house, "archive", table=first)
            assert first not in [one["table"] for one in shown["tables"]]
            file = house.running.keeper.archive_file
            assert file is not None
            with archive.opened(file) as connection:
                assert [kept.table for kept in archive.tables(connection)] == [first]
            guest = house.guest(second, told[second]["token"], 0)
            assert (await forget(house, guest))["forgotten"] == [second]
            assert await house.journal(second) == []

    asyncio.run(test())

"""Whoever wants to be forgotten leaves their moves to the others, and nothing else; where they were alone, nothing."""

import asyncio
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.record import Record, verify
from chaudron.room import chain
from tests.server.open_house import OpenHouse, all_brew, open_house, play_out, played, until_here, visited
from tests.server.open_house import together as heard
from tests.server.served import Player

__all__ = ["open_house"]

SAID = "I was at the station at noon"


async def forget(house: OpenHouse, *players: Player) -> dict[str, Any]:
    body = {"tables": [{"table": one.table, "token": one.token} for one in players]}
    async with house.session.post(f"{house.base}/api/forget", json=body) as reply:
        assert reply.status == 200
        found: dict[str, Any] = await reply.json()
        return found


async def everything_of(house: OpenHouse, table: str) -> bytes:
    """All that the store holds of a table."""
    store = house.running.house.store
    kept, snapshot = await store.kept(table), await store.snapshot(table)
    rows = b"".join(row.body for row in await house.journal(table))
    return rows + (b"" if kept is None else kept.listed.about) + (b"" if snapshot is None else snapshot.body)


async def until_erased(house: OpenHouse, table: str) -> None:
    for _ in range(1000):
        found = [chain.read(row.body) for row in await house.journal(table)]
        if not any(getattr(event, "keys", None) and type(event).__name__ == "Forgotten" for event in found):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the journal was not rewritten")


@played
async def test_before_a_game_nothing_at_all_is_left(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    bob = await (await house.join(anna.table, "Bobbington")).connect()
    await bob.do("say", text=SAID)
    await bob.do("rename", name="Roberto")
    assert await forget(house, bob) == {"forgotten": [bob.table], "refused": {}}
    await until_erased(house, anna.table)
    left = await everything_of(house, anna.table)
    for trace in ("Bobbington", "Roberto", SAID):
        assert trace.encode() not in left
    assert b"Anna" in left
    await anna.close()
    await anna.connect()
    assert (anna.shown["seats"][1], (await house.join(anna.table, "Clo")).seat) == ({}, 1)
    assert (await bob.get())[0] == 401


@played
async def test_a_game_goes_on_and_ends_with_a_record_that_holds(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await bob.do("say", text=SAID)
    await bob.answer("draw")
    assert (await forget(house, bob))["forgotten"] == [bob.table]
    await until_erased(house, anna.table)
    assert SAID.encode() not in await everything_of(house, anna.table)
    assert [event for event in await named_in(house, anna.table) if event != "EnvelopeClosed"] == ["Started"]
    await anna.close()
    await anna.connect()
    assert (anna.shown["seats"][1].get("name"), anna.shown["seats"][1]["bot"]) == (None, "apprentice")
    await play_out(anna)
    _, found = await anna.get("/record")
    record = Record.from_json(found)
    verify(SHELF["belcastel"], record)
    assert record.result is not None


async def named_in(house: OpenHouse, table: str) -> list[str]:
    """In which events the name still stands: those that the proof of all hangs on."""
    rows = [row for row in await house.journal(table) if b'"Bob"' in row.body or b"Bob" in row.body]
    return [type(chain.read(row.body)).__name__ for row in rows]


@played
async def test_the_host_can_be_forgotten_and_somebody_else_is_host(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    await forget(house, anna)
    await until_erased(house, bob.table)
    await bob.close()
    await bob.connect()
    assert (bob.welcome["host"], bob.shown["host"]) == (True, 1)
    assert (await bob.answer())["is"] == "ack"


@played
async def test_a_table_without_other_people_goes_as_a_whole(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 2", bots=["random"], start=True)).connect()
    assert (await forget(house, anna))["forgotten"] == [anna.table]
    await anna.until(lambda said: said["is"] == "closing")
    assert await house.journal(anna.table) == []
    assert (await anna.get())[0] == 404


@played
async def test_only_the_holder_of_a_seat_is_forgotten(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    journal = await house.journal(anna.table)
    stranger = house.guest(anna.table, "x" * 43, None)
    nobody = house.guest("0" * 10, bob.token, None)
    found = await forget(house, stranger, nobody)
    assert found == {"forgotten": [], "refused": {anna.table: "not_seated", nobody.table: "unknown_table"}}
    assert await house.journal(anna.table) == journal


async def restarted(store: str) -> None:
    async with visited(store) as house:
        anna, bob = await house.table_of("Anna", "Bob")
        await heard(anna, bob)
        await forget(house, bob)
        await until_erased(house, anna.table)
        table, token = anna.table, anna.token
    async with visited(store) as house:
        anna = await house.guest(table, token, 0).connect()
        await until_here(anna, [0])
        assert anna.shown["state"] == "playing"
        assert (await anna.answer())["is"] == "ack"


def test_a_journal_without_traces_is_read_again_by_the_next_house(store: str) -> None:
    asyncio.run(restarted(store))

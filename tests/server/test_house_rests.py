"""What takes time: a house that rests and goes on, somebody who is muted for a while, backups, tables put away."""

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

from chaudron import limits
from chaudron.room import chain, disclosure
from chaudron.server.keeping.orders import RESTED
from chaudron.server.keeping.tidying import Retention
from chaudron.server.store import archive
from tests.server.held import hold_clock, passes
from tests.server.keeping import ask, does
from tests.server.open_house import all_brew, play_out, visited
from tests.server.open_house import together as heard

__all__ = ["hold_clock"]

DAY = 24 * 3600


async def rests(store: str) -> None:
    async with visited(store) as house:
        anna, bob = await house.dealt(all_brew, "Anna", "Bob", settings={"clock": 60})
        assert (await anna.answer("draw"))["is"] == "ack"
        await heard(anna, bob)
        until, journal = bob.awaited[-1]["until"], await house.journal(anna.table)
        assert (await does(house, "rest"))["resting_since"] is not None
        for player in (anna, bob):
            await player.until(lambda said: said["is"] == "closing")
            assert player.closed is not None
            assert (player.closed["code"], player.closed["again"]) == ("resting", 5.0)
        assert (await bob.post("/commands", {"do": "say", "id": "x", "text": "?"}))[1]["code"] == "resting"
        assert (await house.post("", {"setup": "belcastel 2", "name": "Eve"}))[1]["code"] == "resting"
        table, token = anna.table, bob.token
    async with visited(store) as house:  # brought up to date meanwhile
        passes(120)
        assert (await ask(house))[1]["resting_since"] is not None
        bob = await house.guest(table, token, 1).connect()
        assert bob.closed is not None
        assert bob.closed["code"] == "resting"
        await does(house, "go_on")
        bob = await house.guest(table, token, 1).connect()
        await heard(bob)
        assert bob.shown["paused"] is False
        assert bob.awaited[-1]["until"] >= until + 120_000, "its clock ran while the house rested"
        assert (await house.journal(table))[: len(journal)] == journal
        assert (await bob.answer())["is"] == "ack"


def test_a_house_that_rests_keeps_every_move_and_goes_on_afterwards(store: str) -> None:
    asyncio.run(rests(store))


async def is_slow_to_rest(store: str) -> None:
    """A table is paused only once the house has gone on again: what is to be noted of it first takes so long."""
    async with visited(store) as house:
        anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
        kept, noted = house.running.house.store, asyncio.Event()
        note = kept.note

        async def slowly(name: str, value: bytes | None) -> None:
            await note(name, value)
            if name.startswith(RESTED) and value is not None:
                await noted.wait()

        with mock.patch.object(kept, "note", slowly):
            await does(house, "rest")
            await does(house, "go_on")
            noted.set()
            while disclosure.kind(chain.read((await house.journal(anna.table))[-1].body)) != "resumed":  # noqa: ASYNC110 - the journal calls nobody
                await asyncio.sleep(0.01)
        anna = await house.guest(anna.table, anna.token, 0).connect()
        assert (await anna.answer("draw"))["is"] == "ack"


def test_no_table_rests_when_the_house_has_gone_on(store: str) -> None:
    asyncio.run(is_slow_to_rest(store))


async def ends_as_it_goes_on(store: str) -> None:
    async with visited(store) as house:
        anna, _bob = await house.dealt(all_brew, "Anna", "Bob")
        await does(house, "rest")
        while not house.running.house.lives[anna.table].room.state.sitting.is_paused_by_house:  # noqa: ASYNC110 - nor does a table
            await asyncio.sleep(0.01)
        await house.running.house.orders.go_on()  # and there it ends, before anybody has seen to the tables
    async with visited(store) as house:
        kept = house.running.house.store
        while await kept.notes(RESTED):  # noqa: ASYNC110 - nor does a store
            await asyncio.sleep(0.01)
        anna = await house.guest(anna.table, anna.token, 0).connect()
        assert anna.shown["paused"] is False


def test_a_house_that_ends_as_it_goes_on_goes_on_at_its_next_start(store: str) -> None:
    asyncio.run(ends_as_it_goes_on(store))


async def is_muted(store: str) -> None:
    async with visited(store) as house:
        anna, bob = await house.dealt(all_brew, "Anna", "Bob")
        await does(house, "mute", table=anna.table, seat=1)
        passes(60 * limits.MUTE_MINUTES - 60)
        assert (await bob.do("say", text="Hello?"))["details"] == {"minutes": 1}
        passes(60)
        assert (await bob.do("say", text="Hello again"))["is"] == "ack"


def test_whoever_was_muted_may_talk_again_by_themselves(store: str) -> None:
    asyncio.run(is_muted(store))


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def backs_up(store: str, folder: Path) -> None:
    async with visited(store, backups=folder) as house:
        await house.open()
        shown: dict[str, Any] = {}
        for _ in range(limits.BACKUPS_KEPT + 2):
            passes(1)
            shown = await does(house, "backup")
        files = names(folder)
        assert (shown["backup"]["file"], shown["backup"]["tables"]) == (files[-1], 1)
        assert len(files) == limits.BACKUPS_KEPT
        passes(DAY)
        await house.running.keeper.go_round()
        assert len(set(names(folder)) - set(files)) == 1


def test_backups_are_made_by_hand_and_every_day_and_the_newest_are_kept(store: str, tmp_path: Path) -> None:
    asyncio.run(backs_up(store, tmp_path / "backups"))


# Tables put away


def archived(file: Path) -> list[str]:
    with archive.opened(file) as connection:
        return [kept.table for kept in archive.tables(connection)]


async def tidies(store: str, file: Path) -> None:
    wanted = Retention(unfinished=60, finished=30, archive=file)
    async with visited(store, retention=wanted) as house:
        anna, bob = await house.table_of("Anna", "Bob")
        await play_out(anna, bob)
        journal = await house.journal(anna.table)
        waiting, left = await house.open(), await house.open()
        there = await (await house.open()).connect()
        await asyncio.gather(anna.close(), bob.close())
        passes(31 * DAY)
        await house.running.keeper.go_round()
        assert archived(file) == [anna.table], "unfinished tables stay longer"
        await left.post("/commands", {"do": "rename", "id": "later", "name": "Anouk"})
        passes(30 * DAY)
        await house.running.keeper.go_round()
        assert sorted(archived(file)) == sorted([anna.table, waiting.table])
        for player in (anna, waiting):
            assert (await player.get())[0] == 404
        for player in (left, there):
            assert (await player.get())[0] == 200
        with archive.opened(file) as connection:
            kept = archive.read(connection, anna.table)
        assert kept is not None
        assert [*kept.rows] == journal


def test_old_tables_go_into_the_archive_and_no_table_in_play_does(store: str, tmp_path: Path) -> None:
    asyncio.run(tidies(store, tmp_path / "old.db"))


# Several processes


async def is_seen_from_everywhere(store: str) -> None:
    async with visited(store, shared=True) as one, visited(store, shared=True) as other:
        anna = await (await one.open()).connect()
        bob = await (await other.join(anna.table, "Bob")).connect()
        _, shown = await ask(other)
        assert (shown["load"]["processes"], shown["load"]["answered"], shown["is_well"]) == (2, 2, True)
        assert sorted((guest["name"], guest["seat"]) for guest in shown["people"]) == [("Anna", 0), ("Bob", 1)]
        assert [(table["table"], table["here"]) for table in shown["tables"]] == [(anna.table, [0, 1])]
        await does(other, "mute", table=anna.table, seat=0)
        assert (await anna.do("say", text="Hello?"))["code"] == "muted"
        await does(other, "rest")
        for player in (anna, bob):
            await player.until(lambda said: said["is"] == "closing")
            assert player.closed is not None
            assert player.closed["code"] == "resting"


def test_the_page_of_any_process_shows_the_whole_house(store: str) -> None:
    asyncio.run(is_seen_from_everywhere(store))

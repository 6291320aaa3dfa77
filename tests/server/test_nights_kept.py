"""A night outlives its house: closed in the middle of a deal, opened again, or run by two processes at once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chaudron.server.store.backup import backup, restore
from tests.server.evening import QUICK, Somebody, all_play, announced, come
from tests.server.open_house import OpenHouse, visited
from tests.server.test_forgetting import everything_of, forget, until_erased

NAMES = ("Ada", "Bea", "Clo", "Dot")


def again(house: object, people: list[Somebody]) -> list[Somebody]:
    """The same people, at a house that was opened anew or beside it."""
    return [Somebody(house, one.night, one.token, one.person) for one in people]  # type: ignore[arg-type]  # a house


def test_a_house_that_is_opened_again_goes_on_with_the_night(store: str) -> None:
    async def test() -> None:
        async with visited(store) as house:
            host = await announced(house, size=2)
            people = await come(host, *NAMES)
            await host.does("begin", deal=1)
            before = await host.sees()
            player = await people[0].sits_down()
            await player.answer()
            await player.close()
        async with visited(store) as house:
            host, *people = again(house, [host, *people])
            shown = await host.sees()
            assert (shown["people"], shown["deals"]) == (before["people"], before["deals"])
            await all_play(people)
            shown = await host.until("over", 1)
            assert all(row["deals"][0] is not None for row in shown["standings"])
            await host.does("begin", deal=2)
            pairs = [
                [{seat["person"] for seat in table["seats"]} for table in one["tables"]]
                for one in (before, await host.sees())
            ]
            assert not [pair for pair in pairs[1] if pair in pairs[0]]

    asyncio.run(test())


def test_two_processes_run_one_night(store: str) -> None:
    """People come and play at either; each deal is begun once, and both tell the same."""

    async def test() -> None:
        async with visited(store, shared=True) as one, visited(store, shared=True) as other:
            host = await announced(one, size=2)
            people = [*await come(host, *NAMES[:2]), *await come(Somebody(other, host.night, None), *NAMES[2:])]
            twice = [again(house, [host])[0].call("/commands", {"do": "begin", "deal": 1}) for house in (one, other)]
            assert sorted(status for status, _ in await asyncio.gather(*twice)) == [200, 409]
            await all_play([*again(other, people[:2]), *again(one, people[2:])])
            told = [await again(house, [host])[0].until("over", 1) for house in (one, other)]
            for name in ("people", "deals", "standings"):
                assert told[0][name] == told[1][name]

    asyncio.run(test())


def test_tables_that_a_process_left_unopened_are_opened_by_whoever_comes_next(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deal was written, and then the power failed."""

    async def nothing(*_: object) -> None:
        return None

    async def test() -> None:
        async with visited(store) as house:
            host = await announced(house, deals=1, size=2)
            people = await come(host, *NAMES)
            with monkeypatch.context() as fails:
                fails.setattr("chaudron.server.nights.tables.open_all", nothing)
                await host.does("begin", deal=1)
                assert sum((await house.running.house.store.count()).values()) == 0
        async with visited(store) as house:
            host, *people = again(house, [host, *people])
            await all_play(people)
            await host.until("over", 1)

    asyncio.run(test())


def test_whoever_is_forgotten_at_a_running_night_stays_forgotten(store: str) -> None:
    """They were the only person at their table, which is part of the deal: it goes on, without their name."""

    async def test() -> None:
        async with visited(store) as house:
            host = await announced(house, size=2, deals=1)
            ada = (await come(host, "Adalbertine"))[0]
            await host.does("begin", deal=1)
            player = await ada.sits_down()
            await player.close()
            assert (await forget(house, player))["forgotten"] == [player.table]
            await until_erased(house, player.table)
            for _ in range(2):
                await house.running.doors.nights._look_around()
            assert b"Adalbertine" not in await everything_of(house, player.table)
            assert await house.journal(player.table), "the others are compared with it"
            await host.does("end", deal=1)

    asyncio.run(test())


async def forget_at(house: OpenHouse, *people: Somebody) -> dict[str, Any]:
    nights = [{"night": one.night, "token": one.token} for one in people]
    async with house.session.post(f"{house.base}/api/forget", json={"tables": [], "nights": nights}) as reply:
        assert reply.status == 200
        found: dict[str, Any] = await reply.json()
        return found


async def written_of(house: OpenHouse, night: str) -> bytes:
    return b"".join((await house.running.house.store.settings(f"night {night} ")).values())


def test_a_night_forgets_whoever_wants_it_and_keeps_what_was_played(store: str) -> None:
    async def test() -> None:
        async with visited(store) as house:
            host = await announced(house, size=2, deals=2)
            people = await come(host, "Adalbertine", *NAMES[1:])
            await host.does("begin", deal=1)
            await all_play(people)
            before = await host.until("over", 1)
            await host.does("begin", deal=2)
            tables = [one["table"] for one in (await people[0].sees())["tables"]]
            assert await forget_at(house, people[0]) == {"forgotten": [host.night], "refused": {}}
            assert await forget_at(house, people[0]) == {"forgotten": [], "refused": {host.night: "not_at_night"}}
            assert await people[0].call() == (401, await refusal_of(people[0]))
            for table in tables:
                await until_erased(house, table)
            shown = await host.sees()
            assert [one["name"] for one in shown["people"]] == ["…", *NAMES[1:]]
            assert points_of(shown) == points_of(before)
        async with visited(store) as house:
            host = again(house, [host])[0]
            assert b"Adalbertine" not in await written_of(house, host.night)
            assert [one["name"] for one in (await host.sees())["people"]] == ["…", *NAMES[1:]]
            await host.does("end", deal=2)

    asyncio.run(test())


async def refusal_of(one: Somebody) -> Any:
    return (await one.call())[1]


def points_of(shown: dict[str, Any]) -> dict[int, Any]:
    return {row["person"]: row["deals"][0] for row in shown["standings"]}


def test_a_house_that_fell_while_it_forgot_does_so_when_it_is_opened(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        return None

    async def test() -> None:
        async with visited(store) as house:
            host = await announced(house, size=2)
            ada = (await come(host, "Adalbertine"))[0]
            with monkeypatch.context() as fails:
                fails.setattr("chaudron.server.nights.journal.Journal.erase", nothing)
                await forget_at(house, ada)
            assert b"Adalbertine" in await written_of(house, host.night)
        async with visited(store) as house:
            assert (await again(house, [host])[0].sees())["people"][0]["name"] == "…"
            assert b"Adalbertine" not in await written_of(house, host.night)

    asyncio.run(test())


@pytest.mark.real("sqlite")
def test_a_backup_holds_a_night(store: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with visited(store) as house:
            host = await announced(house, size=3)
            people = await come(host, *NAMES)
            await host.does("begin", deal=1)
            before = await host.sees()
            await host.does("pause")
        await backup(store, tmp_path / "backup")
        await restore(tmp_path / "backup", str(tmp_path / "restored.db"))
        async with visited(str(tmp_path / "restored.db")) as house:
            host, *people = again(house, [host, *people])
            shown = await host.sees()
            assert (shown["people"], shown["paused"]) == (before["people"], True)
            await host.does("resume")
            await all_play(people)
            assert (await host.until("over", 1))["deals"][0]["game"] == QUICK["game"]

    asyncio.run(test())

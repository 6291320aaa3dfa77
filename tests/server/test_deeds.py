"""Nobody fills the journal of a table until nobody can play on: what is done beside playing has a limit."""

import asyncio
from typing import Any

import pytest

from chaudron import limits
from tests.server.open_house import (
    OpenHouse,
    all_brew,
    nobody_stands_in,
    open_house,
    played,
    refuses,
    together,
    visited,
)

__all__ = ["nobody_stands_in", "open_house"]

PLAN = {"proxies": 1}
"""Where people come from is what a proxy says."""
HOME, ELSEWHERE = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "198.51.100.1"}
ENOUGH = "You have done so much besides playing that now you can only play. This does not affect the others."


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DEEDS", 3)
    monkeypatch.setattr(limits, "LOBBY_DEEDS", 3)


@pytest.mark.usefixtures("nobody_stands_in")
@played
async def test_whoever_leaves_and_comes_back_all_the_time_may_only_play_on(house: OpenHouse) -> None:
    anna, bob = await house.dealt(all_brew, "Anna", "Bob")
    for what in ("leave", "return", "leave", "return"):
        assert (await bob.do(what))["is"] == "ack", "nobody is kept from coming back"
    await refuses(house, bob, "did_enough", ENOUGH, "leave")
    await together(bob)
    assert (await bob.answer("draw"))["is"] == "ack"
    assert (await bob.do("say", text="Sorry!"))["is"] == "ack"
    assert (await anna.do("leave"))["is"] == "ack", "others still may"


@played
async def test_a_host_locks_a_running_table_only_so_often(house: OpenHouse) -> None:
    anna, _ = await house.dealt(all_brew, "Anna", "Bob")
    for locked in (True, False, True):
        assert (await anna.do("lock", locked=locked))["is"] == "ack"
    await refuses(house, anna, "did_enough", ENOUGH, "lock", locked=False)


@played
async def test_a_host_who_only_watches_locks_a_running_table_only_so_often(house: OpenHouse) -> None:
    host = await (await house.open("belcastel 2", None)).connect()
    players = [await (await house.join(host.table, name)).connect() for name in ("Anna", "Bob")]
    assert (await host.do("start"))["is"] == "ack"
    for locked in (True, False, True):
        assert (await host.do("lock", locked=locked))["is"] == "ack"
    await together(host, *players)
    await refuses(house, host, "did_enough", ENOUGH, "lock", locked=False)
    assert (await players[1].do("leave"))["is"] == "ack", "whoever sits last has done nothing yet"


# Before the game

ENOUGH_BEFORE = "So much has been done here before the game that all that is left is to begin it, or to leave."


async def comes(house: OpenHouse, table: str, name: str, at: dict[str, str]) -> tuple[int, dict[str, Any]]:
    """Somebody takes a seat from this address: what comes of it."""
    async with house.session.post(f"{house.base}/api/tables/{table}/seats", json={"name": name}, headers=at) as reply:
        return reply.status, await reply.json()


@played
@pytest.mark.parametrize(
    ("what", "fields"),
    [
        ("rename", [{"name": name} for name in ("Ann", "Anne", "Annie", "Anna")]),
        ("emote", [{"emote": "wow"}] * 4),
        ("change", [{"settings": {"chat": chat}} for chat in (False, True, False, True)]),
        ("lock", [{"locked": locked} for locked in (True, False, True, False)]),
    ],
)
async def test_before_the_game_nobody_writes_without_end(
    house: OpenHouse, what: str, fields: list[dict[str, Any]]
) -> None:
    anna = await (await house.open()).connect()
    for some in fields[:-1]:
        assert (await anna.do(what, **some))["is"] == "ack"
    await refuses(house, anna, "did_enough_before", ENOUGH_BEFORE, what, **fields[-1])


@played
async def test_whoever_did_enough_before_the_game_may_begin_it_and_then_do_as_much_again(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    for locked in (True, False, True):
        assert (await anna.do("lock", locked=locked))["is"] == "ack"
    assert (await bob.do("rename", name="Rob"))["is"] == "ack", "others still may"
    assert (await anna.do("start"))["is"] == "ack"
    for locked in (False, True, False):
        assert (await anna.do("lock", locked=locked))["is"] == "ack"


@played
async def test_whoever_comes_and_goes_from_one_address_is_one(house: OpenHouse) -> None:
    anna = await (await house.open("belcastel 3")).connect()
    _, seated = await comes(house, anna.table, "Bob", ELSEWHERE)
    bob = house.guest(anna.table, seated["token"], 1)
    for do in ({"do": "sit", "seat": 2, "id": "away"}, {"do": "leave", "id": "gone"}):
        assert (await bob.post("/commands", do))[0] == 200
    status, problem = await comes(house, anna.table, "Bobby", ELSEWHERE)
    assert (status, problem["code"]) == (409, "did_enough_before"), problem
    assert (await comes(house, anna.table, "Carl", HOME))[0] == 201


@played
async def test_a_table_at_which_very_much_happened_can_still_be_played(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await (await house.open()).connect()
    bob = await (await house.join(anna.table, "Bob")).connect()
    monkeypatch.setattr(limits, "LOBBY_EVENTS", len(await house.journal(anna.table)))
    await refuses(house, bob, "did_enough_before", ENOUGH_BEFORE, "rename", name="Rob")
    assert (await anna.do("start"))["is"] == "ack"


def test_deeds_are_counted_across_a_restart(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            _anna, bob = await house.dealt(all_brew, "Anna", "Bob")
            for what in ("leave", "return", "leave", "return"):
                await bob.do(what)
        async with visited(store, job_processes=0) as house:
            again = await house.guest(bob.table, bob.token, 1).connect()
            assert (await again.do("leave")).get("code") == "did_enough"

    asyncio.run(run())


def test_what_was_done_before_the_game_is_counted_across_a_restart(store: str) -> None:
    async def run() -> None:
        async with visited(store, job_processes=0) as house:
            anna = await (await house.open()).connect()
            for name in ("Ann", "Anne", "Annie"):
                assert (await anna.do("rename", name=name))["is"] == "ack"
        async with visited(store, job_processes=0) as house:
            again = await house.guest(anna.table, anna.token, 0).connect()
            assert (await again.do("rename", name="Anna")).get("code") == "did_enough_before"
            assert (await again.do("leave"))["is"] == "ack"

    asyncio.run(run())

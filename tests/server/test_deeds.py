"""Nobody fills the journal of a table until nobody can play on: what is done beside playing has a limit."""

import asyncio

import pytest

from chaudron import limits
from tests.server.open_house import OpenHouse, all_brew, open_house, played, refuses, together, visited

__all__ = ["open_house"]

ENOUGH = "You have done so much besides playing that now you can only play. This does not affect the others."


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "DEEDS", 3)


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
async def test_before_the_game_nobody_counts(house: OpenHouse) -> None:
    anna = await (await house.open()).connect()
    for name in ("Ann", "Anne", "Annie", "Anna"):
        assert (await anna.do("rename", name=name))["is"] == "ack"


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

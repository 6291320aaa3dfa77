"""A night while its house rests for an update: no deal begins or ends, nobody loses time, and then it goes on."""

import asyncio

from tests.server.evening import all_play, announced, come
from tests.server.held import hold_clock, passes
from tests.server.keeping import does
from tests.server.open_house import OpenHouse, visited
from tests.server.test_nights_kept import NAMES, again

__all__ = ["hold_clock"]

MINUTES = 60


async def looks_around(*houses: OpenHouse) -> None:
    """What the house would do by itself within a second or two."""
    for _ in range(2):
        for house in houses:
            await house.running.doors.nights._look_around()


def test_a_night_rests_with_the_house_and_loses_no_time(store: str) -> None:
    """Longer than its deal would have lasted, with a house that is closed meanwhile: nothing ends, nothing begins."""

    async def test() -> None:
        async with visited(store) as house:
            host = await announced(house, size=2, minutes=45, pause=5)
            people = await come(host, *NAMES)
            await host.does("begin", deal=1)
            passes(10 * MINUTES)
            ends = (await host.sees())["deals"][0]["ends_at"]
            await does(house, "rest")
            assert (await people[0].refused("leave"), await host.refused("begin", deal=2)) == ("resting", "resting")
            assert (await host.call("/people", {"name": "Eve"}))[1]["code"] == "resting"
        passes(46 * MINUTES)
        async with visited(store) as house:
            host, *people = again(house, [host, *people])
            await looks_around(house)
            shown = await host.sees()
            assert (shown["rests"], shown["paused"], shown["deals"][0]["state"]) == (True, True, "playing")
            await does(house, "go_on")
            await looks_around(house)
            shown = await host.sees()
            assert (shown["rests"], shown["paused"], shown["deals"][0]["state"]) == (False, False, "playing")
            assert shown["deals"][0]["ends_at"] == ends + 46 * MINUTES * 1000
            await all_play(people)
            over = await host.until("over", 1)
            assert all(row["deals"][0] is not None for row in over["standings"])

    asyncio.run(test())


def test_between_two_deals_a_night_rests_with_the_house_as_well(store: str) -> None:
    async def test() -> None:
        async with visited(store) as house:
            host = await announced(house, size=2, minutes=45, pause=5)
            await come(host, *NAMES)
            await host.does("begin", deal=1)
            await host.does("end", deal=1)
            due = (await host.sees())["next_at"]
            await does(house, "rest")
            passes(6 * MINUTES)
            await looks_around(house)
            assert (await host.sees())["state"] == "between", "a deal began in a house in which nobody can play"
            await does(house, "go_on")
            await looks_around(house)
            assert (await host.sees())["next_at"] == due + 6 * MINUTES * 1000
            passes(5 * MINUTES)
            await host.until("playing", 2)

    asyncio.run(test())


def test_a_night_that_its_organizer_paused_stays_so_when_the_house_goes_on(store: str) -> None:
    async def test() -> None:
        async with visited(store, shared=True) as one, visited(store, shared=True) as other:
            host = await announced(one, size=2, minutes=45)
            await come(host, *NAMES)
            await host.does("begin", deal=1)
            await host.does("pause")
            await does(other, "rest")
            await looks_around(one, other)
            await does(other, "go_on")
            await looks_around(other, one)
            shown = await host.sees()
            assert (shown["paused"], shown["deals"][0]["state"]) == (True, "playing")
            await host.does("resume")
            assert (await again(other, [host])[0].sees())["paused"] is False

    asyncio.run(test())

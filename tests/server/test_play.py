"""Whole games over real sockets, on both stores."""

import asyncio
import json
from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.record import Record, verify
from tests.server.served import Player, served

pytestmark = pytest.mark.real


async def play_on(player: Player) -> None:
    """Answer as fast as one is asked, always with the first option, until the game is over."""
    while player.shown["state"] == "playing":
        if player.ask is not None and not player.ask.get("lapses"):
            answered = await player.answer()
            assert answered["is"] == "ack", answered
        else:
            await player.hear()


async def seen_afresh(player: Player) -> Any:
    """The view as the house sends it to somebody who has just come."""
    status, stand = await player.get()
    assert status == 200
    return stand["view"]


def test_two_people_play_a_game_that_can_be_verified(store: str) -> None:
    async def run() -> None:
        async with served(store) as house:
            anna, bob = await house.table_of("Anna", "Bob")
            await asyncio.gather(play_on(anna), play_on(bob))
            status, record = await anna.get("/record")
            assert status == 200
            play = verify(BELCASTEL, Record.from_json(record))
            assert play.record.names == ["Anna", "Bob"]
            assert json.loads(record["source"]["envelope"])["commitment"] == anna.welcome["shown"]["commitment"]
            assert record["result"] == anna.view["outcome"]

    asyncio.run(run())


def test_changes_add_up_to_the_whole_view(store: str) -> None:
    async def run() -> None:
        async with served(store) as house:
            players = await house.table_of("Anna", "Bob", "Clo")
            for _ in range(40):
                for player in players:
                    if player.ask is not None:
                        await player.answer()
                    await player.until_n(max(other.n for other in players))
                    assert player.view == await seen_afresh(player)

    asyncio.run(run())


def test_a_person_plays_against_bots(store: str) -> None:
    async def run() -> None:
        async with served(store) as house:
            anna = await house.open("belcastel 4", bots=["apprentice", "random", "apprentice"], start=True)
            await anna.connect()
            await play_on(anna)
            assert anna.shown["state"] == "over"
            seats = {event["about"].get("seat") for event in anna.events if event["kind"] == "answered"}
            assert seats >= {0, 1, 2, 3}

    asyncio.run(run())

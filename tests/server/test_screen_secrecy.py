"""The big screen of a room is somebody who watches, and no more: the same bytes, and in none of them anything hidden.

Whatever the browser of the screen holds, its page says `hello` without a token (`tests/browser/test_screen.py`). Here
two who watch, one of them as a screen does from the first moment on, hear much of a game of each title.
"""

import json
import random
from typing import Any

import pytest

from tests.server.open_house import OpenHouse, open_house, played, together
from tests.server.served import Player

__all__ = ["open_house"]

NAMES = ("Anna", "Bob", "Clo", "Dot")
SETUPS = ("belcastel 2 lock_step=every_round", "witches 2", "bal 3 level=hard", "blackwood 2")
ANSWERS = 160
"""Enough for hands to change, bags to be filled and sealed beats to be revealed."""


async def some_of_a_game(players: list[Player], rng: random.Random) -> None:
    """Answer at random; nobody is asked in haste."""
    for _ in range(ANSWERS):
        await together(*players)
        asked = [player for player in players if player.ask is not None]
        if not asked:
            return
        player = rng.choice(asked)
        assert player.ask is not None
        await player.answer(rng.choice(player.ask["options"]))


def told(raw: list[str]) -> list[str]:
    """What was heard, without who came and went."""
    return [text for text in raw if json.loads(text)["is"] == "happened"]


def hidden(player: Player) -> list[str]:
    """What a seat sees of its own, as it stands in a message: its bag or hand, and what it has sealed."""
    own = player.view["seats"][player.seat]
    secrets: dict[str, Any] = {name: own[name] for name in ("bag", "hand", "commit", "reaction") if own.get(name)}
    return [f'"{name}":{json.dumps(value, separators=(",", ":"))}' for name, value in secrets.items()]


@pytest.mark.parametrize("setup", SETUPS)
@played
async def test_the_screen_hears_what_a_spectator_hears(house: OpenHouse, setup: str) -> None:
    host = await house.open(setup, NAMES[0], settings={"window": 0})
    screen = await house.watching(host.table)
    players = [host, *[await house.join(host.table, name) for name in NAMES[1 : int(setup.split()[1])]]]
    for player in players:
        await player.connect()
    spectator = await house.watching(host.table)
    await host.do("start")
    await some_of_a_game(players, random.Random(setup))
    await together(screen, spectator)
    heard = told(spectator.raw)
    assert len(heard) > 20
    assert told(screen.raw)[-len(heard) :] == heard
    assert screen.view == spectator.view
    assert (screen.welcome["seat"], screen.ask) == (None, None)


@pytest.mark.parametrize("setup", SETUPS[:3])
@played
async def test_nothing_that_a_seat_alone_sees_is_in_the_stream_of_the_screen(house: OpenHouse, setup: str) -> None:
    host = await house.open(setup, NAMES[0], settings={"window": 0})
    screen = await house.watching(host.table)
    players = [host, *[await house.join(host.table, name) for name in NAMES[1 : int(setup.split()[1])]]]
    for player in players:
        await player.connect()
    await host.do("start")
    rng, secrets = random.Random(setup), set[str]()
    for _ in range(ANSWERS // 2):
        await together(*players)
        secrets.update(text for player in players for text in hidden(player))
        await some_answers(players, rng)
    await together(screen)
    assert len(secrets) > 10
    stream = "".join(screen.raw)
    assert [text for text in sorted(secrets) if text in stream] == []
    assert any(text in "".join(host.raw) for text in secrets), "the check could not fail"


async def some_answers(players: list[Player], rng: random.Random) -> None:
    for player in players:
        if player.ask is not None:
            await player.answer(rng.choice(player.ask["options"]))

"""A game that was played to its end, for whoever sees it again: all its seats were people's, who answered at random."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

from tests.browser.house import House
from tests.server.device import Device
from tests.server.served import Player

NAMES = ("Maëlle", "Basile", "Odile", "Ysée", "Nour")
STEPS = 100
"""Answers between two looks at whether it is over: the house gives a test only so long at a time."""


def finished(house: House, setup: str, seed: str = "", with_devices: bool = False, **settings: Any) -> dict[str, Any]:
    """The table as the browser of the first seat keeps it. `with_devices`: sealed by those of all (ADR 0019)."""
    game, players, *_ = setup.split()
    windows = {"window": 0.0} if game == "bal" else {}
    names = NAMES[: int(players)]
    wish: dict[str, Any] = {"setup": setup, "settings": {**windows, **settings}}
    devices: list[Device] = house.run(_sealed(house, names, wish)) if with_devices else []
    people = [one.player for one in devices] or house.run(house.served.table_of(*names, **wish))
    luck = random.Random(seed or setup)
    while people[0].shown["state"] == "playing":
        house.run(_play(people, devices, luck))
    for one in people:
        house.run(one.close())
    return {"table": people[0].table, "token": people[0].token, "game": game, "seen": 0, "isOver": True}


async def _sealed(house: House, names: Sequence[str], wish: dict[str, Any]) -> list[Device]:
    """A started table whose draws all these devices take part in."""
    host = await house.served.open(wish["setup"], names[0], settings=wish["settings"])
    people = [host, *[await house.served.join(host.table, name) for name in names[1:]]]
    devices = [Device(one, bytes([seat]) * 32) for seat, one in enumerate(people, 1)]
    for device in devices:
        await device.player.connect()
        await device.lay()
    await host.do("start")
    for device in devices:
        await device.reveal()
    for one in people:
        while one.view is None:
            await one.hear()
    return devices


async def _play(people: list[Player], devices: list[Device], luck: random.Random) -> None:
    for _ in range(STEPS):
        await asyncio.gather(*map(_up_to_date, people))
        asked = [one for one in people if one.ask is not None]
        if people[0].shown["state"] != "playing":
            return
        one = luck.choice(asked)
        assert one.ask is not None
        options = one.ask["options"]
        bold = [option for option in options if option in ("draw", "place", "attack")]
        choice = luck.choice(bold or options) if luck.random() < 0.8 else luck.choice(options)
        await (devices[people.index(one)] if devices else one).answer(choice)


async def _up_to_date(one: Player) -> None:
    """Hear all that the others have brought about."""
    _, now = await one.get()
    await one.until_n(now["n"])

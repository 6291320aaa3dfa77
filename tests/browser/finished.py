"""A game that was played to its end, for whoever sees it again: all its seats were people's, who answered at random."""

import asyncio
import random
from typing import Any

from tests.browser.house import House
from tests.server.served import Player

NAMES = ("Maëlle", "Basile", "Odile", "Ysée", "Nour")
STEPS = 100
"""Answers between two looks at whether it is over: the house gives a test only so long at a time."""


def finished(house: House, setup: str, seed: str = "", **settings: Any) -> dict[str, Any]:
    """The table as the browser of the first seat keeps it."""
    game, players, *_ = setup.split()
    windows = {"window": 0.0} if game == "bal" else {}
    people = house.run(house.served.table_of(*NAMES[: int(players)], setup=setup, settings={**windows, **settings}))
    luck = random.Random(seed or setup)
    while people[0].shown["state"] == "playing":
        house.run(_play(people, luck))
    for one in people:
        house.run(one.close())
    return {"table": people[0].table, "token": people[0].token, "game": game, "seen": 0, "isOver": True}


async def _play(people: list[Player], luck: random.Random) -> None:
    for _ in range(STEPS):
        await asyncio.gather(*map(_up_to_date, people))
        asked = [one for one in people if one.ask is not None]
        if people[0].shown["state"] != "playing":
            return
        one = luck.choice(asked)
        assert one.ask is not None
        options = one.ask["options"]
        bold = [option for option in options if option in ("draw", "place", "attack")]
        await one.answer(luck.choice(bold or options) if luck.random() < 0.8 else luck.choice(options))


async def _up_to_date(one: Player) -> None:
    """Hear all that the others have brought about."""
    _, now = await one.get()
    await one.until_n(now["n"])

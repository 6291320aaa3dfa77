"""A game that is over is seen again as it was seen: by its seats, by whoever watched, or with everything open."""

import asyncio
import json
from typing import Any

import pytest

from chaudron.room.eyes import WATCHER
from tests.server.open_house import LOCK_STEP, OpenHouse, open_house, played
from tests.server.served import Player, put

__all__ = ["open_house"]

ONE_STORE = True
SETUPS = ["belcastel 2", LOCK_STEP, "witches 2", "bal 3", "blackwood 2"]


async def seen_again(player: Player, by: str | int) -> list[tuple[Any, list[Any]]]:
    """The view at every moment, and what led there."""
    moments: list[tuple[Any, list[Any]]] = []
    while True:
        code, page = await player.get("/replay", by=by, at=len(moments))
        assert code == 200, page
        view = page["welcome"]["view"]
        for place, happened in enumerate(page["happened"]):
            for one in happened if place else ():
                view = one.get("whole", view)
                for path, *value in one.get("view", ()):
                    put(view, path, value)
            moments.append((json.loads(json.dumps(view)), happened))
        if len(moments) == page["moments"]:
            return moments


@pytest.mark.parametrize("setup", SETUPS)
@played
async def test_every_moment_is_as_it_was_seen_then(house: OpenHouse, setup: str) -> None:
    players = await house.table_of(
        *["Anna", "Bob", "Cleo"][: int(setup.split()[1])],
        setup=setup,
        settings={"window": 0.1} if setup.startswith("bal") else {},
    )
    eve = await house.watching(players[0].table)
    views = {one: overheard(one) for one in (*players, eve)}
    await asyncio.gather(*map(to_the_end, players))
    while eve.shown["state"] == "playing":
        await eve.hear()
    for one, live in views.items():
        again = [
            view for view, happened in await seen_again(one, WATCHER if one.seat is None else one.seat) if happened
        ]
        assert again[-1] == live[-1]
        left = iter(again)  # in a window several things were shown at once, which are seen one after the other
        assert all(any(view == seen for seen in left) for view in live)
        assert setup.startswith("bal") or len(again) - 1 <= len(live) <= len(again)


async def to_the_end(player: Player) -> None:
    """Answer whatever is asked; in a window it may be too late."""
    while player.shown["state"] == "playing":
        if player.ask is None or player.ask.get("lapses"):
            await player.hear()
            continue
        options = player.ask["options"]
        answered = await player.answer("stop" if "stop" in options else options[0])
        assert answered["is"] == "ack" or answered["code"] in ("stale", "over"), answered


def overheard(player: Player) -> list[Any]:
    """What this player sees from now on, without what was seen twice."""
    note, seen = player.note, list[Any]()

    def noted(said: dict[str, Any]) -> None:
        note(said)
        if said["is"] == "happened" and player.view is not None and (not seen or seen[-1] != player.view):
            seen.append(json.loads(json.dumps(player.view)))

    player.note = noted  # type: ignore[method-assign]  # overheard
    return seen

"""A room is woken when something is due there."""

import asyncio
from typing import TYPE_CHECKING

from chaudron.room.inputs import Tick
from chaudron.server import clock
from chaudron.server.rooms.live import Live

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House

AT_LEAST, AT_MOST = 0.001, 3600.0
"""Seconds to sleep: whoever wakes a moment too soon must not spin."""


def wind(house: "House", live: Live) -> None:
    """Wake a room when something is due there."""
    at = live.room.alarms.next
    if at == live.wakes_at:
        return
    live.stop()
    if at is not None:
        wait = min(AT_MOST, max(AT_LEAST, (at - clock.now()) / 1000))
        live.timer, live.wakes_at = asyncio.get_running_loop().call_later(wait, _wake_up, house, live), at


def _wake_up(house: "House", live: Live) -> None:
    live.stop()
    house.begin(_tick(house, live))


async def _tick(house: "House", live: Live) -> None:
    try:
        await house.handle(live, Tick())
        while (at := live.room.alarms.next) is not None and at <= live.room.now:
            await house.handle(live, Tick())
    finally:
        wind(house, live)

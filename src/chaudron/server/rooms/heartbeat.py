"""Once a second: a process says that it lives, wakes tables that nobody looks after, and puts others away."""

import asyncio
import gc
import logging
import time
from typing import TYPE_CHECKING

from chaudron import limits
from chaudron.room.refusal import Refusal
from chaudron.room.rows import tag
from chaudron.server.keeping import orders
from chaudron.server.rooms import following
from chaudron.server.rooms.live import Doubt, Live
from chaudron.server.rooms.reading import HOPELESS
from chaudron.server.store import HEARTBEAT_SECONDS
from chaudron.server.store.errors import StoreLost

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House

log = logging.getLogger("chaudron.heartbeat")

AWAKE_AT_ONCE = 100
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 2.0, 300.0
"""How long a table is left alone that could not be seen to."""
COLLECT_SECONDS = 1800.0
"""How often everything is looked through for what nobody can reach any more."""


async def keep_going(house: "House") -> None:
    """As long as the house is open."""
    collected_at = time.monotonic()
    while True:
        await house.watched(look_around(house))
        if time.monotonic() - collected_at > COLLECT_SECONDS:
            collected_at = time.monotonic()
            gc.collect()
        await asyncio.sleep(HEARTBEAT_SECONDS)


async def look_around(house: "House") -> None:
    """What is done each time."""
    if house.condition.error is not None:
        await house.store.probe()
    if not await house.store.beat() and house.process.is_shared:
        for live in list(house.lives.values()):
            house.forget(live)
    if house.process.is_shared or house.orders.resting_since is not None:
        await orders.look(house)
    if house.orders.resting_since is None:
        await _wake_tables(house)
    _note_that_it_works(house)
    for live in list(house.lives.values()):
        orders.see_to(house, live)
        is_watched = bool(live.room.listeners.audiences)
        if live.epoch is None and is_watched and not live.lock.locked():
            house.begin(following.catch_up(house, live))
            house.rouse(live)
        elif not is_watched and not live.lock.locked() and _is_idle(live):
            async with live.lock:
                await house.put_away(live, asleep=True)


async def _wake_tables(house: "House") -> None:
    """See to the tables that nobody looks after, whoever owns them."""
    known = {table for table, live in house.lives.items() if live.epoch is not None}
    later = {table for table, doubt in house.doubtful.items() if doubt.until > time.monotonic()}
    for table in await house.store.awake(AWAKE_AT_ONCE, known | house.hopeless | house.creating | later):
        await wake(house, table)


def _note_that_it_works(house: "House") -> None:
    """The store has done all that was asked of it; when that was in doubt, every table is seen to."""
    if house.condition.works():
        for live in list(house.lives.values()):
            house.begin(_look_after(house, live))


async def _look_after(house: "House", live: Live) -> None:
    async with live.lock:
        if live.epoch is not None:
            house.run(live, live.room.look_after())


async def wake(house: "House", table: str) -> None:
    """See to a table that nobody looks after; one that cannot be read is left alone from then on.

    What else goes wrong may be over later: it is tried again, more and more rarely.
    """
    try:
        await house.own(await house.live(table))
        house.doubtful.pop(table, None)
    except StoreLost:
        raise
    except Refusal as refusal:
        if refusal.code in HOPELESS:
            house.hopeless.add(table)
            log.warning("table %s is left alone: %s", tag(table), refusal.code)
    except Exception:
        doubt = house.doubtful.get(table)
        pause = FIRST_PAUSE_SECONDS if doubt is None else min(2 * doubt.pause, LONGEST_PAUSE_SECONDS)
        house.doubtful[table] = Doubt(pause, time.monotonic() + pause)
        house.metrics.failures.inc()
        if doubt is None:
            log.exception("table %s is left alone for a while", tag(table))


def _is_idle(live: Live) -> bool:
    room, now = live.room, time.monotonic()
    if room.state.is_awake() and room.state.is_for_bots_alone():
        return now - live.seen_at > limits.UNWATCHED_SECONDS and not room.quiet
    is_old = now - live.used_at > limits.IDLE_SECONDS
    return is_old and not room.thinking and not room.quiet and not room.state.is_awake()

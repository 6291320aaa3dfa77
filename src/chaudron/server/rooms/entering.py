"""How a connection comes to listen at a table, and leaves it."""

import time
from typing import TYPE_CHECKING

from chaudron import limits, protocol
from chaudron.room.listeners import heard
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import Who
from chaudron.server import clock
from chaudron.server.rooms import following
from chaudron.server.rooms.live import Live
from chaudron.server.sockets.connection import Connection

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House


ENTER_ATTEMPTS = 20
"""Something may happen while it is read what a listener has missed."""
BEHIND_ATTEMPTS = 3


async def enter(house: "House", listener: Connection, table: str, after: int | None) -> Live:
    """Let a connection listen at a table: it is told how things stand and what it missed."""
    for attempt in range(ENTER_ATTEMPTS):
        live = await house.live(table)
        await house.refresh(live)
        listener.who = who = live.room.who(listener.key, listener.visitor)
        missed = await missed_events(house, live, who, after)
        await house.readable(live)
        known = live.room.number(who)
        if after is not None and after > known and attempt < BEHIND_ATTEMPTS:
            await make_sure(house, live)
            continue
        is_all = after is None or after >= known or (missed and missed[-1].n == known)
        if is_all and house.lives.get(table) is live and live.room.who(listener.key) == who:
            house.run(live, live.room.enter(listener, missed))
            house.rouse(live)
            return live
    raise Refusal("busy")


async def make_sure(house: "House", live: Live) -> None:
    """Somebody has heard more elsewhere than is known here: another process may own the table by now."""
    async with live.lock:
        if live.epoch is not None and await house.store.journal(live.room.id, live.room.seq):
            live.lose()
    await following.catch_up(house, live)


async def leave(house: "House", live: Live, listener: Connection) -> None:
    """A connection is no more."""
    house.run(live, live.room.exit(listener, clock.now()))
    live.used_at = live.seen_at = time.monotonic()


async def missed_events(house: "House", live: Live, who: Who, after: int | None) -> list[protocol.Heard]:
    """What happened since a listener last heard anything, as far as this process may tell it."""
    known = live.room.number(who)
    if after is None or after >= known:
        return []
    skip = max(after, known - limits.MISSED_EVENTS)
    rows = await house.store.heard(live.room.id, who.seat, live.room.state.sitting.seq, known - skip)
    return heard(rows, who.seat, skip)

"""Changes of a table are made durable; where that fails, memory stands as the journal says."""

import logging
import time
from typing import TYPE_CHECKING

from chaudron.room import disclosure
from chaudron.room.refusal import Refusal
from chaudron.room.rows import tag
from chaudron.room.turn import Change, Turn
from chaudron.server.rooms import following
from chaudron.server.rooms.live import Live
from chaudron.server.store.errors import NotWritten, StoreLost

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House

log = logging.getLogger("chaudron.house")


async def written(house: "House", live: Live, turn: Turn) -> bool:
    """Make a change durable. If that fails, what is in memory may not be what is written: it is read anew."""
    change, is_known = turn.change, False
    assert change is not None
    if live.epoch is None:  # it was lost while the journal was read
        house.forget(live)
        return False
    try:
        is_written = await append(house, live.epoch, turn, change)
        if not is_written:
            house.metrics.conflicts.inc()
            live.lose()
            await following.read_anew(house, live, _known_before(live, change))
        is_known = True
    except (NotWritten, Refusal):
        await _take_back(house, live, change)
        is_known = True
        raise
    except StoreLost:
        raise
    except Exception as error:
        house.metrics.failures.inc()
        log.exception("table %s: an event could not be written", tag(live.room.id))
        raise Refusal("failed") from error
    finally:
        if not is_known:
            house.forget(live)
    return is_written


async def append(house: "House", epoch: int, turn: Turn, change: Change) -> bool:
    """Write it, with whatever has to be written before it. False: something else was written first."""
    if change.opens is not None:
        await house.create(change.opens)
    await house.seals.note(change.state, change.event, change.row.at)
    began = time.perf_counter()
    if change.noted is not None and not await house.store.append(change.noted.row, epoch):
        return False
    is_written = await house.store.append(change.row, epoch, turn.listed)
    house.metrics.commit.observe(time.perf_counter() - began)
    house.metrics.count(disclosure.kind(change.event))
    return is_written


async def _take_back(house: "House", live: Live, change: Change) -> None:
    """What could not be written has not happened, and nobody was told of it: stand as the journal says."""
    live.room.listed = None
    if change.closes is None:
        await following.read_anew(house, live, _known_before(live, change))
    else:
        live.room.drop_quiet()
        await following.read_on(house, live)


def _known_before(live: Live, change: Change) -> int:
    return change.row.seq - 1 if change.closes is None else live.room.state.sitting.seq

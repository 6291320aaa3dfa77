"""Tables whose game cannot be played here (other rules, unknown cards): what needs no game is done all the same.

They can be closed and opened again, put away, and forgotten by whoever sat there. No process ever owns one for long.
"""

import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec

from chaudron.room import chain, erasing, events, housekeeping
from chaudron.room.events import Event
from chaudron.room.inputs import ForgetHere, ReopenHere, ShutHere
from chaudron.room.refusal import Refusal
from chaudron.room.rows import Listed, Row
from chaudron.room.sitting import SHUT
from chaudron.server.rooms.reading import HOPELESS, NOT_PLAYED
from chaudron.server.store import Lease

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House

DONE_HERE = ShutHere | ReopenHere | ForgetHere


def can_be_done(refusal: Refusal, command: object) -> bool:
    """Can a table that was refused do this without its game?"""
    return refusal.code in NOT_PLAYED and isinstance(command, DONE_HERE)


async def act(house: "House", table: str, command: DONE_HERE) -> None:
    """Close a table, open it again, or forget somebody there; raises `Refusal`."""
    async with taken(house, table) as lease:
        state, kept = await house.reading.sitting(table), await house.store.kept(table)
        assert kept is not None
        event = housekeeping.DECISIONS[type(command)](state, command)
        row = state.next_row(event, None, None, command.id)
        listed = _listed(event, kept.listed, state.sitting.state)
        if not await house.store.append(row, lease.epoch, listed):
            raise Refusal("elsewhere")
        await erase(house, table, lease.epoch)


async def lull(house: "House", table: str) -> None:
    """Nobody is awaited at it any more, so that it may go."""
    async with taken(house, table):
        pass


async def is_one(house: "House", table: str) -> bool:
    """Can nobody play there, whatever it says of itself?"""
    try:
        await house.live(table)
    except Refusal as refusal:
        return refusal.code in HOPELESS
    return False


@contextlib.asynccontextmanager
async def taken(house: "House", table: str) -> AsyncIterator[Lease]:
    """It is ours for a moment; raises `Refusal`."""
    lease = await house.store.take(table)
    if lease is None:
        raise Refusal("unknown_table")
    if lease.owner != house.process.name:
        raise Refusal("elsewhere")
    try:
        yield lease
    finally:
        await house.store.release(table, asleep=True)


async def erase(house: "House", table: str, epoch: int) -> None:
    """Take out of a journal what those have left behind who wanted to be forgotten."""
    rows = await house.store.journal(table)
    erased = without_the_forgotten(rows)
    if erased is not rows:
        await house.store.rewrite(table, erased, epoch)


def without_the_forgotten(rows: list[Row]) -> list[Row]:
    """The same rows where nobody is left to be forgotten."""
    for row in rows:
        event = chain.read(row.body)
        if isinstance(event, events.Forgotten) and event.keys:
            rows = erasing.without(rows, event)
    return rows


def _listed(event: Event, before: Listed, state: str) -> Listed:
    """What a list says of it from now on; it is in nobody's list of open tables."""
    about = _without_name(before.about, event) if isinstance(event, events.Forgotten) else before.about
    now = {events.Shut: SHUT, events.Reopened: state}.get(type(event), before.state)
    return Listed(False, now, False, about)


def _without_name(about: bytes, gone: events.Forgotten) -> bytes:
    shown: dict[str, Any] = msgspec.json.decode(about)
    shown["seats"][gone.seat] = {"bot": gone.level} if gone.level else {}
    return msgspec.json.encode(shown)

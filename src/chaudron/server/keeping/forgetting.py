"""Forgetting somebody: at a table where they alone were a person, all of it goes; elsewhere all but their moves.

A table of a deal that others still play elsewhere stays as well: they are compared with what happens there.
"""

import secrets
from typing import TYPE_CHECKING, cast

from chaudron.room.inputs import ForgetHere
from chaudron.room.refusal import Refusal
from chaudron.server.keeping import unplayed
from chaudron.server.keeping.tidying import put_away
from chaudron.server.rooms.live import Live
from chaudron.server.rooms.reading import NOT_PLAYED

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House
    from chaudron.server.sockets.connection import Connection


async def forget(house: "House", table: str, key: str) -> None:
    """Forget whoever holds this key at a table; raises `Refusal`."""
    try:
        live = await house.live(table)
    except Refusal as refusal:
        if refusal.code not in NOT_PLAYED:
            raise
        await _forget_unplayed(house, table, key)
        return
    await house.refresh(live)
    who = live.room.state.who(key)
    if who is None or who.seat is None:
        raise Refusal("not_seated")
    sitting = live.room.state.sitting
    others = [chair for seat, chair in enumerate(sitting.chairs) if chair.keys and seat != who.seat]
    if others or (sitting.deal and not sitting.is_deal_open):
        await house.act(table, None, ForgetHere(secrets.token_urlsafe(12), who.seat))
    else:
        await _delete(house, live)


async def _forget_unplayed(house: "House", table: str, key: str) -> None:
    """The same at a table whose game cannot be played here."""
    state = await house.reading.sitting(table)
    who = state.who(key)
    if who is None or who.seat is None:
        raise Refusal("not_seated")
    if [chair for seat, chair in enumerate(state.sitting.chairs) if chair.keys and seat != who.seat]:
        await unplayed.act(house, table, ForgetHere(secrets.token_urlsafe(12), who.seat))
        return
    await unplayed.lull(house, table)
    if not await put_away(house.store, house.process.name, table, None):
        raise Refusal("busy")


async def _delete(house: "House", live: Live) -> None:
    """Nobody else has a part in it: nothing of it stays."""
    if not await house.own(live):
        raise Refusal("elsewhere")
    for listener in cast("list[Connection]", live.room.listeners.all):
        listener.let_go("unknown_table")
    async with live.lock:
        await house.put_away(live, asleep=True)
    if not await put_away(house.store, house.process.name, live.room.id, None):
        raise Refusal("busy")


async def erase(house: "House", live: Live) -> None:
    """Take what somebody has left behind out of the journal, if this process may; otherwise whoever may next."""
    async with live.lock:
        if live.epoch is None or not live.room.state.sitting.to_erase:
            return
        await unplayed.erase(house, live.room.id, live.epoch)
        house.forget(live)  # whoever listens comes back at once, and hears it as it is written now

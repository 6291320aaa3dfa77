"""What whoever runs the house does: each act by its own way, then into the list."""

import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from chaudron.protocol import HostAct
from chaudron.room.inputs import MuteHere, OfTheHouse, RemoveHere, ReopenHere, ShutHere
from chaudron.room.refusal import Refusal
from chaudron.server.keeping import orders, unplayed

if TYPE_CHECKING:
    from chaudron.server.keeping.keeper import Keeper


async def act(keeper: "Keeper", wish: HostAct) -> None:
    """Do it, and list it; raises `Refusal`, and then nothing has changed."""
    await ACTS[wish.do](keeper, wish)
    await keeper.note(wish)


def _table(wish: HostAct) -> str:
    if wish.table is None:
        raise Refusal("bad_message", where="table")
    return wish.table


def _seat(wish: HostAct) -> int:
    if wish.seat is None:
        raise Refusal("bad_message", where="seat")
    return wish.seat


def _device(wish: HostAct) -> str:
    if wish.device is None:
        raise Refusal("bad_message", where="device")
    return wish.device


def _at_table(command: Callable[[str, HostAct], OfTheHouse]) -> Callable[["Keeper", HostAct], Awaitable[None]]:
    async def do(keeper: "Keeper", wish: HostAct) -> None:
        table, wanted = _table(wish), command(secrets.token_urlsafe(12), wish)
        try:
            await keeper.house.act(table, None, wanted)
        except Refusal as refusal:
            if not isinstance(wanted, unplayed.DONE_HERE) or not unplayed.can_be_done(refusal, wanted):
                raise
            await unplayed.act(keeper.house, table, wanted)

    return do


async def _archive(keeper: "Keeper", wish: HostAct) -> None:
    await keeper.archive(_table(wish))


async def _block(keeper: "Keeper", wish: HostAct) -> None:
    await keeper.house.orders.block(_device(wish), wish.name)
    await orders.look(keeper.house)


async def _unblock(keeper: "Keeper", wish: HostAct) -> None:
    await keeper.house.orders.unblock(_device(wish))
    await orders.look(keeper.house)


async def _rest(keeper: "Keeper", wish: HostAct) -> None:
    await keeper.house.orders.rest()
    await orders.look(keeper.house)


async def _go_on(keeper: "Keeper", wish: HostAct) -> None:
    await keeper.house.orders.go_on()
    await orders.look(keeper.house)


async def _back_up(keeper: "Keeper", wish: HostAct) -> None:
    await keeper.back_up()


ACTS: dict[str, Callable[["Keeper", HostAct], Awaitable[None]]] = {
    "close": _at_table(lambda new, wish: ShutHere(new)),
    "reopen": _at_table(lambda new, wish: ReopenHere(new)),
    "archive": _archive,
    "remove": _at_table(lambda new, wish: RemoveHere(new, _seat(wish))),
    "mute": _at_table(lambda new, wish: MuteHere(new, _seat(wish))),
    "unmute": _at_table(lambda new, wish: MuteHere(new, _seat(wish), False)),
    "block": _block,
    "unblock": _unblock,
    "rest": _rest,
    "go_on": _go_on,
    "backup": _back_up,
}

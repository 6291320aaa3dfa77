"""What whoever runs the house has said for all of it: that it rests, and which devices nobody can come with.

It is kept in the store, as notes, so that it holds in every process and after the next start.
"""

import contextlib
import hashlib
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import Struct

from chaudron.room.inputs import PauseHere, ResumeHere
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import PLAYING
from chaudron.server import clock
from chaudron.server.rooms.live import Live
from chaudron.server.store import Store

if TYPE_CHECKING:
    from chaudron.server.rooms.house import House
    from chaudron.server.sockets.connection import Connection

REST, BLOCKED, RESTED = "order.rest", "order.blocked.", "rested."
ORDERS = "order."


class Blocked(Struct):
    """Whose device it was, and when it was blocked."""

    name: str
    at: int


class Orders:
    """Of one house, as far as this process knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.resting_since: int | None = None
        self.blocked: dict[str, Blocked] = {}
        self.key = b""

    async def open(self, key: bytes) -> None:
        self.key = key
        await self.read()

    def mark(self, device: str) -> str:
        """A name for a device that only this house can make; of one that says nothing, none."""
        return hashlib.blake2b(b"device " + device.encode(), key=self.key, digest_size=8).hexdigest() if device else ""

    def check(self, device: str) -> None:
        """Refuse whoever comes with a device that is blocked."""
        if self.blocked and self.mark(device) in self.blocked:
            raise Refusal("blocked")

    def check_awake(self) -> None:
        """Refuse while the house rests."""
        if self.resting_since is not None:
            raise Refusal("resting")

    async def read(self) -> bool:
        """What is said now; whether that has changed."""
        before = (self.resting_since, self.blocked)
        notes = await self._store.notes(ORDERS)
        self.resting_since = msgspec.json.decode(notes[REST]) if REST in notes else None
        self.blocked = {
            name.removeprefix(BLOCKED): msgspec.json.decode(value, type=Blocked)
            for name, value in notes.items()
            if name.startswith(BLOCKED)
        }
        return before != (self.resting_since, self.blocked)

    async def rest(self) -> None:
        if self.resting_since is None:
            await self._store.note(REST, msgspec.json.encode(clock.now()))

    async def go_on(self) -> None:
        await self._store.note(REST, None)

    async def block(self, device: str, name: str) -> None:
        await self._store.note(BLOCKED + device, msgspec.json.encode(Blocked(name, clock.now())))

    async def unblock(self, device: str) -> None:
        await self._store.note(BLOCKED + device, None)


async def look(house: "House") -> None:
    """See what is said now, and do so; while the house rests, whatever comes to this process rests too."""
    if await house.orders.read() or house.orders.resting_since is not None:
        await obey(house)


async def obey(house: "House") -> None:
    """Let nobody stay who may not; stop the clocks of a house that rests, or let them go on."""
    is_resting = house.orders.resting_since is not None
    for live in list(house.lives.values()):
        if is_resting:
            house.begin(_pause(house, live))
        for listener in cast("list[Connection]", live.room.listeners.all):
            if house.orders.mark(listener.visitor.device) in house.orders.blocked:
                listener.let_go("blocked")
            elif is_resting:
                listener.let_go("resting")
    if not is_resting:
        await _go_on(house)


async def _pause(house: "House", live: Live) -> None:
    """A game that is played here waits, and is remembered, so that whichever process is there then lets it go on."""
    sitting = live.room.state.sitting
    if live.epoch is None or sitting.state != PLAYING or sitting.paused_at is not None:
        return
    with contextlib.suppress(Refusal):
        await house.store.note(RESTED + live.room.id, b"1")
        await house.act_here(live, None, PauseHere(f"rest-{sitting.seq}"), is_again=False)


def see_to(house: "House", live: Live) -> None:
    """A table that was about to be paused as the house went on must not rest for good."""
    if house.orders.resting_since is None and live.epoch is not None and live.room.state.sitting.is_paused_by_house:
        house.begin(_resume(house, live.room.id))


async def _go_on(house: "House") -> None:
    for name in await house.store.notes(RESTED):
        await _resume(house, name.removeprefix(RESTED))
        await house.store.note(name, None)


async def _resume(house: "House", table: str) -> None:
    with contextlib.suppress(Refusal):  # somebody has let it go on, or it is closed by now
        await house.act(table, None, ResumeHere(f"go-on-{clock.now()}"))

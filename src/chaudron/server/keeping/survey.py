"""How a process of the house is: the tables in its memory, who is connected to it, and how much it has to do.

Processes tell it to each other only while somebody looks at the host's page. Nothing hidden at a table is in it.
"""

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, cast

from msgspec import Struct

from chaudron import limits
from chaudron.room.room import Room
from chaudron.room.sitting import PLAYING
from chaudron.room.state import State

if sys.platform != "win32":
    import resource
if TYPE_CHECKING:
    from chaudron.server.rooms.house import House
    from chaudron.server.sockets.connection import Connection

ROUNDS = ("round", "expedition")
"""What games call their rounds."""


class InUse(Struct):
    """A table in memory, as everybody may see it."""

    table: str
    here: list[int]
    watching: int
    round: int | None = None
    awaited: list[int] = []
    since: int | None = None
    is_paused: bool = False


class Guest(Struct):
    """Somebody who is connected."""

    table: str
    seat: int | None
    name: str
    device: str
    is_phone: bool
    muted_until: int = 0


class Pulse(Struct):
    """How much a process has to do."""

    cpu: float = 0.0
    memory: int = 0
    sockets: int = 0
    tables: int = 0


class Seen(Struct):
    """What a process sees of the house."""

    pulse: Pulse
    tables: list[InUse] = []
    guests: list[Guest] = []


class Stopwatch:
    """How busy a process was since it was last asked."""

    def __init__(self) -> None:
        self.wall, self.busy = time.monotonic(), time.process_time()

    def lap(self) -> float:
        """The part of a core."""
        wall, busy = time.monotonic(), time.process_time()
        passed, worked = wall - self.wall, busy - self.busy
        self.wall, self.busy = wall, busy
        return worked / passed if passed > 0 else 0.0


def seen(house: "House", stopwatch: Stopwatch) -> Seen:
    """What this process sees."""
    guests = [guest for live in house.lives.values() for guest in _guests(house, live.room)]
    pulse = Pulse(stopwatch.lap(), memory(), len(guests), len(house.lives))
    tables = [_in_use(live.room) for live in house.lives.values() if live.epoch is not None]
    return Seen(pulse, tables, list(_once(guests))[: limits.HOST_PEOPLE])


def _guests(house: "House", room: Room) -> Iterator[Guest]:
    chairs = room.state.sitting.chairs
    for listener in cast("list[Connection]", room.listeners.all):
        seat, device = listener.who.seat, house.orders.mark(listener.visitor.device)
        if seat is None:
            yield Guest(room.id, None, "", device, listener.is_phone)
        else:
            yield Guest(room.id, seat, chairs[seat].name, device, listener.is_phone, chairs[seat].muted_until)


def _once(guests: list[Guest]) -> Iterator[Guest]:
    """Somebody who is at a table twice with the same device is there once."""
    known = set()
    for guest in guests:
        place = (guest.table, guest.seat, guest.device)
        if place not in known or not guest.device:
            known.add(place)
            yield guest


def _in_use(room: Room) -> InUse:
    state, here = room.state, room.here()
    awaited = [one.seat for one in state.who_is_awaited()]
    since = min((state.sitting.asked_at[seat] for seat in awaited), default=None)
    is_paused = state.sitting.paused_at is not None
    return InUse(room.id, here.here, here.watching, round_of(state), awaited, since, is_paused)


def round_of(state: State) -> int | None:
    """As everybody sees it who watches."""
    if state.table is None or state.sitting.state != PLAYING:
        return None
    view = state.game.view(state.table, None)
    return next((view[name] for name in ROUNDS if isinstance(view.get(name), int)), None)


def memory() -> int:
    """Bytes that this process has in memory; on Windows nobody says."""
    if sys.platform == "win32":
        return 0
    with contextlib.suppress(OSError, ValueError):
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * resource.getpagesize()
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def joined(parts: list[Seen]) -> Seen:
    first = parts[0]
    tables = [table for part in parts for table in part.tables]
    return Seen(first.pulse, tables, [guest for part in parts for guest in part.guests])

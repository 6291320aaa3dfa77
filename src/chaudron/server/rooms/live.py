"""A room in use by this process: who may write to it, one at a time, and when it wants to be woken."""

import asyncio
import time
from typing import NamedTuple

from chaudron.room.room import Room
from chaudron.room.work import Advised

SETTLE_SECONDS = 0.001


class Doubt(NamedTuple):
    """A table could not be seen to: how long it is left alone, and until when."""

    pause: float
    until: float


class Hints:
    """Hints that are being thought out, and those that were."""

    def __init__(self) -> None:
        self.wanted: set[int] = set()
        """Seats that wait for one."""
        self.known: dict[int, tuple[int, str, Advised]] = {}
        """The last of each seat: about which question, by which level."""


class Live:
    """A room with everything that ends when the process does. Whoever changes it holds its lock."""

    __slots__ = ("epoch", "hints", "lock", "owner", "room", "seen_at", "timer", "used_at", "wakes_at")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.owner = ""
        self.epoch: int | None = None
        """The right to write, when this process has it."""
        self.hints = Hints()
        self.timer: asyncio.TimerHandle | None = None
        self.wakes_at: int | None = None
        self.used_at = self.seen_at = time.monotonic()
        """When the table was last needed here, and when somebody last looked at it."""

    async def settled(self) -> None:
        """Wait until the room shows nothing that may yet be lost; then it may be read at once, without its lock."""
        while self.lock.locked():  # noqa: ASYNC110 - readers seldom wait; an event would cost every move
            await asyncio.sleep(SETTLE_SECONDS)

    def lose(self) -> None:
        """This process may write no more."""
        self.epoch = None
        self.room.stand_back()
        self.stop()

    def stop(self) -> None:
        """Wake it no more."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer, self.wakes_at = None, None

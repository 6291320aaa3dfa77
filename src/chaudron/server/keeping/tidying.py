"""What becomes of tables where nothing has happened for long: they are put into an archive, or deleted.

Never one that somebody is at or that goes on by itself: whoever puts a table away owns it first.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

from chaudron.room.rows import tag
from chaudron.server import clock
from chaudron.server.rooms.reading import KEPT
from chaudron.server.store import Old, Store, archive
from chaudron.server.store.archive import Archived

log = logging.getLogger("chaudron.tidying")

LetGo = Callable[[str], Awaitable[bool]]
DAY = 24 * 3600 * 1000
AT_ONCE = 1000
"""Tables that are looked at in one go."""


class Retention(NamedTuple):
    """What whoever runs the house wants; without a number of days, tables stay."""

    unfinished: int | None = None
    """Days after the last thing that happened."""
    finished: int | None = None
    archive: Path | None = None
    """None: what is put away is deleted."""

    @property
    def days(self) -> dict[str, int]:
        known = {"unfinished": self.unfinished, "finished": self.finished}
        return {name: days for name, days in known.items() if days is not None}

    def old(self, now: int) -> Old:
        return Old(*(-1 if days is None else now - days * DAY for days in (self.finished, self.unfinished)))


class Tidied(NamedTuple):
    """How many tables are away now, and how many were left because somebody uses them."""

    away: int = 0
    left: int = 0


async def may_go(table: str) -> bool:
    """Where no house is open, nobody is at any table."""
    return True


async def tidy(store: Store, process: str, wanted: Retention, let_go: LetGo = may_go) -> Tidied:
    """Put away what is old; `let_go` says of each whether it may go, and sees to it that it is not in memory."""
    old = await store.old(wanted.old(clock.now()), AT_ONCE)
    done = [await let_go(table) and await put_away(store, process, table, wanted.archive) for table in old]
    return Tidied(done.count(True), done.count(False))


async def put_away(store: Store, process: str, table: str, file: Path | None) -> bool:
    """Archive a table, durably, and only then take it out of the store; False when somebody else uses it."""
    lease = await store.take(table)
    kept = await store.kept(table)
    if lease is None or kept is None or lease.owner != process:
        return False
    if kept.listed.awake:
        await store.release(table)
        return False
    if file is not None:
        archived = Archived(kept, await store.journal(table))
        await asyncio.to_thread(archive.add, file, archived, await store.settings(KEPT))
    is_away = await store.strike(table, lease.epoch)
    if is_away:
        log.info("table %s was put away", tag(table))
    return is_away

"""What the store of a house did in a story, held against the model: both must always say the same."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest import mock

from chaudron.room.rows import Row
from chaudron.server.store import Lease
from chaudron.server.store import sqlite_work as work
from tests.model.owners import NOBODY, Disk, Rules, Write
from tests.simulated.disk import Disk as StoryDisk
from tests.simulated.disk import Hand
from tests.simulated.world import World

RULES = Rules()
LONG_AGO = 0


class Trace:
    """All tables of a story, as the model has them."""

    def __init__(self) -> None:
        self.disks: dict[str, Disk] = {}
        self.heard_at: dict[str, int] = {}
        """When each process was heard of last."""
        self.names: dict[str, int] = {}
        self.rows: dict[object, int] = {}
        self.read: dict[tuple[str, str], int] = defaultdict(int)
        """How far each process has read or written each journal."""
        self.compared = 0
        self.differences: list[str] = []

    def name(self, process: str) -> int:
        return self.names.setdefault(process, len(self.names))

    def command(self, row: Row) -> int:
        """What must stand in a journal once; answers, and what nobody asked for, are one each."""
        is_command = row.move is not None and not row.body.startswith(b'{"kind":"answered"')
        key: object = (row.table, row.seat, row.move) if is_command and row.seat is not None else row.hash
        return self.rows.setdefault(key, len(self.rows))

    def note(self, what: Callable[..., Any], given: tuple[Any, ...], result: Any) -> None:
        """One thing that the store did, and what it said."""
        kind = NOTES.get(what)
        if kind is not None:
            kind(self, *given, result)

    def must_be(self, said: object, expected: object, about: str) -> None:
        self.compared += 1
        if said != expected:
            self.differences.append(f"{about}: the store says {said}, the model {expected}")

    def look_at_clock(self, lease: int) -> None:
        """Who was silent for too long lives no more."""
        now = work.ticks()
        for process, at in self.heard_at.items():
            number, is_alive = self.name(process), now - lease < at < now + lease
            for table, disk in self.disks.items():
                self.disks[table] = disk.heard_of(number) if is_alive else disk.silent(number)


def _create(trace: Trace, process: str, new: Any, rows: list[Row], is_new: bool) -> None:
    trace.must_be(is_new, new.table not in trace.disks, f"{process} creates")
    if is_new:
        journal = tuple(trace.command(row) for row in rows)
        trace.disks[new.table] = Disk(journal, trace.name(process), 1)
        trace.read[process, new.table] = len(rows)


def _append(trace: Trace, process: str, row: Row, epoch: int, _: object, is_written: bool) -> None:
    """It may only try to write right after something that it has read."""
    disk = trace.disks[row.table]
    trace.must_be(row.seq <= trace.read[process, row.table] + 1, True, f"{process} knows all before row {row.seq}")
    write = Write(trace.name(process), epoch, row.seq, trace.command(row))
    trace.disks[row.table], expected = disk.append(write, RULES)
    trace.must_be(is_written, expected, f"{process} writes row {row.seq} in epoch {epoch}")
    if is_written:
        trace.read[process, row.table] = row.seq


def _take(trace: Trace, process: str, table: str, lease: int, said: Lease | None) -> None:
    trace.look_at_clock(lease)
    disk, epoch = trace.disks[table].take(trace.name(process))
    trace.disks[table] = disk
    trace.must_be(said is not None and said.owner == process, bool(epoch), f"{process} takes {table}")
    trace.must_be(said and said.epoch, disk.epoch, f"the epoch of {table}")


def _release(trace: Trace, process: str, table: str, _: bool, __: object) -> None:
    trace.disks[table] = trace.disks[table].release(trace.name(process))


def _release_all(trace: Trace, process: str, _: object) -> None:
    for table, disk in trace.disks.items():
        trace.disks[table] = disk.release(trace.name(process))
    trace.heard_at.pop(process, None)


def _enter(trace: Trace, process: str, shared: bool, _: int, __: object) -> None:
    """Alone on a store, it knows that all others are no more."""
    _release_all(trace, process, None)
    if not shared:
        trace.heard_at.clear()
        trace.disks = {table: disk._replace(owner=NOBODY) for table, disk in trace.disks.items()}
    trace.heard_at[process] = work.ticks()


def _beat(trace: Trace, process: str, lease: int, in_time: bool) -> None:
    now = work.ticks()
    at = trace.heard_at.get(process)
    trace.must_be(in_time, at is not None and now - lease < at < now + lease, f"{process} is heard of")
    trace.heard_at[process] = now


NOTES: dict[Callable[..., Any], Callable[..., None]] = {
    work.create: _create,
    work.append: _append,
    work.take: _take,
    work.release: _release,
    work.release_all: _release_all,
    work.enter: _enter,
    work.beat: _beat,
}


@contextmanager
def watched() -> Iterator[Trace]:
    """Everything that the stores of a story do is held against the model; where they differ is noted."""
    trace, do, done = Trace(), Hand.do, StoryDisk.done

    async def do_and_note(hand: Hand, what: Callable[..., Any], *given: Any) -> Any:
        result = await do(hand, what, *given)
        if what is work.rows and given[0] is work.JOURNAL and result:
            reader = hand.store._process, given[1]
            trace.read[reader] = max(trace.read[reader], result[-1].seq)
        return result

    def done_and_noted(disk: StoryDisk, write: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        result = done(disk, write, given)
        trace.note(write, given, result)
        return result

    async def lose_leases(world: World) -> None:
        trace.heard_at = dict.fromkeys(trace.heard_at, LONG_AGO)
        await lose(world)

    lose = World.lose_leases
    with ExitStack() as patches:
        patches.enter_context(mock.patch.object(StoryDisk, "done", done_and_noted))
        patches.enter_context(mock.patch.object(Hand, "do", do_and_note))
        patches.enter_context(mock.patch.object(World, "lose_leases", lose_leases))
        yield trace

"""Who may write a journal, as a model: processes of one house, one table, its journal, and all that can go wrong.

A row of the journal stands for the command that it carries out. What a process does between two looks at the store is
one action; what the store does is another, and in between anything may happen: a process dies, its lease ends, an
answer of the store is lost, a write arrives when nobody waits for it any more, a command comes twice or somewhere else.

Nothing here is taken from the house: it says once more, in few words, what ADR 0008 promises.
"""

from collections.abc import Iterator
from typing import NamedTuple

NOBODY = -1
UNKNOWN = None
"""A table that is not in memory."""

IDLE, WRITING, WRITTEN, FENCED, TAKEN = range(5)
"""What a process waits for: nothing; the store to write; to learn that it did, or did not; to read what it took."""


class Wrong(Exception):
    """Something that must never happen."""


class Write(NamedTuple):
    """A row on its way to the store."""

    process: int
    epoch: int
    seq: int
    command: int


class Disk(NamedTuple):
    """What is durable."""

    journal: tuple[int, ...] = ()
    owner: int = NOBODY
    epoch: int = 0
    living: frozenset[int] = frozenset()
    """Processes that were heard of lately."""

    def append(self, write: Write, rules: "Rules") -> tuple["Disk", bool]:
        is_owner = (self.owner, self.epoch) == (write.process, write.epoch) or not rules.fence
        is_next = write.seq == len(self.journal) + 1 or not rules.order
        is_new = write.command not in self.journal or not rules.once
        if not (is_owner and is_next and is_new):
            return self, False
        return self._replace(journal=(*self.journal, write.command)), True

    def take(self, process: int) -> tuple["Disk", int]:
        """The epoch under which the process owns the table now; 0: somebody else does."""
        if self.owner == process:
            return self, self.epoch
        if self.owner in self.living:
            return self, 0
        return self._replace(owner=process, epoch=self.epoch + 1), self.epoch + 1

    def release(self, process: int) -> "Disk":
        return self._replace(owner=NOBODY) if self.owner == process else self

    def heard_of(self, process: int) -> "Disk":
        return self._replace(living=self.living | {process})

    def silent(self, process: int) -> "Disk":
        return self._replace(living=self.living - {process})


class Process(NamedTuple):
    """A process, as far as one table is concerned."""

    name: int
    known: tuple[int, ...] | None = UNKNOWN
    """The journal, as it believes it to be; with a row that is being written."""
    epoch: int = 0
    """Under which it believes that it owns the table; 0: it does not."""
    waits_for: int = IDLE
    command: int = NOBODY

    @property
    def row(self) -> Write:
        assert self.known is not None
        return Write(self.name, self.epoch, len(self.known), self.command)

    def forgetful(self) -> "Process":
        """It begins anew from the journal."""
        return Process(self.name)


class World(NamedTuple):
    """Everything, at one moment."""

    disk: Disk
    processes: tuple[Process, ...]
    late: frozenset[Write] = frozenset()
    """Writes for which nobody waits any more, and which may still arrive."""
    names: int = 0
    silences: int = 0
    losses: int = 0


class Rules(NamedTuple):
    """What protects the journal; and faults that can be planted."""

    fence: bool = True
    """Only the owner writes, under its current epoch."""
    order: bool = True
    """Only the next row is written."""
    once: bool = True
    """No command stands in the journal twice."""
    tells_when_durable: bool = True
    acknowledges_when_durable: bool = True
    forgets_when_in_doubt: bool = True
    """When it is not known whether a row was written, memory is read anew."""


class Bounds(NamedTuple):
    """How much may happen."""

    processes: int = 2
    commands: int = 3
    names: int = 4
    """Processes that are started in all."""
    silences: int = 2
    losses: int = 2
    epochs: int = 4
    """How often the table changes hands."""


Step = tuple[str, World]
"""What happened, and how everything stands then."""


def beginning(bounds: Bounds) -> World:
    names = range(bounds.processes)
    return World(Disk(living=frozenset(names)), tuple(map(Process, names)), names=bounds.processes)


def steps(world: World, rules: Rules, bounds: Bounds) -> Iterator[Step]:
    """Everything that may happen next; raises `Wrong`."""
    for place, process in enumerate(world.processes):
        yield from _of_process(world, place, process, rules, bounds)
    for write in world.late:
        gone = world._replace(late=world.late - {write})
        yield f"a late write of {write.command} is lost", gone
        yield f"a late write of {write.command} arrives", gone._replace(disk=written(world.disk, write, rules)[0])


def _of_process(world: World, place: int, process: Process, rules: Rules, bounds: Bounds) -> Iterator[Step]:
    name, disk = process.name, world.disk
    if process.waits_for == IDLE:
        yield from _when_idle(world, place, process, rules, bounds)
    else:
        yield from _when_waiting(world, place, process, rules, bounds)
    if name in disk.living and world.silences < bounds.silences:
        yield f"{name} is silent for too long", world._replace(disk=disk.silent(name), silences=world.silences + 1)
    if name not in disk.living:
        yield (
            f"{name} is heard of again, and begins anew",
            _with(world, place, process.forgetful(), disk.heard_of(name), _left_behind(world, process)),
        )
    if world.names < bounds.names:
        fresh = Process(world.names)
        after = _with(world, place, fresh, disk.heard_of(fresh.name), _left_behind(world, process))
        yield f"{name} dies, {fresh.name} is started", after._replace(names=world.names + 1)


def _when_idle(world: World, place: int, process: Process, rules: Rules, bounds: Bounds) -> Iterator[Step]:
    name, disk, known = process.name, world.disk, process.known
    if known is UNKNOWN:
        yield f"{name} reads the table", _with(world, place, told(process._replace(known=disk.journal), disk))
        return
    if not process.epoch:
        if known != disk.journal:
            yield f"{name} follows", _with(world, place, told(process._replace(known=disk.journal), disk))
        after, epoch = disk.take(name)
        if epoch and epoch <= bounds.epochs:
            yield f"{name} takes it", _with(world, place, process._replace(epoch=epoch, waits_for=TAKEN), after)
        return
    yield f"{name} puts it away", _with(world, place, process.forgetful(), disk.release(name))
    for command in range(bounds.commands):
        if command in known:
            acknowledged(command, disk)
        else:
            yield f"{name} decides {command}", _with(world, place, decided(process, known, command, disk, rules))


def _when_waiting(world: World, place: int, process: Process, rules: Rules, bounds: Bounds) -> Iterator[Step]:
    name, disk = process.name, world.disk
    if process.waits_for == TAKEN:
        yield (
            f"{name} reads what it took",
            _with(world, place, told(process._replace(known=disk.journal, waits_for=IDLE), disk)),
        )
        return
    if process.waits_for == WRITING:
        after, is_written = written(disk, process.row, rules)
        learns = process._replace(waits_for=WRITTEN if is_written else FENCED)
        yield f"the store hears from {name}: {is_written}", _with(world, place, learns, after)
    elif process.waits_for == WRITTEN:
        acknowledged(process.command, disk)
        yield f"{name} tells", _with(world, place, told(process._replace(waits_for=IDLE, command=NOBODY), disk))
    else:
        anew = Process(name, disk.journal)
        yield f"{name} sees that somebody else has written", _with(world, place, told(anew, disk))
    if world.losses < bounds.losses:
        in_doubt = process.forgetful() if rules.forgets_when_in_doubt else process._replace(waits_for=IDLE)
        yield (
            f"{name} hears nothing of the store",
            _with(world, place, in_doubt, late=_left_behind(world, process))._replace(losses=world.losses + 1),
        )


def decided(process: Process, known: tuple[int, ...], command: int, disk: Disk, rules: Rules) -> Process:
    """The room stands as if it were written; nobody is told yet."""
    after = process._replace(known=(*known, command), waits_for=WRITING, command=command)
    if not rules.acknowledges_when_durable:
        acknowledged(command, disk)
    return after if rules.tells_when_durable else told(after, disk)


def written(disk: Disk, write: Write, rules: Rules) -> tuple[Disk, bool]:
    after, is_written = disk.append(write, rules)
    if len(set(after.journal)) < len(after.journal):
        raise Wrong(f"command {write.command} stands in the journal twice")
    return after, is_written


def told(process: Process, disk: Disk) -> Process:
    """Whoever listens to a process hears of everything it knows."""
    assert process.known is not None
    if process.known != disk.journal[: len(process.known)]:
        raise Wrong(f"process {process.name} tells {process.known}, and {disk.journal} is durable")
    return process


def acknowledged(command: int, disk: Disk) -> None:
    if command not in disk.journal:
        raise Wrong(f"command {command} is acknowledged, and is not in the journal")


def _left_behind(world: World, process: Process) -> frozenset[Write]:
    """What was under way may still arrive."""
    return world.late | {process.row} if process.waits_for == WRITING else world.late


def _with(
    world: World, place: int, process: Process, disk: Disk | None = None, late: frozenset[Write] | None = None
) -> World:
    processes = (*world.processes[:place], process, *world.processes[place + 1 :])
    return world._replace(
        processes=processes, disk=world.disk if disk is None else disk, late=world.late if late is None else late
    )

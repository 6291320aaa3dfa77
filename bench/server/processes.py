"""What the system knows about processes: CPU time, memory, and how busy everybody else was."""

import contextlib
import os
import resource
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
SERVER_CORE, LOADER_CORE = CORES[:1], CORES[1:2] or CORES
PARENT, USER, CHILDREN_END = 1, 11, 15
"""Places in /proc/PID/stat after the name: the parent; user and system time, then both of children that have ended."""


def keep_to(cores: Sequence[int]) -> None:
    """Keep this process, and those it starts, on some cores, where a process may choose."""
    if cores:
        os.sched_setaffinity(0, cores)


def allow_many_sockets() -> None:
    """As many as this process may ever have; those it starts may have them too."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextlib.contextmanager
def kept_to(cores: Sequence[int]) -> Iterator[None]:
    """Whatever is started meanwhile stays on these cores."""
    before = sorted(os.sched_getaffinity(0)) if cores else []
    keep_to(cores)
    try:
        yield
    finally:
        keep_to(before)


def stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()


def cpu_seconds(pids: Iterable[int]) -> float:
    """User and system time of processes with all their threads, and of their children that have ended."""
    ticks = 0
    for pid in pids:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has ended
            ticks += sum(map(int, stat(pid)[USER:CHILDREN_END]))
    return ticks / TICKS


def run_seconds(pids: Iterable[int]) -> float:
    """Time on a core of all threads that live: in nanoseconds rather than ticks, for short stretches."""
    total = 0
    for pid in pids:
        for task in Path(f"/proc/{pid}/task").iterdir():
            total += int((task / "schedstat").read_text("ascii").split()[0])
    return total / 1e9


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it has ended
            parents[int(folder.name)] = int(stat(int(folder.name))[PARENT])
    found = [pid]
    for parent in found:
        found += [child for child, its in parents.items() if its == parent]
    return found


def rss_bytes(pid: int) -> int:
    """Memory of a process that is in RAM."""
    return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * PAGE


def busy_seconds() -> float:
    """CPU time of everybody on this machine since it was started."""
    return busy_ticks(Path("/proc/stat").read_text("ascii")) / TICKS


def busy_ticks(text: str) -> int:
    """Of the first line of /proc/stat, all but the times in which nothing was done."""
    user, nice, system, _idle, _waiting, interrupts, soft, stolen = map(int, text.split("\n", 1)[0].split()[1:9])
    return user + nice + system + interrupts + soft + stolen


@dataclass(frozen=True)
class Spent:
    """What a stretch of time cost."""

    wall: float
    server: float
    """CPU-seconds of the server, with all its threads and processes."""
    database: float
    """CPU-seconds of a database beside it."""
    loader: float
    foreign: float
    """Cores that were busy with anything else."""


@dataclass
class Watch:
    """CPU time of some processes and of everybody else, from now on."""

    server: Sequence[int]
    database: Sequence[int] = ()
    at: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        self.before = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        return cpu_seconds(self.server), cpu_seconds(self.database), time.process_time(), busy_seconds()

    def stop(self) -> Spent:
        wall, pairs = time.perf_counter() - self.at, zip(self._now(), self.before, strict=True)
        server, database, loader, busy = (after - before for after, before in pairs)
        foreign = max(0.0, busy - server - database - loader) / wall
        return Spent(wall, max(server, 1 / TICKS), database, loader, foreign)

"""What the system knows about processes: CPU time, memory, and how busy everybody else was."""

import os
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
SERVER_CORE, LOADER_CORE = 0, 1
USER, CHILDREN_END = 11, 15
"""Places in /proc/PID/stat after the name: user, system, and both of children that have ended."""


def keep_to(core: int) -> None:
    """Keep this process, and those it starts, on one core, if there are several to choose from."""
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) > 1:
        os.sched_setaffinity(0, {allowed[min(core, len(allowed) - 1)]})


def stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name, which may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()


def cpu_seconds(pid: int) -> float:
    """User and system time of a process with all its threads, and of its children that have ended."""
    return sum(map(int, stat(pid)[USER:CHILDREN_END])) / TICKS


def run_seconds(pid: int) -> float:
    """Time on a core of all threads that live, in nanoseconds rather than ticks."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in tasks) / 1e9


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int(stat(int(folder.name))[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
    found = [pid]
    for parent in found:
        found += [child for child, its in parents.items() if its == parent]
    return found


def rss_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * PAGE


def busy_seconds() -> float:
    """CPU time of everybody on this machine since it was started."""
    user, nice, system, _idle, _iowait, irq, soft, steal = map(
        int, Path("/proc/stat").read_text("ascii").split("\n", 1)[0].split()[1:9]
    )
    return (user + nice + system + irq + soft + steal) / TICKS


@dataclass
class Watch:
    """CPU time of some processes and of everybody else, from now on."""

    server: Iterable[int]
    store: Iterable[int] = ()
    at: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        self.before = self._now()

    def _now(self) -> tuple[float, float, float, float]:
        ours = time.process_time()
        return spent(self.server), spent(self.store), ours, busy_seconds()

    def stop(self) -> "Spent":
        wall = time.perf_counter() - self.at
        server, store, loader, busy = (after - before for after, before in zip(self._now(), self.before, strict=True))
        return Spent(wall, server, store, loader, max(0.0, busy - server - store - loader) / wall)


@dataclass(frozen=True)
class Spent:
    """What a stretch of time cost."""

    wall: float
    server: float
    """CPU-seconds of the server, with all its threads and processes."""
    store: float
    """CPU-seconds of a database beside it."""
    loader: float
    foreign: float
    """Cores that were busy with something else."""


def spent(pids: Iterable[int]) -> float:
    total = 0.0
    for pid in pids:
        try:
            total += cpu_seconds(pid)
        except (FileNotFoundError, ProcessLookupError):
            continue
    return total

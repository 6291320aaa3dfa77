"""Who does the work of a long run: this process, several of this machine, or a cluster (`chaudron.lab.cluster`).

What is done is a function of plain values, and its results are put in order by whoever wants them in order. So the
result of a run is the same, byte by byte, whoever did which part of it.
"""

import os
import signal
from collections.abc import Callable, Generator, Sequence, Sized
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from typing import Protocol, TypeVar

from chaudron.lab.bad_request import NoWorkers

A = TypeVar("A")
R = TypeVar("R")

Results = Generator[tuple[int, R], None, None]
"""Each with the place of what it is the result of, as they come. When it is closed, nothing is left running."""


class Workers(Protocol):
    """Many hands. A task travels to them, and so does everything that it is done with."""

    @property
    def count(self) -> int:
        """How many there are."""

    def results(self, task: Callable[[A], R], parts: Sequence[A]) -> Results[R]:
        """The task done with every part."""


@dataclass(frozen=True)
class Processes:
    """So many processes of this machine; if it is one, this one."""

    count: int = 1

    def results(self, task: Callable[[A], R], parts: Sequence[A]) -> Results[R]:
        if self.count == 1 or len(parts) < 2:
            yield from ((place, task(part)) for place, part in enumerate(parts))
        else:
            yield from self._side_by_side(task, parts)

    def _side_by_side(self, task: Callable[[A], R], parts: Sequence[A]) -> Results[R]:
        # A new interpreter for each process: a fork of one with threads (a progress bar has one) may hang.
        workers = min(self.count, len(parts))
        with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts_alone) as pool:
            try:
                places = {pool.submit(task, part): place for place, part in enumerate(parts)}
                for future in as_completed(places):
                    yield places.pop(future), future.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for child in active_children():
                    child.terminate()
                raise


def _leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


HERE = Processes(1)
"""This process alone."""


@dataclass
class Watched:
    """Workers that say how much they have done: how many games, where every part is some games."""

    workers: Workers
    progress: Callable[[int], None]
    done: int = 0

    @property
    def count(self) -> int:
        return self.workers.count

    def results(self, task: Callable[[A], R], parts: Sequence[A]) -> Results[R]:
        with closing(self.workers.results(task, parts)) as coming:
            for place, result in coming:
                part = parts[place]
                assert isinstance(part, Sized)
                self.done += len(part)
                self.progress(self.done)
                yield place, result


def in_order(results: Results[R]) -> Generator[R, None, None]:
    """The results in the order of the parts; one that comes early waits."""
    waiting: dict[int, R] = {}
    turn = 0
    with closing(results) as coming:
        for place, result in coming:
            waiting[place] = result
            while turn in waiting:
                yield waiting.pop(turn)
                turn += 1


# As it is typed

RAY = "ray"
"""`--on ray`: the cluster that runs on this machine, or else one that is started; `--on ray://…`: another."""


def usual_jobs() -> int:
    """As many processes as there are cores for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def workers_from(jobs: int, on: str | None) -> Workers:
    """So many processes of this machine, or the cluster that is named; raises `NoWorkers` or `MissingExtra`."""
    if on is None:
        return Processes(jobs)
    if on != RAY and not on.startswith(f"{RAY}://"):
        raise NoWorkers("lab-wrong-cluster", given=on)
    from chaudron.lab.cluster import Cluster  # noqa: PLC0415 - only who has a cluster needs Ray

    return Cluster(None if on == RAY else on)

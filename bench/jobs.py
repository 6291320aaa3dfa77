"""Our pool of job processes beside Pebble's, doing the same jobs: `python -m bench.jobs`.

Pebble has to be installed beside us (`.venv/bin/uv pip install --python .venv/bin/python pebble==5.2.3`); nothing else
of Chaudron needs it. The two take turns; a figure is the median of all turns, in brackets the least and the most.
"""

import argparse
import asyncio
import math
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import TimeoutError as PebbleLate
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from subprocess import PIPE, Popen
from typing import Any, Protocol

import uvloop

from bench.job_bots import SLOW_SECONDS
from bench.spread import Spread
from chaudron.games.belcastel import BELCASTEL
from chaudron.kernel.chance import Counter
from chaudron.kernel.table import ask_to_json
from chaudron.server.jobs.messages import Choose, framed, read_job
from chaudron.server.jobs.pool import JobPool, Late, Undone
from chaudron.server.jobs.process import answer, warm_up

PLUGIN, PROCESSES = "bench.job_bots", 2
MANY, IDLE_SECONDS, BUDGET = 500, 2.0, 0.3
GONE_SECONDS = SLOW_SECONDS / 2


@cache
def job(level: str) -> Choose:
    table = BELCASTEL.table(BELCASTEL.box(4, {}), Counter(4, 1))
    table.begin()
    return Choose("belcastel", level, 1, BELCASTEL.view(table, 0), ask_to_json(table.asks[0]))


class Pool(Protocol):
    """What both can do."""

    @property
    def pids(self) -> list[int]: ...

    async def do(self, level: str, seconds: float) -> None:
        """One job; raises `Late` when it takes longer, and `Undone` when its process ends."""

    async def close(self) -> None: ...


class Ours:
    def __init__(self) -> None:
        self.pool = JobPool([range(1)] * PROCESSES, 1, 10_000, (PLUGIN,))
        self.pool.start()

    @property
    def pids(self) -> list[int]:
        return [one.process.pid for one in self.pool._processes]  # noqa: SLF001 - to kill them

    async def do(self, level: str, seconds: float) -> None:
        await self.pool.do(job(level), seconds, 0)

    async def close(self) -> None:
        await self.pool.close()


def prepare() -> None:
    import_module(PLUGIN)
    warm_up()


def carry_out(frame: bytes) -> bytes:
    return framed(answer(read_job(frame)))


class Pebbles:
    def __init__(self) -> None:
        spawning = multiprocessing.get_context("spawn")
        self.pool = import_module("pebble").ProcessPool(PROCESSES, initializer=prepare, context=spawning)

    @property
    def pids(self) -> list[int]:
        return [*self.pool._pool_manager.worker_manager.workers]  # noqa: SLF001 - to kill them

    async def do(self, level: str, seconds: float) -> None:
        frame = framed(job(level))[4:]
        future = self.pool.schedule(carry_out, args=(frame,), timeout=seconds)
        try:
            await asyncio.wrap_future(future)
        except PebbleLate as error:
            raise Late from error
        except Exception as error:
            raise Undone from error

    async def close(self) -> None:
        self.pool.stop()
        await asyncio.to_thread(self.pool.join)


POOLS: dict[str, Callable[[], Pool]] = {"ours": Ours, "pebble": Pebbles}
Measure = Callable[[Pool], Awaitable[float]]


async def until_all_answer(pool: Pool) -> float:
    """From nothing until every process has answered: the second answer may come from the first process."""
    began = time.perf_counter()
    await asyncio.gather(*(pool.do("quick", 60.0) for _ in range(4 * PROCESSES)))
    return (time.perf_counter() - began) * 1000


def cpu() -> float:
    used = getrusage(RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def cpu_per_job(pool: Pool) -> float:
    """What the house itself spends on a job, a few of which wait at any time."""
    began = cpu()
    for _ in range(MANY // 10):
        await asyncio.gather(*(pool.do("quick", 60.0) for _ in range(10)))
    return (cpu() - began) / MANY * 1e6


async def one_by_one(pool: Pool) -> float:
    began = time.perf_counter()
    for _ in range(MANY // 5):
        await pool.do("quick", 60.0)
    return (time.perf_counter() - began) / (MANY // 5) * 1e6


async def idle(pool: Pool) -> float:
    began = cpu()
    await asyncio.sleep(IDLE_SECONDS)
    return (cpu() - began) / IDLE_SECONDS * 1e6


def lateness(level: str) -> Measure:
    async def measure(pool: Pool) -> float:
        began = time.perf_counter()
        with suppress(Late):
            await pool.do(level, BUDGET)
        return (time.perf_counter() - began - BUDGET) * 1000

    return measure


async def beside_a_deaf_one(pool: Pool) -> float:
    """The longest that anybody else waits for a quick job while a late one is ended."""
    await until_all_answer(pool)
    late = asyncio.create_task(pool.do("deaf", BUDGET))
    longest = 0.0
    while not late.done():
        began = time.perf_counter()
        await pool.do("quick", 60.0)
        longest = max(longest, time.perf_counter() - began)
    with suppress(Late):
        await late
    return longest * 1000


async def killed_while_idle(pool: Pool) -> float:
    """All processes are killed from outside; until a job is answered again; `inf`: not within 20 seconds."""
    for pid in pool.pids:
        os.kill(pid, signal.SIGKILL)
    began = time.perf_counter()
    while time.perf_counter() - began < 20:
        with suppress(Undone, TimeoutError, RuntimeError):
            await asyncio.wait_for(pool.do("quick", 10.0), 10.0)
            return (time.perf_counter() - began) * 1000
    return math.inf


MEASURES: dict[str, Measure] = {
    "ms from nothing until all processes answer": until_all_answer,
    "µs of CPU of the house for a job": cpu_per_job,
    "µs from asking to answer, one job after the other": one_by_one,
    "µs of CPU of the house for a second without jobs": idle,
    "ms late when a job is stopped": lateness("slow"),
    "ms late when it is deaf": lateness("deaf"),
    "ms another waits meanwhile, at most": beside_a_deaf_one,
    "ms after all processes are killed": killed_while_idle,
}


async def measure(name: str) -> dict[str, float]:
    pool = POOLS[name]()
    found = {what: await how(pool) for what, how in MEASURES.items()}
    await asyncio.wait_for(pool.close(), 60)
    return found


async def busy_parent(name: str) -> None:
    """Have two processes work, say which they are, and wait to be killed."""
    pool = POOLS[name]()
    await until_all_answer(pool)
    tasks = [asyncio.create_task(pool.do("slow", 60.0)) for _ in range(PROCESSES)]
    await asyncio.sleep(0.5)
    print(*pool.pids, flush=True)
    await asyncio.gather(*tasks)


def orphans(name: str) -> float:
    """For how many milliseconds processes that work live on when their parent is killed; `SLOW_SECONDS` / 2 at most."""
    command = (sys.executable, "-m", "bench.jobs", "--parent", name)
    with Popen(command, stdout=PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [*map(int, parent.stdout.readline().split())]
        parent.kill()
        began = time.perf_counter()
        while any(map(lives, pids)) and time.perf_counter() - began < GONE_SECONDS:
            time.sleep(0.01)
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    return (time.perf_counter() - began) * 1000


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.jobs", description=__doc__)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--parent", choices=POOLS, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.parent:
        uvloop.run(busy_parent(asked.parent))
        return
    found: dict[str, dict[str, list[float]]] = {name: {} for name in POOLS}
    for _ in range(asked.turns):
        for name in POOLS:
            turn: dict[str, Any] = uvloop.run(measure(name))
            turn["ms that processes at work outlive their parent"] = orphans(name)
            for what, figure in turn.items():
                found[name].setdefault(what, []).append(figure)
    print(f"{'':52} {'ours':>24} {'Pebble':>24}")
    for what, figures in found["ours"].items():
        print(f"{what:52} {Spread.of(figures)!s:>24} {Spread.of(found['pebble'][what])!s:>24}")


if __name__ == "__main__":
    main()

"""A simulated machine for tests of the real server: nothing but time, the network, threads and processes is simulated.

While a machine is `at_work`, whatever opens a house, a store, a client or an event loop gets one of this machine: HTTP,
WebSockets, the SQL of the store and what bots think are real, and nobody waits for anything. Commits, thoughts and
messages take no time, or, with a seed, sometimes long.
"""

import asyncio
import contextlib
import inspect
import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any
from unittest import mock

import aiohappyeyeballs

from chaudron.room.rows import Row
from chaudron.server import clock, running
from chaudron.server.jobs import background
from chaudron.server.jobs.messages import HEADER, Failed, framed, read_job, read_reply
from chaudron.server.jobs.pool import Closed, JobPool, QueuedJob, Undone
from chaudron.server.jobs.process import answer
from chaudron.server.store import LEASE_SECONDS
from tests.simulated.disk import Disk, SimulatedStore
from tests.simulated.loop import NetworkedLoop, call
from tests.simulated.network import Network

SIMULATED = "simulated"
"""As a parameter of a test: it runs on such a machine."""
BEGAN = 1_700_000_000.0
SLOW_COMMIT, SLOW_THOUGHT, SLOW_MESSAGE = 0.04, 0.3, 0.01
"""Seconds of its own that something takes at most when machines are slow. Nobody really waits for them."""


LONGEST_SECONDS = 4 * 3600
"""Nothing that a test waits for takes longer."""


class Machine:
    """Its clocks, its network, its disks, and how slow it is."""

    def __init__(self, seed: str = "") -> None:
        self.rng = random.Random(seed) if seed else None
        self.network = Network(partial(self.takes, SLOW_MESSAGE))
        self.disks: dict[str, Disk] = {}
        self.loop: NetworkedLoop | None = None
        self.end = 0.0
        """When a test fails that is still waiting then."""

    def now(self) -> float:
        """Seconds since it was started."""
        return 0.0 if self.loop is None else self.loop.time()

    def new_loop(self) -> NetworkedLoop:
        self.loop = NetworkedLoop(self.network, self.now())
        self.loop.jumping.end = self.end
        return self.loop

    # How long things take

    def takes(self, most: float) -> float:
        return 0.0 if self.rng is None else self.rng.choice((0.0, 0.1, 1.0)) * self.rng.random() * most

    def delay(self) -> float:
        """Of a disk."""
        return self.takes(SLOW_COMMIT)

    def happens(self, what: str) -> bool:
        """Nothing goes wrong by itself."""
        return False

    def tears(self, store: SimulatedStore) -> bool:
        return False

    def wrote(self, row: Row) -> None: ...
    def rewrote(self, table: str) -> None: ...

    def later(self, do: Callable[..., Any], *given: Any) -> None:
        self.in_order(0.0, do, *given)

    def in_order(self, last: float, do: Callable[..., Any], *given: Any) -> float:
        assert self.loop is not None
        at = max(last + 1e-6, self.now() + self.delay())
        self.loop.call_at(at, do, *given)
        return at

    # What is on it

    def open_store(self, address: str, lease_seconds: float = LEASE_SECONDS) -> SimulatedStore:
        if address not in self.disks:
            self.disks[address] = Disk(self, address)
        return SimulatedStore(self.disks[address], lease_seconds)

    @contextlib.contextmanager
    def at_work(self) -> Iterator["Machine"]:
        """Everything that is opened meanwhile is opened on this machine."""
        with contextlib.ExitStack() as patches:

            def put(owner: Any, **names: Any) -> None:
                patches.enter_context(mock.patch.multiple(owner, **names))

            put(time, **self._clocks())
            put(clock, _CLOCK=clock.Clock())
            put(asyncio.events, new_event_loop=self.new_loop)
            put(aiohappyeyeballs, start_connection=call)
            put(running, open_store=self.open_store, bind=self.network.place, collect_seldom=lambda: None)
            put(background, JobPool=partial(SimulatedPool, self))
            self.end = self.now() + LONGEST_SECONDS
            if self.loop is not None:
                self.loop.jumping.end = self.end
            yield self

    def _clocks(self) -> dict[str, Callable[..., Any]]:
        return {
            "time": lambda: BEGAN + self.now(),
            "time_ns": lambda: round((BEGAN + self.now()) * 10**9),
            "monotonic": self.now,
            "monotonic_ns": lambda: round((self.now() + 1000) * 10**9),
            "clock_gettime": lambda _: self.now(),
        }


class SimulatedPool(JobPool):
    """Job processes that are none: each does one job at a time, at once or after a while."""

    def __init__(
        self, machine: Machine, processes: Sequence[range], lanes: int, waiting: int, plugins: Sequence[str] = ()
    ) -> None:
        super().__init__(processes, lanes, waiting, plugins)
        self.machine = machine

    async def _serve(self, lanes: range) -> None:
        while True:
            job = await self._lanes.next(lanes)
            if job.answer.done():
                continue
            try:
                await asyncio.sleep(self.machine.takes(SLOW_THOUGHT))
                self._answer(job)
            finally:
                job.undone(Closed())  # only a task that was stopped leaves it without an answer

    def _answer(self, job: QueuedJob) -> None:
        given = inspect.unwrap(read_job)(job.frame[HEADER:])  # what slows real thoughts (`tests/slowed`) would stop all
        reply = read_reply(framed(answer(given))[HEADER:])
        if isinstance(reply, Failed):
            job.undone(Undone(reply.why))
        else:
            job.done(reply.answer)

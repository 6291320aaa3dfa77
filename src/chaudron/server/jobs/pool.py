"""QueuedJob processes as their parent sees them: jobs wait in lanes, and each process does one at a time.

A job that takes too long is stopped with its process; a process that ends, by whatever cause, is replaced.
"""

import asyncio
import logging
import os
import socket
import sys
from collections import deque
from collections.abc import Container, Sequence
from subprocess import DEVNULL, Popen
from typing import Any, Self

import msgspec

from chaudron.room.thoughts import NOBODYS, Whose
from chaudron.server.jobs.messages import HEADER, Failed, Message, framed, read_reply
from chaudron.server.jobs.turns import Turns

START_SECONDS = 60.0
"""A process that is not ready by then is replaced."""
PAUSE_SECONDS = 1.0
"""Between two attempts to start a process."""


logger = logging.getLogger("chaudron.jobs")


class Busy(Exception):
    """Too much waits already: ask again later."""


class Closed(Exception):
    """The server ends, and nobody is left to do it."""


class Undone(Exception):
    """A job was begun and has no answer: it went wrong, its process ended, or it was late."""


class Late(Undone):
    """A job took too long."""


class QueuedJob:
    """Something to be done within some seconds. Whoever waits for the answer may have gone."""

    __slots__ = ("answer", "frame", "lane", "seconds")

    def __init__(self, message: Message, seconds: float, lane: int) -> None:
        self.frame, self.seconds, self.lane = framed(message), seconds, lane
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def done(self, answer: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def undone(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Lanes:
    """Where jobs wait. Lanes are served in turn; in each, addresses and their tables are."""

    def __init__(self, count: int) -> None:
        self._lanes: list[Turns[QueuedJob]] = [Turns() for _ in range(count)]
        self._in_turn = deque(range(count))
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._lanes))

    def add(self, job: QueuedJob, whose: Whose) -> None:
        self._lanes[job.lane].add(job, whose)
        self._filled.set()

    def add_in_front(self, job: QueuedJob) -> None:
        self._lanes[job.lane].add_in_front(job)
        self._filled.set()

    async def next(self, lanes: Container[int]) -> QueuedJob:
        """Wait for a job in one of these lanes and take it."""
        while (lane := self._next_lane(lanes)) is None:
            self._filled.clear()
            await self._filled.wait()
        return self._lanes[lane].next()

    def _next_lane(self, lanes: Container[int]) -> int | None:
        for _ in self._lanes:
            self._in_turn.rotate()
            if self._in_turn[0] in lanes and self._lanes[self._in_turn[0]]:
                return self._in_turn[0]
        return None

    def clear(self) -> list[QueuedJob]:
        """Take all that wait."""
        return [job for lane in self._lanes for job in lane.clear()]


class JobProcess:
    """One job process, at the other end of a socket."""

    def __init__(self, process: Popen[bytes], replies: asyncio.StreamReader, jobs: asyncio.StreamWriter) -> None:
        self.process, self._replies, self._jobs = process, replies, jobs
        self._is_spoilt = False
        """It ended, or owes an answer that nobody waits for any more."""

    @classmethod
    async def start(cls, plugins: Sequence[str]) -> Self:
        """A new process, which is not ready yet. Nothing is awaited once it runs: it cannot be lost."""
        ours, theirs = socket.socketpair()
        with theirs:
            replies, jobs = await asyncio.open_unix_connection(sock=ours)
            try:
                return cls(_process(theirs, plugins), replies, jobs)
            except OSError:
                jobs.close()
                raise

    @property
    def is_fit(self) -> bool:
        """Can it be given a job?"""
        return not self._is_spoilt and self.process.poll() is None

    async def do(self, job: QueuedJob) -> Any:
        """The answer to a job; raises `Undone`."""
        self._jobs.write(job.frame)
        return await self.reply(job.seconds)

    async def reply(self, seconds: float) -> Any:
        """What the process says next; raises `Undone`."""
        try:
            async with asyncio.timeout(seconds):
                reply = read_reply(await self._next_frame())
        except TimeoutError:
            self._is_spoilt = True
            raise Late(f"no answer within {seconds:g} s") from None
        except (EOFError, OSError, msgspec.MsgspecError):
            self._is_spoilt = True
            raise Undone("its process ended") from None
        if isinstance(reply, Failed):
            raise Undone(reply.why)
        return reply.answer

    async def _next_frame(self) -> bytes:
        length = int.from_bytes(await self._replies.readexactly(HEADER), "big")
        return await self._replies.readexactly(length)

    async def end(self) -> None:
        """Stop the process, whatever it is doing."""
        self.process.kill()
        self._jobs.transport.abort()
        await asyncio.to_thread(self.process.wait)


def _process(stdin: socket.socket, plugins: Sequence[str]) -> Popen[bytes]:
    """A process that finds modules where we do, and that Ctrl-C in our terminal does not reach."""
    command = (sys.executable, "-P", "-m", "chaudron.server.jobs.process", *plugins)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return Popen(command, stdin=stdin.fileno(), stdout=DEVNULL, env=env, start_new_session=True)  # noqa: S603 - our own


class JobPool:
    """Some job processes and what they have to do."""

    def __init__(self, processes: Sequence[range], lanes: int, waiting: int, plugins: Sequence[str] = ()) -> None:
        """For each process the lanes it serves; at most so many jobs wait. Plugins are modules to import first."""
        self.waiting, self.plugins = waiting, plugins
        self._served = processes
        self._lanes = Lanes(lanes)
        self._processes: set[JobProcess] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._closed = False

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._lanes)

    def start(self) -> None:
        """Start the processes; jobs wait until one is ready."""
        self._tasks = [asyncio.create_task(self._serve(lanes)) for lanes in self._served]

    async def close(self) -> None:
        """Stop the processes; whoever waits for an answer gets `Closed`."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(process.end() for process in self._processes))
        self._processes.clear()
        for job in self._lanes.clear():
            job.undone(Closed())

    async def do(
        self, message: Message, seconds: float, lane: int, whose: Whose = NOBODYS, *, in_front: bool = False
    ) -> Any:
        """The answer to a job; raises `Busy`, `Closed` or `Undone`. In front there is always room for one more."""
        if self._closed:
            raise Closed
        if in_front:
            self._lanes.add_in_front(job := QueuedJob(message, seconds, lane))
        elif len(self._lanes) < self.waiting:
            self._lanes.add(job := QueuedJob(message, seconds, lane), whose)
        else:
            raise Busy
        return await job.answer

    async def _serve(self, lanes: range) -> None:
        """Keep one process running, and give it one job of these lanes after the other."""
        while True:
            process = await self._new_process()
            while process.is_fit:
                await self._do_next(process, lanes)
            await self._end(process)

    async def _do_next(self, process: JobProcess, lanes: range) -> None:
        job = await self._lanes.next(lanes)
        if job.answer.done():
            return
        if not process.is_fit:  # it ended while it had nothing to do, which is not the fault of this job
            self._lanes.add_in_front(job)
            return
        try:
            job.done(await process.do(job))
        except Undone as error:
            job.undone(error)
        finally:
            job.undone(Closed())  # only a task that was stopped in between leaves it without an answer

    async def _new_process(self) -> JobProcess:
        """A process that is ready, after as many attempts as it takes."""
        while True:
            try:
                return await self._started()
            except (OSError, Undone) as error:
                logger.warning("a job process did not start: %s", error)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _started(self) -> JobProcess:
        process = await JobProcess.start(self.plugins)
        self._processes.add(process)
        try:
            await process.reply(START_SECONDS)
        except Undone:
            await self._end(process)
            raise
        return process

    async def _end(self, process: JobProcess) -> None:
        await process.end()
        self._processes.discard(process)

"""Many tables at once: how many moves, and how long from sending one until the last seat has heard of it."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bench.server.processes import Spent, Watch

STALLED_SECONDS = 20.0
"""A move that takes so long will not come any more."""
AT_ONCE = 16
"""Tables that are being opened at the same time."""


@dataclass
class Tally:
    """What happened in a stretch of time."""

    waits: list[float] = field(default_factory=list)
    """Seconds from sending a move until the last seat heard of it."""
    bytes: int = 0
    """Everything that all seats received because of moves."""
    draws: int = 0
    draw_bytes: int = 0
    games: int = 0
    """Tables that were opened because a game was over."""

    @property
    def moves(self) -> int:
        return len(self.waits)


class Match(ABC):
    """A table at which one move is under way at a time."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.free = asyncio.Event()
        self.sent_at = self.due = 0.0

    @abstractmethod
    async def open(self) -> None:
        """Open the table and seat everybody; `ready` is called when it can be played at."""

    @abstractmethod
    def move(self) -> None:
        """Send the next move; `begin` is called before, and `end` when everybody has heard of it."""

    @abstractmethod
    def close(self) -> None:
        """Everybody leaves."""

    def ready(self) -> None:
        self.free.set()
        self.load.on_free(self)

    def begin(self) -> None:
        self.free.clear()
        self.sent_at = time.perf_counter()

    def end(self, received: int, is_draw: bool, is_over: bool) -> None:
        tally = self.load.tally
        tally.waits.append(time.perf_counter() - self.sent_at)
        tally.bytes += received
        if is_draw:
            tally.draws += 1
            tally.draw_bytes += received
        if is_over:
            self.load.replace(self)
        else:
            self.ready()


class Load:
    """All tables of a loader."""

    def __init__(self, new_match: "Callable[[Load], Match]") -> None:
        self.new_match = new_match
        self.tally = Tally()
        self.matches: set[Match] = set()
        self.on_free: Callable[[Match], None] = lambda match: None
        """What to do with a table that waits for its next move."""
        self.tasks: set[asyncio.Task[None]] = set()
        loop = asyncio.get_running_loop()
        self.failure: asyncio.Future[None] = loop.create_future()
        loop.set_exception_handler(self._fail)

    def _fail(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not self.failure.done():
            self.failure.set_exception(context.get("exception") or RuntimeError(context["message"]))

    # Tables

    async def open(self, tables: int) -> None:
        """Open so many more tables, all ready to be played at."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def open_one() -> None:
            async with gate:
                match = self._new()
                await match.open()
                await match.free.wait()

        await self._watch(asyncio.gather(*[open_one() for _ in range(tables)]))

    def _new(self) -> Match:
        match = self.new_match(self)
        self.matches.add(match)
        return match

    def replace(self, match: Match) -> None:
        """A game is over: another table is opened in its place."""
        self.matches.discard(match)
        match.close()
        self.tally.games += 1
        new = self._new()
        new.due = match.due
        task = asyncio.get_running_loop().create_task(self._open(new))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _open(self, match: Match) -> None:
        try:
            await match.open()
        except Exception as error:  # noqa: BLE001 - whoever measures is told
            self._fail(asyncio.get_running_loop(), {"exception": error})

    def close(self) -> None:
        for match in self.matches:
            match.close()
        self.matches.clear()

    # Playing

    def saturate(self) -> None:
        """From now on every table gets its next move as soon as the last one is done."""
        self.on_free = lambda match: match.move()
        for match in [match for match in self.matches if match.free.is_set()]:
            match.move()

    def pace(self, every: float) -> None:
        """From now on every table gets a move every so many seconds, each at a moment of its own."""
        loop = asyncio.get_running_loop()

        def wait(match: Match) -> None:
            match.due += every
            loop.call_at(max(match.due, loop.time()), match.move)

        self.on_free = wait
        matches, now = list(self.matches), loop.time()
        for place, match in enumerate(matches):
            match.due = now + every * (place / len(matches) - 1)
            wait(match)

    async def rest(self) -> None:
        """Send nothing more, and wait until everything under way is done."""
        self.on_free = lambda match: None
        end = time.monotonic() + STALLED_SECONDS
        while not all(match.free.is_set() for match in self.matches):
            if time.monotonic() > end:
                raise TimeoutError(f"no end of: {[str(match) for match in self.matches if not match.free.is_set()]}")
            await self._watch(asyncio.sleep(0.01))

    async def measure(self, seconds: float, watch: Callable[[], Watch]) -> tuple[Tally, Spent]:
        """What happens in so many seconds, and what it costs."""
        self.tally, watching = Tally(), watch()
        await self._watch(asyncio.sleep(seconds))
        return self.tally, watching.stop()

    async def _watch(self, work: Awaitable[object]) -> None:
        """Wait for something, unless anything has gone wrong meanwhile."""
        waiting = asyncio.ensure_future(work)
        await asyncio.wait([waiting, self.failure], return_when=asyncio.FIRST_COMPLETED)
        if self.failure.done():
            waiting.cancel()
            self.failure.result()
        await waiting

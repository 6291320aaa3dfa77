"""Many tables at once: how many moves, and how long from sending one until the last seat has heard of it."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bench.server.processes import Spent, Watch
from bench.server.socket import Socket

STALLED_SECONDS = 120.0
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
    """Games that ended; a table was opened in the place of each."""

    @property
    def moves(self) -> int:
        return len(self.waits)


class Match(ABC):
    """A table at which one move is under way at a time."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.free = asyncio.Event()
        self.sockets: list[Socket] = []
        self.sent_at = self.due = 0.0
        self.received = 0

    @abstractmethod
    async def open(self) -> None:
        """Open the table and seat everybody; `ready` is called when it can be played at."""

    @abstractmethod
    def move(self) -> None:
        """Send the next move; `begin` is called before, and `end` when everybody has heard of it."""

    @abstractmethod
    def can_draw(self) -> bool:
        """Would `draw` be a move now?"""

    @abstractmethod
    def draw(self) -> None: ...

    @abstractmethod
    async def view_bytes(self) -> int:
        """How large it is to be told how the table stands."""

    def ready(self) -> None:
        self.free.set()
        self.load.on_free(self)

    def begin(self) -> None:
        self.free.clear()
        self.received = self._received()
        self.sent_at = time.perf_counter()

    def end(self, is_draw: bool, is_over: bool) -> None:
        tally, received = self.load.tally, self._received() - self.received
        tally.waits.append(time.perf_counter() - self.sent_at)
        tally.bytes += received
        if is_draw:
            tally.draws += 1
            tally.draw_bytes += received
        if is_over:
            self.load.replace(self)
        else:
            self.ready()

    def _received(self) -> int:
        return sum(socket.received for socket in self.sockets)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()


class Load:
    """All tables of a loader."""

    def __init__(self, new_match: "Callable[[Load], Match]") -> None:
        self.new_match = new_match
        self.tally = Tally()
        self.matches: list[Match] = []
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

    async def open(self, tables: int, moves: int) -> None:
        """Open so many more tables, and bring them to all stages of a game of so many moves."""
        gate, first = asyncio.Semaphore(AT_ONCE), len(self.matches)

        async def open_one() -> None:
            match = self._new()
            async with gate:
                await match.open()
                await match.free.wait()

        await self._watch(asyncio.gather(*[open_one() for _ in range(tables)]))
        await self._stagger(self.matches[first:], moves)

    def _new(self) -> Match:
        match = self.new_match(self)
        self.matches.append(match)
        return match

    def replace(self, match: Match) -> None:
        """A game is over: another table is opened in its place."""
        self.matches.remove(match)
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

    async def _stagger(self, matches: list[Match], moves: int) -> None:
        """From no move at the first table to so many at the last."""
        left = {match: place * moves // len(matches) for place, match in enumerate(matches)}

        def go_on(match: Match) -> None:
            left[match] = left.get(match, 0) - 1
            if left[match] >= 0:
                match.move()

        await self._all(matches, go_on)

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
        now = loop.time()
        for place, match in enumerate(self.matches):
            match.due = now + every * (place / len(self.matches) - 1)
            wait(match)

    async def rest(self) -> None:
        """Send nothing more, and wait until everything under way is done."""
        await self._all([], lambda match: None)

    async def until_all_can_draw(self) -> None:
        def go_on(match: Match) -> None:
            if not match.can_draw():
                match.move()

        await self._all(self.matches, go_on)

    async def draw(self, most: int) -> int:
        """At every table, up to so many draws one after the other and nothing else; how many there were."""
        left = dict.fromkeys(self.matches, most)
        before = self.tally.draws

        def go_on(match: Match) -> None:
            if left.get(match, 0) > 0 and match.can_draw():
                left[match] -= 1
                match.draw()

        await self._all(self.matches, go_on)
        return self.tally.draws - before

    async def _all(self, matches: list[Match], on_free: Callable[[Match], None]) -> None:
        """Do something with these tables, go on with it as long as it sends moves, and wait for the end."""
        self.on_free = on_free
        for match in matches[:]:
            on_free(match)
        end = time.monotonic() + STALLED_SECONDS
        while busy := [str(match) for match in self.matches if not match.free.is_set()]:
            if time.monotonic() > end:
                raise TimeoutError(f"no end of: {'; '.join(busy)}")
            await self._watch(asyncio.sleep(0.01))

    # Measuring

    async def measure(self, seconds: float, watch: Callable[[], Watch]) -> tuple[Tally, Spent]:
        """What happens in so many seconds, or in as many more as the first move needs, and what it costs."""
        self.tally, watching, end = Tally(), watch(), time.monotonic() + STALLED_SECONDS
        await self._watch(asyncio.sleep(seconds))
        while not self.tally.moves:
            if time.monotonic() > end:
                raise TimeoutError("no move was done")
            await self._watch(asyncio.sleep(seconds))
        return self.tally, watching.stop()

    async def _watch(self, work: Awaitable[Any]) -> None:
        """Wait for something, unless anything has gone wrong meanwhile."""
        waiting: asyncio.Future[Any] = asyncio.ensure_future(work)
        await asyncio.wait([waiting, self.failure], return_when=asyncio.FIRST_COMPLETED)
        if self.failure.done():
            waiting.cancel()
            self.failure.result()
        await waiting

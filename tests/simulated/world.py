"""A simulated world: processes of one house on one disk, people at their tables, and what goes wrong."""

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest import mock

from chaudron import protocol
from chaudron.room import decisions, events, luck
from chaudron.room.opening import open_table
from chaudron.room.pace import Pace
from chaudron.room.reading import undone_in
from chaudron.room.rows import Row
from chaudron.room.sitting import PLAYING
from chaudron.room.state import State
from chaudron.room.thoughts import Thought
from chaudron.room.windows import LEAST_SECONDS
from chaudron.server import clock
from chaudron.server.jobs.background import Busy
from chaudron.server.metrics import Metrics
from chaudron.server.rooms import condition, entering, heartbeat, house, letters, live
from chaudron.server.rooms.carrying_out import Helpers
from chaudron.server.rooms.house import House
from chaudron.server.rooms.live import Live
from chaudron.server.store import sqlite_work
from chaudron.server.store.errors import StoreLost
from tests.server.crash_checks import Checker, Finding, Journal, promises
from tests.simulated.comings import Comings
from tests.simulated.disk import Disk, SimulatedStore, read
from tests.simulated.loop import SimulatedLoop
from tests.simulated.people import Line, Person

BEGAN = 1_700_000_000.0
STORY_SECONDS = 50.0
"""How long things go wrong."""
HEALING_SECONDS = 40.0
"""How long they may then take to be right again."""
SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("belcastel 2", {}),
    ("belcastel 3 lock_step=every_round", {"window": 3.0}),
    ("belcastel 2", {"clock": 3, "overtime": "bot"}),
    ("witches 2", {}),
    ("bal 3", {"window": 4.0}),
    ("bal 4", {"window": 4.0, "strict": True}),
    ("blackwood 2", {"clock": 5}),
)
ROUGH, CALM = (0.0, 0.001, 0.02, 0.2, 1.5), (0.0, 0.001, 0.02)
"""How many seconds something may take."""
CHANCES = {"lost before": 0.004, "lost after": 0.004, "cut": 0.03, "twice": 0.1, "busy": 0.02, "letter lost": 0.05}
CHANCES |= {"torn": 0.5, "edge": 0.15, "fills": 0.25}
EDGE_SECONDS = (-0.002, -0.001, 0.0, 0.001, 0.5)
"""How far from an edge something happens; windows of the ball close on beats of half a second too."""


class Wrong(AssertionError):
    """Something that must never happen."""


class BackgroundJobs:
    """Bots that answer at random, after a while."""

    def __init__(self, world: "World") -> None:
        self.world = world

    async def start(self) -> None: ...
    async def close(self) -> None: ...

    async def choose(self, thought: Thought) -> str:
        await asyncio.sleep(self.world.delay())
        if self.world.happens("busy"):
            raise Busy
        return str(random.Random(thought.seed).choice(thought.ask.options))

    follow = choose


class Notices:
    """Nobody is called."""

    def __init__(self) -> None:
        self.browsers = SimpleNamespace(wait=lambda *_: 0.0, tell=_nothing, forget_strangers=_nothing)

    async def open(self, store: Any) -> None: ...
    async def close(self) -> None: ...
    def call(self, url: str, notice: Any) -> None: ...
    def check(self, settings: Any) -> None: ...


async def _nothing(*_: Any) -> None: ...


def _number(task: asyncio.Task[Any]) -> int:
    """Tasks are cancelled in the order in which they began: sets have none that comes again."""
    return int(task.get_name().partition("-")[2])


class Process:
    """One process of the house."""

    def __init__(self, world: "World", name: str) -> None:
        self.world, self.is_dead, self.is_open = world, False, False
        self.store = SimulatedStore(world.disk)
        helpers: Any = Helpers(BackgroundJobs(world), Notices(), Pace())  # type: ignore[arg-type]  # as far as a house is concerned
        self.house = House(self.store, letters.Process(name, world.is_shared), helpers, world.metrics)
        self.calls: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        await self.house.open()
        self.is_open = True

    async def call(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Ask for something; raises `ConnectionError` when the process dies meanwhile."""
        task = asyncio.ensure_future(work)
        self.calls.add(task)
        try:
            return await task
        except asyncio.CancelledError:
            if self.is_dead:
                raise ConnectionError from None
            raise
        finally:
            self.calls.discard(task)

    def hang_up(self, line: Line) -> None:
        where: Live | None = getattr(line, "live", None)
        if where is not None and not self.is_dead:
            self.world.loop.call_later(
                self.world.delay(), lambda: self.house.begin(entering.leave(self.house, where, line))
            )

    def die(self) -> None:
        """At once, in the middle of whatever is being done."""
        self.is_dead = self.store.is_dead = self.house.is_closing = True
        for task in sorted([*self.house.tasks, *self.house.loading.values(), *self.calls], key=_number):
            task.cancel()
        for person in self.world.people:
            if person.line is not None and person.line.process is self:
                person.line.cut()


class World:
    """One story."""

    def __init__(self, seed: int, loop: SimulatedLoop) -> None:
        self.seed, self.loop, self.rng = seed, loop, random.Random(seed)
        self.metrics = Metrics()
        self.disk = Disk(self)
        self.is_going_on, self.is_rough = True, False
        self.is_shared = self.rng.random() < 0.6
        self.clock_set = 0.0
        self.processes: list[Process] = []
        self.people: list[Person] = []
        self.names = 0
        self.comings = Comings(self)
        self.living: list[asyncio.Task[None]] = []
        self.heard_at: Counter[str] = Counter()

    # Luck

    def delay(self) -> float:
        return self.rng.choice(ROUGH if self.is_rough else CALM) * self.rng.random()

    def happens(self, what: str) -> bool:
        return self.is_rough and self.rng.random() < CHANCES[what]

    def later(self, do: Callable[..., Any], *given: Any) -> None:
        """Somebody is told, perhaps late, perhaps never."""
        if not self.happens("letter lost"):
            self.loop.call_later(self.delay(), do, *given)

    def in_order(self, last: float, do: Callable[..., Any], *given: Any) -> float:
        """Somebody is told, perhaps late, perhaps never, but not before what was sent earlier; when."""
        at = max(last + 1e-6, self.loop.time() + self.delay())
        if not self.happens("letter lost"):
            self.loop.call_at(at, do, *given)
        return at

    def time(self) -> float:
        """What the clock of the machine shows, which somebody may have set."""
        return BEGAN + self.loop.time() + self.clock_set

    def met(self, what: str) -> None:
        self.heard_at[what] += 1

    def new_key(self) -> str:
        return self.comings.new_key()

    def tears(self, store: SimulatedStore) -> bool:
        if not self.happens("torn"):
            return False
        self.met("torn")
        if self.rng.random() < 0.5:
            self.living.append(asyncio.ensure_future(self.die(store)))
        return True

    async def die(self, store: SimulatedStore) -> None:
        """A process ends, and another begins."""
        for process in self.processes:
            if process.store is store and not process.is_dead:
                process.die()
                await self.start_process()

    def wrote(self, row: Row) -> None:
        self.comings.written(row)

    def rewrote(self, table: str) -> None:
        """Whoever is there hears all of it anew."""
        self.met("rewritten")
        for person in self.people:
            if person.table == table:
                person.begins_anew()

    def lives(self, person: Person) -> None:
        self.living.append(asyncio.ensure_future(person.live()))

    def any_table(self) -> str:
        return self.rng.choice(sorted(self.disk.written))

    async def until_an_edge(self, table: str) -> None:
        """Wait until just before or after a window closes, or something else is due."""
        owner = next((process for process in self.processes if self.owns(process, table)), None)
        room = None if owner is None else owner.house.lives[table].room
        edge = None if room is None else room.window_closes() or room.alarms.next
        wait = -1.0 if edge is None else edge / 1000 - self.time() + self.rng.choice(EDGE_SECONDS)
        if 0 <= wait < STORY_SECONDS / 4:
            self.met("edge")
            await asyncio.sleep(wait)

    def any_process(self) -> Process | None:
        alive = [process for process in self.processes if process.is_open and not process.is_dead]
        return self.rng.choice(alive) if alive else None

    # The story

    async def tell(self) -> list[Finding]:
        """Play, let things go wrong, heal, and look at everything."""
        for _ in range(self.rng.choice((1, 2, 3)) if self.is_shared else 1):
            await self.start_process()
        for _ in range(self.rng.choice((1, 1, 2))):
            await self.open_table()
        self.is_rough = True
        for person in self.people:
            self.lives(person)
        troubles = asyncio.ensure_future(self.make_trouble())
        await asyncio.sleep(STORY_SECONDS)
        self.is_going_on = self.rng.random() < 0.6  # otherwise nobody helps
        await self.fill_the_disk()
        self.is_rough = False
        await troubles
        if self.any_process() is None:
            await self.start_process()
        await asyncio.sleep(HEALING_SECONDS / 2)
        self.is_going_on = False
        for task in self.living:
            await task
        return await self.look()

    async def start_process(self) -> None:
        """One that cannot open the store is started again."""
        while True:
            self.names += 1
            process = Process(self, f"process {self.names}")
            self.processes.append(process)
            try:
                return await process.open()
            except StoreLost:
                process.die()
                await asyncio.sleep(1)

    async def open_table(self) -> None:
        setup, settings = self.rng.choice(SETUPS)
        game, count, *named = setup.split()
        seats = int(count)
        persons = self.rng.randrange(1, seats + 1)
        where = self.processes[0].house
        keys = [self.new_key() for _ in range(persons)]
        fills = self.rng.random() < CHANCES["fills"]
        wish = protocol.NewTable(
            game=game,
            players=seats,
            options={name: value for name, _, value in (option.partition("=") for option in named)},
            name="A",
            bots=[],
            settings=protocol.Settings(**settings),
        )
        new = open_table(wish, keys[0], clock.now())
        if not fills:
            for seat in range(1, persons):
                new.happen(decisions.join(new.state, protocol.Join("ABCDE"[seat]), keys[seat]))
            new.seat_bots(["random"] * (seats - persons))
            new.start()
        await where.create(new)
        for row in new.rows:
            self.comings.written(row)
        if fills:
            self.living.append(asyncio.ensure_future(self.comings.fill(new.state.id, persons, seats)))

    @property
    def troubles(self) -> tuple[Callable[[], Coroutine[Any, Any, None]], ...]:
        comings = self.comings
        house = (self.kill, self.kill_at_an_edge, self.fill_the_disk, self.lose_leases, self.set_the_clock)
        return (*house, comings.claim, comings.forget, comings.rest)

    async def make_trouble(self) -> None:
        while True:
            await asyncio.sleep(self.rng.random() * 15)
            if not self.is_rough:
                return
            await self.rng.choice(self.troubles)()

    async def kill(self) -> None:
        process = self.any_process()
        if process is not None:
            self.met("killed")
            process.die()
            await asyncio.sleep(self.rng.random() * 8)
            await self.start_process()

    async def kill_at_an_edge(self) -> None:
        await self.until_an_edge(self.any_table())
        await self.kill()

    async def fill_the_disk(self) -> None:
        self.met("full")
        self.disk.is_full = True
        await asyncio.sleep(self.rng.random() * 5)
        self.disk.is_full = False

    async def lose_leases(self) -> None:
        """As if all processes had been silent for too long."""
        self.met("leases lost")
        self.disk.connection.execute("UPDATE process SET seen_at = 0")

    async def set_the_clock(self) -> None:
        self.met("clock set")
        self.clock_set += self.rng.choice((-3600.0, -2.0, 2.0))

    # What must hold, at every moment

    def visible(self, table: str, seat: int | None) -> list[Row]:
        return [row for row in self.disk.written.get(table, []) if row.only in (None, seat)]

    def leaves(self, table: str, seats: list[int | None], message: dict[str, Any]) -> None:
        """Something is sent: it is durable, and the window in which it was decided has closed."""
        if message["is"] not in ("happened", "welcome"):
            return
        n = message["n"]
        known = [(seat, rows) for seat in seats if len(rows := self.visible(table, seat)) >= n]
        if not known:
            raise Wrong(f"seat {seats[0]} is told of event {n}, and it is not durable")
        if message["is"] == "happened":
            seat, rows = known[-1]
            self.is_open_secret(seat, rows[n - 1])

    def is_open_secret(self, seat: int | None, row: Row) -> None:
        event = read(row.body)
        if not isinstance(event, events.Answered) or not event.sealed or row.only is not None:
            return
        journal = self.disk.written[row.table][: row.seq - 1]
        undone = undone_in(journal)
        before = [one for one in journal if _is_public(one) and one.seq not in undone]
        seconds = window_of(journal)
        if seconds and clock.now() < before[-1].at + seconds * 1000:
            raise Wrong(f"seat {seat} hears of event {row.seq} before its window has closed")

    def must_be_durable(self, table: str, seat: int | None, move: str) -> None:
        if not [row for row in self.disk.written[table] if (row.seat, row.move) == (seat, move)]:
            raise Wrong(f"seat {seat}: {move} is acknowledged and not durable")

    # What must hold in the end

    async def look(self) -> list[Finding]:
        for person in self.people:
            if person.line is None:
                await person.come()
        before = {table: len(rows) for table, rows in self.disk.written.items()}
        await asyncio.sleep(HEALING_SECONDS / 2)
        stuck = [table for table in before if self.is_stuck(table, before)]
        shown = {table: self.shown(table) for table in before}
        await asyncio.sleep(HEALING_SECONDS / 2)
        journals = await self.journals()
        found = Checker().findings(journals, self.people)
        for person in self.comings.former:
            found += promises(journals[person.table], [person])
        found += [*self.undone_for_good(), *self.remains()]
        for person in self.people:
            untold = sum(row.only in (None, person.seat) for row in shown[person.table]) - person.n
            if untold > 0:
                found.append(Finding("untold", person.table, f"seat {person.seat}: {untold} events"))
        if failures := self.metrics.failures._value.get():
            found.append(Finding("failed", "", f"{failures:.0f} things failed in the background"))
        return found + [Finding("stuck", table, "bots wait") for table in stuck]

    def undone_for_good(self) -> Iterator[Finding]:
        """Whatever ended a sealed beat is never taken back: its author has heard what the others did."""
        for table, rows in self.disk.written.items():
            for seq in undone_in(rows):
                event = read(rows[seq - 1].body)
                if isinstance(event, events.Answered) and event.sealed and rows[seq - 1].only is None:
                    yield Finding("taken back", table, f"event {seq}, which ended a sealed beat")

    def remains(self) -> Iterator[Finding]:
        """Where a process looks after a table, nothing is left of whoever was to be forgotten, and nothing rests."""
        for process in self.processes:
            for table in self.disk.written:
                if self.owns(process, table):
                    sitting = process.house.lives[table].room.state.sitting
                    if sitting.to_erase:
                        yield Finding("not erased", table, "somebody who wanted to be forgotten")
                    if sitting.is_paused_by_house:
                        yield Finding("rests", table, "though the house goes on")

    def shown(self, table: str) -> list[Row]:
        """What everybody may know now: not what its owner still keeps quiet."""
        owned = [process.house.lives[table] for process in self.processes if self.owns(process, table)]
        return self.disk.written[table][: min([live.room.state.sitting.seq for live in owned], default=None)]

    def owns(self, process: Process, table: str) -> bool:
        known = process.house.lives.get(table)
        return not process.is_dead and known is not None and known.epoch is not None

    async def journals(self) -> dict[str, Journal]:
        store = SimulatedStore(self.disk)
        await store.open("checks", True)
        return {
            table: Journal(kept, await store.journal(table))
            for table in self.disk.written
            if (kept := await store.kept(table)) is not None
        }

    def is_stuck(self, table: str, before: dict[str, int]) -> bool:
        """Is something to be done without anybody's command, and is not done?"""
        if len(self.disk.written[table]) != before[table]:
            return False
        owners = [process for process in self.processes if self.owns(process, table)]
        return any(_waits_for_bots(process.house.lives[table].room.state) for process in owners)


def _waits_for_bots(state: State) -> bool:
    if state.table is None or state.sitting.state != PLAYING or state.sitting.paused_at is not None:
        return False
    return any(map(state.is_played_by_house, state.table.pending_seats)) and not state.is_for_bots_alone()


def window_of(journal: list[Row]) -> float:
    opened = read(journal[0].body)
    assert isinstance(opened, events.Opened)
    if opened.settings.window is None or (opened.game == "bal" and len(held_in(journal)) < 2):
        return 0.0
    return opened.settings.window if opened.game != "bal" or opened.settings.strict else LEAST_SECONDS


def held_in(journal: list[Row]) -> set[int]:
    """The seats that people hold after so many rows."""
    held: set[int] = set()
    for row in journal:
        match read(row.body):
            case events.Joined(seat=seat) | events.Granted(seat=seat):
                held.add(seat)
            case events.Kicked(seat=seat) | events.Forgotten(seat=seat):
                held.discard(seat)
    return held


def _is_public(row: Row) -> bool:
    event = read(row.body)
    return isinstance(event, events.Started | events.Answered) and row.only is None


@contextlib.contextmanager
def as_simulated(world: World) -> Iterator[None]:
    """Whoever asks for the time is told that of the world."""
    loop = world.loop
    seconds = SimpleNamespace(
        monotonic=loop.time,
        perf_counter=time.perf_counter,
        time=world.time,
        time_ns=lambda: round(world.time() * 10**9),
        monotonic_ns=lambda: round((loop.time() + 1000) * 10**9),
    )
    with contextlib.ExitStack() as patches:
        patches.enter_context(mock.patch.object(luck, "new_secret", partial(world.rng.randbytes, 32)))
        patches.enter_context(mock.patch.object(live, "SETTLE_SECONDS", 0.05))
        patches.enter_context(mock.patch.object(luck, "secrets", world.rng))
        for module in (condition, entering, house, heartbeat, live, sqlite_work, clock):
            patches.enter_context(mock.patch.object(module, "time", seconds))
        patches.enter_context(mock.patch.object(clock, "steady", loop.time))
        patches.enter_context(mock.patch.object(clock, "_CLOCK", clock.Clock()))
        yield


def story(seed: int) -> World:
    """Let a story happen; raises `Wrong`."""
    try:
        return _story(seed)
    except Exception as error:
        error.add_note(f"Once more: python -m tests.simulated --seed {seed}")
        raise


def _story(seed: int) -> World:
    loop = SimulatedLoop()
    world = World(seed, loop)
    problems: list[BaseException] = []
    loop.set_exception_handler(
        lambda _, context: problems.append(context.get("exception") or Wrong(context["message"]))
    )
    try:
        asyncio.set_event_loop(loop)
        with as_simulated(world):
            found = loop.run_until_complete(world.tell())
            for process in world.processes:
                process.die()
            rest = asyncio.all_tasks(loop)
            for task in rest:
                task.cancel()
            loop.run_until_complete(asyncio.gather(*rest, return_exceptions=True))
    finally:
        asyncio.set_event_loop(None)
        loop.close()
    for problem in problems:
        if isinstance(problem, Wrong):
            raise problem
    if found:
        raise Wrong("; ".join(f"{kind}: {about}" for kind, _, about in found[:3]))
    return world

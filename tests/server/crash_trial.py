"""A store, its server and the people at its tables, through many crashes."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import aiohttp

from chaudron.room import chain, disclosure
from tests.server.crash_checks import Checker, Finding, Journal, not_caught_up
from tests.server.crash_house import PATIENCE, DatabaseStore, FileStore, Server
from tests.server.crash_people import Person, Tally

EARLY_SECONDS = 1.5
"""A server that is killed while it opens lives at most so long."""
GAP_SECONDS = 0.2
"""At most so long does a server outlive its database."""
STUCK = "stuck"
"""A server, or a table, that does not go on."""
FAILED = "failed"
"""The server has written a traceback."""
SETUPS = ("", "stop=revocable", "lock_step=every_round", "lock_step=every_round books=1 bonus_moves=may_decline")
WINDOWS = (0, 0, 0.03)

Standing = tuple[list[str], int]
"""The table of each person at a place, and how much was acknowledged to them."""


@dataclass
class Load:
    """Who plays, and how roughly the house is treated."""

    tables: int = 8
    players: int = 4
    """At most so many at a table, and two at least."""
    seconds: float = 1.0
    """The server lives at most so long after its first acknowledgment."""
    early_deaths: float = 0.1
    """How often the server is killed while it opens."""
    store_deaths: float = 0.3
    """How often its database is killed too, where that can be done."""


@dataclass
class Outcome:
    """What came of a trial."""

    tally: Tally = field(default_factory=Tally)
    cycles: int = 0
    early_deaths: int = 0
    store_deaths: int = 0
    first_acks: list[float] = field(default_factory=list)
    """Seconds from each start of the server to the first acknowledgment."""
    tables: int = 0
    games: int = 0
    """That were played to their end."""
    written: Counter[str] = field(default_factory=Counter)
    """Rows in all journals, by kind; `sealed` are those that only one seat could notice at first."""
    findings: list[Finding] = field(default_factory=list)


class Place:
    """Where one table after the other is played."""

    def __init__(self, trial: "Trial") -> None:
        self.trial = trial
        self.people: list[Person] = []

    @property
    def is_over(self) -> bool:
        return all(person.is_done for person in self.people)

    @property
    def standing(self) -> Standing:
        """Differs from what it was before as soon as anything was acknowledged here."""
        return [person.table for person in self.people], sum(len(person.acknowledged) for person in self.people)

    async def play(self) -> None:
        """Play, at a new table whenever a game is over, until the house is gone."""
        while not self.is_over or await self.sit_down():
            await asyncio.gather(*(person.play() for person in self.people))
            if not self.is_over:
                return

    async def sit_down(self) -> bool:
        self.people = await self.trial.open_table()
        return bool(self.people)


class Trial:
    """A store, its server and the people at its tables, through many crashes."""

    def __init__(
        self, session: aiohttp.ClientSession, store: FileStore | DatabaseStore, server: Server, load: Load, seed: int
    ) -> None:
        self.session, self.store, self.server, self.load = session, store, server, load
        self.fate, self.rng = random.Random(seed), random.Random(seed)
        """Who dies when, and who plays what: the first does not depend on how fast they play."""
        self.outcome, self.checker = Outcome(), Checker()
        self.tally = self.outcome.tally
        self.everybody: list[Person] = []
        self.journals: dict[str, Journal] = {}
        """As the last crash left them."""
        self.places = [Place(self) for _ in range(load.tables)]

    async def run(self, cycles: int, progress: Callable[[int], None]) -> Outcome:
        """Go through so many crashes, or until something is found."""
        outcome = self.outcome
        try:
            while outcome.cycles < cycles and not outcome.findings:
                await (self.cycle() if outcome.cycles < cycles - 1 else self.last_cycle())
                outcome.cycles += 1
                progress(outcome.cycles)
        finally:
            await self.server.kill()
        outcome.written = kinds(self.journals)
        outcome.tables = len({person.table for person in self.everybody})
        outcome.games = len({person.table for person in self.everybody if person.is_done})
        return outcome

    # Cycles

    async def cycle(self) -> None:
        """One life of the server, and what it left behind."""
        if self.fate.random() < self.load.early_deaths:
            await self.die_early()
        else:
            players = await self.start_and_play()
            await asyncio.sleep(self.fate.uniform(0, self.load.seconds))
            await self.kill(players)
        await self.check()

    async def last_cycle(self) -> None:
        """Everybody comes back and must know all; then every table must go on."""
        await self.start()
        await asyncio.gather(*(person.look() for person in self.everybody))
        self.outcome.findings += not_caught_up(self.journals, self.everybody)
        before = [place.standing for place in self.places]
        players = self.play()
        await self.all_go_on(before)
        await self.kill(players)
        await self.check()

    async def start_and_play(self) -> "asyncio.Future[Any]":
        """Start the server, and let everybody play until something is acknowledged."""
        started = monotonic()
        await self.start()
        players = self.play()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.tally.acknowledged.wait()
        except TimeoutError:
            self.find(STUCK, "nothing is acknowledged")
        else:
            self.outcome.first_acks.append(monotonic() - started)
        return players

    def play(self) -> "asyncio.Future[Any]":
        return asyncio.gather(*(place.play() for place in self.places))

    async def all_go_on(self, before: list[Standing]) -> None:
        """Wait until something more is acknowledged at every table."""
        pairs = [*zip(self.places, before, strict=True)]
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while any(place.standing == was for place, was in pairs):
                    self.tally.acknowledged.clear()
                    await self.tally.acknowledged.wait()
        for place, was in pairs:
            if place.standing == was:
                self.find(STUCK, f"nothing more is acknowledged at {was[0]}")

    async def start(self) -> None:
        """Start the server, and wait until it is open."""
        self.tally.life += 1
        self.tally.acknowledged.clear()
        await self.server.start()
        if not await self.server.is_open():
            self.find(STUCK, "the server does not open")

    async def die_early(self) -> None:
        await self.server.start()
        await asyncio.sleep(self.fate.uniform(0, EARLY_SECONDS))
        await self.server.kill()
        self.outcome.early_deaths += 1

    async def kill(self, players: "asyncio.Future[Any]") -> None:
        """Kill the server, sometimes together with its store, and let everybody hear what was sent before."""
        if self.store.can_die and self.fate.random() < self.load.store_deaths:
            await self.kill_both()
        else:
            await self.server.kill()
            for line in self.server.complaints():
                self.find(FAILED, line)
        await players

    async def kill_both(self) -> None:
        self.store.kill()
        await asyncio.sleep(self.fate.choice((0, self.fate.uniform(0, GAP_SECONDS))))
        await self.server.kill()
        self.server.complaints()  # what it says of a store that is gone proves nothing
        await self.store.start()
        self.outcome.store_deaths += 1

    async def check(self) -> None:
        self.journals, damaged = await self.store.read()
        self.outcome.findings += [*damaged, *self.checker.findings(self.journals, self.everybody)]

    def find(self, kind: str, about: str) -> None:
        self.outcome.findings.append(Finding(kind, "", about))

    # Tables

    async def open_table(self) -> list[Person]:
        """Open a table and take its seats; nobody sits there when the house is gone before all are taken."""
        players = self.rng.randint(2, self.load.players)
        settings = {"public": True, "window": self.rng.choice(WINDOWS)}
        setup = f"belcastel {players} {self.rng.choice(SETUPS)}"
        host = await self.take_seat("/api/tables", name="Anna", setup=setup, settings=settings)
        people = [host] if host else []
        while people and len(people) < players:
            guest = await self.take_seat(f"/api/tables/{people[0].table}/seats", name=f"Bob {len(people)}")
            people = [*people, guest] if guest else []
        return people

    async def take_seat(self, path: str, **wish: Any) -> Person | None:
        """A seat that the house has given; None when the house does not answer."""
        try:
            async with self.session.post(self.server.address + path, json=wish) as answer:
                seated = await answer.json()
        except (aiohttp.ClientError, ConnectionError):
            return None
        if "token" not in seated:
            assert answer.status >= 500, seated
            return None
        rng = random.Random(self.rng.random())
        person = Person(self.session, self.server.address, seated, self.tally, rng)
        self.everybody.append(person)
        return person


def kinds(journals: dict[str, Journal]) -> Counter[str]:
    rows = [row for journal in journals.values() for row in journal.rows]
    sealed = {"sealed": sum(row.only is not None for row in rows)}
    return Counter(sealed) + Counter(disclosure.kind(chain.read(row.body)) for row in rows)

"""A house that runs: its store, its doors and its workers, from opening to closing."""

import asyncio
import gc
import logging
import os
import secrets
import signal
import socket
from dataclasses import dataclass, field
from pathlib import Path

from aiohttp import web

from chaudron.limits import USUAL, Rates
from chaudron.room.pace import BOT_SECONDS, BREATH_SECONDS, NOTICE_SECONDS, Pace
from chaudron.server.http.app import Doors
from chaudron.server.http.counts import Counts
from chaudron.server.http.hosts import Hosts, own_names
from chaudron.server.http.reach import USUAL_PORT, reach_of
from chaudron.server.http.surroundings import Surroundings
from chaudron.server.https.door import SecureDoor
from chaudron.server.https.gate import Gate
from chaudron.server.https.wanted import Https
from chaudron.server.jobs.background import BackgroundJobs
from chaudron.server.keeping.keeper import Keeper, Wishes
from chaudron.server.keeping.tidying import Retention
from chaudron.server.logs import keep_secrets
from chaudron.server.metrics import Metrics
from chaudron.server.notify.notices import Notices
from chaudron.server.rooms.carrying_out import Helpers
from chaudron.server.rooms.house import House
from chaudron.server.rooms.letters import Process
from chaudron.server.sockets.front import FrontDoor
from chaudron.server.store import Store
from chaudron.server.store.address import open_store

log = logging.getLogger("chaudron.running")


@dataclass
class Config:
    """How a house is to run."""

    store: str
    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    shared: bool = False
    """Other processes use the store too."""
    origins: list[str] = field(default_factory=list)
    proxies: int = 0
    host_names: list[str] = field(default_factory=list)
    """By which it may be asked for, beside those of this machine."""
    contact: str = "mailto:nobody@localhost"
    job_processes: int = 1
    text_processes: int = 0
    """Processes in which boards are drawn and choices tried while bots think in the others."""
    budget: float = 3.0
    """Seconds for a bot's thought: twice what the strongest takes at worst, for machines that are slow or busy."""
    allow_local: bool = False
    """Notices may go to private addresses."""
    rates: Rates = USUAL
    pace: float = BOT_SECONDS
    notice_after: float = NOTICE_SECONDS
    retention: Retention = field(default_factory=Retention)
    backups: Path | None = None
    """A folder in which a backup is made every day."""
    counts: int | None = None
    """The number of a socket by which the numbers of all workers are added up, where there are several."""
    breath: float | None = BREATH_SECONDS
    """How long after something has happened a bot says something about it; None: bots say nothing."""
    https: Https | None = None
    """Whose certificate; None: plain http."""

    @property
    def hosts(self) -> Hosts | None:
        """The names of the house; None: it stands behind a proxy, and nobody has named any."""
        is_open = self.proxies and not self.host_names
        certified = [] if self.https is None else self.https.names
        return None if is_open else Hosts([*own_names(), self.host, *self.host_names, *certified])


class Running:
    """A house in this process."""

    def __init__(self, config: Config, store: Store | None = None) -> None:
        keep_secrets()
        self.config = config
        self.metrics = Metrics()
        self.jobs = BackgroundJobs(config.job_processes, config.budget, text_processes=config.text_processes)
        notices = Notices(config.contact, config.allow_local)
        pace = Pace(config.pace, config.notice_after, config.breath)
        process = Process(f"{os.getpid()}-{secrets.token_hex(4)}", config.shared)
        helpers = Helpers(self.jobs, notices, pace)
        self.house = House(store or open_store(config.store), process, helpers, self.metrics)
        around = Surroundings(config.origins, config.proxies, config.hosts, config.https is not None)
        self.keeper = Keeper(self.house, Wishes(config.store, config.retention, config.backups))
        self.doors = Doors(self.keeper, self.jobs, around, config.rates)
        self.runner = web.AppRunner(self.doors.app(), access_log=None, handle_signals=False)
        self.front: asyncio.Server | SecureDoor
        self.gate: web.AppRunner | None = None
        """What is shown by plain http where the house is open by https."""

    async def open(self, bound: socket.socket | None = None) -> int:
        """Open the house on a socket, or on one of its own; the port it listens on."""
        await self.house.open()
        await self.keeper.open()
        await self.runner.setup()
        bound = bound or bind(self.config.host, self.config.port)
        self.front = await (self._open_door(bound) if self.config.https is None else self._open_secure_door(bound))
        self.house.begin(self.doors.keep_alive())
        if self.config.retention.days or self.config.backups is not None:
            self.house.begin(self.keeper.keep_tidy())
        self.house.begin(self.doors.nights.keep_going())
        if self.config.counts is not None:
            self.doors.counts = Counts(self.config.counts, self.metrics)
            await self.doors.counts.open()
            self.house.begin(self.doors.counts.keep_telling())
        collect_seldom()
        port: int = bound.getsockname()[1]
        self.doors.reach = reach_of(self.config, port)
        log.info("open on port %s", port)
        return port

    async def _open_door(self, bound: socket.socket) -> asyncio.Server:
        http = self.runner.server
        assert http is not None
        return await asyncio.get_running_loop().create_server(
            lambda: FrontDoor(self.doors, http), sock=bound, backlog=1024
        )

    async def _open_secure_door(self, bound: socket.socket) -> SecureDoor:
        assert self.config.https is not None
        certificates = self.config.https.certificates()
        self.gate = web.AppRunner(Gate(self.doors, certificates).app(), access_log=None, handle_signals=False)
        await self.gate.setup()
        house, gate = self.runner.server, self.gate.server
        assert house is not None
        assert gate is not None
        door = SecureDoor(bound, self.doors, certificates, house, gate)
        door.open()
        self.house.begin(door.keep_fresh())
        return door

    async def close(self) -> None:
        """Close in good order: nobody new, everybody told, everything written."""
        self.front.close()
        await self.doors.close()
        await self.runner.cleanup()
        if self.gate is not None:
            await self.gate.cleanup()
        await self.house.close()
        log.info("closed")


def collect_seldom() -> None:
    """Look at young objects often and at all of them never by itself, since that would stop the house for long.

    Views and tables hold no cycles and go when they are let go; for whatever else does, `House` collects at leisure.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000_000)


def told_to_end() -> asyncio.Event:
    """Set when somebody ends the program."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, told.set)
    return told


def bind(host: str, port: int) -> socket.socket:
    """A listening place; raises OSError."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, kind, protocol)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(address)
    except OSError:
        bound.close()
        raise
    return bound


def inherited(number: int) -> socket.socket:
    """A listening place that another process has bound."""
    return socket.socket(fileno=number)

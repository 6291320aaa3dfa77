"""What is killed: a server in a process of its own, and the store under it, which is read afterwards."""

import asyncio
import contextlib
import os
import random
import re
import shutil
import signal
import socket
import sys
import tempfile
from pathlib import Path
from typing import IO

from chaudron.server.store.address import open_store
from tests.server.crash_checks import Finding, Journal, damage
from tests.server.postgres import Cluster

ROOT = Path(__file__).parents[2]
LONGEST_LOG = 2**24
TRACEBACK = re.compile(rb"^Traceback .*\n(?:[ \t].*\n|\n)*(\S.*)$", re.MULTILINE)
PATIENCE = 30.0
"""Seconds after which something that was waited for will not come."""


# Stores


class FileStore:
    """An SQLite store. A copy of it is read, so that the server itself has to mend what it left behind."""

    can_die = False

    def __init__(self, folder: Path) -> None:
        self.url = str(folder / "tables.db")

    async def read(self) -> tuple[dict[str, Journal], list[Finding]]:
        """All journals, and what is wrong with the file."""
        with tempfile.TemporaryDirectory(prefix="chaudron-crash-") as folder:
            copy = copied(Path(self.url), Path(folder))
            return await journals_of(str(copy)), damage(copy)

    def kill(self) -> None:
        """There is nothing but the file."""

    async def start(self) -> None: ...


def copied(file: Path, folder: Path) -> Path:
    """A copy of an SQLite file, with what was not yet folded into it."""
    for end in ("", "-wal"):
        part = file.with_name(file.name + end)
        if part.exists():
            shutil.copyfile(part, folder / part.name)
    return folder / file.name


class DatabaseStore:
    """A PostgreSQL store, whose server can be killed as well when it is one's own."""

    def __init__(self, url: str, server: Cluster | None = None) -> None:
        self.url, self.server = url, server

    @property
    def can_die(self) -> bool:
        return self.server is not None

    async def read(self) -> tuple[dict[str, Journal], list[Finding]]:
        return await journals_of(self.url), []

    def kill(self) -> None:
        assert self.server is not None
        self.server.kill()

    async def start(self) -> None:
        assert self.server is not None
        await asyncio.to_thread(self.server.start)


async def journals_of(url: str) -> dict[str, Journal]:
    """All tables of a store, if all are public and no server is running on it."""
    store = open_store(url)
    await store.open("checker", shared=True)
    try:
        return {kept.table: Journal(kept, await store.journal(kept.table)) for kept in await store.public_tables(10**9)}
    finally:
        await store.close()


# The server


class Server:
    """A server in a process of its own, always on the same port."""

    def __init__(self, url: str, log: IO[bytes], flags: list[str]) -> None:
        """What it says is added to the log, a file."""
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.command = [sys.executable, "-m", "tests.server.crash_served", url, str(port), *flags]
        self.log, self.log_read = log, 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self.command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=self.log, start_new_session=True
        )

    async def is_open(self) -> bool:
        """Wait until it can be reached; False when it ended instead."""
        assert self.process is not None
        assert self.process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            return await self.process.stdout.readline() == b"open\n"

    async def kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            if process.returncode is None:
                os.killpg(process.pid, signal.SIGKILL)
            await process.communicate()

    def complaints(self) -> list[str]:
        """The errors in what it has said since this was asked the last time: the last line of each traceback."""
        said = os.pread(self.log.fileno(), LONGEST_LOG, self.log_read)
        self.log_read += len(said)
        return [line.decode() for line in TRACEBACK.findall(said)]


def free_port() -> int:
    """A port that nobody listens on, and that no outgoing connection is given while the server is down."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port

"""Servers in processes of their own, on a core of their own."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.server.processes import SERVER_CORE, Watch, family, kept_to, rss_bytes

ROOT = Path(__file__).parents[2]
BOARDGAME = ROOT / "bench" / "boardgame"
END_SECONDS = 30


class Server:
    """A server that was started and has told its ports."""

    def __init__(self, command: Sequence[str], database: int | None = None) -> None:
        """`database` is the process of the database that it uses."""
        self.began_at, self.database = time.perf_counter(), database
        environment = {**os.environ, "NODE_ENV": "production"}
        with kept_to(SERVER_CORE):
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            )
        self.pid = self.process.pid
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said:
            self.process.wait()
            raise RuntimeError(f"it did not start: {' '.join(command)}")
        self.ports = [int(port) for port in said.split()]

    def watch(self) -> Watch:
        return Watch(family(self.pid), family(self.database) if self.database else [])

    def settled_rss(self, seconds: float) -> int:
        """Memory in use, once what is not needed any more has had so long to go."""
        for _ in range(2):
            self.process.send_signal(signal.SIGUSR2)
            time.sleep(seconds / 2)
        return rss_bytes(self.pid)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.communicate(timeout=END_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()


@contextlib.contextmanager
def running(command: Sequence[str], database: int | None = None) -> Iterator[Server]:
    server = Server(command, database)
    try:
        yield server
    finally:
        server.stop()


def house_command(store: str, *options: str) -> list[str]:
    """Our house on a store."""
    return [sys.executable, "-m", "bench.server.house", store, *options]


def boardgame_command(*arguments: str) -> list[str]:
    """boardgame.io in memory, or in files in the folder named."""
    return ["node", "--expose-gc", str(BOARDGAME / "server.js"), *arguments]

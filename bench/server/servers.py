"""Servers in processes of their own, kept on a core of their own."""

import contextlib
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.server.processes import Watch, family

ROOT = Path(__file__).parents[2]


class Server:
    """A server that was started; it has said which port it listens on."""

    def __init__(self, command: Sequence[str], store_pid: int | None = None) -> None:
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        self.store_pid = store_pid
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said:
            raise RuntimeError(f"it did not start: {' '.join(command)}")
        self.port = int(said)

    @property
    def pid(self) -> int:
        return self.process.pid

    def watch(self) -> Watch:
        return Watch(family(self.pid), family(self.store_pid) if self.store_pid else [])

    def collect_garbage(self) -> None:
        self.process.send_signal(signal.SIGUSR1)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextlib.contextmanager
def house(store: str, *options: str, store_pid: int | None = None) -> Iterator[Server]:
    """Our house on a store."""
    server = Server([sys.executable, "-m", "bench.server.house", store, *options], store_pid)
    try:
        yield server
    finally:
        server.stop()

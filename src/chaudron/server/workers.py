"""Several worker processes behind one address: started, watched, started again, and ended together."""

import contextlib
import logging
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from typing import Self

from chaudron.server.http.counts import Ledger
from chaudron.server.running import Config
from chaudron.server.store.address import file_of, is_postgres
from chaudron.server.store.sqlite_file import claimed, prepared

log = logging.getLogger("chaudron.workers")

WATCH_SECONDS = 0.2
END_SECONDS = 15.0
PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.2, 10.0
"""Before another takes the place of a worker; longer each time that nobody has opened since."""


class ServerProcesses:
    """A team of processes that serve the same tables. They share the store, so each table has one owner at a time."""

    def __init__(self, config: Config, count: int, arguments: Sequence[str], bound: socket.socket) -> None:
        self.config, self.count, self.bound = config, count, bound
        self.command = [sys.executable, "-m", "chaudron", *arguments, "--socket", str(bound.fileno())]
        self.processes: list[subprocess.Popen[bytes]] = []
        self.held = contextlib.ExitStack()
        self.ledger = Ledger()
        self.told = threading.Event()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.end()
        self.ledger.close()
        self.held.close()

    def open(self) -> int | None:
        """Claim the store, bring it up to date once, and start everybody; one goes ahead. Raises `InUse`.

        If somebody cannot open they have said why, and their status is that of the house.
        """
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.told.set())
        if not is_postgres(self.config.store):
            path = file_of(self.config.store)
            self.held.enter_context(claimed(path))
            prepared(path).close()
        self.bound.set_inheritable(True)
        self.bound.listen(1024)
        for count in (1, self.count):
            self.processes += [self._start() for _ in range(count - len(self.processes))]
            if (status := self._until_open(count)) is not None:
                return status
        return None

    def _until_open(self, count: int) -> int | None:
        """Wait until so many are open; the status of whoever ends before that."""
        while self.ledger.opened < count and not self.told.is_set():
            for process in self.processes:
                if (status := process.poll()) is not None:
                    return max(status, 1)  # of one that was killed it is negative
            self.ledger.listen(WATCH_SECONDS)
        return None

    def _start(self) -> subprocess.Popen[bytes]:
        with self.ledger.new_line() as line:
            command, passed = [*self.command, "--counts", str(line.fileno())], [self.bound.fileno(), line.fileno()]
            return subprocess.Popen(command, pass_fds=passed, start_new_session=True)  # noqa: S603 - this program itself

    def until_told(self) -> int:
        """Start anew whoever ends by accident, until somebody ends the program."""
        pause, opened = PAUSE_SECONDS, 0
        while not self.told.is_set():
            self.ledger.listen(WATCH_SECONDS)
            for place, process in enumerate(self.processes):
                if process.poll() is None:
                    continue
                pause = PAUSE_SECONDS if self.ledger.opened > opened else min(2 * pause, LONGEST_PAUSE_SECONDS)
                opened = self.ledger.opened
                log.warning("a worker ended with status %s; another takes its place", process.returncode)
                self.wait(pause)
                if not self.told.is_set():
                    self.processes[place] = self._start()
        return 0

    def wait(self, seconds: float) -> None:
        """Go on listening to those who are there."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and not self.told.is_set():
            self.ledger.listen(min(left, WATCH_SECONDS))

    def end(self) -> None:
        """End everybody in good order; whoever takes too long is killed."""
        for process in self.processes:
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGTERM)
        for process in self.processes:
            try:
                process.wait(END_SECONDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.processes = []

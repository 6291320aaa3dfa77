"""A team of workers that cannot open says so and ends; one that is open tries again, with patience."""

import socket
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from chaudron.server.running import Config
from chaudron.server.workers import LONGEST_PAUSE_SECONDS, PAUSE_SECONDS, ServerProcesses
from chaudron.terminal.trouble import FAILED


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_house_without_its_database_says_so_once_and_ends(tmp_path: Path, workers: str) -> None:
    store = f"postgresql://somebody@/tables?host={tmp_path}"
    command = [sys.executable, "-m", "chaudron", "serve", "--port=0", f"--store={store}", "--lang=en"]
    done = subprocess.run([*command, f"--workers={workers}"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (FAILED, "")
    assert done.stderr.startswith("The database postgresql://…@/tables")
    assert len(done.stderr.splitlines()) == 1, done.stderr


def test_who_cannot_open_is_started_again_ever_more_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until somebody opens: then the next who ends is replaced at once."""
    pauses: list[float] = []

    def note(team: ServerProcesses, seconds: float) -> None:
        pauses.append(seconds)
        team.ledger.opened += len(pauses) == 10
        if len(pauses) == 12:
            team.told.set()

    monkeypatch.setattr(ServerProcesses, "wait", note)
    with socket.socket() as bound, ServerProcesses(Config("nowhere"), 1, [], bound) as team:
        ended = mock.Mock(subprocess.Popen, **{"poll.return_value": FAILED, "returncode": FAILED})
        monkeypatch.setattr(ServerProcesses, "_start", lambda _: ended)
        monkeypatch.setattr(team.ledger, "listen", lambda _: None)
        team.processes, team.ledger.opened = [ended], 1
        team.until_told()
    assert pauses[:5] == [PAUSE_SECONDS * 2**count for count in range(5)]
    assert pauses[8:] == [LONGEST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS, PAUSE_SECONDS, 2 * PAUSE_SECONDS]

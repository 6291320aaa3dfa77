"""`make steady` finds a test that fails now and then, names it, and says with which seeds it comes back."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest import mock

import asyncpg
import pytest

from tests import steady, steady_page
from tests.server.postgres import running_postgres, url_of_a_fresh_database
from tests.slowed import sitecustomize as slowed
from tests.steady import PYTEST, SUITES
from tests.steady_page import Failure, Run

__all__ = ["running_postgres", "url_of_a_fresh_database"]

ROOT = Path(__file__).parents[1]
PLANTED = """
import asyncio, sqlite3, time

from chaudron.room import luck
from chaudron.server.jobs import messages as jobs
from tests.server.open_house import all_brew, visited
from tests.simulated.machine import Machine

seen = []

def test_steady():
    seen.append("steady")

def test_depends_on_luck():
    assert luck.new_secret()[0] % 2

def test_depends_on_order():
    assert "steady" in seen

def test_needs_a_quick_disk():
    file = sqlite3.connect(":memory:", isolation_level=None)
    file.execute("BEGIN")
    began = time.monotonic()
    file.execute("COMMIT")
    assert time.monotonic() - began < 0.04

def test_needs_a_quick_thought():
    job = jobs.Choose("belcastel", "random", 1, {}, {}, None)
    began = time.monotonic()
    jobs.read_job(jobs.framed(job)[jobs.HEADER:])
    assert time.monotonic() - began < 0.3

def test_a_simulated_machine_is_slow_in_its_own_time(monkeypatch):
    async def play():
        async with visited(":memory:") as house:
            anna, bob = await house.dealt(all_brew, "Anna", "Bob")
            await bob.do("leave")  # a bot thinks for him
            await anna.answer("draw")
            began = asyncio.get_running_loop().time()
            for _ in range(20):
                await house.running.house.store.probe()
            return asyncio.get_running_loop().time() - began

    def nobody_sleeps(seconds):
        raise AssertionError(f"{seconds} seconds of everybody's time")

    monkeypatch.setattr(time, "sleep", nobody_sleeps)
    with Machine("slow").at_work():
        assert asyncio.run(play()) > 0.04
"""
ALWAYS, FIRST, RUNS = [2, 3], 2, 2


def planted(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    """Run planted tests as `make steady` does."""
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text("utf-8"), "utf-8")
    (folder / "test_it.py").write_text(PLANTED, "utf-8")
    (folder / "pytest.ini").write_text("[pytest]\n", "utf-8")
    command = [sys.executable, "-m", "tests.steady", "--processes=0", "--busy=0", f"--report={folder}", *more]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    paths = ["-c", str(folder / "pytest.ini"), str(folder)]
    return subprocess.run([*command, "--", *paths], cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def test_a_planted_flaky_test_is_found_and_named_with_its_seeds(tmp_path: Path) -> None:
    done = planted(tmp_path, f"--runs={RUNS}", f"--seed={FIRST}")
    assert done.returncode == 1, done.stderr
    runs = json.loads((tmp_path / "steady.json").read_text("utf-8"))["chosen"]["runs"]
    failed = {
        name: [run["seed"] for run in runs if any(name in failure["test"] for failure in run["failures"])]
        for name in ("luck", "order", "disk", "thought", "simulated", "test_steady")
    }
    assert (failed["disk"], failed["thought"]) == (ALWAYS, ALWAYS)
    assert (failed["simulated"], failed["test_steady"]) == ([], [])
    assert 0 < len(failed["luck"]) < RUNS
    assert 0 < len(failed["order"]) < RUNS
    for name in ("luck", "order"):
        seeds = ", ".join(map(str, failed[name]))
        assert f"test_depends_on_{name} (seeds {seeds})" in done.stdout
        assert f"test_depends_on_{name}` | {len(failed[name])} | {seeds} |" in (tmp_path / "steady.md").read_text(
            "utf-8"
        )
    again = planted(tmp_path, "--runs=1", f"--seed={failed['luck'][0]}")
    assert f"test_depends_on_luck (seeds {failed['luck'][0]})" in again.stdout


def test_a_run_that_cannot_begin_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("import nowhere_to_be_found\n", "utf-8")
    done = planted(tmp_path, "--runs=1", "--seed=1")
    assert done.returncode == 1
    assert "test_broken" in done.stdout


@contextlib.contextmanager
def counted() -> Iterator[list[float]]:
    """The seconds that connections to PostgreSQL are slowed by, without waiting for them."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    as_ever = {name: getattr(asyncpg.Connection, name) for name in slowed.STATEMENTS}
    with (
        mock.patch.multiple(asyncpg.Connection, **as_ever),
        mock.patch.object(slowed, "asyncio", mock.Mock(sleep=wait)),
    ):
        slowed.slow_database(asyncpg)
        yield waits


def test_a_slow_database_is_slow_wherever_it_commits(postgres_url: str) -> None:
    async def commits() -> list[int]:
        async with asyncpg.create_pool(postgres_url, min_size=1, max_size=1) as pool:
            await pool.execute("CREATE TABLE chip (number integer)")
            async with pool.acquire() as connection:
                await connection.execute("INSERT INTO chip VALUES (1)")
                found = [len(waits)]
                await connection.execute("INSERT INTO chip VALUES ($1)", 2)
                found.append(len(waits))
                await connection.executemany("INSERT INTO chip VALUES ($1)", [(3,), (4,)])
                found.append(len(waits))
                for ask in (connection.fetch, connection.fetchrow, connection.fetchval):
                    await ask("UPDATE chip SET number = number + 1 RETURNING number")
                found.append(len(waits))
                async with connection.transaction():
                    await connection.execute("DELETE FROM chip")
                    found.append(len(waits))
                found.append(len(waits))
                with contextlib.suppress(ZeroDivisionError):
                    async with connection.transaction():
                        await connection.execute("INSERT INTO chip VALUES (5)")
                        raise ZeroDivisionError
                await connection.fetch("SELECT number FROM chip")
            await pool.execute("INSERT INTO chip VALUES (6)")
        return [*found, len(waits)]

    with counted() as waits:
        assert asyncio.run(commits()) == [1, 2, 3, 6, 6, 7, 8]
    assert set(waits) == {slowed.COMMIT}


class Repository:
    """Files in git, and runs of their tests that somebody stops."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root, self.folder = root, root / "bench" / "results"
        self.made: list[int] = []
        self.stops_at = 0
        self.folder.mkdir(parents=True)
        self.git("init", "-q")
        self.commits("one")
        monkeypatch.setattr(steady, "run_once", self.run_once)
        monkeypatch.setattr(steady, "runs_before", partial(steady_page.runs_before, root=root))
        monkeypatch.setattr(steady_page, "commit", partial(steady_page.commit, root))

    def git(self, *command: str) -> None:
        who = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"]
        subprocess.run(["git", *who, *command], cwd=self.root, check=True, capture_output=True)

    def commits(self, text: str) -> None:
        (self.root / "test_it.py").write_text(text, "utf-8")
        self.git("add", "-A")
        self.git("commit", "-qm", text)

    def run_once(self, suite: steady.Suite, load: steady.Load, seed: int, report: Path) -> Run:
        if len(self.made) == self.stops_at:
            raise KeyboardInterrupt
        self.made.append(seed)
        return Run(seed, 1, 1, [Failure("test_it.py::test_luck", "no luck")] if seed % 2 else [])

    def steady(self, runs: int, stops_after: int = 99, first: int | None = None, busy: int = 2) -> list[int]:
        """The seeds of the runs that are made now, and then of those that count."""
        self.made, self.stops_at = [], stops_after
        with contextlib.suppress(KeyboardInterrupt):
            trial = steady.steady(steady.SUITES["outside"], steady.Load(busy=busy), runs, first, self.folder)
            assert len(trial.runs) == runs
        kept = json.loads((self.folder / "steady.json").read_text("utf-8"))["outside"]["runs"]
        assert [run["seed"] for run in kept][-len(self.made) or 99 :] == self.made
        return [run["seed"] for run in kept]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Repository:
    return Repository(tmp_path, monkeypatch)


def test_what_was_stopped_goes_on_at_the_same_commit(repository: Repository) -> None:
    first, second = repository.steady(5, stops_after=2)
    assert repository.steady(5, stops_after=1) == [first, second, second + 1]
    assert repository.steady(5) == list(range(first, first + 5))
    assert len(repository.made) == 2
    assert repository.steady(5) == list(range(first, first + 5))
    assert repository.made == []
    page = (repository.folder / "steady.md").read_text("utf-8")
    assert "2 of 5 runs green" in page or "3 of 5 runs green" in page
    repository.git("add", "-A")
    repository.git("commit", "-qm", "the report")
    assert repository.steady(6) == list(range(first, first + 6)), "a report changes nothing"


def test_what_was_changed_begins_anew(repository: Repository) -> None:
    assert len(repository.steady(2)) == 2
    repository.commits("two")
    assert len(repository.steady(1)) == len(repository.made) == 1
    (repository.root / "test_it.py").write_text("three", "utf-8")
    assert len(repository.steady(1)) == len(repository.made) == 1
    assert len(repository.steady(2)) == len(repository.made) == 2, "nobody knows what was changed when"
    repository.commits("three")
    assert len(repository.steady(2)) == len(repository.made) == 2
    (repository.root / "test_more.py").write_text("a new one", "utf-8")
    assert len(repository.steady(3)) == len(repository.made) == 3


def test_another_load_or_a_seed_begins_anew(repository: Repository) -> None:
    assert len(repository.steady(2)) == 2
    assert len(repository.steady(2, busy=1)) == len(repository.made) == 2
    assert repository.steady(2, busy=1, first=7) == repository.made == [7, 8]
    assert repository.steady(3, busy=1) == [7, 8, 9]


@pytest.mark.parametrize("before", [signal.SIG_DFL, signal.SIG_IGN], ids=["by hand", "in the background"])
def test_whoever_ends_it_ends_what_it_has_started(tmp_path: Path, before: signal.Handlers) -> None:
    (tmp_path / "test_it.py").write_text(
        "import os, pathlib, signal, time\n"
        "def test_it():\n"
        "    pathlib.Path(__file__).with_name('pid').write_text(str(os.getpid()))\n"
        "    os.kill(int(os.environ['WHOM']), signal.SIGTERM)\n"
        "    signal.pause()\n",
        "utf-8",
    )
    code = (
        f"import os, runpy, signal\nsignal.signal(signal.SIGINT, signal.Handlers({int(before)}))\n"
        "os.environ['WHOM'] = str(os.getpid())\nrunpy.run_module('tests.steady', run_name='__main__')"
    )
    command = [sys.executable, "-c", code, "--processes=0", "--busy=1", "--runs=1", "--seed=1", str(tmp_path)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == steady.STOPPED, done.stderr
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text("utf-8")), 0)


def test_it_runs_what_the_gate_runs() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for suite in SUITES.values():
        flags = [f'"{flag}"' if " " in flag else flag for flag in PYTEST]
        command = ["pytest", "-n", suite.processes, "--dist", "worksteal", *flags, *suite.paths]
        assert f"@$(V)/bin/{' '.join(command)}\n" in makefile

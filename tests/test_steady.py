"""`make steady` finds a test that fails now and then, names it, and says with which seeds it comes back."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.steady import PYTEST, SUITES

ROOT = Path(__file__).parents[1]
PLANTED = """
import sqlite3, time

from chaudron.room import luck
from chaudron.server.jobs import messages as jobs

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
        for name in ("luck", "order", "disk", "thought", "test_steady")
    }
    assert (failed["disk"], failed["thought"], failed["test_steady"]) == (ALWAYS, ALWAYS, [])
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


def test_it_runs_what_the_gate_runs() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for suite in SUITES.values():
        flags = [f'"{flag}"' if " " in flag else flag for flag in PYTEST]
        command = ["pytest", "-n", suite.processes, "--dist", "worksteal", *flags, *suite.paths]
        assert f"@$(V)/bin/{' '.join(command)}\n" in makefile

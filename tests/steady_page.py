"""What `tests/steady.py` has found: as it is kept, and as a page."""

import json
import subprocess
from collections import Counter
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.machine import cpu_model

ROOT = Path(__file__).parents[1]
FILE = "steady.json"
BUT_REPORTS = (".", ":(exclude)bench/results/steady.*")
WHOLE = {"outside": "outside the browser", "browser": "in the browser"}
INTRODUCTION = """# Steady

`make steady` runs the tests of the gate again and again: with two processes beside them that only calculate, commits of
the stores slowed by 40 ms, thoughts of bots by 0.3 s, answers to a browser by up to 0.2 s, and in every run another
order of the tests and another luck of all tables. Every test that ever failed is named here. A run comes back with its
seed: `make steady N=1 SEED=… SUITE=…`.
"""


@dataclass(frozen=True)
class Failure:
    """A test that failed, and the first line of why."""

    test: str
    says: str


@dataclass(frozen=True)
class Run:
    """One run of a suite."""

    seed: int
    seconds: int
    tests: int
    failures: list[Failure]


@dataclass(frozen=True)
class Trial:
    """All runs of a suite."""

    suite: str
    paths: list[str]
    load: dict[str, float]
    runs: list[Run]


def unsteady(trial: Trial) -> dict[str, list[Run]]:
    """Every test that ever failed, the most frequent first, and the runs in which it did."""
    times = Counter(failure.test for run in trial.runs for failure in run.failures)
    return {
        test: [run for run in trial.runs if test in [failure.test for failure in run.failures]]
        for test, _ in times.most_common()
    }


def said(trial: Trial) -> str:
    """The outcome in a few lines."""
    green = sum(not run.failures for run in trial.runs)
    lines = [f"{trial.suite}: {green} of {len(trial.runs)} runs green"]
    for test, runs in unsteady(trial).items():
        lines.append(f"  {len(runs)} times {test} (seeds {', '.join(str(run.seed) for run in runs)})")
    return "\n".join(lines) + "\n"


def keep(trial: Trial, folder: Path) -> None:
    """Put the outcome in the place of an earlier one of the same suite."""
    kept = everything(folder)
    kept[trial.suite] = {
        "commit": commit(),
        "date": f"{datetime.now(UTC):%Y-%m-%d}",
        "cpu": cpu_model(),
        **asdict(trial),
    }
    (folder / FILE).write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / "steady.md").write_text(page(kept), "utf-8")


def everything(folder: Path) -> dict[str, Any]:
    """What is kept of all suites."""
    file = folder / FILE
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return kept


def runs_before(trial: Trial, folder: Path, root: Path = ROOT) -> list[Run]:
    """The runs that were made of the same tests under the same load, if nothing but reports has changed since."""
    kept = everything(folder).get(trial.suite)
    if kept is None or (kept["paths"], kept["load"]) != (trial.paths, trial.load):
        return []
    return [read(run) for run in kept["runs"]] if is_as_in(kept["commit"], root) else []


def is_as_in(tested: str, root: Path = ROOT) -> bool:
    """Is every file as it was in this commit, but for reports?"""
    given = git(root, "diff", "--quiet", tested, "--", *BUT_REPORTS).returncode == 0
    return given and not git(root, "ls-files", "--others", "--exclude-standard", "--", *BUT_REPORTS).stdout


def commit(root: Path = ROOT) -> str:
    """What was tested, and whether something of it was not committed; reports do not count."""
    found = git(root, "rev-parse", "--short", "HEAD").stdout.strip()
    if not found:
        return "unknown"
    return found if is_as_in("HEAD", root) else f"{found}, with changes"


def git(root: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["git", *command], capture_output=True, text=True, check=False, cwd=root)


def page(kept: dict[str, Any]) -> str:
    """The page beside the figures."""
    return "\n".join([INTRODUCTION, *[section(name, kept[name]) for name in sorted(kept, reverse=True)]])


def section(name: str, one: dict[str, Any]) -> str:
    trial = Trial(name, one["paths"], one["load"], [read(run) for run in one["runs"]])
    green = sum(not run.failures for run in trial.runs)
    head = [
        f"## {WHOLE.get(name, name).capitalize()}: {green} of {len(trial.runs)} runs green",
        "",
        f"Commit {one['commit']}, {one['date']}; {one['cpu']}.",
        "",
        "| seed | tests | failed | seconds |",
        "| ---: | ---: | ---: | ---: |",
    ]
    rows = [f"| {run.seed} | {run.tests:,} | {len(run.failures)} | {run.seconds:,} |" for run in trial.runs]
    failed = ["", "| test that failed | times | seeds |", "| --- | ---: | --- |"]
    for test, runs in unsteady(trial).items():
        failed.append(f"| `{test}` | {len(runs)} | {', '.join(str(run.seed) for run in runs)} |")
    return "\n".join([*head, *rows, *(failed if len(failed) > 3 else ["", "No test ever failed."]), ""])


def read(run: dict[str, Any]) -> Run:
    return Run(run["seed"], run["seconds"], run["tests"], [Failure(**failure) for failure in run["failures"]])

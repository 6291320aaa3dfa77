"""The gate's tests again and again under load: whatever fails even once is named, with the seeds that bring it back.

    python -m tests.steady --runs 10                       # both suites, as `make steady N=10`
    python -m tests.steady --runs 1 --seed 7 tests/server  # what run 7 did there

Whole suites may be stopped at any time: started again, with nothing changed since, they go on until so many runs are
made; the run that was cut off is made anew. With a seed nothing of before counts, and no report is written.

Beside the tests two processes do nothing but calculate; commits of both stores and thoughts of bots are slowed
(`tests/slowed`), and so is whatever a browser asks for (`tests/browser/conftest.py`); the order of the tests and the
luck of all tables follow a seed, another one in every run.
"""

import argparse
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from tests.steady_page import ROOT, Failure, Run, Trial, keep, runs_before, said

SLOWED = ROOT / "tests" / "slowed"
PYTEST = ("-p", "no:schemathesis", "-m", "not long")
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(100_000))"
"""Until nobody is there any more for whom it is busy."""
STOPPED = 130
"""As a shell says of what was interrupted."""


class Suite(NamedTuple):
    """A part of the gate."""

    name: str
    processes: str
    paths: tuple[str, ...]


SUITES = {
    "outside": Suite("outside", "auto", ("--ignore", "tests/browser")),
    "browser": Suite("browser", "2", ("tests/browser",)),
}


class Load(NamedTuple):
    """What makes it hard: processes that keep the machine busy, and seconds that things take longer."""

    busy: int = 2
    commits: float = 0.04
    thoughts: float = 0.3
    answers: float = 0.2
    """Of the house to a browser, at most: each page has its own."""


@contextlib.contextmanager
def loaded(count: int) -> Iterator[None]:
    """So many processes that only calculate."""
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def environment(load: Load, seed: int) -> dict[str, str]:
    """What the tests, and all processes they start, are told."""
    path = [str(SLOWED), *filter(None, [os.environ.get("PYTHONPATH")])]
    slowed = {
        "CHAUDRON_SLOW_COMMITS": str(load.commits),
        "CHAUDRON_SLOW_THOUGHTS": str(load.thoughts),
        "CHAUDRON_SLOW_ANSWERS": str(load.answers),
    }
    return {**os.environ, **slowed, "CHAUDRON_TEST_SEED": str(seed), "CI": "true", "PYTHONPATH": os.pathsep.join(path)}


def run_once(suite: Suite, load: Load, seed: int, report: Path) -> Run:
    """One run of a suite, and what failed in it."""
    spread = ["-n", suite.processes, "--dist", "worksteal"] if suite.processes != "0" else []
    chosen = [*spread, *PYTEST, f"--hypothesis-seed={seed}", f"--junitxml={report}", *suite.paths]
    began = time.monotonic()
    with loaded(load.busy):
        status = pytest(chosen, environment(load, seed))
    tests, failures = found(report) if report.exists() else (0, [])
    if status and not failures:
        failures = [Failure(f"the run of {suite.name} itself", f"pytest ended with status {status}")]
    return Run(seed, round(time.monotonic() - began), tests, failures)


def pytest(chosen: Sequence[str], env: dict[str, str]) -> int:
    """Run tests, and say at once what fails, and every tenth of the way; in the end all that pytest says of it."""
    command = [sys.executable, "-m", "pytest", "-v", *chosen]
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        try:
            pass_on(run.stdout)
        except BaseException:
            run.send_signal(signal.SIGINT)  # it ends what it has started
            raise
        return run.wait()


def pass_on(lines: Iterable[str]) -> None:
    """Of what pytest says, all that anybody wants to read."""
    is_end, tenths = False, 0
    for line in lines:
        is_end = is_end or (line.startswith("=====") and "test session starts" not in line)
        reached = int(at[1]) // 10 if (at := re.search(r"\[ *(\d+)%\]", line)) else 0
        if is_end or reached > tenths or "FAILED" in line or "ERROR" in line:
            sys.stdout.write(line)
            sys.stdout.flush()
        tenths = max(tenths, reached)


def found(report: Path) -> tuple[int, list[Failure]]:
    """How many tests there were, and those that failed."""
    cases = list(ET.parse(report).iter("testcase"))  # noqa: S314 - written by our own pytest
    failures = [
        Failure(name_of(case), (wrong.get("message") or "").partition("\n")[0])
        for case in cases
        for wrong in case
        if wrong.tag in ("failure", "error")
    ]
    return len(cases), failures


def name_of(case: ET.Element) -> str:
    """As pytest takes it on its command line; of a file that could not be read, its name."""
    place, name = case.get("classname", ""), case.get("name", "")
    return f"{place.replace('.', '/')}.py::{name}" if place else f"{name.replace('.', '/')}.py"


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.steady", description="the gate's tests again and again")
    parser.add_argument("paths", nargs="*", help="only these tests, instead of a whole suite")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--suite", choices=(*SUITES, "both"), default="both")
    parser.add_argument(
        "--seed", type=int, help="of the first run; the others follow, and those of before do not count"
    )
    parser.add_argument("--processes", default="", help="instead of as many as the gate has; 0 for none")
    parser.add_argument("--busy", type=int, default=Load().busy, help="processes that only calculate")
    parser.add_argument("--report", type=Path, metavar="FOLDER", help="where steady.json and steady.md are kept")
    return parser


def suites(args: argparse.Namespace) -> list[Suite]:
    """What is to be run."""
    if not args.paths:
        chosen = list(SUITES.values()) if args.suite == "both" else [SUITES[args.suite]]
    else:
        is_browser = all("tests/browser" in path for path in args.paths)
        chosen = [SUITES["browser" if is_browser else "outside"]._replace(name="chosen", paths=tuple(args.paths))]
    return [suite._replace(processes=args.processes or suite.processes) for suite in chosen]


def steady(suite: Suite, load: Load, runs: int, first: int | None, folder: Path | None) -> Trial:
    """Run a suite with one seed after the other until so many runs are made; each is kept at once.

    Without a first seed the runs count that were made before.
    """
    trial = Trial(suite.name, [*suite.paths], load._asdict(), [])
    if first is None and folder is not None:
        trial.runs.extend(runs_before(trial, folder)[:runs])
    seed = next_seed(trial, first)
    with tempfile.TemporaryDirectory(prefix="chaudron-steady-") as reports:
        while len(trial.runs) < runs:
            sys.stdout.write(f"== {suite.name}: run {len(trial.runs) + 1} of {runs}, seed {seed}\n")
            sys.stdout.flush()
            trial.runs.append(run_once(suite, load, seed, Path(reports) / f"{seed}.xml"))
            if folder is not None:
                keep(trial, folder)
            seed += 1
    sys.stdout.write(said(trial))
    return trial


def next_seed(trial: Trial, first: int | None) -> int:
    if trial.runs:
        return trial.runs[-1].seed + 1
    return random.SystemRandom().randrange(10**6) if first is None else first


def stop(*_: object) -> None:
    """Told to end: what was started ends too."""
    raise SystemExit(STOPPED)


def main() -> int:
    args = arguments().parse_args()
    signal.signal(signal.SIGTERM, stop)
    # whoever was started in the background ignores it, and so would all that is started here
    signal.signal(signal.SIGINT, signal.default_int_handler)
    is_whole = not args.paths and args.seed is None
    folder = args.report or (ROOT / "bench" / "results" if is_whole else None)
    load = Load(busy=args.busy)
    try:
        trials = [steady(suite, load, args.runs, args.seed, folder) for suite in suites(args)]
    except KeyboardInterrupt:
        return STOPPED
    return 1 if any(run.failures for trial in trials for run in trial.runs) else 0


if __name__ == "__main__":
    sys.exit(main())

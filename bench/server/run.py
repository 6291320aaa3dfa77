"""Measures our house and boardgame.io in turn and prints the figures: `python -m bench.server.run`."""

import argparse
import contextlib
import json
import os
import platform
import shutil
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

import uvloop

from bench.machine import describe, load_average
from bench.server import measured
from bench.server.measures import Plan, idle_in_memory, idle_put_away, paced, saturated
from bench.server.processes import LOADER_CORE, allow_many_sockets, keep_to
from bench.server.servers import BOARDGAME, running
from bench.server.start import starts
from bench.server.systems import SYSTEMS, System
from bench.timing import repeats as repeats_of
from tests.server.postgres import NoPostgres, binaries

REPEATS = 3
QUICK = Plan(0.5, 0.1, 50, 4, 1.0, 10, 5, 20, 20, 0.1)
IDLE_SECONDS = 1.0
"""A house that is to put tables away does so after this long."""


def main() -> None:
    asked = arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))  # so that no server stays behind
    repeats, plan = asked.repeats or (1 if asked.quick else REPEATS), QUICK if asked.quick else Plan()
    load_before = load_average()
    allow_many_sockets()
    keep_to(LOADER_CORE)
    chosen = {key: system for key, system in SYSTEMS.items() if key in asked.systems}
    there = {key: system for key, system in chosen.items() if not system.missing()}
    systems = measure(there, plan, repeats)
    result: measured.Server = {
        "date": datetime.now(UTC).date().isoformat(),
        "command": f"bench/run server --repeats {repeats}",
        "repeats": repeats,
        "machine": describe(one_core=bool(LOADER_CORE), load_before=load_before),
        "disk": disk(Path(tempfile.gettempdir())),
        "versions": versions(),
        "notes": [system.missing() for system in chosen.values() if system.missing()],
        "systems": systems,
    }
    print(json.dumps(result))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server.run", description=__doc__)
    parser.add_argument("--repeats", type=repeats_of, help=f"interleaved repeats ({REPEATS})")
    parser.add_argument("--quick", action="store_true", help="a smoke run; its figures mean little")
    parser.add_argument("--systems", nargs="+", choices=SYSTEMS, default=list(SYSTEMS), help="all of them")
    return parser.parse_args()


# Measuring


def measure(systems: Mapping[str, System], plan: Plan, repeats: int) -> dict[str, measured.System]:
    """Each figure of all systems in turn, and again: a busy minute then slows all."""
    figures: dict[str, measured.System] = {key: {} for key in systems}
    fast: dict[str, list[Any]] = {key: [] for key in systems}
    steady: dict[str, list[Any]] = {key: [] for key in systems}
    for repeat in range(repeats):
        for key, system in systems.items():
            say(f"server, repeat {repeat + 1} of {repeats}: {system.name}")
            fast[key].append(on_a_new_server(system, saturated, plan))
            steady[key].append(on_a_new_server(system, paced, plan))
    for key, system in systems.items():
        figures[key]["saturated"], figures[key]["paced"] = joined(fast[key]), joined(steady[key])
        say(f"server, idle tables: {system.name}")
        figures[key]["idle"] = joined([idle(system, plan)])
        if key != "memory":
            say(f"server, start: {system.name}")
            figures[key]["start"] = joined(starts(system, plan.stored, repeats))
    return figures


def on_a_new_server(system: System, what: Any, plan: Plan, *options: str) -> Any:
    with system.place() as place, running(place.command(*options), place.database) as server:
        return uvloop.run(what(system, server, plan))


def idle(system: System, plan: Plan) -> measured.Idle:
    in_memory = on_a_new_server(system, idle_in_memory, plan)
    put_away = on_a_new_server(system, idle_put_away, plan, f"--idle={IDLE_SECONDS}") if system.is_ours else 0
    return {"in_memory_kb": in_memory, "put_away_kb": put_away}


def joined(repeats: Iterable[Mapping[str, Any]]) -> measured.Repeats:
    """Figures of one shape, each with all its repeats."""
    every = list(repeats)
    return {name: [round(figures[name], 4) for figures in every] for name in every[0]}


# Where it was measured


def versions() -> dict[str, str]:
    """Of everything whose speed is in the figures."""
    found = {"Python": platform.python_version(), "aiohttp": version("aiohttp"), "SQLite": sqlite3.sqlite_version}
    with contextlib.suppress(NoPostgres):
        found["PostgreSQL"] = output(str(binaries() / "postgres"), "--version").split()[2]
    package = BOARDGAME / "node_modules" / "boardgame.io" / "package.json"
    if package.exists() and shutil.which("node"):
        found["node"] = output("node", "--version").removeprefix("v")
        found["boardgame.io"] = json.loads(package.read_text("utf-8"))["version"]
    return found


def output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout.strip()


def disk(folder: Path) -> str:
    """The kind of file system, and how long it takes until something written is durable."""
    waits = []
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        for _ in range(200):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - began)
    kind = file_system(Path("/proc/self/mounts").read_text("utf-8"), folder)
    return f"{kind}, fsync {1e3 * statistics.median(waits):.2f} ms (p50)"


def file_system(mounts: str, folder: Path) -> str:
    """The kind of the innermost one that holds a folder."""
    lines = [line.split() for line in mounts.splitlines()]
    holding = [line for line in lines if folder.is_relative_to(line[1])]
    return max(holding, key=lambda line: len(line[1]))[2]


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()

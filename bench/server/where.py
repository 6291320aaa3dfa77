"""Where the server part was measured: versions of everything, and the disk."""

import contextlib
import json
import os
import platform
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time
from importlib.metadata import version
from pathlib import Path

from bench.server.servers import BOARDGAME
from tests.server.postgres import NoPostgres, binaries


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

"""The machine, in as few words as make a figure comparable; and one core of it to measure on."""

import os
import platform
import re
import subprocess
from pathlib import Path
from typing import TypedDict


class Machine(TypedDict):
    commit: str
    cpu: str
    cores: int
    python: str
    load_before: float | None
    load_after: float | None
    one_core: bool  # this process was kept on one core


def describe(*, one_core: bool, load_before: float | None) -> Machine:
    return {
        "commit": commit(),
        "cpu": cpu_model(),
        "cores": os.cpu_count() or 1,
        "python": platform.python_version(),
        "load_before": load_before,
        "load_after": load_average(),
        "one_core": one_core,
    }


def commit() -> str:
    """What was measured; with a plus when files differ from it."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--exclude=*"],  # noqa: S607 - wherever it is
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"


def cpu_model() -> str:
    info = Path("/proc/cpuinfo")
    named = re.search(r"^model name\s*:\s*(.+)$", info.read_text(), re.MULTILINE) if info.exists() else None
    return named[1] if named else platform.machine()


def load_average() -> float | None:
    """Over the last minute; the run itself adds one."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def keep_to_one_core() -> bool:
    """This process and its children; the last core, since the first serves most interrupts."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True

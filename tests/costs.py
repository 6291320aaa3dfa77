"""What the gate's tests cost: where processors calculate, and where tests only wait.

    pytest -p tests.costs -n 2 tests            # writes a line for each test into costs.jsonl
    python -m tests.costs costs.jsonl           # the most expensive files
    python -m tests.costs before.jsonl after.jsonl

Beside seconds on the clock, which other work on the machine makes longer, there are those of the processor: of the
process itself, of all its threads, and of every child that has ended. Set-up of a file is counted with its first test.
"""

import json
import os
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

OUT = Path(os.environ.get("CHAUDRON_TEST_COSTS", "costs.jsonl")).absolute()


class Cost(NamedTuple):
    """Of some tests: how many they are, and their seconds."""

    tests: int = 0
    wall: float = 0.0
    cpu: float = 0.0

    def and_also(self, other: "Cost") -> "Cost":
        return Cost(self.tests + other.tests, self.wall + other.wall, self.cpu + other.cpu)

    def __str__(self) -> str:
        return f"{self.tests:6} {self.wall:8.1f} s {self.cpu:8.1f} s CPU"


def spent() -> float:
    """Seconds of processors so far."""
    ours, theirs = (resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return ours.ru_utime + ours.ru_stime + theirs.ru_utime + theirs.ru_stime


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    began, before = time.perf_counter(), spent()
    try:
        return (yield)
    finally:
        line = json.dumps([item.nodeid, time.perf_counter() - began, spent() - before])
        with OUT.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def read(path: Path) -> dict[str, Cost]:
    """By file; of one test that ran several times, every time."""
    costs: dict[str, Cost] = defaultdict(Cost)
    for line in path.read_text(encoding="utf-8").splitlines():
        name, wall, cpu = json.loads(line)
        file = name.partition("::")[0]
        costs[file] = costs[file].and_also(Cost(1, wall, cpu))
    return costs


def total(costs: dict[str, Cost]) -> Cost:
    result = Cost()
    for cost in costs.values():
        result = result.and_also(cost)
    return result


def table(found: Sequence[dict[str, Cost]], most: int) -> list[str]:
    """The most expensive files, and all together."""
    names = sorted(set().union(*found), key=lambda name: -max(costs.get(name, Cost()).cpu for costs in found))
    lines = ["  ".join([*(str(costs.get(name, Cost())) for costs in found), name]) for name in names[:most]]
    return [*lines, "  ".join([*(str(total(costs)) for costs in found), "all"])]


if __name__ == "__main__":
    sys.stdout.write("\n".join(table([read(Path(path)) for path in sys.argv[1:]], 40)) + "\n")

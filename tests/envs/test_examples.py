"""The examples of the laboratory run as they are, and so does the Python in its page."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples" / "lab").glob("*.py"))
PAGE = (ROOT / "docs" / "lab.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
BESIDE = ("openspiel", "polars", "duckdb", "games.parquet")
"""What `make beside` runs."""


def run(*arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-W", "error", *arguments], capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.parametrize("example", [one for one in EXAMPLES if one.stem[5:] not in BESIDE], ids=lambda path: path.stem)
def test_an_example_runs(example: Path) -> None:
    assert run(str(example), "2")


def test_there_is_a_short_example_for_each_environment_and_the_page_names_it() -> None:
    assert len(EXAMPLES) == 4
    assert [one.name for one in EXAMPLES if len(one.read_text("utf-8").splitlines()) > 40] == []
    assert [one.name for one in EXAMPLES if f"../examples/lab/{one.name}" not in PAGE] == []


@pytest.mark.parametrize("block", [block for block in BLOCKS if not any(word in block for word in BESIDE)])
def test_the_python_of_the_page_runs(block: str) -> None:
    run("-c", block)


@pytest.mark.long
def test_the_seat_of_the_example_learns() -> None:
    said = run(str(ROOT / "examples" / "lab" / "with_gymnasium.py"), "300")
    first, last = map(float, re.findall(r"-?\d+\.\d", said))
    assert last > first + 1 > 5

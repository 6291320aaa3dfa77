"""The examples of the laboratory run as they are, and so does the Python in its page."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from chaudron import cli

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


FIVE_MINUTES = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()
COMMANDS = [line[2:].split("#")[0].strip() for line in FIVE_MINUTES]


def test_the_five_minutes_start_from_a_checkout_with_what_is_there() -> None:
    assert COMMANDS[0] == "make setup && . .venv/bin/activate"
    scripts = [command.split()[1] for command in COMMANDS if command.startswith("python ")]
    assert len(scripts) == 2
    assert [script for script in scripts if not (ROOT / script).is_file()] == []


def test_the_commands_of_the_five_minutes_run_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = [command for command in COMMANDS if command.startswith("chaudron ")]
    assert len(commands) == 3
    for command in commands:
        assert cli.main(shlex.split(command.replace("--games 200", "--games 2 --jobs 1"))[1:]) == 0
    assert (tmp_path / "report.html").is_file()


@pytest.mark.long
def test_the_seat_of_the_example_learns() -> None:
    said = run(str(ROOT / "examples" / "lab" / "with_gymnasium.py"), "300")
    first, last = map(float, re.findall(r"-?\d+\.\d", said))
    assert last > first + 1 > 5

"""Kernel and games run, alike and without a warning, on every supported Python that this machine has."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"

SCRIPT = """
import json, sys
from chaudron.games import SHELF
from chaudron.kernel.check import check
game = SHELF["belcastel"]
checked = check(game, 3, {"books": "g2-b1-r2-y2-p4", "cauldron_side": "tubes"}, seed=5, every=5)
json.dump([checked.decisions, checked.sealed, checked.result], sys.stdout)
"""


def played_by(python: str) -> str:
    """The game that a Python plays, with nothing but the standard library and our sources."""
    environment = {"PYTHONPATH": str(SRC)}
    command = [python, "-W", "error", "-s", "-c", SCRIPT]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def works(python: str) -> bool:
    return subprocess.run([python, "-c", "pass"], capture_output=True, check=False).returncode == 0


def pythons() -> list[str]:
    """The Python of these tests, and every other supported one on the path."""
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 15)]
    return [sys.executable, *[python for python in found if python and works(python)]]


@pytest.mark.parametrize("python", pythons())
def test_every_python_plays_the_same_game(python: str) -> None:
    decisions, sealed, result = json.loads(played_by(python))
    assert decisions > 100
    assert sealed > 0
    assert json.loads(played_by(sys.executable)) == [decisions, sealed, result]

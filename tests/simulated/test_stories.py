"""A thousand stories hold, and every fault that is planted is found."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.simulated.__main__ import told
from tests.simulated.planted import PLANTS, Plant
from tests.simulated.world import Wrong, story

pytestmark = pytest.mark.real_luck  # all luck follows from the seed of the story, here and on the command line
SEEDS, AT_ONCE = 1000, 20


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_whatever_goes_wrong_nothing_is_lost_and_nothing_is_told_too_soon(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        story(seed)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_fault_that_is_planted_is_found(plant: Callable[[], Plant]) -> None:
    with plant(), pytest.raises(Wrong) as found:
        stories(SEEDS)
    assert any("python -m tests.simulated --seed" in note for note in found.value.__notes__)


def stories(count: int) -> None:
    for seed in range(count):
        story(seed)


def test_a_story_is_the_same_every_time() -> None:
    one, other = story(4711), story(4711)
    assert one.disk.written
    assert one.disk.written == other.disk.written
    assert one.heard_at == other.heard_at


def test_a_story_that_fails_here_comes_back_on_the_command_line() -> None:
    here = told(story(4711))
    command = [sys.executable, "-m", "tests.simulated", "--seed", "4711"]
    there = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    assert here in there.stdout

"""A thousand stories hold, and every fault that is planted is found."""

from collections.abc import Callable

import pytest

from tests.simulated.planted import PLANTS, Plant
from tests.simulated.world import Wrong, story

SEEDS, AT_ONCE = 1000, 20
TRIES = 150


@pytest.mark.parametrize("first", range(0, SEEDS, AT_ONCE))
def test_whatever_goes_wrong_nothing_is_lost_and_nothing_is_told_too_soon(first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        story(seed)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_fault_that_is_planted_is_found(plant: Callable[[], Plant]) -> None:
    with plant(), pytest.raises(Wrong):
        stories(TRIES)


def stories(count: int) -> None:
    for seed in range(count):
        story(seed)


def test_a_story_is_the_same_every_time() -> None:
    one, other = story(4711), story(4711)
    assert one.disk.written
    assert one.disk.written == other.disk.written
    assert one.heard_at == other.heard_at

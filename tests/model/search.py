"""Every state that the model can reach, looked at once; what must never happen is told with the way that led there."""

from collections import deque
from typing import NamedTuple

from tests.model.owners import Bounds, Rules, World, Wrong, beginning, steps


class Found(NamedTuple):
    """What a search has seen."""

    states: int
    steps: int
    deepest: int


class Broken(AssertionError):
    """A way to something that must never happen."""


def search(rules: Rules = Rules(), bounds: Bounds = Bounds(), most: int | None = None) -> Found:  # noqa: B008 - both are constants
    """Go every way, shortest first; raises `Broken`. `most`: states to look at, if not all."""
    first = beginning(bounds)
    came_from: dict[World, tuple[World, str] | None] = {first: None}
    waiting, seen_steps, deepest = deque([(first, 0)]), 0, 0
    while waiting and (most is None or len(came_from) < most):
        world, depth = waiting.popleft()
        deepest = max(deepest, depth)
        try:
            for what, after in steps(world, rules, bounds):
                seen_steps += 1
                if after not in came_from:
                    came_from[after] = world, what
                    waiting.append((after, depth + 1))
        except Wrong as wrong:
            raise Broken("\n".join([*_way_to(world, came_from), str(wrong)])) from wrong
    return Found(len(came_from), seen_steps, deepest)


def _way_to(world: World, came_from: dict[World, tuple[World, str] | None]) -> list[str]:
    way = []
    before = came_from[world]
    while before is not None:
        way.append(before[1])
        before = came_from[before[0]]
    return way[::-1]

"""Chances of drawing so many chips out of a bag."""

from functools import lru_cache
from math import comb

AHEAD = 5
"""How many draws are looked at."""


@lru_cache(maxsize=100_000)
def quiet_chances(ones: int, twos: int, threes: int, number: int, bears: int) -> tuple[float, ...]:
    """The chances that one, two, three, … chips of a bag bring no more whites than a cauldron still bears."""
    others = number - ones - twos - threes
    ways = [0] * (AHEAD + 1)
    for a in range(min(ones, AHEAD) + 1):
        for b in range(min(twos, AHEAD - a) + 1):
            for c in range(min(threes, AHEAD - a - b) + 1):
                if a + 2 * b + 3 * c <= max(bears, 0):
                    hands = comb(ones, a) * comb(twos, b) * comb(threes, c)
                    for draws in range(a + b + c, AHEAD + 1):
                        ways[draws] += hands * comb(others, draws - a - b - c)
    return tuple(ways[draws] / comb(number, draws) for draws in range(1, min(AHEAD, number) + 1))


def none_of(number: int, worse: int, total: int) -> float:
    """The chance that so many chips all come from the worse ones."""
    chance = 1.0
    for drawn in range(min(number, total)):
        chance *= max(worse - drawn, 0) / (total - drawn)
    return chance

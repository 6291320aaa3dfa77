"""[BEL-10.2] How much one more black chip helps: much where it makes one the first, little where one is already.

Apprentices seldom own more than two, so that what was learned from them says nothing about the fourth.
"""

from functools import lru_cache
from math import comb

LAID = 0.6
"""About so many of the chips of a bag are laid in a round."""
DROP, RUBY = 0.7, 0.3
"""What the prizes are worth beside each other."""


def _laid(owned: int) -> list[float]:
    """How likely none, one, two, … of so many chips are laid."""
    return [comb(owned, laid) * LAID**laid * (1 - LAID) ** (owned - laid) for laid in range(owned + 1)]


@lru_cache(maxsize=4096)
def prize(mine: int, theirs: int, is_for_two: bool) -> float:
    """What so many black chips bring in a round, against neighbors who own so many."""
    total = 0.0
    for laid, likely in enumerate(_laid(mine)):
        fewer = sum(_laid(theirs)[:laid])
        as_many = _laid(theirs)[laid] if laid <= theirs else 0.0
        if is_for_two:
            total += likely * (fewer + (DROP * as_many if laid else 0.0))
        else:
            total += likely * ((1 - (1 - fewer) ** 2) * DROP + fewer**2 * RUBY)
    return total


@lru_cache(maxsize=4096)
def gain(mine: int, theirs: float, is_for_two: bool) -> float:
    """What the next black chip adds, beside what it adds to somebody like an apprentice among apprentices."""
    low = int(theirs)
    part = theirs - low
    added = [prize(mine + 1, other, is_for_two) - prize(mine, other, is_for_two) for other in (low, low + 1)]
    return ((1 - part) * added[0] + part * added[1]) / _usual(is_for_two)


@lru_cache(maxsize=2)
def _usual(is_for_two: bool) -> float:
    return (prize(2, 1, is_for_two) - prize(0, 1, is_for_two)) / 2

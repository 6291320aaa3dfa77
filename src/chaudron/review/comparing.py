"""What a choice cost, told apart from noise.

A best option that is chosen and valued by the same few guesses looks better than it is: whoever plays would always seem
to lose. So one half of the guesses chooses the best, and the other says what it is worth, both ways round; and what
lies within the noise counts as nothing.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from chaudron.review.trials import Values, minus, plus, scaled

LEAST = 0.0005
"""In chances to win: less is nothing."""
NOISE = 2.0
"""So many standard errors away from nothing a difference counts."""

Samples = Mapping[str, Sequence[Values]]
"""Of every option what it is worth to all seats, guess by guess: the same guesses for all."""


class Compared(NamedTuple):
    """A choice beside the best."""

    best: str
    """The choice itself, where nothing is better beyond the noise."""
    change: Values
    """What the choice changed for everybody against the best."""


def mean(values: Sequence[Values]) -> Values:
    total = values[0]
    for one in values[1:]:
        total = plus(total, one)
    return scaled(total, 1 / len(values))


def cost_of(samples: Samples, chosen: str, own: int) -> Compared:
    """What a choice cost; `own` is the place of the chance of its seat among the values."""
    best = best_of(samples, chosen, own)
    if len(samples[chosen]) == 1:
        change, error = minus(samples[chosen][0], samples[best][0]), 0.0
    else:
        change, error = halved(samples, chosen, own)
    if -change[own] < max(LEAST, NOISE * error):
        return Compared(chosen, [0.0] * len(change))
    return Compared(best, change)


def halved(samples: Samples, chosen: str, own: int) -> tuple[Values, float]:
    """The choice less what each half of the guesses holds for the best, by the other half; and its standard error."""
    even, odd = slice(0, None, 2), slice(1, None, 2)
    changes, errors = [], 0.0
    for choosing, valuing in ((even, odd), (odd, even)):
        best = best_of({option: values[choosing] for option, values in samples.items()}, chosen, own)
        pairs = zip(samples[chosen][valuing], samples[best][valuing], strict=True)
        differences = [minus(mine, other) for mine, other in pairs]
        changes.append(mean(differences))
        errors += error_of([one[own] for one in differences]) ** 2
    return mean(changes), math.sqrt(errors) / 2


def best_of(samples: Samples, chosen: str, own: int) -> str:
    """The one with the best chance to win; of equals the one that was chosen."""
    return max(samples, key=lambda option: (mean(samples[option])[own], option == chosen))


def ahead_of(samples: Samples, best: str, other: str, own: int) -> float:
    """How much better an option is than another; nothing where that may be noise."""
    differences = [mine[own] - its[own] for mine, its in zip(samples[best], samples[other], strict=True)]
    found = sum(differences) / len(differences)
    return found if found > NOISE * error_of(differences) else 0.0


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of their mean; of a single one none is known."""
    if len(numbers) < 2:
        return 0.0
    middle = sum(numbers) / len(numbers)
    return math.sqrt(sum((one - middle) ** 2 for one in numbers) / (len(numbers) - 1) / len(numbers))

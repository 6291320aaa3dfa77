"""Random numbers for bots at the ball: they come from the seed and from what is seen, nothing else."""

import random

from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


def rng_for(seed: int, view: View, ask: Ask) -> random.Random:
    """The same numbers for the same decision; others in another moment, for another seat or hand."""
    hand = view["seats"][ask.seat]["hand"]
    seen = (seed, ask.seat, ask.about.key, view["round"], view["tour"], view["carabosse"], view["pile"])
    return random.Random(repr((*seen, view["discard"], view["defense"], view["reading"], hand)))  # noqa: S311 - whims

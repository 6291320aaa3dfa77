"""Chance for bots at the ball: what one thought needs of it comes from the seed and from what is seen, nothing else."""

import random

from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


def luck(seed: int, view: View, ask: Ask) -> random.Random:
    """The same thought always has the same luck; another moment, seat or hand has another."""
    hand = view["seats"][ask.seat]["hand"]
    seen = (seed, ask.seat, ask.about.key, view["round"], view["tour"], view["carabosse"], view["pile"])
    return random.Random(repr((*seen, view["discard"], view["defense"], view["reading"], hand)))  # noqa: S311 - whims

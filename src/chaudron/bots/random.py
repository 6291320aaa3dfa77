"""The bot that takes any option as well as another."""

import random

from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


class RandomBot:
    """Chooses evenly among the options."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)  # noqa: S311 - a bot's whims, not the luck of a game

    def choose(self, view: View, ask: Ask) -> str:
        return self.rng.choice(ask.options)

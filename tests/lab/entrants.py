"""Bots for tournaments whose results are known beforehand."""

from chaudron.bots.random import RandomBot
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


class First:
    """Always takes the first option."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        return ask.options[0]


class Twin(RandomBot):
    """Plays exactly like the random bot of the same seed."""

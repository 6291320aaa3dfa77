"""The random bot of the ball: it takes any option as well as another, but reads and listens as all bots do."""

from chaudron.bots.bal.reading import by_ear
from chaudron.bots.bal.rng import rng_for
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


class RandomReader:
    """Chooses evenly among the options; formulas by diction and ear [BAL-8.7]."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        return by_ear(self.seed, view, ask) or rng_for(self.seed, view, ask).choice(ask.options)

"""How the witches of Blackwood learn: first the parameters of the rollout policy, then the value of what they have."""

from collections.abc import Callable
from typing import Any

from chaudron.bots.blackwood.parameters import Parameters
from chaudron.lab.blackwood.learning import learn_value
from chaudron.lab.blackwood.tuning import CANDIDATES, tune
from chaudron.lab.workers import Workers

USUAL_GAMES = 37_952
"""156 for each candidate in every round of tuning, then 8000 to learn from."""
TUNING_SHARE = 0.79
"""The part of the games in which parameters are compared."""
ROUNDS = 6
"""Of tuning."""


def train(seed: int, games: int, workers: Workers, log: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """What is written as `weights.json`: the same for a seed, whoever plays."""
    each = max(2, int(games * TUNING_SHARE) // (ROUNDS * CANDIDATES) // 2 * 2)
    parameters = tune(seed, each, ROUNDS, workers, log, Parameters())
    return learn_value(seed + 1, games - each * ROUNDS * CANDIDATES, workers, log, parameters)

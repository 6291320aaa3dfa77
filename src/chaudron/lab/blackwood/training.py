"""How the witches of Blackwood learn: first what they like, then what becomes of what they have."""

from collections.abc import Callable
from typing import Any

from chaudron.bots.blackwood.taste import Taste
from chaudron.lab.blackwood.foresight import learn_outlook
from chaudron.lab.blackwood.tasting import CANDIDATES, taste_by_play

USUAL_GAMES = 37_952
"""156 for each candidate in every round of tasting, then 8000 to learn from."""
TASTING = 0.79
"""The part of the games in which tastes are compared."""
ROUNDS = 6
"""Of tasting."""


def train(seed: int, games: int, jobs: int, log: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    """What is written as `weights.json`: the same for a seed, whatever `jobs` is."""
    each = max(2, int(games * TASTING) // (ROUNDS * CANDIDATES) // 2 * 2)
    taste = taste_by_play(seed, each, ROUNDS, jobs, log, Taste())
    return learn_outlook(seed + 1, games - each * ROUNDS * CANDIDATES, jobs, log, taste)

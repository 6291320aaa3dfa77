"""Tables of the ball with any options, for tests of bots."""

import random
from typing import Any

from chaudron.games.bal import BAL
from chaudron.kernel.chance import Counter
from tests.soak.courses import COURSES


def any_ball(rng: random.Random, **options: Any) -> Any:
    """A table that has begun: any number of players, any value of every option."""
    box = COURSES["bal"].random_box(rng)
    table = BAL.table(BAL.box(box.players, {**box.options, **options}), Counter(box.players, rng.getrandbits(32)))
    table.begin()
    return table

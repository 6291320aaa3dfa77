"""Tables of Blackwood with any options, for tests of bots."""

import random
from typing import Any

from chaudron.games.blackwood import BLACKWOOD
from chaudron.kernel.chance import Counter


def any_wood(rng: random.Random, **options: Any) -> Any:
    """A table that has begun: any number of witches, any value of every option."""
    players = rng.choice(BLACKWOOD.players)
    drawn = {
        "first_witch": rng.choice(("random", *range(players))),
        "fagus_limit": rng.choice((0, 1, 10)),
        "swap_phases": rng.choice(("both", "search", "return")),
        "sniff_phases": rng.choice(("return", "both")),
        "favour": rng.choice((False, True)),
    }
    table = BLACKWOOD.table(BLACKWOOD.box(players, {**drawn, **options}), Counter(players, rng.getrandbits(32)))
    table.begin()
    return table

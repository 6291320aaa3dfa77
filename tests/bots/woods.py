"""Tables of Blackwood with any options, for tests of bots."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from chaudron.bots import LEVELS, STAND_INS
from chaudron.bots.blackwood import Apprentice, Fallback
from chaudron.bots.random import RandomBot
from chaudron.games import SHELF
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


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """Blackwood among the games, with its bots, whether or not it is there already."""
    parts: tuple[tuple[dict[str, Any], Any], ...] = (
        (SHELF, BLACKWOOD),
        (LEVELS, {"random": RandomBot, "apprentice": Apprentice}),
        (STAND_INS, Fallback),
    )
    added = [known for known, _ in parts if "blackwood" not in known]
    for known, mine in parts:
        known.setdefault("blackwood", mine)
    try:
        yield
    finally:
        for known in added:
            del known["blackwood"]

"""Boxes for tournaments: any books, witches or levels of the ball, another mix for every seed."""

import random
from collections.abc import Callable
from typing import Any

from chaudron.games.belcastel.components import BOOK_COLORS, SETS
from chaudron.games.belcastel.witches.box import ALL_SETS, NEW_SETS


def belcastel(luck: random.Random) -> dict[str, Any]:
    return {"books": {color: luck.choice(SETS) for color in BOOK_COLORS}}


def witches(luck: random.Random) -> dict[str, Any]:
    """Also the new books of two colors, more often than not, and now and then the other side of the cauldrons."""
    books: dict[str, int] = {color: luck.choice(ALL_SETS) for color in BOOK_COLORS}
    extra = {color: luck.choice(NEW_SETS) for color in ("black", "locoweed") if luck.random() < 0.7}
    return {"books": {**books, **extra}, "cauldron_side": luck.choice(("plain", "plain", "tubes"))}


def bal(luck: random.Random) -> dict[str, Any]:
    return {"level": luck.choice(("easy", "medium", "hard"))}


def blackwood(luck: random.Random) -> dict[str, Any]:
    return {"favour": luck.choice((False, True))}


RANDOM: dict[str, Callable[[random.Random], dict[str, Any]]] = {
    "belcastel": belcastel,
    "witches": witches,
    "bal": bal,
    "blackwood": blackwood,
}


def random_options(game: str, luck: random.Random) -> dict[str, Any]:
    """The options of a random box."""
    return RANDOM[game](luck)

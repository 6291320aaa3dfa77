"""Opponents. A bot receives a seat's view and what it is asked, nothing else (`chaudron.kernel.game.Bot`)."""

from collections.abc import Callable

from chaudron.bots import bal, belcastel, blackwood
from chaudron.bots.random import RandomBot
from chaudron.kernel.game import BadOption, Bot

LEVELS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "belcastel": {"random": RandomBot, **belcastel.LEVELS},
    "witches": {"random": RandomBot, **belcastel.LEVELS},
    "bal": {"random": bal.RandomReader, **bal.LEVELS},
    "blackwood": {"random": RandomBot, **blackwood.LEVELS},
}
"""The levels of each game, from the weakest to the strongest. The first answers for bots that fail, and in tests."""
RANKS = ("child", "novice", "apprentice", "adept", "master")
"""The levels that a host is offered, in every game."""
USUAL = "apprentice"
"""Who sits down when nobody chose a level."""
STAND_INS: dict[str, Callable[[int], Bot]] = {
    **dict.fromkeys(("belcastel", "witches"), belcastel.Apprentice),
    "bal": bal.Fallback,
    "blackwood": blackwood.Fallback,
}
"""Who answers for people who are absent."""


STAND_IN = "stand-in"
"""In the place of a level: whoever answers for the absent."""


def bot(game: str, level: str, seed: int) -> Bot:
    """A bot of a level; the seed decides what it does where it does not care. Raises `BadOption`."""
    levels = LEVELS.get(game, {})
    if level not in levels:
        raise BadOption("unknown_bot", given=level, known=", ".join(levels))
    return levels[level](seed)


def stand_in(game: str, seed: int) -> Bot:
    """Who answers for somebody who is absent, or has left [BAL-9.1, BAL-9.2]."""
    return STAND_INS[game](seed)

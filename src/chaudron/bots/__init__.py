"""Opponents. A bot receives a seat's view and what it is asked, nothing else (`chaudron.kernel.game.Bot`)."""

from collections.abc import Callable

from chaudron.bots import bal, blackwood
from chaudron.bots.belcastel import Apprentice
from chaudron.bots.random import RandomBot
from chaudron.kernel.game import BadOption, Bot

LEVELS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "belcastel": {"random": RandomBot, "apprentice": Apprentice},
    "witches": {"random": RandomBot, "apprentice": Apprentice},
    "bal": {"random": bal.Whims, "apprentice": bal.Apprentice},
    "blackwood": {"random": RandomBot, "apprentice": blackwood.Apprentice},
}
"""The levels of each game, from the weakest to the strongest."""
STAND_INS: dict[str, Callable[[int], Bot]] = {"bal": bal.Fallback, "blackwood": blackwood.Fallback}
"""Who answers for people who are absent; in games that are not named here, the strongest level."""


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
    make = STAND_INS.get(game) or list(LEVELS[game].values())[-1]
    return make(seed)

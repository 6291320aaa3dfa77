"""Opponents. A bot receives a seat's view and what it is asked, nothing else (`chaudron.kernel.game.Bot`)."""

from collections.abc import Callable

from chaudron.bots.belcastel import Apprentice
from chaudron.bots.random import RandomBot
from chaudron.kernel.game import BadOption, Bot

LEVELS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "belcastel": {"random": RandomBot, "apprentice": Apprentice},
    "witches": {"random": RandomBot, "apprentice": Apprentice},
}
"""The levels of each game, from the weakest to the strongest."""


def bot(game: str, level: str, seed: int) -> Bot:
    """A bot of a level; the seed decides what it does where it does not care. Raises `BadOption`."""
    levels = LEVELS.get(game, {})
    if level not in levels:
        raise BadOption("unknown_bot", given=level, known=", ".join(levels))
    return levels[level](seed)

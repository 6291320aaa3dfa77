"""The bots of Belcastel, with or without witches, from a child to a master. Which module does what: docs/bots.md."""

from collections.abc import Callable

from chaudron.bots.belcastel.apprentice import Apprentice
from chaudron.bots.belcastel.beginners import Child, Novice
from chaudron.bots.belcastel.experts import Adept, Master
from chaudron.kernel.game import Bot

__all__ = ["LEVELS", "Adept", "Apprentice", "Child", "Master", "Novice"]

LEVELS: dict[str, Callable[[int], Bot]] = {
    "child": Child,
    "novice": Novice,
    "apprentice": Apprentice,
    "adept": Adept,
    "master": Master,
}
"""The levels of this game, from the weakest to the strongest."""

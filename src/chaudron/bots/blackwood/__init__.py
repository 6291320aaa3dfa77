"""The bots of Blackwood, from a child to a master. Which module does what: docs/bots.md."""

from collections.abc import Callable

from chaudron.bots.blackwood.apprentice import DECISIONS, Apprentice
from chaudron.bots.blackwood.beginners import Child, Novice
from chaudron.bots.blackwood.experts import Adept, Master
from chaudron.bots.blackwood.fallback import Fallback
from chaudron.kernel.game import Bot

__all__ = ["DECISIONS", "LEVELS", "Adept", "Apprentice", "Child", "Fallback", "Master", "Novice"]

LEVELS: dict[str, Callable[[int], Bot]] = {
    "child": Child,
    "novice": Novice,
    "apprentice": Apprentice,
    "adept": Adept,
    "master": Master,
}
"""The levels of this game, from the weakest to the strongest."""

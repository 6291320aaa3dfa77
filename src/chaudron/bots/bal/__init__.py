"""The bots of Le Bal des Sorcières, from a child to a master. Which module does what: docs/bots.md."""

from collections.abc import Callable

from chaudron.bots.bal.apprentice import DECISIONS, Apprentice
from chaudron.bots.bal.beginners import Child, Novice
from chaudron.bots.bal.experts import Adept, Master
from chaudron.bots.bal.fallback import Fallback
from chaudron.bots.bal.random_bot import RandomReader
from chaudron.kernel.game import Bot

__all__ = ["DECISIONS", "Adept", "Apprentice", "Child", "Fallback", "Master", "Novice", "RandomReader"]

LEVELS: dict[str, Callable[[int], Bot]] = {
    "child": Child,
    "novice": Novice,
    "apprentice": Apprentice,
    "adept": Adept,
    "master": Master,
}
"""The levels of this game, from the weakest to the strongest."""

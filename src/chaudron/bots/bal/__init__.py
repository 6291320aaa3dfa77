"""The levels of Le Bal des Sorcières.

`beginners` child and novice, by whims and simple rules · `apprentice` the rules of somebody who counts cards, which
the adept follows too · `experts` adept and master, who try options in tables they guess; there everybody plays by the
`light` policy, for which `outlook` says what attacks promise, by a learned `value` · `reading` reads and listens for
all of them · `fallback` answers for whoever is absent, `whims` is for the laboratory.
"""

from collections.abc import Callable

from chaudron.bots.bal.apprentice import DECISIONS, Apprentice
from chaudron.bots.bal.beginners import Child, Novice
from chaudron.bots.bal.experts import Adept, Master
from chaudron.bots.bal.fallback import Fallback
from chaudron.bots.bal.whims import Whims
from chaudron.kernel.game import Bot

__all__ = ["DECISIONS", "Adept", "Apprentice", "Child", "Fallback", "Master", "Novice", "Whims"]

LEVELS: dict[str, Callable[[int], Bot]] = {
    "child": Child,
    "novice": Novice,
    "apprentice": Apprentice,
    "adept": Adept,
    "master": Master,
}
"""The levels of this game, from the weakest to the strongest."""

"""The levels of Le Bal des Sorcières.

`child` and `novice` play by whims and simple rules. Apprentice and adept have good sense (`sense`): the adept forgets
nothing of it. The master (`thinking`) tries options in tables it guesses, where everybody plays by the `light` policy,
for which `outlook` says what attacks promise, by a learned `value`. `reading` reads and listens for all of them.
`fallback` answers for whoever is absent, `whims` is for the laboratory.
"""

from collections.abc import Callable

from chaudron.bots.bal.child import Child
from chaudron.bots.bal.fallback import Fallback
from chaudron.bots.bal.novice import Novice
from chaudron.bots.bal.sense import DECISIONS, Apprentice
from chaudron.bots.bal.thinking import Adept, Master
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

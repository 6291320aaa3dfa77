"""The witches of Blackwood who are no people, from a child to a master.

`beginners` child and novice · `apprentice` · `experts` adept and master, who try what they might do in
tables they guess; there everybody plays by `habits`, which weigh by `hopes` and `brewing` with a learned `taste`, and
`outlook` says what the rounds have brought · `position` what a view holds · `fallback` answers for the absent.
"""

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

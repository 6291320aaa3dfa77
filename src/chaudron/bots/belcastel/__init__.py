"""The bots of Belcastel, with or without witches.

`beginners` the child and the novice, by rules of thumb · `apprentice` the true risk of the next chip, and a plan ·
`experts` the adept and the master: what was learned from many games, and a look ahead.

For the experts: `estate` what a seat has, `worth` what that is worth (`moths`: black chips beside those of the others),
`purchases` what coins buy, `ending` what a cauldron brings, `kinds`, `pot` and `chances` drawing on, `race` who wins,
`thought` all of it about one table, `at_the_cauldron` and `at_the_market` how answers are weighed.
"""

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

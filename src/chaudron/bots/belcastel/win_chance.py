"""Who wins: near the end a bold cauldron may be right for whoever is behind, and a quiet one for whoever leads."""

from math import erf, sqrt

from chaudron.bots.belcastel.ending import SPACES, Ending
from chaudron.bots.belcastel.value import Weights, Worth
from chaudron.games.belcastel.components import ROUNDS
from chaudron.games.belcastel.table import BREWING, Table

STILL_BREWING = 4.5
"""How far the worth of a cauldron that still brews may end from what is expected of it."""
FLAT = 0.002
"""Where a point more changes the chance to win by less than this, points are all that counts."""


class WinChance:
    """How likely a seat wins, by what its cauldron will be worth."""

    def __init__(self, ending: Ending, weights: Weights) -> None:
        self.ending, table = ending, ending.table
        self.left = ROUNDS - table.round
        self.future = weights.spread(table.box.game, self.left)
        others = [seat for seat in range(table.box.players) if seat != ending.seat]
        self.rivals = [self._rival(table, seat) for seat in others]
        """For each of the others: how far it will be ahead without this cauldron, and how sure that is."""

    def _rival(self, table: Table, seat: int) -> tuple[float, float]:
        other, rates = table.seats[seat], self.ending.worth.rates
        theirs = Worth(table, seat, rates)
        spread = self.future**2 + (STILL_BREWING**2 if other.state == BREWING else 0.25)
        return theirs.total + self.ending.of_another(other) - self.ending.worth.total, sqrt(spread)

    def chance(self, worth: float) -> float:
        """How likely the seat wins if its cauldron is worth so much."""
        chance = 1.0
        for ahead, spread in self.rivals:
            chance *= 0.5 + 0.5 * erf((worth - ahead) / (spread * sqrt(2)))
        return chance

    def weigh_by_chance(self, now: float) -> None:
        """Weigh every end by the chance to win, in such a measure that a point counts as a point about here."""
        here = self.chance(now)
        slope = (self.chance(now + 1) - self.chance(now - 1)) / 2
        if slope < FLAT:
            return
        for spaces in (self.ending.stopped, self.ending.protected, self.ending.exploded):
            for space in SPACES:
                spaces[space] = now + (self.chance(spaces[space]) - here) / slope

"""The master: wiser about points and black chips than the adept, with a longer look into the bag and at who wins."""

from chaudron.bots.belcastel.adept import Adept
from chaudron.bots.belcastel.pot import Pot
from chaudron.bots.belcastel.race import Race
from chaudron.bots.belcastel.thought import Thought
from chaudron.bots.belcastel.worth import Weights, learned
from chaudron.games.belcastel.table import Table

LAYS = 20_000
"""How many chips the master lays in thought for one decision, about."""


class Master(Adept):
    """Looks as far as it can, and plays to win rather than for points."""

    def __init__(self, seed: int, weights: Weights | None = None, lays: int = LAYS) -> None:
        super().__init__(seed, weights or learned(wise=True), lays)

    def count(self, table: Table, seat: int) -> Thought:
        return FarThought(table, seat, self.weights, self.lays)

    def think(self, table: Table, seat: int) -> Thought:
        return RacingThought(table, seat, self.weights, self.lays)


class FarThought(Thought):
    """A thought that looks beyond the horizon."""

    glides = True


class RacingThought(FarThought):
    """A thought that looks at the others, too."""

    def prepare(self, pot: Pot) -> None:
        """Ends are weighed by the chance to win."""
        Race(self.ending, self.weights).bend(pot.stop(self.state(self.table)))

"""[BEL-10.1] The bonus die."""

from chaudron.games.belcastel.components import DIE, DIE_BONUS
from chaudron.games.belcastel.gains import gain_bonus
from chaudron.games.belcastel.table import Table
from chaudron.kernel.rule import Rule, Then, rule, step


@rule
class RollDie(Rule):
    """[BEL-10.1] Roll the bonus die and take what it shows."""

    seat: int
    cause: str = "BEL-10.1"

    @step
    def roll(self, table: Table) -> Then:
        face = table.chance.roll(self.seat, DIE)
        table.tell("rolled", self.cause, seat=self.seat, face=face)
        return gain_bonus(table, self.seat, DIE_BONUS[face], self.cause)


def rolls(table: Table, seat: int, cause: str) -> list[Rule]:
    """[BEL-16.15, WIT-5.2] One roll in scoring; with the card pot_is_full: two."""
    return [RollDie(seat, cause) for _ in range(2 if table.card == "pot_is_full" else 1)]

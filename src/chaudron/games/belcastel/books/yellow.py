"""[BEL-7.3] Mandrakes. yellow-2 and yellow-4 are in `laying.distance`, yellow-3 in `laying.explosion_limit`."""

from chaudron.games.belcastel.choices import ABOUT, BACK, KEEP
from chaudron.games.belcastel.components import WHITE, Chip
from chaudron.games.belcastel.gains import put_in_bag
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def white_back(table: Table, seat: int, chip: Chip) -> Then:
    """[BEL-7.3] yellow-1: a white chip laid directly before it may go back in the bag."""
    mine = table.seats[seat].chips
    return WhiteBack(seat) if len(mine) > 1 and mine[-2].color is WHITE else None


@rule
class WhiteBack(Rule):
    """[BEL-7.3] yellow-1: the yellow chip stays where it was laid, and the emptied space stays empty."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        return Ask(self.seat, ABOUT.MANDRAKE, (BACK, KEEP))

    @step
    def put_back(self, table: Table, choice: Choice) -> Then:
        if choice is BACK:
            white = table.seats[self.seat].pick_up(-2)
            put_in_bag(table, self.seat, white)
            table.tell("back_in_bag", "BEL-7.3", seat=self.seat, chip=white)
        return None

"""[BEL-7.3, WIT-5.4] Mandrakes. yellow-2 and yellow-4: `laying.distance`; yellow-3: `laying.explosion_limit`."""

from chaudron.games.belcastel.choices import ABOUT, BACK, KEEP
from chaudron.games.belcastel.components import WHITE, Chip
from chaudron.games.belcastel.gains import draw_chips, put_in_bag, return_chips
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
            mine = table.seats[self.seat]
            white = mine.pick_up(-2)
            put_in_bag(table, self.seat, white)
            table.tell("back_in_bag", "BEL-7.3", seat=self.seat, chip=white, whites=mine.whites)
        return None


SPACES_FOR_A_RUBY = 3
"""[WIT-5.1] yellow-6: what a ruby adds."""


def shown_value(table: Table, seat: int) -> int:
    """[WIT-5.4] yellow-5: the value of a chip that is drawn, shown and put back; an empty bag adds nothing."""
    drawn = draw_chips(table, seat, 1)
    value = sum(chip.value for chip in drawn)
    for chip in drawn:
        table.tell("drew_along", "WIT-5.4", seat=seat, chip=chip)
    return_chips(table, seat, drawn)
    return value

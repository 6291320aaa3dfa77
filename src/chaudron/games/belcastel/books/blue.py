"""[BEL-7.3, WIT-5.4] Crow skulls. blue-2, the protection, is `is_protected` in `laying`."""

from chaudron.games.belcastel import laying
from chaudron.games.belcastel.choices import ABOUT, LAY, NONE
from chaudron.games.belcastel.components import W1, Chip, names
from chaudron.games.belcastel.gains import draw_chips, find_ruby, gain_points, return_chips
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def crow_skull(table: Table, seat: int, chip: Chip) -> Then:
    """[BEL-7.3] blue-1: draw as many chips as its value; you may lay one."""
    return CrowSkull(seat, draw_chips(table, seat, chip.value))


@rule
class CrowSkull(Rule):
    """[BEL-7.3] blue-1: lay at most one of the chips drawn; the others go back before it acts."""

    seat: int
    drawn: list[Chip]

    @step
    def choose(self, table: Table) -> Then:
        if not self.drawn:
            return self.finish()
        table.tell("looked", "BEL-7.3", seat=self.seat, chips=names(self.drawn))
        options = [LAY[chip] for chip in sorted(set(self.drawn))]
        return Ask(self.seat, ABOUT.CROW_SKULL, (*options, NONE))

    @step
    def lay_one(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            self.drawn.remove(choice.thing)
        return_chips(table, self.seat, self.drawn)
        return None if choice is NONE else laying.Lay(self.seat, choice.thing)


def rubies_on_ruby_space(table: Table, seat: int, chip: Chip) -> Then:
    """[BEL-7.3] blue-3: laid on a space that shows a ruby, it brings one at once."""
    if table.box.track.ruby[table.seats[seat].spaces[-1]]:
        find_ruby(table, seat, "BEL-7.3")


def points_on_ruby_space(table: Table, seat: int, chip: Chip) -> Then:
    """[BEL-7.3] blue-4: laid on a space that shows a ruby, it scores its value at once."""
    if table.box.track.ruby[table.seats[seat].spaces[-1]]:
        gain_points(table, seat, chip.value, "BEL-7.3")


def points_for_pumpkins(table: Table, seat: int, chip: Chip) -> Then:
    """[WIT-5.1, WIT-5.4] blue-5: its value in points, if at least as many orange chips lie in the cauldron."""
    if table.seats[seat].oranges >= chip.value:
        gain_points(table, seat, chip.value, "WIT-5.4")


def rubies_for_white_ones(table: Table, seat: int, chip: Chip) -> Then:
    """[WIT-5.1, WIT-5.4] blue-6: a ruby for each white 1 among as many chips before it as its value says."""
    before = table.seats[seat].chips[:-1]
    for _ in range(before[-chip.value :].count(W1)):
        find_ruby(table, seat, "WIT-5.4")

"""[BEL-7.3, BEL-10.2] Hawkmoths, compared in phase B. Comparisons are judged before anyone is paid [BEL-16.15]."""

from chaudron.games.belcastel.components import BLACK
from chaudron.games.belcastel.gains import gain_rubies
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.tubes import AdvanceDrop
from chaudron.kernel.rule import Rule, Then, rule, step


def moths_of_two(table: Table) -> list[Rule]:
    """[BEL-7.3] black-2p: equal gives each a drop move, more gives a drop move and a ruby."""
    mine, theirs = (seat.count(BLACK) for seat in table.seats)
    if mine == theirs:
        even_without_moths = table.box.options["black_zero_tie"] == "drop_each"  # [BEL-15.10]
        return [RewardMoths(seat, 0) for seat in table.turn_order if mine or even_without_moths]
    return [RewardMoths(int(theirs > mine), 1)]


def moths_of_neighbors(table: Table) -> list[Rule]:
    """[BEL-7.3, BEL-16.21] black-34p: more than one neighbor gives a drop move, more than both also a ruby."""
    moths = [seat.count(BLACK) for seat in table.seats]
    if not any(moths):
        return []
    beaten = {
        seat: (moths[seat] > moths[seat - 1]) + (moths[seat] > moths[(seat + 1) % len(moths)])
        for seat in table.turn_order
    }
    return [RewardMoths(seat, rubies=beaten[seat] - 1) for seat in table.turn_order if beaten[seat]]


@rule
class RewardMoths(Rule):
    """[BEL-7.3] What the black book pays."""

    seat: int
    rubies: int

    @step
    def pay(self, table: Table) -> Then:
        if self.rubies:
            gain_rubies(table, self.seat, self.rubies, "BEL-10.2")
        return AdvanceDrop(self.seat, "BEL-10.2")

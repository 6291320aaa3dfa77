"""[BEL-7.3, BEL-10.2, WIT-5.7, WIT-5.8] Hawkmoths, compared in phase B.

Comparisons are judged before anyone is paid [BEL-16.15].
"""

from chaudron.games.belcastel.components import BLACK
from chaudron.games.belcastel.gains import gain_rubies
from chaudron.games.belcastel.table import Seat, Table
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


def moths_next_door(table: Table) -> list[Rule]:
    """[WIT-5.8, WIT-6.9] black-5: a ruby per black in the left neighbor's cauldron, who gets one for the last two."""
    number = len(table.seats)
    abroad = [table.seats[(seat + 1) % number].count(BLACK) for seat in range(number)]
    most = 2 if table.box.options["black_5_own_rubies"] == "per_black" else 1
    at_home = [min(len(mine.last_two(BLACK)), most) for mine in table.seats]
    rubies = [abroad[seat] + at_home[seat] for seat in range(number)]
    return [MothRubies(seat, rubies[seat], "WIT-5.8") for seat in table.turn_order if rubies[seat]]


@rule
class MothRubies(Rule):
    """[WIT-5.7, WIT-5.8] Rubies for black chips."""

    seat: int
    rubies: int
    cause: str

    @step
    def pay(self, table: Table) -> Then:
        gain_rubies(table, self.seat, self.rubies, self.cause)


def furthest_moths(table: Table) -> list[Rule]:
    """[WIT-5.7] black-6: the furthest space with a black pays a drop move, the next one a ruby; ties all win."""
    places = {seat: _spaces_with_moths(table.seats[seat]) for seat in table.turn_order}
    ranking = sorted(set().union(*places.values()), reverse=True)
    first = [AdvanceDrop(seat, "WIT-5.7") for seat, at in places.items() if ranking[:1] and ranking[0] in at]
    second = [MothRubies(seat, 1, "WIT-5.7") for seat, at in places.items() if ranking[1:] and ranking[1] in at]
    return [*first, *second]


def _spaces_with_moths(mine: Seat) -> set[int]:
    return {space for chip, space in zip(mine.chips, mine.spaces, strict=True) if chip.acts_as.color is BLACK}

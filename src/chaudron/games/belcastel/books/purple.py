"""[BEL-7.3, BEL-16.22, WIT-5.3, WIT-5.7] Ghost's breath, in phase B."""

from itertools import pairwise
from typing import NamedTuple

from chaudron.games.belcastel.buying import GhostShopping
from chaudron.games.belcastel.choices import ABOUT, NONE, ROW, SWAP, SWAPS
from chaudron.games.belcastel.components import (
    COINS_PER_POINT,
    P1,
    PURPLE,
    UPGRADABLE,
    Chip,
    chip_of,
    chips,
)
from chaudron.games.belcastel.gains import gain_chip, gain_points, gain_rubies, hand_in, swap
from chaudron.games.belcastel.table import Seat, Table
from chaudron.games.belcastel.tubes import AdvanceDrop
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


class Row(NamedTuple):
    """One line of a purple book."""

    points: int
    rubies: int = 0
    drops: int = 0
    chips: str = ""


ROWS = {1: Row(1), 2: Row(1, rubies=1), 3: Row(2, drops=1)}
"""[BEL-7.3] purple-1: what one, two, three purple chips give."""

TRADES = {1: Row(1, 1, chips="k1"), 2: Row(3, drops=1, chips="g1 b2"), 3: Row(6, 1, drops=2, chips="y4")}
"""[BEL-7.3] purple-2: what one, two, three purple chips handed in give."""


def rows_for(purples: int) -> list[int]:
    """[BEL-16.22] The rows that so many purple chips allow; a lower one may be picked."""
    return list(range(1, min(purples, 3) + 1))


def pay_row(table: Table, seat: int, row: Row) -> Then:
    """[BEL-16.19] Give what a row shows; a chip that is missing is lost, the rest is given."""
    gain_points(table, seat, row.points, "BEL-16.22")
    if row.rubies:
        gain_rubies(table, seat, row.rubies, "BEL-16.22")
    drops = [drop for chip in chips(row.chips) for drop in gain_chip(table, seat, chip, "BEL-16.22")]
    return [*drops, *[AdvanceDrop(seat, "BEL-16.22") for _ in range(row.drops)]]


@rule
class RowOfGhosts(Rule):
    """[BEL-7.3, BEL-16.22] purple-1: points, a ruby or a drop move by the number of purple chips."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        rows = rows_for(table.seats[self.seat].count(PURPLE))
        if not rows:
            return self.finish()
        return Ask(self.seat, ABOUT.GHOST_ROW, (*[ROW[row] for row in rows], NONE))

    @step
    def gain(self, table: Table, choice: Choice) -> Then:
        return None if choice is NONE else pay_row(table, self.seat, ROWS[choice.thing])


@rule
class TradeGhosts(Rule):
    """[BEL-7.3, BEL-16.22] purple-2: hand in purple chips for one row; they go to the supply."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        ghosts = [chip for chip in table.seats[self.seat].changeable() if chip.acts_as is P1]
        rows = rows_for(ghosts.count(P1))  # a locoweed is never handed in [WIT-5.9]
        if not rows:
            return self.finish()
        return Ask(self.seat, ABOUT.GHOST_TRADE, (*[ROW[row] for row in rows], NONE))

    @step
    def trade(self, table: Table, choice: Choice) -> Then:
        if choice is NONE:
            return None
        mine = table.seats[self.seat]
        for _ in range(choice.thing):
            mine.pick_up(mine.chips.index(P1))
            hand_in(table, P1)
        table.tell("handed_in", "BEL-16.22", seat=self.seat, chip=P1, count=choice.thing)
        return pay_row(table, self.seat, TRADES[choice.thing])


@rule
class PointsUnderGhosts(Rule):
    """[BEL-7.3, BEL-16.22] purple-3: points by the coin number printed under each purple chip."""

    seat: int

    @step
    def gain(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        points = sum(min(table.box.track.coins[space] // 10, 3) for space in under_ghosts(mine))
        gain_points(table, self.seat, points, "BEL-16.22")


def under_ghosts(mine: Seat) -> list[int]:
    """The spaces on which purple chips lie."""
    laid = zip(mine.chips, mine.spaces, strict=True)
    return [space for chip, space in laid if chip.acts_as.color is PURPLE]


def possible_swaps(table: Table, seat: int) -> list[tuple[Chip, Chip]]:
    """[BEL-16.22] purple-4: a 1 for a 2, a 2 for a 4, a 1 for a 4 with one, two, three purple chips."""
    lying = set(table.seats[seat].changeable())
    swaps = [SWAPS[row - 1] for row in rows_for(table.seats[seat].count(PURPLE))]
    pairs = [(chip_of(color, low), chip_of(color, high)) for color in UPGRADABLE for low, high in swaps]
    return [pair for pair in pairs if pair[0] in lying and table.can_take(pair[1])]


@rule
class SwapForGhosts(Rule):
    """[BEL-7.3, BEL-16.22] purple-4: one chip of the cauldron for a bigger one of its color, into the bag."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        swaps = possible_swaps(table, self.seat)
        if not swaps:
            return self.finish()
        return Ask(self.seat, ABOUT.GHOST_SWAP, (*[SWAP[pair] for pair in swaps], NONE))

    @step
    def swap(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            low, high = choice.thing
            swap(table, self.seat, low, high, "BEL-16.22")


@rule
class ShopForGhosts(Rule):
    """[WIT-5.7] purple-5: the points printed under purple chips buy up to two chips; in round 9, points."""

    seat: int

    @step
    def shop(self, table: Table) -> Then:
        sum_under = sum(table.box.track.points[space] for space in under_ghosts(table.seats[self.seat]))
        if not table.is_last_round:
            return GhostShopping(self.seat, sum_under)
        gain_points(table, self.seat, sum_under // COINS_PER_POINT, "WIT-5.7")
        return None


@rule
class ValuesAfterGhosts(Rule):
    """[WIT-5.3] purple-6: each purple chip scores the printed value of the chip laid directly after it."""

    seat: int

    @step
    def gain(self, table: Table) -> Then:
        laid = table.seats[self.seat].chips
        gain_points(table, self.seat, values_after_ghosts(laid), "WIT-5.3")


def values_after_ghosts(laid: list[Chip]) -> int:
    """[WIT-5.3] The sum of the values of the chips that follow a purple one."""
    return sum(after.value for chip, after in pairwise(laid) if chip.acts_as.color is PURPLE)

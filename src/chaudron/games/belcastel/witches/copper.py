"""[WIT-3.5 to WIT-3.8, WIT-3.17] Copper pennies: the witches of the market."""

from collections import Counter as Tally
from typing import Protocol

from chaudron.games.belcastel import buying
from chaudron.games.belcastel.choices import ABOUT, LAST_TWO, NONE, POINTS, SWAP, TAKE, WITCH
from chaudron.games.belcastel.components import CHIPS, COINS_PER_POINT, UPGRADABLE, Chip, chip_of
from chaudron.games.belcastel.gains import goes_to, pass_on, swap
from chaudron.games.belcastel.table import Seat, Table
from chaudron.games.belcastel.witches.pennies import can_call, spend
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

COINS_PER_RUBY = 2
"""[WIT-3.8]"""
Pair = tuple[Chip, Chip]


class Shopper(Protocol):
    """A rule that has coins to spend."""

    seat: int
    coins: int


class Buyer(Shopper, Protocol):
    """One that buys chips."""

    chips: tuple[Chip, ...]


def calls(table: Table, buyer: Buyer) -> tuple[Choice, ...]:
    """[BEL-16.15, WIT-3.17] Step 13: C1 at any moment of the own turn, C2 and C4 before paying."""
    mine = table.seats[buyer.seat]
    if can_call(table, mine, "C1") and upgrades(table, mine):
        return (WITCH["C1"],)
    if buyer.chips:
        return ()
    if mine.reward != POINTS and can_call(table, mine, "C2") and buying.on_sale(table, 2 * buyer.coins):
        return (WITCH["C2"],)
    return (WITCH["C4"],) if can_use_rubies(table, mine, buyer.coins) else ()


def can_use_rubies(table: Table, mine: Seat, coins: int) -> bool:
    """[WIT-3.8, WIT-6.8] C4; also for who exploded and took points, unless the table said otherwise."""
    if not can_call(table, mine, "C4") or not mine.rubies:
        return False
    may_shop = mine.reward != POINTS or bool(table.box.options["ruby_coins_after_points"])
    return may_shop and bool(buying.on_sale(table, coins + COINS_PER_RUBY * mine.rubies))


def can_shop_after_points(table: Table, mine: Seat) -> bool:
    """[BEL-16.15] Who exploded and took points has only C1, and C4 with its own coins."""
    if can_call(table, mine, "C1"):
        return bool(upgrades(table, mine))
    return can_use_rubies(table, mine, 0)


def calls_for_points(table: Table, shopper: Shopper) -> tuple[Choice, ...]:
    """[WIT-3.6, WIT-3.8] Round 9: the witches whose coins make another point."""
    mine = table.seats[shopper.seat]
    short = COINS_PER_POINT - shopper.coins % COINS_PER_POINT
    more = {"C2": shopper.coins, "C4": COINS_PER_RUBY * mine.rubies}
    return tuple(WITCH[witch] for witch in more if more[witch] >= short and can_call(table, mine, witch))


def call(table: Table, shopper: Shopper, witch: str) -> Then:
    """[WIT-3.5, WIT-3.6, WIT-3.8] Call a witch in the buying phase."""
    spend(table, shopper.seat, witch)
    if witch == "C1":
        return Upgrade(shopper.seat)
    mine = table.seats[shopper.seat]
    shopper.coins += table.box.track.coins[mine.space] if witch == "C2" else COINS_PER_RUBY * mine.rubies
    table.tell("coins", "WIT-3.6" if witch == "C2" else "WIT-3.8", seat=shopper.seat, coins=shopper.coins)
    return None


def upgrades(table: Table, mine: Seat) -> list[Pair]:
    """[WIT-3.5, WIT-3.17] Each chip of the cauldron that can rise, with what it becomes."""
    can_rise = filter(may_rise, sorted(set(mine.changeable())))
    return [pair for pair in map(rise, can_rise) if table.can_take(pair[1])]


def may_rise(chip: Chip) -> bool:
    """Is there a higher one of its color?"""
    return chip.color in UPGRADABLE and chip.value < 4


def rise(chip: Chip) -> Pair:
    """One level: 1 to 2, or 2 to 4."""
    return CHIPS[chip], chip_of(chip.color, chip.value * 2)


@rule
class Upgrade(Rule):
    """[WIT-3.5] C1: the last two chips rise one level each, or any one chip of the cauldron."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        singles = [SWAP[pair] for pair in upgrades(table, table.seats[self.seat])]
        both = [LAST_TWO] if self.last_two(table) else []
        return Ask(self.seat, ABOUT.UPGRADE, (*singles, *both))

    @step
    def upgrade(self, table: Table, choice: Choice) -> Then:
        for low, high in self.last_two(table) if choice is LAST_TWO else [choice.thing]:
            swap(table, self.seat, low, high, "WIT-3.5")

    def last_two(self, table: Table) -> list[Pair]:
        """The last two chips in the order in which both can rise; where only one can, it is one chip like any other."""
        mine = table.seats[self.seat]
        last = list(filter(may_rise, mine.chips[:-3:-1]))
        if len(last) < 2 or not Tally(last) <= Tally(mine.changeable()):
            return []
        orders = [[rise(chip) for chip in last], [rise(chip) for chip in reversed(last)]]
        return next((pairs for pairs in orders if can_rise_in_turn(table, pairs)), [])


def can_rise_in_turn(table: Table, pairs: list[Pair]) -> bool:
    """[BEL-16.19] What one chip hands in is there for the next."""
    handed_in: Tally[Chip] = Tally()
    for low, high in pairs:
        if not table.is_open(high) or table.supply[high] + handed_in[high] < 1:
            return False
        handed_in[high] -= 1
        handed_in[low] += 1
    return True


@rule
class TwiceTheSame(Rule):
    """[WIT-3.7, WIT-3.17] C3: one of the chips just bought comes a second time, if the supply holds another."""

    seat: int
    bought: tuple[Chip, ...]

    @step
    def offer(self, table: Table) -> Then:
        chips = [TAKE[chip] for chip in sorted(self.bought) if table.can_take(chip)]
        return Ask(self.seat, ABOUT.COPY, (*chips, NONE)) if chips else self.finish()

    @step
    def take(self, table: Table, choice: Choice) -> Then:
        if choice is NONE:
            return None
        spend(table, self.seat, "C3")
        chip = choice.thing
        table.supply[chip] -= 1
        table.tell("gained_chip", "WIT-3.7", seat=self.seat, chip=chip)
        owner = goes_to(table, self.seat, chip, False)
        table.seats[owner].bought.append(chip)
        return pass_on(table, self.seat, owner, chip)

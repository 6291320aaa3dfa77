"""[BEL-10.5, BEL-12.2] E: buying chips; in round 9, coins for points."""

from functools import lru_cache

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import ABOUT, BUY, DONE
from chaudron.games.belcastel.choices import COINS as COINS_CHOICE
from chaudron.games.belcastel.components import COINS_PER_POINT, FIRST_COLORED, Chip
from chaudron.games.belcastel.gains import gain_points, goes_to, pass_on
from chaudron.games.belcastel.table import EXPLODED, Seat, Table
from chaudron.games.belcastel.witches import copper
from chaudron.games.belcastel.witches.pennies import can_call
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

AT_MOST = 2
"""[BEL-10.5] Chips, of different colors."""


def on_sale(table: Table, coins: int, bought: tuple[Chip, ...] = ()) -> tuple[Choice, ...]:
    """[BEL-10.5, BEL-16.19] What these coins can buy: open books, in the supply, of another color than the first."""
    if len(bought) == AT_MOST:
        return ()
    affordable = _affordable(table.box, table.round, coins, bought[0].color if bought else "")
    if 0 in table.supply[FIRST_COLORED:]:
        return tuple([choice for choice in affordable if table.supply[choice.thing]])
    return affordable


@lru_cache(maxsize=4096)
def _affordable(box: Box, number: int, coins: int, other_than: str) -> tuple[Choice, ...]:
    chips = box.open_chips[number]
    return tuple(BUY[chip] for chip in chips if box.prices[chip] <= coins and chip.color != other_than)


def purchase(table: Table, seat: int, chip: Chip, price: int, rule: str, is_in_e: bool) -> list[Rule]:
    """[BEL-16.19] The chip leaves the supply at once; it reaches a bag when all have bought."""
    table.supply[chip] -= 1
    table.tell("bought", rule, seat=seat, chip=chip, price=price)
    owner = goes_to(table, seat, chip, is_in_e)
    table.seats[owner].bought.append(chip)
    return pass_on(table, seat, owner, chip)


@rule
class Buy(Rule):
    """[BEL-10.5] One or two chips of different colors for the coins of the scoring space; or nothing."""

    seat: int
    coins: int
    chips: tuple[Chip, ...] = ()
    """What was bought in this turn."""

    @step
    def choose(self, table: Table) -> Then:
        options = on_sale(table, self.coins, self.chips)
        if table.seats[self.seat].pennies:
            options += copper.calls(table, self)
        about = ABOUT.BUY_SECOND if self.chips else ABOUT.BUY
        return Ask(self.seat, about, (*options, DONE)) if options else self.leave(table)

    @step
    def act(self, table: Table, choice: Choice) -> Then:
        if choice is DONE:
            return self.leave(table)
        self.go_to(Buy.choose)
        if choice.verb == "witch":
            return copper.call(table, self, choice.thing)
        price = table.box.prices[choice.thing]
        self.coins -= price
        self.chips += (choice.thing,)
        drops = purchase(table, self.seat, choice.thing, price, "BEL-10.5", is_in_e=True)
        if drops:
            return drops
        self.go_to(Buy.act)
        return self.choose(table)

    def leave(self, table: Table) -> Then:
        self.finish()
        mine = table.seats[self.seat]
        has_more = self.chips and mine.pennies and can_call(table, mine, "C3")
        return copper.TwiceTheSame(self.seat, self.chips) if has_more else None


@rule
class GhostShopping(Rule):
    """[WIT-5.7] purple-5: up to two chips of different colors, apart from phase E; what is left over is lost."""

    seat: int
    coins: int
    chips: tuple[Chip, ...] = ()

    @step
    def choose(self, table: Table) -> Then:
        options = on_sale(table, self.coins, self.chips)
        about = ABOUT.GHOST_BUY_SECOND if self.chips else ABOUT.GHOST_BUY
        return Ask(self.seat, about, (*options, DONE)) if options else self.finish()

    @step
    def buy(self, table: Table, choice: Choice) -> Then:
        if choice is DONE:
            return None
        self.go_to(GhostShopping.choose)
        price = table.box.prices[choice.thing]
        self.coins -= price
        self.chips += (choice.thing,)
        return purchase(table, self.seat, choice.thing, price, "WIT-5.7", is_in_e=False)


def may_exchange(table: Table, mine: Seat) -> bool:
    """[BEL-12.2, BEL-16.25, BEL-15.11] Coins buy points for who did not explode, was covered by blue 2, or S4."""
    if mine.state != EXPLODED or mine.protected or mine.full_reward:
        return True
    return mine.reward == COINS_CHOICE and bool(table.box.options["exploded_coins_round_9"] == "exchange")


@rule
class Exchange(Rule):
    """[BEL-12.2, BEL-12.3] Round 9: 5 coins for a point, as often as they go."""

    seat: int
    coins: int = 0

    @step
    def count_coins(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if not may_exchange(table, mine):
            return self.finish()
        self.coins = table.box.track.coins[mine.space]
        calls = copper.calls_for_points(table, self)
        return Ask(self.seat, ABOUT.EXCHANGE, (*calls, DONE)) if calls else None

    @step
    def exchange(self, table: Table, choice: Choice = DONE) -> Then:
        if choice is not DONE:
            copper.call(table, self, choice.thing)
        gain_points(table, self.seat, self.coins // COINS_PER_POINT, "BEL-12.2")

"""[BEL-10.5, BEL-12.2] E: buying chips; in round 9, coins for points."""

from functools import lru_cache

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import ABOUT, BUY, DONE
from chaudron.games.belcastel.choices import COINS as COINS_CHOICE
from chaudron.games.belcastel.components import COINS, COINS_PER_POINT, FIRST_COLORED, Chip
from chaudron.games.belcastel.gains import gain_points
from chaudron.games.belcastel.table import EXPLODED, Seat, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def on_sale(table: Table, coins: int, other_than: str = "") -> tuple[Choice, ...]:
    """[BEL-10.5, BEL-16.19] What these coins can buy: open books, in the supply, of another color than the first."""
    affordable = _affordable(table.box, table.round, coins, other_than)
    if 0 in table.supply[FIRST_COLORED:]:
        return tuple([choice for choice in affordable if table.supply[choice.thing]])
    return affordable


@lru_cache(maxsize=4096)
def _affordable(box: Box, number: int, coins: int, other_than: str) -> tuple[Choice, ...]:
    chips = box.open_chips[number]
    return tuple(BUY[chip] for chip in chips if box.prices[chip] <= coins and chip.color != other_than)


@rule
class Buy(Rule):
    """[BEL-10.5] One or two chips of different colors for the coins of the scoring space; or nothing."""

    seat: int
    coins: int = 0

    @step
    def choose(self, table: Table) -> Then:
        self.coins = COINS[table.seats[self.seat].space]
        options = on_sale(table, self.coins)
        return Ask(self.seat, ABOUT.BUY, (*options, DONE)) if options else self.finish()

    @step
    def first_chip(self, table: Table, choice: Choice) -> Then:
        if choice is DONE:
            return self.finish()
        self.pay(table, choice.thing)
        options = on_sale(table, self.coins, other_than=choice.thing.color)
        return Ask(self.seat, ABOUT.BUY_SECOND, (*options, DONE)) if options else self.finish()

    @step
    def second_chip(self, table: Table, choice: Choice) -> Then:
        if choice is not DONE:
            self.pay(table, choice.thing)

    def pay(self, table: Table, chip: Chip) -> None:
        """[BEL-16.19] The chip leaves the supply at once; it reaches the bag when all have bought."""
        price = table.box.prices[chip]
        self.coins -= price
        table.supply[chip] -= 1
        table.seats[self.seat].bought.append(chip)
        table.tell("bought", "BEL-10.5", seat=self.seat, chip=chip, price=price)


def may_exchange(table: Table, mine: Seat) -> bool:
    """[BEL-12.2, BEL-16.25, BEL-15.11] Coins buy points for who did not explode, or was covered by blue 2."""
    if mine.state != EXPLODED or mine.protected:
        return True
    return mine.reward == COINS_CHOICE and bool(table.box.options["exploded_coins_round_9"] == "exchange")


@rule
class Exchange(Rule):
    """[BEL-12.2, BEL-12.3] Round 9: 5 coins for a point, as often as they go."""

    seat: int

    @step
    def exchange(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if may_exchange(table, mine):
            gain_points(table, self.seat, COINS[mine.space] // COINS_PER_POINT, "BEL-12.2")

"""[BLW-5, BLW-5.8] Optional actions: any number of times, in any order, with whatever an earlier one has brought."""

from chaudron.games.blackwood import spells
from chaudron.games.blackwood.actions import brew, trade
from chaudron.games.blackwood.choices import BORROW, BREW, SELL, TRADE
from chaudron.games.blackwood.components import LOAN, LOAN_PURSE, SALE
from chaudron.games.blackwood.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Then


def in_any_turn(table: Table, seat: int, casts: list[Choice]) -> list[Choice]:
    """[BLW-5.3, BLW-5.5, BLW-5.7] Sell, trade and borrow, in both phases, beside the spells that can be cast."""
    sales = [SELL[potion] for potion in sorted(table.seats[seat].potions)]
    trades = [TRADE[spell] for spell in trade.offers(table, seat)]
    return [*sales, *trades, *casts, *([BORROW] if can_borrow(table, seat) else [])]


def brewing(table: Table, seat: int) -> list[Choice]:
    """[BLW-5.1] In the return alone."""
    return [BREW] if brew.can_brew(table, seat) else []


def carry_out(table: Table, seat: int, choice: Choice) -> Then:
    """What an optional action does."""
    if choice is BREW:
        return brew.Brew(seat)
    if choice is BORROW:
        return borrow(table, seat)
    if choice.verb == "sell":
        return sell(table, seat, choice.thing)
    if choice.verb == "trade":
        return trade.Trade(seat, choice.thing)
    return spells.cast(table, seat, choice.thing)


def sell(table: Table, seat: int, potion: str) -> Then:
    """[BLW-5.5] Three coins, and two less renown for the rest of the game."""
    mine = table.seats[seat]
    mine.potions.remove(potion)
    mine.sold.append(potion)
    mine.coins += SALE
    table.tell("sold", "BLW-5.5", seat=seat, potion=potion, coins=SALE)


def can_borrow(table: Table, seat: int) -> bool:
    """[BLW-5.7, BLW-1.10] With two coins or fewer, while there are tokens."""
    return table.seats[seat].coins <= LOAN_PURSE and table.tokens != 0


def borrow(table: Table, seat: int) -> Then:
    """[BLW-5.7] Five coins for a token of Fagus Bok, which costs five renown at the end."""
    mine = table.seats[seat]
    mine.coins += LOAN
    mine.loans += 1
    table.tokens = None if table.tokens is None else table.tokens - 1
    table.tell("borrowed", "BLW-5.7", seat=seat, coins=LOAN)

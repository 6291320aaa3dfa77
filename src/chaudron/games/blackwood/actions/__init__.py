"""[BLW-5, BLW-5.8] Optional actions: any number of times, in any order, with whatever an earlier one has brought."""

from chaudron.games.blackwood import money, spells
from chaudron.games.blackwood.actions import brew, trade
from chaudron.games.blackwood.choices import BREW, TRADE
from chaudron.games.blackwood.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Then


def in_any_turn(table: Table, seat: int, casts: list[Choice]) -> list[Choice]:
    """[BLW-5.3, BLW-5.5, BLW-5.7] Sell, trade and borrow, in both phases, beside the spells that can be cast."""
    trades = [TRADE[spell] for spell in trade.offers(table, seat)]
    return [*money.sales(table, seat), *trades, *casts, *money.loans(table, seat)]


def brewing(table: Table, seat: int) -> list[Choice]:
    """[BLW-5.1] In the return alone."""
    return [BREW] if brew.can_brew(table, seat) else []


def carry_out(table: Table, seat: int, choice: Choice) -> Then:
    """What an optional action does."""
    if choice is BREW:
        return brew.Brew(seat)
    if money.raised(table, seat, choice):
        return None
    if choice.verb == "trade":
        return trade.Trade(seat, choice.thing)
    return spells.cast(table, seat, choice.thing)

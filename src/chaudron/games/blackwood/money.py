"""[BLW-5.5, BLW-5.7, BLW-5.10] Selling and borrowing: at any time in one's turn, in the middle of things too."""

from collections.abc import Collection

from chaudron.games.blackwood.choices import BORROW, SELL
from chaudron.games.blackwood.components import LOAN, LOAN_PURSE, SALE
from chaudron.games.blackwood.table import Table
from chaudron.kernel.choice import Choice

VERBS = ("sell", "borrow")


def sales(table: Table, seat: int, needed: Collection[str] = ()) -> list[Choice]:
    return [SELL[potion] for potion in sorted(table.seats[seat].potions) if potion not in needed]


def loans(table: Table, seat: int) -> list[Choice]:
    return [BORROW] if can_borrow(table, seat) else []


def besides(table: Table, seat: int, needed: Collection[str] = ()) -> tuple[Choice, ...]:
    """[BLW-5.10] What she may do for money before she answers; potions that are needed for a trade stay."""
    return (*sales(table, seat, needed), *loans(table, seat))


def raised(table: Table, seat: int, choice: Choice) -> bool:
    """[BLW-5.10] Was it for money that she spoke, and no answer? Then it is done, and she is asked again."""
    if choice.verb not in VERBS:
        return False
    if choice is BORROW:
        borrow(table, seat)
    else:
        sell(table, seat, choice.thing)
    return True


def sell(table: Table, seat: int, potion: str) -> None:
    """[BLW-5.5] Three coins, and two less renown for the rest of the game."""
    mine = table.seats[seat]
    mine.potions.remove(potion)
    mine.sold.append(potion)
    mine.coins += SALE
    table.tell("sold", "BLW-5.5", seat=seat, potion=potion, coins=SALE)


def can_borrow(table: Table, seat: int) -> bool:
    """[BLW-5.7, BLW-1.10] With two coins or fewer, while there are tokens."""
    return table.seats[seat].coins <= LOAN_PURSE and table.tokens != 0


def borrow(table: Table, seat: int) -> None:
    """[BLW-5.7] Five coins for a token of Fagus Bok, which costs five renown at the end."""
    mine = table.seats[seat]
    mine.coins += LOAN
    mine.loans += 1
    table.tokens = None if table.tokens is None else table.tokens - 1
    table.tell("borrowed", "BLW-5.7", seat=seat, coins=LOAN)

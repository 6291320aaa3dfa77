"""[WIT-2] Witch pennies: each is spent once, on the witch of its color."""

from chaudron.games.belcastel.components import PENNY_OF, PENNY_POINTS, WITCH_RULE
from chaudron.games.belcastel.gains import gain_points
from chaudron.games.belcastel.table import Seat, Table


def can_call(table: Table, mine: Seat, witch: str) -> bool:
    """[WIT-2.1] Is she turned up, and is the penny of her color unspent?"""
    return witch in table.witches and PENNY_OF[witch] in mine.pennies


def spend(table: Table, seat: int, witch: str) -> None:
    """[WIT-2.1, WIT-2.3] A spent penny is never given back."""
    mine = table.seats[seat]
    mine.pennies = tuple(penny for penny in mine.pennies if penny != PENNY_OF[witch])
    table.tell("penny", WITCH_RULE[witch], seat=seat, witch=witch)


def count_pennies(table: Table) -> None:
    """[WIT-2.2, BEL-16.15] At the end of the game every unspent penny is worth 2 points."""
    for seat, mine in enumerate(table.seats):
        if mine.pennies:
            points = PENNY_POINTS * len(mine.pennies)
            table.tell("pennies_left", "WIT-2.2", seat=seat, pennies=len(mine.pennies), points=points)
            gain_points(table, seat, points, "WIT-2.2")

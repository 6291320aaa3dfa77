"""[BLW-8.3 to BLW-8.5] The score."""

from collections import Counter as Tally

from chaudron.games.blackwood.components import COINS_PER_RENOWN, COUNCIL, FAVOUR, LOAN_RENOWN, SALE_RENOWN
from chaudron.games.blackwood.table import Seat, Table
from chaudron.kernel.rule import Rule, Then, rule, step
from chaudron.kernel.table import Outcome


def renown(table: Table, mine: Seat) -> int:
    """[BLW-8.3] Of her potions: face up or traded in full, sold two less."""
    printed = [table.box.cards.potions[potion].renown for potion in mine.all_potions]
    return sum(printed) + SALE_RENOWN * len(mine.sold)


def from_coins(mine: Seat) -> int:
    return mine.coins // COINS_PER_RENOWN


def favors(table: Table) -> list[int]:
    """[BLW-8.5] For whoever alone has most potions of a council witch."""
    gained = [0] * len(table.seats)
    for council in COUNCIL if table.box.has_favour else ():
        counts = [_of_council(table, mine)[council] for mine in table.seats]
        if counts.count(max(counts)) == 1:
            gained[counts.index(max(counts))] += FAVOUR
    return gained


def _of_council(table: Table, mine: Seat) -> Tally[str]:
    return Tally(table.box.cards.potions[potion].council for potion in mine.all_potions)


@rule
class Scoring(Rule):
    """[BLW-8.3, BLW-8.4] Renown, a point per three coins, five less per token; then who wins."""

    @step
    def score(self, table: Table) -> Then:
        points = []
        for seat, (mine, favor) in enumerate(zip(table.seats, favors(table), strict=True)):
            parts = {"renown": renown(table, mine), "coins": from_coins(mine), "loans": LOAN_RENOWN * mine.loans}
            points.append(sum(parts.values()) + favor)
            table.tell("scored", "BLW-8.3", seat=seat, points=points[-1], **parts, favour=favor)
        places = _places(table, points)
        winners = [seat for seat, place in enumerate(places) if place == 1]
        table.tell("ended", "BLW-8.4", winners=winners, points=points)
        table.end(Outcome(tuple(points), places))


def _places(table: Table, points: list[int]) -> tuple[int, ...]:
    """[BLW-8.4] Among equals fewest potion cards, then most coins, then they share a place."""
    ranks = [(-points[seat], mine.brewed, -mine.coins) for seat, mine in enumerate(table.seats)]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)

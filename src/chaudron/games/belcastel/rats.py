"""[BEL-4, BEL-16.14] Rats help whoever is behind, from round 2."""

from chaudron.games.belcastel.choices import ABOUT, NONE, RAT
from chaudron.games.belcastel.components import LAST_SPACE, rat_tails
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def tails_due(table: Table) -> list[int]:
    """[BEL-4.1, BEL-4.2, BEL-16.14] How many rat tails each seat counts up to the leader; none in round 1."""
    if table.round == 1:
        return [0 for _ in table.seats]
    leader = max([seat.points for seat in table.seats])
    times = 2 if table.card == "rat_infestation" else 1
    return [times * rat_tails(seat.points, leader) for seat in table.seats]


@rule
class Rats(Rule):
    """[BEL-4.1] After the card, tails are counted for all at the same moment."""

    @step
    def count(self, table: Table) -> Then:
        tails = [due - mine.given_up for due, mine in zip(tails_due(table), table.seats, strict=True)]
        return [PlaceRat(seat, tails[seat]) for seat in table.turn_order if tails[seat]]


@rule
class PlaceRat(Rule):
    """[BEL-4.1, BEL-16.14] The rat goes that many spaces past the drop, all or none, at most on the last space."""

    seat: int
    tails: int

    @step
    def choose(self, table: Table) -> Then:
        if table.seats[self.seat].drop == LAST_SPACE:
            return self.finish()
        return Ask(self.seat, ABOUT.RAT, (RAT, NONE))

    @step
    def place(self, table: Table, choice: Choice) -> Then:
        if choice is RAT:
            mine = table.seats[self.seat]
            mine.rat = min(self.tails, LAST_SPACE - mine.drop)
            table.tell("rat", "BEL-4.1", seat=self.seat, tails=self.tails, space=mine.drop + mine.rat)
        return None

"""[BAL-3] Rounds: Grand Sabbat, two Tours, and Carabosse and the Black Cat pass on."""

from chaudron.games.bal.cards import draw, reshuffle
from chaudron.games.bal.components import FULL_HAND
from chaudron.games.bal.table import Table
from chaudron.games.bal.turn import Turn
from chaudron.kernel.rule import Rule, Then, rule, step


@rule
class Rounds(Rule):
    """[BAL-3.1] Round after round, until one witch is left."""

    @step
    def next_round(self, table: Table) -> Then:
        self.go_to(Rounds.next_round)
        table.round += 1
        table.tell("round", "BAL-3.1", round=table.round, first=table.first)
        return [*([GrandSabbat()] if table.round > 1 else []), Tour(1, []), Tour(2, []), PassTheCat()]  # [BAL-3.6]


def sabbat_share(lives: int, hand: int, refills: bool) -> int:
    """[BAL-3.4, BAL-13.3] How many cards a witch draws: one per living Crapzouille, or up to that many in hand."""
    wanted = lives - hand if refills else lives
    return max(min(wanted, FULL_HAND - hand), 0)


@rule
class GrandSabbat(Rule):
    """[BAL-3.4, BAL-3.5] Everybody draws a card per living Crapzouille, up to ten in hand."""

    @step
    def draw(self, table: Table) -> Then:
        if table.box.options["reshuffle"] == "each_sabbat":  # [BAL-3.9, BAL-13.4]
            reshuffle(table, "BAL-3.9")
        table.tell("sabbat", "BAL-3.4")
        for seat in table.clockwise(table.first, including=True):
            mine = table.seats[seat]
            draw(table, seat, sabbat_share(mine.lives, len(mine.hand), table.box.refills), "BAL-3.4")


@rule
class Tour(Rule):
    """[BAL-3.2] One lap: the order is fixed at its start, and every living witch has one slot."""

    number: int
    slots: list[int]

    @step
    def begin(self, table: Table) -> Then:
        table.tour = self.number
        self.slots = table.clockwise(table.first, including=True)
        for mine in table.seats:
            mine.false_challenges = 0
        table.tell("tour", "BAL-3.1", tour=self.number)

    @step
    def next_slot(self, table: Table) -> Then:
        while self.slots and not table.seats[self.slots[0]].is_in:
            self.slots.pop(0)
        if not self.slots:
            return self.finish()
        self.go_to(Tour.next_slot)
        return Turn(self.slots.pop(0), [], [])


@rule
class PassTheCat(Rule):
    """[BAL-3.1, BAL-3.3] Carabosse and the Black Cat go to the next living witch on the left."""

    @step
    def pass_on(self, table: Table) -> Then:
        table.first = table.clockwise(table.first)[0]

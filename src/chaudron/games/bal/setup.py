"""[BAL-1.5 to BAL-1.9] The table before the first round."""

from chaudron.games.bal.box import Box
from chaudron.games.bal.cards import draw
from chaudron.games.bal.components import START_HAND
from chaudron.games.bal.rounds import Rounds
from chaudron.games.bal.table import Seat, Table
from chaudron.kernel.chance import TABLE, Chance
from chaudron.kernel.rule import Rule, Then, rule, step


def new_table(box: Box, chance: Chance) -> Table:
    """[BAL-1.6, BAL-1.7, BAL-1.9] Ten Crapzouilles each, the pile, an empty discard pile, the bowl at hard level."""
    return Table(
        box=box,
        chance=chance,
        agenda=[Deal()],
        asks={},
        outcome=None,
        sealed_facts={},
        facts=None,
        sealed_for=None,
        seats=[Seat(hand=[]) for _ in range(box.players)],
        pile=sorted(box.deck),
        discard=[],
        bowl=sorted(box.tokens),
    )


@rule
class Deal(Rule):
    """[BAL-1.7, BAL-1.8] Who begins, and ten cards to everybody."""

    @step
    def deal(self, table: Table) -> Then:
        table.first = self.first(table)
        table.tell("first_player", "BAL-1.8", seat=table.first)
        for seat in table.clockwise(table.first, including=True):
            draw(table, seat, START_HAND, "BAL-1.7")
        return Rounds()

    def first(self, table: Table) -> int:
        """[BAL-1.8, BAL-13.2, BAL-13.14] The youngest, if somebody has said who that is; a seat; or lots."""
        chosen, youngest = table.box.options["first_player"], table.box.youngest
        if youngest is not None:
            table.tell("youngest", "BAL-1.8", seat=youngest)
            return youngest
        if chosen == "youngest":
            table.tell("youngest_unknown", "BAL-1.8")
        is_drawn = chosen in ("random", "youngest")
        return int(table.chance.roll(TABLE, range(table.box.players)) if is_drawn else chosen)

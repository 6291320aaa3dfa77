"""[BEL-2, BEL-11] The nine rounds, and the end of the game."""

from chaudron.games.belcastel.brewing import Brewing
from chaudron.games.belcastel.components import EXTRA_WHITE_ROUND, LOCOWEED, ROUNDS, W1
from chaudron.games.belcastel.fortune import FortuneCard
from chaudron.games.belcastel.gains import put_in_bag
from chaudron.games.belcastel.rats import Rats
from chaudron.games.belcastel.scoring import Scoring
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.witches.pennies import count_pennies
from chaudron.kernel.rule import Rule, Then, rule, step
from chaudron.kernel.table import Outcome


@rule
class RoundMarker(Rule):
    """[BEL-11.1, BEL-11.3, BEL-16.2] The round marker acts before the card is turned."""

    @step
    def advance(self, table: Table) -> Then:
        table.tell("round", "BEL-2", round=table.round, first=table.first)
        for color in table.box.opening[table.round]:
            rule = "WIT-6.2" if color is LOCOWEED else "BEL-11.1"
            table.tell("opened", rule, color=color, book=table.box.book_ids[color])
        if table.round == EXTRA_WHITE_ROUND:
            for seat in table.turn_order:
                table.supply[W1] -= 1
                put_in_bag(table, seat, W1)
            table.tell("white_added", "BEL-11.3")


ROUND = (RoundMarker, FortuneCard, Rats, Brewing, Scoring)
"""[BEL-2] The order of a round."""


@rule
class NineRounds(Rule):
    """[BEL-2, BEL-13.1] Round after round, then the end."""

    @step
    def next_round(self, table: Table) -> Then:
        if table.round == ROUNDS:
            return None
        table.round += 1
        self.go_to(NineRounds.next_round)
        return [phase() for phase in ROUND]

    @step
    def end(self, table: Table) -> Then:
        count_pennies(table)
        outcome = final_outcome(table)
        table.tell("ended", "BEL-13.1", winners=list(outcome.winners), points=list(outcome.points))
        table.end(outcome)


def final_outcome(table: Table) -> Outcome:
    """[BEL-13.1, BEL-16.17, WIT-6.10] Most points; then the further scoring space in round 9, the bowl; then shared."""
    counts_bowls = table.box.options.get("spoon_tie") == "bowls"
    scores = [(seat.points, seat.space, seat.filled if counts_bowls else 0) for seat in table.seats]
    places = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(tuple(points for points, *_ in scores), tuple(places))

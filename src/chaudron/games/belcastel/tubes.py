"""[BEL-14, BEL-16.18] Drops: the one in the cauldron and, on the other side of the board, the one on the test tubes."""

from chaudron.games.belcastel import gains
from chaudron.games.belcastel.choices import ABOUT, DROP, NONE, TUBE
from chaudron.games.belcastel.components import LAST_SPACE, LAST_TUBE, TUBES
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def drops_that_can_advance(table: Table, seat: int) -> tuple[Choice, ...]:
    """[BEL-16.18] The cauldron drop stays within 0–52, the tube drop within 0–12."""
    mine = table.seats[seat]
    options: tuple[Choice, ...] = (DROP,) if mine.drop < LAST_SPACE else ()
    if table.box.has_tubes and mine.tube < LAST_TUBE:
        options += (TUBE,)
    return options


@rule
class AdvanceDrop(Rule):
    """[BEL-14.1, BEL-16.18] One drop move: always optional, of either drop; one that neither can make is lost."""

    seat: int
    cause: str

    @step
    def which_drop(self, table: Table) -> Then:
        options = drops_that_can_advance(table, self.seat)
        if not options:
            return self.finish()
        return Ask(self.seat, ABOUT.DROP, (*options, NONE))

    @step
    def advance(self, table: Table, choice: Choice) -> Then:
        if choice is NONE:
            table.tell("drop_stays", "BEL-16.18", seat=self.seat)
            return None
        return advance(table, self.seat, choice, self.cause)


def advance(table: Table, seat: int, which: Choice, cause: str) -> Then:
    """Move a drop by one; a test tube gives its bonus at once."""
    mine = table.seats[seat]
    if which is DROP:
        mine.drop += 1
        table.tell("drop", cause, seat=seat, space=mine.drop)
        return None
    mine.tube += 1
    table.tell("tube", "BEL-14.1", seat=seat, tube=mine.tube)
    bonus = TUBES[mine.tube]
    return gains.gain_bonus(table, seat, bonus, "BEL-14.1") if bonus else None

"""[BEL-12.1, BEL-16.13] Lock-step: everyone commits in secret, all reveal together, each chip is carried out."""

from chaudron.games.belcastel import brewing
from chaudron.games.belcastel.choices import ABOUT, DRAW, STOP
from chaudron.games.belcastel.components import BLACK, GREEN, ORANGE, PURPLE, WHITE, Chip
from chaudron.games.belcastel.laying import Lay, carry_out, may_go_further
from chaudron.games.belcastel.table import BREWING, Table
from chaudron.games.belcastel.witches.pennies import can_call
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import NOBODY, Ask, Rule, Then, Together, rule, step


def still_in(table: Table) -> list[int]:
    """Who has neither stopped nor exploded."""
    return [seat for seat, mine in enumerate(table.seats) if mine.state == BREWING]


@rule
class Beats(Rule):
    """[BEL-12.1, BEL-16.13] Beat after beat, until nobody is left."""

    acting: int = NOBODY
    """[BEL-16.28] Whose free act interrupts the beat."""
    act: str = ""

    @step
    def commit(self, table: Table) -> Then:
        seats = still_in(table)
        return Together({seat: [Commit(seat)] for seat in seats}) if seats else self.finish()

    @step
    def reveal(self, table: Table) -> Then:
        """All reveal together: who stops, and what each of the others drew; unless somebody did something else."""
        if self.acting != NOBODY:
            return self.interrupted(table)
        committed = [(seat, mine) for seat, mine in enumerate(table.seats) if mine.commit]
        for seat, mine in committed:
            if mine.commit == STOP:
                brewing.stop(table, seat, reveals=True)
        drawn = {seat: table.chance.draw(seat, mine.bag) for seat, mine in committed if mine.commit == DRAW}
        for _, mine in committed:
            mine.commit = ""
        for seat, chip in drawn.items():
            table.tell("drew", "BEL-12.1", reveals=True, seat=seat, chip=chip)
        self.go_to(Beats.commit)
        if not any(may_ask(table, seat, chip) for seat, chip in drawn.items()):
            return [Lay(seat, chip) for seat, chip in drawn.items()]
        for seat, chip in drawn.items():
            table.seats[seat].drawn = chip
        return SealedBeat()

    def interrupted(self, table: Table) -> Then:
        """[BEL-16.28] The free act is carried out while all others wait; then everybody is asked anew."""
        seat, act = self.acting, table.catalogue[self.act]
        if any(mine.commit for mine in table.seats):
            table.tell("signal_again", "BEL-16.28", seat=seat)
        for mine in table.seats:
            mine.commit = ""
        self.acting, self.act = NOBODY, ""
        self.go_to(Beats.commit)
        return brewing.free_act(table, seat, act)


QUIET = (WHITE, ORANGE, GREEN, PURPLE, BLACK)
"""Colors that ask nothing when they are drawn [BEL-7.1]."""
ASKING_CARDS = ("well_stirred", "second_chance")


def may_ask(table: Table, seat: int, chip: Chip) -> bool:
    """Could a chip of this beat lead to a question, whose answer the others must not see?"""
    if chip.color is WHITE and can_call(table, table.seats[seat], "S1"):
        return True
    return chip.color not in QUIET or table.card in ASKING_CARDS or may_go_further(table, table.seats[seat], chip)


@rule
class SealedBeat(Rule):
    """[BEL-16.13] Each chip is carried out to the end, and nobody sees another's answers before all are given."""

    @step
    def carry_out_together(self, table: Table) -> Then:
        table.faces = [mine if mine.drawn is None else mine.copy() for mine in table.seats]
        drawing = [seat for seat, mine in enumerate(table.seats) if mine.drawn is not None]
        return Together({seat: [CarryOut(seat)] for seat in drawing}, sealed=True)

    @step
    def show_everything(self, table: Table) -> Then:
        table.faces = []
        for mine in table.seats:
            mine.drawn = None


@rule
class CarryOut(Rule):
    """[BEL-16.13] The chip of this beat, carried out to the end while the others wait."""

    seat: int

    @step
    def one_chip(self, table: Table) -> Then:
        chip = table.seats[self.seat].drawn
        assert chip is not None
        return carry_out(table, self.seat, chip)


@rule
class Commit(Rule):
    """[BEL-12.1, BEL-16.13] Free acts are done first and are public; then draw or stop is committed in secret."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        possible = brewing.options(table, mine)
        if not possible:
            mine.commit = STOP
            return self.finish()
        return Ask(self.seat, ABOUT.COMMIT, possible, sealed=brewing.GO_ON if DRAW in possible else brewing.STOP_ONLY)

    @step
    def decide(self, table: Table, choice: Choice) -> Then:
        if choice is DRAW or choice is STOP:
            table.seats[self.seat].commit = str(choice)
            return self.finish()
        return self.interrupt(table, choice)

    def interrupt(self, table: Table, choice: Choice) -> Then:
        """[BEL-16.28] Whoever has not committed is no longer asked; whoever has will be asked again."""
        beats, commits = table.agenda[-2:]
        assert isinstance(beats, Beats)
        assert isinstance(commits, Together)
        beats.acting, beats.act = self.seat, str(choice)
        for other in [seat for seat in commits.branches if seat != self.seat]:
            del commits.branches[other], table.asks[other]
        return self.finish()

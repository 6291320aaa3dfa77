"""[BEL-16.24, BEL-16.15 step 3] red-2: what becomes of the red chips beside the cauldron when brewing is over."""

from chaudron.games.belcastel.brewing import back_from_beside
from chaudron.games.belcastel.choices import ABOUT, BAG, KEEP, LAY
from chaudron.games.belcastel.laying import Lay
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


@rule
class DecideBeside(Rule):
    """[BEL-16.24] Lay a chip behind the last one, put it in the bag, or keep what is left for a later round."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        kinds = sorted(set(table.seats[self.seat].beside))
        if not kinds:
            return self.finish()
        lay, bag = [LAY[chip] for chip in kinds], [BAG[chip] for chip in kinds]
        return Ask(self.seat, ABOUT.BESIDE, (*lay, *bag, KEEP))

    @step
    def decide(self, table: Table, choice: Choice) -> Then:
        if choice is KEEP:
            return self.finish()
        self.go_to(DecideBeside.choose)
        if choice.verb == "bag":
            back_from_beside(table, self.seat, choice.thing)
            return None
        table.seats[self.seat].beside.remove(choice.thing)
        return Lay(self.seat, choice.thing)

"""[WIT-1.2] The witches of a game: one of each type, turned up for the whole game."""

from chaudron.games.belcastel.components import PENNY_OF, WITCH_IDS
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import TABLE
from chaudron.kernel.rule import Rule, Then, rule, step


@rule
class TurnUpWitches(Rule):
    """[WIT-1.2, WIT-6.1] One witch for each penny, drawn or chosen."""

    @step
    def turn_up(self, table: Table) -> Then:
        chosen = table.box.options["witches"]
        drawn = [self.draw(table, penny) for penny in table.box.pennies] if chosen == "random" else chosen.split("-")
        table.witches = tuple(drawn)
        table.tell("witches", "WIT-1.2", witches=" ".join(table.witches))

    def draw(self, table: Table, penny: str) -> str:
        witch: str = table.chance.roll(TABLE, [witch for witch in WITCH_IDS if PENNY_OF[witch] == penny])
        return witch

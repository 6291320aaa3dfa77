"""[BLW-1] The table before the first expedition."""

from chaudron.games.blackwood.box import Box
from chaudron.games.blackwood.components import FOREST_IDS, POTION_IDS
from chaudron.games.blackwood.forest import fill_display, fill_forest
from chaudron.games.blackwood.rounds import Game
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Seat, Table
from chaudron.kernel.chance import TABLE, Chance
from chaudron.kernel.rule import Rule, Then, rule, step


def new_table(box: Box, chance: Chance) -> Table:
    """[BLW-1.4, BLW-1.8] Three puppets and eight coins each, the spells of this many witches."""
    places = len(box.places)
    return Table(
        box=box,
        chance=chance,
        agenda=[LayOut()],
        asks={},
        outcome=None,
        sealed_facts={},
        facts=None,
        sealed_for=None,
        seats=[Seat() for _ in range(box.players)],
        forest=[NO_CARD] * places,
        puppets=[NOBODY] * places,
        deck=list(FOREST_IDS),
        discard=[],
        potion_deck=list(POTION_IDS),
        display=[],
        stock=dict(box.stock),
        tokens=box.fagus_tokens,
    )


@rule
class LayOut(Rule):
    """[BLW-1.5, BLW-1.6, BLW-1.9] Potions in the village, cards in the forest, and the cauldron for the first witch."""

    @step
    def lay_out(self, table: Table) -> Then:
        fill_display(table, "BLW-1.5")
        fill_forest(table, "BLW-1.6")
        chosen = table.box.options["first_witch"]
        table.cauldron = table.chance.roll(TABLE, range(table.box.players)) if chosen == "random" else chosen
        table.tell("first_witch", "BLW-1.9", seat=table.cauldron)
        return Game()

"""[BEL-1] The table before round 1."""

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.components import START_BAG, START_RUBIES, W1, WHITE
from chaudron.games.belcastel.rounds import NineRounds
from chaudron.games.belcastel.table import Seat, Table
from chaudron.games.belcastel.witches.setup import TurnUpWitches
from chaudron.kernel.chance import TABLE, Chance
from chaudron.kernel.rule import Rule, Then, rule, step


def new_seat(box: Box) -> Seat:
    """[BEL-1.7, WIT-1.2] An empty cauldron, the drop on 0, a full flask, one ruby, the starting bag, and pennies."""
    return Seat(
        bag=list(START_BAG),
        chips=[],
        spaces=[],
        turns=[],
        beside=[],
        bought=[],
        pennies=box.pennies,
        rubies=START_RUBIES,
    )


def new_supply(box: Box) -> list[int]:
    """[BEL-1.4] Every colored chip not in a bag, and a white 1 per player; other whites go back to the box."""
    supply = [0 if chip.color is WHITE else count for chip, count in box.stock.items()]
    for chip in START_BAG:
        if chip.color is not WHITE:
            supply[chip] -= box.players
    supply[W1] = box.players
    return supply


def new_table(box: Box, chance: Chance) -> Table:
    """[BEL-1.3, BEL-1.7] The table as it is laid out."""
    return Table(
        box=box,
        chance=chance,
        agenda=[FirstPlayer()],
        asks={},
        outcome=None,
        sealed_facts={},
        facts=None,
        sealed_for=None,
        seats=[new_seat(box) for _ in range(box.players)],
        supply=new_supply(box),
        deck=list(box.printed.deck),
        turned=[],
        faces=[],
    )


@rule
class FirstPlayer(Rule):
    """[BEL-1.2, BEL-15.1] The host picks a seat, or the seed draws one."""

    @step
    def decide(self, table: Table) -> Then:
        chosen = table.box.options["first_player"]
        table.first = table.chance.roll(TABLE, range(table.box.players)) if chosen == "random" else chosen
        table.tell("first_player", "BEL-1.2", seat=table.first)
        return [TurnUpWitches(), NineRounds()] if table.box.pennies else NineRounds()

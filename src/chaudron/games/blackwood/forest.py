"""[BLW-3.9, BLW-3.12 to BLW-3.14] The forest and the village: rows slide, places and potions are filled."""

from chaudron.games.blackwood.components import COLUMNS, ON_DISPLAY
from chaudron.games.blackwood.places import Place
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Table
from chaudron.kernel.chance import TABLE
from chaudron.kernel.rule import Rule, Then, rule, step


def next_card(table: Table) -> str | None:
    """[BLW-3.13] The top card of the forest deck; the discard pile is shuffled into a new one when it is needed."""
    if not table.deck and table.discard:
        table.deck, table.discard = sorted(table.discard), []
        table.tell("reshuffled", "BLW-3.13", count=len(table.deck))
    return table.chance.draw(TABLE, table.deck) if table.deck else None


def fill_forest(table: Table, cause: str) -> None:
    """[BLW-1.6, BLW-3.12] All empty places, row 1 upward, left to right."""
    filled = []
    for place in table.box.places:
        if table.forest[place] == NO_CARD:
            table.forest[place] = next_card(table) or NO_CARD
            filled += [place.name] if table.forest[place] else []
    if filled:
        table.tell("grew", cause, places=filled)


def fill_display(table: Table, cause: str) -> None:
    """[BLW-1.5, BLW-3.12, BLW-3.14] Six potions in the village, as long as the deck lasts."""
    shown = []
    while len(table.display) < ON_DISPLAY and table.potion_deck:
        shown.append(table.chance.draw(TABLE, table.potion_deck))
        table.display.append(shown[-1])
    if shown:
        table.tell("displayed", cause, potions=shown)


def put_puppet(table: Table, seat: int, place: Place) -> None:
    """[BLW-3.2] A puppet of hers stands there from now on."""
    table.seats[seat].puppets -= 1
    table.puppets[place] = seat
    waits = place.column < table.column
    table.tell("placed", "BLW-3.2", seat=seat, place=place, card=table.forest[place], waits=waits)


@rule
class Slide(Rule):
    """[BLW-3.9, BLW-3.16] The gap is closed: what lies to the right of it moves one column left, puppets and all."""

    place: Place

    @step
    def slide(self, table: Table) -> Then:
        gap, end = self.place, self.place.row * COLUMNS
        table.forest[gap:end] = [*table.forest[gap + 1 : end], NO_CARD]
        table.puppets[gap:end] = [*table.puppets[gap + 1 : end], NOBODY]
        table.tell("slid", "BLW-3.9", row=gap.row, column=gap.column)

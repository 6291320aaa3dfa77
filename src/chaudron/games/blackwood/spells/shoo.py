"""[BLW-7.6 to BLW-7.8] Ouste !: an opponent's puppet must go elsewhere; its owner chooses where, and is paid for it."""

from chaudron.games.blackwood.choices import ABOUT, AT
from chaudron.games.blackwood.components import COMPENSATION
from chaudron.games.blackwood.places import Place
from chaudron.games.blackwood.table import NOBODY, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def victims(table: Table, seat: int) -> list[Place]:
    """[BLW-7.8] Any opponent's puppet, also behind the pawn."""
    return [place for place in table.box.places if table.puppets[place] not in (NOBODY, seat)]


def has_effect(table: Table, seat: int) -> bool:
    """[BLW-7.6] Somebody is there, and has somewhere to go."""
    return bool(victims(table, seat)) and bool(table.free_cards)


@rule
class Shoo(Rule):
    """[BLW-7.6] The caster chooses the puppet, the owner its new place."""

    seat: int
    place: Place | None = None
    owner: int = NOBODY

    @step
    def choose(self, table: Table) -> Then:
        return Ask(self.seat, ABOUT.SHOO, tuple(AT[place] for place in victims(table, self.seat)))

    @step
    def drive_away(self, table: Table, choice: Choice) -> Then:
        """[BLW-2.2, BLW-7.6] The only decision out of turn; not back to the card it left."""
        self.place, self.owner = choice.thing, table.puppets[choice.thing]
        table.tell("shooed", "BLW-7.6", seat=self.seat, owner=self.owner, place=choice.thing)
        return Ask(self.owner, ABOUT.MOVE, tuple(AT[place] for place in table.free_cards))

    @step
    def move(self, table: Table, choice: Choice) -> Then:
        assert self.place is not None
        table.puppets[self.place], table.puppets[choice.thing] = NOBODY, self.owner
        table.seats[self.owner].coins += COMPENSATION
        table.tell("moved", "BLW-7.6", seat=self.owner, place=choice.thing, coins=COMPENSATION)

"""[BLW-7.6 to BLW-7.8] Ouste !: an opponent's puppet must go elsewhere; its owner chooses where, and is paid for it."""

from chaudron.games.blackwood import money
from chaudron.games.blackwood.choices import ABOUT, AT, NONE, PLACE
from chaudron.games.blackwood.components import COMPENSATION
from chaudron.games.blackwood.forest import put_puppet
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
    spare: int = 0
    """[BLW-7.11] Puppets in her hand, beside those that she must place anyway."""

    @step
    def choose(self, table: Table) -> Then:
        places = tuple(AT[place] for place in victims(table, self.seat))
        return Ask(self.seat, ABOUT.SHOO, places, offers=money.besides(table, self.seat))

    @step
    def drive_away(self, table: Table, choice: Choice) -> Then:
        """[BLW-2.2, BLW-7.6] The only decision out of turn; not back to the card it left."""
        if money.raised(table, self.seat, choice):
            return self.go_to(Shoo.choose)
        self.place, self.owner = choice.thing, table.puppets[choice.thing]
        table.tell("shooed", "BLW-7.6", seat=self.seat, owner=self.owner, place=choice.thing)
        return Ask(self.owner, ABOUT.MOVE, tuple(AT[place] for place in table.free_cards))

    @step
    def move(self, table: Table, choice: Choice) -> Then:
        assert self.place is not None
        table.puppets[self.place], table.puppets[choice.thing] = NOBODY, self.owner
        table.seats[self.owner].coins += COMPENSATION
        table.tell("moved", "BLW-7.6", seat=self.owner, place=choice.thing, coins=COMPENSATION)

    @step
    def free(self, table: Table) -> Then:
        """[BLW-7.11] Where a table reads it so, one more puppet of hers may go to the freed card."""
        if not self.spare or not table.box.shoo_places:
            return self.finish()
        assert self.place is not None
        besides = money.besides(table, self.seat)
        return Ask(self.seat, ABOUT.SHOO_PLACE, (PLACE[self.place], NONE), offers=besides)

    @step
    def follow(self, table: Table, choice: Choice) -> Then:
        if money.raised(table, self.seat, choice):
            return self.go_to(Shoo.free)
        if choice is not NONE:
            put_puppet(table, self.seat, choice.thing)
        return None

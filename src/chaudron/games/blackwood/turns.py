"""[BLW-3.2 to BLW-3.8, BLW-3.15, BLW-3.16] A witch's turn: in the forest, and back in the village."""

from chaudron.games.blackwood import actions, spells
from chaudron.games.blackwood.choices import ABOUT, BUY, CAST, END, LEAVE, PLACE
from chaudron.games.blackwood.components import FREE, SHOO, TWIN
from chaudron.games.blackwood.forest import put_puppet
from chaudron.games.blackwood.places import Place
from chaudron.games.blackwood.spells.shoo import Shoo
from chaudron.games.blackwood.table import NO_CARD, NOBODY, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


@rule
class SearchTurn(Rule):
    """[BLW-3.2, BLW-3.15] She places one puppet, and does what else she likes before and after."""

    seat: int
    due: int = 1
    """Puppets she still has to place."""

    @step
    def begin(self, table: Table) -> Then:
        """[BLW-3.3] With all puppets in the forest she does nothing at all."""
        if not table.seats[self.seat].puppets:
            table.tell("stays_out", "BLW-3.3", seat=self.seat)
            return self.finish()
        return None

    @step
    def choose(self, table: Table) -> Then:
        options = self.options(table)
        return self.finish() if options == [END] else Ask(self.seat, ABOUT.SEARCH, tuple(options))

    def options(self, table: Table) -> list[Choice]:
        places = [PLACE[place] for place in table.free_cards] if self.due else []
        casts = spells.casts(table, self.seat)
        if CAST[TWIN] in casts and not self.has_room_for_a_twin(table):
            casts.remove(CAST[TWIN])
        if CAST[SHOO] in casts and not self.may_shoo(table):
            casts.remove(CAST[SHOO])
        end = [] if places else [END]  # [BLW-3.4, BLW-3.15]
        return [*places, *actions.in_any_turn(table, self.seat, casts), *end]

    def has_room_for_a_twin(self, table: Table) -> bool:
        """[BLW-7.1] One more puppet than she places anyway, and a card for it."""
        return table.seats[self.seat].puppets > self.due and len(table.free_cards) > self.due

    def may_shoo(self, table: Table) -> bool:
        """[BLW-7.11] Before and after her placement, or as a table reads it only while one is due."""
        return self.due > 0 or not table.box.shoos_before

    @step
    def act(self, table: Table, choice: Choice) -> Then:
        if choice is END:
            return None
        self.go_to(SearchTurn.choose)
        if choice.verb == "place":
            self.due -= 1
            put_puppet(table, self.seat, choice.thing)
            return None
        if choice is CAST[SHOO]:
            spells.spend(table, self.seat, SHOO)
            return Shoo(self.seat, spare=max(0, table.seats[self.seat].puppets - self.due))
        if choice is CAST[TWIN]:
            spells.spend(table, self.seat, TWIN)
            self.due += 1
            return None
        return actions.carry_out(table, self.seat, choice)


@rule
class ReturnTurn(Rule):
    """[BLW-3.6 to BLW-3.8] The puppet comes home; she buys its card or leaves it, and does what else she likes."""

    seat: int
    place: Place

    @step
    def come_home(self, table: Table) -> Then:
        table.puppets[self.place] = NOBODY
        table.seats[self.seat].puppets += 1
        table.place = self.place
        table.tell("came_home", "BLW-3.6", seat=self.seat, place=self.place, card=table.forest[self.place])

    @step
    def choose(self, table: Table) -> Then:
        options = self.options(table)
        return self.go_to(ReturnTurn.end) if options == [END] else Ask(self.seat, ABOUT.RETURN, tuple(options))

    def options(self, table: Table) -> list[Choice]:
        """[BLW-6.1, BLW-6.2, BLW-6.3] Nothing on credit, nothing forced: what she cannot or will not pay is left."""
        card, mine = table.forest[self.place], table.seats[self.seat]
        buy = [BUY] if card and mine.coins >= table.box.cards.forest[card].cost else []  # [BLW-6.1]
        leave = [LEAVE] if card else []
        casts, brew = spells.casts(table, self.seat), actions.brewing(table, self.seat)
        return [*buy, *leave, *brew, *actions.in_any_turn(table, self.seat, casts), END]

    @step
    def act(self, table: Table, choice: Choice) -> Then:
        if choice is END:
            return None
        self.go_to(ReturnTurn.choose)
        if choice is BUY:
            return self.take(table, table.box.cards.forest[table.forest[self.place]].cost, "BLW-3.6")
        if choice is LEAVE:
            return self.leave(table)
        if choice is CAST[FREE]:  # [BLW-7.4]
            spells.spend(table, self.seat, FREE)
            return self.take(table, 0, "BLW-7.4")
        return actions.carry_out(table, self.seat, choice)

    def take(self, table: Table, price: int, cause: str) -> Then:
        mine, card = table.seats[self.seat], table.forest[self.place]
        mine.coins -= price
        mine.larder = sorted([*mine.larder, card])
        table.forest[self.place] = NO_CARD
        table.tell("bought", cause, seat=self.seat, card=card, price=price)
        return None

    def leave(self, table: Table) -> Then:
        """[BLW-3.6, BLW-3.7] She may refuse even if she can pay."""
        card = table.forest[self.place]
        table.forest[self.place] = NO_CARD
        table.discard.append(card)
        table.tell("left", "BLW-3.6", seat=self.seat, card=card)
        return None

    @step
    def end(self, table: Table) -> Then:
        if table.forest[self.place]:
            self.leave(table)
        table.place = None

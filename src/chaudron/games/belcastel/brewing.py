"""[BEL-5, BEL-8, BEL-9, BEL-16.4, BEL-16.6, BEL-16.9] Brewing: draw, stop, or a free act; at the own pace."""

from chaudron.games.belcastel import agreement, lock_step
from chaudron.games.belcastel.books import red
from chaudron.games.belcastel.choices import ABOUT, BAG, DRAW, FLASK, LAY, RETURN, STOP
from chaudron.games.belcastel.components import WHITE, Chip
from chaudron.games.belcastel.gains import put_in_bag
from chaudron.games.belcastel.laying import Lay, carry_out, take_back, then_second_chance
from chaudron.games.belcastel.second_chance import empty_cauldron, remember
from chaudron.games.belcastel.table import BREWING, STOPPED, Seat, Table
from chaudron.games.belcastel.witches import silver
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, Together, rule, step


@rule
class Brewing(Rule):
    """[BEL-5.1, BEL-9.1] All brew at the same time; in lock-step on a signal. It ends when all stopped or exploded."""

    @step
    def light_the_fire(self, table: Table) -> Then:
        agreement.begin_round(table)
        for mine in table.seats:
            empty_cauldron(mine)
            mine.state, mine.before = BREWING, None
            mine.protected = mine.stirred = mine.had_chance = False
            mine.found = mine.started = mine.ended = 0
        return [LayStartChips(seat) for seat in table.turn_order if table.seats[seat].start]

    @step
    def brew(self, table: Table) -> Then:
        if table.card == "second_chance":
            for mine in table.seats:
                mine.before = remember(mine)
        if table.is_lock_step:
            return lock_step.Beats()
        return Together({seat: [Brew(seat)] for seat in range(len(table.seats))})

    @step
    def draw_together(self, table: Table) -> Then:
        """[BEL-12.4] Whoever is still brewing, if that was agreed on meanwhile."""
        return lock_step.Beats() if table.agreed else None


@rule
class LayStartChips(Rule):
    """[WIT-5.5, BEL-16.2] green-5: start chips are laid from rat or drop, in any order, and act as drawn chips."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        kinds = sorted(set(table.seats[self.seat].start))
        return Ask(self.seat, ABOUT.LAY_START, tuple(LAY[chip] for chip in kinds)) if len(kinds) > 1 else None

    @step
    def lay(self, table: Table, choice: Choice | None = None) -> Then:
        mine = table.seats[self.seat]
        chips = list(mine.start)
        chip = choice.thing if choice is not None else chips[0]
        chips.remove(chip)
        mine.start = tuple(chips)
        if chips:
            self.go_to(LayStartChips.choose)
        return Lay(self.seat, chip, is_start=True)

    @step
    def begin(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        mine.started = mine.turn


def can_draw(table: Table, mine: Seat) -> bool:
    """[BEL-5.5, BEL-16.27, WIT-4.6] Not from an empty bag, nor, without bowls, when a chip lies on the last space."""
    return bool(mine.bag) and (table.box.has_bowls or not mine.is_on_last_space)


def can_use_flask(table: Table, mine: Seat) -> bool:
    """[BEL-8.1, BEL-16.9, BEL-15.7] A full flask, and the chip laid last still there."""
    return mine.flask and mine.can_take_back and (table.box.flask_takes_any or mine.last_laid.color is WHITE)


Choices = tuple[Choice, ...]
GO_ON: Choices = (DRAW, STOP)
STOP_ONLY: Choices = (STOP,)
WITH_FLASK: Choices = (FLASK,)
WITHOUT_FLASK: Choices = ()


def options(table: Table, mine: Seat) -> Choices:
    """[BEL-16.4, BEL-16.6] What a brewing player may do; nothing when neither a draw nor a free act is possible."""
    acts = WITH_FLASK if can_use_flask(table, mine) else WITHOUT_FLASK
    if mine.aside:
        acts += tuple([LAY[chip] for chip in sorted(set(mine.aside))])
    if mine.beside:
        acts += tuple([BAG[chip] for chip in sorted(set(mine.beside))])
    if mine.pennies:
        acts += silver.free_acts(table, mine)
    if can_draw(table, mine):
        return GO_ON + acts
    return STOP_ONLY + acts if acts else ()


def stop(table: Table, seat: int, reveals: bool = False) -> None:
    """[BEL-5.3] Stopping is final for the round."""
    mine = table.seats[seat]
    mine.state = STOPPED
    if table.facts is not None:
        table.tell("stopped", "BEL-5.3", reveals=reveals, seat=seat, space=mine.next_space)


def free_act(table: Table, seat: int, choice: Choice) -> Then:
    """[BEL-16.4] The flask, a red chip from beside back in the bag, a chip set aside, or a silver witch."""
    if choice.verb == "witch":
        return silver.call(table, seat, choice.thing)
    if choice.verb == "lay":
        return then_second_chance(table, seat, red.take_from_aside(table, seat, choice.thing))
    if choice is FLASK:
        table.seats[seat].flask = False
        take_back(table, seat, "BEL-8.1")
    else:
        back_from_beside(table, seat, choice.thing)
    return None


def back_from_beside(table: Table, seat: int, chip: Chip) -> None:
    """[BEL-16.24] red-2: a red chip from beside the cauldron goes back in the bag."""
    table.seats[seat].beside.remove(chip)
    put_in_bag(table, seat, chip)
    table.tell("back_in_bag", "BEL-16.24", seat=seat, chip=chip)


@rule
class Brew(Rule):
    """[BEL-5.3, BEL-16.4] One player's brewing: after each chip draw again, stop, or do a free act."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if table.agreed:
            return self.finish()
        if mine.state == BREWING:
            possible = options(table, mine)
            if possible:
                return Ask(self.seat, ABOUT.BREW, possible, offers=agreement.offers(table, self.seat))
            stop(table, self.seat)
        agreement.renew_offers(table)
        return self.finish()

    @step
    def act(self, table: Table, choice: Choice) -> Then:
        if choice is DRAW:
            self.go_to(Brew.choose)
            chip = table.chance.draw(self.seat, table.seats[self.seat].bag)
            if table.facts is not None:
                table.tell("drew", "BEL-5.2", seat=self.seat, chip=chip)
            return carry_out(table, self.seat, chip)
        if choice.verb == "together":
            agreement.wish(table, self.seat, choice.thing)
            return self.go_to(Brew.choose)
        if choice is not STOP:
            self.go_to(Brew.choose)
            return free_act(table, self.seat, choice)
        stop(table, self.seat)
        agreement.renew_offers(table)
        return None if table.box.may_return else self.finish()

    @step
    def offer_return(self, table: Table) -> Then:
        """[BEL-16.6, BEL-15.6] Who stopped freely may come back while someone else is still brewing."""
        return Ask(self.seat, ABOUT.RETURN, (RETURN,), lapses=True)

    @step
    def come_back(self, table: Table, choice: Choice) -> Then:
        table.seats[self.seat].state = BREWING
        table.tell("came_back", "BEL-15.6", seat=self.seat)
        agreement.renew_offers(table)
        return self.go_to(Brew.choose)

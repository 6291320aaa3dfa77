"""[BEL-5, BEL-8, BEL-9, BEL-16.4, BEL-16.6, BEL-16.9] Brewing: draw, stop, or a free act; at the own pace."""

from chaudron.games.belcastel import lock_step
from chaudron.games.belcastel.choices import ABOUT, BAG, DRAW, FLASK, RETURN, STOP
from chaudron.games.belcastel.components import LAST_SPACE, WHITE
from chaudron.games.belcastel.gains import put_in_bag
from chaudron.games.belcastel.laying import carry_out, take_back
from chaudron.games.belcastel.second_chance import empty_cauldron, remember
from chaudron.games.belcastel.table import BREWING, STOPPED, Seat, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, Together, rule, step


@rule
class Brewing(Rule):
    """[BEL-5.1, BEL-9.1] All brew at the same time; in lock-step on a signal. It ends when all stopped or exploded."""

    @step
    def light_the_fire(self, table: Table) -> Then:
        for mine in table.seats:
            empty_cauldron(mine)
            mine.state = BREWING
            mine.protected = mine.stirred = mine.had_chance = False
            mine.found = 0
            mine.before = remember(mine) if table.card == "second_chance" else None
        if table.is_lock_step:
            return lock_step.Beats()
        return Together({seat: [Brew(seat)] for seat in range(len(table.seats))})


def can_draw(mine: Seat) -> bool:
    """[BEL-5.5, BEL-5.6, BEL-16.27] Not from an empty bag, nor when a chip lies on the last space."""
    return bool(mine.bag) and not (mine.spaces and mine.spaces[-1] == LAST_SPACE)


def can_use_flask(table: Table, mine: Seat) -> bool:
    """[BEL-8.1, BEL-16.9, BEL-15.7] A full flask, and the chip laid last still there."""
    return mine.flask and mine.can_take_back and (table.box.flask_takes_any or mine.chips[-1].color is WHITE)


Choices = tuple[Choice, ...]
GO_ON: Choices = (DRAW, STOP)
STOP_ONLY: Choices = (STOP,)
WITH_FLASK: Choices = (FLASK,)
WITHOUT_FLASK: Choices = ()


def options(table: Table, mine: Seat) -> Choices:
    """[BEL-16.4, BEL-16.6] What a brewing player may do; nothing when neither a draw nor a free act is possible."""
    acts = WITH_FLASK if can_use_flask(table, mine) else WITHOUT_FLASK
    if mine.beside:
        acts += tuple([BAG[chip] for chip in sorted(set(mine.beside))])
    if can_draw(mine):
        return GO_ON + acts
    return STOP_ONLY + acts if acts else ()


def stop(table: Table, seat: int, reveals: bool = False) -> None:
    """[BEL-5.3] Stopping is final for the round."""
    mine = table.seats[seat]
    mine.state = STOPPED
    if table.told is not None:
        table.tell("stopped", "BEL-5.3", reveals=reveals, seat=seat, space=mine.next_space)


def free_act(table: Table, seat: int, choice: Choice) -> None:
    """[BEL-8, BEL-16.9, BEL-16.24] The flask, or a red chip from beside the cauldron back in the bag."""
    mine = table.seats[seat]
    if choice is FLASK:
        mine.flask = False
        take_back(table, seat, "BEL-8.1")
        return
    mine.beside.remove(choice.thing)
    put_in_bag(table, seat, choice.thing)
    table.tell("back_in_bag", "BEL-16.24", seat=seat, chip=choice.thing)


@rule
class Brew(Rule):
    """[BEL-5.3, BEL-16.4] One player's brewing: after each chip draw again, stop, or do a free act."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if mine.state != BREWING:
            return self.finish()
        possible = options(table, mine)
        if not possible:
            stop(table, self.seat)
            return self.finish()
        return Ask(self.seat, ABOUT.BREW, possible)

    @step
    def act(self, table: Table, choice: Choice) -> Then:
        if choice is DRAW:
            self.again(Brew.choose)
            chip = table.chance.draw(self.seat, table.seats[self.seat].bag)
            if table.told is not None:
                table.tell("drew", "BEL-5.2", seat=self.seat, chip=chip)
            return carry_out(table, self.seat, chip)
        if choice is not STOP:
            free_act(table, self.seat, choice)
            return self.again(Brew.choose)
        stop(table, self.seat)
        return None if table.box.may_return else self.finish()

    @step
    def offer_return(self, table: Table) -> Then:
        """[BEL-16.6, BEL-15.6] Who stopped freely may come back while someone else is still brewing."""
        return Ask(self.seat, ABOUT.RETURN, (RETURN,), lapses=True)

    @step
    def come_back(self, table: Table, choice: Choice) -> Then:
        table.seats[self.seat].state = BREWING
        table.tell("came_back", "BEL-15.6", seat=self.seat)
        return self.again(Brew.choose)

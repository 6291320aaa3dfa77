"""[WIT-3.1 to WIT-3.4, WIT-3.13 to WIT-3.16] Silver pennies: the witches of the blast."""

from chaudron.games.belcastel import laying
from chaudron.games.belcastel.choices import ABOUT, BOTH, DONE, EARLIER, LAST, LAY, NONE, WITCH
from chaudron.games.belcastel.components import WHITE, Chip, names
from chaudron.games.belcastel.gains import draw_chips, put_in_bag, return_chips
from chaudron.games.belcastel.table import BREWING, EXPLODED, Seat, Table
from chaudron.games.belcastel.witches.pennies import can_call, spend
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

SIX = 6


def after_explosion(table: Table, seat: int, before: str) -> Then:
    """[WIT-3.1, WIT-3.13] At once or never, and only with a full flask."""
    mine = table.seats[seat]
    return SavedFromTheBlast(seat, before) if mine.flask and can_call(table, mine, "S1") else None


@rule
class SavedFromTheBlast(Rule):
    """[WIT-3.1, WIT-3.13] S1: the white that exploded the cauldron goes back; whoever had stopped stays stopped."""

    seat: int
    before: str
    """What the seat did when its cauldron exploded."""

    @step
    def offer(self, table: Table) -> Then:
        return Ask(self.seat, ABOUT.SAVED, (WITCH["S1"], NONE))

    @step
    def save(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            mine = table.seats[self.seat]
            spend(table, self.seat, "S1")
            mine.flask = False
            mine.state, mine.protected = self.before, False
            table.tell("saved", "WIT-3.1", seat=self.seat)
            self.put_white_back(table, mine)

    def put_white_back(self, table: Table, mine: Seat) -> None:
        """The white lies where it was laid, or aside where it counts from there [WIT-6.4]."""
        if mine.can_take_back and mine.last_laid.color is WHITE:
            laying.take_back(table, self.seat, "WIT-3.1")
            return
        *rest, white = mine.aside
        mine.aside = tuple(rest)
        mine.whites -= white.value
        put_in_bag(table, self.seat, white)
        table.tell("back_in_bag", "WIT-3.1", seat=self.seat, chip=white, whites=mine.whites)


def free_acts(table: Table, mine: Seat) -> tuple[Choice, ...]:
    """[WIT-3.2, WIT-3.3] The witches that can be called between two chips."""
    if mine.bag and can_call(table, mine, "S2"):
        return (WITCH["S2"],)
    if any(chip.color is WHITE for chip in mine.chips) and can_call(table, mine, "S3"):
        return (WITCH["S3"],)
    return ()


def call(table: Table, seat: int, witch: str) -> Rule:
    """[WIT-3.2, WIT-3.3] Call a witch while brewing."""
    spend(table, seat, witch)
    return SixFromTheBag(seat, draw_chips(table, seat, SIX)) if witch == "S2" else WhitesBack(seat)


@rule
class SixFromTheBag(Rule):
    """[WIT-3.2, WIT-3.14] S2: six chips lie open; any of them are laid one at a time, the rest goes back."""

    seat: int
    drawn: list[Chip]
    turn: int = 0
    """The turn of the chip laid last, at least; a second chance that starts anew turns it back [BEL-16.12]."""

    @step
    def show(self, table: Table) -> Then:
        table.tell("looked", "WIT-3.2", seat=self.seat, chips=names(self.drawn))

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if mine.turn < self.turn:
            self.drawn.clear()  # the bag is as it was before they were drawn
        if mine.state != BREWING or not self.drawn:
            return_chips(table, self.seat, self.drawn)
            return self.finish()
        return Ask(self.seat, ABOUT.SIX, (*[LAY[chip] for chip in sorted(set(self.drawn))], DONE))

    @step
    def lay(self, table: Table, choice: Choice) -> Then:
        if choice is DONE:
            return_chips(table, self.seat, self.drawn)
            return None
        self.go_to(SixFromTheBag.choose)
        self.turn = table.seats[self.seat].turn + 1
        self.drawn.remove(choice.thing)
        return laying.carry_out(table, self.seat, choice.thing)


@rule
class WhitesBack(Rule):
    """[WIT-3.3, WIT-3.15] S3: one or both of the last two whites in the cauldron; the spaces they leave stay empty."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        return (
            Ask(self.seat, ABOUT.WHITES, (LAST, EARLIER, BOTH))
            if len(places_of_whites(table.seats[self.seat])) > 1
            else None
        )

    @step
    def put_back(self, table: Table, choice: Choice = LAST) -> Then:
        mine = table.seats[self.seat]
        last_laid = len(mine.chips) - 1
        for place in self.chosen(table, choice):
            white = mine.pick_up(place)
            put_in_bag(table, self.seat, white)
            table.tell("back_in_bag", "WIT-3.3", seat=self.seat, chip=white, whites=mine.whites)
            if place == last_laid and not mine.poured:
                mine.can_take_back = False

    def chosen(self, table: Table, choice: Choice) -> list[int]:
        places = places_of_whites(table.seats[self.seat])
        return places if choice is BOTH else places[1:] if choice is EARLIER else places[:1]


def places_of_whites(mine: Seat) -> list[int]:
    """[WIT-3.3] Where the last two whites lie in the order of laying, the last one first."""
    return [place for place in reversed(range(len(mine.chips))) if mine.chips[place].color is WHITE][:2]


def full_rewards(table: Table) -> list[Rule]:
    """[WIT-3.16, BEL-16.15] Step 8: whoever exploded may announce S4, in turn order."""
    seats = [(seat, table.seats[seat]) for seat in table.turn_order]
    return [FullReward(seat) for seat, mine in seats if mine.state == EXPLODED and can_call(table, mine, "S4")]


@rule
class FullReward(Rule):
    """[WIT-3.4, WIT-3.16] S4: points and buying, and the die for the furthest; for cards it remains an explosion."""

    seat: int

    @step
    def offer(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        could_roll = mine.space >= max(0 if out_of_the_running(seat) else seat.space for seat in table.seats)
        if mine.protected and not could_roll:
            return self.finish()
        return Ask(self.seat, ABOUT.FULL_REWARD, (WITCH["S4"], NONE))

    @step
    def announce(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            spend(table, self.seat, "S4")
            table.seats[self.seat].full_reward = True


def out_of_the_running(mine: Seat) -> bool:
    """[BEL-10.1, WIT-3.4] Exploded cauldrons do not roll the die, unless S4 was announced."""
    return mine.state == EXPLODED and not mine.full_reward

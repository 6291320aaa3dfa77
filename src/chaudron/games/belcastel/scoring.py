"""[BEL-10, BEL-12, BEL-16.15] From the end of brewing to the next round, every hook in order."""

from chaudron.games.belcastel.beside import DecideBeside
from chaudron.games.belcastel.books import COMPARED, IN_SCORING
from chaudron.games.belcastel.buying import Buy, Exchange
from chaudron.games.belcastel.choices import ABOUT, COINS, DONE, DROP, LAY, NONE, POINT, REFILL, TUBE
from chaudron.games.belcastel.choices import POINTS as POINTS_CHOICE
from chaudron.games.belcastel.components import (
    BLACK,
    DIE,
    DIE_BONUS,
    GREEN,
    POINTS,
    PURPLE,
    RUBY,
    RUBY_PRICE,
    Chip,
    names,
)
from chaudron.games.belcastel.gains import (
    draw_chips,
    free_chips,
    gain_bonus,
    gain_chip,
    gain_points,
    gain_rubies,
    pay_rubies,
    return_chips,
    settle_found_rubies,
)
from chaudron.games.belcastel.laying import place
from chaudron.games.belcastel.table import EXPLODED, Seat, Table
from chaudron.games.belcastel.tubes import AdvanceDrop, advance, drops_that_can_advance
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def has_exploded(mine: Seat) -> bool:
    """[BEL-16.16] For cards and neighbors: the state at the freeze, covered by blue 2 or not."""
    return mine.state == EXPLODED


def must_choose(mine: Seat) -> bool:
    """[BEL-10.4, BEL-16.15] Exploded, and not covered by blue 2: points or coins."""
    return mine.state == EXPLODED and not mine.protected


@rule
class Scoring(Rule):
    """[BEL-10, BEL-16.15] From the end of brewing to the next round, every hook in order."""

    @step
    def chips_beside(self, table: Table) -> Then:
        """[BEL-16.24] Step 3, red-2: in turn order each player decides for every chip beside the cauldron."""
        return [DecideBeside(seat) for seat in table.turn_order if table.seats[seat].beside]

    @step
    def strong_ingredient(self, table: Table) -> Then:
        """[BEL-16.15] Step 4, the card strong_ingredient: in turn order, whoever did not explode."""
        if table.card == "strong_ingredient":
            return [StrongIngredient(seat, []) for seat in table.turn_order if not has_exploded(table.seats[seat])]

    @step
    def freeze(self, table: Table) -> Then:
        """[BEL-10.0, BEL-16.17] Step 5: exploded or not is final, and so is the scoring space."""
        settle_found_rubies(table)
        for seat, mine in enumerate(table.seats):
            mine.space = mine.next_space
            mine.reward = ""
            if table.told is not None:
                table.tell("scoring_space", "BEL-10.0", seat=seat, space=mine.space)

    @step
    def seasoned_perfectly(self, table: Table) -> Then:
        """[BEL-16.15] Step 6, the card seasoned_perfectly: whites of exactly 7 advance a drop."""
        if table.card == "seasoned_perfectly":
            return [AdvanceDrop(seat, "BEL-16.15") for seat in table.turn_order if table.seats[seat].whites == 7]

    @step
    def schadenfreude(self, table: Table) -> Then:
        """[BEL-16.15, BEL-16.21] Step 7, the card: whoever sits to the left of an explosion takes a 2-chip."""
        if table.card == "schadenfreude":
            return [TakeTwo(seat) for seat in table.turn_order if has_exploded(table.seats[seat - 1])]

    @step
    def bonus_die(self, table: Table) -> Then:
        """[BEL-10.1] A: the furthest scoring space that did not explode rolls; all tied roll; pot_is_full: twice."""
        spaces = [0 if has_exploded(mine) else mine.space for mine in table.seats]
        furthest = max(spaces)
        rolls = 2 if table.card == "pot_is_full" else 1
        return [
            RollDie(seat) for seat in table.turn_order if furthest and spaces[seat] == furthest for _ in range(rolls)
        ]

    @step
    def chip_actions(self, table: Table) -> Then:
        """[BEL-10.2] B: black for all, then green, then purple, each in turn order, exploded or not."""
        books, order = table.box.book_ids, table.turn_order
        colors = [{chip.color for chip in mine.chips} for mine in table.seats]
        return [
            *COMPARED[books[BLACK]](table),
            *[IN_SCORING[books[GREEN]](seat) for seat in order if GREEN in colors[seat]],
            *[IN_SCORING[books[PURPLE]](seat) for seat in order if PURPLE in colors[seat]],
        ]

    @step
    def rubies(self, table: Table) -> Then:
        """[BEL-10.3, BEL-16.15] C: a ruby on the scoring space; shining: two; lucky_devil: 2 points as well."""
        for seat in table.turn_order:
            if RUBY[table.seats[seat].space]:
                gain_rubies(table, seat, 2 if table.card == "shining" else 1, "BEL-10.3")
                if table.card == "lucky_devil":
                    gain_points(table, seat, 2, "BEL-16.15")

    @step
    def points(self, table: Table) -> Then:
        """[BEL-10.4, BEL-16.15] D: in turn order, points of the scoring space; who exploded first chooses D or E."""
        if any(must_choose(mine) for mine in table.seats):
            return [ScorePoints(seat) for seat in table.turn_order]
        for seat in table.turn_order:
            gain_points(table, seat, POINTS[table.seats[seat].space], "BEL-10.4")

    @step
    def buying(self, table: Table) -> Then:
        """[BEL-10.5, BEL-12.2] E: in turn order; who exploded and took points does not shop. Round 9: points."""
        kind = Exchange if table.is_last_round else Buy
        return [kind(seat) for seat in table.turn_order if table.seats[seat].reward != POINTS_CHOICE]

    @step
    def fill_bags(self, table: Table) -> Then:
        """[BEL-10.5, BEL-16.15] Step 14: what was bought and what lay in the cauldrons goes into the bags."""
        for mine in table.seats:
            mine.bag += mine.chips + mine.bought
            mine.bag.sort()
            mine.bought = []
            mine.chips, mine.spaces, mine.turns, mine.whites = [], [], [], 0

    @step
    def spend_rubies(self, table: Table) -> Then:
        """[BEL-10.6, BEL-16.15] F: magic_potion fills all flasks, then ruby payments in turn order."""
        if table.card == "magic_potion":
            for mine in table.seats:
                mine.flask = True
            table.tell("flasks_filled", "BEL-16.15")
        return [PayRubies(seat) for seat in table.turn_order if table.seats[seat].rubies >= RUBY_PRICE]

    @step
    def pass_on(self, table: Table) -> Then:
        """[BEL-10.7] Step 16: the rats come out, and the fortune deck passes to the left."""
        for mine in table.seats:
            mine.rat = mine.given_up = 0
        table.card = ""
        table.first = (table.first + 1) % len(table.seats)


@rule
class StrongIngredient(Rule):
    """[BEL-3.5, BEL-16.15] Draw 5 chips, lay one or none: printed value only, no explosion, no action."""

    seat: int
    drawn: list[Chip]

    @step
    def draw(self, table: Table) -> Then:
        self.drawn = draw_chips(table, self.seat, 5)
        if not self.drawn:
            return self.finish()
        table.tell("looked", "BEL-16.15", seat=self.seat, chips=names(self.drawn))
        options = [LAY[chip] for chip in sorted(set(self.drawn))]
        return Ask(self.seat, ABOUT.STRONG_INGREDIENT, (*options, NONE))

    @step
    def lay_one(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            self.drawn.remove(choice.thing)
            place(table, self.seat, choice.thing, choice.thing.value, "BEL-3.5")
        return_chips(table, self.seat, self.drawn)


@rule
class TakeTwo(Rule):
    """[BEL-16.26] Any 2-chip of an open book; free chips are never white."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        options = free_chips(table, 2)
        return Ask(self.seat, ABOUT.SCHADENFREUDE, (*options, NONE)) if options else self.finish()

    @step
    def take(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            gain_chip(table, self.seat, choice.thing, "BEL-16.15")


@rule
class RollDie(Rule):
    """[BEL-10.1] Roll the bonus die and take what it shows."""

    seat: int

    @step
    def roll(self, table: Table) -> Then:
        face = table.chance.roll(self.seat, DIE)
        table.tell("rolled", "BEL-10.1", seat=self.seat, face=face)
        return gain_bonus(table, self.seat, DIE_BONUS[face], "BEL-10.1")


@rule
class ScorePoints(Rule):
    """[BEL-10.4, BEL-12.3] The points of one player; one who exploded chooses points or coins."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        if must_choose(table.seats[self.seat]):
            return Ask(self.seat, ABOUT.REWARD, (POINTS_CHOICE, COINS))
        self.finish()
        return self.score(table)

    @step
    def score(self, table: Table, choice: Choice | None = None) -> Then:
        mine = table.seats[self.seat]
        if choice is not None:
            mine.reward = str(choice)
            table.tell("reward", "BEL-10.4", seat=self.seat, reward=mine.reward)
        if choice is not COINS:
            gain_points(table, self.seat, POINTS[mine.space], "BEL-10.4")


@rule
class PayRubies(Rule):
    """[BEL-10.6, BEL-12.2, BEL-16.25] 2 rubies for a drop move, a full flask or, in round 9, a point; repeatedly."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if mine.rubies < RUBY_PRICE:
            return self.finish()
        options = drops_that_can_advance(table, self.seat)
        if not mine.flask:
            options += (REFILL,)
        if table.is_last_round:
            options += (POINT,)
        return Ask(self.seat, ABOUT.SPEND, (*options, DONE)) if options else self.finish()

    @step
    def pay(self, table: Table, choice: Choice) -> Then:
        if choice is DONE:
            return self.finish()
        self.again(PayRubies.choose)
        pay_rubies(table, self.seat, RUBY_PRICE, "BEL-10.6")
        if choice is DROP or choice is TUBE:
            return advance(table, self.seat, choice, "BEL-10.6")
        if choice is REFILL:
            table.seats[self.seat].flask = True
            table.tell("refilled", "BEL-10.6", seat=self.seat)
        else:
            gain_points(table, self.seat, 1, "BEL-12.2")
        return None

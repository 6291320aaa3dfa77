"""[BEL-10, BEL-12, BEL-16.15] From the end of brewing to the next round, every hook in order."""

from chaudron.games.belcastel.beside import ChipsBeside
from chaudron.games.belcastel.books import COMPARED, IN_SCORING
from chaudron.games.belcastel.buying import Buying
from chaudron.games.belcastel.choices import ABOUT, COINS, DONE, DROP, LAY, NONE, POINT, REFILL, TAKE, TUBE
from chaudron.games.belcastel.choices import POINTS as POINTS_CHOICE
from chaudron.games.belcastel.components import DIE, DIE_BONUS, POINTS, RUBY, RUBY_PRICE, Chip, names
from chaudron.games.belcastel.gains import (
    draw_chips,
    gain_bonus,
    gain_chip,
    gain_points,
    gain_rubies,
    pay_rubies,
    return_chips,
)
from chaudron.games.belcastel.laying import place
from chaudron.games.belcastel.table import EXPLODED, Seat, Table
from chaudron.games.belcastel.tubes import AdvanceDrop, advance, drops_that_can_advance
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def has_exploded(mine: Seat) -> bool:
    """[BEL-16.16] For cards and neighbors: the state at the freeze, covered by blue 2 or not."""
    return mine.state == EXPLODED


@rule
class StrongIngredient(Rule):
    """[BEL-16.15] Step 4, the card strong_ingredient: in turn order, whoever did not explode."""

    @step
    def each(self, table: Table) -> Then:
        if table.card != "strong_ingredient":
            return None
        return [OneStrongIngredient(seat) for seat in table.turn_order if not has_exploded(table.seats[seat])]


@rule
class OneStrongIngredient(Rule):
    """[BEL-3.5, BEL-16.15] Draw 5 chips, lay one or none: printed value only, no explosion, no action."""

    seat: int
    drawn: list[Chip]

    def __init__(self, seat: int) -> None:
        self.at, self.seat, self.drawn = 0, seat, []

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
class Freeze(Rule):
    """[BEL-10.0, BEL-16.15, BEL-16.17] Step 5: exploded or not is final, and so is the scoring space."""

    @step
    def note(self, table: Table) -> Then:
        for seat, mine in enumerate(table.seats):
            mine.space = mine.next_space
            mine.reward = ""
            table.tell("scoring_space", "BEL-10.0", seat=seat, space=mine.space)


@rule
class SeasonedPerfectly(Rule):
    """[BEL-16.15] Step 6, the card seasoned_perfectly: whites of exactly 7 advance a drop."""

    @step
    def each(self, table: Table) -> Then:
        if table.card != "seasoned_perfectly":
            return None
        return [AdvanceDrop(seat, "BEL-16.15") for seat in table.turn_order if table.seats[seat].whites == 7]


@rule
class Schadenfreude(Rule):
    """[BEL-16.15, BEL-16.21] Step 7, the card: whoever sits to the left of an explosion takes a 2-chip."""

    @step
    def each(self, table: Table) -> Then:
        if table.card != "schadenfreude":
            return None
        return [TakeTwo(seat) for seat in table.turn_order if has_exploded(table.seats[seat - 1])]


@rule
class TakeTwo(Rule):
    """[BEL-16.26] Any 2-chip of an open book; free chips are never white."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        options = [TAKE[chip] for chip in table.box.open_chips[table.round] if chip.value == 2 and table.supply[chip]]
        return Ask(self.seat, ABOUT.SCHADENFREUDE, (*options, NONE)) if options else self.finish()

    @step
    def take(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            gain_chip(table, self.seat, choice.thing, "BEL-16.15")


@rule
class BonusDie(Rule):
    """[BEL-10.1] A: the furthest scoring space that did not explode rolls; all tied roll; pot_is_full: twice."""

    @step
    def each(self, table: Table) -> Then:
        spaces = [0 if has_exploded(mine) else mine.space for mine in table.seats]
        furthest = max(spaces)
        rolls = 2 if table.card == "pot_is_full" else 1
        return [
            RollDie(seat) for seat in table.turn_order if furthest and spaces[seat] == furthest for _ in range(rolls)
        ]


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
class ChipActions(Rule):
    """[BEL-10.2, BEL-16.15] B: black for all, then green, then purple, each in turn order, exploded or not."""

    @step
    def each(self, table: Table) -> Then:
        books = table.box.book_ids
        green, purple = IN_SCORING[books["green"]], IN_SCORING[books["purple"]]
        order = table.turn_order
        return [
            COMPARED[books["black"]](),
            *[green(seat) for seat in order],
            *[purple(seat) for seat in order],
        ]


@rule
class Rubies(Rule):
    """[BEL-10.3, BEL-16.15] C: a ruby on the scoring space; shining: two; lucky_devil: 2 points as well."""

    @step
    def gain(self, table: Table) -> Then:
        for seat in table.turn_order:
            if RUBY[table.seats[seat].space]:
                gain_rubies(table, seat, 2 if table.card == "shining" else 1, "BEL-10.3")
                if table.card == "lucky_devil":
                    gain_points(table, seat, 2, "BEL-16.15")


@rule
class Points(Rule):
    """[BEL-10.4] D: in turn order."""

    @step
    def each(self, table: Table) -> Then:
        return [ScorePoints(seat) for seat in table.turn_order]


@rule
class ScorePoints(Rule):
    """[BEL-10.4, BEL-12.3, BEL-16.15] The points of the scoring space; an exploded player first chooses D or E."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if has_exploded(mine) and not mine.protected:
            return Ask(self.seat, ABOUT.REWARD, (POINTS_CHOICE, COINS))
        return None

    @step
    def score(self, table: Table, choice: Choice | None = None) -> Then:
        mine = table.seats[self.seat]
        if choice is not None:
            mine.reward = str(choice)
            table.tell("reward", "BEL-10.4", seat=self.seat, reward=mine.reward)
        if choice is not COINS:
            gain_points(table, self.seat, POINTS[mine.space], "BEL-10.4")


@rule
class FillBags(Rule):
    """[BEL-10.5, BEL-16.15] Step 14: what was bought and what lay in the cauldrons goes into the bags."""

    @step
    def fill(self, table: Table) -> Then:
        for mine in table.seats:
            mine.bag += mine.chips + mine.bought
            mine.bag.sort()
            mine.bought = []
            mine.chips, mine.spaces, mine.turns, mine.whites = [], [], [], 0


@rule
class SpendRubies(Rule):
    """[BEL-10.6, BEL-16.15] F: magic_potion fills all flasks, then ruby payments in turn order."""

    @step
    def each(self, table: Table) -> Then:
        if table.card == "magic_potion":
            for mine in table.seats:
                mine.flask = True
            table.tell("flasks_filled", "BEL-16.15")
        return [PayRubies(seat) for seat in table.turn_order if table.seats[seat].rubies >= RUBY_PRICE]


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


@rule
class EndOfRound(Rule):
    """[BEL-10.7] Step 16: the rats come out, and the fortune deck passes to the left."""

    @step
    def pass_on(self, table: Table) -> Then:
        for mine in table.seats:
            mine.rat = mine.given_up = 0
        table.card = ""
        table.first = (table.first + 1) % len(table.seats)


SCORING = (
    ChipsBeside,
    StrongIngredient,
    Freeze,
    SeasonedPerfectly,
    Schadenfreude,
    BonusDie,
    ChipActions,
    Rubies,
    Points,
    Buying,
    FillBags,
    SpendRubies,
    EndOfRound,
)
"""[BEL-16.15] Everything between the end of brewing and the next round, in order; A to F are the phases of BEL-10."""


@rule
class Scoring(Rule):
    """[BEL-10, BEL-16.15] The scoring of a round."""

    @step
    def phases(self, table: Table) -> Then:
        return [phase() for phase in SCORING]

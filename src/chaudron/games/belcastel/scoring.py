"""[BEL-10, BEL-12, BEL-16.15] From the end of brewing to the next round, every hook in order."""

from chaudron.games.belcastel.beside import DecideBeside
from chaudron.games.belcastel.books import COMPARED, in_scoring
from chaudron.games.belcastel.books.red import LayAside
from chaudron.games.belcastel.buying import Buy, Exchange
from chaudron.games.belcastel.choices import ABOUT, COINS, DONE, DROP, LAY, NONE, POINT, POINTS, REFILL, TUBE, WITCH
from chaudron.games.belcastel.components import (
    BLACK,
    GREEN,
    IDLE,
    L1,
    LOCOWEED,
    PURPLE,
    RUBY_PRICE,
    Chip,
    names,
    printed,
)
from chaudron.games.belcastel.die import rolls
from chaudron.games.belcastel.gains import (
    draw_chips,
    free_chips,
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
from chaudron.games.belcastel.witches import copper, gathering, gold, silver
from chaudron.games.belcastel.witches.pennies import can_call, spend
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


def has_exploded(mine: Seat) -> bool:
    """[BEL-16.16] For cards and neighbors: the state at the freeze, covered by blue 2 or not."""
    return mine.state == EXPLODED


def must_choose(mine: Seat) -> bool:
    """[BEL-10.4, BEL-16.15] Exploded, and neither covered by blue 2 nor rewarded in full by S4: points or coins."""
    return mine.state == EXPLODED and not mine.protected and not mine.full_reward


@rule
class Scoring(Rule):
    """[BEL-10, BEL-16.15] From the end of brewing to the next round, every hook in order."""

    @step
    def whites_back(self, table: Table) -> Then:
        """[WIT-3.19] Step 1, the witch S3: in turn order, whoever stopped and has not exploded."""
        return gathering.offers(table) if "S3" in table.witches else None

    @step
    def chips_aside(self, table: Table) -> Then:
        """[WIT-5.6] Step 2, red-6: in turn order each player lays all chips set aside."""
        laying = [seat for seat in table.turn_order if table.seats[seat].aside]
        for seat in laying:
            table.seats[seat].ended = table.seats[seat].turn
        return [LayAside(seat) for seat in laying]

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
            mine.filled = values_in_bowl(mine)
            if mine.pennies:
                mine.left = sum(map(gold.counts_in_bag, mine.bag))
            if table.facts is not None:
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
    def full_rewards(self, table: Table) -> Then:
        """[WIT-3.16] Step 8, the witch S4: in turn order, whoever exploded."""
        return silver.full_rewards(table) if "S4" in table.witches else None

    @step
    def bonus_die(self, table: Table) -> Then:
        """[BEL-10.1, WIT-4.3] A: the furthest scoring space that did not explode rolls; all tied roll."""
        spaces = [0 if silver.out_of_the_running(mine) else mine.space for mine in table.seats]
        furthest = [seat for seat in table.turn_order if spaces[seat] and spaces[seat] == max(spaces)]
        return [roll for seat in furthest for roll in rolls(table, seat, "BEL-10.1")]

    @step
    def chip_actions(self, table: Table) -> Then:
        """[BEL-10.2] B: black for all, then green, then purple, each in turn order, exploded or not."""
        books, order = table.box.book_ids, table.turn_order
        if forgets_copies(table):
            for mine in table.seats:
                mine.chips = [L1 if chip.color is LOCOWEED else chip for chip in mine.chips]
        colors = [{chip.acts_as.color for chip in mine.chips} for mine in table.seats]
        return [
            *COMPARED[books[BLACK]](table),
            *[in_scoring(table, books[GREEN], seat) for seat in order if GREEN in colors[seat]],
            *[in_scoring(table, books[PURPLE], seat) for seat in order if PURPLE in colors[seat]],
        ]

    @step
    def rubies(self, table: Table) -> Then:
        """[BEL-10.3, BEL-16.15] C: a ruby on the scoring space; shining: two; lucky_devil: 2 points as well."""
        if "G3" in table.witches:
            return [CollectRubies(seat) for seat in table.turn_order]
        for seat in table.turn_order:
            collect_rubies(table, seat)
        return None

    @step
    def points(self, table: Table) -> Then:
        """[BEL-10.4, BEL-16.15] D: in turn order, points of the scoring space; who exploded first chooses D or E."""
        if any(must_choose(mine) or mine.pennies for mine in table.seats):
            return [ScorePoints(seat) for seat in table.turn_order]
        for seat in table.turn_order:
            score(table, seat)
        return None

    @step
    def buying(self, table: Table) -> Then:
        """[BEL-10.5, BEL-12.2] E: in turn order; who exploded and took points does not shop. Round 9: points."""
        if table.is_last_round:
            return [Exchange(seat) for seat in table.turn_order if table.seats[seat].reward != POINTS]
        shoppers = [seat for seat in table.turn_order if may_shop(table, table.seats[seat])]
        return [Buy(seat, coins_of(table, table.seats[seat])) for seat in shoppers]

    @step
    def fill_bags(self, table: Table) -> Then:
        """[BEL-10.5, BEL-16.15] Step 14: what was bought and what lay in the cauldrons goes into the bags."""
        for mine in table.seats:
            mine.bag += [*printed(mine.changeable()), *mine.bought, *mine.bowl]
            mine.bag.sort()
            mine.bought = []
            mine.start, mine.kept = mine.kept, ()
            mine.chips, mine.spaces, mine.turns, mine.bowl, mine.whites = [], [], [], (), 0

    @step
    def spend_rubies(self, table: Table) -> Then:
        """[BEL-10.6, BEL-16.15] F: magic_potion fills all flasks, then ruby payments in turn order."""
        if table.card == "magic_potion":
            for mine in table.seats:
                mine.flask = True
            table.tell("flasks_filled", "BEL-16.15")
        least = gold.CHEAP_PRICE if "G4" in table.witches else RUBY_PRICE
        return [PayRubies(seat) for seat in table.turn_order if table.seats[seat].rubies >= least]

    @step
    def pass_on(self, table: Table) -> Then:
        """[BEL-10.7] Step 16: the rats come out, and the fortune deck passes to the left."""
        for mine in table.seats:
            mine.rat = mine.given_up = mine.left = 0
            mine.full_reward = False
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
            lay_without_action(table, self.seat, choice.thing)
        return_chips(table, self.seat, self.drawn)


def lay_without_action(table: Table, seat: int, chip: Chip) -> None:
    """[BEL-3.5, BEL-15.17] It moves its printed value; later it does nothing either, unless the table says so."""
    place(table, seat, chip, chip.value, "BEL-3.5")
    mine = table.seats[seat]
    if table.box.options["strong_ingredient_acts"] == "never" and not mine.poured:
        mine.chips[-1] = IDLE.get(chip, chip)


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


def forgets_copies(table: Table) -> bool:
    """[WIT-6.7] Does a locoweed copy only what happens while brewing?"""
    return table.box.book_ids.get(LOCOWEED) == "locoweed-6" and table.box.options["locoweed_6_copies"] == "on_draw"


def collect_rubies(table: Table, seat: int) -> None:
    """[BEL-10.3, BEL-16.15] What the scoring space pays in phase C."""
    if rubies := gold.rubies_on_space(table, table.seats[seat]):
        gain_rubies(table, seat, rubies, "BEL-10.3")
        lucky_devil(table, seat)


def lucky_devil(table: Table, seat: int) -> None:
    if table.card == "lucky_devil":
        gain_points(table, seat, 2, "BEL-16.15")


@rule
class CollectRubies(Rule):
    """[BEL-10.3, WIT-3.11] C for one player, who may call G3."""

    seat: int

    @step
    def collect(self, table: Table) -> Then:
        if gold.can_rain_rubies(table, table.seats[self.seat]):
            return gold.RubyRain(self.seat)
        collect_rubies(table, self.seat)
        return self.finish()

    @step
    def luck(self, table: Table) -> Then:
        lucky_devil(table, self.seat)


def score(table: Table, seat: int) -> None:
    """[BEL-10.4, WIT-4.2] D: the points of the scoring space, and half of what lies in the bowl."""
    mine = table.seats[seat]
    gain_points(table, seat, table.box.track.points[mine.space], "BEL-10.4")
    if mine.bowl:
        gain_points(table, seat, points_of_bowl(mine), "WIT-4.2")


def points_of_bowl(mine: Seat) -> int:
    """[WIT-4.2] Half the sum of its values, rounded down."""
    return values_in_bowl(mine) // 2


def values_in_bowl(mine: Seat) -> int:
    return sum([chip.value for chip in mine.bowl])


def coins_of(table: Table, mine: Seat) -> int:
    """[BEL-10.5, BEL-10.4] The coins of the scoring space; none for who exploded and took points."""
    return table.box.track.coins[mine.space] if mine.reward != POINTS else 0


def may_shop(table: Table, mine: Seat) -> bool:
    """[BEL-10.4, BEL-16.15] Who exploded and took points does not shop, but may have a witch to call."""
    return mine.reward != POINTS or copper.can_shop_after_points(table, mine)


@rule
class ScorePoints(Rule):
    """[BEL-10.4, BEL-12.3] The points of one player; one who exploded chooses points or coins."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        if must_choose(table.seats[self.seat]):
            return Ask(self.seat, ABOUT.REWARD, (POINTS, COINS))
        return None

    @step
    def score(self, table: Table, choice: Choice | None = None) -> Then:
        mine = table.seats[self.seat]
        if choice is not None:
            mine.reward = str(choice)
            table.tell("reward", "BEL-10.4", seat=self.seat, reward=mine.reward)
        if choice is not COINS:
            score(table, self.seat)
        return gold.PointsInD(self.seat) if mine.pennies else None


@rule
class PayRubies(Rule):
    """[BEL-10.6, BEL-12.2, BEL-16.25] 2 rubies for a drop move, a full flask or, in round 9, a point; repeatedly."""

    seat: int
    price: int = RUBY_PRICE
    """[WIT-3.12] For a drop move or the flask: one ruby once G4 was called."""

    @step
    def choose(self, table: Table) -> Then:
        options = self.offers(table)
        about = ABOUT.SPEND if self.price == RUBY_PRICE else ABOUT.SPEND_LESS
        return Ask(self.seat, about, (*options, DONE)) if options else self.finish()

    def offers(self, table: Table) -> tuple[Choice, ...]:
        mine = table.seats[self.seat]
        things = drops_that_can_advance(table, self.seat)
        if not mine.flask:
            things += (REFILL,)
        options = things if mine.rubies >= self.price else ()
        if table.is_last_round and mine.rubies >= RUBY_PRICE:
            options += (POINT,)
        is_of_use = bool(things) and mine.rubies > 0 and self.price == RUBY_PRICE
        return (*options, WITCH["G4"]) if is_of_use and can_call(table, mine, "G4") else options

    @step
    def pay(self, table: Table, choice: Choice) -> Then:
        if choice is DONE:
            return self.finish()
        self.go_to(PayRubies.choose)
        if choice is WITCH["G4"]:
            spend(table, self.seat, "G4")
            self.price = gold.CHEAP_PRICE
            return None
        pay_rubies(table, self.seat, RUBY_PRICE if choice is POINT else self.price, "BEL-10.6")
        if choice is DROP or choice is TUBE:
            return advance(table, self.seat, choice, "BEL-10.6")
        if choice is REFILL:
            table.seats[self.seat].flask = True
            table.tell("refilled", "BEL-10.6", seat=self.seat)
        else:
            gain_points(table, self.seat, 1, "BEL-12.2")
        return None

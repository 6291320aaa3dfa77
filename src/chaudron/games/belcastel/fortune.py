"""[BEL-3, BEL-16.26] Fortune cards. Purple ones are carried out at once, here; blue ones hold for the round.

The blue cards are asked for where they act: living_in_luxury, well_stirred, pumpkin_party in `laying`, second_chance
in `second_chance`, the others in `scoring`.
"""

from collections.abc import Callable

from chaudron.games.belcastel.choices import (
    ABOUT,
    DROP,
    GIVE_UP,
    NONE,
    POINTS,
    REMOVE_WHITE,
    RUBIES,
    SWAP,
    TAKE,
)
from chaudron.games.belcastel.components import (
    B2,
    BLACK,
    G1,
    K1,
    P1,
    PURPLE,
    UPGRADABLE,
    W1,
    Chip,
    chip_of,
    names,
)
from chaudron.games.belcastel.die import RollDie
from chaudron.games.belcastel.gains import (
    draw_chips,
    free_chips,
    gain_chip,
    gain_points,
    gain_rubies,
    hand_in,
    pay_rubies,
    return_chips,
)
from chaudron.games.belcastel.rats import tails_due
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.tubes import AdvanceDrop, drops_that_can_advance
from chaudron.kernel.chance import TABLE
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


@rule
class FortuneCard(Rule):
    """[BEL-3.1, BEL-3.2, BEL-16.1] The first player turns a card; it applies to everyone, for this round only."""

    @step
    def turn(self, table: Table) -> Then:
        table.card = table.chance.draw(TABLE, table.deck)
        table.turned.append(table.card)
        table.tell("card", "BEL-3.1", seat=table.first, card=table.card)
        if own := table.box.printed.cards.get(table.card):
            return own.carry_out(table)
        if table.card in FOR_EACH:
            return [FOR_EACH[table.card](seat) for seat in table.turn_order]
        return FOR_ALL[table.card]() if table.card in FOR_ALL else None


@rule
class ChooseWisely(Rule):
    """[BEL-3.3, BEL-16.26] choose_wisely: the drop two spaces, or a purple chip; before round 3 only the drop."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        drop = [DROP] if drops_that_can_advance(table, self.seat) else []
        chip = [TAKE[P1]] if table.can_take(P1) else []
        options = [*chip, *drop]
        return Ask(self.seat, ABOUT.CHOOSE_WISELY, tuple(options)) if options else self.finish()

    @step
    def gain(self, table: Table, choice: Choice) -> Then:
        if choice is DROP:
            return [AdvanceDrop(self.seat, "BEL-16.26") for _ in range(2)]
        return gain_chip(table, self.seat, P1, "BEL-16.26")


@rule
class Charity(Rule):
    """[BEL-16.26] charity: whoever owns the fewest rubies gets one; judged before anyone is paid."""

    @step
    def gain(self, table: Table) -> Then:
        fewest = min(seat.rubies for seat in table.seats)
        for seat in [seat for seat in table.turn_order if table.seats[seat].rubies == fewest]:
            gain_rubies(table, seat, 1, "BEL-16.26")


@rule
class LessIsMore(Rule):
    """[BEL-16.26] less_is_more: all draw five, compare; the lowest total gets a blue 2, the others a ruby."""

    @step
    def compare(self, table: Table) -> Then:
        totals = {seat: self.draw(table, seat) for seat in table.turn_order}
        for seat, total in totals.items():
            if total > min(totals.values()):
                gain_rubies(table, seat, 1, "BEL-16.26")
            else:
                gain_chip(table, seat, B2, "BEL-16.26")

    def draw(self, table: Table, seat: int) -> int:
        drawn = draw_chips(table, seat, 5)
        total = sum(chip.value for chip in drawn)
        table.tell("showed", "BEL-16.26", seat=seat, chips=names(drawn), total=total)
        return_chips(table, seat, drawn)
        return total


@rule
class OnlyOne(Rule):
    """[BEL-3.3, BEL-3.4] only_one: a black chip, a 2-chip, or 3 rubies."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        black = [TAKE[K1]] if table.can_take(K1) else []
        return Ask(self.seat, ABOUT.ONLY_ONE, (*free_chips(table, 2), *black, RUBIES))

    @step
    def gain(self, table: Table, choice: Choice) -> Then:
        if choice is not RUBIES:
            return gain_chip(table, self.seat, choice.thing, "BEL-3.3", by_card=True)
        gain_rubies(table, self.seat, 3, "BEL-3.3")
        return None


@rule
class WheelAndDeal(Rule):
    """[BEL-3.3, BEL-16.26] wheel_and_deal: a ruby for a 1-chip that is neither purple nor black, once."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        options = [choice for choice in free_chips(table, 1) if choice.thing.color not in (PURPLE, BLACK)]
        if not options or not table.seats[self.seat].rubies:
            return self.finish()
        return Ask(self.seat, ABOUT.WHEEL_AND_DEAL, (*options, NONE))

    @step
    def pay(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            pay_rubies(table, self.seat, 1, "BEL-16.26")
            gain_chip(table, self.seat, choice.thing, "BEL-16.26")


@rule
class GoodStart(Rule):
    """[BEL-16.14] good_start: in turn order, up to three of the rat tails due for as many rubies."""

    @step
    def each(self, table: Table) -> Then:
        due = tails_due(table)
        return [OneGoodStart(seat, due[seat]) for seat in table.turn_order if due[seat]]


@rule
class OneGoodStart(Rule):
    """[BEL-16.14] good_start, one player."""

    seat: int
    tails: int

    @step
    def choose(self, table: Table) -> Then:
        options = [GIVE_UP[number] for number in (1, 2, 3) if number <= self.tails]
        return Ask(self.seat, ABOUT.GOOD_START, (*options, NONE))

    @step
    def give_up(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            table.seats[self.seat].given_up = choice.thing
            table.tell("gave_up_tails", "BEL-16.14", seat=self.seat, tails=choice.thing)
            gain_rubies(table, self.seat, choice.thing, "BEL-16.14")


@rule
class OpportuneMoment(Rule):
    """[BEL-3.3, BEL-16.19] opportune_moment: draw four chips, swap one for the next higher; if none can: a green 1."""

    seat: int
    drawn: list[Chip]

    @step
    def draw(self, table: Table) -> Then:
        self.drawn = draw_chips(table, self.seat, 4)
        table.tell("looked", "BEL-3.3", seat=self.seat, chips=names(self.drawn))
        swaps = [SWAP[pair] for pair in next_higher(table, self.drawn)]
        if swaps:
            return Ask(self.seat, ABOUT.OPPORTUNE_MOMENT, (*swaps, NONE))
        gain_chip(table, self.seat, G1, "BEL-16.19")
        return None

    @step
    def swap(self, table: Table, choice: Choice = NONE) -> Then:
        if choice is not NONE:
            low, high = choice.thing
            self.drawn.remove(low)
            hand_in(table, low)
            table.tell("handed_in", "BEL-16.19", seat=self.seat, chip=low, count=1)
            gain_chip(table, self.seat, high, "BEL-16.19")
        return_chips(table, self.seat, self.drawn)


def next_higher(table: Table, drawn: list[Chip]) -> list[tuple[Chip, Chip]]:
    """[BEL-3.6, BEL-16.19] The chips that may rise, 1 to 2 and 2 to 4, when the higher one can be taken."""
    pairs = [
        (chip, chip_of(chip.color, chip.value * 2))
        for chip in sorted(set(drawn))
        if chip.color in UPGRADABLE and chip.value < 4
    ]
    return [pair for pair in pairs if table.can_take(pair[1])]


@rule
class BeginnersBonus(Rule):
    """[BEL-16.26] beginners_bonus: whoever has the fewest points gets a green 1; judged before anyone is paid."""

    @step
    def gain(self, table: Table) -> Then:
        fewest = min(seat.points for seat in table.seats)
        for seat in [seat for seat in table.turn_order if table.seats[seat].points == fewest]:
            gain_chip(table, seat, G1, "BEL-16.26")


@rule
class JustInTime(Rule):
    """[BEL-3.3, BEL-16.26] just_in_time: 4 points, or a white 1 out of the bag for good, if one is there."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        white = [REMOVE_WHITE] if W1 in table.seats[self.seat].bag else []
        return Ask(self.seat, ABOUT.JUST_IN_TIME, (POINTS, *white))

    @step
    def gain(self, table: Table, choice: Choice) -> Then:
        if choice is POINTS:
            gain_points(table, self.seat, 4, "BEL-16.26")
            return None
        mine = table.seats[self.seat]
        mine.bag.remove(W1)
        mine.removed += 1
        table.tell("removed_white", "BEL-16.26", seat=self.seat, chip=W1)


@rule
class RatsFriends(Rule):
    """[BEL-16.14] rats_friends: tails are counted for all before the first choice; the rat step counts again."""

    @step
    def each(self, table: Table) -> Then:
        due = tails_due(table)
        return [OneRatFriend(seat, due[seat]) for seat in table.turn_order]


@rule
class OneRatFriend(Rule):
    """[BEL-3.3, BEL-16.14] rats_friends: any 4-chip, or a point per rat tail."""

    seat: int
    tails: int

    @step
    def choose(self, table: Table) -> Then:
        return Ask(self.seat, ABOUT.RATS_FRIENDS, (POINTS, *free_chips(table, 4)))

    @step
    def gain(self, table: Table, choice: Choice) -> Then:
        if choice is POINTS:
            gain_points(table, self.seat, self.tails, "BEL-16.14")
        else:
            gain_chip(table, self.seat, choice.thing, "BEL-16.14")


FOR_EACH: dict[str, Callable[[int], Rule]] = {
    "choose_wisely": ChooseWisely,
    "pot_filling_up": lambda seat: AdvanceDrop(seat, "BEL-3.2"),
    "only_one": OnlyOne,
    "wheel_and_deal": WheelAndDeal,
    "roll_the_die": RollDie,
    "opportune_moment": lambda seat: OpportuneMoment(seat, []),
    "just_in_time": JustInTime,
}
"""[BEL-3.2, BEL-3.3] Purple cards that each player carries out, in turn order."""

FOR_ALL: dict[str, Callable[[], Rule]] = {
    "charity": Charity,
    "less_is_more": LessIsMore,
    "good_start": GoodStart,
    "beginners_bonus": BeginnersBonus,
    "rats_friends": RatsFriends,
}
"""[BEL-3.2] Purple cards that first look at everybody; rat_infestation only changes the rats that follow."""

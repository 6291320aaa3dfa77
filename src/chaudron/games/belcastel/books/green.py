"""[BEL-7.3, BEL-16.23, WIT-5.2, WIT-5.5] Spiders, in phase B."""

from chaudron.games.belcastel.choices import ABOUT, BONUS, NONE, START, TAKE
from chaudron.games.belcastel.components import (
    BLUE,
    CHIPS,
    GREEN,
    LAST_SPACE,
    ORANGE,
    PURPLE,
    RED,
    YELLOW,
    Chip,
    chip_of,
)
from chaudron.games.belcastel.die import rolls
from chaudron.games.belcastel.gains import gain_chip, gain_rubies, pay_rubies
from chaudron.games.belcastel.table import Seat, Table
from chaudron.games.belcastel.tubes import advance, drops_that_can_advance
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step


@rule
class RubiesForSpiders(Rule):
    """[BEL-7.3] green-1: a ruby for each green chip that is last or next to last."""

    seat: int

    @step
    def gain(self, table: Table) -> Then:
        for _ in table.seats[self.seat].last_two(GREEN):
            gain_rubies(table, self.seat, 1, "BEL-7.3")


GIFTS = {1: (ORANGE,), 2: (BLUE, RED), 4: (YELLOW, PURPLE)}
"""[BEL-7.3] green-2: which 1-chips a green chip of each value brings."""


@rule
class ChipsForSpiders(Rule):
    """[BEL-7.3, BEL-16.23] green-2: a 1-chip for each green chip that is last or next to last, the last one first."""

    seat: int

    @step
    def each(self, table: Table) -> Then:
        return [ChipForSpider(self.seat, chip) for chip in table.seats[self.seat].last_two(GREEN)]


@rule
class ChipForSpider(Rule):
    """[BEL-16.23, BEL-15.18] green-2: a sold-out color cannot be named, nor a closed one if the table says so."""

    seat: int
    spider: Chip

    @step
    def choose(self, table: Table) -> Then:
        gifts = [chip_of(color, 1) for color in GIFTS[self.spider.value]]
        options = [TAKE[chip] for chip in gifts if table.can_gain(chip)]
        if not options:
            return self.finish()
        return Ask(self.seat, ABOUT.SPIDER_CHIP, (*options, NONE))

    @step
    def take(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            return gain_chip(table, self.seat, choice.thing, "BEL-16.23")
        return None


@rule
class SevenWhites(Rule):
    """[BEL-7.3, BEL-16.23] green-3: with whites of exactly 7 the very last chip moves on by all the green values."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if mine.whites != 7 or not mine.count(GREEN):
            return self.finish()
        box, far = table.box, min(mine.spaces[-1] + spiders_reach(mine), LAST_SPACE)
        if box.is_always_asked_about_moves or (
            box.is_asked_about_moves and box.track.misses_ruby(mine.spaces[-1], far)
        ):
            return Ask(self.seat, ABOUT.EXTRA, (BONUS, NONE))
        return None

    @step
    def move(self, table: Table, choice: Choice = BONUS) -> Then:
        if choice is NONE:
            return None
        mine = table.seats[self.seat]
        mine.spaces[-1] = min(mine.spaces[-1] + spiders_reach(mine), LAST_SPACE)
        mine.space = mine.next_space  # [BEL-16.17]
        table.tell("moved_on", "BEL-16.23", seat=self.seat, chip=mine.chips[-1], space=mine.spaces[-1])


def spiders_reach(mine: Seat) -> int:
    """[BEL-16.23] green-3: the printed values of all greens in the cauldron."""
    return sum(chip.acts_as.value for chip in mine.chips if chip.acts_as.color is GREEN)


@rule
class DropsForRubies(Rule):
    """[BEL-7.3, BEL-16.23] green-4: for each green chip that is last or next to last, a drop move for one ruby."""

    seat: int

    @step
    def each(self, table: Table) -> Then:
        return [DropForRuby(self.seat) for _ in table.seats[self.seat].last_two(GREEN)]


@rule
class DropForRuby(Rule):
    """[BEL-16.23] green-4: rubies won earlier in phase B may be used."""

    seat: int

    @step
    def choose(self, table: Table) -> Then:
        options = drops_that_can_advance(table, self.seat)
        if not options or not table.seats[self.seat].rubies:
            return self.finish()
        return Ask(self.seat, ABOUT.SPIDER_DROP, (*options, NONE))

    @step
    def pay(self, table: Table, choice: Choice) -> Then:
        if choice is NONE:
            return None
        pay_rubies(table, self.seat, 1, "BEL-16.23")
        return advance(table, self.seat, choice, "BEL-16.23")


@rule
class StartChips(Rule):
    """[WIT-5.5] green-5: for each green that is last or next to last, a chip for the start of the next round."""

    seat: int

    @step
    def each(self, table: Table) -> Then:
        if table.is_last_round:
            return None
        limits = [spider.value for spider in table.seats[self.seat].last_two(GREEN)]
        if table.box.options["green_5_start_chips"] == "one":  # [WIT-6.3]
            limits = [max(limits)] if limits else []
        return [ChooseStartChip(self.seat, limit) for limit in limits]


@rule
class ChooseStartChip(Rule):
    """[WIT-5.5] green-5: any chip in the cauldron up to the green's value, whites too; it stays out of the bag."""

    seat: int
    limit: int

    @step
    def choose(self, table: Table) -> Then:
        chips = sorted({CHIPS[chip] for chip in table.seats[self.seat].changeable() if chip.value <= self.limit})
        return Ask(self.seat, ABOUT.START_CHIP, (*[START[chip] for chip in chips], NONE)) if chips else self.finish()

    @step
    def keep(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            table.seats[self.seat].kept += (choice.thing,)
            table.tell("start_chip", "WIT-5.5", seat=self.seat, chip=choice.thing)


@rule
class RollsForSpiders(Rule):
    """[WIT-5.1, WIT-5.2] green-6: the bonus die for each green that is last or next to last."""

    seat: int

    @step
    def roll(self, table: Table) -> Then:
        return [roll for _ in table.seats[self.seat].last_two(GREEN) for roll in rolls(table, self.seat, "WIT-5.2")]

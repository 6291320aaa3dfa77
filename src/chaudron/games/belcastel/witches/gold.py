"""[WIT-3.9 to WIT-3.12, WIT-3.18] Gold pennies: the witches of the reward."""

from chaudron.games.belcastel.choices import ABOUT, NONE, WITCH
from chaudron.games.belcastel.choices import COINS as COINS_CHOICE
from chaudron.games.belcastel.components import LOCOWEED, PURPLE, WHITE, WITCHES_DATA, Chip
from chaudron.games.belcastel.gains import gain_points, gain_rubies
from chaudron.games.belcastel.table import Seat, Table
from chaudron.games.belcastel.witches.pennies import can_call, spend
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask, Rule, Then, rule, step

_EFFECTS = {witch["id"]: witch["effect"] for witch in WITCHES_DATA["witches"]}
COLOR_POINTS = {0: 0, **{int(n): p for n, p in _EFFECTS["G1"]["points_by_distinct_non_white_colours"].items()}}
"""[WIT-3.9] Points by the number of different colors."""
CHEAP_PRICE: int = _EFFECTS["G4"]["ruby_price"]
BAG_POINTS: int = _EFFECTS["G2"]["points_each"]


def rubies_on_space(table: Table, mine: Seat) -> int:
    """[BEL-10.3, BEL-16.15] What the scoring space pays in phase C; two with the card shining."""
    return (2 if table.card == "shining" else 1) if table.box.track.ruby[mine.space] else 0


def can_rain_rubies(table: Table, mine: Seat) -> bool:
    """[WIT-3.11, WIT-3.18] G3: a ruby on the scoring space, and more points than it pays rubies."""
    rain = min(table.box.track.points[mine.space], table.rubies_left)
    return table.box.track.ruby[mine.space] and rain > rubies_on_space(table, mine) and can_call(table, mine, "G3")


@rule
class RubyRain(Rule):
    """[WIT-3.11] G3: as many rubies as the scoring space shows points, instead of what it pays."""

    seat: int

    @step
    def offer(self, table: Table) -> Then:
        return Ask(self.seat, ABOUT.RUBIES_FOR_POINTS, (WITCH["G3"], NONE))

    @step
    def gain(self, table: Table, choice: Choice) -> Then:
        mine = table.seats[self.seat]
        if choice is NONE:
            gain_rubies(table, self.seat, rubies_on_space(table, mine), "BEL-10.3")
        else:
            spend(table, self.seat, "G3")
            gain_rubies(table, self.seat, table.box.track.points[mine.space], "WIT-3.11")


def colors_in(mine: Seat) -> int:
    """[WIT-3.9, WIT-3.18] How many colors but white lie in the cauldron; locoweed is one of its own [WIT-1.4]."""
    return len({chip.color for chip in mine.chips} - {WHITE})


def counts_in_bag(chip: Chip) -> bool:
    """[WIT-3.10] A colored 2, 4 or 6, a purple or a locoweed."""
    return chip.color is not WHITE and (chip.value > 1 or chip.color in (PURPLE, LOCOWEED))


def points_for_colors(mine: Seat) -> int:
    """[WIT-3.9, WIT-3.18] G1, which does not help an exploded player who chose to buy."""
    return 0 if mine.reward == COINS_CHOICE else COLOR_POINTS[colors_in(mine)]


def points_for_bag(mine: Seat) -> int:
    """[WIT-3.10, WIT-3.18] G2, also for an exploded player who chose to buy."""
    return BAG_POINTS * mine.left


@rule
class PointsInD(Rule):
    """[WIT-3.9, WIT-3.10] G1 and G2: more points in phase D."""

    seat: int
    points: int = 0

    @step
    def offer(self, table: Table) -> Then:
        mine = table.seats[self.seat]
        if can_call(table, mine, "G1"):
            self.points = points_for_colors(mine)
            return Ask(self.seat, ABOUT.COLORS, (WITCH["G1"], NONE)) if self.points else self.finish()
        if not can_call(table, mine, "G2"):
            return self.finish()
        table.chance.looks_at(self.seat)  # into the bag
        self.points = points_for_bag(mine)
        return Ask(self.seat, ABOUT.LEFT_IN_BAG, (WITCH["G2"], NONE)) if self.points else self.finish()

    @step
    def gain(self, table: Table, choice: Choice) -> Then:
        if choice is not NONE:
            spend(table, self.seat, choice.thing)
            gain_points(table, self.seat, self.points, "WIT-3.9" if choice.thing == "G1" else "WIT-3.10")

"""[BEL-5, BEL-6, BEL-10] What to expect of drawing so many more chips and then stopping, from what a player knows.

Counted exactly: the chips of the own bag, each as likely as any other to come next; the first one laid by the rules
themselves, with all that books and cards make of it; those after it with their value and what red-1, red-4, red-5,
yellow-4, locoweed and pumpkin_party would make of it after the first; explosions, after which nothing more is drawn,
with the limit and the blue-2 chips there are after the first; the end of the track, and what lies in the bowl.

Left out: what later chips do for one another (red-3 and yellow-2 after the second, a limit raised by yellow-3, a
further blue 2, what a locoweed copies then, what yellow-5 shows), what later chips add to the bowl, chips of red-2 and
red-6 laid when brewing is over, and every choice: no crow skull lays a chip, whites are kept, extra moves are made but
no ruby is paid for them, nobody uses the flask or calls a witch. Nothing of what scoring adds (die, books, cards,
rubies) is in it.
"""

from collections.abc import Iterator
from math import comb
from typing import Any, NamedTuple

from chaudron.games.belcastel.brewing import can_draw
from chaudron.games.belcastel.choices import ABOUT, BONUS, KEEP, NONE
from chaudron.games.belcastel.components import BLUE, LAST_SPACE, RED, SPOON, WHITE, YELLOW, Chip
from chaudron.games.belcastel.laying import as_laid, explosion_limit, extra_spaces, value_to_move
from chaudron.games.belcastel.lock_step import CarryOut
from chaudron.games.belcastel.odds import odds
from chaudron.games.belcastel.printed import Track
from chaudron.games.belcastel.scoring import has_exploded, must_choose, points_of_bowl
from chaudron.games.belcastel.second_chance import is_still_safe
from chaudron.games.belcastel.table import BREWING, Seat, Table
from chaudron.games.belcastel.view import guess
from chaudron.kernel.chance import Chance, ChanceEnded, Counter, Scripted
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.previews import Future, Unforeseen
from chaudron.kernel.rule import Rule, carry_on

AHEAD = 8
"""How many draws are looked at."""
DIGITS = 6
"""As many as are told of a number that is not whole."""
SLOT = 64
"""Bits for one number in a row of numbers."""
BEARS_ANYTHING = 99


class Stop(NamedTuple):
    """What to expect of stopping; every number is an average over all that may be drawn before."""

    exploded: float = 0.0
    """The chance that the cauldron has exploded, covered by blue 2 or not."""
    space: float = 0.0
    """The scoring space, exploded or not."""
    coins: float = 0.0
    """Of the scoring space, where coins and points are both had."""
    points: float = 0.0
    or_coins: float = 0.0
    """What explosions add: these coins or those points, as one then chooses [BEL-10.4]."""
    or_points: float = 0.0

    def plus(self, other: "Stop", weight: float) -> "Stop":
        return Stop(*[mine + weight * theirs for mine, theirs in zip(self, other, strict=True)])


def odds_shown(view: View) -> dict[str, Any] | None:
    """The odds and the expected stops as JSON values; None while no chip is to be drawn by the seat."""
    if view["me"] is None or not _is_brewing(view):
        return None
    now = odds(view)
    return {
        "bag": now.bag,
        "deadly": list(now.deadly),
        "next": [len(now.deadly), now.bag],
        "safe": now.safe,
        "within": [round(float(chance), DIGITS) for chance in now.within],
        "stops": [_shown(draws, stop) for draws, stop in enumerate(expected_stops(view))],
    }


def _is_brewing(view: View) -> bool:
    """Does this seat brew, and is no chip of it being laid?"""
    mine, ask = view["seats"][view["me"]], view["asks"].get(str(view["me"]))
    return mine["state"] == BREWING and mine["drawn"] is None and (ask is None or ask["about"] in ("brew", "commit"))


def _shown(draws: int, stop: Stop) -> dict[str, Any]:
    exploded, space, coins, points, or_coins, or_points = (round(number, DIGITS) + 0.0 for number in stop)  # never -0.0
    either = {"coins": or_coins, "points": or_points}
    return {"draws": draws, "exploded": exploded, "space": space, "coins": coins, "points": points, "either": either}


def expected_stops(view: View) -> list[Stop]:
    """What to expect of stopping now, after one more chip, after two, …: as far as the bag, or `AHEAD`, reaches."""
    seat = view["me"]
    table = guess(view, Counter(view["players"], 0))
    assert isinstance(table, Table)
    mine = table.seats[seat]
    reach = min(AHEAD, len(odds(view).within)) if can_draw(table, mine) else 0
    expected = [_as_it_lies(table, mine), *[Stop()] * reach]
    for chip in sorted(set(mine.bag)) if reach else []:
        share = mine.bag.count(chip) / len(mine.bag)
        for world, chance in first_chips(table, seat, chip):
            for draws, stop in enumerate(_after(world, seat, reach), 1):
                expected[draws] = expected[draws].plus(stop, share * chance)
    return expected


def _after(world: Table, seat: int, reach: int) -> Iterator[Stop]:
    """What to expect once the first chip is laid: of stopping after it, after one more, …"""
    mine = world.seats[seat]
    yield _as_it_lies(world, mine)
    if mine.state == BREWING and can_draw(world, mine):
        yield from Later(world, mine, reach - 1).stops()
    else:
        yield from [_as_it_lies(world, mine)] * (reach - 1)


def first_chips(table: Table, seat: int, chip: Chip) -> Iterator[tuple[Table, float]]:
    """The tables that may follow from drawing this chip, and how likely each is: one, unless yellow-5 shows another."""
    mine, players = table.seats[seat], table.box.players
    rest = mine.bag[:]
    rest.remove(chip)
    shows = table.box.yellow == 5 and as_laid(table, mine, chip).acts_as.color is YELLOW and not mine.is_on_last_space
    if not shows or not rest:
        yield first_chip(table, seat, chip, Future(players, seat)), 1.0
        return
    for shown in sorted(set(rest)):
        yield first_chip(table, seat, chip, Scripted(players, {seat: shown.name})), rest.count(shown) / len(rest)


def first_chip(table: Table, seat: int, chip: Chip, chance: Chance) -> Table:
    """[BEL-16.4] The table after this chip was drawn and carried out, up to the next draw or a real choice."""
    world = table.copy()
    world.chance = chance
    world.asks.pop(seat, None)
    mine = world.seats[seat]
    mine.bag.remove(chip)
    mine.drawn = chip
    agenda: list[Rule] = [CarryOut(seat)]
    try:
        carry_on(world, agenda)
        while (choice := _supposed(world, seat)) is not None:
            del world.asks[seat]
            carry_on(world, agenda, choice)
    except (Unforeseen, ChanceEnded):
        pass
    return world


def _supposed(table: Table, seat: int) -> Choice | None:
    """Extra moves are made but not paid for, whites kept, and no witch is called."""
    ask = table.asks.get(seat)
    if ask is None or ask.about in (ABOUT.BREW, ABOUT.COMMIT):
        return None
    if ask.about in (ABOUT.MANDRAKE_RUBY, ABOUT.SAVED):
        return NONE
    return next((choice for choice in (BONUS, KEEP) if choice in ask.options), None)


def _as_it_lies(table: Table, mine: Seat) -> Stop:
    return _worth(table.box.track, mine.next_space, has_exploded(mine), must_choose(mine), points_of_bowl(mine))


def _worth(track: Track, space: int, exploded: bool, is_either: bool, bowl: int) -> Stop:
    """[BEL-10.4, WIT-4.2] What a scoring space gives, with what the bowl adds to its points."""
    coins, points = float(track.coins[space]), float(track.points[space] + bowl)
    if is_either:
        return Stop(1.0, space, 0.0, 0.0, coins, points)
    return Stop(float(exploded), space, coins, points)


class Later:
    """The chips drawn after the first: each moves a fixed number of spaces, so that only hands have to be counted.

    For every size of a hand and every sum of its whites a *row* says in how many ways it moves how far. A row is one
    number with 64 bits for each distance: to add a chip to all of its hands is to shift it.
    """

    def __init__(self, table: Table, mine: Seat, reach: int) -> None:
        self.mine, self.reach, self.track = mine, reach, table.box.track
        self.bears = BEARS_ANYTHING if is_still_safe(table, mine) else explosion_limit(table, mine) - mine.whites
        self.moves = {chip: later_move(table, mine, chip) for chip in set(mine.bag)}
        laid = zip([chip.acts_as for chip in mine.chips], mine.spaces, mine.turns, strict=True)
        blues = [turn + chip.value for chip, space, turn in laid if chip.color is BLUE and space != LAST_SPACE]
        self.covered = max(blues, default=0) if table.box.blue == 2 else 0
        """[BEL-16.8] Up to this turn an explosion costs nothing."""
        to_the_end = LAST_SPACE - mine.position
        self.goes_on = -1 if table.box.has_bowls else (1 << SLOT * to_the_end) - 1
        """Of a row, the part after which more can be drawn: without bowls, what does not reach the last space."""
        self.whites = [chip for chip in mine.bag if chip.color is WHITE]
        self.colored = self.hands([chip for chip in mine.bag if chip.color is not WHITE], {(0, 0): 1})

    def hands(self, chips: list[Chip], rows: dict[tuple[int, int], int]) -> dict[tuple[int, int], int]:
        """The rows of all quiet hands, by size and whites, that these chips make with those there are."""
        rows = dict(rows)
        for chip in chips:
            white, shift = chip.value if chip.color is WHITE else 0, SLOT * self.moves[chip]
            for (size, whites), row in list(rows.items()):
                if size < self.reach and (not white or whites + white <= self.bears):
                    rows[size + 1, whites + white] = rows.get((size + 1, whites + white), 0) + (row << shift)
        return rows

    def stops(self) -> Iterator[Stop]:
        """What to expect of stopping after one more chip, after two, …"""
        quiet, exploding, size = self.quiet(), self.exploding(), len(self.mine.bag)
        exploded, boom = Stop(), 0.0
        for draws in range(1, self.reach + 1):
            ways = comb(size, draws - 1) * (size - draws + 1)
            happens, worth = self.worth(exploding[draws], ways, explodes_at=draws)
            exploded, boom = exploded.plus(worth, 1), boom + happens
            goes_on, worth = self.worth(quiet[draws], comb(size, draws))
            at_the_end = 1 - boom - goes_on  # hands that would explode, had the track not ended before
            yield exploded.plus(worth, 1).plus(_worth(self.track, SPOON, False, False, 0), at_the_end)

    def quiet(self) -> list[int]:
        """By size: the hands that do not explode."""
        found = [0] * (self.reach + 1)
        for (size, _), row in self.hands(self.whites, self.colored).items():
            found[size] += row
        return found

    def exploding(self) -> list[int]:
        """By size: the hands that explode with their last chip, a white, which is drawn before the track ends."""
        found = [0] * (self.reach + 2)
        for last in set(self.whites):
            others = self.whites[:]
            others.remove(last)
            for (size, whites), row in self.hands(others, self.colored).items():
                if whites + last.value > self.bears:
                    ways = self.whites.count(last) * (row & self.goes_on)
                    found[size + 1] += ways << SLOT * self.moves[last]
        return found

    def worth(self, row: int, out_of: int, explodes_at: int = 0) -> tuple[float, Stop]:
        """How likely the hands of a row are, and what they are worth."""
        is_covered = self.mine.turn + explodes_at <= self.covered
        chance, expected, position = 0.0, Stop(), self.mine.position
        while row:
            weight = (row & (1 << SLOT) - 1) / out_of
            if weight:
                space = min(position, LAST_SPACE) + 1
                stop = _worth(
                    self.track, space, explodes_at > 0, explodes_at > 0 and not is_covered, points_of_bowl(self.mine)
                )
                chance, expected = chance + weight, expected.plus(stop, weight)
            row, position = row >> SLOT, position + 1
        return chance, expected


def later_move(table: Table, mine: Seat, chip: Chip) -> int:
    """[BEL-16.5] How far a chip moves that is not the next one, as far as that is known now."""
    if chip.color is RED and table.box.red == 2:
        return 0  # put beside [BEL-16.24]
    if chip.color is RED and table.box.red == 3:
        return chip.value  # what lies directly before it then is not known
    laid = as_laid(table, mine, chip)
    return value_to_move(table, mine, laid) + extra_spaces(table, mine, laid)

"""What things are worth, in points at the end of the game: the value of the rest of it, as it was learned.

The weights come from `chaudron train belcastel`; each feature of a seat is worth a polynomial in the rounds left.
When none is left, nothing has to be guessed: two rubies make a point, and a penny two [BEL-12.2, WIT-2.2].
"""

import json
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from importlib.resources import files

from chaudron.bots.belcastel import black_chips, features
from chaudron.bots.belcastel.features import (
    COLORED,
    DROP,
    FLASK,
    MANY,
    MORE,
    MOVES,
    NAMES,
    PAIRS,
    PLACE,
    RUBIES,
)
from chaudron.games.belcastel.components import (
    BLACK,
    DIE_BONUS,
    FIRST_COLORED,
    K1,
    O1,
    PENNY_POINTS,
    ROUNDS,
    WITCH_IDS,
    Chip,
)
from chaudron.games.belcastel.table import Table

SEVERAL = 6
"""Worths of rubies and drop moves are wanted up to this number."""


LEAST = {
    **{f"penny:{witch}": 0.9 * PENNY_POINTS for witch in WITCH_IDS},
    **dict.fromkeys(("rubies", "drop", "flask"), 0.0),
}
"""What these are worth at least, whatever was learned: a penny may always be kept to the end."""


LEAST_POINT = 0.1
"""An early point helps the others to rats, but it is never quite lost."""
BELIEF = 0.25
"""Who is not wise believes only so much of what was learned about points and pennies: a point is a point."""
USUAL_SPREAD = (0.0, 6.0, 8.0, 9.0, 10.0, 10.5, 11.0, 11.5, 12.0, 12.0)


class FeatureRates:
    """What a point and each feature are worth with so many rounds left."""

    def __init__(self, point: float, each: Sequence[float], wise: bool = False) -> None:
        self.point, self.each, self.wise = point, tuple(each), wise

    def of(self, counts: Sequence[int]) -> float:
        """The worth of what a seat owns, without its points."""
        return sum([rate * count for rate, count in zip(self.each, counts, strict=True) if count])


def final_rates() -> FeatureRates:
    """[BEL-12.2, WIT-2.2] After the last round."""
    each = [0.0] * len(NAMES)
    each[PAIRS] = 1.0
    for witch in WITCH_IDS:
        each[PLACE[f"penny:{witch}"]] = float(PENNY_POINTS)
    return FeatureRates(1.0, each)


class Weights:
    """What was learned, for each game.

    Who is wise believes that early points help the others to rats, knows on which days a witch brings most, and
    compares its black chips with those of the others (`black_chips`).
    """

    def __init__(self, data: Mapping[str, Mapping[str, Sequence[float]]], wise: bool = False) -> None:
        rounds = range(1, ROUNDS + 1)
        self.rates = {game: [final_rates(), *[_rates(of, left, wise) for left in rounds]] for game, of in data.items()}
        self.spreads: dict[str, Sequence[float]] = {game: of.get("spread", USUAL_SPREAD) for game, of in data.items()}

    def at(self, game: str, left: int) -> FeatureRates:
        return self.rates[game][left]

    def spread(self, game: str, left: int) -> float:
        """How far the difference of two seats may still end from what is expected."""
        return self.spreads[game][left]


def _rates(weights: Mapping[str, Sequence[float]], left: int, wise: bool) -> FeatureRates:
    def rate(name: str) -> float:
        return sum([weight * (left / ROUNDS) ** power for power, weight in enumerate(weights.get(name, ()))])

    each = [rate(name) for name in NAMES]
    for name, least in LEAST.items():
        each[PLACE[name]] = max(each[PLACE[name]], least)
    point = max(1.0 + rate("points"), LEAST_POINT)
    if not wise:
        point = doubted(point, 1.0)
        for witch in WITCH_IDS:
            place = PLACE[f"penny:{witch}"]
            each[place] = doubted(each[place], PENNY_POINTS)
    return FeatureRates(point, each, wise)


def doubted(learned: float, plain: float) -> float:
    """Between what was learned and what anybody can see."""
    return BELIEF * learned + (1.0 - BELIEF) * plain


@lru_cache(maxsize=2)
def learned(wise: bool = False) -> Weights:
    """What was learned: the weights that come with the game."""
    data = json.loads(files(__package__).joinpath("weights.json").read_text("utf-8"))
    return Weights(data, wise)


class Worth:
    """What a seat of a table has, and what more would be worth to it."""

    def __init__(self, table: Table, seat: int, rates: FeatureRates) -> None:
        self.table, self.seat, self.rates = table, seat, rates
        self.counts = features.count(table, seat)
        self.places = features.places(table.box)
        self.mine = table.seats[seat]
        self.point = rates.point
        self.chips: dict[Chip, float] = {}

    @property
    def total(self) -> float:
        """What the seat has, points and all."""
        return self.mine.points * self.point + self.rates.of(self.counts) + self._black_chips()

    def more(self, *changes: tuple[int, float]) -> float:
        """What it is worth if some features change."""
        return sum([self.rates.each[place] * amount for place, amount in changes])

    @cached_property
    def drop(self) -> float:
        return max(self.more((DROP, 1)), 0.0)

    @cached_property
    def ruby(self) -> float:
        return max(self.more((RUBIES, 1), (PAIRS, 0.5)), 0.0)

    @cached_property
    def flask(self) -> float:
        return max(self.more((FLASK, 1)), 0.0)

    def penny(self, witch: str) -> float:
        """What a penny kept for this witch is worth: what may come, and never less than its points."""
        return max(self.rates.each[PLACE[f"penny:{witch}"]], LEAST[f"penny:{witch}"])

    @property
    def die(self) -> float:
        """[BEL-10.1] What a roll of the bonus die is worth on average."""
        bonuses = DIE_BONUS.values()
        gains = [bonus.points * self.point + bonus.rubies * self.ruby + bonus.drops * self.drop for bonus in bonuses]
        return (sum(gains) + self.chip(O1)) / len(bonuses)

    def chip(self, chip: Chip) -> float:
        """What one more chip of a kind is worth."""
        if chip not in self.chips:
            self.chips[chip] = self._chip(chip)
        return self.chips[chip]

    def _chip(self, chip: Chip) -> float:
        place = self.places[chip]
        if chip.color is BLACK and self.table.box.book_ids[BLACK] == "black-5":  # [WIT-5.8] it goes to the neighbor
            return self.drop - self.rates.each[place] / max(self.table.box.players - 1, 1)
        if chip < FIRST_COLORED:
            return self.more((place, 1))
        changes: list[tuple[int, float]] = [(place, 1), (COLORED, 1), (MOVES, chip.value)]
        if self.counts[place] >= MANY:
            changes.append((place + MORE, 1))
        for step, speed in enumerate(features.SPEEDS):
            before = self.counts[MOVES] - speed
            if before + chip.value > 0:
                changes.append((features.FIRST_OVER + step, before + chip.value - max(before, 0)))
        if chip is K1 and self.rates.wise:
            changes[0] = (place, self._gain_of_black_chip(self.counts[place]))
        return self.more(*changes)

    def _gain_of_black_chip(self, owned: int) -> float:
        """[BEL-10.2] What the next black chip adds, beside what was learned; what is not in the supply is owned."""
        players = self.table.box.players
        theirs = (self.table.box.stock[K1] - self.table.supply[K1] - self.counts[self.places[K1]]) / (players - 1)
        return black_chips.gain(owned, max(theirs, 0.0), players == 2)

    def _black_chips(self) -> float:
        """How far the black chips that are owned are worth something else than as many first ones."""
        place = self.places[K1]
        if not self.rates.wise or not self.counts[place] or self.table.box.book_ids[BLACK] == "black-5":
            return 0.0
        added = sum(self._gain_of_black_chip(owned) for owned in range(self.counts[place]))
        return (added - self.counts[place]) * self.rates.each[place]

"""The brew as Quackulator weighs it: one draw in detail, beyond it whites exact and colored chips by their mean."""

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from math import erf, exp, sqrt
from typing import NamedTuple

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.components import (
    BLACK,
    BLUE,
    COINS,
    COINS_PER_POINT,
    GREEN,
    LAST_SPACE,
    POINTS,
    PURPLE,
    ROUNDS,
    RUBY,
    SPOON,
    WHITE,
    YELLOW,
    Chip,
)
from research.policies.ridge import Model
from research.policies.seen import Seen

FURTHEST_OTHER = (0, 9, 11, 13, 15, 18, 21, 26, 31, 36)
"""Where the best of the others is expected to end in each round, give or take `SPREAD`."""
SPREAD, SURVIVES, DIE_WORTH = 5.0, 0.75, 1.2
BLACKS_OF_OTHERS = (0, 0.0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.1, 1.3, 1.5)
STEEPNESS = (0, 0.0, 0.18, 0.22, 0.23, 0.24, 0.26, 0.29, 0.33, 0.41, 0.60)
"""How much a point of the margin expected in the end is worth in each round, as a chance to win."""
MANDRAKE = 0.6
"""How much further a yellow chip is taken to move for the white it may take back."""
Whites = tuple[int, int, int]
"""How many whites of 1, 2 and 3 are in the bag."""


class Market(NamedTuple):
    """What may be bought this round."""

    box: Box
    number: int
    sold_out: tuple[Chip, ...]

    @property
    def chips(self) -> list[Chip]:
        return [chip for chip in self.box.open_chips[self.number] if chip not in self.sold_out]

    def purchases(self) -> Iterator[tuple[int, tuple[Chip, ...]]]:
        """One chip or two of different colors, with their price."""
        chips, prices = self.chips, self.box.prices
        for place, chip in enumerate(chips):
            yield prices[chip], (chip,)
            for other in chips[place + 1 :]:
                if other.color != chip.color and prices[chip] + prices[other] <= COINS[SPOON]:
                    yield prices[chip] + prices[other], (chip, other)


@lru_cache(maxsize=4096)
def best_bags(model: Model, market: Market, owned: tuple[Chip, ...]) -> list[float]:
    """For every number of coins: what the chips are worth from the next round on, after the best purchase."""
    number = market.number + 1
    best = [model.of_chips(number, owned)] * (COINS[SPOON] + 1)
    for price, chips in market.purchases() if number <= ROUNDS else ():
        value = model.of_chips(number, owned + chips)
        for coins in range(price, len(best)):
            best[coins] = max(best[coins], value)
    return best


class Brew:
    """A cauldron, and what it may become."""

    def __init__(self, now: Seen, model: Model, wins: bool) -> None:
        self.now, self.model, self.wins = now, model, wins
        sold_out = tuple(chip for chip in now.box.open_chips[now.round] if not now.view["supply"][chip.name])
        owned = tuple(sorted(now.owned))
        self.bags = best_bags(model, Market(now.box, now.round, sold_out), owned)
        self.colored = [chip for chip in now.bag if chip.color is not WHITE]
        self.tables: dict[tuple[bool, bool], list[float]] = {}
        self.bonuses: dict[int, float] = {}
        self.known: dict[tuple[Whites, int, int, bool], float] = {}

    @cached_property
    def stopping(self) -> float:
        return self.worth(self.now.position, False, bool(self.now.mine["flask"]))

    @cached_property
    def going_on(self) -> float:
        now = self.now
        return self.drawing(now.bag, now.position, now.whites, bool(now.mine["flask"]))

    # What the end is worth

    def worth(self, position: float, exploded: bool, flask: bool, drawn: int = 0) -> float:
        """What is expected of the cauldron between two spaces, after so many colored chips more."""
        table = self.table(exploded, flask)
        low = min(int(position), LAST_SPACE)
        part = min(position, LAST_SPACE) - low
        value = table[low] * (1 - part) + (table[low + 1] * part if part else 0.0) + self.of_chips(drawn)
        return self.as_chance(value) if self.wins else value

    def table(self, exploded: bool, flask: bool) -> list[float]:
        """By position, in points still to come, those of this round included."""
        if (exploded, flask) not in self.tables:
            made = [self.on_space(min(place + 1, SPOON), exploded, flask) for place in range(LAST_SPACE + 1)]
            self.tables[exploded, flask] = made
        return self.tables[exploded, flask]

    def on_space(self, space: int, exploded: bool, flask: bool) -> float:
        now, mine = self.now, self.now.mine
        points, coins = POINTS[space] * self.point, COINS[space]
        rest = self.model.spending(now.round + 1, mine["drop"], mine["rubies"] + RUBY[space], flask)[0]
        bought = coins // COINS_PER_POINT if now.round == ROUNDS else self.bags[coins]
        if not exploded:
            return points + bought + rest + self.die(space)
        return max(points + self.bags[0], bought if now.round < ROUNDS else 0.0) + rest

    def die(self, space: int) -> float:
        """What the die brings, times the chance that nobody else is further."""
        ahead = 0.5 * (1 + erf((space - 0.5 - FURTHEST_OTHER[self.now.round]) / SPREAD / sqrt(2)))
        return DIE_WORTH * float((1 - SURVIVES + SURVIVES * ahead) ** (self.now.view["players"] - 1))

    def as_chance(self, value: float) -> float:
        """The chance to win with the margin expected in the end."""
        number = self.now.round
        margin = self.now.lead * self.point + value - self.model.to_come[number]
        return 1 / (1 + exp(-STEEPNESS[number + 1] * margin))

    def of_chips(self, drawn: int) -> float:
        """Purple, black and green at the end: those that lie there, and their part of what is still drawn."""
        if drawn not in self.bonuses:
            share = drawn / len(self.colored) if self.colored else 0.0
            worths = [value(self.lying(color) + share * self.bagged(color)) for color, value in self.books]
            self.bonuses[drawn] = sum(worths)
        return self.bonuses[drawn]

    def lying(self, color: str) -> int:
        chips = self.now.chips[-2:] if color is GREEN else self.now.chips
        return sum(chip.color is color for chip in chips)

    def bagged(self, color: str) -> int:
        return sum(chip.color is color for chip in self.colored)

    @cached_property
    def point(self) -> float:
        """What a point of this round is worth: it lets those behind catch up by rats."""
        number = self.now.round + 1
        return 1 + (self.model.lead[number] if number <= ROUNDS else 0.0)

    @cached_property
    def ruby(self) -> float:
        spend, mine, number = self.model.spending, self.now.mine, self.now.round + 1
        with_two, without = (spend(number, mine["drop"], mine["rubies"] + more, True)[0] for more in (2, 0))
        return (with_two - without) / 2

    @cached_property
    def drop(self) -> float:
        rest, mine, number = self.model.of_rest, self.now.mine, self.now.round + 1
        return rest(number, mine["drop"] + 1, 0, True) - rest(number, mine["drop"], 0, True)

    @cached_property
    def books(self) -> tuple[tuple[str, Callable[[float], float]], ...]:
        """What so many chips of a color bring, as in the first set."""
        beats = exp(-BLACKS_OF_OTHERS[self.now.round])
        black = (1 - (1 - beats) ** 2) * self.drop + beats**2 * self.ruby
        purple = (0.0, 1.0, 1.0 + self.ruby, 2.0 + self.drop)
        return (
            (PURPLE, lambda count: _between(purple, count)),
            (BLACK, lambda count: min(count, 1.0) * black + max(count - 1, 0) * 0.3 * black),
            (GREEN, lambda count: min(count, 1.2) * self.ruby),
        )

    # Going on

    def reach(self, chip: Chip) -> float:
        """How far a colored chip is taken to move."""
        if chip.color is BLUE and self.now.box.blue == 1 and self.now.bag:
            white = 1 - len(self.colored) / len(self.now.bag)
            return chip.value + 1.3 * (1 - white**chip.value)
        return self.now.move(chip) + (MANDRAKE if chip.color is YELLOW and self.now.box.yellow == 1 else 0.0)

    @cached_property
    def step(self) -> float:
        return sum(map(self.reach, self.colored)) / len(self.colored) if self.colored else 0.0

    def best(self, whites: Whites, colored: int, position: float, bears: int, flask: bool, drawn: int) -> float:
        """The better of stopping and going on; `drawn` are the colored chips since the draw that was looked at."""
        key = (whites, drawn, int(position * 8), flask)
        if key not in self.known:
            stopping = self.worth(position, False, flask, drawn)
            going_on = self.draw(whites, colored, position, bears, flask, drawn)
            self.known[key] = max(stopping, going_on)
        return self.known[key]

    def draw(self, whites: Whites, colored: int, position: float, bears: int, flask: bool, drawn: int) -> float:
        total = sum(whites) + colored
        if not total or position >= LAST_SPACE:
            return self.worth(position, False, flask, drawn)
        worth = 0.0
        if colored:
            worth = colored * self.best(whites, colored - 1, position + self.step, bears, flask, drawn + 1)
        for value, count in enumerate(whites, 1):
            if count and value > bears:
                worth += count * self.worth(position + value, True, flask, drawn)
            elif count:
                laid = self.best(_less(whites, value), colored, position + value, bears - value, flask, drawn)
                back = self.draw(whites, colored, position, bears, False, drawn) if flask and value > 1 else laid
                worth += count * max(laid, back)
        return worth / total

    def after(self, chip: Chip, whites: Whites, position: float, laid_whites: int, flask: bool) -> float:
        """The value once a chip is laid."""
        now = self.now
        if now.explodes(chip, laid_whites):
            return self.worth(position + chip.value, True, flask)
        if chip.color is WHITE:
            left, bears = _less(whites, chip.value), now.limit - laid_whites - chip.value
            laid = self.best(left, len(self.colored), position + chip.value, bears, flask, 0)
            back = self.draw(whites, len(self.colored), position, bears + chip.value, False, 0) if flask else laid
            return max(laid, back)
        left_over = max(len(self.colored) - 1, 0)
        return self.best(whites, left_over, position + self.reach(chip), now.limit - laid_whites, flask, 1)

    def drawing(self, bag: list[Chip], position: float, laid_whites: int, flask: bool) -> float:
        """The mean over the next chip, each looked at for itself."""
        whites = whites_of(bag)
        kinds = [(chip, bag.count(chip)) for chip in sorted(set(bag))]
        worths = [count * self.after(chip, whites, position, laid_whites, flask) for chip, count in kinds]
        return sum(worths) / len(bag)


def whites_of(bag: list[Chip]) -> Whites:
    values = [chip.value for chip in bag if chip.color is WHITE]
    return values.count(1), values.count(2), values.count(3)


def _less(whites: Whites, value: int) -> Whites:
    one, two, three = (count - (place == value) for place, count in enumerate(whites, 1))
    return one, two, three


def _between(values: tuple[float, ...], count: float) -> float:
    low = min(int(count), len(values) - 1)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (count - int(count) if low < high else 0.0)

"""The solo game of the Edinburgh study as its program plays it, with each of its liberties as a switch.

"How to win the board game Quacks of Quedlinburg", a fourth-year project of the University of Edinburgh (repository
`ericrogers36/uoe-quacks-of-quedlinburg-public`, March 2026): one player, nine rounds, the first set of books; no
fortune cards, bonus die or rats, and the neighbors only as a number of black chips. Restated from what was published.
"""

import random
from collections.abc import Callable
from typing import NamedTuple

from chaudron.games.belcastel.components import (
    BLACK,
    BLUE,
    CHIP,
    COINS,
    GREEN,
    ORANGE,
    POINTS,
    PURPLE,
    RED,
    ROUNDS,
    RUBY,
    SPOON,
    START_BAG,
    W1,
    WHITE,
    YELLOW,
    Chip,
)

LIMIT = 7
PRICES = {
    CHIP[name]: price
    for name, price in (
        *(("o1", 3), ("k1", 10), ("g1", 4), ("g2", 8), ("g4", 14), ("r1", 6), ("r2", 10), ("r4", 16)),
        *(("b1", 5), ("b2", 10), ("b4", 19), ("y1", 8), ("y2", 12), ("y4", 18), ("p1", 9)),
    )
}
"""In the order of the program's shop, which decides between chips of one value."""
OPENS = {YELLOW: 2, PURPLE: 3}


class Liberties(NamedTuple):
    """Where the program does otherwise than the booklet, or than its authors describe."""

    small_bag: bool = True
    """The bag begins with one white 2 instead of two."""
    two_rubies: bool = True
    """Everybody begins with two rubies instead of one."""
    early_white: bool = True
    """The additional white comes in round 5 instead of 6."""
    dear_green: bool = True
    """A green 1 costs 6 coins instead of 4."""
    shifted_rubies: bool = True
    """Rubies lie one space further than printed."""
    waiting_rubies: bool = True
    """Rubies won in a round are spent in the next one at the earliest; those of round 9 are worth nothing."""
    lost_chips: bool = True
    """Chips drawn by a blue one and turned down are missing until the end of the round."""
    passed_over: bool = True
    """Whoever looks through drawn chips passes over the one after each that is turned down."""
    twin_colors: bool = True
    """Both chips bought may be of one color."""
    drops_at_the_end: bool = True
    """Rubies buy drops in round 9 too, where they are worth nothing, instead of points."""
    slip: bool = True
    """Whoever decides on drawing takes space 39 for 101 points instead of 10."""


BOOKLET = Liberties(*[False] * len(Liberties._fields))
"""The same game without any of them."""

Neighbors = Callable[[int, random.Random], tuple[int, int]]
"""How many black chips lie with the left and the right neighbor in a round."""


def never(number: int, rng: random.Random) -> tuple[int, int]:
    return 0, 0


def random_scaled(number: int, rng: random.Random) -> tuple[int, int]:
    """None in round 1, then up to one, two and three."""
    most = 0 if number == 1 else 1 if number < 4 else 2 if number < 7 else 3
    return rng.randint(0, most), rng.randint(0, most)


class Bundle(NamedTuple):
    """A bundle of policies of the study: purchases, when to go on, what follows an explosion, and rubies."""

    colors: tuple[str, ...]
    """Kept equal in number; none: spend as many coins as possible."""
    risk_factor: float = 0.5
    points_after: int = 5
    """An explosion pays coins up to this round, then points."""
    most_drops: int = 6
    """Rubies buy drops until there are more; then they are kept."""


BEST = Bundle((ORANGE, BLACK, BLUE, GREEN, PURPLE))
"""Of 127 sets of colors the one with the most points, when nobody else has black chips."""
BASELINE = Bundle(())


class Solo:
    """One game."""

    def __init__(self, bundle: Bundle, rng: random.Random, liberties: Liberties, neighbors: Neighbors) -> None:
        self.bundle, self.rng, self.free, self.neighbors = bundle, rng, liberties, neighbors
        self.bag = list(START_BAG)
        if liberties.small_bag:
            self.bag.remove(CHIP["w2"])
        self.rubies = 2 if liberties.two_rubies else 1
        self.points = self.drop = 0
        self.flask = True

    def play(self) -> int:
        for self.number in range(1, ROUNDS + 1):
            if self.number == (5 if self.free.early_white else 6):
                self.bag.append(W1)
            self.brew()
            self.score()
        return self.points

    # Brewing

    def brew(self) -> None:
        self.left, self.position, self.whites = list(self.bag), self.drop, 0
        self.laid: list[str] = [""] if self.drop else []
        self.values: list[int] = [0] if self.drop else []
        while self.left and self.position <= SPOON and self.goes_on() and self.whites <= LIMIT:
            self.lay(self.left.pop(self.rng.randrange(len(self.left))))

    def goes_on(self) -> bool:
        """The expected gain of one more chip against the expected loss, times a factor."""
        now = self.position + 1
        gains = [self.worth(now + self.move(chip)) - self.worth(now) for chip in self.left]
        deadly = sum(self.is_deadly(chip) for chip in self.left)
        return sum(gains) > self.bundle.risk_factor * deadly * self.points_on(now)

    def worth(self, space: int) -> float:
        return self.points_on(space) + COINS[min(space, SPOON)] / 5

    def points_on(self, space: int) -> int:
        return 101 if self.free.slip and space == 39 else POINTS[min(space, SPOON)]

    def move(self, chip: Chip) -> int:
        oranges = self.laid.count(ORANGE)
        return chip.value + (min(1 + (oranges > 2), oranges) if chip.color is RED else 0)

    def is_deadly(self, chip: Chip) -> bool:
        return chip.color is WHITE and self.whites + chip.value > LIMIT

    def lay(self, chip: Chip) -> None:
        if chip.color is WHITE and self.flask and not self.is_deadly(chip) and self.rng.random() < 0.5:
            self.flask = False
            self.left.append(chip)
            return
        self.position = min(self.position + self.move(chip), SPOON + 1)
        self.laid.append(chip.color)
        self.values.append(chip.value)
        if chip.color is WHITE:
            self.whites += chip.value
        elif chip.color is YELLOW and self.laid[-2:-1] == [WHITE]:
            self.take_back_white()
        elif chip.color is BLUE:
            self.look(chip.value)

    def take_back_white(self) -> None:
        """A white directly before a yellow chip goes back in the bag; its space stays empty."""
        value, self.laid[-2] = self.values[-2], ""
        self.left.append(CHIP[f"w{value}"])
        self.whites -= value

    def look(self, number: int) -> None:
        drawn = [self.left.pop(self.rng.randrange(len(self.left))) for _ in range(min(number, len(self.left)))]
        kept = self.wanted(drawn)
        chosen = max(kept, key=lambda chip: chip.value, default=None)
        back = kept if self.free.lost_chips else drawn
        if chosen is not None and not self.free.lost_chips:
            back.remove(chosen)
        self.left += [chip for chip in back if chip != chosen or not self.free.lost_chips]
        if chosen is not None:
            self.lay(chosen)

    def wanted(self, drawn: list[Chip]) -> list[Chip]:
        kept, place = [], 0
        while place < len(drawn):
            if not self.is_unwanted(drawn[place]):
                kept.append(drawn[place])
            elif self.free.passed_over:
                place += 1
                kept += drawn[place : place + 1]
            place += 1
        return kept

    def is_unwanted(self, chip: Chip) -> bool:
        """Whites, red chips without oranges, and yellow or green ones while nothing can explode."""
        if chip.color is RED:
            return ORANGE not in self.laid
        is_safe = not any(map(self.is_deadly, self.left))
        return chip.color is WHITE or (chip.color in (YELLOW, GREEN) and is_safe)

    # Scoring

    def score(self) -> None:
        space, rubies = self.position + 1, sum(color == GREEN for color in self.laid[-2:])
        rubies += self.score_purple() + self.score_black()
        ruby_space = space - 1 if self.free.shifted_rubies else space
        rubies += ruby_space <= SPOON and RUBY[min(ruby_space, SPOON)]
        is_exploded, takes_points = self.whites > LIMIT, self.number > self.bundle.points_after
        self.points += POINTS[min(space, SPOON)] if takes_points or not is_exploded else 0
        coins = COINS[min(space, SPOON)] if not (is_exploded and takes_points) else 0
        self.rubies += 0 if self.free.waiting_rubies else rubies
        self.buy(coins)
        self.spend_rubies()
        if self.number == ROUNDS:
            self.points += coins // 5 + self.rubies // 2
        self.rubies += rubies if self.free.waiting_rubies else 0

    def score_purple(self) -> int:
        purple = self.laid.count(PURPLE)
        self.points += min(1 + (purple > 2), purple)
        self.drop += purple > 2
        return int(purple == 2)

    def score_black(self) -> int:
        black = self.laid.count(BLACK)
        beaten = sum(black > other for other in self.neighbors(self.number, self.rng)) if black else 0
        self.drop += beaten > 0
        return int(beaten == 2)

    def spend_rubies(self) -> None:
        if self.number == ROUNDS and not self.free.drops_at_the_end:
            return
        while self.rubies > 1 and self.drop <= self.bundle.most_drops:
            self.rubies -= 2
            self.drop += 1

    # Buying

    def buy(self, coins: int) -> None:
        prices = {chip: price for chip, price in PRICES.items() if OPENS.get(chip.color, 1) <= self.number}
        if self.free.dear_green:
            prices[CHIP["g1"]] = 6
        self.bag += self.kept_equal(coins, prices) if self.bundle.colors else self.all_spent(coins, prices)

    def kept_equal(self, coins: int, prices: dict[Chip, int]) -> list[Chip]:
        """The biggest chip of a color of which there are fewest, and any other one; nothing if that is too dear."""
        counts = {color: sum(chip.color == color for chip in self.bag) for color in self.bundle.colors}
        rarest = [color for color, count in counts.items() if count == min(counts.values())]
        first = [chip for chip, price in prices.items() if chip.color in rarest and price <= coins]
        if not first:
            return []
        chosen = max(first, key=lambda chip: chip.value)
        rest = coins - prices[chosen]
        second = [chip for chip, price in prices.items() if chip.color in self.bundle.colors and price <= rest]
        if not self.free.twin_colors:
            second = [chip for chip in second if chip.color != chosen.color]
        return [chosen, self.rng.choice(second)] if second else [chosen]

    def all_spent(self, coins: int, prices: dict[Chip, int]) -> list[Chip]:
        """One chip or two different ones, for as many coins as possible."""
        purchases = [[chip] for chip in prices]
        purchases += [[one, other] for one in prices for other in prices if one < other and self.may_buy(one, other)]
        costs = [sum(prices[chip] for chip in purchase) for purchase in purchases]
        most = max((cost for cost in costs if cost <= coins), default=0)
        best = [purchase for purchase, cost in zip(purchases, costs, strict=True) if cost == most]
        return self.rng.choice(best) if best else []

    def may_buy(self, one: Chip, other: Chip) -> bool:
        return self.free.twin_colors or one.color != other.color

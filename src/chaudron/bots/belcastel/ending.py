"""What a cauldron is worth when brewing ends: points and coins, rubies, the die, what the chips and the card bring."""

from math import exp

from chaudron.bots.belcastel.purchases import Market
from chaudron.bots.belcastel.value import Worth
from chaudron.games.belcastel.books.purple import ROWS, TRADES, Row
from chaudron.games.belcastel.components import (
    BLACK,
    GREEN,
    LAST_SPACE,
    P1,
    PURPLE,
    SPOON,
    Chip,
    chip_of,
    chips,
)
from chaudron.games.belcastel.table import BREWING, EXPLODED, Seat, Table
from chaudron.games.belcastel.witches.pennies import can_call

USUAL_WAY = (0.0, 10.5, 12.0, 14.0, 16.0, 18.0, 20.0, 22.5, 26.0, 29.0)
"""How far a cauldron comes in each round, from where it starts: measured among good players."""
WAY_VARIES = 4.0
EXPLODES = (0.0, 0.7, 0.65, 0.4, 0.3, 0.25, 0.2, 0.2, 0.3, 0.25)
"""How often a cauldron explodes in each round: early on purpose."""
SPACES = range(SPOON + 1)


class Ending:
    """What the end of this round's brewing is worth to a seat, for every space."""

    def __init__(self, table: Table, seat: int, worth: Worth) -> None:
        self.table, self.seat, self.worth, self.mine = table, seat, worth, table.seats[seat]
        self.market = Market(table, worth)
        self.books = table.box.book_ids
        self.dice = worth.die * (2 if table.card == "pot_is_full" else 1)
        self.flask = 0.0 if table.card == "magic_potion" else worth.flask
        self.points = [self.table.box.track.points[space] * worth.point for space in SPACES]
        self.coins = [self._coins(self.table.box.track.coins[space]) for space in SPACES]
        self.rubies = [self._rubies(space) for space in SPACES]
        die = [self.dice * self.furthest(space) for space in SPACES]
        both = [p + c for p, c in zip(self.points, self.coins, strict=True)]
        self.stopped = [both[space] + self.rubies[space] + die[space] for space in SPACES]
        self.protected = [both[space] + self.rubies[space] for space in SPACES]
        self.exploded = [self._after_explosion(space, both[space], die[space]) for space in SPACES]
        self.seven = worth.drop if table.card == "seasoned_perfectly" else 0.0

    # Spaces

    def _coins(self, coins: int) -> float:
        """[BEL-10.5, WIT-3.6] What the coins of a space buy, with the witch of the market where that is more."""
        plain = self.market.worth_of_coins(coins)
        if can_call(self.table, self.mine, "C2"):
            plain = max(plain, self.market.worth_of_coins(2 * coins) - self.worth.penny("C2"))
        return plain

    def _rubies(self, space: int) -> float:
        """[BEL-10.3, WIT-3.11] What a ruby on a space brings."""
        if not self.table.box.track.ruby[space]:
            return 0.0
        luck = 2 * self.worth.point if self.table.card == "lucky_devil" else 0.0
        found = (2 if self.table.card == "shining" else 1) * self.worth.ruby
        if can_call(self.table, self.mine, "G3"):
            found = max(found, self.table.box.track.points[space] * self.worth.ruby - self.worth.penny("G3"))
        return found + luck

    def _after_explosion(self, space: int, both: float, die: float) -> float:
        """[BEL-10.4, WIT-3.4] Points or coins, unless S4 gives both."""
        coins = self.coins[space]
        if self.table.is_last_round and self.table.box.options["exploded_coins_round_9"] == "none":
            coins = 0.0
        either = max(self.points[space], coins)
        if can_call(self.table, self.mine, "S4"):
            either = max(either, both + die - self.worth.penny("S4"))
        return either + self.rubies[space]

    def furthest(self, space: int) -> float:
        """[BEL-10.1] How likely it is that nobody who does not explode comes further."""
        chance = 1.0
        for number, other in enumerate(self.table.seats):
            if number != self.seat:
                chance *= self._stays_behind(other, space)
        return chance

    def _stays_behind(self, other: Seat, space: int) -> float:
        if other.state == EXPLODED:
            return 1.0
        there = other.next_space
        if other.state != BREWING:
            return float(there <= space)
        usual = max(other.drop + other.rat + USUAL_WAY[self.table.round], there + 1.0)
        behind = 1 / (1 + exp((usual - space - 0.5) / (WAY_VARIES / 1.7)))
        explodes = EXPLODES[self.table.round]
        return explodes + (1 - explodes) * behind

    def of_another(self, other: Seat) -> float:
        """About what the cauldron of another seat will bring, by what spaces are worth to this one."""
        space = other.next_space
        if other.state == EXPLODED:
            return self.protected[space] if other.protected else self.exploded[space]
        if other.state != BREWING:
            return self.protected[space]
        usual = max(other.drop + other.rat + USUAL_WAY[self.table.round], space + 1.0)
        explodes, space = EXPLODES[self.table.round], min(round(usual), SPOON)
        return explodes * self.exploded[space] + (1 - explodes) * self.protected[space]

    # Chips in the cauldron

    def last_two(self, chip: Chip) -> float:
        """[BEL-7.3, WIT-5.5] What a chip brings by being last or next to last."""
        color, book = chip.acts_as.color, self.books.get(chip.acts_as.color, "")
        if color is BLACK and book == "black-5":
            return self.worth.ruby
        if color is not GREEN:
            return 0.0
        value = chip.acts_as.value
        worths = {
            "green-1": self.worth.ruby,
            "green-2": self._gift(value),
            "green-4": max(self.worth.drop - self.worth.ruby, 0.0) if self.mine.rubies else 0.0,
            "green-5": 0.25 * value * self.worth.point * (not self.table.is_last_round),
            "green-6": self.dice,
        }
        return worths.get(book, 0.0)

    def _gift(self, spider: int) -> float:
        """[BEL-16.23] The 1-chip that a green chip of set 2 brings."""
        names = {1: "o1", 2: "b1 r1", 4: "y1 p1"}[spider]
        worths = [self.worth.chip(chip) for chip in chips(names) if self.table.can_take(chip)]
        return max(worths, default=0.0)

    def purples(self) -> list[float]:
        """[BEL-7.3] What no, one, two, three purple chips in the cauldron bring in the end."""
        book, none = self.books[PURPLE], [0.0] * 4
        if book == "purple-1":
            return self._best_rows([self._row(ROWS[row]) for row in (1, 2, 3)])
        if book == "purple-2":
            price = self.worth.chip(P1)
            return self._best_rows([self._row(TRADES[row]) - row * price for row in (1, 2, 3)])
        if book == "purple-4":
            return [0.0, self._rise(1, 2), self._rise(2, 4), self._rise(1, 4)]
        return none

    def _row(self, row: Row) -> float:
        given = sum([self.worth.chip(chip) for chip in chips(row.chips) if self.table.can_take(chip)])
        return row.points * self.worth.point + row.rubies * self.worth.ruby + row.drops * self.worth.drop + given

    def _best_rows(self, rows: list[float]) -> list[float]:
        return [0.0, *[max(0.0, *rows[:number]) for number in (1, 2, 3)]]

    def _rise(self, low: int, high: int) -> float:
        """[BEL-16.22] About what it is worth to swap a chip: any that is owned may lie in the cauldron."""
        colors = {chip.color for chip in [*self.mine.bag, *self.mine.chips] if chip.value == low}
        gains = [
            self.worth.chip(chip_of(color, high)) - self.worth.chip(chip_of(color, low))
            for color in ("green", "blue", "red", "yellow")
            if color in colors
        ]
        return 0.7 * max(gains, default=0.0)

    def blacks(self, most: int = 5) -> list[float]:
        """[BEL-10.2] What so many black chips in the cauldron bring, against those that the others have laid."""
        book = self.books[BLACK]
        prize = self.worth.drop + self.worth.ruby
        if book == "black-6":
            return [0.0, 0.5 * prize, *[0.8 * prize] * (most - 1)]
        if book == "black-5":
            return [0.0] * (most + 1)
        players = len(self.table.seats)
        neighbors = {(self.seat + 1) % players, (self.seat - 1) % players}
        others = [self._blacks_of(self.table.seats[number]) for number in neighbors]
        if players == 2:
            return [self._of_two(number, others[0]) for number in range(most + 1)]
        return [self._of_neighbors(number, others) for number in range(most + 1)]

    def _blacks_of(self, other: Seat) -> float:
        """How many black chips a seat will have in its cauldron; one that still brews may lay another."""
        return other.count(BLACK) + (0.5 if other.state == BREWING else 0.0)

    def _of_two(self, mine: int, theirs: float) -> float:
        if mine > theirs:
            return self.worth.drop + self.worth.ruby
        return self.worth.drop if mine and mine + 0.5 >= theirs else 0.0

    def _of_neighbors(self, mine: int, others: list[float]) -> float:
        beaten = sum(mine > theirs for theirs in others)
        return (beaten > 0) * self.worth.drop + (beaten > 1) * self.worth.ruby

    @property
    def space_worth(self) -> float:
        """What one more space is worth about where this cauldron will end."""
        usual = int(min(self.mine.drop + self.mine.rat + USUAL_WAY[self.table.round], LAST_SPACE - 5))
        return max((self.protected[usual + 5] - self.protected[max(usual - 4, 0)]) / 9, 0.0)

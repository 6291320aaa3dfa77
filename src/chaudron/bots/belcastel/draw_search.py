"""A cauldron while it is brewed, as numbers: what drawing on is worth, over all that the bag may bring.

Chips are drawn without replacement from the own bag, whose composition is known [BEL-1.8]. Every draw, every choice
after it (flask, crow skull, mandrake) and stopping are weighed against each other, as deep as the budget allows;
beyond that brewing is taken to stop, or extrapolated a little. What the end is worth is asked of an `Ending`.
"""

from operator import mul
from typing import NamedTuple

from chaudron.bots.belcastel.chances import none_of, quiet_chances
from chaudron.bots.belcastel.chip_kinds import ChipKinds
from chaudron.bots.belcastel.ending import Ending
from chaudron.games.belcastel.components import LAST_SPACE, SPOON
from chaudron.games.belcastel.witches.gold import BAG_POINTS, counts_in_bag
from chaudron.games.belcastel.witches.pennies import can_call

NO_CHIP = -1
ENOUGH_ORANGES, ENOUGH_YELLOWS, ENOUGH_PURPLES, ENOUGH_BLACKS = 4, 3, 3, 5
SPACES_FOR_A_RUBY = 3
NOTHING = float("-inf")


class State(NamedTuple):
    """A cauldron in the middle of brewing. What the books in play do not ask about stays 0, so that equals meet."""

    counts: tuple[int, ...]
    """How many chips of each kind are in the bag."""
    position: int
    whites: int
    last: int
    """The kind of the chip laid last, as far as it matters."""
    before: int
    """The one before it, as far as it brings something for being next to last."""
    flask: bool
    oranges: int = 0
    yellows: int = 0
    red: int = 0
    """red-4: has one been laid? red-5: the highest. red-2: the values beside the cauldron."""
    window: int = 0
    """[BEL-16.8] For how many more chips blue-2 protects."""
    purples: int = 0
    blacks: int = 0
    greens: int = 0
    """green-3: the values of all that are laid."""


class DrawSearch:
    """The draws of one seat, weighed by what the end is worth."""

    def __init__(self, ending: Ending, kinds: ChipKinds, is_safe: bool = False, extrapolates: bool = False) -> None:
        self.ending, self.kinds, self.extrapolates = ending, kinds, extrapolates
        box, worth = ending.table.box, ending.worth
        self.track = box.track
        self.has_bowls, self.point, self.ruby = box.has_bowls, worth.point, worth.ruby
        self.flask_worth = ending.flask
        self.limit = 99 if is_safe else 9 if ending.table.card == "living_in_luxury" else 7
        self.raised = box.yellow == 3 and self.limit == 7
        self.last_two = [ending.last_two(chip) for chip in kinds.chips] + [0.0]
        self.purples, self.blacks = ending.purples(), ending.blacks()
        self.coin = ending.market.worth_of_coins(12) / 12
        self.rescue_price = self._price_of_rescue()
        self.rat_step = min(ending.mine.rat + 1, 4)
        self.pays_rubies = box.yellow == 6 and ending.mine.rubies > 0 and 3 * ending.space_worth > worth.ruby
        self.bottom, self.bottom_price = self._bottom_of_the_bag()
        self.known: dict[tuple[State, int], float] = {}
        self.laid = 0
        """How many chips were laid in thought: what a budget counts."""

    def _price_of_rescue(self) -> float | None:
        """[WIT-3.1] What S1 costs, if she can be called."""
        table, mine = self.ending.table, self.ending.mine
        return self.ending.worth.penny("S1") if can_call(table, mine, "S1") else None

    def _bottom_of_the_bag(self) -> tuple[list[float], float]:
        """[WIT-3.10] What each chip left in the bag brings by G2, and what she costs; nothing if she cannot come."""
        table, mine = self.ending.table, self.ending.mine
        if not can_call(table, mine, "G2"):
            return [], 0.0
        each = BAG_POINTS * self.point
        return [each if counts_in_bag(chip) else 0.0 for chip in self.kinds.chips], self.ending.worth.penny("G2")

    # The end

    def limit_of(self, state: State) -> int:
        """[BEL-6.1] The sum of whites that the cauldron bears."""
        if self.raised and state.yellows:
            return 9 if state.yellows >= ENOUGH_YELLOWS else 8
        return self.limit

    def stop(self, state: State) -> float:
        """What it is worth to stop here."""
        return self._end(state, self.ending.stopped)

    def exploded(self, state: State) -> float:
        """What an exploded cauldron is worth."""
        return self._end(state, self.ending.exploded)

    def covered(self, state: State) -> float:
        """[BEL-16.8] What it is worth when blue-2 covers the explosion."""
        return self._end(state, self.ending.protected)

    def _end(self, state: State, spaces: list[float]) -> float:
        space = state.position + 1
        if state.red and self.kinds.red == 2:
            space = min(space + state.red, LAST_SPACE + 1)
        worth = spaces[space] + self.last_two[state.last] + self.last_two[state.before]
        if state.whites == 7:
            worth += self.ending.seven
            if state.greens:
                worth += self.ending.protected[min(space + state.greens, 53)] - self.ending.protected[space]
        if self.bottom:
            left = sum([each * count for each, count in zip(self.bottom, state.counts, strict=True) if count])
            worth += max(left - self.bottom_price, 0.0)
        return worth + self.purples[state.purples] + self.blacks[state.blacks]

    # Going on

    def best(self, state: State, depth: int) -> float:
        """What a cauldron is worth with so many draws ahead at most."""
        found = self.known.get((state, depth))
        if found is None:
            found = self.stop(state)
            if (depth > 0 or self.extrapolates) and self.can_draw(state):
                found = max(found, self.draw(state, depth) if depth > 0 else self.extrapolate(state))
            self.known[state, depth] = found
        return found

    def extrapolate(self, state: State) -> float:
        """Beyond the horizon: what a few more chips are worth if they move as chips of this bag do on average."""
        counts, space = state.counts, state.position + 1
        number, moves = sum(counts), sum(map(mul, counts, self.kinds.value))
        bears = self.limit_of(state) - state.whites
        ones, twos, threes = [counts[place] if place >= 0 else 0 for place in self.kinds.whites]
        quiet = quiet_chances(ones, twos, threes, number, bears)
        step, ending, best = moves / number, self.ending, NOTHING
        for draws, chance in enumerate(quiet, 1):
            there = ending.stopped[min(round(space + draws * step), SPOON)]
            blast = ending.exploded[min(round(space + (draws + 1) * step / 2), SPOON)]
            best = max(best, chance * there + (1 - chance) * blast)
        return best + self.purples[state.purples] + self.blacks[state.blacks]

    def can_draw(self, state: State) -> bool:
        return (self.has_bowls or state.position < LAST_SPACE) and any(state.counts)

    def draw(self, state: State, depth: int) -> float:
        """What one more chip is worth on average, and going on as seems best."""
        total = 0.0
        for kind, count in enumerate(state.counts):
            if count:
                total += count * self.drawn(state, kind, depth)
        return total / sum(state.counts)

    def drawn(self, state: State, kind: int, depth: int) -> float:
        """What it is worth to draw a chip of this kind; a white may go back by the flask, or by S1 [BEL-8.1]."""
        worth = self.lay(state, kind, depth)
        if state.flask and self.kinds.white[kind] and depth > 1:
            exploded = state.whites + self.kinds.value[kind] > self.limit_of(state)
            if not exploded:
                worth = max(worth, self.without_flask(state, depth))
            elif self.rescue_price is not None:
                worth = max(worth, self.without_flask(state, depth) - self.rescue_price)
        return worth

    def without_flask(self, state: State, depth: int) -> float:
        """The chip just drawn is back in the bag, and the flask is empty."""
        return self.best(state._replace(flask=False), depth - 1) - self.flask_worth

    def lay(self, state: State, kind: int, depth: int) -> float:
        """[BEL-16.4] A chip is laid, with all that it does at once."""
        self.laid += 1
        kinds, value = self.kinds, self.kinds.value[kind]
        counts = (*state.counts[:kind], state.counts[kind] - 1, *state.counts[kind + 1 :])
        window = state.window - 1 if state.window else 0
        if kinds.white[kind]:
            return self._lay_white(state, kind, value, counts, window, depth)
        if self.has_bowls and state.position >= LAST_SPACE:
            return value * 0.5 * self.point + self.best(state._replace(counts=counts, window=window), depth - 1)
        color = kinds.color[kind]
        if color == "r" and kinds.red == 2:
            beside = min(state.red + value, LAST_SPACE)
            return self.best(state._replace(counts=counts, red=beside, window=window), depth - 1)
        return self._lay_colored(state, kind, color, counts, window, depth)

    def _lay_white(
        self, state: State, kind: int, value: int, counts: tuple[int, ...], window: int, depth: int
    ) -> float:
        gain, position = 0.0, state.position
        if self.has_bowls and position >= LAST_SPACE:
            gain = value * 0.5 * self.point
            after = state._replace(counts=counts, whites=state.whites + value, window=window)
        else:
            move = 2 * value if self.kinds.doubles(state.last) else value
            if self.kinds.red == 4 and state.red and value == 1:
                move += 1
            if self.kinds.purple == 6 and self.kinds.is_purple(state.last):
                gain = value * self.point
            last, before = self.kinds.last[kind], self.kinds.before[state.last]
            position = min(position + move, LAST_SPACE)
            after = State(counts, position, state.whites + value, last, before, *state[5:9], window, *state[10:])
        if after.whites <= self.limit_of(after):
            return gain + self.best(after, depth - 1)
        return gain + self._end(after, self.ending.protected if state.window else self.ending.exploded)

    def _lay_colored(
        self, state: State, kind: int, color: str, counts: tuple[int, ...], window: int, depth: int
    ) -> float:
        kinds = self.kinds
        move, gain = self._move(state, kind, color)
        position = min(state.position + move, LAST_SPACE)
        gain += self._gain(state, kind, color, position)
        after = State(
            counts,
            position,
            state.whites,
            kinds.last[kind],
            kinds.before[state.last],
            state.flask,
            min(state.oranges + 1, ENOUGH_ORANGES) if color == "o" and kinds.counts_oranges else state.oranges,
            min(state.yellows + 1, ENOUGH_YELLOWS) if color == "y" and kinds.counts_yellows else state.yellows,
            self._red(state, kind) if color == "r" else state.red,
            max(window, kinds.value[kind]) if color == "b" and kinds.blue == 2 and position < LAST_SPACE else window,
            min(state.purples + 1, ENOUGH_PURPLES) if color == "p" and kinds.counts_purples else state.purples,
            min(state.blacks + 1, ENOUGH_BLACKS) if color == "k" and kinds.counts_blacks else state.blacks,
            state.greens + kinds.value[kind] if color == "g" and kinds.green == 3 else state.greens,
        )
        if position >= LAST_SPACE:
            return gain + self.best(after, depth - 1)
        return gain + self._after(state, after, kind, color, depth)

    def _red(self, state: State, kind: int) -> int:
        if self.kinds.red == 4:
            return 1
        return max(state.red, self.kinds.value[kind]) if self.kinds.red == 5 else state.red

    def _move(self, state: State, kind: int, color: str) -> tuple[int, float]:
        """[BEL-16.5] How far a colored chip moves, and what that costs."""
        kinds, value, extra, cost = self.kinds, self.kinds.value[kind], 0, 0.0
        if color == "r":
            value, extra = self._move_of_red(state, value)
        elif color == "y":
            if kinds.yellow == 4 and state.yellows < ENOUGH_YELLOWS:
                extra = state.yellows + 1
            elif kinds.yellow == 5:
                extra = kinds.usual_value
            elif self.pays_rubies:
                extra, cost = SPACES_FOR_A_RUBY, -self.ruby
        elif color == "o":
            extra = kinds.party
        elif color == "l":
            value = self.rat_step if kinds.locoweed == 5 else kinds.copied(state.last)
        return (2 * value if kinds.doubles(state.last) else value) + extra, cost

    def _move_of_red(self, state: State, value: int) -> tuple[int, int]:
        """[BEL-16.5] The value that a red chip moves by, and the spaces its book adds."""
        kinds = self.kinds
        if kinds.red == 1:
            return value, 2 if state.oranges >= 3 else int(state.oranges > 0)
        if kinds.red == 3 and state.last >= 0 and kinds.white[state.last]:
            return value, kinds.value[state.last]
        return (max(value, state.red), 0) if kinds.red == 5 else (value, 0)

    def _gain(self, state: State, kind: int, color: str, position: int) -> float:
        """What a colored chip brings at once where it lies."""
        kinds, value, gain = self.kinds, self.kinds.value[kind], 0.0
        if kinds.purple == 6 and kinds.is_purple(state.last):
            gain = value * self.point
        if color == "b":
            if kinds.blue == 3:
                gain += self.ruby if self.track.ruby[position] else 0.0
            elif kinds.blue == 4:
                gain += value * self.point if self.track.ruby[position] else 0.0
            elif kinds.blue == 5:
                gain += value * self.point if state.oranges >= value else 0.0
            elif kinds.blue == 6:
                gain += self.ruby * kinds.white_ones(state.last) * min(value, 2) / 2
        elif color == "p":
            if kinds.purple == 3:
                gain += min(self.track.coins[position] // 10, 3) * self.point
            elif kinds.purple == 5:
                gain += self.track.points[position] * self.coin
        return gain

    def _after(self, state: State, after: State, kind: int, color: str, depth: int) -> float:
        """What a colored chip lets one choose once it lies there."""
        kinds = self.kinds
        if color == "b" and kinds.blue == 1 and depth > 1:
            return self._crow_skull(after, kinds.value[kind], depth - 1)
        if color == "r" and kinds.red == 6 and depth > 1:
            return self._set_aside(after, depth - 1)
        worth = self.best(after, depth - 1)
        if color == "y" and kinds.yellow == 1 and state.last >= 0 and kinds.white[state.last]:
            white, counts = state.last, after.counts
            back = (*counts[:white], counts[white] + 1, *counts[white + 1 :])
            less = after._replace(counts=back, whites=after.whites - kinds.value[white], before=NO_CHIP)
            worth = max(worth, self.best(less, depth - 1))
        return worth

    def _crow_skull(self, state: State, number: int, depth: int) -> float:
        """[BEL-7.3] blue-1: of so many chips the best is laid, or none."""
        none, total = self.best(state, depth), sum(state.counts)
        if not total:
            return none
        laid = [(self.lay(state, kind, depth), count) for kind, count in enumerate(state.counts) if count]
        laid.sort(reverse=True)
        worth, worse, missed = 0.0, total, 1.0
        for value, count in laid:
            if value <= none:
                break
            worse -= count
            misses = none_of(number, worse, total)
            worth, missed = worth + (missed - misses) * value, misses
        return worth + missed * none

    def _set_aside(self, state: State, depth: int) -> float:
        """[WIT-5.6] red-6: one more chip comes, which will have to be laid."""
        return self.draw(state, depth) if any(state.counts) else self.best(state, depth)

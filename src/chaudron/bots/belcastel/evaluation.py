"""What a learned bot thinks about its seat: the worth of what it has, of its cauldron, of what a choice leads to."""

from contextlib import suppress
from functools import cached_property
from typing import Self

from chaudron.bots.belcastel.chip_kinds import NO_CHIP, ChipKinds
from chaudron.bots.belcastel.draw_search import (
    ENOUGH_BLACKS,
    ENOUGH_ORANGES,
    ENOUGH_PURPLES,
    ENOUGH_YELLOWS,
    DrawSearch,
    State,
)
from chaudron.bots.belcastel.ending import Ending
from chaudron.bots.belcastel.features import rounds_left
from chaudron.bots.belcastel.value import Weights, Worth
from chaudron.games.belcastel.components import BLACK, BLUE, GREEN, LAST_SPACE, PURPLE, RED, ROUNDS, WHITE, YELLOW, Chip
from chaudron.games.belcastel.second_chance import is_still_safe
from chaudron.games.belcastel.table import BREWING, EXPLODED, Seat, Table
from chaudron.kernel.chance import Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.previews import Future, Unforeseen
from chaudron.kernel.rule import answer

PLAYOUTS = 24
"""How often a fresh cauldron is brewed in thought to see what it is worth."""
BOLD = 0.3
"""In these a cauldron is stopped when the next chip is more dangerous than this."""
DEEPEST = 8


class Evaluation:
    """A guessed table, seen from a seat."""

    extrapolates = False
    """Does it look beyond the depth of the search?"""

    def __init__(self, table: Table, seat: int, weights: Weights, budget: int) -> None:
        self.table, self.seat, self.weights, self.budget = table, seat, weights, budget
        self.mine = table.seats[seat]
        self.left = rounds_left(table)
        self.players = table.box.players

    def of(self, table: Table) -> Self:
        """Another table, evaluated in the same way for the same seat."""
        return type(self)(table, self.seat, self.weights, self.budget)

    # What there is

    @cached_property
    def worth(self) -> Worth:
        """What more would be worth now."""
        return Worth(self.table, self.seat, self.weights.at(self.table.box.game, self.left))

    @cached_property
    def worth_after(self) -> Worth:
        """What more will be worth when this round is scored."""
        return Worth(self.table, self.seat, self.weights.at(self.table.box.game, ROUNDS - self.table.round))

    @cached_property
    def ending(self) -> Ending:
        return Ending(self.table, self.seat, self.worth_after)

    @cached_property
    def kinds(self) -> ChipKinds:
        mine = self.mine
        hand = [chip for rule in self.table.agenda for chip in getattr(rule, "drawn", ())]
        chips = [*mine.bag, *mine.chips, *mine.beside, *mine.aside, *mine.start, *mine.bowl, *hand]
        chips += mine.before.bag if mine.before is not None else []
        chips += [] if mine.drawn is None else [mine.drawn]
        return ChipKinds(self.table.box, [*chips, *self._in_hand()], self.table.card)

    def _in_hand(self) -> list[Chip]:
        from chaudron.games.belcastel.view import chips_in_hand  # noqa: PLC0415 - hot module, seldom needed

        return list(chips_in_hand(self.table, self.seat))

    @cached_property
    def draws(self) -> DrawSearch:
        draws = DrawSearch(self.ending, self.kinds, is_still_safe(self.table, self.mine), self.extrapolates)
        self.prepare(draws)
        return draws

    def prepare(self, draws: DrawSearch) -> None:
        """Whatever is to be changed in what ends are worth."""

    def best_rival(self, brews: bool) -> float:
        """What the best of the others is worth, with what is still in its cauldron where this round is brewed."""
        rates = self.worth_after.rates if brews else self.worth.rates
        others = [(number, seat) for number, seat in enumerate(self.table.seats) if number != self.seat]
        worths = [
            Worth(self.table, number, rates).total + (self.ending.of_another(seat) if brews else 0.0)
            for number, seat in others
        ]
        return max(worths)

    # Cauldrons

    def state(self, table: Table) -> State:
        """The cauldron of this seat as numbers; chips set aside count as laid."""
        mine, kinds = table.seats[self.seat], self.kinds
        position, whites = mine.position, mine.whites
        if mine.aside:
            position = min(position + sum(chip.value for chip in mine.aside), LAST_SPACE)
            if table.box.options["red_6_white_counts"] == "when_laid":
                whites += sum(chip.value for chip in mine.aside if chip.color is WHITE)
        last, before = self._last_two(mine)
        return State(
            kinds.count(mine.bag),
            position,
            whites,
            kinds.last[last],
            kinds.before[before],
            mine.flask and not mine.poured,
            min(mine.oranges, ENOUGH_ORANGES) if kinds.counts_oranges else 0,
            min(mine.count(YELLOW), ENOUGH_YELLOWS) if kinds.counts_yellows else 0,
            self._red(mine),
            self._window(mine) if kinds.blue == 2 else 0,
            min(mine.count(PURPLE), ENOUGH_PURPLES) if kinds.counts_purples else 0,
            min(mine.count(BLACK), ENOUGH_BLACKS) if kinds.counts_blacks else 0,
            sum(c.acts_as.value for c in mine.chips if c.acts_as.color is GREEN) if kinds.green == 3 else 0,
        )

    def _last_two(self, mine: Seat) -> tuple[int, int]:
        places = [self.kinds.place[chip] for chip in mine.chips[-2:]]
        return (places[-1] if places else NO_CHIP), (places[-2] if len(places) > 1 else NO_CHIP)

    def _red(self, mine: Seat) -> int:
        if self.kinds.red == 2:
            return sum(chip.value for chip in mine.beside)
        reds = [chip.acts_as.value for chip in mine.chips if chip.acts_as.color is RED]
        if self.kinds.red == 4:
            return int(bool(reds))
        return max(reds, default=0) if self.kinds.red == 5 else 0

    def _window(self, mine: Seat) -> int:
        """[BEL-16.8] For how many more chips a blue protects."""
        laid = zip(mine.chips, mine.turns, strict=True)
        return max([0, *[turn + c.acts_as.value - mine.turn for c, turn in laid if c.acts_as.color is BLUE]])

    @cached_property
    def depth(self) -> int:
        """How many draws ahead the budget reaches from here."""
        state, growth = self.state(self.table), max(sum(map(bool, self.state(self.table).counts)), 2)
        depth = 1
        while depth < DEEPEST and self.draws.can_draw(state):
            self.draws.draw(state, depth)
            if self.draws.laid * growth > self.budget:
                break
            depth += 1
        return depth

    def kept(self, table: Table) -> float:
        """What the seat will have after this round, whatever its cauldron brings."""
        worth = self.worth_after if table is self.table else Worth(table, self.seat, self.worth_after.rates)
        filled = table.card == "magic_potion" and not table.seats[self.seat].flask
        return worth.total + (worth.flask if filled else 0.0)

    def brewing(self, table: Table) -> float:
        """What a table is worth in the middle of brewing, or when it is over and nothing is scored yet."""
        mine, state = table.seats[self.seat], self.state(table)
        kept = self.kept(table)
        if mine.state == BREWING:
            if state.whites > self.draws.limit_of(state):
                return kept + self.draws.exploded(state)
            return kept + self.draws.best(state, self.depth)
        if mine.state == EXPLODED:
            return kept + (self.draws.covered(state) if mine.protected else self.draws.exploded(state))
        return kept + self.draws.stop(state)

    def fresh(self, table: Table, seed: int) -> float:
        """What a cauldron just begun is worth: brewed some times in thought, with the courage of an apprentice."""
        total = 0.0
        for number in range(PLAYOUTS):
            world = table.copy()
            world.chance = Counter(self.players, seed * PLAYOUTS + number)
            total += self._brewed(world)
        return total / PLAYOUTS

    def _brewed(self, world: Table) -> float:
        mine = world.seats[self.seat]
        for _ in range(40):
            ask = world.asks.get(self.seat)
            if ask is None or mine.state != BREWING or world.round != self.table.round:
                break
            if ask.about.key in ("brew", "commit"):
                if not mine.bag or self._risk(mine) > BOLD or ask.options[0] != "draw":
                    break
                if ask.about.key == "commit":
                    break
            answer(world, self.seat, ask.options[0])
        state, kept = self.state(world), self.kept(world)
        if mine.state == EXPLODED:
            return kept + self.draws.exploded(state)
        return kept + self.draws.stop(state)

    def _risk(self, mine: Seat) -> float:
        bears = self.draws.limit - mine.whites
        return sum(chip.color is WHITE and chip.value > bears for chip in mine.bag) / len(mine.bag)

    # Choices

    def tried(self, choice: Choice, table: Table | None = None) -> Table:
        """The table after a choice, as far as it can be foreseen."""
        world = (self.table if table is None else table).copy()
        world.chance = Future(self.players, self.seat)
        with suppress(Unforeseen):
            answer(world, self.seat, choice)
        return world

    def owning(self, table: Table) -> float:
        """What a table is worth for what the seat then has."""
        return Worth(table, self.seat, self.worth.rates).total

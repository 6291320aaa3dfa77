"""What a witch at a table expects of attacks, from her own hand and what everybody sees: for plays in guessed tables.

Everything is measured in chances to win, of which `value` says how much Crapzouilles and cards add or take.
"""

import math
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from chaudron.bots.bal.value import KIND, KINDS, LARGEST_HAND, STEPS, PublicState, ScoreTable, Weights, public_states
from chaudron.games.bal.components import ABRACADABRA, COLORS, Card
from chaudron.games.bal.table import Table

COLOR = {color: place for place, color in enumerate(COLORS)}
JOKER = KIND[ABRACADABRA]
GREY = 0
"""The kind of grey potions, which no joker stands for [BAL-7.1]."""


C = TypeVar("C", int, str)


class AttackPlan(NamedTuple, Generic[C]):
    """An attack, and what it promises; colors are told by their place in `COLORS`, or by name."""

    value: float
    targets: tuple[int, ...]
    colors: tuple[C, ...]


class Hit(NamedTuple):
    """What an attack on a witch brings: if she fails, and if she parries no card, one or more: a parry draws one."""

    failed: float
    parried: tuple[float, ...]


class ParryOdds(NamedTuple):
    """How likely a hand of some size holds none, or just one, of each color; and no joker."""

    none: tuple[float, ...]
    one: tuple[float, ...]
    no_joker: float

    def fails(self, colors: tuple[int, ...]) -> float:
        """How likely these colors are not parried."""
        if len(colors) == 1:
            (color,) = colors
            return self.none[color] * (1.0 if color == GREY else self.no_joker)
        if len(colors) > 2:
            return self._fails_many(colors)
        first, second = colors
        if first == second:
            short = 0.0 if first == GREY else self.one[first]
            return self.none[first] + self.one[first] - short * (1 - self.no_joker)
        has_first, has_second = 1 - self.none[first], 1 - self.none[second]
        short = (0.0 if first == GREY else self.none[first] * has_second) + (
            0.0 if second == GREY else self.none[second] * has_first
        )
        return 1 - has_first * has_second - short * (1 - self.no_joker)

    def _fails_many(self, colors: tuple[int, ...]) -> float:
        """[BAL-7.15] With tokens among them there may be more colors."""
        held, short = 1.0, 0.0
        for color in set(colors):
            number = colors.count(color)
            missing_one = self.none[color] if number == 1 else self.one[color]
            enough = 1 - self.none[color] - (self.one[color] if number > 1 else 0.0)
            short = short * enough + (0.0 if color == GREY else missing_one * held)
            held *= enough
        return max(1 - held - short * (1 - self.no_joker), 0.0)


class Estimates:
    """A witch's expectations at this moment."""

    def __init__(self, table: Table, me: int, weights: Weights) -> None:
        self.table, self.me = table, me
        self.hand = table.seats[me].hand
        self.counts = [0] * KINDS
        for card in self.hand:
            self.counts[KIND[card]] += 1
        self.states = public_states(table)
        self.scores = weights.of(len(self.states))
        self.public = weights.of(len(self.states), full=False)
        self._odds: dict[int, ParryOdds] = {}
        self._hits: dict[int, Hit] = {}

    @cached_property
    def powers(self) -> dict[int, float]:
        """The scores of all living witches as everybody sees them, as powers of e."""
        return {seat: math.exp(self.public.of_state(its)) for seat, its in self.states.items()}

    @cached_property
    def total(self) -> float:
        return sum(self.powers.values())

    @cached_property
    def chance(self) -> float:
        return self.powers[self.me] / self.total

    @cached_property
    def lever(self) -> float:
        """How much the chance to win grows with the own score."""
        return self.chance * (1 - self.chance)

    # What others may hold

    @cached_property
    def unseen(self) -> list[int]:
        """Cards in the pile and in other hands, by kind: for all that she knows they may lie anywhere there."""
        counts = [0] * KINDS
        for card in self.table.pile:
            counts[KIND[card]] += 1
        for seat, its in enumerate(self.table.seats):
            if seat != self.me:
                for card in its.hand:
                    counts[KIND[card]] += 1
        return counts

    def odds(self, size: int) -> ParryOdds:
        """For hands of so many cards."""
        if size not in self._odds:
            unseen = self.unseen
            cards = sum(unseen) or 1
            shares = [min(unseen[kind] / cards, 1.0) for kind in (*range(len(COLORS)), JOKER)]
            none = [(1 - share) ** size for share in shares]
            one = [size * share * (1 - share) ** (size - 1) if size else 0.0 for share in shares]
            self._odds[size] = ParryOdds(tuple(none[:-1]), tuple(one[:-1]), none[-1])
        return self._odds[size]

    def fails(self, seat: int, colors: tuple[int, ...]) -> float:
        return self.odds(len(self.table.seats[seat].hand)).fails(colors)

    # What things are worth

    def hit(self, seat: int) -> Hit:
        if seat not in self._hits:
            its = self.states[seat]
            drawn = self.lever * self.card(self.me)
            lost = self.gain_if(seat, its._replace(lives=its.lives - 1))
            fewer = self.gain_if(seat, its._replace(hand=max(its.hand - 1, 0)))
            self._hits[seat] = Hit(lost + drawn, (0.0, 0.0, fewer))
        return self._hits[seat]

    def gain_if(self, seat: int, its: PublicState) -> float:
        """How much the own chance grows if another stood otherwise."""
        power = math.exp(self.public.of_state(its)) if its.lives > 0 else 0.0
        return self.powers[self.me] / (self.total - self.powers[seat] + power) - self.chance

    def card(self, seat: int) -> float:
        """What one more card adds to a score."""
        return self.score(seat, 1) - self.score(seat, 0)

    def score(self, seat: int, more: int) -> float:
        its = self.states[seat]
        return self.public.of_state(its._replace(hand=max(its.hand + more, 0)))

    def life(self) -> float:
        """What one more Crapzouille adds to the own score."""
        its = self.states[self.me]
        scores = self.public
        return scores.of_state(its._replace(lives=min(its.lives + 1, 10))) - scores.of_state(its)

    def price(self, colors: tuple[int, ...]) -> float:
        """What laying these potions costs, in score; they are gone when the turn is over."""
        cost = self._prices[len(colors)]
        for color in set(colors):
            held = self.counts[color]
            worth: tuple[float, ...] = self.scores.cards[color]
            cost += worth[min(held, STEPS)] - worth[min(held - colors.count(color), STEPS)]
        return cost

    def cost_of(self, spell: Card) -> float:
        """What laying a spell costs, in chances."""
        return self.lever * (self._prices[1] + self.scores.cards[KIND[spell]][1])

    @cached_property
    def _prices(self) -> list[float]:
        return [self._price_of_number(number) for number in range(3)]

    def _price_of_number(self, number: int) -> float:
        its = self.states[self.me]
        left, fewer = max(its.left - 1, 0), max(its.hand - number, 0)
        scores: ScoreTable = self.scores
        hand = scores.hand[left]
        now = hand[min(its.hand, LARGEST_HAND)] + scores.coming[its.coming]
        return now - hand[min(fewer, LARGEST_HAND)] - scores.coming[min(fewer + its.lives, 10)]

    # Attacks

    @cached_property
    def sets(self) -> list[tuple[tuple[int, ...], float]]:
        """[BAL-4.8] One potion or two, by color, and what it costs in chances to lay them."""
        return [(colors, self.lever * self.price(colors)) for colors in self._sets_of_potions()]

    def _sets_of_potions(self) -> Iterator[tuple[int, ...]]:
        counts = self.counts
        held = [color for color in range(len(COLORS)) if counts[color]]
        yield from ((color,) for color in held)
        for place, color in enumerate(held):
            if counts[color] > 1:
                yield color, color
            yield from ((color, other) for other in held[place + 1 :])

    def plans(self, targets: Iterable[int], laid: tuple[int, ...] = (), most: int = 2) -> list[AttackPlan[int]]:
        """What each set of potions promises against these witches; `laid` lie there already."""
        aims = [(self.odds(len(self.table.seats[seat].hand)), self.hit(seat)) for seat in targets]
        targets = tuple(targets)
        found = []
        for colors, price in self.sets:
            if len(colors) <= most:
                attack, value = laid + colors, -price
                for odds, (failed, parried) in aims:
                    fails = odds.fails(attack)
                    value += fails * failed + (1 - fails) * parried[min(len(attack), 2)]
                found.append(AttackPlan(value, targets, colors))
        return found

    def best(self, targets: Iterable[int], laid: tuple[int, ...] = (), most: int = 2) -> AttackPlan[int]:
        found = self.plans(targets, laid, most)
        return max(found, key=lambda plan: plan.value) if found else AttackPlan(0.0, tuple(targets), ())

    @cached_property
    def others(self) -> list[int]:
        return [seat for seat in self.states if seat != self.me]

    def best_single(self) -> AttackPlan[int]:
        """The best attack on one witch."""
        return max([self.best((seat,)) for seat in self.others], key=lambda plan: plan.value)

"""The rollout policy: quick play on a table itself, for tables that a bot has guessed, and for learning.

All is weighed by what a witch's own things are worth to her (`estimates`): what her larder and the cards under way
promise, her coins, and her spells. What the others want, and what the decks may bring, is left to those who search.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from chaudron.bots.blackwood.brew_plans import BrewPlans, Case
from chaudron.bots.blackwood.estimates import Estimates, estimates_of, lacking, plus
from chaudron.bots.blackwood.parameters import Parameters
from chaudron.games.blackwood.actions.trade import price_of
from chaudron.games.blackwood.box import Box
from chaudron.games.blackwood.choices import BORROW, BREW, BUY, CARD, CAST, END, NONE, POTION, TRADE
from chaudron.games.blackwood.components import (
    COLUMNS,
    EXPEDITIONS,
    FREE,
    NOTHING,
    PINCH,
    SALE,
    SNIFF,
    SPELLS,
    TWIN,
    Amounts,
)
from chaudron.games.blackwood.places import Place
from chaudron.games.blackwood.table import NOBODY, Seat, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask

ROW = 0.02
"""Low rows come home first [BLW-3.10]."""
DEAR = 3
"""A card of such a cost is taken for nothing, if that is possible."""
TWIN_COINS = 3
"""Needed for a second puppet to be of use."""


class Holdings:
    """A witch's things on a table, worked out for one decision."""

    __slots__ = ("ahead", "coins", "display", "expected", "has", "is_last", "left", "pinches", "rounds", "seat")

    def __init__(self, estimates: Estimates, table: Table, number: int) -> None:
        self.seat: Seat = table.seats[number]
        gives, forest, has, coins = estimates.gives, table.forest, NOTHING, self.seat.coins
        for card in self.seat.larder:
            has = plus(has, gives[card])
        self.has, self.ahead, column = has, 0, table.column - 1
        for place, owner in enumerate(table.puppets):
            if owner == number and place % COLUMNS >= column and forest[place]:
                has = plus(has, gives[forest[place]])
                coins -= estimates.cost[forest[place]]
                self.ahead += 1
        self.expected, self.coins = has, coins
        self.rounds = COLUMNS - table.column
        self.left = COLUMNS * (EXPEDITIONS - table.expedition) + self.rounds
        self.display = tuple(table.display)
        self.pinches = self.seat.ready.count(PINCH)
        self.is_last = not self.rounds and not self.ahead

    @property
    def case(self) -> Case:
        """What a plan to brew depends on."""
        return Case(
            tuple(self.seat.larder),
            self.has,
            self.expected,
            self.display,
            self.rounds,
            self.pinches,
            self.coins,
            self.left,
            self.is_last,
        )


class RolloutPolicy:
    """Plays every seat of a table, by its parameters."""

    def __init__(self, box: Box, parameters: Parameters) -> None:
        self.estimates, self.parameters = estimates_of(box, parameters), parameters
        self.brew_plans = BrewPlans(self.estimates)
        self.answers: dict[str, Callable[[Table, Ask], Choice]] = {
            "search": self.search,
            "return": self.come_home,
            "brew_potions": self.brew,
            "brew_cards": self.cover,
            "trade_potion": self.first,
            "sniff": self.sniff,
            "move": self.move,
            "shoo": self.shoo,
            "shoo_place": self.follow,
            "swap_first": self.swap_first,
            "swap_second": self.swap_second,
        }

    def choose(self, table: Table, ask: Ask) -> Choice:
        return ask.options[0] if len(ask.options) == 1 else self.answers[ask.about.key](table, ask)

    # Search

    def search(self, table: Table, ask: Ask) -> Choice:
        """A spell if one is worth it, a second puppet, then the most promising card."""
        options = ask.options
        if options[0].verb != "place":
            return self.wanted_spell(table, ask.seat, options) or END
        if len(table.seats[ask.seat].potions) > 1:
            spell = self.wanted_spell(table, ask.seat, options)
            if spell:
                return spell
        if CAST[TWIN] in options and table.seats[ask.seat].coins >= TWIN_COINS:
            return CAST[TWIN]
        places = [option for option in options if option.verb == "place"]
        return self.by_promise(table, ask.seat, places)[0][1]

    def by_promise(self, table: Table, seat: int, places: list[Choice]) -> list[tuple[float, Choice]]:
        """The places for a puppet of hers, the best first."""
        mine, known = Holdings(self.estimates, table, seat), {}
        base = self.promise(mine, NOTHING)
        purse = self.estimates.purse(mine.coins, mine.left)
        weighed = []
        for option in places:
            place: Place = option.thing
            card = table.forest[place]
            gives, cost = self.estimates.gives[card], self.estimates.cost[card]
            if (gives, cost) not in known:
                gain = self.promise(mine, gives) - base
                known[gives, cost] = gain, self.estimates.purse(mine.coins - cost, mine.left) - purse
            weighed.append((self.at_place(table, place, *known[gives, cost], sum(gives)), option))
        weighed.sort(key=lambda pair: -pair[0])
        return weighed

    def promise(self, mine: Holdings, gives: tuple[int, ...]) -> float:
        return self.estimates.promise(plus(mine.expected, gives), mine.display, mine.rounds, mine.pinches)

    def at_place(self, table: Table, place: Place, gain: float, paid: float, ingredients: int) -> float:
        """What a puppet brings from there."""
        if place.column < table.column:
            return self.parameters.behind * ingredients if table.expedition < EXPEDITIONS else -10.0
        away = comes_home(table, place) - table.column
        return gain * self.parameters.later**away + paid - self.parameters.away * away - ROW * place.row

    def wanted_spell(self, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice | None:
        """Potions keep their renown, so a spell costs only coins."""
        best, wanted = 0.0, None
        for spell in SPELLS:
            if TRADE[spell] in options:
                gain = self.spell_gain(table, seat, spell)
                if gain > best:
                    best, wanted = gain, TRADE[spell]
        return wanted

    def spell_gain(self, table: Table, seat: int, spell: str) -> float:
        mine = Holdings(self.estimates, table, seat)
        uses = EXPEDITIONS - table.expedition + mine.rounds / COLUMNS
        paid = self.estimates.purse(mine.coins - price_of(mine.seat.spells), mine.left)
        value: float = getattr(self.parameters, spell)
        return value * uses + paid - self.estimates.purse(mine.coins, mine.left)

    # Return

    def come_home(self, table: Table, ask: Ask) -> Choice:
        """Take the card if it is worth it, sniff, brew, trade, and go."""
        options, mine = ask.options, Holdings(self.estimates, table, ask.seat)
        card = table.forest[table.place] if table.place is not None else ""
        gain = self.gain_of(mine, card) if card else 0.0
        if card and gain > 0:
            take = self.take(mine, card, gain, options)
            if take:
                return take
        if CAST[SNIFF] in options and not mine.is_last:
            return CAST[SNIFF]
        if BREW in options and self.brew_plans.plan(mine.case):
            return BREW
        if CAST[SNIFF] in options and mine.seat.larder:
            return CAST[SNIFF]
        if len(mine.seat.potions) > 1:
            return self.wanted_spell(table, ask.seat, options) or END
        return END

    def gain_of(self, mine: Holdings, card: str) -> float:
        """What a card adds to what is expected, before it is paid."""
        if mine.is_last:
            return self.brewed_with(mine, card)
        return self.promise(mine, self.estimates.gives[card]) - self.promise(mine, NOTHING)

    def brewed_with(self, mine: Holdings, card: str) -> float:
        """In the last turn: what can be brewed with it, beyond what can be brewed anyway."""
        return self.best_of(mine, plus(mine.has, self.estimates.gives[card])) - self.best_of(mine, mine.has)

    def best_of(self, mine: Holdings, has: Amounts) -> float:
        """The best potion that can be brewed."""
        needs, worth = self.estimates.needs, self.estimates.worth
        return max(
            (worth[potion] for potion in mine.display if lacking(needs[potion], has) <= mine.pinches), default=0.0
        )

    def take(self, mine: Holdings, card: str, gain: float, options: tuple[Choice, ...]) -> Choice | None:
        """Buy it if that is worth its price; for nothing if it is dear; with money from a brew, a sale or a loan."""
        cost, purse = self.estimates.cost[card], self.estimates.purse
        if CAST[FREE] in options and (cost >= DEAR or cost > mine.seat.coins or mine.is_last):
            return CAST[FREE]
        paid = purse(mine.coins, mine.left) - purse(mine.coins - cost, mine.left)
        if BUY in options:
            return BUY if gain > paid else None
        if BREW in options and self.brew_plans.plan(mine.case):
            return BREW
        if mine.seat.potions and mine.seat.coins + SALE >= cost and gain > self.parameters.sale:
            return next(option for option in options if option.verb == "sell")
        return BORROW if BORROW in options and gain > self.parameters.loan else None

    # BrewPlans

    def brew(self, table: Table, ask: Ask) -> Choice:
        """The next potion of the best brew with those that are chosen."""
        chosen: tuple[str, ...] = table.agenda[-1].potions  # type: ignore[attr-defined]  # a `Brew` asks this
        plan = self.brew_plans.plan(Holdings(self.estimates, table, ask.seat).case, chosen)
        more = [POTION[potion] for potion in plan if potion not in chosen]
        return more[0] if more else ask.options[-1]

    def cover(self, table: Table, ask: Ask) -> Choice:
        """Cards before pinches, and those that are missed least."""
        rule: Any = table.agenda[-1]
        cards = self.brew_plans.cover(Holdings(self.estimates, table, ask.seat).case, rule.potions, rule.cards)
        for card in cards:
            if card not in rule.cards and CARD[card] in ask.options:
                return CARD[card]
        return ask.options[-1]

    # Spells

    def sniff(self, table: Table, ask: Ask) -> Choice:
        mine = Holdings(self.estimates, table, ask.seat)
        best, chosen = 0.0, NONE
        for option in ask.options[:-1]:
            gain = self.gain_of(mine, option.thing) - self.parameters.reward * (self.estimates.cost[option.thing] // 2)
            if gain > best:
                best, chosen = gain, option
        return chosen

    def move(self, table: Table, ask: Ask) -> Choice:
        return self.by_promise(table, ask.seat, list(ask.options))[0][1]

    def shoo(self, table: Table, ask: Ask) -> Choice:
        """The card that she would like best herself."""
        return self.by_promise(table, ask.seat, list(ask.options))[0][1]

    def follow(self, table: Table, ask: Ask) -> Choice:
        """[BLW-7.11] One more puppet, if it is worth its card."""
        worth, place = self.by_promise(table, ask.seat, list(ask.options[:1]))[0]
        return place if worth > 0 else NONE

    def swap_first(self, table: Table, ask: Ask) -> Choice:
        """What she would like best of what is far …"""
        mine = Holdings(self.estimates, table, ask.seat)
        far = [option for option in ask.options if nearness(table, option.thing)[:2] != (False, table.column)]
        return max(far or ask.options, key=lambda option: self.gain_of(mine, table.forest[option.thing]))

    def swap_second(self, table: Table, ask: Ask) -> Choice:
        """… comes to where she can fetch it soonest."""
        return min(ask.options, key=lambda option: nearness(table, option.thing))

    def first(self, table: Table, ask: Ask) -> Choice:
        return ask.options[0]


def nearness(table: Table, place: Place) -> tuple[bool, int, int]:
    is_behind = place.column < table.column
    return is_behind, 0 if is_behind else comes_home(table, place), place.row


def comes_home(table: Table, place: Place) -> int:
    """[BLW-3.9, BLW-3.10] In which round a puppet there comes home: whoever comes home before it lets its row slide."""
    row, now, slid = place - place.column, table.column, 0
    for column in range(now, place.column):
        if table.puppets[row + column] != NOBODY:
            now, slid = max(now, column - slid), slid + 1
    return max(now, place.column - slid)


@lru_cache(maxsize=64)
def policy_of(box: Box, parameters: Parameters) -> RolloutPolicy:
    return RolloutPolicy(box, parameters)

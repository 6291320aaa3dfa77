"""What to brew together, and with which cards; worked out once for every case, as tries meet the same ones often."""

from itertools import combinations
from typing import NamedTuple

from chaudron.bots.blackwood.estimates import Estimates, covers, minus, plus
from chaudron.games.blackwood.actions.brew import is_covered
from chaudron.games.blackwood.components import NOTHING, Amounts

MOST_CARDS = 8
"""Of a larder, to be tried in all combinations."""
REMEMBERED = 20_000
"""So many plans, and so many covers, are kept."""
Cards = tuple[str, ...]


class Case(NamedTuple):
    """All that a plan depends on."""

    larder: Cards
    has: Amounts
    """What is in the larder …"""
    expected: Amounts
    """… and with the cards under way."""
    display: Cards
    rounds: int
    pinches: int
    coins: int
    left: int
    """Rounds of the whole game."""
    is_last: bool
    """Nothing can be brewed later in this expedition."""


class BrewPlans:
    """Plans for the cards of a box, by the parameters of a policy."""

    def __init__(self, estimates: Estimates) -> None:
        self.estimates = estimates
        self._plans: dict[tuple[Case, Cards], Cards] = {}
        self._covers: dict[tuple[Cards, Amounts, Cards], list[tuple[Cards, Amounts]]] = {}

    def plan(self, case: Case, chosen: Cards = ()) -> Cards:
        """The potions of the best brew, with those that are chosen; none if it is better to wait."""
        known = self._plans.get((case, chosen))
        if known is None:
            if len(self._plans) > REMEMBERED:
                self._plans.clear()
            known = self._plans[case, chosen] = self._best(case, chosen)
        return known

    def _best(self, case: Case, chosen: Cards) -> Cards:
        best = chosen
        most = self.worth(case, chosen)
        for potions in self.brews(case, chosen):
            value = self.worth(case, potions)
            if value > most:
                best, most = potions, value
        return best

    def brews(self, case: Case, chosen: Cards) -> list[Cards]:
        """All that can be brewed together, beside what is chosen."""
        found, grown = [], [(chosen, 0)]
        while grown:
            potions, start = grown.pop()
            for place in range(start, len(case.display)):
                more = (*potions, case.display[place])
                if case.display[place] not in chosen and self.can_brew(case, more):
                    found.append(more)
                    grown.append((more, place + 1))
        return found

    def can_brew(self, case: Case, potions: Cards) -> bool:
        if case.pinches:
            return is_covered([self.estimates.needs[potion] for potion in potions], case.has, case.pinches)
        return covers(case.has, self.needs(potions))

    def needs(self, potions: Cards) -> Amounts:
        needs = NOTHING
        for potion in potions:
            needs = plus(needs, self.estimates.needs[potion])
        return needs

    def worth(self, case: Case, potions: Cards) -> float:
        """Renown and coins of a brew, and what is left to hope for."""
        estimates = self.estimates
        if not potions:
            return self.after(case, NOTHING, case.display) + estimates.purse(case.coins, case.left)
        display = tuple([potion for potion in case.display if potion not in potions])
        coins = case.coins + sum([estimates.coins[potion] for potion in potions])
        renown = sum([estimates.renown[potion] for potion in potions])
        left = max([self.after(case, used, display) for _, used in self.covers(case, potions)])
        return renown + estimates.purse(coins, case.left) + left

    def after(self, case: Case, used: Amounts, display: Cards) -> float:
        """What the rest of the larder and the cards under way are good for."""
        if case.is_last:
            return 0.0
        return self.estimates.promise(minus(case.expected, used), display, case.rounds, case.pinches)

    def cover(self, case: Case, potions: Cards, chosen: Cards = ()) -> Cards:
        """The cards, those that are chosen among them, that cover the potions and are missed least."""
        display = tuple([potion for potion in case.display if potion not in potions])
        found = self.covers(case, potions, chosen)
        return max(found, key=lambda pair: (self.after(case, pair[1], display), -len(pair[0])))[0]

    def covers(self, case: Case, potions: Cards, chosen: Cards = ()) -> list[tuple[Cards, Amounts]]:
        """All covers of which no card can be spared, as far as the larder goes, and what they give."""
        wanted = tuple(map(min, self.needs(potions), case.has))
        key = (case.larder, wanted, chosen)
        known = self._covers.get(key)
        if known is None:
            if len(self._covers) > REMEMBERED:
                self._covers.clear()
            known = self._covers[key] = self._minimal(case.larder, wanted, chosen)
        return known

    def _minimal(self, larder: Cards, wanted: Amounts, chosen: Cards) -> list[tuple[Cards, Amounts]]:
        given = self.gives(chosen)
        found: list[tuple[Cards, Amounts]] = []
        cards = [card for card in larder if card not in chosen][:MOST_CARDS]
        for size in range(len(cards) + 1):
            for some in combinations(cards, size):
                gives = plus(given, self.gives(some))
                if covers(gives, wanted) and not any({*less} < {*chosen, *some} for less, _ in found):
                    found.append(((*chosen, *some), gives))
        return found or [(larder, self.gives(larder))]

    def gives(self, cards: Cards) -> Amounts:
        total = NOTHING
        for card in cards:
            total = plus(total, self.estimates.gives[card])
        return total

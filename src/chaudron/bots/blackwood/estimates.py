"""What ingredients and coins are good for, in renown: a quick estimate, worked out once for every case."""

from functools import lru_cache
from math import exp

from chaudron.bots.blackwood.parameters import Parameters
from chaudron.games.blackwood.box import Box
from chaudron.games.blackwood.components import COINS_PER_RENOWN, COLUMNS, FAVOUR, Amounts

MOST = 7
"""More of a kind, or more that is lacking, makes no difference."""
REMEMBERED = 40_000
"""So many estimates are kept."""
FAVOR = FAVOUR / 4
"""[BLW-8.5] What a potion counts for the council, where it can be favorable."""
CARD = 2
"""Ingredients that a card brings, about."""


class Estimates:
    """Estimates for the cards of a box, by the parameters of a policy."""

    def __init__(self, box: Box, parameters: Parameters) -> None:
        self.parameters = parameters
        favor = FAVOR if box.has_favour else 0.0
        self.gives = {card: about.gives for card, about in box.cards.forest.items()}
        self.cost = {card: about.cost for card, about in box.cards.forest.items()}
        self.needs = {potion: about.needs for potion, about in box.cards.potions.items()}
        self.coins = {potion: about.coins for potion, about in box.cards.potions.items()}
        self.renown = {potion: about.renown + favor for potion, about in box.cards.potions.items()}
        self.worth = {potion: self.renown[potion] + parameters.reward * self.coins[potion] for potion in self.needs}
        self.chances = [[self._chance(lacking, rounds) for rounds in range(COLUMNS + 1)] for lacking in range(30)]
        self._promises: dict[tuple[Amounts, tuple[str, ...], int, int], float] = {}

    def _chance(self, lacking: int, rounds: int) -> float:
        """How likely a potion is still brewed."""
        if not lacking:
            return self.parameters.kept
        reach = self.parameters.reach + self.parameters.pace * rounds
        return self.parameters.kept / (1 + exp(self.parameters.steep * (lacking - reach)))

    def promise(self, has: Amounts, display: tuple[str, ...], rounds: int, pinches: int) -> float:
        """What these ingredients are good for, with so many rounds to come."""
        key = (has, display, rounds, pinches)
        known = self._promises.get(key)
        if known is None:
            if len(self._promises) > REMEMBERED:
                self._promises.clear()
            known = self._promises[key] = self._work_out(has, list(display), rounds, pinches)
        return known

    def _work_out(self, has: Amounts, display: list[str], rounds: int, pinches: int) -> float:
        """The likeliest gain first, then what the rest is good for."""
        needs, worth, promise, is_over = self.needs, self.worth, 0.0, not rounds
        a, b, c, d = has
        for counts in (1.0, self.parameters.second, self.parameters.third):
            best, chosen, used, by_lacking = 0.0, "", 0, self.chances
            for potion in display:
                p, q, r, s = needs[potion]
                lacking = (p - a if p > a else 0) + (q - b if q > b else 0)
                lacking += (r - c if r > c else 0) + (s - d if s > d else 0)
                hope = worth[potion] * by_lacking[lacking - pinches if lacking > pinches else 0][rounds]
                if hope > best:
                    best, chosen, used = hope, potion, lacking
            if not chosen:
                break
            promise += counts * best
            display.remove(chosen)
            p, q, r, s = needs[chosen]
            a, b = (a - p if a > p else 0), (b - q if b > q else 0)
            c, d = (c - r if c > r else 0), (d - s if d > s else 0)
            rounds = max(0, rounds - (max(0, used - pinches) + CARD - 1) // CARD)
            pinches = max(0, pinches - used)
        return promise if is_over else promise + self.parameters.spare * (a + b + c + d)

    def purse(self, coins: int, rounds: int) -> float:
        """What coins are worth with so many rounds of the whole game to come; less than none, if she will lack some."""
        if coins < 0:
            return self.parameters.debt * coins
        saved = self.parameters.saved if rounds > 1 else self.parameters.saved * rounds / 2
        return coins / COINS_PER_RENOWN + saved * min(coins, self.parameters.enough)


@lru_cache(maxsize=64)
def estimates_of(box: Box, parameters: Parameters) -> Estimates:
    """One for all tables with the same box."""
    return Estimates(box, parameters)


def plus(one: Amounts, other: Amounts) -> Amounts:
    a, b, c, d = one
    p, q, r, s = other
    return (a + p, b + q, c + r, d + s)


def minus(one: Amounts, other: Amounts) -> Amounts:
    a, b, c, d = one
    p, q, r, s = other
    return (a - p, b - q, c - r, d - s)


def covers(one: Amounts, other: Amounts) -> bool:
    a, b, c, d = one
    p, q, r, s = other
    return a >= p and b >= q and c >= r and d >= s


def lacking(needs: Amounts, has: Amounts) -> int:
    return sum(need - have for need, have in zip(needs, has, strict=True) if need > have)

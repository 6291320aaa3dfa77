"""How published policies buy, and what they do with rubies."""

from collections.abc import Callable, Iterable

from chaudron.games.belcastel.components import ORANGE, Chip
from research.policies.seen import Seen

Buys = Callable[[Seen], Chip | None]


def best_first(now: Seen, score: Callable[[Chip], float], for_two: float = 0.0) -> Chip | None:
    """Of the best one or two chips of different colors the better one first; None if none is worth anything."""
    if now.is_second:
        best = max(now.on_sale, key=score, default=None)
        return best if best is not None and score(best) + for_two > 0 else None
    worths: dict[Chip, float] = {}
    for chip in now.on_sale:
        rest = now.coins - now.price(chip)
        seconds = [score(other) for other in now.on_sale if other.color != chip.color and now.price(other) <= rest]
        worths[chip] = score(chip) + max([0.0, *[second + for_two for second in seconds]])
    best = max(worths, key=lambda chip: worths[chip], default=None)
    return best if best is not None and worths[best] > 0 else None


def spending_most(now: Seen) -> Chip | None:
    """As many coins as possible for one or two chips; which of several ways is left to chance."""
    whims = now.luck()
    whim = {chip: whims.random() * 0.1 for chip in now.on_sale}
    return best_first(now, lambda chip: now.price(chip) + whim[chip])


def dearest_of(*colors: str) -> Buys:
    """The dearest two chips of these colors that go together, or the dearest one."""
    return lambda now: best_first(now, lambda chip: float(now.price(chip)) if chip.color in colors else -99.0)


def kept_equal(*colors: str, waits: bool = True) -> Buys:
    """Edinburgh: the biggest chip of the color of which there are fewest, then any other that the coins allow.

    The program buys nothing when it cannot afford what it has fewest of, even if that book is still closed; the same
    without waiting looks only among colors that it can buy.
    """

    def buys(now: Seen) -> Chip | None:
        offered = [chip for chip in now.on_sale if chip.color in colors]
        if now.is_second:
            return now.luck().choice(offered) if offered else None
        counted = colors if waits else {chip.color for chip in offered}
        fewest = min(map(now.count, counted), default=0)
        rarest = [chip for chip in offered if now.count(chip.color) == fewest]
        return max(rarest, key=lambda chip: chip.value, default=None)

    return buys


def by_wishes(first: str, then: Iterable[str], limits: dict[str, int] | None = None) -> Buys:
    """QuacksBag: a color as long as it can be had, beside it and without it the next ones; in the end an orange."""
    most = limits or {}
    order = [first, *then]

    def buys(now: Seen) -> Chip | None:
        wanted = [color for color in order if now.count(color) < most.get(color, 99)]
        for color in [*wanted, ORANGE]:
            chips = [chip for chip in now.on_sale if chip.color == color]
            if chips:
                return max(chips, key=lambda chip: chip.value)
        return None

    return buys


# Rubies


def drops_until_round(last: int) -> Callable[[Seen], str]:
    return lambda now: "drop" if now.round <= last else ""


def drops_until_space(most: int) -> Callable[[Seen], str]:
    """Edinburgh: drops until there are more than so many, then the rubies are kept."""
    return lambda now: "drop" if now.mine["drop"] <= most else ""


def in_order(first: str, second: str, last_drop: int) -> Callable[[Seen], str]:
    """The first of two things that can be had; drops only up to some round."""

    def spends(now: Seen) -> str:
        possible = [what for what in (first, second) if what in now.ask.options]
        return next((what for what in possible if what != "drop" or now.round <= last_drop), "")

    return spends

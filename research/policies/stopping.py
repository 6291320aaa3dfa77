"""When published policies go on drawing, and what they do with flask and crow skull. A draw without risk is taken."""

from collections.abc import Callable

from chaudron.games.belcastel.components import (
    BLACK,
    BLUE,
    COINS,
    COINS_PER_POINT,
    GREEN,
    ORANGE,
    POINTS,
    PURPLE,
    RED,
    ROUNDS,
    WHITE,
    YELLOW,
    Chip,
)
from research.policies.seen import Seen


def until_whites(most: int) -> Callable[[Seen], bool]:
    """The threshold rule: stop as soon as the whites add up to so much."""
    return lambda now: now.whites < most


def until_risk(most: float) -> Callable[[Seen], bool]:
    """The probability rule: stop when the next chip explodes the cauldron more likely than that."""
    return lambda now: now.risk() <= most


def never(now: Seen) -> bool:
    return False


def while_gain_outweighs(factor: float) -> Callable[[Seen], bool]:
    """Edinburgh: the mean gain of a chip, in points and coins, against the chance to lose the points so far."""

    def goes_on(now: Seen) -> bool:
        here = _worth(now.space)
        gains = [_worth(now.space_after(chip)) - here for chip in now.bag]
        return sum(gains) > factor * sum(map(now.explodes, now.bag)) * now.points_here

    return goes_on


def _worth(space: int) -> float:
    return POINTS[space] + COINS[space] / COINS_PER_POINT


# Flask


def by_a_coin(now: Seen) -> bool:
    """Edinburgh: any white goes back as the coin falls."""
    return now.luck().random() < 0.5


def if_next_is_risky(most: float) -> Callable[[Seen], bool]:
    """When the next draw would be riskier than that."""
    return lambda now: now.risk() > most


def if_few_whites(most: float) -> Callable[[Seen], bool]:
    """QuacksBag: when less than such a part of the bag is white."""
    return lambda now: sum(chip.color is WHITE for chip in now.bag) < most * len(now.bag)


def if_heavy(now: Seen) -> bool:
    """Lilley: a white of 2 or 3 when more than 5 lie there, or a 3 when the bag is half empty."""
    value = now.last.value if now.last else 0
    return (value > 1 and now.whites > 5) or (value > 2 and len(now.chips) >= len(now.bag))


# Crow skulls


def looked_at(now: Seen) -> list[Chip]:
    return [option.thing for option in now.ask.options if option.verb == "lay"]


def furthest_colored(now: Seen) -> Chip | None:
    """The colored chip that moves furthest; a white only if it cannot explode the cauldron."""
    fitting = [chip for chip in looked_at(now) if not now.explodes(chip)]
    return max(fitting, key=lambda chip: (chip.color is not WHITE, now.move(chip)), default=None)


def as_in_edinburgh(now: Seen) -> Chip | None:
    """The biggest but for whites, reds without an orange, and yellow or green chips while nothing can explode."""
    unwanted = {WHITE}
    if not any(chip.color is ORANGE for chip in now.chips):
        unwanted.add(RED)
    if not now.risk():
        unwanted |= {YELLOW, GREEN}
    wanted = [chip for chip in looked_at(now) if chip.color not in unwanted]
    return max(wanted, key=lambda chip: chip.value, default=None)


def by_color(now: Seen) -> Chip | None:
    """QuacksBag: purple, black, blue, orange, red, green, then any other; of one color the biggest."""
    order = (PURPLE, BLACK, BLUE, ORANGE, RED, GREEN)
    colored = [chip for chip in looked_at(now) if chip.color is not WHITE]
    ranks = {chip: order.index(chip.color) if chip.color in order else len(order) for chip in colored}
    return min(colored, key=lambda chip: (ranks[chip], -chip.value), default=None)


# Explosions


def coins_until(last: int) -> Callable[[Seen], bool]:
    """Coins up to this round, then points."""
    return lambda now: now.round <= last


def always_coins(now: Seen) -> bool:
    return now.round < ROUNDS

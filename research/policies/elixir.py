"""The bots of an online game in Elixir: three profiles of numbers, and one that weighs draws instead of risks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from chaudron.games.belcastel.components import (
    BLACK,
    BLUE,
    COINS,
    GREEN,
    LAST_SPACE,
    ORANGE,
    POINTS,
    PURPLE,
    RED,
    ROUNDS,
    RUBY,
    WHITE,
    YELLOW,
    Chip,
)
from research.policies.policy import Plan
from research.policies.seen import Seen
from research.policies.shopping import best_first, in_order
from research.policies.stopping import furthest_colored

SOURCE = "xylophonehero/quacks-elixir, docs/research/ai-opponents.md and bot-training.md (October 2026)"
COIN_WORTH = (0.0, 1.5, 1.4, 1.2, 1.0, 0.8, 0.5, 0.25, 0.12, 0.2)
"""What a coin is worth in each round, in points, to the one that weighs draws."""
DEPTH = 3
TWO_CHIPS, TOO_MANY, TOO_LATE = 0.5, 2.0, 0.5
MOST_SHIFT = 0.10


@dataclass(frozen=True)
class Profile:
    """How one of them plays."""

    most_risk: tuple[float, ...]
    """By round; the first is never asked for."""
    colors: Mapping[str, float]
    values: Mapping[int, float]
    points_from: int
    """An explosion pays coins before this round."""
    flask_from: int
    """The smallest white that the flask is for."""
    shift: float = 0.01
    """How much more is risked for every point behind."""
    blacks: int = 1
    purple_from: int = 3
    rubies: tuple[str, str] = ("drop", "refill")
    last_drop: int = 6


def _colors(*weights: float) -> dict[str, float]:
    return dict(zip((RED, ORANGE, BLUE, PURPLE, BLACK, GREEN, YELLOW), weights, strict=True))


CAUTIOUS = Profile(
    (0, 0.25, 0.22, 0.20, 0.18, 0.15, 0.12, 0.10, 0.10, 0.08),
    _colors(1.0, 1.2, 1.3, 1.5, 1.5, 0.9, 1.0),
    {1: 1.0, 2: 1.4, 4: 2.0, 6: 2.8},
    points_from=5,
    flask_from=2,
    purple_from=4,
    rubies=("refill", "drop"),
    last_drop=5,
)
BALANCED = Profile(
    (0, 0.60, 0.55, 0.50, 0.45, 0.30, 0.25, 0.15, 0.15, 0.10),
    _colors(1.2, 1.0, 1.1, 3.0, 3.0, 0.8, 0.8),
    {1: 1.0, 2: 1.7, 4: 3.2, 6: 4.0},
    points_from=7,
    flask_from=3,
)
RECKLESS = Profile(
    (0, 0.70, 0.65, 0.60, 0.55, 0.45, 0.40, 0.30, 0.30, 0.30),
    _colors(1.4, 0.9, 1.0, 3.5, 2.0, 0.7, 0.8),
    {1: 1.0, 2: 1.8, 4: 3.6, 6: 4.5},
    points_from=7,
    flask_from=3,
    shift=0.015,
    last_drop=7,
)


def most_risk(profile: Profile, now: Seen) -> float:
    """Of the round, more for whoever is behind; twice that in round 9."""
    shift = -now.lead * profile.shift * (2 if now.round == ROUNDS else 1)
    return profile.most_risk[now.round] + max(-MOST_SHIFT, min(shift, MOST_SHIFT))


def goes_on(profile: Profile, now: Seen) -> bool:
    return now.risk() <= most_risk(profile, now)


def empties_flask(profile: Profile, next_is_good: Callable[[Seen, Chip], bool], now: Seen) -> bool:
    """A big white, or any in round 9, if that makes the next draw good again."""
    last = now.last
    if last is None or (last.value < profile.flask_from and now.round < ROUNDS):
        return False
    return next_is_good(now, last)


def buys(profile: Profile, now: Seen) -> Chip | None:
    """The one or two chips that the weights of colors and values like best."""
    return best_first(now, lambda chip: _liking(profile, now, chip), TWO_CHIPS)


def _liking(profile: Profile, now: Seen, chip: Chip) -> float:
    value = profile.values.get(chip.value, 0.6 * chip.value) + 0.05 * now.round * (chip.value - 1)
    return profile.colors.get(chip.color, 0.8) * value - _penalty(profile, now, chip)


def _penalty(profile: Profile, now: Seen, chip: Chip) -> float:
    if chip.color is BLACK:
        return TOO_MANY if now.count(BLACK) >= profile.blacks else 0.0
    if chip.color is PURPLE:
        return TOO_MANY if now.round < profile.purple_from or now.round == ROUNDS - 1 else 0.0
    return TOO_LATE if chip.color is YELLOW and chip.value == 1 and now.round >= ROUNDS - 2 else 0.0


# Weighing draws

Counts = tuple[tuple[int, int], ...]
"""How many chips there are of each value."""


def weighs_draws(profile: Profile, now: Seen) -> bool:
    """Is the best play of the next draws worth more than to stop? Whites are exact, colored chips move safely."""
    return _drawing_beats_stopping(profile, now, now.bag, now.position, now.whites)


def good_after(profile: Profile, now: Seen, back: Chip) -> bool:
    spaces = now.mine["spaces"]
    before = spaces[-2] if len(spaces) > 1 else now.mine["drop"] + now.mine["rat"]
    position = now.position if now.mine["poured"] else before
    return _drawing_beats_stopping(profile, now, [*now.bag, back], position, now.whites - back.value)


def _drawing_beats_stopping(profile: Profile, now: Seen, bag: list[Chip], position: int, whites: int) -> bool:
    prices = Prices(now.round, now.round == ROUNDS or now.round >= profile.points_from)
    colored = _counts([chip.value for chip in bag if chip.color is not WHITE])
    white = _counts([chip.value for chip in bag if chip.color is WHITE])
    return _draw(Pot(white, colored, position, now.limit - whites), DEPTH, prices) > prices.stop(position)


def _counts(values: list[int]) -> Counts:
    return tuple((value, values.count(value)) for value in sorted(set(values)))


class Pot(NamedTuple):
    """What is in the bag, where the cauldron stands, and how much white it still bears."""

    white: Counts
    colored: Counts
    position: int
    bears: int


class Prices(NamedTuple):
    """What a space is worth in a round."""

    number: int
    pays_points: bool
    """Does an explosion pay points?"""

    def stop(self, position: int) -> float:
        space = position + 1
        return COIN_WORTH[self.number] * COINS[space] + POINTS[space] + RUBY[space]

    def blast(self, position: int) -> float:
        space = position + 1
        return (POINTS[space] if self.pays_points else COIN_WORTH[self.number] * COINS[space]) + RUBY[space]


@lru_cache(maxsize=200_000)
def _draw(pot: Pot, depth: int, prices: Prices) -> float:
    """What one more chip is worth on average, then the best of stopping and going on."""
    total = sum(count for _, count in pot.white + pot.colored)
    if not total or not depth:
        return prices.stop(pot.position)
    worth = 0.0
    for value, count in pot.white:
        there = min(pot.position + value, LAST_SPACE)
        if value > pot.bears:
            worth += count * prices.blast(there)
        else:
            after = Pot(_less(pot.white, value), pot.colored, there, pot.bears - value)
            worth += count * max(prices.stop(there), _draw(after, depth - 1, prices))
    for value, count in pot.colored:
        there = min(pot.position + value, LAST_SPACE)
        after = Pot(pot.white, _less(pot.colored, value), there, pot.bears)
        worth += count * max(prices.stop(there), _draw(after, depth - 1, prices))
    return worth / total


def _less(counts: Counts, value: int) -> Counts:
    return tuple((known, count - (known == value)) for known, count in counts if count > (known == value))


def good_by_risk(profile: Profile, now: Seen, back: Chip) -> bool:
    return now.risk(back) <= most_risk(profile, now)


def plan(profile: Profile, what: str, weighs: bool = False) -> Plan:
    return Plan(
        source=f"{SOURCE}: {what}",
        goes_on=partial(weighs_draws if weighs else goes_on, profile),
        buys=partial(buys, profile),
        takes_coins=lambda now: now.round < profile.points_from,
        spends=in_order(*profile.rubies, profile.last_drop),
        flask=partial(empties_flask, profile, partial(good_after if weighs else good_by_risk, profile)),
        lays=furthest_colored,
    )


PLANS = {
    "elixir-cautious": plan(CAUTIOUS, "the profile `cautious`"),
    "elixir-balanced": plan(BALANCED, "the profile `balanced`, which sits at its tables"),
    "elixir-reckless": plan(RECKLESS, "the profile `reckless`"),
    "elixir-strong": plan(BALANCED, "`balanced+strong`: draws weighed three deep", weighs=True),
}

"""The value of what one owns at the start of a round, by a ridge regression on 45 features, as Quackulator has it.

The features and the way of learning are as published; the numbers in `ridge.json` were learned here, in games between
four under our rules: `python -m research.ridge_training --help`.
"""

import json
from collections.abc import Sequence
from functools import cached_property, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from chaudron.games.belcastel.components import ORANGE, RED, ROUNDS, RUBY_PRICE, STOCK, WHITE, Chip

KINDS = tuple(STOCK)
"""The kinds of the base game."""
REST = (
    *("constant", "drop", "drop squared", "rubies", "flask"),
    *("sum of whites", "colored", "orange times red", "share of whites"),
)
FEATURES = (*[chip.name for chip in KINDS], *[f"{chip.name} squared" for chip in KINDS], *REST)


class Owned(NamedTuple):
    """What somebody has at the start of a round."""

    chips: tuple[Chip, ...]
    drop: int
    rubies: int
    flask: bool


def features(owned: Owned) -> list[float]:
    counts = [owned.chips.count(kind) for kind in KINDS]
    return [*map(float, counts), *[float(n * n) for n in counts], *_rest(owned)]


def _rest(owned: Owned) -> list[float]:
    whites = [chip.value for chip in owned.chips if chip.color is WHITE]
    colors = [chip.color for chip in owned.chips]
    crossed = colors.count(ORANGE) * colors.count(RED)
    start = (1.0, float(owned.drop), float(owned.drop**2), float(owned.rubies), float(owned.flask))
    return [*start, float(sum(whites)), float(len(colors) - len(whites)), float(crossed), len(whites) / len(colors)]


class Model:
    """A regression for each round: how many points are still to come."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.weights: list[list[float]] = data["weights"]
        self.lead: list[float] = data["lead"]
        """What a point of lead costs: those behind are helped by rats."""

    @cached_property
    def to_come(self) -> list[float]:
        """How many points one still gains on average from the start of a round on; nothing after the last."""
        means: list[float] = self.data["to_come"]
        return means

    def value(self, number: int, owned: Owned) -> float:
        """From the start of round `number` on."""
        return _dot(self.weights[number], features(owned)) if number <= ROUNDS else owned.rubies // RUBY_PRICE

    def of_chips(self, number: int, chips: tuple[Chip, ...]) -> float:
        """The part of the value that comes from the chips."""
        return self.value(number, Owned(chips, 0, 0, False)) if number <= ROUNDS else 0.0

    def of_rest(self, number: int, drop: int, rubies: int, flask: bool) -> float:
        """The part that comes from drop, rubies and flask, as they are."""
        if number > ROUNDS:
            return float(rubies // RUBY_PRICE)
        weights = self.weights[number][2 * len(KINDS) + 1 :]
        return weights[0] * drop + weights[1] * drop * drop + weights[2] * rubies + weights[3] * flask

    def spending(self, number: int, drop: int, rubies: int, flask: bool) -> tuple[float, str]:
        """The same with rubies spent as well as can be, and the first thing to spend them on."""
        best = (self.of_rest(number, drop, rubies, flask), "")
        if number > ROUNDS or rubies < RUBY_PRICE:
            return best
        less = rubies - RUBY_PRICE
        options = [(self.spending(number, drop + 1, less, flask)[0], "drop")]
        if not flask:
            options.append((self.spending(number, drop, less, True)[0], "refill"))
        return max(best, *options, key=lambda option: option[0])


def _dot(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum([weight * value for weight, value in zip(weights, values, strict=True) if value])


@lru_cache(maxsize=1)
def learned() -> Model:
    """What was learned, read once."""
    return Model(json.loads(files(__package__).joinpath("ridge.json").read_text("utf-8")))

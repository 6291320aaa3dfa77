"""What a published policy looks at: its own bag and cauldron, the track, the scores."""

import random
from collections.abc import Iterable
from functools import cached_property
from typing import Any

from chaudron.games.belcastel.components import CHIP, COINS, LAST_SPACE, POINTS, RED, SPOON, WHITE, Chip, printed
from chaudron.games.belcastel.view import box_of
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


class Seen:
    """A seat's view and the ask, as the programs that published a policy would look at them.

    They were written for the first set of books: what other books do when a chip is drawn is not foreseen here.
    """

    def __init__(self, view: View, ask: Ask, seed: int) -> None:
        self.view, self.ask, self.seed = view, ask, seed
        self.mine: dict[str, Any] = view["seats"][ask.seat]
        self.round: int = view["round"]
        self.box = box_of(view)
        self.bag = [CHIP[name] for name in self.mine["bag"]]
        self.chips = [CHIP[name] for name in self.mine["chips"]]
        self.position: int = self.mine["spaces"][-1] if self.chips else self.mine["drop"] + self.mine["rat"]
        self.whites: int = self.mine["whites"]
        self.notes: object = None
        """What a policy has worked out about this moment."""

    def luck(self) -> random.Random:
        """For a policy that tosses a coin: the same thought always falls the same way."""
        seen = (self.seed, self.ask.seat, self.ask.about.key, self.round, self.mine["turn"], self.mine["rubies"])
        return random.Random(repr((*seen, self.mine["bag"], self.mine["bought"])))  # noqa: S311 - whims

    @property
    def rule(self) -> dict[str, Any]:
        """The rule that asks this seat."""
        rule: dict[str, Any] = self.view["agenda"][-1]
        while "branches" in rule:
            rule = rule["branches"][str(self.ask.seat)][-1]
        return rule

    @cached_property
    def lead(self) -> int:
        """How many points this seat is ahead of the best other one."""
        others = [seat["points"] for number, seat in enumerate(self.view["seats"]) if number != self.ask.seat]
        return int(self.mine["points"] - max(others))

    # The cauldron

    @property
    def last(self) -> Chip | None:
        """The chip that the flask could put back."""
        if self.mine["poured"]:
            return CHIP[self.mine["bowl"][-1]]
        return self.chips[-1] if self.chips else None

    @property
    def limit(self) -> int:
        """How many whites the cauldron bears; any number while nothing can explode [BEL-16.12]."""
        is_safe = self.view["card"] == "second_chance" and not self.mine["had_chance"]
        return 99 if is_safe else int(self.mine["limit"])

    def explodes(self, chip: Chip, whites: int | None = None) -> bool:
        return chip.color is WHITE and (self.whites if whites is None else whites) + chip.value > self.limit

    def risk(self, back: Chip | None = None) -> float:
        """The chance that the next chip explodes the cauldron; also with a white put back before."""
        whites = self.whites - (back.value if back else 0)
        bag = [*self.bag, back] if back else self.bag
        return sum(self.explodes(chip, whites) for chip in bag) / len(bag) if bag else 0.0

    def move(self, chip: Chip) -> int:
        """The printed value, and what oranges add to a red chip of the first set."""
        if chip.color is not RED or self.box.red != 1:
            return chip.value
        oranges = sum(laid.color == "orange" for laid in self.chips)
        return chip.value + (2 if oranges > 2 else int(oranges > 0))

    def space_after(self, chip: Chip) -> int:
        return min(self.position + self.move(chip), LAST_SPACE) + 1

    @property
    def space(self) -> int:
        """The scoring space if brewing ended now."""
        return min(self.position + 1, SPOON)

    @property
    def points_here(self) -> int:
        return POINTS[self.space]

    @property
    def coins_here(self) -> int:
        return COINS[self.space]

    # The market

    @cached_property
    def owned(self) -> list[Chip]:
        """Every own chip, wherever it lies, but for what is being bought now."""
        lying: Iterable[str] = [*self.mine["bowl"], *self.mine["aside"], *self.mine["beside"], *self.mine["start"]]
        return [*self.bag, *printed(self.chips), *[CHIP[name] for name in lying]]

    def count(self, color: str) -> int:
        return sum(chip.color == color for chip in self.owned)

    @property
    def bought(self) -> list[Chip]:
        return [CHIP[name] for name in self.mine["bought"]]

    @property
    def coins(self) -> int:
        return int(self.rule["coins"])

    @cached_property
    def on_sale(self) -> list[Chip]:
        """What may be bought with the next answer."""
        return [option.thing for option in self.ask.options if option.verb == "buy"]

    @property
    def is_second(self) -> bool:
        """Has a chip been bought in this turn already?"""
        return "second" in self.ask.about.key

    def price(self, chip: Chip) -> int:
        return self.box.prices[chip]

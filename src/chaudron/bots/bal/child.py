"""The child at the ball: loves spells and her favorite color, picks on whoever comes to mind, and sometimes dreams."""

import random
from collections.abc import Callable

from chaudron.bots.bal.luck import luck
from chaudron.bots.bal.reading import by_ear
from chaudron.games.bal.components import COLORS
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

DREAMS = 0.12
"""How often she does not notice that she could parry."""
HASTE = 1.2


class Child:
    """Level 1: a spell is laid as soon as it may be, one potion at a time is enough."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.favorite = COLORS[seed % len(COLORS)]

    def choose(self, view: View, ask: Ask) -> str:
        if len(ask.options) == 1:
            return ask.options[0]
        if said := by_ear(self.seed, view, ask, HASTE):
            return said
        rng, way = luck(self.seed, view, ask), WAYS.get(ask.about.key)
        return way(self, ask, rng) if way is not None else rng.choice(ask.options)

    def any_spell(self, ask: Ask, rng: random.Random) -> str:
        """Whatever is not refused is great fun, also a mirror held up to anybody."""
        fun = [option for option in ask.options if option.verb in ("lay", "to", "both")]
        return rng.choice(fun or ask.options)

    def pretty_potion(self, ask: Ask, rng: random.Random) -> str:
        """Her favorite color, if she has it."""
        return rng.choice([option for option in ask.options if is_of(option, self.favorite)] or ask.options)

    def one_is_enough(self, ask: Ask, rng: random.Random) -> str:
        """A second potion only of her favorite color."""
        return rng.choice([option for option in ask.options if is_of(option, self.favorite)] or ask.options[-1:])

    def parry(self, ask: Ask, rng: random.Random) -> str:
        """[BAL-4.13] She matches the colors, unless she was dreaming."""
        if "concede" in ask.options and rng.random() < DREAMS:
            return "concede"
        return ask.options[0]

    def defend(self, ask: Ask, rng: random.Random) -> str:
        """[BAL-4.10] A spell or none: she seldom knows what it would be good for."""
        return rng.choice(ask.options)

    def gives_away(self, ask: Ask, rng: random.Random) -> str:
        """Anything but her favorite color."""
        return rng.choice([option for option in ask.options if not is_of(option, self.favorite)] or ask.options)


def is_of(option: Choice, color: str) -> bool:
    return getattr(option.thing, "color", "") == color


WAYS: dict[str, Callable[[Child, Ask, random.Random], str]] = {
    **dict.fromkeys(("carabosse", "calm", "mirror", "attack_spell"), Child.any_spell),
    "attack_potion": Child.pretty_potion,
    "second_potion": Child.one_is_enough,
    "parry": Child.parry,
    "defense_spell": Child.defend,
    **dict.fromkeys(("give", "no_potion", "inherit"), Child.gives_away),
}
"""How she answers; whom she attacks, and all else, is a whim."""

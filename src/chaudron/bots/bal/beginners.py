"""The child and the novice at the ball: whims and simple rules, without counting.

The child loves spells and her favorite color, picks on whoever comes to mind, and sometimes dreams. The novice saves
what is precious for later, and feuds with her neighbor.
"""

import random
from collections.abc import Callable

from chaudron.bots.bal.reading import by_ear
from chaudron.bots.bal.rng import rng_for
from chaudron.games.bal.components import CARD, COLORS
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

# The child

DREAMS = 0.12
"""How often she does not notice that she could parry."""
CHILD_HASTE = 1.2


class Child:
    """Level 1: a spell is laid as soon as it may be, one potion at a time is enough."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.favorite = COLORS[seed % len(COLORS)]

    def choose(self, view: View, ask: Ask) -> str:
        if len(ask.options) == 1:
            return ask.options[0]
        if said := by_ear(self.seed, view, ask, CHILD_HASTE):
            return said
        rng, answer = rng_for(self.seed, view, ask), CHILD_ANSWERS.get(ask.about.key)
        return answer(self, ask, rng) if answer is not None else rng.choice(ask.options)

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


CHILD_ANSWERS: dict[str, Callable[[Child, Ask, random.Random], str]] = {
    **dict.fromkeys(("carabosse", "calm", "mirror", "attack_spell"), Child.any_spell),
    "attack_potion": Child.pretty_potion,
    "second_potion": Child.one_is_enough,
    "parry": Child.parry,
    "defense_spell": Child.defend,
    **dict.fromkeys(("give", "no_potion", "inherit"), Child.gives_away),
}
"""How she answers; whom she attacks, and all else, is a whim."""


# The novice

FAVORITES = ("remede", "tresor", "enchantement", "fantome", "envoutement", "diablotin", "tourdemagie")
"""Spells of an attack, the best first; one of them is always laid."""
FEW_LIVES = 2
"""From here on she remembers Abracadabra."""
NOVICE_HASTE = 1.1


class Novice:
    """Level 2: spells of an attack as soon as they may be laid, but precious potions and rescues are kept too long."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        if len(ask.options) == 1:
            return ask.options[0]
        return by_ear(self.seed, view, ask, NOVICE_HASTE) or NOVICE_ANSWERS[ask.about.key](view, ask)


def declare(view: View, ask: Ask) -> str:
    """[BAL-4.5, BAL-7.3] All of them with a hex; else always the same one."""
    return "lay:sortilege" if "lay:sortilege" in ask.options else neighbor(view, ask)


def neighbor(view: View, ask: Ask) -> str:
    """The nearest opponent to the left; a mirror is always held up."""
    seats = {option.thing: option for option in ask.options if option.verb in ("attack", "to")}
    return seats[min(seats, key=lambda seat: (seat - ask.seat) % int(view["players"]))]


def react(view: View, ask: Ask) -> str:
    """[BAL-7.6, BAL-7.13] Whatever can be laid is laid."""
    return next(option for option in ("both", *ask.options) if option in ask.options)


def attack_spell(view: View, ask: Ask) -> str:
    return next((f"lay:{name}" for name in FAVORITES if f"lay:{name}" in ask.options), "none")


def plentiful(view: View, ask: Ask) -> str:
    """[BAL-4.8] Of the color that she has most of; precious potions are too good to be thrown away."""
    held = [CARD[name].color for name in view["seats"][ask.seat]["hand"]]
    return max(ask.options, key=lambda option: (held.count(option.thing.color), -COLORS.index(option.thing.color)))


def another(view: View, ask: Ask) -> str:
    """A second potion of another color, while she has two of it."""
    held = [CARD[name].color for name in view["seats"][ask.seat]["hand"]]
    first = [CARD[name].color for name in view["attack"]["potions"]]
    lay = [option for option in ask.options if option != "done" and option.thing.color not in first]
    spare = [option for option in lay if held.count(option.thing.color) > 1]
    return min(spare, key=lambda option: COLORS.index(option.thing.color), default="done")


def defense_spell(view: View, ask: Ask) -> str:
    """[BAL-4.10, BAL-7.1] Abracadabra with the last Crapzouilles; brooms and wands are kept for something worse."""
    is_in_need = int(view["seats"][ask.seat]["lives"]) <= FEW_LIVES and not can_match(view, ask.seat)
    if "lay:abracadabra" in ask.options and (is_in_need or "none" not in ask.options):
        return "lay:abracadabra"
    return ask.options[-1]


def can_match(view: View, seat: int) -> bool:
    held = [CARD[name].color for name in view["seats"][seat]["hand"]]
    attack = view["attack"]
    for color in (*[CARD[name].color for name in attack["potions"]], *attack["tokens"], *attack["copied"]):
        if color in held:
            held.remove(color)
        elif color in COLORS:
            return False
    return True


def parry(view: View, ask: Ask) -> str:
    return ask.options[0]


def throw(view: View, ask: Ask) -> str:
    """The commonest color; spells and what is rare are kept."""
    potions = [option for option in ask.options if option.thing is not None and option.thing.color]
    return max(potions, key=lambda option: COLORS.index(option.thing.color), default=ask.options[0])


NOVICE_ANSWERS: dict[str, Callable[[View, Ask], str]] = {
    **dict.fromkeys(("carabosse", "calm"), react),
    "mirror": neighbor,
    "declare": declare,
    "send_on": neighbor,
    "attack_spell": attack_spell,
    "attack_potion": plentiful,
    "second_potion": another,
    "trick": lambda view, ask: "done",
    "defense_spell": defense_spell,
    "parry": parry,
    "loss": lambda view, ask: ask.options[0],
    **dict.fromkeys(("give", "no_potion", "inherit"), throw),
}
"""How each question is answered."""

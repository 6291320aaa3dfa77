"""[BAL-8.7] How well bots read formulas, and how well they listen."""

import random

from chaudron.bots.bal.rng import rng_for
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


def by_ear(seed: int, view: View, ask: Ask, haste: float = 1.0) -> str:
    """What a bot reads aloud, or does about what it heard; nothing for any other question."""
    if ask.about.key == "read":
        return read(view, rng_for(seed, view, ask), haste)
    if ask.about.key == "challenge":
        return challenge(view, rng_for(seed, view, ask), haste)
    return ""


def read(view: View, rng: random.Random, haste: float = 1.0) -> str:
    """[BAL-13.12] Every formula is typed right with the chance that the table gives bots; haste makes slips."""
    formulas: list[str] = view["reading"]["cards"]
    diction: float = view["options"]["bot_diction"]
    return "read" if rng.random() < diction ** (len(formulas) * haste) else "slip"


def challenge(view: View, rng: random.Random, haste: float = 1.0) -> str:
    """[BAL-13.13] A slip that everybody saw is noticed with the chance that the table gives bots; nothing else is."""
    reader: int = view["reading"]["seat"]
    has_slipped = view["seats"][reader]["slip"] == "slip"
    return "challenge" if has_slipped and rng.random() < view["options"]["bot_ear"] ** haste else "pass"

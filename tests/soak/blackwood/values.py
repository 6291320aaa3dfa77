"""[BLW-13.6] Boxes with other card values, so that games reach what our reconstruction seldom brings about."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

from chaudron.games.blackwood.components import DATA, KNOWN, OURS, Components, read

Cards = dict[str, Any]


def plenty(data: Cards) -> Cards:
    """Three ingredients on every card, two in every recipe, low costs; two spells cost two potions of one color."""
    for card in data["forest"]:
        card.update(ingredients=(card["ingredients"] * 3)[:3], cost=card["cost"] // 2)
    for potion in data["potions"]:
        potion["ingredients"] = potion["ingredients"][:2]
    for spell in data["spells"][2:4]:
        spell["colours"] = spell["colours"][:1] * 2
    return data


def toads(data: Cards) -> Cards:
    """Nothing but toads, so that all potions can be brewed before the third expedition [BLW-8.1]."""
    data = plenty(data)
    for thing in (*data["forest"], *data["potions"]):
        thing["ingredients"] = ["toad"] * len(thing["ingredients"])
    return data


def dear(data: Cards) -> Cards:
    """High costs, low rewards, long recipes."""
    for card in data["forest"]:
        card["cost"] += 2
    for potion in data["potions"]:
        potion.update(ingredients=(potion["ingredients"] * 2)[:6], coins=potion["coins"] // 2)
    return data


OTHERS: dict[str, Callable[[Cards], Cards]] = {"plenty": plenty, "toads": toads, "dear": dear}
OUR_OWN = "ours"
NAMES = (OUR_OWN, *OTHERS)


@cache
def values(name: str) -> Components:
    """The values of a name."""
    parts = {part: copy.deepcopy(DATA[part]) for part in ("forest", "potions", "spells")}
    return OURS if name == OUR_OWN else read(OTHERS[name](parts))


def known(name: str) -> str:
    """The hash of the values of a name, which can be played with from now on."""
    made = values(name)
    return KNOWN.setdefault(made.hash, made).hash


def name_of(hash: str) -> str:  # noqa: A002 - what it is
    return next((name for name in NAMES if values(name).hash == hash), "others")

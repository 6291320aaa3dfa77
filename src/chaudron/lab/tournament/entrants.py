"""Who may enter a tournament: the levels of a game, stand-ins, bots of your own."""

import importlib
from collections.abc import Callable

from chaudron.bots import LEVELS, STAND_IN, STAND_INS
from chaudron.kernel.game import BadOption, Bot
from chaudron.lab.bad_request import BadRequest

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""

FOLDERS = {"belcastel": "belcastel", "witches": "belcastel", "bal": "bal", "blackwood": "blackwood"}
"""Where the bots of each game live."""


def entrants(game: str) -> dict[str, Maker]:
    """Everybody who may enter by name."""
    return {**LEVELS[game], STAND_IN: STAND_INS[game]}


def maker(game: str, name: str) -> Maker:
    """Who makes the bots of a name, or of `module:name`; raises `BadOption` or `BadRequest`."""
    if ":" in name:
        return own(name)
    known = entrants(game)
    if name not in known:
        raise BadOption("unknown_bot", given=name, known=", ".join(known))
    return known[name]


def own(name: str) -> Maker:
    """A class of your own, or whatever stands under a name in the `BOTS` of a module; it is called with a seed."""
    module, _, made = name.partition(":")
    try:
        found = importlib.import_module(module)
        maker: Maker = getattr(found, "BOTS", {}).get(made) or getattr(found, made)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadRequest("class", given=name, why=str(error)) from error
    return maker

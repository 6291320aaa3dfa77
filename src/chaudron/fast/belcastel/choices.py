"""The answers of the reference, as bits of a question, and back."""

from chaudron.fast.belcastel.asks import (
    AFTER,
    ASK_CHOOSE_WISELY,
    ASK_GHOST_SWAP,
    BAG_RED,
    CALL_C1,
    CALL_C2,
    CALL_C4,
    CALL_G4,
    CALL_S2,
    CALL_S3,
    CHIP,
    NOTHING,
    TOGETHER,
    TWO_SPACES,
    YES,
)
from chaudron.fast.belcastel.tables import R1, SWAP_HIGH, SWAP_LOW
from chaudron.games.belcastel.choices import CATALOGUE, DROP
from chaudron.games.belcastel.components import CHIPS
from chaudron.kernel.choice import Choice

_FIXED = {
    **dict.fromkeys(("draw", "return", "back", "bonus", "restart", "rat", "points", "drop"), YES),
    **dict.fromkeys(("stop", "explode", "go_on", "coins", "remove_white", "tube"), 1),
    **dict.fromkeys(("flask", "refill"), 2),
    **dict.fromkeys(("rubies", "point", "last_two"), AFTER),
    **dict.fromkeys(("keep", "none", "done"), NOTHING),
}
_WITCHES = {"C1": CALL_C1, "C2": CALL_C2, "C4": CALL_C4, "S2": CALL_S2, "S3": CALL_S3, "G4": CALL_G4}
_WHITES = {"last": 0, "earlier": 1, "both": 2}
_WISHES = {"round": 1, "always": 2, "no": 3}
_SWAPS = {pair: place for place, pair in enumerate(zip(SWAP_LOW, SWAP_HIGH, strict=True))}


def bit_of(choice: Choice, op: int) -> int:
    """The bit of an answer to a question; questions about swaps and the choice of a drop differ."""
    if op == ASK_CHOOSE_WISELY and choice is DROP:
        return TWO_SPACES
    if op == ASK_GHOST_SWAP and choice.verb == "swap":
        return CHIP + _SWAPS[tuple(choice.thing)]
    return _BITS[choice]


def _bit(choice: Choice) -> int:
    verb, thing = choice.verb, choice.thing
    by_thing = {"witch": _WITCHES, "whites": _WHITES}
    if verb in by_thing:
        return by_thing[verb].get(thing, YES)
    if verb == "together":
        return TOGETHER + _WISHES[thing]
    if verb in ("give_up", "row"):
        return int(thing) - 1
    if verb == "swap":
        return CHIP + int(thing[0])
    if verb == "bag":
        return BAG_RED + int(thing) - R1
    return CHIP + int(thing) if thing in CHIPS else _FIXED[str(choice)]


_BITS = {choice: _bit(choice) for choice in CATALOGUE}


def choice_of(options: tuple[Choice, ...], op: int, bit: int) -> Choice:
    """The answer of the reference that a bit stands for."""
    return next(choice for choice in options if bit_of(choice, op) == bit)

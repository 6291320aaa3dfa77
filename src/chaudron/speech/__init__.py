"""How the details of a game's facts, choices and reasons become arguments of its texts: one module per game.

`words.py` says the texts; what these modules need of it they are given.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from chaudron.words import Words

Arguments = dict[str, object]
Shape = Callable[["Words", Any, Sequence[str]], Arguments]
"""One detail as arguments, in these words, with these names of the seats."""


class Speech(NamedTuple):
    """What a game must say for itself."""

    shapes: Mapping[str, Shape]
    """How each detail of facts and reasons becomes arguments of a text, by its name."""
    thing: Callable[["Words", str, str, Sequence[str]], Arguments]
    """What a choice is about, by its verb and its notation."""
    further: Callable[["Words", Mapping[str, Any]], Arguments]
    """Arguments that several details make together."""


def one_seat(name: str) -> Shape:
    """A seat by who sits there, and by its number."""
    return lambda words, seat, names: {name: words.seat(seat, names), f"{name}_number": seat + 1}


def seats(name: str) -> Shape:
    """Several seats as a list, and how many they are."""
    return lambda words, seats, names: {
        name: words.listed([words.seat(seat, names) for seat in seats]),
        f"{name}_count": len(seats),
    }


def words_of(name: str, prefix: str, form: str = "") -> Shape:
    """A component by its words and, as `<name>_<form>`, a further form of them."""

    def shape(words: "Words", value: Any, names: Sequence[str]) -> Arguments:
        key = f"{prefix}-{value}"
        further: Arguments = {f"{name}_{form}": words.say(f"{key}.{form}")} if form else {}
        return {name: words.say(key), **further}

    return shape

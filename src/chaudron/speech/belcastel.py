"""Belcastel: chips, books, cards, spaces and witches in sentences."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from chaudron.games.belcastel.printed import KNOWN, OURS, Components
from chaudron.speech import Arguments, Shape, Speech, one_seat, seats, words_of

if TYPE_CHECKING:
    from chaudron.words import Words


def _chip(words: "Words", name: str, names: Sequence[str] = ()) -> Arguments:
    forms = {f"{form}_chip": words.chip(name, form) for form in ("a", "the", "of")}
    return {"chip": words.chip(name), **forms}


TOLD_OF: ContextVar[str] = ContextVar("belcastel", default="")
"""The hash of the values that are told of, where a table names some that are not ours."""


@contextmanager
def telling_of(components: str) -> Iterator[None]:
    """Tell of a table that is played with these values."""
    before = TOLD_OF.set(components)
    try:
        yield
    finally:
        TOLD_OF.reset(before)


def printed() -> Components:
    """What is printed on books, track and cards of the table that is told of."""
    return KNOWN.get(TOLD_OF.get(), OURS)


def effect(words: "Words", book: str) -> str:
    """What a book does."""
    own = printed().books.get(book)
    return words.say(f"belcastel-book-{book}.effect") if own is None else own.texts[words.language == "en"]


def _space(words: "Words", space: int, names: Sequence[str]) -> Arguments:
    coins, points, ruby = (shown[space] for shown in printed().track)
    return {"space": space, "coins_there": coins, "points_there": points, "ruby_there": ruby}


def _points(words: "Words", points: int | list[int], names: Sequence[str]) -> Arguments:
    if isinstance(points, int):
        return {"points": points}
    best = max(points)
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    scores = [words.say("score", name=words.seat(seat, names), points=points[seat]) for seat in order]
    return {"points": best, "tied": points.count(best), "scores": words.listed(scores)}


_witch = words_of("witch", "belcastel-witch", "short")


def _witches(words: "Words", ids: str, names: Sequence[str]) -> Arguments:
    return {"witches": words.listed([words.say(f"belcastel-witch-{name}") for name in ids.split()])}


SHAPES: dict[str, Shape] = {
    "seat": one_seat("seat"),
    "first": one_seat("first"),
    "neighbor": one_seat("neighbor"),
    "winners": seats("winners"),
    "awaited": seats("awaited"),
    "chip": _chip,
    "chips": lambda words, chips, _: {"chips": words.chips(chips)},
    "color": words_of("color", "belcastel-color"),
    "card": words_of("card", "belcastel-card", "text"),
    "book": words_of("book", "belcastel-book", "effect"),
    "face": words_of("face", "belcastel-die"),
    "tube": lambda words, tube, _: {"tube": tube, "bonus": words.say(f"belcastel-tube-{tube}")},
    "space": _space,
    "points": _points,
    "witch": _witch,
    "witches": _witches,
    "penny": words_of("penny", "belcastel-penny"),
}


def _thing(words: "Words", verb: str, thing: str, names: Sequence[str]) -> Arguments:
    """What a choice is about: nothing, a witch, which whites, which rounds, a number, a chip, or a chip for another."""
    if not thing:
        return {}
    if verb == "witch":
        return _witch(words, thing, names)
    if verb in ("whites", "together"):
        return {"which": thing}
    if thing.isdecimal():
        return {"number": int(thing)}
    low, swapped, high = thing.partition(">")
    return {"low": words.chip(low, "the"), "high": words.chip(high, "a")} if swapped else _chip(words, thing)


def _further(words: "Words", details: Mapping[str, Any]) -> Arguments:
    """How many chips of a kind."""
    several = "chip" in details and "count" in details
    return {"some_chips": words.some(details["chip"], details["count"])} if several else {}


SPEECH = Speech(SHAPES, _thing, _further)

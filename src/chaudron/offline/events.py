"""What is written in the journal of a table on this device: the house's own events, as plain JSON values."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from chaudron.kernel.chance import Draw
from chaudron.kernel.told import Fact
from chaudron.words import LANGUAGES, words

Event = dict[str, Any]
"""Its `kind`, and what goes with it."""

SHOWN: dict[str, tuple[str, ...]] = {
    "joined": ("seat", "name"),
    "bot_seated": ("seat", "level", "name"),
    "started": ("names", "salts"),
    "answered": ("seat", "typed", "result", "secret"),
    "undone": ("seat",),
    "paused": ("seat",),
    "resumed": ("seat",),
    "said": ("seat", "text"),
    "emoted": ("seat", "emote"),
    "spoke": ("seat", "line"),
    "rematched": ("table",),
}
"""What is told of an event; anything else stays in the journal."""


class Row(NamedTuple):
    """One event in a journal."""

    seq: int
    at: int
    """When, in milliseconds since 1970."""
    move: str | None
    """The id of the command it came from."""
    only: int | None
    """The one seat that may notice it; None: everybody."""
    event: Event


def about(event: Event, seat: int) -> dict[str, Any]:
    """What a seat may know of an event."""
    known = {name: value for name in SHOWN.get(event["kind"], ()) if _says_something(value := event.get(name))}
    if event.get("sealed") and event["seat"] != seat:
        del known["seat"]
    if event["kind"] == "spoke":
        known["says"] = spoken_words(event["line"])
    if "told" in event:
        known["told"] = [[key, rule, details] for key, rule, details, to in event["told"] if to is None or seat in to]
    return known


def spoken_words(line: str) -> dict[str, str]:
    """What a bot says, in every language."""
    key = f"bots-{line}"
    return {language: words(language).say(key) for language in LANGUAGES if words(language).has(key)}


def _says_something(value: Any) -> bool:
    return not (value is None or value in ("", []))


def draws(log: Iterable[Draw]) -> list[list[int]]:
    return [[draw.stream, draw.out_of, draw.result] for draw in log]


def tellings(facts: Iterable[Fact]) -> list[list[Any]]:
    """Facts, and to whom each was told."""
    return [[fact.key, fact.rule, fact.details, None if fact.to is None else list(fact.to)] for fact in facts]

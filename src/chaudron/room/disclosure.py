"""What each listener may know of an event."""

from functools import cache
from typing import Any

from chaudron.room.events import Answered, Event, Noted, Started

TELLING = (Started, Answered)
"""Events with facts that are told."""


def kind(event: Event) -> str:
    """The kind of an event, as everybody hears it."""
    return kind_of(type(event))


@cache
def kind_of(event: type[Event]) -> str:
    """What `Noted` is for: it sounds like any answer."""
    return kind_of(Answered) if event is Noted else str(event.__struct_config__.tag)


def about(event: Event, seat: int | None) -> dict[str, Any]:
    """What a seat (or a spectator, None) may know of an event."""
    known = {name: value for name in event.shown if (value := getattr(event, name)) or type(value) is int}
    if isinstance(event, Answered):
        if event.sealed and (event.held or event.seat != seat):
            del known["seat"]
            known.pop("by", None)
        if event.sealed or event.held:
            known.pop("substitute", None)
        if event.held:
            known.pop("for_absent", None)
            known.pop("substitutes", None)
    elif isinstance(event, Noted):
        known["told"] = []
    if isinstance(event, TELLING):
        known["told"] = [
            (fact.key, fact.rule, fact.details) for fact in event.told if fact.to is None or fact.is_heard_by(seat)
        ]
    return known


def is_same_for_all(event: Event) -> bool:
    """May everybody know the same of an event?"""
    if not isinstance(event, TELLING):
        return True
    is_sealed = isinstance(event, Answered) and event.sealed
    return not is_sealed and not [fact for fact in event.told if fact.to is not None]

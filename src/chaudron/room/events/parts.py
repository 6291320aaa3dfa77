"""What events are made of."""

from typing import Any, ClassVar

from msgspec import Struct

from chaudron.kernel.facts import SPECTATOR

Draws = list[tuple[int, int, int]]
Result = dict[str, list[int]]


class Telling(Struct, array_like=True, frozen=True):
    """A fact as it was told, and to whom (None: everybody)."""

    key: str
    rule: str
    details: dict[str, Any]
    to: tuple[int, ...] | None = None

    def is_heard_by(self, seat: int | None) -> bool:
        return self.to is None or (SPECTATOR if seat is None else seat) in self.to


class Typed(Struct, frozen=True):
    """What somebody typed for the cards they laid, as everybody sees it."""

    seat: int
    lang: str
    cards: list[str]
    lines: list[str]


class Event(Struct, tag_field="kind", omit_defaults=True):
    """Something that happened. `shown` names what everybody may know of it: a new field is shown to nobody."""

    shown: ClassVar[tuple[str, ...]] = ()


class Position(Struct, omit_defaults=True):
    """How a game of before stood: what was played there, which is played again before luck is new."""

    table: str
    """Where it was played; empty: only its record is known."""
    at: int
    """After how many answers."""
    opening: Draws = []
    entries: list[tuple[int, str, Draws, bool]] = []

"""What changed in a view since it was last sent, without keeping the view.

Of every part of a view only a 64-bit hash is kept. The parts are its fields; of `seats`, every field of every seat.
"""

from array import array
from functools import lru_cache

import msgspec

from chaudron.kernel.game import View

_encode = msgspec.json.Encoder().encode

SEATS = "seats"
"""The field of a view that has one entry for each seat."""


class Seen:
    """What a listener has seen of a view."""

    __slots__ = ("fields", "names", "parts", "seats")

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.parts = array("q")
        """A hash for each field of the view."""
        self.seats = array("q")
        """A hash for each seat …"""
        self.fields: list[array[int]] = []
        """… and for each of its fields."""

    def whole(self, view: View) -> bytes:
        """The view as it is now, in full."""
        self.names = tuple(view)
        self.parts = array("q", [0 if name == SEATS else hash(_encode(part)) for name, part in view.items()])
        seats = view.get(SEATS, ())
        self.seats = array("q", [hash(_encode(seat)) for seat in seats])
        self.fields = [array("q", [hash(_encode(field)) for field in seat.values()]) for seat in seats]
        return _encode(view)

    def changes(self, view: View) -> bytes | None:
        """What differs from the view before, as pairs of a path and a value; None when it has another shape."""
        if self.names != tuple(view) or len(view.get(SEATS, ())) != len(self.seats):
            return None
        pairs: list[bytes] = []
        for place, (name, part) in enumerate(view.items()):
            if name == SEATS:
                continue
            written = _encode(part)
            if hash(written) != self.parts[place]:
                self.parts[place] = hash(written)
                pairs.append(_path(name) + written + b"]")
        for number, seat in enumerate(view.get(SEATS, ())):
            whole = hash(_encode(seat))
            if whole != self.seats[number]:
                self.seats[number] = whole
                pairs += self._changes_of_seat(number, seat)
        return b"[" + b",".join(pairs) + b"]"

    def _changes_of_seat(self, number: int, seat: dict[str, object]) -> list[bytes]:
        known, pairs = self.fields[number], []
        for place, (name, field) in enumerate(seat.items()):
            written = _encode(field)
            if hash(written) != known[place]:
                known[place] = hash(written)
                pairs.append(_path(SEATS, number, name) + written + b"]")
        return pairs


@lru_cache(maxsize=4096)
def _path(*steps: str | int) -> bytes:
    return b"[" + _encode(steps) + b","

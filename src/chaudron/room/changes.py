"""What changed in a view since it was last sent."""

from functools import cache, lru_cache
from itertools import compress
from operator import ne
from typing import Any

import msgspec
from msgspec import Raw

from chaudron.kernel.game import View
from chaudron.kernel.sketch import Part, Sketch, Write

_encode = msgspec.json.Encoder().encode

SEATS = "seats"
"""The field of a view that has one entry for each seat: those are compared field by field."""
NOTHING = b"[]"

Encoded = dict[tuple[int, int], bytes]
"""The changes from one part of a sketch to another, by the ids of both, while all who hear of an event are told; empty
where there are none."""


class Seen:
    """What a listener has seen last."""

    __slots__ = ("sketch", "view")

    def __init__(self) -> None:
        self.view: View = {}
        self.sketch: Sketch | None = None
        """In the place of the view, where a game has sketches."""

    def whole(self, view: View, sketch: Sketch | None) -> bytes:
        """The view as it is now, in full."""
        self.view, self.sketch = {} if sketch else view, sketch
        return _encode(view)

    def changes(self, view: View) -> bytes | None:
        """What differs from the view before, as pairs of a path and a value; None when it has another shape."""
        before, self.view = self.view, view
        if before.keys() != view.keys() or len(before.get(SEATS, ())) != len(view.get(SEATS, ())):
            return None
        pairs = [_pair(value, name) for name, value in view.items() if name != SEATS and value != before[name]]
        for number, seat in enumerate(view.get(SEATS, ())):
            known = before[SEATS][number]
            if seat != known:
                pairs += [_pair(value, SEATS, number, name) for name, value in seat.items() if value != known[name]]
        return b"[" + b",".join(pairs) + b"]"

    def changes_of_sketch(self, sketch: Sketch, written: Encoded) -> bytes | None:
        """The same between sketches. What was `written` for somebody who sees the same is not written again."""
        before, self.sketch = self.sketch, sketch
        if before is None or before.parts is not sketch.parts:
            return None
        pairs: list[bytes] = []
        for part, old, new in zip(sketch.parts, before.values, sketch.values, strict=True):
            if old is not new:
                both = id(old), id(new)
                if both not in written:
                    written[both] = b"" if old == new else _changes(part, old, new)
                if written[both]:
                    pairs.append(written[both])
        return b"[" + b",".join(pairs) + b"]"


def _changes(part: Part, old: tuple[Any, ...], new: tuple[Any, ...]) -> bytes:
    """Pairs of a path and a value, without the brackets around all of them."""
    changed = compress(zip(_fields(part), new, strict=True), map(ne, old, new))
    return _encode([(path, value if write is None else write(value)) for (path, write), value in changed])[1:-1]


@cache
def _fields(part: Part) -> list[tuple[Raw, Write | None]]:
    """The path of every field, and how its value is written: a tuple of plain values is written like a list."""
    writers = {name: write for name, write in part.writers.items() if write is not list}
    return [(Raw(_encode((*part.path, name))), writers.get(name)) for name in part.names]


def _pair(value: object, *path: str | int) -> bytes:
    return _path(*path) + _encode(value) + b"]"


@lru_cache(maxsize=4096)
def _path(*steps: str | int) -> bytes:
    return b"[" + _encode(steps) + b","

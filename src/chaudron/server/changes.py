"""What changed in a view since it was last sent."""

from functools import lru_cache

import msgspec

from chaudron.kernel.game import View

_encode = msgspec.json.Encoder().encode

SEATS = "seats"
"""The field of a view that has one entry for each seat: those are compared field by field."""
NOTHING = b"[]"


class Seen:
    """What a listener has seen last."""

    __slots__ = ("view",)

    def __init__(self) -> None:
        self.view: View = {}

    def whole(self, view: View) -> bytes:
        """The view as it is now, in full."""
        self.view = view
        return _encode(view)

    def changes(self, view: View) -> bytes | None:
        """What differs from the view before, as pairs of a path and a value; None when it has another shape."""
        before, self.view = self.view, view
        if before.keys() != view.keys() or len(before.get(SEATS, ())) != len(view.get(SEATS, ())):
            return None
        pairs = [_pair(value, name) for name, value in view.items() if name != SEATS and value != before[name]]
        for number, seat in enumerate(view.get(SEATS, ())):
            known = before[SEATS][number]
            if seat is not known and seat != known:
                pairs += [_pair(value, SEATS, number, name) for name, value in seat.items() if value != known[name]]
        return b"[" + b",".join(pairs) + b"]"


def _pair(value: object, *path: str | int) -> bytes:
    return _path(*path) + _encode(value) + b"]"


@lru_cache(maxsize=4096)
def _path(*steps: str | int) -> bytes:
    return b"[" + _encode(steps) + b","

"""A view before it is written: values that are quick to make, and quick to compare with those of a moment before.

Whoever listens to a table is told what changed in its view. Most of a view stays as it was, and most of it is the same
for all: so a game hands out its parts, and what has not changed, or was written for another, is not written again.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

Write = Callable[[Any], Any]


class Part:
    """The names of some fields of a view, and under which path they lie."""

    __slots__ = ("names", "path", "writers")

    def __init__(self, names: tuple[str, ...], writers: dict[str, Write], path: tuple[str | int, ...] = ()) -> None:
        """`writers` make JSON values of those fields that are not such values in a sketch."""
        self.names, self.writers, self.path = names, writers, path

    def at(self, *path: str | int) -> "Part":
        """The same fields under another path."""
        return Part(self.names, self.writers, path)

    def written(self, values: tuple[Any, ...]) -> dict[str, Any]:
        """These fields as JSON values."""
        data = dict(zip(self.names, values, strict=True))
        for name, write in self.writers.items():
            data[name] = write(data[name])
        return data


class Sketch(NamedTuple):
    """What one seat (or a spectator) may know. Nothing in it ever changes; parts may be shared with other sketches."""

    parts: tuple[Part, ...]
    values: list[tuple[Any, ...]]
    """Of each part."""

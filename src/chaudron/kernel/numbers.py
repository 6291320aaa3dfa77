"""What a seat may know as whole numbers in a fixed order, for programs that learn from arrays.

A game says what its numbers mean (`Game.fields`) and what they are at a table (`Game.numbers`). They are chosen from
what the view of the seat shows, and are the same at two tables that the seat cannot tell apart. Seats are counted from
the own one, clockwise: 0 is the viewer.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple


class Field(NamedTuple):
    """Numbers that stand together: what they are called, and between which bounds each of them lies."""

    name: str
    entries: tuple[str, ...] = ()
    """What each number is about; empty for a single one."""
    least: int = 0
    most: int = 1

    @property
    def size(self) -> int:
        return len(self.entries) or 1

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each number: `supply[g1]`."""
        return tuple(f"{self.name}[{entry}]" for entry in self.entries) or (self.name,)


def flags(name: str, entries: Iterable[Any]) -> Field:
    """One number for each entry: 1 where it applies, else 0."""
    return Field(name, tuple(map(str, entries)))


def counts(name: str, entries: Iterable[Any], most: int) -> Field:
    """How many there are of each entry."""
    return Field(name, tuple(map(str, entries)), most=most)


def of_seats(players: int, fields: Sequence[Field]) -> list[Field]:
    """The same fields for every seat, the own one first."""
    return [field._replace(name=f"seats[{seat}].{field.name}") for seat in range(players) for field in fields]


@cache
def marks(size: int) -> tuple[tuple[int, ...], ...]:
    """By number, a row of zeros with a 1 at its place; the last row, number -1, has none."""
    return (*[tuple(int(place == one) for place in range(size)) for one in range(size)], (0,) * size)


def marked(names: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """The same by name; no name, no mark."""
    return dict(zip((*names, ""), marks(len(names)), strict=True))


def questions(about: type) -> tuple[str, ...]:
    """The keys of everything that a game asks, in its own order."""
    return tuple(one.key for name, one in vars(about).items() if not name.startswith("_"))

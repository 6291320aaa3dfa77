"""What was played: the games of one lineup with the luck of one seed, as they are kept in a journal."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from chaudron.lab.tournament.thinking_time import ThinkingTime

Figures = tuple[tuple[int, ...], ...]
"""For every rotation, a number for everybody in the lineup."""


class Group(NamedTuple):
    """The games of a lineup with the luck of one seed, in all rotations. It counts as one observation."""

    lineup: int
    number: int
    """Of the seed."""
    points: Figures
    places: Figures
    thinking: dict[str, ThinkingTime]

    @property
    def key(self) -> tuple[int, int]:
        return self.number, self.lineup

    def wins(self, which: list[int]) -> float:
        """How many games some members of the lineup won together; a shared victory is shared."""
        won = 0.0
        for places in self.places:
            won += sum(places[member] == 1 for member in which) / places.count(1)
        return won

    def to_json(self) -> dict[str, Any]:
        thinking = {name: one.to_json() for name, one in self.thinking.items()}
        return {**self._asdict(), "thinking": thinking}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        thinking = {name: ThinkingTime.from_json(one) for name, one in data["thinking"].items()}
        points, places = (tuple(map(tuple, data[name])) for name in ("points", "places"))
        return cls(data["lineup"], data["number"], points, places, thinking)

"""Choices: everything a player of a game can ever answer, as a finite catalogue with a stable notation."""

from collections.abc import Iterable, Iterator
from typing import Any


class Choice(str):
    """One thing a player may answer. It is its own notation: `draw`, `buy:g2`; `thing` is what it is about."""

    __slots__ = ("place", "thing", "verb")
    verb: str
    thing: Any
    place: int


class Catalogue:
    """All choices of a game, in canonical order. A choice exists once: compare with `is`."""

    def __init__(self) -> None:
        self._choices: dict[str, Choice] = {}

    def choice(self, verb: str, thing: Any = None) -> Choice:
        """Add a choice to the catalogue."""
        new = Choice(verb if thing is None else f"{verb}:{thing}")
        if new in self._choices:
            raise ValueError(f"{new} is in the catalogue already")
        new.verb, new.thing, new.place = verb, thing, len(self._choices)
        self._choices[new] = new
        return new

    def choices(self, verb: str, things: Iterable[Any]) -> dict[Any, Choice]:
        """Add a choice for each of the things; they are found by their thing."""
        return {thing: self.choice(verb, thing) for thing in things}

    def get(self, notation: str) -> Choice | None:
        return self._choices.get(notation)

    def __getitem__(self, notation: str) -> Choice:
        return self._choices[notation]

    def __iter__(self) -> Iterator[Choice]:
        return iter(self._choices.values())

    def __len__(self) -> int:
        return len(self._choices)

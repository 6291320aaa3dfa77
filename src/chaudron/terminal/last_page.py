"""The last page of a game, whatever was played: who stands where, and how it came about."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from chaudron.kernel.game import View
from chaudron.terminal.console import Console
from chaudron.terminal.paint import pad, visible, wrap
from chaudron.words import Words

BELOW = 6
"""The lines that follow on the last page: where the record is, and the prompt."""
Story = TypeVar("Story")
"""What is told of a seat."""


class LastPage(ABC, Generic[Story]):
    """The last page of a game. Where the console is linear, it is read aloud instead of drawn."""

    def __init__(self, view: View, words: Words, names: Sequence[str], console: Console) -> None:
        self.view, self.words, self.say, self.names = view, words, words.say, names
        self.paint, self.width, self.linear, self.room = (
            console.paint,
            console.width,
            console.linear,
            console.height - BELOW,
        )
        self.points: list[int] = view["outcome"]["points"]
        self.places: list[int] = view["outcome"]["places"]

    def lines(self, stories: Mapping[int, Story]) -> list[str]:
        """From the winner down; where they do not fit, without empty lines."""
        lines = [*[self.paint("title", line) for line in wrap(self.headline(), self.width)], ""]
        for seat in self.in_order(range(len(self.places))):
            lines += [self.read(seat, stories[seat]), ""] if self.linear else [*self.step(seat, stories[seat]), ""]
        lines += self.tie_break()
        return lines if len(lines) <= self.room or self.linear else [line for line in lines if line]

    def in_order(self, seats: Sequence[int]) -> list[int]:
        return sorted(seats, key=lambda seat: self.places[seat])

    def name(self, seat: int) -> str:
        return self.words.seat(seat, self.names)

    def head(self, seat: int) -> str:
        """Place and name, in columns."""
        longest = max(visible(self.name(other)) for other in range(len(self.places)))
        return f" {self.places[seat]}  {pad(self.name(seat), longest)} "

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @abstractmethod
    def headline(self) -> str:
        """Who has won."""

    @abstractmethod
    def step(self, seat: int, story: Story) -> list[str]:
        """One seat, drawn."""

    @abstractmethod
    def read(self, seat: int, story: Story) -> str:
        """One seat, read aloud."""

    def tie_break(self) -> list[str]:
        """How those are set in order who have the same points."""
        alike = {own: [seat for seat, points in enumerate(self.points) if points == own] for own in self.points}
        texts = [self.one_tie(self.in_order(alike[own]), own) for own in sorted(alike, reverse=True) if alike[own][1:]]
        lines = [line for text in texts if text for line in wrap(text, self.width)]
        return [*lines, ""] if lines else []

    def one_tie(self, tied: list[int], points: int) -> str:
        """A tie and what decided it; nothing where a tie means nothing."""
        return ""

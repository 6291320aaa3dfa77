"""What a bot thinks of its options: each with what it expects of it, for its own choice and as a hint for people."""

from typing import NamedTuple, Protocol

from chaudron.kernel.game import Bot, View
from chaudron.kernel.rule import Ask


class Weighed(NamedTuple):
    """An option, and what is expected of it."""

    choice: str
    value: float


class Advice(NamedTuple):
    """The options of an ask, the one to choose first; what they are worth is comparable only among themselves."""

    unit: str
    """`points`: how many points the seat will be ahead of the best other one; `wins`: how likely it wins, 0 to 1."""
    options: tuple[Weighed, ...]

    @property
    def best(self) -> str:
        return self.options[0].choice


class Adviser(Bot, Protocol):
    """A bot that can say why: it chooses the best of what it would advise."""

    def advise(self, view: View, ask: Ask) -> Advice:
        """All options of the ask, weighed. The same view and the same seed give the same advice."""

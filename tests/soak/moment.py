"""One moment of a game, as probes see it. Each game adds what its own probes want to know."""

from collections.abc import Callable
from typing import Any

from chaudron.kernel.choice import Choice
from chaudron.kernel.facts import Fact
from chaudron.kernel.rule import Ask


class Moment:
    """One answer, the table before and after it, and the fact or the question of it that is looked at."""

    def __init__(self, was: Any, table: Any, seat: int, ask: Ask, choice: Choice) -> None:
        self.was, self.table = was, table
        self.answerer, self.answered, self.choice = seat, ask.about.key, choice
        self.look_at(seat)
        self.earlier, self.earlier_choice = "", ""
        """What this seat was asked before this question, and what it answered."""
        self.facts: list[Fact] = []
        self.fact: dict[str, Any] = {}
        self.rule = ""
        """The rule of the fact."""
        self.question: Ask | None = None
        self.memory: Any = None
        """What the course keeps in mind in a game."""

    def look_at(self, seat: int) -> None:
        """Whose answer, fact or question is looked at."""
        self.seat = seat
        self.mine, self.mine_was = self.table.seats[seat], self.was.seats[seat]

    def catch_up(self) -> None:
        """All facts have been looked at: the table stands as it is."""

    @property
    def options(self) -> tuple[Choice, ...]:
        """Of the question that is looked at."""
        return self.question.options if self.question else ()

    def told(self, key: str) -> list[dict[str, Any]]:
        """The details of the facts of a key that this answer brought about."""
        return [fact.details for fact in self.facts if fact.key == key]


Question = Callable[[Any], bool]
"""What a probe asks of a moment of its game."""


def follows(about: str) -> Question:
    """Because of an answer to this question?"""
    return lambda now: bool(now.answered == about)


def follows_own(about: str) -> Question:
    """Because the same seat answered this question?"""
    return lambda now: bool(now.answered == about and now.seat == now.answerer)

"""A lesson: a first game that teaches by doing, with its luck and the others' answers written in advance.

Whoever learns sits at seat 0. A step is what the coach says while one question waits, and the choices that it lets
through; the choice that is made ends it. Nothing else is counted, so a lesson can be taken up again anywhere.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

LEARNER = 0
"""The seat of whoever learns."""


class CoachCard(NamedTuple):
    """One thing the coach says: a key for its words, and the name of what it points at, if anything."""

    key: str
    at: str = ""


class LessonStep(NamedTuple):
    """The cards of one question, read in order; the last says what to do."""

    cards: tuple[CoachCard, ...]
    lets: tuple[str, ...]
    """The choices that are let through."""
    rules: tuple[str, ...]
    """Where what the cards say is written."""
    times: int = 1
    """How many answers it lasts."""


class Stand(NamedTuple):
    """How far a lesson is: the step, counted from 0, and how many of its answers were given."""

    step: int
    given: int


@dataclass(frozen=True)
class Lesson:
    """The first steps in one game."""

    setup: str
    luck: Mapping[int, str]
    answers: Mapping[int, str]
    """Of the other seats, in order; whoever is asked something else in between is silent."""
    steps: tuple[LessonStep, ...]

    def stand(self, given: int) -> Stand | None:
        """Where the learner is after so many answers; None when the lesson is over."""
        for number, step in enumerate(self.steps):
            if given < step.times:
                return Stand(number, given)
            given -= step.times
        return None

    def step(self, given: Sequence[int]) -> LessonStep | None:
        """The step that lasts, when every seat has given so many answers of the script."""
        stand = self.stand(given[LEARNER])
        return None if stand is None else self.steps[stand.step]

    def lets(self, given: Sequence[int], choice: str) -> bool:
        """May the learner choose this now?"""
        step = self.step(given)
        return step is None or choice in step.lets

    def answer(self, given: Sequence[int], seat: int, options: Sequence[str], silence: str | None) -> str | None:
        """What another seat answers; None when the script has nothing for it, and it plays as it likes."""
        due = self._due(given, seat)
        if due is None and self.step(given) is None:
            return None
        return due if due in options else silence if silence in options else None

    def after(self, given: Sequence[int], seat: int, choice: str) -> list[int]:
        """How many answers of the script every seat has given, after this one."""
        counts = list(given)
        if seat == LEARNER:
            step = self.step(given)
            counts[seat] += step is not None and choice in step.lets
        else:
            counts[seat] += self._due(given, seat) == choice
        return counts

    def _due(self, given: Sequence[int], seat: int) -> str | None:
        """The next answer in the script of another seat."""
        script = self.answers.get(seat, "").split()
        return script[given[seat]] if given[seat] < len(script) else None


def step(lets: str, *cards: str, rules: str, times: int = 1) -> LessonStep:
    """A step as lessons are written: choices and rules between blanks, cards as `key` or `key > what it points at`."""
    parts = [card.partition(" > ") for card in cards]
    return LessonStep(
        tuple(CoachCard(key, at) for key, _, at in parts), tuple(lets.split()), tuple(rules.split()), times
    )

"""What travels over HTTP of positions to solve (docs/exercises.md)."""

from chaudron.protocol.foresight import Prospects
from chaudron.protocol.parts import Message
from chaudron.protocol.told import Welcome


class ExerciseListed(Message, omit_defaults=False):
    """A position to solve."""

    id: str
    kind: str
    """What the question is about."""


class Exercises(Message, omit_defaults=False):
    exercises: list[ExerciseListed]


class ExerciseOption(Message, omit_defaults=False):
    """An answer, and what is expected of it, as far as the seat could know."""

    choice: str
    points: float
    """Of the seat at the end."""
    chance: float
    """To win."""
    same: list[str]
    """Answers that are worth the same."""


class ExerciseShown(Message, omit_defaults=False):
    """A position to solve, as its seat saw it, with its solution."""

    id: str
    kind: str
    at: int
    """After how many answers of its game."""
    round: int
    """0: games of this kind have none."""
    welcome: Welcome
    """What the seat saw and was asked; `missed` is what it heard last."""
    prospects: Prospects
    options: list[ExerciseOption]
    """Best first; an answer that is not among them was not worth a try."""
    obvious: str
    """What an apprentice would answer."""
    played: str
    """What was answered in the game; empty for a shipped one."""
    says: str
    """Why the best is best, in a sentence."""

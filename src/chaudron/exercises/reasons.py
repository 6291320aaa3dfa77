"""Why an answer is the best, in a sentence: from what the seat sees, and from what the answers are worth."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chaudron.exercises.exercise import Exercise, Weighed
from chaudron.games import SHELF
from chaudron.kernel.game import View

if TYPE_CHECKING:
    from chaudron.words import Words

BREWING = ("brew", "commit")
LEAST = 0.05
"""Points that are worth a word."""


def reason(exercise: Exercise, view: View, names: Sequence[str], words: "Words") -> str:
    """What speaks for the best answer: chips that may come, then points, or else chances."""
    odds = SHELF[exercise.record.game].odds(view) if exercise.kind in BREWING else None
    best, other = exercise.best, next_best(exercise)
    said = {"best": _said(exercise, best, names, words), "other": _said(exercise, other, names, words)}
    worth = _by_worth(best.points - other.points, said, words)
    if odds is None or best.choice not in ("draw", "stop"):
        return worth
    deadly, bag = odds["next"]
    return f"{_by_odds(best.choice, deadly, bag, words)} {worth}"


def next_best(exercise: Exercise) -> Weighed:
    """With what the best is compared: what was played, else what is obvious, else the next."""
    others = exercise.options[1:]
    named = (exercise.played, exercise.obvious)
    return next((one for name in named for one in others if one.says(name)), others[0])


def _by_odds(best: str, deadly: int, bag: int, words: "Words") -> str:
    if best == "stop":
        return words.say("exercise-why-stop", deadly=deadly, bag=bag)
    if 2 * deadly > bag:
        return words.say("exercise-why-risk", deadly=deadly, bag=bag)
    return words.say("exercise-why-draw", safe=bag - deadly, bag=bag, deadly=deadly)


def _by_worth(points: float, said: dict[str, str], words: "Words") -> str:
    if points >= LEAST:
        return words.say("exercise-why-points", points=points, **said)
    return words.say("exercise-why-place" if points <= -LEAST else "exercise-why-chance", **said)


def _said(exercise: Exercise, option: Weighed, names: Sequence[str], words: "Words") -> str:
    return words.choice(exercise.record.game, option.choice, exercise.kind, names)

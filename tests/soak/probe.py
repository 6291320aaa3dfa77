"""Probes: something that must happen in a long enough run, and short words to say what."""

from typing import Any, NamedTuple

from chaudron.kernel.choice import Choice
from tests.soak.moment import Question


class Probe(NamedTuple):
    """Something that must happen in a long enough run.

    `on` says when to look: `told:key` for every fact of a key, `asked:key` when a question is put, `answered:key` when
    it is answered, `ended` at the end of a game, `viewed` when a view was taken; a course may know more occasions.
    """

    about: str
    words: str
    on: str
    holds: Question

    @property
    def name(self) -> str:
        return f"{self.about}: {self.words}"


def always(_: Any) -> bool:
    return True


def chose(*choices: Choice) -> Question:
    return lambda now: now.choice in choices


def chose_verb(verb: str) -> Question:
    return lambda now: now.choice.verb == verb


def by(rule: str) -> Question:
    """By this rule."""
    return lambda now: now.rule == rule


def has(option: str, *values: object) -> Question:
    """At a table with this option."""
    return lambda now: now.table.box.options[option] in values


def players(*numbers: int) -> Question:
    return lambda now: len(now.table.seats) in numbers


def both(first: Question, second: Question, *more: Question) -> Question:
    """All of these."""
    rest = both(second, *more) if more else second
    return lambda now: first(now) and rest(now)


def no(holds: Question) -> Question:
    return lambda now: not holds(now)

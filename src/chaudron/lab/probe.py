"""Probes: something that must happen in a long enough run, and short words to say what."""

from typing import NamedTuple

from chaudron.games.belcastel.choices import FLASK, NONE
from chaudron.kernel.choice import Choice
from chaudron.lab.moment import Moment, Question


class Probe(NamedTuple):
    """Something that must happen in a long enough run.

    `on` says when to look: `told:key` for every fact of a key, `laid:color` when a chip of a color is laid, `asked:key`
    when a question is put, `answered:key` when it is answered, `ended` at the end of a game, `viewed` when a view was
    taken.
    """

    about: str
    words: str
    on: str
    holds: Question

    @property
    def name(self) -> str:
        return f"{self.about}: {self.words}"


def always(_: Moment) -> bool:
    return True


def accepted(now: Moment) -> bool:
    return now.choice is not NONE


def chose(*choices: Choice) -> Question:
    return lambda now: now.choice in choices


def chose_verb(verb: str) -> Question:
    return lambda now: now.choice.verb == verb


def by(rule: str) -> Question:
    """By this rule."""
    return lambda now: now.rule == rule


def under(card: str) -> Question:
    """While this card is in force."""
    return lambda now: now.card == card


def has(option: str, *values: object) -> Question:
    """At a table with this option."""
    return lambda now: now.table.box.options[option] in values


def book(color: str, number: int) -> Question:
    """With the book of this set."""
    return lambda now: now.table.box.books[color] == number


def book_id(name: str) -> Question:
    """With this book, for instance `black-2p`."""
    return lambda now: name in now.table.box.book_ids.values()


def flask_takes(*colors: str) -> Question:
    """The flask takes a chip of one of these colors."""
    return lambda now: now.choice is FLASK and now.mine_was.last_laid.color in colors


def players(*numbers: int) -> Question:
    return lambda now: len(now.table.seats) in numbers


def both(first: Question, second: Question, *more: Question) -> Question:
    """All of these."""
    rest = both(second, *more) if more else second
    return lambda now: first(now) and rest(now)


def no(holds: Question) -> Question:
    return lambda now: not holds(now)


FLASKED = chose(FLASK)

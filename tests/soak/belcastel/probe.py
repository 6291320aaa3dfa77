"""What probes of Belcastel ask besides what any probe asks (`tests.soak.probe`)."""

from chaudron.games.belcastel.choices import FLASK, NONE
from tests.soak.belcastel.moment import Moment, Question
from tests.soak.probe import chose


def accepted(now: Moment) -> bool:
    return now.choice is not NONE


def under(card: str) -> Question:
    """While this card is in force."""
    return lambda now: now.card == card


def book(color: str, number: int) -> Question:
    """With the book of this set."""
    return lambda now: now.table.box.books[color] == number


def book_id(name: str) -> Question:
    """With this book, for instance `black-2p`."""
    return lambda now: name in now.table.box.book_ids.values()


def flask_takes(*colors: str) -> Question:
    """The flask takes a chip of one of these colors."""
    return lambda now: now.choice is FLASK and now.mine_was.last_laid.color in colors


FLASKED = chose(FLASK)

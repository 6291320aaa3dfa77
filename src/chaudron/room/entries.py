"""Answers of the journal, as a record of the game holds them and as its head binds them."""

from chaudron.kernel.chance import Draw
from chaudron.kernel.record import Entry
from chaudron.room import events


def entries_of(position: events.Position) -> list[Entry]:
    """What was answered in a game before this one went on from there."""
    return [Entry(seat, choice, drawn(draws), reveals) for seat, choice, draws, reveals in position.entries]


def bound(event: events.Answered) -> tuple[int, str, events.Draws, bool, str]:
    """What the head of a game binds of an answer."""
    return event.seat, event.choice, event.draws, event.reveals, event.link


def entry_of(event: events.Answered) -> Entry:
    """An answer, as a record holds it."""
    return Entry(event.seat, event.choice, drawn(event.draws), event.reveals, event.link)


def drawn(draws: events.Draws) -> tuple[Draw, ...]:
    return tuple([Draw(*draw) for draw in draws])

"""What is asked of a table, beside what happens there, in the shapes of the HTTP answers.

What has to be worked out first is `work`.
"""

from collections.abc import Container, Sequence

import msgspec

from chaudron import limits, protocol
from chaudron.bots.characters import Character, adviser, character
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import BadOption, View
from chaudron.kernel.rule import Ask
from chaudron.room.listeners import heard
from chaudron.room.picture import Picture
from chaudron.room.refusal import Impossible, Refusal
from chaudron.room.rows import Row
from chaudron.room.sitting import Who
from chaudron.room.state import State
from chaudron.room.work import Advised, Drawn, Foreseen, Said
from chaudron.speech.hints import why
from chaudron.words import words

# The table as text


def seen(state: State, who: Who, seat: int | None) -> tuple[View, Ask | None]:
    """What somebody sees of a table with a seat in the middle, and what they are asked; raises `Refusal`."""
    if state.table is None:
        raise Refusal("not_started")
    if seat is not None and seat >= state.sitting.players:
        raise Refusal("no_such_seat", seat=seat + 1)
    facing = who.seat if seat is None else seat
    view = {**state.game.view(state.table, facing if facing == who.seat else None), "me": facing}
    return view, None if who.seat is None else state.table.asks.get(who.seat)


def pictured(state: State, who: Who, seat: int | None, n: int) -> Picture:
    """A table with a seat in the middle; raises `Refusal`."""
    view, ask = seen(state, who, seat)
    return Picture(n, view, state.names, ask)


def board(n: int, drawn: Drawn, ask: Ask | None) -> protocol.Board:
    choices = [] if ask is None else [*map(str, (*ask.options, *ask.offers))]
    # Offers come last, and are said or not.
    options = [protocol.OptionSaid(*said) for said in zip(choices, drawn.options, strict=False)]
    return protocol.Board(n, drawn.text, drawn.question, options)


# What would follow


def looked_ahead(state: State, who: Who) -> tuple[int, View, Ask | None]:
    """The seat that looks ahead, what it sees and what it is asked; raises `Refusal`."""
    if who.seat is None:
        raise Refusal("not_seated")
    if state.table is None:
        raise Refusal("not_started")
    return who.seat, state.game.view(state.table, who.seat), state.table.asks.get(who.seat)


def prospects(n: int, ask: int, foreseen: Foreseen) -> protocol.Prospects:
    options = msgspec.convert(foreseen.options, dict[str, protocol.Prospect])
    refused = msgspec.convert(foreseen.refused, dict[str, protocol.WhyNot])
    return protocol.Prospects(n, ask or None, options, refused, foreseen.odds)


# What a bot would answer


def adviser_of(state: State, level: str | None) -> Character:
    """Whose advice is wanted; raises `Refusal`."""
    try:
        return adviser(state.sitting.game, level)
    except BadOption as error:
        raise Impossible(error) from error


def hint(ask: int, wanted: Character, level: str, advised: Advised, language: str) -> protocol.Hint:
    """The advice of a level, where somebody else was wanted perhaps."""
    by = character(wanted.game, level) or wanted
    options = [protocol.HintOption(choice, value) for choice, value in advised.options]
    says = why(advised.unit, advised.options, words(language))
    return protocol.Hint(ask, by.level, by.name, advised.unit, options, says)


# What happened


def pages(n: int, after: int | None, before: int | None) -> tuple[int, int]:
    """Up to which event the log is wanted, and how many before that: the latest, and not too many at once."""
    end = min(n, (before or n + 1) - 1)
    return end, max(0, min(limits.LOG_EVENTS, end - (after or 0)))


def told(rows: list[Row], seat: int | None, skipped: int, undone: Container[int]) -> list[protocol.Heard]:
    """What a seat has heard; what was taken back is left out."""
    return [one for one, row in zip(heard(rows, seat, skipped), rows, strict=True) if row.seq not in undone]


def facts(told: Sequence[protocol.Heard]) -> list[tuple[protocol.Heard, Fact]]:
    """All facts of what was heard, each with when."""
    return [(one, Fact(*fact)) for one in told for fact in one.about.get("told", ())]


def sentences(facts: Sequence[tuple[protocol.Heard, Fact]], said: Sequence[Said]) -> list[protocol.Sentence]:
    return [protocol.Sentence(facts[s.first][0].n, facts[s.first][0].at, s.text, s.rules) for s in said]

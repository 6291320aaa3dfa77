"""What would follow from each choice a seat is offered, and why it may not choose others; known from its view alone.

Nothing here depends on what the seat cannot know. A choice is tried at a guessed table where chance cannot be used and
where somebody else always owes an answer that is sealed: what follows ends where either would be needed.
"""

from typing import Any, NamedTuple, NoReturn

from chaudron.kernel.chance import Chance, Counter
from chaudron.kernel.choice import Choice
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import Game, View
from chaudron.kernel.rule import NOBODY, Ask, Reason, Together, answer
from chaudron.kernel.table import Table

SEATS = "seats"
"""The field of a view that has one entry for each seat."""
VAGUE = ("not_now", "unknown_choice", "not_in_hand", "no_such_seat")
"""Reasons that say no more than that something is not offered, or not there at all."""
Change = list[Any]
"""A path in a view, and the value that is then there."""


class Question(NamedTuple):
    """What a seat is certainly asked next, and why it is not offered more."""

    about: str
    options: list[str]
    refused: dict[str, Reason]


class Preview(NamedTuple):
    """What certainly follows from a choice."""

    changes: list[Change]
    """Of what belongs to the seat itself, below `["seats", me]`."""
    facts: list[Fact]
    """What the seat would hear."""
    open: bool
    """More follows at once, but depends on chance or on what others hide."""
    next: Question | None = None
    """What the seat is asked at once, if anything."""


UNKNOWN = Preview([], [], True)


class Previews(NamedTuple):
    """What a seat may know before it answers."""

    options: dict[str, Preview]
    refused: dict[str, Reason]


class Unforeseen(Exception):
    """Chance would be needed here, or what somebody else hides."""


class Future(Chance):
    """Chance that has not come yet: whoever asks for it has gone as far as a seat can foresee."""

    __slots__ = ("seat",)

    def __init__(self, seats: int, seat: int) -> None:
        super().__init__(seats)
        self.seat = seat

    def below(self, stream: int, out_of: int) -> NoReturn:
        raise Unforeseen

    def looks_at(self, seat: int) -> None:
        if seat != self.seat:
            raise Unforeseen


def previews(game: Game, view: View, ask: Ask | None, seat: int, players: int) -> Previews:
    """What a seat may know of what it could choose; nothing for a game that cannot guess a table from a view."""
    options = () if ask is None else ask.options
    try:
        world = game.guess(view, Counter(players, 0))
    except NotImplementedError:
        return Previews({str(choice): UNKNOWN for choice in options}, {})
    return previews_at(game, world, seat)


def previews_at(game: Game, world: Table, seat: int) -> Previews:
    """The same, where a table is at hand: the real one or any that the seat cannot tell from it."""
    ask = world.asks.get(seat)
    options = () if ask is None else ask.options
    known = {str(choice): preview(game, world, seat, choice) for choice in options}
    return Previews(known, refusals(game, world, seat))


def preview(game: Game, world: Table, seat: int, choice: Choice) -> Preview:
    """What certainly follows from one choice; what is sealed is decided, and shown, together with others."""
    if choice in world.asks[seat].sealed or not game.foretells(choice):
        return UNKNOWN
    after, is_open = world.copy(), False
    after.chance, after.facts = Future(len(world.chance.used) - 1, seat), []
    beat = after.sealed_together()
    if beat is not None:
        beat.branches[NOBODY] = [Together({})]  # it never ends: who has answered cannot be known
    try:
        answer(after, seat, choice)
    except Unforeseen:
        is_open = True
    heard = [fact for fact in after.facts if fact.is_heard_by(seat)]
    waits_for_others = beat is not None and seat not in after.asks
    asked = None if is_open else _question(game, after, seat)
    return Preview(_changes(game, world, after, seat), heard, is_open or waits_for_others, asked)


def _question(game: Game, after: Table, seat: int) -> Question | None:
    ask = after.asks.get(seat)
    if ask is None:
        return None
    return Question(ask.about.key, [str(choice) for choice in ask.options], refusals(game, after, seat))


def _changes(game: Game, world: Table, after: Table, seat: int) -> list[Change]:
    """What differs in the seat's own part of its view."""
    before, now = (game.view(table, seat).get(SEATS) for table in (world, after))
    if before is None or now is None:
        return []
    own = before[seat]
    return [[[SEATS, seat, name], value] for name, value in now[seat].items() if value != own[name]]


def refusals(game: Game, world: Table, seat: int) -> dict[str, Reason]:
    """Why choices are not offered, where there is more to say than that they are not.

    A seat that is asked nothing is told only of the choices that are always shown.
    """
    ask = world.asks.get(seat)
    missing = game.always_shown if ask is None else [choice for choice in game.catalogue if not ask.allows(choice)]
    reasons = {str(choice): world.why_not(seat, choice) for choice in missing}
    return {choice: reason for choice, reason in reasons.items() if reason.key not in VAGUE}

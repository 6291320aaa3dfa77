"""By whom a finished game is seen again: a seat, whoever watches, or somebody who sees everything."""

from typing import Any, NamedTuple

from chaudron.kernel.game import View
from chaudron.protocol import Asked, Awaited
from chaudron.room import disclosure
from chaudron.room.events import Event, Telling
from chaudron.room.refusal import Refusal
from chaudron.room.rows import Row
from chaudron.room.state import State

ALL, WATCHER = "all", "watcher"


class Eyes(NamedTuple):
    """Who looks, and how much they see."""

    seat: int | None
    sees_all: bool = False

    def hears(self, row: Row) -> bool:
        return self.sees_all or row.only in (None, self.seat)

    def view(self, state: State) -> View:
        assert state.table is not None
        return open_view(state) if self.sees_all else state.game.view(state.table, self.seat)

    def about(self, event: Event) -> dict[str, Any]:
        """What of an event is shown."""
        if not self.sees_all:
            return disclosure.about(event, self.seat)
        author = getattr(event, "seat", None)
        known = disclosure.about(event, author)
        if isinstance(event, disclosure.TELLING):
            known["told"] = [(fact.key, fact.rule, fact.details) for fact in event.told if _is_whole(fact)]
            known |= {} if author is None else {"seat": author}
        return known

    def asked(self, state: State) -> Asked | None:
        """The question of the seat, without its clock."""
        ask = state.asked(self.seat)
        if ask is not None:
            ask.until = None
        return ask

    def awaited(self, state: State) -> list[Awaited]:
        if self.sees_all and state.table is not None:
            return [Awaited(seat) for seat in state.table.pending_seats]
        return [Awaited(one.seat) for one in state.who_is_awaited()]


def check_eyes(name: str, players: int) -> None:
    """Raises `Refusal` where nobody of that name sits at a table."""
    if name not in (ALL, WATCHER, *map(str, range(players))):
        raise Refusal("no_such_seat", seat=int(name) + 1 if name.isdecimal() else 0)


def eyes_named(name: str) -> Eyes:
    """A seat by its number, or one of the two others."""
    return Eyes(None, name == ALL) if name in (ALL, WATCHER) else Eyes(int(name))


def open_view(state: State) -> View:
    """Everything that anybody sees: of every seat what it sees of its own things."""
    game, table = state.game, state.table
    seen = game.view(table, None)
    own = [game.view(table, seat) for seat in range(state.sitting.players)]
    asks = [view["asks"] for view in own]
    return {
        **seen,
        "seats": [view["seats"][seat] for seat, view in enumerate(own)],
        "asks": {seat: ask for known in asks for seat, ask in known.items()},
    }


def _is_whole(fact: Telling) -> bool:
    """What is told differently to its seat and to the others is told to those who see all as to the seat."""
    return fact.to is None or "seat" not in fact.details or fact.details["seat"] in fact.to

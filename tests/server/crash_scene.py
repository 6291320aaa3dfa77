"""A table in the middle of a game, as a store keeps it and as those who sit at it know it: for planting faults in."""

from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

from chaudron import protocol
from chaudron.room import chain, events
from chaudron.room.listeners import heard
from chaudron.room.opening import open_table
from chaudron.room.rows import Row
from chaudron.room.sealing import begin_alone
from chaudron.room.state import key_of
from chaudron.server import clock
from tests.server.crash_checks import Checker, Finding, Journal, plain
from tests.server.journals import as_written

TOKENS = ("the token of Anna".ljust(43, "."), "the token of Bob".ljust(43, "."))
SETUP = "belcastel 2 lock_step=every_round books=1 bonus_moves=may_decline"
SECRET = (45).to_bytes(32, "big")
"""With it, some of the answers are sealed."""
ANSWERS = 40


@dataclass
class Told:
    """A client that was told all there is to know."""

    table: str
    seat: int | None
    token: str | None
    n: int
    events: list[dict[str, Any]]
    view: Any
    ask: dict[str, Any] | None
    acknowledged: set[str]
    refused: dict[str, str] = field(default_factory=dict)
    unanswered: set[str] = field(default_factory=set)
    turned_away: list[str] = field(default_factory=list)


@dataclass
class Scene:
    """A table in the middle of a game, and the two people at it."""

    journal: Journal
    anna: Told
    bob: Told

    @property
    def rows(self) -> list[Row]:
        return self.journal.rows

    def findings(self) -> list[Finding]:
        return Checker().findings({self.journal.kept.table: self.journal}, [self.anna, self.bob])

    def chain_anew(self) -> None:
        """Make all hashes right again, as somebody would who alters a journal on purpose."""
        last = chain.FIRST_HASH
        for place, row in enumerate(self.rows):
            self.rows[place] = chain.chained(last, row)
            last = self.rows[place].hash


def scene() -> Scene:
    """Two people have started a game in lock-step, and draw whenever they may."""
    anna, bob = map(key_of, TOKENS)
    wish = protocol.NewTable(setup=SETUP, name="Anna")
    with patch("chaudron.room.luck.new_secret", lambda: SECRET):  # always the same game
        opening = open_table(wish, anna, clock.now())
    room, rows = opening.state, opening.rows
    rows.append(room.happen(events.Joined(1, "Bob", [bob])))
    rows.append(room.happen(begin_alone(room), None, 0, "start"))
    for number in range(ANSWERS):
        assert room.table is not None
        seat = room.table.pending_seats[0]
        options = [*map(str, room.table.asks[seat].options)]
        event, only = room.carry_out(seat, "draw" if "draw" in options else options[0])
        rows.append(room.happen(event, only, seat, f"{seat}-{number}"))
    journal = Journal(opening.finished(), rows)
    return Scene(journal, told(journal, 0), told(journal, 1))


def told(journal: Journal, seat: int) -> Told:
    room = as_written(journal.kept, journal.rows)
    visible = plain(heard([row for row in journal.rows if row.only in (None, seat)], seat, 0))
    moves = {row.move for row in journal.rows if row.seat == seat and row.move is not None}
    view, ask = plain(room.game.view(room.table, seat)), plain(room.asked(seat))
    return Told(journal.kept.table, seat, TOKENS[seat], len(visible), visible, view, ask, moves)

"""A table as the record of its game tells of it: for games of which there is no journal here."""

from collections.abc import Iterator
from typing import Any

from chaudron.games import SHELF
from chaudron.kernel.bad_record import BadRecord
from chaudron.kernel.chance import Recorded
from chaudron.kernel.game import Box
from chaudron.kernel.record import Record, checked
from chaudron.protocol import Settings
from chaudron.room import events
from chaudron.room.replaying import Retold, Step
from chaudron.room.rows import Row
from chaudron.room.state import State

NO_TABLE = "0" * 10
"""In the place of its id."""
NOBODY = "-"
"""The key of everybody, which opens nothing: names alone are written in a record."""


class StateOfRecord(Retold):
    """Who sat where is not known, so its options are taken as they stood in the end."""

    __slots__ = ()

    def seated_box(self) -> Box:
        return self.box


def read_record(data: Any) -> Record:
    """A record, if the rules make of it what is written there to its end; raises `BadRecord`."""
    record = named(data)
    for _ in checked(SHELF[record.game], record, Recorded(record.players, record.draws())):
        pass
    return record


def named(data: Any) -> Record:
    """A record of a game that we have; raises `BadRecord`."""
    record = Record.from_json(data)
    if record.game not in SHELF:
        raise BadRecord("other_game", found=record.game, known=", ".join(SHELF))
    return record


def steps(record: Record, settings: Settings | None = None) -> Iterator[Step]:
    """A table as it stood after each event of a record that was read."""
    state = StateOfRecord(NO_TABLE, record.draws())

    def happened(event: events.Event, only: int | None = None) -> tuple[State, events.Event, Row]:
        return state, event, state.happen(event, only)

    game, version, players, options = record.game, record.version, record.players, dict(record.options)
    commitment = str(record.source.get("commitment", ""))
    yield happened(events.Opened(game, version, players, options, settings or Settings(), commitment))
    for seat, name in enumerate(record.names):
        yield happened(events.Joined(seat, name, [NOBODY], ""))
    yield happened(state.begin("", []))
    for entry in record.entries:
        yield happened(*state.carry_out(entry.seat, entry.choice))

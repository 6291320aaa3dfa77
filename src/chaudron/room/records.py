"""The record of a game, as the journal tells it."""

from typing import Any

from chaudron.kernel.record import Record
from chaudron.room import chain, events
from chaudron.room.entries import drawn, entries_of, entry_of
from chaudron.room.reading import undone_in
from chaudron.room.rows import Row
from chaudron.room.state import State


def record_of(state: State, rows: list[Row]) -> Record:
    """Everything needed to play the game again, without what was taken back; the secret when it is one no more."""
    sitting = state.sitting
    source: dict[str, Any] = {"kind": "sealed", "commitment": sitting.commitment, "salts": [], "secret": None}
    if sitting.envelope:
        source = {"kind": "envelope", "envelope": sitting.envelope, "salts": [], "secret": None}
    if sitting.learning is not None:
        source = {"kind": "recorded", "lesson": sitting.learning.game}
    if sitting.shared is not None and not sitting.shared.potion:
        source = {"kind": "recorded", "deal": sitting.shared.of}
    record = Record(sitting.game, sitting.version, sitting.players, sitting.options, source)
    undone = undone_in(rows)
    for row in rows:
        event = chain.read(row.body)
        if isinstance(event, events.Opened) and (position := event.position) is not None:
            record.opening, record.entries = drawn(position.opening), entries_of(position)
            record.resumed = {"table": position.table, "moment": position.at}
        elif isinstance(event, events.Started):
            record.names = event.names
            source |= {"salts": event.salts} if "salts" in source else {}
            record.opening = record.opening if record.resumed else drawn(event.draws)
        elif isinstance(event, events.Answered) and row.seq not in undone:
            record.entries.append(entry_of(event))
            record.result, record.head = event.result, event.head or None
            source |= {"secret": event.secret or source["secret"]} if "secret" in source else {}
        elif isinstance(event, events.DealOpened):
            source |= {"secret": event.secret}
    return record

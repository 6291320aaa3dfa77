"""Positions to solve on this device, as a house answers over HTTP. Raises `Refusal`."""

from collections.abc import Sequence

import msgspec

from chaudron import protocol
from chaudron.offline.query import Query
from chaudron.offline.table import Table
from chaudron.room import exercising, work
from chaudron.room.permits import must_be_told
from chaudron.room.picture import Picture
from chaudron.room.records import record_of
from chaudron.room.refusal import Refusal


def of_table(table: Table, path: Sequence[str], query: Query) -> protocol.Exercises | protocol.ExerciseShown | Picture:
    """The chances that the person has missed at a table, or one of their answers as a question once more."""
    must_be_told(table.room.state)
    if not path:
        return msgspec.json.decode(_posed(table, 0, query), type=protocol.Exercises)
    if query.is_for("{exercise}", path):
        return _one(table, query)
    if query.is_for("{exercise}/board", path):
        return exercising.pictured(_one(table, query))
    raise Refusal("not_found")


def _one(table: Table, query: Query) -> protocol.ExerciseShown:
    return exercising.read(_posed(table, exercising.number_in(query), query))


def _posed(table: Table, number: int, query: Query) -> bytes:
    record = record_of(table.room.state, table.rows).to_json()
    return work.pose(record, table.person.who.seat or 0, number, query.lang)

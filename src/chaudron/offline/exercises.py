"""Positions to solve on this device, as a house answers over HTTP. Raises `Refusal`."""

from collections.abc import Sequence

import msgspec

from chaudron import protocol
from chaudron.offline.query import Query
from chaudron.offline.table import Table
from chaudron.room import answers, exercising, shelf, work
from chaudron.room.records import record_of
from chaudron.room.refusal import Refusal
from chaudron.room.sitting import OVER

Answer = protocol.Exercises | protocol.ExerciseShown | protocol.Board


def of_shelf(path: Sequence[str], query: Query) -> Answer:
    """The shipped ones of a game, or one of them."""
    match path:
        case [game]:
            return shelf.exercises(game)
        case [game, name, *rest]:
            return _one(shelf.exercise(game, name, query.language), rest, query)
    raise Refusal("not_found")


def of_table(table: Table, path: Sequence[str], query: Query) -> Answer:
    """The chances that the person has missed at a table, or one of their answers as a question once more."""
    if table.room.state.sitting.state != OVER:
        raise Refusal("not_over")
    match path:
        case []:
            return msgspec.json.decode(_posed(table, 0, query), type=protocol.Exercises)
        case [number, *rest] if number.isascii() and number.isdecimal():
            found = _posed(table, int(number), query)
            return _one(msgspec.json.decode(found, type=protocol.ExerciseShown), rest, query)
    raise Refusal("not_found")


def _posed(table: Table, number: int, query: Query) -> bytes:
    record = record_of(table.room.state, table.rows).to_json()
    found = work.pose(record, table.person.who.seat or 0, number, query.language)
    if not found:
        raise Refusal("not_found")
    return found


def _one(shown: protocol.ExerciseShown, rest: Sequence[str], query: Query) -> Answer:
    """It, or its board in words."""
    if not rest:
        return shown
    width, is_linear = query.number("width") or 80, query.values.get("linear") == "true"
    ask, view, names = exercising.question_of(shown), shown.welcome.view, exercising.names_in(shown)
    return answers.board(shown.welcome.n, work.draw(view, query.language, names, width, is_linear, ask), ask)

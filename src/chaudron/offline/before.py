"""Journals of earlier versions, whose tables were others than those of a house: their rows as rows of today.

The same journal is always rewritten in the same way: what was written after it binds to that by its hash.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from chaudron.games import SHELF
from chaudron.offline.opening import KEY
from chaudron.room import chain, events
from chaudron.room.rows import Row

ME = 0
"""Where the person sat."""

Before = Mapping[str, Any]
"""A row of before: `seq`, `at`, `move`, `only`, and the `event` with its `kind`."""


def is_of_before(row: Before) -> bool:
    return "event" in row


def rewritten(table: str, rows: Sequence[Before]) -> list[Row]:
    """What happened, with a hash for each; more may have happened then than was written in as many rows."""
    made: list[Row] = []
    places: dict[int, int] = {}
    for row in rows:
        for event in _events(row["event"], rows[0]["event"], places):
            place = (table, len(made) + 1, _author(row), row["move"], row["only"], row["at"])
            last, body = made[-1].hash if made else chain.FIRST_HASH, chain.write(event)
            made.append(Row(*place, body, chain.hashed(last, place, body)))
        places[row["seq"]] = len(made)
    return made


def _author(row: Before) -> int | None:
    """Whose doing it was: answers are of a seat, whoever gave them; commands of the person."""
    seat: int = row["event"].get("seat", ME)
    return seat if row["move"] is not None or row["event"]["kind"] == "answered" else None


def _events(event: dict[str, Any], opened: dict[str, Any], places: Mapping[int, int]) -> Iterator[events.Event]:
    match event["kind"]:
        case "joined":
            yield events.Joined(event["seat"], event["name"], [KEY], event["salt"])
            if event.get("figure"):
                yield events.FigureChosen(event["seat"], event["figure"])
        case "started":
            yield _read({**event, "options": _decided(opened)})
        case "undone":
            yield events.Undone(event["seat"], places[event["seq"]])
        case _:
            yield _read(event)


def _decided(opened: dict[str, Any]) -> dict[str, Any]:
    """The options that were decided by who sat where."""
    known = opened["options"]
    seated = SHELF[opened["game"]].seated(known, [ME], None)
    return {name: value for name, value in seated.items() if value != known.get(name)}


def _read(event: dict[str, Any]) -> events.Event:
    read: events.Written = msgspec.convert(event, events.Written)
    return read

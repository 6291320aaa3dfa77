"""What must hold in a store after a crash, at whatever moment it came, and what every client knows of it."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from chaudron.room import chain
from chaudron.room.listeners import heard
from chaudron.room.rows import Kept, Row
from chaudron.room.state import State, key_of
from tests.server.journals import as_written

LOST = "lost"
"""Acknowledged, and not in the journal."""
DOUBLED = "doubled"
"""A move that is in a journal twice."""
GAP = "gap"
ALTERED = "altered"
UNREADABLE = "unreadable"
MISHEARD = "misheard"
"""A client heard something else than the journal says, or in another order, or not all before something later."""
MISSEEN = "misseen"
"""A client sees, or is asked, something else than the journal makes of the table."""
BROKEN_WORD = "broken word"
"""Refused although it is in the journal."""
UNANSWERED = "unanswered"
"""Asked for again and again, and neither done nor refused."""
SHUT_OUT = "shut out"
"""A seat that was given is not there any more."""
DAMAGED = "damaged"
"""The file of the store."""


class Finding(NamedTuple):
    """Something that does not hold."""

    kind: str
    table: str
    about: str


class Journal(NamedTuple):
    """A table as it is stored."""

    kept: Kept
    rows: list[Row]


class Witness(Protocol):
    """What a client at a seat knows for sure."""

    table: str
    seat: int | None
    token: str | None
    acknowledged: set[str]
    refused: dict[str, str]
    """Refused for good, and how: nothing of it can still be under way."""
    unanswered: set[str]
    turned_away: list[str]
    n: int
    events: list[dict[str, Any]]
    view: Any
    ask: dict[str, Any] | None


class Checker:
    """Checks one store after each crash; what has not changed since the last time is not played again."""

    def __init__(self) -> None:
        self.checked: dict[str, object] = {}

    def findings(self, journals: dict[str, Journal], witnesses: Iterable[Witness]) -> list[Finding]:
        """Everything that does not hold."""
        at_table: dict[str, list[Witness]] = {table: [] for table in journals}
        for witness in witnesses:
            at_table.setdefault(witness.table, []).append(witness)
        return [finding for table, people in at_table.items() for finding in self._table(table, journals, people)]

    def _table(self, table: str, journals: dict[str, Journal], people: list[Witness]) -> list[Finding]:
        journal = journals.get(table)
        if journal is None:
            return [Finding(LOST, table, "the whole table")]
        found = [*promises(journal, people), *form(table, journal.rows)]
        now = (journal.rows[-1].hash if journal.rows else b"", [person.n for person in people])
        if not found and self.checked.get(table) != now:
            found = [*contents(journal, people)]
            self.checked[table] = now
        return found


# What was promised


def promises(journal: Journal, people: list[Witness]) -> Iterator[Finding]:
    """Whatever was acknowledged is written, whatever was refused is not."""
    table = journal.kept.table
    written = {(row.seat, row.move) for row in journal.rows}
    for person in people:
        for move in sorted(person.acknowledged):
            if (person.seat, move) not in written:
                yield Finding(LOST, table, f"seat {person.seat}: {move}")
        for move, how in person.refused.items():
            if (person.seat, move) in written:
                yield Finding(BROKEN_WORD, table, f"seat {person.seat}: {move}, {how}")
        for move in sorted(person.unanswered):
            yield Finding(UNANSWERED, table, f"seat {person.seat}: {move}")
        for code in person.turned_away:
            yield Finding(SHUT_OUT, table, f"seat {person.seat}: {code}")


# The form of a journal


def form(table: str, rows: list[Row]) -> Iterator[Finding]:
    """A journal is dense, unaltered, and has no move twice."""
    if [row.seq for row in rows] != [*range(1, len(rows) + 1)]:
        yield Finding(GAP, table, f"{len(rows)} rows, the last is {rows[-1].seq}")
    moves = Counter((row.seat, row.move) for row in rows if row.move is not None)
    for (seat, move), times in moves.items():
        if times > 1:
            yield Finding(DOUBLED, table, f"seat {seat}: {move}, {times} times")
    try:
        chain.check_chain(chain.FIRST_HASH, rows)
    except chain.BrokenJournal as error:
        yield Finding(ALTERED, table, str(error))


# What a journal says


def contents(journal: Journal, people: list[Witness]) -> Iterator[Finding]:
    """The rules make the same of a journal again, and so does every client."""
    table, rows = journal.kept.table, journal.rows
    try:
        rooms = {len(rows): as_written(journal.kept, rows)}
    except Exception as error:  # noqa: BLE001 - whatever it is, the table cannot be played on
        yield Finding(UNREADABLE, table, f"{type(error).__name__}: {error}")
        return
    for person in people:
        if rooms[len(rows)].who(key_of(str(person.token))) is None:
            yield Finding(SHUT_OUT, table, f"seat {person.seat}")
        visible = [row for row in rows if row.only in (None, person.seat)]
        difference = misheard(person, visible)
        if difference:
            yield Finding(MISHEARD, table, f"seat {person.seat}: {difference}")
        elif person.events:
            seq = visible[person.n - 1].seq
            if seq not in rooms:
                rooms[seq] = as_written(journal.kept, rows[:seq])
            yield from misseen(person, rooms[seq])


def misheard(person: Witness, visible: list[Row]) -> str:
    """Where what a client heard is not the beginning of what it may hear; empty when it is."""
    told = plain(heard(visible, person.seat, 0))
    if person.n != len(person.events):
        return f"{len(person.events)} events, the last is number {person.n}"
    for place, event in enumerate(person.events):
        if place >= len(told) or event != told[place]:
            return f"event {place + 1} is {event}, not {told[place] if place < len(told) else 'there'}"
    return ""


def misseen(person: Witness, room: State) -> Iterator[Finding]:
    view = None if room.table is None else plain(room.game.view(room.table, person.seat))
    if person.view != view:
        yield Finding(MISSEEN, room.id, f"seat {person.seat} after {person.n} events")
    if person.ask != plain(room.asked(person.seat)):
        yield Finding(MISSEEN, room.id, f"seat {person.seat} after {person.n} events: asked {person.ask}")


def not_caught_up(journals: dict[str, Journal], people: Iterable[Witness]) -> list[Finding]:
    """Those who have come back and still do not know all."""
    found = []
    for person in people:
        journal = journals.get(person.table)
        untold = sum(row.only in (None, person.seat) for row in journal.rows) - person.n if journal else 0
        if untold:
            found.append(Finding(MISHEARD, person.table, f"seat {person.seat}: {untold} events were not told"))
    return found


def plain(value: Any) -> Any:
    """As it arrives on the other side."""
    return json.loads(msgspec.json.encode(value))


# The file


def damage(file: Path) -> list[Finding]:
    """What SQLite itself finds wrong with a file."""
    with closing(sqlite3.connect(file)) as connection:
        said = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    return [] if said == ["ok"] else [Finding(DAMAGED, "", line) for line in said]

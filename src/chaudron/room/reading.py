"""How a table is read from its journal."""

from collections.abc import Iterable

import msgspec

from chaudron.room import chain, events
from chaudron.room.chain import BrokenJournal
from chaudron.room.noting import note, pass_by
from chaudron.room.rows import Kept, Row, Snapshot, tag
from chaudron.room.sitting import opened
from chaudron.room.state import State, snapshots
from chaudron.room.time import Time
from chaudron.room.versions import OtherRules, has_same_questions


class Hashed(msgspec.Struct):
    """As much of a sitting as tells after which event it was saved."""

    hash: bytes


def read_state(
    kept: Kept, rows: list[Row], time: Time, snapshot: Snapshot | None = None, asked: Snapshot | None = None
) -> State:
    """The table that a journal tells of; an answer that was taken back later is passed over.

    `rows` are those after the snapshot, or all of them. `asked` was taken under other rules, and must have asked the
    same. Raises `BrokenJournal`.
    """
    state = State(kept, time)
    if snapshot is not None:
        state.load(snapshot)
    first = rows[0] if rows else None
    chain.check_chain(chain.FIRST_HASH if snapshot is None else state.sitting.hash, rows)
    if first is not None and first.seq != (1 if snapshot is None else snapshot.seq + 1):
        raise BrokenJournal(f"table {tag(state.id)}: event {first.seq} follows a gap")
    undone = undone_in(rows)
    for row in rows:
        if row.seq in undone:
            pass_by(state.sitting, row)
        else:
            state.follow(row)
        is_then = asked is not None and row.seq == asked.seq and state.is_by_other_rules()
        if asked is not None and is_then and not has_same_questions(asked, state.game, state.table):
            raise OtherRules(state.game.name, state.sitting.version)
    return state


def read_sitting(kept: Kept, rows: list[Row], time: Time) -> State:
    """As much of a state as can be known without playing: who sits there. It has neither game nor table."""
    state, undone = State(kept, time), undone_in(rows)
    for row in rows:
        event = chain.read(row.body)
        if isinstance(event, events.Opened):
            state.sitting = opened(event)
        if row.seq in undone:
            pass_by(state.sitting, row)
        else:
            note(state.sitting, event, row)
    return state


def undone_in(rows: Iterable[Row]) -> dict[int, int]:
    """The answers that were taken back, by seq, and the seq at which they were."""
    written = ((row.seq, chain.read(row.body)) for row in rows if b'"undone"' in row.body)
    return {event.seq: seq for seq, event in written if isinstance(event, events.Undone)}


def is_usable(snapshot: Snapshot, rows: list[Row]) -> bool:
    """Does a snapshot hold? Not if an answer it has seen was taken back later, or its event is not in the journal.

    `rows` are those from the event of the snapshot on.
    """
    if not rows or rows[0].seq != snapshot.seq:
        return False
    hashed = msgspec.json.decode(snapshots.decode(snapshot.body)["sitting"], type=Hashed).hash
    return hashed == rows[0].hash and all(seq > snapshot.seq for seq in undone_in(rows[1:]))

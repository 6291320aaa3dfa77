"""How a table stands by its journal, now."""

from chaudron.room.reading import read_state
from chaudron.room.rows import Kept, Row, Snapshot
from chaudron.room.state import State
from chaudron.room.time import Time
from chaudron.server import clock


def as_written(kept: Kept, rows: list[Row], snapshot: Snapshot | None = None, asked: Snapshot | None = None) -> State:
    return read_state(kept, rows, Time(clock.now()), snapshot, asked)

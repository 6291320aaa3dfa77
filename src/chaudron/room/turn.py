"""What a room has decided: first it is written, then it is told."""

from typing import Any, NamedTuple

from msgspec import Struct

from chaudron.room.effects import Effect
from chaudron.room.events import Event
from chaudron.room.opening import Opening
from chaudron.room.rows import Listed, Row
from chaudron.room.state import State


class Done(Struct, frozen=True):
    """A command that is done and durable, and the number under which its author hears of it."""

    n: int
    about: dict[str, Any] = {}


class Quiet(NamedTuple):
    """An event that is durable but may not be known yet, and how many events each listener knows of with it."""

    event: Event
    row: Row
    heard: list[int]


class Change(NamedTuple):
    """Something decided but not written yet: how the table stands after it, and its row in the journal."""

    state: State
    event: Event
    row: Row
    closes: int | None = None
    """When the window closes before which nobody may learn of it, in milliseconds since 1970."""
    noted: Quiet | None = None
    """What is written before it, so that whoever ends a window notices no more than the others."""
    opens: Opening | None = None
    """A table that is written before it."""

    @property
    def rows(self) -> list[Row]:
        return [self.row] if self.noted is None else [self.noted.row, self.row]


class Turn(Struct):
    """What one input has come to."""

    change: Change | None = None
    """What is to be written before anything else happens at this table."""
    listed: Listed | None = None
    """What the store shall keep beside the journal, if it is not what it keeps already."""
    done: Done | None = None
    """What the author of a command is told."""
    move: tuple[str | None, str] | None = None
    """The key of the author and the id of the command, by which it is known when it comes again."""
    effects: tuple[Effect, ...] = ()
    """What is done besides."""


class Replayed(NamedTuple):
    """How a table would stand if this very row were written after what the journal holds."""

    state: State
    row: Row


class NeedsJournal(Exception):
    """How would the table stand if this row were written? Only the journal can tell; then the input comes again."""

    def __init__(self, row: Row) -> None:
        super().__init__(row.seq)
        self.row = row

"""What a store keeps of a table: the rows of its journal, and what can be worked out anew from them."""

import hashlib
from typing import NamedTuple


class Row(NamedTuple):
    """One event in the journal of a table."""

    table: str
    seq: int
    """1, 2, 3 … without a gap."""
    seat: int | None
    """Whose doing it was; None when it was nobody's at a seat."""
    move: str | None
    """The id that the client gave its command."""
    only: int | None
    """The one seat that may notice this event before a later one tells of it; None when everybody may."""
    at: int
    """Milliseconds since 1970."""
    body: bytes
    hash: bytes
    """Of the hash before and all of the above (see `chain.chained`)."""


class Listed(NamedTuple):
    """What can be known of a table without reading its journal: kept beside it, and changed with it."""

    public: bool
    state: str
    """`open`, `playing` or `over`."""
    awake: bool
    """Something is to be done without anybody's command: a bot is awaited, or a clock runs."""
    about: bytes
    """What a list of tables shows, as JSON."""


class Kept(NamedTuple):
    """A table as the store knows it."""

    table: str
    secret: bytes
    """The sealed secret of its chance. Never leaves the server before the game is over."""
    created_at: int
    listed: Listed


class Snapshot(NamedTuple):
    """A table as it stood after an event. Only a cache: it may be deleted at any time."""

    seq: int
    body: bytes


def tag(table: str) -> str:
    """A name for a table, for logs, by which nobody can find it: an id opens a table."""
    return hashlib.sha256(table.encode()).hexdigest()[:8]

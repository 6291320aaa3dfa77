"""Where tables are kept: an append-only journal for each, and a few things that can be worked out anew from it.

One URL chooses: a path is an SQLite file, `postgresql://…` a PostgreSQL database. Both keep the same promises:

- `append` answers when the row is durable. Rows that arrive together are committed together; one that conflicts
  does not trouble its neighbours.
- A row is written only for the owner of its table (the epoch must match), only once per place in the journal
  (table, seq), and only once per move (table, seat, move), unless it is an answer: these name their question, and
  whoever writes them sees to it that each is answered once.
- Whoever listens hears of rows written by *other* processes, perhaps late, never before they are durable.
"""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from chaudron.room.rows import Kept, Listed, Row, Snapshot

LEASE_SECONDS = 4.0
"""A process that was not heard of for so long has lost its tables."""
HEARTBEAT_SECONDS = 1.0
NO_ANSWER = """substr(body, 1, 18) <> CAST('{"kind":"answered"' AS BLOB)"""
"""In SQL: the row is not an answer. Just so, or the index of moves is not used."""
EVERYBODY = "*"
"""In place of a process: all the others."""


class Lease(NamedTuple):
    """Who may write to a table; the epoch grows whenever the owner changes."""

    owner: str
    epoch: int


class Found(NamedTuple):
    """A table, as whoever looks after the house finds it."""

    kept: Kept
    at: int
    """When something last happened there that everybody may know of."""


class Old(NamedTuple):
    """Before when something must have happened last at a table that is to be tidied away."""

    over: int
    unfinished: int


class Act(NamedTuple):
    """Something that whoever runs the house did."""

    id: str
    at: int
    body: bytes


class Subscription(NamedTuple):
    """Where a browser wants to be told that its seat is awaited."""

    endpoint: str
    body: bytes


OnRows = Callable[[list[tuple[str, int]]], None]
"""Called on the event loop: these tables have rows up to these numbers, written by other processes."""
OnPost = Callable[[bytes], None]
"""Called on the event loop: another process has sent this."""


class Store(Protocol):
    """What the house needs of a store."""

    async def open(self, process: str, shared: bool) -> None:
        """Bring the schema up to date and begin; `process` names whoever opens it.

        When the store is not `shared`, no other process uses it now: all leases of before are void.
        """

    async def close(self) -> None:
        """Write what is waiting, give back all leases of this process, and end."""

    # The journal

    async def create(self, new: Kept, rows: Sequence[Row]) -> bool:
        """Write a new table with its first rows, owned by this process at epoch 1; False when its name is taken."""

    async def append(self, row: Row, epoch: int, listed: Listed | None = None) -> bool:
        """Write a row; True when it is durable, False when it was not written because somebody else wrote first."""

    async def journal(self, table: str, after: int = 0) -> list[Row]:
        """The rows of a table with a greater seq, in order."""

    async def heard(self, table: str, seat: int | None, until: int, count: int, skip: int = 0) -> list[Row]:
        """Of the rows up to seq `until` that a seat (or a spectator, None) may notice, the last `count`, in order.

        `skip`: of those, so many at the end are left out first.
        """

    async def move(self, table: str, seat: int | None, move: str) -> Row | None:
        """The row of a move, if it was written; None in place of a seat: of somebody who had none yet."""

    async def answer(self, table: str, seat: int | None, move: str, after: int) -> Row | None:
        """The row of a move that is an answer, if it was written after this one."""

    # Tables

    async def kept(self, table: str) -> Kept | None:
        """A table, if it exists."""

    async def public_tables(self, limit: int) -> list[Kept]:
        """Tables that everybody may see, those that are open first, then the newest."""

    async def count(self) -> dict[str, int]:
        """How many tables are in each state."""

    async def save_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of an older one. A newer one stays."""

    async def snapshot(self, table: str) -> Snapshot | None: ...

    async def save_review(self, table: str, body: bytes) -> None:
        """Keep the review of its game, in place of another."""

    async def review(self, table: str) -> bytes | None: ...

    # Owners

    async def take(self, table: str) -> Lease | None:
        """Become the owner of a table unless a living process is; who owns it now. None: there is no such table."""

    async def release(self, table: str, asleep: bool = False) -> None:
        """Give a table back, if this process owns it; `asleep`: it is not `awake` until a row says so again."""

    async def beat(self) -> bool:
        """Say that this process lives. False when it was silent for too long and may have lost its tables."""

    async def awake(self, limit: int, known: Collection[str] = ()) -> list[str]:
        """Tables with something to do (`Listed.awake`) that this process owns, or no living one; not those `known`."""

    async def probe(self) -> None:
        """Write something and take it away again: raises `StoreLost` while the store cannot."""

    # Between processes

    def listen(self, on_rows: OnRows, on_post: OnPost) -> None:
        """Call these for what other processes write and send."""

    async def post(self, to: str, message: bytes) -> None:
        """Send a message of at most 6,000 bytes to a process or to `EVERYBODY` else. It may be lost."""

    # Notices and settings

    async def subscribe(self, table: str, seat: int, subscription: Subscription) -> None:
        """Keep a subscription; one with the same endpoint is replaced, of a seat's many the newest five are kept."""

    async def unsubscribe(self, table: str, endpoint: str) -> None: ...

    async def subscriptions(self, table: str, seat: int) -> list[Subscription]: ...

    async def setting(self, name: str, value: bytes) -> bytes:
        """The setting of this name; the first value ever given stays."""

    async def set_anew(self, name: str, value: bytes) -> None:
        """Give a setting that there is another value: for what somebody wants forgotten."""

    async def settings(self, beginning: str) -> dict[str, bytes]:
        """The settings whose names begin like this."""

    # For whoever looks after the house

    async def tables(self, limit: int, also: Collection[str] = ()) -> list[Found]:
        """The newest tables, and also these."""

    async def old(self, wanted: Old, limit: int) -> list[str]:
        """Tables where nothing has happened for long: by their state `over`, or any other."""

    async def strike(self, table: str, epoch: int) -> bool:
        """Take a table with all that belongs to it out of the store, if this process owns it under this epoch."""

    async def rewrite(self, table: str, rows: Sequence[Row], epoch: int) -> bool:
        """Put these rows in the place of a journal, if this process owns it; what was made from the old one goes."""

    async def size(self) -> int:
        """How many bytes it takes."""

    async def processes(self) -> list[str]:
        """Those that live, this one included."""

    async def note(self, name: str, value: bytes | None) -> None:
        """Note something that holds until something else is noted; None: nothing holds any more."""

    async def notes(self, beginning: str) -> dict[str, bytes]:
        """The notes whose names begin like this."""

    async def add_act(self, act: Act) -> None:
        """Add to the list of what whoever runs the house did. Nothing is ever taken from it."""

    async def acts(self, limit: int) -> list[Act]:
        """The latest, the newest first."""

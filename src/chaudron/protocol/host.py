"""What travels between the host's page and the house: how the house stands, and what is done about it."""

from typing import Annotated, Literal

from msgspec import Meta

from chaudron.protocol.parts import Message, SeatNumber, TableId
from chaudron.protocol.told import SeatShown

Act = Literal[
    "close",
    "reopen",
    "archive",
    "remove",
    "mute",
    "unmute",
    "block",
    "unblock",
    "rest",
    "go_on",
    "backup",
]
"""What whoever runs the house may do."""
DeviceMark = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9a-f]+$")]
"""A device, by a mark that only this house can make."""


class HostAct(Message):
    """Do something: to a table, to somebody at one, to a device, or to the whole house."""

    do: Act
    table: TableId | None = None
    seat: SeatNumber | None = None
    device: DeviceMark | None = None
    name: Annotated[str, Meta(max_length=120)] = ""
    """Whose device it is, to know it again in the list of those that are blocked."""


class HostTable(Message, omit_defaults=False):
    """A table as the host sees it: nothing that is hidden there."""

    table: str
    game: str
    state: str
    """`open`, `playing`, `over` or `shut`."""
    is_awake: bool
    """In the memory of a process: somebody is there, or a bot plays."""
    is_public: bool
    created_at: int
    at: int
    """When something last happened."""
    seats: list[SeatShown]
    here: list[int]
    """Seats that are connected."""
    watching: int
    round: int | None
    awaited: list[int]
    since: int | None
    """Since when these are awaited."""
    is_paused: bool


class HostPerson(Message, omit_defaults=False):
    """Somebody who is connected now."""

    table: str
    seat: int | None
    """None: watches."""
    name: str
    device: str
    """The mark of the device; empty when it does not say which it is."""
    is_phone: bool
    muted_until: int


class HostLoad(Message, omit_defaults=False):
    """How much there is to do, in all processes together."""

    processes: int
    answered: int
    """How many of them have just said how they are."""
    cpu: int
    """Percent of a core, lately."""
    memory: int
    """Bytes."""
    sockets: int
    tables: int
    """In memory."""
    answer_ms: float
    """How long the store takes to answer."""


class HostStorage(Message, omit_defaults=False):
    """What the store takes."""

    bytes: int
    free: int | None
    """On the disk of a file; nobody knows of a database."""
    counts: dict[str, int]
    """How many tables are in each state."""
    keeps: dict[str, int]
    """After how many days tables are put away: `unfinished`, `finished`; none: they stay."""
    is_archived: bool
    """They are put into an archive; otherwise they are deleted."""
    can_archive: bool
    """There is a file into which a table can be put now."""


class HostBackup(Message, omit_defaults=False):
    """The last backup that was made of the store, as far as the house knows."""

    at: int
    file: str
    """Its name, without the folder."""
    tables: int


class HostBlocked(Message, omit_defaults=False):
    """A device that nobody can come with."""

    device: str
    name: str
    at: int


class HostActed(Message, omit_defaults=False):
    """Something that whoever runs the house has done."""

    at: int
    do: str
    table: str
    seat: int | None


class HostShown(Message, omit_defaults=False):
    """The whole house, for whoever runs it."""

    version: str
    now: int
    opened_at: int
    """When the process that answers was opened."""
    is_well: bool
    """It can read and write, and every process answers."""
    resting_since: int | None
    can_back_up: bool
    tables: list[HostTable]
    people: list[HostPerson]
    load: HostLoad
    storage: HostStorage
    backup: HostBackup | None
    blocked: list[HostBlocked]
    limits: dict[str, float]
    """By the names in docs/protocol.md."""
    acts: list[HostActed]

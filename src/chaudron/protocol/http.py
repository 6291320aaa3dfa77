"""What else travels over HTTP: a table read by whoever has no socket, one's own tables, the house itself."""

from typing import Annotated, Any

from msgspec import Meta, field

from chaudron import limits
from chaudron.protocol.parts import Message, TableId, Token
from chaudron.protocol.told import Heard, SeatShown


class TableListed(Message, omit_defaults=False):
    """A public table in a list."""

    table: str
    game: str
    setup: str
    state: str
    seats: list[SeatShown]
    created_at: int


class Tables(Message, omit_defaults=False):
    tables: list[TableListed]


class Sentence(Message, omit_defaults=False):
    """One line of the log, in words."""

    n: int
    at: int
    says: str
    rules: list[str]


class Log(Message, omit_defaults=False):
    n: int
    events: list[Heard]
    sentences: list[Sentence]


class OptionSaid(Message, omit_defaults=False):
    """Something that may be answered, in words."""

    choice: str
    says: str


class Board(Message, omit_defaults=False):
    """The table as text, and what this reader has to decide."""

    n: int
    text: str
    question: str | None
    options: list[OptionSaid]


class PushKey(Message, omit_defaults=False):
    key: str


class Subscribe(Message):
    """Tell this browser when the seat is awaited; or no longer."""

    subscription: dict[str, Any]
    on: bool = True


class MyTable(Message):
    """A table, with the token of a seat there; without one, as whoever watches sees it."""

    table: TableId
    token: Annotated[str, Meta(max_length=limits.TOKEN_LENGTH)] | None = None


class MyTables(Message):
    tables: Annotated[list[MyTable], Meta(max_length=limits.MY_TABLES)]


class MyPlace(Message):
    """A night, with the token of somebody who takes part."""

    night: TableId
    token: Token


class ForgetMe(MyTables):
    """Everywhere that somebody wants to be forgotten."""

    nights: Annotated[list[MyPlace], Meta(max_length=limits.MY_TABLES)] = field(default_factory=list)


class Forgotten(Message, omit_defaults=False):
    """What has become of somebody's traces at their tables."""

    forgotten: list[str]
    """Tables and nights where nothing of them is left but their moves and results, or that are gone."""
    refused: dict[str, str]
    """The others, and a code that says why."""


class Standing(Message):
    """How a table stands, in short; or a code and words for why that cannot be told."""

    table: str
    code: str = ""
    says: str = ""
    game: str = ""
    state: str = ""
    """`open`, `playing` or `over`."""
    seat: int | None = None
    seats: list[SeatShown] = field(default_factory=list)
    paused: bool = False
    awaited: list[int] = field(default_factory=list)
    """Seats the table waits for. Never why."""
    asked: bool = False
    """It waits for the holder of the token."""
    round: int | None = None
    points: list[int] = field(default_factory=list)
    """Of each seat, once the game is over."""
    places: list[int] = field(default_factory=list)


class Standings(Message, omit_defaults=False):
    standings: list[Standing]


class ListEnd(Message, omit_defaults=False):
    """Where the list of the house ends now: how many lines it has, and the hash that binds them all."""

    n: int
    head: str


SealLine = Annotated[list[int | str], Meta(min_length=6, max_length=6)]
"""Its number, when it was written, `closed` or `ended`, the envelope, the head of a game, and the hash."""


class Seals(Message, omit_defaults=False):
    """Lines of the list of the house, each with its hash (ADR 0019)."""

    before: str
    """The hash of the line before the first of these."""
    lines: list[SealLine]


class HouseShown(Message, omit_defaults=False):
    """Who can come to this house, as far as it knows; behind a proxy it knows less than the page's own address."""

    alone: bool
    """Only this machine can: a link or a picture for a phone would lead nowhere."""
    address: str
    """Where others come in; empty: where this page was found."""
    command: str
    """What whoever runs the house types to let others in, while it is alone."""
    gate: bool
    """It has a certificate of its own: a link for somebody new begins by plain http, where they learn to trust it."""
    seals: ListEnd
    """The end of its list of envelopes."""


class Health(Message, omit_defaults=False):
    status: str
    version: str


class Done(Message, omit_defaults=False):
    done: bool = True


class Problem(Message, omit_defaults=False):
    """Why a request was refused; nothing has changed."""

    code: str
    says: str
    rule: str = ""
    details: dict[str, Any] = field(default_factory=dict)

"""How a table is opened and found, and how one takes a seat there."""

from typing import Annotated, Any

from msgspec import Meta, field

from chaudron import limits
from chaudron.protocol.deals import GameName, SameDeal
from chaudron.protocol.parts import FigureName, Level, Message, Name, Options, SeatNumber, Settings, TableId


class Position(Message):
    """A moment of a finished game: of a table, of a record, or of a shipped exercise."""

    at: Annotated[int, Meta(ge=0, le=10**6)]
    table: TableId | None = None
    record: dict[str, Any] | None = None
    exercise: Annotated[str, Meta(max_length=60)] = ""
    """Its game and its id, `bal/1003-57`."""


class NewTable(Message):
    """Open a table from a setup code, or from a game with options."""

    setup: Annotated[str, Meta(max_length=limits.CODE_LENGTH)] = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    players: SeatNumber | None = None
    options: Options = field(default_factory=dict)
    settings: Settings = field(default_factory=Settings)
    name: Name | None = None
    """Of the host; without it the host only watches."""
    figure: FigureName | None = None
    """What the host plays with, at games where that is chosen."""
    seat: SeatNumber = 0
    bots: Annotated[list[Level], Meta(max_length=10)] = field(default_factory=list)
    """They take the seats that are left, in order."""
    start: bool = False
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """The game whose first steps are to be taken: the lesson says everything else but the name."""
    position: Position | None = None
    """To go on from, with luck that is new: it says what is played, and by how many."""
    potion: GameName = ""
    """The game whose potion of the day is to be played: it says everything else but the name."""
    same_deal: SameDeal | None = None
    """A game whose luck is to be had once more: it says everything else but the name."""


class TableCode(Message, omit_defaults=False):
    """What one says aloud so that others find a table that waits: a word and a number."""

    code: str | None
    """None: the game has begun, or the house has no code left. The long id still leads there."""


class TableFound(Message, omit_defaults=False):
    """Where a code leads: to a table, or else to a night."""

    table: str
    night: str = ""


class Join(Message):
    """Take a free seat."""

    name: Name
    seat: SeatNumber | None = None
    """The first free one when it is None."""


class AskForSeat(Message):
    """Ask the host for a seat that somebody has lost."""

    seat: SeatNumber
    name: Name


class Seated(Message, omit_defaults=False):
    """The right to a seat. The token is said this once, and is nowhere kept."""

    table: str
    token: str
    seat: int | None
    """None for a host who only watches."""


class Claimed(Message, omit_defaults=False):
    """The token is good as soon as the host grants the claim."""

    table: str
    token: str
    claim: int

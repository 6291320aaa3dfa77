"""The table around the game: how it was opened, what holds there, and when it rests."""

from typing import Any, ClassVar

from chaudron.protocol import Settings
from chaudron.room.deals import Deal
from chaudron.room.events.parts import Event, Position


class Opened(Event, tag="opened"):
    game: str
    version: str
    players: int
    options: dict[str, Any]
    settings: Settings
    commitment: str
    key: str = ""
    """Of a host who only watches."""
    before: str = ""
    """The table whose rematch this is."""
    lesson: str = ""
    """The game whose first steps are taken here."""
    opener: str = ""
    """A mark of the address from which it was opened, that only this house can make: bots of an address take turns."""
    position: Position | None = None
    """Of another game, from which this one goes on."""
    deal: str = ""
    """Of the deal that is played at other tables too: their luck is the same, and the house's alone."""
    shared: Deal | None = None
    """Where its luck comes from, if others have the same."""


class Locked(Event, tag="locked"):
    locked: bool
    shown: ClassVar[tuple[str, ...]] = ("locked",)


class ChatSwitched(Event, tag="chat"):
    """People may talk from now on, or no longer."""

    on: bool
    shown: ClassVar[tuple[str, ...]] = ("on",)


class Changed(Event, tag="changed"):
    """Options and settings, as they are now."""

    players: int
    options: dict[str, Any]
    settings: Settings


class Paused(Event, tag="paused"):
    seat: int | None
    house: bool = False
    """The whole house rests."""
    shown: ClassVar[tuple[str, ...]] = ("seat", "house")


class Resumed(Event, tag="resumed"):
    seat: int | None
    house: bool = False
    shown: ClassVar[tuple[str, ...]] = ("seat", "house")


class Muted(Event, tag="muted"):
    """Whoever runs the house has somebody say nothing for so many minutes; 0: they may talk again."""

    seat: int
    minutes: int
    shown: ClassVar[tuple[str, ...]] = ("seat", "minutes")


class Shut(Event, tag="shut"):
    """Whoever runs the house has closed the table: nobody enters, and everything is kept."""


class Reopened(Event, tag="reopened"):
    """It is open again, as it was; a game waits until somebody carries on."""


class DealOpened(Event, tag="deal_opened"):
    """The deal is over at all tables: what its luck depended on is a secret no more, and everybody may look."""

    secret: str
    shown: ClassVar[tuple[str, ...]] = ("secret",)


class Rematched(Event, tag="rematched"):
    table: str
    shown: ClassVar[tuple[str, ...]] = ("table",)


OfTable = Opened | Locked | ChatSwitched | Changed | Paused | Resumed | Muted | Shut | Reopened | DealOpened | Rematched

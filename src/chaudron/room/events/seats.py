"""Who sits where: they come, go, are let in and sent away."""

from typing import ClassVar

from msgspec import field

from chaudron.room.events.parts import Event


class Joined(Event, tag="joined"):
    seat: int
    name: str
    keys: list[str]
    salt: str = ""
    """Of tables of before."""
    device: str = ""
    """The mark of where they came from (`visitors`), as the next."""
    address: str = ""
    shown: ClassVar[tuple[str, ...]] = ("seat", "name")


class Keyed(Event, tag="keyed"):
    """A further device holds the seat; or one alone, in the place of all others."""

    seat: int
    key: str
    alone: bool = False
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Claimed(Event, tag="claimed"):
    claim: int
    seat: int
    name: str
    key: str
    device: str = ""
    address: str = ""
    shown: ClassVar[tuple[str, ...]] = ("claim", "seat", "name")


class Granted(Event, tag="granted"):
    claim: int
    seat: int
    name: str
    shown: ClassVar[tuple[str, ...]] = ("claim", "seat", "name")


class Refused(Event, tag="refused"):
    claim: int
    shown: ClassVar[tuple[str, ...]] = ("claim",)


class Left(Event, tag="left"):
    seat: int
    host: int
    """Who is the host now."""
    shown: ClassVar[tuple[str, ...]] = ("seat", "host")


class Returned(Event, tag="returned"):
    seat: int
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Renamed(Event, tag="renamed"):
    seat: int
    name: str
    shown: ClassVar[tuple[str, ...]] = ("seat", "name")


class FigureChosen(Event, tag="figure_chosen"):
    """Empty: any that is left."""

    seat: int
    figure: str = ""
    shown: ClassVar[tuple[str, ...]] = ("seat", "figure")


class YoungestNamed(Event, tag="youngest_named"):
    """None: nobody has said who is."""

    seat: int | None = None
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Moved(Event, tag="moved"):
    seat: int
    to: int
    shown: ClassVar[tuple[str, ...]] = ("seat", "to")


class BotSeated(Event, tag="bot_seated"):
    seat: int
    level: str
    name: str = ""
    """Of a bot at a free seat; a bot in somebody's place takes their name."""
    shown: ClassVar[tuple[str, ...]] = ("seat", "level", "name")


class BotSent(Event, tag="bot_sent"):
    """A bot went away."""

    seat: int
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Kicked(Event, tag="kicked"):
    seat: int
    level: str = ""
    """Of the bot that plays on."""
    kept_out: int | None = None
    """The number of whoever may not come back; None: they may."""
    devices: list[str] = field(default_factory=list)
    addresses: list[str] = field(default_factory=list)
    house: bool = False
    """It was whoever runs the house, not the host of the table."""
    host: int | None = None
    """Who is the host now, if it was the host who went."""
    shown: ClassVar[tuple[str, ...]] = ("seat", "level", "kept_out", "house", "host")


class Forgotten(Event, tag="forgotten"):
    """Somebody is at this table no more, and wants nothing of theirs kept but their moves."""

    seat: int
    level: str
    """Of the bot that plays on."""
    host: int
    """Who is the host now."""
    keys: list[str] = field(default_factory=list)
    """By which they are found in the journal; none, once it is done."""
    shown: ClassVar[tuple[str, ...]] = ("seat", "level", "host")


class LetIn(Event, tag="let_in"):
    """Somebody who was kept out may come back."""

    person: int
    name: str
    shown: ClassVar[tuple[str, ...]] = ("person", "name")


class HostMade(Event, tag="host_made"):
    seat: int
    shown: ClassVar[tuple[str, ...]] = ("seat",)


OfSeats = (
    Joined
    | Keyed
    | Claimed
    | Granted
    | Refused
    | Left
    | Returned
    | Renamed
    | FigureChosen
    | YoungestNamed
    | Moved
    | BotSeated
    | BotSent
    | Kicked
    | Forgotten
    | LetIn
    | HostMade
)

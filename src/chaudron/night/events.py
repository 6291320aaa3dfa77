"""What is written of a night: everything that ever happened, one event a line. A night is what its events say."""

from typing import Any

from msgspec import Struct


class Event(Struct, tag_field="kind", omit_defaults=True, frozen=True):
    """Something that happened."""


class Planned(Struct, frozen=True, omit_defaults=True):
    """What is played in one deal."""

    game: str
    options: dict[str, Any]


class Opened(Event, tag="opened", frozen=True):
    """A night is announced; from now on people may join."""

    name: str
    deals: list[Planned]
    size: int
    """People and bots at each table."""
    pairing: str
    fill: str
    level: str
    """Of bots that fill in."""
    minutes: int
    """For each deal; 0: as long as it takes."""
    pause: int
    """Minutes between deals; 0: until the organizer begins the next one."""
    secret: str
    """On which the luck of all deals depends; hexadecimal."""
    key: str
    """Of the organizer."""
    opener: str = ""
    """A mark of the address from which it was opened."""


class Joined(Event, tag="joined", frozen=True):
    """People are numbered as they come."""

    name: str
    key: str
    level: int = 1
    """How well they play, as they say: 0 new, 1 now and then, 2 often."""


NAMELESS = "…"
"""What stands for somebody who wants their name forgotten."""


class Left(Event, tag="left", frozen=True):
    """From the next deal on somebody is not counted on; at a table that plays, a bot goes on for them."""

    person: int
    forgotten: bool = False
    """They do not come back, and want nothing of theirs kept but their results."""


class Returned(Event, tag="returned", frozen=True):
    person: int


class Table(Struct, frozen=True):
    """Where a deal is played: who sits on which seat; None: a bot."""

    id: str
    seats: list[int | None]


class Begun(Event, tag="begun", frozen=True):
    """A deal has begun at all its tables. Whoever rests plays the next one."""

    tables: list[Table]
    resting: list[int] = []


class Played(Struct, frozen=True):
    """How a game ended: for each seat."""

    points: list[int]
    places: list[int]


class Ended(Event, tag="ended", frozen=True):
    """A deal is over: how each of its tables ended. None: it had not ended when time was up, so it does not count."""

    results: list[Played | None]


class Paused(Event, tag="paused", frozen=True):
    """Nobody plays, and no time passes."""

    since: int | None = None
    """The house rests, and has done so since then; None: the organizer wants it."""


class Resumed(Event, tag="resumed", frozen=True):
    pass


class Extended(Event, tag="extended", frozen=True):
    """The deal may last longer."""

    minutes: int


class Closed(Event, tag="closed", frozen=True):
    """No further deal is played."""


Written = Opened | Joined | Left | Returned | Begun | Ended | Paused | Resumed | Extended | Closed

"""What travels about a night together: it is announced, joined, led and shown."""

from typing import Annotated, Literal

from msgspec import Meta, field

from chaudron import limits
from chaudron.protocol.parts import Hash, Level, Message, Name, Number, Options

NightId = Annotated[str, Meta(min_length=10, max_length=10, pattern="^[a-z0-9]+$")]
PairingName = Literal["around", "swiss"]
FillName = Literal["bots", "rest"]
Skill = Annotated[int, Meta(ge=0, le=2)]
"""How well somebody plays, as they say: 0 new, 1 now and then, 2 often."""
PersonNumber = Annotated[int, Meta(ge=0, le=limits.NIGHT_PEOPLE - 1)]


class DealPlan(Message):
    """What is played in one deal."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = field(default_factory=dict)


class NewNight(Message):
    """Announce a night together."""

    deals: Annotated[list[DealPlan], Meta(min_length=1, max_length=limits.NIGHT_DEALS)]
    name: Annotated[str, Meta(max_length=limits.NAME_POINTS)] = ""
    """Of whoever meets: a club, a family."""
    size: Annotated[int, Meta(ge=2, le=10)] = 4
    """How many sit at each table; every title must be for so many."""
    minutes: Annotated[int, Meta(ge=0, le=limits.NIGHT_MINUTES)] = 45
    """For each deal; what has not ended then does not count. 0: as long as it takes."""
    pause: Annotated[int, Meta(ge=0, le=limits.NIGHT_MINUTES)] = 5
    """Between deals; 0: the organizer begins each one."""
    pairing: PairingName = "around"
    """`around`: with ever new people; `swiss`: with neighbors in the standings."""
    fill: FillName = "bots"
    """Where a table would not be full, bots sit down; or people rest in turn."""
    level: Level = "apprentice"
    """Of these bots."""


class NightMade(Message, omit_defaults=False):
    """The token of the organizer. It is said this once, and is nowhere kept."""

    night: str
    token: str


class JoinNight(Message):
    name: Name
    level: Skill = 1


class NightJoined(Message, omit_defaults=False):
    """The token opens the night, and every table of it at which its holder sits. It is said this once."""

    night: str
    token: str
    person: int


class BeginDeal(Message, tag="begin", tag_field="do"):
    """Seat everybody who is there, and begin the next deal."""

    deal: Number
    """Its number, from 1: sent twice, it is begun once."""


class EndDeal(Message, tag="end", tag_field="do"):
    """Time is up now."""

    deal: Number


class PauseNight(Message, tag="pause", tag_field="do"):
    """Nobody plays at any table, and no time passes."""


class ResumeNight(Message, tag="resume", tag_field="do"):
    pass


class ExtendDeal(Message, tag="extend", tag_field="do"):
    minutes: Annotated[int, Meta(ge=1, le=limits.NIGHT_MINUTES)]


class LeaveNight(Message, tag="leave", tag_field="do"):
    """Play no further deal: oneself, or somebody the organizer has not seen for long."""

    person: PersonNumber | None = None


class ReturnToNight(Message, tag="return", tag_field="do"):
    person: PersonNumber | None = None


class CloseNight(Message, tag="close", tag_field="do"):
    """No deal after those that are over."""


NightCommand = BeginDeal | EndDeal | PauseNight | ResumeNight | ExtendDeal | LeaveNight | ReturnToNight | CloseNight


class NightDeal(Message, omit_defaults=False):
    """A deal in the schedule."""

    game: str
    state: Literal["planned", "playing", "over"]
    at: int | None
    """When it began, or is to begin as far as can be told; milliseconds since 1970."""
    ends_at: int | None
    """When it ended, or time is up."""
    commitment: Hash
    """It binds the luck of this deal (ADR 0002), from before the first one on …"""
    secret: str
    """… which is opened when the deal is over; empty until then."""


class NightPerson(Message, omit_defaults=False):
    name: str
    level: int
    away: bool


class NightSeat(Message, omit_defaults=False):
    """A seat at one of the tables."""

    name: str
    person: int | None
    """None: a bot."""
    points: int | None
    """Only for the organizer and at one's own table, as long as the deal is played."""
    awaited: bool


class NightTable(Message, omit_defaults=False):
    """A table of the deal that is played, or was played last."""

    table: str
    """Its id, for those who sit there as soon as it is there; for everybody once the deal is over."""
    state: Literal["playing", "over", "unfinished"]
    round: int | None
    seats: list[NightSeat]


class NightHeld(Message, omit_defaults=False):
    """How a deal ended for somebody."""

    points: int
    place: int
    margin: float
    """Own points minus the mean of all who held the same seat."""


class NightRow(Message, omit_defaults=False):
    """A line of the standings."""

    person: int
    name: str
    rank: int
    """By margin …"""
    rank_by_places: int
    """… by first places, then second ones …"""
    rank_by_points: int
    """… and by points, which luck has a part in."""
    deals: list[NightHeld | None]
    """Those that are over; None: it does not count."""
    margin: float
    points: int
    places: list[int]
    """How often first, second …"""


class MyDeal(Message, omit_defaults=False):
    """A deal that is over, as the holder of the token has played it."""

    deal: int
    seat: int
    points: int
    margin: float
    mean: float
    others: list[int]
    """The points of all who held this seat, mine among them, from the least."""


class MyNight(Message, omit_defaults=False):
    """What the night is for the holder of the token."""

    person: int
    table: int | None
    """The number of my table, from 0, in the deal that is played or was played last."""
    seat: int | None
    resting: bool
    deals: list[MyDeal]


class NightShown(Message, omit_defaults=False):
    """How a night stands."""

    night: str
    n: int
    """Grows with everything that happens; what changes at the tables alone does not count."""
    now: int
    """The time of the house, in milliseconds since 1970."""
    name: str
    code: str
    """To say aloud, as long as people may join; empty where there is none."""
    state: Literal["open", "playing", "between", "over"]
    paused: bool
    rests: bool
    """The house rests, and the night with it."""
    next_at: int | None
    """When the next deal begins by itself."""
    size: int
    minutes: int
    pairing: str
    fill: str
    level: str
    deals: list[NightDeal]
    people: list[NightPerson]
    tables: list[NightTable]
    standings: list[NightRow]
    """By margin; the deal that is played is not counted."""
    organizer: bool
    me: MyNight | None


class ResultSeat(Message, omit_defaults=False):
    """A seat in the file of results; without `person`, a bot's."""

    seat: int
    person: str
    points: int
    place: int
    margin: float


class ResultTable(Message, omit_defaults=False):
    """`counted`: false where it had not ended when time was up; then nothing is said of points."""

    table: str
    counted: bool
    people: list[str]
    """By seat; empty: a bot."""
    seats: list[ResultSeat]


class ResultDeal(Message, omit_defaults=False):
    game: str
    began_at: int
    ended_at: int
    commitment: str
    secret: str
    resting: list[str]
    tables: list[ResultTable]


class NightResults(Message, omit_defaults=False):
    """All deals that are over, and what they come to."""

    format: str
    night: str
    name: str
    size: int
    pairing: str
    fill: str
    deals: list[ResultDeal]
    standings: list[NightRow]
    csv: str
    """The standings once more, as a table for a spreadsheet: UTF-8, commas, one line for each person."""

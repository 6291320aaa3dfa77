"""What travels over HTTP."""

from typing import Annotated, Any

from msgspec import Meta, field

from chaudron import limits
from chaudron.protocol.deals import GameName, SameDeal
from chaudron.protocol.parts import (
    FigureName,
    Level,
    Message,
    Name,
    Options,
    SeatNumber,
    Settings,
    TableId,
    Token,
)
from chaudron.protocol.said import PlanFor
from chaudron.protocol.told import Heard, SeatShown, Told


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


class OptionShown(Message, omit_defaults=False):
    rule: str
    default: Any
    values: list[Any]


class GameShown(Message, omit_defaults=False):
    """A box on the shelf."""

    game: str
    version: str
    players: list[int]
    options: dict[str, OptionShown]
    bots: list[str]
    """Levels that a host may choose, from the weakest to the strongest."""


class Strength(Message, omit_defaults=False):
    """How strong a bot has proved to be among those of its game: Elo, and between what it is likely to be."""

    elo: int
    low: int
    high: int


class BotShown(Message, omit_defaults=False):
    """Who plays at a level."""

    level: str
    rank: int
    """From 1, the weakest; there are as many ranks as bots."""
    name: str
    """Of the seat it takes, if nobody there has it; others of the same level have names of their own."""
    style: str
    """How it plays, in a sentence."""
    strength: Strength | None
    """None where it was not measured."""
    names: list[str]
    """Of those of this level, in the order in which they come to one table."""


class Bots(Message, omit_defaults=False):
    """The bots of a game, from the weakest to the strongest."""

    bots: list[BotShown]


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


class Games(Message, omit_defaults=False):
    games: list[GameShown]


class Printed(Message, omit_defaults=False):
    """What is printed on the cards of a game, under the name by which its tables call it."""

    hash: str
    potions: list[dict[str, Any]] = field(default_factory=list)
    forest: list[dict[str, Any]] = field(default_factory=list)
    spells: list[dict[str, Any]] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    """Of the ball, by color."""
    prices: dict[str, dict[str, int]] = field(default_factory=dict)
    """Of Belcastel, by book; likewise the spaces of its track, its cards and the books that somebody has written."""
    track: list[dict[str, Any]] = field(default_factory=list)
    cards: dict[str, dict[str, Any]] = field(default_factory=dict)
    books: dict[str, dict[str, Any]] = field(default_factory=dict)


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


class WhyNot(Message, omit_defaults=False):
    """Why something may not be chosen: a key for its words, the rule that says so, and the details."""

    key: str
    rule: str
    details: dict[str, Any]


class NextAsk(Message, omit_defaults=False):
    """What a seat is asked at once after a choice."""

    about: str
    options: list[str]
    refused: dict[str, WhyNot]
    """Choices that it does not offer, where there is more to say than that."""


class Prospect(Message, omit_defaults=False):
    """What certainly follows from a choice, for the seat that makes it."""

    changes: list[Any]
    """Of the seat's own part of its view: pairs of a path and the value then there."""
    told: list[Told]
    open: bool
    """More follows at once, which depends on chance or on what others decide in secret."""
    next: NextAsk | None
    """What this seat is asked at once, as far as that is certain."""


class Prospects(Message, omit_defaults=False):
    """What a seat may know before it answers."""

    n: int
    """The number of the last event this takes into account."""
    ask: int | None
    """The number of the question whose options these are."""
    options: dict[str, Prospect]
    refused: dict[str, WhyNot]
    """Choices that are not offered, where there is more to say than that."""
    odds: dict[str, Any] | None
    """What chance may bring; what is in it depends on the game."""


class HintFor(Message):
    """Whose advice is wanted; None: the strongest bot's."""

    level: Level | None = None


class HintOption(Message, omit_defaults=False):
    """Something that may be answered, and what the bot expects of it; None where it cannot say."""

    choice: str
    value: float | None


class Hint(Message, omit_defaults=False):
    """What a bot would answer in my place: its choice first."""

    ask: int
    """The number of the question."""
    level: str
    name: str
    """Of the bot."""
    unit: str
    """`points`: ahead of the best other seat at the end; `wins`: how likely I win, 0 to 1; empty: it cannot say."""
    options: list[HintOption]
    """The most promising, best first."""
    says: str
    """Why, in a sentence."""


class PlanForecast(Message, omit_defaults=False):
    """How a brew by a plan ends: counted over some brews that may follow from what the seat sees."""

    brews: int
    exploded: int
    waiting: int
    """They come to a question that waits."""
    coins: float
    """Of the scoring space, on average."""


class PlanShown(Message, omit_defaults=False):
    """My own plan."""

    plan: PlanFor | None


class PlanForeseen(Message, omit_defaults=False):
    forecast: PlanForecast | None
    """None while the seat is not brewing."""


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

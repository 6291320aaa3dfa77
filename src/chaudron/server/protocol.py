"""What travels between a client and the house. The OpenAPI document and the page's types are made from these types.

A client says `Hello`, receives a `Welcome`, then sends commands; each is answered by an `Ack` once it is durable, or
by a `Nack` that says why nothing has changed. Everything that happens at the table arrives as a `Happened`, numbered
1, 2, 3 … for this listener. See docs/protocol.md.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from chaudron.server import limits

Id = Annotated[str, Meta(min_length=1, max_length=limits.ID_LENGTH, pattern="^[!-~]+$")]
"""Chosen by the client, once for each command; a command that is sent again keeps its id."""
TableId = Annotated[str, Meta(min_length=10, max_length=10, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_LENGTH)]
Token = Annotated[str, Meta(min_length=43, max_length=limits.TOKEN_LENGTH)]
Salt = Annotated[str, Meta(max_length=limits.SALT_LENGTH)]
ChoiceText = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(max_length=limits.LINE_LENGTH)]
OptionValue = bool | int | float | Annotated[str, Meta(max_length=80)] | dict[str, int]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=limits.OPTIONS)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Path = list[str | int]

EmoteName = Literal["clap", "laugh", "wow", "oops", "boom", "think", "hurry", "thanks"]
Lang = Literal["fr", "en"]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that travels; unknown fields are refused."""


class Settings(Message):
    """What the host decides beside the rules."""

    public: bool = False
    """Listed for everybody, instead of known only by its link."""
    watchers: bool = True
    chat: bool = True
    undo: bool = True
    odds: bool = True
    """The page may show chances on demand."""
    window: Annotated[float, Meta(ge=0, le=limits.WINDOW_SECONDS)] | None = None
    """What all decide in secret at the same time is shown no sooner than this many seconds after it was asked.

    In games with reactions: how long everybody may react. None: as the game has it.
    """
    clock: Annotated[int, Meta(ge=0, le=limits.CLOCK_SECONDS)] = 0
    """Seconds for each decision; 0 is no clock."""
    overtime: Literal["show", "bot"] = "show"
    """What the end of the time brings: it is shown, and the others may let a bot answer; or a bot answers at once."""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    """Where to tell who is awaited. Known to the host alone."""


# What a client says over the socket


class Hello(Message, tag="hello", tag_field="do"):
    """The first message: which table, by what right, and what was heard already."""

    table: TableId
    token: Token | None = None
    """Of a seat; without it one watches."""
    after: Annotated[int, Meta(ge=0)] | None = None
    """The number of the last event heard; those since then are told again."""
    lang: Lang = "fr"


class Command(Message, tag_field="do"):
    """Something a client wants done."""

    id: Id

    def __post_init__(self) -> None:
        if not (self.id.isascii() and self.id.isprintable()):  # a pattern lets a line end pass
            raise ValueError("an id is printable ASCII")


class Answer(Command, tag="answer"):
    """Answer the question that was asked under this number."""

    ask: int
    choice: ChoiceText
    lines: Annotated[list[Line], Meta(max_length=limits.LINES)] = []
    """What was typed, where something is to be typed: they decide, and not the choice."""
    lang: Lang = "fr"
    """In which language."""


class Undo(Command, tag="undo"):
    """Take back my last answer."""


class Why(Command, tag="why"):
    """Why may I not choose this now?"""

    choice: ChoiceText


class Say(Command, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=limits.TEXT_LENGTH)]


class Emote(Command, tag="emote"):
    emote: EmoteName


class Pause(Command, tag="pause"):
    """Nobody may answer until the game is resumed."""


class Resume(Command, tag="resume"):
    pass


class Leave(Command, tag="leave"):
    """Get up. Before the game the seat is free again; during it, it waits for me or for a bot."""


class Return(Command, tag="return"):
    """I am back at my seat; a bot in my place stops playing."""


class Rename(Command, tag="rename"):
    name: Name


class Sit(Command, tag="sit"):
    """Move to another free seat before the game."""

    seat: SeatNumber


class Hurry(Command, tag="hurry"):
    """The time of a seat is over: let a bot answer once in its place."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """Open a table with the same people, bots and options; everybody's token is good there too."""


class Start(Command, tag="start"):
    pass


class Change(Command, tag="change"):
    """Change options and settings before the game."""

    players: SeatNumber | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    settings: Settings | UnsetType = UNSET


class SeatBot(Command, tag="seat_bot"):
    """Let a bot play at a free seat, or in the place of somebody who is away."""

    seat: SeatNumber
    level: Level


class FreeSeat(Command, tag="free_seat"):
    """Send the bot of a seat away; a person who held the seat has it back."""

    seat: SeatNumber


class Kick(Command, tag="kick"):
    """Take a seat from a person; during the game a bot plays on."""

    seat: SeatNumber


class Lock(Command, tag="lock"):
    """Let nobody else in, or let people in again."""

    locked: bool = True


class MakeHost(Command, tag="make_host"):
    seat: SeatNumber


class Grant(Command, tag="grant"):
    """Give a seat to whoever asked for it; whoever had it before loses it."""

    claim: int


class Refuse(Command, tag="refuse"):
    claim: int


class PlanFor(Message):
    """How a seat shall brew while its person is away: draw until one of the first three is reached."""

    whites: Annotated[int, Meta(ge=1, le=20)] | None = None
    """Stop when the whites in the cauldron add up to this."""
    coins: Annotated[int, Meta(ge=1, le=35)] | None = None
    """Stop when the scoring space gives so many coins."""
    risk: Annotated[int, Meta(ge=0, le=99)] | None = None
    """Stop when the next chip explodes the cauldron with more than so many percent."""
    flask: Literal["never", "high", "last"] = "never"
    """For no white, for the first one above 1, or for the one that would make me stop."""
    questions: Literal["wait", "bot"] = "bot"
    """Whatever else is asked while brewing waits for me, or is answered as a bot would."""
    after: Literal["wait", "round", "back"] = "wait"
    """After the brewing: wait for me, let a bot play to the end of the round, or until I am back."""
    exploded: Literal["points", "coins"] = "coins"
    """What is taken after an explosion, unless that waits for me."""


class SkipLesson(Command, tag="skip_lesson"):
    """Go on without the coach: whatever the rules allow may be chosen, and chance is chance."""


class MakePlan(Command, tag="plan"):
    """Play by this plan from now on, until I answer myself. Nobody else learns what is in it."""

    plan: PlanFor


class DropPlan(Command, tag="drop_plan"):
    """I play myself again."""


class Ping(Message, tag="ping", tag_field="do"):
    pass


Commands = (
    Answer
    | Undo
    | Why
    | Say
    | Emote
    | Pause
    | Resume
    | Leave
    | Return
    | Rename
    | Sit
    | Hurry
    | Rematch
    | SkipLesson
    | MakePlan
    | DropPlan
    | Start
    | Change
    | SeatBot
    | FreeSeat
    | Kick
    | Lock
    | MakeHost
    | Grant
    | Refuse
)
Said = Hello | Ping | Commands

# What the house says over the socket


class Told(Struct, array_like=True, frozen=True):
    """A fact: a key for its words, the rule it comes from, and the details."""

    key: str
    rule: str
    details: dict[str, Any]


class SeatShown(Message):
    """A seat as everybody sees it."""

    name: str = ""
    person: bool = False
    """A person holds it."""
    bot: str = ""
    """The level of the bot that plays here, for good or in the person's place."""
    left: bool = False
    plan: bool = False
    """The house plays here by a plan that only its maker knows."""


class Claim(Message):
    """Somebody asks for a seat."""

    claim: int
    seat: int
    name: str


class Shown(Message, omit_defaults=False):
    """A table as everybody sees it, apart from the game itself."""

    table: str
    game: str
    version: str
    setup: str
    """The setup code: another table can be opened from it."""
    players: int
    options: dict[str, Any]
    settings: Settings
    commitment: str
    """Binds the secret of the table's chance before anybody sits down."""
    state: str
    """`open`, `playing` or `over`."""
    paused: bool
    locked: bool
    host: int
    """The host's seat; -1 when the host only watches."""
    seats: list[SeatShown]
    claims: list[Claim]
    rematch: str | None
    lesson: str = ""
    """The game whose first steps are taken here: its luck is written in advance, and nothing is sealed."""


class LessonCard(Message):
    """One thing the coach says: a key for its words, and the name of what it points at."""

    key: str
    at: str = ""


class LessonStep(Message, omit_defaults=False):
    """What a lesson says while a question waits, and the choices that it lets through."""

    step: int
    """Counted from 0."""
    of: int
    given: int
    """How many of the step's answers were given already."""
    cards: list[LessonCard]
    lets: list[str]
    rules: list[str]


class Asked(Message):
    """A decision of this listener's seat."""

    ask: int
    about: str
    rule: str
    options: list[str]
    sealed: list[str] = []
    """Options which nobody else may notice before they are revealed."""
    lapses: bool = False
    """Nobody waits for the answer."""
    until: int | None = None
    """When the time is over, in milliseconds since 1970."""
    lesson: LessonStep | None = None


class Awaited(Message):
    """A seat the table waits for. Never why."""

    seat: int
    until: int | None = None


class Heard(Message, omit_defaults=False):
    """One event as this listener may know it: what kind it is, and what of it is shown."""

    n: int
    at: int
    kind: str
    about: dict[str, Any]


class Welcome(Message, tag="welcome", tag_field="is", omit_defaults=False):
    """How things stand, and what was missed."""

    n: int
    """The number of the last event this listener may know."""
    seat: int | None
    host: bool
    shown: Shown
    view: Any
    """What the seat sees of the game, an object; null before it begins."""
    ask: Asked | None
    awaited: list[Awaited]
    here: list[int]
    """Seats that are connected now."""
    watching: int
    undo: str | None
    """None: the last answer may be taken back; otherwise a key for the reason."""
    missed: list[Heard]


class Happened(Message, tag="happened", tag_field="is"):
    """One event, and what it changed for this listener."""

    n: int
    at: int
    kind: str
    about: dict[str, Any]
    view: Any = UNSET
    """Changes of the view: pairs of a path and the value now there; a path alone is gone."""
    whole: Any = UNSET
    """The view as a whole, in place of changes."""
    shown: Shown | UnsetType = UNSET
    ask: Asked | UnsetType | None = UNSET
    awaited: list[Awaited] | UnsetType = UNSET
    undo: str | UnsetType | None = UNSET


class Ack(Message, tag="ack", tag_field="is"):
    """The command is done and durable."""

    id: str
    n: int
    about: dict[str, Any] = {}


class Nack(Message, tag="nack", tag_field="is"):
    """The command was refused and nothing has changed."""

    id: str
    code: str
    says: str
    rule: str = ""
    details: dict[str, Any] = {}


class Here(Message, tag="here", tag_field="is"):
    """Who is connected now."""

    here: list[int]
    watching: int


class Pong(Message, tag="pong", tag_field="is"):
    pass


class Closing(Message, tag="closing", tag_field="is"):
    """The house ends this connection, and why; with `again`, come back in so many seconds."""

    code: str
    says: str
    again: float | None = None


Spoken = Welcome | Happened | Ack | Nack | Here | Pong | Closing

# What travels over HTTP


class NewTable(Message):
    """Open a table from a setup code, or from a game with options."""

    setup: Annotated[str, Meta(max_length=limits.CODE_LENGTH)] = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    players: SeatNumber | None = None
    options: Options = {}
    settings: Settings = field(default_factory=Settings)
    name: Name | None = None
    """Of the host; without it the host only watches."""
    seat: SeatNumber = 0
    salt: Salt = ""
    bots: Annotated[list[Level], Meta(max_length=10)] = []
    """They take the seats that are left, in order."""
    start: bool = False
    lesson: Annotated[str, Meta(max_length=40)] = ""
    """The game whose first steps are to be taken: the lesson says everything else but the name."""


class Join(Message):
    """Take a free seat."""

    name: Name
    seat: SeatNumber | None = None
    """The first free one when it is None."""
    salt: Salt = ""
    """Mixed into the table's chance; made up when it is empty."""


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
    """Levels, from the weakest to the strongest."""


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
    forest: list[dict[str, Any]]
    potions: list[dict[str, Any]]
    spells: list[dict[str, Any]]


class RuleShown(Message, omit_defaults=False):
    """One rule, or (without an id) what introduces others: Markdown, with the list that belongs to it."""

    id: str
    text: str


class ChapterShown(Message, omit_defaults=False):
    """A chapter of the rules. The first has no title: it introduces the page."""

    id: str
    title: str
    rules: list[RuleShown]


class Rules(Message, omit_defaults=False):
    chapters: list[ChapterShown]


class SituationListed(Message, omit_defaults=False):
    """An example that can be watched: its id is that of the rule which tells it; `rules` are those it explains."""

    id: str
    title: str
    rules: list[str]


class Situations(Message, omit_defaults=False):
    situations: list[SituationListed]


class SituationStep(Message, omit_defaults=False):
    """How the table stands; `view` hides nothing that any seat sees of itself, `text` is the same in words."""

    caption: str
    told: list[str]
    view: dict[str, Any]
    text: str


class Situation(Message, omit_defaults=False):
    """An example, from its start to its end; `focus` are the seats that matter."""

    id: str
    title: str
    rules: list[str]
    names: list[str]
    focus: list[int]
    steps: list[SituationStep]


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


class Standing(Message):
    """How a table stands, in short; or a code and words for why that cannot be told."""

    table: str
    code: str = ""
    says: str = ""
    game: str = ""
    state: str = ""
    """`open`, `playing` or `over`."""
    seat: int | None = None
    seats: list[SeatShown] = []
    paused: bool = False
    awaited: list[int] = []
    """Seats the table waits for. Never why."""
    asked: bool = False
    """It waits for the holder of the token."""
    round: int | None = None
    points: list[int] = []
    """Of each seat, once the game is over."""
    places: list[int] = []


class Standings(Message, omit_defaults=False):
    standings: list[Standing]


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
    details: dict[str, Any] = {}

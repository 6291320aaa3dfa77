"""What a client says over the socket."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from chaudron import limits
from chaudron.protocol.parts import (
    ChoiceText,
    Device,
    EmoteName,
    FigureName,
    Hash,
    Id,
    Lang,
    Level,
    Line,
    Message,
    Name,
    Number,
    Options,
    SeatNumber,
    Settings,
    TableId,
    Token,
)


class Hello(Message, tag="hello", tag_field="do"):
    """The first message: which table, by what right, and what was heard already."""

    table: TableId
    token: Token | None = None
    """Of a seat; without it one watches."""
    after: Number | None = None
    """The number of the last event heard; those since then are told again."""
    lang: Lang = "fr"
    device: Device = ""
    """A random text that this device keeps, by which a host may keep it out."""


class Command(Message, tag_field="do"):
    """Something a client wants done."""

    id: Id

    def __post_init__(self) -> None:
        if not (self.id.isascii() and self.id.isprintable()):  # a pattern lets a line end pass
            raise ValueError("an id is printable ASCII")


class Answer(Command, tag="answer"):
    """Answer the question that was asked under this number."""

    ask: Number
    choice: ChoiceText
    lines: Annotated[list[Line], Meta(max_length=limits.LINES)] = field(default_factory=list)
    """What was typed, where something is to be typed: they decide, and not the choice."""
    lang: Lang = "fr"
    """In which language."""
    link: Hash | None = None
    """What my device brings for chance: the link that is due (ADR 0019)."""


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


class ChooseFigure(Command, tag="choose_figure"):
    """Play with this figure of the box, a witch at the ball; with none, whichever is left. Before the game."""

    figure: FigureName | None = None
    seat: SeatNumber | None = None
    """The host may choose for others, as for those who share a device."""


class NameYoungest(Command, tag="name_youngest"):
    """Say who is the youngest, where that decides who begins; nobody: it was not said. Before the game."""

    seat: SeatNumber | None = None


class Sit(Command, tag="sit"):
    """Move to another free seat before the game."""

    seat: SeatNumber


class Hurry(Command, tag="hurry"):
    """The time of a seat is over: let a bot answer once in its place."""

    seat: SeatNumber


class Rematch(Command, tag="rematch"):
    """Open a table with the same people, bots and options; everybody's token is good there too."""


class Start(Command, tag="start"):
    """Begin; where seals were laid, close the envelope first, once that of every person is there."""

    without: bool = False
    """Do not wait for what is missing: close the envelope with the seals, or begin with the salts, that are there."""


class Seal(Command, tag="seal"):
    """What binds the salt of my device, before the envelope is closed (ADR 0019)."""

    seal: Hash


class Reveal(Command, tag="reveal"):
    """The salt of my device, once the envelope is closed."""

    salt: Hash


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
    keep_out: Literal["", "device", "address"] = ""
    """Let them not come back: not with this device; or not from this address either, nor anybody else from there."""


class LetIn(Command, tag="let_in"):
    """Let somebody come back who was kept out."""

    person: int


class Chat(Command, tag="chat"):
    """Let people talk, or no longer, at any time."""

    on: bool


class Lock(Command, tag="lock"):
    """Let nobody else in, or let people in again."""

    locked: bool = True


class MakeHost(Command, tag="make_host"):
    seat: SeatNumber


class Grant(Command, tag="grant"):
    """Give a seat to whoever asked for it; whoever had it before loses it."""

    claim: Number


class Refuse(Command, tag="refuse"):
    claim: Number


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
    | ChooseFigure
    | NameYoungest
    | Sit
    | Hurry
    | Rematch
    | SkipLesson
    | MakePlan
    | DropPlan
    | Start
    | Seal
    | Reveal
    | Change
    | SeatBot
    | FreeSeat
    | Kick
    | LetIn
    | Chat
    | Lock
    | MakeHost
    | Grant
    | Refuse
)
Said = Hello | Ping | Commands

"""What the house says over the socket."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from chaudron.protocol.parts import Message, Settings


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
    hints: int = 0
    """How many questions were answered here with a hint."""
    figure: str = ""
    """What is played with here, at games where that is chosen: a witch of the ball."""
    chosen: bool = False
    """It was chosen; otherwise it is one of those left."""
    youngest: bool = False
    """Who sits here was said to be the youngest, and so begins."""
    seal: str = ""
    """What a device laid for this seat before the game (ADR 0019)."""
    revealed: bool = False
    """Its salt is there."""
    substitutes: int = 0
    """How often something was drawn here without the link that was due; in secret together, only the record tells."""


class Claim(Message):
    """Somebody asks for a seat."""

    claim: int
    seat: int
    name: str


class KeptOut(Message):
    """Somebody whom the host keeps out of the table."""

    person: int
    name: str
    address: bool = False
    """Everybody from their address too."""


class Resumed(Message, omit_defaults=False):
    """Where a game goes on from."""

    table: str
    """Empty: only its record was known."""
    at: int
    """After how many answers."""


class DealShown(Message, omit_defaults=False):
    """Luck that other tables have too."""

    potion: int
    """The number of a potion of the day; 0: it is the luck of another game."""
    of: str
    """The table of that game."""
    seat: int
    """Whose game there is compared with this one."""


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
    kept_out: list[KeptOut] = field(default_factory=list)
    """Only the host sees them."""
    envelope: str = ""
    """The text of the sealed envelope, once it is closed; while the table is still `open`, salts are awaited."""
    resumed: Resumed | None = None
    """It goes on from a position of another game; from there on luck is new."""
    deal: str = ""
    """What is played here is played alike at other tables: the night, a point, and the number of the deal.

    Its luck is sealed by the house alone, and opened when the deal is over at all of them.
    """
    shared: DealShown | None = None
    """Its luck is that of other tables too: nobody's device brings a part of it."""


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
    sealed: list[str] = field(default_factory=list)
    """Options which nobody else may notice before they are revealed."""
    lapses: bool = False
    """Nobody waits for the answer."""
    until: int | None = None
    """When the time is over, in milliseconds since 1970."""
    lesson: LessonStep | None = None
    offers: list[str] = field(default_factory=list)
    """What may be said besides: taken like an answer, but no answer to the question."""
    link: int = 0
    """The number of the link that is due with the answer (ADR 0019); 0 where this seat has no chain."""
    latest: str = ""
    """The link that came before it, from whichever device of this seat; empty before the first."""


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
    about: dict[str, Any] = field(default_factory=dict)


class Nack(Message, tag="nack", tag_field="is"):
    """The command was refused and nothing has changed."""

    id: str
    code: str
    says: str
    rule: str = ""
    details: dict[str, Any] = field(default_factory=dict)


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

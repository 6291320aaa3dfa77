"""What is written in the journal of a table: everything that ever happened there, one event a row.

The state of a table is what these events, read in order, say. Keys are SHA-256 of the tokens that people hold.
"""

from typing import Any, ClassVar

from msgspec import Struct

from chaudron.kernel.facts import SPECTATOR
from chaudron.plans import Plan
from chaudron.protocol import Settings
from chaudron.room.deals import Deal
from chaudron.words import SPOKEN, words

Draws = list[tuple[int, int, int]]
Result = dict[str, list[int]]


class Telling(Struct, array_like=True, frozen=True):
    """A fact as it was told, and to whom (None: everybody)."""

    key: str
    rule: str
    details: dict[str, Any]
    to: tuple[int, ...] | None = None

    def is_heard_by(self, seat: int | None) -> bool:
        return self.to is None or (SPECTATOR if seat is None else seat) in self.to


class Typed(Struct, frozen=True):
    """What somebody typed for the cards they laid, as everybody sees it."""

    seat: int
    lang: str
    cards: list[str]
    lines: list[str]


class Event(Struct, tag_field="kind", omit_defaults=True):
    """Something that happened. `shown` names what everybody may know of it: a new field is shown to nobody."""

    shown: ClassVar[tuple[str, ...]] = ()


class Position(Struct, omit_defaults=True):
    """How a game of before stood: what was played there, which is played again before luck is new."""

    table: str
    """Where it was played; empty: only its record is known."""
    at: int
    """After how many answers."""
    opening: Draws = []
    entries: list[tuple[int, str, Draws, bool]] = []


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
    devices: list[str] = []
    addresses: list[str] = []
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
    keys: list[str] = []
    """By which they are found in the journal; none, once it is done."""
    shown: ClassVar[tuple[str, ...]] = ("seat", "level", "host")


class LetIn(Event, tag="let_in"):
    """Somebody who was kept out may come back."""

    person: int
    name: str
    shown: ClassVar[tuple[str, ...]] = ("person", "name")


class ChatSwitched(Event, tag="chat"):
    """People may talk from now on, or no longer."""

    on: bool
    shown: ClassVar[tuple[str, ...]] = ("on",)


class Locked(Event, tag="locked"):
    locked: bool
    shown: ClassVar[tuple[str, ...]] = ("locked",)


class HostMade(Event, tag="host_made"):
    seat: int
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Changed(Event, tag="changed"):
    """Options and settings, as they are now."""

    players: int
    options: dict[str, Any]
    settings: Settings


class SealLaid(Event, tag="seal_laid"):
    """A device has bound its salt (ADR 0019)."""

    seat: int
    seal: str
    shown: ClassVar[tuple[str, ...]] = ("seat", "seal")


class EnvelopeClosed(Event, tag="envelope_closed"):
    """Nothing that is in it may change any more; now the salts are shown."""

    envelope: str
    shown: ClassVar[tuple[str, ...]] = ("envelope",)


class Revealed(Event, tag="revealed"):
    """A device has shown its salt, and others have not yet."""

    seat: int
    salt: str
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Started(Event, tag="started"):
    version: str
    names: list[str]
    salts: list[str]
    """With the secret that was committed before, and the links of the answers, they decide all chance."""
    draws: Draws
    told: list[Telling]
    options: dict[str, Any] = {}
    """Those that were decided by who sits where; all, where the table was opened by another version of the rules."""
    envelope: str = ""
    """Its text; empty at tables of before, and in lessons."""
    shown: ClassVar[tuple[str, ...]] = ("names", "salts", "envelope")


class RulesChanged(Event, tag="rules_changed"):
    """The table goes on by another version of the rules, which made the same of all that was played before."""

    version: str
    options: dict[str, Any]
    """All of them, as the version of before meant them."""
    shown: ClassVar[tuple[str, ...]] = ("version",)


class Answered(Event, tag="answered"):
    seat: int
    choice: str
    draws: Draws = []
    told: list[Telling] = []
    reveals: bool = False
    for_absent: bool = False
    """A bot answered for somebody whose time was over."""
    by: str = ""
    """`plan`: by the plan of somebody who is away; otherwise the seat itself, or whoever sits there."""
    sealed: bool = False
    """It was given in secret together with others: nobody else learns who was the last."""
    held: bool = False
    """It ended what was kept quiet in a window: not even its author learns who was the last."""
    typed: Typed | None = None
    result: Result | None = None
    """How the game ended, when this was its last answer; then the secret is no longer one."""
    secret: str = ""
    head: str = ""
    """It binds everything that happened in the game."""
    link: str = ""
    """What the device of the seat brought for chance."""
    substitute: bool = False
    """Something was drawn without the link that was due."""
    substitutes: list[int] = []
    """With the end of a sealed beat: the seats for which something was drawn so in it."""
    shown: ClassVar[tuple[str, ...]] = (
        "seat",
        "for_absent",
        "by",
        "typed",
        "result",
        "secret",
        "head",
        "substitute",
        "substitutes",
    )


class Noted(Event, tag="noted"):
    """In a window, of the answer that ends it: to its author it looks like any other answer, whose end comes later."""

    seat: int
    for_absent: bool = False
    shown: ClassVar[tuple[str, ...]] = ("seat", "for_absent")


class Planned(Event, tag="planned"):
    """From now on the house plays here by a plan. What is in it is shown to nobody: its maker asks for it."""

    seat: int
    plan: Plan
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Unplanned(Event, tag="unplanned"):
    """Somebody plays without a plan again."""

    seat: int
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class LessonLeft(Event, tag="lesson_left"):
    """The learner goes on without the coach."""

    seat: int
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class DealOpened(Event, tag="deal_opened"):
    """The deal is over at all tables: what its luck depended on is a secret no more, and everybody may look."""

    secret: str
    shown: ClassVar[tuple[str, ...]] = ("secret",)


class Undone(Event, tag="undone"):
    seat: int
    seq: int
    """Of the answer that was taken back."""
    shown: ClassVar[tuple[str, ...]] = ("seat",)


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


class Said(Event, tag="said"):
    seat: int
    text: str
    shown: ClassVar[tuple[str, ...]] = ("seat", "text")


class Emoted(Event, tag="emoted"):
    seat: int
    emote: str
    shown: ClassVar[tuple[str, ...]] = ("seat", "emote")


class Spoke(Event, tag="spoke"):
    """A bot says something, in its own character's words."""

    seat: int
    line: str
    shown: ClassVar[tuple[str, ...]] = ("seat", "line", "says")

    @property
    def says(self) -> dict[str, str]:
        """The line in every language; nothing, if it has gone out of use since it was spoken."""
        key = f"bots-{self.line}"
        return {language: words(language).say(key) for language in SPOKEN if words(language).has(key)}


class Hinted(Event, tag="hinted"):
    """Somebody was told what a bot would answer. Everybody hears of it, and nobody else what it was."""

    seat: int
    ask: int
    """The number of the question, for this seat."""
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Rematched(Event, tag="rematched"):
    table: str
    shown: ClassVar[tuple[str, ...]] = ("table",)


Written = (
    Opened
    | Joined
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
    | ChatSwitched
    | Locked
    | HostMade
    | Changed
    | SealLaid
    | EnvelopeClosed
    | Revealed
    | Started
    | RulesChanged
    | Answered
    | Noted
    | Planned
    | Unplanned
    | LessonLeft
    | DealOpened
    | Undone
    | Paused
    | Resumed
    | Muted
    | Shut
    | Reopened
    | Said
    | Emoted
    | Spoke
    | Hinted
    | Rematched
)

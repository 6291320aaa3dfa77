"""The game: how it is sealed and begins, and everything that is answered in it."""

from typing import Any, ClassVar

from msgspec import field

from chaudron.plans import Plan
from chaudron.room.events.parts import Draws, Event, Result, Telling, Typed


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
    options: dict[str, Any] = field(default_factory=dict)
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
    draws: Draws = field(default_factory=list)
    told: list[Telling] = field(default_factory=list)
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
    substitutes: list[int] = field(default_factory=list)
    """With the end of a sealed beat: the seats for which something was drawn so in it."""
    late: bool = False
    """It ended a sealed beat, and what was drawn so came after: nobody learns who was last before the game is over."""
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


class Undone(Event, tag="undone"):
    seat: int
    seq: int
    """Of the answer that was taken back."""
    shown: ClassVar[tuple[str, ...]] = ("seat",)


class Hinted(Event, tag="hinted"):
    """Somebody was told what a bot would answer. Everybody hears of it, and nobody else what it was."""

    seat: int
    ask: int
    """The number of the question, for this seat."""
    shown: ClassVar[tuple[str, ...]] = ("seat",)


OfGame = (
    SealLaid
    | EnvelopeClosed
    | Revealed
    | Started
    | RulesChanged
    | Answered
    | Noted
    | Planned
    | Unplanned
    | LessonLeft
    | Undone
    | Hinted
)

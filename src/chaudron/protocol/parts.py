"""What messages are made of: ids, names, options, settings."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from chaudron import limits
from chaudron.rulebook import SPOKEN

Id = Annotated[str, Meta(min_length=1, max_length=limits.ID_LENGTH, pattern="^[!-~]+$")]
"""Chosen by the client, once for each command; a command that is sent again keeps its id."""
TableId = Annotated[str, Meta(min_length=10, max_length=10, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
"""Of an event, a question or a request: there are never so many."""
Name = Annotated[str, Meta(min_length=1, max_length=limits.NAME_POINTS)]
Token = Annotated[str, Meta(min_length=43, max_length=limits.TOKEN_LENGTH)]
Device = Annotated[str, Meta(max_length=limits.TOKEN_LENGTH)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""32 bytes: a salt, a seal or a link (ADR 0019)."""
ChoiceText = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(max_length=limits.LINE_LENGTH)]
OptionValue = bool | int | float | Annotated[str, Meta(max_length=80)] | dict[str, int]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=limits.OPTIONS)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Path = list[str | int]

EmoteName = Literal["clap", "laugh", "wow", "oops", "boom", "think", "hurry", "thanks"]
FigureName = Annotated[str, Meta(min_length=1, max_length=40)]
Lang = Annotated[str, Meta(pattern=f"^({'|'.join(SPOKEN)})(?!\\n)$", max_length=16)]
"""In Python `$` alone would let a line end through."""


class Message(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that travels; unknown fields are refused."""


class Settings(Message):
    """What the host decides beside the rules."""

    public: bool = False
    """Listed for everybody, instead of known only by its link."""
    watchers: bool = True
    replays: bool = True
    """Whoever may watch may see the game again once it is over, with everything open; otherwise who has played it."""
    chat: bool = True
    undo: bool = True
    odds: bool = True
    """The page may show chances on demand."""
    hints: bool = True
    """People may ask what a bot would play in their place."""
    lines: bool = True
    """Bots say something now and then."""
    window: Annotated[float, Meta(ge=0, le=limits.WINDOW_SECONDS)] | None = None
    """What all decide in secret at the same time is shown no sooner than this many seconds after it was asked.

    In games with reactions: how long everybody may react. None: as the game has it.
    """
    strict: bool = False
    """In games with reactions every window lasts its whole time, however soon everybody has answered.

    On one device that goes round, everybody is asked behind the curtain.
    """
    clock: Annotated[int, Meta(ge=0, le=limits.CLOCK_SECONDS)] = 0
    """Seconds for each decision; 0 is no clock."""
    overtime: Literal["show", "bot"] = "show"
    """What the end of the time brings: it is shown, and the others may let a bot answer; or a bot answers at once."""
    webhook: Annotated[str, Meta(max_length=500)] = ""
    """Where to tell who is awaited. Known to the host alone."""

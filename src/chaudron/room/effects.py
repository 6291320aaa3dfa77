"""What a room wants done. Whoever runs it does so, in order; nothing here was ever lost or is still secret."""

from typing import Any, NamedTuple, Protocol

from chaudron.room.inputs import By
from chaudron.room.rows import Snapshot
from chaudron.room.sitting import Who
from chaudron.room.thoughts import Thought
from chaudron.room.visitors import Visitor


class Listener(Protocol):
    """A connection, as far as a room is concerned."""

    who: Who
    key: str | None
    visitor: Visitor


class Tell(NamedTuple):
    """Send a message, as JSON, to these listeners."""

    listeners: list[Listener]
    message: bytes


class LetGo(NamedTuple):
    """End a connection, and say why."""

    code: str
    listener: Listener


class SayWhoIsHere(NamedTuple):
    """Tell other processes who is connected to this one; with `and_you`, these shall tell in turn."""

    and_you: bool = False


class Think(NamedTuple):
    """Let somebody think, and hand in a `Reply`."""

    seat: int
    ask: int
    by: By
    thought: Thought


class Save(NamedTuple):
    """Keep a snapshot."""

    snapshot: Snapshot


class CallWebhook(NamedTuple):
    url: str
    notice: dict[str, Any]


class Push(NamedTuple):
    """Tell the browsers of a seat that it is awaited about this, if it still is when they may be told."""

    seat: int
    asked: int


class TellTheAbsent(NamedTuple):
    """The game is over: whoever was not there hears of it."""

    seats: list[int]


class ForgetBrowsers(NamedTuple):
    """Somebody may have lost a seat: forget the browsers of those who have none."""


class Erase(NamedTuple):
    """Somebody wants to be forgotten: rewrite the journal."""


Effect = Tell | LetGo | SayWhoIsHere | Think | Save | CallWebhook | Push | TellTheAbsent | ForgetBrowsers | Erase

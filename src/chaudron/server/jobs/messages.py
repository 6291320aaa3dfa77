"""What travels between the server and its job processes: a job, then its answer.

A message is its length in four bytes, then msgpack. The first message of a process, `Done(None)`, says: ready.
"""

from typing import Any, BinaryIO

import msgspec

from chaudron.kernel import view_types
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import View
from chaudron.plans import Plan
from chaudron.room.rows import Row

HEADER = 4
"""Bytes that tell the length of a message."""


class Message(msgspec.Struct, tag=True, array_like=True):
    """Anything sent."""


class Job(Message, kw_only=True):
    """Something to be done, with the card values of its table unless they are ours: not every process knows them."""

    cards: str = ""


class Choose(Job):
    """What would a bot answer?"""

    game: str
    level: str | None
    """None: the weakest of the game."""
    seed: int
    view: View
    ask: view_types.Ask
    plan: Plan | None = None
    """Of whoever is away: then it is the plan that answers, and no bot."""


class Advise(Job):
    """What would a bot answer, and what does it expect of each option?"""

    game: str
    level: str
    seed: int
    view: View
    ask: view_types.Ask


class Draw(Job):
    """How does a view look as text, and how is a question about it put?"""

    view: View
    language: str
    names: list[str]
    width: int
    linear: bool
    ask: view_types.Ask | None = None


class Foresee(Job):
    """What may a seat know before it answers?"""

    game: str
    view: View
    ask: view_types.Ask | None
    seat: int
    players: int
    odds: bool
    """Are chances wanted too?"""


class Forecast(Job):
    """How would a brew by a plan end?"""

    view: View
    plan: Plan


class Tell(Job):
    """How are facts of a table with these options said in words?"""

    game: str
    facts: list[Fact]
    language: str
    names: list[str]
    options: dict[str, Any]


class Replay(Job):
    """How does a finished game look when somebody sees it again? Of a table its journal is sent, or else a record."""

    by: str
    """See `room.eyes`."""
    options: dict[str, Any]
    table: str = ""
    rows: list[Row] = []
    record: dict[str, Any] | None = None


class Pose(Job):
    """What has a seat missed in a finished game? Or, with a number, how is that answer asked for again?"""

    record: dict[str, Any]
    seat: int
    number: int = 0
    language: str = ""

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.record.get("options") or {})


class Weigh(Job):
    """What did luck and decisions change in a finished game? A part of it, after the first so many answers."""

    record: dict[str, Any]
    first: int


AnyJob = Choose | Advise | Draw | Foresee | Forecast | Tell | Replay | Pose | Weigh


class Done(Message):
    """The answer to a job."""

    answer: Any


class Failed(Message):
    """A job went wrong; `why` names the place in the code and nothing that may be secret."""

    why: str


def options_of(job: AnyJob) -> dict[str, Any]:
    """The options of the table that a job is about, as far as its views show them."""
    match job:
        case Weigh():
            options = job.record.get("options")
        case Tell() | Replay() | Pose():
            options = job.options
        case _:
            options = job.view.get("options")
    return options if isinstance(options, dict) else {}


def _as_plain_text(value: object) -> str:
    """A choice is a string with more to it; only the string travels."""
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"a message cannot hold a {type(value).__name__}")


_encoder = msgspec.msgpack.Encoder(enc_hook=_as_plain_text)
read_job = msgspec.msgpack.Decoder(AnyJob).decode
read_reply = msgspec.msgpack.Decoder(Done | Failed).decode


def framed(message: Message) -> bytes:
    """A message as it is sent."""
    data = _encoder.encode(message)
    return len(data).to_bytes(HEADER, "big") + data


def next_frame(incoming: BinaryIO) -> bytes | None:
    """Wait for the next message; None when there will be no other."""
    length = int.from_bytes(incoming.read(HEADER), "big")
    data = incoming.read(length)
    return data if length and len(data) == length else None

"""What a room is handed: commands of people, and answers of those who think for a seat."""

from enum import Enum, auto
from typing import NamedTuple, get_args

from chaudron import protocol
from chaudron.plans import Plan
from chaudron.protocol import Message
from chaudron.room.visitors import UNKNOWN, Came


class JoinAs(Message, tag="join_as", tag_field="do"):
    """Somebody takes a seat; the key is of the token that was made for them."""

    id: str
    wish: protocol.Join
    key: str
    came: Came = UNKNOWN


class ClaimAs(Message, tag="claim_as", tag_field="do"):
    """Somebody asks for a seat."""

    id: str
    wish: protocol.AskForSeat
    key: str
    came: Came = UNKNOWN


class AddKey(Message, tag="add_key", tag_field="do"):
    """A further device holds a seat; or one alone, in the place of all others."""

    id: str
    key: str
    alone: bool = False


class TakeHint(Message, tag="take_hint", tag_field="do"):
    """Somebody is told what a bot would answer to a question."""

    id: str
    ask: int


class OpenDeal(Message, tag="open_deal", tag_field="do"):
    """The deal of this table is over wherever it was played."""

    id: str


class RemoveHere(Message, tag="remove_here", tag_field="do"):
    """Whoever runs the house takes a seat from somebody."""

    id: str
    seat: int


class MuteHere(Message, tag="mute_here", tag_field="do"):
    """Whoever runs the house has somebody say nothing for a while, or lets them talk again."""

    id: str
    seat: int
    on: bool = True


class ShutHere(Message, tag="shut_here", tag_field="do"):
    """Whoever runs the house closes a table: nobody enters, and everything is kept."""

    id: str


class ReopenHere(Message, tag="reopen_here", tag_field="do"):
    """Whoever runs the house opens it again, as it was."""

    id: str


class PauseHere(Message, tag="pause_here", tag_field="do"):
    """The house rests: no clock runs here meanwhile."""

    id: str


class ResumeHere(Message, tag="resume_here", tag_field="do"):
    """The house rests no more."""

    id: str


class ForgetHere(Message, tag="forget_here", tag_field="do"):
    """Somebody wants to be forgotten; they have shown the key of their seat."""

    id: str
    seat: int


OfTheHouse = ForgetHere | RemoveHere | MuteHere | ShutHere | ReopenHere | PauseHere | ResumeHere
"""What nobody has to prove anything for here: the doors have seen that it is whoever runs the house, or that seat."""
OF_THE_HOUSE = frozenset(get_args(OfTheHouse))
Command = protocol.Commands | JoinAs | ClaimAs | AddKey | TakeHint | OpenDeal | OfTheHouse
"""What can be done at a table; all but the first are asked for over HTTP, or by the house itself."""


class Wish(NamedTuple):
    """Somebody wants something done."""

    key: str | None
    command: Command


class By(Enum):
    """Who answers in the place of a seat's own people."""

    BOT = auto()
    STAND_IN = auto()
    """For somebody who is absent."""
    SILENCE = auto()
    """The rules, which take silence for an answer."""
    PLAN = auto()
    """The plan of somebody who is away."""


class Reply(NamedTuple):
    """Somebody answers for a seat; without a choice, they could not find one."""

    seat: int
    ask: int
    choice: str | None
    by: By
    plan: Plan | None = None


class Tick(NamedTuple):
    """Time has passed: something is due."""


Input = Wish | Reply | Tick

"""What travels when a finished game is seen again."""

from typing import Annotated, Any

from msgspec import Meta

from chaudron.protocol.parts import Message
from chaudron.protocol.told import Happened, Welcome

Eyes = Annotated[str, Meta(pattern="^(watcher|all|[0-9])$")]
"""By whom it is seen: a seat, whoever watches, or somebody who sees everything."""


class ReplayPage(Message, omit_defaults=False):
    """Some of the moments of a finished game, as somebody saw them.

    Moment 0 is the beginning, and every answer leads to the next one.
    """

    first: int
    """Of the moments of this page …"""
    happened: list[list[Happened]]
    """… and what led to each of them, as it was heard."""
    welcome: Welcome
    """How things stood at the first."""
    moments: int
    """How many the whole game has."""
    size: int
    """How many a page has."""
    authors: list[int]
    """By moment, the seat whose answer led there; -1 where that was not seen."""
    rounds: list[int]
    """The moments at which rounds began."""
    mine: int | None
    """The seat of whoever asks."""


class ReplayOf(Message):
    """The record of a game that is to be seen again."""

    record: dict[str, Any]
    by: Eyes = "watcher"
    at: Annotated[int, Meta(ge=0, le=10**6)] = 0
    """A moment of the page that is wanted."""

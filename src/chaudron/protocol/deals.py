"""What travels about luck that several tables have in common: the potion of the day, and ghosts."""

from typing import Annotated

from msgspec import Meta

from chaudron.protocol.parts import Message, SeatNumber, TableId

GameName = Annotated[str, Meta(max_length=40, pattern="^[a-z]+$")]


class SameDeal(Message):
    """The luck of a game that is over, to be had once more: the seat is whose game is compared."""

    table: TableId
    seat: SeatNumber


class MyPotion(Message, omit_defaults=False):
    """The table that counts for whoever asks."""

    table: str
    state: str
    """`playing`, `over`; `void` where it does not count after all: somebody else played on, or it took too long."""


class LevelResults(Message, omit_defaults=False):
    """What bots of a level scored with the same luck."""

    level: str
    scores: list[int]


class PotionResults(Message, omit_defaults=False):
    """How everybody did: only for those who have played."""

    score: int
    rank: int
    """Among the people of this house."""
    share: float | None
    """Of all other results, people's and bots', how many are below mine; None while there are none."""
    people: list[int]
    """What the people of this house scored, mine among them, in order."""
    bots: list[LevelResults]


class PotionOfWeek(Message, omit_defaults=False):
    """One of the last seven days."""

    day: str
    number: int | None
    """None: nobody here opened one that day."""
    played: bool
    share: float | None


class PotionOfDay(Message, omit_defaults=False):
    """One deal a day and title, the same for everybody in this house."""

    number: int
    day: str
    """The date in the house, as `2026-11-19`."""
    ends_at: int
    """The house's next midnight, in milliseconds since 1970."""
    game: str
    setup: str
    bots: list[str]
    """The levels of those who sit at the other seats."""
    people: int
    """How many have finished it here."""
    mine: MyPotion | None
    results: PotionResults | None
    """None until mine is over."""
    week: list[PotionOfWeek]
    """The last is today."""
    told: str
    """The link of the latest potion that is no secret any more …"""
    told_number: int
    """… and its number: hashed so often, the link of today's is this one (ADR 0025)."""


class GhostRound(Message, omit_defaults=False):
    """What both had at the end of a round; None where their game was over before, or mine has not come so far."""

    round: int
    mine: int | None
    theirs: int | None


class Ghost(Message, omit_defaults=False):
    """The game with the same luck, as far as it is over here too."""

    table: str
    seat: int
    name: str
    rounds: list[GhostRound]

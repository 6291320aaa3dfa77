"""What a seat may know before it answers: what follows, what a bot would do, how a plan ends."""

from typing import Any

from chaudron.protocol.parts import Level, Message
from chaudron.protocol.said import PlanFor
from chaudron.protocol.told import Told


class WhyNot(Message, omit_defaults=False):
    """Why something may not be chosen: a key for its words, the rule that says so, and the details."""

    key: str
    rule: str
    details: dict[str, Any]


class NextAsk(Message, omit_defaults=False):
    """What a seat is asked at once after a choice."""

    about: str
    options: list[str]
    refused: dict[str, WhyNot]
    """Choices that it does not offer, where there is more to say than that."""


class Prospect(Message, omit_defaults=False):
    """What certainly follows from a choice, for the seat that makes it."""

    changes: list[Any]
    """Of the seat's own part of its view: pairs of a path and the value then there."""
    told: list[Told]
    open: bool
    """More follows at once, which depends on chance or on what others decide in secret."""
    next: NextAsk | None
    """What this seat is asked at once, as far as that is certain."""


class Prospects(Message, omit_defaults=False):
    """What a seat may know before it answers."""

    n: int
    """The number of the last event this takes into account."""
    ask: int | None
    """The number of the question whose options these are."""
    options: dict[str, Prospect]
    refused: dict[str, WhyNot]
    """Choices that are not offered, where there is more to say than that."""
    odds: dict[str, Any] | None
    """What chance may bring; what is in it depends on the game."""


class HintFor(Message):
    """Whose advice is wanted; None: the strongest bot's."""

    level: Level | None = None


class HintOption(Message, omit_defaults=False):
    """Something that may be answered, and what the bot expects of it; None where it cannot say."""

    choice: str
    value: float | None


class Hint(Message, omit_defaults=False):
    """What a bot would answer in my place: its choice first."""

    ask: int
    """The number of the question."""
    level: str
    name: str
    """Of the bot."""
    unit: str
    """`points`: ahead of the best other seat at the end; `wins`: how likely I win, 0 to 1; empty: it cannot say."""
    options: list[HintOption]
    """The most promising, best first."""
    says: str
    """Why, in a sentence."""


class PlanForecast(Message, omit_defaults=False):
    """How a brew by a plan ends: counted over some brews that may follow from what the seat sees."""

    brews: int
    exploded: int
    waiting: int
    """They come to a question that waits."""
    coins: float
    """Of the scoring space, on average."""


class PlanShown(Message, omit_defaults=False):
    """My own plan."""

    plan: PlanFor | None


class PlanForeseen(Message, omit_defaults=False):
    forecast: PlanForecast | None
    """None while the seat is not brewing."""

"""The boxes on the shelf: what is printed in them, and who plays them for the house."""

from typing import Any

from msgspec import field

from chaudron.protocol.parts import Message


class OptionShown(Message, omit_defaults=False):
    rule: str
    default: Any
    values: list[Any]


class GameShown(Message, omit_defaults=False):
    """A box on the shelf."""

    game: str
    version: str
    players: list[int]
    options: dict[str, OptionShown]
    bots: list[str]
    """Levels that a host may choose, from the weakest to the strongest."""


class Strength(Message, omit_defaults=False):
    """How strong a bot has proved to be among those of its game: Elo, and between what it is likely to be."""

    elo: int
    low: int
    high: int


class BotShown(Message, omit_defaults=False):
    """Who plays at a level."""

    level: str
    rank: int
    """From 1, the weakest; there are as many ranks as bots."""
    name: str
    """Of the seat it takes, if nobody there has it; others of the same level have names of their own."""
    style: str
    """How it plays, in a sentence."""
    strength: Strength | None
    """None where it was not measured."""
    names: list[str]
    """Of those of this level, in the order in which they come to one table."""


class Bots(Message, omit_defaults=False):
    """The bots of a game, from the weakest to the strongest."""

    bots: list[BotShown]


class Games(Message, omit_defaults=False):
    games: list[GameShown]


class Printed(Message, omit_defaults=False):
    """What is printed on the cards of a game, under the name by which its tables call it."""

    hash: str
    potions: list[dict[str, Any]] = field(default_factory=list)
    forest: list[dict[str, Any]] = field(default_factory=list)
    spells: list[dict[str, Any]] = field(default_factory=list)
    tokens: dict[str, int] = field(default_factory=dict)
    """Of the ball, by color."""
    prices: dict[str, dict[str, int]] = field(default_factory=dict)
    """Of Belcastel, by book; likewise the spaces of its track, its cards and the books that somebody has written."""
    track: list[dict[str, Any]] = field(default_factory=list)
    cards: dict[str, dict[str, Any]] = field(default_factory=dict)
    books: dict[str, dict[str, Any]] = field(default_factory=dict)

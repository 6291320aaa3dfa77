"""What travels when a finished game is gone through again: luck told apart from decisions."""

from typing import Any

from chaudron.protocol.parts import Message
from chaudron.review.account import Review


class Reviewed(Message, omit_defaults=False):
    """How far the review of a game is; all of it, once it is made."""

    done: int
    """So many answers are gone through …"""
    answers: int
    """… of so many."""
    chance: list[list[float]]
    """By moment, as far as that is known: how likely everybody was to win."""
    review: Review | None
    mine: int | None
    """The seat of whoever asks."""


class ReviewOf(Message):
    """The record of a game that is to be gone through."""

    record: dict[str, Any]


class WantsReview(Message):
    """That somebody wants the review of a table, or no longer."""

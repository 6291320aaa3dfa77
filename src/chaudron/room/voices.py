"""Who may talk, and when somebody did."""

import math
from collections import deque

from chaudron import limits


class Voices:
    """When something was said at a table, by people and by bots."""

    __slots__ = ("bot_at", "person_at", "talk")

    def __init__(self) -> None:
        self.talk: dict[int | None, deque[int]] = {}
        """By each seat, lately."""
        self.person_at: float = -math.inf
        """By anybody …"""
        self.bot_at: float = -math.inf
        """… and by any bot."""

    def may_talk(self, seat: int | None, now: int) -> bool:
        """Has this seat not said too much in a short time?"""
        said = self.talk.setdefault(seat, deque(maxlen=limits.TALK_AT_ONCE))
        least = 1000 * limits.TALK_AT_ONCE / limits.TALK_PER_SECOND
        if len(said) == limits.TALK_AT_ONCE and now - said[0] < least:
            return False
        said.append(now)
        return True

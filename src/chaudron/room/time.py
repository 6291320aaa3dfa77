"""What time it is for a room. It stands still until the room is told: nothing here looks at a clock."""

AGREED = 1000
"""Milliseconds by which two clocks may differ that are taken to agree."""


class Time:
    """Milliseconds since 1970."""

    __slots__ = ("now",)

    def __init__(self, now: int) -> None:
        self.now = now

    def past(self, at: int, held: int = 0) -> int:
        """A moment from a journal, no later than now (or than `held` from now): a clock may have been set back."""
        latest = self.now + held
        return at if at <= latest + AGREED else latest

"""The time of day as the house has it: it never jumps, whatever somebody does to the clock of the machine."""

import sys
import time

MOST = 0.1
"""By which part of the time that passes the house is quicker or slower, until its clock and the machine's agree."""

AGREED = 1000
"""Milliseconds by which two clocks may differ that are taken to agree."""


def steady() -> float:
    """Seconds that pass whatever anybody does to the clock, also while the machine sleeps where that can be known."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


class Clock:
    """Follows the clock of the machine, slowly when that was set: what runs takes about as long as it should."""

    def __init__(self) -> None:
        self._shown, self._steady = time.time(), steady()

    def time(self) -> float:
        """Seconds since 1970."""
        before, self._steady = self._steady, steady()
        passed = self._steady - before
        behind, most = time.time() - (self._shown + passed), MOST * passed
        self._shown += passed + (behind if -most < behind < most else most if behind > 0 else -most)
        return self._shown


_CLOCK = Clock()


def now() -> int:
    """Milliseconds since 1970."""
    return int(_CLOCK.time() * 1000)


def past(at: int, held: int = 0) -> int:
    """A moment from a journal, no later than now (or than `held` from now): a clock may have been set back since."""
    latest = now() + held
    return at if at <= latest + AGREED else latest

"""The clock of the house in the hands of a test: it stands still until the test lets time pass.

A file that imports `hold_clock` has it held in all its tests: what is to happen before some moment does, however long
the machine takes. Whoever sleeps in the house wakes as ever, looks at the clock, and sleeps again.
"""

import pytest

from chaudron.server import clock


class Held:
    """What the clock shows, in milliseconds since 1970."""

    def __init__(self) -> None:
        self.at = 0

    def now(self) -> int:
        return self.at


_HELD = Held()


@pytest.fixture(autouse=True, name="held_clock")
def hold_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold it where it stands."""
    _HELD.at = clock.now()
    monkeypatch.setattr(clock, "now", _HELD.now)


def passes(seconds: float) -> None:
    """Let time pass."""
    _HELD.at += round(seconds * 1000)


def reaches(at: float) -> None:
    """Let time pass until some moment, in milliseconds since 1970."""
    _HELD.at = max(_HELD.at, round(at))

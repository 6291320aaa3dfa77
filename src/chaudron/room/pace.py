"""How quickly things happen at a table without anybody's command, in seconds."""

from dataclasses import dataclass

BOT_SECONDS = 0.5
"""How long a bot takes while people think as well; when it alone is awaited it answers at once."""
NOTICE_SECONDS = 20.0
"""How long an absent player is awaited before a notice is sent."""
BREATH_SECONDS = 1.2
"""How long after what it is about a line is spoken, and how long after somebody has said something."""
QUIET_SECONDS = 20.0
"""At least so long no bot of a table says anything more."""


@dataclass
class Pace:
    """Of all tables of a house."""

    bots: float = BOT_SECONDS
    notice: float = NOTICE_SECONDS
    breath: float | None = BREATH_SECONDS
    """None: bots say nothing."""
    quiet: float = QUIET_SECONDS


def milliseconds(seconds: float) -> int:
    return round(seconds * 1000)

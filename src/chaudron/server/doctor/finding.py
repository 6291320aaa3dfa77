"""What the doctor finds."""

from typing import Any, NamedTuple

WELL, DOUBTFUL, WRONG = "well", "doubtful", "wrong"
MARKS = {WELL: "✓", DOUBTFUL: "!", WRONG: "✗"}


class Finding(NamedTuple):
    """One thing that was looked at: about what, how it is, the words for it, and what they name."""

    about: str
    """`store`, `database`, `port`, `certificate` or `clock`."""
    state: str
    key: str
    details: dict[str, Any]


def finding(about: str, state: str, key: str, **details: Any) -> Finding:
    return Finding(about, state, f"doctor-{key}", details)

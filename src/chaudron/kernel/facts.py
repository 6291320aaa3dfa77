"""Facts told while rules run, and who may hear each."""

from typing import Any, NamedTuple

SPECTATOR = -1
"""In an audience: whoever watches without a seat."""


class Fact(NamedTuple):
    """Something that happened: a key for its words, the rule it comes from, and the details.

    `to` names the seats that may hear it; None means everybody. `reveals` marks a fact that shows what was hidden
    before, so that the answer that caused it cannot be taken back freely.
    """

    key: str
    rule: str
    details: dict[str, Any]
    to: tuple[int, ...] | None = None
    reveals: bool = False

    def is_heard_by(self, seat: int | None) -> bool:
        """May this seat (or a spectator, None) hear it?"""
        return self.to is None or (SPECTATOR if seat is None else seat) in self.to


JSON_TYPES = (int, str, bool, list, dict, type(None))


def json_details(details: dict[str, Any]) -> dict[str, Any]:
    """Details as JSON values: components by their names."""
    return {key: value if type(value) in JSON_TYPES else str(value) for key, value in details.items()}

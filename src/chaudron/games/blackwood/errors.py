"""What may be wrong with a file of card values."""

from typing import Any


class BadComponents(Exception):
    """A file of card values that cannot be played with: a key for the words, and where it is wrong."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(f"{key} {details}")
        self.key, self.details = key, details
        self.file = ""
        """Where it stands, if it is a file."""

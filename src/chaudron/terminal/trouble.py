"""What may go wrong between a person and the program: said in one sentence, and nothing else happens."""

from typing import Any

USAGE, FAILED = 2, 1
"""Exit codes: the command cannot be carried out as given; a record does not hold."""


class Trouble(Exception):
    """Something that a person should be told: a key for the words, the details, and the exit code it deserves."""

    def __init__(self, key: str, status: int = USAGE, **details: Any) -> None:
        super().__init__(f"{key}: {details}")
        self.key, self.status, self.details = key, status, details


class PlayerLeft(Exception):
    """Somebody ended the game before it was over."""

"""What is wrong with the record of a game."""

import reprlib
from typing import Any, TypeVar

from chaudron.kernel.game import brief

NOT_AS_IT_SHOULD_BE = (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)
"""What JSON from elsewhere may bring about, where something else was expected."""


class BadRecord(ValueError):
    """A record that cannot be read or does not hold: a key for the words, and the details."""

    def __init__(self, key: str, **details: Any) -> None:
        self.key, self.details = key, {name: brief(value) for name, value in details.items()}
        super().__init__(f"{key}: {self.details}")

    @classmethod
    def passed_on(cls, key: str, details: dict[str, Any]) -> "BadRecord":
        """What was found wrong in another process."""
        return cls(key, **details)


V = TypeVar("V")


def exactly(kind: type[V], value: Any) -> V:
    """The value, if it is of just this type; JSON from elsewhere may hold anything."""
    if type(value) is not kind:
        raise TypeError(f"{reprlib.repr(value)} instead of {kind.__name__}")
    return value

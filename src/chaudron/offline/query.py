"""What is said after the path of a request."""

from collections.abc import Mapping
from typing import NamedTuple

from chaudron.room.eyes import WATCHER
from chaudron.room.refusal import Refusal


class Query(NamedTuple):
    """What is said after the path, and the language."""

    values: Mapping[str, str]
    language: str

    @property
    def by(self) -> str:
        """By whom a finished game is seen again."""
        return self.values.get("by") or WATCHER

    def number(self, name: str) -> int | None:
        text = self.values.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdecimal()):
            raise Refusal("bad_message", where=name)
        return int(text)

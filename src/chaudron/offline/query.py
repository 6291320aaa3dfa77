"""What a request to this device says: its path, and what comes after it."""

from collections.abc import Mapping, Sequence

from chaudron.room.requests import Request


class Query(Request):
    """What is said after the path, and the language."""

    def __init__(self, values: Mapping[str, str], lang: str) -> None:
        self.values, self.lang = values, lang
        self.parts: dict[str, str] = {}

    def part(self, name: str) -> str:
        return self.parts[name]

    def text(self, name: str) -> str | None:
        return self.values.get(name)

    def is_for(self, pattern: str, path: Sequence[str]) -> bool:
        """Is it this that is asked for? Then the parts of its path are known."""
        wanted = pattern.split("/")
        pairs = [*zip(wanted, path, strict=False)]
        if len(wanted) != len(path) or any(a != b for a, b in pairs if not a.startswith("{")):
            return False
        self.parts = {a[1:-1]: b for a, b in pairs if a.startswith("{")}
        return True

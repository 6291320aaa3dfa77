"""Files with what is printed on cards: a host may put such values in the place of a game's own."""

import hashlib
import json
from collections import Counter as Tally
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FILE = "CHAUDRON_COMPONENTS"
"""The variable of the environment that names a file with other values; `--components` sets it."""
SHOWN = 60
"""So many characters of what is wrong are shown."""


class BadComponents(Exception):
    """A file of card values that cannot be played with: a key for the words, and where it is wrong."""

    def __init__(self, key: str, **details: Any) -> None:
        super().__init__(f"{key} {details}")
        self.key, self.details = key, details
        self.file = ""
        """Where it stands, if it is a file."""


def json_in(path: Path) -> Any:
    """What stands in a file; raises `BadComponents`."""
    try:
        return json.loads(path.read_text("utf-8-sig"))
    except (OSError, ValueError, RecursionError) as error:
        where = (
            {"line": str(error.lineno), "column": str(error.colno)} if isinstance(error, json.JSONDecodeError) else {}
        )
        raise BadComponents("unreadable", file=path.name, why=type(error).__name__, **where) from error


def rows(data: Any, part: str, ids: tuple[str, ...]) -> list[dict[str, Any]]:
    """A list with every card once, in the order of the box."""
    found = data.get(part.rpartition(".")[2]) if isinstance(data, dict) else None
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise BadComponents("no_list", part=part)
    names = [str(row.get("id")) for row in found]
    if sorted(names) != sorted(ids):
        missing, extra = Tally(ids) - Tally(names), Tally(names) - Tally(ids)
        raise BadComponents(
            "wrong_cards", part=part, count=len(ids), missing=", ".join(missing), extra=", ".join(extra)
        )
    return sorted(found, key=lambda row: ids.index(row["id"]))


def number(card: Mapping[str, Any], field: str, least: int, most: int) -> int:
    value = card.get(field)
    if type(value) is not int or not least <= value <= most:
        raise bad(card, field, f"{least}–{most}")  # noqa: RUF001 - a range as people write it
    return value


def bad(card: Mapping[str, Any], field: str, allowed: str) -> BadComponents:
    """A field of a card that will not do, or is not there."""
    given = json.dumps(card[field], ensure_ascii=False)[:SHOWN] if field in card else "nothing"
    return BadComponents("bad_value", card=card["id"], field=field, given=given, allowed=allowed)


def hash_of(*parts: Mapping[str, Any]) -> str:
    """Of the values alone: names and remarks in a file do not count."""
    text = json.dumps([list(map(list, part.items())) for part in parts], ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]

"""Boxes with other card values: files as a host would write them."""

import copy
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from chaudron.games.blackwood.components import DATA, KNOWN, OURS


def ours() -> dict[str, Any]:
    """The cards of our own file, and nothing else of it."""
    return copy.deepcopy({part: DATA[part] for part in ("forest", "potions", "spells")})


def dear() -> dict[str, Any]:
    """Other values: every forest card costs five, P01 is blue and worth thirty, Shoo! is traded for two reds."""
    data = ours()
    for card in data["forest"]:
        card["cost"] = 5
    data["potions"][0].update(colour="blue", renown=30, coins=9)
    data["spells"][5]["colours"] = ["red", "red"]
    return data


def write(folder: Path, data: Any, name: str = "values.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(data), "utf-8")
    return path


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Know only our own values at first, and forget those that become known meanwhile."""
    before = dict(KNOWN)
    KNOWN.clear()
    KNOWN[OURS.hash] = OURS
    try:
        yield
    finally:
        KNOWN.clear()
        KNOWN.update(before)

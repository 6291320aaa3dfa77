"""How strong the bots have proved to be: `strengths.json`, which `python -m bench.bots` writes (docs/bots.md)."""

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple


class Strength(NamedTuple):
    """On the Elo scale of one game, and the interval in which it lies with 95 % certainty."""

    elo: int
    low: int
    high: int


def strength(game: str, level: str) -> Strength | None:
    """None where nothing was measured."""
    known = measured().get(game, {}).get(level)
    return None if known is None else Strength(*known)


@cache
def measured() -> dict[str, dict[str, list[int]]]:
    """Elo and the edges of its interval, by game and level."""
    known: dict[str, dict[str, list[int]]] = json.loads((files(__package__) / "strengths.json").read_text("utf-8"))
    return known

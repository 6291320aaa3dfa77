"""Values of the ball that are not ours, for tests."""

import json
from pathlib import Path
from typing import Any

from chaudron.games.bal.printed import OURS


def of_the_ball() -> dict[str, Any]:
    """Our part of a file, to be changed."""
    part: dict[str, Any] = json.loads(json.dumps(OURS.to_json()))
    return part


def other() -> dict[str, Any]:
    """A red potion of another name, one grey more, and another bowl."""
    part = of_the_ball()
    named = {potion["id"]: potion for potion in part["potions"]}
    named["r1"]["formula"] = "Jus de chaussette"
    named["g1"]["copies"] = 2
    part["tokens"] = {**part["tokens"], "white": 3, "red": 9}
    return part


def write(folder: Path, part: Any, name: str = "ball.json") -> Path:
    path = folder / name
    path.write_text(json.dumps({"bal": part}), "utf-8")
    return path

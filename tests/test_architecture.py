"""The map of the house names the files and rooms that there are."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "docs" / "architecture.md").read_text("utf-8")
NAMED = re.compile(r"`((?:[\w.-]+/)+(?:[\w.-]+\.(?:py|ts|svelte))?|\w+\.py)`")


def test_every_file_and_folder_it_names_is_there() -> None:
    named = NAMED.findall(MAP)
    assert len(named) > 40
    assert [path for path in named if not any((ROOT / home / path).exists() for home in ("", "src/chaudron"))] == []


def test_one_draw_is_followed_in_as_many_files_as_it_says() -> None:
    walk = MAP.partition("## One draw")[2].partition("\n## ")[0].partition("If the table is owned")[0]
    assert "\nTen Python files" in walk
    assert len({path for path in NAMED.findall(walk) if path.endswith(".py")}) == 10


def test_it_shows_the_rooms_in_the_order_that_the_linter_enforces() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    layers = next(one["layers"] for one in contracts if one["type"] == "layers")
    order = [set(re.findall(r"\w+", layer)) for layer in layers]
    rows = re.findall(r"^\| (`.+?) \|", MAP, re.MULTILINE)
    rooms = [re.findall(r"`(\w+)(?:\.py|/)`", row) for row in rows]
    places = [[place for place, layer in enumerate(order) if room in layer] for row in rooms for room in row]
    assert all(len(place) == 1 for place in places)
    assert [place for [place] in places] == sorted(place for [place] in places)
    there = {path.stem for path in (ROOT / "src" / "chaudron").iterdir() if not path.name.startswith(("_", "py.", "."))}
    assert there - {"locales"} == {room for row in rooms for room in row}

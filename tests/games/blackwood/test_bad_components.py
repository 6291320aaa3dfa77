"""[BLW-10, BLW-13.6] Files of card values that cannot be played with, and what is said of each."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import FILE, KNOWN, OURS, load, usual
from chaudron.games.blackwood.errors import BadComponents
from tests.games.blackwood.values import nothing_kept, ours, write

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(autouse=True)
def mode() -> str:
    """No table is played on here."""
    return "as it is"


@pytest.fixture(autouse=True)
def _forgets() -> Iterator[None]:
    with nothing_kept():
        yield


def bad(path: Path) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadComponents) as refused:
        load(path)
    return refused.value.key, refused.value.details


def bad_data(folder: Path, data: Any) -> tuple[str, dict[str, Any]]:
    return bad(write(folder, data))


def changed(change: Change) -> dict[str, Any]:
    data = ours()
    change(data)
    return data


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """[BLW-13.6] Its name is said, and not where it was looked for."""
    assert bad(tmp_path / "none.json") == ("unreadable", {"file": "none.json", "why": "FileNotFoundError"})


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """[BLW-13.6]"""
    assert bad(tmp_path)[0] == "unreadable"


@pytest.mark.parametrize("content", [b"", b"{", b"forest: 56", b"\xff\xfe{}", b'{"forest": [\x00]}'])
def test_what_is_no_json_is_unreadable(content: bytes, tmp_path: Path) -> None:
    """[BLW-13.6]"""
    path = tmp_path / "values.json"
    path.write_bytes(content)
    key, details = bad(path)
    assert (key, details["file"]) == ("unreadable", "values.json")


@pytest.mark.parametrize(
    "content",
    ["[" * 100_000, '{"forest": [{"id": "F01", "cost": ' + "9" * 5000 + "}]}"],
    ids=["too deep", "too large a number"],
)
def test_what_no_reader_can_take_is_unreadable_too(content: str, tmp_path: Path) -> None:
    """[BLW-13.6] Brackets without end, a number of 5000 digits: said as clearly as any other fault."""
    path = tmp_path / "values.json"
    path.write_text(content, "utf-8")
    assert bad(path)[0] == "unreadable"


@pytest.mark.parametrize("data", [[], None, 7, "cards", {}])
def test_a_file_without_cards(data: Any, tmp_path: Path) -> None:
    """[BLW-13.6] The first list that is missed is named."""
    assert bad_data(tmp_path, data) == ("no_list", {"part": "forest"})


@pytest.mark.parametrize("part", ["forest", "potions", "spells"])
@pytest.mark.parametrize("rows", [None, {}, "F01", ["F01"], [None]])
def test_a_part_that_is_no_list_of_cards(part: str, rows: Any, tmp_path: Path) -> None:
    """[BLW-13.6]"""
    assert bad_data(tmp_path, {**ours(), part: rows}) == ("no_list", {"part": part})


@pytest.mark.parametrize(
    ("part", "card", "count"), [("forest", "F01", 56), ("potions", "P01", 40), ("spells", "twin", 6)]
)
def test_a_card_that_is_missing(part: str, card: str, count: int, tmp_path: Path) -> None:
    """[BLW-13.6, BLW-1.2]"""
    key, details = bad_data(tmp_path, changed(lambda data: data[part].pop(0)))
    assert (key, details) == ("wrong_cards", {"part": part, "count": count, "missing": card, "extra": ""})


@pytest.mark.parametrize(
    ("number", "extra", "missing"), [(1, "F01", "F02"), (2, "F01", "F03"), (0, "F57", "F01"), (0, "None", "F01")]
)
def test_a_card_that_is_there_twice_or_unknown(number: int, extra: str, missing: str, tmp_path: Path) -> None:
    """[BLW-13.6, BLW-1.2]"""
    given = None if extra == "None" else extra
    key, details = bad_data(tmp_path, changed(lambda data: data["forest"][number].update(id=given)))
    assert (key, details["missing"], details["extra"]) == ("wrong_cards", missing, extra)


@pytest.mark.parametrize(
    "given",
    [[], ["toad"] * 4, ["frog"], "toad", None, {"toad": 1}, [1], [["toad"]]],
)
def test_a_forest_card_has_one_to_three_known_ingredients(given: Any, tmp_path: Path) -> None:
    """[BLW-13.6, BLW-1.2, BLW-1.3]"""
    key, details = bad_data(tmp_path, changed(lambda data: data["forest"][6].update(ingredients=given)))
    assert (key, details["card"], details["field"]) == ("bad_value", "F07", "ingredients")
    assert "mushroom" in details["allowed"]


@pytest.mark.parametrize("given", [[], ["toad"], ["bat"] * 7, ["toad", "frog"], None])
def test_a_recipe_has_known_ingredients_too(given: Any, tmp_path: Path) -> None:
    """[BLW-13.6, BLW-1.2, BLW-1.3]"""
    key, details = bad_data(tmp_path, changed(lambda data: data["potions"][6].update(ingredients=given)))
    assert (key, details["card"], details["field"]) == ("bad_value", "P07", "ingredients")


@pytest.mark.parametrize(("part", "field"), [("forest", "cost"), ("potions", "coins"), ("potions", "renown")])
@pytest.mark.parametrize("given", [-1, 31, "2", 2.0, 1.5, True, None, [2]])
def test_a_number_is_a_whole_number_within_its_bounds(part: str, field: str, given: Any, tmp_path: Path) -> None:
    """[BLW-13.6, BLW-1.2]"""
    key, details = bad_data(tmp_path, changed(lambda data: data[part][0].update({field: given})))
    assert (key, details["card"], details["field"]) == ("bad_value", ours()[part][0]["id"], field)
    assert details["allowed"].startswith("0")


@pytest.mark.parametrize("field", ["colour", "council_witch"])
@pytest.mark.parametrize("given", ["orange", None, 3, ["red"]])
def test_colors_and_council_witches_are_known_ones(field: str, given: Any, tmp_path: Path) -> None:
    """[BLW-13.6, BLW-1.2]"""
    key, details = bad_data(tmp_path, changed(lambda data: data["potions"][1].update({field: given})))
    assert (key, details["card"], details["field"]) == ("bad_value", "P02", field)


@pytest.mark.parametrize(
    "given", [[], ["red"], ["red"] * 3, ["red", "pink"], "red", None, ["red", 1], ["red", ["blue"]]]
)
def test_a_spell_is_traded_for_two_known_colors(given: Any, tmp_path: Path) -> None:
    """[BLW-13.6, BLW-5.3]"""
    key, details = bad_data(tmp_path, changed(lambda data: data["spells"][2].update(colours=given)))
    assert (key, details["card"], details["field"]) == ("bad_value", "sniff", "colours")


FIELDS = [
    *[("forest", field) for field in ("ingredients", "cost")],
    *[("potions", field) for field in ("ingredients", "colour", "coins", "renown", "council_witch")],
    ("spells", "colours"),
]


@pytest.mark.parametrize(("part", "field"), FIELDS)
def test_a_value_that_is_missing_is_a_bad_value(part: str, field: str, tmp_path: Path) -> None:
    """[BLW-13.6] For every field that counts."""
    key, details = bad_data(tmp_path, changed(lambda data: data[part][0].pop(field)))
    assert (key, details["card"], details["field"]) == ("bad_value", ours()[part][0]["id"], field)


def test_a_bad_file_becomes_known_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BLW-13.6] Tables with our values go on."""
    monkeypatch.setenv(FILE, str(write(tmp_path, {})))
    with pytest.raises(BadComponents):
        usual()
    assert list(KNOWN) == [OURS.hash]
    assert BLACKWOOD.box(2, {"components": OURS.hash}).options["components"] == OURS.hash

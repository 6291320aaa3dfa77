"""Setup codes that can be said aloud: short, with a version letter, and the same as the long ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.games.code import read_setup, setup_code, spoken_code
from chaudron.games.short_code import NUMBERS, SEAT, SHARE, VALUES, VERSION, is_short, number_of
from chaudron.kernel.game import BadOption

HERE = Path(__file__).parent
CODES: dict[str, str] = json.loads((HERE / "short_codes.json").read_text())
"""Long codes with their short ones; the page reads and writes the same."""
MEANING: dict[str, dict[str, dict[str, list[Any]]]] = json.loads((HERE / "short_code_meaning.json").read_text())
"""By letter and game: what each option is called, what is usual, and its values in their order."""
SPECIAL = {"books": "g1-b4-r2-y2-p3", "witches": "S2-C1-G3"}


@pytest.mark.parametrize(("long", "short"), CODES.items())
def test_a_code_is_read_and_written_the_same(long: str, short: str) -> None:
    assert spoken_code(*read_setup(long)) == short
    assert setup_code(*read_setup(short)) == setup_code(*read_setup(f" {short.lower()} ")) == long


@pytest.mark.parametrize("game", SHELF)
def test_every_value_of_every_option_can_be_said(game: str) -> None:
    for name, option in SHELF[game].options.items():
        for value in option.values:
            long = f"{game} 3 {name}={written(name, value)}"
            code = spoken_code(*read_setup(long))
            assert is_short(code), long
            assert read_setup(code) == read_setup(long)


def written(name: str, value: Any) -> str:
    examples = {SEAT: "1", SHARE: "0.25", "0 = unlimited": "0", "mix": SPECIAL["books"], "chosen": SPECIAL["witches"]}
    return examples.get(str(value), "7" if value in NUMBERS else str(value))


def test_what_cannot_be_said_shortly_is_written_as_before() -> None:
    assert spoken_code(*read_setup("bal 4 bot_ear=0.255")) == "bal 4 bot_ear=0.255"


@pytest.mark.parametrize(
    ("code", "key"),
    [
        ("BEL-Z4", "newer_code"),
        ("BEL-A4-99B", "bad_code"),
        ("BEL-A4-6Z", "bad_code"),
        ("BEL-A4-9", "bad_code"),
        ("BAL-A4-2", "bad_code"),
        ("BEL-A9", "players"),
        ("BEL-A4-W2B", "bad_code"),
        ("BEL-A4-S2", "bad_code"),
        ("XYZ-A4", "unknown_game"),
    ],
)
def test_a_code_that_is_wrong_is_refused(code: str, key: str) -> None:
    with pytest.raises(BadOption) as refused:
        read_setup(code)
    assert refused.value.key == key


@pytest.mark.parametrize("game", SHELF)
def test_a_letter_means_the_same_for_ever(game: str) -> None:
    """Options and values may be added at the end. For anything else the letter grows, and the old one is translated."""
    meant = MEANING[VERSION][game]
    now = {
        name: [number_of(option), option.default, list(option.values)] for name, option in SHELF[game].options.items()
    }
    for name, (number, usual, values) in meant.items():
        if name == VALUES:  # by their fingerprint
            continue
        assert now[name][:2] == [number, usual], name
        assert now[name][2][: len(values)] == values, name
    numbers = [number for number, _, _ in now.values()]
    assert len(set(numbers)) == len(numbers)

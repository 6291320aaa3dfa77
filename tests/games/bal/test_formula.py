"""[BAL-8.3] What counts as read, as a slip, and as not read at all."""

# ruff: noqa: RUF001 - the marks that people type are what this is about

import random

import pytest

from chaudron.games.bal.components import CARDS
from chaudron.games.bal.formula import how_read, mistyped
from chaudron.words import LANGUAGES, words

EGG = ["Jaune d’œuf de dragon douillet"]
MIRROR = ["Mon beau miroir !", "Mirror, mirror!"]


@pytest.mark.parametrize(
    "line",
    [
        "Jaune d’œuf de dragon douillet",
        "  jaune   D'OEUF de dragon  DOUILLET. ",
        "jaune d`œuf, de dragon douillet !",
    ],
)
def test_case_spaces_apostrophes_punctuation_and_ligatures_do_not_count(line: str) -> None:
    """[BAL-8.3]"""
    assert how_read([line], [EGG], strict=True) == "read"


def test_letters_may_be_composed_or_not() -> None:
    """[BAL-8.3] Unicode NFC."""
    assert how_read(["Cu\u0327a et la\u0300"], [["Çua et là"]], strict=True) == "slip"
    assert how_read(["C\u0327a et la\u0300"], [["Ça et là"]], strict=True) == "read"


def test_hyphens_are_all_alike() -> None:
    """[BAL-8.3]"""
    assert how_read(["arc‑en–ciel"], [["arc-en-ciel"]], strict=True) == "read"


@pytest.mark.parametrize(("strict", "how"), [(False, "read"), (True, "slip")])
def test_accents_count_only_in_strict_mode(strict: bool, how: str) -> None:
    """[BAL-8.3]"""
    assert how_read(["Bulle de baleine begue"], [["Bulle de baleine bègue"]], strict) == how


@pytest.mark.parametrize("line", ["Jaune d’œuf de dragon", "Jaune d’œuf de dragon douilet", "x", "jaunedœuf"])
def test_anything_else_is_a_slip(line: str) -> None:
    """[BAL-8.3]"""
    assert how_read([line], [EGG], strict=False) == "slip"


@pytest.mark.parametrize("lines", [[], [""], ["  ! "], ["Jaune d’œuf de dragon douillet", ""]])
def test_an_empty_line_is_not_read(lines: list[str]) -> None:
    """[BAL-8.3] For any card of the set."""
    assert how_read(lines, [EGG, MIRROR][: max(len(lines), 1)], strict=False) == "silent"


def test_every_card_of_the_set_is_read() -> None:
    """[BAL-8.2] In the order they were laid, in either language."""
    assert how_read([EGG[0], "mirror mirror"], [EGG, MIRROR], strict=True) == "read"
    assert how_read(["mirror mirror", EGG[0]], [EGG, MIRROR], strict=True) == "slip"
    assert how_read([EGG[0], MIRROR[0], "abracadabra"], [EGG, MIRROR], strict=True) == "slip"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_mistypes_always_slips(language: str) -> None:
    """[BAL-8.7] Whatever the card, in both modes."""
    for card in CARDS:
        formula = words(language).say(f"bal-card-{card.name}.formula")
        for seed in range(20):
            line = mistyped(formula, random.Random(seed))
            assert how_read([line], [[formula]], strict=False) == "slip", (formula, line)

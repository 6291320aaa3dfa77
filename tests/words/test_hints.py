"""Why a bot would play so is said in a sentence, from the numbers alone."""

import pytest

from chaudron.speech.hints import why, worth
from chaudron.words import words

SAID = [
    ("points", [("stop", 4.06), ("draw", 0.9)], "3,2 points de mieux que le choix suivant", "3.2 points better than"),
    ("points", [("stop", 1.9), ("draw", 0.9)], "1,0 point de mieux", "1.0 points better"),
    ("wins", [("stop", 0.364), ("draw", 0.356)], "À peu près aussi bon", "About as good as"),
    ("points", [("stop", 1.96), ("draw", 1.94)], "À peu près aussi bon", "About as good as"),
    ("points", [("stop", 1.9), ("draw", 1.88)], "À peu près aussi bon", "About as good as"),
    ("points", [("stop", -2.0)], "autres\u00a0: \u22122,0 points.", "others: \u22122.0 points."),
    ("points", [("stop", 2.0)], "autres\u00a0: +2,0 points.", "others: +2.0 points."),
    (
        "wins",
        [("stop", 0.612), ("draw", 0.57), ("flask", 0.1)],
        "61\u202f% du temps, contre",
        "61% of the time",
    ),
    ("wins", [("stop", 0.612)], "De quoi gagner 61\u202f%", "win 61% of the time."),
    ("", [("stop", None)], "instinct, c", "on instinct"),
]


@pytest.mark.parametrize(("unit", "options", "french", "english"), SAID)
def test_a_reason_is_said(unit: str, options: list[tuple[str, float | None]], french: str, english: str) -> None:
    for language, text in (("fr", french), ("en", english)):
        said = why(unit, options, words(language)).replace("\u00a0%", "\u202f%")
        assert text in said
        assert said.endswith(".")


@pytest.mark.parametrize(
    ("unit", "value", "french", "english"),
    [
        ("points", 3.25, "+3,2 points", "+3.2 points"),
        ("points", -1.4, "\u22121,4 point", "\u22121.4 points"),
        ("points", 0.01, "0,0 point", "0.0 points"),
        ("wins", 0.5, "50\u202f%", "50%"),
        ("", None, "", ""),
        ("points", None, "", ""),
    ],
)
def test_what_is_expected_is_said_briefly(unit: str, value: float | None, french: str, english: str) -> None:
    assert worth(unit, value, words("fr")).replace("\u00a0%", "\u202f%") == french
    assert worth(unit, value, words("en")) == english

"""[BAL-8.3] Was a formula typed as it stands on the card?"""

import random
import unicodedata
from collections.abc import Sequence
from itertools import pairwise

from chaudron.games.bal.choices import READ, SILENT, SLIP

APOSTROPHES, HYPHENS = "\u2019\u2018\u02bc\u00b4`", "\u2013\u2014\u2010\u2011"
ALIKE = str.maketrans({**dict.fromkeys(APOSTROPHES, "'"), **dict.fromkeys(HYPHENS, "-"), "œ": "oe", "æ": "ae"})


def plain(line: str, strict: bool) -> str:
    """A line without what does not count: case, spaces, punctuation, ligatures; unless strict, accents too."""
    text = unicodedata.normalize("NFC", line).casefold().translate(ALIKE)
    if not strict:
        text = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    kept = "".join(char if _counts(char) else " " for char in text)
    return " ".join(kept.split())


def _counts(char: str) -> bool:
    return char.isalnum() or char in "'-" or bool(unicodedata.combining(char))


def how_read(lines: Sequence[str], formulas: Sequence[Sequence[str]], strict: bool) -> str:
    """How cards were read: `formulas` are, for each card, what may stand on it in one language or another."""
    said = [plain(line, strict) for line in lines]
    if len(said) < len(formulas) or not all(said):
        return SILENT
    right = [{plain(formula, strict) for formula in known} for known in formulas]
    is_right = len(said) == len(right) and all(line in known for line, known in zip(said, right, strict=True))
    return READ if is_right else SLIP


def mistyped(formula: str, rng: random.Random) -> str:
    """The formula as a hasty bot types it: two letters that are not alike change places."""
    places = [
        place
        for place, (one, two) in enumerate(pairwise(formula))
        if one.isalpha() and two.isalpha() and plain(one, strict=False) != plain(two, strict=False)
    ]
    place = rng.choice(places)
    return formula[:place] + formula[place + 1] + formula[place] + formula[place + 2 :]

"""[BAL-8.3] Was a formula typed as it stands on the card?"""

import random
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from chaudron.games.bal.choices import READ, SILENT, SLIP
from chaudron.kernel.choice import Choice

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


@dataclass(frozen=True)
class Recital:
    """[BAL-8.2] Cards whose formulas are to be typed."""

    cards: tuple[str, ...]
    strict: bool

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(f"bal-card-{card}.formula" for card in self.cards)

    def heard(self, lines: Sequence[str], texts: Sequence[Sequence[str]]) -> Choice:
        """[BAL-8.3] Read, a slip, or silence."""
        return how_read(lines, texts, self.strict)

    def typed(self, choice: str, texts: Sequence[str], seed: int) -> list[str]:
        """[BAL-8.7] A bot that slips mistypes one of the lines."""
        rng, lines = random.Random(seed), list(texts)  # noqa: S311 - how a bot types
        if choice == SLIP:
            place = rng.randrange(len(lines))
            lines[place] = mistyped(lines[place], rng)
        return [] if choice == SILENT else lines


def how_read(lines: Sequence[str], formulas: Sequence[Sequence[str]], strict: bool) -> Choice:
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

"""[BAL-10.1, BAL-10.3, BAL-13.24] What is printed on potions and tokens: who owns the box may put it in place of ours.

It is the part `bal` of a file of card values.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from chaudron.games.bal.components import COLORS, DATA, POTIONS, WHITE
from chaudron.kernel.printed import FILE as FILE  # noqa: PLC0414 - tests and hosts look for it here
from chaudron.kernel.printed import BadComponents, bad, hash_of, json_in, number, rows

PART = "bal"
IDS = tuple(card.name for card in POTIONS)
LANGUAGES = ("fr", "en")
LONGEST = 80
"""Letters of a formula."""
TOKEN_COLORS = (WHITE, *COLORS)
FEWEST_TOKENS = 2
"""[BAL-7.14] So many are drawn at once."""


@dataclass(frozen=True)
class Components:
    """The values of one box, and the hash under which records name them."""

    hash: str
    copies: Mapping[str, int]
    """[BAL-10.1] By potion."""
    formulas: Mapping[str, tuple[str, str]]
    """[BAL-8.1] By potion, in French and in English."""
    tokens: Mapping[str, int]
    """[BAL-10.3] By color."""

    def to_json(self) -> dict[str, Any]:
        """As a file has them."""
        potions = [
            {"id": potion, "copies": copies, "formula": dict(zip(LANGUAGES, self.formulas[potion], strict=True))}
            for potion, copies in self.copies.items()
        ]
        return {"hash": self.hash, "potions": potions, "tokens": dict(self.tokens)}

    def own_formula(self, potion: str, language: str) -> str:
        """What is printed on a potion, where it is not what is printed on ours."""
        formulas = self.formulas.get(potion, ())
        is_ours = potion not in self.formulas or formulas == OURS.formulas[potion]
        return "" if is_ours else formulas[LANGUAGES.index(language if language in LANGUAGES else LANGUAGES[-1])]


def read(data: Any) -> Components:
    """Values as the part of a file has them; raises `BadComponents`, which says what is wrong and where."""
    potions = rows(data, f"{PART}.potions", IDS)
    copies = {potion["id"]: number(potion, "copies", 1, 20) for potion in potions}
    formulas = {potion["id"]: _formula(potion) for potion in potions}
    tokens = _tokens(data.get("tokens"))
    return Components(hash_of(copies, formulas, tokens), copies, formulas, tokens)


def _formula(potion: dict[str, Any]) -> tuple[str, str]:
    """In one language for everybody, or in both."""
    given = potion.get("formula")
    both = given if isinstance(given, dict) else dict.fromkeys(LANGUAGES, given)
    french, english = (both.get(language) for language in LANGUAGES)
    for text in (french, english):
        if not isinstance(text, str) or not 0 < len(text.strip()) <= LONGEST or not text.isprintable():
            raise bad(potion, "formula", f'1–{LONGEST} letters, or {{"fr": …, "en": …}}')  # noqa: RUF001 - typeset
    return str(french).strip(), str(english).strip()


def _tokens(given: Any) -> dict[str, int]:
    if not isinstance(given, dict):
        raise BadComponents("no_list", part=f"{PART}.tokens")
    named = {**given, "id": f"{PART}.tokens"}
    tokens = {color: number(named, color, 0, 30) for color in TOKEN_COLORS}
    if sum(tokens.values()) < FEWEST_TOKENS:
        raise bad({**named, "sum": sum(tokens.values())}, "sum", f"{FEWEST_TOKENS} …")
    return tokens


def load(path: Path) -> Components:
    """The values in a file, or ours if it has none of the ball; raises `BadComponents`."""
    data = json_in(path)
    if not isinstance(data, dict) or PART not in data:
        return OURS
    try:
        return read(data[PART])
    except BadComponents as error:
        error.file = path.name
        raise


def _ours() -> dict[str, Any]:
    potions = [
        {**row, "formula": {language: row[f"formula_{language}"] for language in LANGUAGES}} for row in DATA["potions"]
    ]
    return {"potions": potions, "tokens": DATA["farce_tokens"]}


OURS = read(_ours())
"""[BAL-10.1, BAL-10.3] Our names and formulas, our split of cards and tokens."""
KNOWN: dict[str, Components] = {OURS.hash: OURS}
"""Every set of values that can be played with here, by its hash."""


def usual() -> Components:
    """What a table is played with unless it says otherwise: the file that the host has named, or ours."""
    named = os.environ.get(FILE)
    if not named:
        return OURS
    components = _read_once(named)
    return KNOWN.setdefault(components.hash, components)


@cache
def _read_once(file: str) -> Components:
    """Whatever becomes of a file while we play with it troubles no table."""
    return load(Path(file))

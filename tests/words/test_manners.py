"""How people are spoken of: without a guess at who they are, and in one English spelling."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from chaudron.rulebook import locale
from chaudron.words import LANGUAGES
from tests.words.listening import entries

FILES = sorted(file.name for file in locale(LANGUAGES[0]).iterdir() if file.name.endswith(".ftl"))

STATES = "parti|venu|arrivé|resté|mort|assis|sûr|prêt|seul|content|absent|gagnant|perdant|invité|connecté"
GENDERED = re.compile(
    rf"(…|\b(tu|on|vous|chacun))\s(est|es|sont|êtes) ({STATES})e?s?\b|^(explosé|scellé|arrêté)$"
    r"|\bd.être venus?\b|\bpour tous\b|\btous ceux\b|\bceux qui\b|\bpremier joueur\b",
    re.IGNORECASE,
)
OF_NO_PERSON = {"web-envelope-wrong-draw"}
"""Sentences whose words agree with a thing."""

AMERICAN = re.compile(
    r"\b(colors?|colored|neighbors?|neighboring|defenses?|honors?|favorites?|centers?|gray|canceled|traveler|jewelry)\b",
    re.IGNORECASE,
)
IDS = {"cli.ftl"}
"""What is typed at the command line is a program's spelling."""


class Sentences(Visitor):
    """What a reader sees of a text, each piece by itself, with places for what it is given."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802 - the visitor's naming
        self.found.append("".join(one.value if isinstance(one, ftl.TextElement) else "…" for one in node.elements))
        self.generic_visit(node)


def sentences(language: str, *files: str) -> Iterator[tuple[str, str]]:
    for entry in entries(language, *files):
        seen = Sentences()
        seen.visit(entry)
        for one in seen.found:
            yield entry.id.name, one


def test_no_french_sentence_assumes_a_gender() -> None:
    said = [(key, text) for key, text in sentences("fr", *FILES) if GENDERED.search(text)]
    assert [(key, text) for key, text in said if key not in OF_NO_PERSON] == []


def test_english_has_one_spelling() -> None:
    files = [file for file in FILES if file not in IDS]
    assert [(key, text) for key, text in sentences("en", *files) if AMERICAN.search(text)] == []


@pytest.mark.parametrize(("wrong", "right"), [("… est parti", "… a quitté la soirée"), ("Pause pour tous", "Pause")])
def test_a_guess_is_found(wrong: str, right: str) -> None:
    assert GENDERED.search(wrong)
    assert not GENDERED.search(right)

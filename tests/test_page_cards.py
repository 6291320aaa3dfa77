"""The page knows Blackwood's cards as the rules do."""

import re
from pathlib import Path

from chaudron.games.bal import printed as bal
from chaudron.games.blackwood.components import OURS
from chaudron.speech.blackwood import COUNCIL, PUPPETS

SOURCES = Path(__file__).parents[1] / "web" / "src" / "blackwood"


def source(name: str) -> str:
    return (SOURCES / name).read_text("utf-8")


def test_the_page_knows_our_values_by_their_hash() -> None:
    """[BLW-13.6]"""
    assert re.findall(r'OURS = "(\w+)"', source("values.ts")) == [OURS.hash]


def test_the_page_knows_our_potions_by_their_hash() -> None:
    """[BAL-13.24]"""
    text = (SOURCES.parent / "bal" / "values.ts").read_text("utf-8")
    assert re.findall(r'OURS = "(\w+)"', text) == [bal.OURS.hash]


def test_puppets_have_the_same_colors_in_the_same_order() -> None:
    assert re.findall(r'"(\w+)"', source("puppets.ts")) == list(PUPPETS)


def test_the_witches_of_the_council_have_the_same_names() -> None:
    assert dict(re.findall(r'"([A-Z][^"]+)": "(\w+)"', source("cards.ts"))) == COUNCIL

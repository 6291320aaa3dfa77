"""The rule pages of Belcastel: both languages say the same, nothing is missing, and French is set as French."""

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

LANGUAGES = ("fr", "en")
RULING = {"fr": "*(décision)*", "en": "*(ruling)*"}
DEFAULT = {"fr": "par défaut", "en": "default"}

LAST_OF_CHAPTER = (9, 0, 6, 2, 6, 2, 3, 3, 1, 7, 3, 3, 1, 1, 16, 27, 53)
"""Rules may be appended, never removed; BEL-2 has no parts, BEL-10.0 exists, BEL-11.2 does not."""
RULES = {f"BEL-{chapter}.{n}" for chapter, last in enumerate(LAST_OF_CHAPTER, 1) for n in range(1, last + 1)}
RULES = (RULES | {"BEL-2", "BEL-10.0"}) - {"BEL-11.2"}

BLOCK = re.compile(r"\*\*([\w.-]+)\*\* ")
CODE = re.compile(r"`([^`\n]+)`")
CITED = re.compile(r"BEL-\d+(?:\.\d+)?")
CHAPTER = re.compile(r"^## (BEL-\d+) · ", re.MULTILINE)
UNSPACED = re.compile(r"(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])|'")
"""A sign without its no-break space, or a typewriter apostrophe."""


def page(language: str) -> str:
    return files("chaudron").joinpath(f"locales/{language}/rules/belcastel.md").read_text("utf-8")


def paragraphs(text: str) -> list[tuple[str, str]]:
    """The id and the words of every paragraph that has an id."""
    starts = [(BLOCK.match(block), block) for block in text.split("\n\n")]
    return [(start[1], block[start.end() :].strip()) for start, block in starts if start]


def misprints(text: str) -> list[str]:
    """Where French typography is missed; what stands in code font is not French."""
    plain = CODE.sub("x", text)
    return [plain[max(0, m.start() - 20) : m.end() + 5] for m in UNSPACED.finditer(plain)]


PAGES = {language: page(language) for language in LANGUAGES}
WORDS = {language: dict(paragraphs(PAGES[language])) for language in LANGUAGES}
IDS = list(WORDS["fr"])
DATA: dict[str, Any] = json.loads(files("chaudron.games.belcastel").joinpath("data/components.json").read_text("utf-8"))
CARDS = DATA["fortune"]["cards"]


def test_both_pages_hold_the_same_ids_in_the_same_order() -> None:
    assert [name for name, _ in paragraphs(PAGES["fr"])] == [name for name, _ in paragraphs(PAGES["en"])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_stands_once_and_says_something(language: str) -> None:
    found = paragraphs(PAGES[language])
    assert len({name for name, _ in found}) == len(found)
    assert [name for name, words in found if len(words) < 25] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_hides_inside_a_paragraph(language: str) -> None:
    """An id that begins a line begins a paragraph: a blank line stands before it."""
    assert len(re.findall(r"^\*\*", PAGES[language], re.MULTILINE)) == len(WORDS[language])


def test_every_rule_and_every_example_is_there() -> None:
    assert RULES - set(IDS) == set()


def test_every_book_card_die_and_tube_is_there() -> None:
    components = {book["id"] for book in DATA["books"]} | {card["id"] for card in CARDS} | {"die", "tubes"}
    assert {name for name in IDS if not name.startswith("BEL-")} == components


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_stand_in_order_in_their_chapter(language: str) -> None:
    for chapter in PAGES[language].split("\n## ")[1:]:
        rules = [name for name, _ in paragraphs(chapter) if name.startswith("BEL-")]
        assert {name.split(".")[0] for name in rules} <= {chapter.split(" ")[0]}
        assert rules == sorted(rules, key=lambda name: int(name.partition(".")[2] or 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_cited_exists(language: str) -> None:
    known = set(IDS) | set(CHAPTER.findall(PAGES[language]))
    assert set(CITED.findall(PAGES[language])) - known == set()


def differing(said: Callable[[str], object], names: list[str]) -> list[str]:
    """The ids of which the two languages say different things."""
    return [name for name in names if said(WORDS["fr"][name]) != said(WORDS["en"][name])]


def test_both_languages_name_the_same_options_and_books() -> None:
    assert differing(lambda words: sorted(CODE.findall(words)), IDS) == []


def test_both_languages_cite_the_same_rules() -> None:
    assert differing(lambda words: sorted(CITED.findall(words)), IDS) == []


def test_both_languages_mark_the_same_rulings() -> None:
    assert differing(lambda words: sum(words.count(mark) for mark in RULING.values()), IDS) == []
    assert RULING["fr"] not in PAGES["en"]
    assert RULING["en"] not in PAGES["fr"]


def test_an_example_has_the_same_numbers_in_both_languages() -> None:
    examples = [name for name in IDS if name.startswith("BEL-17.")]
    assert differing(lambda words: sorted(re.findall(r"\d+", CITED.sub("", words))), examples) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", DATA["options"])
def test_an_option_is_told_with_its_values_and_its_default(option: str, language: str) -> None:
    about = DATA["options"][option]
    words = WORDS[language][about["id"]]
    values = [str(value).lower() for value in about["values"]]
    assert CODE.findall(words)[: len(values) + 1] == [option, *values]
    assert f"`{str(about['default']).lower()}` ({DEFAULT[language]})" in words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", [book["id"] for book in DATA["books"]])
def test_a_book_tells_its_prices(book: str, language: str) -> None:
    color, _, number = book.partition("-")
    pages = DATA["prices"]["table"][color]
    prices = pages.get(number) or pages["all"]
    in_coins = {"fr": "sous", "en": "coins"}[language]
    assert f" {' / '.join(map(str, prices.values()))} {in_coins}" in WORDS[language][book]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_a_card_has_its_name_and_color(card: dict[str, str], language: str) -> None:
    name = card[f"name_{language}"].replace("'", "\u2019")
    color = {"purple": {"fr": "mauve", "en": "purple"}, "blue": {"fr": "bleue", "en": "blue"}}[card["colour"]]
    assert WORDS[language][card["id"]].startswith(f"*{name}* ({color[language]}). ")


def test_french_is_set_as_french() -> None:
    """A no-break space before : ; ! ? and inside « », and no typewriter apostrophe."""
    assert {block[:40]: found for block in PAGES["fr"].split("\n\n") if (found := misprints(block))} == {}


@pytest.mark.parametrize(
    "bad", ["un rat : deux", "un rat: deux", "Non !", "Quoi?", "a ; b", "«\u00a0oui »", "«oui\u00a0»", "l'eau"]
)
def test_a_misprint_is_found(bad: str) -> None:
    assert misprints(bad)


def test_good_french_is_no_misprint() -> None:
    assert misprints("L\u2019eau\u00a0: «\u00a0oui\u202f!\u00a0» `stop: a ? b`, non\u202f?") == []

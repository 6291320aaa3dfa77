"""Les Charlatans de Belcastel in words."""

import re

import pytest

from chaudron.games.belcastel.components import CARDS, CHIPS, WITCH_IDS, WITCH_RULE
from chaudron.kernel.facts import Fact
from chaudron.rulebook import rule_text
from chaudron.words import LANGUAGES, words
from tests.words.belcastel import BOOKS, FAMILY, heard
from tests.words.listening import HOME, NAMES, Parts, complete, entries


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_expansion_speaks_in_the_words_of_its_game(language: str) -> None:
    say, all_heard = words(language), heard()
    for pair in all_heard.pairs.values():
        assert say.facts("witches", pair, NAMES) == say.facts("belcastel", pair, NAMES)
    for ask in all_heard.asks.values():
        assert say.ask("witches", ask) == say.ask("belcastel", ask)
    for choice, about in all_heard.choices:
        assert say.choice("witches", choice, about) == say.choice("belcastel", choice, about)
    for reason in all_heard.reasons.values():
        assert say.reason("witches", reason, NAMES) == say.reason("belcastel", reason, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_chosen(language: str) -> None:
    variants = Parts(entries(language, "belcastel.ftl")).variants
    assert variants["about"] - FAMILY.keys("About") == {"other"}
    sources = "".join(file.read_text("utf-8") for file in (HOME / "games/belcastel").rglob("*.py"))
    rules = {rule.replace(".", "-") for rule in re.findall(r'"((?:BEL|WIT)-[\d.]+)"', sources)}
    assert variants["rule"] - rules == {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_chips_have_all_their_forms(language: str) -> None:
    for chip in CHIPS:
        assert all(complete(words(language).chip(chip.name, form)) for form in ("", "a", "the", "of"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_and_a_book_are_called_as_on_the_rule_page(language: str) -> None:
    say = words(language)
    for card in CARDS:
        assert rule_text(language, card).text.startswith(f"*{say.say(f'belcastel-card-{card}')}* (")
    for witch in WITCH_IDS:
        assert rule_text(language, WITCH_RULE[witch]).text.startswith(f"*{say.say(f'belcastel-witch-{witch}')}* (")
    for book in BOOKS:
        assert rule_text(language, book).text.startswith(f"*{say.say(f'belcastel-book-{book}')}.*")


@pytest.mark.parametrize(
    ("language", "chips", "said"),
    [
        ("fr", "w1 g2 w1", "deux blancs 1 et une araignée verte 2"),
        ("fr", "r1 o1 w3", "un blanc 3, une citrouille 1 et une amanite rouge 1"),
        ("fr", "k1 k1 k1", "trois sphinx noirs 1"),
        ("fr", "w1 " * 8, "8 blancs 1"),
        ("fr", "", "rien"),
        ("en", "w1 g2 w1", "two white 1s and a green spider 2"),
        ("fr", "l1 o6 w1 o1", "un blanc 1, une citrouille 1, une citrouille 6 et un chou des fous"),
        ("fr", "l1=g2 l1=g2", "deux choux des fous (comme araignée verte 2)"),
        ("en", "b4", "a blue skull 4"),
        ("en", "l1=g2", "a locoweed (as green spider 2)"),
        ("fr", "g2=o1", "une araignée verte 2"),  # one that does nothing [BEL-15.17]
        ("en", "g2=o1", "a green spider 2"),
        ("en", "g2=o1 g2", "two green spider 2s"),
    ],
)
def test_chips_are_listed_in_words(language: str, chips: str, said: str) -> None:
    assert words(language).chips(chips) == said


@pytest.mark.parametrize(
    ("language", "points", "said"),
    [
        ("fr", 0, "Ysée marque 0 point."),
        ("fr", 1, "Ysée marque 1 point."),
        ("fr", 2, "Ysée marque 2 points."),
        ("en", 0, "Ysée scores 0 points."),
        ("en", 1, "Ysée scores 1 point."),
    ],
)
def test_plurals_are_those_of_the_language(language: str, points: int, said: str) -> None:
    assert words(language).fact("belcastel", Fact("points", "BEL-10.4", {"seat": 0, "points": points}), NAMES) == said


def test_a_seat_without_a_name_has_a_number() -> None:
    assert (
        words("fr").fact("belcastel", Fact("refilled", "BEL-10.6", {"seat": 1}), ()) == "Place 2 remplit sa bouteille."
    )


def test_what_belongs_together_is_told_in_one_breath() -> None:
    drew = Fact("drew", "BEL-5.2", {"seat": 0, "chip": "g1"})
    laid = Fact("laid", "BEL-5.2", {"seat": 0, "chip": "g1", "space": 3})
    other = Fact("laid", "BEL-5.2", {"seat": 1, "chip": "g1", "space": 3})
    say = words("en")
    assert say.facts("belcastel", [drew, laid], NAMES) == ["Ysée draws a green spider 1: space 3."]
    assert len(say.facts("belcastel", [drew, other], NAMES)) == 2
    rolled = Fact("rolled", "BEL-10.1", {"seat": 0, "face": "5"})
    points = Fact("points", "BEL-10.4", {"seat": 0, "points": 3})
    assert len(say.facts("belcastel", [rolled, points], NAMES)) == 2  # not the points of the die


def test_a_tie_that_was_broken_is_explained() -> None:
    say = words("en")
    won = say.fact("belcastel", Fact("ended", "BEL-13.1", {"winners": [1], "points": [9, 9]}), NAMES)
    shared = say.fact("belcastel", Fact("ended", "BEL-13.1", {"winners": [0, 1], "points": [9, 9]}), NAMES)
    assert "Basile wins with 9 points, thanks to" in won
    assert "Ysée and Basile share the victory with 9 points." in shared

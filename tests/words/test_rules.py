"""The rules of every game can be read, chapter by chapter and one by one."""

import pytest

from chaudron.rulebook import UnknownRule, rule_text, rules_page
from chaudron.words import LANGUAGES, words

GAMES = {"belcastel": 180, "witches": 50, "bal": 130, "blackwood": 110}
"""How many rules each has at least."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_can_be_read(game: str, language: str) -> None:
    texts = rules_page(game, language)
    assert len({text.id for text in texts}) == len(texts) > GAMES[game]
    for text in texts:
        assert rule_text(language, text.id) == text
        assert text.text
        assert text.title


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_rules(game: str) -> None:
    french, english = ([text.id for text in rules_page(game, language)] for language in LANGUAGES)
    assert french == english


def test_a_rule_comes_with_its_list() -> None:
    (tubes,) = rule_text("en", "tubes").paragraphs
    assert tubes.text.count("\n- Tube") == 12
    assert "**" not in rule_text("fr", "BEL-5.1").text


@pytest.mark.parametrize(
    ("asked", "title", "rules"),
    [
        ("bel-5", "BEL-5 · La préparation de la potion", 6),
        ("bal-6", "BAL-6 · Les mains courtes", 5),
        ("blw-6", "BLW-6 · Payer, ou pas", 3),
    ],
)
def test_a_chapter_is_all_its_rules(asked: str, title: str, rules: int) -> None:
    chapter, name = rule_text("fr", asked), asked.upper()
    assert (chapter.id, chapter.title) == (name, title)
    assert [paragraph.id for paragraph in chapter.paragraphs] == [f"{name}.{number + 1}" for number in range(rules)]


def test_a_chapter_may_have_an_introduction_or_be_one_rule() -> None:
    introduced = rule_text("fr", "BEL-16").paragraphs
    assert [paragraph.id for paragraph in introduced[:2]] == ["", "BEL-16.1"]
    assert [paragraph.id for paragraph in rule_text("fr", "BEL-2").paragraphs] == ["BEL-2"]


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("BEL-5.11", "BEL-5.1"),
        ("green1", "green-1"),
        ("chraity", "charity"),
        ("BAL-7.44", "BAL-7.4"),
        ("nananère", "nananere"),
        ("balais", "balai"),
        ("BLW-7.33", "BLW-7.3"),
        ("snif", "sniff"),
        ("recipe-red", "recipes-red"),
    ],
)
def test_an_unknown_rule_suggests_others(asked: str, near: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rule_text("fr", asked)
    assert near in caught.value.near
    for language in LANGUAGES:
        assert asked in words(language).no_rule(caught.value)
        assert near in words(language).no_rule(caught.value)


def test_an_absurd_rule_suggests_nothing() -> None:
    with pytest.raises(UnknownRule) as caught:
        rule_text("en", "the weather tomorrow")
    assert caught.value.near == ()
    assert words("en").no_rule(caught.value) == "There is no rule “the weather tomorrow”."

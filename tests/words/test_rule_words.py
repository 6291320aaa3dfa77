"""Rules, options and refusals speak of cards and options by their names: nobody meets an id."""

import re
from collections.abc import Iterator

import pytest

from chaudron.games import SHELF
from chaudron.games.bal.components import CARDS
from chaudron.games.blackwood.components import SPELLS
from chaudron.rulebook import PREFIXES, locale, rules_page
from chaudron.situations import SITUATIONS
from chaudron.situations.shown import key_of
from chaudron.speech.rule_words import CODE, LINE, bare, captioned, title_of, told, told_chapters
from chaudron.terminal.paint import Paint
from chaudron.terminal.rulebook import contents, find_rule, rule_lines
from chaudron.words import LANGUAGES, words
from tests.words.listening import entries

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_page = pytest.mark.parametrize("game", PREFIXES.values())

SNAKE = re.compile(r"\b[a-z]+_[a-z0-9_]+\b")
SAID = {"chaudron rules", "g5-b2", "S2-C1-G3"}
"""What one may type is written as it is typed."""
STEPS = 20
"""No example has more."""
ACCENTED = {"nananere", "sortilege", "tresor", "remede", "envoutement", "fantome", "tourdemagie"}
"""Ids that no language writes so."""
TYPED = {"bots.ftl", "cli.ftl", "lab.ftl"}
"""Where options are said as they are typed."""
WITHOUT_COMMANDS = sorted({one.name for one in locale(LANGUAGES[0]).iterdir() if one.name.endswith(".ftl")} - TYPED)


def ids(game: str) -> set[str]:
    """Names of options and values, cards, spells and books as programs have them."""
    options = SHELF[game].options
    values = {str(value) for option in options.values() for value in option.values if not isinstance(value, int)}
    books = {paragraph.id for text in rules_page(game, "en") for paragraph in text.paragraphs if "-" in paragraph.id}
    return {*options, *values, *SPELLS, *(card.name for card in CARDS if not card.is_potion), *books}


def shown(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Every rule with what stands in code font in it: as it is found, and as it is read."""
    for chapter in told_chapters(game, language):
        for paragraph in chapter.paragraphs:
            for inside in CODE.findall(paragraph.text):
                yield paragraph.id, inside.partition(LINE)[0], inside.rpartition(LINE)[2]


@every_language
@every_page
def test_what_a_rule_names_is_read_by_its_name(game: str, language: str) -> None:
    known = ids(game)
    assert [(rule, one) for rule, one, name in shown(game, language) if one in known and name == one] == []


@every_language
@every_page
def test_no_rule_has_an_id_in_its_text(game: str, language: str) -> None:
    for chapter in told_chapters(game, language):
        for paragraph in chapter.paragraphs:
            read = bare(paragraph.text)
            if not any(typed in read for typed in SAID):
                assert SNAKE.findall(read) == [], paragraph.id
            assert set(re.findall(r"\w+", read)) & ACCENTED == set(), paragraph.id


@every_language
def test_no_sentence_has_an_id_in_it(language: str) -> None:
    """Options, reasons, refusals, captions: every text but those of the command line, where options are typed."""
    for file in WITHOUT_COMMANDS:
        for entry in entries(language, file):
            for pattern in [entry.value, *(form.value for form in entry.attributes)]:
                written = (
                    "".join(getattr(part, "value", " ") for part in pattern.elements if hasattr(part, "value"))
                    if pattern
                    else ""
                )
                assert set(re.findall(r"\w+", written)) & ACCENTED == set(), entry.id.name
                if "CHAUDRON_" not in written and "=" not in written:
                    assert SNAKE.findall(written) == [], entry.id.name


@every_language
@every_page
def test_no_caption_has_an_id_in_it(game: str, language: str) -> None:
    known, say = ids(game), words(language)
    captions = [
        captioned(game, say.say(f"{key_of(situation)}.step{number}"), language)
        for situation in SITUATIONS[game].values()
        for number in range(STEPS)
        if say.has(f"{key_of(situation)}.step{number}")
    ]
    assert len(captions) > len(SITUATIONS[game])
    assert [caption for caption in captions if set(CODE.findall(caption)) & known] == []


@every_language
def test_a_value_is_said_as_its_own_option_says_it(language: str) -> None:
    text = bare(
        next(one.text for ch in told_chapters("belcastel", language) for one in ch.paragraphs if one.id == "BEL-15.6")
    )
    say = words(language).say
    for key in ("belcastel-option-stop", "belcastel-option-stop-final", "belcastel-option-stop-revocable"):
        assert say("rules-value-quoted", value=say(key)) in text


@every_language
def test_a_name_is_not_said_twice(language: str) -> None:
    rule = next(one for ch in told_chapters("bal", language) for one in ch.paragraphs if one.id == "BAL-7.6")
    assert "nananere" not in rule.text.split(",")[0]
    witch = next(one for ch in told_chapters("witches", language) for one in ch.paragraphs if one.id == "WIT-3.4")
    assert "(S4," in bare(witch.text)


@every_language
def test_the_terminal_names_them_too(language: str) -> None:
    say, paint = words(language), Paint(False)
    lines = "\n".join(rule_lines(find_rule(say, "BAL-4.1"), 80, paint)).replace("\n", " ")
    assert say.say("bal-card-nananere") in lines
    assert "nananere" not in lines
    listed = "\n".join(contents(say, 80, paint))
    assert say.say("bal-card-boule") in listed
    assert set(re.findall(r"[\w-]+", listed)) & {"nananere", "red-2", "second_chance"} == set()


@every_page
def test_whatever_has_a_paragraph_of_its_own_has_a_title(game: str) -> None:
    for language in LANGUAGES:
        for text in rules_page(game, language):
            for paragraph in text.paragraphs:
                assert paragraph.id == "" or title_of(told(game, paragraph, language), text.title)

"""The page of readings: both languages say the same, and every option that settles a reading has its entry."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import pytest

from chaudron.games import SHELF
from chaudron.rulebook import PREFIXES, chapters, rule_text
from chaudron.words import LANGUAGES
from tests.test_rule_pages import misprints

DOCS = Path(__file__).parents[1] / "docs/rules/readings.md"
CHAPTERS = {"belcastel": "BEL-18", "witches": "WIT-8", "bal": "BAL-14", "blackwood": "BLW-14"}
"""The chapter of each game that has one."""
SETUP = {
    "belcastel": {"first_player", "books", "cauldron_side", "open_bags"},
    "witches": {"witches"},
    "bal": {
        "components",
        *("level", "first_player", "youngest", "inherit_hand", "diablotin", "bot_diction", "bot_ear"),
        *("incantation", "incantation_time", "from_memory", "challenge_time"),
    },
    "blackwood": {"favour", "components"},
}
"""Options that are a matter of taste: nothing in a booklet is read otherwise."""
SILENT = {
    "belcastel": "1.8 5.1 5.5 16.1 16.2 16.3 16.6 16.7 16.8 16.11 16.13 16.15 16.17 16.18 16.19 "
    "16.22 16.23 16.24 16.25 16.26",
    "witches": "1.4 2.3 3.2 3.5 3.13 3.14 3.17 3.18 4.4 4.5 4.6 5.3 5.4 5.7",
    "bal": "1.2 1.6 1.10 2.1 2.2 2.3 3.2 3.3 4.3 4.4 4.6 4.7 4.8 4.11 4.14 4.16 4.18 4.19 5.2 5.3 5.4 5.5 5.6 5.7 5.8 "
    "6.2 7.2 7.3 7.4 7.7 7.9 7.11 7.15 7.17 7.18 7.19 8.2 8.3 8.4 8.6 8.7 9.1 9.2 10.1 10.2 10.3 13.24",
    "blackwood": "1.6 2.1 3.4 3.11 3.12 3.13 3.14 3.15 4.3 5.3 5.4 5.8 5.9 6.1 6.3 7.1 7.7 8.5 8.6 8.7 10.1 "
    "10.2 10.3 10.4 13.6",
}
"""Rulings that fill a silence of a booklet, or say how a screen does what a table does: we know of no other reading."""
RULING = "*(ruling)*"
CODE = re.compile(r"`([^`\n]+)`")
CITED = re.compile(rf"(?:{'|'.join(PREFIXES)})-\d+(?:\.\d+)?")
OURS = {"en": "- We play: ", "fr": "- Ici\u00a0: "}
OTHER = {"en": "- Also read: ", "fr": "- Autre lecture\u00a0: "}
OPTION = {"en": "- Option: ", "fr": "- Option\u00a0: "}


class Reading(NamedTuple):
    head: str
    lines: tuple[str, ...]
    language: str

    def starting(self, start: dict[str, str]) -> list[str]:
        return [line for line in self.lines if line.startswith(start[self.language])]

    @property
    def options(self) -> list[str]:
        """What the last line names."""
        return [name for line in self.starting(OPTION) for name in CODE.findall(line)]

    @property
    def facts(self) -> object:
        """What must be the same in every language."""
        text = "\n".join((self.head, *self.lines))
        readings = len(self.starting(OURS)), len(self.starting(OTHER))
        return sorted(CITED.findall(text)), sorted(CODE.findall(text)), readings, self.options


def readings(game: str, language: str) -> list[Reading]:
    chapter = next(one for one in chapters(game, language) if one.id == CHAPTERS[game])
    split = [one.text.split("\n") for one in chapter.paragraphs]
    return [Reading(head, tuple(lines), language) for head, *lines in split]


def own_options(game: str) -> Iterator[tuple[str, str]]:
    """The options that stand on the page of a game, with their rules: those of an expansion are not the game's."""
    for name, option in SHELF[game].options.items():
        if PREFIXES[option.rule.partition("-")[0]] == game:
            yield name, option.rule


each_game = pytest.mark.parametrize("game", CHAPTERS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_both_languages_list_the_same_readings(game: str) -> None:
    french, english = ([one.facts for one in readings(game, language)] for language in LANGUAGES)
    assert french == english


@each_language
@each_game
def test_every_entry_names_its_rules_what_is_played_and_another_reading(game: str, language: str) -> None:
    found = readings(game, language)
    assert found
    assert [one.head for one in found if not re.fullmatch(r"\*[^*]+\* \(.+\)\.", one.head)] == []
    assert [one.head for one in found if not CITED.search(one.head)] == []
    assert [one.head for one in found if len(one.starting(OURS)) != 1 or not one.starting(OTHER)] == []


@each_game
def test_every_option_that_settles_a_reading_has_its_entry(game: str) -> None:
    """And its own rule stands in the head of that entry."""
    named = {name: one.head for one in readings(game, "en") for name in one.options}
    wanted = {name: rule for name, rule in own_options(game) if name not in SETUP[game]}
    assert set(named) == set(wanted)
    assert [name for name, rule in wanted.items() if rule not in named[name]] == []


@each_language
@each_game
def test_what_is_cited_exists(game: str, language: str) -> None:
    cited = {rule for one in readings(game, language) for rule in CITED.findall("\n".join((one.head, *one.lines)))}
    assert {rule_text(language, rule).id for rule in cited} == cited


@each_game
def test_french_is_set_as_french(game: str) -> None:
    lines = chain.from_iterable((one.head, *one.lines) for one in readings(game, "fr"))
    assert [found for line in lines for found in misprints(line)] == []


@each_language
def test_the_rules_of_a_game_end_with_its_readings(language: str) -> None:
    for game, chapter in CHAPTERS.items():
        assert chapters(game, language)[-1].id == chapter
        assert rule_text(language, chapter).text


def listed(game: str) -> list[str]:
    """How the document lists the readings of a game: by name in both languages, with rules and option."""
    rows = []
    for french, english in zip(readings(game, "fr"), readings(game, "en"), strict=True):
        names = [one.head.split("*")[1] for one in (french, english)]
        rules, options = ", ".join(CITED.findall(english.head)), ", ".join(f"`{name}`" for name in english.options)
        rows.append(f"| {' | '.join(names)} | {rules} | {options} |")
    return rows


@each_game
def test_the_document_lists_every_reading(game: str) -> None:
    """In the order of the page; after a change, what is expected here goes into the document."""
    chapter = DOCS.read_text("utf-8").partition(f"## {CHAPTERS[game]} ")[2].partition("\n## ")[0]
    assert [line for line in chapter.splitlines() if line.startswith("| ")][1:] == listed(game)


def test_the_documents_point_to_both_pages() -> None:
    links = re.findall(r"\]\(([^)]+)\)", DOCS.read_text("utf-8"))
    assert [(DOCS.parent / link).resolve().parts[-3] for link in links] == ["fr", "en"]
    assert all((DOCS.parent / link).is_file() for link in links)
    assert all(chapter in DOCS.read_text("utf-8") for chapter in CHAPTERS.values())


@each_game
def test_every_ruling_is_cited_or_fills_a_silence(game: str) -> None:
    """Whoever adds one says which of the two it is."""
    prefix = CHAPTERS[game].partition("-")[0]
    paragraphs = [one for chapter in chapters(game, "en") for one in chapter.paragraphs if RULING in one.text]
    rulings = {one.id for one in paragraphs if one.id.startswith(f"{prefix}-") and "." in one.id}
    cited = {rule for one in readings(game, "en") for rule in CITED.findall("\n".join((one.head, *one.lines)))}
    assert rulings - cited == {f"{prefix}-{number}" for number in SILENT[game].split()}


COUNTED = {"belcastel": "Eighteen table options", "witches": "ten table options"}
COUNTED |= {"bal": "twenty-four table options", "blackwood": "eight table options"}
COUNTS = {8: "eight", 10: "ten", 18: "eighteen", 24: "twenty-four"}


@each_game
def test_the_changelog_counts_the_options(game: str) -> None:
    own = list(own_options(game))
    assert COUNTED[game].casefold().startswith(COUNTS[len(own)])
    assert COUNTED[game] in (DOCS.parents[2] / "CHANGELOG.md").read_text("utf-8")

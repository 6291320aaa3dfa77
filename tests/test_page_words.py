"""The page says what the house says: facts, questions, answers and reasons, in every language."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import Visitor
from fluent.syntax import ast as ftl

from chaudron.rulebook import locale
from chaudron.words import LANGUAGES, SPOKEN, words
from hatch_build import npm
from tests.words.families import FAMILIES
from tests.words.listening import NAMES, entries

EACH = 6
"""Of facts with the same key, rule and details, so many are told by themselves; pairs and reasons are all told."""

PAGE = sorted(file.name for file in locale(LANGUAGES[0]).iterdir() if file.name.startswith("web"))
"""The files with the page's own words: everybody's, and one for each family of games."""


def told(game: str) -> list[list[Any]]:
    """Facts by themselves and in a row, every kind of them several times."""
    kinds: dict[str, list[Any]] = {}
    for fact in FAMILIES[game].heard().facts.values():
        kinds.setdefault(f"{fact.key} {fact.rule} {sorted(fact.details)}", []).append(fact)
    alone = [[fact] for facts in kinds.values() for fact in facts[:EACH]]
    return [*alone, *FAMILIES[game].heard().pairs.values()]


def given(game: str) -> dict[str, Any]:
    """Everything that games said, as the page hears it."""
    heard = FAMILIES[game].heard()
    return {
        "names": NAMES,
        "told": told(game),
        "asks": sorted(heard.asks),
        "choices": sorted(heard.choices),
        "reasons": [(reason.key, reason.details) for reason in heard.reasons.values()],
    }


@cache
def by_the_page() -> dict[str, dict[str, dict[str, list[Any]]]]:
    """The same in the page's words, by language and game."""
    everything = json.dumps({game: given(game) for game in FAMILIES})
    done = npm("--silent", "exec", "-c", "node vite/said.mjs", input=everything, stdout=subprocess.PIPE)
    assert done.returncode == 0
    said: dict[str, dict[str, dict[str, list[Any]]]] = json.loads(done.stdout)
    return said


def by_the_house(game: str, language: str) -> dict[str, list[Any]]:
    say, heard = words(language), FAMILIES[game].heard()
    return {
        "told": [say.facts(game, facts, NAMES) for facts in told(game)],
        "asks": [say.ask(game, heard.asks[about]) for about in sorted(heard.asks)],
        "choices": [say.choice(game, choice, about, NAMES) for choice, about in sorted(heard.choices)],
        "reasons": [say.reason(game, reason, NAMES) for reason in heard.reasons.values()],
    }


@pytest.mark.parametrize("game", FAMILIES)
@pytest.mark.parametrize("language", SPOKEN)
def test_the_page_says_what_the_house_says(language: str, game: str) -> None:
    page, house = by_the_page()[language][game], by_the_house(game, language)
    assert len(house["told"]) > len({fact.key for fact in FAMILIES[game].heard().facts.values()})
    for kind, said in house.items():
        assert len(page[kind]) == len(said)
        assert [pair for pair in zip(page[kind], said, strict=True) if pair[0] != pair[1]] == [], kind


SOURCES = Path(__file__).parents[1] / "web" / "src"
WRITTEN = re.compile(r"[\"'`](web-[a-z0-9_-]+(?:\$\{[^}]+\}[a-z0-9_.-]*)*)")
"""A key of the page as it stands in its sources; a part of it may be filled in."""


def keys_in_sources() -> set[str]:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]
    return {key for file in files for key in WRITTEN.findall(file.read_text("utf-8"))}


def keys_of_the_page(language: str) -> set[str]:
    return set(re.findall(r"^(web-[\w-]+) =", source_of_the_page(language), re.MULTILINE))


def source_of_the_page(language: str) -> str:
    return "".join(locale(language).joinpath(name).read_text("utf-8") for name in PAGE)


def matching(written: str) -> re.Pattern[str]:
    """A key may go on after a dash at its end; a form of it, after a dot, is no part of it."""
    whole = f"{written}${{more}}" if written.endswith("-") else re.sub(r"\.\w+$", "", written)
    parts = re.split(r"\$\{[^}]+\}", whole)
    return re.compile(r"[\w-]+".join(map(re.escape, parts)) + "$")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_page_has_words_and_every_word_is_used(language: str) -> None:
    patterns = {written: matching(written) for written in keys_in_sources()}
    known = keys_of_the_page(language)
    assert [key for key, pattern in patterns.items() if not any(map(pattern.match, known))] == []
    inside = source_of_the_page(language)
    idle = [key for key in known if not any(pattern.match(key) for pattern in patterns.values())]
    assert sorted(key for key in idle if f"{{ {key} }}" not in inside) == []


def arguments(language: str) -> dict[str, set[str]]:
    """What every text of the page is given."""
    return {entry.id.name: variables(entry) for entry in entries(language, *PAGE)}


def variables(entry: ftl.Message | ftl.Attribute) -> set[str]:
    names = set[str]()

    class Variables(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's naming
            names.add(node.id.name)

    Variables().visit(entry)
    return names


def test_both_languages_say_the_same_with_the_same() -> None:
    french, english = arguments("fr"), arguments("en")
    assert french.keys() == english.keys()
    assert {name: (french[name], english[name]) for name in french if french[name] != english[name]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FAMILIES)
def test_whoever_acts_reads_it_in_the_second_person(language: str, game: str) -> None:
    told, own = f"{game}-told-", f"web-own-{game}-"
    acted = {entry.id.name.removeprefix(told) for entry in entries(language, f"{game}.ftl") if names_actor(entry, told)}
    said = {entry.id.name.removeprefix(own): entry for entry in entries(language, f"web-own-{game}.ftl")}
    assert acted - said.keys() == set()
    by_oneself = {key: entry for key, entry in said.items() if not key.startswith("met-")}
    assert [key for key, entry in by_oneself.items() if "seat" in variables(entry)] == []


def names_actor(entry: ftl.Message, told: str) -> bool:
    return entry.id.name.startswith(told) and bool({"seat", "first", "winners"} & variables(entry))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_remembered_on_a_podium_is_in_the_second_person_too(language: str) -> None:
    """Every moment of every game has words for one's own seat, without a name."""
    moments = [
        one for one in entries(language, *PAGE) if re.match(r"web-(bal|belcastel|blackwood)-moment-", one.id.name)
    ]
    assert len(moments) > 20
    for entry in moments:
        own = [form for form in entry.attributes if form.id.name == "own"]
        assert own, entry.id.name
        assert "name" not in variables(own[0]), entry.id.name

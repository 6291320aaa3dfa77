"""Blackwood in words."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import (
    COLORS,
    DATA,
    FILE,
    FOREST_IDS,
    OURS,
    POTION_IDS,
    RULE_OF_SPELL,
    SPELLS,
)
from chaudron.kernel.facts import Fact
from chaudron.rulebook import rule_text
from chaudron.speech import blackwood as speech
from chaudron.words import LANGUAGES, words
from tests.words.blackwood import BAD_FILES, WRONG_FILES, altered, heard, wrong_file
from tests.words.listening import NAMES, complete


def test_every_spell_was_cast() -> None:
    """So that what is said of every spell is heard; one is told with the brew."""
    facts = heard().facts.values()
    assert {fact.details["spell"] for fact in facts if fact.key == "cast"} == {*SPELLS} - {"pinch"}
    assert any(fact.details["pinched"] for fact in facts if fact.key == "brewed")


# Files of card values.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "content", "said"), WRONG_FILES)
def test_a_wrong_file_of_values_is_explained(
    key: str, content: bytes | None, said: str, language: str, tmp_path: Path
) -> None:
    """[BLW-13.6]"""
    error = wrong_file(content, tmp_path / "mine.json")
    assert error.key == key
    told = speech.bad_components(words(language), error)
    assert complete(told)
    assert said in told or language != "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_read_says_what_happened(language: str, tmp_path: Path) -> None:
    error = wrong_file(None, tmp_path)
    assert error.details["why"] in speech.bad_components(words(language), error)


def test_every_wrong_file_is_tried() -> None:
    assert {key for key, _, _ in WRONG_FILES} == BAD_FILES


def test_cards_are_told_by_the_values_of_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """[BLW-13.6] A fact names a card by its id, and the file that the host has named says what is on it."""
    say = words("en")
    bought = Fact("bought", "BLW-3.6", {"seat": 0, "card": "F01", "price": 1})
    assert say.fact("blackwood", bought, NAMES) == "Ysée buys a toad for a coin."
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(altered("forest", 0, ingredients=["bat", "clover", "bat"], cost=1)), "utf-8")
    monkeypatch.setenv(FILE, str(file))
    assert say.fact("blackwood", bought, NAMES) == "Ysée buys a clover and two bats for a coin."


# Components.


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_are_told_by_their_hash(language: str) -> None:
    assert complete(words(language).say("blackwood-option-components-hash", hash=OURS.hash))


def test_spells_and_the_council_are_called_as_in_the_box() -> None:
    """[BLW-10.3]"""
    for language in LANGUAGES:
        say = words(language)
        for spell in DATA["spells"]:
            name = spell[language].replace("'", "\u2019").replace(" !", "\u202f!")
            assert say.say(f"blackwood-spell-{spell['id']}") == name
        for name, key in speech.COUNCIL.items():
            assert say.say(f"blackwood-council-{key}") == name
            assert name.startswith(say.say(f"blackwood-council-{key}.first"))
    assert [words("fr").say(f"blackwood-ingredient-{kind['id']}") for kind in DATA["ingredients"]] == [
        kind["fr"] for kind in DATA["ingredients"]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_potions_have_short_names_that_differ(language: str) -> None:
    """[BLW-10.2]"""
    names = [words(language).say(f"blackwood-potion-{potion}") for potion in POTION_IDS]
    assert len(set(names)) == len(POTION_IDS)
    assert [name for name in names if len(name) > 22] == []


@pytest.mark.parametrize("potion", POTION_IDS)
def test_french_articles_are_elided_before_a_vowel(potion: str) -> None:
    say = words("fr")
    key = f"blackwood-potion-{potion}"
    name, a, the, of = say.say(key), *(say.say(f"{key}.{form}") for form in ("a", "the", "of"))
    article = a.split()[0]
    if name[0] in "AEIOUÉ":
        assert (the, of) == (f"l\u2019{name}", f"d\u2019{name}")
    else:
        assert (the, of) == (f"{ {'un': 'le', 'une': 'la'}[article] } {name}", f"de {name}")
    assert a == f"{article} {name}"


# Sentences.


def told(language: str, key: str, rule: str, **details: Any) -> str:
    return words(language).fact("blackwood", Fact(key, rule, details), NAMES)


@pytest.mark.parametrize(
    ("language", "card", "bare", "whole"),
    [
        ("fr", "F49", "crapaud + crapaud + trèfle", "deux crapauds et un trèfle"),
        ("fr", "F44", "chauve-souris + chauve-souris", "deux chauves-souris"),
        ("en", "F45", "clover + mushroom + bat", "a clover, a mushroom and a bat"),
    ],
)
def test_a_forest_card_is_named_by_its_ingredients(language: str, card: str, bare: str, whole: str) -> None:
    say = words(language)
    assert speech.forest_card(say, card) == bare
    assert speech.forest_card(say, card, "cost") == f"{bare} ({OURS.forest[card].cost})"
    assert speech.ingredients(say, OURS.forest[card].gives) == whole


def test_a_brew_tells_what_went_in_and_what_was_nearly_there() -> None:
    """[BLW-5.1, BLW-7.5]"""
    brew = {"seat": 0, "potions": ["P01", "P07"], "cards": ["F25", "F01"], "coins": 5}
    assert told("en", "brewed", "BLW-5.1", **brew, pinched=["mushroom"]) == (
        "Ysée brews the Toad\u2019s Kiss and the Night Umbrella from two toads and a bat and very nearly a mushroom."
        " Reward: five coins."
    )
    assert "nearly" not in told("en", "brewed", "BLW-5.1", **brew, pinched=[])


def test_a_puppet_behind_the_lantern_is_told() -> None:
    """[BLW-3.2]"""
    placed = {"seat": 0, "place": "r2c1", "card": "F05"}
    here = told("fr", "placed", "BLW-3.2", **placed, waits=False)
    assert here == "Ysée pose une marionnette en rangée 2, colonne 1, sur un trèfle."
    assert "trop tard pour cette expédition" in told("fr", "placed", "BLW-3.2", **placed, waits=True)


def test_two_cards_that_change_places_are_both_told() -> None:
    """[BLW-7.2]"""
    swapped = told("fr", "swapped", "BLW-7.2", seat=0, place="r1c2", second="r3c4")
    assert swapped == "Ysée tourneboule le sentier\u00a0: rangée 1, colonne 2, contre rangée 3, colonne 4."


def test_a_score_tells_only_what_counts() -> None:
    """[BLW-8.3, BLW-8.5]"""
    parts = {"seat": 0, "renown": 17, "coins": 3}
    assert told("en", "scored", "BLW-8.3", **parts, points=20, loans=0, favour=0) == (
        "Ysée earns 20 renown: potions 17, purse 3."
    )
    assert told("en", "scored", "BLW-8.3", **parts, points=18, loans=-5, favour=3) == (
        "Ysée earns 18 renown: potions 17, purse 3, Fagus Bok -5, favours of the council 3."
    )


def test_a_tie_that_was_broken_is_explained() -> None:
    """[BLW-8.4]"""
    alone = told("en", "ended", "BLW-8.4", winners=[1], points=[9, 12])
    broken = told("en", "ended", "BLW-8.4", winners=[1], points=[9, 9])
    shared = told("en", "ended", "BLW-8.4", winners=[0, 1], points=[9, 9])
    assert alone == "Basile joins the council of Blackwood with 12 renown. Scores: Basile 12 and Ysée 9."
    assert "the tie was settled by potions, then by coins" in broken
    assert "Ysée and Basile join the council of Blackwood together" in shared


def test_what_belongs_together_is_told_in_one_breath() -> None:
    say = words("en")
    cast = Fact("cast", "BLW-7.4", {"seat": 0, "spell": "free"})
    taken = Fact("bought", "BLW-7.4", {"seat": 0, "card": "F01", "price": 0})
    bought = Fact("bought", "BLW-3.6", {"seat": 0, "card": "F01", "price": 1})
    assert say.facts("blackwood", [cast, taken], NAMES) == [
        "Ysée opens the Ghost purse and takes a toad without paying."
    ]
    assert len(say.facts("blackwood", [cast, bought], NAMES)) == 2


def test_a_choice_says_what_it_is_about() -> None:
    say = words("fr")
    assert say.choice("blackwood", "place:r1c3", "search") == "Poser en rangée 1, colonne 3"
    assert say.choice("blackwood", "at:r1c3", "move") == "Aller en rangée 1, colonne 3"
    assert say.choice("blackwood", "card:F17", "sniff") == "Acheter un crapaud et un trèfle pour une pièce (coût 2)"
    assert say.choice("blackwood", "card:F17", "brew_cards") == "Utiliser un crapaud et un trèfle (coût 2)"
    assert say.choice("blackwood", "trade:twin") == (
        "Troquer une potion rouge et une potion bleue contre la Marionnette jumelle"
    )


# The rules.


RECONSTRUCTED = {"fr": "notre reconstruction", "en": "our reconstruction"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spell", SPELLS)
def test_a_spell_has_its_page(spell: str, language: str) -> None:
    """[BLW-10.3] Its name, colors and phases; its rule; and that name and colors are ours."""
    say, text = words(language), rule_text(language, spell).text
    name = say.say(f"blackwood-spell-{spell}")
    colors = say.listed([say.say(f"blackwood-color-{color}") for color in OURS.colors[spell]])
    phases = ", ".join(say.say(f"blackwood-phase-{phase}") for phase in BLACKWOOD.box(2, {}).phases[spell])
    assert text.replace("\u202f;", ";").startswith(f"*{name}* ({colors}; {phases}). ")
    assert RULE_OF_SPELL[spell] in text
    assert RECONSTRUCTED[language] in text
    assert rule_text(language, RULE_OF_SPELL[spell]).text.startswith(f"*{name}* (`{spell}`), ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_forest_is_listed_with_its_costs(number: int, language: str) -> None:
    """[BLW-10.1]"""
    say, costs = words(language), dict[str, list[str]]()
    for card in FOREST_IDS:
        if sum(OURS.forest[card].gives) == number:
            costs.setdefault(speech.forest_card(say, card), []).append(str(OURS.forest[card].cost))
    first, *listed = rule_text(language, f"forest-{number}").text.replace("\u00a0:", ":").split("\n")
    assert f"({sum(map(len, costs.values()))} car" in first
    assert listed == [f"- {name}: {', '.join(each)}." for name, each in costs.items()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("color", COLORS)
def test_a_color_lists_its_potions(color: str, language: str) -> None:
    """[BLW-10.2] Recipe, coins, renown and council witch of each, and what spells they are traded for."""
    say, text = words(language), rule_text(language, f"recipes-{color}").text
    first, *listed = re.sub("[\u00a0\u202f]", "", text).split("\n")
    mine = {potion: OURS.potions[potion] for potion in POTION_IDS if OURS.potions[potion].color == color}
    assert first.startswith(f"*{say.say(f'blackwood-color-{color}').capitalize()}* ({len(mine)} potions). ")
    assert re.findall(r"`(\w+)`", first) == [spell for spell in SPELLS if color in OURS.colors[spell]]
    for line, (potion, values) in zip(listed, mine.items(), strict=True):
        name, recipe = say.say(f"blackwood-potion-{potion}"), speech.ingredients(say, values.needs)
        assert line.startswith(f"- *{name}* (`{potion}`): {recipe}; ")
        assert re.findall(r"\d+", line.partition("; ")[2]) == [str(values.coins), str(values.renown)]
        assert line.endswith(f"; {say.say(f'blackwood-council-{speech.COUNCIL[values.council]}.first')}.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["BLW-10.1", "BLW-10.2", "BLW-10.3"])
def test_what_is_reconstructed_says_so(rule: str, language: str) -> None:
    assert RECONSTRUCTED[language] in rule_text(language, rule).text

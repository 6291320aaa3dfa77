"""Le Bal des Sorcières in words."""

import re
import unicodedata
from typing import Any

import pytest

from chaudron.games.bal import BAL
from chaudron.games.bal.components import CARDS, COLORS, DATA, POTIONS, SPELLS, VIALS, WITCHES
from chaudron.kernel.facts import Fact
from chaudron.speech.bal import by_color, formulas, tokens
from chaudron.words import LANGUAGES, words
from tests.words.bal import heard
from tests.words.listening import NAMES, complete


def test_every_card_was_laid() -> None:
    """So that what is said of every card is heard; two of them are never laid by themselves."""
    assert {choice for choice, _ in heard().choices if choice.startswith("lay:")} >= {
        f"lay:{card}" for card in CARDS if card.name not in ("lutin", "miroir")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_are_numbers_are_told(language: str) -> None:
    say = words(language)
    assert len({say.say("bal-option-challenge_time-seconds", seconds=seconds) for seconds in (0, 1, 2)}) == 3
    assert complete(say.say("bal-option-bot_ear-share", percent=50))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_level_and_the_colors_count_their_cards_right(language: str) -> None:
    say = words(language)
    for level in VIALS:
        assert f" {len(BAL.box(3, {'level': level}).deck)} " in say.say(f"bal-level-{level}.text").replace(
            "\u00a0", " "
        )
    deck = BAL.box(3, {}).deck
    for color in COLORS:
        count = sum(card.color == color for card in deck)
        assert re.search(
            rf"\b{count} car[dt]e?s (of|sur) {sum(card.is_potion for card in deck)}",
            say.say(f"bal-color-{color}.effect"),
        )


def simple(text: str) -> str:
    """[BAL-8.3] A formula as it is compared, accents dropped as well."""
    letters = unicodedata.normalize("NFD", text.lower().replace("œ", "oe"))
    return " ".join(
        re.findall(r"[a-z]+", "".join(letter for letter in letters if unicodedata.category(letter) != "Mn"))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_formulas_differ_and_can_be_typed_in_time(language: str) -> None:
    """[BAL-8.2, BAL-8.3] Three of them in twenty seconds."""
    read = [words(language).say(f"bal-card-{card}.formula") for card in CARDS]
    assert len({simple(formula) for formula in read}) == len(CARDS)
    assert [formula for formula in read if len(formula) > 41] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spell_is_read_by_its_name_and_a_potion_has_a_short_one(language: str) -> None:
    """[BAL-10.2] And the short name stands in the formula, or nobody would know the card again."""
    say = words(language)
    for spell in SPELLS:
        assert say.say(f"bal-card-{spell}.formula") == say.say(f"bal-card-{spell}")
    names = {card: say.say(f"bal-card-{card}") for card in POTIONS}
    assert len(set(names.values())) == len(POTIONS)
    for card, name in names.items():
        assert name.split()[-1].lower() in say.say(f"bal-card-{card}.formula").lower()


def test_french_formulas_and_names_are_those_of_the_box() -> None:
    """[BAL-1.6, BAL-10.1, BAL-10.2]"""
    say = words("fr")
    for card in (*DATA["potions"], *DATA["spells"]):
        printed = card["formula_fr"].replace("'", "\u2019").replace(" !", "\u202f!")
        assert say.say(f"bal-card-{card['id']}.formula") == printed
    assert [say.say(f"bal-witch-{witch}") for witch in WITCHES] == DATA["witches"]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_french_articles_are_elided_before_a_vowel(card: Any) -> None:
    say = words("fr")
    formula, the, of = (say.say(f"bal-card-{card}.{form}") for form in ("formula", "the", "of"))
    if "«" in the:
        assert (the, of) == (f"la carte «\u00a0{formula}\u00a0»", f"de «\u00a0{formula}\u00a0»")
    elif simple(formula)[0] in "aeiou":
        assert (the, of) == (f"l\u2019{formula}", f"d\u2019{formula}")
    else:
        assert the in (f"le {formula}", f"la {formula}")
        assert of == f"de {formula}"
        article = {"l": "un", "e": "un", "a": "une"}[the[1]]
        assert say.say(f"bal-card-{card}.a") == f"{article} {formula}"


# Sentences.


@pytest.mark.parametrize(
    ("language", "cards", "said"),
    [
        ("fr", "tresor r1 r1", "deux Soupes de chat noir (rouge) et un Trésor magique"),
        ("fr", "v4", "une Ortie tordue de tortue têtue (vert)"),
        ("fr", "balai abracadabra balai", "un Abracadabra et deux «\u00a0Du balai\u00a0»"),
        ("fr", "", "rien"),
        ("en", "r5 r5 sortilege", "two Swivelling tails of a snivelling devil (red) and a Hex"),
        ("en", "miroir j4", "a Tenth tooth of a dandy lion dentist (yellow) and a “Mirror, mirror”"),
    ],
)
def test_cards_are_listed_in_words(language: str, cards: str, said: str) -> None:
    assert words(language).cards(cards) == said


def test_potions_can_be_listed_by_color() -> None:
    assert by_color(words("fr"), "r1 r2 j1 miroir") == "un jaune, deux rouges et un «\u00a0Mon beau miroir\u00a0»"
    assert by_color(words("en"), "g1 g2 boule boule") == "two greys and two Crystal balls"


def test_formulas_are_listed_as_they_were_laid() -> None:
    assert formulas(words("fr"), "r4 g1") == (
        "«\u00a0Sauce de chaussette sans chaussure\u00a0» et «\u00a0Soupir de spectre soupçonneux\u00a0»"
    )


@pytest.mark.parametrize(
    ("language", "drawn", "said"),
    [
        ("fr", "white red", "un rouge et un blanc"),
        ("fr", "white white", "deux blancs"),
        ("en", "grey grey", "two greys"),
    ],
)
def test_tokens_are_told_by_color(language: str, drawn: str, said: str) -> None:
    assert tokens(words(language), drawn) == said


def told(language: str, key: str, rule: str, **details: Any) -> str:
    return words(language).fact("bal", Fact(key, rule, details), NAMES)


def test_whose_crapzouille_was_lost_is_told() -> None:
    """[BAL-7.9]"""
    own = told("fr", "lost", "BAL-4.14", seat=0, owner=0, left=1)
    assert own == "Ysée perd un Crapzouille\u00a0: il en reste un."
    captured = told("fr", "lost", "BAL-4.14", seat=0, owner=1, left=0)
    assert captured == "Ysée perd le Crapzouille pris à Basile\u00a0: c\u2019était le dernier."


def test_who_eliminated_a_witch_is_told() -> None:
    """[BAL-5.5] Somebody, herself, or an imp that is nobody."""
    by = [told("en", "eliminated", "BAL-5.1", seat=0, by=by) for by in (1, 0, None)]
    assert [text.partition("leaves the ball")[2] for text in by] == [
        ", courtesy of Basile.",
        ", by their own magic.",
        ". What a prank!",
    ]


def test_what_belongs_together_is_told_in_one_breath() -> None:
    say = words("en")
    parried = Fact("parried", "BAL-4.14", {"seat": 0})
    unseen = Fact("drew_unseen", "BAL-4.14", {"seat": 0, "count": 1})
    other = Fact("drew_unseen", "BAL-4.14", {"seat": 1, "count": 1})
    laid = Fact("laid", "BAL-7.2", {"seat": 0, "card": "tresor"})
    assert say.facts("bal", [parried, unseen], NAMES) == ["Ysée parries and gains a card."]
    assert len(say.facts("bal", [parried, other], NAMES)) == 2
    assert len(say.facts("bal", [laid, unseen], NAMES)) == 2  # not the cards of the treasure


def test_a_choice_names_whom_it_is_about() -> None:
    say = words("fr")
    assert say.choice("bal", "attack:2", "declare", NAMES) == "Viser Odile"
    assert say.choice("bal", "attack:2", "declare") == "Viser Place 3"
    assert say.choice("bal", "lose:own", "loss", NAMES) == "Un des tiens"
    assert say.choice("bal", "lose:1", "loss", NAMES) == "Celui pris à Basile"

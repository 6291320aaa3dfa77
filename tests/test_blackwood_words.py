"""Blackwood in words: many random games are told, asked, chosen and refused in both languages."""

import json
import random
import re
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.box import OPTIONS, RETURN, SEARCH
from chaudron.games.blackwood.choices import CATALOGUE
from chaudron.games.blackwood.components import (
    COLORS,
    COUNCIL,
    DATA,
    FILE,
    FOREST_IDS,
    KINDS,
    OURS,
    POTION_IDS,
    RULE_OF_SPELL,
    SPELLS,
    load,
)
from chaudron.games.blackwood.errors import BadComponents
from chaudron.games.blackwood.rounds import Round
from chaudron.games.blackwood.scoring import Scoring
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import BadOption
from chaudron.kernel.record import Play
from chaudron.kernel.rule import About, Ask, Reason
from chaudron.kernel.told import Fact
from chaudron.rulebook import UnknownRule, rule_text, rules_page
from chaudron.speech import blackwood as speech
from chaudron.words import LANGUAGES, NoWords, Words, words
from tests.test_bal_words import Listening, Selections, key_of, variant
from tests.test_words import UNTYPESET, References, complete, entries, keys_of, text_elements, written_by_words

NAMES = ("Ysée", "Basile", "Odile", "Gaspard")
FILES = ("blackwood.ftl",)
GAMES = 60
EACH = 40
"""Of facts with the same key and rule, so many different ones are told."""

TOLD = keys_of("tell", "games/blackwood")
ASKED = keys_of("About", "games/blackwood")
REFUSED = keys_of("Reason", "games/blackwood")
BAD_FILES = keys_of("BadComponents", "games/blackwood")


# What games say.


class Heard(NamedTuple):
    """Everything said in many random games, each thing once."""

    facts: dict[str, Fact]
    pairs: dict[str, list[Fact]]
    asks: dict[str, Ask]
    choices: set[tuple[str, str]]
    reasons: dict[str, Reason]
    told: Tally[str]


LIKED = {"brew": 30.0, "buy": 8, "potion": 8, "trade": 9, "cast": 6, "pinch": 3, "borrow": 2, "end": 0.5, "leave": 0.5}
"""Random witches cook and cast more often than not, or few would ever own a spell."""


def random_options(luck: random.Random) -> dict[str, Any]:
    """Any value of every option; chance or any seat begins, and Fagus Bok has no end of tokens, one or ten."""
    options: dict[str, Any] = {
        name: luck.choice(OPTIONS[name]["values"]) for name in ("swap_phases", "sniff_phases", "favour")
    }
    return {**options, "first_witch": luck.choice(("random", 0, 1)), "fagus_limit": luck.choice((0, 1, 10))}


def give_presents(table: Any, luck: random.Random) -> None:
    """Spells and potions to begin with, so that everything a witch may ever do is done."""
    for mine in table.seats:
        mine.ready = sorted(luck.choices(SPELLS, k=3))
        mine.potions = luck.sample(table.potion_deck, 4)
        table.potion_deck = [potion for potion in table.potion_deck if potion not in mine.potions]


def hear_answer(heard: Heard, facts: Sequence[Fact]) -> None:
    for fact in facts:
        kind, whole = f"{fact.key} {fact.rule}", f"{fact.key} {fact.rule} {fact.details}"
        if whole not in heard.facts and heard.told[kind] < EACH:
            heard.facts[whole] = fact
            heard.told[kind] += 1
    for pair in pairwise(facts):
        same = pair[0].details.get("seat") == pair[1].details.get("seat")
        heard.pairs.setdefault(" ".join([*(f"{one.key} {one.rule}" for one in pair), str(same)]), [*pair])


def hear_question(heard: Heard, ask: Ask) -> None:
    heard.asks.setdefault(ask.about.key, ask)
    heard.choices.update((choice, ask.about.key) for choice in ask.options)


def hear_refusals(heard: Heard, table: Any, seats: Sequence[int]) -> None:
    for seat in seats:
        offered = table.asks[seat].options if seat in table.asks else ()
        for choice in (*CATALOGUE, "sing"):
            if choice not in offered:
                reason = table.why_not(seat, choice)
                heard.reasons.setdefault(f"{reason.key} {reason.details}", reason)


def play_one(heard: Heard, seed: int) -> None:
    luck = random.Random(seed)
    players = luck.choice(BLACKWOOD.players)
    play = Play(BLACKWOOD, BLACKWOOD.box(players, random_options(luck)), Counter(players, seed))
    if seed % 3:
        give_presents(play.table, luck)
    hear_answer(heard, play.facts)
    while play.table.outcome is None:
        (ask,) = play.table.asks.values()
        hear_question(heard, ask)
        if luck.random() < (0.03 if ask.about.key in (SEARCH, RETURN) else 0.1):
            hear_refusals(heard, play.table, (ask.seat, luck.randrange(players), 9))
        weights = [LIKED.get(choice.partition(":")[0], 1) for choice in ask.options]
        hear_answer(heard, play.answer(ask.seat, luck.choices(ask.options, weights)[0]))
    hear_refusals(heard, play.table, range(players))


@cache
def heard() -> Heard:
    everything = Heard({}, {}, {}, set(), {}, Tally())
    for table in (all_brewed(), tied(["P01"], 0, 9), tied([], 3, 3)):
        hear_answer(everything, table.told)
    for seed in range(GAMES):
        play_one(everything, seed)
    return everything


def new_table() -> Any:
    table: Any = BLACKWOOD.table(BLACKWOOD.box(2, {}), Counter(2, 1))
    table.told = []
    return table


def all_brewed() -> Any:
    """[BLW-8.1] Not a potion is left anywhere."""
    table = new_table()
    table.potion_deck, table.display = [], []
    Round().end(table)
    return table


def tied(potions: list[str], coins: int, others: int) -> Any:
    """[BLW-8.4] As much renown from potions and coins as from coins alone."""
    table = new_table()
    table.seats[0].potions, table.seats[0].coins, table.seats[1].coins = potions, coins, others
    Scoring().score(table)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
class TestEverythingSaid:
    def test_every_fact_of_many_games_is_a_sentence(self, language: str) -> None:
        told = [words(language).fact("blackwood", fact, NAMES) for fact in heard().facts.values()]
        assert [text for text in told if not complete(text) or not re.search(r"[.?!][\u00a0”»]*$", text)] == []

    def test_facts_in_a_row_are_told_in_order(self, language: str) -> None:
        say = words(language)
        for pair in heard().pairs.values():
            told = say.facts("blackwood", pair, NAMES)
            joined = say.has(f"blackwood-told-{pair[0].key}-{pair[1].key}")
            assert len(told) == 2 or (len(told) == 1 and joined)
            assert all(complete(text) for text in told)

    def test_every_question_ends_like_one(self, language: str) -> None:
        asks = [words(language).ask("blackwood", ask) for ask in heard().asks.values()]
        assert [text for text in asks if not complete(text) or "?" not in text] == []

    def test_every_choice_of_the_catalogue_is_told(self, language: str) -> None:
        say = words(language)
        assert [choice for choice in CATALOGUE if not complete(say.choice("blackwood", choice))] == []

    def test_the_choices_of_a_question_differ(self, language: str) -> None:
        """Whoever is asked can tell the answers apart; only cards that are printed alike are told alike."""
        say = words(language)
        labels: dict[tuple[str, str], object] = {}
        for choice, asked in sorted(heard().choices):
            label = say.choice("blackwood", choice, asked, NAMES)
            assert complete(label)
            thing = OURS.forest.get(choice.removeprefix("card:"), choice)
            assert labels.setdefault((asked, label), thing) == thing

    def test_every_refusal_has_its_reason(self, language: str) -> None:
        told = [words(language).reason("blackwood", reason, NAMES) for reason in heard().reasons.values()]
        assert [text for text in told if not complete(text) or text[-1] not in ".!"] == []


def test_everything_was_said() -> None:
    """So that the tests above are about every key and every kind of choice."""
    assert {fact.key for fact in heard().facts.values()} == TOLD
    assert set(heard().asks) == ASKED
    assert {reason.key for reason in heard().reasons.values()} == REFUSED
    assert {CATALOGUE[choice].verb for choice, _ in heard().choices} == {choice.verb for choice in CATALOGUE}
    cast = {fact.details["spell"] for fact in heard().facts.values() if fact.key == "cast"}
    assert cast == {spell for spell in SPELLS if spell != "pinch"}  # which is told with the brew
    assert any(fact.details["pinched"] for fact in heard().facts.values() if fact.key == "brewed")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (5, {}),
        (2, {"speed": "high"}),
        (2, {"swap_phases": "never"}),
        (2, {"first_witch": 2}),
        (2, {"fagus_limit": -1}),
        (2, {"components": "0123456789abcdef"}),
    ],
)
def test_a_bad_option_is_explained(players: int, options: dict[str, Any], language: str) -> None:
    with pytest.raises(BadOption) as caught:
        BLACKWOOD.box(players, options)
    assert complete(words(language).bad_option(caught.value))


# Files of card values.


def altered(part: str, number: int, **changes: Any) -> dict[str, Any]:
    """Our values with one card changed."""
    data: dict[str, Any] = json.loads(json.dumps(DATA))
    data[part][number].update(changes)
    return data


WRONG_FILES: list[tuple[str, bytes | None, str]] = [
    ("unreadable", None, "does not exist"),
    ("unreadable", b"{", "is not JSON"),
    ("unreadable", b"\xff", "is not text in UTF-8"),
    ("no_list", b"{}", "“forest”"),
    ("wrong_cards", json.dumps(altered("forest", 0, id="F02")).encode(), "Missing: F01. Too many: F02."),
    (
        "wrong_cards",
        json.dumps({"forest": DATA["forest"][1:]}).encode(),
        "must have 56 cards, each once. Missing: F01.",
    ),
    ("wrong_cards", json.dumps({"forest": [*DATA["forest"], {"id": "F99"}]}).encode(), "each once. Too many: F99."),
    ("bad_value", json.dumps(altered("potions", 0, coins=99)).encode(), "Card P01 has a field “coins”"),
]


def wrong_file(content: bytes | None, path: Path) -> BadComponents:
    """What is wrong with a file of this content, or with none at all."""
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadComponents) as caught:
        load(path)
    return caught.value


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


# No dead words.


def value_keys() -> Iterator[str]:
    """A key for each value of an option; a number has one for all it can be, and a hash names its file or us."""
    keys = {"0 = unlimited": "unlimited", "1..n": "tokens"}
    for name, option in OPTIONS.items():
        for value in (*option["values"], *(("ours", "file") if name == "components" else ())):
            yield f"blackwood-option-{name}-{keys.get(value, str(value).lower())}"


THINGS = ("cauldron", "fagus", "lantern", "larder", "magician", "renown", "village")
EXPECTED = {
    *(f"blackwood-told-{key}" for key in TOLD),
    *(f"blackwood-ask-{key}" for key in ASKED),
    *(f"blackwood-choice-{choice.verb}" for choice in CATALOGUE),
    *(f"blackwood-refused-{key}" for key in REFUSED),
    *(f"blackwood-components-{key}" for key in BAD_FILES),
    *(f"blackwood-ingredient-{kind}" for kind in KINDS),
    *(f"blackwood-potion-{potion}" for potion in POTION_IDS),
    *(f"blackwood-color-{color}" for color in COLORS),
    *(f"blackwood-side-{side}" for side in ("potions", "sold", "traded")),
    *(f"blackwood-council-{speech.COUNCIL[witch]}" for witch in COUNCIL),
    *(f"blackwood-spell-{spell}" for spell in SPELLS),
    *(f"blackwood-phase-{phase}" for phase in (SEARCH, RETURN)),
    *(f"blackwood-puppet-{color}" for color in speech.PUPPETS),
    *(f"blackwood-option-{name}" for name in OPTIONS),
    *(f"blackwood-{thing}" for thing in THINGS),
    *value_keys(),
    "blackwood-coin",
    "blackwood-puppet",
    "blackwood-deck",
    "blackwood-discard",
}
"""Every key that must have words."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words(language: str) -> None:
    assert [key for key in sorted(EXPECTED) if not words(language).has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_used(language: str) -> None:
    say = words(language)
    joined = [pair for pair in heard().pairs.values() if len(say.facts("blackwood", pair, NAMES)) == 1]
    pairs = {f"blackwood-told-{one.key}-{two.key}" for one, two in joined}
    used = EXPECTED | pairs | written_by_words() | references(language).messages
    assert [entry.id.name for entry in entries(language, FILES) if entry.id.name not in used] == []


def references(language: str) -> References:
    found = References()
    for entry in entries(language, FILES):
        found.visit(entry)
    return found


def test_both_languages_have_the_same_messages_and_forms() -> None:
    shapes = [
        [(entry.id.name, *[form.id.name for form in entry.attributes]) for entry in entries(language, FILES)]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_typeset(language: str) -> None:
    texts = [element.value for entry in entries(language, FILES) for element in text_elements(entry)]
    assert [text for text in texts if UNTYPESET[language].search(text)] == []


# Every variant is said.


def unsaid(language: str, say: Listening) -> list[str]:
    """The variants of facts, choices, refusals and wrong files that nothing said has selected."""
    messages = {entry.id.name: entry for entry in entries(language, FILES)}
    seen: dict[tuple[str, int, str], bool] = {}
    for key in [key for key in say.said if re.match(r"blackwood-(told|choice|refused|components)-", key)]:
        search = Selections(messages)
        search.visit(messages[key].value)
        for number, selection in enumerate(search.found):
            name = getattr(selection.selector, "id").name  # noqa: B009 - every selector here is a variable
            chosen = {variant(selection, one[name], language) for one in say.said[key] if name in one}
            for one in selection.variants:
                seen[key, number, key_of(one)] = key_of(one) in chosen
    return [f"{key} {name}" for (key, _, name), is_said in seen.items() if not is_said]


def say_everything(say: Words) -> None:
    for fact in heard().facts.values():
        say.fact("blackwood", fact, NAMES)
    for choice, asked in heard().choices:
        say.choice("blackwood", choice, asked, NAMES)
    for choice in CATALOGUE:
        say.choice("blackwood", choice)
    for reason in heard().reasons.values():
        say.reason("blackwood", reason, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_is_said(language: str, tmp_path: Path) -> None:
    say = Listening(language)
    say_everything(say)
    for number, (_, content, _) in enumerate(WRONG_FILES):
        speech.bad_components(say, wrong_file(content, tmp_path / f"{number}.json"))
    speech.bad_components(say, wrong_file(None, tmp_path))
    assert unsaid(language, say) == []


def test_a_variant_that_nothing_selects_is_found() -> None:
    say = Listening("en")
    say.fact("blackwood", Fact("expedition", "BLW-3.1", {"expedition": 1}), NAMES)
    assert unsaid("en", say) == ["blackwood-told-expedition 2", "blackwood-told-expedition 3"]


# Components.


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_all_their_forms(language: str) -> None:
    say = words(language)
    articles = ("a", "the", "of")
    forms = [f"blackwood-ingredient-{kind}.{form}" for kind in KINDS for form in articles]
    forms += [f"blackwood-potion-{potion}.{form}" for potion in POTION_IDS for form in articles]
    forms += [f"blackwood-spell-{spell}.{form}" for spell in SPELLS for form in (*articles, "short", "effect")]
    forms += [f"blackwood-council-{witch}.{form}" for witch in speech.COUNCIL.values() for form in ("first", "text")]
    forms += [f"blackwood-side-{side}.text" for side in ("potions", "sold", "traded")]
    forms += [f"blackwood-phase-{phase}.text" for phase in (SEARCH, RETURN)]
    forms += [f"blackwood-puppet-{color}.hat" for color in speech.PUPPETS]
    forms += [f"blackwood-option-{name}.help" for name in OPTIONS]
    forms += [f"blackwood-{thing}.text" for thing in THINGS]
    assert [form for form in forms if not complete(say.say(form))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_plural(language: str) -> None:
    say = words(language)
    several = [f"blackwood-ingredient-{kind}.some" for kind in KINDS]
    several += [f"blackwood-spell-{spell}.some" for spell in SPELLS]
    several += [f"blackwood-color-{color}.some" for color in COLORS]
    several += [f"blackwood-{thing}.some" for thing in ("coin", "puppet", "fagus", "renown")]
    for key in (*several, "blackwood-some-cards", "blackwood-option-fagus_limit-tokens"):
        said = {say.say(key, count=count) for count in (1, 2, 7)}
        assert len(said) == 3, key
        assert all(complete(text) for text in said)
    assert complete(say.say("blackwood-option-components-hash", hash=OURS.hash))


def test_spells_and_the_council_are_called_as_in_the_box() -> None:
    """[BLW-10.3]"""
    for language in LANGUAGES:
        say = words(language)
        for spell in DATA["spells"]:
            name = spell[language].replace("'", "\u2019").replace(" !", "\u00a0!")
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
    assert "the tie settled by potions, then by purse" in broken
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


def test_unknown_things_raise() -> None:
    say = words("en")
    unspeakable: list[Callable[[], str]] = [
        lambda: say.choice("blackwood", "sing"),
        lambda: say.choice("blackwood", "sell:P99"),
        lambda: say.choice("blackwood", "cast:flight"),
        lambda: say.ask("blackwood", Ask(0, About("weather", "BLW-1.1"), ())),
        lambda: say.fact("blackwood", Fact("sold", "BLW-5.5", {"seat": 0}), NAMES),
    ]
    for speak in unspeakable:
        with pytest.raises(NoWords):
            speak()


# The rules.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_read(language: str) -> None:
    texts = rules_page("blackwood", language)
    assert len({text.id for text in texts}) == len(texts) > 110
    for text in texts:
        assert rule_text(language, text.id) == text
        assert text.text
        assert text.title


def test_a_chapter_is_all_its_rules() -> None:
    chapter = rule_text("fr", "blw-6")
    assert (chapter.id, chapter.title) == ("BLW-6", "BLW-6 · Payer, ou pas")
    assert [paragraph.id for paragraph in chapter.paragraphs] == ["BLW-6.1", "BLW-6.2", "BLW-6.3"]


@pytest.mark.parametrize(("asked", "near"), [("BLW-7.33", "BLW-7.3"), ("snif", "sniff"), ("recipe-red", "recipes-red")])
def test_an_unknown_rule_suggests_others(asked: str, near: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        rule_text("fr", asked)
    assert near in caught.value.near


RECONSTRUCTED = {"fr": "notre reconstruction", "en": "our reconstruction"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spell", SPELLS)
def test_a_spell_has_its_page(spell: str, language: str) -> None:
    """[BLW-10.3] Its name, colors and phases; its rule; and that name and colors are ours."""
    say, text = words(language), rule_text(language, spell).text
    name = say.say(f"blackwood-spell-{spell}")
    colors = say.listed([say.say(f"blackwood-color-{color}") for color in OURS.colors[spell]])
    phases = ", ".join(say.say(f"blackwood-phase-{phase}") for phase in BLACKWOOD.box(2, {}).phases[spell])
    assert text.replace("\u00a0;", ";").startswith(f"*{name}* ({colors}; {phases}). ")
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
    first, *listed = text.replace("\u00a0", "").split("\n")
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

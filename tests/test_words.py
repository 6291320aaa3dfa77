"""Every key of the code has words in both languages, every word is used, and whole games can be told."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chaudron.bots import LEVELS
from chaudron.games import SHELF
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import BadOption
from chaudron.kernel.rule import About, Ask, Reason
from chaudron.rulebook import locale
from chaudron.texts import Texts
from chaudron.words import LANGUAGES, NoWords, Words, words
from tests.words.families import FAMILIES
from tests.words.listening import (
    HOME,
    NAMES,
    Family,
    Listening,
    Parts,
    calls,
    complete,
    entries,
    is_constant,
    keys_of,
    unsaid,
    written_by_words,
)

every_family = pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


# What the house says.


UNDO = {"nothing", "another_acted", "chance", "revealed"}
UNDO_AT_A_HOUSE = {"sealed", "off"}
HOUSE = {
    *(f"bad-option-{key}" for key in keys_of("BadOption")),
    "bad-option-bad_value-components",
    *(f"bad-record-{key}" for key in keys_of("BadRecord")),
    *(f"undo-{key}" for key in UNDO | UNDO_AT_A_HOUSE),
    *(
        f"house-{key}"
        for name in ("Refusal", "let_go", "LetGo", "refuse")
        for key in keys_of(name, "server") | keys_of(name, "room") | keys_of(name, "night")
    ),
    *(f"bad-notice-{key}" for name in ("BadWebhook", "BadSubscription") for key in keys_of(name, "server")),
    *(f"notice-{key}" for key in ("awaited", "over", "mine-awaited", "mine-over")),
    *(key for key in keys_of("say", "server") if key.startswith("page-")),
    "house-lesson",
    *(f"bot-{level}" for levels in LEVELS.values() for level in levels),
}
"""Every key that must have words, whatever is played."""


def test_no_key_hides_from_this_test() -> None:
    """Keys are written out where they are used; only a refused undo makes one from another."""
    within = {"tell": "games", "About": "games", "Reason": "games", "BadOption": "", "BadRecord": ""}
    arguments = [argument for name, folder in within.items() for argument in calls(HOME / folder, name)]
    hidden = [ast.unparse(argument) for argument in arguments if not isinstance(argument, ast.Constant)]
    assert hidden == ["'undo_' + reason"]


def test_the_reasons_against_undo_are_known() -> None:
    assert returned("kernel/record.py", "why_not_undo") == {*UNDO, None}
    assert returned("room/shown.py", "why_not_undo") - {*UNDO, None} == UNDO_AT_A_HOUSE


def returned(file: str, name: str) -> set[Any]:
    """The constants that the functions of this name may return."""
    tree = ast.parse((HOME / file).read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name]
    returns = [node.value for function in functions for node in ast.walk(function) if isinstance(node, ast.Return)]
    return {node.value for value in returns if value for node in ast.walk(value) if is_constant(node)} - {False}


# What games say.


@every_language
@every_family
class TestEverythingSaid:
    def test_every_fact_of_many_games_is_a_sentence(self, family: Family, language: str) -> None:
        told = [words(language).fact(family.name, fact, NAMES) for fact in family.heard().facts.values()]
        assert [text for text in told if not complete(text) or not re.search(r"[.?!][\u00a0”»]*$", text)] == []

    def test_facts_in_a_row_are_told_in_order(self, family: Family, language: str) -> None:
        say = words(language)
        for pair in family.heard().pairs.values():
            told = say.facts(family.name, pair, NAMES)
            joined = say.has(f"{family.name}-told-{pair[0].key}-{pair[1].key}")
            assert len(told) == 2 or (len(told) == 1 and joined)
            assert all(complete(text) for text in told)

    def test_every_question_ends_like_one(self, family: Family, language: str) -> None:
        asks = [words(language).ask(family.name, ask) for ask in family.heard().asks.values()]
        assert [text for text in asks if not complete(text) or "?" not in text] == []

    def test_every_choice_of_the_catalogue_is_told(self, family: Family, language: str) -> None:
        say = words(language)
        assert [choice for choice in family.catalogue if not complete(say.choice(family.name, choice))] == []

    def test_the_choices_of_a_question_differ(self, family: Family, language: str) -> None:
        """Whoever is asked can tell the answers apart, and whom they name."""
        labels: dict[tuple[str, str], object] = {}
        for choice, asked in sorted(family.heard().choices):
            label, thing = words(language).choice(family.name, choice, asked, NAMES), family.thing(choice)
            assert complete(label)
            assert labels.setdefault((asked, label), thing) == thing

    def test_every_refusal_has_its_reason(self, family: Family, language: str) -> None:
        told = [words(language).reason(family.name, reason, NAMES) for reason in family.heard().reasons.values()]
        assert [text for text in told if not complete(text) or text[-1] not in ".!"] == []


@every_language
@pytest.mark.parametrize("name", ["bal", "blackwood"])
def test_every_variant_is_said(name: str, language: str) -> None:
    say = Listening(language)
    say_everything(FAMILIES[name], say)
    assert unsaid(name, say) == []


def say_everything(family: Family, say: Words) -> None:
    name, heard = family.name, family.heard()
    for fact in heard.facts.values():
        say.fact(name, fact, NAMES)
    for pair in heard.pairs.values():
        say.facts(name, pair, NAMES)
    for choice, asked in heard.choices:
        say.choice(name, choice, asked, NAMES)
    for choice in family.catalogue:
        say.choice(name, choice)
    for reason in heard.reasons.values():
        say.reason(name, reason, NAMES)
    family.speak_more(say)


@every_family
def test_everything_was_said(family: Family) -> None:
    """So that the tests above are about every key and every kind of choice."""
    heard, catalogue = family.heard(), family.catalogue
    assert {fact.key for fact in heard.facts.values()} == family.keys("tell")
    assert set(heard.asks) == family.keys("About")
    assert {reason.key for reason in heard.reasons.values()} == family.keys("Reason")
    assert {catalogue[choice].verb for choice, _ in heard.choices} == {choice.verb for choice in catalogue}


@pytest.mark.parametrize(
    ("fact", "variants"),
    [
        (Fact("tour", "BAL-3.1", {"tour": 1}), ["bal-told-tour 2"]),
        (
            Fact("expedition", "BLW-3.1", {"expedition": 1}),
            ["blackwood-told-expedition 2", "blackwood-told-expedition 3"],
        ),
    ],
)
def test_a_variant_that_nothing_selects_is_found(fact: Fact, variants: list[str]) -> None:
    say, name = Listening("en"), variants[0].partition("-")[0]
    say.fact(name, fact, NAMES)
    assert unsaid(name, say) == variants


@every_language
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("bal", 2, {}),
        ("bal", 7, {}),
        ("bal", 3, {"speed": "high"}),
        ("bal", 3, {"level": "absurd"}),
        ("bal", 3, {"first_player": 3}),
        ("bal", 3, {"incantation_time": 0}),
        ("bal", 3, {"bot_ear": 2}),
        ("blackwood", 1, {}),
        ("blackwood", 5, {}),
        ("blackwood", 2, {"speed": "high"}),
        ("blackwood", 2, {"swap_phases": "never"}),
        ("blackwood", 2, {"first_witch": 2}),
        ("blackwood", 2, {"fagus_limit": -1}),
        ("blackwood", 2, {"components": "0123456789abcdef"}),
    ],
)
def test_a_bad_option_is_explained(game: str, players: int, options: dict[str, Any], language: str) -> None:
    with pytest.raises(BadOption) as caught:
        SHELF[game].box(players, options)
    assert complete(words(language).bad_option(caught.value))


# No dead words.


TEXTS = sorted(file.name for file in locale("fr").iterdir() if file.name.endswith(".ftl"))

FILES: dict[str, tuple[str, ...]] = {
    "house": ("chaudron.ftl", "server.ftl", "lessons.ftl"),
    **{name: (f"{name}.ftl",) for name in FAMILIES},
}
"""Whose words are in which files."""
every_owner = pytest.mark.parametrize("owner", FILES)


def expected(owner: str) -> set[str]:
    return FAMILIES[owner].expected if owner in FAMILIES else HOUSE


@every_language
@every_owner
def test_every_key_has_words(owner: str, language: str) -> None:
    assert [key for key in sorted(expected(owner)) if not words(language).has(key)] == []


@every_language
@every_owner
def test_every_word_is_used(owner: str, language: str) -> None:
    texts = entries(language, *FILES[owner])
    joined = FAMILIES[owner].joined(words(language)) if owner in FAMILIES else set()
    used = expected(owner) | joined | written_by_words() | Parts(entries(language, *TEXTS)).references
    assert [entry.id.name for entry in texts if entry.id.name not in used] == []


@every_owner
def test_both_languages_have_the_same_messages_and_forms(owner: str) -> None:
    shapes = [
        [(entry.id.name, *[form.id.name for form in entry.attributes]) for entry in entries(language, *FILES[owner])]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@every_language
@every_family
def test_components_have_all_their_forms(family: Family, language: str) -> None:
    forms = [*family.forms, *(f"option-{name}.help" for name in family.options)]
    assert [form for form in forms if not complete(words(language).say(f"{family.name}-{form}"))] == []


@every_language
@pytest.mark.parametrize("family", [family for family in FAMILIES.values() if family.counted], ids=lambda one: one.name)
def test_what_is_counted_has_a_plural(family: Family, language: str) -> None:
    for key in family.counted:
        said = {words(language).say(f"{family.name}-{key}", count=count) for count in (1, 2, 7)}
        assert len(said) == 3, key
        assert all(complete(text) for text in said)


UNTYPESET = {
    "fr": re.compile(r"(?<!\u00a0)[:»]|(?<!\u202f)[;!?]|(?<![\u00a0\u202f])%|«(?!\u00a0)|['\"]"),
    "en": re.compile(r"['\"]"),
    "es": re.compile(r"(?<!\u00a0)%|« | »|[ \u00a0\u202f][:;!?]|['\"“”]"),
}
"""A sign without its no-break space, or with a space of another language, or a typewriter quote."""


@pytest.mark.parametrize(
    ("language", "file"),
    [(language, file) for language in UNTYPESET for file in TEXTS if locale(language).joinpath(file).is_file()],
)
def test_words_are_typeset(file: str, language: str) -> None:
    assert [text for text in Parts(entries(language, file)).texts if UNTYPESET[language].search(text)] == []


@pytest.mark.parametrize("file", sorted(file.name for file in locale("es").iterdir() if file.name.endswith(".ftl")))
def test_spanish_questions_and_cries_are_opened(file: str) -> None:
    for entry in entries("es", file):
        said = "".join(Parts([entry]).texts)
        assert said.count("¿") == said.count("?"), said
        assert said.count("¡") == said.count("!"), said


# What cannot be said.


UNSPEAKABLE: list[Callable[[Words], object]] = [
    lambda say: words("xx"),
    lambda say: say.say("no-such-key"),
    lambda say: say.say("list-and.long"),
    lambda say: say.say("list-and", list="a"),
    lambda say: say.say("belcastel-told-points", points=1),
    lambda say: say.chip("z1"),
    lambda say: say.some("w4", 2),
    lambda say: say.card("z9"),
    lambda say: say.card("r1", "long"),
    lambda say: say.cards("r1 z9"),
    lambda say: say.undo("weather"),
    *(lambda say, name=name: say.choice(name, "sing") for name in FAMILIES),
    *(lambda say, name=name: say.ask(name, Ask(0, About("weather", "BEL-1.1"), ())) for name in FAMILIES),
    lambda say: say.choice("belcastel", "lay:w9"),
    lambda say: say.choice("bal", "lay:z9"),
    lambda say: say.choice("blackwood", "sell:P99"),
    lambda say: say.choice("blackwood", "cast:flight"),
    lambda say: say.fact("chess", Fact("drew", "BEL-5.2", {"seat": 0, "chip": "w1"}), NAMES),
    lambda say: say.reason("chess", Reason("not_now", "BAL-1.1", {}), NAMES),
    lambda say: say.fact("belcastel", Fact("drew", "BEL-5.2", {"seat": 0}), NAMES),
    lambda say: say.fact("bal", Fact("declared", "BAL-4.5", {"seat": 0}), NAMES),
    lambda say: say.fact("blackwood", Fact("sold", "BLW-5.5", {"seat": 0}), NAMES),
]


@every_language
@pytest.mark.parametrize("speak", UNSPEAKABLE)
def test_what_is_unknown_or_incomplete_raises(speak: Callable[[Words], object], language: str) -> None:
    with pytest.raises(NoWords):
        speak(words(language))


@every_language
def test_a_file_is_read_together_with_all_that_its_texts_mention(language: str) -> None:
    """Files are read when they are wanted; what a text mentions may stand in another file."""
    for file in (file for file in locale(language).iterdir() if file.name.endswith(".ftl")):
        alone, messages = Texts(language), entries(language, file.name)
        assert alone.has(messages[0].id.name)
        mentioned = Parts(messages).references
        assert [name for name in mentioned if not alone._bundle.has_message(name)] == []


def test_a_key_that_stands_in_two_files_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.joinpath("one.ftl").write_text("twice = Once", "utf-8")
    tmp_path.joinpath("two.ftl").write_text("twice = Again", "utf-8")
    monkeypatch.setattr("chaudron.texts.locale", lambda _language: tmp_path)
    with pytest.raises(NoWords, match="twice"):
        Texts("en")

"""Every key of the code has words in both languages, every word is used, and whole games can be told."""

import ast
import json
import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import chaudron
from chaudron.bots import LEVELS, bot
from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel.choices import CATALOGUE
from chaudron.games.belcastel.components import (
    BOOK_COLORS,
    CARDS,
    CHIPS,
    COLORS,
    DATA,
    DIE,
    O1,
    P1,
    PENNIES,
    RUBIES_IN_BOX,
    SETS,
    TUBES,
    WITCH_IDS,
    WITCH_RULE,
    WITCHES_DATA,
)
from chaudron.games.belcastel.gains import find_ruby, gain_chip, settle_found_rubies
from chaudron.games.belcastel.table import BREWING, EXPLODED, STOPPED
from chaudron.games.belcastel.witches.box import NEW_SETS, TABLE_OPTIONS
from chaudron.games.code import read_setup
from chaudron.kernel.chance import Counter, Sealed
from chaudron.kernel.game import BadOption
from chaudron.kernel.record import BadRecord, Play, Record, digest, verify
from chaudron.kernel.rule import About, Ask, Reason
from chaudron.kernel.told import Fact
from chaudron.rulebook import UnknownRule, rule_text, rules_page
from chaudron.testing.belcastel import player, scene, witches_scene
from chaudron.words import LANGUAGES, NoWords, language_from, words

NAMES = ("Ysée", "Basile", "Odile", "Gaspard", "Aliénor")
HOME = Path(chaudron.__file__).parent
NEW_BOOKS = [f"{color}-{number}" for color, sets in WITCHES_DATA["books"].items() for number in sets]
BOOKS = [*[book["id"] for book in DATA["books"]], "orange-6", *NEW_BOOKS]
GAMES = 260


# What the code says.


def calls(folder: Path, name: str) -> Iterator[ast.expr]:
    """The first argument of every call of a function, class or method of this name."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    yield node.args[0]


@cache
def keys_of(name: str, within: str = "") -> frozenset[str]:
    """The keys that the code passes to a function, class or method."""
    found = [argument for argument in calls(HOME / within, name) if isinstance(argument, ast.Constant)]
    return frozenset(str(argument.value) for argument in found)


TOLD = keys_of("tell", "games/belcastel")
ASKED = keys_of("About", "games/belcastel")
REFUSED = keys_of("Reason", "games/belcastel")
BAD_OPTIONS = keys_of("BadOption")
BAD_RECORDS = keys_of("BadRecord")
UNDO = {"nothing", "another_acted", "chance", "revealed"}
UNDO_AT_A_HOUSE = {"sealed", "off"}
HOUSE = keys_of("Refusal", "server") | keys_of("let_go", "server") | keys_of("_raise", "server")
NO_NOTICE = keys_of("BadWebhook", "server") | keys_of("BadSubscription", "server")
NOTICES = {"awaited", "over"}


def test_no_key_hides_from_this_test() -> None:
    """Keys are written out where they are used; only a refused undo makes one from another."""
    within = {"tell": "games", "About": "games", "Reason": "games", "BadOption": "", "BadRecord": ""}
    arguments = [argument for name, folder in within.items() for argument in calls(HOME / folder, name)]
    hidden = [ast.unparse(argument) for argument in arguments if not isinstance(argument, ast.Constant)]
    assert hidden == ["'undo_' + reason"]


def test_the_reasons_against_undo_are_known() -> None:
    assert returned("kernel/record.py", "why_not_undo") == {*UNDO, None}
    assert returned("server/room.py", "why_not_undo") - {*UNDO, None} == UNDO_AT_A_HOUSE


def returned(file: str, name: str) -> set[Any]:
    """The constants that the functions of this name may return."""
    tree = ast.parse((HOME / file).read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name]
    returns = [node.value for function in functions for node in ast.walk(function) if isinstance(node, ast.Return)]
    return {node.value for value in returns if value for node in ast.walk(value) if is_constant(node)} - {False}


# What games say.


class Heard(NamedTuple):
    """Everything said in many random games, each thing once."""

    facts: dict[str, Fact]
    pairs: dict[str, list[Fact]]
    asks: dict[str, Ask]
    choices: set[tuple[str, str]]
    reasons: dict[str, Reason]


def random_options(game: Any, luck: random.Random) -> dict[str, Any]:
    """Any value of every option, the default as often as all others together, and any mix of books."""
    options = {
        name: luck.choice([option.default, luck.choice([value for value in option.values if value != "seat"])])
        for name, option in game.options.items()
        if name not in ("books", "witches")
    }
    if game is BELCASTEL:
        return {**options, "books": {color: luck.choice(SETS) for color in BOOK_COLORS}}
    books = {color: luck.choice((*SETS, *NEW_SETS * 2)) for color in BOOK_COLORS}
    more = {color: luck.choice(NEW_SETS) for color in ("black", "locoweed") if luck.random() < 0.8}
    return {**options, "books": books | more}


LIKED = {"draw": 6, "buy:p1": 9, "buy:o6": 9, "buy:l1": 5}
"""Random players draw and buy some chips more often than not, or some questions would never be asked."""


def hear_answer(heard: Heard, facts: list[Fact]) -> None:
    for fact in facts:
        heard.facts.setdefault(f"{fact.key} {fact.rule} {fact.details}", fact)
    for pair in pairwise(facts):
        heard.pairs.setdefault(" ".join(f"{fact.key} {fact.rule} {sorted(fact.details)}" for fact in pair), [*pair])


def hear_question(heard: Heard, ask: Ask) -> None:
    heard.asks.setdefault(ask.about.key, ask)
    heard.choices.update((choice, ask.about.key) for choice in ask.options)


def hear_refusals(heard: Heard, table: Any) -> None:
    for seat in (*range(table.box.players), 9):
        offered = table.asks[seat].options if seat in table.asks else ()
        for choice in (*CATALOGUE, "sing"):
            if choice not in offered:
                reason = table.why_not(seat, choice)
                heard.reasons.setdefault(f"{reason.key} {reason.details}", reason)


def play_one(heard: Heard, seed: int) -> None:
    luck = random.Random(seed)
    game = (BELCASTEL, WITCHES)[seed % 2]
    players = luck.choice(game.players)
    play = Play(game, game.box(players, random_options(game, luck)), Counter(players, seed))
    hear_answer(heard, play.facts)
    while play.table.outcome is None:
        ask = play.table.asks[luck.choice(sorted(play.table.asks))]
        hear_question(heard, ask)
        if luck.random() < 0.02:
            hear_refusals(heard, play.table)
        weights = [LIKED.get(choice, 1) for choice in ask.options]
        hear_answer(heard, play.answer(ask.seat, luck.choices(ask.options, weights)[0]))
    hear_refusals(heard, play.table)


@cache
def heard() -> Heard:
    everything = Heard({}, {}, {}, set(), {})
    for seed in range(GAMES):
        play_one(everything, seed)
    for table in rare_tables():
        hear_refusals(everything, table)
    hear_what_is_rare(everything)
    hear_answer(everything, rare_facts())
    return everything


def rare_tables() -> Iterator[Any]:
    """A chip on the last space, an empty bag, a drop at the end of its way, a chip that is sold out."""
    yield scene(player(cauldron="g4@52", bag="w1"), player(), start="middle").table
    yield scene(player(cauldron="w2@30", bag=""), player(), start="middle").table
    spending = scene(player(drop=52, rubies=9, flask=False), player(), start="scoring")
    spending.declines("brew", "reward", "buy")
    yield spending.table
    shopping = scene(player(cauldron="w1@20"), player(), start="scoring")
    shopping.table.supply[O1] = 0
    shopping.says("A: buy:g1")
    yield shopping.table


def hear_what_is_rare(heard: Heard) -> None:
    """[WIT-4.1, WIT-5.5, WIT-5.7] A chip for the bowl, two start chips that differ, a second chip for ghosts."""
    full = witches_scene(player(cauldron="o6@52", bag="g4"), player(), start="middle")
    full.says("A: draw")
    hear_answer(heard, full.facts)
    starting = witches_scene(player(start="o1 g4"), player(), books=5)
    hear_question(heard, starting.table.asks[0])
    shopping = witches_scene(player(cauldron="p1@10 p1@30"), player(), start="scoring", books=5)
    shopping.says("A: buy:o1")
    hear_question(heard, shopping.table.asks[0])


def rare_facts() -> list[Fact]:
    """A chip that is sold out, one whose book is closed, and more rubies found than there are."""
    table: Any = BELCASTEL.table(BELCASTEL.box(2, {"rubies": "limited"}), Counter(2, 1))
    table.round, table.told = 1, []
    table.supply[O1] = 0
    gain_chip(table, 0, O1, "BEL-10.1")
    gain_chip(table, 1, P1, "BEL-16.26")
    table.seats[0].rubies = RUBIES_IN_BOX
    find_ruby(table, 1, "BEL-7.3")
    settle_found_rubies(table)
    told: list[Fact] = table.told
    return told


def complete(text: str) -> bool:
    """Is this a text without a hole in it?"""
    return bool(text.strip()) and not re.search(r"[{}\u2068\u2069]|\?\?\?|None|  ", text)


@pytest.mark.parametrize("language", LANGUAGES)
class TestEverythingSaid:
    def test_every_fact_of_many_games_is_a_sentence(self, language: str) -> None:
        say = words(language)
        told = [say.fact("belcastel", fact, NAMES) for fact in heard().facts.values()]
        assert [text for text in told if not complete(text) or text[-1] not in ".?!"] == []

    def test_facts_in_a_row_are_told_in_order(self, language: str) -> None:
        say = words(language)
        for pair in heard().pairs.values():
            told = say.facts("belcastel", pair, NAMES)
            joined = say.has(f"belcastel-told-{pair[0].key}-{pair[1].key}")
            assert len(told) == 2 or (len(told) == 1 and joined)
            assert all(complete(text) for text in told)

    def test_every_question_ends_like_one(self, language: str) -> None:
        asks = [words(language).ask("belcastel", ask) for ask in heard().asks.values()]
        assert [text for text in asks if not complete(text) or "?" not in text] == []

    def test_every_choice_of_the_catalogue_is_told(self, language: str) -> None:
        say = words(language)
        assert [choice for choice in CATALOGUE if not complete(say.choice("belcastel", choice))] == []

    def test_the_choices_of_a_question_differ(self, language: str) -> None:
        """Whoever is asked can tell the answers apart."""
        say = words(language)
        labels: dict[str, set[str]] = {}
        for choice, about in sorted(heard().choices):
            label = say.choice("belcastel", choice, about)
            assert complete(label)
            assert label not in labels.setdefault(about, set()), (about, choice)
            labels[about].add(label)

    def test_every_refusal_has_its_reason(self, language: str) -> None:
        say = words(language)
        told = [say.reason("belcastel", reason, NAMES) for reason in heard().reasons.values()]
        assert [text for text in told if not complete(text)] == []

    def test_the_expansion_speaks_in_the_words_of_its_game(self, language: str) -> None:
        say, all_heard = words(language), heard()
        for pair in all_heard.pairs.values():
            assert say.facts("witches", pair, NAMES) == say.facts("belcastel", pair, NAMES)
        for ask in all_heard.asks.values():
            assert say.ask("witches", ask) == say.ask("belcastel", ask)
        for choice, about in all_heard.choices:
            assert say.choice("witches", choice, about) == say.choice("belcastel", choice, about)
        for reason in all_heard.reasons.values():
            assert say.reason("witches", reason, NAMES) == say.reason("belcastel", reason, NAMES)


def test_everything_was_said() -> None:
    """So that the tests above are about every key and every kind of choice."""
    assert {fact.key for fact in heard().facts.values()} == TOLD
    assert set(heard().asks) == ASKED
    assert {reason.key for reason in heard().reasons.values()} == REFUSED
    assert {CATALOGUE[choice].verb for choice, _ in heard().choices} == {choice.verb for choice in CATALOGUE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_words(language: str) -> None:
    say = words(language)
    assert [key for key in sorted(EXPECTED) if not say.has(key)] == []


# Errors.


def altered(record: Record, **changes: Any) -> dict[str, Any]:
    """A record with some parts changed, and the fingerprint that fits."""
    body = {key: value for key, value in {**record.to_json(), **changes}.items() if key != "digest"}
    return {**body, "digest": digest(body)}


@cache
def played() -> Record:
    """A whole game by players who always give the last answer."""
    play = Play(BELCASTEL, BELCASTEL.box(2, {}), Counter(2, 7))
    while play.table.outcome is None:
        ask = play.table.asks[play.table.awaited[0]]
        play.answer(ask.seat, ask.options[-1])
    return play.record


def check_altered(**changes: Any) -> Callable[[], object]:
    return lambda: verify(BELCASTEL, Record.from_json(altered(played(), **changes)))


def with_entry(number: int, seat: int, choice: str, draws: list[Any]) -> list[Any]:
    entries = json.loads(json.dumps(played().to_json()["entries"]))
    entries[number] = [seat, choice, draws, 0]
    return [*entries]


SEALED = {"kind": "sealed", "commitment": Sealed(2, b"x" * 32, ["a", "b"]).commitment, "salts": ["a", "b"]}

BROKEN: list[tuple[str, Callable[[], object]]] = [
    ("not_a_record", lambda: Record.from_json([1])),
    ("other_format", lambda: Record.from_json({"format": "chess/1"})),
    ("altered", lambda: Record.from_json({**played().to_json(), "players": 3})),
    ("malformed", lambda: Record.from_json(altered(played(), entries=3))),
    ("malformed", check_altered(source={"kind": "counter"})),
    ("unknown_source", check_altered(source={"kind": "tea leaves"})),
    ("still_sealed", check_altered(source={**SEALED, "secret": None})),
    ("broken_commitment", check_altered(source={**SEALED, "secret": "00" * 32})),
    ("other_game", check_altered(game="bal")),
    ("other_version", check_altered(version="0")),
    ("bad_options", check_altered(players=7)),
    ("refused", check_altered(entries=with_entry(0, 0, "buy:g4", []))),
    ("draws_differ", check_altered(entries=with_entry(0, 0, "stop", [[0, 9, 1]]))),
    ("draws_differ", check_altered(opening=[])),
    ("chance_ended", check_altered(source={"kind": "recorded"}, opening=[])),
    ("result_differs", check_altered(result=None)),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "broken"), BROKEN, ids=[key for key, _ in BROKEN])
def test_a_broken_record_is_explained(key: str, broken: Callable[[], object], language: str) -> None:
    with pytest.raises(BadRecord) as caught:
        broken()
    assert caught.value.key == key
    assert complete(words(language).bad_record(caught.value))


def test_every_broken_record_is_tried() -> None:
    assert {key for key, _ in BROKEN} == BAD_RECORDS


BAD: dict[str, Callable[[], object]] = {
    "players": lambda: BELCASTEL.box(9, {}),
    "unknown_option": lambda: BELCASTEL.box(2, {"speed": "high"}),
    "bad_value": lambda: BELCASTEL.box(2, {"stop": ["never"]}),
    "bad_books": lambda: BELCASTEL.box(2, {"books": "g1-b9"}),
    "bad_witches": lambda: WITCHES.box(2, {"witches": "S1-S2-S3"}),
    "unknown_bot": lambda: bot("belcastel", "oracle", 1),
    "unknown_game": lambda: read_setup("chess 2"),
    "bad_code": lambda: read_setup("belcastel 3 fast"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BAD)
def test_a_bad_option_is_explained(key: str, language: str) -> None:
    with pytest.raises(BadOption) as caught:
        BAD[key]()
    assert caught.value.key == key
    assert complete(words(language).bad_option(caught.value))


def test_every_bad_option_is_tried() -> None:
    assert set(BAD) == BAD_OPTIONS


def test_a_record_with_bad_options_says_which() -> None:
    with pytest.raises(BadRecord) as caught:
        check_altered(players=7)()
    assert words("en").bad_option(BadOption("players", given=7, least=2, most=4)) in words("en").bad_record(
        caught.value
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_undo_is_explained(language: str) -> None:
    say = words(language)
    assert len({say.undo(key) for key in UNDO}) == len(UNDO)
    assert say.bad_record(BadRecord("undo_chance")) == say.undo("chance")


# Words.


@pytest.mark.parametrize(
    ("key", "arguments"),
    [("no-such-key", {}), ("list-and.long", {}), ("list-and", {"list": "a"}), ("belcastel-told-points", {"points": 1})],
)
def test_what_cannot_be_said_completely_raises(key: str, arguments: dict[str, object]) -> None:
    with pytest.raises(NoWords):
        words("fr").say(key, **arguments)


def test_unknown_things_raise() -> None:
    say = words("en")
    for speak in (
        lambda: words("de"),
        lambda: say.chip("z1"),
        lambda: say.some("w4", 2),
        lambda: say.undo("weather"),
        lambda: say.choice("belcastel", "sing"),
        lambda: say.choice("belcastel", "lay:w9"),
        lambda: say.ask("belcastel", Ask(0, About("weather", "BEL-1.1"), ())),
        lambda: say.fact("chess", Fact("drew", "BEL-5.2", {"seat": 0, "chip": "w1"}), NAMES),
        lambda: say.fact("belcastel", Fact("drew", "BEL-5.2", {"seat": 0}), NAMES),
    ):
        with pytest.raises(NoWords):
            speak()


def test_words_are_made_once() -> None:
    assert words("fr") is words("fr")


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


# Which language.


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "fr"),
        ({"LANG": ""}, "fr"),
        ({"LANG": "C"}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LC_ALL": "POSIX", "LANG": "en_US"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LC_MESSAGES": "fr", "LANG": "en_US"}, "fr"),
        ({"LC_ALL": "en", "LC_MESSAGES": "fr"}, "en"),
        ({"CHAUDRON_LANG": "en", "LC_ALL": "fr_FR"}, "en"),
        ({"CHAUDRON_LANG": "FR", "LANG": "en_US"}, "fr"),
        ({"CHAUDRON_LANG": "en-GB"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from(environment) == language


# No dead words.


OWN = ("belcastel.ftl", "chaudron.ftl", "server.ftl")
"""The files whose words are used by the code that is looked at here."""


def entries(language: str, names: Sequence[str] = OWN) -> list[ftl.Message]:
    """The messages of some files; other files are looked after by who uses them."""
    folder = files("chaudron").joinpath("locales", language)
    sources = [folder.joinpath(name).read_text("utf-8") for name in names]
    parsed = [entry for source in sources for entry in FluentParser().parse(source).body]
    return [entry for entry in parsed if isinstance(entry, ftl.Message)]


class References(Visitor):
    """The messages that others are made of, and by which variants each argument selects."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's naming
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        if isinstance(node.selector, ftl.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def references(language: str) -> References:
    found = References()
    for entry in entries(language):
        found.visit(entry)
    return found


def option_keys() -> set[str]:
    values = {f"{name}-{str(value).lower()}" for name, about in TABLE_OPTIONS.items() for value in about["values"]}
    return {f"belcastel-option-{name}" for name in {*TABLE_OPTIONS, *values}}


EXPECTED = {
    *(f"belcastel-told-{key}" for key in TOLD),
    *(f"belcastel-ask-{key}" for key in ASKED),
    *(f"belcastel-choice-{choice.verb}" for choice in CATALOGUE),
    *(f"belcastel-refused-{key}" for key in REFUSED),
    *(f"bad-option-{key}" for key in BAD_OPTIONS),
    "bad-option-bad_value-components",
    *(f"bad-record-{key}" for key in BAD_RECORDS),
    *(f"undo-{key}" for key in UNDO | UNDO_AT_A_HOUSE),
    *(f"house-{key}" for key in HOUSE),
    *(f"bad-notice-{key}" for key in NO_NOTICE),
    *(f"notice-{key}" for key in NOTICES),
    *(key for key in keys_of("say", "server") if key.startswith("page-")),
    *(f"bot-{level}" for levels in LEVELS.values() for level in levels),
    *(f"belcastel-{family}-{color}" for family in ("chip", "color") for color in COLORS),
    *(f"belcastel-state-{state}" for state in (BREWING, STOPPED, EXPLODED)),
    *(f"belcastel-phase-{phase}" for phase in "ABCDEF"),
    *(f"belcastel-die-{face}" for face in DIE),
    *(f"belcastel-tube-{tube}" for tube in range(len(TUBES))),
    *(f"belcastel-book-{book}" for book in BOOKS),
    *(f"belcastel-card-{card}" for card in CARDS),
    *(f"belcastel-witch-{witch}" for witch in WITCH_IDS),
    *(f"belcastel-penny-{penny}" for penny in PENNIES),
    "belcastel-bowl",
    "belcastel-fifth_seat",
    *option_keys(),
}
"""Every key that must have words."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_used(language: str) -> None:
    pairs = {f"belcastel-told-{one.key}-{two.key}" for one, two in heard().pairs.values()}
    used = EXPECTED | pairs | written_by_words() | references(language).messages
    assert [entry.id.name for entry in entries(language) if entry.id.name not in used] == []


def written_by_words() -> set[str]:
    """The keys, among other strings, that the code of words uses itself."""
    trees = [ast.parse(file.read_text("utf-8")) for file in (HOME / "words.py", *(HOME / "speech").glob("*.py"))]
    return {str(node.value) for tree in trees for node in ast.walk(tree) if is_constant(node)}


def is_constant(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_can_be_chosen(language: str) -> None:
    variants = references(language).variants
    assert variants["about"] - ASKED == {"other"}
    sources = "".join(file.read_text("utf-8") for file in (HOME / "games/belcastel").rglob("*.py"))
    rules = {rule.replace(".", "-") for rule in re.findall(r'"((?:BEL|WIT)-[\d.]+)"', sources)}
    assert variants["rule"] - rules == {"other"}


def test_both_languages_have_the_same_messages_and_forms() -> None:
    shapes = [
        {(entry.id.name, *sorted(form.id.name for form in entry.attributes)) for entry in entries(language)}
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_have_all_their_forms(language: str) -> None:
    say = words(language)
    for chip in CHIPS:
        assert all(complete(say.chip(chip.name, form)) for form in ("", "a", "the", "of"))
    forms = [f"belcastel-card-{card}.text" for card in CARDS]
    forms += [f"belcastel-book-{book}.effect" for book in BOOKS]
    forms += [f"belcastel-option-{name}.help" for name in TABLE_OPTIONS]
    forms += [f"belcastel-witch-{witch}.{form}" for witch in WITCH_IDS for form in ("short", "effect", "now", "phase")]
    forms += [f"belcastel-{thing}.text" for thing in ("bowl", "fifth_seat")]
    forms += [f"belcastel-color-{color}.ingredient" for color in COLORS]
    assert [form for form in forms if not complete(say.say(form))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_and_a_book_are_called_as_on_the_rule_page(language: str) -> None:
    say = words(language)
    for card in CARDS:
        assert rule_text(language, card).text.startswith(f"*{say.say(f'belcastel-card-{card}')}* (")
    for witch in WITCH_IDS:
        assert rule_text(language, WITCH_RULE[witch]).text.startswith(f"*{say.say(f'belcastel-witch-{witch}')}* (")
    for book in BOOKS:
        assert rule_text(language, book).text.startswith(f"*{say.say(f'belcastel-book-{book}')}.*")


UNTYPESET = {
    "fr": re.compile(r"(?<![\u00a0\u202f])[:;!?»]|«(?!\u00a0)|['\"]"),
    "en": re.compile(r"['\"]"),
}
"""A sign without its no-break space, or a typewriter quote."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_typeset(language: str) -> None:
    names = (*OWN, "web.ftl", "web-bal.ftl", "web-belcastel.ftl", "web-setup.ftl")
    texts = [element.value for entry in entries(language, names) for element in text_elements(entry)]
    assert [text for text in texts if UNTYPESET[language].search(text)] == []


def text_elements(entry: ftl.Message) -> list[ftl.TextElement]:
    found: list[ftl.TextElement] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's naming
            found.append(node)

    Texts().visit(entry)
    return found


# The rules.


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_can_be_read(language: str) -> None:
    texts = [*rules_page("belcastel", language), *rules_page("witches", language)]
    assert len({text.id for text in texts}) == len(texts) > 230
    for text in texts:
        assert rule_text(language, text.id) == text
        assert text.text
        assert text.title


@pytest.mark.parametrize("game", ["belcastel", "witches"])
def test_both_languages_have_the_same_rules(game: str) -> None:
    french, english = ([text.id for text in rules_page(game, language)] for language in LANGUAGES)
    assert french == english


def test_a_rule_comes_with_its_list() -> None:
    (tubes,) = rule_text("en", "tubes").paragraphs
    assert tubes.text.count("\n- Tube") == 12
    assert "**" not in rule_text("fr", "BEL-5.1").text


def test_a_chapter_is_all_its_rules() -> None:
    chapter = rule_text("fr", "bel-5")
    assert chapter.id == "BEL-5"
    assert chapter.title == "BEL-5 · La préparation de la potion"
    assert [paragraph.id for paragraph in chapter.paragraphs] == [f"BEL-5.{number}" for number in range(1, 7)]
    introduced = rule_text("fr", "BEL-16").paragraphs
    assert [paragraph.id for paragraph in introduced[:2]] == ["", "BEL-16.1"]
    assert [paragraph.id for paragraph in rule_text("fr", "BEL-2").paragraphs] == ["BEL-2"]


@pytest.mark.parametrize(("asked", "near"), [("BEL-5.11", "BEL-5.1"), ("green1", "green-1"), ("chraity", "charity")])
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

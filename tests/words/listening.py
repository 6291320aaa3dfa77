"""What the code and many random games say, and the texts that there are for it."""

import ast
import random
import re
from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, TypeGuard

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import chaudron
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.facts import SPECTATOR, Fact
from chaudron.kernel.record import Play
from chaudron.kernel.rule import Ask, Reason
from chaudron.rulebook import locale
from chaudron.words import Words

HOME = Path(chaudron.__file__).parent
NAMES = ("Ysée", "Basile", "Odile", "Gaspard", "Aliénor", "Hugues")
LOOKS = 20
"""Refusals are looked at about so often times the logarithm of how often the question of the moment is asked."""


# What the code says.


def calls(folder: Path, name: str) -> Iterator[ast.expr]:
    """The first argument of every call of a function, class or method of this name."""
    texts = [file.read_text("utf-8") for file in sorted(folder.rglob("*.py"))]
    for text in (text for text in texts if f"{name}(" in text):  # most say nothing of it, and reading them is slow
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if called == name:
                    yield node.args[0]


@cache
def keys_of(name: str, within: str = "") -> frozenset[str]:
    """The keys that the code passes to a function, class or method."""
    found = [argument for argument in calls(HOME / within, name) if isinstance(argument, ast.Constant)]
    return frozenset(str(argument.value) for argument in found)


def written_by_words() -> set[str]:
    """The keys, among other strings, that the code of words uses itself."""
    files = [HOME / "texts.py", HOME / "words.py", *(HOME / "speech").glob("*.py")]
    trees = [ast.parse(file.read_text("utf-8")) for file in files]
    return {str(node.value) for tree in trees for node in ast.walk(tree) if is_constant(node)}


def is_constant(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant)


# What games say.


class Heard(NamedTuple):
    """Everything said in many random games, each thing once; and how often each question was asked."""

    facts: dict[str, Fact]
    pairs: dict[str, list[Fact]]
    asks: dict[str, Ask]
    choices: set[tuple[str, str]]
    reasons: dict[str, Reason]
    asked: Tally[str]

    def answer(self, facts: Sequence[Fact]) -> None:
        """Facts, and those that somebody hears in a row."""
        for fact in facts:
            self.facts.setdefault(f"{fact.key} {fact.rule} {fact.details}", fact)
        for listener in {SPECTATOR, *(seat for fact in facts for seat in fact.to or ())}:
            for pair in pairwise([fact for fact in facts if fact.is_heard_by(listener)]):
                self.pairs.setdefault(" ".join(map(kind, pair)) + str(same_seat(*pair)), [*pair])

    def question(self, ask: Ask) -> None:
        self.asked[ask.about.key] += 1
        self.asks.setdefault(ask.about.key, ask)
        self.choices.update((choice, ask.about.key) for choice in (*ask.options, *ask.offers))

    def refusals(self, table: Any, catalogue: Catalogue, seats: Sequence[int]) -> None:
        """Why these seats, one of which may not exist, may not do what is not offered."""
        for seat in seats:
            offered = table.asks[seat].options if seat in table.asks else ()
            for choice in (*catalogue, "sing"):
                if choice not in offered:
                    reason = table.why_not(seat, choice)
                    self.reasons.setdefault(f"{reason.key} {reason.details}", reason)

    def game(self, play: Play, catalogue: Catalogue, luck: random.Random, liked: Mapping[str, float]) -> None:
        """A whole game by random players, who like some choices better than others."""
        self.answer(play.facts)
        while play.table.outcome is None:
            ask = play.table.asks[luck.choice(sorted(play.table.asks))]
            self.question(ask)
            if luck.random() * self.asked[ask.about.key] < LOOKS:
                self.refusals(play.table, catalogue, (ask.seat, luck.randrange(play.box.players), 9))
            options = (*ask.options, *ask.offers)
            weights = [liked.get(choice, liked.get(choice.partition(":")[0], 1)) for choice in options]
            self.answer(play.answer(ask.seat, luck.choices(options, weights)[0]))
        self.refusals(play.table, catalogue, range(play.box.players))


def kind(fact: Fact) -> str:
    """What a sentence may depend on, apart from names and components."""
    details = fact.details
    who = [details.get(name) == details.get("seat") for name in ("owner", "by")]
    return f"{fact.key} {fact.rule} {sorted(details)} {who} {details.get('by') is None}"


def same_seat(one: Fact, two: Fact) -> bool:
    return bool(one.details.get("seat") == two.details.get("seat"))


class Family(NamedTuple):
    """A family of games: what it says, and what it needs words for."""

    name: str
    heard: Callable[[], Heard]
    catalogue: Catalogue
    options: Mapping[str, Any]
    components: set[str]
    """The keys of its components, and of whatever else has words."""
    forms: list[str]
    """The further forms of its components."""
    counted: list[str]
    """The keys whose words differ for one, two and seven."""
    spelled: Mapping[Any, str] = {}
    """What a key calls a value of an option that is no word."""
    thing: Callable[[str], object] = str
    """What a choice is about; different things must have different words."""
    speak_more: Callable[[Words], object] = lambda say: None
    """Says what is said in no game."""

    def keys(self, name: str) -> frozenset[str]:
        return keys_of(name, f"games/{self.name}")

    @property
    def expected(self) -> set[str]:
        """Every key that must have words."""
        values = ((name, value) for name, option in self.options.items() for value in option["values"])
        own = {
            *(f"told-{key}" for key in self.keys("tell")),
            *(f"ask-{key}" for key in self.keys("About")),
            *(f"choice-{choice.verb}" for choice in self.catalogue),
            *(f"refused-{key}" for key in self.keys("Reason")),
            *(f"option-{name}" for name in self.options),
            *(f"option-{name}-{self.spelled.get(value, str(value).lower())}" for name, value in values),
            *self.components,
        }
        return {f"{self.name}-{key}" for key in own}

    def joined(self, say: Words) -> set[str]:
        """The keys of two facts that are told in one breath."""
        together = [pair for pair in self.heard().pairs.values() if len(say.facts(self.name, pair, NAMES)) == 1]
        return {f"{self.name}-told-{one.key}-{two.key}" for one, two in together}


# The texts.


def entries(language: str, *names: str) -> list[ftl.Message]:
    """The messages of some files."""
    sources = [locale(language).joinpath(name).read_text("utf-8") for name in names]
    parsed = [entry for source in sources for entry in FluentParser().parse(source).body]
    return [entry for entry in parsed if isinstance(entry, ftl.Message)]


def complete(text: str) -> bool:
    """Is this a text without a hole in it?"""
    return bool(text.strip()) and not re.search(r"[{}\u2068\u2069]|\?\?\?|None|  ", text)


class Parts(Visitor):
    """The texts in messages, the messages that others are made of, and by which variants each argument selects."""

    def __init__(self, messages: Sequence[ftl.Message]) -> None:
        self.texts: list[str] = []
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        for message in messages:
            self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's naming
        self.texts.append(node.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's naming
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        if isinstance(node.selector, ftl.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


# Every variant is said.


class Listening(Words):
    """Words that remember what they were asked to say."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: dict[str, list[dict[str, Any]]] = {}

    def say(self, key: str, /, **arguments: object) -> str:
        self.said.setdefault(key, []).append(arguments)
        return super().say(key, **arguments)


class Selections(Visitor):
    """Every choice between variants in a text, also in the texts it is made of."""

    def __init__(self, messages: dict[str, ftl.Message]) -> None:
        self.messages = messages
        self.found: list[ftl.SelectExpression] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's naming
        if node.attribute is None and node.id.name in self.messages:
            self.visit(self.messages[node.id.name].value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        self.found.append(node)
        self.generic_visit(node)


def variant(selection: ftl.SelectExpression, value: Any, language: str) -> str:
    """The variant that a value selects, as Fluent does: the first that fits, or the default."""
    plain = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    fitting = {str(plain)} if isinstance(plain, str) else {str(plain), Locale.parse(language).plural_form(plain)}
    keys = [key_of(one) for one in selection.variants]
    default = next(key_of(one) for one in selection.variants if one.default)
    return next((key for key in keys if key in fitting), default)


def key_of(one: ftl.Variant) -> str:
    return one.key.name if isinstance(one.key, ftl.Identifier) else one.key.value


def unsaid(name: str, say: Listening) -> list[str]:
    """The variants of facts, choices, refusals and wrong files that nothing said has selected."""
    messages = {entry.id.name: entry for entry in entries(say.language, f"{name}.ftl")}
    places: dict[int, tuple[str, ftl.SelectExpression]] = {}
    seen: dict[int, set[str]] = {}
    for key in [key for key in say.said if re.match(rf"{name}-(told|choice|refused|components)-", key)]:
        search = Selections(messages)
        search.visit(messages[key].value)
        for selection in search.found:
            argument = getattr(selection.selector, "id").name  # noqa: B009 - every selector here is a variable
            chosen = {variant(selection, one[argument], say.language) for one in say.said[key] if argument in one}
            places.setdefault(id(selection), (key, selection))
            seen.setdefault(id(selection), set()).update(chosen)
    variants = [(key, key_of(one), seen[place]) for place, (key, all_) in places.items() for one in all_.variants]
    return [f"{key} {one}" for key, one, chosen in variants if one not in chosen]

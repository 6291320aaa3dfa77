"""Rule ids: every rule is implemented and tested, every example is tested, and no id is cited that does not exist.

The ids are those of the English rule pages. The functions that check are themselves tested, on planted faults.
"""

import ast
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from chaudron.games import SHELF
from chaudron.games.bal.components import CARD
from chaudron.games.belcastel.components import WITCH_RULE
from chaudron.games.blackwood.components import RULE_OF_SPELL
from chaudron.rulebook import PREFIXES

ROOT = Path(__file__).parents[1]
RULEBOOK = files("chaudron").joinpath("locales/en/rules")
PAGE = "\n".join(RULEBOOK.joinpath(f"{game}.md").read_text("utf-8") for game in PREFIXES.values())
DATA, WITCHES_DATA = (
    json.loads(files("chaudron.games.belcastel").joinpath(f"data/{name}.json").read_text("utf-8"))
    for name in ("components", "witches")
)

PREFIX = f"(?:{'|'.join(PREFIXES)})"
ID = re.compile(rf"^\*\*({PREFIX}-\d+(?:\.\d+)?)\*\* ", re.MULTILINE)
CHAPTER = re.compile(rf"^## ({PREFIX}-\d+) · ", re.MULTILINE)
CITED = re.compile(rf"\b{PREFIX}-\d+(?:\.\d+)?")


def read(*folders: str) -> dict[str, str]:
    """Every Python file below these folders, by its path; this file only plants faults and is left out."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")) if path != Path(__file__)]
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths}


RULES = ID.findall(PAGE)
KNOWN = {*RULES, *CHAPTER.findall(PAGE)}
SOURCE = read(*[f"src/chaudron/{part}" for part in ("games", "kernel", "bots", "server")])
TESTS = read("tests")
NEW_BOOKS = [f"{color}-{number}" for color, sets in WITCHES_DATA["books"].items() for number in sets]
BOOKS = [*[book["id"] for book in DATA["books"]], "orange-6", *NEW_BOOKS]
CARDS = [card["id"] for card in DATA["fortune"]["cards"]]
WITCHES = [witch["id"] for witch in WITCHES_DATA["witches"]]


def is_example(rule: str) -> bool:
    """Examples, and an index of what other rules say."""
    return rule.startswith(("BEL-17.", "WIT-7.", "BAL-11.", "BLW-9.", "BLW-11."))


# What is cited where


def cited(sources: Mapping[str, str]) -> set[str]:
    """Every id in these sources; in Python it can only stand in a comment or a string."""
    return {rule for text in sources.values() for rule in CITED.findall(text)}


def every_test(sources: Mapping[str, str]) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every test function, with the text of its file."""
    for text in sources.values():
        for test in functions_of(text):
            yield text, test


@cache
def functions_of(text: str) -> list[ast.FunctionDef]:
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    return [function for function in functions if function.name.startswith("test_")]


def cited_by_tests(sources: Mapping[str, str]) -> set[str]:
    """Every id in the docstring of a test; that of a module or a comment does not count."""
    return {rule for _, test in every_test(sources) for rule in CITED.findall(ast.get_docstring(test) or "")}


def unknown(sources: Mapping[str, str], known: Iterable[str]) -> list[str]:
    """Where an id is cited that does not exist."""
    return [
        f"{path}:{number} {rule}"
        for path, text in sources.items()
        for number, line in enumerate(text.splitlines(), 1)
        for rule in CITED.findall(line)
        if rule not in known
    ]


def unnamed(names: Iterable[str], sources: Mapping[str, str]) -> list[str]:
    """The names that stand in no test: neither in its docstring nor in its body or its parameters."""
    bodies = []
    for text, test in every_test(sources):
        first = min([test.lineno, *[decorator.lineno for decorator in test.decorator_list]])
        bodies.append("\n".join(text.splitlines()[first - 1 : test.end_lineno]))
    said = "\n".join(bodies)
    return [name for name in names if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", said)]


def test_the_page_is_read_whole() -> None:
    """A pattern that finds nothing would make every test below pass."""
    assert len(RULES) == len(set(RULES)) > 310
    examples = [rule for rule in RULES if is_example(rule)]
    assert (examples[52], examples[76], examples[88]) == ("BEL-17.53", "WIT-7.24", "BAL-11.12")
    assert (examples[-1], len(examples)) == ("BLW-11.10", 53 + 24 + 12 + 17 + 10)
    last = {"BEL": 17, "WIT": 7, "BAL": 13, "BLW": 13}
    chapters = {f"{prefix}-{chapter}" for prefix in last for chapter in range(1, last[prefix] + 1)}
    assert chapters - {"BAL-12", "BLW-12"} <= KNOWN
    assert len(SOURCE) > 40
    assert len(TESTS) > 40
    assert (len(BOOKS), len(CARDS), len(WITCHES)) == (23 + 15, 24, 12)


def test_every_rule_is_implemented() -> None:
    implemented = cited(SOURCE)
    assert [rule for rule in RULES if not is_example(rule) and rule not in implemented] == []


def test_every_rule_is_tested() -> None:
    in_tests = cited_by_tests(TESTS)
    assert [rule for rule in RULES if not is_example(rule) and rule not in in_tests] == []


def test_every_example_is_tested() -> None:
    in_tests = cited_by_tests(TESTS)
    assert [rule for rule in RULES if is_example(rule) and rule not in in_tests] == []


def test_no_unknown_rule_is_cited() -> None:
    assert unknown(read("src/chaudron"), KNOWN) == []
    assert cited_by_tests(TESTS) - KNOWN == set()


def test_every_book_is_named_in_a_test() -> None:
    assert unnamed(BOOKS, TESTS) == []


def test_every_fortune_card_is_named_in_a_test() -> None:
    assert unnamed(CARDS, TESTS) == []


def test_every_witch_is_named_in_a_test() -> None:
    assert unnamed(WITCHES, TESTS) == []


def test_every_card_of_the_ball_is_named_in_a_test() -> None:
    assert unnamed(CARD, TESTS) == []


# What is told, asked and refused carries its rule


@dataclass(frozen=True)
class Scope:
    """Where in the code something stands."""

    path: str
    module: ast.Module
    owner: ast.ClassDef | None
    function: ast.FunctionDef | None


@dataclass(frozen=True)
class Call:
    node: ast.Call
    scope: Scope

    @property
    def name(self) -> str:
        """What is called, by its last name: `table.tell` is `tell`; what chance does is no rule's."""
        function = self.node.func
        if isinstance(function, ast.Attribute) and ast.unparse(function.value).endswith(".chance"):
            return ""
        return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")

    def argument(self, place: int, name: str) -> ast.expr | None:
        """What is given for a parameter, by its place or by its name."""
        given = [keyword.value for keyword in self.node.keywords if keyword.arg == name]
        return given[0] if given else self.node.args[place] if place < len(self.node.args) else None


CARRIES_A_RULE = {"tell": 1, "About": 1, "Reason": 1}
"""The place of the rule among the arguments."""
Tables = Mapping[str, Mapping[str, str]]
"""Tables of rules that are read from data; those written out in the code are found there."""


class Code:
    """All calls of some sources, and where the rule that each tells comes from."""

    def __init__(self, sources: Mapping[str, str], known: Iterable[str], tables: Tables | None = None) -> None:
        self.known = set(known)
        self.tables = tables or {}
        self.calls: list[Call] = []
        for path, text in sources.items():
            module = ast.parse(text)
            self._collect(module, Scope(path, module, None, None))
        self.faults: list[str] = []
        self._asked: set[tuple[str, str]] = set()

    def _collect(self, node: ast.AST, scope: Scope) -> None:
        for child in ast.iter_child_nodes(node):
            inner = scope
            if isinstance(child, ast.ClassDef):
                inner = Scope(scope.path, scope.module, child, None)
            elif isinstance(child, ast.FunctionDef):
                inner = Scope(scope.path, scope.module, scope.owner, child)
            elif isinstance(child, ast.Call):
                self.calls.append(Call(child, scope))
            self._collect(child, inner)

    def check(self) -> list[str]:
        for call in self.calls:
            if call.name in CARRIES_A_RULE:
                self._follow(call.argument(CARRIES_A_RULE[call.name], "rule"), call.scope, call.node)
        return self.faults

    def _fault(self, scope: Scope, node: ast.AST, what: str) -> None:
        self.faults.append(f"{scope.path}:{getattr(node, 'lineno', 0)} {what}")

    def _follow(self, value: ast.expr | None, scope: Scope, node: ast.AST) -> None:
        """Follow an expression to the ids it can be."""
        match value:
            case None:
                self._fault(scope, node, "no rule")
            case ast.Constant(value=str(rule)):
                if rule not in self.known:
                    self._fault(scope, node, f"unknown rule {rule!r}")
            case ast.IfExp(body=one, orelse=other):
                self._follow(one, scope, node)
                self._follow(other, scope, node)
            case ast.Attribute(value=ast.Attribute(attr="about"), attr="rule"):
                pass  # the rule of a question, which carries one itself
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if scope.owner is not None:
                self._follow_field(scope.owner, name, scope, node)
            case ast.Name(id=name) if scope.function is not None:
                self._follow_name(scope.function, name, scope, node)
            case ast.Subscript(value=ast.Name(id=name)):
                self._follow_table(name, scope, node)
            case ast.Attribute() if ast.unparse(value) in self.tables:
                self._follow_table(ast.unparse(value), scope, node)
            case _:
                self._fault(scope, node, f"cannot tell which rule: {ast.unparse(value)}")

    def _follow_table(self, name: str, scope: Scope, node: ast.AST) -> None:
        """A rule looked up in a table: any rule of it."""
        written = [
            found.value.values
            for found in scope.module.body
            if isinstance(found, ast.Assign) and ast.unparse(found.targets[0]) == name
            if isinstance(found.value, ast.Dict)
        ]
        rules = [ast.Constant(rule) for rule in self.tables.get(name, {}).values()]
        if not written and not rules:
            self._fault(scope, node, f"cannot tell which rule: {name}[…]")
        for value in [*rules, *[value for values in written for value in values]]:
            self._follow(value, scope, node)

    def _follow_name(self, function: ast.FunctionDef, name: str, scope: Scope, node: ast.AST) -> None:
        """A local name, or a parameter: then whoever calls the function gives it."""
        assigned = [
            found.value
            for found in ast.walk(function)
            if isinstance(found, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in found.targets)
        ]
        parameters = [argument.arg for argument in function.args.args]
        if scope.owner is not None:
            parameters = parameters[1:]
        for value in assigned:
            self._follow(value, scope, node)
        if name in parameters:
            defaults = dict(zip(reversed(parameters), reversed(function.args.defaults), strict=False))
            self._follow_callers(function.name, parameters.index(name), name, defaults.get(name), scope)
        elif not assigned:
            self._fault(scope, node, f"cannot tell which rule: {name}")

    def _follow_field(self, owner: ast.ClassDef, name: str, scope: Scope, node: ast.AST) -> None:
        """A field of a rule: whoever makes the rule gives it."""
        fields = {
            part.target.id: part.value
            for part in owner.body
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
        }
        if name in fields:
            self._follow_callers(owner.name, list(fields).index(name), name, fields[name], scope)
        else:
            self._fault(scope, node, f"cannot tell which rule: self.{name}")

    def _follow_callers(self, called: str, place: int, name: str, default: ast.expr | None, scope: Scope) -> None:
        if (called, name) in self._asked:
            return
        self._asked.add((called, name))
        callers = [call for call in self.calls if call.name == called]
        if not callers:
            self.faults.append(f"{scope.path} nobody calls {called}")
        for call in callers:
            self._follow(call.argument(place, name) or default, call.scope, call.node)


LEAST = {
    "src/chaudron/games/belcastel": {"tell": 55, "About": 45, "Reason": 33},
    "src/chaudron/games/blackwood": {"tell": 28, "About": 10, "Reason": 38},
    "src/chaudron/games/bal": {"tell": 38, "About": 17, "Reason": 12},
}
"""How often each is called in a game, at least: games on the shelf that share their code are checked once."""


def test_every_game_on_the_shelf_is_checked() -> None:
    assert {f"src/{type(game).__module__.replace('.', '/')}" for game in SHELF.values()} == set(LEAST)


@pytest.mark.parametrize("folder", LEAST)
def test_everything_told_asked_and_refused_carries_a_known_rule(folder: str) -> None:
    cards = {name: CARD[name].rule for name in CARD}
    tables = {"WITCH_RULE": WITCH_RULE, "card.rule": cards, "RULE_OF_SPELL": RULE_OF_SPELL}
    code = Code(read(folder), RULES, tables)
    assert code.check() == []
    found = [call.name for call in code.calls]
    assert [name for name, least in LEAST[folder].items() if found.count(name) < least] == []


# The checks can fail

GOOD = """
def gain(table, seat, cause="BEL-1"):
    table.tell("points", cause, seat=seat)

class Step:
    seat: int
    cause: str

    def go(self, table):
        why = "BEL-1" if table.round else "BEL-2"
        table.tell("went", why)
        table.tell("went", self.cause)
        self.pay(table, "BEL-2")
        return About("step", rule="BEL-2")

    def pay(self, table, rule):
        table.tell("paid", rule)

WHY = {"dry": "BEL-1", "wet": "BEL-2"}

def why(table, weather):
    return Reason("no", WHY[weather], {})

def why_not(table, seat):
    ask = table.asks[seat]
    return Reason("no", ask.about.rule if ask else "BEL-1", {})

gain(1, 2)
gain(1, 2, "BEL-2")
gain(1, 2, cause="BEL-1")
Step(0, "BEL-1")
Step(0, cause="BEL-2")
"""


def faults(more: str = "", without: str = "", **tables: dict[str, str]) -> list[str]:
    return Code({"good.py": GOOD.replace(without, ""), "more.py": more}, ["BEL-1", "BEL-2"], tables).check()


def test_code_whose_facts_carry_their_rules_has_no_faults() -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        ('table.tell("points", "BEL-3")', "more.py:1 unknown rule 'BEL-3'"),
        ('table.tell("points", "")', "more.py:1 unknown rule ''"),
        ('table.tell("points", seat=1)', "more.py:1 no rule"),
        ('About("what")', "more.py:1 no rule"),
        ('About("what", "rule 5")', "more.py:1 unknown rule 'rule 5'"),
        ('Reason("why", None, {})', "more.py:1 cannot tell which rule: None"),
        ('Reason("why", RULE, {})', "more.py:1 cannot tell which rule: RULE"),
        ('Reason("why", "BEL-1" if x else "BEL-9", {})', "more.py:1 unknown rule 'BEL-9'"),
        ('Reason("why", WHY[x], {})', "more.py:1 cannot tell which rule: WHY[…]"),
        ('T = {"a": "BEL-1", "b": "BEL-9"}\nReason("why", T[x], {})', "more.py:2 unknown rule 'BEL-9'"),
        ('T = {"a": RULE}\nReason("why", T[x], {})', "more.py:2 cannot tell which rule: RULE"),
        ('table.tell("penny", "WIT-1")', "more.py:1 unknown rule 'WIT-1'"),
        ('gain(1, 2, "BEL-4")', "more.py:1 unknown rule 'BEL-4'"),
        ('gains.gain(1, 2, cause="BEL-4")', "more.py:1 unknown rule 'BEL-4'"),
        ("Step(1)", "more.py:1 no rule"),
        ('Step(1, "BEL-4")', "more.py:1 unknown rule 'BEL-4'"),
        ("def f(table):\n  rule = table.rule\n  table.tell('x', rule)", "more.py:3 cannot tell which rule: table.rule"),
        ("def f(table, rule):\n  table.tell('x', rule)", "more.py nobody calls f"),
        ("def f(table, rule='BEL-8'):\n  table.tell('x', rule)\nf(1)", "more.py:3 unknown rule 'BEL-8'"),
        (
            "class Other:\n  def go(self, table):\n    table.tell('x', self.y)",
            "more.py:3 cannot tell which rule: self.y",
        ),
    ],
)
def test_a_fact_without_a_known_rule_is_found(planted: str, fault: str) -> None:
    assert faults(planted) == [fault]


def test_a_fault_is_found_where_the_id_is_given_not_only_where_it_is_told() -> None:
    assert faults("Step(0, cause='BEL-7')", without='Step(0, "BEL-1")') == ["more.py:1 unknown rule 'BEL-7'"]


def test_a_table_of_rules_that_is_read_from_data_is_checked() -> None:
    look_up = 'Reason("why", READ[x], {})'
    assert faults(look_up, READ={"a": "BEL-1", "b": "BEL-2"}) == []
    assert faults(look_up, READ={"a": "BEL-1", "b": "WIT-9.9"}) == ["more.py:1 unknown rule 'WIT-9.9'"]
    assert faults(look_up, READ={}) == ["more.py:1 cannot tell which rule: READ[…]"]


def test_the_rule_that_a_component_carries_is_checked() -> None:
    def found(**rules: str) -> list[str]:
        return Code({"more.py": 'table.tell("laid", card.rule)'}, ["BEL-1"], {"card.rule": rules}).check()

    assert found(a="BEL-1") == []
    assert found(a="BEL-1", b="BAL-9.9") == ["more.py:1 unknown rule 'BAL-9.9'"]
    assert faults('table.tell("laid", card.rule)') == ["more.py:1 cannot tell which rule: card.rule"]


def test_what_chance_does_needs_no_rule() -> None:
    assert faults("table.chance.gain(1, 2)") == []
    assert faults("table.gain(1, 2, 'BEL-9')") == ["more.py:1 unknown rule 'BEL-9'"]


def test_an_unknown_citation_is_found_with_its_place() -> None:
    planted = {"a.py": 'x = 1  # [BEL-1]\n"""[BEL-99.1, BEL-2]"""\n', "b.py": "# WIT-1.77, WIT-1"}
    assert unknown(planted, {"BEL-1", "BEL-2", "WIT-1"}) == ["a.py:2 BEL-99.1", "b.py:1 WIT-1.77"]
    assert cited(planted) == {"BEL-1", "BEL-99.1", "BEL-2", "WIT-1.77", "WIT-1"}


def test_only_the_docstring_of_a_test_counts_as_tested() -> None:
    planted = '''
"""[BEL-1.1] The module."""

def helper():
    """[BEL-1.2]"""

def test_it() -> None:
    """[BEL-1.3, BEL-16.15 step 3] and BEL-1.4, [WIT-3.17]."""
    assert "BEL-1.5"  # BEL-1.6

def test_that() -> None:
    assert "WIT-1.7"
'''
    assert cited_by_tests({"test_planted.py": planted}) == {"BEL-1.3", "BEL-16.15", "BEL-1.4", "WIT-3.17"}


def test_a_name_counts_only_as_a_whole_and_within_a_test() -> None:
    planted = '''
green = "green-4"

@pytest.mark.parametrize("card", ["charity"])
def test_it(card: str) -> None:
    """green-1, and green-34 too."""
    scene(card="shining", books="red-2")
    assert "well_stirred_twice"
'''
    names = ["green-1", "green-3", "green-4", "charity", "shining", "red-2", "well_stirred"]
    assert unnamed(names, {"test_planted.py": planted}) == ["green-3", "green-4", "well_stirred"]


def test_ids_are_read_from_paragraphs_only() -> None:
    page = "## BEL-3 · Chapter\n\n**BEL-3.1** A rule (BEL-9.9).\n\nNot **BEL-3.2** this.\n\n**green-1** A book.\n"
    more = page.replace("BEL", "WIT")
    assert (ID.findall(page + more), CHAPTER.findall(page + more)) == (["BEL-3.1", "WIT-3.1"], ["BEL-3", "WIT-3"])

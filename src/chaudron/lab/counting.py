"""Counting what games exercise, against everything that the rules can bring about."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Self

from chaudron.games.belcastel.box import OPTIONS, PLAYERS
from chaudron.games.belcastel.choices import ABOUT, CATALOGUE, NONE
from chaudron.games.belcastel.components import CARDS, DIE, SETS, TUBES
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import About, Ask
from chaudron.lab.exercise import BOOKS, FORTUNE, RULINGS
from chaudron.lab.many import Observer
from chaudron.lab.moment import Before, Moment, Question

Item = tuple[str, str]
"""A kind of thing, and its name: `("die", "3")`."""

PROBES = {"book": BOOKS, "card": FORTUNE, "ruling": RULINGS}

NOT_IN_PLAY = ("refusals.py", "box.py")
"""Modules whose rule ids are reasons for refusing something, which random games never are given."""


NOT_EXPECTED: dict[Item, str] = {
    ("rule", "BEL-1.6"): "a chip of a closed book is only given by tube 9 before round 3: nine moves in two rounds",
}
"""What the rules provide for but no run can be asked to meet, and why."""


@cache
def expected() -> tuple[Item, ...]:
    """Everything that a long enough run must meet."""
    items: list[Item] = [(kind, probe.name) for kind, probes in PROBES.items() for probe in probes]
    items += [("turned", card) for card in CARDS]
    items += [("die", face) for face in DIE]
    items += [("tube", str(tube)) for tube, bonus in enumerate(TUBES) if bonus]
    items += [("players", str(players)) for players in PLAYERS]
    items += [("option", f"{name}={value}") for name in OPTIONS for value in option_values(name)]
    items += [("verb", verb) for verb in dict.fromkeys(choice.verb for choice in CATALOGUE)]
    items += [("choice", str(choice)) for choice in CATALOGUE]
    items += [("question", about.key) for about in vars(ABOUT).values() if isinstance(about, About)]
    items += [("fact", key) for key in sorted(told_in_the_rules())]
    items += [("rule", rule) for rule in sorted(cited_in_the_rules(), key=_by_number)]
    return tuple(item for item in items if item not in NOT_EXPECTED)


def option_values(name: str) -> list[str]:
    """The values of an option; of the first player also every seat."""
    values = [str(value) for value in OPTIONS[name]["values"]]
    if name != "first_player":
        return values
    return [value for value in values if value != "seat"] + [str(seat) for seat in range(PLAYERS[-1])]


def option_value(name: str, value: Any) -> str:
    return "mix" if name == "books" and value not in SETS else str(value)


def _by_number(rule: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", rule)]


def _rules_in_play() -> Iterator[ast.AST]:
    """The syntax of every module of the game whose rules are carried out."""
    folder = files("chaudron.games.belcastel")
    for home in (folder, folder.joinpath("books")):
        for module in sorted(home.iterdir(), key=lambda module: module.name):
            if module.name.endswith(".py") and module.name not in NOT_IN_PLAY:
                yield from ast.walk(ast.parse(module.read_text("utf-8")))


def told_in_the_rules() -> set[str]:
    """The key of every fact that the rules can tell."""
    calls = (node for node in _rules_in_play() if isinstance(node, ast.Call) and node.args)
    tells = (node for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "tell")
    return {str(node.args[0].value) for node in tells if isinstance(node.args[0], ast.Constant)}


def cited_in_the_rules() -> set[str]:
    """Every rule id that a fact or a question can carry."""
    texts = (node.value for node in _rules_in_play() if isinstance(node, ast.Constant))
    return {text for text in texts if isinstance(text, str) and re.fullmatch(r"BEL-[\d.]+", text)}


# Counting


def _probes_by_occasion() -> dict[str, list[tuple[Question, Item]]]:
    table: dict[str, list[tuple[Question, Item]]] = defaultdict(list)
    for kind, probes in PROBES.items():
        for probe in probes:
            table[probe.on].append((probe.holds, (kind, probe.name)))
    return dict(table)


NO_QUESTION, NO_ANSWER = Ask(0, About("", ""), ()), NONE
"""What was asked and answered before the first answer."""

BY_OCCASION = _probes_by_occasion()


class Exercise(Observer):
    """Counts what games exercise."""

    def __init__(self) -> None:
        self.counts: Counter[Item] = Counter()
        self._was: Any = None
        self._earlier: dict[int, str] = {}

    def merge(self, other: Self) -> None:
        self.counts.update(other.counts)

    def missing(self) -> list[Item]:
        """What was never met."""
        return [item for item in expected() if not self.counts[item]]

    def before(self, table: Table) -> None:
        self.counts["players", str(table.box.players)] += 1
        for name, value in table.box.options.items():
            self.counts["option", f"{name}={option_value(name, value)}"] += 1
        self._earlier = {}
        was = Before(table)
        was.asks = {}
        self._look(Moment(was, table, 0, NO_QUESTION, NO_ANSWER), table)
        self._was = Before(table)

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        self.counts["verb", choice.verb] += 1
        self.counts["choice", str(choice)] += 1
        now = Moment(self._was, table, seat, ask, choice)
        now.earlier = self._earlier.get(seat, "")
        self._earlier[seat] = ask.about.key
        self._look(now, table)
        self._was = Before(table)

    def after(self, table: Table) -> None:
        self._probe("ended", Moment(Before(table), table, 0, NO_QUESTION, NO_ANSWER))
        self._was = None  # it need not travel between processes

    def viewed(self, table: Table, seat: int, view: View) -> None:
        """A view was taken."""
        now = Moment(Before(table), table, seat, NO_QUESTION, NO_ANSWER)
        now.fact = view
        self._probe("viewed", now)

    def _look(self, now: Moment, table: Table) -> None:
        now.facts = [fact for fact in table.told or () if fact.is_heard_by(None)]
        if now.answered:
            self._probe(f"answered:{now.answered}", now)
        for fact in now.facts:
            self._hear(now, fact.key, fact.rule, fact.details)
        now.card, now.round = table.card, table.round
        for seat, ask in table.asks.items():
            if seat == now.answerer or ask != now.was.asks.get(seat):
                self._hear_question(now, seat, ask)

    def _hear(self, now: Moment, key: str, rule: str, details: dict[str, Any]) -> None:
        self.counts["fact", key] += 1
        self.counts["rule", rule] += 1
        now.fact, now.rule = details, rule
        now.look_at(details.get("seat", 0))
        if key == "round":
            now.round = details["round"]
        elif key == "card":
            now.card = details["card"]
            self.counts["turned", now.card] += 1
        elif key == "laid":
            self._probe(f"laid:{now.chip.color}", now)
        elif key == "rolled":
            self.counts["die", details["face"]] += 1
        elif key == "tube":
            self.counts["tube", str(details["tube"])] += 1
        self._probe(f"told:{key}", now)

    def _hear_question(self, now: Moment, seat: int, ask: Ask) -> None:
        self.counts["question", ask.about.key] += 1
        self.counts["rule", ask.about.rule] += 1
        now.question = ask
        now.look_at(seat)
        self._probe(f"asked:{ask.about.key}", now)

    def _probe(self, occasion: str, now: Moment) -> None:
        for holds, item in BY_OCCASION.get(occasion, ()):
            if holds(now):
                self.counts[item] += 1

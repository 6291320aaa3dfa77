"""Counting what games exercise, against everything that the rules can bring about."""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Self

from chaudron.games.belcastel.choices import ABOUT, CATALOGUE, NONE
from chaudron.games.belcastel.components import CARDS, DIE, TUBES, WITCH_IDS, WITCH_RULE, Chip
from chaudron.games.belcastel.table import Table
from chaudron.games.belcastel.witches.box import ALL_SETS
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import About, Ask
from chaudron.lab.checks import GAMES
from chaudron.lab.exercise import BOOKS, FORTUNE, RULINGS
from chaudron.lab.exercise_sets import NEW_BOOKS, NEW_RULINGS
from chaudron.lab.exercise_witches import WITCHES
from chaudron.lab.many import Observer
from chaudron.lab.moment import Before, Moment, Question
from chaudron.lab.probe import Probe

Item = tuple[str, str]
"""A kind of thing, and its name: `("die", "3")`."""

OLD_BOOKS = tuple(probe for probe in BOOKS if probe.about != "orange")
"""[WIT-1.1] The expansion replaces the pumpkin book."""

PROBES: dict[str, dict[str, tuple[Probe, ...]]] = {
    "belcastel": {"book": BOOKS, "card": FORTUNE, "ruling": RULINGS},
    "witches": {
        "book": (*OLD_BOOKS, *NEW_BOOKS),
        "card": FORTUNE,
        "ruling": (*RULINGS, *NEW_RULINGS),
        "witch": WITCHES,
    },
}
"""What is looked for in each game, by the kind of thing."""

NOT_IN_PLAY = ("refusals.py", "box.py")
"""Modules whose rule ids are reasons for refusing something, which random games never are given."""

NEW_VERBS = frozenset({"witch", "whites", "start", "last_two"})
NEW_QUESTIONS = frozenset({"exchange"})
"""Those by a rule of the base game; the others cite one of the expansion."""
NEW_FACTS = frozenset(
    {
        *("witches", "penny", "pennies_left", "saved", "coins", "poured"),
        *("set_aside", "drew_along", "start_chip", "passed_black"),
    }
)

NOT_EXPECTED: dict[str, dict[Item, str]] = {
    "belcastel": {
        ("rule", "BEL-1.6"): "a chip of a closed book is only given by tube 9 before round 3: nine moves in two rounds",
    },
    "witches": {
        ("rule", "BEL-1.6"): "as in the base game",
        ("ruling", "BEL-16.6: neither: stopped"): "there are bowls, and whites are left when a bag is nearly empty",
        ("ruling", "BEL-16.19: of a row the rest is given"): "two boxes hardly run out of what purple 2 gives",
        ("ruling", "BEL-16.20: a shortfall of rubies"): "all 40 rubies are hardly owned just when that card is turned",
        ("choice", "start:o6"): "no spider is worth 6",
        ("choice", "witch:C3"): "she is called by taking the chip",
    },
}
"""What the rules provide for but no run of a game can be asked to meet, and why."""


@cache
def expected(game: str) -> tuple[Item, ...]:
    """Everything that a long enough run of a game must meet."""
    choices = [choice for choice in CATALOGUE if is_choice_of(game, choice)]
    items: list[Item] = [(kind, probe.name) for kind, probes in PROBES[game].items() for probe in probes]
    items += [("turned", card) for card in CARDS]
    items += [("die", face) for face in DIE]
    items += [("tube", str(tube)) for tube, bonus in enumerate(TUBES) if bonus]
    items += [("players", str(players)) for players in GAMES[game].players]
    items += [("option", f"{name}={value}") for name in GAMES[game].options for value in option_values(game, name)]
    items += [("verb", verb) for verb in dict.fromkeys(choice.verb for choice in choices)]
    items += [("choice", str(choice)) for choice in choices]
    items += [("question", about.key) for about in questions(game)]
    items += [("fact", key) for key in sorted(told_in_the_rules(game))]
    items += [("rule", rule) for rule in sorted(cited_in_the_rules(game), key=_by_number)]
    return tuple(item for item in items if item not in NOT_EXPECTED[game])


def is_choice_of(game: str, choice: Choice) -> bool:
    """Can it be made in this game? Only the expansion has witches and two kinds of chips more."""
    is_chip_of_both = not isinstance(choice.thing, Chip) or choice.thing in GAMES["belcastel"].kind.stock
    return game == "witches" or (choice.verb not in NEW_VERBS and is_chip_of_both)


def questions(game: str) -> list[About]:
    abouts = [about for about in vars(ABOUT).values() if isinstance(about, About)]
    old = [about for about in abouts if about.rule.startswith("BEL") and about.key not in NEW_QUESTIONS]
    return old if game == "belcastel" else abouts


def option_values(game: str, name: str) -> list[str]:
    """The values of an option; of the first player also every seat."""
    values = [str(value) for value in GAMES[game].options[name].values]
    if name != "first_player":
        return values
    return [value for value in values if value != "seat"] + [str(seat) for seat in range(GAMES[game].players[-1])]


def option_value(name: str, value: Any) -> str:
    """A value as it is counted: any mix is a mix, any three witches are chosen."""
    if name == "books" and value not in ALL_SETS:
        return "mix"
    return "chosen" if name == "witches" and value != "random" else str(value)


def _by_number(rule: str) -> tuple[str, list[int]]:
    return rule[:3], [int(number) for number in re.findall(r"\d+", rule)]


def _rules_in_play() -> Iterator[ast.AST]:
    """The syntax of every module of the game whose rules are carried out."""
    folder = files("chaudron.games.belcastel")
    for home in (folder, folder.joinpath("books"), folder.joinpath("witches")):
        for module in sorted(home.iterdir(), key=lambda module: module.name):
            if module.name.endswith(".py") and module.name not in NOT_IN_PLAY:
                yield from ast.walk(ast.parse(module.read_text("utf-8")))


def told_in_the_rules(game: str) -> set[str]:
    """The key of every fact that the rules of a game can tell."""
    calls = (node for node in _rules_in_play() if isinstance(node, ast.Call) and node.args)
    tells = (node for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "tell")
    told = {str(node.args[0].value) for node in tells if isinstance(node.args[0], ast.Constant)}
    return told - NEW_FACTS if game == "belcastel" else told


def cited_in_the_rules(game: str) -> set[str]:
    """Every rule id that a fact or a question of a game can carry."""
    texts = (node.value for node in _rules_in_play() if isinstance(node, ast.Constant))
    ids = {text for text in texts if isinstance(text, str) and re.fullmatch(r"(BEL|WIT)-[\d.]+", text)}
    ids |= {WITCH_RULE[witch] for witch in WITCH_IDS}
    return {rule for rule in ids if rule.startswith("BEL")} if game == "belcastel" else ids


# Counting


def _probes_by_occasion(game: str) -> dict[str, list[tuple[Question, Item]]]:
    table: dict[str, list[tuple[Question, Item]]] = defaultdict(list)
    for kind, probes in PROBES[game].items():
        for probe in probes:
            table[probe.on].append((probe.holds, (kind, probe.name)))
    return dict(table)


NO_QUESTION, NO_ANSWER = Ask(0, About("", ""), ()), NONE
"""What was asked and answered before the first answer."""

BY_OCCASION = {game: _probes_by_occasion(game) for game in PROBES}


class Exercise(Observer):
    """Counts what games of one kind exercise."""

    def __init__(self, game: str = "belcastel") -> None:
        self.game = game
        self.counts: Counter[Item] = Counter()
        self._was: Any = None
        self._earlier: dict[int, tuple[str, str]] = {}
        self._calls: dict[int, list[int]] = {}

    def merge(self, other: Self) -> None:
        self.counts.update(other.counts)

    def missing(self) -> list[Item]:
        """What was never met."""
        return [item for item in expected(self.game) if not self.counts[item]]

    def before(self, table: Table) -> None:
        self.counts["players", str(table.box.players)] += 1
        for name, value in table.box.options.items():
            self.counts["option", f"{name}={option_value(name, value)}"] += 1
        self._earlier, self._calls = {}, defaultdict(list)
        was = Before(table)
        was.asks = {}
        self._look(Moment(was, table, 0, NO_QUESTION, NO_ANSWER), table)
        self._was = Before(table)

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        self.counts["verb", choice.verb] += 1
        self.counts["choice", str(choice)] += 1
        now = Moment(self._was, table, seat, ask, choice)
        now.earlier, now.earlier_choice = self._earlier.get(seat, ("", ""))
        self._earlier[seat] = ask.about.key, str(choice)
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
        now.calls = self._calls
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
        elif key == "penny":
            self._calls[now.seat].append(now.round)
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
        for holds, item in BY_OCCASION[self.game].get(occasion, ()):
            if holds(now):
                self.counts[item] += 1

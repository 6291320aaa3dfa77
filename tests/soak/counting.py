"""Counting what games exercise, against everything that the rules can bring about."""

import re
from collections import Counter, defaultdict
from functools import cache
from typing import Any, Self

from chaudron.kernel.choice import Catalogue, Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import About, Ask
from chaudron.kernel.table import Table
from chaudron.lab.many import Observer
from tests.soak.course import Course, Item
from tests.soak.courses import COURSES
from tests.soak.moment import Moment, Question


@cache
def expected(game: str) -> tuple[Item, ...]:
    """Everything that a long enough run of a game must meet."""
    course = COURSES[game]
    choices, options = course.choices(), course.game.options
    items: list[Item] = [(kind, probe.name) for kind, probes in course.probes.items() for probe in probes]
    items += course.items()
    items += [("players", str(players)) for players in course.game.players]
    items += [("option", f"{name}={value}") for name in options for value in course.option_values(name)]
    items += [("verb", verb) for verb in dict.fromkeys(choice.verb for choice in choices)]
    items += [("choice", str(choice)) for choice in choices]
    items += [("question", about.key) for about in course.questions()]
    items += [("fact", key) for key in sorted(course.facts())]
    items += [("rule", rule) for rule in sorted(course.cited(), key=_by_number)]
    return tuple(item for item in items if item not in course.not_expected)


def _by_number(rule: str) -> tuple[str, list[int]]:
    return rule[:3], [int(number) for number in re.findall(r"\d+", rule)]


@cache
def _probes_by_occasion(game: str) -> dict[str, list[tuple[Question, Item]]]:
    table: dict[str, list[tuple[Question, Item]]] = defaultdict(list)
    for kind, probes in COURSES[game].probes.items():
        for probe in probes:
            table[probe.on].append((probe.holds, (kind, probe.name)))
    return dict(table)


NO_QUESTION, NO_ANSWER = Ask(0, About("", ""), ()), Catalogue().choice("")
"""What was asked and answered before the first answer."""


class Exercise(Observer):
    """Counts what games of one kind exercise."""

    def __init__(self, game: str = "belcastel") -> None:
        self.game = game
        self.counts: Counter[Item] = Counter()
        self._was: Any = None
        self._memory: Any = None
        self._earlier: dict[int, tuple[str, str]] = {}

    @property
    def course(self) -> Course:
        return COURSES[self.game]

    def merge(self, other: Self) -> None:
        self.counts.update(other.counts)

    def missing(self) -> list[Item]:
        """What was never met."""
        return [item for item in expected(self.game) if not self.counts[item]]

    def before(self, table: Table) -> None:
        self.counts["players", str(table.box.players)] += 1
        for name, value in table.box.options.items():
            self.counts["option", f"{name}={self.course.option_value(name, value)}"] += 1
        self._earlier, self._memory = {}, self.course.memory()
        was = self.course.before(table)
        was.asks = {}
        self._look(self._moment(was, table, 0), table)
        self._was = self.course.before(table)

    def step(self, table: Table, seat: int, ask: Ask, choice: Choice) -> None:
        self.counts["verb", choice.verb] += 1
        self.counts["choice", str(choice)] += 1
        now = self.course.moment()(self._was, table, seat, ask, choice)
        now.earlier, now.earlier_choice = self._earlier.get(seat, ("", ""))
        self._earlier[seat] = ask.about.key, str(choice)
        self._look(now, table)
        self._was = self.course.before(table)

    def after(self, table: Table) -> None:
        self._probe("ended", self._moment(self.course.before(table), table, 0))
        self._was = self._memory = None  # they need not travel between processes

    def viewed(self, table: Table, seat: int, view: View) -> None:
        """A view was taken."""
        now = self._moment(self.course.before(table), table, seat)
        now.fact = {**view}
        self._probe("viewed", now)

    def _moment(self, was: Any, table: Table, seat: int) -> Moment:
        """A moment in which nothing was answered."""
        return self.course.moment()(was, table, seat, NO_QUESTION, NO_ANSWER)

    def _look(self, now: Moment, table: Table) -> None:
        now.memory = self._memory
        now.facts = [fact for fact in table.facts or () if self.course.is_heard(fact)]
        if now.answered:
            self._probe(f"answered:{now.answered}", now)
        for fact in now.facts:
            self._hear(now, fact.key, fact.rule, fact.details)
        now.catch_up()
        for seat, ask in table.asks.items():
            if seat == now.answerer or ask != now.was.asks.get(seat):
                self._hear_question(now, seat, ask)

    def _hear(self, now: Moment, key: str, rule: str, details: dict[str, Any]) -> None:
        self.counts["fact", key] += 1
        self.counts["rule", rule] += 1
        now.fact, now.rule = details, rule
        now.look_at(details.get("seat", 0))
        for occasion in (*self.course.hear(now, key, self.counts), f"told:{key}"):
            self._probe(occasion, now)

    def _hear_question(self, now: Moment, seat: int, ask: Ask) -> None:
        self.counts["question", ask.about.key] += 1
        self.counts["rule", ask.about.rule] += 1
        now.question = ask
        now.look_at(seat)
        self._probe(f"asked:{ask.about.key}", now)

    def _probe(self, occasion: str, now: Moment) -> None:
        for holds, item in _probes_by_occasion(self.game).get(occasion, ()):
            if holds(now):
                self.counts[item] += 1

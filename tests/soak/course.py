"""How a game is soaked: what is played and by whom, what must hold, and what must be met. One course for each game."""

import ast
import random
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from chaudron.kernel.choice import Choice
from chaudron.kernel.facts import Fact
from chaudron.kernel.game import Box, Game
from chaudron.kernel.rule import About
from chaudron.lab.many import Player
from tests.soak.moment import Moment
from tests.soak.probe import Probe

Item = tuple[str, str]
"""A kind of thing, and its name: `("die", "3")`."""

NOT_IN_PLAY = ("refusals.py", "box.py")
"""Modules whose rule ids are reasons for refusing something, which random games never are given."""


class Course(ABC):
    """What the soak knows of a game besides what every game provides."""

    game: Game
    rules: str
    """The package of its rules."""
    ids: str
    """A pattern for the ids of its rules."""
    probes: Mapping[str, tuple[Probe, ...]]
    """What is looked for, by the kind of thing."""
    not_expected: Mapping[Item, str]
    """What the rules provide for but no run can be asked to meet, and why."""

    # What is played

    def random_box(self, rng: random.Random, players: int | None = None) -> Box:
        """Any player count unless it is given, any value of every option."""
        players = rng.choice(self.game.players) if players is None else players
        options = {name: rng.choice(option.values) for name, option in self.game.options.items()}
        options = {name: rng.randrange(players) if value == "seat" else value for name, value in options.items()}
        return self.game.box(players, self.vary(rng, options))

    def vary(self, rng: random.Random, options: dict[str, Any]) -> dict[str, Any]:
        """Put values in the place of words that stand for many."""
        return options

    @abstractmethod
    def player(self, rng: random.Random, box: Any) -> Player:
        """Somebody with strong habits at every seat."""

    # What must hold

    @abstractmethod
    def check(self, table: Any) -> None:
        """What must hold at any decision beside the count of the pieces; raises `Broken`."""

    def watch(self, table: Any) -> None:  # noqa: B027 - most courses watch nothing
        """What costs so little that it is checked at every single decision; raises `Broken`."""

    @abstractmethod
    def check_end(self, table: Any) -> None:
        """What must hold at the end; raises `Broken`."""

    def rounds(self, table: Any) -> int:
        """How many rounds were played."""
        return int(table.round)

    # What must be met

    def items(self) -> list[Item]:
        """What else must be met in this game alone."""
        return []

    def choices(self) -> list[Choice]:
        """Every choice that can be made."""
        return list(self.game.catalogue)

    @abstractmethod
    def questions(self) -> list[About]:
        """Everything that can be asked."""

    def facts(self) -> set[str]:
        """The key of every fact that the rules can tell."""
        return told_in(self.rules)

    def cited(self) -> set[str]:
        """Every rule id that a fact or a question can carry."""
        return {text for text in texts_in(self.rules) if re.fullmatch(self.ids, text)}

    def option_values(self, name: str) -> list[str]:
        """The values of an option; of one that names a seat, every seat."""
        values = [str(value) for value in self.game.options[name].values]
        if "seat" not in values:
            return values
        return [value for value in values if value != "seat"] + [str(seat) for seat in range(self.game.players[-1])]

    def option_value(self, name: str, value: Any) -> str:
        """A value as it is counted."""
        return str(value)

    # How it is counted

    @abstractmethod
    def before(self, table: Any) -> Any:
        """What probes want to know of a table before an answer; it has `seats` and `asks`."""

    @abstractmethod
    def moment(self) -> type[Moment]:
        """The class of the moments that probes look at."""

    def memory(self) -> Any:
        """What is kept in mind in the course of a game."""
        return None

    def is_heard(self, fact: Fact) -> bool:
        """Is it counted? What some hear first and all hear later only once."""
        return fact.is_heard_by(None)

    def hear(self, now: Any, key: str, counts: Counter[Item]) -> tuple[str, ...]:
        """A fact is looked at: count or keep what is of interest in it. Returns further occasions for probes."""
        return ()


# Read off the rules


@cache
def texts_in(package: str) -> frozenset[str]:
    """Every text that stands in the rules."""
    constants = (node.value for node in syntax_of(package) if isinstance(node, ast.Constant))
    return frozenset(text for text in constants if isinstance(text, str))


@cache
def told_in(package: str) -> set[str]:
    """The key of every fact that the rules of a package can tell."""
    calls = (node for node in syntax_of(package) if isinstance(node, ast.Call) and node.args)
    tells = (node for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "tell")
    return {str(node.args[0].value) for node in tells if isinstance(node.args[0], ast.Constant)}


def syntax_of(package: str) -> Iterator[ast.AST]:
    """The syntax of every module of a package whose rules are carried out."""
    for module in modules_in(files(package)):
        yield from ast.walk(ast.parse(module.read_text("utf-8")))


def modules_in(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from modules_in(entry)
        elif entry.name.endswith(".py") and entry.name not in NOT_IN_PLAY:
            yield entry

"""What may be asked to be told, over the network as on a device: what a request can say, and the shelf's answers."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from inspect import signature
from typing import Any, NamedTuple

from chaudron.room import shelf
from chaudron.room.eyes import ALL, WATCHER
from chaudron.room.refusal import Refusal
from chaudron.words import SPOKEN

PART = re.compile(r"{(\w+)}")


class Parameter(NamedTuple):
    """What is said after the path: what it means, and its least and greatest value when it is a number."""

    about: str
    kind: type[int] | type[str] | type[bool]
    least: int = 0
    most: int = 0
    values: tuple[str, ...] = ()


LANG = Parameter("the language of the words", str, values=SPOKEN)
DIALS = {name: Parameter(f"what the {name} dial is turned to", int, 0, 999) for name in ("first", "second", "third")}
AFTER = Parameter("leave out the events up to this number", int, 0, 10**8)
BEFORE = Parameter("leave out the events from this number on", int, 1, 10**8)
SEAT = Parameter("the seat in the middle", int, 0, 9)
BY = Parameter("by whom it is seen: a seat's number, or …", str, values=(WATCHER, ALL, *map(str, range(10))))
AT = Parameter("a moment of the page that is wanted", int, 0, 10**6)
SHAPE = {
    "width": Parameter("columns", int, 20, 240),
    "linear": Parameter("in sentences, for a screen reader", bool),
    "lang": LANG,
}
PARAMETERS = {**DIALS, **SHAPE, "after": AFTER, "before": BEFORE, "seat": SEAT, "by": BY, "at": AT}


class Request(ABC):
    """Somebody asks to be told something."""

    lang: str
    parameters: Mapping[str, Parameter] = PARAMETERS

    @abstractmethod
    def part(self, name: str) -> str:
        """A part of the path."""

    @abstractmethod
    def text(self, name: str) -> str | None:
        """What is said after the path."""

    @property
    def by(self) -> str:
        """By whom a finished game is seen again."""
        return self.text("by") or WATCHER

    @property
    def width(self) -> int:
        """How wide a board may be drawn."""
        return self.number("width") or 80

    def number(self, name: str) -> int | None:
        """A parameter that is a number; raises `Refusal`."""
        text, known = self.text(name), self.parameters[name]
        if text is None:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) < 10 and known.least <= int(text) <= known.most):
            raise Refusal("bad_message", where=name)
        return int(text)

    def flag(self, name: str) -> bool:
        text = self.text(name) or "false"
        if text not in ("true", "false"):
            raise Refusal("bad_message", where=name)
        return text == "true"


# The shelf

SHELF: dict[str, Callable[..., Any]] = {
    "games": shelf.games,
    "games/{game}/components/{name}": shelf.components,
    "games/{game}/bots": shelf.bots,
    "rules/{game}": shelf.rules,
    "rules/{game}/situations": shelf.situations,
    "rules/{game}/situations/{situation}": shelf.situation,
    "rules/{game}/trials": shelf.trials,
    "rules/{game}/trials/{rule}": shelf.trial,
    "exercises/{game}": shelf.exercises,
    "exercises/{game}/{exercise}": shelf.exercise,
}
"""By its path: each wants the parts of that, some then the numbers that were given, and most the language."""


def of_shelf(path: str, request: Request) -> Any:
    """What the shelf answers; raises `Refusal`."""
    answer = SHELF[path]
    wanted = signature(answer).parameters
    given: list[Any] = [request.part(name) for name in PART.findall(path)]
    if "given" in wanted:
        given.append([request.number(name) for name in DIALS])
    return answer(*given, request.lang) if "language" in wanted else answer(*given)

"""What a game provides. Everything else (record, checker, bots, server, laboratory) works through this alone."""

import reprlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from chaudron.kernel.chance import Chance
from chaudron.kernel.choice import Catalogue, Choice
from chaudron.kernel.numbers import Field
from chaudron.kernel.rule import Ask
from chaudron.kernel.sketch import Sketch
from chaudron.kernel.table import Table

View = Mapping[str, Any]
"""What one seat may know, as JSON values; each game declares the type of its own in `view_types.py`."""


class Bot(Protocol):
    """Whoever answers for a seat: it receives the seat's view and the ask, nothing else."""

    def choose(self, view: View, ask: Ask) -> str:
        """One of the options of the ask."""


LONGEST = 80
"""Of what is quoted in a sentence."""
LARGEST = 10**9


def brief(value: Any) -> Any:
    """A value from elsewhere, as much of it as can be quoted in a sentence; it may be of any kind and size."""
    if isinstance(value, int) and abs(value) < LARGEST:
        return value
    text = value if isinstance(value, str) else reprlib.repr(value)
    shown = "".join(letter for letter in text[:LONGEST] if letter.isprintable())
    return shown + "…" if len(text) > LONGEST else shown


class BadOption(ValueError):
    """An option of a table that cannot be: a key for the words, and the details; what was given is quoted briefly."""

    def __init__(self, key: str, **details: Any) -> None:
        details |= {name: brief(details[name]) for name in ("given", "name") if name in details}
        super().__init__(f"{key}: {details}")
        self.key, self.details = key, details


class Option(NamedTuple):
    """A choice of the host before the game: the rule it comes from, its default and its values."""

    rule: str
    default: Any
    values: tuple[Any, ...]
    """A word may stand for many: `mix` for a set per color, `seat` for a number."""


def with_defaults(
    players: int, options: Mapping[str, Any], sizes: range, rule: str, known: Mapping[str, Any]
) -> dict[str, Any]:
    """All options that are known, as given or as usual; raises `BadOption` for others, or if so many cannot play."""
    if players not in sizes:
        raise BadOption("players", given=players, least=sizes[0], most=sizes[-1], rule=rule)
    for name in options:
        if name not in known:
            raise BadOption("unknown_option", name=name, known=", ".join(known))
    return {name: options.get(name, about["default"]) for name, about in known.items()}


class Limit(NamedTuple):
    """After so many seconds silence is this answer."""

    seconds: float
    choice: Choice


class Recital(Protocol):
    """Something that a person types instead of choosing an answer; a bot chooses one, and types accordingly."""

    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def texts(self) -> tuple[str, ...]:
        """The keys of the words to be typed, one a line."""

    def heard(self, lines: Sequence[str], texts: Sequence[Sequence[str]]) -> Choice:
        """The answer that typed lines are; `texts` are the right ones, each in all languages."""

    def typed(self, choice: str, texts: Sequence[str], seed: int) -> list[str]:
        """The lines of a bot that has chosen an answer."""


class Box(Protocol):
    """What is in play at a table: worked out once from its options, never changed."""

    @property
    def players(self) -> int: ...
    @property
    def options(self) -> Mapping[str, Any]:
        """Every option with its value, as JSON values; `Game.box` makes the same box from them."""


class Game(ABC):
    """One rulebook."""

    name: str
    version: str
    """Counts from 1, and is raised whenever the same answers could lead to another game."""
    earlier: Mapping[str, Mapping[str, Any]] = MappingProxyType({})
    """By earlier version, what it meant by options that its tables and records do not name."""
    players: range
    options: Mapping[str, Option]
    catalogue: Catalogue
    table_class: type[Table]
    is_timed: bool = False
    """May the rules take silence for an answer (see `limit`)?"""
    window: float = 0
    """Seconds in which everybody may react at the same time, unless the host says otherwise."""
    figures: tuple[str, ...] = ()
    """Of these everybody may choose one before the game, each another; they change nothing in it."""
    always_shown: tuple[Choice, ...] = ()
    """Choices that a page shows at all times, and whose reason it wants also while their seat is asked nothing."""

    def knows(self, version: str) -> bool:
        """Is this version the present one, or one of before? Of later ones nothing is known."""
        if version == self.version:
            return True
        is_number = version.isascii() and version.isdecimal() and len(version) <= len(self.version)
        return is_number and not version.startswith("0") and int(version) < int(self.version)

    def meant(self, version: str, options: Mapping[str, Any]) -> dict[str, Any]:
        """Options as this version meant them."""
        return {**self.earlier.get(version, {}), **options}

    @abstractmethod
    def box(self, players: int, options: Mapping[str, Any]) -> Box:
        """What is in play; raises `BadOption`."""

    def figures_of(self, chosen: Sequence[str]) -> list[str]:
        """The figure of every seat: the one that was chosen there, or the next of those that are left."""
        left = iter([figure for figure in self.figures if figure not in chosen])
        return [figure or next(left, "") for figure in chosen]

    def seated(self, options: Mapping[str, Any], people: Sequence[int], youngest: int | None) -> dict[str, Any]:
        """The options, with what is known only when everybody sits: where people do, and who is the youngest."""
        return dict(options)

    @abstractmethod
    def table(self, box: Any, chance: Chance) -> Table:
        """The table before anything is carried out; `begin()` starts the game."""

    @abstractmethod
    def view(self, table: Any, seat: int | None) -> View:
        """What a seat (or a spectator, None) may know, built from an allow-list."""

    def sketches(self, table: Any, seats: Iterable[int | None]) -> list[Sketch] | None:
        """The views of several before they are written, for whoever is told what changed; None: a game has only views.

        Written, a sketch holds what differs from time to time in the view; the rest of a view never changes.
        """
        return None

    def bot_view(self, table: Any, seat: int) -> View:
        """What a bot gets: the view, and whatever people hear at the table that no view can hold."""
        return self.view(table, seat)

    def fields(self, box: Any) -> tuple[Field, ...]:
        """What the numbers of `numbers` mean at the tables of a box; nothing for games without."""
        return ()

    def numbers(self, table: Any, seat: int) -> list[int]:
        """What a seat may know, as whole numbers in a fixed order: chosen from what `bot_view` shows, and no more."""
        return []

    @abstractmethod
    def guess(self, view: View, chance: Chance) -> Table:
        """A whole table that agrees with a view: all that a searching bot gets."""

    @abstractmethod
    def components(self, table: Any) -> dict[str, int]:
        """Every piece of the box, wherever it lies now. The counts never change during a game."""

    def foretells(self, choice: Choice) -> bool:
        """Does a seat know all that decides what follows for it, up to the next use of chance or what is sealed?

        Only the game can say; unless it does, nothing is foretold (see `previews`).
        """
        return False

    def odds(self, view: View) -> dict[str, Any] | None:
        """What chance may bring the seat of a view, as JSON values; None for games without, and when nothing is due."""
        return None

    def printed(self, name: str) -> dict[str, Any] | None:
        """What is printed on the cards under this name, as JSON values, where a host may put others in place."""
        return None

    def limit(self, table: Any, window: float) -> Limit | None:
        """When the rules take silence for an answer, whatever the clock of the table; None: never.

        A game that is not `is_timed` is not asked.
        """
        return None

    def recital(self, table: Any, seat: int) -> Recital | None:
        """What the seat has to type now, if that is what it is asked."""
        return None

    def is_by_ear(self, table: Any, seat: int) -> bool:
        """Is the seat asked for what it has read, heard or typed itself? There nobody can advise it."""
        return self.recital(table, seat) is not None or self.bot_view(table, seat) != self.view(table, seat)

    def save(self, table: Table) -> dict[str, Any]:
        """A table in the middle of anything, as JSON values, without its seed."""
        header = {"game": self.name, "version": self.version, "players": table.box.players}
        return {**header, "options": dict(table.box.options), "table": table.to_json()}

    def load(self, data: Mapping[str, Any], chance: Chance) -> Table:
        """The table that was saved."""
        return self.table_class.from_json(data["table"], self.box(data["players"], data["options"]), chance)

"""[BEL-1.1, BEL-1.5, BEL-15] What is in play at a table: player count, books, options and what follows from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any

from chaudron.games.belcastel.components import (
    BOOK_COLORS,
    COLORED,
    COLORS,
    DATA,
    LETTERS,
    OPENS,
    RUBIES_IN_BOX,
    SETS,
    Chip,
)
from chaudron.kernel.game import BadOption

PLAYERS = range(2, 5)  # [BEL-1.1]
OPTIONS: dict[str, dict[str, Any]] = DATA["options"]
"""Every table option of BEL-15 with its rule id, values and default."""


@dataclass(frozen=True, eq=False)
class Box:
    """The options of a table, each with its value, and what the rules look up in them."""

    players: int
    options: Mapping[str, Any]
    books: Mapping[str, int]
    """The set of each color's book [BEL-15.2]."""

    @cached_property
    def plain_options(self) -> dict[str, Any]:
        """The options as JSON values, for views."""
        return dict(self.options)

    @cached_property
    def red(self) -> int:
        return self.books["red"]

    @cached_property
    def blue(self) -> int:
        return self.books["blue"]

    @cached_property
    def yellow(self) -> int:
        return self.books["yellow"]

    @cached_property
    def has_tubes(self) -> bool:  # [BEL-15.3]
        return bool(self.options["cauldron_side"] == "tubes")

    @cached_property
    def is_always_lock_step(self) -> bool:  # [BEL-15.4]
        return bool(self.options["lock_step"] == "every_round")

    @cached_property
    def may_return(self) -> bool:  # [BEL-15.6]
        return bool(self.options["stop"] == "revocable")

    @cached_property
    def flask_takes_any(self) -> bool:  # [BEL-15.7]
        return bool(self.options["flask_takes"] == "any")

    @cached_property
    def may_decline_moves(self) -> bool:  # [BEL-7.2, BEL-15.8]
        return bool(self.options["bonus_moves"] == "may_decline")

    @cached_property
    def doubles_whole_move(self) -> bool:  # [BEL-15.9]
        return bool(self.options["yellow_2_doubles"] == "whole_move")

    @cached_property
    def rubies(self) -> int | None:
        """[BEL-15.12, BEL-16.20] How many rubies there are, or None when they never run out."""
        return RUBIES_IN_BOX if self.options["rubies"] == "limited" else None

    @cached_property
    def prices(self) -> dict[Chip, int]:
        """[BEL-10.5, BEL-15.13, BEL-15.14] What each chip costs in the open books."""
        table = DATA["prices"]["table"]
        prices = {chip: table[chip.color][self._page(chip.color)][str(chip.value)] for chip in COLORED}
        for other in DATA["prices"]["alternatives"]:
            if self.books[other["colour"]] == other["set"]:
                option = f"price_{other['colour']}_{other['set']}_{other['value']}"
                chip = next(c for c in COLORED if (c.color, c.value) == (other["colour"], other["value"]))
                prices[chip] = self.options[option]
        return prices

    def _page(self, color: str) -> str:
        return str(self.books[color]) if color in self.books else "all"

    @cached_property
    def book_ids(self) -> dict[str, str]:
        """The id of each color's open book, for instance `blue-1`; black by player count [BEL-1.5]."""
        ids = {color: f"{color}-{number}" for color, number in self.books.items()}
        return {"orange": "orange", **ids, "black": "black-2p" if self.players == 2 else "black-34p"}

    @cached_property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """[BEL-16.3] Turn order for each first player: clockwise."""
        seats = range(self.players)
        return tuple(tuple((first + turn) % self.players for turn in seats) for first in seats)

    @cached_property
    def open_chips(self) -> tuple[tuple[Chip, ...], ...]:
        """[BEL-1.6] For each round, the chips whose book is open."""
        rounds = range(DATA["rounds"]["count"] + 1)
        return tuple(tuple(c for c in COLORED if OPENS.get(c.color, 1) <= number) for number in rounds)


def make_box(players: int, options: Mapping[str, Any]) -> Box:
    """Check the options of a table and fill in the defaults; raises `BadOption`."""
    if players not in PLAYERS:
        raise BadOption("players", given=players, least=PLAYERS[0], most=PLAYERS[-1], rule="BEL-1.1")
    values: dict[str, Any] = {}
    for name in options:
        if name not in OPTIONS:
            raise BadOption("unknown_option", name=name, known=", ".join(OPTIONS))
    for name, about in OPTIONS.items():
        values[name] = _checked(name, options.get(name, about["default"]), about, players)
    values["books"] = books_code(_books(values["books"]))
    return _box(players, tuple(values.items()))


@lru_cache(maxsize=1024)
def _box(players: int, values: tuple[tuple[str, Any], ...]) -> Box:
    """Tables with the same options share one box, and what was worked out from it."""
    options = dict(values)
    return Box(players, MappingProxyType(options), MappingProxyType(_books(options["books"])))


def _checked(name: str, value: Any, about: dict[str, Any], players: int) -> Any:
    if name == "books":
        return value
    if name == "first_player" and _is_number(value) and 0 <= int(value) < players:  # [BEL-15.1]
        return int(value)
    for known in about["values"]:
        if known != "seat" and value is not None and str(value).lower() == str(known).lower():
            return known
    allowed = [str(known).lower() for known in about["values"] if known != "seat"]
    if name == "first_player":
        allowed += [str(seat) for seat in range(players)]
    raise BadOption("bad_value", name=name, given=str(value), allowed=", ".join(allowed), rule=about["id"])


def _is_number(value: Any) -> bool:
    return type(value) in (int, str) and str(value).isdecimal() and len(str(value)) == 1


def _books(value: Any) -> dict[str, int]:
    """[BEL-1.5, BEL-15.2] A whole set (`3`), or a set per color (`g1-b4-r2-y2-p3`, or a mapping by color)."""
    if isinstance(value, Mapping):
        value = "-".join(f"{LETTERS.get(str(color), color)}{number}" for color, number in value.items())
    if _is_number(value) and int(value) in SETS:
        return dict.fromkeys(BOOK_COLORS, int(value))
    colors = {LETTERS[color]: color for color in COLORS}
    parts = [part for part in str(value).split("-") if part]
    books = {colors.get(part[0], part): int(part[1:]) for part in parts if part[1:].isdecimal()}
    if set(books) != set(BOOK_COLORS) or len(parts) != len(books) or not set(books.values()) <= set(SETS):
        raise BadOption("bad_books", given=str(value), rule="BEL-15.2")
    return {color: books[color] for color in BOOK_COLORS}


def books_code(books: Mapping[str, int]) -> int | str:
    """The shortest way to write the books: one number for a whole set."""
    if len(set(books.values())) == 1:
        return books["green"]
    return "-".join(f"{LETTERS[color]}{number}" for color, number in books.items())

"""[BEL-1.1, BEL-1.5, BEL-15] What is in play at a table: player count, books, options and what follows from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Literal

from chaudron.games.belcastel.components import (
    BLACK,
    BOOK_COLORS,
    COLORS,
    DATA,
    LETTERS,
    OPENS,
    ORANGE,
    RUBIES_IN_BOX,
    SETS,
    STOCK,
    WHITE,
    Chip,
    chip_of,
)
from chaudron.games.belcastel.printed import COMPONENTS, KNOWN, OURS, PAGES, Components, Page, Track, printed_at, usual
from chaudron.kernel.game import BadOption, with_defaults
from chaudron.kernel.printed import BadComponents

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

    game: ClassVar[Literal["belcastel", "witches"]] = "belcastel"
    table_sizes: ClassVar[tuple[range, str]] = (PLAYERS, "BEL-1.1")
    known_options: ClassVar[Mapping[str, dict[str, Any]]] = OPTIONS
    stock: ClassVar[Mapping[Chip, int]] = STOCK
    """Every chip in play."""
    ruby_supply: ClassVar[int] = RUBIES_IN_BOX
    pennies: ClassVar[tuple[str, ...]] = ()
    """[WIT-1.2] The witch pennies everybody starts with."""
    has_bowls: ClassVar[bool] = False
    """[WIT-4.6] Do chips after the last space go into a bowl?"""

    @cached_property
    def plain_options(self) -> dict[str, Any]:
        """The options as JSON values, for views."""
        return dict(self.options)

    @cached_property
    def printed(self) -> Components:
        """What is printed on books, track and cards."""
        return printed_at(self.options)

    @cached_property
    def track(self) -> Track:
        """What the spaces of a cauldron show."""
        return self.printed.track

    def acting(self, color: str) -> int:
        """The set by whose book a color acts; 0 where another acts in its place."""
        return 0 if self.book_ids[color] in self.printed.books else self.books[color]

    @cached_property
    def red(self) -> int:
        return self.acting("red")

    @cached_property
    def blue(self) -> int:
        return self.acting("blue")

    @cached_property
    def yellow(self) -> int:
        return self.acting("yellow")

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
    def is_asked_about_moves(self) -> bool:  # [BEL-7.2, BEL-15.8]
        return bool(self.options["bonus_moves"] != "automatic")

    @cached_property
    def is_always_asked_about_moves(self) -> bool:  # [BEL-7.2, BEL-15.8]
        return bool(self.options["bonus_moves"] == "may_decline")

    @cached_property
    def closes_books_to_all(self) -> bool:
        """[BEL-1.6, BEL-15.18] Does nothing at all give a chip whose book is closed?"""
        return bool(self.options["closed_books"] == "every_gain")

    @cached_property
    def doubles_whole_move(self) -> bool:  # [BEL-15.9]
        return bool(self.options["yellow_2_doubles"] == "whole_move")

    @cached_property
    def rubies(self) -> int | None:
        """[BEL-15.12, BEL-16.20] How many rubies there are, or None when they never run out."""
        return self.ruby_supply if self.options["rubies"] == "limited" else None

    @cached_property
    def prices(self) -> dict[Chip, int]:
        """[BEL-10.5, BEL-15.13, BEL-15.14] What each chip costs in the books in play."""
        pages = {color: self.page(color) for color in self.book_ids}
        prices = {chip: int(pages[chip.color][str(chip.value)]) for chip in self.stock if chip.color in pages}
        for other in DATA["prices"]["alternatives"]:
            book = f"{other['colour']}-{other['set']}"
            is_as_usual = self.printed.prices[book] == PAGES[book]
            if self.books[other["colour"]] == other["set"] and is_as_usual:
                option = f"price_{other['colour']}_{other['set']}_{other['value']}"
                prices[chip_of(other["colour"], other["value"])] = self.options[option]
        return prices

    def page(self, color: str) -> Page:
        """The prices in a color's book, by value."""
        return self.printed.prices[f"{color}-{self.books[color]}" if color in BOOK_COLORS else color]

    @cached_property
    def book_ids(self) -> dict[str, str]:
        """The id of each color's book, for instance `blue-1`; black by player count [BEL-1.5]."""
        ids = {color: f"{color}-{self.books[color]}" for color in BOOK_COLORS}
        return {ORANGE: "orange", **ids, BLACK: "black-2p" if self.players == 2 else "black-34p"}

    @cached_property
    def opens(self) -> dict[str, int]:
        """[BEL-1.6] The round at whose start each color's book opens."""
        return {color: OPENS.get(color, 1) for color in self.book_ids}

    @cached_property
    def opening(self) -> tuple[tuple[str, ...], ...]:
        """[BEL-11.1] For each round, the colors whose book opens at its start; nothing is said of the first."""
        rounds = range(DATA["rounds"]["count"] + 1)
        return tuple(tuple(c for c, opens in self.opens.items() if opens == number > 1) for number in rounds)

    @cached_property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """[BEL-16.3] Turn order for each first player: clockwise."""
        seats = range(self.players)
        return tuple(tuple((first + turn) % self.players for turn in seats) for first in seats)

    @cached_property
    def open_chips(self) -> tuple[tuple[Chip, ...], ...]:
        """[BEL-1.6] For each round, the chips whose book is open."""
        rounds = range(DATA["rounds"]["count"] + 1)
        colored = [chip for chip in self.stock if chip.color in self.opens]
        return tuple(tuple(c for c in colored if self.opens[c.color] <= number) for number in rounds)

    @classmethod
    def read_books(cls, value: Any) -> dict[str, int]:
        """[BEL-1.5, BEL-15.2] A whole set (`3`), or a set per color (`g1-b4-r2-y2-p3`, or a mapping by color)."""
        if is_number(value) and int(value) in SETS:
            return dict.fromkeys(BOOK_COLORS, int(value))
        books = read_mix(value)
        if set(books) != set(BOOK_COLORS) or not set(books.values()) <= set(SETS):
            raise BadOption("bad_books", given=str(value), rule="BEL-15.2")
        return {color: books[color] for color in BOOK_COLORS}

    @classmethod
    def write_books(cls, books: Mapping[str, int]) -> int | str:
        """The shortest way to write the books: one number for a whole set."""
        return books["green"] if len(set(books.values())) == 1 else write_mix(books)

    @classmethod
    def checked(cls, name: str, value: Any, players: int) -> Any:
        """The value of an option as it is kept; raises `BadOption`."""
        if name == "books":
            return cls.write_books(cls.read_books(value))
        return _checked(name, value, cls.known_options[name], players)


def make_box(players: int, options: Mapping[str, Any], kind: type[Box] = Box) -> Box:
    """Check the options of a table and fill in the defaults; raises `BadOption`."""
    others = {name: value for name, value in options.items() if name != COMPONENTS}
    given = with_defaults(players, others, *kind.table_sizes, kind.known_options)
    values = tuple((name, kind.checked(name, value, players)) for name, value in given.items())
    if own := _components(options.get(COMPONENTS, "")):
        values += ((COMPONENTS, own),)
    return _box(players, values, kind)  # type: ignore[arg-type]  # a class is hashable, whatever its values are


@lru_cache(maxsize=1024)
def _box(players: int, values: tuple[tuple[str, Any], ...], kind: type[Box]) -> Box:
    """Tables with the same options share one box, and what was worked out from it."""
    options = dict(values)
    return kind(players, MappingProxyType(options), MappingProxyType(kind.read_books(options["books"])))


def _components(value: Any) -> str:
    """The hash of values that are known here, or those of this house when none is named; nothing for ours."""
    try:
        found = str(value) if str(value) in KNOWN else usual().hash
    except BadComponents as error:
        raise BadOption("bad_value", name=COMPONENTS, given=error.key, allowed=", ".join(KNOWN), rule="") from error
    if str(value) not in ("", found):
        raise BadOption("bad_value", name=COMPONENTS, given=str(value), allowed=", ".join(KNOWN), rule="")
    return "" if found == OURS.hash else found


def _checked(name: str, value: Any, about: dict[str, Any], players: int) -> Any:
    if name == "first_player" and is_number(value) and 0 <= int(value) < players:  # [BEL-15.1]
        return int(value)
    for known in about["values"]:
        if known != "seat" and value is not None and str(value).lower() == str(known).lower():
            return known
    allowed = [str(known).lower() for known in about["values"] if known != "seat"]
    if name == "first_player":
        allowed += [str(seat) for seat in range(players)]
    raise BadOption("bad_value", name=name, given=str(value), allowed=", ".join(allowed), rule=about["id"])


def is_number(value: Any) -> bool:
    """One digit, as a number or typed."""
    return type(value) in (int, str) and str(value).isdecimal() and len(str(value)) == 1


def read_mix(value: Any) -> dict[str, int]:
    """A set per color, from `g1-b4-…` or a mapping by color; empty when it cannot be read."""
    if isinstance(value, Mapping):
        value = "-".join(f"{LETTERS.get(str(color), color)}{number}" for color, number in value.items())
    colors = {LETTERS[color]: color for color in COLORS if color != WHITE}
    parts = [part for part in str(value).split("-") if part]
    books = {colors[part[0]]: int(part[1:]) for part in parts if part[0] in colors and part[1:].isdecimal()}
    return books if len(books) == len(parts) else {}


def write_mix(books: Mapping[str, int]) -> str:
    return "-".join(f"{LETTERS[color]}{number}" for color, number in books.items())

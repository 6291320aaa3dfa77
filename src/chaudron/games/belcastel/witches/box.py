"""[WIT-1, WIT-6] What is in play with the expansion: both boxes on one table."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Literal

from chaudron.games.belcastel.box import OPTIONS, Box, is_number, read_mix, write_mix
from chaudron.games.belcastel.components import (
    BLACK,
    BOOK_COLORS,
    LOCOWEED,
    ORANGE,
    PENNIES,
    PENNY_OF,
    RUBIES_IN_BOX,
    SETS,
    STOCK_OF_BOTH,
    WITCH_IDS,
    WITCHES_DATA,
    Chip,
)
from chaudron.games.belcastel.printed import Page
from chaudron.kernel.game import BadOption

PLAYERS = range(2, WITCHES_DATA["components"]["players_max"] + 1)  # [WIT-1.1]
NEW_SETS = (5, 6)
ALL_SETS = SETS + NEW_SETS
NO_BOOK = 0
"""In the books of a table: the base book for black, none for locoweed [WIT-1.3]."""
BOOKS = {**OPTIONS["books"], "values": [*ALL_SETS, "mix"]}
TABLE_OPTIONS: dict[str, dict[str, Any]] = {**OPTIONS, "books": BOOKS, **WITCHES_DATA["options"]}
"""Every table option of BEL-15 and WIT-6 with its rule id, values and default."""


class WitchesBox(Box):
    """The options of a table with the expansion, and what the rules look up in them."""

    game: ClassVar[Literal["belcastel", "witches"]] = "witches"
    table_sizes: ClassVar[tuple[range, str]] = (PLAYERS, "WIT-1.1")
    known_options: ClassVar[Mapping[str, dict[str, Any]]] = TABLE_OPTIONS
    stock: ClassVar[Mapping[Chip, int]] = STOCK_OF_BOTH
    ruby_supply: ClassVar[int] = RUBIES_IN_BOX + WITCHES_DATA["components"]["rubies"]
    pennies: ClassVar[tuple[str, ...]] = PENNIES
    has_bowls: ClassVar[bool] = True

    @cached_property
    def book_ids(self) -> dict[str, str]:
        """[WIT-1.1, WIT-1.3] The new pumpkin book; black and locoweed of set 5 or 6, if they are in play."""
        new = {color: f"{color}-{self.books[color]}" for color in (BLACK, LOCOWEED) if self.books[color]}
        return {**super().book_ids, ORANGE: "orange-6", **new}

    def page(self, color: str) -> Page:
        is_new = color == ORANGE or self.books[color] in NEW_SETS
        return self.printed.prices[self.book_ids[color]] if is_new else super().page(color)

    @cached_property
    def opens(self) -> dict[str, int]:
        """[WIT-6.2] Locoweed opens when the table says."""
        opens = super().opens
        return {**opens, LOCOWEED: self.options["locoweed_opens"]} if LOCOWEED in opens else opens

    @classmethod
    def read_books(cls, value: Any) -> dict[str, int]:
        """[WIT-1.3] A whole set, or a set per color; `k5` and `l6` name a new black book and a locoweed."""
        if is_number(value) and int(value) in ALL_SETS:
            number = int(value)
            extra = number if number in NEW_SETS else NO_BOOK
            return {**dict.fromkeys(BOOK_COLORS, number), BLACK: extra, LOCOWEED: extra}
        books = {BLACK: NO_BOOK, LOCOWEED: NO_BOOK, **read_mix(value)}
        extras = (books.pop(BLACK), books.pop(LOCOWEED))
        if set(books) != set(BOOK_COLORS) or not set(books.values()) <= set(ALL_SETS):
            raise BadOption("bad_books", given=str(value), rule="WIT-1.3")
        if not set(extras) <= {NO_BOOK, *NEW_SETS}:
            raise BadOption("bad_books", given=str(value), rule="WIT-1.3")
        return {**{color: books[color] for color in BOOK_COLORS}, BLACK: extras[0], LOCOWEED: extras[1]}

    @classmethod
    def write_books(cls, books: Mapping[str, int]) -> int | str:
        whole = books["green"]
        if cls.read_books(whole) == books:
            return whole
        return write_mix({color: number for color, number in books.items() if number != NO_BOOK})

    @classmethod
    def checked(cls, name: str, value: Any, players: int) -> Any:
        return read_witches(value) if name == "witches" else super().checked(name, value, players)


def read_witches(value: Any) -> str:
    """[WIT-6.1] `random`, or three witches, one for each penny: `S2-C1-G3`."""
    if str(value).lower() == "random":
        return "random"
    chosen = sorted(str(value).upper().split("-"), key=lambda witch: WITCH_IDS.index(witch) if witch in PENNY_OF else 0)
    if [PENNY_OF.get(witch) for witch in chosen] != list(PENNIES):
        raise BadOption("bad_witches", given=str(value), rule="WIT-6.1")
    return "-".join(chosen)

"""[BLW-2] What a view of Blackwood holds, as JSON values. Of a seat, -1 is nobody."""

from typing import Literal, TypedDict

from chaudron.kernel.view_types import AnyView


class OpenTable(TypedDict):
    """What everybody sees of the table: what is open to all. A field that is not here is shown to nobody."""

    forest: list[str]
    """A card for each place, row after row from row 1, each from column 1; empty where there is none."""
    puppets: list[int]
    """Whose puppet stands there."""
    discard: list[str]
    display: list[str]
    """The potions of the village."""
    stock: dict[str, int]
    """Spells that can still be had."""
    expedition: int
    column: int
    """Of the lantern: the round of the expedition."""
    phase: Literal["", "search", "return"]
    cauldron: int
    """Who begins."""
    tokens: int | None
    """Fagus Bok tokens left; null where they are unlimited."""
    is_early: bool
    """All potions are brewed."""


class Seat(TypedDict):
    """One witch's things."""

    coins: int
    puppets: int
    """In hand."""
    larder: list[str]
    """Forest cards that were bought."""
    potions: list[str]
    """Brewed, face up."""
    sold: list[str]
    traded: list[str]
    ready: list[str]
    """Spells that can be cast."""
    spent: list[str]
    loans: int
    """Fagus Bok tokens."""


class View(AnyView, OpenTable):
    """What a seat may know of the table."""

    game: Literal["blackwood"]
    place: str | None
    """Whose card is being bought or left."""
    deck: int
    potion_deck: int
    seats: list[Seat]

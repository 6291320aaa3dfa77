"""The table of Blackwood: what lies where. Everything is open but the order of the two decks [BLW-2.1]."""

from collections.abc import Iterable
from dataclasses import field
from typing import ClassVar

from chaudron.games.blackwood.box import Box
from chaudron.games.blackwood.choices import CATALOGUE
from chaudron.games.blackwood.components import COLUMNS, NOTHING, PUPPETS, START_COINS, Amounts
from chaudron.games.blackwood.places import Place
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.copyable import NOT_SAVED, Copyable, copyable
from chaudron.kernel.rule import Reason
from chaudron.kernel.table import Table as KernelTable

NOBODY = -1
NO_CARD = ""
"""[BLW-3.13] In a place of the forest that is empty."""


@copyable
class Seat(Copyable):
    """One witch's things."""

    coins: int = START_COINS
    puppets: int = PUPPETS
    """In hand."""
    larder: list[str] = field(default_factory=list)
    """Forest cards that were bought, sorted."""
    potions: list[str] = field(default_factory=list)
    """Brewed, face up, in the order they were brewed."""
    sold: list[str] = field(default_factory=list)
    traded: list[str] = field(default_factory=list)
    ready: list[str] = field(default_factory=list)
    """Spells that can be cast."""
    spent: list[str] = field(default_factory=list)
    loans: int = 0
    """[BLW-5.7] Fagus Bok tokens."""

    @property
    def spells(self) -> int:
        """[BLW-5.3] All she ever bought."""
        return len(self.ready) + len(self.spent)

    @property
    def all_potions(self) -> list[str]:
        """Whichever side is up."""
        return [*self.potions, *self.sold, *self.traded]

    @property
    def brewed(self) -> int:
        """[BLW-8.4] How many potion cards she has."""
        return len(self.all_potions)


@copyable
class Table(KernelTable):
    """The table between all witches."""

    box: Box = field(metadata=NOT_SAVED)
    seats: list[Seat]
    forest: list[str]
    """The cards of the grid, row after row from row 1, each from column 1."""
    puppets: list[int]
    """Whose puppet stands on each of them."""
    deck: list[str]
    """The forest deck, sorted: a card is drawn when it is turned up (ADR 0003)."""
    discard: list[str]
    potion_deck: list[str]
    """Sorted likewise."""
    display: list[str]
    """The potions of the village."""
    stock: dict[str, int]
    """Spells that can still be had."""
    expedition: int = 0
    column: int = 0
    """Of the progress pawn: the round of the expedition."""
    phase: str = ""
    cauldron: int = NOBODY
    tokens: int | None = None
    """[BLW-1.10] Fagus Bok tokens left; None: as many as are wanted."""
    place: Place | None = None
    """[BLW-3.6] Whose card is being bought or left, in a turn of the return."""
    is_early: bool = False
    """[BLW-8.1] All potions are brewed."""
    catalogue: ClassVar[Catalogue] = CATALOGUE

    def why_not(self, seat: int, notation: str) -> Reason:
        from chaudron.games.blackwood.refusals import why_not  # noqa: PLC0415 - refusals ask the rules, which ask this

        return why_not(self, seat, notation)

    def clockwise(self, seat: int) -> list[int]:
        """All witches, from this one on."""
        number = len(self.seats)
        return [(seat + turn) % number for turn in range(number)]

    @property
    def free_cards(self) -> list[Place]:
        """[BLW-3.2, BLW-7.2] Places with a card that nobody stands on; not the one that is being bought or left."""
        grid = zip(self.box.places, self.forest, self.puppets, strict=True)
        return [place for place, card, owner in grid if card and owner == NOBODY and place is not self.place]

    def column_of(self, column: int) -> list[Place]:
        """The places of a column that have a puppet, from row 1 up."""
        return [place for place in self.box.places[column - 1 :: COLUMNS] if self.puppets[place] != NOBODY]

    def gives(self, cards: list[str]) -> Amounts:
        """The ingredients of some cards together."""
        forest = self.box.cards.forest
        return total([forest[card].gives for card in cards])


def total(parts: Iterable[Amounts]) -> Amounts:
    """So many of each kind in all."""
    return tuple(map(sum, zip(NOTHING, *parts, strict=True)))

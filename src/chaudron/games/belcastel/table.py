"""The table of Belcastel: what lies where."""

from dataclasses import field
from typing import ClassVar

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import CATALOGUE
from chaudron.games.belcastel.components import RUBIES_IN_BOX, SPOON, WHITE, Chip
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.plain import NOT_SAVED, Plain, plain
from chaudron.kernel.rule import Reason
from chaudron.kernel.table import Table as KernelTable

BREWING, STOPPED, EXPLODED = "brewing", "stopped", "exploded"


@plain
class Before(Plain):
    """[BEL-16.12] What a seat had when brewing began, for a second chance."""

    bag: list[Chip]
    beside: list[Chip]
    flask: bool
    rubies: int
    points: int


@plain
class Seat(Plain):
    """One player's things."""

    bag: list[Chip]
    """Sorted by kind: nobody can know or save an order of drawing."""
    chips: list[Chip]
    """The chips in the cauldron, in the order of laying [BEL-16.7]."""
    spaces: list[int]
    """The space each of them lies on."""
    turns: list[int]
    """The number each of them had among the chips laid or put beside this round [BEL-16.8]."""
    beside: list[Chip]
    """[BEL-16.24] Red chips beside the cauldron."""
    bought: list[Chip]
    """Chips on their way into the bag [BEL-10.5]."""
    whites: int = 0
    """The sum of the whites in the cauldron [BEL-6.1]."""
    turn: int = 0
    """How many chips were laid or put beside this round."""
    put_beside: int = 0
    """How many of them were put beside."""
    state: str = STOPPED
    protected: bool = False
    """Exploded, but covered by a blue chip of set 2 [BEL-16.8]."""
    can_take_back: bool = False
    """Does the chip laid last still lie there, with none put beside since [BEL-16.9]?"""
    stirred: bool = False
    """Has the first white been offered back [BEL-16.10]?"""
    had_chance: bool = False
    """Has the second chance been taken or declined [BEL-16.12]?"""
    before: Before | None = None
    drawn: Chip | None = None
    """[BEL-16.13] The chip drawn in this beat, seen by all before anybody answers."""
    commit: str = ""
    """[BEL-12.1] Draw or stop, committed in secret."""
    space: int = 0
    """[BEL-16.17] The scoring space, from the freeze on."""
    reward: str = ""
    """What an exploded player chose: points or coins [BEL-10.4]."""
    drop: int = 0
    tube: int = 0
    rat: int = 0
    """How many spaces past the drop the rat stands; 0 when it is out."""
    given_up: int = 0
    """Rat tails given up for rubies this round [BEL-16.14]."""
    removed: int = 0
    """White 1-chips removed for good."""
    flask: bool = True
    found: int = 0
    """Rubies found while brewing this round."""
    rubies: int = 0
    points: int = 0

    @property
    def position(self) -> int:
        """[BEL-16.7] The space from which the next chip counts."""
        return self.spaces[-1] if self.spaces else self.drop + self.rat

    @property
    def next_space(self) -> int:
        """[BEL-10.0, BEL-5.4] The scoring space if brewing ended now."""
        return min(self.position + 1, SPOON)

    def count(self, color: str) -> int:
        """How many chips of a color lie in the cauldron."""
        return sum([chip.color is color for chip in self.chips])

    def last_two(self, color: str) -> list[Chip]:
        """[BEL-16.7] The chips of a color that are last or next to last in the cauldron, the last one first."""
        return [chip for chip in self.chips[:-3:-1] if chip.color is color]

    def pick_up(self, place: int) -> Chip:
        """Take a chip out of the cauldron; the space it leaves stays empty."""
        del self.spaces[place], self.turns[place]
        chip = self.chips.pop(place)
        if chip.color is WHITE:
            self.whites -= chip.value
        return chip


@plain
class Table(KernelTable):
    """The table between all players."""

    box: Box = field(metadata=NOT_SAVED)
    seats: list[Seat]
    supply: list[int]
    """How many chips of each kind are left."""
    deck: list[str]
    """Fortune cards not turned yet, in the order of the box: a card is drawn when it is turned (ADR 0003)."""
    turned: list[str]
    """Fortune cards turned, the newest last."""
    faces: list[Seat]
    """[BEL-16.13] What the others see of each seat while a beat is carried out."""
    round: int = 0
    first: int = 0
    card: str = ""
    """The fortune card in force [BEL-16.1]."""
    catalogue: ClassVar[Catalogue] = CATALOGUE

    @property
    def turn_order(self) -> tuple[int, ...]:
        """[BEL-16.3] The seats clockwise from the first player."""
        return self.box.orders[self.first]

    @property
    def is_lock_step(self) -> bool:
        """[BEL-12.1] Does everybody draw on a signal this round?"""
        return self.box.is_always_lock_step or self.is_last_round

    @property
    def is_last_round(self) -> bool:
        return self.round == 9

    def is_open(self, chip: Chip) -> bool:
        """[BEL-1.6] Is the book of this chip open?"""
        return chip in self.box.open_chips[self.round]

    def can_take(self, chip: Chip) -> bool:
        """[BEL-16.19] Is there such a chip in the supply, and is its book open?"""
        return self.supply[chip] > 0 and self.is_open(chip)

    @property
    def rubies_left(self) -> int:
        """[BEL-16.20] Rubies in the supply; more than anyone can need when they are unlimited.

        Below 0 while more were found in simultaneous brewing than there are: settled when it is over.
        """
        if self.box.rubies is None:
            return RUBIES_IN_BOX
        return self.box.rubies - sum([seat.rubies for seat in self.seats])

    def why_not(self, seat: int, choice: str) -> Reason:
        from chaudron.games.belcastel.refusals import why_not  # noqa: PLC0415 - reasons know the rules, which know tables

        return why_not(self, seat, choice)

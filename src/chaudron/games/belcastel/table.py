"""The table of Belcastel: what lies where."""

from dataclasses import field
from typing import ClassVar

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import CATALOGUE
from chaudron.games.belcastel.components import CHIPS, LAST_SPACE, ORANGE, SPOON, WHITE, Chip
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.copyable import NOT_SAVED, Copyable, copyable
from chaudron.kernel.rule import Reason
from chaudron.kernel.table import Table as KernelTable

BREWING, STOPPED, EXPLODED = "brewing", "stopped", "exploded"


@copyable
class Before(Copyable):
    """[BEL-16.12] What a seat had when brewing began, for a second chance."""

    bag: list[Chip]
    beside: list[Chip]
    flask: bool
    rubies: int
    found: int
    points: int
    pennies: tuple[str, ...]
    whites: int
    chips: list[Chip]
    """[WIT-5.5] In the cauldron lay start chips, and what they laid."""
    spaces: list[int]
    turns: list[int]
    bowl: tuple[Chip, ...]
    aside: tuple[Chip, ...]
    can_take_back: bool
    poured: bool


@copyable
class Seat(Copyable):
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
    bowl: tuple[Chip, ...] = ()
    """[WIT-4.1] Chips laid when one was on the last space already."""
    aside: tuple[Chip, ...] = ()
    """[WIT-5.6] Chips set aside by a red chip of set 6."""
    kept: tuple[Chip, ...] = ()
    """[WIT-5.5] Chips of the cauldron that were chosen as start chips of the next round; they still lie there."""
    start: tuple[Chip, ...] = ()
    """[WIT-5.5] Start chips that wait for the next round to begin."""
    pennies: tuple[str, ...] = ()
    """[WIT-1.2] Witch pennies not spent yet."""
    whites: int = 0
    """The sum of the whites in cauldron and bowl [BEL-6.1, WIT-4.2]."""
    turn: int = 0
    """How many chips were laid or put beside this round."""
    started: int = 0
    """How many of them were start chips, or were laid by one [WIT-5.5]."""
    ended: int = 0
    """How many there were when chips set aside began to be laid after brewing; 0 before [WIT-5.6]."""
    put_beside: int = 0
    """How many of them were put beside."""
    state: str = STOPPED
    protected: bool = False
    """Exploded, but covered by a blue chip of set 2 [BEL-16.8]."""
    full_reward: bool = False
    """Exploded, but rewarded in full by a witch [WIT-3.16]."""
    can_take_back: bool = False
    """Does the chip laid last still lie there, with none put beside since [BEL-16.9]?"""
    poured: bool = False
    """Did the chip laid last go into the bowl [WIT-4.5]?"""
    stirred: bool = False
    """Has the first white been offered back [BEL-16.10]?"""
    had_chance: bool = False
    """Has the second chance been taken or declined [BEL-16.12]?"""
    before: Before | None = None
    drawn: Chip | None = None
    """[BEL-16.13] The chip drawn in this beat, seen by all before anybody answers."""
    wish: str = ""
    """[BEL-12.4] To draw in lock-step this round or always, or not to."""
    commit: str = ""
    """[BEL-12.1] Draw or stop, committed in secret."""
    space: int = 0
    """[BEL-16.17] The scoring space, from the freeze on."""
    filled: int = 0
    """[WIT-6.10] The sum of what lay in the bowl at the freeze."""
    left: int = 0
    """[WIT-3.18] How many chips in the bag at the freeze G2 counts."""
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

    def concerns_next(self, turn: int) -> bool:
        """[WIT-5.6] Does a chip laid in this turn do something for later ones? Not when it was laid after brewing."""
        return not self.ended or turn <= self.ended

    @property
    def is_on_last_space(self) -> bool:
        """[BEL-5.6, WIT-4.1] Does a chip lie on the last space?"""
        return bool(self.spaces) and self.spaces[-1] == LAST_SPACE

    @property
    def last_laid(self) -> Chip:
        """[BEL-16.9, WIT-4.5] The chip that was laid last, in the cauldron or in the bowl."""
        return self.bowl[-1] if self.poured else self.chips[-1]

    def count(self, color: str) -> int:
        """How many chips in the cauldron the book of a color counts [WIT-5.9]."""
        return sum([chip.acts_as.color is color for chip in self.chips])

    @property
    def oranges(self) -> int:
        """[WIT-5.9] How many orange chips lie in the cauldron; a locoweed is none."""
        return sum([chip.color is ORANGE for chip in self.chips])

    def last_two(self, color: str) -> list[Chip]:
        """[BEL-16.7] The chips of a color that are last or next to last in the cauldron, the last one first."""
        return [chip.acts_as for chip in self.chips[:-3:-1] if chip.acts_as.color is color]

    def changeable(self) -> list[Chip]:
        """[WIT-5.5] The chips of the cauldron that may be handed in or swapped: all but those kept as start chips."""
        chips = self.chips[:]
        for chip in self.kept:
            chips.remove(chip)
        return chips

    def pick_up(self, place: int) -> Chip:
        """Take a chip out of the cauldron; the space it leaves stays empty."""
        del self.spaces[place], self.turns[place]
        chip = self.chips.pop(place)
        if chip.color is WHITE:
            self.whites -= chip.value
        return CHIPS[chip]

    def scoop_up(self) -> Chip:
        """[WIT-4.5] Take the chip laid last out of the bowl."""
        *rest, chip = self.bowl
        self.bowl = tuple(rest)
        if chip.color is WHITE:
            self.whites -= chip.value
        return chip


@copyable
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
    agreed: str = ""
    """[BEL-12.4] Lock-step that was agreed on at the table: for this round or always."""
    witches: tuple[str, ...] = ()
    """[WIT-1.2] The witches turned up, one for each penny."""
    catalogue: ClassVar[Catalogue] = CATALOGUE

    @property
    def turn_order(self) -> tuple[int, ...]:
        """[BEL-16.3] The seats clockwise from the first player."""
        return self.box.orders[self.first]

    @property
    def is_lock_step(self) -> bool:
        """[BEL-12.1] Does everybody draw on a signal this round?"""
        return self.box.is_always_lock_step or self.is_last_round or self.agreed != ""

    @property
    def is_last_round(self) -> bool:
        return self.round == 9

    def is_open(self, chip: Chip) -> bool:
        """[BEL-1.6] Is the book of this chip open?"""
        return chip in self.box.open_chips[self.round]

    def can_take(self, chip: Chip) -> bool:
        """[BEL-16.19] Is there such a chip in the supply, and is its book open?"""
        return self.supply[chip] > 0 and self.is_open(chip)

    def can_gain(self, chip: Chip) -> bool:
        """[BEL-1.6, BEL-15.18] The same for what is neither bought nor taken from a card."""
        return self.supply[chip] > 0 and (self.is_open(chip) or not self.box.closes_books_to_all)

    @property
    def rubies_left(self) -> int:
        """[BEL-16.20] Rubies in the supply; more than anyone can need when they are unlimited.

        Below 0 while more were found in simultaneous brewing than there are: settled when it is over.
        """
        if self.box.rubies is None:
            return self.box.ruby_supply
        return self.box.rubies - sum([seat.rubies for seat in self.seats])

    def why_not(self, seat: int, choice: str) -> Reason:
        from chaudron.games.belcastel.refusals import why_not  # noqa: PLC0415 - reasons know the rules, which know tables

        return why_not(self, seat, choice)

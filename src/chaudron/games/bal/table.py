"""The table of the ball: what lies where."""

from bisect import insort
from dataclasses import field
from typing import ClassVar

from chaudron.games.bal.box import Box
from chaudron.games.bal.choices import CATALOGUE
from chaudron.games.bal.components import LIVES, WHITE, Card
from chaudron.kernel.choice import Catalogue
from chaudron.kernel.copyable import NOT_SAVED, Copyable, copyable
from chaudron.kernel.rule import Reason
from chaudron.kernel.table import Table as KernelTable

NOBODY = -1


@copyable
class Seat(Copyable):
    """One witch's things."""

    hand: list[Card]
    """Sorted by kind."""
    alive: int = LIVES
    """Own living Crapzouilles in the chest."""
    dead: int = 0
    """Own dead Crapzouilles beside the sheet."""
    captured: tuple[int, ...] = ()
    """[BAL-7.9] Captured ones in the chest, by the seat they came from."""
    out_at: int = 0
    """[BAL-5.7] The how-manieth to leave; 0 while in the game."""
    false_challenges: int = 0
    """[BAL-8.4] In this Tour."""
    reaction: str = ""
    """[BAL-4.18] What was answered in the window that is open; for the own eyes until it closes."""
    aim: int = NOBODY
    """[BAL-7.5] Whom the mirror is held up to; as secret."""
    treasure: tuple[Card, ...] = ()
    """[BAL-8.8] What a treasure has brought to the set that is being laid, where a slip takes it back; for own eyes."""
    slip: str = ""
    """[BAL-8.3] How the last formula was read; nobody is told but by a challenge."""

    @property
    def lives(self) -> int:
        """[BAL-3.4] Living Crapzouilles in the chest, own and captured."""
        return self.alive + len(self.captured)

    @property
    def is_in(self) -> bool:
        return not self.out_at

    @property
    def potions(self) -> list[Card]:
        return [card for card in self.hand if card.color]


@copyable
class Attack(Copyable):
    """[BAL-4] An attack on the table: an event with all its targets and redirections."""

    author: int
    """Whose turn it is."""
    owner: int
    """[BAL-4.14] Who draws when it succeeds: nobody for a farce, the mirror's player for a copy."""
    targets: tuple[int, ...] = ()
    spell: Card | None = None
    second: Card | None = None
    """[BAL-7.16] Trésor magique beside Sortilège."""
    potions: tuple[Card, ...] = ()
    tokens: tuple[str, ...] = ()
    """Colors drawn from the bowl."""
    copied: tuple[str, ...] = ()
    """[BAL-7.5] The colors of the attack that a mirror copies."""
    copied_spell: Card | None = None
    """[BAL-7.21] The spell that a mirror copies with them."""
    mirrors: tuple[int, ...] = ()
    """[BAL-7.5] Pairs: who held up a mirror, and to whom."""
    swept: tuple[int, ...] = ()
    """[BAL-7.4] Pairs: who defends after all ordinary ones under Sortilège, and who swept it on."""
    spent: tuple[Card, ...] = ()
    """[BAL-4.16] Cards of defenses, which lie there until the event is over."""
    defender: int = NOBODY
    """[BAL-4.10] Who defends, or defended last."""
    trail: tuple[int, ...] = ()
    """[BAL-7.4] Pairs: who swept it on, and to whom."""
    parried: tuple[int, ...] = ()
    failed: tuple[int, ...] = ()
    gained: tuple[int, ...] = ()
    """[BAL-4.15] Who has drawn a card as a gain."""
    is_off: bool = False
    """[BAL-7.8, BAL-8.5] Cancelled."""

    @property
    def colors(self) -> tuple[str, ...]:
        """[BAL-4.10] What a parry must match."""
        drawn = [color for color in self.tokens if color != WHITE]
        return (*[card.color for card in self.potions], *drawn, *self.copied)

    @property
    def power(self) -> Card | None:
        """The spell that acts on whoever defends: laid, or copied by a mirror."""
        return self.copied_spell if self.spell is None else self.spell

    @property
    def spells(self) -> tuple[Card, ...]:
        return tuple(card for card in (self.spell, self.second) if card is not None)

    @property
    def laid(self) -> tuple[Card, ...]:
        """The attacker's own cards."""
        return (*self.potions, *self.spells)


@copyable
class Table(KernelTable):
    """The table between all witches."""

    box: Box = field(metadata=NOT_SAVED)
    seats: list[Seat]
    pile: list[Card]
    """The draw pile, sorted: a card is drawn when it is taken (ADR 0003)."""
    discard: list[Card]
    bowl: list[str]
    round: int = 0
    tour: int = 0
    """[BAL-3.1] What the Black Cat shows."""
    first: int = 0
    carabosse: int = 0
    """Who is to act."""
    attack: Attack | None = None
    defense: tuple[Card, ...] = ()
    """The cards laid by the witch who defends now."""
    robber: int = NOBODY
    """[BAL-7.22] Who stole the turn before this one."""
    defended: tuple[int, ...] = ()
    """[BAL-4.17] Who has defended in this turn."""
    is_caught: bool = False
    """[BAL-8.5] Was the last formula read wrong, and did somebody hear it?"""
    catalogue: ClassVar[Catalogue] = CATALOGUE

    @property
    def living(self) -> list[int]:
        return [seat for seat, mine in enumerate(self.seats) if mine.is_in]

    def clockwise(self, start: int, including: bool = False) -> list[int]:
        """The living seats clockwise from a seat."""
        number = len(self.seats)
        order = [(start + turn) % number for turn in range(0 if including else 1, number)]
        return [seat for seat in order if self.seats[seat].is_in]

    def is_all_discarded(self, card: Card) -> bool:
        """[BAL-2.1] Does everybody see that no witch can hold this card?"""
        return self.discard.count(card) >= self.box.copies.get(card, 0)

    def why_not(self, seat: int, choice: str) -> Reason:
        from chaudron.games.bal.refusals import why_not  # noqa: PLC0415 - reasons know the rules, which know tables

        return why_not(self, seat, choice)


def take(mine: Seat, card: Card) -> None:
    """A card comes into a hand."""
    insort(mine.hand, card)

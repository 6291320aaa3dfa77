"""What apprentice and adept ask of a view: which cards others may hold, whom to hit, what the own cards are for."""

from collections import Counter as Tally
from collections.abc import Iterable
from functools import cached_property
from typing import Any

from chaudron.bots.bal.item_values import CARD_WORTH, DANGER, LAST_OF_COLOR, SCARCE, SPARE, TIGHT, WEAK
from chaudron.games.bal.components import (
    ABRACADABRA,
    BAGUETTE,
    BALAI,
    CARD,
    COLORS,
    COPIES,
    FULL_HAND,
    GREY,
    POTIONS,
    WHITE,
    Card,
)
from chaudron.games.bal.table import NOBODY
from chaudron.kernel.game import View

POTIONS_OF = Tally({color: sum(COPIES[card] for card in POTIONS if card.color == color) for color in COLORS})
"""[BAL-1.2] How many potions of each color there are."""
ESCAPES = (BALAI, BAGUETTE)


class Position:
    """A seat's view, and what follows from it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.me = view, seat
        self.seats: list[dict[str, Any]] = view["seats"]
        self.mine = self.seats[seat]
        self.hand = [CARD[name] for name in self.mine["hand"]]
        self.colors = Tally([card.color for card in self.hand if card.color])
        self.lives: int = self.mine["lives"]
        self._chances: dict[tuple[str, int, int], tuple[float, float]] = {}

    @cached_property
    def others(self) -> list[int]:
        """The living opponents."""
        return [seat for seat, its in enumerate(self.seats) if not its["out_at"] and seat != self.me]

    # The attack on the table

    @cached_property
    def attacked_with(self) -> Tally[str]:
        """[BAL-4.10] The colors that a parry must match."""
        attack = self.view["attack"]
        potions = [CARD[name].color for name in attack["potions"]]
        return Tally([*potions, *[color for color in attack["tokens"] if color != WHITE], *attack["copied"]])

    @cached_property
    def missing(self) -> Tally[str]:
        """What the own hand cannot match."""
        return self.attacked_with - self.colors

    # What others may hold

    @cached_property
    def unseen(self) -> Tally[str]:
        """Potions by color, and the spells that save a defender, which lie in the pile or in another hand."""
        seen = [*self.view["discard"], *self.view["defense"], *self.mine["hand"]]
        attack = self.view["attack"]
        if attack is not None:
            seen += [*attack["potions"], *attack["spent"], *([attack["spell"]] if attack["spell"] else [])]
        known = Tally([CARD[name].color or name for name in seen])
        spells = {card.name: COPIES[card] for card in (ABRACADABRA, *self._escapes)}
        return Tally({**POTIONS_OF, **spells}) - known

    @cached_property
    def _escapes(self) -> tuple[Card, ...]:
        return ESCAPES[:1] if self.view["options"]["level"] == "easy" else ESCAPES

    @cached_property
    def cards_unseen(self) -> int:
        """How many cards lie in the pile and in other hands."""
        held: int = sum(its["hand_size"] for seat, its in enumerate(self.seats) if seat != self.me)
        return max(held + int(self.view["pile"]), 1)

    def holds(self, name: str, number: int, size: int) -> tuple[float, float]:
        """How likely a hand of so many cards holds so many of a kind; and how likely exactly one too few."""
        key = (name, number, size)
        if key not in self._chances:
            share = min(self.unseen[name] / self.cards_unseen, 1.0)
            none = (1 - share) ** size
            one = size * share * (1 - share) ** (size - 1) if size else 0.0
            fewer = (0.0, none, none + one)[min(number, 2)]
            self._chances[key] = 1 - fewer, (0.0, none, one)[min(number, 2)]
        return self._chances[key]

    def fails(self, target: int, colors: Iterable[str]) -> float:
        """How likely a witch cannot parry these colors."""
        size = self.seats[target]["hand_size"]
        all_held, one_short = 1.0, 0.0
        for color, number in Tally(colors).items():
            held, short = self.holds(color, number, size)
            one_short = one_short * held + (0.0 if color == GREY else short * all_held)
            all_held *= held
        joker, _ = self.holds(ABRACADABRA.name, 1, size)
        return max(1 - all_held - one_short * joker, 0.0)

    def escapes(self, target: int) -> float:
        """How likely she can sweep an attack away or cancel it."""
        size = self.seats[target]["hand_size"]
        without = 1.0
        for card in self._escapes:
            without *= 1 - self.holds(card.name, 1, size)[0]
        return 1 - without

    # Who is worth hitting, and what cards are worth

    def weight(self, target: int) -> float:
        """How much a Crapzouille of this witch is wanted: of the weak, who leave soon, and of the dangerous."""
        lives, cards = int(self.seats[target]["lives"]), int(self.seats[target]["hand_size"])
        return 1.0 + WEAK / lives + DANGER * cards

    def best_target(self, seats: Iterable[int], colors: Iterable[str]) -> tuple[float, int]:
        """Whom these colors hurt most, and how likely they do."""
        colors = tuple(colors)
        target = max(seats, key=lambda seat: self.weight(seat) * self.fails(seat, colors), default=NOBODY)
        return (self.fails(target, colors), target) if target != NOBODY else (0.0, NOBODY)

    @cached_property
    def card_price(self) -> float:
        """What a card laid now costs: next to nothing when the next Sabbat fills the hand anyway [BAL-3.4]."""
        spare = len(self.hand) + self.lives - FULL_HAND
        return SPARE if spare > (2 if self.view["tour"] == 2 else 5) else TIGHT if spare > 0 else SCARCE

    def price(self, colors: Iterable[str]) -> float:
        """What laying potions of these colors costs: more for the last of a color, with which one could parry."""
        laid = Tally(colors)
        last = [color for color, number in laid.items() if number == self.colors[color]]
        return self.card_price * (laid.total() + LAST_OF_COLOR * len(last))

    def worth(self, card: Card) -> float:
        """What a card in hand is worth; the third of a color only half."""
        worth = CARD_WORTH[card.color or card.name]
        return worth / 2 if self.colors[card.color] > 2 and card.color else worth

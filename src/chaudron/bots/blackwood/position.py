"""What a witch of Blackwood sees, worked out once for a decision."""

from collections.abc import Iterable
from functools import cached_property
from itertools import combinations
from operator import ge

from chaudron.games.blackwood.box import make_box
from chaudron.games.blackwood.components import PINCH, Amounts
from chaudron.games.blackwood.places import PLACE, PLACES, Place
from chaudron.games.blackwood.table import total
from chaudron.kernel.game import View

COIN = 0.45
"""What a coin is worth in renown while money can still be spent."""
CHANCE = (1.0, 0.5, 0.24, 0.1, 0.04, 0.01)
"""How likely a potion is still brewed that lacks so many ingredients."""
SECOND_BEST = 0.4
"""What the second-best potion counts, beside the best."""
MOST_CARDS = 10
"""Of a larder, to be tried in all combinations."""


class Position:
    """A view, seen from a seat."""

    def __init__(self, view: View, seat: int) -> None:
        self.view, self.seat = view, seat
        self.cards = make_box(view["players"], view["options"]).cards
        self.mine = view["seats"][seat]
        self.column: int = view["column"]
        self.coins: int = self.mine["coins"]

    @cached_property
    def larder(self) -> Amounts:
        return self.gives(self.mine["larder"])

    @cached_property
    def expected(self) -> Amounts:
        """What the larder will hold when the puppets that are out ahead have come home."""
        places = [place for place in PLACES[: len(self.view["puppets"])] if self.view["puppets"][place] == self.seat]
        ahead = [self.card_at(place) for place in places if place.column >= self.column]
        return total([self.larder, self.gives(ahead)])

    def gives(self, cards: Iterable[str]) -> Amounts:
        return total(self.cards.forest[card].gives for card in cards)

    def cost(self, card: str) -> int:
        return self.cards.forest[card].cost

    def card_at(self, place: Place) -> str:
        card: str = self.view["forest"][place]
        return card

    @cached_property
    def place(self) -> Place | None:
        """Whose card is being bought or left."""
        return PLACE[self.view["place"]] if self.view["place"] else None

    @property
    def is_last_round(self) -> bool:
        """After it what lies in the larder is sold [BLW-4.1]."""
        return self.column == len({place.column for place in PLACES})

    def worth(self, potion: str) -> float:
        """What a potion brings."""
        about = self.cards.potions[potion]
        return about.renown + COIN * about.coins

    def short(self, potion: str, has: Amounts) -> int:
        """How many ingredients it still needs."""
        needs = self.cards.potions[potion].needs
        return sum(max(0, need - have) for need, have in zip(needs, has, strict=True))

    @property
    def pinches(self) -> int:
        """[BLW-7.5] Each stands for an ingredient."""
        count: int = self.mine["ready"].count(PINCH)
        return count

    def can_brew(self, potion: str, has: Amounts) -> bool:
        """[BLW-5.1, BLW-7.5] With a pinch for what is missing, and something real."""
        short = self.short(potion, has)
        return short <= self.pinches and short < sum(self.cards.potions[potion].needs)

    def promise(self, has: Amounts) -> float:
        """What these ingredients are good for: the two best potions they lead to."""
        hopes = sorted(self.worth(potion) * self.chance(potion, has) for potion in self.view["display"])
        return sum(hopes[-1:]) + SECOND_BEST * sum(hopes[-2:-1])

    def chance(self, potion: str, has: Amounts) -> float:
        """How likely it is still brewed."""
        lacking = max(0, self.short(potion, has) - self.pinches)
        return CHANCE[min(lacking, len(CHANCE) - 1)]

    def gain(self, card: str, beside: Amounts | None = None) -> float:
        """What a card adds to what the larder promises, or these ingredients."""
        has = self.larder if beside is None else beside
        return self.promise(total([has, self.cards.forest[card].gives])) - self.promise(has)

    def completes(self, card: str) -> bool:
        """Can something be brewed with this card that cannot be brewed without it?"""
        has = total([self.larder, self.cards.forest[card].gives])
        return any(
            self.can_brew(potion, has) and not self.can_brew(potion, self.larder) for potion in self.view["display"]
        )

    def leanest(self, cards: list[str]) -> list[str]:
        """In a brew: those of these cards that cover what is missing and lose least; none if it takes a pinch."""
        brew = self.view["agenda"][-1]
        needs, has = total(self.cards.potions[potion].needs for potion in brew["potions"]), self.gives(brew["cards"])
        missing = tuple(max(0, need - have) for need, have in zip(needs, has, strict=True))
        covers = [some for size in range(1, len(cards) + 1) for some in combinations(cards[:MOST_CARDS], size)]
        enough = [some for some in covers if all(map(ge, self.gives(some), missing))]
        return list(min(enough, key=self.weight, default=()))

    def weight(self, cards: Iterable[str]) -> tuple[int, int]:
        """What is gone with some cards: ingredients, then coins."""
        return sum(self.gives(cards)), sum(self.cost(card) for card in cards)

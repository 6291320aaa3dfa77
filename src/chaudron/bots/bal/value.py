"""What a position of the ball is worth: how likely each witch wins, learned from games (`chaudron train bal`).

Every living witch has a score, and her chance is her share of all scores (as powers of e). A score adds up what her
Crapzouilles, her cards and the time until the next Sabbat are worth. There is a `ScoreTable` for each number of living
witches, in two kinds: `full` knows the cards of a hand, `public` only how many there are.
"""

import json
import math
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from chaudron.games.bal.components import CARDS, COLORS, FULL_HAND, SPELLS
from chaudron.games.bal.rounds import Tour
from chaudron.games.bal.table import Table

LARGEST_HAND = 12
"""Larger hands are worth as much."""
FEWEST, MOST = 2, 5
"""For so many living witches there is a table of their own; six play as five."""
KIND = tuple(COLORS.index(card.color) if card.color else len(COLORS) + SPELLS.index(card) for card in CARDS)
"""The kind of each card: first the colors, then the spells."""
KINDS = len(COLORS) + len(SPELLS)
STEPS = 3
"""The first card of a color, the second, and each further one are worth different things."""


class PublicState(NamedTuple):
    """What everybody sees of a witch, as far as it counts."""

    lives: int
    hand: int
    left: int
    """Own turns before the next Sabbat: 0, 1 or 2."""
    acts: int
    """1 if it is her turn."""

    @property
    def coming(self) -> int:
        """[BAL-3.4] Cards she will hold after the next Sabbat if she lays none."""
        return min(self.hand + self.lives, FULL_HAND)


class ScoreTable(NamedTuple):
    """What everything is worth while so many witches are left."""

    lives: tuple[float, ...]
    hand: tuple[tuple[float, ...], ...]
    """By own turns left, then by number of cards."""
    coming: tuple[float, ...]
    acts: float
    cards: tuple[tuple[float, ...], ...]
    """By kind, then by number of cards of that kind; nothing where hands are unknown."""

    def of_state(self, its: PublicState) -> float:
        cards = min(its.hand, LARGEST_HAND)
        score = self.lives[its.lives] + self.hand[its.left][cards] + self.coming[its.coming]
        return score + self.acts if its.acts else score

    def of_hand(self, hand: list[Any]) -> float:
        """What the cards of a hand are worth beside their number."""
        counts: dict[int, int] = {}
        for card in hand:
            kind = KIND[card]
            counts[kind] = counts.get(kind, 0) + 1
        cards = self.cards
        return sum([cards[kind][min(number, STEPS)] for kind, number in counts.items()])


def public_states(table: Table) -> dict[int, PublicState]:
    """How all living witches stand."""
    tour = table.in_progress(Tour)
    slots = tour.slots if isinstance(tour, Tour) else []
    later = 1 if table.tour == 1 else 0
    found = {}
    for seat, mine in enumerate(table.seats):
        if not mine.out_at:
            acts = seat == table.carabosse
            left = later + (1 if acts or seat in slots else 0)
            found[seat] = PublicState(mine.alive + len(mine.captured), len(mine.hand), left, int(acts))
    return found


class Weights(NamedTuple):
    """All that was learned."""

    full: tuple[ScoreTable, ...]
    public: tuple[ScoreTable, ...]

    def of(self, living: int, full: bool = True) -> ScoreTable:
        """The table for so many witches."""
        return (self.full if full else self.public)[min(living, MOST) - FEWEST]

    def chance(self, table: Table, seat: int) -> float:
        """How likely a seat wins, all hands known."""
        if table.outcome is not None:
            return 1.0 if seat in table.outcome.winners else 0.0
        if table.seats[seat].out_at:
            return 0.0
        states = public_states(table)
        scores = self.of(len(states))
        powers = {
            other: math.exp(scores.of_state(its) + scores.of_hand(table.seats[other].hand))
            for other, its in states.items()
        }
        return powers[seat] / sum(powers.values())


def read(data: dict[str, Any]) -> Weights:
    """What was learned, from JSON values."""
    return Weights(tuple(map(_scores, data["full"])), tuple(map(_scores, data["public"])))


def _scores(data: dict[str, Any]) -> ScoreTable:
    hand = tuple(map(tuple, data["hand"]))
    cards = tuple(map(tuple, data["cards"]))
    return ScoreTable(tuple(data["lives"]), hand, tuple(data["coming"]), data["acts"], cards)


@cache
def learned() -> Weights:
    """What was learned: the weights that come with the game."""
    return read(json.loads(files(__package__).joinpath("weights.json").read_text("utf-8")))

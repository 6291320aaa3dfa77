"""What a game was worth to every seat, once it is over."""

from collections.abc import Callable
from types import MappingProxyType

from chaudron.kernel.table import Outcome


def points(outcome: Outcome) -> list[float]:
    """The points of every seat, as the rules count them."""
    return [float(one) for one in outcome.points]


def win(outcome: Outcome) -> list[float]:
    """1 for the winner, shared equally among several; 0 for all others."""
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]


def place(outcome: Outcome) -> list[float]:
    """From 1 for who beats everybody to -1 for who is beaten by all; they add up to 0."""
    places = outcome.places
    beaten = [sum((mine < other) - (mine > other) for other in places) for mine in places]
    return [one / (len(places) - 1) for one in beaten]


REWARDS: MappingProxyType[str, Callable[[Outcome], list[float]]] = MappingProxyType(
    {"points": points, "win": win, "place": place}
)

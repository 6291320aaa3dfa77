"""[BLW-8.6, BLW-7.7] Who answers for a witch who is absent: fixed rules, which everybody can read."""

from collections.abc import Callable, Sequence

from chaudron.bots.blackwood.position import Position
from chaudron.games.blackwood.places import Place
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask


class Fallback:
    """[BLW-8.6] Places on the cheapest card of the column, buys only what can be brewed with, brews what it can."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        answer = ANSWERS.get(ask.about.key)
        return answer(Position(view, ask.seat), ask.options) if answer is not None else ask.options[0]


def search(now: Position, options: Sequence[Choice]) -> str:
    """The cheapest free card of the pawn's column, else of the next."""
    places = [option for option in options if option.verb == "place"]
    return min(places, key=lambda option: _distance_and_cost(now, option.thing), default=options[-1])


def _distance_and_cost(now: Position, place: Place) -> tuple[int, int]:
    return _ahead(now, place), now.cost(now.card_at(place))


def _ahead(now: Position, place: Place) -> int:
    """How many columns before the pawn; those behind it come last."""
    return place.column - now.column if place.column >= now.column else 10 + place.column


def come_home(now: Position, options: Sequence[Choice]) -> str:
    """Buy only if something becomes brewable; brew as soon as anything is."""
    if "brew" in options:
        return "brew"
    if "buy" in options and now.place is not None and now.completes(now.card_at(now.place)):
        return "buy"
    return "end"


def potions(now: Position, options: Sequence[Choice]) -> str:
    """The highest renown possible."""
    brewable = [option for option in options if option.verb == "potion"]
    return max(brewable, key=lambda option: now.cards.potions[option.thing].renown, default=options[-1])


def move(now: Position, options: Sequence[Choice]) -> str:
    """[BLW-7.7] The same column, nearest the pawn; else the lowest column not behind it; else any."""
    left = _left_column(now)
    return min(options, key=lambda option: (option.thing.column != left, _ahead(now, option.thing), option.thing.row))


def _left_column(now: Position) -> int:
    """Of the puppet that is driven away: the rule that asks knows its place."""
    shoo = now.view["agenda"][-1]
    return int(shoo["place"][-1])


ANSWERS: dict[str, Callable[[Position, Sequence[Choice]], str]] = {
    "search": search,
    "return": come_home,
    "brew_potions": potions,
    "move": move,
    "sniff": lambda now, options: "none",
    "shoo_place": lambda now, options: "none",
}
"""How each question is answered; elsewhere the first option will do."""

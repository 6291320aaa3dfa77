"""Child and novice: how people play who see the wood for the first time. Rules of thumb, and no look ahead."""

import random
from collections.abc import Callable, Sequence

from chaudron.bots.blackwood.position import Position
from chaudron.games.blackwood.components import FREE
from chaudron.games.blackwood.places import Place
from chaudron.kernel.choice import Choice
from chaudron.kernel.game import View
from chaudron.kernel.rule import Ask

Whim = Callable[[], float]
Answer = Callable[[Position, Sequence[Choice], Whim], str]


class Beginner:
    """Answers by a table of rules of thumb; where she does not care, her seed and what she sees decide."""

    answers: dict[str, Answer]

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, ask: Ask) -> str:
        if len(ask.options) == 1:
            return ask.options[0]
        place = f"{self.seed}/{view['expedition']}/{view['column']}/{len(view['discard'])}/{'/'.join(ask.options)}"
        whim = random.Random(place).random  # noqa: S311 - a bot's whims, not the luck of a game
        return self.answers[ask.about.key](Position(view, ask.seat), ask.options, whim)


def named(options: Sequence[Choice], *verbs: str) -> list[Choice]:
    return [option for option in options if option.verb in verbs]


def any_of(now: Position, options: Sequence[Choice], whim: Whim) -> str:
    return options[int(whim() * len(options))]


# The child

SHY = 0.5
"""How often a child looks beyond the nearest column for something finer."""
CURIOUS = 0.5
"""How often it casts a spell just to see what happens."""


class Child(Beginner):
    """Goes for the cards with the most pictures, buys what it can, borrows gladly, brews the first thing it can."""


def go_for_pictures(now: Position, options: Sequence[Choice], whim: Whim) -> str:
    """Spells glitter; of the cards the one with most on it, near if it is impatient."""
    glitter = named(options, "trade")
    if glitter:
        return glitter[0]
    casts = named(options, "cast")
    if casts and whim() < CURIOUS:
        return casts[0]
    places = named(options, "place", "at")
    near = [option for option in places if option.thing.column == now.column]
    eyed = near if near and whim() > SHY else places
    return max(eyed, key=lambda option: pictures(now, option.thing) + whim(), default=options[-1])


def pictures(now: Position, place: Place) -> int:
    return sum(now.gives([now.card_at(place)]))


def grab(now: Position, options: Sequence[Choice], whim: Whim) -> str:
    """Brew at once, buy whatever there is, and ask Fagus Bok for money: he gives some every time."""
    liked = [*named(options, "brew"), *named(options, "buy"), *named(options, "trade"), *named(options, "borrow")]
    casts = named(options, "cast")
    if not liked and casts and whim() < CURIOUS:
        return casts[0]
    return liked[0] if liked else options[-1]


Child.answers = {
    "search": go_for_pictures,
    "return": grab,
    "brew_potions": any_of,
    "brew_cards": lambda now, options, whim: options[0],
    "move": go_for_pictures,
    "sniff": lambda now, options, whim: options[0],
    **dict.fromkeys(("trade_potion", "swap_first", "swap_second", "shoo", "shoo_place"), any_of),
}


# The novice


class Novice(Beginner):
    """Sets her heart on one potion, fetches what it still needs, and leaves most spells alone."""


def favorite(now: Position) -> str:
    """The potion that needs least, of those the one with most renown."""
    return min(
        now.view["display"],
        key=lambda potion: (now.short(potion, now.expected), -now.cards.potions[potion].renown),
        default="",
    )


def helps(now: Position, card: str) -> int:
    """How many ingredients for her favorite are on it, that she has not got yet."""
    potion = favorite(now)
    if not potion:
        return 0
    with_it = tuple(map(sum, zip(now.expected, now.gives([card]), strict=True)))
    return now.short(potion, now.expected) - now.short(potion, with_it)


def fetch(now: Position, options: Sequence[Choice], whim: Whim) -> str:
    """What helps most, from near, and cheap."""
    places = named(options, "place", "at")
    return max(places, key=lambda option: _liking(now, option.thing), default=options[-1])


def _liking(now: Position, place: Place) -> tuple[bool, int, int, int]:
    card = now.card_at(place)
    return place.column >= now.column, helps(now, card), -place.column, -now.cost(card)


def shop(now: Position, options: Sequence[Choice], whim: Whim) -> str:
    """Buy what she came for, brew when something is ready, sell a potion if she has no money left."""
    card = now.card_at(now.place) if now.place is not None else ""
    if card and f"cast:{FREE}" in options:
        return f"cast:{FREE}"
    if card and "buy" in options and wants(now, card):
        return "buy"
    if "brew" in options:
        return "brew"
    sales = named(options, "sell")
    is_broke = bool(card) and now.coins < now.cost(card) and wants(now, card)
    return sales[0] if is_broke and sales else "end"


def wants(now: Position, card: str) -> bool:
    """Anything for a potion of the village that she cannot brew yet."""
    potions = now.view["display"]
    with_it = tuple(map(sum, zip(now.larder, now.gives([card]), strict=True)))
    return any(now.short(potion, with_it) < now.short(potion, now.larder) for potion in potions)


def finest(now: Position, options: Sequence[Choice], whim: Whim) -> str:
    potions = named(options, "potion")
    return max(potions, key=lambda option: now.cards.potions[option.thing].renown, default=options[-1])


Novice.answers = {
    "search": fetch,
    "return": shop,
    "brew_potions": finest,
    "brew_cards": lambda now, options, whim: options[0],
    "move": fetch,
    "sniff": lambda now, options, whim: options[0],
    **dict.fromkeys(("trade_potion", "swap_first", "swap_second", "shoo", "shoo_place"), any_of),
}

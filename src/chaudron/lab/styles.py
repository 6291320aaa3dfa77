"""Players of Belcastel with strong habits, so that random games also reach what even-handed chance seldom does.

Long brews and the last space, piles beside the cauldron, books sold out, tubes to the end, everything declined: each
comes from somebody who overdoes something. Players look at the table itself; they are no bots.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chaudron.games.belcastel.choices import BACK, DONE, DRAW, FLASK, KEEP, NONE, POINTS, RESTART, STOP, TUBE
from chaudron.games.belcastel.components import BLACK, BOOK_COLORS, WHITE
from chaudron.games.belcastel.laying import explosion_limit
from chaudron.games.belcastel.second_chance import is_still_safe
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.lab.many import Player

DECLINING = frozenset({NONE, KEEP, DONE})
BUYING = frozenset({"buy", "buy_second"})
BREWING = frozenset({"brew", "commit"})
SPENDING = frozenset({"spend", "drop", "spider_drop"})
COMES_BACK = 0.2
"""How likely an offer that lapses is taken when it is looked at."""


@dataclass(frozen=True)
class Style:
    """How somebody plays: while brewing, buying, with rubies and drops, and where something is offered."""

    brew: str = "evenly"
    buy: str = "evenly"
    spend: str = "evenly"
    offers: str = "evenly"
    favorites: tuple[str, ...] = ()
    """The colors bought first by whoever has favorites."""


Way = Callable[[random.Random, Style, Table, int, tuple[Choice, ...]], Choice]


def evenly(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    return options[int(rng.random() * len(options))]


def preferring(choice: Choice, how_much: float) -> Way:
    """Nearly always this choice, where it is offered."""

    def way(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
        if choice in options and rng.random() < how_much:
            return choice
        return evenly(rng, style, table, seat, options)

    return way


def risk(table: Table, seat: int) -> float:
    """How likely the next chip explodes the cauldron."""
    mine = table.seats[seat]
    if is_still_safe(table, mine) or not mine.bag:
        return 0.0
    spare = explosion_limit(table, mine) - mine.whites
    return sum([chip.color is WHITE and chip.value > spare for chip in mine.bag]) / len(mine.bag)


def carefully(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """Draw while it is fairly safe; the flask takes back what makes it risky."""
    mine, danger = table.seats[seat], risk(table, seat)
    if mine.whites > explosion_limit(table, mine):
        return evenly(rng, style, table, seat, options)
    if danger > 0.2 and FLASK in options and mine.chips[-1].color is WHITE:
        return FLASK
    if DRAW not in options:
        return evenly(rng, style, table, seat, options)
    return DRAW if danger < 0.3 else STOP


def boldly(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """Draw as long as it goes well more often than not; the flask stays full."""
    if DRAW not in options:
        return evenly(rng, style, table, seat, options)
    return DRAW if risk(table, seat) < 0.4 else STOP


def with_the_flask(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """Carefully, but a chip that is not white is as likely to be taken back."""
    if FLASK in options and rng.random() < 0.25:
        return FLASK
    return carefully(rng, style, table, seat, options)


def declining(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    return options[-1] if options[-1] in DECLINING else evenly(rng, style, table, seat, options)


def accepting(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    offered = options[:-1] if options[-1] in DECLINING else options
    return evenly(rng, style, table, seat, offered)


def dearly(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """The dearest chip."""
    return max(options[:-1], key=lambda choice: table.box.prices[choice.thing])


def cheaply(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """The cheapest chip, and often no second one."""
    if rng.random() < 0.3:
        return options[-1]
    return min(options[:-1], key=lambda choice: table.box.prices[choice.thing])


def favorably(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """The favorite colors until they are sold out."""
    liked = tuple([choice for choice in options[:-1] if choice.thing.color in style.favorites])
    return evenly(rng, style, table, seat, liked or options)


BREW: dict[str, Way] = {
    "evenly": evenly,
    "drawing": preferring(DRAW, 0.97),
    "stopping": preferring(STOP, 0.5),
    "carefully": carefully,
    "boldly": boldly,
    "flask in hand": with_the_flask,
}
BUY: dict[str, Way] = {
    "evenly": evenly,
    "dearly": dearly,
    "cheaply": cheaply,
    "favorites": favorably,
    "nothing": preferring(DONE, 0.9),
}
SPEND: dict[str, Way] = {
    "evenly": evenly,
    "hoarding": declining,
    "spending": accepting,
    "tubes": preferring(TUBE, 0.97),
}
OFFERS: dict[str, Way] = {
    "evenly": evenly,
    "accepting": accepting,
    "declining": declining,
    "anew": preferring(RESTART, 0.9),
    "points": preferring(POINTS, 0.9),
    "back": preferring(BACK, 0.9),
}


AMBITIOUS = (Style("carefully", "dearly", "spending", "accepting"), Style("boldly", "dearly", "spending", "accepting"))
"""Those who get furthest."""


def random_style(rng: random.Random) -> Style:
    """Any of the habits, independently; now and then the best of each."""
    if rng.random() < 0.2:
        return rng.choice(AMBITIOUS)
    return Style(
        brew=rng.choice(tuple(BREW)),
        buy=rng.choice((*BUY, "favorites")),
        spend=rng.choice(tuple(SPEND)),
        offers=rng.choice(tuple(OFFERS)),
        favorites=tuple(rng.sample((*BOOK_COLORS, BLACK), 2)),
    )


def random_styles(rng: random.Random, seats: int) -> list[Style]:
    """A style for each seat; in every third game all share one, so that it meets no resistance."""
    if rng.random() < 1 / 3:
        return [random_style(rng)] * seats
    return [random_style(rng) for _ in range(seats)]


def choose(rng: random.Random, style: Style, table: Table, ask: Ask) -> Choice:
    """What somebody of this style answers."""
    about = ask.about.key
    if about in BREWING:
        way = BREW[style.brew]
    elif about in BUYING:
        way = BUY[style.buy]
    elif about in SPENDING:
        way = SPEND[style.spend]
    else:
        way = OFFERS[style.offers]
    return way(rng, style, table, ask.seat, ask.options)


def styled_player(rng: random.Random, styles: Sequence[Style]) -> Player:
    """One style per seat; whoever is asked may answer first."""

    def play(table: Table) -> tuple[int, Choice]:
        asked = [seat for seat, ask in table.asks.items() if not ask.lapses or rng.random() < COMES_BACK]
        ask = table.asks[asked[int(rng.random() * len(asked))]]
        return ask.seat, choose(rng, styles[ask.seat], table, ask)

    return play

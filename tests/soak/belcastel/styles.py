"""Players of Belcastel with strong habits, so that random games also reach what even-handed chance seldom does.

Long brews and the last space, piles beside the cauldron, books sold out, tubes to the end, everything declined, all
witches called at once or none: each comes from somebody who overdoes something. Players look at the table itself; they
are no bots.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.choices import (
    BACK,
    COINS,
    DONE,
    DRAW,
    FLASK,
    KEEP,
    NONE,
    POINTS,
    RESTART,
    RUBIES,
    STOP,
    TUBE,
)
from chaudron.games.belcastel.components import WHITE
from chaudron.games.belcastel.laying import explosion_limit
from chaudron.games.belcastel.second_chance import is_still_safe
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.lab.many import Player

DECLINING = frozenset({NONE, KEEP, DONE})
BUYING = frozenset({"buy", "buy_second", "ghost_buy", "ghost_buy_second"})
BREWING = frozenset({"brew", "commit"})
SPENDING = frozenset({"spend", "spend_less", "drop", "spider_drop"})
COMES_BACK = 0.2
"""How likely an offer that lapses is taken when it is looked at."""


@dataclass(frozen=True)
class Style:
    """How somebody plays: brewing, buying, with rubies and drops, where something is offered, and with pennies."""

    brew: str = "evenly"
    buy: str = "evenly"
    spend: str = "evenly"
    offers: str = "evenly"
    witches: str = "often"
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
    if danger > 0.2 and FLASK in options and mine.last_laid.color is WHITE:
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


def for_coins(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """Rather buying than points after an explosion: in the long run it fills cauldrons."""
    return COINS if COINS in options else accepting(rng, style, table, seat, options)


def dearly(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """The dearest chip."""
    return max(options[:-1], key=lambda choice: table.box.prices[choice.thing])


def variously(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """The dearest chip of the color of which there are fewest."""
    owned = [chip.color for chip in table.seats[seat].bag]
    return min(options[:-1], key=lambda choice: (owned.count(choice.thing.color), -table.box.prices[choice.thing]))


def cheaply(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """The cheapest chip, and often no second one."""
    if rng.random() < 0.3:
        return options[-1]
    return min(options[:-1], key=lambda choice: table.box.prices[choice.thing])


def favorably(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """The favorite colors until they are sold out."""
    liked = tuple([choice for choice in options[:-1] if choice.thing.color in style.favorites])
    return evenly(rng, style, table, seat, liked or options)


def lay_of_six(rng: random.Random, style: Style, table: Table, seat: int, options: tuple[Choice, ...]) -> Choice:
    """What has a color first, then whites as long as the cauldron bears them; some lay anything."""
    mine = table.seats[seat]
    spare = explosion_limit(table, mine) - mine.whites
    fitting = [choice for choice in options[:-1] if choice.thing.color is not WHITE or choice.thing.value <= spare]
    if style.brew == "evenly":
        return evenly(rng, style, table, seat, options)
    return fitting[-1] if fitting else DONE


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
    "variously": variously,
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
    "coins": for_coins,
    "rubies": preferring(RUBIES, 0.9),
    "back": preferring(BACK, 0.9),
}
WITCHES: dict[str, Callable[[Table, int], float]] = {
    "often": lambda table, seat: 0.3,
    "seldom": lambda table, seat: 0.03,
    "at once": lambda table, seat: 0.95,
    "never": lambda table, seat: 0.0,
    "at the end": lambda table, seat: 0.1 * (table.round > 6) + 0.8 * table.is_last_round,
    "on the last space": lambda table, seat: 0.6 if table.seats[seat].is_on_last_space else 0.01,
}
"""How likely a witch is called when she can be."""


PROPOSES, HAS_A_SAY = 0.005, 0.3


def ambitious_style(rng: random.Random, witches: str, favorites: tuple[str, ...]) -> Style:
    """The best of each habit: they get furthest, and some keep their pennies for it."""
    brew, buy = rng.choice(("carefully", "boldly", "flask in hand")), rng.choice(("dearly", "variously", "favorites"))
    return Style(brew, buy, "spending", "coins", rng.choice((witches, "on the last space")), favorites)


def random_style(rng: random.Random, box: Box) -> Style:
    """Any of the habits, independently; now and then the best of each."""
    witches, favorites = rng.choice(tuple(WITCHES)), tuple(rng.sample(tuple(box.book_ids), 2))
    if rng.random() < 0.4:
        return ambitious_style(rng, witches, favorites)
    return Style(
        brew=rng.choice(tuple(BREW)),
        buy=rng.choice((*BUY, "favorites")),
        spend=rng.choice(tuple(SPEND)),
        offers=rng.choice(tuple(OFFERS)),
        witches=witches,
        favorites=favorites,
    )


def random_styles(rng: random.Random, box: Box) -> list[Style]:
    """A style for each seat; in every third game all share one, so that it meets no resistance."""
    if rng.random() < 1 / 3:
        return [random_style(rng, box)] * box.players
    return [random_style(rng, box) for _ in range(box.players)]


def choose(rng: random.Random, style: Style, table: Table, ask: Ask) -> Choice:
    """What somebody of this style answers."""
    witch = next((choice for choice in ask.options if choice.verb == "witch"), None)
    if witch is None:
        options = ask.options
    elif rng.random() < WITCHES[style.witches](table, ask.seat):
        return witch
    else:
        options = tuple([choice for choice in ask.options if choice is not witch])
    return way_to_answer(style, ask)(rng, style, table, ask.seat, options) if len(options) > 1 else options[0]


def way_to_answer(style: Style, ask: Ask) -> Way:
    about = ask.about.key
    if about in BREWING:
        return BREW[style.brew]
    if about in BUYING:
        return BUY[style.buy]
    if about in SPENDING:
        return SPEND[style.spend]
    return lay_of_six if about == "six" else OFFERS[style.offers]


def styled_player(rng: random.Random, styles: Sequence[Style]) -> Player:
    """One style per seat; whoever is asked may answer first."""

    def play(table: Table) -> tuple[int, Choice]:
        asked = [seat for seat, ask in table.asks.items() if not ask.lapses or rng.random() < COMES_BACK]
        ask = table.asks[asked[int(rng.random() * len(asked))]]
        return ask.seat, say_besides(rng, table, ask) or choose(rng, styles[ask.seat], table, ask)

    return play


def say_besides(rng: random.Random, table: Table, ask: Ask) -> Choice | None:
    """[BEL-12.4] Seldom somebody proposes to draw together; then the others have their say."""
    if not ask.offers:
        return None
    is_proposed = any(mine.wish for mine in table.seats)
    return rng.choice(ask.offers) if rng.random() < (HAS_A_SAY if is_proposed else PROPOSES) else None

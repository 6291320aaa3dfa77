"""Witches with strong appetites, so that random games also reach what even-handed chance seldom does.

Purses without a coin, larders full of cards that nobody brews, three copies of one spell, puppets behind the pawn: each
comes from somebody who overdoes something. Players look at the table itself; they are no bots.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chaudron.games.blackwood.box import Box
from chaudron.games.blackwood.choices import END
from chaudron.games.blackwood.places import Place
from chaudron.games.blackwood.table import NOBODY, Table
from chaudron.kernel.choice import Choice
from chaudron.kernel.rule import Ask
from chaudron.lab.many import Player

APPETITES = (0.01, 0.3, 1.0, 6.0, 40.0)
"""How much somebody likes to do a thing, beside others."""
VERBS = ("place", "buy", "leave", "brew", "sell", "trade", "cast", "borrow", "potion", "card", "pinch", "none", "done")
PATIENCE = (0.05, 0.3, 1.0)
"""How much she likes to end her turn."""
Way = Callable[[Table, int, Place], bool]


@dataclass(frozen=True)
class Style:
    """How somebody plays: what she likes to do, where she goes, and how faithfully."""

    appetites: tuple[tuple[str, float], ...] = ()
    goes: str = "anywhere"
    ends: float = 1.0

    def appetite(self, choice: Choice) -> float:
        return self.ends if choice is END else dict(self.appetites).get(choice.verb, 1.0)


def anywhere(table: Table, seat: int, place: Place) -> bool:
    return True


def near(table: Table, seat: int, place: Place) -> bool:
    """In the column of the pawn: home in the same round."""
    return place.column == table.column


def ahead(table: Table, seat: int, place: Place) -> bool:
    return place.column > table.column


def behind(table: Table, seat: int, place: Place) -> bool:
    """Where the pawn has passed: until the next expedition."""
    return place.column < table.column


def in_her_rows(table: Table, seat: int, place: Place) -> bool:
    """Where others of hers stand, so that one slides to where the other was."""
    return any(other.row == place.row for other in table.box.places if table.puppets[other] == seat)


def in_company(table: Table, seat: int, place: Place) -> bool:
    """Where others stand already."""
    columns = {other.column for other in table.box.places if table.puppets[other] not in (NOBODY, seat)}
    return place.column in columns


GOES: dict[str, Way] = {
    "anywhere": anywhere,
    "near": near,
    "ahead": ahead,
    "behind": behind,
    "in her rows": in_her_rows,
    "in company": in_company,
}
BUSY: dict[str, float] = {"place": 1.0, "buy": 40.0, "leave": 0.01, "brew": 99.0, "potion": 40.0, "done": 0.1}
"""Who brews whatever can be brewed, so that no potion is left [BLW-8.1]."""
LEARNED: dict[str, float] = {"trade": 40.0, "cast": 10.0, "sell": 0.01, "pinch": 10.0}
"""Who turns every potion into a spell, and casts it."""
IDLE: dict[str, float] = {**dict.fromkeys(VERBS, 0.01), "leave": 1.0}
"""Who does as little as possible: several such witches share the victory [BLW-8.4]."""


def random_style(rng: random.Random) -> Style:
    """Any appetite for anything; often busy and learned, now and then idle."""
    likes = {verb: rng.choice(APPETITES) for verb in VERBS}
    kind = rng.random()
    if kind < 0.5:
        likes |= BUSY
    if 0.2 < kind < 0.5:
        likes |= LEARNED
    if kind > 0.93:
        likes = IDLE
    goes = "near" if kind < 0.35 else rng.choice(tuple(GOES))
    return Style(tuple(likes.items()), goes, rng.choice(PATIENCE))


def random_styles(rng: random.Random, box: Box) -> list[Style]:
    """A style for each seat; in every third game all share one, so that it meets no resistance."""
    if rng.random() < 1 / 3:
        return [random_style(rng)] * box.players
    return [random_style(rng) for _ in range(box.players)]


ASIDE = 0.15
"""How often somebody sells or borrows in the middle of something, if she may [BLW-5.10]."""


def choose(rng: random.Random, style: Style, table: Table, ask: Ask) -> Choice:
    """What somebody of this style answers: first what kind of thing, then which."""
    if ask.offers and rng.random() < ASIDE:
        return rng.choice(ask.offers)
    verbs = {choice.verb: style.appetite(choice) for choice in ask.options}
    verb = rng.choices(tuple(verbs), tuple(verbs.values()))[0]
    named = [choice for choice in ask.options if choice.verb == verb]
    if verb in ("place", "at") and rng.random() < 0.9:
        liked = [choice for choice in named if GOES[style.goes](table, ask.seat, choice.thing)]
        named = liked or named
    return rng.choice(named)


def styled_player(rng: random.Random, styles: Sequence[Style]) -> Player:
    """One style per seat."""

    def play(table: Table) -> tuple[int, Choice]:
        ((seat, ask),) = table.asks.items()
        return seat, choose(rng, styles[seat], table, ask)

    return play

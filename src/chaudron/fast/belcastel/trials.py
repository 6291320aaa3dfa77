"""The games in which reference and twin are compared: all that may be in play by construction, then any."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from chaudron.games.belcastel import BELCASTEL, WITCHES, Belcastel
from chaudron.games.belcastel.box import Box
from chaudron.games.belcastel.components import CHIP, LAST_TUBE, PENNIES, PENNY_OF, ROUNDS, WITCH_IDS
from chaudron.games.belcastel.table import Table
from chaudron.kernel.choice import Choice

Player = Callable[[Random, Table, int], Choice]


def at_random(luck: Random, table: Table, seat: int) -> Choice:
    """Any answer; now and then an aside."""
    ask = table.asks[seat]
    if ask.offers and luck.random() < 0.02:
        return luck.choice(ask.offers)
    return luck.choice(ask.options)


def boldly(luck: Random, table: Table, seat: int) -> Choice:
    """Draws as long as it can, so that games go far."""
    options = table.asks[seat].options
    if options[0] == "draw" and luck.random() < 0.9:
        return options[0]
    return luck.choice(options)


def greedily(luck: Random, table: Table, seat: int) -> Choice:
    """Draws while no more than a fifth of the bag explodes, and takes what is dearest."""
    options, mine = table.asks[seat].options, table.seats[seat]
    if options[0] == "draw":
        deadly = sum(chip.color == "white" and mine.whites + chip.value > 7 for chip in mine.bag)
        return options[0] if deadly * 5 <= len(mine.bag) else options[1]
    return options[-2] if len(options) > 1 and luck.random() < 0.8 else luck.choice(options)


def eagerly(luck: Random, table: Table, seat: int) -> Choice:
    """Stops before it can explode, buys any chips, and does what may be done: witches, start chips, rubies paid."""
    options, mine = table.asks[seat].options, table.seats[seat]
    if options[0] == "draw":
        calls = [option for option in options if option.verb == "witch"]
        if calls and luck.random() < 0.1:
            return luck.choice(calls)
        return options[0] if mine.whites < 5 else options[1]
    return luck.choice(options[:-1]) if len(options) > 1 and luck.random() < 0.9 else options[-1]


class Only(NamedTuple):
    """One kind of table: a title, a number of players, a set of books."""

    kind: Belcastel
    players: int
    books: int


PLAYERS: tuple[Player, ...] = (at_random, boldly, greedily, eagerly)
RARE_ONES = ("mix", "seat", "chosen")
"""What an option says where its values are no list."""


class Trial(NamedTuple):
    """A game to be compared."""

    kind: Belcastel
    box: Box
    seed: int
    player: Player
    is_rich: bool = False
    """Does everybody have a bag as in a late round from the beginning, so that rare things come often?"""

    def told(self) -> str:
        how = f"{self.player.__name__}, rich: {self.is_rich}, seed {self.seed}"
        return f"{self.kind.name} for {self.box.players}, {dict(self.box.options)}, {how}"


BLOCK = 100
"""How many games at random are told by one number."""


def block(seed: int, number: int, only: Only | None = None) -> list[Trial]:
    """The games of a number: in block 0 everything by construction, in all others any; or any of one table only."""
    luck = Random(f"{seed} {number}")
    if number == 0 and only is None:
        return [*covering(seed)]
    return [any_trial(luck, only) for _ in range(BLOCK)]


def any_trial(luck: Random, only: Only | None = None) -> Trial:
    kind, players, options = anything(luck, only)
    rich = luck.random() < 0.3
    return Trial(kind, kind.box(players, options), luck.getrandbits(64), luck.choice(PLAYERS), rich)


def enrich(table: Table, trial: Trial) -> None:
    """Chips from the supply in every bag, points, rubies, drops that have come far; nine cards, all of them turned."""
    luck, box = Random(trial.seed), trial.box
    tried = [name for name in box.options if name != "books" and box.options[name] != trial.kind.options[name].default]
    more = [CHIP[chip] for name in tried for chip in CHIPS_FOR.get(name, "").split()]
    for mine in table.seats:
        for chip in luck.choices(box.open_chips[-1], k=0 if more else 10):
            if table.supply[chip] > 3:
                table.supply[chip] -= 1
                mine.bag.append(chip)
        mine.bag = sorted([*mine.bag, *more])
        mine.points, mine.drop = luck.randrange(40), luck.randrange(25)
        mine.rubies = luck.randrange(5) if box.rubies is None else box.rubies // len(table.seats)
        mine.tube = luck.randrange(LAST_TUBE) if box.has_tubes else 0
    wanted = [CARD_FOR[name] for name in tried if name in CARD_FOR]
    others = luck.sample([card for card in table.deck if card not in wanted], ROUNDS - len({*wanted}))
    table.deck = [card for card in table.deck if card in wanted or card in others]


# Everything


def covering(seed: int) -> Iterator[Trial]:
    """Every set, book, witch, seat and value of an option in several games.

    Each game has a luck of its own, so that one more or fewer changes no other.
    """
    before: Counter[str] = Counter()
    for kind, options in (*_sets(), *_witches(), *_first_players(), *_options()):
        for players in [number for number in kind.players if number > int(options.get("first_player", 0))]:
            what = f"{seed} {kind.name} {players} {options}"
            luck = Random(f"{what} {before[what]}")
            before[what] += 1
            rich = luck.random() < 0.6
            yield Trial(kind, kind.box(players, options), luck.getrandbits(64), luck.choice(PLAYERS), rich)


Wanted = tuple[Belcastel, dict[str, Any]]


def sets_of(kind: Belcastel) -> list[int]:
    return [books for books in kind.options["books"].values if books not in RARE_ONES]


def _sets() -> Iterator[Wanted]:
    """Each whole set, on both sides of the cauldrons and with every signal."""
    for kind in (BELCASTEL, WITCHES):
        for books in sets_of(kind):
            for more in ({}, {"cauldron_side": "tubes"}, {"lock_step": "every_round"}):
                yield kind, {"books": books, **more}


def _witches() -> Iterator[Wanted]:
    """[WIT-6.1] Each witch chosen, beside two others than before."""
    by_penny = [[witch for witch in WITCH_IDS if PENNY_OF[witch] == penny] for penny in PENNIES]
    for first in range(len(by_penny[0])):
        for step in range(3):
            chosen = [witches[(first + step * place) % len(witches)] for place, witches in enumerate(by_penny)]
            yield WITCHES, {"witches": "-".join(chosen), "books": 1 + (first + step) % 6}


def _first_players() -> Iterator[Wanted]:
    """[BEL-15.1]"""
    for kind in (BELCASTEL, WITCHES):
        for seat in range(max(kind.players)):
            for books in (1 + seat % 4, 1 + (seat + 1) % 4):
                yield kind, {"first_player": seat, "books": books}


MATTERS_WITH: dict[str, dict[str, Any]] = {
    "rubies": {"books": "g1-b3-r1-y1-p1"},
    "second_chance_restores": {"books": "g1-b4-r1-y1-p1"},
    "bonus_moves": {"books": "g3-b3-r1-y2-p1"},
    "yellow_2_doubles": {"books": "g1-b1-r1-y2-p1"},
    "price_green_3_4": {"books": 3},
    "price_blue_4_4": {"books": 4},
    "strong_ingredient_acts": {"books": "g1-b1-r1-y1-p3"},
    "closed_books": {"books": "g2-b1-r1-y1-p2"},
    "locoweed_opens": {"books": 5},
    "green_5_start_chips": {"books": 5},
    "red_6_white_counts": {"books": 6},
    "red_6_after_stop": {"books": 6},
    "black_5_other_gains": {"books": "g1-b1-r1-y1-p2-k5-l5"},
    "black_5_own_rubies": {"books": "g1-b1-r1-y1-p1-k5"},
    "locoweed_6_copies": {"books": "g1-b4-r1-y1-p3-k6-l6"},
    "ruby_coins_after_points": {"witches": "S1-C4-G1"},
    "spoon_tie": {"books": 2},
}
"""What else has to be in play before an option makes a difference; the base game's books where nothing is said."""
CARD_FOR = {
    "second_chance_restores": "second_chance",
    "second_chance_over_limit": "second_chance",
    "strong_ingredient_acts": "strong_ingredient",
}
"""The card to which an option belongs."""
CHIPS_FOR = {
    "rubies": "b1 b2 b4 g1 g4",
    "second_chance_over_limit": "w3 w3 w2",
    "yellow_2_doubles": "y1 y2 y4 r1 r1 r2",
    "ruby_coins_after_points": "w3 w3 g1 g1",
    "second_chance_restores": "b1 b2 b4 b4",
    "black_5_own_rubies": "k1 k1 k1 k1 k1 k1",
    "green_5_start_chips": "g1 g2 g4 g4 g4",
    "closed_books": "g4 g4 g4",
}
"""What lies in every bag besides, instead of any chips, where bags are rich."""
OFTEN = {
    "rubies": 3,
    "bonus_moves": 2,
    "strong_ingredient_acts": 3,
    "stop": 2,
    "exploded_coins_round_9": 12,
    "price_blue_4_4": 4,
    "yellow_2_doubles": 4,
    "ruby_coins_after_points": 6,
    "second_chance_restores": 9,
    "second_chance_over_limit": 13,
    "closed_books": 3,
    "green_5_start_chips": 3,
    "black_5_own_rubies": 3,
}
"""How often a value is played at each number of players, where much luck has to come first; else once."""


def values_of(kind: Belcastel, name: str) -> list[Any]:
    return [value for value in kind.options[name].values if value not in RARE_ONES]


def _options() -> Iterator[Wanted]:
    """Each value of each option, where it makes a difference."""
    for kind in (BELCASTEL, WITCHES):
        for name in kind.options:
            if name in ("first_player", "books", "witches") or (kind is WITCHES and name in BELCASTEL.options):
                continue
            for value in [value for value in values_of(kind, name) if value != kind.options[name].default]:
                for _ in range(OFTEN.get(name, 1)):
                    yield kind, {**MATTERS_WITH.get(name, {}), name: value}


# At random


def anything(luck: Random, only: Only | None = None) -> tuple[Belcastel, int, dict[str, Any]]:
    """A box with options and books at random."""
    kind = only.kind if only else luck.choice((BELCASTEL, WITCHES))
    players = only.players if only else luck.choice(kind.players)
    options: dict[str, Any] = {
        name: luck.choice(values_of(kind, name)) if luck.random() < 0.4 else option.default
        for name, option in kind.options.items()
    }
    if luck.random() < 0.2:
        options["first_player"] = luck.randrange(players)
    if kind is WITCHES and luck.random() < 0.3:
        options["witches"] = "-".join(
            luck.choice([witch for witch in WITCH_IDS if PENNY_OF[witch] == penny]) for penny in PENNIES
        )
    books = _any_mix(luck, kind) if luck.random() < 0.5 else luck.choice(sets_of(kind))
    return kind, players, {**options, "books": only.books if only else books}


def _any_mix(luck: Random, kind: Belcastel) -> str:
    books = [f"{letter}{luck.choice(sets_of(kind))}" for letter in "gbryp"]
    if kind is WITCHES:
        books += [f"{letter}{number}" for letter in "kl" if (number := luck.choice((0, 5, 6)))]
    return "-".join(books)

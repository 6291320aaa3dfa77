"""What Les Charlatans de Belcastel and its expansion say."""

import random
from collections import Counter as Tally
from collections.abc import Iterator
from functools import cache
from typing import Any

from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel.choices import CATALOGUE
from chaudron.games.belcastel.components import (
    BOOK_COLORS,
    CARDS,
    COLORS,
    DATA,
    DIE,
    O1,
    P1,
    PENNIES,
    RUBIES_IN_BOX,
    SETS,
    TUBES,
    WITCH_IDS,
    WITCHES_DATA,
)
from chaudron.games.belcastel.gains import find_ruby, gain_chip, settle_found_rubies
from chaudron.games.belcastel.table import BREWING, EXPLODED, STOPPED
from chaudron.games.belcastel.witches.box import NEW_SETS, TABLE_OPTIONS
from chaudron.kernel.chance import Counter
from chaudron.kernel.facts import Fact
from chaudron.kernel.printed import BadComponents
from chaudron.kernel.record import Play
from chaudron.scenes.belcastel import player, scene, witches_scene
from chaudron.speech.blackwood import bad_components
from chaudron.words import Words
from tests.words.blackwood import BAD_FILES
from tests.words.listening import Family, Heard, keys_of

GAMES = 260
NEW_BOOKS = [f"{color}-{number}" for color, sets in WITCHES_DATA["books"].items() for number in sets]
BOOKS = [*[book["id"] for book in DATA["books"]], "orange-6", *NEW_BOOKS]
LIKED = {"draw": 6, "buy:p1": 9, "buy:o6": 9, "buy:l1": 5, "together": 0.1}
"""Random players draw and buy some chips more often than not, or some questions would never be asked."""


def random_options(game: Any, luck: random.Random) -> dict[str, Any]:
    """Any value of every option, the default as often as all others together, and any mix of books."""
    options = {
        name: luck.choice([option.default, luck.choice([value for value in option.values if value != "seat"])])
        for name, option in game.options.items()
        if name not in ("books", "witches")
    }
    if game is BELCASTEL:
        return {**options, "books": {color: luck.choice(SETS) for color in BOOK_COLORS}}
    books = {color: luck.choice((*SETS, *NEW_SETS * 2)) for color in BOOK_COLORS}
    more = {color: luck.choice(NEW_SETS) for color in ("black", "locoweed") if luck.random() < 0.8}
    return {**options, "books": books | more}


@cache
def heard() -> Heard:
    everything = Heard({}, {}, {}, set(), {}, Tally())
    for seed in range(GAMES):
        luck, game = random.Random(seed), (BELCASTEL, WITCHES)[seed % 2]
        players = luck.choice(game.players)
        play = Play(game, game.box(players, random_options(game, luck)), Counter(players, seed))
        everything.game(play, CATALOGUE, luck, LIKED)
    for table in rare_tables():
        everything.refusals(table, CATALOGUE, range(table.box.players))
    hear_what_is_rare(everything)
    everything.answer(rare_facts())
    return everything


def rare_tables() -> Iterator[Any]:
    """A chip on the last space, an empty bag, a drop at the end of its way, a chip that is sold out."""
    yield scene(player(cauldron="g4@52", bag="w1"), player(), start="middle").table
    yield scene(player(cauldron="w2@30", bag=""), player(), start="middle").table
    spending = scene(player(drop=52, rubies=9, flask=False), player(), start="scoring")
    spending.declines("brew", "reward", "buy")
    yield spending.table
    shopping = scene(player(cauldron="w1@20"), player(), start="scoring")
    shopping.table.supply[O1] = 0
    shopping.says("A: buy:g1")
    yield shopping.table


def hear_what_is_rare(heard: Heard) -> None:
    """[WIT-4.1, WIT-5.5, WIT-5.7] A chip for the bowl, two start chips that differ, a second chip for ghosts."""
    full = witches_scene(player(cauldron="o6@52", bag="g4"), player(), start="middle")
    full.says("A: draw")
    heard.answer(full.facts)
    starting = witches_scene(player(start="o1 g4"), player(), books=5)
    heard.question(starting.table.asks[0])
    shopping = witches_scene(player(cauldron="p1@10 p1@30"), player(), start="scoring", books=5)
    shopping.says("A: buy:o1")
    heard.question(shopping.table.asks[0])


def rare_facts() -> list[Fact]:
    """A chip that is sold out, one whose book is closed, and more rubies found than there are."""
    table: Any = BELCASTEL.table(BELCASTEL.box(2, {"rubies": "limited"}), Counter(2, 1))
    table.round, table.facts = 1, []
    table.supply[O1] = 0
    gain_chip(table, 0, O1, "BEL-10.1")
    gain_chip(table, 1, P1, "BEL-16.26")
    table.seats[0].rubies = RUBIES_IN_BOX
    find_ruby(table, 1, "BEL-7.3")
    settle_found_rubies(table)
    told: list[Fact] = table.facts
    return told


ON_TRIAL = keys_of("BadComponents", "games/belcastel") - BAD_FILES
"""What can be wrong with values on trial alone."""
DETAILS = ("part", "name", "known", "count", "least", "place", "code", "group", "function", "why")


def speak_of_wrong_values(say: Words) -> None:
    for key in ON_TRIAL:
        told = bad_components(say, BadComponents(key, **dict.fromkeys(DETAILS, "x")))
        assert key not in told


FAMILY = Family(
    "belcastel",
    heard,
    CATALOGUE,
    TABLE_OPTIONS,
    components={
        *(f"{family}-{color}" for family in ("chip", "color") for color in COLORS),
        *(f"state-{state}" for state in (BREWING, STOPPED, EXPLODED)),
        *(f"phase-{phase}" for phase in "ABCDEF"),
        *(f"die-{face}" for face in DIE),
        *(f"tube-{tube}" for tube in range(len(TUBES))),
        *(f"book-{book}" for book in BOOKS),
        *(f"card-{card}" for card in CARDS),
        *(f"witch-{witch}" for witch in WITCH_IDS),
        *(f"penny-{penny}" for penny in PENNIES),
        *(f"components-{key}" for key in ON_TRIAL),
        "bowl",
        "fifth_seat",
    },
    forms=[
        *(f"card-{card}.text" for card in CARDS),
        *(f"book-{book}.effect" for book in BOOKS),
        *(f"witch-{witch}.{form}" for witch in WITCH_IDS for form in ("short", "effect", "now", "phase")),
        *(f"{thing}.text" for thing in ("bowl", "fifth_seat")),
        *(f"color-{color}.ingredient" for color in COLORS),
    ],
    counted=[],
    speak_more=speak_of_wrong_values,
)

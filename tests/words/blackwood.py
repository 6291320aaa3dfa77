"""What Blackwood says, also about a file of card values that is wrong."""

import json
import random
import tempfile
from collections import Counter as Tally
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.box import OPTIONS, RETURN, SEARCH
from chaudron.games.blackwood.choices import CATALOGUE
from chaudron.games.blackwood.components import COLORS, COUNCIL, DATA, KINDS, OURS, POTION_IDS, SPELLS, load
from chaudron.games.blackwood.errors import BadComponents
from chaudron.games.blackwood.rounds import Round
from chaudron.games.blackwood.scoring import Scoring
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play
from chaudron.speech import blackwood as speech
from chaudron.words import Words
from tests.words.listening import Family, Heard, keys_of

GAMES = 60
LIKED = {"brew": 30.0, "buy": 8, "potion": 8, "trade": 9, "cast": 6, "pinch": 3, "borrow": 2, "end": 0.5, "leave": 0.5}
"""Random witches cook and cast more often than not, or few would ever own a spell."""
BAD_FILES = keys_of("BadComponents", "kernel") | keys_of("BadComponents", "games/blackwood")
SIDES = ("potions", "sold", "traded")
THINGS = ("cauldron", "fagus", "lantern", "larder", "magician", "renown", "village")
ARTICLES = ("a", "the", "of")


def random_options(luck: random.Random) -> dict[str, Any]:
    """Any value of every option; chance or any seat begins, and Fagus Bok has no end of tokens, one or ten."""
    options: dict[str, Any] = {
        name: luck.choice(OPTIONS[name]["values"])
        for name in ("swap_phases", "sniff_phases", "favour", "pinch_missing", "shoo_placement")
    }
    return {**options, "first_witch": luck.choice(("random", 0, 1)), "fagus_limit": luck.choice((0, 1, 10))}


def give_presents(table: Any, luck: random.Random) -> None:
    """Spells and potions to begin with, so that everything a witch may ever do is done."""
    for mine in table.seats:
        mine.ready = sorted(luck.choices(SPELLS, k=3))
        mine.potions = luck.sample(table.potion_deck, 4)
        table.potion_deck = [potion for potion in table.potion_deck if potion not in mine.potions]


@cache
def heard() -> Heard:
    everything = Heard({}, {}, {}, set(), {}, Tally())
    for table in (all_brewed(), tied(["P01"], 0, 9), tied([], 3, 3)):
        everything.answer(table.facts)
    for seed in range(GAMES):
        luck = random.Random(seed)
        players = luck.choice(BLACKWOOD.players)
        play = Play(BLACKWOOD, BLACKWOOD.box(players, random_options(luck)), Counter(players, seed))
        if seed % 3:
            give_presents(play.table, luck)
        everything.game(play, CATALOGUE, luck, LIKED)
    return everything


def new_table() -> Any:
    table: Any = BLACKWOOD.table(BLACKWOOD.box(2, {}), Counter(2, 1))
    table.facts = []
    return table


def all_brewed() -> Any:
    """[BLW-8.1] Not a potion is left anywhere."""
    table = new_table()
    table.potion_deck, table.display = [], []
    Round().end(table)
    return table


def tied(potions: list[str], coins: int, others: int) -> Any:
    """[BLW-8.4] As much renown from potions and coins as from coins alone."""
    table = new_table()
    table.seats[0].potions, table.seats[0].coins, table.seats[1].coins = potions, coins, others
    Scoring().score(table)
    return table


# Files of card values.


def altered(part: str, number: int, **changes: Any) -> dict[str, Any]:
    """Our values with one card changed."""
    data: dict[str, Any] = json.loads(json.dumps(DATA))
    data[part][number].update(changes)
    return data


def lacking_costs() -> list[dict[str, Any]]:
    return [{field: value for field, value in card.items() if field != "cost"} for card in DATA["forest"]]


WRONG_FILES: list[tuple[str, bytes | None, str]] = [
    ("unreadable", None, "does not exist"),
    ("unreadable", b"{", "is not JSON"),
    ("unreadable", b"\xff", "is not text in UTF-8"),
    ("no_list", b"{}", "“forest”"),
    ("wrong_cards", json.dumps(altered("forest", 0, id="F02")).encode(), "Missing: F01. Too many: F02."),
    (
        "wrong_cards",
        json.dumps({"forest": DATA["forest"][1:]}).encode(),
        "must have 56 cards, each once. Missing: F01.",
    ),
    ("wrong_cards", json.dumps({"forest": [*DATA["forest"], {"id": "F99"}]}).encode(), "each once. Too many: F99."),
    ("bad_value", json.dumps(altered("potions", 0, coins=99)).encode(), "Card P01 has a field “coins”"),
    ("bad_value", json.dumps({**DATA, "forest": lacking_costs()}).encode(), "Card F01 lacks the field “cost”"),
]


def wrong_file(content: bytes | None, path: Path) -> BadComponents:
    """What is wrong with a file of this content, or with none at all."""
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadComponents) as caught:
        load(path)
    return caught.value


def speak_of_wrong_files(say: Words) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for number, (_, content, _) in enumerate(WRONG_FILES):
            speech.bad_components(say, wrong_file(content, Path(folder, f"{number}.json")))
        speech.bad_components(say, wrong_file(None, Path(folder)))


FAMILY = Family(
    "blackwood",
    heard,
    CATALOGUE,
    OPTIONS,
    components={
        *(f"components-{key}" for key in BAD_FILES),
        *(f"ingredient-{kind}" for kind in KINDS),
        *(f"potion-{potion}" for potion in POTION_IDS),
        *(f"color-{color}" for color in COLORS),
        *(f"side-{side}" for side in SIDES),
        *(f"council-{speech.COUNCIL[witch]}" for witch in COUNCIL),
        *(f"spell-{spell}" for spell in SPELLS),
        *(f"phase-{phase}" for phase in (SEARCH, RETURN)),
        *(f"puppet-{color}" for color in speech.PUPPETS),
        *(f"option-components-{whose}" for whose in ("ours", "file")),
        *THINGS,
        *("coin", "puppet", "deck", "discard"),
    },
    forms=[
        *(f"ingredient-{kind}.{form}" for kind in KINDS for form in ARTICLES),
        *(f"potion-{potion}.{form}" for potion in POTION_IDS for form in ARTICLES),
        *(f"spell-{spell}.{form}" for spell in SPELLS for form in (*ARTICLES, "short", "effect")),
        *(f"council-{witch}.{form}" for witch in speech.COUNCIL.values() for form in ("first", "text")),
        *(f"side-{side}.text" for side in SIDES),
        *(f"phase-{phase}.text" for phase in (SEARCH, RETURN)),
        *(f"puppet-{color}.hat" for color in speech.PUPPETS),
        *(f"{thing}.text" for thing in THINGS),
    ],
    counted=[
        *(f"ingredient-{kind}.some" for kind in KINDS),
        *(f"spell-{spell}.some" for spell in SPELLS),
        *(f"color-{color}.some" for color in COLORS),
        *(f"{thing}.some" for thing in ("coin", "puppet", "fagus", "renown")),
        "some-cards",
        "option-fagus_limit-tokens",
    ],
    spelled={"0 = unlimited": "unlimited", "1..n": "tokens"},
    thing=lambda choice: OURS.forest.get(choice.removeprefix("card:"), choice),  # cards may be printed alike
    speak_more=speak_of_wrong_files,
)

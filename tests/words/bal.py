"""What Le Bal des Sorcières says."""

import random
from collections import Counter as Tally
from functools import cache
from typing import Any

from chaudron.games.bal import BAL
from chaudron.games.bal.bowl import draw_tokens
from chaudron.games.bal.box import OPTIONS
from chaudron.games.bal.cards import end_treasure
from chaudron.games.bal.choices import CATALOGUE, LOSE
from chaudron.games.bal.components import CARDS, COLORS, DATA, VIALS, WHITE, WITCHES
from chaudron.games.bal.losses import Leave, Lose
from chaudron.games.bal.turn import Turn
from chaudron.kernel.chance import Counter
from chaudron.kernel.facts import Fact
from chaudron.kernel.record import Play
from chaudron.scenes.bal import ball, witch
from tests.words.listening import Family, Heard

GAMES = 45
LIKED = {"read": 12, "pass": 4, "concede": 3}
"""Random witches read well and let things pass more often than not, or few attacks would ever be settled."""
TOKENS = (WHITE, *COLORS)


def random_options(luck: random.Random) -> dict[str, Any]:
    """Any level, read aloud or not, and any value of the options that change what is said."""
    of_few = ("level", "incantation", "sabbat", "reshuffle", "must_parry", "inherit_hand", "diablotin")
    options: dict[str, Any] = {name: luck.choice(OPTIONS[name]["values"]) for name in of_few}
    options["level"] = luck.choice((options["level"], "hard"))
    options["youngest"] = luck.choice(("nobody", 0, 2))
    return options


@cache
def heard() -> Heard:
    everything = Heard({}, {}, {}, set(), {}, Tally())
    for seed in range(GAMES):
        luck = random.Random(seed)
        players = luck.choice(BAL.players)
        play = Play(BAL, BAL.box(players, random_options(luck)), Counter(players, seed))
        everything.game(play, CATALOGUE, luck, LIKED)
    everything.answer(rare_facts())
    everything.refusals(with_nobody_to_sweep_to(), CATALOGUE, (1,))
    return everything


def with_nobody_to_sweep_to() -> Any:
    """[BAL-7.4] Of three witches one has left, and the one who is attacked holds a broom."""
    t = ball(witch("b1 r1 r2 r3"), witch("balai r1 r2"), witch(out=1, dead=10))
    t.attacks("A on B: b1")
    return t.table


def rare_facts() -> list[Fact]:
    """Two whites, no potion, a Crapzouille captured twice, a poor treasure, a witch undone by her own attack."""
    table: Any = BAL.table(BAL.box(3, {"level": "hard"}), Counter(3, 1))
    table.facts = []
    table.bowl = [WHITE, WHITE]
    draw_tokens(table, 0, "BAL-7.14")
    Turn(1, [], []).obligation(table)
    table.seats[0].captured, table.seats[1].alive = (2,), 9
    Lose(0, by=1, captor=1).lose(table, LOSE[2])
    table.seats[2].hand = [CARDS[0], CARDS[0]]
    table.seats[2].treasure = (CARDS[0],)
    end_treasure(table, 2, is_slip=True)
    Leave(2, 2).leave(table)
    told: list[Fact] = table.facts
    return told


FAMILY = Family(
    "bal",
    heard,
    CATALOGUE,
    OPTIONS,
    components={
        *(f"card-{card}" for card in CARDS),
        *(f"color-{color}" for color in COLORS),
        *(f"token-{color}" for color in TOKENS),
        *(f"vial-{vial}" for vial in VIALS["hard"]),
        *(f"timing-{timing}" for spell in DATA["spells"] for timing in spell["timing"]),
        *(f"level-{level}" for level in VIALS),
        *(f"witch-{witch}" for witch in WITCHES),
        *(f"option-components-{whose}" for whose in ("ours", "file")),
        "token",
        "bowl",
        "carabosse",
        "cat",
        "crapzouille",
    },
    forms=[
        *(f"card-{card}.{form}" for card in CARDS for form in ("formula", "a", "the", "of", "short", "effect")),
        *(f"color-{color}.{form}" for color in COLORS for form in ("sign", "rarity", "short", "effect")),
        *(f"token-{color}.effect" for color in TOKENS),
        *(f"level-{level}.text" for level in VIALS),
        *(f"witch-{witch}.first" for witch in WITCHES),
        *(f"{thing}.text" for thing in ("bowl", "carabosse", "cat", "crapzouille")),
    ],
    counted=[
        *(f"card-{card}.some" for card in CARDS),
        *(f"color-{color}.some" for color in COLORS),
        *(f"token-{color}.some" for color in TOKENS),
        "token.some",
        *(f"crapzouille.{form}" for form in ("some", "alive", "dead", "captured")),
    ],
    spelled={"seconds": "seconds", "0..1": "share"},
)

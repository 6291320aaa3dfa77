"""[BAL-1, BAL-10] What is in the box: potions, spells, farce tokens. The data is in `data/components.json`."""

import json
from importlib.resources import files
from typing import Any, Self

from chaudron.kernel.copyable import component

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("data/components.json").read_text("utf-8"))

COLORS: tuple[str, ...] = tuple(color["id"] for color in DATA["colours"])
"""[BAL-1.3] The colors of potions, the rarest first."""
GREY, BLUE, GREEN, YELLOW, RED = COLORS
WHITE = "white"
"""[BAL-1.9] Of a farce token: it asks for nothing."""


class Card(int):
    """A kind of card. As a number it is its place in `CARDS`, so that a hand is a sorted list of small numbers."""

    name: str
    color: str
    """Of a potion; empty for a spell."""
    rule: str

    def __new__(cls, place: int, name: str, color: str, rule: str) -> Self:
        card = super().__new__(cls, place)
        card.name, card.color, card.rule = name, color, rule
        return card

    @property
    def is_potion(self) -> bool:
        return bool(self.color)

    def __str__(self) -> str:
        return self.name

    __repr__ = __str__


def _cards() -> dict[Card, int]:
    potions = [(row["id"], row["colour"], "BAL-1.3", row["copies"]) for row in DATA["potions"]]
    spells = [(row["id"], "", row["rule"], row["copies"]) for row in DATA["spells"]]
    return {Card(place, *rest): copies for place, (*rest, copies) in enumerate(potions + spells)}


COPIES = _cards()
"""[BAL-1.2, BAL-10.1, BAL-10.2] How many cards of each kind the box holds."""
CARDS = tuple(COPIES)
CARD = {card.name: card for card in CARDS}
component(Card, "name", CARD.__getitem__)

POTIONS = tuple(card for card in CARDS if card.is_potion)
SPELLS = tuple(card for card in CARDS if not card.is_potion)
ABRACADABRA, TRESOR, SORTILEGE, BALAI, MIROIR, NANANERE, REMEDE, BAGUETTE = SPELLS[:8]
ENVOUTEMENT, ENCHANTEMENT, TOUR_DE_MAGIE, FANTOME, BOULE, LUTIN, DIABLOTIN = SPELLS[8:]

VIALS: dict[str, tuple[str, ...]] = {level: tuple(vials) for level, vials in DATA["levels"].items()}
"""[BAL-1.5] The spells of each level, by the color of their vial."""
VIAL_OF = {row["id"]: row["vial"] for row in DATA["spells"]}

TOKENS: tuple[str, ...] = tuple(color for color in (WHITE, *COLORS) for _ in range(DATA["farce_tokens"][color]))
"""[BAL-1.9, BAL-10.3] The bowl."""

LIVES: int = DATA["crapzouilles_per_player"]  # [BAL-1.4]
START_HAND: int = DATA["hand_start"]
FULL_HAND: int = DATA["hand_refill_cap"]
FEW_CARDS: int = DATA["low_hand_threshold"]
TOP_UP: int = DATA["low_hand_draw"]
TREASURE = 2
"""[BAL-7.2] So many cards does Trésor magique bring."""
MOST_CARDS: int = DATA["max_cards_per_set"]
WITCHES = ("hilda", "edmee", "ursule", "daphne", "honorine", "gervaise")
"""[BAL-1.6] In the order of the box."""


def cards(names: str) -> list[Card]:
    """Cards from their names: `cards("r1 r1 tresor")`."""
    return [CARD[name] for name in names.split()]


def names(of: "list[Card] | tuple[Card, ...]") -> str:
    """The names of cards, as in `cards`."""
    return " ".join([card.name for card in of])

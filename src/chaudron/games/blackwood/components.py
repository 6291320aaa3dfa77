"""[BLW-1, BLW-10] What is in the box. Card values are data: who owns the box may put the printed ones in place."""

import json
import os
from collections import Counter as Tally
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from chaudron.kernel.printed import FILE as FILE  # noqa: PLC0414 - tests and hosts look for it here
from chaudron.kernel.printed import BadComponents, bad, hash_of, json_in, number, rows

DATA: dict[str, Any] = json.loads(files(__package__).joinpath("data/components.json").read_text("utf-8"))
KINDS: tuple[str, ...] = tuple(kind["id"] for kind in DATA["ingredients"])
"""[BLW-1.3] Toad, clover, mushroom, bat."""
COLORS: tuple[str, ...] = tuple(color["id"] for color in DATA["potion_colours"])
COUNCIL: tuple[str, ...] = tuple(DATA["council"])
SPELLS: tuple[str, ...] = tuple(spell["id"] for spell in DATA["spells"])
TWIN, SWAP, SNIFF, FREE, PINCH, SHOO = SPELLS
RULE_OF_SPELL: dict[str, str] = {spell["id"]: spell["rule"] for spell in DATA["spells"]}

FOREST_IDS: tuple[str, ...] = tuple(card["id"] for card in DATA["forest"])
POTION_IDS: tuple[str, ...] = tuple(potion["id"] for potion in DATA["potions"])

EXPEDITIONS: int = DATA["expeditions"]
COLUMNS: int = DATA["columns"]
"""[BLW-3.1] As many rounds in an expedition."""
ROWS = {int(players): rows for players, rows in DATA["rows_by_players"].items()}
SPELL_COPIES = {int(players): copies for players, copies in DATA["spell_copies_by_players"].items()}
START_COINS: int = DATA["start_coins"]
PUPPETS: int = DATA["puppets_per_witch"]
ON_DISPLAY: int = DATA["potions_on_display"]
SALE: int = DATA["sell_potion_coins"]
SALE_RENOWN: int = DATA["sell_potion_renown"]
FIRST_SPELL, SPELL_STEP = DATA["spell_first_cost"], DATA["spell_cost_step"]
LOAN_PURSE, LOAN, LOAN_RENOWN = DATA["loan_max_purse"], DATA["loan_coins"], DATA["loan_renown"]
COINS_PER_RENOWN: int = DATA["coins_per_renown_at_end"]
COMPENSATION: int = DATA["displacement_compensation"]
SNIFFED: int = DATA["sniff_cards"]
FAVOUR = 3
"""[BLW-8.5]"""

Amounts = tuple[int, ...]
"""So many of each kind of ingredient, in the order of `KINDS`."""
NOTHING: Amounts = (0,) * len(KINDS)


def amounts(kinds: Iterable[str]) -> Amounts:
    tally = Tally(kinds)
    return tuple(tally[kind] for kind in KINDS)


class Forest(NamedTuple):
    """[BLW-1.2] What is printed on a forest card."""

    gives: Amounts
    cost: int


class Potion(NamedTuple):
    """[BLW-1.2] What is printed on a potion."""

    needs: Amounts
    color: str
    coins: int
    renown: int
    council: str


@dataclass(frozen=True)
class Components:
    """The values of one box, and the hash under which records name them."""

    hash: str
    forest: Mapping[str, Forest]
    potions: Mapping[str, Potion]
    colors: Mapping[str, tuple[str, str]]
    """[BLW-5.3] What potions each spell is traded for."""

    def to_json(self) -> dict[str, Any]:
        """As a file has them."""
        return {
            "hash": self.hash,
            "forest": [
                {"id": card, "ingredients": _kinds(about.gives), "cost": about.cost}
                for card, about in self.forest.items()
            ],
            "potions": [
                {
                    "id": potion,
                    "ingredients": _kinds(about.needs),
                    "colour": about.color,
                    "coins": about.coins,
                    "renown": about.renown,
                    "council_witch": about.council,
                }
                for potion, about in self.potions.items()
            ],
            "spells": [{"id": spell, "colours": list(colors)} for spell, colors in self.colors.items()],
        }


def _kinds(amounts: Amounts) -> list[str]:
    return [kind for kind, amount in zip(KINDS, amounts, strict=True) for _ in range(amount)]


def read(data: Mapping[str, Any]) -> Components:
    """Values as a file has them; raises `BadComponents`, which says what is wrong and where.

    A file that is about another game alone leaves ours in place.
    """
    if (
        isinstance(data, dict)
        and {"bal", "belcastel"} & data.keys()
        and not {"forest", "potions", "spells"} & data.keys()
    ):
        return OURS
    forest = {card["id"]: _forest(card) for card in rows(data, "forest", FOREST_IDS)}
    potions = {potion["id"]: _potion(potion) for potion in rows(data, "potions", POTION_IDS)}
    colors = {spell["id"]: _colors(spell) for spell in rows(data, "spells", SPELLS)}
    return Components(hash_of(forest, potions, colors), forest, potions, colors)


def _forest(card: dict[str, Any]) -> Forest:
    return Forest(_ingredients(card, 1, 3), number(card, "cost", 0, 9))


def _potion(potion: dict[str, Any]) -> Potion:
    return Potion(
        _ingredients(potion, 2, 6),
        _one_of(potion, "colour", COLORS),
        number(potion, "coins", 0, 20),
        number(potion, "renown", 0, 30),
        _one_of(potion, "council_witch", COUNCIL),
    )


def _colors(spell: dict[str, Any]) -> tuple[str, str]:
    colors = spell.get("colours")
    is_list = isinstance(colors, list) and len(colors) == DATA["potions_per_spell"]
    if colors is None or not is_list or any(color not in COLORS for color in colors):
        raise bad(spell, "colours", f"{DATA['potions_per_spell']} × ({', '.join(COLORS)})")  # noqa: RUF001 - typeset
    return str(colors[0]), str(colors[1])


def _ingredients(card: dict[str, Any], least: int, most: int) -> Amounts:
    kinds = card.get("ingredients")
    is_list = isinstance(kinds, list) and least <= len(kinds) <= most
    if not is_list or any(kind not in KINDS for kind in kinds or ()):
        raise bad(card, "ingredients", f"{least}–{most} × ({', '.join(KINDS)})")  # noqa: RUF001 - typeset
    return amounts(kinds or ())


def _one_of(card: dict[str, Any], field: str, known: tuple[str, ...]) -> str:
    value = card.get(field)
    if value not in known:
        raise bad(card, field, ", ".join(known))
    return str(value)


def load(path: Path) -> Components:
    """The values in a file; raises `BadComponents`."""
    data = json_in(path)
    try:
        return read(data)
    except BadComponents as error:
        error.file = path.name
        raise


OURS = read(DATA)
"""[BLW-10.1, BLW-10.2, BLW-10.3, BLW-10.4] Our reconstruction of cards, potions and spells, and their balance."""
KNOWN: dict[str, Components] = {OURS.hash: OURS}
"""Every set of values that can be played with here, by its hash."""


def usual() -> Components:
    """What a table is played with unless it says otherwise: the file that the host has named, or ours."""
    named = os.environ.get(FILE)
    if not named:
        return OURS
    components = _read_once(named)
    return KNOWN.setdefault(components.hash, components)


@cache
def _read_once(file: str) -> Components:
    """Whatever becomes of a file while we play with it troubles no table."""
    return load(Path(file))

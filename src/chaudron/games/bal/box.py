"""[BAL-1.1, BAL-1.5, BAL-13] What is in play at a table: witches, level, options and what follows from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any

from chaudron.games.bal.components import COPIES, DATA, DIABLOTIN, VIAL_OF, VIALS, Card
from chaudron.games.bal.printed import KNOWN, TOKEN_COLORS, Components, usual
from chaudron.kernel.game import BadOption, with_defaults
from chaudron.kernel.printed import BadComponents

PLAYERS = range(DATA["players"]["min"], DATA["players"]["max"] + 1)  # [BAL-1.1]
SECONDS = range(1, 601)
NAMES_A_SEAT = ("first_player", "youngest")
ORDER = tuple(DATA["options"])
OPTIONS: dict[str, dict[str, Any]] = {
    name: {**about, "id": f"BAL-13.{place}"} for place, (name, about) in enumerate(DATA["options"].items(), 1)
}
"""Every table option of BAL-13 with its rule id, values and default."""


@dataclass(frozen=True, eq=False)
class Box:
    """The options of a table, each with its value, and what the rules look up in them."""

    players: int
    options: Mapping[str, Any]

    @cached_property
    def plain_options(self) -> dict[str, Any]:
        """The options as JSON values, for views."""
        return dict(self.options)

    @cached_property
    def cards(self) -> Components:
        """[BAL-10.1, BAL-13.24] What is printed on potions and tokens."""
        return KNOWN[self.options["components"]]

    @cached_property
    def tokens(self) -> tuple[str, ...]:
        """[BAL-1.9, BAL-10.3] The bowl, at hard level."""
        colors = TOKEN_COLORS if self.has_farces else ()
        return tuple(color for color in colors for _ in range(self.cards.tokens[color]))

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """[BAL-1.5, BAL-13.1, BAL-13.7] Every card in play."""
        vials = VIALS[self.options["level"]]
        kinds = [card for card in COPIES if card.is_potion or VIAL_OF[card.name] in vials]
        if self.options["diablotin"] == "off":
            kinds = [card for card in kinds if card is not DIABLOTIN]
        potions = self.cards.copies
        return tuple(card for card in kinds for _ in range(potions.get(card.name, COPIES[card])))

    @cached_property
    def copies(self) -> dict[Card, int]:
        """How many cards of each kind are in play."""
        return {card: self.deck.count(card) for card in set(self.deck)}

    @cached_property
    def has_farces(self) -> bool:  # [BAL-1.9]
        return bool(self.options["level"] == "hard")

    @cached_property
    def refills(self) -> bool:  # [BAL-13.3]
        return bool(self.options["sabbat"] == "refill_to_n")

    @cached_property
    def must_parry(self) -> bool:  # [BAL-13.5]
        return bool(self.options["must_parry"])

    @cached_property
    def inherits(self) -> bool:  # [BAL-13.6, BAL-5.5] hard level only
        return bool(self.options["inherit_hand"]) and self.has_farces

    @cached_property
    def is_read_aloud(self) -> bool:  # [BAL-13.8]
        return bool(self.options["incantation"] != "off")

    @cached_property
    def youngest(self) -> int | None:
        """[BAL-1.8, BAL-13.14] Who begins as the youngest; None when nobody has said who that is, or lots decide."""
        is_known = self.options["first_player"] == "youngest" and self.options["youngest"] != "nobody"
        return int(self.options["youngest"]) if is_known else None

    @cached_property
    def mirrors_late(self) -> bool:  # [BAL-7.20, BAL-13.15]
        return bool(self.options["mirror_time"] == "any_moment")

    @cached_property
    def copies_spells(self) -> bool:  # [BAL-7.21, BAL-13.16]
        return bool(self.options["mirror_copy"] == "whole")

    @cached_property
    def checks_doubled(self) -> bool:  # [BAL-6.4, BAL-13.17]
        return bool(self.options["doubled_check"])

    @cached_property
    def checks_enchanted(self) -> bool:  # [BAL-4.20, BAL-13.18]
        return bool(self.options["enchanted_check"])

    @cached_property
    def exchanges_late(self) -> bool:  # [BAL-6.5, BAL-13.19]
        return bool(self.options["no_potion"] == "defending")

    @cached_property
    def has_hex_treasure(self) -> bool:  # [BAL-7.16, BAL-13.20]
        return bool(self.options["hex_treasure"])

    @cached_property
    def spares_robbers(self) -> bool:  # [BAL-7.22, BAL-13.21]
        return bool(self.options["robber_spared"])

    @cached_property
    def returns_treasure(self) -> bool:  # [BAL-8.8, BAL-13.22]
        return self.is_read_aloud and bool(self.options["slip_treasure"] == "returned")

    @cached_property
    def wand_ends_hex(self) -> bool:  # [BAL-7.23, BAL-13.23]
        return bool(self.options["hex_wand"] == "everyone")


def make_box(players: int, options: Mapping[str, Any]) -> Box:
    """Check the options of a table and fill in the defaults; raises `BadOption`."""
    given = with_defaults(players, options, PLAYERS, "BAL-1.1", OPTIONS)
    return _box(players, tuple((name, _checked(name, value, players)) for name, value in given.items()))


@lru_cache(maxsize=256)
def _box(players: int, values: tuple[tuple[str, Any], ...]) -> Box:
    """Tables with the same options share one box, and what was worked out from it."""
    return Box(players, MappingProxyType(dict(values)))


def _checked(name: str, value: Any, players: int) -> Any:
    about = OPTIONS[name]
    if name == "components":
        return _components(value)
    if about["values"] == ["seconds"]:  # [BAL-13.9, BAL-13.11]
        return _number(name, value, int(SECONDS[0]), int(SECONDS[-1]), whole=True)
    if about["values"] == ["0..1"]:  # [BAL-13.12, BAL-13.13]
        return _number(name, value, 0, 1, whole=False)
    if name in NAMES_A_SEAT and str(value).isdecimal() and type(value) in (int, str) and int(value) < players:
        return int(value)
    for known in about["values"]:  # among them [BAL-13.10], which pages and terminals look up
        if known != "seat" and str(value).lower() == str(known).lower():
            return known
    raise _bad(name, value, [str(known).lower() for known in about["values"]])


def _components(value: Any) -> str:
    """[BAL-13.24] The hash of values that are known here; those of this house when none is named."""
    if str(value) in KNOWN:
        return str(value)
    try:
        of_this_house = usual().hash
    except BadComponents as error:
        raise _bad("components", error.key, list(KNOWN)) from error
    if str(value) not in ("", of_this_house):
        raise _bad("components", value, list(KNOWN))
    return of_this_house


def _number(name: str, value: Any, least: int, most: int, whole: bool) -> Any:
    try:
        number = int(str(value)) if whole else float(str(value))
    except ValueError:
        number = least - 1
    if not least <= number <= most:
        raise _bad(name, value, [f"{least}…{most}"])
    return number


def _bad(name: str, value: Any, allowed: list[str]) -> BadOption:
    return BadOption("bad_value", name=name, given=str(value), allowed=", ".join(allowed), rule=OPTIONS[name]["id"])

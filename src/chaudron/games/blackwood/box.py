"""[BLW-1.1, BLW-13] What is in play at a table: witches, options, and the values of the cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any

from chaudron.games.blackwood.components import (
    COLUMNS,
    DATA,
    KNOWN,
    ROWS,
    SNIFF,
    SPELL_COPIES,
    SPELLS,
    SWAP,
    Components,
    usual,
)
from chaudron.games.blackwood.errors import BadComponents
from chaudron.games.blackwood.places import PLACES, Place
from chaudron.kernel.game import BadOption, with_defaults

PLAYERS = range(DATA["players"]["min"], DATA["players"]["max"] + 1)  # [BLW-1.1]
SEARCH, RETURN = "search", "return"
TOKENS = range(100)
OPTIONS: dict[str, dict[str, Any]] = {
    name: {**about, "id": f"BLW-13.{place}"} for place, (name, about) in enumerate(DATA["options"].items(), 1)
}
"""Every table option of BLW-13 with its rule id, values and default."""


@dataclass(frozen=True, eq=False)
class Box:
    """The options of a table, each with its value, and what the rules look up in them."""

    players: int
    options: Mapping[str, Any]

    @cached_property
    def cards(self) -> Components:
        """[BLW-10, BLW-13.6] What is printed on the cards."""
        return KNOWN[self.options["components"]]

    @cached_property
    def plain_options(self) -> dict[str, Any]:
        """The options as JSON values, for views."""
        return dict(self.options)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """[BLW-1.6] The places of the forest, from row 1 upward and left to right."""
        return PLACES[: ROWS[self.players] * COLUMNS]

    @cached_property
    def stock(self) -> dict[str, int]:
        """[BLW-1.4]"""
        return dict.fromkeys(SPELLS, SPELL_COPIES[self.players])

    @cached_property
    def fagus_tokens(self) -> int | None:
        """[BLW-1.10] None: as many as are wanted."""
        return self.options["fagus_limit"] or None

    @cached_property
    def phases(self) -> dict[str, tuple[str, ...]]:
        """[BLW-5.6, BLW-7.9, BLW-13.3, BLW-13.4] When each spell may be cast."""
        phases = {spell["id"]: tuple(spell["phases"]) for spell in DATA["spells"]}
        return {**phases, SWAP: _phases(self.options["swap_phases"]), SNIFF: _phases(self.options["sniff_phases"])}

    @cached_property
    def pinch_saves(self) -> bool:  # [BLW-7.10, BLW-13.7]
        return bool(self.options["pinch_missing"] == "brew")

    @cached_property
    def shoo_places(self) -> bool:  # [BLW-7.11, BLW-13.8]
        return bool(self.options["shoo_placement"] == "extra")

    @cached_property
    def shoos_before(self) -> bool:  # [BLW-7.11, BLW-13.8]
        return bool(self.options["shoo_placement"] == "before")

    @cached_property
    def has_favour(self) -> bool:  # [BLW-13.5]
        return bool(self.options["favour"])


def _phases(value: str) -> tuple[str, ...]:
    return (SEARCH, RETURN) if value == "both" else (value,)


def make_box(players: int, options: Mapping[str, Any]) -> Box:
    """Check the options of a table and fill in the defaults; raises `BadOption`."""
    given = with_defaults(players, options, PLAYERS, "BLW-1.1", OPTIONS)
    return _box(players, tuple((name, _checked(name, value, players)) for name, value in given.items()))


@lru_cache(maxsize=256)
def _box(players: int, values: tuple[tuple[str, Any], ...]) -> Box:
    """Tables with the same options share one box, and what was worked out from it."""
    return Box(players, MappingProxyType(dict(values)))


def _checked(name: str, value: Any, players: int) -> Any:
    if name == "components":
        return _components(value)
    if name == "fagus_limit":  # [BLW-13.2]
        return _whole(name, value, TOKENS)
    if name == "first_witch" and str(value) != "random":  # [BLW-13.1]
        return _whole(name, value, range(players))
    for known in OPTIONS[name]["values"]:
        if str(value).lower() == str(known).lower():
            return known
    raise _bad(name, value, ", ".join(str(known).lower() for known in OPTIONS[name]["values"]))


def _components(value: Any) -> str:
    """[BLW-13.6] The hash of card values that are known here; those of this house when none is named."""
    if str(value) in KNOWN:
        return str(value)
    try:
        of_this_house = usual().hash
    except BadComponents as error:
        raise _bad("components", error.key, ", ".join(KNOWN)) from error
    if str(value) not in ("", of_this_house):
        raise _bad("components", value, ", ".join(KNOWN))
    return of_this_house


def _whole(name: str, value: Any, allowed: range) -> int:
    if type(value) in (int, str) and str(value).isdecimal() and int(value) in allowed:
        return int(value)
    raise _bad(name, value, f"{allowed[0]}…{allowed[-1]}")


def _bad(name: str, value: Any, allowed: str) -> BadOption:
    return BadOption("bad_value", name=name, given=str(value), allowed=allowed, rule=OPTIONS[name]["id"])

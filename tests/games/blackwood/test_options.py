"""[BLW-13] Every table option, with each of its values in play."""

from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.games.blackwood.components import OURS
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import BadOption
from chaudron.scenes.blackwood import WoodScene, witch, wood
from tests.games.blackwood.positions import begun, home, what

DEFAULTS = {
    "first_witch": "random",
    "fagus_limit": 10,
    "swap_phases": "both",
    "sniff_phases": "return",
    "favour": False,
    "components": OURS.hash,
    "pinch_missing": "larder",
    "shoo_placement": "own",
}
VALUES: dict[str, list[Any]] = {
    "first_witch": ["random", 0, 2],
    "fagus_limit": [0, 1, 10, 50],
    "swap_phases": ["both", "search", "return"],
    "sniff_phases": ["return", "both"],
    "favour": [False, True],
    "components": [OURS.hash],
    "pinch_missing": ["larder", "brew"],
    "shoo_placement": ["own", "extra", "before"],
}
EVERY_VALUE = [(name, value) for name, values in VALUES.items() for value in values]
BAD = [
    *[(name, "perhaps") for name in DEFAULTS],
    *[(name, None) for name in DEFAULTS],
    ("first_witch", 3),
    ("first_witch", -1),
    ("first_witch", True),
    ("first_witch", "seat"),
    ("fagus_limit", -1),
    ("fagus_limit", 2.5),
    ("fagus_limit", True),
    ("swap_phases", ["both"]),
    ("sniff_phases", "search"),
    ("favour", 1),
    ("components", OURS.hash.upper() + "0"),
]


def test_every_option_has_its_default() -> None:
    """[BLW-13.1, BLW-13.2, BLW-13.3, BLW-13.4, BLW-13.5, BLW-13.6, BLW-13.7, BLW-13.8]"""
    assert dict(BLACKWOOD.box(3, {}).options) == DEFAULTS
    assert {name: option.default for name, option in BLACKWOOD.options.items()} == DEFAULTS


@pytest.mark.parametrize(("place", "name"), [*enumerate(DEFAULTS, 1)])
def test_every_option_names_its_rule(place: int, name: str) -> None:
    """[BLW-13.1, BLW-13.6] In the order of the list."""
    assert BLACKWOOD.options[name].rule == f"BLW-13.{place}"


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_is_taken(name: str, value: object) -> None:
    """[BLW-13.1, BLW-13.6] Also as a word, as a page sends it."""
    assert BLACKWOOD.box(3, {name: value}).options[name] == value
    assert BLACKWOOD.box(3, {name: str(value)}).options[name] == value


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_a_game_begins_with_every_value(name: str, value: Any) -> None:
    """[BLW-13.1, BLW-13.6]"""
    assert begun(3, **{name: value}).asks


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_value_that_does_not_exist_is_refused(name: str, value: object) -> None:
    """[BLW-13.1, BLW-13.6] With the rule, what was given and what is allowed."""
    with pytest.raises(BadOption) as refused:
        BLACKWOOD.box(3, {name: value})
    details = refused.value.details
    assert (refused.value.key, details["rule"], details["name"]) == ("bad_value", BLACKWOOD.options[name].rule, name)
    assert details["allowed"]


def test_an_unknown_option_is_refused() -> None:
    """[BLW-13.1] The list is complete."""
    with pytest.raises(BadOption) as refused:
        BLACKWOOD.box(3, {"colour": "pink"})
    assert (refused.value.key, refused.value.details["name"]) == ("unknown_option", "colour")


def test_options_are_seen_by_all_and_kept_in_what_is_saved() -> None:
    """[BLW-13.2, BLW-2.1]"""
    table = begun(2, fagus_limit=3, favour=True)
    assert BLACKWOOD.view(table, None)["options"] == {**DEFAULTS, "fagus_limit": 3, "favour": True}
    assert BLACKWOOD.load(BLACKWOOD.save(table), Counter(2, 1)).box is table.box


# first_witch


def test_the_first_witch_by_lot() -> None:
    """[BLW-13.1, BLW-1.9]"""
    assert {begun(3, seed=seed, first_witch="random").cauldron for seed in range(20)} == {0, 1, 2}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_witch_by_seat(seat: int) -> None:
    """[BLW-13.1, BLW-1.9]"""
    table = begun(3, first_witch=seat)
    assert (table.cauldron, table.pending_seats) == (seat, [seat])


# fagus_limit


@pytest.mark.parametrize(("limit", "lent", "offered"), [(1, 0, True), (1, 1, False), (3, 2, True), (3, 3, False)])
def test_there_may_be_fewer_tokens(limit: int, lent: int, offered: bool) -> None:
    """[BLW-13.2, BLW-1.10]"""
    t = wood(witch(coins=0), witch(loans=lent), fagus_limit=limit)
    assert ("borrow" in t.asked("A").split(" | ")) is offered


def test_there_may_be_as_many_tokens_as_are_wanted() -> None:
    """[BLW-13.2, BLW-1.10] The eleventh, and more."""
    t = wood(witch(coins=0, loans=30), fagus_limit=0)
    t.says("A: borrow")
    assert (t.seat("A").loans, t.seat("A").coins, t.table.tokens) == (31, 5, None)


# swap_phases


def of_phase(phase: str, spell: str, **setting: Any) -> WoodScene:
    mine = witch(ready=spell)
    return wood(mine, **setting) if phase == "search" else home(mine, **setting)


@pytest.mark.parametrize(
    ("value", "search", "back"), [("both", True, True), ("search", True, False), ("return", False, True)]
)
def test_when_cards_may_be_swapped(value: str, search: bool, back: bool) -> None:
    """[BLW-13.3, BLW-7.2, BLW-7.9]"""
    for phase, allowed in (("search", search), ("return", back)):
        t = of_phase(phase, "swap", swap_phases=value)
        assert ("cast swap" in t.asked("A").split(" | ")) is allowed
        if not allowed:
            other = "return" if phase == "search" else "search"
            assert what(t.refuses("A: cast swap")) == (f"only_in_{other}", "BLW-7.2")


# sniff_phases


@pytest.mark.parametrize(("value", "search"), [("return", False), ("both", True)])
def test_when_the_hedgehog_may_sniff(value: str, search: bool) -> None:
    """[BLW-13.4, BLW-7.3, BLW-7.9]"""
    assert "cast sniff" in of_phase("return", "sniff", sniff_phases=value).asked("A").split(" | ")
    t = of_phase("search", "sniff", sniff_phases=value)
    assert ("cast sniff" in t.asked("A").split(" | ")) is search


def test_a_card_may_be_sniffed_in_the_search() -> None:
    """[BLW-13.4, BLW-7.3] At half price, before or after the placement."""
    t = of_phase("search", "sniff", sniff_phases="both", luck="F45 F41 F05 F17 F21")
    t.says("A: place r1c1", "A: cast sniff", "A: card F45")
    assert (t.seat("A").coins, t.pile("A", "larder"), t.awaited) == (6, "F45", "B")


# favour


@pytest.mark.parametrize(("favour", "points"), [(False, "3 0"), (True, "6 0")])
def test_the_favor_of_the_council(favour: bool, points: str) -> None:
    """[BLW-13.5, BLW-8.5]"""
    assert wood(witch(coins=0, potions="P01"), witch(coins=0), phase="score", favour=favour).points == points


# components: see test_components.py


def test_the_values_of_the_cards_are_named_by_their_hash() -> None:
    """[BLW-13.6] Empty: those of this house."""
    assert BLACKWOOD.box(2, {"components": ""}).options["components"] == OURS.hash
    assert BLACKWOOD.box(2, {"components": OURS.hash}) is BLACKWOOD.box(2, {})

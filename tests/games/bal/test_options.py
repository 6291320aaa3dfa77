"""[BAL-13] Every table option, with each of its values in play."""

from typing import Any

import pytest

from chaudron.games.bal import BAL
from chaudron.games.bal.printed import OURS
from chaudron.kernel.chance import Counter
from chaudron.kernel.game import BadOption
from chaudron.scenes.bal import BalScene, ball, witch

DEFAULTS = {
    "level": "easy",
    "first_player": "youngest",
    "sabbat": "draw_n",
    "reshuffle": "when_empty",
    "must_parry": False,
    "inherit_hand": False,
    "diablotin": "boost",
    "incantation": "off",
    "incantation_time": 20,
    "from_memory": False,
    "challenge_time": 8,
    "bot_diction": 0.97,
    "bot_ear": 0.5,
    "youngest": "nobody",
    "mirror_time": "before_defense",
    "mirror_copy": "whole",
    "doubled_check": True,
    "enchanted_check": False,
    "no_potion": "defending",
    "hex_treasure": False,
    "robber_spared": True,
    "slip_treasure": "returned",
    "hex_wand": "everyone",
    "components": OURS.hash,
}
VALUES: dict[str, list[Any]] = {
    "level": ["easy", "medium", "hard"],
    "first_player": ["random", "youngest", 0, 2],
    "sabbat": ["draw_n", "refill_to_n"],
    "reshuffle": ["when_empty", "each_sabbat"],
    "must_parry": [False, True],
    "inherit_hand": [False, True],
    "diablotin": ["boost", "off"],
    "incantation": ["off", "gentle", "strict"],
    "incantation_time": [1, 45],
    "from_memory": [False, True],
    "challenge_time": [1, 30],
    "bot_diction": [0, 0.5, 1],
    "bot_ear": [0, 0.25, 1],
    "youngest": ["nobody", 0, 2],
    "mirror_time": ["before_defense", "any_moment"],
    "mirror_copy": ["whole", "potions"],
    "doubled_check": [False, True],
    "enchanted_check": [False, True],
    "no_potion": ["defending", "named"],
    "hex_treasure": [False, True],
    "robber_spared": [False, True],
    "slip_treasure": ["returned", "kept"],
    "hex_wand": ["everyone", "alone"],
    "components": [OURS.hash],
}
EVERY_VALUE = [(name, value) for name, values in VALUES.items() for value in values]
BAD = [
    *[(name, "perhaps") for name in DEFAULTS],
    *[(name, None) for name in DEFAULTS],
    ("first_player", 3),
    ("first_player", -1),
    ("first_player", True),
    ("first_player", "seat"),
    ("youngest", 3),
    ("youngest", True),
    ("youngest", "seat"),
    ("must_parry", 1),
    ("incantation_time", 0),
    ("incantation_time", -5),
    ("incantation_time", 2.5),
    ("incantation_time", True),
    ("challenge_time", 0),
    ("challenge_time", 10**9),
    ("bot_diction", -0.1),
    ("bot_diction", 1.1),
    ("bot_ear", 2),
    ("bot_ear", float("nan")),
    ("bot_ear", True),
    ("level", ["hard"]),
]


def test_every_option_has_its_default() -> None:
    """[BAL-13.1, BAL-13.2, BAL-13.3, BAL-13.4, BAL-13.5, BAL-13.6, BAL-13.7, BAL-13.8, BAL-13.9, BAL-13.10, BAL-13.11,
    BAL-13.12, BAL-13.13, BAL-13.14, BAL-13.15, BAL-13.16, BAL-13.17, BAL-13.18, BAL-13.19, BAL-13.20, BAL-13.21,
    BAL-13.22, BAL-13.23]"""
    assert dict(BAL.box(3, {}).options) == DEFAULTS
    assert {name: option.default for name, option in BAL.options.items()} == DEFAULTS


@pytest.mark.parametrize(("place", "name"), [*enumerate(DEFAULTS, 1)])
def test_every_option_names_its_rule(place: int, name: str) -> None:
    """[BAL-13.1 to BAL-13.23]"""
    assert BAL.options[name].rule == f"BAL-13.{place}"


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_every_value_is_taken(name: str, value: object) -> None:
    """[BAL-13.1 to BAL-13.23] Also as a word, as a page sends it."""
    assert BAL.box(3, {name: value}).options[name] == value
    assert BAL.box(3, {name: str(value)}).options[name] == value


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
def test_a_game_begins_with_every_value(name: str, value: object) -> None:
    """[BAL-13.1 to BAL-13.23]"""
    table = BAL.table(BAL.box(3, {name: value}), Counter(3, 1))
    table.begin()
    assert table.asks


@pytest.mark.parametrize(("name", "value"), BAD)
def test_a_value_that_does_not_exist_is_refused(name: str, value: object) -> None:
    """[BAL-13.1 to BAL-13.23] With the rule, what was given and what is allowed."""
    with pytest.raises(BadOption) as refused:
        BAL.box(3, {name: value})
    details = refused.value.details
    assert (refused.value.key, details["rule"], details["name"]) == ("bad_value", BAL.options[name].rule, name)
    assert details["allowed"]


def test_an_unknown_option_is_refused() -> None:
    """[BAL-13.1] The list is complete."""
    with pytest.raises(BadOption) as refused:
        BAL.box(3, {"colour": "pink"})
    assert (refused.value.key, refused.value.details["name"]) == ("unknown_option", "colour")


# In play


@pytest.mark.parametrize(("level", "spells"), [("easy", 22), ("medium", 34), ("hard", 37)])
def test_level(level: str, spells: int) -> None:
    """[BAL-13.1, BAL-1.5]"""
    assert sum(not card.is_potion for card in BAL.box(3, {"level": level}).deck) == spells


def test_first_player_by_lot() -> None:
    """[BAL-13.2, BAL-1.8]"""
    firsts = set()
    for seed in range(20):
        table: Any = BAL.table(BAL.box(3, {"first_player": "random"}), Counter(3, seed))
        table.begin()
        firsts.add(table.first)
    assert firsts == {0, 1, 2}


def test_first_player_by_seat() -> None:
    """[BAL-13.2, BAL-1.8]"""
    table: Any = BAL.table(BAL.box(4, {"first_player": 3}), Counter(4, 1))
    table.begin()
    assert table.first == 3


@pytest.mark.parametrize(
    ("sabbat", "alive", "held", "size"),
    [("draw_n", 6, 3, 9), ("refill_to_n", 6, 3, 6), ("refill_to_n", 3, 5, 5), ("refill_to_n", 10, 0, 10)],
)
def test_sabbat(sabbat: str, alive: int, held: int, size: int) -> None:
    """[BAL-13.3, BAL-3.4] Draw as many as Crapzouilles, or up to as many; nobody discards."""
    hand = " ".join(["r1", "r2", "r3", "r4", "j1"][:held])
    t = ball(witch(hand, alive=alive), start="sabbat", sabbat=sabbat)
    assert len(t.seat("A").hand) == size


def test_refilling_counts_captured_crapzouilles_and_stops_at_ten() -> None:
    """[BAL-13.3, BAL-3.4]"""
    t = ball(witch("r1", alive=3, captured="BC"), start="sabbat", sabbat="refill_to_n")
    assert t.sizes == "5 9 9"


@pytest.mark.parametrize(("reshuffle", "left"), [("when_empty", 2), ("each_sabbat", 0)])
def test_reshuffle(reshuffle: str, left: int) -> None:
    """[BAL-13.4, BAL-3.9]"""
    t = ball(start="sabbat", reshuffle=reshuffle, discard="g1 g2")
    assert sum(card.color == "grey" for card in t.table.discard) == left


# must_parry


def bound(hers: str, laid: str = "b1", **setting: Any) -> BalScene:
    """A attacks B, who must parry if she can."""
    t = ball(witch("b1 v1 r1 r2 r3"), witch(hers), must_parry=True, **setting)
    t.attacks(f"A on B: {laid}")
    return t


def test_whoever_can_parry_must() -> None:
    """[BAL-13.5, BAL-4.13] Which potion is hers to choose."""
    t = bound("b2 b3 r4")
    t.says("B: none")
    assert t.asked("B") == "lay b2 | lay b3"
    t.refuses("B: concede")


def test_whoever_cannot_parry_need_not() -> None:
    """[BAL-13.5]"""
    t = bound("r4 r5 r6")
    t.says("B: none")
    assert t.asked("B") == "concede"


def test_whoever_can_parry_with_abracadabra_must_do_so() -> None:
    """[BAL-13.5, BAL-4.10, BAL-4.13] It stands for a potion: to lay no spell would be to decline."""
    t = bound("abracadabra r4 r5")
    assert "none" not in t.asked("B").split(" | ")


def test_what_a_treasure_brings_must_be_used() -> None:
    """[BAL-13.5, BAL-7.2]"""
    t = bound("tresor r4 r5")
    t.luck("table: b2 j1")
    t.says("B: lay tresor")
    assert t.asked("B") == "lay b2"


def test_a_farce_must_be_parried_too() -> None:
    """[BAL-13.5, BAL-7.14]"""
    t = ball(witch("lutin r1 r2 r3"), must_parry=True, tokens="red white")
    t.says("A: none")
    assert t.asked("A") == "lay r1 | lay r2 | lay r3"


@pytest.mark.parametrize(("inherit_hand", "asked"), [(False, ""), (True, "inherit")])
def test_inherit_hand(inherit_hand: bool, asked: str) -> None:
    """[BAL-13.6, BAL-5.5]"""
    t = ball(witch("b1 r1 r2 r3"), witch("g1 v1 j1", alive=1), inherit_hand=inherit_hand)
    t.attacks("A on B: b1")
    t.concedes("B")
    assert t.about("A") == asked


@pytest.mark.parametrize(("diablotin", "cards"), [("boost", 121), ("off", 120)])
def test_diablotin(diablotin: str, cards: int) -> None:
    """[BAL-13.7, BAL-7.15]"""
    assert len(BAL.box(3, {"level": "hard", "diablotin": diablotin}).deck) == cards


@pytest.mark.parametrize(("incantation", "about"), [("off", ""), ("gentle", "read"), ("strict", "read")])
def test_incantation(incantation: str, about: str) -> None:
    """[BAL-13.8, BAL-8.2]"""
    t = ball(witch("b1 r1 r2 r3"), incantation=incantation)
    t.says("A: attack B", "A: none", "A: lay b1", "A: done")
    assert t.about("A") == about


def test_times_and_chances_are_there_for_whoever_keeps_the_clock_and_plays_for_bots() -> None:
    """[BAL-13.9, BAL-13.10, BAL-13.11, BAL-13.12, BAL-13.13, BAL-8.2, BAL-8.4, BAL-8.7] The view shows them."""
    given: dict[str, Any] = {
        "incantation_time": 30,
        "from_memory": True,
        "challenge_time": 5,
        "bot_diction": 0.8,
        "bot_ear": 0.1,
    }
    t = ball(incantation="gentle", **given)
    shown = t.game.view(t.table, None)["options"]
    assert {name: shown[name] for name in given} == given

"""What may not be done, and why: a key for the words and the rule that says so.

`t.refuses` also checks that the table is left as it was.
"""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from chaudron.scenes.blackwood import WoodScene, witch, wood
from tests.games.blackwood.positions import home, what

# Whoever asks


def test_a_choice_that_does_not_exist_is_unknown() -> None:
    """[BLW-3.2, BLW-3.6, BLW-3.1] With the rule of what is asked."""
    assert wood().refuses("A: fly") == ("unknown_choice", "BLW-3.2", {})
    assert home().refuses("A: fly") == ("unknown_choice", "BLW-3.6", {})
    assert wood().refuses("B: fly") == ("unknown_choice", "BLW-3.1", {})


@pytest.mark.parametrize(
    "choice", ["place r6c1", "place r1c6", "sell P41", "card F57", "pinch newt", "cast fog", "Buy"]
)
def test_places_cards_and_spells_that_do_not_exist_are_unknown(choice: str) -> None:
    """[BLW-1.2, BLW-1.6]"""
    assert wood().refuses(f"A: {choice}").key == "unknown_choice"


def test_nothing_is_answered_after_the_end() -> None:
    """[BLW-8.1]"""
    assert wood(phase="score").refuses("A: end") == ("game_over", "BLW-8.1", {})


def test_nobody_sits_on_a_seat_that_is_not_there() -> None:
    """[BLW-1.1] Two witches."""
    assert wood().refuses("C: place r1c1") == ("no_such_seat", "BLW-1.1", {"seat": 2})


def test_it_may_be_another_witchs_turn() -> None:
    """[BLW-2.2] With who is awaited."""
    t = wood(witch(), witch(), witch(), cauldron="C")
    assert t.refuses("A: place r1c1") == ("not_your_turn", "BLW-2.2", {"awaited": [2]})


@pytest.mark.parametrize("choice", ["at r1c1", "potion P05", "card F01", "pinch toad", "none", "done"])
def test_what_belongs_to_another_question_is_not_for_now(choice: str) -> None:
    """[BLW-3.2, BLW-3.6]"""
    assert wood().refuses(f"A: {choice}") == ("not_now", "BLW-3.2", {})
    assert home().refuses(f"A: {choice}") == ("not_now", "BLW-3.6", {})


# Places


def test_nothing_is_placed_in_the_return() -> None:
    """[BLW-3.2]"""
    assert home().refuses("A: place r1c2") == ("only_in_search", "BLW-3.2", {})


def test_two_witches_have_three_rows() -> None:
    """[BLW-1.6]"""
    assert wood().refuses("A: place r4c1") == ("no_such_place", "BLW-1.6", {"place": "r4c1"})


def test_a_place_may_be_taken() -> None:
    """[BLW-3.2] By whom is said."""
    t = wood(puppets={"r1c1": "B", "r1c2": "A"})
    assert t.refuses("A: place r1c1") == ("place_taken", "BLW-3.2", {"owner": 1})
    assert t.refuses("A: place r1c2") == ("place_taken", "BLW-3.2", {"owner": 0})


def test_where_no_card_lies_nothing_is_placed() -> None:
    """[BLW-3.13]"""
    t = wood(witch(), witch(rest="cards"), forest={"r1c1": "-"}, deck="")
    assert t.refuses("A: place r1c1") == ("no_card_there", "BLW-3.13", {})


def test_a_second_puppet_is_not_placed() -> None:
    """[BLW-3.2]"""
    t = wood(witch(potions="P01"))
    t.says("A: place r1c1")
    assert t.refuses("A: place r1c2") == ("placed_already", "BLW-3.2", {})


def test_a_puppet_must_be_placed_first() -> None:
    """[BLW-3.15]"""
    assert wood().refuses("A: end") == ("place_first", "BLW-3.15", {})


# Cards


@pytest.mark.parametrize("choice", ["buy", "leave"])
def test_nothing_is_bought_or_left_in_the_search(choice: str) -> None:
    """[BLW-3.6]"""
    assert wood().refuses(f"A: {choice}") == ("only_in_return", "BLW-3.6", {})


@pytest.mark.parametrize("choice", ["buy", "leave"])
def test_a_card_is_bought_or_left_once(choice: str) -> None:
    """[BLW-3.6]"""
    t = home(witch(potions="P01"))
    t.says("A: buy")
    assert t.refuses(f"A: {choice}") == ("card_is_gone", "BLW-3.6", {})


def test_a_card_may_be_too_dear() -> None:
    """[BLW-6.1] With its price and her purse."""
    assert home(witch(coins=3), card="F45").refuses("A: buy") == ("too_dear", "BLW-6.1", {"price": 4, "coins": 3})


# Brewing


def brewing(**setting: Any) -> WoodScene:
    """A has [toad, clover] and [toad], a pinch is ready, and P05 (toad, clover) and P01 (toad, toad) can be made."""
    t = home(witch(larder="F17 F01", **setting), display="P01 P05 P40")
    t.says("A: brew")
    return t


def test_nothing_is_brewed_in_the_search() -> None:
    """[BLW-5.1]"""
    assert wood(witch(larder="F17"), display="P05").refuses("A: brew") == ("only_in_return", "BLW-5.1", {})


def test_there_may_be_nothing_to_brew() -> None:
    """[BLW-5.1]"""
    assert home().refuses("A: brew") == ("nothing_to_brew", "BLW-5.1", {})


def test_a_potion_may_lie_elsewhere() -> None:
    """[BLW-5.1]"""
    assert brewing().refuses("A: potion P06") == ("not_on_display", "BLW-5.1", {"potion": "P06"})


def test_a_potion_may_not_be_covered() -> None:
    """[BLW-5.1] Alone, or with those that were chosen before."""
    t = brewing()
    assert t.refuses("A: potion P40") == ("not_covered", "BLW-5.1", {"potion": "P40"})


def test_a_potion_is_not_brewed_twice() -> None:
    """[BLW-5.1] That two of it are not covered is not why: with four toads they would be."""
    t = home(witch(larder="F01 F02 F03 F04 F05"), display="P01 P05")
    t.says("A: brew", "A: potion P01")
    reason = t.refuses("A: potion P01")
    assert (reason.rule, reason.key) == ("BLW-5.1", "chosen_already")


@pytest.mark.parametrize(("choice", "later"), [("done", False), ("none", True), ("end", False), ("buy", True)])
def test_a_brew_is_ended_in_its_own_way(choice: str, later: bool) -> None:
    """[BLW-5.1] Nothing chosen: none; something chosen: done."""
    t = home(witch(larder="F41 F42"), display="P01 P02")
    t.says("A: brew", *(["A: potion P01"] if later else []))
    assert t.refuses(f"A: {choice}") == ("not_now", "BLW-5.1", {})


def test_only_cards_of_the_larder_are_used() -> None:
    """[BLW-5.1]"""
    t = brewing()
    t.says("A: potion P05")
    assert t.refuses("A: card F05") == ("not_in_larder", "BLW-5.1", {})


def test_a_card_may_be_of_no_use() -> None:
    """[BLW-5.1] A bat, or a second toad."""
    t = home(witch(larder="F01 F02 F05 F13"), display="P05")
    t.says("A: brew", "A: potion P05")
    assert t.refuses("A: card F13") == ("of_no_use", "BLW-5.1", {})


def test_without_a_pinch_nothing_is_nearly_there() -> None:
    """[BLW-7.5]"""
    t = brewing()
    t.says("A: potion P05")
    assert t.refuses("A: pinch clover") == ("no_pinch", "BLW-7.5", {})


def test_cards_are_not_sold_in_the_middle_of_a_brew() -> None:
    """[BLW-5.1]"""
    t = brewing()
    t.says("A: potion P05")
    assert t.refuses("A: end") == ("not_now", "BLW-5.1", {})


# Selling, trading, borrowing


def test_a_turned_potion_is_not_sold() -> None:
    """[BLW-5.4]"""
    t = wood(witch(sold="P01", traded="P02"))
    assert t.refuses("A: sell P01") == ("turned_already", "BLW-5.4", {"potion": "P01"})
    assert t.refuses("A: sell P02") == ("turned_already", "BLW-5.4", {"potion": "P02"})


def test_only_her_own_potions_are_sold() -> None:
    """[BLW-5.5]"""
    assert wood().refuses("A: sell P01") == ("not_yours", "BLW-5.5", {"potion": "P01"})


def test_no_spell_of_a_kind_may_be_left() -> None:
    """[BLW-5.4]"""
    t = wood(witch(potions="P01 P03"), witch(ready="twin"))
    assert t.refuses("A: trade twin") == ("none_left", "BLW-5.4", {"spell": "twin"})


def test_a_spell_may_be_too_dear() -> None:
    """[BLW-5.3]"""
    t = wood(witch(coins=2, potions="P01 P03", ready="swap"))
    assert t.refuses("A: trade twin") == ("too_dear", "BLW-5.3", {"price": 3, "coins": 2})


def test_the_colors_may_be_wrong() -> None:
    """[BLW-5.3] What is wanted is said."""
    reason = wood(witch(potions="P01 P08")).refuses("A: trade twin")
    assert reason == ("wrong_colors", "BLW-5.3", {"spell": "twin", "colors": ["red", "blue"]})


def test_a_potion_of_another_color_is_not_given() -> None:
    """[BLW-5.3]"""
    t = wood(witch(potions="P01 P08 P03"))
    t.says("A: trade twin")
    assert t.refuses("A: potion P03") == ("not_now", "BLW-5.3", {})


def test_a_purse_may_be_too_full() -> None:
    """[BLW-5.7]"""
    assert wood().refuses("A: borrow") == ("purse_too_full", "BLW-5.7", {"most": 2, "coins": 8})


def test_no_token_may_be_left() -> None:
    """[BLW-1.10]"""
    t = wood(witch(coins=0), witch(loans=1), fagus_limit=1)
    assert t.refuses("A: borrow") == ("no_token", "BLW-1.10", {})


# Spells


def test_a_spell_may_be_spent_or_not_hers() -> None:
    """[BLW-5.6]"""
    t = wood(witch(spent="swap"), witch(ready="shoo"))
    assert t.refuses("A: cast swap") == ("spell_spent", "BLW-5.6", {"spell": "swap"})
    assert t.refuses("A: cast shoo") == ("no_such_spell", "BLW-5.6", {"spell": "shoo"})


def test_a_pinch_is_used_in_a_brew() -> None:
    """[BLW-7.5]"""
    assert home(witch(ready="pinch")).refuses("A: cast pinch") == ("pinch_in_a_brew", "BLW-7.5", {})


@pytest.mark.parametrize(("spell", "rule"), [("twin", "BLW-7.1"), ("shoo", "BLW-7.6")])
def test_spells_of_the_search(spell: str, rule: str) -> None:
    """[BLW-7.1, BLW-7.6]"""
    assert home(witch(ready=spell)).refuses(f"A: cast {spell}") == ("only_in_search", rule, {})


@pytest.mark.parametrize(("spell", "rule"), [("sniff", "BLW-7.3"), ("free", "BLW-7.4")])
def test_spells_of_the_return(spell: str, rule: str) -> None:
    """[BLW-7.3, BLW-7.4]"""
    assert wood(witch(ready=spell)).refuses(f"A: cast {spell}") == ("only_in_return", rule, {})


def test_a_spell_may_have_no_effect() -> None:
    """[BLW-9.17, BLW-5.9] Nobody to drive away."""
    assert wood(witch(ready="shoo")).refuses("A: cast shoo") == ("no_effect", "BLW-5.9", {"spell": "shoo"})


def swapping(**setting: Any) -> WoodScene:
    t = wood(witch(ready="swap"), **setting)
    t.says("A: cast swap")
    return t


def test_a_card_under_a_puppet_is_not_swapped() -> None:
    """[BLW-7.2]"""
    assert swapping(puppets={"r1c1": "B"}).refuses("A: at r1c1") == ("place_taken", "BLW-7.2", {"owner": 1})


def test_where_no_card_lies_nothing_is_swapped() -> None:
    """[BLW-7.2]"""
    t = wood(witch(ready="swap"), witch(rest="cards"), forest={"r1c1": "-"}, deck="")
    t.says("A: cast swap")
    assert t.refuses("A: at r1c1") == ("no_card_there", "BLW-7.2", {})


def test_a_card_is_not_swapped_with_itself() -> None:
    """[BLW-7.2] Two cards; a card lies there and is free, so that this is not why."""
    t = swapping()
    t.says("A: at r1c1")
    reason = t.refuses("A: at r1c1")
    assert (reason.rule, reason.key) == ("BLW-7.2", "chosen_already")


def test_the_card_that_is_being_resolved_is_not_swapped() -> None:
    """[BLW-7.2] It lies there still, but is not free until bought or left."""
    t = home(witch(ready="swap"))
    t.says("A: cast swap")
    assert t.refuses("A: at r1c1").rule == "BLW-7.2"


def test_no_puppet_may_stand_there_to_be_driven_away() -> None:
    """[BLW-7.6] Nobody's, or her own."""
    t = wood(witch(ready="shoo"), puppets={"r1c1": "B", "r1c2": "A"})
    t.says("A: cast shoo")
    assert t.refuses("A: at r1c3") == ("no_victim", "BLW-7.6", {})
    assert t.refuses("A: at r1c2") == ("no_victim", "BLW-7.6", {})


@pytest.mark.parametrize(("place", "owner"), [("r1c1", 1), ("r1c2", 0)])
def test_a_displaced_puppet_goes_to_a_free_card(place: str, owner: int) -> None:
    """[BLW-7.6] Not to the one it left, nor to one that is taken."""
    t = wood(witch(ready="shoo"), puppets={"r1c1": "B", "r1c2": "A"})
    t.says("A: cast shoo", "A: at r1c1")
    assert t.refuses(f"B: at {place}") == ("place_taken", "BLW-7.6", {"owner": owner})


def test_a_displaced_puppet_does_not_go_where_no_card_lies() -> None:
    """[BLW-7.6]"""
    t = wood(witch(ready="shoo"), witch(rest="cards"), forest={"r2c2": "-"}, puppets={"r1c1": "B"}, deck="")
    t.says("A: cast shoo", "A: at r1c1")
    assert t.refuses("B: at r2c2") == ("no_card_there", "BLW-7.6", {})


def test_puppets_may_have_to_be_chased_away_before_the_placement() -> None:
    """[BLW-7.11]"""
    t = wood(witch(ready="shoo", potions="P01"), puppets={"r1c1": "B"}, shoo_placement="before")
    t.says("A: place r2c2")
    assert t.refuses("A: cast shoo") == ("shoo_before", "BLW-7.11", {})


def test_what_the_larder_holds_is_not_pinched() -> None:
    """[BLW-7.10]"""
    t = home(witch(larder="F01 F05", ready="pinch"), display="P05")
    t.says("A: brew", "A: potion P05")
    assert t.refuses("A: pinch toad") == ("pinch_in_larder", "BLW-7.10", {"ingredient": "toad"})


def test_a_potion_that_a_trade_needs_is_not_sold_meanwhile() -> None:
    """[BLW-5.10]"""
    t = wood(witch(potions="P01 P08 P03"))
    t.says("A: trade twin")
    assert t.refuses("A: sell P03") == ("needed_for_trade", "BLW-5.10", {"potion": "P03"})


def sniffing(coins: int = 8) -> WoodScene:
    t = home(witch(coins=coins, ready="sniff"), luck="F45 F46 F47 F48 F49")
    t.says("A: cast sniff")
    return t


def test_only_a_card_that_was_sniffed_is_bought() -> None:
    """[BLW-7.3]"""
    assert sniffing().refuses("A: card F01") == ("not_sniffed", "BLW-7.3", {})


def test_a_card_that_was_sniffed_may_be_too_dear() -> None:
    """[BLW-7.3, BLW-6.1] Half of four is two."""
    reason = sniffing(coins=1).refuses("A: card F45")
    assert (reason.key, reason.details) == ("too_dear", {"price": 2, "coins": 1})
    assert reason.rule in ("BLW-6.1", "BLW-7.3")


@pytest.mark.parametrize("choice", ["end", "buy", "done", "cast sniff"])
def test_nothing_else_is_done_while_five_cards_lie_open(choice: str) -> None:
    """[BLW-7.3]"""
    assert what(sniffing().refuses(f"A: {choice}")) == ("not_now", "BLW-7.3")


# All of them


def test_every_reason_is_tested_here() -> None:
    """[BLW-3.1] The keys in the module of refusals are those named in this file."""
    source = files("chaudron.games.blackwood").joinpath("refusals.py").read_text("utf-8")
    keys = {key for pair in re.findall(r'Reason\(\s*"(\w+)"(?: if [^"]* else "(\w+)")?', source) for key in pair if key}
    tests: list[Callable[..., None]] = [thing for name, thing in globals().items() if name.startswith("test_")]
    named = {constant for test in tests for constant in _constants(test)}
    assert keys - named == set()
    assert len(keys) > 25


def _constants(test: Callable[..., None]) -> set[Any]:
    """The strings that a test is written with, in tuples too."""
    found: set[Any] = set()
    for constant in test.__code__.co_consts:
        found |= set(constant) if isinstance(constant, tuple) else {constant}
    return found

"""[WIT-3.5 to WIT-3.8, WIT-3.17] Copper pennies: the witches of the market."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import BOOM, after_brewing, calling, leaves, what

COVERED = player(cauldron="w3@10 w3@20 b2@22 w2@24", exploded=True, protected=True, rubies=1)
"""Exploded on space 25 (20 c, 5 p), covered by blue-2."""


def shopping(
    witch: str, cauldron: str = "o1@9", ruby_coins_after_points: bool = False, **things: Any
) -> BelcastelScene:
    """A shops; B is further on, without a penny."""
    mine = player(bag="w1", cauldron=cauldron, **things)
    return after_brewing(witch, mine, ruby_coins_after_points=ruby_coins_after_points)


# C1, Grow-Bigger


def test_the_last_two_chips_rise_one_step_each() -> None:
    """[WIT-3.5] g1 and r2 go to the supply, g2 and r4 into the bag; the o1 stays."""
    t = shopping("C1", "o1@1 g1@2 r2@4")
    supply = {chip: t.supply(chip) for chip in ("g1", "g2", "r2", "r4")}
    t.says("A: witch:C1")
    assert (t.about("A"), t.asked("A")) == ("upgrade", "swap:g1>g2 | swap:r2>r4 | last_two")
    t.says("A: last_two")
    assert (t.cauldron("A"), t.bag("A")) == ("o1@1", "w1 g2 r4")
    now = {"g1": supply["g1"] + 1, "g2": supply["g2"] - 1, "r2": supply["r2"] + 1, "r4": supply["r4"] - 1}
    assert {chip: t.supply(chip) for chip in supply} == now
    assert [(fact.key, fact.rule) for fact in t.facts if fact.rule == "WIT-3.5"] == [
        ("penny", "WIT-3.5"),
        *[("handed_in", "WIT-3.5"), ("gained_chip", "WIT-3.5")] * 2,
    ]


def test_any_one_chip_may_rise_instead() -> None:
    """[WIT-3.5] A blue 1 far back; with her the penny is gone, and buying goes on."""
    t = shopping("C1", "b1@1 g1@2 r2@4 o1@9")
    t.says("A: witch:C1")
    assert t.asked("A") == "swap:g1>g2 | swap:b1>b2 | swap:r2>r4"
    t.says("A: swap:b1>b2")
    assert (t.cauldron("A"), t.bag("A")) == ("g1@2 r2@4 o1@9", "w1 b2")
    assert (t.seat("A").pennies, t.about("A")) == ((), "buy")


def test_a_chip_rises_by_one_step_only() -> None:
    """[WIT-3.5] 1 to 2 or 2 to 4."""
    t = shopping("C1", "g1@9")
    t.says("A: witch:C1")
    assert what(t.refuses("A: swap:g1>g4")) == ("no_such_swap", "WIT-3.5")


def test_only_green_blue_red_and_yellow_rise_and_no_4() -> None:
    """[WIT-3.17, WIT-3.5, BEL-3.6] Neither white, orange 1 or 6, purple, black nor locoweed."""
    t = after_brewing(
        "C1", player(cauldron="w1@1 o1@2 o6@8 p1@9 k1@10 l1@11 g4@15"), books="g1-b3-r3-y1-p3-l5", round=3
    )
    t.declines("drop")
    assert "witch:C1" not in t.asked("A")
    assert what(t.refuses("A: witch:C1")) == ("no_use_now", "WIT-3.5")


def test_a_chip_in_the_bowl_does_not_rise() -> None:
    """[WIT-3.17, WIT-4.5]"""
    t = shopping("C1", "o1@52", bowl="g1 r2")
    assert "witch:C1" not in t.asked("A")


def test_a_chip_just_bought_does_not_rise() -> None:
    """[WIT-3.5]"""
    t = shopping("C1", "o1@9")
    t.says("A: buy:g1")
    assert (t.about("A"), "witch:C1" in t.asked("A")) == ("buy_second", False)


@pytest.mark.parametrize(("left", "options"), [(0, "swap:r2>r4"), (1, "swap:g1>g2 | swap:r2>r4 | last_two")])
def test_a_chip_rises_only_to_one_in_the_supply(left: int, options: str) -> None:
    """[WIT-3.5, WIT-3.17] One of the last two cannot rise: the other still may."""
    t = shopping("C1", "g1@2 r2@9")
    leaves(t, g2=left)
    t.says("A: witch:C1")
    assert t.asked("A") == options


def test_two_alike_need_two_in_the_supply() -> None:
    """[WIT-3.5, BEL-16.19]"""
    t = shopping("C1", "g1@8 g1@9")
    leaves(t, g2=1)
    t.says("A: witch:C1")
    assert t.asked("A") == "swap:g1>g2"
    t.says("A: swap:g1>g2")
    assert (t.cauldron("A"), t.bag("A")) == ("g1@9", "w1 g2")


@pytest.mark.parametrize("cauldron", ["g1@7 g2@9", "g2@8 g1@9"])
def test_of_the_last_two_one_may_rise_to_what_the_other_hands_in(cauldron: str) -> None:
    """[WIT-3.5, BEL-16.19] No g2 left: the g2 rises first, and what it hands in is there at once."""
    t = shopping("C1", cauldron)
    leaves(t, g2=0)
    t.says("A: witch:C1")
    assert t.asked("A") == "swap:g2>g4 | last_two"
    t.says("A: last_two")
    assert (t.cauldron("A"), t.bag("A"), t.supply("g2")) == ("", "w1 g2 g4", 0)


def test_grow_bigger_does_not_move_the_scoring_space() -> None:
    """[WIT-3.5, BEL-16.17] The last chip leaves; still 10 coins."""
    t = shopping("C1", "o1@3 g1@9")
    t.says("A: witch:C1", "A: swap:g1>g2")
    assert (t.space("A"), t.coins()) == ("10 (10 c, 2 p)", 10)


def test_grow_bigger_may_come_between_two_purchases() -> None:
    """[BEL-16.15, WIT-3.17] At any moment of the own turn."""
    t = shopping("C1", "g1@12")
    t.says("A: buy:g1")
    assert t.asked("A").endswith("witch:C1 | done")
    t.says("A: witch:C1", "A: swap:g1>g2")
    assert (t.about("A"), t.coins()) == ("buy_second", 9)


def test_grow_bigger_may_come_after_the_last_purchase() -> None:
    """[BEL-16.15, WIT-3.17] At any moment of the own turn: two chips are bought, and the turn is not over."""
    t = shopping("C1", "g1@12")
    t.says("A: buy:g1", "A: buy:b1")
    assert t.asked("A") == "witch:C1 | done"
    t.says("A: witch:C1", "A: swap:g1>g2", "B: done")
    assert t.bag("A") == "w1 g1 g2 b1"


def test_grow_bigger_helps_an_exploded_player_who_took_points() -> None:
    """[WIT-3.5, BEL-16.15] Nothing can be bought with her."""
    t = shopping("C1", f"g1@1 {BOOM}", exploded=True)
    t.says("A: points")
    assert (t.about("A"), t.asked("A")) == ("buy", "witch:C1 | done")
    t.says("A: witch:C1", "A: swap:g1>g2")
    assert (t.awaited, t.bag("A")) == ("B", "w1 g2")


def test_grow_bigger_may_be_left_for_a_later_round() -> None:
    """[WIT-2.1] Exploded, points taken, done: the penny is kept."""
    t = shopping("C1", f"g1@1 {BOOM}", exploded=True)
    t.says("A: points", "A: done")
    assert (t.awaited, t.seat("A").pennies) == ("B", ("copper",))


def test_a_strong_ingredient_rises_as_what_is_printed_on_it() -> None:
    """[WIT-3.5, BEL-15.17] The green does nothing in phase B, but it is a green."""
    mine = player(cauldron="b1@14", bag="g2", pennies=("copper",))
    t = calling(
        "C1", mine, player(), start="scoring", card="strong_ingredient", die=("A: 3",), luck=("B: w1 w1 w1 w1 w2 …",)
    )
    t.says("A: lay:g2", "B: none", "A: witch:C1", "A: last_two")
    assert [told["chip"] for told in t.told("handed_in")] == ["g2", "b1"]
    assert [told["chip"] for told in t.told("gained_chip")] == ["g4", "b2"]


# C2, the Double Purse


def test_doubled_coins_still_buy_two_chips_of_different_colors() -> None:
    """[WIT-3.6] Space 16: 30 coins; g4 for 14 and o1 for 3, and that is all."""
    t = shopping("C2", "o1@15")
    t.says("A: witch:C2", "A: buy:g4")
    assert (t.coins(), t.seat("A").pennies) == (16, ())
    assert what(t.refuses("A: buy:g1")) == ("same_color", "BEL-10.5")
    t.says("A: buy:o1")
    assert t.awaited == "B"


@pytest.mark.parametrize("witch", ["C2", "C4"])
def test_a_purse_comes_before_paying(witch: str) -> None:
    """[BEL-16.15, WIT-3.17] Not once a chip is bought."""
    t = shopping(witch, "o1@15")
    assert f"witch:{witch}" in t.asked("A")
    t.says("A: buy:o1")
    assert t.refuses(f"A: witch:{witch}").key == "no_use_now"


@pytest.mark.parametrize(("reward", "about"), [("coins", "buy"), ("points", "")])
def test_the_double_purse_is_for_who_shops(reward: str, about: str) -> None:
    """[WIT-3.6, BEL-16.15] Exploded: not with the points; with the coins of space 9 there are 18."""
    t = shopping("C2", BOOM, exploded=True)
    t.says(f"A: {reward}")
    assert t.about("A") == about
    if reward == "coins":
        t.says("A: witch:C2")
        assert t.coins() == 18


def test_the_double_purse_doubles_for_a_covered_explosion() -> None:
    """[WIT-3.6, BEL-16.8] blue-2: 20 coins become 40."""
    t = after_brewing("C2", COVERED, books="g1-b2-r3-y1-p3")
    t.says("A: witch:C2")
    assert t.coins() == 40


def test_the_double_purse_is_not_offered_where_it_buys_nothing_more() -> None:
    """[WIT-2.3] Space 1: neither 1 coin nor 2 buy anything."""
    t = shopping("C2", "")
    assert (t.space("A"), t.awaited) == ("1 (1 c, 0 p)", "B")


@pytest.mark.parametrize(
    ("witch", "last", "rubies", "offered"),
    [("C2", 1, 0, False), ("C2", 2, 0, True), ("C4", 9, 2, False), ("C4", 10, 2, True)],
)
def test_in_round_9_a_purse_is_offered_when_it_makes_another_point(
    witch: str, last: int, rubies: int, offered: bool
) -> None:
    """[WIT-2.3, WIT-3.6, WIT-3.8] 2 coins and 2 more are no 5, 3 and 3 are; 10 and 4 no 15, 11 and 4 are."""
    t = after_brewing(witch, player(cauldron=f"o1@{last}", rubies=rubies), round=9)
    assert (f"witch:{witch}" in t.asked("A")) is offered


def test_in_round_9_a_purse_may_be_kept() -> None:
    """[WIT-3.6, WIT-2.2] 15 coins: 3 points, and 2 for the penny at the end."""
    t = after_brewing("C2", player(cauldron="o1@15", rubies=0), round=9)
    t.says("A: done")
    assert (t.gains("A", "BEL-12.2"), t.seat("A").pennies) == ([("points", 3)], ("copper",))


# C3, Two for One


def test_a_single_chip_bought_may_come_twice() -> None:
    """[WIT-3.7] For free: told as a chip gained, and in the bag with the others."""
    t = shopping("C3", "o1@15")
    t.says("A: buy:b4")
    t.declines("buy_second")
    assert t.asked("A") == "take:b4 | none"
    t.says("A: take:b4")
    assert t.told("gained_chip") == [{"seat": 0, "chip": "b4"}]
    assert t.bag("A") == "w1"
    t.says("B: done")
    assert (t.bag("A"), t.seat("A").pennies) == ("w1 o1 b4 b4", ())


def test_two_for_one_comes_after_buying() -> None:
    """[BEL-16.15, WIT-3.7] Not before, and not for who buys nothing."""
    t = shopping("C3", "o1@15")
    assert what(t.refuses("A: witch:C3")) == ("no_use_now", "WIT-3.7")
    t.says("A: done")
    assert (t.awaited, t.seat("A").pennies) == ("B", ("copper",))


def test_two_for_one_may_be_declined() -> None:
    """[WIT-3.7, WIT-2.1]"""
    t = shopping("C3", "o1@9")
    t.says("A: buy:b1", "A: buy:o1", "A: none", "B: done")
    assert (t.bag("A"), t.seat("A").pennies) == ("w1 o1 o1 b1", ("copper",))


def test_two_for_one_is_not_offered_when_both_chips_are_sold_out() -> None:
    """[WIT-3.17, BEL-16.19]"""
    t = shopping("C3", "o1@9")
    leaves(t, b1=1, g1=1)
    t.says("A: buy:g1", "A: buy:b1")
    assert (t.awaited, t.seat("A").pennies) == ("B", ("copper",))


def test_two_for_one_helps_an_exploded_player_who_buys() -> None:
    """[WIT-3.7, BEL-10.4] And not one who took the points."""
    t = shopping("C3", BOOM, exploded=True)
    t.says("A: coins", "A: buy:g2")
    assert t.asked("A") == "take:g2 | none"
    t = shopping("C3", BOOM, exploded=True)
    t.says("A: points")
    assert t.awaited == "B"


# C4, the Ruby Purse


def test_rubies_count_at_the_moment_of_use() -> None:
    """[WIT-3.17, WIT-3.8] Space 9 gave the third ruby: 9 + 6 coins; all three are left for phase F."""
    t = shopping("C4", "o1@8", rubies=2)
    t.says("A: witch:C4", "A: buy:g4", "B: done")
    assert (t.seat("A").rubies, t.about("A"), t.asked("A")) == (3, "spend", "drop | done")


def test_without_rubies_the_ruby_purse_is_not_offered() -> None:
    """[WIT-2.3, WIT-3.8]"""
    t = shopping("C4", "o1@9", rubies=0)
    assert what(t.refuses("A: witch:C4")) == ("no_use_now", "WIT-3.8")


def test_after_points_the_ruby_purse_shops_with_its_coins_alone() -> None:
    """[WIT-3.8, WIT-6.8] Exploded on space 12 (12 c), 3 rubies: 6 coins, where the table allows it."""
    t = shopping("C4", "w3@3 w3@6 w2@11", exploded=True, rubies=3, ruby_coins_after_points=True)
    t.says("A: points")
    assert (t.about("A"), t.asked("A")) == ("buy", "witch:C4 | done")
    t.says("A: witch:C4")
    assert (t.coins(), t.asked("A")) == (6, "buy:o1 | buy:g1 | buy:b1 | buy:r1 | done")
    t.says("A: buy:o1")
    assert (t.awaited, t.seat("A").points) == ("B", 2)


def test_after_points_the_ruby_purse_is_not_offered_where_it_buys_nothing() -> None:
    """[WIT-2.3, WIT-3.8] One ruby: 2 coins, and the cheapest chip costs 3."""
    t = shopping("C4", "w3@3 w3@6 w2@11", exploded=True, rubies=1, ruby_coins_after_points=True)
    t.says("A: points")
    assert t.awaited == "B"


@pytest.mark.parametrize(
    ("option", "reward", "about"),
    [("none", "points", "spend"), ("none", "coins", "spend"), ("exchange", "coins", "exchange")],
)
def test_in_round_9_the_ruby_purse_is_for_who_may_exchange(option: str, reward: str, about: str) -> None:
    """[WIT-3.17, BEL-12.2, BEL-15.11] Exploded on space 12 with 4 rubies."""
    mine = player(cauldron="w3@3 w3@6 w2@11", exploded=True, rubies=4)
    t = after_brewing("C4", mine, round=9, exploded_coins_round_9=option)
    t.says(f"A: {reward}")
    assert t.about("A") == about


def test_in_round_9_nothing_lost_opens_the_double_purse() -> None:
    """[WIT-3.6, WIT-3.16] S4 and C2: exploded on space 16, 30 coins make 6 points."""
    mine = player(cauldron="w3@3 w3@6 w2@15", exploded=True, pennies=("silver", "copper"))
    t = after_brewing("C2", mine, round=9, witches="S4-C2-G4")
    t.says("A: witch:S4", "A: witch:C2")
    assert t.gains("A", "BEL-12.2") == [("points", 6)]


@pytest.mark.parametrize("witch", ["C1", "C3"])
def test_in_round_9_nothing_is_bought_that_could_rise_or_come_twice(witch: str) -> None:
    """[BEL-12.2, BEL-16.15] Phase E is the exchange."""
    t = after_brewing(witch, player(cauldron="g1@9", rubies=0), round=9)
    assert (t.about("A"), t.gains("A", "BEL-12.2")) == ("", [("points", 2)])

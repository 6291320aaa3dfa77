"""[BEL-3, BEL-16.26] Purple fortune cards 1 to 6: carried out at once, before the rats and the brewing."""

import pytest

from chaudron.scenes.belcastel import player
from tests.games.belcastel.cards.positions import turn

FIVE_LOW, FIVE_HIGH = "w1 w1 w1 o1 g1", "w1 w2 w2 w3 o1"
"""Bags of five chips with totals 5 and 9."""


# choose_wisely


def test_choose_wisely_before_round_three_is_the_drop() -> None:
    """[BEL-16.26, BEL-1.6] choose_wisely: two single moves."""
    t = turn("choose_wisely", player(), player(), round=2)
    assert t.asked("A") == "drop"
    t.says("A: drop", "A: drop", "A: drop")
    assert (t.seat("A").drop, t.awaited) == (2, "B")


def test_choose_wisely_offers_a_purple_chip_from_round_three() -> None:
    """[BEL-3.3, BEL-16.26] choose_wisely."""
    t = turn("choose_wisely", player(bag="w1"), player(), round=3)
    assert t.asked("A") == "take:p1 | drop"
    t.says("A: take:p1")
    assert (t.bag("A"), t.supply("p1"), t.seat("A").drop) == ("w1 p1", 14, 0)


def test_choose_wisely_leaves_the_drop_when_the_last_purple_is_taken() -> None:
    """[BEL-16.19, BEL-16.3] choose_wisely: in turn order, A takes the last one."""
    t = turn("choose_wisely", player(), player(), round=3, supply={"p1": 1})
    t.says("A: take:p1")
    assert t.asked("B") == "drop"


def test_choose_wisely_moves_either_drop_on_the_tube_side() -> None:
    """[BEL-16.18, BEL-14.1] choose_wisely: the first tube gives a ruby."""
    t = turn("choose_wisely", player(), player(), cauldron_side="tubes")
    t.says("A: drop")
    assert t.asked("A") == "drop | tube | none"
    t.says("A: tube", "A: drop")
    assert (t.seat("A").drop, t.seat("A").tube, t.seat("A").rubies) == (1, 1, 2)


def test_choose_wisely_gives_nothing_when_neither_is_possible() -> None:
    """[BEL-16.18, BEL-16.19] choose_wisely: the drop on 52, purple closed."""
    t = turn("choose_wisely", player(drop=52), player(), round=2)
    assert t.awaited == "B"


def test_choose_wisely_loses_a_second_move_beyond_the_last_space() -> None:
    """[BEL-16.18] choose_wisely: the drop on 51 moves one."""
    t = turn("choose_wisely", player(drop=51), player())
    t.says("A: drop", "A: drop")
    assert (t.seat("A").drop, t.awaited) == (52, "B")


# pot_filling_up


def test_the_pot_filling_up_moves_every_drop_by_one() -> None:
    """[BEL-3.2, BEL-3.3] pot_filling_up: in turn order, each optional."""
    t = turn("pot_filling_up", player(), player(drop=3), player(), first="B")
    assert t.awaited == "B"
    t.says("B: drop", "C: none", "A: drop")
    assert [t.seat(name).drop for name in "ABC"] == [1, 4, 0]


def test_the_pot_filling_up_counts_for_this_round() -> None:
    """[BEL-3.2, BEL-5.2] pot_filling_up: it comes before the brewing."""
    t = turn("pot_filling_up", player(), player())
    t.says("A: drop", "B: drop")
    t.draws("A: w1")
    assert t.cauldron("A") == "w1@2"


def test_the_pot_filling_up_may_move_the_tube_drop() -> None:
    """[BEL-14.1, BEL-16.18] pot_filling_up: from tube 2 to 3, a blue 1."""
    t = turn("pot_filling_up", player(bag="w1", tube=2), player(), cauldron_side="tubes")
    t.says("A: tube")
    assert (t.seat("A").drop, t.seat("A").tube, t.bag("A")) == (0, 3, "w1 b1")


# charity


def test_charity_gives_a_ruby_to_whoever_has_the_fewest() -> None:
    """[BEL-16.26] charity: all tied players; judged before anyone is paid."""
    t = turn("charity", player(rubies=2), player(rubies=0), player(rubies=1), player(rubies=0))
    assert [t.seat(name).rubies for name in "ABCD"] == [2, 1, 1, 1]


def test_charity_in_round_one_gives_everyone_a_ruby() -> None:
    """[BEL-16.26, BEL-1.7] charity: everyone owns 1."""
    t = turn("charity", player(), player(), player(), round=1)
    assert [t.seat(name).rubies for name in "ABC"] == [2, 2, 2]


def test_charity_pays_in_turn_order_while_rubies_last() -> None:
    """[BEL-16.20, BEL-16.3] charity: two rubies of the twenty are left; C is first player."""
    t = turn("charity", player(rubies=6), player(rubies=6), player(rubies=6), first="C", rubies="limited")
    assert [t.seat(name).rubies for name in "ABC"] == [7, 6, 7]


# less_is_more


def test_less_is_more_gives_a_blue_two_for_the_lowest_total_and_a_ruby_for_the_others() -> None:
    """[BEL-16.26] less_is_more: whites count with their value; all chips go back."""
    t = turn("less_is_more", player(bag=FIVE_HIGH), player(bag=FIVE_LOW))
    assert t.told("showed") == [
        {"seat": 0, "chips": t.told("showed")[0]["chips"], "total": 9},
        {"seat": 1, "chips": t.told("showed")[1]["chips"], "total": 5},
    ]
    assert (t.bag("A"), t.seat("A").rubies) == ("w1 w2 w2 w3 o1", 2)
    assert (t.bag("B"), t.seat("B").rubies) == ("w1 w1 w1 o1 g1 b2", 1)


def test_less_is_more_gives_all_tied_players_a_blue_two() -> None:
    """[BEL-16.26] less_is_more."""
    t = turn("less_is_more", player(bag=FIVE_LOW), player(bag=FIVE_HIGH), player(bag=FIVE_LOW))
    assert [t.bag(name).count("b2") for name in "ABC"] == [1, 0, 1]
    assert [t.seat(name).rubies for name in "ABC"] == [1, 2, 1]


def test_less_is_more_draws_only_five() -> None:
    """[BEL-16.26] less_is_more: of nine chips five are shown."""
    t = turn("less_is_more", player(), player())
    assert [len(fact["chips"].split()) for fact in t.told("showed")] == [5, 5]


def test_less_is_more_draws_what_a_short_bag_holds() -> None:
    """[BEL-16.26] less_is_more, R1."""
    t = turn("less_is_more", player(bag="w3 w2"), player(bag=FIVE_LOW))
    assert [fact["total"] for fact in t.told("showed")] == [5, 5]


def test_less_is_more_explodes_nothing() -> None:
    """[BEL-3.5] less_is_more: whites of 8 only shown."""
    t = turn("less_is_more", player(bag=FIVE_HIGH), player(bag=FIVE_LOW))
    assert (t.seat("A").state, t.cauldron("A"), t.asked("A")) == ("brewing", "", "draw | stop")


def test_less_is_more_gives_nothing_when_the_blue_twos_are_sold_out() -> None:
    """[BEL-16.19] less_is_more: nor a ruby instead."""
    t = turn("less_is_more", player(bag=FIVE_LOW), player(bag=FIVE_HIGH), supply={"b2": 0})
    assert (t.bag("A"), t.seat("A").rubies) == ("w1 w1 w1 o1 g1", 1)
    assert t.seat("B").rubies == 2


def test_less_is_more_gives_the_last_blue_two_in_turn_order() -> None:
    """[BEL-16.26, BEL-16.3] less_is_more."""
    t = turn("less_is_more", player(bag=FIVE_LOW), player(bag=FIVE_LOW), supply={"b2": 1})
    assert (t.bag("A").count("b2"), t.bag("B").count("b2")) == (1, 0)


# only_one


def test_only_one_offers_a_black_a_two_chip_or_three_rubies() -> None:
    """[BEL-3.3, BEL-3.4] only_one, round 1: no yellow, never a white."""
    t = turn("only_one", player(bag="w1"), player(bag="w1"), player())
    assert t.asked("A") == "take:g2 | take:b2 | take:r2 | take:k1 | rubies"
    t.says("A: take:k1", "B: take:r2", "C: rubies")
    assert (t.bag("A"), t.bag("B"), t.seat("C").rubies) == ("w1 k1", "w1 r2", 4)


def test_only_one_offers_yellow_from_round_two() -> None:
    """[BEL-3.4, BEL-11.1] only_one."""
    t = turn("only_one", player(), player(), round=2)
    assert t.asked("A") == "take:g2 | take:b2 | take:r2 | take:y2 | take:k1 | rubies"


def test_only_one_refuses_yellow_in_round_one() -> None:
    """[BEL-3.4, BEL-1.6] only_one."""
    t = turn("only_one", player(), player())
    assert t.refuses("A: take:y2").rule == "BEL-1.6"


def test_only_one_does_not_offer_what_is_sold_out() -> None:
    """[BEL-16.19, BEL-16.3] only_one: A takes the last black."""
    t = turn("only_one", player(), player(), supply={"k1": 1})
    t.says("A: take:k1")
    assert t.asked("B") == "take:g2 | take:b2 | take:r2 | rubies"


# wheel_and_deal


def test_wheel_and_deal_sells_a_one_chip_for_a_ruby() -> None:
    """[BEL-16.26] wheel_and_deal, round 1: once, in turn order."""
    t = turn("wheel_and_deal", player(bag="w1", rubies=2), player())
    assert t.asked("A") == "take:o1 | take:g1 | take:b1 | take:r1 | none"
    t.says("A: take:b1")
    assert (t.bag("A"), t.seat("A").rubies, t.awaited) == ("w1 b1", 1, "B")


@pytest.mark.parametrize("round", [2, 3])
def test_wheel_and_deal_never_sells_purple_or_black(round: int) -> None:
    """[BEL-16.26, BEL-1.6] wheel_and_deal: yellow from round 2."""
    t = turn("wheel_and_deal", player(), player(), round=round)
    assert t.asked("A") == "take:o1 | take:g1 | take:b1 | take:r1 | take:y1 | none"


def test_wheel_and_deal_may_be_declined() -> None:
    """[BEL-3.3] wheel_and_deal."""
    t = turn("wheel_and_deal", player(bag="w1"), player())
    t.says("A: none")
    assert (t.bag("A"), t.seat("A").rubies) == ("w1", 1)


def test_wheel_and_deal_asks_nobody_without_a_ruby() -> None:
    """[BEL-16.26] wheel_and_deal."""
    t = turn("wheel_and_deal", player(rubies=0), player())
    assert t.awaited == "B"


def test_wheel_and_deal_does_not_sell_what_is_sold_out() -> None:
    """[BEL-16.19] wheel_and_deal."""
    t = turn("wheel_and_deal", player(), player(), supply={"o1": 0})
    t.says("A: none")
    assert t.asked("B") == "take:g1 | take:b1 | take:r1 | none"

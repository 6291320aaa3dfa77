"""[BEL-7.3, BEL-16.23] The green books: spiders, in phase B of the scoring."""

from typing import Any

import pytest

from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import BelcastelScene, player, scene

GREEN_1, GREEN_2, GREEN_3, GREEN_4 = (f"g{number}-b3-r3-y1-p3" for number in (1, 2, 3, 4))


def brewing(mine: dict[str, Any], books: str, **setting: Any) -> BelcastelScene:
    """A brews; B, who is further on, will roll a ruby."""
    t = scene(mine, player(cauldron="o1@50"), start="middle", books=books, **setting)
    t.luck("B: 4")
    return t


def after_brewing(mine: dict[str, Any], books: str, **setting: Any) -> BelcastelScene:
    """Both have stopped."""
    t = brewing(mine, books, **setting)
    t.all_stop()
    return t


# Set 1: a ruby for each spider that is last or next to last


@pytest.mark.parametrize(
    ("cauldron", "rubies"),
    [("o1@1 g1@2", 1), ("o1@1 g1@2 w1@3", 1), ("g1@1 g1@2", 2), ("g1@1 w1@2 o1@3", 0), ("g1@1", 1), ("o1@1", 0)],
)
def test_each_spider_among_the_last_two_chips_brings_a_ruby(cauldron: str, rubies: int) -> None:
    """[BEL-7.3, BEL-10.2] green-1."""
    t = after_brewing(player(cauldron=cauldron), GREEN_1)
    assert t.seat("A").rubies == 1 + rubies


@pytest.mark.parametrize("spider", ["g1", "g2", "g4"])
def test_the_value_of_the_spider_does_not_matter_for_its_ruby(spider: str) -> None:
    """[BEL-7.3] green-1."""
    t = after_brewing(player(cauldron=f"{spider}@7"), GREEN_1)
    assert t.seat("A").rubies == 2


def test_gaps_do_not_matter_for_the_last_two_chips() -> None:
    """[BEL-16.7] green-1: the order of laying decides."""
    t = after_brewing(player(cauldron="g1@10 w1@40"), GREEN_1)
    assert t.seat("A").rubies == 2


def test_spiders_of_an_exploded_cauldron_bring_rubies() -> None:
    """[BEL-10.2, BEL-6.2] green-1."""
    t = after_brewing(player(cauldron="w3@3 w3@6 g1@7 w2@9", exploded=True), GREEN_1)
    assert (t.about("A"), t.seat("A").rubies) == ("reward", 2)


def test_a_chip_taken_back_makes_room_among_the_last_two() -> None:
    """[BEL-16.7, BEL-16.9] green-1 and flask."""
    t = brewing(player(cauldron="o1@1 g1@2 w1@3 o1@4"), GREEN_1)
    t.says("A: flask")
    t.all_stop()
    assert t.seat("A").rubies == 2


def test_a_spider_taken_back_brings_nothing() -> None:
    """[BEL-16.7, BEL-16.9] green-1 and flask."""
    t = brewing(player(cauldron="o1@1 o1@2 g1@3"), GREEN_1)
    t.says("A: flask")
    t.all_stop()
    assert t.seat("A").rubies == 1


def test_a_red_chip_laid_after_stopping_pushes_a_spider_back() -> None:
    """[BEL-16.24, BEL-16.7] green-1 with red-2: laid chips count as last."""
    t = brewing(player(cauldron="g1@1 o1@2", beside="r1"), "g1-b3-r2-y1-p3")
    t.all_stop()
    t.says("A: lay:r1")
    assert t.seat("A").rubies == 1


def test_spiders_on_the_last_space_bring_rubies() -> None:
    """[BEL-5.6, BEL-7.3] green-1: the spoon itself has none."""
    t = scene(player(cauldron="g1@50", flask=False, more="g4"), player(), start="middle", books=GREEN_1)
    t.draws("A: g4")
    assert t.cauldron("A") == "g1@50 g4@52"
    t.luck("A: 1")
    t.all_stop()
    assert t.seat("A").rubies == 3


# Set 2: a 1-chip for each spider that is last or next to last


@pytest.mark.parametrize(
    ("spider", "gifts"),
    [("g1", "take:o1 | none"), ("g2", "take:b1 | take:r1 | none"), ("g4", "take:y1 | take:p1 | none")],
)
def test_a_spider_brings_a_one_chip_by_its_value(spider: str, gifts: str) -> None:
    """[BEL-7.3, BEL-16.23] green-2."""
    t = after_brewing(player(bag="w1", cauldron=f"{spider}@7"), GREEN_2, round=3)
    assert t.asked("A") == gifts
    gift = gifts.split(" | ", maxsplit=1)[0].removeprefix("take:")
    t.says(f"A: take:{gift}")
    assert t.bag("A") == f"w1 {gift}"


def test_the_last_spider_brings_its_chip_first() -> None:
    """[BEL-16.23] green-2: both places are looked at separately."""
    t = after_brewing(player(bag="w1", cauldron="g2@6 g1@7"), GREEN_2)
    assert t.asked("A") == "take:o1 | none"
    t.says("A: take:o1")
    assert t.asked("A") == "take:b1 | take:r1 | none"
    t.says("A: take:r1")
    assert t.bag("A") == "w1 o1 r1"


def test_a_spider_further_back_brings_no_chip() -> None:
    """[BEL-7.3] green-2."""
    t = after_brewing(player(cauldron="g2@6 o1@7 w1@8"), GREEN_2)
    assert t.about("A") == "buy"


def test_a_great_spider_brings_nothing_while_both_books_are_closed() -> None:
    """[BEL-1.6, BEL-16.23, BEL-15.18] green-2, round 1, every_gain."""
    t = after_brewing(player(cauldron="g4@7"), GREEN_2, round=1, closed_books="every_gain")
    assert t.about("A") == "buy"


def test_a_great_spider_brings_chips_whose_book_is_still_closed() -> None:
    """[BEL-1.6, BEL-15.18] green-2, round 1: only buying and cards need an open book."""
    t = after_brewing(player(cauldron="g4@7"), GREEN_2, round=1)
    assert t.asked("A") == "take:y1 | take:p1 | none"
    t.says("A: take:p1")
    assert "p1" in t.bag("A")


def test_a_great_spider_brings_no_purple_before_round_three() -> None:
    """[BEL-1.6, BEL-16.23, BEL-15.18] green-2, round 2, every_gain."""
    t = after_brewing(player(cauldron="g4@7"), GREEN_2, round=2, closed_books="every_gain")
    assert t.asked("A") == "take:y1 | none"
    reason = t.refuses("A: take:p1")
    assert (reason.key, reason.rule) == ("book_closed", "BEL-1.6")


def test_a_sold_out_color_cannot_be_named() -> None:
    """[BEL-16.23, BEL-16.19] green-2."""
    t = brewing(player(cauldron="g2@7"), GREEN_2)
    t.table.supply[CHIP["b1"]] = 0
    t.all_stop()
    assert t.asked("A") == "take:r1 | none"
    assert t.refuses("A: take:b1").key == "sold_out"


def test_a_spider_whose_gifts_are_sold_out_brings_nothing() -> None:
    """[BEL-16.19] green-2, R3."""
    t = brewing(player(cauldron="g1@7"), GREEN_2)
    t.table.supply[CHIP["o1"]] = 0
    t.all_stop()
    assert t.about("A") == "buy"


def test_the_gift_of_a_spider_may_be_declined() -> None:
    """[BEL-7.2] green-2."""
    t = after_brewing(player(bag="w1", cauldron="g1@7"), GREEN_2)
    t.says("A: none")
    assert (t.bag("A"), t.supply("o1")) == ("w1", 18)


def test_spiders_of_an_exploded_cauldron_bring_chips() -> None:
    """[BEL-10.2, BEL-6.2] green-2."""
    t = after_brewing(player(bag="", cauldron="w3@3 w3@6 g1@7 w2@9", exploded=True), GREEN_2)
    t.says("A: take:o1")
    assert (t.bag("A"), t.about("A")) == ("o1", "reward")


def test_the_first_player_takes_the_last_chip_of_a_kind() -> None:
    """[BEL-16.3, BEL-16.19] green-2: B, to the left, finds no pumpkin any more."""
    t = scene(player(cauldron="g1@7"), player(cauldron="g1@50"), start="middle", books=GREEN_2, supply={"o1": 1})
    t.luck("B: 4")
    t.all_stop()
    t.says("A: take:o1")
    assert (t.about("A"), t.about("B")) == ("buy", "")


# Set 3: whites of exactly seven move the last chip on by all the green values


def test_with_seven_whites_the_last_chip_moves_on_by_all_the_greens() -> None:
    """[BEL-7.3, BEL-16.23] green-3: 1 + 4 spaces, wherever the spiders lie."""
    t = after_brewing(player(cauldron="g1@1 w3@4 w2@6 g4@10 w2@12 o1@13"), GREEN_3)
    assert t.cauldron("A") == "g1@1 w3@4 w2@6 g4@10 w2@12 o1@18"
    assert t.space("A") == "19 (17 c, 4 p)"
    assert t.seat("A").points == 4


@pytest.mark.parametrize("white", ["w1", "w3"])
def test_with_six_or_eight_whites_the_last_chip_stays(white: str) -> None:
    """[BEL-16.23] green-3: exactly 7, even if yellow-3 bears 8."""
    mine = player(cauldron=f"w3@3 w2@5 g2@7 y1@8 {white}@11")
    t = after_brewing(mine, "g3-b3-r3-y3-p3")
    assert t.space("A") == "12 (12 c, 2 p)"


def test_seven_whites_without_a_spider_move_nothing() -> None:
    """[BEL-16.23] green-3."""
    t = after_brewing(player(cauldron="w3@3 w2@5 w2@7"), GREEN_3)
    assert (t.space("A"), t.told("moved_on")) == ("8 (8 c, 1 p)", [])


def test_the_last_chip_moves_at_most_to_the_last_space() -> None:
    """[BEL-16.23, BEL-5.6] green-3: the spoon follows."""
    t = scene(player(cauldron="w3@3 w2@5 w2@7 g4@50"), player(), start="middle", books=GREEN_3)
    t.luck("A: 4")
    t.all_stop()
    assert t.cauldron("A") == "w3@3 w2@5 w2@7 g4@52"
    assert (t.space("A"), t.seat("A").points) == ("53 (35 c, 15 p)", 15)


def test_the_die_is_settled_before_the_last_chip_moves() -> None:
    """[BEL-16.15, BEL-16.17] green-3: A stands behind B in phase A and before B afterwards."""
    t = scene(player(cauldron="w3@3 w2@5 w2@7 g4@11"), player(cauldron="o1@12"), start="middle", books=GREEN_3)
    t.luck("B: 4")
    t.all_stop()
    assert [fact["seat"] for fact in t.told("rolled")] == [1]
    assert t.space("A") == "16 (15 c, 3 p, R)"


def test_the_ruby_points_and_coins_are_those_of_the_new_space() -> None:
    """[BEL-16.15, BEL-16.17] green-3: from space 12 to 16, which shows 15 coins, 3 points and a ruby."""
    t = after_brewing(player(cauldron="w3@3 w2@5 w2@7 g4@11"), GREEN_3)
    assert (t.seat("A").rubies, t.seat("A").points) == (2, 3)
    assert "buy:g2" in t.asked("A")
    assert t.refuses("A: buy:g4").details == {"chip": "g4", "price": 21, "coins": 15}


def test_the_move_of_the_last_chip_may_be_refused_under_may_decline() -> None:
    """[BEL-15.8, BEL-16.23] green-3."""
    t = after_brewing(player(cauldron="w3@3 w2@5 w2@7 g4@11"), GREEN_3, bonus_moves="may_decline")
    assert t.asked("A") == "bonus | none"
    t.says("A: none")
    assert t.space("A") == "12 (12 c, 2 p)"


def test_the_move_of_the_last_chip_may_be_taken_under_may_decline() -> None:
    """[BEL-15.8, BEL-16.23] green-3."""
    t = after_brewing(player(cauldron="w3@3 w2@5 w2@7 g4@11"), GREEN_3, bonus_moves="may_decline")
    t.says("A: bonus")
    assert t.space("A") == "16 (15 c, 3 p, R)"


def test_a_white_taken_back_may_make_seven() -> None:
    """[BEL-16.9, BEL-16.23] green-3 and flask: what still lies in the cauldron counts."""
    mine = player(cauldron="w3@3 w2@5 w2@7 g2@9 y1@10 w1@11")
    t = brewing(mine, "g3-b3-r3-y3-p3")
    t.says("A: flask")
    t.all_stop()
    assert t.cauldron("A") == "w3@3 w2@5 w2@7 g2@9 y1@12"


def test_a_spider_taken_back_moves_nothing() -> None:
    """[BEL-16.9, BEL-16.23] green-3 and flask."""
    t = brewing(player(cauldron="w3@3 w2@5 w2@7 g4@11"), GREEN_3)
    t.says("A: flask")
    t.all_stop()
    assert t.space("A") == "8 (8 c, 1 p)"


# Set 4: a drop move for a ruby for each spider that is last or next to last


def test_each_spider_among_the_last_two_sells_a_drop_move_for_a_ruby() -> None:
    """[BEL-7.3, BEL-16.23] green-4."""
    t = after_brewing(player(cauldron="g4@6 g1@7", rubies=3), GREEN_4)
    assert t.asked("A") == "drop | none"
    t.says("A: drop", "A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies) == (2, 1)
    assert t.about("A") == "buy"


def test_a_spider_further_back_sells_nothing() -> None:
    """[BEL-7.3] green-4."""
    t = after_brewing(player(cauldron="g1@5 o1@6 o1@7"), GREEN_4)
    assert t.about("A") == "buy"


def test_one_ruby_buys_only_one_of_two_drop_moves() -> None:
    """[BEL-16.23] green-4."""
    t = after_brewing(player(cauldron="g1@6 g1@7", rubies=1), GREEN_4)
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies, t.about("A")) == (1, 0, "buy")


def test_without_a_ruby_a_spider_sells_nothing() -> None:
    """[BEL-16.23] green-4."""
    t = after_brewing(player(cauldron="g1@7", rubies=0), GREEN_4)
    assert t.about("A") == "buy"


def test_the_drop_move_of_a_spider_may_be_declined() -> None:
    """[BEL-7.2] green-4: each payment on its own."""
    t = after_brewing(player(cauldron="g1@6 g1@7", rubies=2), GREEN_4)
    t.says("A: none", "A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies) == (1, 1)


def test_a_ruby_won_by_a_moth_may_pay_for_a_spider() -> None:
    """[BEL-16.23] green-4 after black-2p: black comes first in phase B."""
    t = after_brewing(player(cauldron="k1@6 g1@7", rubies=0), GREEN_4)
    t.says("A: drop")  # the moth's
    assert t.about("A") == "spider_drop"
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies) == (2, 0)


def test_the_ruby_of_a_tube_may_pay_for_the_second_spider() -> None:
    """[BEL-14.1, BEL-16.18, BEL-16.23] green-4 with tubes: a bonus is taken at once."""
    t = after_brewing(player(cauldron="g1@6 g1@7", rubies=1), GREEN_4, cauldron_side="tubes")
    assert t.asked("A") == "drop | tube | none"
    t.says("A: tube")  # the first tube: a ruby
    assert t.seat("A").rubies == 1
    t.says("A: tube")  # the second: a point
    assert (t.seat("A").tube, t.seat("A").rubies) == (2, 0)
    assert t.seat("A").points == 1 + 1  # and the point of space 8


def test_a_drop_that_cannot_move_is_not_sold() -> None:
    """[BEL-16.18] green-4: the drop lies on 52."""
    t = scene(player(cauldron="g1@52", drop=52, rubies=3), player(), start="middle", books=GREEN_4)
    t.luck("A: 4")
    t.all_stop()
    assert (t.about("A"), t.seat("A").rubies) == ("buy", 4)


def test_spiders_of_an_exploded_cauldron_sell_drop_moves() -> None:
    """[BEL-10.2, BEL-6.2] green-4."""
    t = after_brewing(player(cauldron="w3@3 w3@6 g1@7 w2@9", exploded=True), GREEN_4)
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies, t.about("A")) == (1, 0, "reward")


def test_a_taken_back_spider_sells_nothing() -> None:
    """[BEL-16.9] green-4 and flask."""
    t = brewing(player(cauldron="o1@6 g1@7"), GREEN_4)
    t.says("A: flask")
    t.all_stop()
    assert t.about("A") == "buy"

"""[BEL-7.3, BEL-16.22] The purple books: ghost's breath, in phase B of the scoring, from round 3."""

from typing import Any

import pytest

from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import BelcastelScene, player, scene

PURPLE_1, PURPLE_2, PURPLE_3, PURPLE_4 = (f"g3-b3-r3-y1-p{number}" for number in (1, 2, 3, 4))
ONE, TWO, THREE = "p1@1", "p1@1 p1@2", "p1@1 p1@2 p1@3"
"""Cauldrons whose scoring space (2, 3, 4) gives neither points nor a ruby."""


def brewing(mine: dict[str, Any], books: str, **setting: Any) -> BelcastelScene:
    """A brews in round 3; B, who is further on, will roll a ruby."""
    t = scene(mine, player(cauldron="o1@50"), start="middle", books=books, round=3, **setting)
    t.luck("B: 4")
    return t


def after_brewing(mine: dict[str, Any], books: str, **setting: Any) -> BelcastelScene:
    """Both have stopped."""
    t = brewing(mine, books, **setting)
    t.all_stop()
    return t


# Set 1: points, a ruby, a drop move by the number of ghosts


def test_one_ghost_gives_a_point() -> None:
    """[BEL-7.3, BEL-16.22] purple-1."""
    t = after_brewing(player(cauldron=ONE), PURPLE_1)
    assert t.asked("A") == "row:1 | none"
    t.says("A: row:1")
    assert (t.seat("A").points, t.seat("A").rubies, t.seat("A").drop) == (1, 1, 0)


def test_two_ghosts_give_a_point_and_a_ruby() -> None:
    """[BEL-7.3, BEL-16.22] purple-1."""
    t = after_brewing(player(cauldron=TWO), PURPLE_1)
    assert t.asked("A") == "row:1 | row:2 | none"
    t.says("A: row:2")
    assert (t.seat("A").points, t.seat("A").rubies, t.seat("A").drop) == (1, 2, 0)


@pytest.mark.parametrize("cauldron", [THREE, "p1@0 p1@1 p1@2 p1@3"])
def test_three_or_more_ghosts_give_two_points_and_a_drop_move(cauldron: str) -> None:
    """[BEL-7.3, BEL-16.22] purple-1: one row only, four do not count as 2 + 2 or 3 + 1."""
    t = after_brewing(player(cauldron=cauldron), PURPLE_1)
    assert t.asked("A") == "row:1 | row:2 | row:3 | none"
    t.says("A: row:3", "A: drop")
    assert (t.seat("A").points, t.seat("A").rubies, t.seat("A").drop) == (2, 1, 1)
    assert t.told("rubies") == [{"seat": 1, "rubies": 1}]  # only B's die


def test_a_lower_row_may_be_picked() -> None:
    """[BEL-16.22] purple-1: the ruby rather than the drop move."""
    t = after_brewing(player(cauldron=THREE), PURPLE_1)
    t.says("A: row:2")
    assert (t.seat("A").points, t.seat("A").rubies, t.seat("A").drop) == (1, 2, 0)


def test_the_row_of_ghosts_may_be_declined() -> None:
    """[BEL-7.2] purple-1."""
    t = after_brewing(player(cauldron=THREE), PURPLE_1)
    t.says("A: none")
    assert (t.seat("A").points, t.seat("A").rubies, t.seat("A").drop) == (0, 1, 0)


def test_a_row_needs_enough_ghosts() -> None:
    """[BEL-16.22] purple-1."""
    t = after_brewing(player(cauldron=TWO), PURPLE_1)
    reason = t.refuses("A: row:3")
    assert (reason.key, reason.rule) == ("too_few_purples", "BEL-16.22")


def test_the_drop_of_three_ghosts_may_move_on_the_tubes() -> None:
    """[BEL-14.1] purple-1: the second tube gives a point."""
    t = after_brewing(player(cauldron=THREE, tube=1), PURPLE_1, cauldron_side="tubes")
    t.says("A: row:3")
    assert t.asked("A") == "drop | tube | none"
    t.says("A: tube")
    assert (t.seat("A").tube, t.seat("A").points) == (2, 3)


def test_three_ghosts_with_the_drop_on_the_last_space_give_the_points() -> None:
    """[BEL-16.18] purple-1: the move is lost."""
    t = scene(player(cauldron="p1@52 p1@52 p1@52", drop=52), player(), start="middle", books=PURPLE_1, round=3)
    t.luck("A: 4")
    t.all_stop()
    t.says("A: row:3")
    assert t.about("A") == "buy"
    assert t.seat("A").points == 2 + 15


def test_ghosts_of_an_exploded_cauldron_give_their_row() -> None:
    """[BEL-10.2, BEL-6.2] purple-1."""
    t = after_brewing(player(cauldron="w3@3 w3@6 p1@7 w2@9", exploded=True), PURPLE_1)
    t.says("A: row:1")
    assert (t.seat("A").points, t.about("A")) == (1, "reward")


def test_a_ghost_taken_back_is_not_counted() -> None:
    """[BEL-16.9] purple-1 and flask."""
    t = brewing(player(cauldron=TWO), PURPLE_1)
    t.says("A: flask")
    t.all_stop()
    assert t.asked("A") == "row:1 | none"


# Set 2: ghosts handed in for a row


def test_one_ghost_handed_in_gives_a_moth_a_point_and_a_ruby() -> None:
    """[BEL-7.3, BEL-16.22] purple-2."""
    t = after_brewing(player(bag="", cauldron=ONE), PURPLE_2)
    t.says("A: row:1")
    assert (t.bag("A"), t.seat("A").points, t.seat("A").rubies) == ("k1", 1, 2)
    assert (t.cauldron("A"), t.supply("p1"), t.supply("k1")) == ("", 16, 17)


def test_two_ghosts_handed_in_give_two_chips_three_points_and_a_drop_move() -> None:
    """[BEL-7.3, BEL-16.22] purple-2."""
    t = after_brewing(player(bag="", cauldron=TWO), PURPLE_2)
    t.says("A: row:2", "A: drop")
    assert (t.bag("A"), t.seat("A").points, t.seat("A").drop) == ("g1 b2", 3, 1)
    assert t.seat("A").rubies == 1


def test_three_ghosts_handed_in_give_a_great_mandrake_six_points_a_ruby_and_two_drop_moves() -> None:
    """[BEL-7.3, BEL-16.22] purple-2."""
    t = after_brewing(player(bag="", cauldron=THREE), PURPLE_2)
    t.says("A: row:3", "A: drop", "A: drop")
    assert (t.bag("A"), t.seat("A").points, t.seat("A").rubies, t.seat("A").drop) == ("y4", 6, 2, 2)


def test_fewer_ghosts_may_be_handed_in_than_were_drawn() -> None:
    """[BEL-16.22] purple-2: one row, once a round; the others stay."""
    t = after_brewing(player(bag="", cauldron=THREE), PURPLE_2)
    assert t.asked("A") == "row:1 | row:2 | row:3 | none"
    t.says("A: row:1")
    assert t.told("handed_in") == [{"seat": 0, "chip": "p1", "count": 1}]
    assert (t.cauldron("A").count("p1"), t.about("A")) == (2, "buy")


def test_handing_in_may_be_declined() -> None:
    """[BEL-7.2] purple-2."""
    t = after_brewing(player(bag="", cauldron=ONE), PURPLE_2)
    t.says("A: none")
    assert (t.cauldron("A"), t.bag("A"), t.seat("A").points) == ("p1@1", "", 0)


def test_handing_in_the_last_chip_does_not_change_the_scoring_space() -> None:
    """[BEL-16.17] purple-2."""
    t = after_brewing(player(cauldron="o1@9 p1@10"), PURPLE_2)
    t.says("A: row:1")
    assert (t.cauldron("A"), t.space("A")) == ("o1@9", "11 (11 c, 2 p)")
    assert t.seat("A").points == 1 + 2


def test_a_chip_missing_in_a_row_is_lost_and_the_rest_given() -> None:
    """[BEL-16.19] purple-2: no blue 2 is left."""
    t = brewing(player(bag="", cauldron=TWO), PURPLE_2)
    t.table.supply[CHIP["b2"]] = 0
    t.all_stop()
    t.says("A: row:2", "A: drop")
    assert (t.bag("A"), t.seat("A").points, t.seat("A").drop) == ("g1", 3, 1)


def test_a_row_without_its_only_chip_may_still_be_chosen() -> None:
    """[BEL-16.19] purple-2: no moth is left; point and ruby are given."""
    t = brewing(player(bag="", cauldron=ONE), PURPLE_2)
    t.table.supply[CHIP["k1"]] = 0
    t.all_stop()
    t.says("A: row:1")
    assert (t.bag("A"), t.seat("A").points, t.seat("A").rubies) == ("", 1, 2)


def test_two_drop_moves_of_ghosts_are_two_single_moves() -> None:
    """[BEL-16.18] purple-2 with tubes: one on each drop; the first tube gives a ruby."""
    t = after_brewing(player(cauldron=THREE), PURPLE_2, cauldron_side="tubes")
    t.says("A: row:3", "A: drop", "A: tube")
    assert (t.seat("A").drop, t.seat("A").tube, t.seat("A").rubies) == (1, 1, 3)


def test_ghosts_of_an_exploded_cauldron_may_be_handed_in() -> None:
    """[BEL-10.2, BEL-6.2] purple-2."""
    t = after_brewing(player(bag="", cauldron="w3@3 w3@6 p1@7 w2@9", exploded=True), PURPLE_2)
    t.says("A: row:1")
    assert (t.bag("A"), t.about("A")) == ("k1", "reward")


def test_ghosts_handed_in_are_on_sale_again_at_once() -> None:
    """[BEL-16.19] purple-2: the book costs 12; space 12 shows 12 coins."""
    t = brewing(player(cauldron="o1@10 p1@11"), PURPLE_2)
    t.table.supply[CHIP["p1"]] = 0
    t.all_stop()
    t.says("A: row:1")
    assert "buy:p1" in t.asked("A")


# Set 3: points by the number printed under each ghost


@pytest.mark.parametrize(
    ("space", "points"),
    [(1, 0), (9, 0), (10, 1), (16, 1), (24, 1), (25, 2), (44, 2), (45, 3), (51, 3), (52, 3)],
)
def test_a_ghost_scores_by_the_number_printed_under_it(space: int, points: int) -> None:
    """[BEL-7.3, BEL-16.22] purple-3: 0-9 nothing, 10-19 one, 20-29 two, 30 or more three points."""
    t = scene(player(cauldron=f"p1@{space}", exploded=True), player(), start="middle", books=PURPLE_3, round=3)
    t.luck("B: 4")
    t.all_stop()
    assert (t.about("A"), t.seat("A").points) == ("reward", points)  # exploded: the choice comes after phase B


def test_every_ghost_scores_for_itself() -> None:
    """[BEL-16.22] purple-3."""
    t = after_brewing(player(cauldron="p1@10 o1@11 p1@12 p1@25"), PURPLE_3)
    assert t.seat("A").points == 1 + 1 + 2 + 6  # space 26 shows 6 points


def test_the_space_under_the_ghost_counts_and_not_the_scoring_space() -> None:
    """[BEL-16.22] purple-3: on 9, scoring space 10."""
    t = after_brewing(player(cauldron="p1@9"), PURPLE_3)
    assert t.seat("A").points == 2  # the points of space 10 alone


def test_a_ghost_moved_on_by_spiders_scores_where_it_lies_then() -> None:
    """[BEL-16.15, BEL-16.22] purple-3 after green-3: from 9 to 10."""
    t = after_brewing(player(cauldron="w3@3 w2@5 w2@7 g1@8 p1@9"), PURPLE_3)
    assert t.cauldron("A") == "w3@3 w2@5 w2@7 g1@8 p1@10"
    assert t.seat("A").points == 1 + 2  # and the points of space 11


def test_a_ghost_taken_back_scores_nothing() -> None:
    """[BEL-16.9] purple-3 and flask."""
    t = brewing(player(cauldron="o1@1 p1@10"), PURPLE_3)
    t.says("A: flask")
    t.all_stop()
    assert t.seat("A").points == 0


# Set 4: one chip of the cauldron for a bigger one


@pytest.mark.parametrize(
    ("ghosts", "swaps"),
    [
        (1, "swap:r1>r2 | none"),
        (2, "swap:r1>r2 | swap:r2>r4 | none"),
        (3, "swap:r1>r2 | swap:r2>r4 | swap:r1>r4 | none"),
        (4, "swap:r1>r2 | swap:r2>r4 | swap:r1>r4 | none"),
    ],
)
def test_the_number_of_ghosts_says_which_swap_is_possible(ghosts: int, swaps: str) -> None:
    """[BEL-7.3, BEL-16.22] purple-4: a lower row may be chosen."""
    t = after_brewing(player(cauldron="r1@1 r2@3" + " p1@4" * ghosts), PURPLE_4)
    assert t.asked("A") == swaps


def test_the_bigger_chip_goes_into_the_bag_and_the_smaller_to_the_supply() -> None:
    """[BEL-16.22] purple-4: red 4 has 10 chips, red 1 has 12."""
    t = after_brewing(player(bag="", cauldron="r1@1 p1@2 p1@3 p1@4"), PURPLE_4)
    t.says("A: swap:r1>r4")
    assert (t.cauldron("A"), t.bag("A")) == ("p1@2 p1@3 p1@4", "r4")
    assert (t.supply("r1"), t.supply("r4")) == (13, 9)


def test_only_one_swap_is_made() -> None:
    """[BEL-16.22] purple-4."""
    t = after_brewing(player(cauldron="r1@1 b1@2 p1@3 p1@4 p1@5 p1@6"), PURPLE_4)
    t.says("A: swap:r1>r2")
    assert t.about("A") == "buy"


def test_the_swap_may_be_declined() -> None:
    """[BEL-7.2] purple-4."""
    t = after_brewing(player(bag="", cauldron="r1@1 p1@2"), PURPLE_4)
    t.says("A: none")
    assert (t.cauldron("A"), t.bag("A")) == ("r1@1 p1@2", "")


def test_green_blue_red_and_yellow_may_rise() -> None:
    """[BEL-16.22] purple-4: never white, orange, purple or black."""
    t = after_brewing(player(cauldron="w1@1 o1@2 g1@3 b1@4 r1@5 y1@6 k1@7 p1@8"), PURPLE_4)
    t.says("A: none")  # the moth's drop
    assert t.asked("A") == "swap:g1>g2 | swap:b1>b2 | swap:r1>r2 | swap:y1>y2 | none"


def test_a_swap_needs_the_bigger_chip_in_the_supply() -> None:
    """[BEL-16.19, BEL-16.22] purple-4."""
    t = brewing(player(cauldron="r1@1 p1@2"), PURPLE_4)
    t.table.supply[CHIP["r2"]] = 0
    t.all_stop()
    assert t.about("A") == "buy"


def test_swapping_the_last_chip_does_not_change_the_scoring_space() -> None:
    """[BEL-16.17] purple-4."""
    t = after_brewing(player(cauldron="p1@9 r1@10"), PURPLE_4)
    t.says("A: swap:r1>r2")
    assert (t.cauldron("A"), t.space("A")) == ("p1@9", "11 (11 c, 2 p)")


def test_the_bigger_chip_has_no_effect_this_round() -> None:
    """[BEL-16.22] purple-4 with green-3: greens were settled before; the white total stays at 7."""
    t = after_brewing(player(cauldron="w3@3 w2@5 w2@7 g1@8 p1@9"), PURPLE_4)
    assert t.space("A") == "11 (11 c, 2 p)"
    t.says("A: swap:g1>g2")
    assert t.space("A") == "11 (11 c, 2 p)"


def test_the_ghosts_of_an_exploded_cauldron_swap() -> None:
    """[BEL-10.2, BEL-6.2] purple-4."""
    t = after_brewing(player(bag="", cauldron="w3@3 w3@6 r1@7 p1@8 w2@10", exploded=True), PURPLE_4)
    t.says("A: swap:r1>r2")
    assert (t.bag("A"), t.about("A")) == ("r2", "reward")


def test_a_swap_that_the_ghosts_do_not_allow_is_refused() -> None:
    """[BEL-16.22] purple-4."""
    t = after_brewing(player(cauldron="r1@1 r2@3 p1@4"), PURPLE_4)
    reason = t.refuses("A: swap:r2>r4")
    assert (reason.key, reason.rule) == ("no_such_swap", "BEL-16.22")


# All sets: the shop


def test_ghosts_cannot_be_bought_before_round_three() -> None:
    """[BEL-1.6, BEL-11.1] purple."""
    t = scene(player(cauldron="o1@20"), player(cauldron="o1@50"), start="middle", round=2)
    t.luck("B: 4")
    t.all_stop()
    assert t.refuses("A: buy:p1").rule == "BEL-1.6"

"""[BEL-17] The worked examples of the ingredient books, of the specification and of the booklet."""

from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import BelcastelScene, player, scene


def lucas_draws_a_blue_2() -> BelcastelScene:
    """Set 1; the two chips seen are a white 3 and a red 1."""
    t = scene(player(more="b2 r1"), books=1)
    t.luck("A: b2 w3 r1")
    t.says("A: draw")
    return t


def test_blue_1_lets_lucas_lay_one_of_the_two_chips_he_drew() -> None:
    """[BEL-7.3] Booklet: a blue 2, then a white 3 and a red 1; he lays the red, the white goes back in the bag."""
    t = lucas_draws_a_blue_2()
    assert t.cauldron("A") == "b2@2"
    assert t.asked("A") == "lay:w3 | lay:r1 | none"
    t.says("A: lay:r1")
    assert t.cauldron("A") == "b2@2 r1@3"
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def test_the_flask_takes_the_chip_that_blue_1_laid_not_the_blue() -> None:
    """[BEL-17.8, BEL-8.3, BEL-16.9] b2@2 r1@3, w3 back; the flask takes the red 1."""
    t = lucas_draws_a_blue_2()
    t.says("A: lay:r1")
    assert t.cauldron("A") == "b2@2 r1@3"
    t.says("A: flask")
    assert t.cauldron("A") == "b2@2"
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 r1"


def test_blue_1_may_lay_none() -> None:
    """[BEL-17.8, BEL-7.2] b2@2, w3 and r1 both back; the blue is then still the chip laid last."""
    t = lucas_draws_a_blue_2()
    t.says("A: none")
    assert t.cauldron("A") == "b2@2"
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 r1"
    t.says("A: flask")
    assert t.cauldron("A") == ""


def test_blue_2_gives_points_and_coins_after_an_explosion_but_no_die() -> None:
    """[BEL-17.12, BEL-16.8] w1@1 w2@3 w3@6 b2@8 w2@10, whites 8: space 11, 2 points and 11 coins."""
    t = scene(player(more="b2"), books="g1-b2-r3-y1-p3")
    t.draws("A: w1 w2 w3 b2 w2")
    assert t.cauldron("A") == "w1@1 w2@3 w3@6 b2@8 w2@10"
    assert t.seat("A").state == "exploded"
    t.luck("B: 1")
    t.says("B: stop")
    assert t.told("rolled") == [{"seat": 1, "face": "1"}]
    assert t.space("A") == "11 (11 c, 2 p)"
    assert t.seat("A").points == 2
    assert t.asked("A") == "buy:o1 | buy:g1 | buy:g2 | buy:b1 | buy:b2 | buy:r1 | buy:r2 | buy:k1 | done"


def test_blue_2_windows_side_by_side_cover_the_fifth_chip_after_a_blue_4() -> None:
    """[BEL-17.13, BEL-16.8] b4, x, x, b2, x, x: the blue 2, third after the blue 4, covers the fifth as well."""
    t = scene(player(cauldron="w3@3 w2@5", more="b4 o1 b2 o1"), player(), start="middle", books="g1-b2-r3-y1-p3")
    t.draws("A: b4 o1 o1 b2 o1 w3")
    assert t.seat("A").state == "exploded"
    assert t.seat("A").protected


def test_blue_2_windows_never_add_up_to_the_sixth_chip() -> None:
    """[BEL-17.13, BEL-16.8] b4, x, x, b2, x, x, x: the sixth chip after the blue 4 is not covered."""
    t = scene(player(cauldron="w3@3 w2@5", more="b4 o1 b2 o1 o1"), player(), start="middle", books="g1-b2-r3-y1-p3")
    t.draws("A: b4 o1 o1 b2 o1 o1 w3")
    assert t.seat("A").state == "exploded"
    assert not t.seat("A").protected


def test_blue_2_alone_covers_the_chips_of_its_value() -> None:
    """[BEL-17.13, BEL-16.8] b4, x, x, x, x: the fourth chip after a blue 4 is covered by it, the fifth is not."""
    t = scene(
        player(cauldron="w3@3 w2@5", more="b4 o1 o1"),
        player(cauldron="w3@3 w2@5", more="b4 o1 o1 o1"),
        start="middle",
        books="g1-b2-r3-y1-p3",
    )
    t.draws("A: b4 o1 o1 o1 w3")
    assert t.seat("A").protected
    t.draws("B: b4 o1 o1 o1 o1 w3")
    assert t.seat("B").state == "exploded"
    assert not t.seat("B").protected


def test_blue_3_takes_a_ruby_on_a_ruby_space_at_once() -> None:
    """[BEL-17.14, BEL-7.3] o1@1 b4@5: +1 ruby."""
    t = scene(player(more="b4"), books="g1-b3-r3-y1-p3")
    t.draws("A: o1 b4")
    assert t.cauldron("A") == "o1@1 b4@5"
    assert t.seat("A").rubies == 2
    assert t.seat("A").points == 0


def test_blue_4_scores_its_value_on_a_ruby_space_at_once() -> None:
    """[BEL-17.14, BEL-7.3] o1@1 b4@5: +4 points."""
    t = scene(player(more="b4"), books="g1-b4-r3-y1-p3")
    t.draws("A: o1 b4")
    assert t.cauldron("A") == "o1@1 b4@5"
    assert t.seat("A").points == 4
    assert t.seat("A").rubies == 1


def test_red_1_moves_further_by_the_oranges_in_the_cauldron() -> None:
    """[BEL-17.15, BEL-16.5] Two oranges: one further; three: two further."""
    t = scene(player(more="o1 r2 o1 r1"), books="g1-b3-r1-y1-p3")
    t.draws("A: o1 o1 r2 o1 r1")
    assert t.cauldron("A") == "o1@1 o1@2 r2@5 o1@6 r1@9"


def a_red_2_is_beside() -> BelcastelScene:
    """red-2: w3@3 w2@5, a red 2 put beside, all stop; A will roll a ruby."""
    t = scene(player(more="r2"), books="g1-b3-r2-y1-p3")
    t.draws("A: w3 w2 r2")
    t.luck("A: 4")
    t.all_stop()
    return t


def test_red_2_may_lay_a_chip_from_beside_after_stopping() -> None:
    """[BEL-17.16, BEL-16.24] Step 3: r2@7, space 8 (8 coins, 1 point)."""
    t = a_red_2_is_beside()
    assert t.cauldron("A") == "w3@3 w2@5"
    assert t.asked("A") == "lay:r2 | bag:r2 | keep"
    t.says("A: lay:r2")
    assert t.cauldron("A") == "w3@3 w2@5 r2@7"
    assert t.space("A") == "8 (8 c, 1 p)"
    assert t.seat("A").points == 1


def test_red_2_may_keep_a_chip_beside() -> None:
    """[BEL-17.16, BEL-16.24] Kept: space 6, and the chip is in no bag."""
    t = a_red_2_is_beside()
    t.says("A: keep")
    assert t.space("A") == "6 (6 c, 1 p)"
    assert t.seat("A").beside == [CHIP["r2"]]
    assert t.bag("A") == "w1 w1 w1 w1 w2 o1 g1"


def test_red_2_may_put_a_chip_from_beside_in_the_bag() -> None:
    """[BEL-17.16, BEL-16.24] In the bag: space 6 too."""
    t = a_red_2_is_beside()
    t.says("A: bag:r2")
    assert t.space("A") == "6 (6 c, 1 p)"
    assert t.seat("A").beside == []
    assert t.bag("A") == "w1 w1 w1 w1 w2 o1 g1 r2"


def test_red_3_moves_further_by_the_white_before_it() -> None:
    """[BEL-17.17, BEL-16.5] w2@2 r1@5."""
    t = scene(player(more="r1"), books="g1-b3-r3-y1-p3")
    t.draws("A: w2 r1")
    assert t.cauldron("A") == "w2@2 r1@5"


def test_red_3_does_not_count_a_white_that_went_back() -> None:
    """[BEL-17.17, BEL-16.7] The flask took the white 2 first: r1@1."""
    t = scene(player(more="r1"), books="g1-b3-r3-y1-p3")
    t.draws("A: w2")
    t.says("A: flask")
    t.draws("A: r1")
    assert t.cauldron("A") == "r1@1"


def test_red_4_moves_later_white_1s_two_spaces() -> None:
    """[BEL-17.18, BEL-16.5] r1@1 w1@3 w2@5 w1@7: whites 4."""
    t = scene(player(more="r1"), books="g1-b3-r4-y1-p3")
    t.draws("A: r1 w1 w2 w1")
    assert t.cauldron("A") == "r1@1 w1@3 w2@5 w1@7"
    assert t.seat("A").whites == 4


def test_yellow_1_puts_the_white_before_it_back() -> None:
    """[BEL-17.19, BEL-7.3] w3@3 y1@4, w3 back: whites 0, space 3 empty, the next white 2 on 6."""
    t = scene(player(more="y1"), books="g1-b3-r3-y1-p3", round=2)
    t.draws("A: w3 y1")
    t.says("A: back")
    assert t.cauldron("A") == "y1@4"
    assert t.seat("A").whites == 0
    t.draws("A: w2")
    assert t.cauldron("A") == "y1@4 w2@6"


def test_yellow_2_doubles_the_next_chip() -> None:
    """[BEL-17.20, BEL-16.5] y1@1 w2@5: whites 2."""
    t = scene(player(more="y1"), books="g1-b3-r3-y2-p3", round=2)
    t.draws("A: y1 w2")
    assert t.cauldron("A") == "y1@1 w2@5"
    assert t.seat("A").whites == 2


def test_yellow_2_doubles_a_yellow_which_doubles_again() -> None:
    """[BEL-17.20, BEL-16.5] y1@1 y2@5 w1@7."""
    t = scene(player(more="y1 y2"), books="g1-b3-r3-y2-p3", round=2)
    t.draws("A: y1 y2 w1")
    assert t.cauldron("A") == "y1@1 y2@5 w1@7"


def test_yellow_2_doubles_the_value_and_adds_red_1_once() -> None:
    """[BEL-17.20, BEL-16.5] o1@1 y1@2 r2@7: 2 × 2 + 1."""
    t = scene(player(more="y1 r2"), books="g1-b3-r1-y2-p3", round=2)
    t.draws("A: o1 y1 r2")
    assert t.cauldron("A") == "o1@1 y1@2 r2@7"


def test_yellow_2_doubles_the_whole_move_where_the_table_says_so() -> None:
    """[BEL-17.20, BEL-15.9] whole_move: o1@1 y1@2 r2@8, (2 + 1) × 2."""
    t = scene(player(more="y1 r2"), books="g1-b3-r1-y2-p3", round=2, yellow_2_doubles="whole_move")
    t.draws("A: o1 y1 r2")
    assert t.cauldron("A") == "o1@1 y1@2 r2@8"


def test_yellow_2_doubles_the_value_and_adds_red_4_once() -> None:
    """[BEL-17.20, BEL-16.5] r1@1 y1@2 w1@5: 1 × 2 + 1."""
    t = scene(player(more="r1 y1"), books="g1-b3-r4-y2-p3", round=2)
    t.draws("A: r1 y1 w1")
    assert t.cauldron("A") == "r1@1 y1@2 w1@5"


def test_yellow_3_bears_whites_of_eight_but_not_of_nine() -> None:
    """[BEL-17.21, BEL-16.11] y1@1 w3@4 w2@6 w2@8 w1@9: whites 8, not exploded; another white 1 explodes it."""
    t = scene(player(more="y1"), books="g1-b3-r3-y3-p3", round=2)
    t.draws("A: y1 w3 w2 w2 w1")
    assert t.cauldron("A") == "y1@1 w3@4 w2@6 w2@8 w1@9"
    assert t.seat("A").state == "brewing"
    t.draws("A: w1")
    assert t.seat("A").whites == 9
    assert t.seat("A").state == "exploded"


def test_yellow_3_bears_whites_of_nine_with_three_yellows() -> None:
    """[BEL-17.21, BEL-16.11] Three yellows: 9 is safe, 10 is not."""
    t = scene(player(more="y1 y1 y1"), books="g1-b3-r3-y3-p3", round=2)
    t.draws("A: y1 y1 y1 w3 w2 w2 w1 w1")
    assert t.seat("A").whites == 9
    assert t.seat("A").state == "brewing"
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


def test_yellow_3_does_not_add_to_living_in_luxury() -> None:
    """[BEL-17.21, BEL-16.11] Living in luxury with three yellows: limit 9, not 11."""
    t = scene(player(more="y1 y1 y1"), books="g1-b3-r3-y3-p3", round=2, card="living_in_luxury")
    t.draws("A: y1 y1 y1 w3 w2 w2 w1 w1")
    assert t.seat("A").state == "brewing"
    t.draws("A: w1")
    assert t.seat("A").whites == 10
    assert t.seat("A").state == "exploded"


def test_yellow_4_moves_the_first_three_yellows_further() -> None:
    """[BEL-17.22, BEL-16.5] y1@2 y2@6 y1@10 y1@11."""
    t = scene(player(more="y1 y2 y1 y1"), books="g1-b3-r3-y4-p3", round=2)
    t.draws("A: y1 y2 y1 y1")
    assert t.cauldron("A") == "y1@2 y2@6 y1@10 y1@11"


def test_green_1_gives_a_ruby_for_a_green_next_to_last() -> None:
    """[BEL-17.23, BEL-10.2] … g1@8 w1@9: 1 ruby; space 10 shows none."""
    t = scene(player(cauldron="o1@7 g1@8 w1@9"), player(), start="middle", books="g1-b3-r3-y1-p3")
    t.luck("A: 1")
    t.all_stop()
    assert t.seat("A").rubies == 1 + 1


def test_green_1_gives_a_ruby_for_each_of_the_last_two() -> None:
    """[BEL-17.23, BEL-10.2] … g1@8 g2@10: 2 rubies; space 11 shows none."""
    t = scene(player(cauldron="o1@7 g1@8 g2@10"), player(), start="middle", books="g1-b3-r3-y1-p3")
    t.luck("A: 1")
    t.all_stop()
    assert t.seat("A").rubies == 1 + 2


def test_green_1_gives_nothing_for_a_green_further_back() -> None:
    """[BEL-17.23, BEL-10.2] … g1@8 w1@9 o1@10: 0 rubies; space 11 shows none."""
    t = scene(player(cauldron="o1@7 g1@8 w1@9 o1@10"), player(), start="middle", books="g1-b3-r3-y1-p3")
    t.luck("A: 1")
    t.all_stop()
    assert t.seat("A").rubies == 1


def test_green_1_pays_an_exploded_cauldron_too() -> None:
    """[BEL-17.23, BEL-10.2, BEL-6.2] Exploded: … g1@8 w3@11: 1 ruby; space 12 shows none."""
    exploded = player(cauldron="w3@3 w2@5 g1@8 w3@11", exploded=True)
    t = scene(exploded, player(), start="middle", books="g1-b3-r3-y1-p3")
    t.luck("B: 1")
    t.all_stop()
    assert t.seat("A").rubies == 1 + 1


def test_green_2_gives_a_chip_for_each_of_the_last_two_the_last_one_first() -> None:
    """[BEL-17.24, BEL-16.23, BEL-1.6] Round 2, … g2@9 g4@13: a yellow or purple 1, then blue or red.

    With closed_books = every_gain, purple being closed, only the yellow.
    """
    mine, books = player(cauldron="g2@9 g4@13"), "g2-b3-r3-y1-p3"
    t = scene(mine, player(), start="middle", round=2, books=books)
    t.luck("A: 1")
    t.all_stop()
    assert t.asked("A") == "take:y1 | take:p1 | none"
    t = scene(mine, player(), start="middle", round=2, books=books, closed_books="every_gain")
    t.luck("A: 1")
    t.all_stop()
    assert t.asked("A") == "take:y1 | none"
    assert t.refuses("A: take:p1")[:2] == ("book_closed", "BEL-1.6")
    t.says("A: take:y1")
    assert t.asked("A") == "take:b1 | take:r1 | none"
    t.says("A: take:r1")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 r1 y1"


def test_green_3_moves_the_last_chip_on_after_the_die() -> None:
    """[BEL-17.25, BEL-16.23, BEL-16.17] w3@3 w2@5 g2@7 w2@9: the die is compared at 10, then space 12 scores."""
    t = scene(player(more="g2"), player(cauldron="o1@10"), start="middle", books="g3-b3-r3-y1-p3")
    t.draws("A: w3 w2 g2 w2")
    assert t.space("A") == "10 (10 c, 2 p)"
    t.luck("B: 4")
    t.all_stop()
    assert t.told("rolled") == [{"seat": 1, "face": "4"}]  # B, on space 11
    assert t.cauldron("A") == "w3@3 w2@5 g2@7 w2@11"
    assert t.space("A") == "12 (12 c, 2 p)"
    assert t.seat("A").points == 2


def test_green_3_does_nothing_with_whites_of_six() -> None:
    """[BEL-17.25, BEL-16.23] w3@3 w2@5 g2@7 w1@8, whites 6: the scoring space stays 9."""
    t = scene(player(cauldron="w3@3 w2@5 g2@7 w1@8"), player(), start="middle", books="g3-b3-r3-y1-p3")
    t.luck("A: 1")
    t.all_stop()
    assert t.space("A") == "9 (9 c, 1 p, R)"


def test_green_3_does_nothing_with_whites_of_eight() -> None:
    """[BEL-17.25, BEL-16.23] w3@3 w2@5 g2@7 w3@10, whites 8: the scoring space stays 11."""
    exploded = player(cauldron="w3@3 w2@5 g2@7 w3@10", exploded=True)
    t = scene(exploded, player(), start="middle", books="g3-b3-r3-y1-p3")
    t.luck("B: 1")
    t.all_stop()
    assert t.space("A") == "11 (11 c, 2 p)"


def test_green_4_moves_the_drop_for_a_ruby_for_each_of_the_last_two() -> None:
    """[BEL-17.45, BEL-16.23] … g2@9 g1@10, 3 rubies: pays 2, drop +2, 1 ruby left."""
    t = scene(player(cauldron="g2@9 g1@10", rubies=3), player(), start="middle", books="g4-b3-r3-y1-p3")
    t.luck("A: 1")
    t.all_stop()
    assert t.asked("A") == "drop | none"
    t.says("A: drop", "A: drop")
    assert t.seat("A").drop == 2
    assert t.seat("A").rubies == 1
    assert t.about("A") == "buy"


def test_green_4_moves_the_drop_only_as_far_as_the_rubies_go() -> None:
    """[BEL-17.45, BEL-16.23] … g2@9 g1@10, 1 ruby: one move."""
    t = scene(player(cauldron="g2@9 g1@10", rubies=1), player(), start="middle", books="g4-b3-r3-y1-p3")
    t.luck("A: 1")
    t.all_stop()
    t.says("A: drop")
    assert t.seat("A").drop == 1
    assert t.seat("A").rubies == 0
    assert t.about("A") == "buy"


def three_purples(books: str) -> BelcastelScene:
    """Round 3: A has three purple chips and scores space 10 (2 points, no ruby); B rolls the die."""
    mine = player(cauldron="o1@6 p1@7 p1@8 p1@9")
    t = scene(mine, player(cauldron="o1@20"), start="middle", round=3, books=books)
    t.luck("B: 1")
    return t


def test_purple_1_gives_two_points_and_a_drop_for_three_purples() -> None:
    """[BEL-17.26, BEL-16.22] Row 3: 2 points and drop +1."""
    t = three_purples("g1-b3-r3-y1-p1")
    t.all_stop()
    assert t.asked("A") == "row:1 | row:2 | row:3 | none"
    t.says("A: row:3")
    assert t.seat("A").points == 2
    t.says("A: drop")
    assert t.seat("A").drop == 1
    assert t.seat("A").rubies == 1


def test_purple_1_may_give_the_lower_row_instead() -> None:
    """[BEL-17.26, BEL-16.22] Row 2: 1 point and 1 ruby; space 10 then gives 2 points."""
    t = three_purples("g1-b3-r3-y1-p1")
    t.all_stop()
    t.says("A: row:2")
    assert t.seat("A").points == 1 + 2
    assert t.seat("A").rubies == 1 + 1
    assert t.seat("A").drop == 0


def test_purple_2_gives_the_rest_of_a_row_whose_chip_is_sold_out() -> None:
    """[BEL-17.27, BEL-16.19, BEL-16.22] No yellow 4 left: 6 points, 1 ruby, drop +2; three purples to the supply."""
    t = three_purples("g1-b3-r3-y1-p2")
    t.table.supply[CHIP["y4"]] = 0
    purples = t.supply("p1")
    t.all_stop()
    t.says("A: row:3")
    assert (t.seat("A").points, t.seat("A").rubies) == (6, 1 + 1)
    t.says("A: drop", "A: drop")
    assert t.seat("A").drop == 2
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert t.supply("p1") == purples + 3


def test_purple_2_leaves_the_scoring_space_even_if_a_purple_was_last() -> None:
    """[BEL-17.27, BEL-16.17] The three purples left the cauldron; space 10 still scores 2 points."""
    t = three_purples("g1-b3-r3-y1-p2")
    t.all_stop()
    t.says("A: row:3", "A: drop", "A: drop")
    assert t.cauldron("A") == "o1@6"
    assert t.space("A") == "10 (10 c, 2 p)"
    assert t.seat("A").points == 6 + 2


def test_purple_3_scores_by_the_number_printed_under_each_purple() -> None:
    """[BEL-17.28, BEL-16.22] p1 on 9, 16, 25, 45 (printed 9, 15, 20, 30): 0 + 1 + 2 + 3; space 46 adds 12."""
    mine = player(cauldron="p1@9 p1@16 p1@25 p1@45")
    t = scene(mine, player(), start="middle", round=3, books="g1-b3-r3-y1-p3")
    t.luck("A: 4")
    t.all_stop()
    assert t.seat("A").points == 6 + 12


def test_purple_4_swaps_a_2_for_a_4_with_two_purples() -> None:
    """[BEL-17.29, BEL-16.22] r2 to the supply, r4 into the bag; a white 1 or an orange 1 cannot rise."""
    mine = player(cauldron="r2@5 p1@6 p1@7 w1@8 o1@9")
    t = scene(mine, player(cauldron="o1@20"), start="middle", round=3, books="g1-b3-r3-y1-p4")
    t.luck("B: 1")
    red_2s, red_4s = t.supply("r2"), t.supply("r4")
    t.all_stop()
    assert t.asked("A") == "swap:r2>r4 | none"
    t.says("A: swap:r2>r4")
    assert t.cauldron("A") == "p1@6 p1@7 w1@8 o1@9"
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 r4"
    assert (t.supply("r2"), t.supply("r4")) == (red_2s + 1, red_4s - 1)


def test_black_compares_each_player_with_both_neighbors() -> None:
    """[BEL-17.30, BEL-10.2] Clockwise 2, 1, 2, 0 blacks: A and C drop +1 and 1 ruby, B and D nothing."""
    two = player(cauldron="k1@1 k1@2")
    t = scene(two, player(cauldron="k1@9"), two, player(), start="middle", books="g1-b3-r3-y1-p3")
    t.luck("B: 1")
    t.all_stop()
    t.says("A: drop", "C: drop")
    assert [t.seat(name).drop for name in "ABCD"] == [1, 0, 1, 0]
    assert [t.seat(name).rubies for name in "ABCD"] == [2, 1, 2, 1]


def test_black_moves_both_drops_when_two_players_are_even() -> None:
    """[BEL-17.30, BEL-10.2] Two players, 1–1: drop +1 each, no ruby."""
    t = scene(player(cauldron="k1@1"), player(cauldron="k1@2"), start="middle", books="g1-b3-r3-y1-p3")
    t.luck("B: 1")
    t.all_stop()
    t.says("A: drop", "B: drop")
    assert [t.seat(name).drop for name in "AB"] == [1, 1]
    assert [t.seat(name).rubies for name in "AB"] == [1, 1]


def test_black_gives_nothing_when_neither_of_two_players_has_one() -> None:
    """[BEL-17.30, BEL-10.2] Two players, 0–0: nothing."""
    t = scene(player(cauldron="o1@3"), player(cauldron="o1@4"), start="middle", books="g1-b3-r3-y1-p3")
    t.luck("B: 1")
    t.all_stop()
    assert t.about("A") == "buy"
    assert [t.seat(name).drop for name in "AB"] == [0, 0]


def test_black_moves_both_drops_at_0_0_where_the_table_says_so() -> None:
    """[BEL-17.30, BEL-15.10] drop_each, 0–0: drop +1 each."""
    even = player(cauldron="o1@3"), player(cauldron="o1@4")
    t = scene(*even, start="middle", books="g1-b3-r3-y1-p3", black_zero_tie="drop_each")
    t.luck("B: 1")
    t.all_stop()
    t.says("A: drop", "B: drop")
    assert [t.seat(name).drop for name in "AB"] == [1, 1]


def test_the_flask_takes_a_yellow_1_whose_white_stays_in_the_bag() -> None:
    """[BEL-17.50, BEL-16.9, BEL-16.7] w3@3 y1@4, w3 back; flask: the cauldron is empty, the next chip from the drop."""
    t = scene(player(more="y1"), books="g1-b3-r3-y1-p3", round=2)
    t.draws("A: w3 y1")
    t.says("A: back", "A: flask")
    assert t.cauldron("A") == ""
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 y1"
    t.draws("A: o1")
    assert t.cauldron("A") == "o1@1"


def test_after_the_flask_emptied_the_cauldron_the_next_chip_counts_from_the_rat() -> None:
    """[BEL-17.50, BEL-16.7] Drop 1, rat 2 past it: w3@6 y1@7, w3 back, flask; the next orange 1 on 4."""
    t = scene(player(drop=1, rat=2, more="y1"), player(), books="g1-b3-r3-y1-p3", round=2)
    t.draws("A: w3 y1")
    assert t.cauldron("A") == "w3@6 y1@7"
    t.says("A: back", "A: flask")
    t.draws("A: o1")
    assert t.cauldron("A") == "o1@4"


def a_red_2_from_round_3_is_laid_in_round_4() -> BelcastelScene:
    """red-2: kept beside since round 3; in round 4 A explodes on 8, then lays it."""
    t = scene(player(beside="r2"), player(), round=4, books="g1-b3-r2-y1-p3")
    t.draws("A: w3 w2 w2 w1")
    assert t.seat("A").state == "exploded"
    t.luck("B: 1")
    t.says("B: stop", "A: lay:r2")
    return t


def test_red_2_moves_the_scoring_space_after_an_explosion() -> None:
    """[BEL-17.52, BEL-16.24] w3@3 w2@5 w2@7 w1@8, then r2@10: space 11, 2 points."""
    t = a_red_2_from_round_3_is_laid_in_round_4()
    assert t.cauldron("A") == "w3@3 w2@5 w2@7 w1@8 r2@10"
    assert t.space("A") == "11 (11 c, 2 p)"
    t.says("A: points")
    assert t.seat("A").points == 2


def test_red_2_moves_the_coins_after_an_explosion() -> None:
    """[BEL-17.52, BEL-10.5] The same, coins picked: 11 coins do not buy a yellow 2 for 12."""
    t = a_red_2_from_round_3_is_laid_in_round_4()
    t.says("A: coins")
    assert t.seat("A").points == 0
    reason = t.refuses("A: buy:y2")
    assert (reason.key, reason.rule, reason.details["coins"]) == ("too_dear", "BEL-10.5", 11)

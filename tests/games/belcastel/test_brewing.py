"""[BEL-5, BEL-6, BEL-7, BEL-8, BEL-9] Brewing."""

from chaudron.games.belcastel import BELCASTEL
from chaudron.testing.belcastel import NEUTRAL, player, scene


def test_each_chip_lies_as_many_spaces_on_as_its_value() -> None:
    """[BEL-17.1, BEL-5.2] The booklet's first example: chips on spaces 1 and 3, the next on 4."""
    t = scene(books="g1-b3-r3-y1-p3")
    t.draws("A: o1 y2 w1")
    assert t.cauldron("A") == "o1@1 y2@3 w1@4"
    t.says("A: stop")
    assert t.space("A") == "5 (5 c, 0 p, R)"


def test_whites_beyond_seven_explode_the_cauldron() -> None:
    """[BEL-17.2, BEL-6.1, BEL-10.0, BEL-8.2] The booklet's example: exploded on space 9, which scores 10."""
    t = scene()
    t.draws("A: w2 w3 o1 w1")
    assert t.seat("A").whites == 6
    t.draws("A: w2")
    assert t.cauldron("A") == "w2@2 w3@5 o1@6 w1@7 w2@9"
    assert t.seat("A").state == "exploded"
    assert t.space("A") == "10 (10 c, 2 p)"
    assert t.refuses("A: flask")[:2] == ("exploded", "BEL-8.2")


def test_all_brew_at_the_same_time_each_at_the_own_pace() -> None:
    """[BEL-5.1] A draws three chips while B has drawn none; B may draw at any moment."""
    t = scene(books=NEUTRAL)
    assert t.awaited == "AB"
    t.draws("A: o1 w1 w1")
    assert t.awaited == "AB"
    t.draws("B: w2", "A: g1")
    assert t.cauldron("A") == "o1@1 w1@2 w1@3 g1@4"
    assert t.cauldron("B") == "w2@2"


def test_what_the_others_laid_and_whether_they_stopped_is_seen_at_once() -> None:
    """[BEL-5.1] B sees A's chips, and that A has stopped."""
    t = scene(books=NEUTRAL)
    t.draws("A: o1 w1")
    assert BELCASTEL.view(t.table, 1)["seats"][0]["chips"] == ["o1", "w1"]
    assert BELCASTEL.view(t.table, 1)["seats"][0]["state"] == "brewing"
    t.says("A: stop")
    assert BELCASTEL.view(t.table, 1)["seats"][0]["state"] == "stopped"


def test_the_first_chip_counts_from_the_drop() -> None:
    """[BEL-5.2] Drop on 4: a white 2 on 6; space 5 stays empty."""
    t = scene(player(drop=4), player(), books=NEUTRAL)
    t.draws("A: w2")
    assert t.cauldron("A") == "w2@6"


def test_the_first_chip_counts_from_the_rat() -> None:
    """[BEL-5.2] Drop on 4, rat 3 past it: a white 2 on 9."""
    t = scene(player(drop=4, rat=3), player(), books=NEUTRAL)
    t.draws("A: w2")
    assert t.cauldron("A") == "w2@9"


def test_a_chip_drawn_leaves_the_bag() -> None:
    """[BEL-5.2] Nine chips, then eight."""
    t = scene(books=NEUTRAL)
    t.draws("A: w3")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 o1 g1"


def test_after_each_chip_a_player_draws_again_or_stops() -> None:
    """[BEL-5.3] Before the first chip there is nothing for the flask."""
    t = scene(books=NEUTRAL)
    assert t.asked("A") == "draw | stop"
    t.draws("A: o1")
    assert t.asked("A") == "draw | stop | flask"


def test_stopping_is_final_for_the_round() -> None:
    """[BEL-5.3] Neither a draw nor the flask afterwards, while B still brews."""
    t = scene(books=NEUTRAL)
    t.draws("A: o1")
    t.says("A: stop")
    assert t.awaited == "B"
    assert t.refuses("A: draw")[:2] == ("stopped", "BEL-5.3")
    assert t.refuses("A: flask")[:2] == ("stopped", "BEL-5.3")


def test_stopping_before_the_first_draw_is_just_as_final() -> None:
    """[BEL-5.3, BEL-5.4] Nothing drawn, and nothing to be drawn any more."""
    t = scene(books=NEUTRAL)
    t.says("A: stop")
    assert t.refuses("A: draw")[:2] == ("stopped", "BEL-5.3")


def test_waiting_is_not_stopping() -> None:
    """[BEL-5.3, BEL-5.1] B lets A stop first and then draws on."""
    t = scene(books=NEUTRAL)
    t.draws("B: o1", "A: w1")
    t.says("A: stop")
    t.draws("B: w1")
    assert t.cauldron("B") == "o1@1 w1@2"


def test_a_player_may_stop_before_drawing() -> None:
    """[BEL-5.4] Drop on 4, rat 3 past it: the scoring space is 8."""
    t = scene(player(drop=4, rat=3), player(), books=NEUTRAL)
    t.says("A: stop")
    assert t.space("A") == "8 (8 c, 1 p)"


def test_with_an_empty_bag_a_player_stops() -> None:
    """[BEL-5.5] The last chip was drawn and the flask is empty."""
    t = scene(player(bag="o1", flask=False), player(), books=NEUTRAL)
    t.draws("A: o1")
    assert t.seat("A").state == "stopped"
    assert t.asked("A") == ""


def test_a_chip_beyond_the_last_space_is_laid_on_it() -> None:
    """[BEL-5.6] Last chip on 51, white 3: on 52; the spoon gives 15 points and 35 coins."""
    t = scene(player(cauldron="o1@51", flask=False), player(), start="middle", books=NEUTRAL)
    t.luck("A: w3 4")
    t.says("A: draw", "B: stop")
    assert t.told("laid")[-1] == {"seat": 0, "chip": "w3", "space": 52, "whites": 3}
    assert t.space("A") == "53 (35 c, 15 p)"
    assert t.seat("A").points == 15


def test_whites_of_exactly_seven_do_not_explode() -> None:
    """[BEL-6.1] w3 w2 w2: brewing goes on."""
    t = scene(books=NEUTRAL)
    t.draws("A: w3 w2 w2")
    assert (t.seat("A").whites, t.seat("A").state) == (7, "brewing")


def test_an_exploded_player_draws_no_more_and_the_chip_stays() -> None:
    """[BEL-6.1] w3@3 w2@5 w2@7 w1@8."""
    t = scene(books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    assert t.cauldron("A") == "w3@3 w2@5 w2@7 w1@8"
    assert t.refuses("A: draw")[:2] == ("exploded", "BEL-6.1")
    assert t.refuses("A: stop")[:2] == ("exploded", "BEL-6.1")


def test_only_whites_count_for_an_explosion() -> None:
    """[BEL-6.2] Whites 7 and colors of 13: not exploded."""
    t = scene(books=NEUTRAL)
    t.draws("A: w3 w2 w2 o1 g4 b4 r4")
    assert (t.seat("A").whites, t.seat("A").state) == (7, "brewing")


def test_an_explosion_cancels_no_fortune_card() -> None:
    """[BEL-6.2] shining: exploded on space 9, two rubies all the same."""
    t = scene(card="shining", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    t.luck("B: 1")
    t.says("B: stop")
    assert t.seat("A").rubies == 1 + 2


def test_an_explosion_cancels_no_chip_action() -> None:
    """[BEL-6.2] Set 1, exploded with a purple chip and two blacks: the point, the drop and the ruby are paid."""
    exploded = player(cauldron="k1@1 k1@2 p1@3 w3@6 w3@9 w2@11", exploded=True)
    t = scene(exploded, player(), start="middle", round=3, books=1)
    t.luck("B: 1")
    t.says("B: stop", "A: drop", "A: row:1")
    assert (t.seat("A").drop, t.seat("A").rubies, t.seat("A").points) == (1, 1 + 1, 1)


def test_white_and_orange_do_nothing() -> None:
    """[BEL-7.1] Even on the ruby space 5."""
    t = scene(player(drop=4), player(drop=4), books=NEUTRAL)
    t.draws("A: o1", "B: w1")
    assert (t.seat("A").rubies, t.seat("A").points, t.about("A")) == (1, 0, "brew")
    assert (t.seat("B").rubies, t.seat("B").points, t.about("B")) == (1, 0, "brew")


def test_blue_red_and_yellow_act_when_drawn() -> None:
    """[BEL-7.1] Set 1: r1 moves past an orange, b1 shows a chip, y1 asks about the white before it."""
    t = scene(round=2, books=1)
    t.draws("A: o1 r1")
    assert t.cauldron("A") == "o1@1 r1@3"
    t.has_in_bag("A", "b1")
    t.luck("A: b1 w1")
    t.says("A: draw")
    assert t.about("A") == "crow_skull"
    t.draws("B: w1 y1")
    assert t.about("B") == "mandrake"


def test_green_purple_and_black_wait_for_phase_b() -> None:
    """[BEL-7.1] Set 1: nothing while brewing; then drop and ruby for black, a ruby for green, a point for purple."""
    t = scene(round=3, books=1)
    t.draws("A: k1 p1 g1")
    assert (t.seat("A").rubies, t.seat("A").points, t.about("A")) == (1, 0, "brew")
    t.luck("A: 1")
    t.all_stop()
    t.says("A: drop", "A: row:1")
    assert (t.seat("A").drop, t.seat("A").rubies, t.seat("A").points) == (1, 1 + 1 + 1, 1 + 1)


def test_an_action_may_be_declined() -> None:
    """[BEL-7.2] Set 1, phase B: no drop for black, no point for purple."""
    t = scene(player(cauldron="k1@1 p1@2"), player(cauldron="o1@7"), start="middle", round=3, books=1)
    t.luck("B: 1")
    t.all_stop()
    t.says("A: none", "A: none")
    assert (t.seat("A").drop, t.seat("A").points) == (0, 0)
    assert t.about("A") == "buy"


def test_a_white_may_stay_before_a_yellow_1() -> None:
    """[BEL-7.2] yellow-1 declined: w3@3 y1@4, whites 3."""
    t = scene(round=2, books=NEUTRAL)
    t.draws("A: w3 y1")
    t.says("A: keep")
    assert t.cauldron("A") == "w3@3 y1@4"
    assert t.seat("A").whites == 3


def test_extra_spaces_are_taken_without_asking() -> None:
    """[BEL-7.2] red-1 after an orange: two spaces at once."""
    t = scene(books="g1-b3-r1-y1-p3")
    t.draws("A: o1 r1")
    assert t.about("A") == "brew"
    assert t.cauldron("A") == "o1@1 r1@3"


def test_extra_spaces_may_be_declined_where_the_table_says_so() -> None:
    """[BEL-7.2, BEL-15.8] may_decline: red-1 after an orange moves its value alone."""
    t = scene(books="g1-b3-r1-y1-p3", bonus_moves="may_decline")
    t.draws("A: o1 r1")
    assert t.asked("A") == "bonus | none"
    t.says("A: none")
    assert t.cauldron("A") == "o1@1 r1@2"


def test_the_open_book_says_what_a_chip_does() -> None:
    """[BEL-7.3] A white 1 and a red 1: +0 under red-1, beside under red-2, +1 under red-3, then +1 for a white 1."""
    one, two = scene(books="g1-b3-r1-y1-p3"), scene(books="g1-b3-r2-y1-p3")
    three, four = scene(books="g1-b3-r3-y1-p3"), scene(books="g1-b3-r4-y1-p3")
    one.draws("A: w1 r1 w1")
    two.draws("A: w1 r1 w1")
    three.draws("A: w1 r1 w1")
    four.draws("A: w1 r1 w1")
    assert one.cauldron("A") == "w1@1 r1@2 w1@3"
    assert two.cauldron("A") == "w1@1 w1@2"
    assert three.cauldron("A") == "w1@1 r1@3 w1@4"
    assert four.cauldron("A") == "w1@1 r1@2 w1@4"


def test_the_flask_puts_the_last_chip_back_and_turns_empty() -> None:
    """[BEL-8.1] o1@1 w3@4: the white goes back, and the next chip counts from 1."""
    t = scene(books=NEUTRAL)
    t.draws("A: o1 w3")
    t.says("A: flask")
    assert t.cauldron("A") == "o1@1"
    assert not t.seat("A").flask
    t.draws("A: w2")
    assert t.cauldron("A") == "o1@1 w2@3"


def test_the_flask_takes_a_chip_of_any_color() -> None:
    """[BEL-8.1, BEL-15.7] Here the orange."""
    t = scene(books=NEUTRAL)
    t.draws("A: o1")
    t.says("A: flask")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def test_the_flask_serves_once_a_round() -> None:
    """[BEL-8.1] Empty: refused."""
    t = scene(books=NEUTRAL)
    t.draws("A: w3")
    t.says("A: flask")
    t.draws("A: w3")
    assert t.asked("A") == "draw | stop"
    assert t.refuses("A: flask")[:2] == ("flask_empty", "BEL-8.1")


def test_an_empty_flask_stays_empty_in_the_next_round() -> None:
    """[BEL-8.1, BEL-10.6] Nobody paid for it."""
    t = scene(player(cauldron="o1@2", flask=False), player(), start="middle", books=NEUTRAL)
    t.luck("A: 4", "table: pumpkin_party")
    t.all_stop()
    t.declines("buy", "spend", "rat")
    t.draws("A: w3")
    assert t.refuses("A: flask")[:2] == ("flask_empty", "BEL-8.1")


def test_a_refilled_flask_serves_again() -> None:
    """[BEL-8.1, BEL-10.6] 2 rubies in phase F; in the next round the white 3 goes back."""
    t = scene(player(cauldron="o1@2", flask=False, rubies=2), player(), start="middle", books=NEUTRAL)
    t.luck("A: 1", "table: pumpkin_party")
    t.all_stop()
    t.says("A: done", "A: refill")
    t.declines("rat")
    t.draws("A: w3")
    t.says("A: flask")
    assert t.cauldron("A") == ""


def test_before_the_first_chip_the_flask_has_nothing_to_take() -> None:
    """[BEL-8.1, BEL-16.9] Refused; the flask stays full."""
    t = scene(books=NEUTRAL)
    assert t.refuses("A: flask")[:2] == ("nothing_to_take_back", "BEL-16.9")
    assert t.seat("A").flask


def test_a_chip_that_has_gone_back_leaves_the_flask_nothing_to_take() -> None:
    """[BEL-8.1, BEL-16.9] well_stirred: o1@1 w1@2, the white goes back; the orange is not the chip laid last."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: o1 w1")
    t.says("A: back")
    assert t.asked("A") == "draw | stop"
    assert t.refuses("A: flask")[:2] == ("nothing_to_take_back", "BEL-16.9")


def test_the_flask_takes_no_chip_of_the_round_before() -> None:
    """[BEL-8.1, BEL-16.9] A new round, nothing drawn yet."""
    t = scene(player(cauldron="o1@2"), player(), start="middle", books=NEUTRAL)
    t.luck("A: 4", "table: pumpkin_party")
    t.all_stop()
    t.declines("buy", "spend")
    assert (t.table.round, t.asked("A")) == (2, "draw | stop")
    assert t.refuses("A: flask")[:2] == ("nothing_to_take_back", "BEL-16.9")


def test_the_flask_does_not_undo_an_explosion() -> None:
    """[BEL-8.2] w3 w2 w2 w1: refused."""
    t = scene(books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    assert t.refuses("A: flask")[:2] == ("exploded", "BEL-8.2")
    assert t.seat("A").flask


def test_what_the_taken_chip_gave_stays() -> None:
    """[BEL-8.3] blue-3, o1@1 b4@5: the ruby stays, the position falls back to 1."""
    t = scene(books=NEUTRAL)
    t.draws("A: o1 b4")
    t.says("A: flask")
    assert t.seat("A").rubies == 1 + 1
    assert t.seat("A").position == 1


def test_points_of_the_taken_chip_stay_too() -> None:
    """[BEL-8.3] blue-4, o1@1 b4@5: the 4 points stay."""
    t = scene(books="g1-b4-r3-y1-p3")
    t.draws("A: o1 b4")
    t.says("A: flask")
    assert t.seat("A").points == 4
    assert t.cauldron("A") == "o1@1"


def test_scoring_starts_when_everyone_has_stopped_or_exploded() -> None:
    """[BEL-9.1] A stopped, B exploded, C still brews: nothing is scored before C stops."""
    t = scene(player(), player(), player(), books=NEUTRAL)
    t.draws("A: o1", "B: w3 w2 w2 w1", "C: w1")
    t.says("A: stop")
    assert t.awaited == "C"
    assert t.told("scoring_space") == []
    t.luck("A: 1", "C: 1")
    t.says("C: stop")
    assert [told["space"] for told in t.told("scoring_space")] == [2, 9, 2]

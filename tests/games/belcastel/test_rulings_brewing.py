"""[BEL-16.4 to BEL-16.11, BEL-16.27] Rulings about brewing: one chip, how far, flask, explosion, last space."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene
from tests.games.belcastel.positions import draws_and_shows, happened

SEVEN = "w3@3 w2@5 w2@7"


def middle(cauldron: str = "", books: str = NEUTRAL, more: str = "", **setting: Any) -> BelcastelScene:
    """A brews on from this cauldron; B, who is further on, will roll a ruby."""
    t = scene(player(cauldron=cauldron, more=more), player(cauldron="o1@50"), start="middle", books=books, **setting)
    t.luck("B: 4")
    return t


# 16.4 One chip


def test_a_white_is_drawn_laid_and_then_checked() -> None:
    """[BEL-16.4] Steps 2, 4 and 6."""
    t = middle(SEVEN)
    t.draws("A: w1")
    assert happened(t) == ["drew", "laid", "exploded"]


def test_a_chip_is_laid_before_it_acts() -> None:
    """[BEL-16.4] Steps 4 and 7: blue-3 on space 5."""
    t = middle("o1@4", more="b1")
    t.draws("A: b1")
    assert happened(t) == ["drew", "laid", "rubies"]


def test_a_red_two_chip_is_put_beside_and_not_laid() -> None:
    """[BEL-16.4] Step 3."""
    t = middle("o1@4", "g1-b3-r2-y1-p3", more="r1")
    t.draws("A: r1")
    assert (happened(t), t.cauldron("A")) == (["drew", "put_beside"], "o1@4")


def test_a_chip_laid_by_an_action_goes_through_the_same_steps() -> None:
    """[BEL-16.4] blue-1 lays a white, which explodes."""
    t = middle(SEVEN, "g1-b1-r3-y1-p3", more="b1")
    draws_and_shows(t, "A", "b1", "w1")
    t.says("A: lay:w1")
    assert happened(t) == ["drew", "laid", "looked", "laid", "exploded"]


def test_well_stirred_is_asked_before_the_explosion_check_and_the_next_choice() -> None:
    """[BEL-16.4, BEL-16.10] Step 5: the white is laid and in the total already."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: w3")
    assert (t.about("A"), t.cauldron("A"), t.seat("A").whites) == ("well_stirred", "w3@3", 3)


def test_the_second_chance_comes_after_the_action_of_the_fifth_chip() -> None:
    """[BEL-16.4] Steps 7 and 8: yellow-1, the white is kept."""
    t = scene(player(more="o1 o1 y1"), card="second_chance", books=NEUTRAL)
    t.draws("A: o1 o1 o1 w1 y1")
    assert t.about("A") == "mandrake"
    t.says("A: keep")
    assert t.about("A") == "second_chance"


def test_a_free_act_returns_to_the_same_question() -> None:
    """[BEL-16.4] The flask, and a red chip put back in the bag."""
    mine = player(cauldron="o1@4", beside="r1")
    t = scene(mine, player(), start="middle", books="g1-b3-r2-y1-p3")
    assert t.asked("A") == "draw | stop | flask | bag:r1"
    t.says("A: flask")
    assert t.asked("A") == "draw | stop | bag:r1"
    t.says("A: bag:r1")
    assert t.asked("A") == "draw | stop"


def test_explosion_ends_the_brewing_of_that_player_only() -> None:
    """[BEL-16.4, BEL-5.1]"""
    t = middle(SEVEN)
    t.draws("A: w1")
    assert (t.asked("A"), t.awaited) == ("", "B")


# 16.5 How far


@pytest.mark.parametrize(
    ("books", "before", "chip", "space"),
    [
        ("g1-b3-r1-y2-p3", "o1@1 o1@2 o1@3 y1@4", "r2", 10),  # 2 times 2 + 2
        ("g1-b3-r4-y2-p3", "r1@1 y1@2", "w1", 5),  # 1 times 2 + 1
        ("g1-b3-r4-y2-p3", "r1@1 y1@2", "w3", 8),  # 3 times 2
        ("g1-b3-r3-y4-p3", "y1@2 o1@3", "y2", 7),  # 2 + 2
        ("g1-b3-r3-y4-p3", "w3@3", "r4", 10),  # 4 + 3
        ("g1-b3-r3-y2-p3", "y1@1 o1@3", "r4", 7),  # only the last chip matters
    ],
)
def test_a_chip_moves_its_value_perhaps_doubled_and_each_extra_once(
    books: str, before: str, chip: str, space: int
) -> None:
    """[BEL-16.5] red-1, red-3, red-4, yellow-2, yellow-4."""
    t = middle(before, books, more="r2 r4 y2")
    t.draws(f"A: {chip}")
    assert t.seat("A").spaces[-1] == space


@pytest.mark.parametrize(
    ("books", "before", "chip", "space"),
    [
        ("g1-b3-r1-y2-p3", "o1@1 o1@2 o1@3 y1@4", "r2", 12),  # (2 + 2) times 2
        ("g1-b3-r4-y2-p3", "r1@1 y1@2", "w1", 6),  # (1 + 1) times 2
    ],
)
def test_the_whole_move_may_be_doubled(books: str, before: str, chip: str, space: int) -> None:
    """[BEL-16.5, BEL-15.9]"""
    t = middle(before, books, yellow_2_doubles="whole_move", more="r2")
    t.draws(f"A: {chip}")
    assert t.seat("A").spaces[-1] == space


def test_the_mandrakes_lying_in_the_cauldron_count_this_one_included() -> None:
    """[BEL-16.5] yellow-4: a yellow taken back with the flask is not there any more."""
    t = middle("", "g1-b3-r3-y4-p3", more="y1 y1")
    t.draws("A: y1 y1")
    t.says("A: flask")
    t.draws("A: y1")
    assert t.cauldron("A") == "y1@2 y1@5"


# 16.6 Stopping


def test_a_player_may_stop_before_the_first_draw() -> None:
    """[BEL-16.6, BEL-5.4]"""
    t = scene(player(drop=3), player())
    t.says("A: stop")
    assert (t.seat("A").state, t.space("A")) == ("stopped", "4 (4 c, 0 p)")


def test_an_empty_bag_ends_the_brewing() -> None:
    """[BEL-16.6, BEL-5.5] No flask, nothing beside."""
    t = scene(player(bag="w1", flask=False), player())
    t.draws("A: w1")
    assert (t.seat("A").state, t.asked("A")) == ("stopped", "")


def test_with_an_empty_bag_a_free_act_is_still_offered() -> None:
    """[BEL-16.6] The flask makes it possible to draw again."""
    t = scene(player(bag="w1"), player(), books=NEUTRAL)
    t.draws("A: w1")
    assert t.asked("A") == "stop | flask"
    assert t.refuses("A: draw").rule == "BEL-5.5"
    t.says("A: flask")
    assert t.asked("A") == "draw | stop"


def test_with_an_empty_bag_a_red_chip_may_come_back() -> None:
    """[BEL-16.6, BEL-16.24] red-2, the flask being empty."""
    t = scene(player(bag="r1", flask=False), player(), books="g1-b3-r2-y1-p3")
    t.draws("A: r1")
    assert t.asked("A") == "stop | bag:r1"


def test_nobody_is_forced_to_act_because_others_wait() -> None:
    """[BEL-16.6, BEL-5.1] B stays asked the same, whatever A does."""
    t = scene(books=NEUTRAL)
    t.draws("A: w1 o1 g1")
    t.says("A: stop")
    assert t.asked("B") == "draw | stop"


# 16.7 Last, next to last, directly before


def test_a_white_returned_by_a_mandrake_leaves_the_chip_before_it_next_to_last() -> None:
    """[BEL-16.7] green-1: g1 is next to last once the white has gone."""
    t = middle("g1@1 w2@3", more="y1")
    t.draws("A: y1")
    t.says("A: back")
    assert t.cauldron("A") == "g1@1 y1@4"
    t.all_stop()
    assert [fact for fact in t.told("rubies") if fact["seat"] == 0] == [{"seat": 0, "rubies": 1}] * 2  # and space 5


def test_the_next_chip_counts_from_the_last_one_still_lying() -> None:
    """[BEL-16.7] After the flask."""
    t = middle("o1@1 w2@3 w3@6")
    t.says("A: flask")
    t.draws("A: g1")
    assert t.cauldron("A") == "o1@1 w2@3 g1@4"


def test_with_no_chip_left_the_next_one_counts_from_rat_or_drop() -> None:
    """[BEL-16.7]"""
    t = scene(player(drop=2, rat=3), player(), books=NEUTRAL)
    t.draws("A: w2")
    t.says("A: flask")
    t.draws("A: w1")
    assert t.cauldron("A") == "w1@6"


# 16.8 Blue 2


@pytest.mark.parametrize(("between", "covered"), [(4, True), (5, False)])
def test_windows_of_skulls_run_side_by_side(between: int, covered: bool) -> None:
    """[BEL-16.8] b4, x, x, b2, x, x, x: five chips after the b4 are covered, the sixth is not."""
    chips = ["o1", "o1", "b2", "o1", "o1"]
    t = middle(SEVEN, "g1-b2-r3-y1-p3", more="b4 b2 o1 o1 o1")
    t.draws(f"A: b4 {' '.join(chips[:between])} w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", covered)


def test_a_covered_explosion_is_told() -> None:
    """[BEL-16.8]"""
    t = middle(SEVEN, "g1-b2-r3-y1-p3", more="b1")
    t.draws("A: b1 w1")
    assert happened(t)[-2:] == ["exploded", "protected"]


# 16.9 The flask


def test_the_flask_is_used_only_between_two_chips() -> None:
    """[BEL-16.9] Not while a skull of set 1 asks what to lay."""
    t = scene(player(more="b1"), books="g1-b1-r3-y1-p3")
    draws_and_shows(t, "A", "b1", "w1")
    assert t.refuses("A: flask").key == "not_now"


def test_the_flask_is_used_only_before_stopping() -> None:
    """[BEL-16.9]"""
    t = middle("o1@4")
    t.says("A: stop")
    assert t.refuses("A: flask").rule == "BEL-5.3"


def test_the_flask_takes_the_chip_laid_most_recently_whichever_way() -> None:
    """[BEL-16.9] blue-1: the chip laid through the skull."""
    t = scene(player(bag="w1 b1 o1"), player(), books="g1-b1-r3-y1-p3")
    draws_and_shows(t, "A", "b1", "o1")
    t.says("A: lay:o1", "A: flask")
    assert (t.cauldron("A"), t.bag("A")) == ("b1@1", "w1 o1")


def test_the_flask_has_nothing_to_take_before_the_first_chip() -> None:
    """[BEL-16.9]"""
    t = scene()
    reason = t.refuses("A: flask")
    assert (reason.key, reason.rule) == ("nothing_to_take_back", "BEL-16.9")


def test_the_flask_has_nothing_to_take_when_the_chip_has_gone_back() -> None:
    """[BEL-16.9, BEL-16.10] well_stirred: the pumpkin before it stays."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: o1 w1")
    t.says("A: back")
    assert t.asked("A") == "draw | stop"


def test_the_flask_has_nothing_to_take_after_a_red_chip_even_if_that_went_back() -> None:
    """[BEL-16.9, BEL-16.24] red-2: it has been put beside since."""
    t = middle("o1@4", "g1-b3-r2-y1-p3", more="r1")
    t.draws("A: r1")
    t.says("A: bag:r1")
    assert t.refuses("A: flask").key == "nothing_to_take_back"


def test_the_flask_is_used_once() -> None:
    """[BEL-16.9, BEL-8.1] Until it is refilled."""
    t = middle("o1@1 o1@2")
    t.says("A: flask")
    t.draws("A: w1")
    reason = t.refuses("A: flask")
    assert (reason.key, reason.rule) == ("flask_empty", "BEL-8.1")


def test_rubies_and_points_of_the_taken_chip_stay() -> None:
    """[BEL-16.9] blue-4 on space 5: 2 points."""
    t = middle("o1@3", "g1-b4-r3-y1-p3", more="b2")
    t.draws("A: b2")
    t.says("A: flask")
    assert (t.cauldron("A"), t.seat("A").points) == ("o1@3", 2)


def test_a_white_returned_by_the_taken_chip_stays_in_the_bag() -> None:
    """[BEL-16.9] yellow-1."""
    t = scene(player(bag="o1 w3 y1"), player(), books=NEUTRAL)
    t.draws("A: o1 w3 y1")
    t.says("A: back", "A: flask")
    assert (t.cauldron("A"), t.bag("A"), t.seat("A").whites) == ("o1@1", "w3 y1", 0)


@pytest.mark.parametrize(
    ("books", "chip", "next_chip", "space"), [("g1-b3-r3-y2-p3", "y1", "w2", 3), ("g1-b3-r4-y1-p3", "r1", "w1", 2)]
)
def test_the_running_effect_of_a_taken_chip_ends(books: str, chip: str, next_chip: str, space: int) -> None:
    """[BEL-16.9] yellow-2 no longer doubles, red-4 no longer moves white 1s further."""
    t = middle("o1@1", books, more=chip)
    t.draws(f"A: {chip}")
    t.says("A: flask")
    t.draws(f"A: {next_chip}")
    assert t.cauldron("A") == f"o1@1 {next_chip}@{space}"


@pytest.mark.parametrize(("books", "chip"), [("g1-b2-r3-y1-p3", "b4"), ("g1-b3-r3-y3-p3", "y1")])
def test_the_protection_of_a_taken_chip_ends(books: str, chip: str) -> None:
    """[BEL-16.9] blue-2 covers nothing any more, yellow-3 no longer bears 8."""
    t = middle(SEVEN, books, more=chip)
    t.draws(f"A: {chip}")
    t.says("A: flask")
    t.draws("A: w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


def test_a_flask_for_whites_takes_the_last_chip_only_if_it_is_white() -> None:
    """[BEL-16.9, BEL-15.7] The white before it is out of reach."""
    t = middle("w2@2 o1@3", flask_takes="white")
    assert t.refuses("A: flask").key == "only_white"


# 16.10 Well stirred


def test_the_first_white_put_back_has_no_other_effect() -> None:
    """[BEL-16.10]"""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: w3")
    t.says("A: back")
    assert happened(t) == ["drew", "laid", "back_in_bag"]
    assert (t.seat("A").whites, t.seat("A").flask, t.asked("A")) == (0, True, "draw | stop")


def test_a_first_white_taken_by_the_flask_was_the_first_all_the_same() -> None:
    """[BEL-16.10] The offer comes once."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: w3")
    t.says("A: keep", "A: flask")
    t.draws("A: w2")
    assert t.about("A") == "brew"


def test_colored_chips_do_not_use_up_well_stirred() -> None:
    """[BEL-16.10]"""
    t = scene(player(more="r1"), card="well_stirred", books=NEUTRAL)
    t.draws("A: o1 g1 r1 w1")
    assert t.about("A") == "well_stirred"


# 16.11 The explosion check


def test_only_a_white_that_is_laid_is_checked() -> None:
    """[BEL-16.11] second_chance: over the limit, a pumpkin explodes nothing."""
    t = scene(player(more="o1 k1"), card="second_chance", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1 o1")
    t.says("A: go_on")
    t.draws("A: g1 o1 k1")
    assert (t.seat("A").whites, t.seat("A").state) == (8, "brewing")


def test_a_limit_that_falls_explodes_nothing_by_itself() -> None:
    """[BEL-16.11] yellow-3: whites of 8, the only yellow is taken back; the next white is checked against 7."""
    t = scene(player(more="y1"), card="second_chance", books="g1-b3-r3-y3-p3")
    t.draws("A: w3 w2 w2 w1 y1")
    t.says("A: go_on", "A: flask")
    assert t.seat("A").state == "brewing"
    t.draws("A: g1")
    assert t.seat("A").state == "brewing"
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


@pytest.mark.parametrize(
    ("yellows", "card", "limit"),
    [
        (0, "shining", 7),
        (1, "shining", 8),
        (2, "shining", 8),
        (3, "shining", 9),
        (0, "living_in_luxury", 9),
        (1, "living_in_luxury", 9),
        (3, "living_in_luxury", 9),
    ],
)
def test_the_highest_limit_applies(yellows: int, card: str, limit: int) -> None:
    """[BEL-16.11] yellow-3 and living_in_luxury, never above 9."""
    t = scene(player(more="y1 " * yellows), card=card, books="g1-b3-r3-y3-p3")
    t.draws(*["A: y1"] * yellows, "A: w3 w2 w2", *["A: w1"] * (limit - 7))
    assert (t.seat("A").whites, t.seat("A").state) == (limit, "brewing")
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


# 16.27 The last space


@pytest.mark.parametrize(
    ("books", "chip"), [("g1-b1-r3-y1-p3", "b4"), ("g1-b2-r3-y1-p3", "b4"), ("g1-b3-r3-y2-p3", "y4")]
)
def test_actions_that_concern_the_next_chip_are_lost_on_the_last_space(books: str, chip: str) -> None:
    """[BEL-16.27] blue-1, blue-2, yellow-2: the player may use the flask or stop."""
    t = middle("o1@50", books, more=chip)
    t.draws(f"A: {chip}")
    assert t.asked("A") == "stop | flask"


def test_other_actions_still_happen_on_the_last_space() -> None:
    """[BEL-16.27] blue-3: a ruby lies on 52."""
    t = middle("o1@51", more="b1")
    t.draws("A: b1")
    assert t.seat("A").rubies == 2


def test_the_flask_frees_the_last_space() -> None:
    """[BEL-16.27] The player brews on from where the chip before lies."""
    t = middle("o1@50", more="g4")
    t.draws("A: g4")
    t.says("A: flask")
    assert t.asked("A") == "draw | stop"
    t.draws("A: w1")
    assert t.cauldron("A") == "o1@50 w1@51"


def test_without_a_flask_the_last_space_ends_the_brewing() -> None:
    """[BEL-16.27]"""
    t = scene(player(cauldron="o1@50", flask=False, more="g4"), player(), start="middle", books=NEUTRAL)
    t.draws("A: g4")
    assert (t.seat("A").state, t.asked("A"), t.space("A")) == ("stopped", "", "53 (35 c, 15 p)")


def test_nothing_can_be_drawn_from_the_last_space() -> None:
    """[BEL-16.27, BEL-5.6]"""
    t = middle("o1@52")
    reason = t.refuses("A: draw")
    assert (reason.key, reason.rule) == ("last_space", "BEL-16.27")


def test_a_white_can_explode_on_the_last_space() -> None:
    """[BEL-16.27, BEL-6.1]"""
    t = middle("w3@40 w2@45 w2@51")
    t.draws("A: w1")
    assert (t.seat("A").state, t.space("A")) == ("exploded", "53 (35 c, 15 p)")


@pytest.mark.parametrize(("drop", "rat"), [(52, 0), (40, 12)])
def test_a_drop_or_rat_on_the_last_space_stops_nobody(drop: int, rat: int) -> None:
    """[BEL-16.27, BEL-5.6] Only a chip on 52 does: the first one is laid there."""
    t = scene(player(drop=drop, rat=rat), player(), books=NEUTRAL)
    assert t.asked("A") == "draw | stop"
    t.draws("A: g1")
    assert (t.cauldron("A"), t.asked("A")) == ("g1@52", "stop | flask")

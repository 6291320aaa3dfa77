"""[BEL-7.3] The blue books: crow skulls, when they are drawn."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import BelcastelScene, player, scene

BLUE_1, BLUE_2, BLUE_3, BLUE_4 = (f"g1-b{number}-r3-y1-p3" for number in (1, 2, 3, 4))
SEVEN = "w3@3 w2@5 w2@7"
"""Whites of exactly seven: the next white explodes."""


def middle(cauldron: str, books: str, more: str = "", **setting: Any) -> BelcastelScene:
    """A brews on from this cauldron; B, who is further on, will roll a ruby."""
    t = scene(player(cauldron=cauldron, more=more), player(cauldron="o1@50"), start="middle", books=books, **setting)
    t.luck("B: 4")
    return t


def draws_and_shows(t: BelcastelScene, skull: str, shown: str) -> None:
    """A draws a blue chip of set 1, and then the chips that it shows."""
    t.luck(f"A: {skull} {shown}")
    t.says("A: draw")


# Set 1: draw as many chips as its value, lay at most one


@pytest.mark.parametrize(
    ("skull", "shown", "asked"),
    [
        ("b1", "o1", "lay:o1 | none"),
        ("b2", "w3 o1", "lay:w3 | lay:o1 | none"),
        ("b4", "w1 w2 g1 o1", "lay:w1 | lay:w2 | lay:o1 | lay:g1 | none"),
    ],
)
def test_a_skull_shows_as_many_chips_as_its_value(skull: str, shown: str, asked: str) -> None:
    """[BEL-7.3] blue-1: at most one of them is laid as the next chip."""
    t = scene(player(more=skull), books=BLUE_1)
    draws_and_shows(t, skull, shown)
    assert t.asked("A") == asked
    t.says("A: lay:o1")
    value = int(skull[1])
    assert t.cauldron("A") == f"{skull}@{value} o1@{value + 1}"


def test_chips_shown_and_not_laid_return_to_the_bag() -> None:
    """[BEL-7.3, BEL-16.4] blue-1."""
    t = scene(player(bag="w3 o1 g1 b2"), player(), books=BLUE_1)
    draws_and_shows(t, "b2", "w3 o1")
    assert t.bag("A") == "g1"
    t.says("A: lay:o1")
    assert t.bag("A") == "w3 g1"


def test_none_of_the_chips_shown_need_be_laid() -> None:
    """[BEL-7.2] blue-1."""
    t = scene(player(bag="w3 o1 b2"), player(), books=BLUE_1)
    draws_and_shows(t, "b2", "w3 o1")
    t.says("A: none")
    assert (t.cauldron("A"), t.bag("A")) == ("b2@2", "w3 o1")


def test_two_chips_of_a_kind_are_one_choice() -> None:
    """[BEL-7.3] blue-1."""
    t = scene(player(more="b2"), books=BLUE_1)
    draws_and_shows(t, "b2", "w1 w1")
    assert t.asked("A") == "lay:w1 | none"


def test_whites_only_shown_never_explode_the_cauldron() -> None:
    """[BEL-7.3, BEL-16.11] blue-1."""
    t = middle(SEVEN, BLUE_1, more="b2")
    draws_and_shows(t, "b2", "w3 w2")
    t.says("A: none")
    assert (t.seat("A").state, t.seat("A").whites) == ("brewing", 7)


def test_a_white_laid_through_a_skull_can_explode_the_cauldron() -> None:
    """[BEL-7.3, BEL-16.4, BEL-6.1] blue-1."""
    t = middle(SEVEN, BLUE_1, more="b1")
    draws_and_shows(t, "b1", "w1")
    t.says("A: lay:w1")
    assert (t.seat("A").state, t.seat("A").whites) == ("exploded", 8)
    assert t.space("A") == "10 (10 c, 2 p)"


def test_a_skull_laid_through_a_skull_shows_chips_again() -> None:
    """[BEL-7.3, BEL-16.4] blue-1: chains are possible."""
    t = scene(player(more="b1 b2"), books=BLUE_1)
    draws_and_shows(t, "b1", "b2 o1 g1")
    t.says("A: lay:b2")
    assert t.asked("A") == "lay:o1 | lay:g1 | none"
    t.says("A: lay:g1")
    assert t.cauldron("A") == "b1@1 b2@3 g1@4"


def test_the_other_chips_return_before_the_laid_one_acts() -> None:
    """[BEL-16.4] blue-1: the white put back is the only chip that the second skull can show."""
    t = scene(player(bag="w3 b1 b2"), player(), books=BLUE_1)
    draws_and_shows(t, "b2", "b1 w3 w3")
    t.says("A: lay:b1")
    assert t.asked("A") == "lay:w3 | none"


def test_a_red_chip_laid_through_a_skull_moves_by_its_own_book() -> None:
    """[BEL-16.4, BEL-16.5] blue-1 with red-1: one pumpkin, one space more."""
    t = middle("o1@1", "g1-b1-r1-y1-p3", more="b1 r1")
    draws_and_shows(t, "b1", "r1")
    t.says("A: lay:r1")
    assert t.cauldron("A") == "o1@1 b1@2 r1@4"


def test_a_red_chip_laid_through_a_skull_is_not_put_beside() -> None:
    """[BEL-16.4] blue-1 with red-2: a chip laid by an action goes through steps 4 to 7, not 3."""
    t = scene(player(more="b1 r1"), books="g1-b1-r2-y1-p3")
    draws_and_shows(t, "b1", "r1")
    t.says("A: lay:r1")
    assert (t.cauldron("A"), t.seat("A").beside) == ("b1@1 r1@2", [])


def test_a_skull_shows_what_a_short_bag_holds() -> None:
    """[BEL-7.3] blue-1, R1."""
    t = scene(player(bag="w1 o1 b4"), player(), books=BLUE_1)
    draws_and_shows(t, "b4", "w1 o1")
    assert t.asked("A") == "lay:w1 | lay:o1 | none"


def test_a_skull_drawn_last_shows_nothing() -> None:
    """[BEL-7.3, BEL-16.6] blue-1, R1: the bag is empty."""
    t = scene(player(bag="b4"), player(), books=BLUE_1)
    t.draws("A: b4")
    assert (t.cauldron("A"), t.asked("A")) == ("b4@4", "stop | flask")


def test_the_flask_takes_the_chip_laid_through_a_skull() -> None:
    """[BEL-16.9] blue-1, R6: not the skull."""
    t = scene(player(bag="w3 o1 b2"), player(), books=BLUE_1)
    draws_and_shows(t, "b2", "w3 o1")
    t.says("A: lay:o1", "A: flask")
    assert (t.cauldron("A"), t.bag("A")) == ("b2@2", "w3 o1")


def test_the_flask_takes_the_skull_when_nothing_was_laid_through_it() -> None:
    """[BEL-16.9] blue-1, R6."""
    t = scene(player(bag="w3 o1 b2"), player(), books=BLUE_1)
    draws_and_shows(t, "b2", "w3 o1")
    t.says("A: none", "A: flask")
    assert (t.cauldron("A"), t.bag("A")) == ("", "w3 o1 b2")


def test_a_skull_on_the_last_space_shows_nothing() -> None:
    """[BEL-16.27] blue-1."""
    t = middle("o1@49", BLUE_1, more="b4")
    t.draws("A: b4")
    assert t.cauldron("A") == "o1@49 b4@52"
    assert t.asked("A") == "stop | flask"


# Set 2: the next 1, 2 or 4 chips are protected


@pytest.mark.parametrize(("skull", "steps"), [("b1", 1), ("b2", 2), ("b4", 4)])
def test_a_skull_protects_as_many_chips_as_its_value(skull: str, steps: int) -> None:
    """[BEL-7.3, BEL-16.8] blue-2: the explosion on the last of them is covered."""
    t = middle(SEVEN, BLUE_2, more=f"{skull} {'o1 ' * (steps - 1)}")
    t.draws(f"A: {skull} {'o1 ' * (steps - 1)}w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", True)


@pytest.mark.parametrize(("skull", "steps"), [("b1", 1), ("b2", 2), ("b4", 4)])
def test_the_chip_after_the_protected_ones_is_not_covered(skull: str, steps: int) -> None:
    """[BEL-7.3, BEL-16.8] blue-2."""
    t = middle(SEVEN, BLUE_2, more=f"{skull} {'o1 ' * steps}")
    t.draws(f"A: {skull} {'o1 ' * steps}w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


def test_a_covered_explosion_gives_points_and_coins() -> None:
    """[BEL-16.8, BEL-16.15] blue-2, R18: no choice between them; space 10 shows 10 coins and 2 points."""
    t = middle(SEVEN, BLUE_2, more="b1")
    t.draws("A: b1 w1")
    t.all_stop()
    assert (t.about("A"), t.seat("A").points) == ("buy", 2)
    t.says("A: buy:b2")
    assert t.told("bought") == [{"seat": 0, "chip": "b2", "price": 10}]


def test_an_explosion_that_is_not_covered_leaves_the_choice() -> None:
    """[BEL-10.4, BEL-16.8] blue-2."""
    t = middle(SEVEN, BLUE_2, more="b1")
    t.draws("A: b1 o1 w1")
    t.all_stop()
    assert (t.about("A"), t.seat("A").points) == ("reward", 0)


def test_a_covered_explosion_rolls_no_die() -> None:
    """[BEL-16.8, BEL-10.1] blue-2: A is further, but only B rolls."""
    t = scene(player(cauldron="w3@35 w2@37 w2@39", more="b1"), player(cauldron="o1@9"), start="middle", books=BLUE_2)
    t.draws("A: b1 w1")
    t.luck("B: 4")
    t.all_stop()
    assert [fact["seat"] for fact in t.told("rolled")] == [1]


def test_a_covered_explosion_still_feeds_schadenfreude() -> None:
    """[BEL-16.16] blue-2, schadenfreude: B, to the left of A, takes a 2-chip."""
    t = middle(SEVEN, BLUE_2, card="schadenfreude", more="b1")
    t.draws("A: b1 w1")
    t.all_stop()
    assert t.about("B") == "schadenfreude"


def test_windows_run_side_by_side_and_never_in_sum() -> None:
    """[BEL-16.8] blue-2: after two 1-chips only one chip is covered."""
    t = middle(SEVEN, BLUE_2, more="b1 b1")
    t.draws("A: b1 b1 o1 w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


def test_a_smaller_skull_does_not_shorten_a_longer_window() -> None:
    """[BEL-16.8] blue-2: the white is the fourth chip after the 4-chip."""
    t = middle(SEVEN, BLUE_2, more="b4 b1 o1")
    t.draws("A: b4 b1 o1 o1 w1")
    assert t.seat("A").protected


def test_the_second_skull_uses_up_a_step_of_the_first() -> None:
    """[BEL-16.8] blue-2: the white is the fifth chip after the 4-chip."""
    t = middle(SEVEN, BLUE_2, more="b4 b1 o1 o1")
    t.draws("A: b4 b1 o1 o1 o1 w1")
    assert not t.seat("A").protected


def test_a_bigger_skull_later_opens_its_full_window() -> None:
    """[BEL-16.8] blue-2: a 4 after a 2 covers four chips."""
    t = middle(SEVEN, BLUE_2, more="b2 b4 o1 o1")
    t.draws("A: b2 b4 o1 o1 o1 w1")
    assert t.seat("A").protected


def test_a_skull_taken_back_protects_no_longer() -> None:
    """[BEL-16.8, BEL-16.9] blue-2 and flask."""
    t = middle(SEVEN, BLUE_2, more="b4")
    t.draws("A: b4")
    t.says("A: flask")
    t.draws("A: w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


def test_a_chip_laid_and_taken_back_has_used_up_its_step() -> None:
    """[BEL-16.8] blue-2 and flask: a chip counts when it is laid."""
    t = middle(SEVEN, BLUE_2, more="b1")
    t.draws("A: b1 o1")
    t.says("A: flask")
    t.draws("A: w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


@pytest.mark.parametrize(("skull", "covered"), [("b1", False), ("b2", True)])
def test_a_red_chip_put_beside_uses_up_a_step(skull: str, covered: bool) -> None:
    """[BEL-16.8] blue-2 with red-2."""
    t = middle(SEVEN, "g1-b2-r2-y1-p3", more=f"{skull} r1")
    t.draws(f"A: {skull} r1 w1")
    assert t.seat("A").protected is covered


def test_a_skull_does_not_protect_the_chips_before_it() -> None:
    """[BEL-16.8] blue-2: no skull lies before the white that explodes."""
    t = middle(SEVEN, BLUE_2)
    t.draws("A: w1")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


# Set 3: laid on a ruby space, a ruby at once


@pytest.mark.parametrize(("before", "skull"), [("o1@4", "b1"), ("o1@3", "b2"), ("o1@1", "b4"), ("o1@8", "b1")])
def test_a_skull_laid_on_a_ruby_space_brings_a_ruby_at_once(before: str, skull: str) -> None:
    """[BEL-7.3] blue-3: spaces 5 and 9; the value does not matter."""
    t = middle(before, BLUE_3, more=skull)
    t.draws(f"A: {skull}")
    assert (t.seat("A").rubies, t.seat("A").state) == (2, "brewing")


def test_only_the_space_under_the_skull_counts_for_a_ruby() -> None:
    """[BEL-7.3] blue-3: the skull lies on 4; the scoring space 5 pays in phase C only."""
    t = middle("o1@3", BLUE_3, more="b1")
    t.draws("A: b1")
    assert t.seat("A").rubies == 1
    t.all_stop()
    assert t.seat("A").rubies == 2


def test_each_skull_on_a_ruby_space_brings_its_ruby() -> None:
    """[BEL-7.3] blue-3: spaces 5, 9 and 13."""
    t = middle("o1@4", BLUE_3, more="b1 b4 b4")
    t.draws("A: b1 b4 b4")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("o1@4 b1@5 b4@9 b4@13", 4)


def test_the_ruby_of_a_skull_stays_when_the_skull_is_taken_back() -> None:
    """[BEL-8.3, BEL-16.9] blue-3 and flask."""
    t = middle("o1@4", BLUE_3, more="b1")
    t.draws("A: b1")
    t.says("A: flask")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("o1@4", 2)


def test_a_skull_on_the_last_space_still_brings_its_ruby() -> None:
    """[BEL-16.27] blue-3: 52 shows a ruby."""
    t = middle("o1@50", BLUE_3, more="b4")
    t.draws("A: b4")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("o1@50 b4@52", 2)


def test_other_chips_on_a_ruby_space_bring_nothing() -> None:
    """[BEL-7.3] blue-3."""
    t = middle("o1@4", BLUE_3)
    t.draws("A: g1")
    assert t.seat("A").rubies == 1


# Set 4: laid on a ruby space, its value in points at once


@pytest.mark.parametrize(("before", "skull", "points"), [("o1@4", "b1", 1), ("o1@3", "b2", 2), ("o1@1", "b4", 4)])
def test_a_skull_laid_on_a_ruby_space_scores_its_value_at_once(before: str, skull: str, points: int) -> None:
    """[BEL-7.3] blue-4."""
    t = middle(before, BLUE_4, more=skull)
    t.draws(f"A: {skull}")
    assert (t.seat("A").points, t.seat("A").rubies, t.seat("A").state) == (points, 1, "brewing")


def test_only_the_space_under_the_skull_counts_for_points() -> None:
    """[BEL-7.3] blue-4: the skull lies on 4, before the ruby space 5."""
    t = middle("o1@3", BLUE_4, more="b1")
    t.draws("A: b1")
    assert t.seat("A").points == 0


def test_the_points_of_a_skull_stay_when_the_skull_is_taken_back() -> None:
    """[BEL-8.3, BEL-16.9] blue-4 and flask."""
    t = middle("o1@1", BLUE_4, more="b4")
    t.draws("A: b4")
    t.says("A: flask")
    assert (t.cauldron("A"), t.seat("A").points) == ("o1@1", 4)


def test_a_skull_on_the_last_space_still_scores() -> None:
    """[BEL-16.27] blue-4: its full value, however far it moved."""
    t = middle("o1@51", BLUE_4, more="b4")
    t.draws("A: b4")
    assert (t.cauldron("A"), t.seat("A").points) == ("o1@51 b4@52", 4)


def test_the_points_of_a_skull_are_kept_after_an_explosion() -> None:
    """[BEL-6.2] blue-4: exploding cancels no chip action."""
    t = middle("w3@3 w2@5 w2@7 o1@8", BLUE_4, more="b1")
    t.draws("A: b1 w1")
    assert (t.seat("A").state, t.seat("A").points) == ("exploded", 1)

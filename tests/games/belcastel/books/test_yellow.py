"""[BEL-7.3, BEL-16.5, BEL-16.11] The yellow books: mandrakes."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import BelcastelScene, player, scene

YELLOW_1, YELLOW_2, YELLOW_3, YELLOW_4 = (f"g1-b3-r3-y{number}-p3" for number in (1, 2, 3, 4))


def middle(cauldron: str, books: str, more: str = "", **setting: Any) -> BelcastelScene:
    return scene(player(cauldron=cauldron, more=more), player(), start="middle", books=books, round=2, **setting)


# Set 1: a white directly before may go back


@pytest.mark.parametrize(("white", "space"), [("w1", 2), ("w2", 3), ("w3", 4)])
def test_a_white_directly_before_a_mandrake_may_go_back(white: str, space: int) -> None:
    """[BEL-7.3] yellow-1: of any value; the yellow stays where it was laid."""
    t = scene(player(bag=f"{white} y1"), player(), books=YELLOW_1)
    t.draws(f"A: {white} y1")
    assert t.asked("A") == "back | keep"
    t.says("A: back")
    assert (t.cauldron("A"), t.seat("A").whites, t.bag("A")) == (f"y1@{space}", 0, white)


def test_the_white_before_a_mandrake_may_stay() -> None:
    """[BEL-7.2] yellow-1."""
    t = scene(player(more="y1"), books=YELLOW_1)
    t.draws("A: w3 y1")
    t.says("A: keep")
    assert (t.cauldron("A"), t.seat("A").whites) == ("w3@3 y1@4", 3)


@pytest.mark.parametrize("before", ["", "o1 ", "w3 o1 ", "y1 "])
def test_without_a_white_directly_before_a_mandrake_does_nothing(before: str) -> None:
    """[BEL-7.3, BEL-16.7] yellow-1."""
    t = scene(player(bag=f"{before}y1 w1"), books=YELLOW_1)
    t.draws(f"A: {before}y1")
    assert t.about("A") == "brew"


def test_a_second_mandrake_finds_the_first_one_before_it() -> None:
    """[BEL-16.7] yellow-1: the white further back is out of reach."""
    t = scene(player(more="y1 y1"), books=YELLOW_1)
    t.draws("A: w2 w3 y1")
    t.says("A: back")
    t.draws("A: y1")
    assert (t.cauldron("A"), t.about("A")) == ("w2@2 y1@6 y1@7", "brew")


def test_the_mandrake_lowers_the_total_of_whites() -> None:
    """[BEL-7.3, BEL-6.1] yellow-1: 7 less 2, so another white 2 is safe."""
    t = middle("w3@3 w2@5 w2@7", YELLOW_1, more="y1")
    t.draws("A: y1")
    t.says("A: back")
    t.draws("A: w2")
    assert (t.cauldron("A"), t.seat("A").state) == ("w3@3 w2@5 y1@8 w2@10", "brewing")


def test_a_mandrake_on_the_last_space_still_sends_a_white_back() -> None:
    """[BEL-16.27] yellow-1: it neither draws nor concerns the next chip."""
    t = middle("w3@50", YELLOW_1, more="y4")
    t.draws("A: y4")
    assert t.asked("A") == "back | keep"
    t.says("A: back")
    assert (t.cauldron("A"), t.asked("A")) == ("y4@52", "stop | flask")


def test_the_flask_takes_the_mandrake_but_not_its_effect() -> None:
    """[BEL-16.9] yellow-1, R7: the white stays in the bag."""
    t = scene(player(bag="w2 w3 y1"), player(), books=YELLOW_1)
    t.draws("A: w2 w3 y1")
    t.says("A: back", "A: flask")
    assert (t.cauldron("A"), t.bag("A")) == ("w2@2", "w3 y1")
    t.draws("A: w3")
    assert t.cauldron("A") == "w2@2 w3@5"


def test_a_skull_lies_between_a_white_and_the_mandrake_laid_through_it() -> None:
    """[BEL-16.4] yellow-1 with blue-1: so nothing goes back."""
    t = middle("w3@3", "g1-b1-r3-y1-p3", more="b1 y1")
    t.luck("A: b1 y1")
    t.says("A: draw", "A: lay:y1")
    assert (t.cauldron("A"), t.about("A")) == ("w3@3 b1@4 y1@5", "brew")


# Set 2: the next chip moves twice its value


@pytest.mark.parametrize(("chip", "space"), [("w1", 3), ("w3", 7), ("g2", 5), ("b4", 9), ("o1", 3), ("y2", 5)])
def test_the_chip_after_a_mandrake_moves_twice_its_value(chip: str, space: int) -> None:
    """[BEL-7.3, BEL-16.5] yellow-2."""
    t = scene(player(bag=f"y1 {chip} w1"), books=YELLOW_2)
    t.draws(f"A: y1 {chip}")
    assert t.cauldron("A") == f"y1@1 {chip}@{space}"


@pytest.mark.parametrize("mandrake", ["y1", "y2", "y4"])
def test_the_value_of_the_mandrake_does_not_matter(mandrake: str) -> None:
    """[BEL-7.3] yellow-2."""
    t = scene(player(more=mandrake), books=YELLOW_2)
    t.draws(f"A: {mandrake} w2")
    assert t.seat("A").spaces[1] - t.seat("A").spaces[0] == 4


def test_only_the_next_chip_moves_twice() -> None:
    """[BEL-16.5] yellow-2."""
    t = scene(player(more="y1 o1"), books=YELLOW_2)
    t.draws("A: y1 o1 o1")
    assert t.cauldron("A") == "y1@1 o1@3 o1@4"


def test_a_doubled_mandrake_doubles_the_following_chip_again() -> None:
    """[BEL-16.5] yellow-2: 1 + 2×4 + 2×2."""
    t = scene(player(more="y1 y4"), books=YELLOW_2)
    t.draws("A: y1 y4 w2")
    assert t.cauldron("A") == "y1@1 y4@9 w2@13"


def test_a_doubled_white_counts_its_printed_value() -> None:
    """[BEL-6.1, BEL-16.5] yellow-2."""
    t = scene(player(more="y1"), books=YELLOW_2)
    t.draws("A: y1 w3")
    assert t.seat("A").whites == 3


def test_a_mandrake_taken_back_doubles_nothing() -> None:
    """[BEL-16.9] yellow-2 and flask."""
    t = scene(player(more="y1"), books=YELLOW_2)
    t.draws("A: o1 y1")
    t.says("A: flask")
    t.draws("A: w2")
    assert t.cauldron("A") == "o1@1 w2@3"


def test_taking_the_doubled_chip_back_arms_the_mandrake_again() -> None:
    """[BEL-16.5, BEL-16.7] yellow-2 and flask: the last chip in the cauldron is the yellow."""
    t = scene(player(more="y1 g2"), books=YELLOW_2)
    t.draws("A: y1 w3")
    t.says("A: flask")
    t.draws("A: g2")
    assert t.cauldron("A") == "y1@1 g2@5"


def test_a_doubled_chip_ends_on_the_last_space() -> None:
    """[BEL-5.6] yellow-2."""
    t = middle("y1@48", YELLOW_2)
    t.draws("A: w3")
    assert t.cauldron("A") == "y1@48 w3@52"


def test_extra_spaces_are_added_once() -> None:
    """[BEL-16.5, BEL-15.9] yellow-2 with red-3: 2×2 for the chip; no white lies directly before."""
    t = scene(player(more="y1 r2"), books=YELLOW_2)
    t.draws("A: w3 y1 r2")
    assert t.cauldron("A") == "w3@3 y1@4 r2@8"


# Set 3: the cauldron bears more whites


@pytest.mark.parametrize(("mandrakes", "limit"), [(0, 7), (1, 8), (2, 8), (3, 9), (4, 9)])
def test_mandrakes_raise_the_limit(mandrakes: int, limit: int) -> None:
    """[BEL-7.3, BEL-16.11] yellow-3: the first to 8, the third to 9, never more."""
    t = scene(player(more="y1 " * mandrakes), books=YELLOW_3)
    t.draws(*["A: y1"] * mandrakes, "A: w3 w2 w2", *["A: w1"] * (limit - 7))
    assert (t.seat("A").whites, t.seat("A").state) == (limit, "brewing")
    t.draws("A: w1")
    assert (t.seat("A").whites, t.seat("A").state) == (limit + 1, "exploded")


def test_the_value_of_a_mandrake_does_not_raise_the_limit_further() -> None:
    """[BEL-7.3] yellow-3: one 4-chip is one yellow."""
    t = scene(player(more="y4"), books=YELLOW_3)
    t.draws("A: y4 w3 w2 w2 w1")
    assert t.seat("A").state == "brewing"
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


def test_a_mandrake_taken_back_no_longer_raises_the_limit() -> None:
    """[BEL-16.9, BEL-16.11] yellow-3 and flask."""
    t = scene(player(more="y1"), books=YELLOW_3)
    t.draws("A: w3 w2 w2 y1")
    t.says("A: flask")
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


def test_mandrakes_do_not_add_to_living_in_luxury() -> None:
    """[BEL-16.11] yellow-3, living_in_luxury: 9, not 10 or 11."""
    t = scene(player(more="y1 y1 y1"), books=YELLOW_3, card="living_in_luxury")
    t.draws("A: y1 y1 y1 w3 w2 w2 w1 w1")
    assert (t.seat("A").whites, t.seat("A").state) == (9, "brewing")
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


# Set 4: the first three move further


def test_the_first_three_mandrakes_move_one_two_and_three_spaces_further() -> None:
    """[BEL-7.3, BEL-16.5] yellow-4: the fourth moves its value only."""
    t = scene(player(more="y1 y1 y1 y1 y1"), books=YELLOW_4)
    t.draws("A: y1 y1 y1 y1 y1")
    assert t.cauldron("A") == "y1@2 y1@5 y1@9 y1@10 y1@11"


@pytest.mark.parametrize(("mandrake", "space"), [("y1", 2), ("y2", 3), ("y4", 5)])
def test_the_extra_spaces_of_a_mandrake_come_on_top_of_its_value(mandrake: str, space: int) -> None:
    """[BEL-7.3] yellow-4."""
    t = scene(player(more=mandrake), books=YELLOW_4)
    t.draws(f"A: {mandrake}")
    assert t.cauldron("A") == f"{mandrake}@{space}"


def test_other_chips_between_do_not_matter_for_the_mandrakes() -> None:
    """[BEL-16.5] yellow-4: the yellows lying in the cauldron are counted."""
    t = scene(player(more="y1 y1"), books=YELLOW_4)
    t.draws("A: y1 o1 w2 y1")
    assert t.cauldron("A") == "y1@2 o1@3 w2@5 y1@8"


def test_a_mandrake_taken_back_is_not_counted() -> None:
    """[BEL-16.5, BEL-16.9] yellow-4 and flask: the next yellow is the first again."""
    t = scene(player(more="y1"), books=YELLOW_4)
    t.draws("A: y1")
    t.says("A: flask")
    t.draws("A: y1")
    assert t.cauldron("A") == "y1@2"


def test_the_extra_spaces_of_a_mandrake_end_on_the_last_space() -> None:
    """[BEL-5.6] yellow-4."""
    t = middle("y1@50", YELLOW_4, more="y1")
    t.draws("A: y1")
    assert t.cauldron("A") == "y1@50 y1@52"

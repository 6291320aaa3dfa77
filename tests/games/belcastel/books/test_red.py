"""[BEL-7.3, BEL-16.5, BEL-16.24] The red books: toadstools."""

from typing import Any

import pytest

from chaudron.games.belcastel.components import names
from chaudron.scenes.belcastel import BelcastelScene, player, scene

RED_1, RED_2, RED_3, RED_4 = (f"g1-b3-r{number}-y1-p3" for number in (1, 2, 3, 4))


def middle(mine: dict[str, Any], books: str, **setting: Any) -> BelcastelScene:
    """A brews on; B, who is further on, will roll a ruby."""
    t = scene(mine, player(cauldron="o1@50"), start="middle", books=books, **setting)
    t.luck("B: 4", "table: living_in_luxury")
    return t


def beside(t: BelcastelScene, name: str) -> str:
    return names(t.seat(name).beside)


def to_the_next_round(t: BelcastelScene) -> None:
    """Nobody buys, spends or places a rat; the next card is harmless."""
    t.declines("reward", "buy", "spend", "rat")


# Set 1: more spaces with pumpkins in the cauldron


@pytest.mark.parametrize(("pumpkins", "extra"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (6, 2)])
def test_a_toadstool_moves_further_with_pumpkins_in_the_cauldron(pumpkins: int, extra: int) -> None:
    """[BEL-7.3, BEL-16.5] red-1: one or two +1, three or more +2."""
    t = scene(player(more=f"{'o1 ' * pumpkins}r1"), books=RED_1)
    t.draws(*["A: o1"] * pumpkins, "A: r1")
    assert t.seat("A").spaces[-1] == pumpkins + 1 + extra


@pytest.mark.parametrize(("toadstool", "space"), [("r1", 7), ("r2", 8), ("r4", 10)])
def test_the_extra_spaces_come_on_top_of_the_value(toadstool: str, space: int) -> None:
    """[BEL-16.5] red-1: pumpkins anywhere in the cauldron count."""
    t = middle(player(cauldron="o1@1 w1@2 g1@3 w2@5", more=toadstool), RED_1)
    t.draws(f"A: {toadstool}")
    assert t.seat("A").spaces[-1] == space


def test_a_pumpkin_taken_back_no_longer_helps_a_toadstool() -> None:
    """[BEL-16.7, BEL-16.9] red-1 and flask."""
    t = middle(player(cauldron="w1@1 o1@2", more="r1"), RED_1)
    t.says("A: flask")
    t.draws("A: r1")
    assert t.cauldron("A") == "w1@1 r1@2"


def test_a_pumpkin_laid_through_a_skull_helps_a_toadstool() -> None:
    """[BEL-7.3] red-1 with blue-1."""
    t = scene(player(more="b1 r1"), books="g1-b1-r1-y1-p3")
    t.luck("A: b1 o1")
    t.says("A: draw", "A: lay:o1")
    t.draws("A: r1")
    assert t.cauldron("A") == "b1@1 o1@2 r1@4"


def test_the_extra_spaces_of_a_toadstool_end_on_the_last_space() -> None:
    """[BEL-5.6] red-1."""
    t = middle(player(cauldron="o1@49 o1@50", more="r2"), RED_1)
    t.draws("A: r2")
    assert t.cauldron("A") == "o1@49 o1@50 r2@52"


# Set 2: put beside the cauldron


def test_a_drawn_toadstool_is_put_beside_the_cauldron() -> None:
    """[BEL-16.24, BEL-16.4] red-2: the next chip counts from the last one laid."""
    t = scene(player(more="r2"), books=RED_2)
    t.draws("A: w3 r2 o1")
    assert (t.cauldron("A"), beside(t, "A")) == ("w3@3 o1@4", "r2")


def test_after_stopping_a_toadstool_may_be_laid_behind_the_last_chip() -> None:
    """[BEL-16.24, BEL-16.15] red-2: it moves its value and with it the scoring space."""
    t = middle(player(cauldron="w3@3", beside="r4"), RED_2)
    t.all_stop()
    assert (t.about("A"), t.asked("A")) == ("beside", "lay:r4 | bag:r4 | keep")
    t.says("A: lay:r4")
    assert (t.cauldron("A"), t.space("A"), beside(t, "A")) == ("w3@3 r4@7", "8 (8 c, 1 p)", "")


def test_after_stopping_a_toadstool_may_go_into_the_bag() -> None:
    """[BEL-16.24] red-2."""
    t = middle(player(bag="w1", cauldron="w3@3", beside="r4"), RED_2)
    t.all_stop()
    t.says("A: bag:r4")
    assert (t.bag("A"), t.space("A"), beside(t, "A")) == ("w1 r4", "4 (4 c, 0 p)", "")


def test_a_toadstool_kept_beside_survives_the_round() -> None:
    """[BEL-16.24] red-2: it is not in the bag, but may be put there at any time, even before the first draw."""
    t = middle(player(bag="w1", cauldron="w3@3", beside="r4"), RED_2)
    t.all_stop()
    t.says("A: keep")
    to_the_next_round(t)
    assert (t.table.round, beside(t, "A"), t.bag("A")) == (2, "r4", "w1 w3")
    assert t.asked("A") == "draw | stop | bag:r4"
    t.says("A: bag:r4")
    assert (beside(t, "A"), t.bag("A"), t.asked("A")) == ("", "w1 w3 r4", "draw | stop")


def test_toadstools_beside_are_decided_one_by_one() -> None:
    """[BEL-16.24] red-2: in any order, each laid, put in the bag or kept."""
    t = middle(player(bag="w1", cauldron="w3@3", beside="r1 r2 r4"), RED_2)
    t.all_stop()
    assert t.asked("A") == "lay:r1 | lay:r2 | lay:r4 | bag:r1 | bag:r2 | bag:r4 | keep"
    t.says("A: lay:r4", "A: bag:r1")
    assert t.asked("A") == "lay:r2 | bag:r2 | keep"
    t.says("A: keep")
    assert (t.cauldron("A"), t.bag("A"), beside(t, "A")) == ("w3@3 r4@7", "w1 r1", "r2")


def test_after_an_explosion_a_toadstool_may_still_be_laid() -> None:
    """[BEL-16.24, BEL-16.15] red-2: space 11 shows 2 points."""
    t = middle(player(cauldron="w3@3 w2@5 w2@7", beside="r2"), RED_2)
    t.draws("A: w1")
    t.all_stop()
    t.says("A: lay:r2")
    assert (t.cauldron("A"), t.space("A")) == ("w3@3 w2@5 w2@7 w1@8 r2@10", "11 (11 c, 2 p)")
    assert (t.about("A"), t.seat("A").state) == ("reward", "exploded")


def test_scoring_waits_until_everyone_has_decided_in_turn_order() -> None:
    """[BEL-16.15, BEL-16.3] red-2: B is first player."""
    mine, theirs = player(cauldron="w3@3", beside="r1"), player(cauldron="o1@50", beside="r1")
    t = scene(mine, theirs, start="middle", books=RED_2, first="B")
    t.luck("B: 4")
    t.all_stop()
    assert (t.awaited, t.told("scoring_space")) == ("B", [])
    t.says("B: keep")
    assert (t.awaited, t.told("scoring_space")) == ("A", [])
    t.says("A: keep")
    assert len(t.told("scoring_space")) == 2


def test_a_toadstool_put_back_while_brewing_may_be_drawn_again() -> None:
    """[BEL-16.4] red-2: a free act returns to the same question."""
    t = scene(player(bag="r1"), player(), books=RED_2)
    t.draws("A: r1")
    assert t.asked("A") == "stop | bag:r1"  # the bag is empty, but a free act is possible
    t.says("A: bag:r1")
    assert t.asked("A") == "draw | stop"


def test_the_flask_takes_nothing_after_a_toadstool_was_put_beside() -> None:
    """[BEL-16.9] red-2."""
    t = middle(player(cauldron="w3@3", more="r1"), RED_2)
    t.draws("A: r1")
    reason = t.refuses("A: flask")
    assert (reason.key, reason.rule) == ("nothing_to_take_back", "BEL-16.9")


def test_the_flask_takes_the_chip_laid_after_a_toadstool_was_put_beside() -> None:
    """[BEL-16.9] red-2."""
    t = middle(player(cauldron="w3@3", more="r1"), RED_2)
    t.draws("A: r1 o1")
    t.says("A: flask")
    assert (t.cauldron("A"), beside(t, "A")) == ("w3@3", "r1")


def test_a_toadstool_is_laid_at_most_on_the_last_space() -> None:
    """[BEL-5.6, BEL-16.24] red-2."""
    t = scene(player(cauldron="o1@51", beside="r1 r4"), player(), start="middle", books=RED_2)
    t.luck("A: 4")
    t.all_stop()
    t.says("A: lay:r4", "A: lay:r1")
    assert (t.cauldron("A"), t.space("A")) == ("o1@51 r4@52 r1@52", "53 (35 c, 15 p)")


def test_a_toadstool_put_beside_does_not_use_up_a_mandrake() -> None:
    """[BEL-16.5] red-2 with yellow-2: the yellow stays armed until a chip is laid."""
    t = middle(player(cauldron="y1@1", more="r2"), "g1-b3-r2-y2-p3")
    t.draws("A: r2 o1")
    assert t.cauldron("A") == "y1@1 o1@3"


def test_a_toadstool_laid_after_stopping_moves_twice_after_a_mandrake() -> None:
    """[BEL-16.24, BEL-16.5] red-2 with yellow-2."""
    t = middle(player(cauldron="y1@1", beside="r2"), "g1-b3-r2-y2-p3")
    t.all_stop()
    t.says("A: lay:r2")
    assert t.cauldron("A") == "y1@1 r2@5"


def test_toadstools_beside_cannot_be_swapped() -> None:
    """[BEL-16.22, BEL-16.24] red-2 with purple-4: only chips of the cauldron rise."""
    t = middle(player(cauldron="p1@3", beside="r1"), "g1-b3-r2-y1-p4", round=3)
    t.all_stop()
    t.says("A: keep")
    assert t.about("A") == "buy"


def test_nothing_is_asked_without_a_toadstool_beside() -> None:
    """[BEL-16.24] red-2."""
    t = middle(player(cauldron="w3@3"), RED_2)
    t.all_stop()
    assert t.about("A") == "buy"


# Set 3: further by the white directly before


@pytest.mark.parametrize(("white", "space"), [("w1", 4), ("w2", 6), ("w3", 8)])
def test_a_toadstool_moves_further_by_the_white_directly_before(white: str, space: int) -> None:
    """[BEL-7.3, BEL-16.5] red-3: the white's value on top of 2."""
    t = scene(player(more="r2"), books=RED_3)
    t.draws(f"A: {white} r2")
    assert t.seat("A").spaces[-1] == space


@pytest.mark.parametrize("before", ["o1", "g1", "r1", "y1", "p1", "k1"])
def test_a_toadstool_after_a_colored_chip_moves_its_value(before: str) -> None:
    """[BEL-7.3] red-3: also after another red, and as the first chip."""
    t = scene(player(more=f"{before} r2"), books=RED_3)
    t.draws(f"A: {before} r2")
    assert t.seat("A").spaces == [1, 3]


def test_a_toadstool_drawn_first_moves_its_value() -> None:
    """[BEL-7.3] red-3."""
    t = scene(player(more="r4"), books=RED_3)
    t.draws("A: r4")
    assert t.cauldron("A") == "r4@4"


def test_a_white_further_back_does_not_help_a_toadstool() -> None:
    """[BEL-16.7] red-3."""
    t = scene(player(more="r1"), books=RED_3)
    t.draws("A: w3 o1 r1")
    assert t.cauldron("A") == "w3@3 o1@4 r1@5"


def test_a_white_taken_back_by_the_flask_no_longer_counts_as_before() -> None:
    """[BEL-16.7, BEL-16.9] red-3: the chip now last takes its place."""
    t = scene(player(more="r1"), books=RED_3)
    t.draws("A: w1 w3")
    t.says("A: flask")
    t.draws("A: r1")
    assert t.cauldron("A") == "w1@1 r1@3"


def test_a_white_returned_by_a_mandrake_no_longer_counts_as_before() -> None:
    """[BEL-16.7] red-3 with yellow-1: the yellow is the chip before."""
    t = scene(player(more="y1 r1"), books=RED_3)
    t.draws("A: w3 y1")
    t.says("A: back")
    t.draws("A: r1")
    assert t.cauldron("A") == "y1@4 r1@5"


def test_a_toadstool_after_a_white_ends_on_the_last_space() -> None:
    """[BEL-5.6] red-3."""
    t = middle(player(cauldron="w3@49", more="r1"), RED_3)
    t.draws("A: r1")
    assert t.cauldron("A") == "w3@49 r1@52"


# Set 4: white 1-chips move two


def test_after_a_toadstool_white_ones_move_two() -> None:
    """[BEL-7.3, BEL-16.5] red-4: they still count 1 for the explosion."""
    t = scene(player(more="r1"), books=RED_4)
    t.draws("A: r1 w1 w1")
    assert (t.cauldron("A"), t.seat("A").whites) == ("r1@1 w1@3 w1@5", 2)


def test_bigger_whites_are_not_moved_by_a_toadstool() -> None:
    """[BEL-7.3] red-4."""
    t = scene(player(more="r1"), books=RED_4)
    t.draws("A: r1 w2 w3")
    assert t.cauldron("A") == "r1@1 w2@3 w3@6"


def test_white_ones_before_the_first_toadstool_move_one() -> None:
    """[BEL-7.3] red-4: and are not moved afterwards."""
    t = scene(player(more="r1"), books=RED_4)
    t.draws("A: w1 r1 w1")
    assert t.cauldron("A") == "w1@1 r1@2 w1@4"


def test_more_toadstools_add_nothing() -> None:
    """[BEL-7.3] red-4: nor do their values."""
    t = scene(player(more="r1 r4 r2"), books=RED_4)
    t.draws("A: r1 r4 r2 w1")
    assert t.cauldron("A") == "r1@1 r4@5 r2@7 w1@9"


def test_other_ones_are_not_moved_by_a_toadstool() -> None:
    """[BEL-7.3] red-4."""
    t = scene(player(more="r1"), books=RED_4)
    t.draws("A: r1 o1 g1")
    assert t.cauldron("A") == "r1@1 o1@2 g1@3"


def test_a_toadstool_taken_back_moves_no_white() -> None:
    """[BEL-16.9] red-4 and flask: its running effect ends with it."""
    t = scene(player(more="r1"), books=RED_4)
    t.draws("A: r1")
    t.says("A: flask")
    t.draws("A: w1")
    assert t.cauldron("A") == "w1@1"


def test_a_white_one_moved_two_ends_on_the_last_space() -> None:
    """[BEL-5.6] red-4."""
    t = middle(player(cauldron="r1@51"), RED_4)
    t.draws("A: w1")
    assert t.cauldron("A") == "r1@51 w1@52"

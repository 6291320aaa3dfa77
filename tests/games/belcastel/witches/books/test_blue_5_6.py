"""[WIT-5.1, WIT-5.4] Crow skulls of sets 5 and 6."""

import pytest

from chaudron.scenes.belcastel import player
from tests.games.belcastel.witches.positions import quiet

FIVE = "g1-b5-r3-y1-p3"
SIX = "g1-b6-r3-y1-p3"

# blue-5


@pytest.mark.parametrize(
    ("oranges", "skull", "points"),
    [(0, "b1", 0), (1, "b1", 1), (3, "b1", 1), (1, "b2", 0), (2, "b2", 2), (3, "b4", 0), (4, "b4", 4), (5, "b4", 4)],
)
def test_a_skull_scores_its_value_when_as_many_pumpkins_lie_there(oranges: int, skull: str, points: int) -> None:
    """[WIT-5.1] blue-5: at least as many as its value; more bring no more."""
    t = quiet(player(more=f"{'o1 ' * oranges}{skull}"), books=FIVE)
    t.draws(f"A: {'o1 ' * oranges}{skull}")
    assert t.seat("A").points == points
    assert t.gains("A", "WIT-5.4") == ([("points", points)] if points else [])


def test_a_pumpkin_6_is_one_pumpkin() -> None:
    """[WIT-5.4] blue-5: o6 alone is not enough for a blue 2."""
    t = quiet(player(more="o6 b2 b1"), books=FIVE)
    t.draws("A: o6 b2")
    assert t.seat("A").points == 0
    t.draws("A: b1")
    assert t.seat("A").points == 1


def test_pumpkins_that_went_back_do_not_count() -> None:
    """[WIT-5.4, BEL-16.7] blue-5: the flask took the only one."""
    t = quiet(player(more="b1"), books=FIVE)
    t.draws("A: o1")
    t.says("A: flask")
    t.draws("A: b1")
    assert t.seat("A").points == 0


def test_pumpkins_laid_after_the_skull_do_not_count() -> None:
    """[WIT-5.1] blue-5: those already there when it is drawn."""
    t = quiet(player(more="b1"), books=FIVE)
    t.draws("A: b1 o1")
    assert t.seat("A").points == 0


def test_the_points_of_a_skull_stay_when_the_flask_takes_it() -> None:
    """[WIT-5.1, BEL-16.9] blue-5: and drawn again it scores again."""
    t = quiet(player(more="b1"), books=FIVE)
    t.draws("A: o1 b1")
    t.says("A: flask")
    assert (t.cauldron("A"), t.seat("A").points) == ("o1@1", 1)
    t.draws("A: b1")
    assert t.seat("A").points == 2


def test_the_points_of_skulls_are_taken_back_by_a_restart() -> None:
    """[WIT-5.1, BEL-16.12] blue-5, second_chance."""
    t = quiet(player(more="b1"), books=FIVE, card="second_chance")
    t.draws("A: o1 b1 w1 w1 w1")
    assert t.seat("A").points == 1
    t.says("A: restart")
    assert t.seat("A").points == 0


# blue-6


@pytest.mark.parametrize(
    ("before", "skull", "rubies"),
    [
        ("", "b4", 0),
        ("w1", "b1", 1),
        ("w1 o1", "b1", 0),
        ("w1 o1", "b2", 1),
        ("w1 w1 o1", "b2", 1),
        ("w1 w1 o1 g1", "b4", 2),
        ("w2 w3", "b4", 0),
        ("w1 w1 w1 w1 o1", "b4", 3),
        ("o1 l1", "b2", 0),
    ],
)
def test_a_skull_finds_a_ruby_for_each_white_1_among_the_chips_before_it(before: str, skull: str, rubies: int) -> None:
    """[WIT-5.1, WIT-5.4] blue-6: as many chips as its value; all of them if fewer lie there; only white 1s."""
    t = quiet(player(rubies=0, more=f"l1 {skull}"), player(), books=f"{SIX}-l5")
    t.draws(f"A: {before} {skull}")
    assert t.seat("A").rubies == rubies
    assert t.gains("A", "WIT-5.4") == [("rubies", 1)] * rubies


def test_gaps_do_not_matter() -> None:
    """[WIT-5.1, BEL-16.7] blue-6: the white 1 on 1, and a w3 on 4 that the flask took back."""
    t = quiet(player(rubies=0, more="b1"), player(), books=SIX)
    t.draws("A: w1 w3")
    t.says("A: flask")
    t.draws("A: b1")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("w1@1 b1@2", 1)


def test_chips_in_the_bowl_are_not_before_the_skull() -> None:
    """[WIT-4.5, WIT-5.4] blue-6: it lies on 52 itself, and what is drawn later is in the bowl."""
    t = quiet(player(cauldron="w1@51", rubies=0, more="b1 b1"), player(), start="middle", books=SIX)
    t.draws("A: b1 w1 b1")
    assert t.seat("A").rubies == 1


def test_found_rubies_are_limited_in_turn_order() -> None:
    """[WIT-5.4, BEL-16.20] blue-6: one of forty is left; A is first and keeps it."""
    t = quiet(player(rubies=19, more="b1"), player(rubies=20, more="b1"), books=SIX, rubies="limited")
    t.draws("B: w1 b1", "A: w1 b1")
    assert (t.seat("A").rubies, t.seat("B").rubies) == (20, 21)
    t.luck("A: 1", "B: 1")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("B").rubies) == (20, 20)
    assert t.told("lost_rubies") == [{"seat": 1, "rubies": 1}]


def test_rubies_found_stay_when_the_flask_takes_the_skull() -> None:
    """[WIT-5.1, BEL-16.9] blue-6."""
    t = quiet(player(rubies=0, more="b1"), player(), books=SIX)
    t.draws("A: w1 b1")
    t.says("A: flask")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("w1@1", 1)

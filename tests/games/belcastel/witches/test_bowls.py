"""[WIT-4] Bowls: what happens beyond the last space."""

from typing import Any

import pytest

from chaudron.testing.belcastel import BelcastelScene, player, witches_scene
from tests.games.belcastel.witches.positions import calling, in_scoring, quiet, shows, what


def near_the_end(last: str = "o1@50", books: str = "g1-b3-r3-y1-p3", **things: Any) -> BelcastelScene:
    """A's last chip lies there; nobody has a penny."""
    return quiet(player(cauldron=last, **things), player(), start="middle", books=books, round=3)


# 4.1, 4.6, 4.7


def test_a_red_two_drawn_on_the_last_space_goes_into_the_bowl() -> None:
    """[WIT-4.7, WIT-4.1, WIT-4.2] red-2: no book acts there, so it is not put beside; it counts with its value."""
    t = near_the_end("o1@52", books="g1-b3-r2-y1-p3")
    t.draws("A: r4")
    assert (t.cauldron("A"), t.bowl("A"), t.seat("A").beside) == ("o1@52", "r4", [])
    assert (t.told("put_beside"), t.asked("A")) == ([], "draw | stop | flask")


def test_a_red_two_that_lay_beside_before_may_follow_into_the_bowl() -> None:
    """[WIT-4.7, BEL-16.24] red-2: what was put beside earlier is decided when all have stopped, as ever."""
    t = near_the_end("o1@52", books="g1-b3-r2-y1-p3", beside="r2")
    t.all_stop()
    t.says("A: lay:r2")
    assert (t.bowl("A"), t.seat("A").beside) == ("r2", [])


@pytest.mark.parametrize("chip", ["g2", "g4", "o6"])
def test_a_chip_that_reaches_or_passes_the_last_space_lies_on_it(chip: str) -> None:
    """[WIT-4.1]"""
    t = near_the_end()
    t.draws(f"A: {chip}")
    assert (t.cauldron("A"), t.bowl("A"), t.space("A")) == (f"o1@50 {chip}@52", "", "53 (35 c, 15 p)")


def test_on_the_last_space_a_player_may_draw_on_or_stop() -> None:
    """[WIT-4.6]"""
    t = near_the_end()
    t.draws("A: g4")
    assert t.asked("A") == "draw | stop | flask"
    t.draws("A: g1")
    assert (t.cauldron("A"), t.bowl("A"), t.asked("A")) == ("o1@50 g4@52", "g1", "draw | stop | flask")
    assert t.told("laid")[-1]["chip"] == "g4"


def test_with_an_empty_bag_brewing_is_over() -> None:
    """[WIT-4.6, BEL-5.5] Flask empty, too."""
    t = near_the_end("o1@51", bag="g1 g2", flask=False)
    t.draws("A: g1 g2")
    assert (t.seat("A").state, t.bowl("A")) == ("stopped", "g2")


def test_a_bowl_is_emptied_into_the_bag_at_the_end_of_the_round() -> None:
    """[WIT-4.1, BEL-16.15] Step 14."""
    t = near_the_end("o1@52", bag="w1", bowl="g2 b4")
    t.luck("A: 4", "table: living_in_luxury")
    t.all_stop()
    t.declines("buy")
    assert (t.bag("A"), t.bowl("A")) == ("w1 o1 g2 b4", "")


# 4.2


@pytest.mark.parametrize(
    ("held", "points"), [("g1", 0), ("g1 g1", 1), ("g4 b2 w1", 3), ("o6", 3), ("l1 p1 k1", 1), ("o6 o6 w2", 7)]
)
def test_half_the_sum_of_the_bowl_is_scored_rounded_down(held: str, points: int) -> None:
    """[WIT-4.2, WIT-1.4] A locoweed, a purple and a black are worth 1."""
    t = near_the_end("o1@52", bowl=held)
    t.luck("A: 4")
    t.all_stop()
    assert t.seat("A").points == 15 + points
    assert t.gains("A", "WIT-4.2") == ([("points", points)] if points else [])


@pytest.mark.parametrize("whites", ["", "w2"])
def test_whites_in_the_bowl_count_for_the_explosion(whites: str) -> None:
    """[WIT-4.2, BEL-16.11] Whites 6 in the cauldron; the w2 in the bowl makes 8."""
    t = near_the_end("w3@20 w3@52", bowl="g1")
    t.draws(f"A: {whites or 'w1'}")
    assert t.seat("A").state == ("exploded" if whites else "brewing")


@pytest.mark.parametrize(
    ("books", "cauldron", "chip"),
    [
        ("g1-b4-r3-y1-p3", "o1@52", "b4"),
        ("g1-b5-r3-y1-p3", "o1@1 o1@52", "b2"),
        ("g1-b6-r3-y1-p3", "o1@1 w1@52", "b1"),
        ("g1-b3-r6-y1-p3", "o1@52", "r1"),
        ("g1-b3-r3-y5-p3", "o1@52", "y1"),
        ("g1-b3-r3-y6-p3", "o1@52", "y1"),
        ("g1-b1-r3-y1-p3", "o1@52", "b4"),
        ("g1-b3-r3-y1-p3-l6", "b2@52", "l1"),
    ],
)
def test_a_chip_in_the_bowl_sets_off_no_book(books: str, cauldron: str, chip: str) -> None:
    """[WIT-4.2] Nothing is drawn, asked or gained."""
    t = near_the_end(cauldron, books)
    size = len(t.seat("A").bag)
    t.draws(f"A: {chip}")
    assert (t.bowl("A"), t.about("A"), t.aside("A")) == (chip, "brew", "")
    assert (t.seat("A").points, t.seat("A").rubies, t.told("drew_along")) == (0, 1, [])
    assert len(t.seat("A").bag) == size


# 4.3


def test_all_who_reached_the_last_space_roll_the_die() -> None:
    """[WIT-4.3] Whatever is in their bowls; not C, who exploded."""
    full = [player(cauldron="o1@52"), player(cauldron="o1@52", bowl="g4 b4")]
    t = quiet(*full, player(cauldron="w3@3 w3@6 w2@52", exploded=True), player(), start="middle")
    t.luck("A: 1", "B: 2")
    t.all_stop()
    assert t.rolls() == [(0, "1"), (1, "2")]


# 4.4


def test_a_crow_skull_of_set_1_on_the_last_space_draws_nothing() -> None:
    """[WIT-4.4, WIT-4.1] blue-1."""
    t = near_the_end(books="g1-b1-r3-y1-p3")
    t.draws("A: b2")
    assert (t.cauldron("A"), t.about("A"), t.told("looked")) == ("o1@50 b2@52", "brew", [])


def test_a_crow_skull_of_set_2_on_the_last_space_protects_nothing() -> None:
    """[WIT-4.4, WIT-4.1] blue-2: the next chip, a white in the bowl, explodes the cauldron uncovered."""
    t = near_the_end("w3@20 w3@50", "g1-b2-r3-y1-p3")
    t.draws("A: b4 w2")
    assert (t.cauldron("A"), t.bowl("A")) == ("w3@20 w3@50 b4@52", "w2")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


def test_a_protection_begun_before_goes_on_in_the_bowl() -> None:
    """[WIT-4.4, BEL-16.8] blue-2: b4@50, then o6@52, g1 and w2 in the bowl, the third chip after it."""
    t = near_the_end("w3@20 w3@46", "g1-b2-r3-y1-p3")
    t.draws("A: b4 o6 g1 w2")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", True)


def test_a_toadstool_of_set_6_on_the_last_space_sets_nothing_aside() -> None:
    """[WIT-4.4] red-6."""
    t = near_the_end(books="g1-b3-r6-y1-p3")
    t.draws("A: r2")
    assert (t.cauldron("A"), t.aside("A")) == ("o1@50 r2@52", "")


def test_a_locoweed_on_the_last_space_loses_the_action_it_copies() -> None:
    """[WIT-4.4] red-6 and blue-1."""
    t = near_the_end("r2@50", "g1-b3-r6-y1-p3-l6")
    t.draws("A: l1")
    assert (t.cauldron("A"), t.aside("A")) == ("r2@50 l1=r2@52", "")
    t = near_the_end("b2@50", "g1-b1-r3-y1-p3-l6")
    t.draws("A: l1")
    assert (t.cauldron("A"), t.about("A")) == ("b2@50 l1=b2@52", "brew")


def test_a_locoweed_on_the_last_space_protects_nothing() -> None:
    """[WIT-4.4] blue-2: each blue 1 covers one chip, and that on 52 covers none: the white is uncovered."""
    t = near_the_end("w3@20 w3@49 b1@50", "g1-b2-r3-y1-p3-l6")
    t.draws("A: l1")
    assert t.cauldron("A") == "w3@20 w3@49 b1@50 l1=b1@51"
    t.draws("A: l1 w2")
    assert (t.cauldron("A").split()[-1], t.bowl("A")) == ("l1=b1@52", "w2")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


def test_a_mandrake_of_set_5_on_the_last_space_draws_but_moves_nowhere() -> None:
    """[WIT-4.4] yellow-5: shown and put back."""
    t = near_the_end("o1@51", "g1-b3-r3-y5-p3")
    shows(t, "A", "y1", "w3")
    assert (t.cauldron("A"), t.told("drew_along")) == ("o1@51 y1@52", [{"seat": 0, "chip": "w3"}])


def test_limits_of_mandrakes_hold_for_whites_in_the_bowl() -> None:
    """[WIT-4.4, BEL-16.11] yellow-3, also lying on the last space: whites 8 are safe, 9 are not."""
    t = near_the_end("w3@20 w3@50", "g1-b3-r3-y3-p3")
    t.draws("A: y4 w2")
    assert (t.bowl("A"), t.seat("A").state) == ("w2", "brewing")
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


def test_a_gain_of_the_chip_on_the_last_space_is_kept() -> None:
    """[WIT-4.1, WIT-5.1] blue-5 concerns no next chip: 1 point."""
    t = near_the_end("o1@51", "g1-b5-r3-y1-p3")
    t.draws("A: b1")
    assert (t.cauldron("A"), t.seat("A").points) == ("o1@51 b1@52", 1)


# 4.5


def test_chips_in_the_bowl_are_neither_last_nor_next_to_last() -> None:
    """[WIT-4.5] green-1: the g1@51 is next to last in the cauldron, the greens in the bowl are not there."""
    t = near_the_end("g1@51 o1@52", bowl="g2 g4")
    t.luck("A: 1")
    t.all_stop()
    assert t.gains("A", "BEL-7.3") == [("rubies", 1)]


def test_chips_in_the_bowl_count_for_no_book() -> None:
    """[WIT-4.5] black: one against two in the bowl. purple-3 and oranges for red-1 neither."""
    t = quiet(
        player(cauldron="o1@52", bowl="k1 k1 p1"), player(cauldron="k1@5"), start="middle", books="g1-b3-r3-y1-p3"
    )
    t.luck("A: 1")
    t.all_stop()
    assert (t.about("B"), t.gains("A", "BEL-16.22")) == ("drop", [])


def test_the_flask_takes_the_chip_drawn_last_out_of_the_bowl() -> None:
    """[WIT-4.5, BEL-8.1] The one before it stays there."""
    t = near_the_end("o1@52", bag="w1 g4 w2")
    t.draws("A: g4 w2")
    t.says("A: flask")
    assert (t.bowl("A"), t.bag("A"), t.seat("A").whites) == ("g4", "w1 w2", 0)
    assert t.told("back_in_bag") == [{"seat": 0, "chip": "w2", "whites": 0}]
    assert what(t.refuses("A: flask")) == ("flask_empty", "BEL-8.1")


def test_the_flask_may_free_the_last_space() -> None:
    """[WIT-4.5, BEL-8.3] With nothing in the bowl it takes the chip on 52, and the next counts from 50."""
    t = near_the_end()
    t.draws("A: g4")
    t.says("A: flask")
    t.draws("A: g1")
    assert t.cauldron("A") == "o1@50 g1@51"


@pytest.mark.parametrize(("held", "options"), [("g4", "draw | stop"), ("w2", "draw | stop | flask")])
def test_a_flask_for_whites_looks_into_the_bowl(held: str, options: str) -> None:
    """[WIT-4.5, BEL-15.7]"""
    t = quiet(player(cauldron="w1@52", bowl=held), player(), start="middle", flask_takes="white")
    assert t.asked("A") == options


@pytest.mark.parametrize(("reward", "points"), [("points", 15 + 3), ("coins", 0)])
def test_half_the_bowl_belongs_to_the_points(reward: str, points: int) -> None:
    """[WIT-4.5] An exploded player who buys gets 35 coins and no points."""
    t = in_scoring(player(cauldron="w3@10 w3@52", bowl="g4 w2", exploded=True))
    t.says(f"A: {reward}")
    assert t.seat("A").points == points
    if reward == "coins":
        assert (t.about("A"), t.coins()) == ("buy", 35)


# With cards


def test_a_strong_ingredient_goes_into_the_bowl() -> None:
    """[WIT-4.1, BEL-3.5] Safe and without an action: a white 3 beyond the limit, 15 + 1 points."""
    mine = player(bag="w3", cauldron="w3@10 w3@52")
    t = quiet(mine, player(bag=""), start="middle", card="strong_ingredient")
    t.luck("A: w3 4")
    t.all_stop()
    t.says("A: lay:w3")
    assert (t.bowl("A"), t.seat("A").whites, t.seat("A").state) == ("w3", 9, "stopped")
    assert (t.rolls(), t.seat("A").points) == ([(0, "4")], 16)


def test_seasoning_counts_the_whites_in_the_bowl() -> None:
    """[WIT-4.2, BEL-16.15] seasoned_perfectly: 5 in the cauldron, 2 in the bowl."""
    mine = player(cauldron="w3@10 w2@52", bowl="w2")
    t = quiet(mine, player(), start="middle", card="seasoned_perfectly")
    t.all_stop()
    assert (t.about("A"), t.asked("A")) == ("drop", "drop | none")


def test_the_first_white_may_be_stirred_back_out_of_the_bowl() -> None:
    """[WIT-4.1, BEL-16.10] well_stirred."""
    t = quiet(player(cauldron="o1@52"), player(), start="middle", card="well_stirred")
    t.draws("A: w3")
    t.says("A: back")
    assert (t.bowl("A"), t.seat("A").whites) == ("", 0)


def test_a_restart_empties_the_bowl() -> None:
    """[WIT-4.1, BEL-16.12] Drop on 49: o1, g1, w1@52 and two in the bowl are five chips."""
    t = calling("S2", player(drop=49, pennies=()), card="second_chance")
    t.draws("A: o1 g1 w1 w1 w2")
    assert (t.bowl("A"), t.about("A")) == ("w1 w2", "second_chance")
    t.says("A: restart")
    assert (t.bowl("A"), t.cauldron("A"), t.seat("A").whites) == ("", "", 0)
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def test_a_locoweed_laid_into_the_bowl_after_stopping_copies_nothing() -> None:
    """[WIT-4.5, WIT-5.9, WIT-6.5] It is a plain locoweed there, and in the bag afterwards."""
    mine = player(cauldron="o1@48 r4@52", aside="l1")
    books = "g1-b3-r6-y1-p3-l6"
    t = witches_scene(mine, player(), start="scoring", books=books, red_6_after_stop="no_action", round=3)
    assert [chip.name for chip in t.seat("A").bowl] == ["l1"]

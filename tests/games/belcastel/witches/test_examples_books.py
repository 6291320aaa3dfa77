"""[WIT-7.13 to WIT-7.24] The worked examples of the books of sets 5 and 6."""

import pytest

from chaudron.testing.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import calling, in_scoring, next_round, quiet, shows


@pytest.mark.parametrize(("skull", "space", "points"), [("b2", 9, 2), ("b4", 11, 0)])
def test_blue_5_scores_its_value_for_as_many_pumpkins(skull: str, space: int, points: int) -> None:
    """[WIT-7.13, WIT-5.1] o1@1 o6@7: two oranges, 2 points for a blue 2, none for a blue 4."""
    t = quiet(books="g1-b5-r3-y1-p3")
    t.draws(f"A: o1 o6 {skull}")
    assert (t.cauldron("A"), t.seat("A").points) == (f"o1@1 o6@7 {skull}@{space}", points)


@pytest.mark.parametrize(("skull", "space", "rubies"), [("b4", 8, 2), ("b2", 6, 1)])
def test_blue_6_finds_rubies_for_white_1s_just_before_it(skull: str, space: int, rubies: int) -> None:
    """[WIT-7.14, WIT-5.1] w1@1 w2@3 w1@4: a blue 4 looks at all three, a blue 2 at w2 and w1."""
    t = quiet(player(rubies=0), player(), books="g1-b6-r3-y1-p3")
    t.draws(f"A: w1 w2 w1 {skull}")
    assert (t.cauldron("A"), t.seat("A").rubies) == (f"w1@1 w2@3 w1@4 {skull}@{space}", rubies)


def test_red_5_moves_as_far_as_the_highest_red() -> None:
    """[WIT-7.15, WIT-5.1] r4@4 r1@8."""
    t = quiet(books="g1-b3-r5-y1-p3")
    t.draws("A: r4 r1")
    assert t.cauldron("A") == "r4@4 r1@8"


def test_red_5_keeps_its_printed_value_for_purple_6() -> None:
    """[WIT-7.15, WIT-5.3, WIT-5.4] r4@4 p1@5 r1@9: the r1 counts 1."""
    t = quiet(player(), player(cauldron="o1@50"), start="middle", books="g1-b3-r5-y1-p6", round=3)
    t.draws("A: r4 p1 r1")
    assert t.cauldron("A") == "r4@4 p1@5 r1@9"
    t.luck("B: 4")
    t.all_stop()
    assert t.gains("A", "WIT-5.3") == [("points", 1)]


def a_red_sets_a_white_2_aside(**setting: str) -> BelcastelScene:
    """red-6: whites 6, last chip on 8; S1 is up."""
    mine = player(cauldron="w3@5 w3@8")
    t = calling("S1", mine, player(cauldron="o1@50"), start="middle", books="g1-b3-r6-y1-p3", **setting)
    shows(t, "A", "r1", "w2")
    assert t.cauldron("A") == "w3@5 w3@8 r1@9"
    return t


def test_red_6_lays_the_chip_set_aside_after_stopping() -> None:
    """[WIT-7.16, WIT-5.6, WIT-3.13] when_laid, step 2: w2@11, whites 8, exploded, space 12; S1 may save it."""
    t = a_red_sets_a_white_2_aside(red_6_white_counts="when_laid")
    assert (t.aside("A"), t.seat("A").whites, t.seat("A").state) == ("w2", 6, "brewing")
    t.all_stop()
    assert (t.cauldron("A"), t.seat("A").whites) == ("w3@5 w3@8 r1@9 w2@11", 8)
    assert (t.space("A"), t.asked("A")) == ("12 (12 c, 2 p)", "witch:S1 | none")
    t.luck("B: 4")
    t.says("A: witch:S1")
    assert (t.cauldron("A"), t.seat("A").state, t.space("A")) == ("w3@5 w3@8 r1@9", "stopped", "10 (10 c, 2 p)")


def test_red_6_may_explode_as_soon_as_the_white_is_set_aside() -> None:
    """[WIT-7.16, WIT-6.4] when_set_aside."""
    t = a_red_sets_a_white_2_aside(red_6_white_counts="when_set_aside")
    assert (t.seat("A").state, t.seat("A").whites, t.aside("A")) == ("exploded", 8, "w2")
    assert t.told("set_aside") == [{"seat": 0, "chip": "w2", "whites": 8}]
    assert t.asked("A") == "witch:S1 | none"


@pytest.mark.parametrize(("along", "space"), [("w3", 4), ("l1", 2)])
def test_yellow_5_moves_by_the_chip_shown_too(along: str, space: int) -> None:
    """[WIT-7.17, WIT-5.4] y1 shows w3: 4 spaces, whites unchanged; shows a locoweed: 2. The chip goes back."""
    t = quiet(player(bag="w1"), player(), books="g1-b3-r3-y5-p3-l5", round=2)
    shows(t, "A", "y1", along)
    assert (t.cauldron("A"), t.seat("A").whites) == (f"y1@{space}", 0)
    assert t.bag("A") == f"w1 {along}"
    assert t.told("drew_along") == [{"seat": 0, "chip": along}]


def test_yellow_6_moves_three_further_for_a_ruby() -> None:
    """[WIT-7.17, WIT-5.4] 1 ruby paid: y2 moves 5."""
    t = quiet(books="g1-b3-r3-y6-p3", round=2)
    t.draws("A: y2")
    assert (t.about("A"), t.asked("A")) == ("mandrake_ruby", "bonus | none")
    t.says("A: bonus")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("y2@5", 0)


@pytest.mark.parametrize(("rat", "spaces"), [(2, 3), (5, 4), (0, 1)])
def test_locoweed_5_moves_one_more_than_the_rat(rat: int, spaces: int) -> None:
    """[WIT-7.18, WIT-5.9] Rat 2: 3 spaces; rat 5: 4; no rat: 1."""
    t = quiet(player(rat=rat), player(), books="g1-b3-r3-y1-p3-l5", round=2)
    t.draws("A: l1")
    assert t.cauldron("A") == f"l1@{rat + spaces}"


def test_locoweed_6_acts_as_the_last_colored_chip() -> None:
    """[WIT-7.19, WIT-5.9] b2@2 w1@3 l1@5: under blue-1 it draws two chips, as a blue 2."""
    t = quiet(player(cauldron="b2@2 w1@3"), player(), start="middle", books="g1-b1-r3-y1-p3-l6")
    shows(t, "A", "l1", "w3 o1")
    assert (t.cauldron("A"), t.asked("A")) == ("b2@2 w1@3 l1=b2@5", "lay:w3 | lay:o1 | none")


def test_locoweed_6_is_worth_1_after_whites_alone() -> None:
    """[WIT-7.19, WIT-5.9]"""
    t = quiet(books="g1-b1-r3-y1-p3-l6")
    t.draws("A: w1 w2 l1")
    assert t.cauldron("A") == "w1@1 w2@3 l1@4"


def test_locoweed_6_moves_six_after_a_pumpkin_6() -> None:
    """[WIT-7.19, WIT-5.9] And does nothing."""
    t = quiet(books="g1-b1-r3-y1-p3-l6")
    t.draws("A: o6 l1")
    assert (t.cauldron("A"), t.about("A")) == ("o6@6 l1=o6@12", "brew")


def test_green_5_starts_the_next_round_with_a_chip_of_the_cauldron() -> None:
    """[WIT-7.20, WIT-5.5] … w3@20 g4@24: the w3; next round, rat on 2, w3@5, whites 3."""
    t = in_scoring(player(bag="w1", cauldron="w3@20 g4@24", points=3), books="g5-b3-r3-y1-p3")
    assert (t.about("A"), t.asked("A")) == ("start_chip", "start:w3 | start:g4 | none")
    t.says("A: start:w3")
    t.luck("table: living_in_luxury")
    t.declines("buy", "spend")
    assert t.bag("A") == "w1 g4"
    t.says("A: rat")
    assert (t.seat("A").rat, t.cauldron("A"), t.seat("A").whites) == (2, "w3@5", 3)
    assert (t.bag("A"), t.about("A")) == ("w1 g4", "brew")


def test_green_5_gives_a_start_chip_for_each_green() -> None:
    """[WIT-7.20, WIT-5.5, WIT-6.3] per_green, g1@20 g4@24: one chip up to 4, then one up to 1."""
    setting = {"books": "g5-b3-r3-y1-p3", "green_5_start_chips": "per_green"}
    t = in_scoring(player(cauldron="w3@15 o1@16 g1@20 g4@24"), **setting)
    assert t.asked("A") == "start:w3 | start:o1 | start:g1 | start:g4 | none"
    t.says("A: start:g4")
    assert t.asked("A") == "start:o1 | start:g1 | none"
    t.says("A: start:o1")
    next_round(t)
    assert (t.about("A"), t.asked("A")) == ("lay_start", "lay:o1 | lay:g4")
    t.says("A: lay:g4")
    assert t.cauldron("A") == "g4@4 o1@5"


def test_purple_5_spends_the_points_under_ghosts() -> None:
    """[WIT-7.21, WIT-5.7] p1@10 and p1@30: 2 + 7 = 9 to spend."""
    t = in_scoring(player(cauldron="p1@10 p1@30"), books="g1-b3-r3-y1-p5", round=3)
    assert (t.about("A"), t.coins()) == ("ghost_buy", 9)


def test_purple_5_gives_points_in_round_9() -> None:
    """[WIT-7.21, WIT-5.7] 9: 1 point."""
    t = in_scoring(player(cauldron="p1@10 p1@30"), books="g1-b3-r3-y1-p5", round=9)
    assert t.gains("A", "WIT-5.7") == [("points", 1)]


def test_purple_6_scores_the_chip_after_each_ghost() -> None:
    """[WIT-7.22, WIT-5.3] p1 then g4, p1 then w2, p1 last: 4 + 2 + 0 = 6."""
    t = in_scoring(player(cauldron="p1@1 g4@5 p1@6 w2@8 p1@9"), books="g1-b3-r3-y1-p6", round=3)
    assert t.gains("A", "WIT-5.3") == [("points", 6)]


def test_black_5_passes_the_black_bought_to_the_left() -> None:
    """[WIT-7.23, WIT-5.8] A buys a black: it goes to B, A's drop moves."""
    t = quiet(
        player(bag="w1", cauldron="o1@20"),
        player(bag="w2"),
        player(bag="w3"),
        start="middle",
        books="g1-b3-r3-y1-p3-k5",
    )
    t.luck("A: 4")
    t.all_stop()
    t.says("A: buy:k1")
    assert t.told("passed_black") == [{"seat": 0, "neighbor": 1, "chip": "k1"}]
    t.says("A: drop")
    t.declines("buy", "buy_second")
    assert (t.bag("A"), t.bag("B"), t.bag("C"), t.seat("A").drop) == ("w1 o1", "w2 k1", "w3", 1)


def test_black_5_pays_for_blacks_next_door() -> None:
    """[WIT-7.23, WIT-5.8] B has k1 last and k1 fourth from last: A 2 rubies, B 1."""
    cauldrons = ("o1@3", "k1@1 o1@2 o1@3 k1@4", "o1@50")
    t = quiet(*[player(cauldron=chips) for chips in cauldrons], start="middle", books="g1-b3-r3-y1-p3-k5")
    t.luck("C: 1")
    t.all_stop()
    assert [t.gains(name, "WIT-5.8") for name in "ABC"] == [[("rubies", 2)], [("rubies", 1)], []]


def test_black_6_rewards_the_furthest_and_the_second_furthest_black() -> None:
    """[WIT-7.24, WIT-5.7] A 30 and 22, B 30, C 18: A and B move their drop; second index 22: A a ruby."""
    cauldrons = ("k1@22 k1@30", "k1@30", "k1@18 o1@50")
    t = quiet(*[player(cauldron=chips) for chips in cauldrons], start="middle", books="g1-b3-r3-y1-p3-k6")
    t.luck("C: 1")
    t.all_stop()
    t.says("A: drop", "B: drop")
    assert [t.seat(name).drop for name in "ABC"] == [1, 1, 0]
    assert [t.gains(name, "WIT-5.7") for name in "ABC"] == [[("rubies", 1)], [], []]

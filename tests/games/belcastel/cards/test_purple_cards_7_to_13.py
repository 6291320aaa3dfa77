"""[BEL-3, BEL-16.26] Purple fortune cards 7 to 13: carried out at once, before the rats and the brewing."""

import pytest

from chaudron.scenes.belcastel import player
from tests.games.belcastel.cards.positions import turn

# good_start


def test_good_start_trades_rat_tails_for_rubies() -> None:
    """[BEL-16.14] good_start: 20 against 16 are two tails; one is given up, the rat moves the other."""
    t = turn("good_start", player(points=16), player(points=20), round=3)
    assert t.asked("A") == "give_up:1 | give_up:2 | none"
    t.says("A: give_up:1")
    assert (t.seat("A").rubies, t.about("A")) == (2, "rat")
    t.says("A: rat")
    assert t.seat("A").rat == 1


def test_good_start_trades_at_most_three_tails() -> None:
    """[BEL-16.14] good_start: 20 against 10 are five tails."""
    t = turn("good_start", player(points=10), player(points=20), round=3)
    assert t.asked("A") == "give_up:1 | give_up:2 | give_up:3 | none"
    t.says("A: give_up:3", "A: rat")
    assert (t.seat("A").rubies, t.seat("A").rat) == (4, 2)


def test_good_start_leaves_no_rat_when_all_tails_are_given_up() -> None:
    """[BEL-16.14] good_start."""
    t = turn("good_start", player(points=16), player(points=20), round=3)
    t.says("A: give_up:2")
    assert (t.seat("A").rubies, t.seat("A").rat, t.about("A")) == (3, 0, "brew")


def test_good_start_may_be_declined_for_the_whole_rat() -> None:
    """[BEL-16.14, BEL-4.2] good_start."""
    t = turn("good_start", player(points=16), player(points=20), round=3)
    t.says("A: none", "A: rat")
    assert (t.seat("A").rubies, t.seat("A").rat) == (1, 2)


def test_good_start_asks_those_behind_in_turn_order() -> None:
    """[BEL-16.14, BEL-3.3] good_start: C is first player; B leads and is not asked."""
    t = turn("good_start", player(points=16), player(points=20), player(points=16), round=3, first="C")
    assert t.awaited == "C"
    t.says("C: none")
    assert t.awaited == "A"
    t.says("A: none")
    assert t.about("C") == "rat"


def test_good_start_gives_nothing_in_round_one() -> None:
    """[BEL-16.14] good_start: no tail is due, whatever the points."""
    t = turn("good_start", player(points=0), player(points=4), round=1)
    assert t.about("A") == "brew"


# roll_the_die


@pytest.mark.parametrize(
    ("face", "points", "rubies", "orange"),
    [("1", 1, 0, 0), ("2", 1, 0, 0), ("3", 2, 0, 0), ("4", 0, 1, 0), ("6", 0, 0, 1)],
)
def test_roll_the_die_gives_everyone_what_it_shows(face: str, points: int, rubies: int, orange: int) -> None:
    """[BEL-3.2, BEL-10.1] roll_the_die."""
    t = turn("roll_the_die", player(bag="w1"), player(bag="w1"), die=("A: 4", f"B: {face}"))
    assert (t.seat("B").points, t.seat("B").rubies, t.bag("B").count("o1")) == (points, 1 + rubies, orange)
    assert t.seat("A").rubies == 2


def test_roll_the_die_may_move_a_drop() -> None:
    """[BEL-3.2, BEL-16.18] roll_the_die: in turn order, each roll settled before the next."""
    t = turn("roll_the_die", die=("A: 5", "B: 3"))
    assert (t.asked("A"), len(t.told("rolled"))) == ("drop | none", 1)
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("B").points) == (1, 2)


def test_roll_the_die_gives_no_pumpkin_when_they_are_sold_out() -> None:
    """[BEL-16.19] roll_the_die."""
    t = turn("roll_the_die", player(), player(bag="w1"), die=("A: 4", "B: 6"), supply={"o1": 0})
    assert t.bag("B") == "w1"


def test_roll_the_die_counts_for_the_rats() -> None:
    """[BEL-16.2, BEL-4.1] roll_the_die: 2 points for B put one tail between A and B."""
    t = turn("roll_the_die", round=2, die=("A: 4", "B: 3"))
    assert t.about("A") == "rat"


# opportune_moment


def test_opportune_moment_swaps_a_drawn_chip_for_the_next_higher() -> None:
    """[BEL-3.3, BEL-16.19] opportune_moment: the smaller goes to the supply, all others back."""
    t = turn("opportune_moment", player(bag="w1 w1 g1 r2"), player())
    assert t.asked("A") == "swap:g1>g2 | swap:r2>r4 | none"
    t.says("A: swap:r2>r4")
    assert (t.bag("A"), t.supply("r2"), t.supply("r4")) == ("w1 w1 g1 r4", 9, 9)


def test_opportune_moment_never_swaps_a_one_for_a_four() -> None:
    """[BEL-16.19] opportune_moment: 1 to 2, 2 to 4; a 4 cannot rise."""
    t = turn("opportune_moment", player(bag="w1 b1 b4 r4"), player())
    assert t.asked("A") == "swap:b1>b2 | none"


def test_opportune_moment_gives_a_green_one_when_no_swap_is_possible() -> None:
    """[BEL-3.6, BEL-16.19] opportune_moment: white, orange, purple and black never rise."""
    t = turn("opportune_moment", player(bag="w1 o1 p1 k1"), player(bag="w1 w1 w1 g1"), round=3)
    assert (t.bag("A"), t.awaited) == ("w1 o1 g1 p1 k1", "B")


def test_opportune_moment_gives_nothing_when_the_swap_is_declined() -> None:
    """[BEL-16.19] opportune_moment."""
    t = turn("opportune_moment", player(bag="w1 w1 w1 g1"), player())
    t.says("A: none")
    assert t.bag("A") == "w1 w1 w1 g1"


def test_opportune_moment_counts_a_sold_out_chip_as_no_swap() -> None:
    """[BEL-16.19] opportune_moment: the green 2s are gone when B draws."""
    t = turn("opportune_moment", player(bag="w1 w1 w1 g1"), player(bag="w1 w1 w1 g1"), supply={"g2": 1})
    t.says("A: swap:g1>g2")
    assert t.bag("B") == "w1 w1 w1 g1 g1"


def test_opportune_moment_gives_nothing_when_the_green_ones_are_sold_out_too() -> None:
    """[BEL-16.19] opportune_moment."""
    t = turn("opportune_moment", player(bag="w1 w1 o1 o1"), player(), supply={"g1": 0})
    assert t.bag("A") == "w1 w1 o1 o1"


def test_opportune_moment_swaps_no_chip_of_a_closed_book() -> None:
    """[BEL-3.4, BEL-1.6] opportune_moment: yellow in round 1."""
    t = turn("opportune_moment", player(bag="w1 w1 w1 y1"), player())
    assert t.bag("A") == "w1 w1 w1 g1 y1"


def test_opportune_moment_draws_four_of_the_bag() -> None:
    """[BEL-3.3] opportune_moment: four of nine are looked at, and nothing is laid."""
    t = turn("opportune_moment", player(), player())
    assert len(t.told("looked")[0]["chips"].split()) == 4
    assert t.cauldron("A") == ""


def test_opportune_moment_draws_what_a_short_bag_holds() -> None:
    """[BEL-3.3] opportune_moment, R1."""
    t = turn("opportune_moment", player(bag="r1"), player())
    t.says("A: swap:r1>r2")
    assert t.bag("A") == "r2"


def test_opportune_moment_hands_chips_in_for_the_next_player_at_once() -> None:
    """[BEL-16.19] opportune_moment: A's red 2 is the only one left for B."""
    t = turn("opportune_moment", player(bag="w1 w1 w1 r2"), player(bag="w1 w1 w1 r1"), supply={"r2": 0})
    t.says("A: swap:r2>r4")
    assert t.asked("B") == "swap:r1>r2 | none"


# beginners_bonus


def test_beginners_bonus_gives_a_green_one_to_whoever_has_the_fewest_points() -> None:
    """[BEL-16.26] beginners_bonus: all tied players."""
    bags = [player(bag="w1", points=points) for points in (7, 3, 3)]
    t = turn("beginners_bonus", *bags, round=2)
    assert [t.bag(name) for name in "ABC"] == ["w1", "w1 g1", "w1 g1"]


def test_beginners_bonus_gives_everyone_a_green_one_in_round_one() -> None:
    """[BEL-16.26] beginners_bonus."""
    t = turn("beginners_bonus", *[player(bag="w1")] * 4)
    assert [t.bag(name) for name in "ABCD"] == ["w1 g1"] * 4


def test_beginners_bonus_gives_the_last_green_one_in_turn_order() -> None:
    """[BEL-16.19, BEL-16.3] beginners_bonus."""
    t = turn("beginners_bonus", player(bag="w1"), player(bag="w1"), supply={"g1": 1})
    assert (t.bag("A"), t.bag("B")) == ("w1 g1", "w1")


# rat_infestation


def test_rat_infestation_counts_every_tail_twice() -> None:
    """[BEL-16.14] rat_infestation: 20 against 16 are two tails."""
    t = turn("rat_infestation", player(points=16, drop=3), player(points=20), round=3)
    assert t.awaited == "A"  # the leader has none
    t.says("A: rat")
    assert t.seat("A").rat == 4
    t.draws("A: w1")
    assert t.cauldron("A") == "w1@8"


def test_rat_infestation_does_nothing_in_round_one() -> None:
    """[BEL-16.14] rat_infestation."""
    t = turn("rat_infestation", player(), player(points=4), round=1)
    assert t.about("A") == "brew"


def test_rat_infestation_puts_no_rat_beyond_the_last_space() -> None:
    """[BEL-16.14] rat_infestation: four spaces from 50."""
    t = turn("rat_infestation", player(points=16, drop=50), player(points=20), round=3)
    t.says("A: rat")
    assert t.seat("A").drop + t.seat("A").rat == 52


# just_in_time


def test_just_in_time_gives_four_points_or_removes_a_white_one() -> None:
    """[BEL-16.26, BEL-3.3] just_in_time: removed for good, into the box."""
    t = turn("just_in_time", player(bag="w1 w1"), player(bag="w1 w1"))
    assert t.asked("A") == "points | remove_white"
    t.says("A: points", "B: remove_white")
    assert (t.seat("A").points, t.bag("A")) == (4, "w1 w1")
    assert (t.seat("B").points, t.bag("B"), t.supply("w1")) == (0, "w1", 2)


def test_just_in_time_is_points_without_a_white_one_in_the_bag() -> None:
    """[BEL-16.26] just_in_time: a white 2 does not help."""
    t = turn("just_in_time", player(bag="w2 o1"), player())
    assert t.asked("A") == "points"


def test_just_in_time_counts_for_the_rats_of_the_round() -> None:
    """[BEL-16.2, R13] just_in_time: one tail lies between 0 and 4."""
    t = turn("just_in_time", player(), player(), round=2)
    t.says("A: remove_white", "B: points")
    assert t.about("A") == "rat"
    t.says("A: rat")
    assert t.seat("A").rat == 1


# rats_friends


def test_rats_are_friends_offers_a_four_chip_or_points_for_tails() -> None:
    """[BEL-16.14, BEL-3.3] rats_friends: 20 against 16 are two tails; yellow from round 2."""
    t = turn("rats_friends", player(points=16), player(bag="w1", points=20), round=3)
    assert t.asked("A") == "points | take:g4 | take:b4 | take:r4 | take:y4"
    t.says("A: points", "B: take:b4")
    assert (t.seat("A").points, t.bag("B")) == (18, "w1 b4")


def test_rats_are_friends_offers_no_yellow_in_round_one() -> None:
    """[BEL-3.4, BEL-1.6] rats_friends."""
    t = turn("rats_friends", player(), player())
    assert t.asked("A") == "points | take:g4 | take:b4 | take:r4"


def test_rats_are_friends_gives_the_leader_no_points() -> None:
    """[BEL-16.14] rats_friends."""
    t = turn("rats_friends", player(points=20), player(points=16), round=3)
    t.says("A: points")
    assert t.seat("A").points == 20


def test_rats_are_friends_counts_tails_before_the_first_choice() -> None:
    """[BEL-16.14] rats_friends: A overtakes nobody; C still counts its two tails up to B's 20."""
    t = turn("rats_friends", player(points=10), player(points=20), player(points=16), round=3)
    t.says("A: points", "B: points", "C: points")
    assert [t.seat(name).points for name in "ABC"] == [15, 20, 18]


def test_rats_are_friends_does_not_give_up_the_rat() -> None:
    """[BEL-16.14] rats_friends: it is counted again with the new scores; one tail lies between 18 and 20."""
    t = turn("rats_friends", player(points=16), player(points=20), round=3)
    t.says("A: points", "B: points", "A: rat")
    assert t.seat("A").rat == 1


def test_rats_are_friends_with_a_chip_leaves_the_whole_rat() -> None:
    """[BEL-16.14] rats_friends."""
    t = turn("rats_friends", player(points=16), player(points=20), round=3)
    t.says("A: take:g4", "B: points", "A: rat")
    assert t.seat("A").rat == 2


def test_rats_are_friends_does_not_offer_what_is_sold_out() -> None:
    """[BEL-16.19, BEL-16.3] rats_friends: A takes the last green 4."""
    t = turn("rats_friends", player(), player(), supply={"g4": 1})
    t.says("A: take:g4")
    assert t.asked("B") == "points | take:b4 | take:r4"

"""[BEL-16.1, BEL-16.2, BEL-16.3, BEL-16.14] and [BEL-16.18, BEL-16.19, BEL-16.20, BEL-16.21, BEL-16.25, BEL-16.26]

Rulings about rounds, turn order, rats, drops, supplies and cards; brewing and scoring have files of their own.
"""

from typing import Any

import pytest

from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene
from tests.games.belcastel.positions import after_brewing

SEVEN = "w3@3 w2@5 w2@7"


def in_phase_f(mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """A, who exploded and took no points, may spend rubies now."""
    exploded = player(exploded=True, rubies=0)
    t = scene({**mine, "exploded": True}, exploded, start="scoring", **{"books": NEUTRAL, **setting})
    t.says("A: points", "B: points")
    return t


# 16.1 One card


def test_exactly_one_card_is_in_force_per_round_and_none_outlasts_it() -> None:
    """[BEL-16.1, BEL-1.3] Nine rounds in which everybody stops at once."""
    t = scene(start="marker", books=NEUTRAL)
    cards: dict[int, set[str]] = {}
    while t.table.outcome is None:
        cards.setdefault(t.table.round, set()).add(t.table.card)
        name = t.awaited[0]
        t.says(f"{name}: {t.asked(name).split(' | ')[-1]}")
    assert list(cards) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [len(in_force) for in_force in cards.values()] == [1] * 9
    assert set().union(*cards.values()) == set(t.table.turned)
    assert (len(t.table.turned), len(t.table.deck)) == (9, 15)


# 16.2 The start of a round


def test_a_book_opens_before_the_card_is_turned() -> None:
    """[BEL-16.2, BEL-11.1] Round 2: only_one already offers yellow."""
    t = scene(start="marker", round=2, card="only_one")
    assert [fact.key for fact in t.facts] == ["round", "opened", "card"]
    assert "take:y2" in t.asked("A")


def test_the_white_of_round_six_is_in_the_bag_before_the_card_is_turned() -> None:
    """[BEL-16.2, BEL-11.3] just_in_time finds a white 1 to remove."""
    t = scene(player(bag="o1"), player(), start="marker", round=6, card="just_in_time")
    assert [fact.key for fact in t.facts] == ["round", "white_added", "card"]
    assert t.asked("A") == "points | remove_white"
    t.says("A: remove_white")
    assert t.bag("A") == "o1"


def test_a_purple_card_is_carried_out_before_the_rats() -> None:
    """[BEL-16.2, BEL-4.1] Its points count for them: one tail lies between 0 and 4."""
    t = scene(start="marker", round=2, card="just_in_time")
    t.says("A: remove_white", "B: points", "A: rat")
    assert [fact.key for fact in t.facts] == ["round", "opened", "card", "removed_white", "points", "rat"]


def test_brewing_begins_after_the_rats() -> None:
    """[BEL-16.2, BEL-5.1]"""
    t = scene(player(points=16), player(points=20), start="card", card="shining", round=3)
    assert (t.about("A"), t.asked("B")) == ("rat", "")
    t.says("A: none")
    assert (t.about("A"), t.about("B")) == ("brew", "brew")


# 16.3 Turn order


def test_players_roll_and_buy_clockwise_from_the_first_player() -> None:
    """[BEL-16.3] Four tied players, C first."""
    t = scene(*[player(cauldron="o1@9")] * 4, start="middle", books=NEUTRAL, first="C")
    t.luck("A: 4", "B: 4", "C: 4", "D: 4")
    t.all_stop()
    assert [fact["seat"] for fact in t.told("rolled")] == [2, 3, 0, 1]
    for name in "CDAB":
        assert (t.awaited, t.about(name)) == (name, "buy")
        t.says(f"{name}: done")


def test_players_choose_clockwise_at_a_card() -> None:
    """[BEL-16.3, BEL-3.3] B first."""
    t = scene(player(), player(), player(), start="card", card="only_one", first="B")
    for name in "BCA":
        assert t.awaited == name
        t.says(f"{name}: rubies")


def test_exploded_players_choose_clockwise() -> None:
    """[BEL-16.3, BEL-16.15] C first."""
    t = scene(*[player(exploded=True)] * 3, start="scoring", first="C")
    for name in "CAB":
        assert (t.awaited, t.about(name)) == (name, "reward")
        t.says(f"{name}: points")


# 16.14 Rats


def test_there_are_no_rats_in_round_one() -> None:
    """[BEL-16.14] Even if the card gave points."""
    t = scene(start="card", card="just_in_time", round=1)
    t.says("A: remove_white", "B: points")
    assert t.about("A") == "brew"


def test_all_tails_are_used_or_none() -> None:
    """[BEL-16.14, BEL-4.2] 20 against 10: five tails."""
    t = scene(player(points=10, drop=2), player(points=20), start="rats", round=3)
    assert t.asked("A") == "rat | none"
    t.says("A: rat")
    t.draws("A: w1")
    assert t.cauldron("A") == "w1@8"


def test_a_rat_may_stay_out() -> None:
    """[BEL-16.14, BEL-4.2]"""
    t = scene(player(points=10, drop=2), player(points=20), start="rats", round=3)
    t.says("A: none")
    t.draws("A: w1")
    assert t.cauldron("A") == "w1@3"


def test_tails_are_counted_for_all_after_the_card() -> None:
    """[BEL-16.14] Scores 19, 20 and 16 when they are counted."""
    t = scene(player(points=15), player(points=20), player(points=16), start="card", card="just_in_time", round=3)
    t.says("A: points", "B: remove_white", "C: remove_white")
    assert t.awaited == "C"  # none between 19 and 20
    t.says("C: rat")
    assert [t.seat(name).rat for name in "ABC"] == [0, 0, 2]


@pytest.mark.parametrize(("drop", "rat"), [(46, 5), (50, 2), (51, 1)])
def test_the_rat_stands_at_most_on_the_last_space(drop: int, rat: int) -> None:
    """[BEL-16.14] Five tails."""
    t = scene(player(points=10, drop=drop), player(points=20), start="rats", round=3)
    t.says("A: rat")
    assert t.seat("A").rat == rat


# 16.18 Drops


def test_a_drop_move_never_shifts_chips_already_laid() -> None:
    """[BEL-16.18] It counts from the next round: the first chip then lies on 2."""
    t = after_brewing(player(cauldron="k1@1 o1@2"))
    t.luck("table: living_in_luxury")
    t.says("A: drop")
    assert (t.cauldron("A"), t.space("A")) == ("k1@1 o1@2", "3 (3 c, 0 p)")
    t.declines("buy", "spend", "rat")
    t.draws("A: w1")
    assert t.cauldron("A") == "w1@2"


def test_a_drop_move_is_always_optional() -> None:
    """[BEL-16.18] Also one of the card that moves every drop."""
    t = scene(start="card", card="pot_filling_up")
    t.says("A: none")
    assert t.seat("A").drop == 0


def test_the_drop_of_the_die_may_go_to_the_tubes() -> None:
    """[BEL-16.18] The fourth tube: 2 points."""
    t = scene(player(cauldron="o1@3", tube=3), player(), start="middle", books=NEUTRAL, cauldron_side="tubes")
    t.luck("A: 5")
    t.all_stop()
    assert t.asked("A") == "drop | tube | none"
    t.says("A: tube")
    assert (t.seat("A").tube, t.seat("A").points) == (4, 2)


def test_a_tube_bonus_is_taken_before_the_next_move() -> None:
    """[BEL-16.18] choose_wisely: the ruby of the first tube comes before the second move is asked."""
    t = scene(start="card", card="choose_wisely", cauldron_side="tubes")
    t.says("A: drop", "A: tube")
    assert (t.seat("A").rubies, t.about("A")) == (2, "drop")
    t.says("A: tube")
    assert [fact.key for fact in t.facts] == ["card", "tube", "rubies", "tube", "points"]


def test_the_tube_drop_stays_within_twelve() -> None:
    """[BEL-16.18] The last tube gives 4 points; the second move can only be the cauldron drop's."""
    t = scene(player(tube=11), player(), start="card", card="choose_wisely", cauldron_side="tubes")
    t.says("A: drop", "A: tube")
    assert (t.seat("A").tube, t.seat("A").points, t.asked("A")) == (12, 4, "drop | none")


def test_the_cauldron_drop_stays_within_fifty_two() -> None:
    """[BEL-16.18] With tubes the move may still go there."""
    t = scene(player(drop=52), player(), start="card", card="pot_filling_up", cauldron_side="tubes")
    assert t.asked("A") == "tube | none"


def test_a_move_neither_drop_can_make_is_lost() -> None:
    """[BEL-16.18]"""
    t = scene(player(drop=52, tube=12), player(), start="card", card="pot_filling_up", cauldron_side="tubes")
    assert t.awaited == "B"


def test_a_move_neither_drop_can_make_is_not_sold() -> None:
    """[BEL-16.18, BEL-10.6] Four rubies, flask empty: only the flask is for sale, then nothing."""
    t = in_phase_f(player(drop=52, tube=12, rubies=4, flask=False), cauldron_side="tubes")
    assert t.asked("A") == "refill | done"
    t.says("A: refill")
    assert (t.seat("A").rubies, t.seat("A").flask) == (2, True)
    assert t.about("A") != "spend"


def test_two_rubies_move_either_drop() -> None:
    """[BEL-16.18, BEL-10.6] As often as wanted; the second tube gives a point."""
    t = in_phase_f(player(rubies=4, tube=1), cauldron_side="tubes")
    assert t.asked("A") == "drop | tube | done"
    t.says("A: tube", "A: drop")
    assert (t.seat("A").drop, t.seat("A").tube, t.seat("A").points, t.seat("A").rubies) == (1, 2, 1, 0)


# 16.19 The supply of chips


def test_chips_handed_in_are_there_for_the_next_player_at_once() -> None:
    """[BEL-16.19] purple-4: A's red 2 is the only one for B."""
    mine, theirs = player(cauldron="r2@2 p1@3 p1@4"), player(cauldron="r1@40 p1@50")
    t = scene(mine, theirs, start="middle", books="g1-b3-r3-y1-p4", round=3, supply={"r2": 0})
    t.luck("B: 4")
    t.all_stop()
    t.says("A: swap:r2>r4")
    assert t.asked("B") == "swap:r1>r2 | none"


def test_the_last_chip_goes_to_the_earlier_player_in_turn_order() -> None:
    """[BEL-16.19, BEL-10.5] Phase E: A buys the last green 1."""
    t = after_brewing(player(cauldron="o1@9"))
    t.table.supply[CHIP["g1"]] = 1
    t.says("A: buy:g1", "A: done")
    assert "buy:g1" not in t.asked("B")
    assert t.refuses("B: buy:g1").rule == "BEL-16.19"


def test_a_row_may_be_chosen_although_a_chip_is_missing() -> None:
    """[BEL-16.19] purple-2: neither green 1 nor blue 2, but 3 points and the drop move."""
    mine = player(bag="", cauldron="p1@1 p1@2")
    t = scene(mine, player(cauldron="o1@50"), start="middle", books="g3-b3-r3-y1-p2", round=3)
    t.table.supply[CHIP["g1"]] = t.table.supply[CHIP["b2"]] = 0
    t.luck("B: 4")
    t.all_stop()
    t.says("A: row:2", "A: drop")
    assert (t.bag("A"), t.seat("A").points, t.seat("A").drop) == ("", 3, 1)
    assert [fact["chip"] for fact in t.told("no_chip")] == ["g1", "b2"]


def test_an_option_without_its_chip_may_not_be_picked_while_another_can() -> None:
    """[BEL-16.19] only_one: no black is left for B."""
    t = scene(start="card", card="only_one", supply={"k1": 0})
    t.says("A: rubies")
    reason = t.refuses("B: take:k1")
    assert (reason.key, reason.rule) == ("sold_out", "BEL-16.19")


def test_with_all_two_chips_sold_out_schadenfreude_gives_nothing() -> None:
    """[BEL-16.19]"""
    mine = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(mine, player(), start="middle", card="schadenfreude", books=NEUTRAL)
    for chip in ("g2", "b2", "r2"):
        t.table.supply[CHIP[chip]] = 0
    t.luck("B: 4")
    t.all_stop()
    assert (t.about("A"), t.told("gained_chip")) == ("reward", [])


def test_a_sold_out_tube_gives_nothing() -> None:
    """[BEL-16.19, BEL-14.1] The fifth tube: a black."""
    t = scene(
        player(), player(bag="w1", tube=4), start="card", card="pot_filling_up", cauldron_side="tubes", supply={"k1": 0}
    )
    t.says("A: none", "B: tube")
    assert (t.seat("B").tube, t.bag("B")) == (5, "w1")


@pytest.mark.parametrize(("tube", "round", "bag"), [(8, 2, "w1"), (8, 3, "w1 p1"), (10, 1, "w1"), (10, 2, "w1 y4")])
def test_a_tube_of_a_closed_book_gives_nothing(tube: int, round: int, bag: str) -> None:
    """[BEL-1.6, BEL-14.1, BEL-15.18] Tube 9 shows a purple 1, tube 11 a yellow 4."""
    mine = player(bag="w1", tube=tube)
    setting: dict[str, Any] = {"cauldron_side": "tubes", "closed_books": "every_gain"}
    t = scene(mine, player(), start="card", card="pot_filling_up", round=round, **setting)
    t.says("A: tube")
    assert t.bag("A") == bag


def test_a_sold_out_pumpkin_makes_the_die_give_nothing() -> None:
    """[BEL-16.19, BEL-10.1]"""
    t = scene(player(bag="w1", cauldron="o1@3"), player(), start="middle", books=NEUTRAL, supply={"o1": 0})
    t.luck("A: 6")
    t.all_stop()
    assert t.bag("A") == "w1"


# 16.20 The supply of rubies


def test_a_shortfall_of_rubies_is_lost() -> None:
    """[BEL-16.20] only_one: two of three are left."""
    t = scene(player(rubies=9), player(rubies=9), start="card", card="only_one", rubies="limited")
    t.says("A: rubies", "B: rubies")
    assert (t.seat("A").rubies, t.seat("B").rubies) == (11, 9)


def test_rubies_paid_go_back_to_the_supply() -> None:
    """[BEL-16.20] wheel_and_deal with all twenty owned."""
    t = scene(player(rubies=10), player(rubies=10), start="card", card="wheel_and_deal", rubies="limited")
    assert t.table.rubies_left == 0
    t.says("A: take:o1")
    assert t.table.rubies_left == 1


def test_without_the_option_there_is_always_a_ruby() -> None:
    """[BEL-16.20]"""
    t = scene(player(rubies=19), player(rubies=19), start="card", card="only_one")
    t.says("A: rubies", "B: rubies")
    assert (t.seat("A").rubies, t.seat("B").rubies) == (22, 22)


@pytest.mark.parametrize(("first", "rubies"), [("A", (10, 10)), ("B", (9, 11))])
def test_speed_does_not_decide_who_gets_the_last_ruby(first: str, rubies: tuple[int, int]) -> None:
    """[BEL-16.20, BEL-16.3] blue-3: both find a ruby while brewing, one is left; turn order decides."""
    mine, theirs = player(cauldron="o1@4", more="b1", rubies=9), player(cauldron="o1@4", more="b1", rubies=10)
    t = scene(mine, theirs, start="middle", books=NEUTRAL, rubies="limited", first=first)
    t.draws("B: b1", "A: b1")
    t.luck("A: 6", "B: 6")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("B").rubies) == rubies


# 16.21 Neighbors


@pytest.mark.parametrize(("exploded", "left"), [("A", "B"), ("B", "C"), ("C", "D"), ("D", "A")])
def test_the_left_neighbor_is_the_next_seat_clockwise(exploded: str, left: str) -> None:
    """[BEL-16.21] schadenfreude pays once for one explosion."""
    boom = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    seats = [boom if name == exploded else player() for name in "ABCD"]
    t = scene(*seats, start="middle", card="schadenfreude", books=NEUTRAL)
    t.luck(*[f"{name}: 4" for name in "ABCD" if name != exploded])
    t.all_stop()
    assert t.awaited == left
    t.says(f"{left}: take:g2")
    assert (t.about(exploded), len(t.told("gained_chip"))) == ("reward", 1)


def test_with_two_players_the_opponent_is_paid_once() -> None:
    """[BEL-16.21] Left and right neighbor at once."""
    t = scene(
        player(cauldron="w3@3 w3@6 w2@8", exploded=True), player(), start="middle", card="schadenfreude", books=NEUTRAL
    )
    t.luck("B: 4")
    t.all_stop()
    t.says("B: take:g2")
    assert t.about("A") == "reward"


# 16.25 Round 9


def test_in_round_nine_a_tube_bonus_still_scores() -> None:
    """[BEL-16.25, BEL-12.2] Phase F: two rubies move the tube drop to 12, which gives 4 points."""
    t = in_phase_f(player(rubies=4, tube=11), round=9, cauldron_side="tubes")
    assert t.asked("A") == "drop | tube | point | done"
    t.says("A: tube", "A: point")
    assert t.told("ended") == [{"winners": [0], "points": [5, 0]}]


def test_in_round_nine_chips_may_be_taken_from_a_card() -> None:
    """[BEL-16.25]"""
    t = scene(player(bag="w1"), player(), start="card", card="only_one", round=9)
    t.says("A: take:r2")
    assert t.bag("A") == "w1 r2"


def test_in_round_nine_the_die_and_the_books_work_as_always() -> None:
    """[BEL-16.25] The die gives A a drop move, and green-1 a ruby."""
    t = scene(player(rubies=0), player(rubies=0), round=9, books=NEUTRAL)
    t.draws("A: g1", "B: o1")
    t.luck("A: 5", "B: 4")
    t.says("A: stop", "B: stop")
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies, t.seat("B").rubies) == (1, 1, 1)


@pytest.mark.parametrize(("exploded", "protected", "points"), [(False, False, 11), (True, True, 11), (True, False, 7)])
def test_coins_buy_points_in_round_nine_unless_exploded(exploded: bool, protected: bool, points: int) -> None:
    """[BEL-16.25, BEL-12.2] Space 31: 7 points, 23 coins → 4 points; blue 2 covers an explosion."""
    mine = player(cauldron="o1@30", rubies=0, exploded=exploded, protected=protected)
    t = scene(mine, player(cauldron="o1@50", rubies=0), start="middle", round=9, books="g1-b2-r3-y1-p3")
    t.luck("B: 4")
    t.all_stop()
    if t.about("A") == "reward":
        t.says("A: points")
    assert t.seat("A").points == points


def test_in_round_nine_no_chip_is_bought() -> None:
    """[BEL-16.25, BEL-12.2]"""
    t = after_brewing(player(cauldron="o1@30", rubies=0), round=9)
    assert (t.told("bought"), t.about("B")) == ([], "spend")


# 16.26 Cards


def test_less_is_more_compares_when_all_have_drawn() -> None:
    """[BEL-16.26] Then it pays in turn order."""
    bags = [player(bag="w1 w1 w1 w1 w1"), player(bag="w3 w2 w2 w1 w1")]
    t = scene(*bags, start="card", card="less_is_more", first="B")
    assert [(fact.key, fact.details["seat"]) for fact in t.facts[1:]] == [
        ("showed", 1),
        ("showed", 0),
        ("rubies", 1),
        ("gained_chip", 0),
    ]


def test_charity_is_judged_before_anyone_is_paid() -> None:
    """[BEL-16.26] B is the poorest; paid, B has as many as A, who gets none."""
    t = scene(player(rubies=1), player(rubies=0), start="card", card="charity", first="B")
    assert [t.seat(name).rubies for name in "AB"] == [1, 1]


def test_beginners_bonus_is_judged_before_anyone_is_paid() -> None:
    """[BEL-16.26] Both tied players get one."""
    t = scene(player(bag="", points=3), player(bag="", points=3), start="card", card="beginners_bonus", round=2)
    assert (t.bag("A"), t.bag("B")) == ("g1", "g1")


def test_just_in_time_without_a_white_one_is_points() -> None:
    """[BEL-16.26]"""
    t = scene(player(bag="w2 w3 o1"), player(), start="card", card="just_in_time")
    assert t.asked("A") == "points"
    assert t.refuses("A: remove_white").rule == "BEL-16.26"


@pytest.mark.parametrize(("round", "asked"), [(1, "drop"), (2, "drop"), (3, "take:p1 | drop")])
def test_choose_wisely_before_round_three_is_the_drop(round: int, asked: str) -> None:
    """[BEL-16.26]"""
    t = scene(start="card", card="choose_wisely", round=round)
    assert t.asked("A") == asked


@pytest.mark.parametrize("card", ["only_one", "wheel_and_deal", "rats_friends"])
def test_free_chips_are_never_white(card: str) -> None:
    """[BEL-16.26]"""
    t = scene(start="card", card=card, round=3)
    assert "take:" in t.asked("A")
    assert ":w" not in t.asked("A")

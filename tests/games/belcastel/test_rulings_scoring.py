"""[BEL-16.15, BEL-16.16, BEL-16.17, BEL-16.22, BEL-16.23, BEL-16.24] Rulings about scoring: its order."""

from typing import Any

import pytest

from chaudron.games.belcastel.components import names
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene
from tests.games.belcastel.positions import after_brewing

SEVEN = "w3@3 w2@5 w2@7"
BOOM = "w3@3 w2@5 w2@7 w1@8"
"""Exploded, space 9 (9 c, 1 p, R)."""


def story(t: BelcastelScene, seat: int) -> list[tuple[str, str]]:
    """What was told of a seat: key and rule, in order, from the freeze on."""
    facts = [(fact.key, fact.rule) for fact in t.facts if fact.details.get("seat") == seat]
    return facts[facts.index(("scoring_space", "BEL-10.0")) + 1 :]


def order(t: BelcastelScene, *keys: str) -> list[tuple[str, int]]:
    """The facts of these keys, with the seat, in the order told."""
    return [(fact.key, fact.details["seat"]) for fact in t.facts if fact.key in keys]


# 16.15 Every hook in order


def test_the_phases_follow_each_other() -> None:
    """[BEL-16.15, BEL-10.1, BEL-10.2, BEL-10.3, BEL-10.4, BEL-10.5, BEL-10.6] One player with something in each."""
    mine = player(cauldron="k1@6 p1@7 g1@8")  # space 9: 9 coins, 1 point, a ruby
    t = scene(mine, player(cauldron="o1@3", rubies=0), start="middle", books="g1-b3-r3-y1-p1", round=3)
    t.luck("A: 3", "table: shining")
    t.all_stop()
    t.says("A: drop", "A: row:1", "A: buy:g1", "A: done", "B: done", "A: drop", "A: done")
    assert story(t, 0)[:11] == [
        ("rolled", "BEL-10.1"),
        ("points", "BEL-10.1"),
        ("rubies", "BEL-10.2"),  # black
        ("drop", "BEL-10.2"),
        ("rubies", "BEL-7.3"),  # green
        ("points", "BEL-16.22"),  # purple
        ("rubies", "BEL-10.3"),
        ("points", "BEL-10.4"),
        ("bought", "BEL-10.5"),
        ("paid_rubies", "BEL-10.6"),
        ("drop", "BEL-10.6"),
    ]


def test_black_comes_for_all_before_green_and_green_before_purple() -> None:
    """[BEL-16.15, BEL-10.2] Step 10: each in turn order, B being first."""
    t = scene(
        player(cauldron="k1@20 p1@21 g1@22"),
        player(cauldron="k1@23 p1@24 g1@25"),
        start="middle",
        books=NEUTRAL,
        round=3,
        first="B",
    )
    t.luck("B: 1")
    t.all_stop()
    t.says("B: drop", "A: drop")
    told = [(fact.key, fact.rule, fact.details["seat"]) for fact in t.facts]
    actions = [fact for fact in told if fact[1] in ("BEL-10.2", "BEL-7.3", "BEL-16.22")]
    assert actions == [
        ("drop", "BEL-10.2", 1),
        ("drop", "BEL-10.2", 0),
        ("rubies", "BEL-7.3", 1),
        ("rubies", "BEL-7.3", 0),
        ("points", "BEL-16.22", 1),
        ("points", "BEL-16.22", 0),
    ]


def test_red_chips_beside_are_decided_before_the_strong_ingredient() -> None:
    """[BEL-16.15] Steps 3, 4 and 5: then the scoring space is noted."""
    mine = player(bag="g1", cauldron="o1@6", beside="r1")
    t = scene(mine, player(bag=""), start="middle", books="g1-b3-r2-y1-p3", card="strong_ingredient")
    t.luck("A: g1 4")
    t.all_stop()
    assert t.about("A") == "beside"
    t.says("A: lay:r1")
    assert (t.about("A"), t.told("scoring_space")) == ("strong_ingredient", [])
    t.says("A: lay:g1")
    assert (t.cauldron("A"), t.told("scoring_space")[0]) == ("o1@6 r1@7 g1=o1@8", {"seat": 0, "space": 9})


def test_everyone_decides_about_red_chips_before_anyone_lays_a_strong_ingredient() -> None:
    """[BEL-16.15] Steps 3 and 4, each in turn order."""
    mine = player(bag="g1", cauldron="o1@6", beside="r1")
    t = scene(mine, mine, start="middle", books="g1-b3-r2-y1-p3", card="strong_ingredient")
    t.all_stop()
    t.says("A: keep")
    assert t.about("B") == "beside"
    t.says("B: keep")
    assert t.about("A") == "strong_ingredient"


def test_the_drop_for_perfect_seasoning_comes_between_freeze_and_die() -> None:
    """[BEL-16.15] Steps 5, 6 and 9."""
    t = scene(player(cauldron=SEVEN), player(), start="middle", books=NEUTRAL, card="seasoned_perfectly")
    t.luck("A: 4")
    t.all_stop()
    t.says("A: drop")
    assert story(t, 0)[:3] == [("drop", "BEL-16.15"), ("rolled", "BEL-10.1"), ("rubies", "BEL-10.1")]


def test_schadenfreude_comes_between_freeze_and_die() -> None:
    """[BEL-16.15] Steps 5, 7 and 9."""
    t = scene(player(cauldron=BOOM, exploded=True), player(), start="middle", books=NEUTRAL, card="schadenfreude")
    t.luck("B: 4")
    t.all_stop()
    t.says("B: take:g2")
    assert story(t, 1)[:2] == [("gained_chip", "BEL-16.15"), ("rolled", "BEL-10.1")]


def test_each_roll_is_settled_before_the_next() -> None:
    """[BEL-16.15, BEL-10.1] Step 9: B waits while A decides about the drop."""
    t = scene(player(cauldron="o1@9"), player(cauldron="o1@9"), start="middle", books=NEUTRAL)
    t.luck("A: 5", "B: 3")
    t.all_stop()
    assert order(t, "rolled") == [("rolled", 0)]
    t.says("A: drop")
    assert order(t, "rolled", "drop", "points")[:4] == [("rolled", 0), ("drop", 0), ("rolled", 1), ("points", 1)]


def test_the_furthest_frozen_space_rolls_and_not_the_richer_one() -> None:
    """[BEL-16.15, BEL-10.1] Spaces 31 and 32 show 23 coins both; the exploded 40 does not count."""
    t = scene(
        player(cauldron="o1@30"),
        player(cauldron="o1@31"),
        player(cauldron="o1@39", exploded=True),
        start="middle",
        books=NEUTRAL,
    )
    t.luck("B: 4")
    t.all_stop()
    assert order(t, "rolled") == [("rolled", 1)]


def test_comparisons_are_judged_before_anyone_is_paid() -> None:
    """[BEL-16.15] Step 10: A's answer about the drop changes nothing for C."""
    t = scene(
        player(cauldron="k1@1"), player(cauldron="o1@2"), player(cauldron="k1@49 o1@50"), start="middle", books=NEUTRAL
    )
    t.luck("C: 4")
    t.all_stop()
    t.says("A: none")
    assert t.asked("C") == "drop | none"


def test_rubies_come_for_all_before_points() -> None:
    """[BEL-16.15, BEL-10.3] Steps 11 and 12: with lucky_devil its points come with the ruby."""
    mine = player(cauldron="o1@8")  # space 9
    t = scene(mine, mine, start="middle", books=NEUTRAL, card="lucky_devil")
    t.luck("A: 4", "B: 4")
    t.all_stop()
    told = [(fact.key, fact.details["seat"], fact.rule) for fact in t.facts if fact.key in ("rubies", "points")]
    assert told[2:] == [
        ("rubies", 0, "BEL-10.3"),
        ("points", 0, "BEL-16.15"),
        ("rubies", 1, "BEL-10.3"),
        ("points", 1, "BEL-16.15"),
        ("points", 0, "BEL-10.4"),
        ("points", 1, "BEL-10.4"),
    ]


def test_points_come_for_all_before_anyone_buys() -> None:
    """[BEL-16.15] Steps 12 and 13: A buys only after B, who exploded, has chosen."""
    t = scene(player(cauldron="o1@9"), player(cauldron=BOOM, exploded=True), start="middle", books=NEUTRAL)
    t.luck("A: 4")
    t.all_stop()
    assert (t.seat("A").points, t.awaited, t.about("B")) == (2, "B", "reward")
    t.says("B: points")
    assert (t.awaited, t.about("A")) == ("A", "buy")


def test_who_exploded_and_took_points_does_not_buy() -> None:
    """[BEL-16.15, BEL-10.4] Step 13."""
    t = after_brewing(player(cauldron=BOOM, exploded=True))
    t.says("A: points")
    assert (t.seat("A").points, t.awaited, t.about("B")) == (1, "B", "buy")


def test_who_exploded_and_took_coins_gets_no_points() -> None:
    """[BEL-16.15, BEL-10.4] Step 12 and 13: 9 coins."""
    t = after_brewing(player(cauldron=BOOM, exploded=True))
    t.says("A: coins")
    assert (t.seat("A").points, t.about("A")) == (0, "buy")
    assert t.refuses("A: buy:k1").details["coins"] == 9


def test_the_choice_of_an_exploded_player_is_for_that_round_only() -> None:
    """[BEL-16.15, BEL-10.4] Points taken in round 1; in round 2 the same player stops on space 4 and buys."""
    t = after_brewing(player(cauldron=BOOM, exploded=True, drop=3))
    t.luck("table: living_in_luxury", "A: 4")
    t.says("A: points", "B: done")
    t.declines("spend", "rat")
    t.all_stop()
    assert (t.table.round, t.about("A")) == (2, "buy")


def test_bought_chips_reach_the_bags_when_all_have_bought() -> None:
    """[BEL-16.15, BEL-10.5] Step 14: together with the cauldrons."""
    t = after_brewing(player(bag="w1", cauldron="o1@9"))
    t.says("A: buy:g1", "A: done")
    assert (t.bag("A"), t.cauldron("A")) == ("w1", "o1@9")
    t.says("B: done")
    assert (t.bag("A"), t.cauldron("A"), t.about("B")) == ("w1 o1 g1", "", "spend")


def test_a_bought_chip_comes_once() -> None:
    """[BEL-16.15, BEL-10.5] Step 14: at the end of the next round it is not given again."""
    t = after_brewing(player(bag="w1", cauldron="o1@9"))
    t.luck("table: living_in_luxury shining")
    t.die("A: 4 4 4", "B: 4 4 4")
    t.says("A: buy:g1", "A: done", "B: done")
    for _ in range(2):
        t.declines("buy", "spend", "rat", "drop")
        t.all_stop()
    assert (t.table.round, t.bag("A").count("g1")) == (3, 1)


def test_the_deck_passes_clockwise() -> None:
    """[BEL-16.15, BEL-10.7] Step 16: from A to B, not to C."""
    t = scene(*[player(exploded=True, rubies=0)] * 3, start="scoring", books=NEUTRAL)
    t.luck("table: shining")
    t.says("A: points", "B: points", "C: points")
    assert (t.table.round, t.table.first) == (2, 1)


def test_flasks_fill_by_magic_before_rubies_are_spent() -> None:
    """[BEL-16.15] Step 15."""
    t = after_brewing(player(cauldron="o1@9", flask=False, rubies=2), card="magic_potion")
    t.says("A: done", "B: done")
    assert (t.seat("A").flask, t.asked("A")) == (True, "drop | done")


def test_rats_come_out_and_the_deck_passes_left() -> None:
    """[BEL-16.15, BEL-10.7] Step 16: then the marker advances."""
    t = after_brewing(player(cauldron="o1@9", drop=2, rat=4), round=3)
    t.luck("table: shining")
    t.declines("buy", "spend")
    assert (t.table.round, t.table.first, t.table.card) == (4, 1, "shining")
    assert t.seat("A").rat == 0
    assert t.about("A") == "rat"  # counted anew


def test_red_chips_kept_beside_do_not_go_into_the_bag() -> None:
    """[BEL-16.15, BEL-16.24] Step 14."""
    t = after_brewing(player(bag="w1", cauldron="o1@9", beside="r1"), books="g1-b3-r2-y1-p3")
    t.says("A: keep", "A: done", "B: done")
    assert (t.bag("A"), names(t.seat("A").beside)) == ("w1 o1", "r1")


# 16.16 Exploded


def test_a_covered_explosion_is_an_explosion_for_the_neighbor() -> None:
    """[BEL-16.16] blue-2, schadenfreude."""
    t = after_brewing(
        player(cauldron=BOOM, exploded=True, protected=True), books="g1-b2-r3-y1-p3", card="schadenfreude"
    )
    assert t.about("B") == "schadenfreude"


def test_a_covered_explosion_is_an_explosion_for_the_strong_ingredient() -> None:
    """[BEL-16.16] blue-2."""
    mine = player(bag="g4", cauldron=BOOM, exploded=True, protected=True)
    t = scene(mine, player(bag=""), start="middle", books="g1-b2-r3-y1-p3", card="strong_ingredient")
    t.luck("B: 4")
    t.all_stop()
    assert t.told("looked") == []
    assert order(t, "rolled") == [("rolled", 1)]


def test_an_explosion_laid_over_by_a_red_chip_remains_one() -> None:
    """[BEL-16.16, BEL-16.24] red-2: the state at the freeze."""
    t = after_brewing(player(cauldron=BOOM, exploded=True, beside="r4"), books="g1-b3-r2-y1-p3")
    t.says("A: lay:r4")
    assert (t.space("A"), t.about("A")) == ("13 (13 c, 2 p, R)", "reward")


# 16.17 The frozen space


def test_a_drop_move_of_the_die_does_not_change_the_frozen_space() -> None:
    """[BEL-16.17] Stopped without a chip, drop on 3: space 4, although the drop now lies on 4."""
    t = scene(player(drop=3), player(), start="middle", books=NEUTRAL)
    t.luck("A: 5")
    t.all_stop()
    t.says("A: drop")
    assert (t.seat("A").drop, t.space("A"), t.seat("A").rubies) == (4, "4 (4 c, 0 p)", 1)


def test_only_green_three_changes_the_frozen_space() -> None:
    """[BEL-16.17, BEL-16.23] 7 whites and a green 2: from 10 to 12."""
    t = after_brewing(player(cauldron="w3@3 w2@5 g2@7 w2@9"), books="g3-b3-r3-y1-p3")
    assert t.told("scoring_space")[0] == {"seat": 0, "space": 10}
    assert t.space("A") == "12 (12 c, 2 p)"


@pytest.mark.parametrize(("books", "answer"), [("g1-b3-r3-y1-p2", "row:1"), ("g1-b3-r3-y1-p4", "swap:r1>r2")])
def test_handing_in_and_swapping_do_not_change_the_frozen_space(books: str, answer: str) -> None:
    """[BEL-16.17] purple-2, purple-4."""
    chips = "r1@9 p1@10" if answer == "row:1" else "p1@9 r1@10"
    t = after_brewing(player(cauldron=chips), books=books, round=3)
    t.says(f"A: {answer}")
    assert t.space("A") == "11 (11 c, 2 p)"


def test_the_final_tie_break_uses_the_space_after_green_three() -> None:
    """[BEL-16.17, BEL-13.1] A: from 12 to 16, 3 + 3 points. B: 14, 1 + 3 + 2 points. Six each, A is further."""
    t = scene(player(rubies=0, more="g4"), player(rubies=0, points=1, more="b4 b4 b4"), round=9, books="g3-b3-r3-y1-p3")
    t.draws("A: w3", "B: b4", "A: w2", "B: b4", "A: w2", "B: b4", "A: g4", "B: o1")
    assert (t.space("A"), t.space("B")) == ("12 (12 c, 2 p)", "14 (14 c, 3 p)")
    t.luck("B: 4")
    t.says("A: stop", "B: stop")
    assert t.table.outcome is not None
    assert (t.table.outcome.points, t.table.outcome.winners) == ((6, 6), (0,))


# 16.22 Purple


def test_at_most_one_row_of_ghosts_is_traded_per_round() -> None:
    """[BEL-16.22] purple-2: three ghosts, one handed in; no second question."""
    t = after_brewing(player(cauldron="p1@1 p1@2 p1@3"), books="g3-b3-r3-y1-p2", round=3)
    t.says("A: row:1")
    assert t.about("A") == "buy"


def test_ghosts_handed_in_no_longer_lie_in_the_cauldron() -> None:
    """[BEL-16.22] purple-2: they go to the supply and not into the bag."""
    t = after_brewing(player(bag="", cauldron="o1@1 p1@2 p1@3"), books="g3-b3-r3-y1-p2", round=3)
    t.says("A: row:2", "A: drop", "A: done", "B: done")
    assert (t.bag("A"), t.supply("p1")) == ("o1 g1 b2", 17)


def test_a_lower_row_of_ghosts_may_be_picked() -> None:
    """[BEL-16.22] purple-1 and purple-4."""
    t = after_brewing(player(cauldron="p1@1 p1@2 p1@3"), books="g3-b3-r3-y1-p1", round=3)
    t.says("A: row:1")
    assert (t.seat("A").points, t.seat("A").drop) == (1, 0)
    t = after_brewing(player(cauldron="r1@1 p1@2 p1@3 p1@4"), books="g3-b3-r3-y1-p4", round=3)
    t.says("A: swap:r1>r2")
    assert t.supply("r2") == 7


def test_the_number_printed_under_the_ghost_counts() -> None:
    """[BEL-16.22] purple-3: index 24 shows 19, index 25 shows 20."""
    t = after_brewing(player(cauldron="p1@24 p1@25", exploded=True), books=NEUTRAL, round=3)
    assert (t.about("A"), t.seat("A").points) == ("reward", 1 + 2)


def test_white_and_orange_never_rise() -> None:
    """[BEL-16.22, BEL-3.6] purple-4."""
    t = after_brewing(player(cauldron="w1@1 w2@3 o1@4 p1@5 p1@6"), books="g3-b3-r3-y1-p4", round=3)
    assert t.about("A") == "buy"


# 16.23 Green


def test_the_last_spider_is_served_first() -> None:
    """[BEL-16.23] green-2: g4 last, g1 next to last."""
    t = after_brewing(player(cauldron="g1@1 g4@5"), books="g2-b3-r3-y1-p3", round=3)
    assert t.asked("A") == "take:y1 | take:p1 | none"
    t.says("A: take:p1")
    assert t.asked("A") == "take:o1 | none"


def test_a_closed_or_sold_out_color_cannot_be_named() -> None:
    """[BEL-16.23, BEL-15.18] green-2, round 2: purple closed, yellow sold out."""
    setting: dict[str, Any] = {"books": "g2-b3-r3-y1-p3", "closed_books": "every_gain"}
    t = scene(player(cauldron="g4@7"), player(cauldron="o1@50"), start="middle", round=2, **setting, supply={"y1": 0})
    t.luck("B: 4")
    t.all_stop()
    assert t.about("A") == "buy"


def test_all_spiders_in_the_cauldron_move_the_last_chip() -> None:
    """[BEL-16.23] green-3: printed values 1, 2 and 4, without a question."""
    t = after_brewing(player(cauldron="g1@1 g2@3 g4@7 w3@10 w2@12 w2@14"), books="g3-b3-r3-y1-p3")
    assert t.cauldron("A") == "g1@1 g2@3 g4@7 w3@10 w2@12 w2@21"


def test_one_ruby_per_spider_and_drop_move() -> None:
    """[BEL-16.23] green-4: the ruby just won by black may be used."""
    t = after_brewing(player(cauldron="g1@6 k1@7", rubies=0), books="g4-b3-r3-y1-p3")
    t.says("A: drop", "A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies) == (2, 0)


# 16.24 Red 2


def test_red_chips_of_earlier_rounds_may_be_laid_in_any_order() -> None:
    """[BEL-16.24]"""
    t = after_brewing(player(cauldron="w3@3", beside="r1 r4"), books="g1-b3-r2-y1-p3")
    t.says("A: lay:r4", "A: lay:r1")
    assert t.cauldron("A") == "w3@3 r4@7 r1@8"


def test_red_chips_laid_after_stopping_move_by_the_rule_of_all_chips() -> None:
    """[BEL-16.24, BEL-16.5] yellow-2 doubles the first of them only."""
    t = after_brewing(player(cauldron="y1@1", beside="r1 r2"), books="g1-b3-r2-y2-p3")
    t.says("A: lay:r2", "A: lay:r1")
    assert t.cauldron("A") == "y1@1 r2@5 r1@6"


def test_the_doubling_of_a_red_chip_may_be_refused() -> None:
    """[BEL-16.24, BEL-15.8]"""
    t = after_brewing(player(cauldron="y1@1", beside="r2"), books="g1-b3-r2-y2-p3", bonus_moves="may_decline")
    t.says("A: lay:r2", "A: none")
    assert t.cauldron("A") == "y1@1 r2@3"


def test_red_chips_beside_are_not_in_the_bag_for_any_count() -> None:
    """[BEL-16.24] less_is_more draws only what is in the bag."""
    mine = player(bag="w1 w1", beside="r4")
    t = scene(mine, player(bag="w1 w1"), start="card", card="less_is_more", round=2, books="g1-b3-r2-y1-p3")
    assert t.told("showed")[0] == {"seat": 0, "chips": "w1 w1", "total": 2}


def test_what_lies_beside_at_the_end_is_worth_nothing() -> None:
    """[BEL-16.24] Round 9, space 1: no points, no coins to speak of."""
    mine = player(beside="r4 r4 r4", rubies=0)
    t = scene(mine, player(rubies=0), round=9, books="g1-b3-r2-y1-p3")
    t.luck("A: 4", "B: 4")
    t.says("A: stop", "B: stop", "A: keep")
    assert t.told("ended") == [{"winners": [0, 1], "points": [0, 0]}]

"""[WIT-5.1, WIT-5.3, WIT-5.7] Ghost's breath of sets 5 and 6."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import BOOM, after_brewing, in_scoring, leaves, quiet, what

FIVE = "g1-b3-r3-y1-p5"
SIX = "g1-b3-r3-y1-p6"


def ghosts(cauldron: str, **setting: Any) -> BelcastelScene:
    """Phase B of round 3, under purple-5; nobody has a penny."""
    return in_scoring(player(bag="w1", cauldron=cauldron), **{"books": FIVE, "round": 3, **setting})


# purple-5


@pytest.mark.parametrize(("cauldron", "budget"), [("p1@14", 3), ("p1@10 o1@11 p1@30", 9), ("p1@51 p1@52", 28)])
def test_the_points_printed_under_ghosts_are_to_be_spent(cauldron: str, budget: int) -> None:
    """[WIT-5.1, WIT-5.7] purple-5."""
    t = quiet(player(cauldron=cauldron), player(), start="middle", books=FIVE, round=3)
    t.luck("A: 1")
    t.all_stop()
    assert (t.about("A"), t.coins()) == ("ghost_buy", budget)


def test_ghosts_without_points_under_them_buy_nothing() -> None:
    """[WIT-5.7] purple-5: spaces 3 and 13 show 0 and 2 points; the cheapest chip costs 3."""
    assert ghosts("p1@3 p1@13").about("A") == "buy"


def test_ghosts_buy_two_chips_of_different_colors() -> None:
    """[WIT-5.7] purple-5: 9 for g1 and b1; each refusal has its reason."""
    t = ghosts("p1@10 p1@30")
    assert t.asked("A") == "buy:o1 | buy:g1 | buy:g2 | buy:b1 | buy:b2 | buy:r1 | buy:r2 | buy:y1 | buy:p1 | done"
    assert t.refuses("A: buy:k1") == ("too_dear", "BEL-10.5", {"chip": "k1", "price": 10, "coins": 9})
    t.says("A: buy:g1")
    assert (t.about("A"), t.coins()) == ("ghost_buy_second", 5)
    assert what(t.refuses("A: buy:g1")) == ("same_color", "BEL-10.5")
    t.says("A: buy:b1")
    assert t.about("A") == "buy"
    assert [fact.rule for fact in t.facts if fact.key == "bought"] == ["WIT-5.7", "WIT-5.7"]


def test_what_ghosts_buy_joins_the_bag_when_all_have_bought() -> None:
    """[WIT-5.7, BEL-16.15] purple-5, step 14; it is apart from phase E, where g1 may be bought again."""
    t = ghosts("p1@10 p1@30")
    t.says("A: buy:g1", "A: done")
    assert (t.bag("A"), t.about("A"), t.coins()) == ("w1", "buy", 23)
    t.says("A: buy:g1", "A: buy:b1")
    assert t.bag("A") == "w1"
    t.says("B: done")
    assert t.bag("A") == "w1 g1 g1 b1 p1 p1"


def test_a_refusal_in_phase_e_looks_at_phase_e_only() -> None:
    """[WIT-5.7, BEL-10.5] purple-5 bought a green: in phase E a g4 may be had, and an o6 is too dear for 19 coins."""
    t = ghosts("p1@10 p1@30")
    t.says("A: buy:g1", "A: done", "A: buy:b1")
    assert "buy:g4" in t.asked("A")
    assert what(t.refuses("A: buy:b2")) == ("same_color", "BEL-10.5")
    assert t.refuses("A: buy:o6") == ("too_dear", "BEL-10.5", {"chip": "o6", "price": 22, "coins": 19})


def test_what_ghosts_leave_over_is_lost() -> None:
    """[WIT-5.7] purple-5: 9 to spend, 3 spent; the coins of space 31 are 23 as ever."""
    t = ghosts("p1@10 p1@30")
    t.says("A: buy:o1", "A: done")
    assert t.coins() == 23


def test_ghosts_buy_in_turn_order() -> None:
    """[WIT-5.7, BEL-16.19] purple-5: B is first and takes the last g1."""
    both = [player(cauldron="p1@30 o1@33"), player(cauldron="p1@31 o1@33")]
    t = quiet(*both, start="middle", books="g1-b3-r3-y1-p5", round=3, first="B")
    leaves(t, g1=1)
    t.luck("A: 1", "B: 1")
    t.all_stop()
    t.says("B: buy:g1", "B: done")
    assert what(t.refuses("A: buy:g1")) == ("sold_out", "BEL-16.19")


def test_ghosts_cannot_buy_from_a_closed_book() -> None:
    """[WIT-5.7, BEL-1.6] purple-5: locoweed opens in round 3."""
    t = ghosts("p1@10 p1@30", books=f"{FIVE}-l5", locoweed_opens=3, round=2)
    assert what(t.refuses("A: buy:l1")) == ("book_closed", "BEL-1.6")


def test_exploded_cauldrons_buy_with_their_ghosts_too() -> None:
    """[WIT-5.7, BEL-10.2] purple-5: before points or coins are chosen."""
    mine = player(cauldron=f"{BOOM} p1@30", exploded=True)
    t = in_scoring(mine, books=FIVE, round=3)
    t.says("A: buy:g1", "A: done")
    assert t.asked("A") == "points | coins"


@pytest.mark.parametrize(("witch", "reason"), [("C2", "WIT-3.6"), ("C4", "WIT-3.8"), ("C1", "WIT-3.5")])
def test_copper_witches_do_not_come_to_ghosts(witch: str, reason: str) -> None:
    """[WIT-5.7] purple-5."""
    t = after_brewing(witch, player(cauldron="g1@1 p1@10 p1@30", rubies=5), books=FIVE, round=3)
    assert (t.about("A"), f"witch:{witch}" in t.asked("A")) == ("ghost_buy", False)
    assert what(t.refuses(f"A: witch:{witch}")) == ("no_use_now", reason)


def test_what_ghosts_buy_does_not_come_twice() -> None:
    """[WIT-5.7, WIT-3.7] purple-5 with C3: only what is bought in phase E."""
    t = after_brewing("C3", player(cauldron="p1@10 p1@30"), books=FIVE, round=3)
    t.says("A: buy:g1", "A: buy:b1")
    assert t.about("A") == "buy"
    t.says("A: buy:r1", "A: buy:o1")
    assert t.asked("A") == "take:o1 | take:r1 | none"


@pytest.mark.parametrize(("cauldron", "points"), [("p1@13", []), ("p1@30", [1]), ("p1@24 p1@29", [2])])
def test_in_round_9_ghosts_make_points(cauldron: str, points: list[int]) -> None:
    """[WIT-5.7] purple-5: whole fives, apart from the coins; 2, 7 and 5 + 7 are 0, 1 and 2 points."""
    t = ghosts(cauldron, round=9)
    assert t.gains("A", "WIT-5.7") == [("points", gained) for gained in points]


def test_in_round_9_exploded_ghosts_make_points() -> None:
    """[WIT-5.7] purple-5."""
    t = in_scoring(player(cauldron=f"{BOOM} p1@30", exploded=True), books=FIVE, round=9)
    assert t.gains("A", "WIT-5.7") == [("points", 1)]


def test_ghosts_in_the_bowl_buy_nothing() -> None:
    """[WIT-4.2, WIT-5.7] purple-5."""
    t = quiet(player(cauldron="o1@52", more="p1 p1"), player(), start="middle", books=FIVE, round=3)
    t.draws("A: p1 p1")
    t.luck("A: 1")
    t.all_stop()
    assert (t.bowl("A"), t.about("A")) == ("p1 p1", "buy")


# purple-6


@pytest.mark.parametrize(
    ("cauldron", "points"),
    [
        ("p1@1 w3@4", 3),
        ("p1@1 o6@7", 6),
        ("p1@1 l1@4", 1),
        ("p1@1 p1@2 g2@4", 3),
        ("p1@1 k1@2 g4@6", 1),
        ("p1@1 b4@9 p1@10 r2@12", 6),
        ("g4@4 p1@5", 0),
        ("p1@1", 0),
    ],
)
def test_each_ghost_scores_the_chip_laid_directly_after_it(cauldron: str, points: int) -> None:
    """[WIT-5.3] purple-6: its printed value, however far it went; a purple and a locoweed are 1."""
    t = in_scoring(player(cauldron=cauldron), books=f"{SIX}-l5", round=3)
    t.declines("drop")
    assert t.gains("A", "WIT-5.3") == ([("points", points)] if points else [])


def test_a_chip_in_the_bowl_does_not_follow_a_ghost() -> None:
    """[WIT-5.3, WIT-4.5] purple-6: the last ghost lies on 52."""
    t = quiet(player(cauldron="p1@52", more="g4"), player(), start="middle", books=SIX, round=3)
    t.draws("A: g4")
    t.luck("A: 1")
    t.all_stop()
    assert t.gains("A", "WIT-5.3") == []


def test_a_chip_that_went_back_does_not_follow_a_ghost() -> None:
    """[WIT-5.3, BEL-16.7] purple-6: the order of laying among chips still there; the flask took a g4."""
    t = quiet(player(cauldron="p1@1", more="g4"), player(cauldron="o1@50"), start="middle", books=SIX, round=3)
    t.draws("A: g4")
    t.says("A: flask")
    t.draws("A: w2")
    t.luck("B: 4")
    t.all_stop()
    assert t.gains("A", "WIT-5.3") == [("points", 2)]


def test_a_strong_ingredient_follows_a_ghost() -> None:
    """[WIT-5.3, BEL-16.15] purple-6: the order at the freeze."""
    mine = player(bag="g4", cauldron="p1@1")
    t = quiet(mine, player(bag="", cauldron="o1@50"), start="middle", books=SIX, round=3, card="strong_ingredient")
    t.luck("A: g4", "B: 4")
    t.all_stop()
    t.says("A: lay:g4")
    assert t.gains("A", "WIT-5.3") == [("points", 4)]


def test_exploded_ghosts_score_too() -> None:
    """[WIT-5.3, BEL-10.2] purple-6."""
    t = in_scoring(player(cauldron="w3@3 w3@6 p1@7 w2@9", exploded=True), books=SIX, round=3)
    assert t.gains("A", "WIT-5.3") == [("points", 2)]

"""[WIT-5.9] Locoweed of set 6 in scoring: what it counts as in phase B, and what it is not."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import after_brewing, calling, in_scoring, next_round, quiet

SIX = "g1-b3-r3-y1-p3-l6"


def brewing(cauldron: str, books: str = SIX, more: str = "", **setting: Any) -> BelcastelScene:
    """Round 3, A has these chips; nobody has a penny."""
    things = {"start": "middle", "round": 3, "books": books, **setting}
    return quiet(player(cauldron=cauldron, more=more), player(cauldron="o1@50"), **things)


def scored(cauldron: str, books: str) -> BelcastelScene:
    """Phase B of round 3; B, far ahead, has rolled a ruby."""
    return in_scoring(player(bag="w1", cauldron=cauldron), books=books, round=3)


# Phase B


def test_locoweed_as_a_green_that_is_last() -> None:
    """[WIT-5.9] green-1: g1 next to last, locoweed last: 2 rubies."""
    assert scored("g1@8 l1=g1@9", SIX).gains("A", "BEL-7.3") == [("rubies", 1), ("rubies", 1)]


def test_locoweed_brings_the_chip_of_the_green_it_copies() -> None:
    """[WIT-5.9, BEL-16.23] green-2: as a green 2 a blue or a red."""
    t = scored("g2@8 w1@9 l1=g2@11", "g2-b3-r3-y1-p3-l6")
    assert t.asked("A") == "take:b1 | take:r1 | none"


def test_locoweed_moves_the_last_chip_on() -> None:
    """[WIT-5.9, BEL-16.23] green-3: whites 7, g2 and the locoweed that copied it: 4 spaces further."""
    t = scored("w3@3 w2@5 w2@7 g2@9 l1=g2@11", "g3-b3-r3-y1-p3-l6")
    assert t.told("moved_on") == [{"seat": 0, "chip": "l1=g2", "space": 15}]


def test_locoweed_moves_the_drop_for_a_ruby() -> None:
    """[WIT-5.9, BEL-16.23] green-4: o1 between; last and next to last."""
    t = scored("g1@8 l1=g1@9", "g4-b3-r3-y1-p3-l6")
    assert t.about("A") == "spider_drop"


def test_locoweed_as_a_green_of_set_5() -> None:
    """[WIT-5.9, WIT-5.5] The limit is that of the green it copied; itself it counts 1 and starts as a plain one."""
    t = scored("w3@3 g4@8 w1@9 l1=g4@13", "g5-b3-r3-y1-p3-l6")
    assert t.asked("A") == "start:w1 | start:w3 | start:g4 | start:l1 | none"
    t.says("A: start:l1")
    assert t.told("start_chip") == [{"seat": 0, "chip": "l1"}]
    next_round(t)
    assert t.cauldron("A") == "l1@1"


def test_locoweed_rolls_the_die() -> None:
    """[WIT-5.9, WIT-5.1] green-6: for the g1 and for itself."""
    t = quiet(player(cauldron="g1@8 l1=g1@9"), player(cauldron="o1@50"), start="middle", books="g6-b3-r3-y1-p3-l6")
    t.luck("B: 4", "A: 1 2")
    t.all_stop()
    assert t.rolls() == [(1, "4"), (0, "1"), (0, "2")]


def test_locoweed_is_one_more_ghost() -> None:
    """[WIT-5.9, BEL-16.22] purple-1: two rows."""
    assert scored("p1@8 l1=p1@9", "g1-b3-r3-y1-p1-l6").asked("A") == "row:1 | row:2 | none"


def test_locoweed_is_never_handed_in() -> None:
    """[WIT-5.9] purple-2: one purple is there to be handed in."""
    t = scored("p1@8 l1=p1@9", "g1-b3-r3-y1-p2-l6")
    assert t.asked("A") == "row:1 | none"
    t.says("A: row:1")
    assert t.cauldron("A") == "l1=p1@9"


def test_locoweed_scores_what_lies_under_it() -> None:
    """[WIT-5.9, BEL-16.22] purple-3: 10 and 20 coins printed under them: 1 + 2."""
    assert scored("p1@10 l1=p1@25", SIX).gains("A", "BEL-16.22") == [("points", 3)]


def test_locoweed_helps_ghosts_to_swap_but_is_not_swapped() -> None:
    """[WIT-5.9, BEL-16.22] purple-4: two ghosts allow 1 to 2 and 2 to 4; the locoweed that copied is no chip for it."""
    t = scored("r2@5 p1@8 l1=p1@9", "g1-b3-r3-y1-p4-l6")
    assert t.asked("A") == "swap:r2>r4 | none"
    assert scored("p1@7 g1@8 l1=g1@9", "g1-b3-r3-y1-p4-l6").asked("A") == "swap:g1>g2 | none"


def test_locoweed_has_points_under_it_to_spend() -> None:
    """[WIT-5.9, WIT-5.7] purple-5: 2 under the p1, 7 under the locoweed."""
    t = scored("p1@10 l1=p1@30", "g1-b3-r3-y1-p5-l6")
    assert t.refuses("A: buy:k1").details["coins"] == 9


def test_locoweed_scores_the_chip_after_it_and_counts_1_itself() -> None:
    """[WIT-5.9, WIT-5.3] purple-6: 1 for the locoweed after the p1, 4 for the g4 after the locoweed."""
    assert scored("p1@8 l1=p1@9 g4@13", "g1-b3-r3-y1-p6-l6").gains("A", "WIT-5.3") == [("points", 5)]


@pytest.mark.parametrize("players", [2, 3])
def test_locoweed_is_one_more_moth(players: int) -> None:
    """[WIT-5.9, BEL-10.2] black-2p, black-34p: two against one."""
    others = [player(cauldron="k1@1 o1@50"), player()][: players - 1]
    t = quiet(player(cauldron="k1@8 l1=k1@9"), *others, start="middle", books=SIX)
    t.luck("B: 1")
    t.all_stop()
    assert (t.gains("A", "BEL-10.2"), t.awaited, t.about("A")) == ([("rubies", 1)], "A", "drop")


def test_locoweed_pays_the_neighbor_and_its_owner() -> None:
    """[WIT-5.9, WIT-5.8] black-5: k1 fourth from last, locoweed last."""
    mine = player(cauldron="k1@1 w1@2 w1@3 l1=k1@4")
    t = quiet(mine, player(cauldron="o1@50"), start="middle", books="g1-b3-r3-y1-p3-k5-l6")
    t.luck("B: 1")
    t.all_stop()
    assert [t.gains(name, "WIT-5.8") for name in "AB"] == [[("rubies", 1)], [("rubies", 2)]]


def test_locoweed_may_be_the_furthest_moth() -> None:
    """[WIT-5.9, WIT-5.7] black-6: A's locoweed on 9, B's k1 on 8, A's own on 7."""
    mine, other = player(cauldron="k1@7 l1=k1@9"), player(cauldron="k1@8 o1@50")
    t = quiet(mine, other, start="middle", books="g1-b3-r3-y1-p3-k6-l6")
    t.luck("B: 1")
    t.all_stop()
    assert (t.awaited, t.about("A")) == ("A", "drop")
    t.says("A: drop")
    assert t.seat("B").rubies == 1 + 1


# What it is not


def test_locoweed_is_no_orange() -> None:
    """[WIT-5.9] Neither for red-1 (three oranges would be 2 further) nor for blue-5 (two oranges)."""
    t = brewing("o1@1 l1=o1@2 l1=o1@3", "g1-b5-r1-y1-p3-l6", more="r1 b2")
    t.draws("A: r1")
    assert t.seat("A").spaces[-1] == 5
    t.draws("A: b2")
    assert t.seat("A").points == 0


def test_locoweed_does_not_party_with_pumpkins() -> None:
    """[WIT-5.9, BEL-16.5] pumpkin_party is a card, not the copied book."""
    t = brewing("o1@2", card="pumpkin_party", more="l1")
    t.draws("A: l1")
    assert t.cauldron("A") == "o1@2 l1=o1@3"


def test_locoweed_is_never_upgraded() -> None:
    """[WIT-5.9, WIT-3.5] C1: the last two are a g1 and the locoweed that copied it."""
    t = after_brewing("C1", player(cauldron="g1@8 l1=g1@9"), books=SIX)
    t.says("A: witch:C1")
    assert t.asked("A") == "swap:g1>g2"


def test_locoweed_is_not_swapped_by_a_card() -> None:
    """[WIT-5.9, BEL-16.19] opportune_moment: nothing to swap, a green 1 comes."""
    t = quiet(player(bag="l1 l1"), player(bag="w1"), start="card", card="opportune_moment", books=SIX)
    assert t.bag("A") == "g1 l1 l1"


def test_six_at_once_lays_locoweeds_one_after_the_other() -> None:
    """[WIT-3.14, WIT-5.9] S2: each copies what is last when it is laid."""
    t = calling("S2", player(bag="l1 g2 l1"), books=SIX)
    t.says("A: witch:S2", "A: lay:l1", "A: lay:g2", "A: lay:l1")
    assert t.cauldron("A") == "l1@1 g2@3 l1=g2@5"

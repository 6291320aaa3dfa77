"""[WIT-1.1, WIT-5.1] The new pumpkin book, orange-6: chips of 1 and of 6."""

import pytest

from chaudron.scenes.belcastel import player
from tests.games.belcastel.witches.positions import after_brewing, calling, in_scoring, leaves, quiet, what


def test_pumpkins_of_1_and_6_are_sold() -> None:
    """[WIT-1.1] orange-6: for 3 and 22 coins."""
    t = in_scoring(player(cauldron="o1@30"))
    assert t.asked("A").startswith("buy:o1 | ")
    t.says("A: buy:o6")
    assert t.told("bought") == [{"seat": 0, "chip": "o6", "price": 22}]


def test_a_pumpkin_6_is_too_dear_for_21_coins() -> None:
    """[WIT-1.1, BEL-10.5] orange-6."""
    t = in_scoring(player(cauldron="o1@27"))
    assert t.coins() == 21
    assert t.refuses("A: buy:o6") == ("too_dear", "BEL-10.5", {"chip": "o6", "price": 22, "coins": 21})


def test_two_pumpkins_are_of_one_color() -> None:
    """[BEL-10.5, WIT-1.1] orange-6: with 46 coins."""
    t = after_brewing("C2", player(cauldron="o1@30"))
    t.says("A: witch:C2", "A: buy:o6")
    assert what(t.refuses("A: buy:o1")) == ("same_color", "BEL-10.5")


def test_a_pumpkin_6_moves_six_spaces_and_does_nothing() -> None:
    """[WIT-1.1, BEL-7.1] orange-6."""
    t = quiet(player(more="o6"))
    t.draws("A: o6 o1")
    assert (t.cauldron("A"), t.about("A")) == ("o6@6 o1@7", "brew")


@pytest.mark.parametrize(("drawn", "space"), [("o6", 7), ("o6 o1", 9)])
def test_a_pumpkin_party_moves_every_pumpkin_one_further(drawn: str, space: int) -> None:
    """[BEL-16.5, WIT-1.1] orange-6, pumpkin_party."""
    t = quiet(player(more="o6"), card="pumpkin_party")
    t.draws(f"A: {drawn}")
    assert t.seat("A").spaces[-1] == space


def test_a_pumpkin_6_is_one_orange_for_toadstools() -> None:
    """[WIT-5.4, BEL-7.3] orange-6 with red-1: one orange is one space further, three are two."""
    t = quiet(player(more="o6 r1 o6 r1"), books="g1-b3-r1-y1-p3")
    t.draws("A: o6 r1 o6 o1 r1")
    assert t.cauldron("A") == "o6@6 r1@8 o6@14 o1@15 r1@18"


def test_a_mandrake_of_set_2_doubles_a_pumpkin_6() -> None:
    """[BEL-16.5] orange-6 with yellow-2."""
    t = quiet(player(more="y1 o6"), books="g1-b3-r3-y2-p3", round=2)
    t.draws("A: y1 o6")
    assert t.cauldron("A") == "y1@1 o6@13"


def test_a_pumpkin_never_rises_by_ghosts() -> None:
    """[BEL-3.6, BEL-16.22] purple-4: two purples, o1 and o6: no swap at all."""
    t = in_scoring(player(cauldron="o1@1 o6@7 p1@8 p1@9"), books="g1-b3-r3-y1-p4", round=3)
    assert t.about("A") == "buy"


def test_a_pumpkin_never_rises_by_a_card() -> None:
    """[BEL-3.6, BEL-16.19] opportune_moment: o1 and o6 drawn, no swap: a green 1 comes instead."""
    t = quiet(player(bag="o1 o6"), player(bag="w1"), start="card", card="opportune_moment")
    assert t.bag("A") == "o1 g1 o6"


def test_a_pumpkin_never_rises_by_a_witch() -> None:
    """[WIT-3.5, BEL-3.6] C1."""
    t = after_brewing("C1", player(cauldron="o6@6 o1@9"))
    assert what(t.refuses("A: witch:C1")) == ("no_use_now", "WIT-3.5")


def test_free_chips_of_cards_are_never_pumpkin_6s() -> None:
    """[BEL-16.26] Not among the 2-chips or the 4-chips: only_one, rats_friends."""
    t = quiet(start="card", card="only_one", round=3)
    assert t.asked("A") == "take:g2 | take:b2 | take:r2 | take:y2 | take:k1 | rubies"
    t = quiet(start="card", card="rats_friends", round=3)
    assert t.asked("A") == "points | take:g4 | take:b4 | take:r4 | take:y4"


def test_the_die_still_brings_a_pumpkin_1() -> None:
    """[BEL-10.1, WIT-1.1]"""
    t = calling("S1", player(bag="w1", cauldron="o1@9"), start="middle")
    t.luck("A: 6")
    t.all_stop()
    assert t.bag("A") == "w1 o1"


def test_pumpkin_6s_run_out() -> None:
    """[BEL-16.19, WIT-1.3]"""
    t = in_scoring(player(cauldron="o1@30"))
    leaves(t, o6=0)
    assert t.supply("o6") == 0
    t.says("A: done")
    assert what(t.refuses("B: buy:o6")) == ("sold_out", "BEL-16.19")

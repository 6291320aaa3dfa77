"""[WIT-3.2, WIT-3.14] Silver pennies: S2, six chips from the bag at once."""

import pytest

from chaudron.games.belcastel import WITCHES
from chaudron.games.belcastel.components import names
from chaudron.scenes.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import calling, six, what

MORE = "w1 w1 w1 w2 w2 w3"


def test_six_at_once_is_offered_while_the_bag_holds_a_chip() -> None:
    """[WIT-2.3, WIT-3.2] Not with an empty bag."""
    assert calling("S2").asked("A") == "draw | stop | witch:S2"
    t = calling("S2", player(bag="", cauldron="o1@1"), start="middle")
    assert t.asked("A") == "stop | flask"
    assert what(t.refuses("A: witch:S2")) == ("bag_empty", "WIT-3.2")


def test_six_at_once_comes_neither_after_stopping_nor_after_an_explosion() -> None:
    """[WIT-3.2]"""
    t = calling("S2", player(bag="w3 w3 w2 g1"))
    t.draws("A: w3 w3 w2")
    assert what(t.refuses("A: witch:S2")) == ("exploded", "BEL-6.1")
    t = calling("S2")
    t.says("A: stop")
    assert what(t.refuses("A: witch:S2")) == ("stopped", "BEL-5.3")


def test_a_spent_silver_penny_brings_no_more_six() -> None:
    """[WIT-2.1, WIT-3.2]"""
    t = calling("S2")
    t.says("A: witch:S2", "A: done")
    assert t.asked("A") == "draw | stop"
    assert t.refuses("A: witch:S2") == ("no_penny", "WIT-2.1", {"penny": "silver"})


def test_a_witch_that_is_not_up_does_not_come() -> None:
    """[WIT-1.2, WIT-2.1]"""
    t = calling("S2", player(cauldron="w1@1"), start="middle")
    assert t.refuses("A: witch:S3") == ("other_witch", "WIT-1.2", {"witch": "S3"})


def test_the_six_lie_open_before_everybody() -> None:
    """[WIT-3.14] Chips that were not drawn cannot be laid."""
    t = calling("S2")
    six(t, "A", "w1 w1 w2 w3 o1 g1")
    assert t.told("looked") == [{"seat": 0, "chips": "w1 w1 w2 w3 o1 g1"}]
    assert t.refuses("A: lay:b1") == ("not_drawn", "WIT-3.2", {"chip": "b1"})
    asked = WITCHES.view(t.table, 1)["asks"]["0"]["options"]
    assert asked == ["lay:w1", "lay:w2", "lay:w3", "lay:o1", "lay:g1", "done"]


def test_a_bag_of_fewer_than_six_chips_comes_out_whole() -> None:
    """[WIT-3.14]"""
    t = calling("S2", player(bag="w1 o1 g1"))
    t.says("A: witch:S2")
    assert (t.asked("A"), t.bag("A")) == ("lay:w1 | lay:o1 | lay:g1 | done", "")


def test_none_of_the_six_need_be_laid() -> None:
    """[WIT-3.2] All go back; the penny is spent."""
    t = calling("S2")
    six(t, "A", MORE)
    t.says("A: done")
    assert (t.cauldron("A"), t.seat("A").pennies) == ("", ())
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def test_all_of_the_six_may_be_laid_in_any_order() -> None:
    """[WIT-3.2, WIT-3.14] Nothing is asked when none is left."""
    t = calling("S2")
    six(t, "A", "w1 w1 w2 w3 o1 g1")
    t.says(*[f"A: lay:{chip}" for chip in ("o1", "w3", "g1", "w1", "w2", "w1")])
    assert t.cauldron("A") == "o1@1 w3@4 g1@5 w1@6 w2@8 w1@9"
    assert (t.about("A"), t.bag("A")) == ("brew", "w1 w1 w2")


def test_an_explosion_ends_it_and_the_rest_goes_back() -> None:
    """[WIT-3.2] w3, w2, w2, w1: exploded; o1 and the other w1 are in the bag again."""
    t = calling("S2", player(bag="w1 w1 w2 w2 w3 o1 g1"))
    six(t, "A", "w1 w1 w2 w2 w3 o1")
    t.says("A: lay:w3", "A: lay:w2", "A: lay:w2", "A: lay:w1")
    assert (t.cauldron("A"), t.seat("A").state) == ("w3@3 w2@5 w2@7 w1@8", "exploded")
    assert (t.bag("A"), t.asked("A")) == ("w1 o1 g1", "")


@pytest.mark.parametrize("answer", ["flask", "draw", "stop", "witch:C1", "witch:G1"])
def test_nothing_else_is_done_before_the_end_of_it(answer: str) -> None:
    """[WIT-3.14] No flask and no other penny."""
    t = calling("S2", player(pennies=("silver", "copper", "gold")))
    six(t, "A", "w1 w2 w3 o1 g1 w1")
    t.says("A: lay:o1")
    assert t.refuses(f"A: {answer}").key in ("not_now", "no_use_now")


def test_afterwards_the_flask_takes_the_chip_laid_last() -> None:
    """[WIT-3.14, BEL-16.9]"""
    t = calling("S2")
    six(t, "A", "w1 w2 w3 o1 g1 w1")
    t.says("A: lay:o1", "A: lay:g1", "A: done", "A: flask")
    assert t.cauldron("A") == "o1@1"


def test_a_crow_skull_among_the_six_draws_from_the_bag() -> None:
    """[WIT-3.14] blue-1: the others of the six stay where they are."""
    t = calling("S2", player(bag="b2 w1 w1 w2 w3 o1 g2 g4"), books="g1-b1-r3-y1-p3")
    six(t, "A", "b2 w1 w1 w2 w3 o1")
    t.luck("A: g2 g4")
    t.says("A: lay:b2")
    assert (t.about("A"), t.asked("A")) == ("crow_skull", "lay:g2 | lay:g4 | none")
    t.says("A: lay:g4")
    assert (t.cauldron("A"), t.bag("A")) == ("b2@2 g4@6", "g2")
    assert t.asked("A") == "lay:w1 | lay:w2 | lay:w3 | lay:o1 | done"


def test_a_toadstool_among_the_six_sets_a_chip_of_the_bag_aside() -> None:
    """[WIT-3.14, WIT-5.6] red-6."""
    t = calling("S2", player(bag="r1 w1 w1 w2 w3 o1 g4"), books="g1-b3-r6-y1-p3")
    six(t, "A", "r1 w1 w1 w2 w3 o1")
    t.luck("A: g4")
    t.says("A: lay:r1")
    assert (t.cauldron("A"), t.aside("A"), t.bag("A")) == ("r1@1", "g4", "")


def test_a_mandrake_among_the_six_shows_a_chip_of_the_bag() -> None:
    """[WIT-3.14, WIT-5.4] yellow-5."""
    t = calling("S2", player(bag="y1 w1 w1 w2 w3 o1 g4"), books="g1-b3-r3-y5-p3", round=2)
    six(t, "A", "y1 w1 w1 w2 w3 o1")
    t.luck("A: g4")
    t.says("A: lay:y1")
    assert (t.cauldron("A"), t.bag("A")) == ("y1@5", "g4")


def test_a_toadstool_of_set_2_among_the_six_is_put_beside() -> None:
    """[WIT-3.2, BEL-16.24]"""
    t = calling("S2", player(more="r1"), books="g1-b3-r2-y1-p3")
    six(t, "A", "r1 w1 w1 w2 w3 o1")
    t.says("A: lay:r1")
    assert (t.cauldron("A"), names(t.seat("A").beside)) == ("", "r1")


def test_a_crow_skull_of_set_2_protects_the_next_chips_that_are_laid() -> None:
    """[WIT-3.14, BEL-16.8] Six chips were drawn after the b2, but the w2 is the second that is laid."""
    t = calling("S2", player(cauldron="w3@3 w3@6 b2@8"), start="middle", books="g1-b2-r3-y1-p3")
    six(t, "A", "w1 w1 w2 w1 o1 g1")
    t.says("A: lay:o1", "A: lay:w2")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", True)


def test_chips_beyond_the_last_space_go_into_the_bowl() -> None:
    """[WIT-3.2, WIT-4.1]"""
    t = calling("S2", player(cauldron="o1@51"), start="middle")
    six(t, "A", "w1 w1 w2 w1 o1 g1")
    t.says("A: lay:o1", "A: lay:g1", "A: lay:w2")
    assert (t.cauldron("A"), t.bowl("A"), t.about("A")) == ("o1@51 o1@52", "g1 w2", "six")


def test_well_stirred_asks_about_the_first_white_of_the_six_that_is_laid() -> None:
    """[WIT-3.2, BEL-16.10] It goes back in the bag, not to the six."""
    t = calling("S2", player(bag="w2 w3 o1"), card="well_stirred")
    six(t, "A", "w2 w3 o1")
    t.says("A: lay:o1", "A: lay:w3")
    assert (t.about("A"), t.asked("A")) == ("well_stirred", "back | keep")
    t.says("A: back")
    assert (t.cauldron("A"), t.bag("A"), t.asked("A")) == ("o1@1", "w3", "lay:w2 | done")


def test_in_lock_step_the_others_wait() -> None:
    """[WIT-3.2, BEL-16.13, BEL-16.28] B is asked when A is done; nothing is drawn before both have committed."""
    t = calling("S2", round=9)
    six(t, "A", "w1 w1 w2 w3 o1 g1")
    t.says("A: lay:o1")
    assert (t.awaited, t.about("A")) == ("A", "six")
    t.says("A: lay:g1", "A: done")
    t.draws("B: w1")
    assert (t.awaited, t.about("A"), t.cauldron("B")) == ("A", "commit", "")
    t.draws("A: w1")
    assert (t.cauldron("A"), t.cauldron("B")) == ("o1@1 g1@2 w1@3", "w1@1")


def test_in_lock_step_an_explosion_leaves_the_others_to_go_on() -> None:
    """[WIT-3.2, BEL-16.13]"""
    t = calling("S2", player(bag="w3 w3 w2"), round=9)
    t.says("A: witch:S2", "A: lay:w3", "A: lay:w3", "A: lay:w2")
    assert (t.seat("A").state, t.awaited) == ("exploded", "B")
    t.draws("B: w1")
    assert t.cauldron("B") == "w1@1"


# With the card second_chance


def five_of_six(**setting: str) -> BelcastelScene:
    """Five of the six are laid, and the sixth, a white 3, is still in hand."""
    t = calling("S2", card="second_chance", **setting)
    six(t, "A", "w1 w1 w2 w3 o1 g1")
    t.says(*[f"A: lay:{chip}" for chip in ("o1", "g1", "w1", "w1", "w2")])
    assert (t.about("A"), t.asked("A")) == ("second_chance", "restart | go_on")
    return t


def test_a_restart_takes_back_the_six_and_the_penny() -> None:
    """[WIT-2.3, BEL-16.12] All nine chips are in the bag; she may be called again."""
    t = five_of_six()
    t.says("A: restart")
    assert (t.cauldron("A"), t.bag("A")) == ("", "w1 w1 w1 w1 w2 w2 w3 o1 g1")
    assert (t.seat("A").pennies, t.asked("A")) == (("silver",), "draw | stop | witch:S2")


def test_a_restart_of_the_chips_only_leaves_the_penny_spent() -> None:
    """[WIT-2.3, BEL-15.15]"""
    t = five_of_six(second_chance_restores="chips_only")
    t.says("A: restart")
    assert (t.bag("A"), t.asked("A")) == ("w1 w1 w1 w1 w2 w2 w3 o1 g1", "draw | stop")


def test_who_goes_on_may_lay_the_rest_of_the_six() -> None:
    """[WIT-3.2, BEL-16.12] The next white is checked: w3 makes 7, no explosion."""
    t = five_of_six()
    t.says("A: go_on")
    assert t.asked("A") == "lay:w3 | done"
    t.says("A: lay:w3")
    assert (t.seat("A").whites, t.seat("A").state, t.about("A")) == (7, "brewing", "brew")


def test_too_many_whites_among_the_six_leave_restart_or_explosion() -> None:
    """[WIT-3.2, BEL-15.16] explodes_unless_restarted: whoever explodes puts the rest back."""
    t = calling(
        "S2",
        player(bag="w3 w3 w2 o1 g1"),
        card="second_chance",
        second_chance_over_limit="explodes_unless_restarted",
    )
    t.says("A: witch:S2", "A: lay:w3", "A: lay:w3", "A: lay:w2")
    assert t.asked("A") == "restart | explode"
    t.says("A: explode")
    assert (t.seat("A").state, t.bag("A"), t.asked("A")) == ("exploded", "o1 g1", "")


def test_a_restart_takes_back_the_six_when_skulls_laid_five_chips_at_one_go() -> None:
    """[WIT-3.2, BEL-16.12] blue-1: b4, b2, b1, b1, w1 out of the first of the six; every chip is there once."""
    bag = "w1 w2 w3 o1 g1 g2 b1 b1 b2 b4"
    t = calling("S2", player(bag=bag), card="second_chance", books="g1-b1-r3-y1-p3")
    six(t, "A", "b4 w2 w3 o1 g1 g2")
    before = WITCHES.components(t.table)
    t.luck("A: b2 b1 b1 w1 b1 b1 b1 w1")
    t.says("A: lay:b4", "A: lay:b2", "A: lay:b1", "A: lay:b1", "A: lay:w1")
    assert (t.cauldron("A"), t.about("A")) == ("b4@4 b2@6 b1@7 b1@8 w1@9", "second_chance")
    t.says("A: restart")
    assert (t.bag("A"), t.asked("A")) == (bag, "draw | stop | witch:S2")
    assert WITCHES.components(t.table) == before


def test_in_lock_step_the_others_wait_for_the_six_and_choose_again() -> None:
    """[WIT-3.2, BEL-16.28] B had committed, C had not: neither is asked before A has done with the six."""
    t = calling("S2", player(), player(), player(), round=9)
    t.says("B: draw", "A: witch:S2")
    assert (t.awaited, t.about("A")) == ("A", "six")
    assert what(t.refuses("C: stop")) == ("not_your_turn", "WIT-3.2")
    t.says("A: done")
    assert (t.awaited, {t.about(name) for name in "ABC"}) == ("ABC", {"commit"})
    assert t.seat("B").commit == ""

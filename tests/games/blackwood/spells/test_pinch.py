"""[BLW-7.5] Pinch of nearly: one missing ingredient of any kind counts as present."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, what


@pytest.mark.parametrize(
    ("potion", "larder", "kind"),
    [("P05", "F05", "toad"), ("P05", "F01", "clover"), ("P07", "F13", "mushroom"), ("P07", "F09", "bat")],
)
def test_any_kind_may_be_missing(potion: str, larder: str, kind: str) -> None:
    """[BLW-7.5] Recipe of two, one of them nearly."""
    t = home(witch(larder=larder, ready="pinch"), display=potion)
    t.brews(f"A: {potion} with {larder} {kind}")
    assert (t.pile("A", "potions"), t.pile("A", "spent"), t.pile("A", "larder")) == (potion, "pinch", "")


def test_one_pinch_is_one_ingredient() -> None:
    """[BLW-7.5] Of three, two are missing."""
    t = home(witch(larder="F01", ready="pinch"), display="P09")
    assert what(t.refuses("A: brew")) == ("nothing_to_brew", "BLW-5.1")


def test_without_a_pinch_nothing_counts_as_present() -> None:
    """[BLW-7.5] Spent, or never bought."""
    assert "brew" not in home(witch(larder="F01", spent="pinch"), display="P05").asked("A").split(" | ")
    assert "brew" not in home(witch(larder="F01"), display="P05").asked("A").split(" | ")


def test_every_potion_needs_a_real_ingredient() -> None:
    """[BLW-7.5] Two pinches and nothing else make no potion of two."""
    t = home(witch(larder="F09", ready="pinch pinch"), witch(), witch(), display="P05")
    assert what(t.refuses("A: brew")) == ("nothing_to_brew", "BLW-5.1")


def test_several_pinches_in_one_brew() -> None:
    """[BLW-7.5] Toad, and nearly clover and mushroom."""
    t = home(witch(larder="F01", ready="pinch pinch"), witch(), witch(), display="P09")
    t.brews("A: P09 with F01 clover mushroom")
    assert (t.pile("A", "potions"), t.pile("A", "spent")) == ("P09", "pinch pinch")


def test_the_same_kind_may_be_nearly_twice() -> None:
    """[BLW-7.5] Toad-toad-clover of one clover."""
    t = home(witch(larder="F05", ready="pinch pinch"), witch(), witch(), display="P13")
    t.brews("A: P13 with F05 toad toad")
    assert t.pile("A", "potions") == "P13"


def test_pinches_are_spread_over_the_potions_of_a_brew() -> None:
    """[BLW-7.5] Toad-clover and mushroom-bat with one toad and one bat: each has its real one."""
    t = home(witch(larder="F01 F13", ready="pinch pinch"), witch(), witch(), display="P05 P07")
    t.brews("A: P05 P07 with F01 F13 clover mushroom")
    assert t.pile("A", "potions") == "P05 P07"


def test_no_potion_of_a_brew_is_made_of_pinches_alone() -> None:
    """[BLW-7.5] Toad-clover is covered; of mushroom-bat nothing is there, however many pinches."""
    t = home(witch(larder="F17", ready="pinch pinch"), witch(), witch(), display="P05 P07")
    t.says("A: brew")
    assert t.asked("A") == "potion P05"


def test_a_real_ingredient_may_go_to_whichever_potion_needs_it() -> None:
    """[BLW-7.5] Toad-toad and toad-bat with two toads: each gets one, a toad and a bat are nearly there."""
    t = home(witch(larder="F01 F02", ready="pinch pinch"), witch(), witch(), display="P01 P08")
    t.brews("A: P01 P08 with F01 F02 toad bat")
    assert t.pile("A", "potions") == "P01 P08"


def test_one_real_ingredient_does_not_serve_two_potions() -> None:
    """[BLW-7.5] Toad-toad and toad-bat with one toad and three pinches."""
    t = home(witch(larder="F01", ready="pinch pinch pinch"), *[witch()] * 3, display="P01 P08")
    t.says("A: brew", "A: potion P01")
    assert "potion P08" not in t.asked("A").split(" | ")


def test_a_pinch_saves_a_card() -> None:
    """[BLW-7.10, BLW-13.7] As a table may read it: an ingredient of a card that she does not choose is missing."""
    t = home(witch(larder="F01 F05", ready="pinch"), display="P05", pinch_missing="brew")
    t.brews("A: P05 with F01 clover")
    assert (t.pile("A", "larder"), t.pile("A", "spent")) == ("F05", "pinch")


def test_nobody_has_to_use_a_pinch() -> None:
    """[BLW-7.5]"""
    t = home(witch(larder="F01 F05", ready="pinch"), display="P05")
    t.brews("A: P05 with F01 F05")
    assert t.pile("A", "ready") == "pinch"


def test_a_pinch_is_not_spent_where_the_only_card_has_everything() -> None:
    """[BLW-7.5, BLW-5.9] [toad, bat] has to be used: nothing is missing, and a spell is not turned for nothing."""
    t = home(witch(larder="F25", ready="pinch"), display="P08")
    t.says("A: brew", "A: potion P08")
    assert not {"pinch toad", "pinch bat"} & set(t.asked("A").split(" | "))


def test_a_pinch_is_not_offered_for_what_every_card_that_is_left_would_bring() -> None:
    """[BLW-7.5, BLW-5.9] The clover is only on [toad, clover], so that no toad can be missing; a clover can."""
    t = home(witch(larder="F01 F17", ready="pinch"), display="P05", pinch_missing="brew")
    t.says("A: brew", "A: potion P05")
    assert t.asked("A") == "card F01 | card F17 | pinch clover"


def test_a_card_does_not_bring_again_what_a_pinch_stands_for() -> None:
    """[BLW-7.5, BLW-5.9] A clover is nearly there; [toad, clover] would make the pinch vain, so [toad] it is."""
    t = home(witch(larder="F01 F17", ready="pinch"), display="P05", pinch_missing="brew")
    t.says("A: brew", "A: potion P05", "A: pinch clover")
    assert "card F17" not in t.asked("A").split(" | ")
    assert "F17" in t.pile("A", "larder")


def test_a_pinch_stands_for_nothing_that_is_not_wanted() -> None:
    """[BLW-7.5] No mushroom in toad-clover."""
    t = home(witch(larder="F01 F05", ready="pinch"), display="P05", pinch_missing="brew")
    t.says("A: brew", "A: potion P05")
    assert t.asked("A") == "card F01 | card F05 | pinch toad | pinch clover"
    t.refuses("A: pinch mushroom")


def test_it_is_used_in_a_brew_and_not_cast() -> None:
    """[BLW-7.5, BLW-5.6]"""
    t = home(witch(ready="pinch"))
    assert "cast pinch" not in t.asked("A").split(" | ")
    assert what(t.refuses("A: cast pinch")) == ("pinch_in_a_brew", "BLW-7.5")


def test_a_pinch_is_ready_again_in_the_next_expedition() -> None:
    """[BLW-4.2, BLW-5.6]"""
    t = wood(witch(spent="pinch"), phase="expedition")
    assert (t.pile("A", "ready"), t.pile("A", "spent")) == ("pinch", "")


def test_a_pinched_potion_brings_its_whole_reward() -> None:
    """[BLW-7.5, BLW-5.1]"""
    t = home(witch(coins=0, larder="F55 F01", ready="pinch"), display="P36")
    t.brews("A: P36 with F55 F01 clover")
    assert t.seat("A").coins == 5


def test_what_her_larder_holds_is_not_missing() -> None:
    """[BLW-7.10] No card is saved: she has toad and clover, so both cards go into the pot."""
    t = home(witch(larder="F01 F05", ready="pinch"), display="P05")
    t.says("A: brew", "A: potion P05")
    assert t.asked("A") == "card F01 | card F05"
    assert what(t.refuses("A: pinch clover")) == ("pinch_in_larder", "BLW-7.10")
    assert what(t.refuses("A: pinch mushroom")) == ("no_pinch", "BLW-7.5")


def test_a_pinch_stands_for_the_rest_of_what_her_larder_holds_too_little_of() -> None:
    """[BLW-7.10] Two toads are wanted, one is there: the other is nearly there."""
    t = home(witch(larder="F01 F05", ready="pinch"), display="P13")
    t.brews("A: P13 with F01 F05 toad")
    assert (t.pile("A", "larder"), t.pile("A", "spent")) == ("", "pinch")

"""[BAL-7.1] Abracadabra: a joker for one potion that is missing, grey excepted."""

import pytest

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import what


@pytest.mark.parametrize("potion", ["b1", "v1", "j1", "r1"])
def test_it_stands_for_any_color_but_grey(potion: str) -> None:
    """[BAL-7.1] Alone, against one potion."""
    t = ball(witch(f"{potion} r2 r3 r4"), witch("abracadabra g1 g2 g3"))
    t.attacks(f"A on B: {potion}")
    t.says("B: lay abracadabra")
    assert (t.lives, t.gains, t.hand("A")) == ("10 10 10", "B", "r2 r3 r4")


def test_it_does_not_stand_for_grey() -> None:
    """[BAL-7.1] It is not even offered."""
    t = ball(witch("g1 r2 r3 r4"), witch("abracadabra r1 r2 r3"))
    t.attacks("A on B: g1")
    assert t.asked("B") == "none"
    assert what(t.refuses("B: lay abracadabra")) == ("cannot_match", "BAL-7.1")


def test_it_may_stand_for_the_potion_beside_a_grey_one() -> None:
    """[BAL-7.1] The grey one is matched by a potion."""
    t = ball(witch("g1 r1 r2 r3"), witch("abracadabra g2 j1 j2"))
    t.attacks("A on B: g1 r1")
    t.defends("B: abracadabra g2")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_it_does_not_stand_for_a_grey_one_that_was_left_to_the_end() -> None:
    """[BAL-7.1] B laid her red first: the grey one is still to be matched by a potion."""
    t = ball(witch("g1 r1 r2 r3"), witch("abracadabra g2 r4 j1"))
    t.attacks("A on B: g1 r1")
    t.says("B: lay abracadabra", "B: lay r4")
    assert t.asked("B") == "lay g2"


@pytest.mark.parametrize(("laid", "held"), [("b1 r1", "r2"), ("r1 r2", "r3")])
def test_it_stands_for_one_of_two(laid: str, held: str) -> None:
    """[BAL-7.1, BAL-4.10] The other is matched by a potion."""
    t = ball(witch(f"{laid} j1 j2"), witch(f"abracadabra {held} v1 v2"))
    t.attacks(f"A on B: {laid}")
    t.says("B: lay abracadabra")
    assert t.asked("B") == f"lay {held} | concede"
    t.says(f"B: lay {held}")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_it_does_not_stand_for_two() -> None:
    """[BAL-7.1, BAL-4.11] Nor are two of them laid in one defense."""
    t = ball(witch("b1 v1 r1 r2"), witch("abracadabra abracadabra r3 r4"))
    t.attacks("A on B: b1 v1")
    assert t.asked("B") == "none"


def test_it_saves_a_potion_that_could_have_matched() -> None:
    """[BAL-7.1, BAL-4.13] B holds a blue and keeps it."""
    t = ball(witch("b1 r1 r2 r3"), witch("abracadabra b2 r4 r5"))
    t.attacks("A on B: b1")
    t.luck("table: r6")
    t.says("B: lay abracadabra")
    assert t.hand("B") == "b2 r4 r5 r6"


def test_it_is_of_no_use_in_an_attack() -> None:
    """[BAL-7.1]"""
    t = ball(witch("abracadabra r1 r2"))
    t.says("A: attack B")
    assert t.asked("A") == "none"
    assert t.refuses("A: lay abracadabra").rule == "BAL-4.7"


def test_it_helps_against_a_little_devil() -> None:
    """[BAL-7.1, BAL-7.15] One joker and two potions for three colors."""
    t = ball(witch("diablotin v1 r2 r3"), witch("abracadabra v2 r1 r5"))
    t.tokens("red yellow")
    t.attacks("A on B: diablotin v1")
    t.defends("B: abracadabra v2 r1")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_it_does_not_stand_for_a_grey_token() -> None:
    """[BAL-7.1, BAL-7.14]"""
    t = ball(witch("lutin abracadabra r1 r2"), tokens="grey white")
    assert t.asked("A") == "none"

"""[BEL-16.20] Rubies that can run out, found while all brew at the same time."""

import pytest

from chaudron.scenes.belcastel import BelcastelScene, player, scene


def one_ruby_left() -> BelcastelScene:
    """A holds 9 rubies and B 10 of 20; a blue 3 on space 5 shows a ruby to each of them."""
    mine, theirs = player(cauldron="o1@1", more="b4", rubies=9), player(cauldron="o1@1", more="b4", rubies=10)
    return scene(mine, theirs, start="middle", books=3, rubies="limited")


@pytest.mark.parametrize("order", ["AB", "BA"])
def test_who_is_faster_does_not_decide_who_gets_the_last_ruby(order: str) -> None:
    """[BEL-16.20, BEL-16.3, BEL-5.1] In turn order A keeps it, and B's is lost, whoever drew first."""
    t = one_ruby_left()
    for name in order:
        t.draws(f"{name}: b4")
    assert (t.seat("A").rubies, t.seat("B").rubies) == (10, 11)
    t.die("A: 1", "B: 1")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("B").rubies) == (10, 10)
    assert t.told("lost_rubies") == [{"seat": 1, "rubies": 1}]


def test_enough_rubies_are_kept() -> None:
    """[BEL-16.20] With two left both keep what they found."""
    t = one_ruby_left()
    t.seat("A").rubies = 8
    t.draws("A: b4", "B: b4")
    t.die("A: 1", "B: 1")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("B").rubies) == (9, 11)
    assert t.told("lost_rubies") == []


def test_what_was_found_in_an_earlier_round_is_kept() -> None:
    """[BEL-16.20] All 20 rubies are out. B finds one too many: B gives it back, not A, who found some last round."""
    t = scene(player(rubies=10, found=3), player(rubies=10, more="b4"), first="B", books=3, rubies="limited")
    t.draws("B: o1 b4")
    t.die("B: 1")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("B").rubies) == (10, 10)
    assert t.told("lost_rubies") == [{"seat": 1, "rubies": 1}]

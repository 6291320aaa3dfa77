"""Scenes of the ball: what is scripted is drawn, nothing else, and cards and tokens apart."""

import pytest

from chaudron.kernel.chance import ChanceEnded
from chaudron.scenes.bal import ball, witch


def test_a_script_that_is_over_says_so_instead_of_drawing_by_a_seed() -> None:
    t = ball(witch("tresor b1 r1 r2"), luck="j1")
    t.says("A: attack B")
    with pytest.raises(ChanceEnded, match="is over"):
        t.says("A: lay tresor")


def test_behind_dots_a_seed_decides_and_what_is_added_comes_before_them() -> None:
    t = ball(witch("tresor b1 r1 r2"), luck="j1 …")
    t.luck("table: j2")
    t.attacks("A on B: tresor b1")
    assert t.hand("A") == "j1 j2 r1 r2"
    t = ball(witch("tresor b1 r1 r2"), luck="j1 …")
    t.attacks("A on B: tresor b1")
    assert len(t.hand("A").split()) == 4


def test_what_nobody_has_scripted_is_drawn_by_a_seed() -> None:
    t = ball(witch("tresor b1 r1 r2"))
    t.attacks("A on B: tresor b1")
    assert t.sizes == "4 3 3"


def test_tokens_and_cards_are_scripted_apart() -> None:
    """In whatever order they are drawn."""
    t = ball(witch("diablotin b1 r1 r2"), witch("tresor r1 r2 r3"), luck="j1 j2 …")
    t.tokens("red white")
    t.attacks("A on B: diablotin b1")
    t.says("B: lay tresor")
    assert (t.hand("B"), t.table.attack and t.table.attack.tokens) == ("j1 j2 r1 r2 r3", ("red", "white"))


def test_a_bowl_whose_script_is_over_says_so() -> None:
    with pytest.raises(ChanceEnded, match="is over"):
        ball(witch("lutin r1 r2"), tokens="red")


def test_what_is_knocked_down_is_scripted_apart_from_what_is_drawn() -> None:
    t = ball(witch("enchantement b1 r1 r2"), witch("r3 r4 j1 v1"))
    t.die("B: v1")
    t.attacks("A on B: enchantement b1")
    assert t.hand("B") == "j1 r3 r4"

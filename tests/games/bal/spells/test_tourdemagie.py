"""[BAL-7.11] Tour de magie: throw what you like and draw as many."""

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import heard


def test_any_number_is_thrown_and_as_many_are_drawn() -> None:
    """[BAL-7.11] The card itself is not counted."""
    t = ball(witch("tourdemagie r1 r2 r3 tresor"))
    t.says("A: attack B", "A: lay tourdemagie", "A: discard r1")
    assert t.asked("A") == "discard r2 | discard r3 | discard tresor | done"
    t.luck("table: g1 b1")
    t.says("A: discard tresor", "A: done")
    assert (t.hand("A"), t.discarded) == ("g1 b1 r2 r3", "r1 tresor")


def test_none_may_be_thrown() -> None:
    """[BAL-7.11]"""
    t = ball(witch("tourdemagie r1 r2 r3"))
    t.says("A: attack B", "A: lay tourdemagie", "A: done")
    assert (t.hand("A"), t.who("drew"), t.about("A")) == ("r1 r2 r3", "", "attack_potion")


def test_all_may_be_thrown() -> None:
    """[BAL-7.11]"""
    t = ball(witch("tourdemagie r1 r2"))
    t.says("A: attack B", "A: lay tourdemagie", "A: discard r1", "A: discard r2")
    t.luck("table: g1 b1")
    if t.about("A") == "trick":
        t.says("A: done")
    assert (t.hand("A"), t.about("A")) == ("g1 b1", "attack_potion")


def test_what_is_drawn_may_be_laid_in_the_same_set() -> None:
    """[BAL-7.11, BAL-4.10] In a defense: the blue that was missing."""
    t = ball(witch("b1 r1 r2 r3"), witch("tourdemagie r4 r5 r6"))
    t.attacks("A on B: b1")
    t.says("B: lay tourdemagie", "B: discard r4")
    t.luck("table: b2 …")
    t.says("B: done")
    assert t.asked("B") == "lay b2 | concede"
    t.says("B: lay b2")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_cards_thrown_are_shown_and_cards_drawn_are_not() -> None:
    """[BAL-7.11, BAL-2.2]"""
    t = ball(witch("tourdemagie r1 r2 r3"))
    t.says("A: attack B", "A: lay tourdemagie", "A: discard r1")
    t.luck("table: g1")
    t.says("A: done")
    assert [fact["cards"] for fact in heard(t, "C", "discarded")] == ["r1"]
    assert (heard(t, "C", "drew"), heard(t, "A", "drew")[0]["cards"]) == ([], "g1")


def test_even_the_imp_may_be_thrown() -> None:
    """[BAL-7.11, BAL-4.19] Against a farce: the second imp goes."""
    t = ball(witch("lutin lutin tourdemagie r1 r2"), tokens="blue white")
    t.says("A: lay tourdemagie", "A: discard lutin")
    t.luck("table: b1 …")
    t.says("A: done", "A: lay b1")
    assert (t.lives, t.gains, t.discarded.count("lutin")) == ("10 10 10", "A", 2)

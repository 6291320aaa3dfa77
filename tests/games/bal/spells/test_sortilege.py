"""[BAL-7.3] Sortilège: the same potions attack every other witch."""

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import OUT


def test_it_is_laid_when_the_target_would_be_named() -> None:
    """[BAL-7.3, BAL-4.5] Not afterwards."""
    t = ball(witch("sortilege r1 r2"))
    assert t.asked("A") == "attack B | attack C | lay sortilege"
    t.says("A: attack B")
    assert t.asked("A") == "none"


def test_the_others_defend_one_by_one_from_the_attackers_left() -> None:
    """[BAL-7.3] C hexes: D, A, B. Each is asked when the one before is done."""
    t = ball(witch(), witch(), witch("sortilege b1 r1 r2"), witch(), acting="C")
    t.attacks("C on all: b1")
    order = ""
    while t.about(t.awaited) == "defense_spell":
        order += t.awaited
        t.concedes(t.awaited)
    assert (order, t.who("defends")) == ("DAB", "DAB")


def test_each_result_is_known_before_the_next_defends() -> None:
    """[BAL-7.3]"""
    t = ball(witch("sortilege b1 r1 r2"), witch(), witch("b2 r1 r2"), witch())
    t.attacks("A on all: b1")
    t.concedes("B")
    assert (t.lives, t.who("failed"), t.gains, t.about("C")) == ("10 9 10 10", "B", "A", "defense_spell")
    t.defends("C: b2")
    assert (t.who("parried"), t.gains, t.about("D")) == ("C", "AC", "defense_spell")


def test_the_attacker_gains_nothing_when_all_parry() -> None:
    """[BAL-7.3] Each of the others gains a card."""
    t = ball(witch("sortilege r1 r2 r3 r4"), witch(), witch())
    t.attacks("A on all: r1")
    t.defends("B: r5", "C: r5")
    assert (t.lives, t.gains) == ("10 10 10", "BC")


def test_two_potions_attack_all() -> None:
    """[BAL-7.3, BAL-4.8] Sortilège and two potions are the three cards of the set."""
    t = ball(witch("sortilege b1 r1 r2 r3"), witch("b2 r4 r5 r6"), witch("r4 r5 r6"))
    t.attacks("A on all: b1 r1")
    t.defends("B: b2 r4")
    t.says("C: none")
    assert t.asked("C") == "concede"


def test_only_living_witches_are_attacked() -> None:
    """[BAL-7.3, BAL-5.1]"""
    t = ball(witch("sortilege b1 r1 r2"), OUT, witch(), witch())
    t.attacks("A on all: b1")
    t.concedes("CD")
    assert (t.who("defends"), t.lives) == ("CD", "10 0 9 9")


def test_it_may_be_laid_against_the_last_opponent() -> None:
    """[BAL-7.3]"""
    t = ball(witch("sortilege b1 r1 r2 r3"), witch(), OUT)
    t.attacks("A on all: b1")
    t.concedes("B")
    assert (t.lives, t.gains) == ("10 9 0", "A")


def test_a_victim_who_leaves_does_not_stop_it() -> None:
    """[BAL-7.3, BAL-5.1]"""
    t = ball(witch("sortilege b1 r1 r2 r3"), witch(alive=1), witch())
    t.attacks("A on all: b1")
    t.concedes("BC")
    assert (t.who("eliminated"), t.lives, t.gains) == ("B", "10 0 9", "A")

"""[BAL-8.4] Challenges: right ones, false ones, and who may ring."""

from chaudron.scenes.bal import witch
from tests.games.bal.positions import OUT, next_turn
from tests.games.bal.reading import aloud, attacking, slips


def test_a_false_challenge_changes_nothing_but_is_used_up() -> None:
    """[BAL-8.4] B rings in vain: the attack stands, and B is not asked again in this Tour."""
    t = attacking()
    t.says("A: read", "B: challenge", "C: pass")
    assert (t.about("B"), t.seat("B").false_challenges) == ("defense_spell", 1)
    t.concedes("B")
    t.says("B: attack A", "B: none", "B: lay r5", "B: done", "B: read")
    t.passes()
    t.concedes("A")
    t.says("C: attack A", "C: none", "C: lay r5", "C: done", "C: read")
    assert t.awaited == "A"


def test_the_next_tour_gives_everybody_a_new_challenge() -> None:
    """[BAL-8.4]"""
    t = attacking()
    t.says("A: read", "B: challenge", "C: pass")
    t.concedes("B")
    next_turn(t)
    next_turn(t)
    t.says("A: attack B", "A: none", "A: lay r1", "A: done", "A: read")
    assert (t.table.tour, t.awaited) == (2, "BC")


def test_a_challenge_that_was_right_is_not_used_up() -> None:
    """[BAL-8.4]"""
    t = attacking()
    slips(t, "A", heard_by="C")
    t.says("B: attack A", "B: none", "B: lay r5", "B: done", "B: read")
    assert t.awaited == "AC"


def test_the_first_challenge_decides() -> None:
    """[BAL-8.4, BAL-4.18] Of answers given at the same time, the nearest clockwise; C's costs her nothing."""
    t = attacking()
    t.says("A: read", "C: challenge", "B: challenge")
    assert t.who("challenged") == "B"
    assert (t.seat("B").false_challenges, t.seat("C").false_challenges) == (1, 0)


def test_when_nobody_is_left_to_ring_a_set_stands_at_once() -> None:
    """[BAL-8.4] All have rung in vain."""
    t = aloud(witch("b1 r1 r2 r3"), witch(), OUT)
    t.says("A: attack B", "A: none", "A: lay b1", "A: done", "A: read", "B: challenge")
    t.concedes("B")
    t.says("B: attack A", "B: none", "B: lay r5", "B: done", "B: read", "A: challenge")
    assert [t.seat(name).false_challenges for name in "AB"] == [1, 1]
    t.says("A: none", "A: lay r1", "A: read")
    assert t.gains == "AA"

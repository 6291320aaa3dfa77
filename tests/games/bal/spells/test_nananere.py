"""[BAL-7.6] À moi, nananère !: the turn of another."""

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import next_turn, turns

THIEF = witch("nananere r1 r2 r3")


def test_the_robber_takes_the_whole_turn() -> None:
    """[BAL-7.6] C acts in A's place and holds Carabosse; A has lost her turn."""
    t = ball(witch(), witch(), THIEF)
    t.says("C: lay nananere")
    t.passes()
    assert (t.awaited, t.about("C"), t.table.carabosse, t.discarded) == ("C", "declare", 2, "nananere")


def test_the_tour_goes_on_after_the_robbed_witch() -> None:
    """[BAL-7.6] C in A's place, then B, then C in her own."""
    t = ball(witch(), witch(), THIEF)
    t.says("C: lay nananere")
    t.passes()
    assert turns(t, 4) == "ABCA"


def test_whoever_is_next_acts_twice_in_a_row() -> None:
    """[BAL-7.6] B robs A, and has her own slot afterwards."""
    t = ball(witch(), THIEF, witch())
    t.says("B: lay nananere")
    t.passes()
    t.attacks("B on C: r1")
    t.concedes("C")
    assert (t.awaited, t.about("B")) == ("B", "declare")


def test_a_stolen_turn_is_not_stolen_again() -> None:
    """[BAL-7.6] D holds another one, and is not asked."""
    t = ball(witch(), witch(), THIEF, THIEF)
    t.says("C: lay nananere")
    t.passes()
    assert (t.awaited, t.about("C"), "nananere" in t.hand("D")) == ("C", "declare", True)


def test_the_own_turn_of_a_robber_may_be_stolen_where_only_the_stolen_one_is_safe() -> None:
    """[BAL-7.6, BAL-7.22, BAL-13.21] The protection covers the stolen turn only."""
    t = ball(witch(), THIEF, THIEF, robber_spared=False)
    t.says("B: lay nananere")
    t.passes()
    next_turn(t)
    assert (t.table.carabosse, t.asked("C")) == (1, "lay nananere | pass")
    t.says("C: lay nananere")
    t.passes("A")
    assert t.about("C") == "declare"


def test_of_several_robbers_the_nearest_clockwise_succeeds() -> None:
    """[BAL-7.6] From the slot's player: C before A; the other keeps her card."""
    t = ball(THIEF, witch(), THIEF, witch(), acting="B")
    t.says("A: lay nananere", "C: lay nananere")
    t.passes()
    assert (t.about("C"), t.hand("A"), t.hand("C")) == ("declare", "r1 r2 r3 nananere", "r1 r2 r3")


def test_nobody_robs_herself() -> None:
    """[BAL-7.6] A, whose turn it is, is not even asked."""
    t = ball(THIEF, witch(), witch(), level="easy")
    assert (t.awaited, t.asked("A")) == ("BC", "")
    assert t.refuses("A: lay nananere").rule == "BAL-4.1"


def test_the_hand_of_the_robber_is_looked_after() -> None:
    """[BAL-7.6, BAL-4.2] Not that of the robbed witch."""
    t = ball(witch("r1 r2"), witch(), witch("nananere r3 r4"), luck="j1 j2")
    t.says("C: lay nananere")
    t.passes()
    assert (t.hand("C"), t.hand("A")) == ("j1 j2 r3 r4", "r1 r2")


def test_the_robber_must_play_her_own_imp() -> None:
    """[BAL-7.6, BAL-4.3] A's stays in A's hand."""
    t = ball(witch("lutin r1 r2 r3"), witch(), witch("nananere lutin r1 r2 r3"), tokens="red blue")
    t.says("C: lay nananere")
    t.passes()
    assert (t.who("farce"), t.about("C"), t.hand("A")) == ("C", "defense_spell", "r1 r2 r3 lutin")


def test_the_robbed_witch_may_be_attacked() -> None:
    """[BAL-7.6]"""
    t = ball(witch(), witch(), THIEF)
    t.says("C: lay nananere")
    t.passes()
    assert t.asked("C") == "attack A | attack B"


def test_a_robber_who_falls_in_the_stolen_turn_loses_her_own() -> None:
    """[BAL-7.6, BAL-5.4] C falls in A's place: B is next, then D."""
    t = ball(witch(), witch(), witch("nananere fantome r1 r2", alive=1), witch())
    t.says("C: lay nananere")
    t.passes()
    t.attacks("C on B: fantome r1")
    t.defends("B: r5")
    assert t.who("eliminated") == "C"
    assert turns(t, 3) == "ABD"


def test_when_both_lie_in_the_discard_pile_nobody_is_asked() -> None:
    """[BAL-7.6, BAL-2.3] Everybody sees that nobody can hold one."""
    assert ball().about("A") == "declare"


def test_it_comes_too_late_when_the_turn_has_begun() -> None:
    """[BAL-7.6, BAL-4.1]"""
    t = ball(witch(), THIEF)
    t.passes()
    t.says("A: attack C")
    assert t.refuses("B: lay nananere").rule == "BAL-4.1"

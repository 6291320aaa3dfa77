"""[BAL-7.13] Boule de cristal: a card with each neighbor, in secret."""

from chaudron.testing.bal import ball, witch
from tests.games.bal.positions import OUT, heard, turns

SEER = witch("boule r1 r2 r3")


def test_a_card_is_swapped_with_each_neighbor() -> None:
    """[BAL-7.13] All three choose what they give; the caster's first card goes to the left."""
    t = ball(SEER, witch("v1 v2 v3"), witch("j1 j2 j3"))
    t.says("A: lay boule")
    t.passes()
    assert (t.awaited, t.asked("A"), t.asked("C")) == (
        "ABC",
        "give r1 | give r2 | give r3",
        "give j1 | give j2 | give j3",
    )
    t.says("A: give r1", "B: give v1", "C: give j1", "A: give r2")
    assert [t.hand(name) for name in "ABC"] == ["v1 j1 r3", "v2 v3 r1", "j2 j3 r2"]
    assert (t.about("A"), t.discarded) == ("declare", "boule")


def test_only_the_two_neighbors_take_part() -> None:
    """[BAL-7.13] Of five: B casts, A and C swap."""
    t = ball(witch(), SEER, witch(), witch(), witch())
    t.says("B: lay boule")
    t.passes()
    assert t.awaited == "ABC"


def test_the_neighbors_are_living() -> None:
    """[BAL-7.13] B and C have left: A's neighbors are D and E."""
    t = ball(SEER, OUT, witch(out=2), witch(), witch())
    t.says("A: lay boule")
    t.passes()
    assert t.awaited == "ADE"


def test_they_choose_in_secret() -> None:
    """[BAL-7.13, BAL-2.2] Who has answered is not shown, nor what."""
    t = ball(SEER, witch("v1 v2 v3"), witch("j1 j2 j3"))
    t.says("A: lay boule")
    t.passes()
    before = [t.game.view(t.table, viewer) for viewer in (0, 2, None)]
    t.says("B: give v1")
    assert [t.game.view(t.table, viewer) for viewer in (0, 2, None)] == before


def test_a_card_stays_between_giver_and_receiver() -> None:
    """[BAL-7.13, BAL-2.2] C does not learn what A and B gave each other, nor does a spectator."""
    t = ball(SEER, witch("v1 v2 v3"), witch("j1 j2 j3"))
    t.says("A: lay boule")
    t.passes()
    t.says("A: give r1", "A: give r2", "B: give v1", "C: give j1")
    assert [(fact["giver"], fact["cards"]) for fact in heard(t, "A", "got")] == [(1, "v1"), (2, "j1")]
    assert [fact["gave"] for fact in heard(t, "A", "got")] == ["r1", "r2"]
    assert [(fact["giver"], fact["cards"]) for fact in heard(t, "B", "got")] == [(0, "r1")]
    assert [(fact["giver"], fact["cards"]) for fact in heard(t, "C", "got")] == [(0, "r2")]
    assert heard(t, "?", "got") == []
    assert len(heard(t, "?", "swapped")) == 1


def test_a_card_just_received_is_not_passed_on() -> None:
    """[BAL-7.13] All are chosen before any changes hands."""
    t = ball(SEER, witch("v1 v2 v3"), witch("j1 j2 j3"))
    t.says("A: lay boule")
    t.passes()
    t.says("B: give v1", "A: give r1")
    assert t.asked("A") == "give r2 | give r3"
    assert t.refuses("A: give v1").rule == "BAL-7.13"


def test_with_two_witches_left_there_is_one_swap() -> None:
    """[BAL-7.13]"""
    t = ball(SEER, witch("v1 v2 v3"), OUT)
    t.says("A: lay boule")
    t.passes()
    t.says("A: give r1", "B: give v1")
    assert (t.hand("A"), t.hand("B")) == ("v1 r2 r3", "v2 v3 r1")


def test_a_neighbor_without_cards_does_not_swap() -> None:
    """[BAL-7.13] B, on the left, holds nothing: A swaps with C alone."""
    t = ball(SEER, witch(""), witch("j1 j2 j3"))
    t.says("A: lay boule")
    t.passes()
    assert t.awaited == "AC"
    t.says("A: give r1", "C: give j1")
    assert [t.hand(name) for name in "ABC"] == ["j1 r2 r3", "", "j2 j3 r1"]


def test_a_caster_with_one_card_swaps_with_the_left_alone() -> None:
    """[BAL-7.13]"""
    t = ball(witch("boule r1"), witch("v1 v2 v3"), witch("j1 j2 j3"), start="calm")
    t.says("A: lay boule")
    t.passes()
    assert t.awaited == "AB"
    t.says("A: give r1", "B: give v1")
    assert [t.hand(name) for name in "ABC"] == ["v1", "v2 v3 r1", "j1 j2 j3"]


def test_a_caster_with_one_card_does_not_swap_with_the_right() -> None:
    """[BAL-7.13] With the left alone, who has nothing to give."""
    t = ball(witch("boule r1"), witch(""), witch("j1 j2 j3"), start="calm")
    t.says("A: lay boule")
    t.passes()
    assert (t.hand("A"), t.hand("C"), t.discarded) == ("r1", "j1 j2 j3", "boule")
    assert t.about("C") != "give"


def test_a_caster_without_cards_swaps_nothing() -> None:
    """[BAL-7.13] The ball is laid all the same."""
    t = ball(witch("boule"), witch(), witch(), start="calm")
    t.says("A: lay boule")
    t.passes()
    assert (t.hand("A"), t.sizes, t.discarded) == ("", "0 3 3", "boule")


def test_two_balls_come_one_after_the_other() -> None:
    """[BAL-7.13, BAL-4.18] Clockwise from the acting witch: B's, then C's."""
    t = ball(witch("v1 v2 v3"), witch("boule r1 r2 r3"), witch("boule j1 j2 j3"))
    t.says("C: lay boule", "B: lay boule", "A: pass")
    assert t.who("crystal_ball") == "B"
    t.says("A: give v1", "B: give r1", "B: give r2", "C: give j1")
    assert (t.who("crystal_ball"), t.about("C"), t.awaited) == ("BC", "give", "ABC")


def test_a_ball_that_was_laid_is_not_in_the_hand_any_more() -> None:
    """[BAL-7.13, BAL-4.18] C laid hers in the same window: she cannot give it to B in the first swap."""
    t = ball(witch("v1 v2 v3"), witch("boule r1 r2 r3"), witch("boule j1 j2 j3"))
    t.says("C: lay boule", "B: lay boule", "A: pass")
    assert t.asked("C") == "give j1 | give j2 | give j3"


def test_it_is_laid_when_carabosse_arrives_at_anybody() -> None:
    """[BAL-7.13, BAL-4.1] Also on the own turn, and also by the witch whose turn it is not."""
    t = ball(SEER, witch(), SEER)
    assert [t.asked(name) for name in "ABC"] == ["lay boule | pass", "pass", "lay boule | pass"]


def test_it_is_laid_when_the_attack_is_over() -> None:
    """[BAL-7.13, BAL-4.17] By anybody."""
    t = ball(SEER, witch(), SEER, start="calm")
    assert [t.about(name) for name in "ABC"] == ["calm"] * 3
    assert [t.asked(name) for name in "ABC"] == ["lay boule | pass", "pass", "lay boule | pass"]


def test_it_is_not_laid_within_an_attack() -> None:
    """[BAL-7.13] Neither by the attacker, nor by the defender."""
    t = ball(witch("boule b1 r1"), SEER, start="attack")
    t.says("A: attack B")
    assert t.asked("A") == "none"
    t.says("A: none", "A: lay b1", "A: done")
    assert (t.awaited, t.asked("B")) == ("B", "none")


def test_a_bystander_does_not_lay_it_within_an_attack() -> None:
    """[BAL-7.13]"""
    t = ball(witch("b1 r1 r2"), witch(), SEER, start="attack")
    t.attacks("A on B: b1")
    assert t.awaited == "B"
    assert t.refuses("C: lay boule").rule == "BAL-4.1"


def test_the_turn_goes_on_as_it_was() -> None:
    """[BAL-7.13]"""
    t = ball(SEER, witch("v1 v2 v3"), witch("j1 j2 j3"))
    t.says("A: lay boule")
    t.passes()
    t.says("A: give r1", "A: give r2", "B: give v1", "C: give j1")
    assert turns(t, 3) == "ABC"


def test_an_imp_that_is_swapped_in_must_be_played() -> None:
    """[BAL-7.13, BAL-4.3] The obligation is judged after the window."""
    t = ball(SEER, witch("lutin v2 v3"), witch("j1 j2 j3"))
    t.says("A: lay boule")
    t.passes()
    t.tokens("white white")
    t.says("A: give r1", "A: give r2", "B: give lutin", "C: give j1")
    assert t.who("farce") == "A"

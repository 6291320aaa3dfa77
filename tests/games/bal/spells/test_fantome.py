"""[BAL-7.12, BAL-7.19] Fantôme: two Crapzouilles, or one of one's own."""

from typing import Any

from chaudron.scenes.bal import BalScene, ball, witch


def haunted(*others: dict[str, Any], **things: Any) -> BalScene:
    """A attacks B with a ghost."""
    t = ball(witch("fantome b1 b2 r1 r2 r3", **{"alive": 5, **things}), *others)
    t.attacks("A on B: fantome b1")
    return t


def test_a_failed_defense_costs_two() -> None:
    """[BAL-7.12] And wins one card."""
    t = haunted(witch())
    t.concedes("B")
    assert (t.lives, t.seat("B").dead, t.gains) == ("5 8 10", 2, "A")


def test_whoever_has_one_left_loses_one() -> None:
    """[BAL-7.12, BAL-5.1]"""
    t = haunted(witch(alive=1))
    t.concedes("B")
    assert (t.lives, t.seat("B").dead, t.who("eliminated")) == ("5 0 10", 10, "B")


def test_a_parry_costs_the_attacker_one() -> None:
    """[BAL-7.12] The defender draws."""
    t = haunted(witch("b3 r1 r2"))
    t.defends("B: b3")
    assert (t.lives, t.seat("A").dead, t.gains) == ("4 10 10", 6, "B")


def test_a_swept_ghost_still_haunts_its_author() -> None:
    """[BAL-7.12, BAL-7.4] C parries what B swept to her: A loses one. Had she failed, two."""
    t = haunted(witch("balai r1 r2"), witch("b3 r1 r2"))
    t.sweeps("B to C")
    t.defends("C: b3")
    assert (t.lives, t.gains) == ("4 10 10", "C")
    t = haunted(witch("balai r1 r2"), witch())
    t.sweeps("B to C")
    t.concedes("C")
    assert (t.lives, t.gains) == ("5 10 8", "A")


def test_a_cancelled_ghost_costs_nothing() -> None:
    """[BAL-7.12, BAL-7.8]"""
    t = haunted(witch("baguette r1 r2"))
    t.says("B: lay baguette")
    assert (t.lives, t.gains) == ("5 10 10", "")


def test_an_avoided_ghost_costs_nothing() -> None:
    """[BAL-7.12, BAL-7.4] Until somebody meets it."""
    t = haunted(witch("balai r1 r2"), witch())
    t.sweeps("B to C")
    assert (t.lives, t.gains) == ("5 10 10", "")


def test_an_author_who_parries_her_own_ghost_loses_nothing() -> None:
    """[BAL-7.12, BAL-7.4]"""
    t = haunted(witch("balai r1 r2"), witch("balai r1 r2"))
    t.sweeps("B to C")
    t.sweeps("C to A")
    t.defends("A: b2")
    assert (t.lives, t.gains) == ("5 10 10", "A")


def test_an_author_who_fails_her_own_ghost_loses_two() -> None:
    """[BAL-7.12, BAL-7.4] The Crapzouilles at stake are hers."""
    t = haunted(witch("balai r1 r2"), witch("balai r1 r2"))
    t.sweeps("B to C")
    t.sweeps("C to A")
    t.concedes("A")
    assert (t.lives, t.gains) == ("3 10 10", "")


def test_two_losses_are_chosen_one_by_one() -> None:
    """[BAL-7.19] B has one own and two captured."""
    t = haunted(witch(alive=1, captured="CC"))
    t.says("B: none", "B: concede")
    assert t.asked("B") == "lose own | lose C"
    t.says("B: lose C")
    assert (t.lives, t.asked("B")) == ("5 2 8", "lose own | lose C")
    t.says("B: lose own")
    assert (t.lives, t.captured("B"), t.seat("C").dead) == ("5 1 8", "C", 1)


def test_the_second_loss_may_be_the_last() -> None:
    """[BAL-7.19, BAL-5.1] One own and one captured: both go, and B with them."""
    t = haunted(witch(alive=1, captured="C"))
    t.says("B: none", "B: concede", "B: lose C")
    assert (t.lives, t.who("eliminated"), t.seat("C").dead) == ("5 0 9", "B", 1)


def test_a_ghost_that_kills_its_master_ends_the_game_when_two_are_left() -> None:
    """[BAL-7.12, BAL-5.2]"""
    t = haunted(witch("b3 r1 r2"), witch(out=1), alive=1)
    t.defends("B: b3")
    assert t.table.outcome is not None
    assert t.table.outcome.winners == (1,)

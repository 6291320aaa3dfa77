"""[BAL-7.4] Du balai: the attack goes to somebody else."""

from typing import Any

from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.positions import OUT, what

BROOM = witch("balai r1 r2 r3")


def attacked(*others: dict[str, Any], laid: str = "b1") -> BalScene:
    """A attacks B."""
    t = ball(witch("fantome envoutement balai b1 b2 r1", alive=8), *others)
    t.attacks(f"A on B: {laid}")
    return t


def test_it_goes_to_anybody_but_oneself_and_the_sender() -> None:
    """[BAL-7.4] B cannot sweep it to A or to herself, nor C afterwards to B."""
    t = attacked(BROOM, BROOM, witch())
    t.says("B: lay balai")
    assert t.asked("B") == "to C | to D"
    assert what(t.refuses("B: to A")) == ("not_a_target", "BAL-7.4")
    t.says("B: to C", "C: lay balai")
    assert t.asked("C") == "to A | to D"


def test_it_is_laid_alone() -> None:
    """[BAL-7.4] No potion goes with it, and none that lies already comes back."""
    t = attacked(witch("balai b3 r2 r3"), witch())
    t.says("B: lay balai")
    assert t.asked("B") == "to C"
    t.refuses("B: lay b3")


def test_the_sweeper_leaves_the_attack() -> None:
    """[BAL-7.4, BAL-4.14] She neither wins nor loses; C fails, and A, whose attack it still is, draws."""
    t = attacked(BROOM, witch())
    t.sweeps("B to C")
    t.concedes("C")
    assert (t.lives, t.gains) == ("8 10 9", "A")


def test_whoever_parries_a_swept_attack_gains() -> None:
    """[BAL-7.4, BAL-4.14]"""
    t = attacked(BROOM, witch("b3 r2 r3"))
    t.sweeps("B to C")
    t.defends("C: b3")
    assert (t.lives, t.gains) == ("8 10 10", "C")


def test_with_two_witches_left_it_cannot_be_laid() -> None:
    """[BAL-7.4] Nobody is left to take it."""
    t = attacked(BROOM, OUT)
    assert t.asked("B") == "none"
    assert what(t.refuses("B: lay balai")) == ("no_recipient", "BAL-7.4")


def test_it_is_not_swept_to_a_witch_who_has_left() -> None:
    """[BAL-7.4, BAL-5.1]"""
    t = attacked(BROOM, OUT, witch())
    t.says("B: lay balai")
    assert t.asked("B") == "to D"


def test_the_author_who_fails_her_own_attack_loses_and_nobody_draws() -> None:
    """[BAL-7.4]"""
    t = attacked(BROOM, BROOM)
    t.sweeps("B to C")
    t.sweeps("C to A")
    t.concedes("A")
    assert (t.lives, t.gains) == ("7 10 10", "")


def test_the_author_who_parries_her_own_attack_draws_as_a_defender() -> None:
    """[BAL-7.4]"""
    t = attacked(BROOM, BROOM)
    t.sweeps("B to C")
    t.sweeps("C to A")
    t.defends("A: b2")
    assert (t.lives, t.gains) == ("8 10 10", "A")


def test_the_author_may_sweep_it_on_again() -> None:
    """[BAL-7.4] To anybody but C, who sent it."""
    t = attacked(BROOM, BROOM, witch())
    t.sweeps("B to C")
    t.sweeps("C to A")
    t.says("A: lay balai")
    assert t.asked("A") == "to B | to D"


def test_every_broom_is_discarded() -> None:
    """[BAL-7.4, BAL-4.16]"""
    t = attacked(BROOM, BROOM, witch())
    t.sweeps("B to C")
    t.sweeps("C to D")
    t.concedes("D")
    assert sorted(t.discarded.split()) == ["b1", "balai", "balai"]


# Under Sortilège


def hexed(*others: dict[str, Any]) -> BalScene:
    t = ball(witch("sortilege b1 b2 r1 r2 r3"), *others)
    t.attacks("A on all: b1")
    return t


def test_under_a_hex_only_the_own_share_moves() -> None:
    """[BAL-7.4, BAL-7.3] C defends her own share in her turn, and B's after all ordinary ones."""
    t = hexed(BROOM, witch(), witch())
    t.sweeps("B to C")
    order = ""
    while t.about(t.awaited) == "defense_spell":
        order += t.awaited
        t.concedes(t.awaited)
    assert (order, t.lives, t.gains) == ("CDC", "10 10 8 9", "A")


def test_under_a_hex_it_does_not_go_straight_back_to_the_author() -> None:
    """[BAL-7.4]"""
    t = hexed(BROOM, witch(), witch())
    t.says("B: lay balai")
    assert t.asked("B") == "to C | to D"


def test_a_share_may_be_swept_twice_and_reach_the_author() -> None:
    """[BAL-7.4] B to C, and C to A: A defends after D."""
    t = hexed(BROOM, witch("balai b3 r1 r2"), witch())
    t.sweeps("B to C")
    t.defends("C: b3")
    t.concedes("D")
    t.says("C: lay balai")
    assert t.asked("C") == "to A | to D"
    t.says("C: to A")
    t.defends("A: b2")
    assert (t.lives, t.gains) == ("10 10 10 9", "CA")


def test_two_shares_may_come_to_one_witch() -> None:
    """[BAL-7.4] B and C sweep to D, who defends three times in the same event."""
    t = hexed(BROOM, BROOM, witch())
    t.sweeps("B to D")
    t.sweeps("C to D")
    t.concedes("DDD")
    assert (t.lives, t.gains) == ("10 10 10 7", "A")

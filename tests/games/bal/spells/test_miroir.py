"""[BAL-7.5] Mon beau miroir: the attack is doubled onto somebody else."""

from typing import Any

import pytest

from chaudron.testing.bal import BalScene, ball, witch
from tests.games.bal.positions import OUT

MIRROR = witch("miroir r1 r2 r3")
AUTHOR = "b1 b2 r1 r2 r3"


def attacked(*others: dict[str, Any], mine: str = AUTHOR, laid: str = "b1", **setting: Any) -> BalScene:
    """A attacks B."""
    t = ball(witch(mine, alive=8), *others, start="attack", **setting)
    t.attacks(f"A on B: {laid}")
    return t


@pytest.mark.parametrize(("holder", "aims"), [("A", "to C | to D"), ("B", "to C | to D"), ("C", "to D")])
def test_anybody_may_hold_it_up_to_somebody_else(holder: str, aims: str) -> None:
    """[BAL-7.5] Attacker, defender or bystander; to none of these, nor to herself."""
    witches = [witch(f"{AUTHOR} miroir"), MIRROR, MIRROR, witch()]
    t = ball(*witches, start="attack")
    t.attacks("A on B: b1")
    assert t.asked(holder) == f"{aims} | pass"


def test_after_the_attack_the_copy_is_met() -> None:
    """[BAL-7.5] First B, then C, who needs the same colors."""
    t = attacked(MIRROR, witch("b3 r1 r2"), laid="b1 r1")
    t.mirrors("B to C")
    t.passes()
    assert (t.about("B"), t.about("C")) == ("defense_spell", "")
    t.concedes("B")
    assert t.about("C") == "defense_spell"
    t.says("C: none")
    assert t.asked("C") == "lay b3 | lay r1 | lay r2 | concede"


def test_the_mirrors_player_gains_when_the_copy_succeeds() -> None:
    """[BAL-7.5, BAL-4.14] B, not A."""
    t = attacked(MIRROR, witch())
    t.mirrors("B to C")
    t.passes()
    t.concedes("BC")
    assert (t.lives, t.gains) == ("8 9 9", "AB")


def test_whoever_parries_the_copy_gains() -> None:
    """[BAL-7.5]"""
    t = attacked(MIRROR, witch("b3 r1 r2"))
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    t.defends("C: b3")
    assert (t.lives, t.gains) == ("8 9 10", "AC")


def test_the_copy_comes_although_the_attack_was_parried() -> None:
    """[BAL-7.5]"""
    t = attacked(witch("miroir b3 r1 r2"), witch())
    t.mirrors("B to C")
    t.passes()
    t.defends("B: b3")
    t.concedes("C")
    assert (t.lives, t.gains) == ("8 10 9", "BB")


def test_the_copy_comes_although_the_attack_was_swept_on() -> None:
    """[BAL-7.5, BAL-7.4]"""
    t = attacked(witch("miroir balai r1 r2"), witch(), witch())
    t.mirrors("B to C")
    t.passes()
    t.sweeps("B to D")
    t.concedes("DC")
    assert (t.lives, t.gains) == ("8 10 9 9", "AB")


def test_the_copy_comes_although_the_attack_was_cancelled() -> None:
    """[BAL-7.5, BAL-7.8] The wand protects only its player: C must still match the blue potion."""
    t = attacked(witch("miroir baguette r1 r2"), witch("r4 r5 r6"))
    t.mirrors("B to C")
    t.passes()
    t.says("B: lay baguette")
    assert (t.about("C"), t.hand("A")) == ("defense_spell", "b1 b2 r1 r2 r3")
    t.says("C: none")
    assert t.asked("C") == "concede"
    t.says("C: concede")
    assert (t.lives, t.gains) == ("8 10 9", "B")


def test_a_ghost_is_not_mirrored_where_only_potions_are_copied() -> None:
    """[BAL-7.5, BAL-7.12, BAL-7.21, BAL-13.16] C loses one, and her parry would cost nobody anything."""
    t = attacked(MIRROR, witch(), mine="fantome b1 r1 r2", laid="fantome b1", mirror_copy="potions")
    t.mirrors("B to C")
    t.passes()
    t.concedes("BC")
    assert t.lives == "8 8 9"
    t = attacked(MIRROR, witch("b3 r1 r2"), mine="fantome b1 r1 r2", laid="fantome b1", mirror_copy="potions")
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    t.defends("C: b3")
    assert t.lives == "8 8 10"


def test_a_bewitchment_is_not_mirrored_where_only_potions_are_copied() -> None:
    """[BAL-7.5, BAL-7.9, BAL-7.21] C's Crapzouille is killed, not captured."""
    holder, mine = witch("miroir r1 r2 r3", alive=5), "envoutement b1 r1 r2"
    t = attacked(holder, witch(), mine=mine, laid="envoutement b1", mirror_copy="potions")
    t.mirrors("B to C")
    t.passes()
    t.concedes("BC")
    assert (t.captured("A"), t.captured("B"), t.seat("C").dead) == ("B", "", 1)


def test_a_hex_is_not_mirrored() -> None:
    """[BAL-7.5, BAL-7.3] No window opens: everybody is a defender already."""
    t = ball(witch(f"sortilege miroir {AUTHOR}"), MIRROR, MIRROR, start="attack")
    t.attacks("A on all: b1")
    assert (t.awaited, t.about("B")) == ("B", "defense_spell")


def test_with_two_witches_left_there_is_nobody_to_hold_it_up_to() -> None:
    """[BAL-7.5] No window opens."""
    t = attacked(MIRROR, OUT)
    assert (t.awaited, t.about("B")) == ("B", "defense_spell")


def test_not_even_a_farce_is_mirrored_with_two_witches_left() -> None:
    """[BAL-7.5, BAL-7.14] Onto a third witch only."""
    t = ball(witch("lutin miroir r1 r2"), witch(), OUT, start="attack", tokens="red red")
    assert (t.awaited, t.about("A")) == ("A", "defense_spell")


def test_several_mirrors_each_make_a_copy_clockwise_from_the_attacker() -> None:
    """[BAL-7.5] Of the original attack; A's before B's before D's."""
    t = ball(witch(f"{AUTHOR} miroir"), MIRROR, witch(), MIRROR, start="attack")
    t.attacks("A on B: b1")
    t.mirrors("D to C")
    t.mirrors("B to D")
    t.mirrors("A to C")
    t.passes()
    t.concedes("BCDC")
    assert t.lives == "10 9 8 9"
    assert [(fact["seat"], fact["target"]) for fact in t.told("doubled")] == [(0, 2), (1, 3), (3, 2)]
    assert {fact["copied"] for fact in t.told("doubled")} == {"blue"}
    assert t.gains == "AABD"


def test_a_copy_is_not_mirrored() -> None:
    """[BAL-7.5] C holds a mirror, and is asked to defend at once."""
    t = attacked(MIRROR, MIRROR, witch())
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    assert (t.awaited, t.about("C")) == ("C", "defense_spell")


def test_a_copy_whose_target_has_left_is_dropped() -> None:
    """[BAL-7.5] A and B both mirror onto C, who falls to the first copy."""
    t = ball(witch(f"{AUTHOR} miroir"), MIRROR, witch(alive=1), witch(), start="attack")
    t.attacks("A on B: b1")
    t.mirrors("A to C")
    t.mirrors("B to C")
    t.passes()
    t.concedes("BC")
    assert (t.who("eliminated"), len(t.told("doubled")), t.gains) == ("C", 1, "AA")


@pytest.mark.parametrize("laid", ["b3", "abracadabra"])
def test_a_copy_is_met_like_any_attack(laid: str) -> None:
    """[BAL-7.5]"""
    t = attacked(MIRROR, witch("abracadabra b3 r1 r2"))
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    t.defends(f"C: {laid}")
    assert (t.lives, t.gains) == ("8 9 10", "AC")


def test_a_copy_may_be_swept_on_but_not_to_the_mirrors_player() -> None:
    """[BAL-7.5, BAL-7.4] B sent it; it goes to A or D."""
    t = attacked(MIRROR, witch("balai r1 r2"), witch())
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    t.says("C: lay balai")
    assert t.asked("C") == "to A | to D"
    t.says("C: to A")
    t.concedes("A")
    assert (t.lives, t.gains) == ("7 9 10 10", "AB")


def test_a_wand_against_a_copy_cancels_only_the_copy() -> None:
    """[BAL-7.5, BAL-7.8] Nobody takes anything back."""
    t = attacked(MIRROR, witch("baguette r1 r2 r3"))
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    t.says("C: lay baguette")
    assert (t.lives, t.gains, len(t.seat("A").hand)) == ("8 9 10", "A", 5)
    assert sorted(t.discarded.split()) == ["b1", "baguette", "miroir"]


def test_it_is_not_one_of_the_three_cards() -> None:
    """[BAL-7.5] A lays a spell and two potions and a mirror; B a mirror, a spell and two potions."""
    t = ball(witch("tresor miroir b1 r1 r2 r3"), witch("tresor miroir b2 r1 r2"), witch(), witch(), start="attack")
    t.attacks("A on B: tresor b1 r1")
    t.mirrors("A to C")
    t.mirrors("B to D")
    t.passes()
    t.defends("B: tresor b2 r1")
    t.concedes("CD")
    assert (t.lives, t.gains) == ("10 10 9 9", "BAB")


def test_it_is_discarded_and_one_that_was_not_laid_is_kept() -> None:
    """[BAL-7.5] C only looked on."""
    t = attacked(MIRROR, MIRROR, witch())
    t.mirrors("B to C")
    t.passes()
    assert (t.hand("B"), t.hand("C"), t.discarded) == ("r1 r2 r3", "r1 r2 r3 miroir", "miroir")


def test_a_farce_may_be_mirrored() -> None:
    """[BAL-7.5, BAL-7.14] Onto anybody but the imp's player and oneself."""
    t = ball(witch("lutin miroir r1 r2"), MIRROR, witch("j1 j2 j3"), start="attack", tokens="red blue")
    assert (t.asked("A"), t.asked("B")) == ("to B | to C | pass", "to C | pass")
    t.says("A: to B", "B: to C")
    t.passes()
    t.concedes("ABC")
    assert (t.lives, t.gains) == ("9 9 9", "AB")

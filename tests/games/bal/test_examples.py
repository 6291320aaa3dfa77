"""[BAL-11] The conformance examples of the specification, in their order."""

import pytest

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import turns


def test_half_a_parry_is_none() -> None:
    """[BAL-11.1, BAL-4.12] A lays red and blue; B, with two reds, cannot lay one of them."""
    t = ball(witch("r1 b1 j1 j2"), witch("r2 r3 v1"))
    t.attacks("A on B: r1 b1")
    t.says("B: none")
    assert t.asked("B") == "concede"
    t.luck("table: r4")
    t.says("B: concede")
    assert (t.lives, t.hand("A"), t.hand("B")) == ("10 9 10", "j1 j2 r4", "v1 r2 r3")


def test_abracadabra_does_not_stand_for_grey() -> None:
    """[BAL-11.2, BAL-7.1] Grey and red against red and Abracadabra: no parry is possible."""
    t = ball(witch("g1 r1 j1"), witch("r2 abracadabra v1"))
    t.attacks("A on B: g1 r1")
    assert t.asked("B") == "none"
    t.says("B: none")
    assert t.asked("B") == "concede"


def test_a_swept_attack_may_come_back_to_its_author() -> None:
    """[BAL-11.3, BAL-7.4] A attacks B, who sweeps to C, who sweeps to A; C could not have swept to B."""
    t = ball(witch("b1 r1 r2 j1"), witch("balai r1 r2"), witch("balai r3 r4"), witch())
    t.attacks("A on B: b1")
    t.says("B: lay balai")
    assert t.asked("B") == "to C | to D"
    t.says("B: to C", "C: lay balai")
    assert t.asked("C") == "to A | to D"
    t.says("C: to A")
    t.concedes("A")
    assert (t.lives, t.gains) == ("9 10 10 10", "")


def test_a_hex_wins_one_card_whatever_the_number_of_victims() -> None:
    """[BAL-11.4, BAL-7.3, BAL-4.15] B and C fail, D parries: A draws one card, D draws one."""
    t = ball(witch("sortilege b1 r1 r2 r3"), witch(), witch(), witch("b2 r1 r2"))
    t.attacks("A on all: b1")
    t.concedes("BC")
    t.defends("D: b2")
    assert (t.lives, t.gains) == ("10 9 9 10", "AD")
    assert t.sizes == "4 3 3 3"


def test_a_wand_gives_the_cards_back_but_not_the_card_that_was_lost() -> None:
    """[BAL-11.5, BAL-7.8] Enchantement and yellow; the discard stands, A takes both cards back, the turn is over."""
    t = ball(witch("enchantement j1 r1"), witch("baguette r2 r3 r4 v1"))
    t.says("A: attack B")
    t.luck("B: v1")
    t.says("A: lay enchantement", "A: lay j1", "A: done", "B: lay baguette")
    assert (t.hand("A"), t.hand("B"), t.discarded) == ("j1 r1 enchantement", "r2 r3 r4", "v1 baguette")
    assert (t.lives, t.gains, t.about("B")) == ("10 10 10", "", "declare")


def test_a_parried_ghost_kills_its_master() -> None:
    """[BAL-11.6, BAL-7.12] A has one Crapzouille; B parries: A is eliminated, B draws one card."""
    t = ball(witch("fantome r1 r2", alive=1), witch("r3 r4 r6"))
    t.attacks("A on B: fantome r1")
    t.defends("B: r3")
    assert (t.lives, t.gains, t.who("eliminated")) == ("0 10 10", "B", "A")


def test_the_copy_of_a_mirror_outlives_its_player() -> None:
    """[BAL-11.7, BAL-7.5] B mirrors onto C, fails and is out; C still defends, and nobody draws when C fails."""
    t = ball(witch("b1 r1 r2 r3"), witch("miroir r1 r2", alive=1), witch())
    t.attacks("A on B: b1")
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    assert (t.who("eliminated"), t.about("C")) == ("B", "defense_spell")
    t.concedes("C")
    assert (t.lives, t.gains) == ("10 0 9", "A")


@pytest.mark.parametrize(("hand", "size"), [("r1", 3), ("", 2)])
def test_a_short_hand_draws_two_once(hand: str, size: int) -> None:
    """[BAL-11.8, BAL-6.1] Holding one: three in hand. Holding none: two, and no second draw in this check."""
    t = ball(witch(hand), luck="r2 r3")
    assert (len(t.seat("A").hand), t.about("A")) == (size, "declare")


def test_the_sabbat_draws_a_card_for_each_crapzouille_up_to_ten() -> None:
    """[BAL-11.9, BAL-3.4] Six alive, three in hand: nine. Eight and seven: ten. Four and twelve: none."""
    seven, twelve = "r1 r2 r3 j1 j2 j3 v1", "r1 r2 r3 r4 j1 j2 j3 j4 v1 v2 v3 v4"
    t = ball(witch(alive=6), witch(seven, alive=8), witch(twelve, alive=4), start="sabbat")
    assert t.sizes == "9 10 12"


@pytest.mark.parametrize("answer", ["r1", "abracadabra"])
def test_a_white_token_asks_for_nothing(answer: str) -> None:
    """[BAL-11.10, BAL-7.14] Red and white: one red potion parries, and so does Abracadabra alone."""
    t = ball(witch("lutin abracadabra r1 v1"), tokens="red white")
    t.defends(f"A: {answer}")
    assert (t.lives, t.gains, t.about("B")) == ("10 10 10", "A", "declare")


def test_a_robber_acts_and_keeps_the_own_slot() -> None:
    """[BAL-11.11, BAL-7.6] Carabosse reaches B; D steals: D acts, then C, then D's own slot, which may be stolen."""
    t = ball(witch(), witch(), witch("nananere r1 r2 r3"), witch("nananere r1 r2 r3"), acting="B")
    t.says("D: lay nananere")
    t.passes()
    assert (t.about("D"), t.about("B"), t.about("C")) == ("declare", "", "")
    assert turns(t, 3) == "BCD"
    assert t.asked("C") == "lay nananere | pass"
    t.says("C: lay nananere")
    t.passes()
    assert (t.about("C"), t.about("D")) == ("declare", "")


def test_a_captured_crapzouille_is_given_up_to_its_owners_dead() -> None:
    """[BAL-11.12, BAL-7.9] A (nine alive) captures from B: ten; then loses the captured one: B's dead grow by one."""
    t = ball(witch("envoutement b1 r1 r2", alive=9), witch("b2 r3 r4"), witch())
    t.attacks("A on B: envoutement b1")
    t.concedes("B")
    assert (t.lives, t.captured("A"), t.seat("B").dead) == ("10 9 10", "B", 0)
    t.attacks("B on A: b2")
    t.says("A: none", "A: concede", "A: lose B")
    assert (t.lives, t.captured("A"), t.seat("A").dead, t.seat("B").dead) == ("9 9 10", "", 1, 1)

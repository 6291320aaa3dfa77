"""[BAL-4.1 to BAL-4.5, BAL-4.17 to BAL-4.19] A turn, from Carabosse's arrival to her leave."""

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import OUT, exchanges, next_turn, turns


def test_before_anything_else_the_others_may_rob_and_anyone_may_swap() -> None:
    """[BAL-4.1] A, who has Carabosse, is not yet asked whom to attack."""
    t = ball(witch("boule nananere r1 r2"), witch("nananere r1 r2 r3"), witch("boule r1 r2 r3"))
    assert [t.asked(name) for name in "ABC"] == ["lay boule | pass", "lay nananere | pass", "lay boule | pass"]
    t.passes()
    assert (t.awaited, t.about("A")) == ("A", "declare")


def test_carabosse_arrives_before_the_hand_is_looked_after() -> None:
    """[BAL-4.1, BAL-4.2] In the window A still has two cards, then four."""
    t = ball(witch("r1 r2"), witch("nananere r1 r2 r3"), luck="j1 j2")
    assert (t.hand("A"), t.table.carabosse) == ("r1 r2", 0)
    t.passes()
    assert (t.hand("A"), t.about("A")) == ("j1 j2 r1 r2", "declare")


def test_a_short_hand_is_topped_up_before_potions_are_looked_for() -> None:
    """[BAL-4.2, BAL-6.1, BAL-6.2] Two spells: a potion among the two cards drawn saves them."""
    t = ball(witch("tresor tresor"), luck="abracadabra r1")
    assert (t.hand("A"), t.about("A")) == ("r1 abracadabra tresor tresor", "declare")
    t = ball(witch("tresor tresor"), luck="abracadabra balai")
    assert t.about("A") == "no_potion"


# The prankster imp


def test_whoever_holds_the_imp_must_play_it() -> None:
    """[BAL-4.3] Nobody is attacked; A defends against the farce."""
    t = ball(witch("lutin r1 r2 r3"), tokens="red blue")
    assert (t.who("farce"), t.who("declared"), t.about("A")) == ("A", "", "defense_spell")


def test_of_two_imps_one_is_played_in_a_turn() -> None:
    """[BAL-4.3] The other in the next."""
    t = ball(witch("lutin lutin r1 r2 r3 r4"), tokens="white white")
    assert (t.hand("A"), t.about("B")) == ("r1 r2 r3 r4 lutin", "declare")
    next_turn(t)
    t.attacks("C on B: r5")
    t.luck("table: j1 …")
    t.tokens("white white")
    t.concedes("B")
    assert (t.who("farce"), t.about("B")) == ("AA", "declare")


def test_an_imp_drawn_by_a_spell_waits() -> None:
    """[BAL-4.19] Trésor brings it: the attack goes on."""
    t = ball(witch("tresor b1 r1 r2"))
    t.says("A: attack B")
    t.luck("table: lutin j1")
    t.says("A: lay tresor")
    assert (t.hand("A"), t.asked("A")) == ("b1 j1 r1 r2 lutin", "lay b1 | lay j1 | lay r1 | lay r2")


def test_an_imp_drawn_as_a_gain_waits() -> None:
    """[BAL-4.19] The turn ends without a farce."""
    t = ball(witch("b1 r1 r2 r3"))
    t.attacks("A on B: b1")
    t.luck("table: lutin")
    t.concedes("B")
    assert (t.hand("A"), t.who("farce"), t.about("B")) == ("r1 r2 r3 lutin", "", "declare")


def test_an_imp_drawn_by_a_target_waits_for_her_turn() -> None:
    """[BAL-4.19] B draws it when she is named, defends, and plays it in her own turn."""
    t = ball(witch("b1 r1 r2 r3"), witch("r3 r4"))
    t.luck("table: lutin j1")
    t.attacks("A on B: b1")
    assert (t.hand("B"), t.about("B"), t.who("farce")) == ("j1 r3 r4 lutin", "defense_spell", "")
    t.luck("table: j2")
    t.tokens("white white")
    t.concedes("B")
    assert (t.who("farce"), t.about("C")) == ("B", "declare")


def test_an_imp_drawn_before_the_attack_is_played_at_once() -> None:
    """[BAL-4.3, BAL-4.19] The attacker's own check comes before the obligation is judged."""
    t = ball(witch("r1 r2"), luck="lutin r3", tokens="white white")
    assert (t.who("farce"), t.who("declared")) == ("A", "")


# The obligation to attack


def test_nobody_may_pass() -> None:
    """[BAL-4.4]"""
    t = ball(witch("r1 r2 r3"))
    assert t.asked("A") == "attack B | attack C"
    assert t.refuses("A: pass").rule == "BAL-4.5"


def test_whoever_can_get_no_potion_skips_the_turn() -> None:
    """[BAL-4.4, BAL-6.2] All potions are in other hands."""
    mine, hers = witch("tresor tresor balai"), witch("r1 r2 r3")
    t = ball(mine, hers, witch(rest=True), start="attack", pile="sortilege", discard="")
    exchanges(t, "A")
    assert (t.who("skipped"), t.who("declared")) == ("A", "")
    t.passes()
    assert t.table.carabosse == 1


def test_one_living_opponent_is_named_or_all_by_sortilege() -> None:
    """[BAL-4.5] Neither oneself nor a witch who has left."""
    t = ball(witch("sortilege r1 r2"), OUT, witch(), witch())
    assert t.asked("A") == "attack C | attack D | lay sortilege"
    assert t.refuses("A: attack B").rule == "BAL-4.5"
    assert t.refuses("A: attack A").rule == "BAL-4.5"


def test_the_declaration_is_binding() -> None:
    """[BAL-4.5] It cannot be taken back, nor become a hex."""
    t = ball(witch("sortilege tresor r1 r2"))
    t.says("A: attack B")
    assert t.asked("A") == "lay tresor | none"
    t.refuses("A: attack C")
    t.refuses("A: lay sortilege")
    t.says("A: none", "A: lay r1", "A: done")
    assert t.about("B") == "defense_spell"


# After the attack


def test_attacker_and_defender_look_after_short_hands_afterwards() -> None:
    """[BAL-4.17, BAL-6.1] Clockwise from the attacker; each draws two."""
    t = ball(witch("r1 r2 r3"), witch("r4 r6 r7"), witch("j1 j2 j3"))
    t.attacks("A on B: r1 r2")
    t.defends("B: r4 r6")
    assert (t.who("drew", "BAL-6.1"), t.sizes) == ("AB", "3 4 3")


def test_the_check_goes_clockwise_from_the_attacker() -> None:
    """[BAL-4.17] C attacks B: C, then B."""
    t = ball(witch(), witch("r4 r6 r7"), witch("r1 r2 r3"), acting="C")
    t.attacks("C on B: r1 r2")
    t.defends("B: r4 r6")
    assert t.who("drew", "BAL-6.1") == "CB"


def test_a_bystander_is_not_checked() -> None:
    """[BAL-4.17] C holds one card before and after."""
    t = ball(witch("b1 r2 r3 r4"), witch(), witch("r1"))
    t.attacks("A on B: b1")
    t.concedes("B")
    assert t.sizes == "4 3 1"


def test_whoever_defends_twice_is_checked_once() -> None:
    """[BAL-4.17] B meets her own share and the one C sweeps on: two cards left, and then four."""
    t = ball(witch("sortilege r1 r2 r3 r4"), witch("r5 r6 j1"), witch("balai j1 j2 j3"))
    t.attacks("A on all: r1")
    t.defends("B: r5")
    t.sweeps("C to B")
    t.luck("table: j4 j5")
    t.defends("B: r6")
    assert (len(t.seat("B").hand), t.who("drew", "BAL-6.1")) == (4, "B")


def test_everyone_to_whom_it_was_swept_is_checked() -> None:
    """[BAL-4.17] B, who swept it on, and C, who took it."""
    t = ball(witch("b1 r2 r3 r4"), witch("balai r1 r2"), witch("r1 r2"), witch("r1 r2"))
    t.attacks("A on B: b1")
    t.sweeps("B to C")
    t.concedes("C")
    assert (t.who("drew", "BAL-6.1"), t.sizes) == ("BC", "4 4 4 2")


def test_the_defender_of_a_doubled_attack_is_checked_too() -> None:
    """[BAL-4.17] Everyone who defended in this turn: C, with two cards, after the copy."""
    t = ball(witch("miroir b1 r2 r3 r4"), witch(), witch("r1 r2"))
    t.attacks("A on B: b1")
    t.mirrors("A to C")
    t.passes()
    t.concedes("BC")
    assert (t.who("drew", "BAL-6.1"), len(t.seat("C").hand)) == ("C", 4)


def test_the_imps_player_is_checked_after_a_farce() -> None:
    """[BAL-4.17, BAL-7.14]"""
    t = ball(witch("lutin b1 r1"), tokens="red white", luck="v1 j1 j2")
    t.defends("A: r1")
    assert t.hand("A") == "b1 v1 j1 j2"


def test_a_farce_that_fails_still_ends_with_the_check() -> None:
    """[BAL-4.17, BAL-7.14] Two whites lead straight to what comes after an attack."""
    t = ball(witch("lutin r1 r2"), tokens="white white", luck="j1 j2")
    assert t.hand("A") == "j1 j2 r1 r2"


def test_then_comes_the_last_window_and_carabosse_goes_on() -> None:
    """[BAL-4.17, BAL-7.13] After the check."""
    t = ball(witch("r1 r2 r3"), witch(), witch("boule r1 r2 r3"), start="attack")
    t.attacks("A on B: r1")
    t.concedes("B")
    assert (t.about("C"), t.asked("C"), t.table.carabosse) == ("calm", "lay boule | pass", 0)
    t.passes()
    assert (t.table.carabosse, t.about("C")) == (1, "carabosse")


# Order inside a window


def test_a_robbery_is_settled_before_crystal_balls() -> None:
    """[BAL-4.18] Although C answered first."""
    t = ball(witch(), witch("nananere r1 r2 r3"), witch("boule r1 r2 r3"))
    t.says("C: lay boule", "B: lay nananere", "A: pass")
    settled = [fact.key for fact in t.facts if fact.key in ("stole_turn", "crystal_ball")]
    assert settled == ["stole_turn", "crystal_ball"]


def test_crystal_balls_go_clockwise_from_whoever_is_now_to_act() -> None:
    """[BAL-4.18] C robs A: D's comes before B's."""
    rich = "r1 r2 r3"
    t = ball(witch(), witch(f"boule {rich}"), witch("nananere r4 r6 r7"), witch(f"boule {rich}"))
    t.says("B: lay boule", "C: lay nananere", "D: lay boule", "A: pass")
    assert t.who("crystal_ball") == "D"
    t.says("A: give r5", "C: give r4", "D: give r1", "D: give r2")
    assert t.who("crystal_ball") == "DB"


def test_one_witch_may_do_both_in_a_window() -> None:
    """[BAL-4.18] B robs A, and then looks into the crystal ball."""
    t = ball(witch(), witch("boule nananere r1 r2 r3"))
    assert t.asked("B") == "lay nananere | lay boule | both | pass"
    t.says("B: both")
    t.passes()
    assert (t.who("stole_turn"), t.who("crystal_ball")) == ("B", "B")


def test_the_slots_of_a_tour_follow_one_another() -> None:
    """[BAL-4.17]"""
    assert turns(ball(acting="B"), 2) == "BC"

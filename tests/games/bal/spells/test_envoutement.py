"""[BAL-7.9, BAL-7.17] Envoûtement: a Crapzouille is captured instead of killed."""

from typing import Any

from chaudron.scenes.bal import BalScene, ball, witch


def bewitched(mine: dict[str, Any], hers: dict[str, Any], *others: dict[str, Any]) -> BalScene:
    """A attacks B with Envoûtement, and B fails."""
    t = ball({**mine, "hand": "envoutement b1 b2 r1 r2"}, hers, *others)
    t.attacks("A on B: envoutement b1")
    t.says("B: none", "B: concede")
    return t


def test_it_enters_the_chest_of_the_attacker() -> None:
    """[BAL-7.9] And A draws her card as ever."""
    t = bewitched(witch(alive=4), witch())
    assert (t.lives, t.captured("A"), t.seat("B").dead, t.gains) == ("5 9 10", "B", 0, "A")


def test_without_a_free_place_it_is_killed() -> None:
    """[BAL-7.9, BAL-5.8] Ten alive, whether own or captured."""
    t = bewitched(witch(), witch())
    assert (t.lives, t.captured("A"), t.seat("B").dead) == ("10 9 10", "", 1)
    t = bewitched(witch(alive=8, captured="CC"), witch())
    assert (t.lives, t.captured("A"), t.seat("B").dead) == ("10 9 8", "CC", 1)


def test_nothing_is_captured_when_the_attack_is_parried() -> None:
    """[BAL-7.9]"""
    t = ball(witch("envoutement b1 r1 r2", alive=4), witch("b2 r3 r4"))
    t.attacks("A on B: envoutement b1")
    t.defends("B: b2")
    assert (t.lives, t.captured("A")) == ("4 10 10", "")


def test_at_a_later_loss_its_holder_chooses() -> None:
    """[BAL-7.9] The captured one goes to its first owner's dead, or an own one to the own dead."""
    for given_up, dead in (("lose B", (6, 1)), ("lose own", (7, 0))):
        t = ball(witch(alive=4, captured="B"), witch("b1 r1 r2"), acting="B")
        t.attacks("B on A: b1")
        t.says("A: none", "A: concede")
        assert t.asked("A") == "lose own | lose B"
        t.says(f"A: {given_up}")
        assert (t.seat("A").dead, t.seat("B").dead, t.seat("A").lives) == (*dead, 4)


def test_nothing_is_asked_of_a_witch_who_has_only_her_own() -> None:
    """[BAL-7.9]"""
    t = bewitched(witch(alive=4), witch())
    assert t.about("B") == "declare"


def test_its_first_owner_is_not_revived() -> None:
    """[BAL-7.9, BAL-5.6] B has left the game; the captured one dies at her place."""
    t = ball(witch(alive=4, captured="B"), witch(out=1), witch("b1 r1 r2"), witch(), acting="C")
    assert t.seat("B").dead == 9
    t.attacks("C on A: b1")
    t.says("A: none", "A: concede", "A: lose B")
    assert (t.seat("B").dead, t.seat("B").is_in, t.lives) == (10, False, "4 0 10 10")


def test_an_author_who_meets_her_own_attack_captures_nothing() -> None:
    """[BAL-7.9, BAL-7.4] It is a normal kill."""
    t = ball(witch("envoutement b1 r1 r2", alive=4), witch("balai r1 r2"), witch("balai r1 r2"))
    t.attacks("A on B: envoutement b1")
    t.sweeps("B to C")
    t.sweeps("C to A")
    t.concedes("A")
    assert (t.lives, t.captured("A"), t.seat("A").dead) == ("3 10 10", "", 7)


def test_a_swept_bewitchment_captures_from_whoever_fails() -> None:
    """[BAL-7.9, BAL-7.4] For A, whose attack it is."""
    t = ball(witch("envoutement b1 r1 r2", alive=4), witch("balai r1 r2"), witch())
    t.attacks("A on B: envoutement b1")
    t.sweeps("B to C")
    t.concedes("C")
    assert (t.lives, t.captured("A")) == ("5 10 9", "C")


def test_the_loser_chooses_which_one_is_captured() -> None:
    """[BAL-7.17] B holds one of C's."""
    t = bewitched(witch(alive=4), witch(alive=5, captured="C"))
    assert t.asked("B") == "lose own | lose C"
    t.says("B: lose own")
    assert (t.captured("A"), t.captured("B")) == ("B", "C")


def test_a_captive_that_is_captured_again_keeps_its_first_owner() -> None:
    """[BAL-7.17] C's, from B to A; when A loses it, it dies with C."""
    t = bewitched(witch(alive=4), witch(alive=5, captured="C"))
    t.says("B: lose C")
    assert (t.captured("A"), t.captured("B"), t.seat("C").dead) == ("C", "", 0)
    t.attacks("B on A: r5")
    t.says("A: none", "A: concede", "A: lose C")
    assert t.seat("C").dead == 1


def test_whoever_captures_her_own_crapzouille_back_has_it_as_her_own() -> None:
    """[BAL-7.17, BAL-5.8] It is no captive in its own chest."""
    t = bewitched(witch(alive=4), witch(alive=5, captured="A"))
    t.says("B: lose A")
    assert (t.seat("A").alive, t.captured("A"), t.captured("B"), t.lives) == (5, "", "", "5 5 10")


def test_a_captive_may_be_lost_to_any_attack() -> None:
    """[BAL-7.9, BAL-7.12] Also as the price of a parried ghost."""
    t = ball(witch("fantome r1 r2 r3", alive=3, captured="C"), witch())
    t.attacks("A on B: fantome r1")
    t.defends("B: r5")
    assert t.asked("A") == "lose own | lose C"
    t.says("A: lose C")
    assert (t.lives, t.seat("C").dead) == ("3 10 9", 1)

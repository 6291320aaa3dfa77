"""[BAL-7.7] Remède: one own dead Crapzouille comes back."""

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import what


def test_a_dead_crapzouille_comes_back_in_an_attack() -> None:
    """[BAL-7.7] At once."""
    t = ball(witch("remede r1 r2", alive=7))
    t.says("A: attack B", "A: lay remede")
    assert (t.seat("A").alive, t.seat("A").dead, t.about("A")) == (8, 2, "attack_potion")


def test_in_a_defense_it_works_before_the_loss_is_counted() -> None:
    """[BAL-7.7, BAL-4.10] B's last one has company before it goes: she stays in."""
    t = ball(witch("b1 r1 r2 r3"), witch("remede r4 r5 r6", alive=1))
    t.attacks("A on B: b1")
    t.says("B: lay remede")
    assert t.lives == "10 2 10"
    t.says("B: concede")
    assert (t.lives, t.who("eliminated")) == ("10 1 10", "")


def test_it_needs_a_dead_crapzouille() -> None:
    """[BAL-7.7] With all ten alive it cannot be laid, in attack or defense."""
    t = ball(witch("remede r1 r2 r3"), witch())
    t.says("A: attack B")
    assert t.asked("A") == "none"
    assert what(t.refuses("A: lay remede")) == ("nothing_to_heal", "BAL-7.7")
    t = ball(witch("b1 r1 r2"), witch("remede r4 r5"))
    t.attacks("A on B: b1")
    assert t.asked("B") == "none"


def test_it_needs_a_free_place() -> None:
    """[BAL-7.7, BAL-5.8] Eight own and two captured are ten."""
    t = ball(witch("remede r1 r2 r3", alive=8, captured="BC"))
    t.says("A: attack B")
    assert t.asked("A") == "none"


def test_one_place_is_enough() -> None:
    """[BAL-7.7] Seven own and two captured."""
    t = ball(witch("remede r1 r2 r3", alive=7, captured="BC"))
    t.says("A: attack B", "A: lay remede")
    assert (t.lives, t.seat("A").alive) == ("10 9 9", 8)


def test_a_crapzouille_that_others_hold_is_not_dead() -> None:
    """[BAL-7.7] A has nine alive, the tenth is B's captive."""
    t = ball(witch("remede r1 r2 r3"), witch(alive=5, captured="A"))
    t.says("A: attack B")
    assert (t.lives, t.asked("A")) == ("9 6 10", "none")


def test_it_may_be_laid_against_a_farce() -> None:
    """[BAL-7.7, BAL-7.14]"""
    t = ball(witch("lutin remede r1 r2", alive=1), tokens="blue blue")
    t.says("A: lay remede", "A: concede")
    assert (t.lives, t.who("eliminated")) == ("1 10 10", "")

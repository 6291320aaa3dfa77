"""[BAL-7.2, BAL-7.16] Trésor magique: two cards, to be used at once if one likes."""

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import heard


def test_two_cards_are_drawn_in_an_attack() -> None:
    """[BAL-7.2] At once, before the potions are chosen; they may be laid."""
    t = ball(witch("tresor r1 r2"))
    t.says("A: attack B")
    t.luck("table: g1 b1")
    t.says("A: lay tresor")
    assert t.asked("A") == "lay g1 | lay b1 | lay r1 | lay r2"


def test_two_cards_are_drawn_in_a_defense() -> None:
    """[BAL-7.2] Also by someone who could parry without."""
    t = ball(witch("r1 r2 r3"), witch("tresor r4 r5"))
    t.attacks("A on B: r1")
    t.luck("table: r6 g1")
    t.says("B: lay tresor")
    assert t.asked("B") == "lay r4 | lay r5 | lay r6 | concede"


def test_only_their_drawer_sees_them() -> None:
    """[BAL-7.2, BAL-2.2]"""
    t = ball(witch("tresor r1 r2"))
    t.says("A: attack B")
    t.luck("table: g1 b1")
    t.says("A: lay tresor")
    assert [fact["cards"] for fact in heard(t, "A", "drew")] == ["g1 b1"]
    for other in ("B", "C", "?"):
        assert heard(t, other, "drew") == []
        assert [(fact["seat"], fact["count"]) for fact in heard(t, other, "drew_unseen")] == [(0, 2)]


def test_they_are_no_gain() -> None:
    """[BAL-7.2, BAL-4.15] A draws two for Trésor, and one for the attack."""
    t = ball(witch("tresor b1 r1 r2"))
    t.attacks("A on B: tresor b1")
    t.concedes("B")
    assert (t.gains, t.sizes) == ("A", "5 3 3")


def test_a_defense_that_fails_has_used_it_up() -> None:
    """[BAL-7.2, BAL-4.14] The two cards are kept."""
    t = ball(witch("b1 r1 r2 r3"), witch("tresor r4 r5"))
    t.attacks("A on B: b1")
    t.luck("table: j1 j2 …")
    t.says("B: lay tresor", "B: concede")
    assert (t.hand("B"), t.lives) == ("j1 j2 r4 r5", "10 9 10")
    assert sorted(t.discarded.split()) == ["b1", "tresor"]


def test_the_defenders_of_a_hex_may_lay_it() -> None:
    """[BAL-7.2, BAL-7.16]"""
    t = ball(witch("sortilege b1 r1 r2"), witch("tresor r4 r5"))
    t.attacks("A on all: b1")
    t.luck("table: b2 j1 …")
    t.defends("B: tresor b2")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_the_author_of_a_hex_may_not() -> None:
    """[BAL-7.16] Sortilège was the one spell of the set."""
    t = ball(witch("sortilege tresor b1 r1"))
    t.says("A: lay sortilege")
    assert (t.about("A"), t.asked("A")) == ("attack_potion", "lay b1 | lay r1")
    t.refuses("A: lay tresor")


def test_the_imps_player_may_lay_it_against_the_farce() -> None:
    """[BAL-7.2, BAL-7.14, BAL-7.16]"""
    t = ball(witch("lutin tresor r1 r2"), tokens="blue white")
    t.luck("table: b1 j1 …")
    t.says("A: lay tresor", "A: lay b1")
    assert (t.lives, t.gains) == ("10 10 10", "A")

"""[BAL-8] Reading the formula aloud: slips, and those who hear them."""

import pytest

from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.positions import OUT, turns
from tests.games.bal.reading import aloud, attacking, reads, slips

# When cards are read


def test_nothing_is_read_unless_the_table_says_so() -> None:
    """[BAL-8.2, BAL-13.8] Off by default."""
    t = ball(witch("b1 r1 r2 r3"))
    t.attacks("A on B: b1")
    assert (t.about("B"), t.told("reads")) == ("defense_spell", [])


@pytest.mark.parametrize("incantation", ["gentle", "strict"])
def test_a_set_is_read_when_it_lies(incantation: str) -> None:
    """[BAL-8.1, BAL-8.2] All see its cards."""
    t = ball(witch("b1 r1 r2 r3"), incantation=incantation)
    t.says("A: attack B", "A: none", "A: lay b1", "A: lay r1")
    assert (t.awaited, t.about("A")) == ("A", "read")
    assert t.told("reads") == [{"seat": 0, "cards": "b1 r1"}]


def test_then_everybody_else_may_challenge() -> None:
    """[BAL-8.4] Every living witch but the reader."""
    t = attacking(witch(), witch(), OUT, witch())
    t.says("A: read")
    assert (t.awaited, t.asked("B"), t.asked("C")) == ("BCE", "challenge | pass", "challenge | pass")


def test_a_formula_read_well_and_not_challenged_stands() -> None:
    """[BAL-8.4]"""
    t = attacking()
    reads(t, "A")
    assert t.about("B") == "defense_spell"


def test_a_slip_that_nobody_points_out_stands() -> None:
    """[BAL-8.1, BAL-8.4] Nobody is told."""
    t = attacking()
    t.says("A: slip")
    t.passes()
    assert (t.about("B"), t.told("slipped"), t.told("challenged")) == ("defense_spell", [], [])


def test_nobody_else_is_told_how_it_was_read() -> None:
    """[BAL-8.4] The ears decide alone."""
    views = []
    for said in ("read", "slip"):
        t = attacking()
        t.says(f"A: {said}")
        views.append([t.game.view(t.table, viewer) for viewer in (1, 2, None)])
    assert views[0] == views[1]


def test_nobody_can_be_advised_what_was_heard() -> None:
    """[BAL-8.4] Bots are told how it reads; whoever asks them would be told, too."""
    t = attacking()
    assert t.game.is_by_ear(t.table, 0)
    t.says("A: slip")
    assert [t.game.is_by_ear(t.table, seat) for seat in (1, 2)] == [True, True]
    t.passes()
    assert not t.game.is_by_ear(t.table, 1)


def test_the_imp_is_not_read() -> None:
    """[BAL-8.1] Lutin farceur is exempt; the defense against it is not."""
    t = aloud(witch("lutin r1 r2 r3"), tokens="red white")
    assert (t.about("A"), t.told("reads")) == ("defense_spell", [])
    t.says("A: none", "A: lay r1")
    assert t.told("reads") == [{"seat": 0, "cards": "r1"}]


# A slip in an attack


def test_a_noticed_slip_cancels_the_attack() -> None:
    """[BAL-8.1, BAL-8.5] Potions go back to the hand, the turn is over, nobody loses or draws."""
    t = attacking(laid="b1 r1")
    slips(t, "A", heard_by="C")
    assert (t.hand("A"), t.lives, t.gains) == ("b1 r1 r2 r3", "10 10 10", "")
    assert (t.table.carabosse, t.about("B"), t.discarded) == (1, "declare", "")


def test_a_noticed_slip_in_the_potions_discards_the_spell() -> None:
    """[BAL-8.1, BAL-8.5, BAL-8.8, BAL-13.22] What Trésor drew stays, where the table says so."""
    t = aloud(witch("tresor b1 r1 r2"), slip_treasure="kept")
    t.says("A: attack B", "A: lay tresor")
    t.luck("table: j1 j2")
    reads(t, "A")
    t.says("A: lay b1", "A: done")
    slips(t, "A", heard_by="B")
    assert (t.hand("A"), t.discarded, t.table.carabosse) == ("b1 j1 j2 r1 r2", "tresor", 1)


def test_a_noticed_slip_in_the_spell_ends_the_turn_before_its_effect() -> None:
    """[BAL-8.5, BAL-8.6] Trésor draws nothing."""
    t = aloud(witch("tresor b1 r1 r2"))
    t.says("A: attack B", "A: lay tresor")
    slips(t, "A", heard_by="B")
    assert (t.hand("A"), t.discarded, t.who("drew"), t.table.carabosse) == ("b1 r1 r2", "tresor", "", 1)


def test_a_noticed_slip_in_a_hex_ends_the_turn() -> None:
    """[BAL-8.5, BAL-7.3] Nobody is checked or attacked."""
    t = aloud(witch("sortilege b1 r1 r2"), witch(), witch("r3 r4"))
    t.says("A: lay sortilege")
    slips(t, "A", heard_by="C")
    assert (t.hand("A"), t.discarded, t.who("drew"), t.table.carabosse) == ("b1 r1 r2", "sortilege", "", 1)


@pytest.mark.parametrize("spell", ["tresor", "enchantement", "diablotin"])
def test_effects_that_draw_or_reveal_wait_for_the_ears(spell: str) -> None:
    """[BAL-8.6] While the challenge is open nothing has been drawn or shown."""
    t = aloud(witch(f"{spell} b1 r1 r2"), witch())
    t.says("A: attack B", f"A: lay {spell}", "A: read")
    assert (t.sizes, t.told("farce"), t.told("discarded")) == ("3 3 3", [], [])
    t.passes()
    changed = {"tresor": ("5 3 3", 0, 0), "enchantement": ("3 2 3", 0, 1), "diablotin": ("3 3 3", 1, 0)}
    assert (t.sizes, len(t.told("farce")), len(t.told("discarded"))) == changed[spell]


def test_the_mirrors_window_opens_after_the_challenge() -> None:
    """[BAL-4.9, BAL-8.4]"""
    t = aloud(witch("b1 r1 r2 r3"), witch("miroir r1 r2"), start="attack")
    t.says("A: attack B", "A: none", "A: lay b1", "A: done", "A: read")
    assert t.about("B") == "challenge"
    t.passes("BC")
    assert t.about("B") == "mirror"


def test_passing_costs_no_later_turn() -> None:
    """[BAL-8.5] A acts again in the second Tour."""
    t = attacking()
    slips(t, "A", heard_by="C")
    assert turns(t, 4) == "ABCA"


def test_after_a_slip_the_hand_is_looked_after() -> None:
    """[BAL-8.5, BAL-4.17] The turn is over, and ends like any other: with two cards A draws two."""
    t = aloud(witch("tresor b1 r1"))
    t.says("A: attack B", "A: lay tresor")
    t.luck("table: j1 j2")
    slips(t, "A", heard_by="B")
    assert t.hand("A") == "b1 j1 j2 r1"


# A slip in a defense


def defending(hers: str, laid: str, alive: int = 10) -> BalScene:
    """A's attack with a blue potion stands; B lays this and is to read it."""
    t = attacking(witch(hers, alive=alive), witch())
    reads(t, "A")
    t.defends(f"B: {laid}")
    return t


def test_a_noticed_slip_makes_a_defense_fail() -> None:
    """[BAL-8.5] The potion goes back to the hand, a Crapzouille is lost."""
    t = defending("b2 r4 r5", "b2")
    slips(t, "B", heard_by="A")
    assert (t.hand("B"), t.lives, t.gains) == ("b2 r4 r5", "10 9 10", "A")


@pytest.mark.parametrize("spell", ["abracadabra", "balai", "baguette"])
def test_a_noticed_slip_in_a_defense_spell_makes_it_fail(spell: str) -> None:
    """[BAL-8.5] The spell is discarded, the attack neither parried nor sent on nor cancelled."""
    t = defending(f"{spell} r4 r5 r6", spell)
    slips(t, "B", heard_by="C")
    assert (t.lives, t.gains, t.hand("B")) == ("10 9 10", "A", "r4 r5 r6")
    assert sorted(t.discarded.split()) == sorted(["b1", spell])


def test_a_spell_read_well_has_worked_although_the_potions_were_not() -> None:
    """[BAL-8.5] Remède heals, then the parry fails."""
    t = defending("remede b2 r4 r5", "remede", alive=1)
    reads(t, "B")
    t.says("B: lay b2")
    slips(t, "B", heard_by="A")
    assert (t.lives, t.hand("B"), "remede" in t.discarded) == ("10 1 10", "b2 r4 r5", True)


def test_a_defense_read_well_parries() -> None:
    """[BAL-8.4]"""
    t = defending("b2 r4 r5", "b2")
    reads(t, "B")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_declining_needs_no_formula() -> None:
    """[BAL-8.2]"""
    t = attacking()
    reads(t, "A")
    t.concedes("B")
    assert t.lives == "10 9 10"


# A slip in a reaction


def test_a_noticed_slip_makes_a_robbery_void() -> None:
    """[BAL-8.5, BAL-7.6] The card is discarded, and A keeps her turn."""
    t = aloud(witch(), witch("nananere r1 r2 r3"), witch())
    t.says("B: lay nananere", "C: pass")
    assert t.about("B") == "read"
    slips(t, "B", heard_by="A")
    assert (t.about("A"), t.hand("B"), t.discarded) == ("declare", "r1 r2 r3", "nananere")


def test_a_noticed_slip_makes_a_mirror_void() -> None:
    """[BAL-8.5, BAL-7.5] C is not attacked."""
    t = aloud(witch("b1 r1 r2 r3"), witch("miroir r1 r2 r3"), witch(), start="attack")
    t.says("A: attack B", "A: none", "A: lay b1", "A: done")
    reads(t, "A")
    t.mirrors("B to C")
    t.passes("A")
    slips(t, "B", heard_by="C")
    t.concedes("B")
    assert (t.lives, t.told("doubled"), "miroir" in t.discarded) == ("10 9 10", [], True)


def test_a_mirror_read_well_doubles_the_attack() -> None:
    """[BAL-8.4, BAL-7.5]"""
    t = aloud(witch("b1 r1 r2 r3"), witch("miroir r1 r2 r3"), witch(), start="attack")
    t.says("A: attack B", "A: none", "A: lay b1", "A: done")
    reads(t, "A")
    t.mirrors("B to C")
    t.passes("A")
    reads(t, "B")
    t.concedes("BC")
    assert t.lives == "10 9 9"


def test_a_noticed_slip_makes_a_crystal_ball_void() -> None:
    """[BAL-8.5, BAL-7.13] Nobody gives anything."""
    t = aloud(witch("boule r1 r2 r3"), witch(), witch())
    t.says("A: lay boule")
    t.passes()
    slips(t, "A", heard_by="B")
    assert (t.about("A"), t.hand("A"), t.discarded) == ("declare", "r1 r2 r3", "boule")


# Silence


def test_an_empty_line_is_as_good_as_a_slip_that_was_noticed() -> None:
    """[BAL-8.3] Nobody has to point it out."""
    t = attacking()
    t.says("A: silent")
    assert (t.hand("A"), t.table.carabosse, t.told("challenged")) == ("b1 r1 r2 r3", 1, [])


def test_an_empty_line_makes_a_defense_fail() -> None:
    """[BAL-8.3, BAL-8.5]"""
    t = defending("b2 r4 r5", "b2")
    t.says("B: silent")
    assert (t.hand("B"), t.lives) == ("b2 r4 r5", "10 9 10")

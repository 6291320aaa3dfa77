"""[BAL-4.6 to BAL-4.9, BAL-4.20] An attack: the target's check, a spell or none, one or two potions."""

import pytest

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import LAID

# The target's check


def test_a_target_with_a_short_hand_draws_before_the_attack() -> None:
    """[BAL-4.6, BAL-6.1] As soon as she is named, before any spell."""
    t = ball(witch(), witch("r1 r2"))
    t.luck("table: j1 j2")
    t.says("A: attack B")
    assert (t.hand("B"), t.about("A")) == ("j1 j2 r1 r2", "attack_spell")


def test_a_target_without_potion_exchanges_spells_before_the_attack() -> None:
    """[BAL-4.6, BAL-6.2] A waits meanwhile."""
    t = ball(witch(), witch("tresor tresor balai"))
    t.says("A: attack B")
    assert (t.awaited, t.about("B")) == ("B", "no_potion")
    t.luck("table: j1 j2")
    t.says("B: discard tresor", "B: discard balai")
    assert (t.hand("B"), t.discarded, t.about("A")) == ("j1 j2 tresor", "tresor balai", "attack_spell")


def test_a_target_draws_first_and_looks_for_potions_then() -> None:
    """[BAL-4.6, BAL-6.1, BAL-6.2] The potion among the two cards drawn is enough."""
    t = ball(witch(), witch("tresor tresor"))
    t.luck("table: balai r1")
    t.says("A: attack B")
    assert (t.hand("B"), t.about("A")) == ("r1 tresor tresor balai", "attack_spell")


def test_every_target_of_a_hex_is_checked() -> None:
    """[BAL-4.6, BAL-7.3] Clockwise from the attacker's left."""
    t = ball(witch(), witch("r1 r2"), witch("sortilege r3 r4"), witch("r1"), acting="C")
    t.says("C: lay sortilege")
    assert (t.who("drew", "BAL-6.1"), t.about("C")) == ("DB", "attack_potion")


def test_whoever_is_not_named_is_not_checked() -> None:
    """[BAL-4.6]"""
    t = ball(witch(), witch(), witch("r1"))
    t.says("A: attack B")
    assert t.sizes == "3 3 1"


def test_a_hand_that_shrinks_after_the_check_is_not_looked_after_again() -> None:
    """[BAL-4.20, BAL-7.10] Enchantement takes B's third card: she defends with two."""
    t = ball(witch("enchantement b1 r1 r2"), witch("r3 r4 r6"))
    t.luck("B: r4")
    t.attacks("A on B: enchantement b1")
    assert (t.hand("B"), t.about("B"), t.who("drew")) == ("r3 r6", "defense_spell", "")


def test_a_target_who_loses_her_last_potion_does_not_exchange_spells() -> None:
    """[BAL-4.20, BAL-7.10]"""
    t = ball(witch("enchantement b1 r1 r2"), witch("r3 tresor balai"), no_potion="named")
    t.luck("B: r3")
    t.attacks("A on B: enchantement b1")
    assert (t.hand("B"), t.about("B")) == ("tresor balai", "defense_spell")


# The spell


def test_only_attack_spells_are_laid_in_an_attack() -> None:
    """[BAL-4.7, BAL-7.1] Of all spells; Sortilège would have had to be declared."""
    t = ball(witch(f"{LAID} r1", alive=9))
    t.says("A: attack B")
    laid = ["tresor", "remede", "envoutement", "enchantement", "tourdemagie", "fantome", "diablotin"]
    assert t.asked("A") == " | ".join([f"lay {card}" for card in laid]) + " | none"


def test_reactions_are_not_laid_in_an_attack() -> None:
    """[BAL-4.7, BAL-7.5, BAL-7.6, BAL-7.13]"""
    t = ball(witch("miroir nananere boule r1"), start="attack")
    t.says("A: attack B")
    assert t.asked("A") == "none"


def test_one_spell_at_most() -> None:
    """[BAL-4.7, BAL-4.8] After Trésor only potions may be laid."""
    t = ball(witch("tresor tresor fantome r1"))
    t.says("A: attack B")
    t.luck("table: j1 j2")
    t.says("A: lay tresor")
    assert t.asked("A") == "lay j1 | lay j2 | lay r1"


def test_no_other_spell_after_sortilege() -> None:
    """[BAL-4.7, BAL-7.16]"""
    t = ball(witch("sortilege tresor r1 r2"))
    t.says("A: lay sortilege")
    assert t.asked("A") == "lay r1 | lay r2"


def test_the_effect_of_a_spell_comes_before_the_potions() -> None:
    """[BAL-4.7] What Trésor draws may be laid at once."""
    t = ball(witch("tresor r1 r2 r3"))
    t.says("A: attack B")
    t.luck("table: g1 b1")
    t.says("A: lay tresor")
    t.says("A: lay g1", "A: lay b1")
    assert (t.hand("A"), t.about("B")) == ("r1 r2 r3", "defense_spell")


def test_a_spell_is_never_laid_alone() -> None:
    """[BAL-4.7] There is no way around a potion."""
    t = ball(witch("fantome r1 r2"))
    t.says("A: attack B", "A: lay fantome")
    assert t.asked("A") == "lay r1 | lay r2"
    assert t.refuses("A: done").rule == "BAL-4.8"


# The potions


def test_one_potion_is_enough() -> None:
    """[BAL-4.8]"""
    t = ball(witch("r1 r2 r3"))
    t.says("A: attack B", "A: none", "A: lay r1", "A: done")
    assert (t.hand("A"), t.about("B")) == ("r2 r3", "defense_spell")


@pytest.mark.parametrize("laid", ["r1 r1", "r1 r2", "r1 b1", "b1 r1"])
def test_two_potions_of_any_colors(laid: str) -> None:
    """[BAL-4.8] The same or different."""
    t = ball(witch("b1 r1 r1 r2 j1"), witch())
    t.says("A: attack B", "A: none", *[f"A: lay {card}" for card in laid.split()])
    assert t.table.attack is not None
    assert [card.name for card in t.table.attack.potions] == laid.split()
    assert t.about("B") == "defense_spell"


def test_three_cards_at_most() -> None:
    """[BAL-4.8] A spell and two potions; then the defender is asked."""
    t = ball(witch("tresor r1 r2 r3"))
    t.luck("table: j1 j2")
    t.attacks("A on B: tresor r1 r2")
    assert (t.about("A"), t.about("B")) == ("", "defense_spell")
    assert t.refuses("A: lay r3").rule == "BAL-4.1"


def test_a_spell_that_took_the_last_potion_is_made_good() -> None:
    """[BAL-4.8, BAL-6.2, BAL-7.11] Tour de magie throws it and brings none: two spells are exchanged now."""
    t = ball(witch("tourdemagie r1 tresor balai"))
    t.says("A: attack B", "A: lay tourdemagie", "A: discard r1")
    t.luck("table: abracadabra")
    t.says("A: done")
    assert (t.about("A"), t.asked("A")) == ("no_potion", "discard abracadabra | discard tresor | discard balai")
    t.luck("table: j1 j2")
    t.says("A: discard tresor", "A: discard balai")
    assert t.asked("A") == "lay j1 | lay j2"


def test_a_hand_that_became_short_is_not_topped_up_within_the_attack() -> None:
    """[BAL-4.8, BAL-6.1] Two cards are left, one of them a potion."""
    t = ball(witch("fantome r1 r2"))
    t.says("A: attack B", "A: lay fantome")
    assert (t.hand("A"), t.who("drew")) == ("r1 r2", "")


# The mirror's window


def test_the_mirrors_window_opens_when_the_attack_stands() -> None:
    """[BAL-4.9] Not before the potions lie, and it closes before the first defense."""
    t = ball(witch("r1 r2 r3"), witch("miroir r1 r2"), start="attack")
    t.says("A: attack B", "A: none", "A: lay r1")
    assert (t.awaited, t.about("A")) == ("A", "second_potion")
    t.says("A: done")
    assert (t.awaited, t.about("B"), t.about("A")) == ("AB", "mirror", "mirror")
    t.passes()
    assert (t.awaited, t.about("B")) == ("B", "defense_spell")
    assert t.refuses("B: lay miroir").rule == "BAL-4.11"

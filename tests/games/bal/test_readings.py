"""[BAL-13.14 to BAL-13.23] Sentences that can be read in two ways, in both of them."""

from typing import Any

import pytest

from chaudron.games.bal import BAL
from chaudron.games.bal.table import Table
from chaudron.kernel.chance import Counter
from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.reading import aloud, reads, slips

# Who begins


def begun(players: int, seed: int = 1, **options: Any) -> Table:
    table: Table = BAL.table(BAL.box(players, options), Counter(players, seed))
    table.facts = []
    table.begin()
    return table


def keys(table: Table) -> list[str]:
    return [fact.key for fact in table.facts or ()][:2]


@pytest.mark.parametrize("youngest", [0, 1, 2, 3])
def test_the_youngest_begins_whatever_lots_would_say(youngest: int) -> None:
    """[BAL-1.8, BAL-13.2, BAL-13.14]"""
    begun_by = {begun(4, seed, youngest=youngest).first for seed in range(20)}
    assert begun_by == {youngest}
    assert keys(begun(4, youngest=youngest)) == ["youngest", "first_player"]


def test_where_nobody_has_said_who_is_the_youngest_lots_decide_and_all_are_told() -> None:
    """[BAL-1.8, BAL-13.14]"""
    assert {begun(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert keys(begun(4)) == ["youngest_unknown", "first_player"]


def test_lots_do_not_ask_who_is_the_youngest() -> None:
    """[BAL-1.8, BAL-13.2]"""
    tables = [begun(4, seed, first_player="random", youngest=1) for seed in range(40)]
    assert {table.first for table in tables} == {0, 1, 2, 3}
    assert keys(tables[0])[0] == "first_player"


# Mirrors


def late(*others: dict[str, Any], mine: str = "b1 r1 r2 r3", laid: str = "b1", **setting: Any) -> BalScene:
    """A has attacked B, nobody has held up a mirror before the defense, and B has given in."""
    t = ball(witch(mine), *others, start="attack", mirror_time="any_moment", **setting)
    t.attacks(f"A on B: {laid}")
    t.passes()
    t.concedes("B")
    return t


def test_a_mirror_is_held_up_after_the_result() -> None:
    """[BAL-7.20, BAL-13.15] C has seen that the attack succeeds before she doubles it."""
    t = late(witch(), witch("miroir r1 r2 r3"), witch())
    assert (t.lives, t.gains, t.about("C"), t.asked("C")) == ("10 9 10 10", "A", "mirror", "to D | pass")
    t.mirrors("C to D")
    t.passes()
    t.concedes("D")
    assert (t.lives, t.gains) == ("10 9 10 9", "AC")


def test_by_default_nobody_is_asked_again_after_the_result() -> None:
    """[BAL-7.20] One window an attack: a second would lengthen every turn."""
    t = ball(witch("b1 r1 r2 r3"), witch(), witch("miroir r1 r2 r3"), witch(), start="attack")
    t.attacks("A on B: b1")
    t.passes()
    t.concedes("B")
    assert (t.about("C"), t.table.carabosse) == ("", 1)


def test_after_a_brush_off_the_defender_is_who_defended_last() -> None:
    """[BAL-7.20, BAL-7.4] B has left the attack: a mirror may be held up to her, not to C."""
    t = ball(witch("b1 r1 r2"), witch("balai r1 r2"), witch(), witch("miroir r1 r2 r3"), mirror_time="any_moment")
    t.attacks("A on B: b1")
    t.passes()
    t.sweeps("B to C")
    t.concedes("C")
    assert t.asked("D") == "to B | pass"


def test_when_the_defender_has_left_the_attacker_may_still_double_it() -> None:
    """[BAL-7.20, BAL-5.1] B is out, A holds the mirror up to C."""
    t = late(witch(alive=1), witch(), mine="miroir b1 r1 r2")
    assert (t.seat("B").is_in, t.asked("A"), t.asked("C")) == (False, "to C | pass", "")
    t.mirrors("A to C")
    t.concedes("C")
    assert t.lives == "10 0 9"


def test_nothing_is_left_to_double_of_an_attack_that_was_cancelled() -> None:
    """[BAL-7.20, BAL-7.8]"""
    t = ball(witch("b1 r1 r2 r3"), witch("baguette r1 r2"), witch("miroir r1 r2 r3"), mirror_time="any_moment")
    t.attacks("A on B: b1")
    t.passes()
    t.says("B: lay baguette")
    assert (t.about("C"), t.table.carabosse) == ("", 1)


def test_a_mirror_held_up_before_and_one_after_each_make_a_copy() -> None:
    """[BAL-7.20, BAL-7.5] Of the same attack."""
    t = ball(witch("b1 r1 r2 r3"), witch("miroir r1 r2"), witch("miroir r3 r4"), witch(), mirror_time="any_moment")
    t.attacks("A on B: b1")
    t.mirrors("B to D")
    t.passes()
    t.concedes("B")
    t.mirrors("C to D")
    t.passes()
    t.concedes("DD")
    assert t.lives == "10 9 10 8"


MIRROR = witch("miroir r1 r2 r3", alive=5)


def copied(mine: str, third: dict[str, Any], holder: dict[str, Any] = MIRROR, **setting: Any) -> BalScene:
    """A has attacked B with a spell and b1, B has held the mirror up to C and given in; the copy is due."""
    t = ball(witch(f"{mine} b1 r1 r2", alive=9), holder, third, start="attack", **setting)
    t.attacks(f"A on B: {mine} b1")
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    return t


def test_a_copied_ghost_kills_two() -> None:
    """[BAL-7.21, BAL-7.12, BAL-13.16] An attack is potions and spell: so is its double."""
    t = copied("fantome", witch())
    t.concedes("C")
    assert (t.lives, t.gains) == ("9 3 8", "AB")


def test_the_parry_of_a_copied_ghost_costs_the_mirrors_witch() -> None:
    """[BAL-7.21, BAL-7.12]"""
    t = copied("fantome", witch("b3 r1 r2"))
    t.defends("C: b3")
    assert (t.lives, t.gains) == ("9 2 10", "AC")


def test_a_copied_bewitchment_captures_for_the_mirrors_witch() -> None:
    """[BAL-7.21, BAL-7.9]"""
    t = copied("envoutement", witch())
    t.concedes("C")
    assert (t.captured("B"), t.seat("C").dead, t.lives) == ("C", 0, "10 5 9")


def test_a_witch_who_has_left_captures_nothing() -> None:
    """[BAL-7.21, BAL-7.5] Her mirror's copy takes place all the same."""
    t = copied("envoutement", witch(), witch("miroir r1 r2", alive=1))
    t.concedes("C")
    assert (t.captured("B"), t.seat("C").dead, t.gains) == ("", 1, "A")


def test_a_copied_enchantment_knocks_a_card_down_before_the_defense() -> None:
    """[BAL-7.21, BAL-7.10]"""
    t = ball(witch("enchantement b1 r1 r2"), MIRROR, witch("b3 r1 r2 r3"), start="attack")
    t.luck("B: r1", "C: b3")
    t.attacks("A on B: enchantement b1")
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    assert (t.hand("C"), t.about("C"), t.asked("C")) == ("r1 r2 r3", "defense_spell", "none")


@pytest.mark.parametrize("spell", ["tresor", "remede"])
def test_what_a_spell_does_for_the_attacker_alone_is_not_copied(spell: str) -> None:
    """[BAL-7.21, BAL-7.2, BAL-7.7] B draws no treasure and heals nothing."""
    t = copied(spell, witch())
    t.concedes("C")
    assert (t.seat("B").lives, t.sizes.split()[1]) == (4, "4")


def test_the_wand_cancels_a_copied_ghost_and_nobody_takes_cards_back() -> None:
    """[BAL-7.21, BAL-7.8]"""
    t = copied("fantome", witch("baguette r4 r5"))
    t.says("C: lay baguette")
    assert (t.lives, t.told("took_back")) == ("9 3 10", [])


# Short hands


def test_the_defender_of_a_doubled_attack_looks_after_a_short_hand() -> None:
    """[BAL-6.4, BAL-13.17] It is an attack of its own: she draws two, and exchanges if she has no potion."""
    t = ball(witch("miroir b1 r1 r2 r3"), witch(), witch("tresor"), start="attack")
    t.attacks("A on B: b1")
    t.mirrors("A to C")
    t.passes()
    t.luck("table: j1 balai v1")
    t.concedes("B")
    assert (t.hand("C"), t.about("C")) == ("v1 tresor balai", "defense_spell")


def test_a_recipient_without_potion_exchanges_but_draws_nothing() -> None:
    """[BAL-6.5, BAL-13.19] Only of the two cards it is said: never during an attack."""
    t = ball(witch("b1 r1 r2 r3"), witch("balai r1 r2 r3"), witch("tresor abracadabra"))
    t.attacks("A on B: b1")
    t.sweeps("B to C")
    assert (t.about("C"), t.sizes) == ("no_potion", "3 3 2")
    t.luck("table: r4 r5")
    t.says("C: discard tresor", "C: discard abracadabra")
    assert (t.hand("C"), t.about("C")) == ("r4 r5", "defense_spell")


def test_a_recipient_with_a_potion_is_asked_nothing_more() -> None:
    """[BAL-6.5, BAL-6.3] And draws nothing, however short the hand."""
    t = ball(witch("b1 r1 r2 r3"), witch("balai r1 r2 r3"), witch("r4"))
    t.attacks("A on B: b1")
    t.sweeps("B to C")
    assert (t.hand("C"), t.about("C")) == ("r4", "defense_spell")


def test_a_target_who_loses_her_last_potion_to_an_enchantment_exchanges() -> None:
    """[BAL-6.5, BAL-7.10]"""
    t = ball(witch("enchantement b1 r1 r2"), witch("r3 tresor balai"))
    t.luck("B: r3")
    t.attacks("A on B: enchantement b1")
    assert (t.hand("B"), t.about("B")) == ("tresor balai", "no_potion")


@pytest.mark.parametrize(("enchanted_check", "size"), [(False, 2), (True, 4)])
def test_an_enchantment_may_come_before_the_attack_or_belong_to_it(enchanted_check: bool, size: int) -> None:
    """[BAL-4.20, BAL-13.18] A hand of three falls to two, and draws two where the enchantment comes before."""
    t = ball(witch("enchantement b1 r1 r2"), witch("r3 r4 r5"), enchanted_check=enchanted_check)
    t.attacks("A on B: enchantement b1")
    assert len(t.seat("B").hand) == size


# Hexes


def test_the_author_of_a_hex_lays_no_treasure() -> None:
    """[BAL-7.16, BAL-13.20] Her one spell is laid."""
    t = ball(witch("sortilege tresor b1 r1"))
    t.says("A: lay sortilege")
    assert t.about("A") == "attack_potion"


def test_the_author_of_a_hex_may_lay_a_treasure_where_the_table_says_so() -> None:
    """[BAL-7.16, BAL-13.20] No other spell, and then one potion only: three cards are three cards."""
    t = ball(witch("sortilege tresor fantome b1 r1"), hex_treasure=True)
    t.says("A: lay sortilege")
    assert t.asked("A") == "lay tresor | none"
    t.luck("table: j1 j2 …")
    t.says("A: lay tresor", "A: lay b1")
    assert (t.hand("A"), t.about("B")) == ("j1 j2 r1 fantome", "defense_spell")
    t.concedes("BC")
    assert sorted(t.discarded.split()) == ["b1", "sortilege", "tresor"]


def test_without_her_treasure_she_lays_two_potions() -> None:
    """[BAL-7.16, BAL-4.8]"""
    t = ball(witch("sortilege tresor b1 r1"), hex_treasure=True)
    t.says("A: lay sortilege", "A: none", "A: lay b1")
    assert t.asked("A") == "lay r1 | done"


def test_a_wand_ends_a_hex_for_everybody_who_is_still_to_defend() -> None:
    """[BAL-7.23, BAL-13.23] A takes all her cards back; what befell B before stands."""
    t = ball(witch("sortilege b1 r1 r2"), witch(), witch("baguette r1 r2"), witch())
    t.attacks("A on all: b1")
    t.luck("table: j1 …")
    t.concedes("B")
    t.says("C: lay baguette")
    assert (t.lives, t.hand("A"), t.discarded) == ("10 9 10 10", "b1 j1 r1 r2 sortilege", "baguette")
    assert t.table.carabosse == 1


def test_a_treasure_beside_a_hex_goes_back_too() -> None:
    """[BAL-7.23, BAL-7.16] What it brought stays."""
    t = ball(witch("sortilege tresor b1 r1"), witch("baguette r1 r2"), witch(), hex_treasure=True)
    t.says("A: lay sortilege")
    t.luck("table: j1 j2 …")
    t.says("A: lay tresor", "A: lay b1", "B: lay baguette")
    assert t.hand("A") == "b1 j1 j2 r1 tresor sortilege"


# À moi, nananère !


THIEF = witch("nananere r1 r2 r3")


def test_nobody_steals_from_a_witch_who_has_just_stolen() -> None:
    """[BAL-7.22, BAL-13.21] B has stolen A's turn; her own follows, and C is not asked."""
    t = ball(witch(), THIEF, THIEF)
    t.says("B: lay nananere")
    t.passes()
    t.attacks("B on C: r1")
    t.concedes("C")
    assert (t.table.carabosse, t.about("C"), t.about("B")) == (1, "", "declare")


def test_a_turn_in_between_ends_the_protection() -> None:
    """[BAL-7.22] C steals A's turn, B plays hers, and then C's own may be stolen."""
    t = ball(witch(), witch(), THIEF, THIEF)
    t.says("C: lay nananere")
    t.passes()
    t.attacks("C on A: r1")
    t.concedes("A")
    t.passes()
    t.attacks("B on A: r5")
    t.concedes("A")
    assert (t.table.carabosse, t.asked("D")) == (2, "lay nananere | pass")


def test_a_spared_witch_may_still_be_asked_for_a_crystal_ball() -> None:
    """[BAL-7.22, BAL-4.1] The window opens without Nananère: C holds one, and may only pass."""
    t = ball(witch(), THIEF, THIEF, hidden="boule")
    t.says("B: lay nananere")
    t.passes()
    t.attacks("B on C: r1")
    t.concedes("C")
    t.passes()
    assert (t.table.carabosse, t.about("C"), t.asked("C")) == (1, "carabosse", "pass")


# A slip


def test_after_a_slip_in_the_potions_a_treasure_goes_back_into_the_pile() -> None:
    """[BAL-8.8, BAL-13.22] The whole move is cancelled, one of its cards laid or not; everybody hears how many."""
    t = aloud(witch("tresor b1 r1 r2"))
    t.says("A: attack B", "A: lay tresor")
    t.luck("table: j1 j2")
    reads(t, "A")
    t.says("A: lay j1", "A: lay b1")
    before = len(t.table.pile)
    slips(t, "A", heard_by="B")
    assert (t.hand("A"), t.discarded, t.table.carabosse) == ("b1 r1 r2", "tresor", 1)
    assert (t.told("treasure_returned"), len(t.table.pile) - before) == ([{"seat": 0, "count": 2}], 2)


def test_after_a_slip_in_a_defense_too() -> None:
    """[BAL-8.8, BAL-8.5]"""
    t = aloud(witch("b1 r1 r2 r3"), witch("tresor r4 r5"))
    t.says("A: attack B", "A: none", "A: lay b1", "A: done")
    reads(t, "A")
    t.says("B: lay tresor")
    t.luck("table: b2 j2 …")
    reads(t, "B")
    t.says("B: lay b2")
    slips(t, "B", heard_by="C")
    assert (t.told("treasure_returned"), t.lives) == ([{"seat": 1, "count": 2}], "10 9 10")


def test_a_treasure_of_a_set_that_was_read_well_stays() -> None:
    """[BAL-8.8] Also when a later set slips."""
    t = aloud(witch("tresor b1 r1 r2"), witch("b2 r4 r5"))
    t.says("A: attack B", "A: lay tresor")
    t.luck("table: j1 j2 …")
    reads(t, "A")
    t.says("A: lay b1", "A: done")
    reads(t, "A")
    t.says("B: none", "B: lay b2")
    slips(t, "B", heard_by="C")
    assert (t.seat("A").treasure, t.told("treasure_returned")) == ((), [])
    assert {"j1", "j2"} <= set(t.hand("A").split())

"""[BAL-7.8] Baguette magique: the attack on oneself is cancelled."""

from typing import Any

import pytest

from chaudron.scenes.bal import BalScene, ball, witch

WAND = witch("baguette r4 r5 r6")


def waved(mine: str, laid: str, luck: str = "", **things: Any) -> BalScene:
    """A attacks B, who lays the wand."""
    t = ball(witch(mine, **things), WAND)
    if luck:
        t.luck(f"table: {luck}")
    t.attacks(f"A on B: {laid}")
    t.says("B: lay baguette")
    return t


def test_the_attacker_takes_all_cards_back_and_the_turn_is_over() -> None:
    """[BAL-7.8] Spell included; nobody draws, and the wand is discarded."""
    t = waved("fantome b1 r1 r2", "fantome b1 r1")
    assert (t.hand("A"), t.hand("B"), t.discarded) == ("b1 r1 r2 fantome", "r4 r5 r6", "baguette")
    assert (t.lives, t.gains, t.about("B")) == ("10 10 10", "", "declare")


def test_it_is_laid_alone() -> None:
    """[BAL-7.8] B could have parried, and lays nothing else."""
    t = waved("r1 r2 r3", "r1")
    assert t.hand("B") == "r4 r5 r6"


def test_what_a_treasure_has_drawn_stays() -> None:
    """[BAL-7.8, BAL-7.2] And Trésor comes back."""
    t = waved("tresor b1 r1 r2", "tresor b1", luck="j1 j2")
    assert t.hand("A") == "b1 j1 j2 r1 r2 tresor"


def test_who_was_healed_stays_healed() -> None:
    """[BAL-7.8, BAL-7.7]"""
    t = waved("remede b1 r1 r2", "remede b1", alive=5)
    assert (t.lives, t.hand("A")) == ("6 10 10", "b1 r1 r2 remede")


def test_what_a_conjuring_trick_has_changed_stays_changed() -> None:
    """[BAL-7.8, BAL-7.11]"""
    t = ball(witch("tourdemagie b1 r1 r2"), WAND)
    t.says("A: attack B", "A: lay tourdemagie", "A: discard r1")
    t.luck("table: g1")
    t.says("A: done", "A: lay b1", "A: done", "B: lay baguette")
    assert (t.hand("A"), t.discarded) == ("g1 b1 r2 tourdemagie", "r1 baguette")


def test_the_tokens_of_a_little_devil_go_back() -> None:
    """[BAL-7.8, BAL-7.15] Card and potion to A, tokens to the bowl."""
    t = waved("diablotin b1 r1 r2", "diablotin b1", tokens="red red")
    assert (t.hand("A"), len(t.table.bowl)) == ("b1 r1 r2 diablotin", 25)


def test_under_a_hex_it_protects_only_its_player_where_the_table_says_so() -> None:
    """[BAL-7.8, BAL-7.23, BAL-13.23] No card goes back, C is still attacked, and A may gain by her."""
    t = ball(witch("sortilege b1 r1 r2 r3"), WAND, witch(), hex_wand="alone")
    t.attacks("A on all: b1")
    t.says("B: lay baguette")
    assert (t.hand("A"), t.about("C")) == ("r1 r2 r3", "defense_spell")
    t.concedes("C")
    assert (t.lives, t.gains) == ("10 10 9", "A")
    assert sorted(t.discarded.split()) == ["b1", "baguette", "sortilege"]


def test_a_share_of_a_hex_that_was_swept_on_is_cancelled_alone() -> None:
    """[BAL-7.8, BAL-7.4, BAL-7.23] C waves away what B swept to her, after failing her own share."""
    hands = (witch("sortilege b1 r1 r2 r3"), witch("balai r1 r2"), witch("baguette r4 r5"))
    t = ball(*hands, hex_wand="alone")
    t.attacks("A on all: b1")
    t.sweeps("B to C")
    t.luck("table: j1 …")
    t.concedes("C")
    t.says("C: lay baguette")
    assert (t.lives, t.gains, t.hand("A")) == ("10 10 9", "A", "j1 r1 r2 r3")
    assert sorted(t.discarded.split()) == ["b1", "baguette", "balai", "sortilege"]


def test_a_swept_attack_goes_back_to_its_author() -> None:
    """[BAL-7.8, BAL-7.4] Not to B, whose broom stays discarded."""
    t = ball(witch("fantome b1 r1 r2"), witch("balai r1 r2 r3"), WAND)
    t.attacks("A on B: fantome b1")
    t.sweeps("B to C")
    t.says("C: lay baguette")
    assert (t.hand("A"), t.hand("B"), t.gains) == ("b1 r1 r2 fantome", "r1 r2 r3", "")
    assert sorted(t.discarded.split()) == ["baguette", "balai"]


def test_an_author_may_wave_away_her_own_attack() -> None:
    """[BAL-7.8, BAL-7.4] It came back to her: she takes the cards back."""
    t = ball(witch("baguette b1 r1 r2 r3"), witch("balai r1 r2"), witch("balai r1 r2"))
    t.attacks("A on B: b1")
    t.sweeps("B to C")
    t.sweeps("C to A")
    t.says("A: lay baguette")
    assert (t.hand("A"), t.lives) == ("b1 r1 r2 r3", "10 10 10")


@pytest.mark.parametrize("short", [True, False])
def test_the_turn_is_over_but_not_its_last_check(short: bool) -> None:
    """[BAL-7.8, BAL-4.17] B, with two cards left, draws two."""
    t = ball(witch("b1 r1 r2"), witch("baguette r4 r5" if short else "baguette r4 r5 r6"))
    t.attacks("A on B: b1")
    t.says("B: lay baguette")
    assert t.who("drew", "BAL-6.1") == ("B" if short else "")


def test_only_one_turn_is_lost() -> None:
    """[BAL-7.8] A acts again in the second Tour."""
    t = waved("b1 r1 r2", "b1")
    t.attacks("B on C: r4")
    t.concedes("C")
    t.attacks("C on B: r5")
    t.concedes("B")
    assert (t.table.tour, t.about("A")) == (2, "declare")

"""[BAL-4.10 to BAL-4.16] A defense: spell, potions, result; gains and where the cards go."""

import pytest

from chaudron.kernel.previews import refusals
from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.positions import LAID

# The parry


@pytest.mark.parametrize(
    ("laid", "answer"), [("r1", "r1"), ("r1", "r7"), ("g1", "g2"), ("r1 r2", "r3 r4"), ("b1 r1", "r2 b2")]
)
def test_every_potion_is_matched_by_its_color(laid: str, answer: str) -> None:
    """[BAL-4.10] One for one; the names of the ingredients do not matter, nor the order."""
    t = ball(witch(f"{laid} j1 j2 j3"), witch(f"{answer} j1 j2 j3"))
    t.attacks(f"A on B: {laid}")
    t.defends(f"B: {answer}")
    assert (t.lives, t.gains) == ("10 10 10", "B")


@pytest.mark.parametrize(("laid", "held"), [("r1 r2", "r3"), ("b1", "r3"), ("b1 r1", "b2 b3"), ("g1", "b1")])
def test_a_color_that_is_missing_cannot_be_parried(laid: str, held: str) -> None:
    """[BAL-4.10, BAL-4.12] Two reds need two reds; a rarer potion does not stand for a more frequent one."""
    t = ball(witch(f"{laid} j1 j2 j3"), witch(f"{held} v1 v2"))
    t.attacks(f"A on B: {laid}")
    t.says("B: none")
    assert t.asked("B") == "concede"


def test_only_potions_that_match_may_be_laid() -> None:
    """[BAL-4.10] Yellow is no answer to red."""
    t = ball(witch("r1 r2 r3"), witch("j1 r4 r5"))
    t.attacks("A on B: r1")
    t.says("B: none")
    assert t.asked("B") == "lay r4 | lay r5 | concede"
    assert (t.refuses("B: lay j1").key, t.refuses("B: lay j1").rule) == ("wrong_color", "BAL-4.10")


def test_why_speaks_of_the_cards_in_hand_only() -> None:
    """[BAL-4.10] Of those that will not do now: not of every card in the box, nor of other questions."""
    t = ball(witch("r1 r2 r3 tresor"), witch("j1 r4 r5 sortilege"))
    assert set(refusals(t.game, t.table, 0)) == {"attack:0"}
    t.attacks("A on B: r1")
    assert set(refusals(t.game, t.table, 1)) == {"lay:sortilege"}
    t.says("B: none")
    assert {choice: reason.key for choice, reason in refusals(t.game, t.table, 1).items()} == {
        "lay:j1": "wrong_color",
        "lay:sortilege": "wrong_moment",
    }


def test_only_defense_spells_are_laid_in_a_defense() -> None:
    """[BAL-4.10] Of all spells."""
    t = ball(witch("r1 r2 r3"), witch(f"{LAID} r2", alive=9))
    t.attacks("A on B: r1")
    laid = ["abracadabra", "tresor", "balai", "remede", "baguette", "tourdemagie"]
    assert t.asked("B") == " | ".join([f"lay {card}" for card in laid]) + " | none"


def test_the_effect_of_a_spell_comes_before_the_potions() -> None:
    """[BAL-4.10] What Trésor draws may parry."""
    t = ball(witch("b1 r2 r3"), witch("tresor r1 r2"))
    t.attacks("A on B: b1")
    t.luck("table: b2 j1 …")
    t.says("B: lay tresor")
    assert t.asked("B") == "lay b2 | concede"
    t.says("B: lay b2")
    assert (t.lives, t.gains) == ("10 10 10", "B")


# The set


def test_a_defense_may_be_a_spell_alone() -> None:
    """[BAL-4.11] Abracadabra, Du balai, Baguette."""
    t = ball(witch("r1 r2 r3"), witch("abracadabra j1 j2 j3"))
    t.attacks("A on B: r1")
    t.says("B: lay abracadabra")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_a_defense_has_one_spell_at_most() -> None:
    """[BAL-4.11] After Trésor, Abracadabra is of no use any more."""
    t = ball(witch("b1 r2 r3"), witch("tresor abracadabra r1"))
    t.attacks("A on B: b1")
    t.luck("table: r2 r3")
    t.says("B: lay tresor")
    assert t.asked("B") == "concede"
    assert t.refuses("B: lay abracadabra").rule in ("BAL-4.12", "BAL-4.11")


def test_a_spell_and_two_potions_are_three_cards() -> None:
    """[BAL-4.11]"""
    t = ball(witch("b1 r2 r3 r4"), witch("tresor b2 r1 r5"))
    t.attacks("A on B: b1 r2")
    t.luck("table: j1 j2 …")
    t.defends("B: tresor b2 r1")
    assert (t.lives, t.gains) == ("10 10 10", "B")


@pytest.mark.parametrize("spell", ["tresor", "tourdemagie", "remede"])
def test_a_spell_and_three_potions_are_too_many(spell: str) -> None:
    """[BAL-4.11, BAL-7.15] Against a little devil that asks for three, a spell that matches nothing is one too many."""
    t = ball(witch("diablotin v1 r2 r3 r4"), witch(f"{spell} v2 j1 r1 r5", alive=9))
    t.tokens("red yellow")
    t.attacks("A on B: diablotin v1")
    t.says(f"B: lay {spell}", *(["B: done"] if spell == "tourdemagie" else []))
    assert t.asked("B") == "concede"


def test_three_potions_alone_are_not_too_many() -> None:
    """[BAL-4.11, BAL-7.15]"""
    t = ball(witch("diablotin v1 r2 r3 r4"), witch("v2 j1 r1 r5 r6"))
    t.tokens("red yellow")
    t.attacks("A on B: diablotin v1")
    t.defends("B: v2 j1 r1")
    assert (t.lives, t.gains) == ("10 10 10", "B")


# All or nothing


def test_a_defense_that_has_begun_is_completed() -> None:
    """[BAL-4.12] After the first potion there is no way back."""
    t = ball(witch("b1 r1 r2 r3"), witch("b2 r4 r5"))
    t.attacks("A on B: b1 r1")
    t.says("B: none", "B: lay b2")
    assert t.asked("B") == "lay r4 | lay r5"
    t.refuses("B: concede")
    t.says("B: lay r4")
    assert t.gains == "B"


def test_a_potion_is_not_wasted_on_half_a_match() -> None:
    """[BAL-4.12] The loss is one Crapzouille for two potions, and B keeps her red."""
    t = ball(witch("b1 r1 r2 r3"), witch("r4 r5 j1"))
    t.attacks("A on B: b1 r1")
    t.concedes("B")
    assert (t.lives, t.hand("B")) == ("10 9 10", "j1 r4 r5")


def test_whoever_could_parry_may_decline() -> None:
    """[BAL-4.13] By default."""
    t = ball(witch("r1 r2 r3 r4"), witch("r5 r6 r7"))
    t.attacks("A on B: r1")
    t.concedes("B")
    assert (t.lives, t.hand("B")) == ("10 9 10", "r5 r6 r7")


# The result


def test_a_parry_wins_the_defender_a_card() -> None:
    """[BAL-4.14] And the attacker none."""
    t = ball(witch("r1 r2 r3 r4"), witch("r5 r6 r7"))
    t.attacks("A on B: r1")
    t.luck("table: g1")
    t.defends("B: r5")
    assert (t.lives, t.hand("A"), t.hand("B")) == ("10 10 10", "r2 r3 r4", "g1 r6 r7")


def test_a_failed_parry_costs_a_crapzouille_and_wins_the_attacker_a_card() -> None:
    """[BAL-4.14] It goes to the dead beside the sheet."""
    t = ball(witch("b1 r2 r3 r4"), witch("r5 r6 r7", alive=7))
    t.attacks("A on B: b1")
    t.luck("table: g1")
    t.concedes("B")
    assert (t.seat("B").alive, t.seat("B").dead) == (6, 4)
    assert (t.hand("A"), t.hand("B")) == ("g1 r2 r3 r4", "r5 r6 r7")


@pytest.mark.parametrize("spell", ["balai", "baguette"])
def test_nobody_draws_for_an_attack_that_is_avoided(spell: str) -> None:
    """[BAL-4.14] Avoiding is not parrying; whoever takes it over is another matter."""
    t = ball(witch("b1 r2 r3 r4"), witch(f"{spell} r5 r6 r7"), witch("b2 j1 j2 j3"))
    t.attacks("A on B: b1")
    t.says(f"B: lay {spell}")
    if spell == "balai":
        t.says("B: to C")
        t.defends("C: b2")
    assert (t.lives, t.gains) == ("10 10 10", "C" if spell == "balai" else "")


# One card in an event


def hexed(*witches: dict[str, object]) -> BalScene:
    """A hexes the others with a blue potion."""
    t = ball(witch("sortilege b1 r1 r2 r3"), *witches)
    t.attacks("A on all: b1")
    return t


def test_a_defender_gains_one_card_for_two_parries() -> None:
    """[BAL-4.15, BAL-7.4] B parries her own share, and the one that C sweeps to her."""
    t = hexed(witch("b2 b3 r4 r5 r6"), witch("balai r1 r2 r3"))
    t.defends("B: b2")
    t.sweeps("C to B")
    t.defends("B: b3")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_an_attacker_gains_one_card_for_three_victims() -> None:
    """[BAL-4.15, BAL-7.3]"""
    t = hexed(witch(), witch(), witch())
    t.concedes("BCD")
    assert (t.lives, t.gains) == ("10 9 9 9", "A")


def test_a_card_drawn_by_a_spell_is_no_gain() -> None:
    """[BAL-4.15, BAL-7.2] B draws two for Trésor, and one for the parry."""
    t = ball(witch("b1 r1 r2 r3"), witch("tresor b2 r4 r5"))
    t.attacks("A on B: b1")
    t.defends("B: tresor b2")
    assert (t.gains, len(t.seat("B").hand)) == ("B", 2 + 2 + 1)


def test_a_doubled_attack_is_an_event_of_its_own() -> None:
    """[BAL-4.15, BAL-7.5] A gains for the attack, and again for the copy that she holds up to C."""
    t = ball(witch("miroir b1 r1 r2 r3"), witch(), witch())
    t.attacks("A on B: b1")
    t.mirrors("A to C")
    t.passes()
    t.concedes("BC")
    assert (t.lives, t.gains) == ("10 9 9", "AA")


# Where the cards go


def test_all_cards_of_an_attack_are_discarded_after_it() -> None:
    """[BAL-4.16] Attack and defense, spells and potions."""
    t = ball(witch("tresor b1 r1 r2 r3"), witch("abracadabra r4 r5 r6 r7"))
    t.attacks("A on B: tresor b1 r1")
    assert t.discarded == ""
    t.defends("B: abracadabra r4")
    assert sorted(t.discarded.split()) == ["abracadabra", "b1", "r1", "r4", "tresor"]


def test_the_cards_of_a_defense_lie_on_the_table_until_the_event_is_over() -> None:
    """[BAL-4.16] B has parried her share of a hex; C still defends."""
    t = hexed(witch("b2 r4 r5 r6"), witch())
    t.defends("B: b2")
    assert (t.about("C"), t.discarded) == ("defense_spell", "")
    t.concedes("C")
    assert sorted(t.discarded.split()) == ["b1", "b2", "sortilege"]


def test_the_gain_for_a_parry_cannot_be_a_card_just_laid() -> None:
    """[BAL-4.16, BAL-3.7] Both piles are empty: the sets on the table are not shuffled, and the draw is lost."""
    mine, hers = witch("b1 r1 r2 r3"), witch("b2 r4 r5 r6")
    t = ball(mine, hers, witch(rest=True), start="attack", pile="", discard="")
    t.attacks("A on B: b1")
    t.passes()
    t.defends("B: b2")
    assert (t.hand("B"), t.gains) == ("r4 r5 r6", "")


def test_an_elimination_is_seen_at_once() -> None:
    """[BAL-4.16, BAL-5.1] B leaves before C, the next target of the hex, has answered."""
    t = hexed(witch(alive=1), witch(), witch())
    t.concedes("B")
    assert (t.who("eliminated"), t.about("C")) == ("B", "defense_spell")

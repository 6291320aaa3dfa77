"""[BAL-7.10] Enchantement: the target loses a card by chance."""

from chaudron.scenes.bal import ball, witch
from tests.games.bal.positions import heard


def test_a_card_taken_by_chance_is_discarded_face_up() -> None:
    """[BAL-7.10, BAL-2.2] Before the potions are chosen; all see which."""
    t = ball(witch("enchantement b1 r1"), witch("r3 v1 tresor"))
    t.says("A: attack B")
    t.luck("B: v1")
    t.says("A: lay enchantement")
    assert (t.hand("B"), t.discarded, t.about("A")) == ("r3 tresor", "v1", "attack_potion")
    assert [fact["cards"] for fact in heard(t, "?", "discarded")] == ["v1"]


def test_every_card_of_the_hand_may_be_the_one() -> None:
    """[BAL-7.10] Chance, not choice."""
    lost = set()
    for card in ("r3", "v1", "tresor"):
        t = ball(witch("enchantement b1 r1"), witch("r3 v1 tresor"))
        t.says("A: attack B")
        t.luck(f"B: {card}")
        t.says("A: lay enchantement")
        lost.add(t.discarded)
    assert lost == {"r3", "v1", "tresor"}


def test_the_attack_goes_on_against_the_same_witch() -> None:
    """[BAL-7.10]"""
    t = ball(witch("enchantement b1 r1"))
    t.says("A: attack B", "A: lay enchantement")
    assert t.asked("A") == "lay b1 | lay r1"
    t.says("A: lay b1", "A: done")
    assert t.awaited == "B"


def test_an_empty_hand_has_nothing_to_lose() -> None:
    """[BAL-7.10, BAL-3.7] Both piles are empty, so that B could not draw."""
    t = ball(witch("enchantement b1 r1"), witch(""), witch(rest=True), start="attack", pile="")
    t.says("A: attack B", "A: lay enchantement")
    assert (t.hand("B"), t.discarded, t.about("A")) == ("", "", "attack_potion")


def test_an_imp_that_is_discarded_is_simply_lost() -> None:
    """[BAL-7.10, BAL-4.3] No farce, now or in B's turn."""
    t = ball(witch("enchantement b1 r1 r2 r3"), witch("lutin r4 r5 r6"))
    t.luck("B: lutin")
    t.attacks("A on B: enchantement b1")
    t.concedes("B")
    assert (t.discarded.split()[0], t.who("farce"), t.about("B")) == ("lutin", "", "declare")


def test_it_is_an_attack_spell() -> None:
    """[BAL-7.10]"""
    t = ball(witch("b1 r1 r2"), witch("enchantement r4 r5"))
    t.attacks("A on B: b1")
    assert t.asked("B") == "none"

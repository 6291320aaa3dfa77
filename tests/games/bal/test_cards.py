"""[BAL-6] Short hands: two cards or fewer, no potion at all, and the guard against a deadlock."""

import pytest

from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.positions import exchanges

# Two cards or fewer


@pytest.mark.parametrize(("hand", "drawn"), [("", 2), ("r1", 2), ("r1 r2", 2), ("r1 r2 r3", 0), ("r1 r2 r3 r4", 0)])
def test_two_cards_or_fewer_draw_two(hand: str, drawn: int) -> None:
    """[BAL-6.1] Once: none become two, not four."""
    t = ball(witch(hand), luck="j1 j2" if drawn else "")
    assert len(t.seat("A").hand) == len(hand.split()) + drawn
    assert t.who("drew", "BAL-6.1") == "A" * (drawn > 0)


def test_attacker_target_and_all_who_took_part_are_checked_each_at_her_time() -> None:
    """[BAL-6.1] A before she attacks, B when she is named, both again afterwards."""
    t = ball(witch("r1 r2"), witch("r3 r4"), luck="r1 r2 r3 r4 …")
    assert t.who("drew", "BAL-6.1") == "A"
    t.attacks("A on B: r1 r2")
    assert t.who("drew", "BAL-6.1") == "AB"
    t.defends("B: r3 r4")
    assert t.who("drew", "BAL-6.1") == "ABA"


def test_nobody_is_checked_inside_an_attack() -> None:
    """[BAL-6.1] B has laid all but one of her cards, A two of three: nobody draws before it is over."""
    t = ball(witch("sortilege r1 r2"), witch("r3 r4 r5"), witch())
    t.attacks("A on all: r1")
    t.defends("B: r3")
    assert (t.about("C"), t.who("drew", "BAL-6.1")) == ("defense_spell", "")


# No potion


def test_a_hand_without_potion_exchanges_two_spells_of_her_choice() -> None:
    """[BAL-6.2] They are shown."""
    t = ball(witch("tresor balai fantome"))
    assert (t.about("A"), t.asked("A")) == ("no_potion", "discard tresor | discard balai | discard fantome")
    t.luck("table: r1 r2")
    t.says("A: discard fantome")
    assert t.asked("A") == "discard tresor | discard balai"
    t.says("A: discard balai")
    assert (t.hand("A"), t.discarded, t.about("A")) == ("r1 r2 tresor", "fantome balai", "declare")
    assert [fact["cards"] for fact in t.told("discarded")] == ["fantome", "balai"]


def test_the_exchange_goes_on_until_there_is_a_potion() -> None:
    """[BAL-6.2]"""
    t = ball(witch("tresor balai fantome"))
    t.luck("table: abracadabra sortilege")
    t.says("A: discard tresor", "A: discard balai")
    assert t.asked("A") == "discard abracadabra | discard sortilege | discard fantome"
    t.luck("table: tresor j1")
    t.says("A: discard abracadabra", "A: discard sortilege")
    assert (t.hand("A"), t.about("A")) == ("j1 tresor fantome", "declare")


def test_the_imp_may_be_thrown_away() -> None:
    """[BAL-6.2, BAL-4.3] Then there is no farce."""
    t = ball(witch("lutin tresor balai"))
    t.luck("table: r1 r2")
    t.says("A: discard lutin", "A: discard tresor")
    assert (t.about("A"), t.who("farce"), t.discarded) == ("declare", "", "lutin tresor")


def test_the_imp_may_also_be_kept() -> None:
    """[BAL-6.2, BAL-4.3] And is then played."""
    t = ball(witch("lutin tresor balai"))
    t.luck("table: r1 r2 …")
    t.tokens("white white")
    t.says("A: discard balai", "A: discard tresor")
    assert (t.who("farce"), t.table.carabosse) == ("A", 1)


def test_with_a_single_card_one_is_thrown_and_two_are_drawn() -> None:
    """[BAL-6.2]"""
    t = ball(witch("tresor"), start="exchange", luck="r1 r2")
    assert t.asked("A") == "discard tresor"
    t.says("A: discard tresor")
    assert (t.hand("A"), t.about("A")) == ("r1 r2", "declare")


def test_without_any_card_two_are_drawn() -> None:
    """[BAL-6.2] Again and again; the second time there are two to throw."""
    t = ball(witch(""), start="exchange", luck="tresor balai r1 r2")
    t.says("A: discard tresor", "A: discard balai")
    assert (t.hand("A"), t.discarded, t.about("A")) == ("r1 r2", "tresor balai", "declare")


def in_want(mine: str, discard: str, pile: str = "") -> BalScene:
    """A without potion; C holds every card that is not named."""
    return ball(witch(mine), witch("r1 r2 r3"), witch(rest=True), start="attack", pile=pile, discard=discard)


def test_an_exchange_stops_when_no_potion_is_left_anywhere() -> None:
    """[BAL-6.2, BAL-4.4] A full pass over both piles: every card of them has been seen."""
    t = in_want("tresor tresor balai fantome", discard="sortilege remede abracadabra", pile="envoutement")
    exchanges(t, "A")
    assert (t.who("skipped"), len(t.seat("A").hand)) == ("A", 4)


def test_an_exchange_does_not_stop_before_the_last_card_has_been_seen() -> None:
    """[BAL-6.2, BAL-4.4] One potion is left, and it lies at the bottom of the pile made anew."""
    t = in_want("tresor tresor balai fantome", discard="r4 remede")
    t.luck("table: remede tresor")
    t.says("A: discard tresor", "A: discard tresor")
    assert (t.who("skipped"), t.about("A")) == ("", "no_potion")
    t.luck("table: tresor r4")
    t.says("A: discard balai", "A: discard fantome")
    assert (t.hand("A"), t.about("A")) == ("r4 tresor tresor remede", "declare")


# Who must, and who is not asked


def test_a_named_target_must_exchange_too() -> None:
    """[BAL-6.3] She is offered nothing else."""
    t = ball(witch(), witch("tresor balai fantome"))
    t.says("A: attack B")
    assert t.asked("B") == "discard tresor | discard balai | discard fantome"


def test_whoever_takes_over_a_swept_attack_is_not_checked_before() -> None:
    """[BAL-6.3, BAL-6.5, BAL-13.19] C has one card, and no potion."""
    t = ball(witch("b1 r1 r2 r3"), witch("balai r1 r2 r3"), witch("tresor"), no_potion="named")
    t.attacks("A on B: b1")
    t.sweeps("B to C")
    assert (t.hand("C"), t.about("C")) == ("tresor", "defense_spell")


def test_whoever_is_mirrored_is_not_checked_before() -> None:
    """[BAL-6.3, BAL-6.4, BAL-13.17]"""
    hands = (witch("miroir b1 r1 r2 r3"), witch(), witch("tresor"))
    t = ball(*hands, doubled_check=False, no_potion="named")
    t.attacks("A on B: b1")
    t.mirrors("A to C")
    t.passes()
    t.concedes("B")
    assert (t.hand("C"), t.about("C")) == ("tresor", "defense_spell")

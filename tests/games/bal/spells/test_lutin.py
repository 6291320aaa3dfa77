"""[BAL-7.14, BAL-7.18] Lutin farceur: a farce, settled as an attack on its own player."""

import pytest

from chaudron.games.bal.components import TOKENS
from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.positions import OUT, heard


def prank(hand: str, tokens: str, *others: dict[str, object]) -> BalScene:
    """A plays the imp and draws these tokens."""
    return ball(witch(f"lutin {hand}", alive=5), *others, tokens=tokens)


def test_two_tokens_are_shown_to_all() -> None:
    """[BAL-7.14, BAL-2.1] They lie on the table, and the imp is discarded."""
    t = prank("r1 r2 r3", "red blue")
    assert heard(t, "?", "farce") == [{"seat": 0, "tokens": "red blue"}]
    assert (t.game.view(t.table, None)["attack"]["tokens"], t.discarded) == (["red", "blue"], "lutin")
    assert len(t.table.bowl) == 23


@pytest.mark.parametrize(("tokens", "answer"), [("red blue", "b1 r1"), ("red red", "r1 r2"), ("white blue", "b1")])
def test_each_colored_token_is_matched_by_a_potion(tokens: str, answer: str) -> None:
    """[BAL-7.14] A white one asks for nothing; success draws one card."""
    t = prank("b1 r1 r2 r3", tokens)
    t.defends(f"A: {answer}")
    assert (t.lives, t.gains) == ("5 10 10", "A")


def test_half_a_match_is_none() -> None:
    """[BAL-7.14, BAL-4.12]"""
    t = prank("r1 r2 r3", "red blue")
    t.says("A: none")
    assert t.asked("A") == "concede"


def test_failure_costs_one_and_nobody_draws() -> None:
    """[BAL-7.14]"""
    t = prank("r1 r2 r3", "green blue")
    t.concedes("A")
    assert (t.lives, t.gains, t.about("B")) == ("4 10 10", "", "declare")


def test_a_farce_of_two_whites_fails() -> None:
    """[BAL-7.14] Nothing happens, and nobody is asked."""
    t = prank("r1 r2 r3", "white white")
    assert (t.lives, t.gains, t.about("B"), t.who("farce_fails")) == ("5 10 10", "", "declare", "A")


def test_the_tokens_go_back_into_the_bowl() -> None:
    """[BAL-7.14, BAL-5.8] Whatever came of them."""
    for tokens in ("red blue", "white white", "red red"):
        t = prank("r1 r2 r3 r4", tokens)
        if tokens == "red red":
            t.defends("A: r1 r2")
        elif tokens == "red blue":
            t.concedes("A")
        assert sorted(t.table.bowl) == sorted(TOKENS)


def test_every_defense_spell_may_be_laid() -> None:
    """[BAL-7.14]"""
    t = prank("abracadabra tresor balai remede baguette tourdemagie fantome r1", "blue white")
    spells = ["abracadabra", "tresor", "balai", "remede", "baguette", "tourdemagie"]
    assert t.asked("A") == " | ".join([f"lay {spell}" for spell in spells]) + " | none"


def test_a_wand_cancels_the_farce() -> None:
    """[BAL-7.14, BAL-7.8] Nobody takes a card back, nobody draws."""
    t = prank("baguette r1 r2 r3", "blue blue")
    t.says("A: lay baguette")
    assert (t.lives, t.gains, t.hand("A"), len(t.table.bowl)) == ("5 10 10", "", "r1 r2 r3", 25)
    assert sorted(t.discarded.split()) == ["baguette", "lutin"]


# Swept on


def test_it_may_be_swept_to_anybody() -> None:
    """[BAL-7.14, BAL-7.18] The imp sent it, and sits nowhere."""
    t = prank("balai r1 r2 r3", "blue blue", witch(), witch(), witch())
    t.says("A: lay balai")
    assert t.asked("A") == "to B | to C | to D"


def test_it_may_be_swept_to_the_last_opponent() -> None:
    """[BAL-7.14, BAL-7.4] With two witches left there is a recipient, who has none herself."""
    t = prank("balai r1 r2 r3", "blue blue", witch("balai r1 r2 r3"), OUT)
    t.sweeps("A to B")
    assert t.asked("B") == "none"


def test_it_does_not_go_straight_back() -> None:
    """[BAL-7.18] B may sweep it to C or D, and C then to A."""
    t = prank("balai r1 r2 r3", "blue blue", witch("balai r1 r2"), witch("balai r1 r2"), witch())
    t.sweeps("A to B")
    t.says("B: lay balai")
    assert t.asked("B") == "to C | to D"
    t.says("B: to C", "C: lay balai")
    assert t.asked("C") == "to A | to D"


def test_whoever_fails_a_swept_farce_loses_one_and_nobody_draws() -> None:
    """[BAL-7.18]"""
    t = prank("balai r1 r2 r3", "blue blue", witch())
    t.sweeps("A to B")
    t.concedes("B")
    assert (t.lives, t.gains) == ("5 9 10", "")


def test_whoever_parries_a_swept_farce_draws_one() -> None:
    """[BAL-7.18]"""
    t = prank("balai r1 r2 r3", "blue white", witch("b1 r1 r2 r3"))
    t.sweeps("A to B")
    t.defends("B: b1")
    assert (t.lives, t.gains) == ("5 10 10", "B")


def test_a_swept_farce_may_be_waved_away() -> None:
    """[BAL-7.18, BAL-7.8] Nobody takes a card back."""
    t = prank("balai r1 r2 r3", "blue blue", witch("baguette r1 r2 r3"))
    t.sweeps("A to B")
    t.says("B: lay baguette")
    assert (t.lives, t.gains, t.hand("A")) == ("5 10 10", "", "r1 r2 r3")


def test_a_mirrored_farce_copies_the_colors() -> None:
    """[BAL-7.14, BAL-7.5] Two tokens, one of them white: C needs one blue; B draws if she has none."""
    t = ball(witch("lutin b1 r1 r2"), witch("miroir r1 r2 r3"), witch("r1 r2 r3"), start="attack", tokens="blue white")
    t.mirrors("B to C")
    t.passes()
    t.defends("A: b1")
    t.says("C: none")
    assert t.asked("C") == "concede"
    t.says("C: concede")
    assert (t.lives, t.gains) == ("10 10 9", "AB")


def test_it_is_not_laid_in_any_set() -> None:
    """[BAL-7.14] A defender who holds it cannot lay it."""
    t = ball(witch("b1 r1 r2"), witch("lutin r4 r5"))
    t.attacks("A on B: b1")
    assert t.asked("B") == "none"

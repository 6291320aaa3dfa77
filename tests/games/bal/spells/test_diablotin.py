"""[BAL-7.15] Diablotin: two tokens join an attack of one potion."""

import pytest

from chaudron.games.bal import BAL
from chaudron.games.bal.components import DIABLOTIN
from chaudron.scenes.bal import BalScene, ball, witch
from tests.games.bal.positions import heard


def devil(tokens: str, *others: dict[str, object], mine: str = "v1 r1 r2 r3") -> BalScene:
    """A attacks B with a little devil, a green potion and these tokens."""
    t = ball(witch(f"diablotin {mine}"), *others, start="attack")
    t.tokens(tokens)
    t.attacks("A on B: diablotin v1")
    return t


def test_the_tokens_are_drawn_before_the_potion_is_chosen() -> None:
    """[BAL-7.15, BAL-4.7] And shown to all."""
    t = ball(witch("diablotin v1 r1 r2"))
    t.says("A: attack B")
    t.tokens("red blue")
    t.says("A: lay diablotin")
    assert heard(t, "?", "farce") == [{"seat": 0, "tokens": "red blue"}]
    assert (t.about("A"), t.asked("A")) == ("attack_potion", "lay v1 | lay r1 | lay r2")


def test_exactly_one_potion_is_laid() -> None:
    """[BAL-7.15] B is asked as soon as it lies."""
    t = ball(witch("diablotin v1 r1 r2"))
    t.says("A: attack B", "A: lay diablotin", "A: lay v1")
    assert (t.awaited, t.about("B")) == ("B", "defense_spell")


def test_potion_and_tokens_must_be_matched() -> None:
    """[BAL-7.15] Green, red and blue; two of the three are not enough."""
    t = devil("red blue", witch("v2 r4 b1"))
    t.defends("B: v2 r4 b1")
    assert (t.lives, t.gains) == ("10 10 10", "B")
    t = devil("red blue", witch("v2 r4 r5"))
    t.says("B: none")
    assert t.asked("B") == "concede"


def test_a_white_token_asks_for_nothing() -> None:
    """[BAL-7.15]"""
    t = devil("white blue", witch("v2 b1 r5"))
    t.defends("B: v2 b1")
    assert (t.lives, t.gains) == ("10 10 10", "B")


def test_of_two_whites_the_potion_remains() -> None:
    """[BAL-7.15] The farce fails, the attack does not."""
    t = devil("white white", witch("r4 r5 r6"))
    assert t.who("farce_fails") == "A"
    t.concedes("B")
    assert (t.lives, t.gains) == ("10 9 10", "A")


def test_one_crapzouille_is_at_stake() -> None:
    """[BAL-7.15] Whatever the number of colors."""
    t = devil("red blue", witch())
    t.concedes("B")
    assert (t.lives, t.seat("B").dead) == ("10 9 10", 1)


@pytest.mark.parametrize("tokens", ["red blue", "white white"])
def test_the_tokens_go_back(tokens: str) -> None:
    """[BAL-7.15, BAL-5.8]"""
    t = devil(tokens, witch())
    assert len(t.table.bowl) == 23
    t.concedes("B")
    assert (len(t.table.bowl), t.discarded.split().count("diablotin")) == (25, 1)


def test_a_mirror_copies_potion_and_tokens() -> None:
    """[BAL-7.15, BAL-7.5]"""
    t = devil("red blue", witch("miroir r1 r2 r3"), witch("v2 b1 r4 r5"))
    t.mirrors("B to C")
    t.passes()
    t.concedes("B")
    t.says("C: none")
    assert t.asked("C") == "lay b1 | lay v2 | lay r4 | lay r5 | concede"
    t.says("C: lay b1", "C: lay v2", "C: lay r4")
    assert (t.lives, t.gains) == ("10 9 10", "AC")


def test_a_swept_little_devil_keeps_its_tokens() -> None:
    """[BAL-7.15, BAL-7.4]"""
    t = devil("red blue", witch("balai r1 r2"), witch("v2 r4 r5"))
    t.sweeps("B to C")
    t.says("C: none")
    assert t.asked("C") == "concede"


def test_it_is_an_attack_spell() -> None:
    """[BAL-7.15]"""
    t = ball(witch("b1 r1 r2"), witch("diablotin r4 r5"))
    t.attacks("A on B: b1")
    assert t.asked("B") == "none"


def test_a_table_may_play_without_it() -> None:
    """[BAL-7.15, BAL-13.7] 120 cards."""
    deck = BAL.box(3, {"level": "hard", "diablotin": "off"}).deck
    assert (len(deck), DIABLOTIN in deck) == (120, False)
    assert DIABLOTIN in BAL.box(3, {"level": "hard"}).deck

"""[BLW-5.7, BLW-1.10] A little money from Fagus Bok."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, what


@pytest.mark.parametrize("coins", [0, 1, 2])
@pytest.mark.parametrize("phase", ["search", "return"])
def test_whoever_has_two_coins_or_fewer_may_borrow_five(coins: int, phase: str) -> None:
    """[BLW-5.7] In either phase, for a token."""
    mine = witch(coins=coins)
    t = wood(mine) if phase == "search" else home(mine)
    t.says("A: borrow")
    assert (t.seat("A").coins, t.seat("A").loans, t.table.tokens) == (coins + 5, 1, 9)


@pytest.mark.parametrize("coins", [3, 4, 8])
def test_whoever_has_three_may_not(coins: int) -> None:
    """[BLW-9.11, BLW-5.7]"""
    reason = wood(witch(coins=coins)).refuses("A: borrow")
    assert (what(reason), reason.details) == (("purse_too_full", "BLW-5.7"), {"most": 2, "coins": coins})


def test_a_loan_may_be_repeated_whenever_the_purse_is_low_again() -> None:
    """[BLW-5.7] Twice in one turn: five borrowed, four spent, five borrowed."""
    t = home(witch(coins=0, larder="F01"), card="F45")
    t.says("A: borrow", "A: buy", "A: borrow")
    assert (t.seat("A").coins, t.seat("A").loans) == (6, 2)


def test_not_twice_without_spending() -> None:
    """[BLW-5.7] The condition must hold again."""
    t = wood(witch(coins=0))
    t.says("A: borrow")
    assert what(t.refuses("A: borrow")) == ("purse_too_full", "BLW-5.7")


def test_a_token_costs_five_renown_and_is_never_given_back() -> None:
    """[BLW-5.7, BLW-8.3]"""
    t = wood(witch(coins=60, loans=2), witch(coins=0), phase="score")
    assert t.points == "10 0"
    assert "repay" not in {choice.verb for choice in t.game.catalogue}


@pytest.mark.parametrize(("lent", "left"), [((4, 5), 1), ((5, 5), 0)])
def test_ten_tokens_are_there_for_all_together(lent: tuple[int, int], left: int) -> None:
    """[BLW-1.10]"""
    t = wood(witch(coins=0, loans=lent[0]), witch(loans=lent[1]))
    assert t.table.tokens == left
    assert ("borrow" in t.asked("A").split(" | ")) is bool(left)


def test_without_a_token_nothing_is_lent() -> None:
    """[BLW-9.11, BLW-1.10]"""
    t = home(witch(coins=0, loans=5), witch(loans=5))
    assert what(t.refuses("A: borrow")) == ("no_token", "BLW-1.10")

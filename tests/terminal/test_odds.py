"""[BEL-6.1] The odds of an explosion, against counting every possible order of draws."""

from fractions import Fraction
from itertools import permutations

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.odds import explosions, odds, white_value
from chaudron.scenes.belcastel import player, scene
from chaudron.terminal.belcastel.face import percent


def counted(bag: list[str], bears: int, draws: int) -> Fraction:
    """Try all orders: a white beyond what the cauldron bears explodes it."""
    orders = list(permutations(bag, draws))
    exploded = 0
    for order in orders:
        total = 0
        for name in order:
            total += white_value(name)
            if white_value(name) and total > bears:
                exploded += 1
                break
    return Fraction(exploded, len(orders))


BAGS = [
    "w1 w1 w1 w1 w2 w2 w3 o1 g1",
    "w1 w2 w3",
    "w3 o1 g1 b2",
    "o1 g1 r4",
    "w1 w1 w2 w3 w3 y1 p1",
    "w2",
]


@pytest.mark.parametrize("bag", BAGS)
@pytest.mark.parametrize("bears", [-2, -1, 0, 1, 2, 3, 5, 7, 9])
def test_the_odds_are_those_of_counting_every_order(bag: str, bears: int) -> None:
    chips = bag.split()
    for draws in range(1, min(4, len(chips)) + 1):
        assert explosions(chips, bears)[draws - 1] == counted(chips, bears, draws)


def test_the_next_draw_is_the_share_of_deadly_whites() -> None:
    t = scene(player(bag="w1 w2 w3 o1 g1 g1", cauldron="w3@3 w3@6"), player(), start="middle")
    now = odds(BELCASTEL.view(t.table, 0))
    assert now.deadly == ("w2", "w3")
    assert now.next_draw == Fraction(2, 6)
    assert now.bag == 6
    assert not now.safe


def test_the_limit_is_the_one_on_the_table() -> None:
    """[BEL-16.11] A yellow of set 3 raises it."""
    first = player(bag="w1 w2", cauldron="y1@1 w3@4 w3@7 w1@8")
    assert odds(BELCASTEL.view(scene(first, player(), start="middle").table, 0)).next_draw == 1
    assert odds(BELCASTEL.view(scene(first, player(), start="middle", books=3).table, 0)).next_draw == Fraction(1, 2)


def test_nothing_explodes_before_the_second_chance_is_decided() -> None:
    """[BEL-16.12]"""
    danger = player(bag="w3 w3", cauldron="w3@3 w3@6")
    now = odds(BELCASTEL.view(scene(danger, player(), start="middle", card="second_chance").table, 0))
    assert now.safe
    assert now.next_draw == 0
    assert now.deadly == ()


def test_the_odds_reach_only_as_far_as_the_bag() -> None:
    t = scene(player(bag="w1 w1", cauldron="w3@3 w3@6"), player(), start="middle")
    assert odds(BELCASTEL.view(t.table, 0)).within == (Fraction(0), Fraction(1))
    empty = scene(player(bag="", cauldron="w1@1"), player(), start="middle")
    assert odds(BELCASTEL.view(empty.table, 0)).next_draw == 0


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 999), "<1"),
        (Fraction(1, 3), "33"),
        (Fraction(998, 999), ">99"),
        (Fraction(1), "100"),
    ],
)
def test_only_certainty_is_0_or_100_percent(chance: Fraction, said: str) -> None:
    assert percent(chance) == said

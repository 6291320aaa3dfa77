"""[BLW-5.5] Selling a potion: three coins, and two less renown."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, is_over, play_on, what


@pytest.mark.parametrize("phase", ["search", "return"])
def test_a_potion_is_sold_for_three_coins_in_either_phase(phase: str) -> None:
    """[BLW-5.5]"""
    t = wood(witch(potions="P01 P40")) if phase == "search" else home(witch(potions="P01 P40"))
    t.says("A: sell P40")
    assert (t.coins, t.pile("A", "potions"), t.pile("A", "sold")) == ("11 8", "P01", "P40")


def test_every_sale_brings_three_whatever_the_potion() -> None:
    """[BLW-5.5] The smallest and the largest."""
    t = wood(witch(potions="P01 P36"))
    t.says("A: sell P01", "A: sell P36")
    assert [details["coins"] for details in t.told("sold")] == [3, 3]


def test_a_sold_potion_counts_two_less_for_the_rest_of_the_game() -> None:
    """[BLW-5.5, BLW-8.3] Sold in the first expedition; 11 - 2, and no coins left over but three of eleven."""
    t = wood(witch(potions="P40"), witch(), display="P36")
    t.says("A: sell P40")
    play_on(t, is_over)
    assert t.points == "12 2"


@pytest.mark.parametrize("side", ["sold", "traded"])
def test_a_turned_potion_is_not_sold(side: str) -> None:
    """[BLW-5.4]"""
    t = wood(witch(**{side: "P04"}))
    assert what(t.refuses("A: sell P04")) == ("turned_already", "BLW-5.4")


def test_potions_of_others_and_of_the_village_are_not_sold() -> None:
    """[BLW-5.5]"""
    t = wood(witch(), witch(potions="P04"), display="P05")
    assert what(t.refuses("A: sell P04")) == ("not_yours", "BLW-5.5")
    assert what(t.refuses("A: sell P05")) == ("not_yours", "BLW-5.5")


def test_a_rich_witch_may_sell() -> None:
    """[BLW-5.5, BLW-6.2] No need is asked for."""
    t = wood(witch(coins=50, potions="P01"))
    t.says("A: sell P01")
    assert t.seat("A").coins == 53

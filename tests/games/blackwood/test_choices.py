"""What is offered stands in the order of the catalogue, whatever comes together."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home


@pytest.mark.parametrize("phase", ["search", "return"])
def test_a_loan_is_offered_after_the_spells(phase: str) -> None:
    """[BLW-5.6, BLW-5.7] A witch with a spell and an empty purse may do both."""
    mine = witch(coins=2, ready="swap", potions="P01 P06")
    t = wood(mine) if phase == "search" else home(mine)
    places = [choice.place for choice in t.table.asks[0].options]
    assert places == sorted(places)
    assert "sell P01 | sell P06 | cast swap | borrow" in t.asked("A")

"""Scenes of Blackwood: what is scripted is drawn, nothing else, and nobody's turn ends by itself."""

import pytest

from chaudron.kernel.chance import ChanceEnded
from chaudron.scenes.blackwood import witch, wood


def test_a_script_that_is_over_says_so_instead_of_drawing_by_a_seed() -> None:
    t = wood(witch(ready="sniff"), puppets={"r1c1": "A"}, phase="return", luck="F45 F46")
    with pytest.raises(ChanceEnded, match="is over"):
        t.says("A: cast sniff")


def test_behind_dots_a_seed_decides_and_what_is_added_comes_before_them() -> None:
    t = wood(witch(ready="sniff"), puppets={"r1c1": "A"}, phase="return", luck="F45 F46 …")
    t.luck("table: F47")
    t.says("A: cast sniff")
    (cards,) = [told["cards"] for told in t.told("sniffed")]
    assert (cards[:3], len(cards)) == (["F45", "F46", "F47"], 5)


def test_what_nobody_has_scripted_is_drawn_by_a_seed() -> None:
    t = wood(witch(ready="sniff"), puppets={"r1c1": "A"}, phase="return")
    t.says("A: cast sniff")
    assert len(t.told("sniffed")[0]["cards"]) == 5


def test_a_placement_ends_no_turn_while_something_else_may_be_done() -> None:
    """[BLW-3.15] A may still sell her potion; with nothing left to do B's turn is over."""
    t = wood(witch(potions="P01"), witch())
    t.search("A r1c1")
    assert (t.awaited, t.asked("A")) == ("A", "sell P01 | end")
    t.says("A: end")
    t.search("B r2c2")
    assert t.who("placed") == "AB"

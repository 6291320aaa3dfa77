"""[BLW-7.4] Ghost purse: the card under her puppet, without paying."""

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, is_round, play_on, what

FREE = witch(ready="free")


def test_the_card_under_her_puppet_is_taken_without_paying() -> None:
    """[BLW-7.4]"""
    t = home(witch(coins=0, ready="free"), card="F45")
    t.says("A: cast free")
    assert (t.seat("A").coins, t.pile("A", "larder"), t.pile("A", "spent"), t.discarded) == (0, "F45", "free", "")


def test_it_is_no_must() -> None:
    """[BLW-7.4] She may pay and keep it."""
    t = home(FREE, card="F45")
    assert t.asked("A") == "buy | leave | cast free | end"
    t.says("A: buy")
    assert (t.seat("A").coins, t.pile("A", "ready")) == (4, "free")


def test_once_the_card_is_gone_it_has_no_effect() -> None:
    """[BLW-5.9, BLW-7.4] Bought or left."""
    for done in ("buy", "leave"):
        t = home(witch(ready="free", potions="P01"), card="F01")
        t.says(f"A: {done}")
        assert what(t.refuses("A: cast free")) == ("no_effect", "BLW-5.9")


def test_it_serves_once_in_an_expedition() -> None:
    """[BLW-5.6, BLW-7.4] In the second turn it is spent."""
    t = home(FREE, card="F45", forest={"r2c1": "F46"}, puppets={"r2c1": "A"})
    t.says("A: cast free")
    assert (t.awaited, t.asked("A")) == ("A", "buy | leave | end")
    assert what(t.refuses("A: cast free")) == ("spell_spent", "BLW-5.6")


def test_two_copies_serve_two_turns() -> None:
    """[BLW-5.4, BLW-7.4] One for each card."""
    forest = {"r2c1": "F46"}
    t = home(witch(coins=0, ready="free free"), witch(), witch(), card="F45", forest=forest, puppets={"r2c1": "A"})
    t.says("A: cast free", "A: end", "A: cast free")
    assert (t.pile("A", "larder"), t.pile("A", "spent"), t.seat("A").coins) == ("F45 F46", "free free", 0)


def test_a_card_taken_for_nothing_is_sold_at_half_its_printed_cost() -> None:
    """[BLW-4.3, BLW-7.4] Four on it: two coins."""
    t = wood(
        witch(coins=0, ready="free"), witch(), forest={"r1c5": "F45"}, puppets={"r1c5": "A"}, column=5, phase="return"
    )
    t.says("A: cast free", "A: end")
    play_on(t, is_round(2, 1))
    assert (t.seat("A").coins, t.told("larder_sold")[0]["worth"]) == (2, 4)


def test_the_row_slides_as_after_any_purchase() -> None:
    """[BLW-7.4, BLW-3.9]"""
    t = home(FREE, forest={"r1c2": "F02"})
    t.says("A: cast free")
    assert t.row(1).split()[0] == "F02"


def test_it_is_not_cast_in_the_search() -> None:
    """[BLW-7.4]"""
    assert what(wood(FREE).refuses("A: cast free")) == ("only_in_return", "BLW-7.4")

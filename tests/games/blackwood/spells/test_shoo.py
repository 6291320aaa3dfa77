"""[BLW-7.6, BLW-7.8] Shoo!: an opponent's puppet must go elsewhere; its owner says where and takes two coins."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import almost_bare, home, what

SHOO = witch(ready="shoo")


def test_the_caster_chooses_the_puppet_and_its_owner_the_place() -> None:
    """[BLW-7.6, BLW-2.2] The one decision out of turn; then the caster goes on."""
    t = wood(SHOO, forest={"r1c1": "F01", "r2c2": "F02"}, puppets={"r1c1": "B", "r3c3": "B"})
    t.says("A: cast shoo")
    assert t.asked("A") == "at r1c1 | at r3c3"
    t.says("A: at r1c1")
    assert (t.awaited, t.about("B")) == ("B", "move")
    t.says("B: at r2c2")
    assert (t.row(1).split()[0], t.row(2).split()[1], t.awaited) == ("F01", "F02/B", "A")
    assert (t.coins, t.pile("A", "spent"), t.hands) == ("8 10", "shoo", "3 1")


def test_the_owner_goes_to_any_free_card_but_the_one_she_left() -> None:
    """[BLW-7.6, BLW-7.8] Also behind the pawn."""
    t = wood(SHOO, puppets={"r2c4": "B", "r1c1": "A", "r3c3": "B"}, column=4)
    t.says("A: cast shoo", "A: at r2c4")
    everywhere = {f"r{row}c{column}" for row in (1, 2, 3) for column in range(1, 6)}
    assert set(t.places("B").split()) == everywhere - {"r2c4", "r1c1", "r3c3"}


def test_her_own_puppets_are_no_victims() -> None:
    """[BLW-7.6] An opponent's."""
    t = wood(SHOO, puppets={"r1c1": "A"})
    assert what(t.refuses("A: cast shoo")) == ("no_effect", "BLW-5.9")
    t = wood(SHOO, puppets={"r1c1": "A", "r1c2": "B"})
    t.says("A: cast shoo")
    assert (t.asked("A"), what(t.refuses("A: at r1c1"))) == ("at r1c2", ("no_victim", "BLW-7.6"))


def test_any_opponents_puppet_may_be_aimed_at_also_behind_the_pawn() -> None:
    """[BLW-7.8] Of any opponent, in any column."""
    t = wood(SHOO, witch(), witch(), puppets={"r1c1": "B", "r2c3": "C", "r4c5": "B"}, column=3)
    t.says("A: cast shoo")
    assert t.places("A") == "r1c1 r2c3 r4c5"


def test_the_freed_card_may_take_her_placement() -> None:
    """[BLW-7.6]"""
    t = wood(SHOO, forest={"r1c1": "F45"}, puppets={"r1c1": "B"})
    t.shoos("A: B from r1c1 to r3c3")
    t.says("A: place r1c1")
    assert (t.row(1).split()[0], t.awaited) == ("F45/A", "B")


def test_or_not() -> None:
    """[BLW-7.6] She places where she likes."""
    t = wood(SHOO, puppets={"r1c1": "B"})
    t.shoos("A: B from r1c1 to r3c3")
    assert "r1c1" in t.places("A").split()
    t.says("A: place r2c2")
    assert (t.hands, t.awaited) == ("2 2", "B")


def test_it_gives_no_extra_placement() -> None:
    """[BLW-7.6] Cast after her placement, the freed card stays free."""
    t = wood(SHOO, forest={"r1c1": "F01"}, puppets={"r1c1": "B"})
    t.says("A: place r2c2")
    t.shoos("A: B from r1c1 to r3c3")
    assert (t.hands, t.row(1).split()[0], t.awaited) == ("2 2", "F01", "B")


def test_it_may_be_cast_with_her_last_puppet_placed() -> None:
    """[BLW-7.6, BLW-3.15]"""
    t = wood(SHOO, puppets={"r1c1": "B", "r1c2": "A", "r1c3": "A"})
    t.says("A: place r1c4")
    assert t.asked("A") == "cast shoo | end"


@pytest.mark.parametrize(("cards", "offered"), [(("F01",), False), (("F01", "F02"), True)])
def test_it_needs_another_free_card(cards: tuple[str, ...], offered: bool) -> None:
    """[BLW-9.13, BLW-7.6, BLW-5.9] A displaced puppet must have somewhere to go."""
    mine = witch(ready="shoo", potions="P01")
    t = wood(mine, witch(rest="cards"), forest=almost_bare(*cards), puppets={"r1c1": "B"}, deck="")
    assert ("cast shoo" in t.asked("A").split(" | ")) is offered


def test_after_her_placement_on_the_last_free_card_it_is_too_late() -> None:
    """[BLW-7.6, BLW-5.9]"""
    mine = witch(ready="shoo", potions="P01")
    t = wood(mine, witch(rest="cards"), forest=almost_bare("F01", "F02"), puppets={"r1c1": "B"}, deck="")
    t.says("A: place r1c2")
    assert what(t.refuses("A: cast shoo")) == ("no_effect", "BLW-5.9")


def test_two_copies_may_drive_the_same_puppet_twice() -> None:
    """[BLW-7.6, BLW-5.6] Back to where it came from, and paid twice."""
    t = wood(witch(ready="shoo shoo"), witch(), witch(), puppets={"r1c1": "B"})
    t.shoos("A: B from r1c1 to r2c2")
    t.shoos("A: B from r2c2 to r1c1")
    assert (t.coins, t.row(1).split()[0].endswith("/B")) == ("8 12 8", True)


def test_a_displaced_puppet_counts_where_it_stands_now() -> None:
    """[BLW-7.6, BLW-3.5] Driven from the column of the pawn, B does not come home."""
    t = wood(SHOO, puppets={"r3c1": "B"})
    t.shoos("A: B from r3c1 to r3c4")
    t.says("A: place r1c1", "B: place r2c2")
    assert (t.cauldron, t.awaited, t.hands) == ("A", "A", "3 1")


def test_the_displaced_owner_does_nothing_but_move() -> None:
    """[BLW-2.2, BLW-7.6] Neither sell nor borrow, though she is asked."""
    t = wood(SHOO, witch(coins=0, potions="P01"), puppets={"r1c1": "B"})
    t.says("A: cast shoo", "A: at r1c1")
    assert what(t.refuses("B: sell P01")) == ("not_now", "BLW-7.6")
    assert what(t.refuses("B: borrow")) == ("not_now", "BLW-7.6")
    assert what(t.refuses("A: place r2c2")) == ("not_your_turn", "BLW-2.2")


def test_it_is_not_cast_in_the_return() -> None:
    """[BLW-7.6]"""
    t = home(SHOO, puppets={"r3c3": "B"})
    assert what(t.refuses("A: cast shoo")) == ("only_in_search", "BLW-7.6")


def test_one_more_puppet_on_the_freed_card() -> None:
    """[BLW-7.11, BLW-13.8] As a table may read it, also after her placement."""
    t = wood(SHOO, forest={"r1c1": "F01"}, puppets={"r1c1": "B"}, shoo_placement="extra")
    t.says("A: place r2c2")
    t.shoos("A: B from r1c1 to r3c3")
    assert (t.about("A"), t.asked("A")) == ("shoo_place", "place | none")
    t.says("A: place r1c1")
    assert (t.hands, t.row(1).split()[0], t.awaited) == ("1 2", "F01/A", "B")


def test_she_need_not_put_one_there() -> None:
    """[BLW-7.11] And before her placement that one is still due."""
    t = wood(SHOO, forest={"r1c1": "F01"}, puppets={"r1c1": "B"}, shoo_placement="extra")
    t.shoos("A: B from r1c1 to r3c3")
    t.says("A: none")
    assert (t.hands, t.about("A"), "r1c1" in t.places("A").split()) == ("3 2", "search", True)


def test_the_last_puppet_in_hand_is_for_her_own_placement() -> None:
    """[BLW-7.11, BLW-3.2] Nothing to spare: the freed card is for the one that is due."""
    t = wood(SHOO, puppets={"r1c1": "B", "r1c2": "A", "r1c3": "A"}, shoo_placement="extra")
    t.shoos("A: B from r1c1 to r3c3")
    assert (t.about("A"), "r1c1" in t.places("A").split()) == ("search", True)


def test_only_before_her_placement() -> None:
    """[BLW-7.11, BLW-13.8] As a table may read it."""
    t = wood(witch(ready="shoo twin"), puppets={"r1c1": "B"}, shoo_placement="before")
    assert "cast shoo" in t.asked("A").split(" | ")
    t.says("A: place r2c2")
    assert what(t.refuses("A: cast shoo")) == ("shoo_before", "BLW-7.11")
    t.says("A: cast twin")
    assert "cast shoo" in t.asked("A").split(" | ")

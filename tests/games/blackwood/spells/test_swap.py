"""[BLW-7.2, BLW-7.9] Topsy-turvy path: two free forest cards change places."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import almost_bare, home, what

SWAP = witch(ready="swap")


def test_two_free_cards_anywhere_change_places() -> None:
    """[BLW-7.2] Also of other rows and columns, before or behind the pawn."""
    t = wood(SWAP, forest={"r1c1": "F01", "r3c5": "F02"}, column=3)
    t.swaps("A: r1c1 r3c5")
    assert (t.row(1).split()[0], t.row(3).split()[4], t.pile("A", "spent")) == ("F02", "F01", "swap")


def test_everybody_hears_which_cards_changed_places() -> None:
    """[BLW-7.2, BLW-2.1]"""
    t = wood(SWAP)
    t.swaps("A: r1c1 r3c5")
    fact = next(fact for fact in t.facts if fact.key == "swapped")
    assert all(fact.is_heard_by(viewer) for viewer in (0, 1, None))
    assert {"r1c1", "r3c5"} <= set(fact.details.values())


def test_a_card_under_a_puppet_does_not_move() -> None:
    """[BLW-7.2] Her own or another's."""
    t = wood(SWAP, puppets={"r1c1": "A", "r2c2": "B"})
    t.says("A: cast swap")
    assert not {"r1c1", "r2c2"} & set(t.places("A").split())
    assert what(t.refuses("A: at r1c1")) == ("place_taken", "BLW-7.2")
    assert what(t.refuses("A: at r2c2")) == ("place_taken", "BLW-7.2")


def test_two_different_cards_are_named() -> None:
    """[BLW-7.2]"""
    t = wood(SWAP)
    t.says("A: cast swap", "A: at r1c1")
    assert "r1c1" not in t.places("A").split()
    assert len(t.places("A").split()) == 14


def test_it_may_be_cast_before_or_after_the_placement() -> None:
    """[BLW-7.2] She places on the card that she has brought there."""
    forest = {"r1c1": "F01", "r3c5": "F45"}
    t = wood(SWAP, forest=forest)
    t.swaps("A: r1c1 r3c5")
    t.says("A: place r1c1")
    assert t.row(1).split()[0] == "F45/A"
    t = wood(SWAP, forest=forest)
    t.says("A: place r1c1")
    t.swaps("A: r1c2 r3c5")
    assert t.row(1).split()[:2] == ["F01/A", "F45"]


def test_the_card_of_a_puppet_placed_this_turn_is_no_longer_free() -> None:
    """[BLW-7.2]"""
    t = wood(SWAP)
    t.says("A: place r1c1", "A: cast swap")
    assert "r1c1" not in t.places("A").split()


def test_it_is_cast_in_the_return_too() -> None:
    """[BLW-7.2] What A has brought to column 2 slides to column 1 when her turn is over."""
    t = home(SWAP, card="F01", forest={"r1c2": "F02", "r3c3": "F03"})
    t.swaps("A: r1c2 r3c3")
    assert t.row(1).split()[:2] == ["F01", "F03"]
    t.says("A: leave")
    assert t.row(1).split()[0] == "F03"


def test_the_card_that_is_being_resolved_is_not_free() -> None:
    """[BLW-7.2] Though its puppet is in hand already."""
    t = home(SWAP)
    t.says("A: cast swap")
    assert "r1c1" not in t.places("A").split()
    t.refuses("A: at r1c1")


@pytest.mark.parametrize("done", ["buy", "leave"])
def test_the_gap_of_a_card_that_was_bought_or_left_is_no_card(done: str) -> None:
    """[BLW-7.2, BLW-3.16]"""
    t = home(SWAP, card="F01")
    t.says(f"A: {done}", "A: cast swap")
    assert "r1c1" not in t.places("A").split()
    assert what(t.refuses("A: at r1c1")) == ("no_card_there", "BLW-7.2")


def test_an_empty_place_is_no_card() -> None:
    """[BLW-7.2, BLW-3.13]"""
    t = wood(SWAP, witch(rest="cards"), forest={"r2c2": "-"}, deck="")
    t.says("A: cast swap")
    assert "r2c2" not in t.places("A").split()
    assert what(t.refuses("A: at r2c2")) == ("no_card_there", "BLW-7.2")


@pytest.mark.parametrize(("puppets", "offered"), [({}, True), ({"r1c1": "B"}, False)])
def test_it_needs_two_free_cards(puppets: dict[str, str], offered: bool) -> None:
    """[BLW-5.9] It is not turned for nothing."""
    t = wood(SWAP, witch(rest="cards"), forest=almost_bare("F01", "F02"), puppets=puppets, deck="")
    assert ("cast swap" in t.asked("A").split(" | ")) is offered
    if not offered:
        assert what(t.refuses("A: cast swap")) == ("no_effect", "BLW-5.9")


def test_two_cards_count_in_the_return_beside_the_one_that_is_resolved() -> None:
    """[BLW-5.9, BLW-7.2]"""
    t = wood(
        SWAP,
        witch(rest="cards"),
        forest=almost_bare("F01", "F02"),
        puppets={"r1c1": "A"},
        phase="return",
        deck="",
    )
    assert what(t.refuses("A: cast swap")) == ("no_effect", "BLW-5.9")


def test_several_copies_are_cast_in_one_turn() -> None:
    """[BLW-5.6] Each once."""
    t = wood(witch(ready="swap swap"), witch(), witch(), forest={"r1c1": "F01", "r1c2": "F02", "r1c3": "F03"})
    t.swaps("A: r1c1 r1c2")
    t.swaps("A: r1c2 r1c3")
    assert (t.row(1).split()[:3], t.pile("A", "spent")) == (["F02", "F03", "F01"], "swap swap")

"""[BLW-7.1, BLW-7.8] Twin puppet: one more puppet in this search."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import almost_bare, home, what

TWIN = witch(ready="twin")


def test_two_puppets_are_placed_when_it_is_cast_before() -> None:
    """[BLW-7.1, BLW-7.8] Both must be."""
    t = wood(TWIN)
    t.says("A: cast twin", "A: place r1c1")
    assert what(t.refuses("A: end")) == ("place_first", "BLW-3.15")
    t.says("A: place r2c2")
    assert (t.hands, t.who("placed"), t.pile("A", "spent"), t.awaited) == ("1 3", "AA", "twin", "B")


def test_it_may_be_cast_after_the_placement() -> None:
    """[BLW-7.8] Then one more is placed."""
    t = wood(TWIN)
    t.says("A: place r1c1")
    assert t.asked("A") == "cast twin | end"
    t.says("A: cast twin", "A: place r2c2")
    assert (t.hands, t.awaited) == ("1 3", "B")


def test_nobody_has_to_cast_it() -> None:
    """[BLW-7.1]"""
    t = wood(TWIN)
    t.says("A: place r1c1", "A: end")
    assert (t.hands, t.pile("A", "ready")) == ("2 3", "twin")


def test_it_needs_a_second_puppet_in_hand() -> None:
    """[BLW-7.1, BLW-5.9] Before the placement two, after it one."""
    puppets = {"r1c2": "A", "r1c3": "A"}
    t = wood(TWIN, puppets=puppets)
    assert what(t.refuses("A: cast twin")) == ("no_effect", "BLW-5.9")
    t.says("A: place r1c1")
    assert t.awaited == "B"


def test_two_in_hand_are_enough() -> None:
    """[BLW-7.1]"""
    t = wood(TWIN, puppets={"r1c2": "A"})
    t.says("A: cast twin", "A: place r1c1", "A: place r2c1")
    assert t.hands == "0 3"


@pytest.mark.parametrize(("cards", "offered"), [(("F01",), False), (("F01", "F02"), True)])
def test_it_needs_a_free_card_for_each_puppet(cards: tuple[str, ...], offered: bool) -> None:
    """[BLW-7.1, BLW-5.9]"""
    t = wood(TWIN, witch(rest="cards"), forest=almost_bare(*cards), deck="")
    assert ("cast twin" in t.asked("A").split(" | ")) is offered


def test_several_copies_stack() -> None:
    """[BLW-7.1] Two of them: all three puppets."""
    t = wood(witch(ready="twin twin"), witch(), witch())
    t.says("A: cast twin", "A: cast twin", "A: place r1c1", "A: place r2c1", "A: place r3c1")
    assert (t.hands, t.pile("A", "spent")) == ("0 3 3", "twin twin")


def test_no_more_copies_than_puppets_in_hand() -> None:
    """[BLW-7.1, BLW-5.9] Three copies, three puppets: the third does nothing."""
    t = wood(witch(ready="twin twin twin"), witch(), witch(), witch())
    t.says("A: cast twin", "A: cast twin")
    assert what(t.refuses("A: cast twin")) == ("no_effect", "BLW-5.9")


def test_copies_may_be_cast_one_after_the_other() -> None:
    """[BLW-7.1, BLW-7.8] Cast, place, place, cast, place."""
    t = wood(witch(ready="twin twin"), witch(), witch())
    t.says("A: cast twin", "A: place r1c1", "A: place r2c1", "A: cast twin", "A: place r3c1")
    assert t.hands == "0 3 3"


def test_two_twins_on_the_same_column_give_two_turns() -> None:
    """[BLW-7.1, BLW-3.8]"""
    t = wood(TWIN)
    t.says("A: cast twin", "A: place r1c1", "A: place r2c1", "B: place r3c1", "A: leave", "A: leave", "B: leave")
    assert (t.who("came_home"), t.cauldron) == ("AAB", "B")


def test_it_is_not_cast_in_the_return() -> None:
    """[BLW-7.1]"""
    assert what(home(TWIN).refuses("A: cast twin")) == ("only_in_search", "BLW-7.1")

"""The scenes in which the rules are tested, `chaudron.scenes.belcastel`: nothing in them happens by itself."""

from typing import Any

import pytest

from chaudron.kernel.chance import ChanceEnded
from chaudron.scenes.belcastel import NEUTRAL, player, scene, witches_scene


def test_a_script_that_is_over_does_not_go_on_by_a_seed() -> None:
    t = scene(player(bag="w1 o1"), player(), books=NEUTRAL)
    t.draws("A: o1")
    with pytest.raises(ChanceEnded, match="is over, and one of these is due"):
        t.says("A: draw")


def test_a_script_may_say_that_a_seed_goes_on() -> None:
    t = scene(player(bag="w1 o1"), player(), books=NEUTRAL)
    t.luck("A: o1 …")
    t.says("A: draw", "A: draw")
    assert t.cauldron("A") == "o1@1 w1@2"


def test_what_is_added_to_such_a_script_comes_before_the_seed() -> None:
    t = scene(player(bag="w1 o1 g1"), player(), books=NEUTRAL, luck=("A: o1 …",))
    t.luck("A: g1")
    t.says("A: draw", "A: draw", "A: draw")
    assert t.cauldron("A") == "o1@1 g1@2 w1@3"


def test_what_is_drawn_and_what_is_rolled_may_be_written_apart() -> None:
    t = scene(player(), player(bag=""), books=NEUTRAL)
    t.die("A: 4")
    t.draws("A: o1 w1")
    t.all_stop()
    assert (t.rolls(), t.gains("A")) == ([(0, "4")], [("rubies", 1)])


def test_a_die_whose_script_is_over_does_not_go_on_by_a_seed() -> None:
    """roll_the_die, then the die of phase A; draws may be scripted or not."""
    t = scene(player(), player(bag=""), start="card", card="roll_the_die", books=NEUTRAL, die=("A: 4", "B: 4"))
    with pytest.raises(ChanceEnded, match="is over, and one of these is due"):
        t.all_stop()
    t = scene(player(), player(bag=""), start="card", card="roll_the_die", books=NEUTRAL, die=("A: 4 …", "B: 4"))
    t.draws("A: o1 w1")
    t.all_stop()
    assert [seat for seat, _ in t.rolls()] == [0, 1, 0]


def test_what_comes_before_the_first_answer_can_be_scripted() -> None:
    """The very first thing here is the die of phase A."""
    t = scene(player(cauldron="o1@9"), player(), start="scoring", books=NEUTRAL, die=("A: 3",))
    assert (t.rolls(), t.gains("A", "BEL-10.1")) == ([(0, "3")], [("points", 2)])
    t = scene(start="card", card="less_is_more", luck=("A: w1 w1 w1 w1 o1", "B: w3 w2 w2 g1 o1"))
    assert [told["chips"] for told in t.told("showed")] == ["w1 w1 w1 w1 o1", "w3 w2 w2 g1 o1"]


@pytest.mark.parametrize(
    ("mine", "holds"),
    [
        (player(), "w1 w1 w1 w1 w2 w2 w3 o1 g1"),
        (player(more="b2"), "w1 w1 w1 w1 w2 w2 w3 o1 g1 b2"),
        (player(bag="w1 g1"), "w1 g1"),
        (player(bag=""), "nothing"),
    ],
)
def test_nobody_draws_a_chip_that_is_not_in_the_bag(mine: dict[str, Any], holds: str) -> None:
    t = scene(mine, start="middle", books=NEUTRAL)
    before = t.game.save(t.table)
    with pytest.raises(AssertionError, match=f"A cannot draw g4: the bag holds {holds}$"):
        t.draws("A: g4")
    assert t.game.save(t.table) == before


def test_a_chip_is_drawn_as_often_as_the_bag_holds_it() -> None:
    t = scene(books=NEUTRAL)
    t.draws("A: w2 w2")
    with pytest.raises(AssertionError, match="A cannot draw w2: the bag holds w1 w1 w1 w1 w3 o1 g1"):
        t.draws("A: w2")


def test_a_book_shows_no_chip_that_is_not_in_the_bag_either() -> None:
    t = scene(player(more="b1"), books=1)
    t.luck("A: b1 g4")
    with pytest.raises(ChanceEnded, match="g4 is scripted"):
        t.says("A: draw")


def test_more_chips_come_from_the_supply() -> None:
    """The game has as many of each as ever."""
    t = scene(player(more="g4 g4"), player(more="g4 w1"), books=NEUTRAL)
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 g4 g4"
    assert t.game.components(t.table) == t.game.components(scene().table)
    t.draws("A: g4 g4")
    assert t.cauldron("A") == "g4@4 g4@8"


def test_there_are_no_more_chips_than_in_the_box() -> None:
    """A player has one white 3 all game long."""
    with pytest.raises(AssertionError, match="the supply has no w3"):
        scene(player(more="w3"))
    with pytest.raises(AssertionError, match="a bag that is named holds nothing more"):
        player(bag="w1", more="g1")


def test_a_supply_may_be_short() -> None:
    t = scene(player(cauldron="o1@20"), player(), start="scoring", books=NEUTRAL, supply={"g1": 0}, die=("A: 4",))
    assert t.supply("g1") == 0
    assert "buy:g1" not in t.asked("A")


def test_a_card_turned_before_the_first_answer_finds_die_and_supply_as_named() -> None:
    t = scene(start="card", card="roll_the_die", die=("A: 6", "B: 4"), supply={"o1": 0})
    assert (t.rolls(), t.told("gained_chip")) == ([(0, "6"), (1, "4")], [])
    assert (t.gains("A"), t.gains("B"), t.supply("o1")) == ([], [("rubies", 1)], 0)


def test_a_scene_may_begin_in_the_middle_of_lock_step() -> None:
    """[BEL-12.1] Cauldrons as given, and everybody commits."""
    t = scene(player(cauldron="o1@3"), player(cauldron="w1@1"), start="beat", round=9, books=NEUTRAL)
    assert (t.about("A"), t.about("B")) == ("commit", "commit")
    t.draws("A: o1", "B: w1")
    assert (t.cauldron("A"), t.cauldron("B")) == ("o1@3 o1@4", "w1@1 w1@2")


def test_all_stop_in_this_round_and_not_in_the_next() -> None:
    """With 1 coin nobody can buy: the next round begins at once."""
    t = scene(books=NEUTRAL, die=("A: 1", "B: 1"))
    t.luck("table: living_in_luxury")
    t.all_stop()
    assert (t.table.round, t.awaited, t.seat("A").state) == (2, "AB", "brewing")


def test_a_scene_tells_coins_bowls_and_chips_aside() -> None:
    mine = player(cauldron="o1@52", bowl="g4 w1", aside="r1", pennies=())
    t = witches_scene(mine, player(pennies=()), start="middle", books="g1-b3-r6-y1-p3")
    assert (t.bowl("A"), t.aside("A")) == ("g4 w1", "r1")
    t.die("A: 4")
    t.all_stop()
    assert t.coins() == 35

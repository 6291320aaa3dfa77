"""[WIT-5.1, WIT-5.4, WIT-5.6] Toadstools of sets 5 and 6."""

from typing import Any

import pytest

from chaudron.games.belcastel import WITCHES
from chaudron.testing.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import SEVEN, calling, quiet, shows, what

FIVE = "g1-b3-r5-y1-p3"
SIX = "g1-b3-r6-y1-p3"

# red-5


@pytest.mark.parametrize(
    ("drawn", "cauldron"),
    [
        ("r1", "r1@1"),
        ("r1 r2", "r1@1 r2@3"),
        ("r2 r1 r4", "r2@2 r1@4 r4@8"),
        ("r4 o1 r1 r2", "r4@4 o1@5 r1@9 r2@13"),
        ("r2 g4 r1", "r2@2 g4@6 r1@8"),
    ],
)
def test_a_red_moves_as_far_as_the_highest_red_laid_before(drawn: str, cauldron: str) -> None:
    """[WIT-5.1] red-5: anywhere in the cauldron, and never less than its own value."""
    t = quiet(books=FIVE)
    t.draws(f"A: {drawn}")
    assert t.cauldron("A") == cauldron


def test_a_red_that_went_back_is_no_model() -> None:
    """[WIT-5.1, BEL-16.7] red-5: the flask took the r4."""
    t = quiet(books=FIVE)
    t.draws("A: r4")
    t.says("A: flask")
    t.draws("A: r1")
    assert t.cauldron("A") == "r1@1"


def test_a_red_that_moved_further_is_no_higher_for_it() -> None:
    """[WIT-5.4] red-5: its printed value stays; once the r4 is back, the r1 counts 1."""
    t = quiet(player(cauldron="r1@4"), player(), start="middle", books=FIVE)
    t.draws("A: r1")
    assert t.cauldron("A") == "r1@4 r1@5"


@pytest.mark.parametrize(("answer", "space"), [("bonus", 8), ("none", 5)])
def test_a_red_may_move_as_far_where_moves_may_be_declined(answer: str, space: int) -> None:
    """[WIT-5.1, BEL-15.8] red-5: it may."""
    t = quiet(books=FIVE, bonus_moves="may_decline")
    t.draws("A: r4 r1")
    assert (t.about("A"), t.asked("A")) == ("extra", "bonus | none")
    t.says(f"A: {answer}")
    assert t.cauldron("A") == f"r4@4 r1@{space}"


def test_a_red_that_cannot_go_further_is_not_asked() -> None:
    """[WIT-5.1, BEL-15.8] red-5: no higher red."""
    t = quiet(books=FIVE, bonus_moves="may_decline")
    t.draws("A: r1 r2")
    assert (t.cauldron("A"), t.about("A")) == ("r1@1 r2@3", "brew")


def test_the_value_a_red_takes_over_is_doubled_by_a_mandrake() -> None:
    """[BEL-16.5, WIT-5.4] red-5 with yellow-2: r4@4 y1@5 r1: 4 × 2."""
    t = quiet(books="g1-b3-r5-y2-p3", round=2)
    t.draws("A: r4 y1 r1")
    assert t.cauldron("A") == "r4@4 y1@5 r1@13"


# red-6, while brewing


def setting_aside(red: str, along: str, mine: dict[str, Any] | None = None, **setting: Any) -> BelcastelScene:
    """A draws a red, which sets this chip aside; B is further on. S1 is up, nobody has a penny."""
    things = {"start": "middle", "books": SIX, "round": 3, **setting}
    t = quiet(mine or player(), player(cauldron="o1@50"), **things)
    shows(t, "A", red, along)
    return t


def test_a_red_sets_one_more_chip_aside() -> None:
    """[WIT-5.1, WIT-5.6] red-6: it is in no bag, everybody sees it, and it may be laid now or later."""
    t = setting_aside("r2", "g4", player(bag="w1"))
    assert (t.cauldron("A"), t.aside("A"), t.bag("A")) == ("r2@2", "g4", "w1")
    assert t.told("set_aside") == [{"seat": 0, "chip": "g4", "whites": 0}]
    assert WITCHES.view(t.table, 1)["seats"][0]["aside"] == ["g4"]
    assert t.asked("A") == "draw | stop | flask | lay:g4"
    assert t.refuses("A: lay:o1") == ("not_aside", "WIT-5.6", {"chip": "o1"})


def test_with_an_empty_bag_nothing_is_set_aside() -> None:
    """[WIT-5.6] red-6."""
    t = quiet(player(bag="r1"), player(), books=SIX)
    t.draws("A: r1")
    assert (t.cauldron("A"), t.aside("A")) == ("r1@1", "")


def test_a_chip_from_aside_is_laid_between_two_others() -> None:
    """[WIT-5.6, BEL-16.4] red-6: a free act; after it the player goes on."""
    t = setting_aside("r1", "g4")
    t.draws("A: o1")
    t.says("A: lay:g4")
    assert (t.cauldron("A"), t.aside("A"), t.about("A")) == ("r1@1 o1@2 g4@6", "", "brew")


def test_a_chip_from_aside_acts_while_brewing() -> None:
    """[WIT-5.6] red-6: a red from aside sets another chip aside; several may lie there."""
    t = setting_aside("r1", "r2", player(bag="w1 o1"))
    t.luck("A: o1")
    t.says("A: lay:r2")
    assert (t.cauldron("A"), t.aside("A")) == ("r1@1 r2@3", "o1")
    shows(t, "A", "r1", "w1")
    assert (t.aside("A"), t.asked("A")) == ("o1 w1", "stop | flask | lay:w1 | lay:o1")


def test_a_white_from_aside_counts_when_it_is_laid() -> None:
    """[WIT-5.6, WIT-6.4] red-6, when_laid: whites 7 and a w1 aside is no explosion yet."""
    t = setting_aside("r1", "w1", player(cauldron=SEVEN), red_6_white_counts="when_laid")
    assert (t.seat("A").whites, t.seat("A").state) == (7, "brewing")
    t.says("A: lay:w1")
    assert (t.seat("A").whites, t.seat("A").state) == (8, "exploded")


def test_the_flask_takes_the_red_and_leaves_the_chip_aside() -> None:
    """[WIT-5.6, BEL-16.9] red-6: it cannot take that one until it has been laid."""
    t = setting_aside("r1", "w3", player(bag="o1"))
    t.says("A: flask")
    assert (t.cauldron("A"), t.aside("A"), t.bag("A")) == ("", "w3", "o1 r1")


def test_the_flask_takes_a_chip_from_aside_that_was_laid() -> None:
    """[WIT-5.6, BEL-16.9] red-6: it is the chip laid most recently."""
    t = setting_aside("r1", "w3", player(bag="o1"))
    t.says("A: lay:w3", "A: flask")
    assert (t.cauldron("A"), t.aside("A"), t.bag("A")) == ("r1@1", "", "w3 o1")


def test_with_an_empty_bag_and_a_chip_aside_the_player_is_asked() -> None:
    """[WIT-5.6, BEL-16.6] red-6: a free act is possible."""
    t = quiet(player(bag="r1 g1", flask=False), player(), books=SIX)
    t.luck("A: r1 g1")
    t.says("A: draw")
    assert t.asked("A") == "stop | lay:g1"


def test_in_lock_step_a_chip_from_aside_is_laid_before_committing() -> None:
    """[WIT-5.6, BEL-16.13] red-6, round 9: a free act, and public."""
    t = quiet(books=SIX, round=9)
    t.has_in_bag("A", "r1")
    t.luck("A: r1 w3")
    t.says("A: draw")
    t.draws("B: o1")
    assert t.asked("A") == "draw | stop | flask | lay:w3"
    t.says("A: lay:w3")
    assert (t.cauldron("A"), t.awaited) == ("r1@1 w3@4", "AB")


def test_in_lock_step_a_chip_from_aside_may_explode_the_cauldron() -> None:
    """[WIT-5.6, BEL-16.13] red-6, round 9: B goes on alone."""
    t = calling("S1", player(bag="w3 w3 r1 w2", pennies=()), books=SIX, round=9, red_6_white_counts="when_laid")
    t.draws("A: w3", "B: o1", "A: w3", "B: g1")
    t.luck("A: r1 w2")
    t.says("A: draw")
    t.draws("B: w1")
    t.says("A: lay:w2")
    assert (t.seat("A").state, t.awaited) == ("exploded", "B")


def test_a_chip_from_aside_goes_into_the_bowl_beyond_the_last_space() -> None:
    """[WIT-5.6, WIT-4.1] red-6: r1@51, g2 aside, o6@52."""
    t = setting_aside("r1", "g2", player(cauldron="o1@50"))
    t.draws("A: o6")
    t.says("A: lay:g2")
    assert (t.cauldron("A"), t.bowl("A")) == ("o1@50 r1@51 o6@52", "g2")


def test_a_restart_puts_chips_from_aside_in_the_bag() -> None:
    """[WIT-5.6, BEL-16.12] red-6, second_chance: five chips lie in the cauldron, the one aside is none of them."""
    t = quiet(player(bag="r1 w1 w1 w1 o1 g1 w2"), player(), books=SIX, card="second_chance")
    t.luck("A: r1 w2")
    t.says("A: draw")
    t.draws("A: w1 w1 o1")
    assert (t.aside("A"), t.about("A")) == ("w2", "brew")
    t.draws("A: g1")
    assert t.about("A") == "second_chance"
    t.says("A: restart")
    assert (t.aside("A"), t.cauldron("A"), t.bag("A")) == ("", "", "w1 w1 w1 w2 o1 g1 r1")


def test_a_chip_from_aside_may_be_the_fifth() -> None:
    """[WIT-5.6, BEL-16.12] red-6, second_chance: drawn this round, and lying there now."""
    t = quiet(player(bag="r1 w1 w1 w1 o1 g1 w2"), player(), books=SIX, card="second_chance")
    t.luck("A: r1 w2")
    t.says("A: draw")
    t.draws("A: w1 w1 o1")
    t.says("A: lay:w2")
    assert t.about("A") == "second_chance"


def test_well_stirred_asks_about_a_white_from_aside_when_it_is_laid() -> None:
    """[WIT-5.6, BEL-16.10] red-6: the first white laid, not the first set aside."""
    t = setting_aside("r1", "w3", card="well_stirred")
    assert t.about("A") == "brew"
    t.says("A: lay:w3")
    assert t.about("A") == "well_stirred"


# red-6, after stopping


def test_what_is_aside_must_be_laid_after_stopping() -> None:
    """[WIT-5.6, BEL-16.15] red-6, step 2: before the scoring space is noted."""
    t = setting_aside("r1", "g4")
    t.luck("B: 4")
    t.all_stop()
    assert (t.cauldron("A"), t.aside("A"), t.space("A")) == ("r1@1 g4@5", "", "6 (6 c, 1 p)")


def test_several_chips_from_aside_are_laid_in_any_order() -> None:
    """[WIT-5.6] red-6: asked for as long as they differ."""
    t = setting_aside("r1", "g4")
    shows(t, "A", "r1", "o1")
    t.luck("B: 4")
    t.all_stop()
    assert (t.about("A"), t.asked("A")) == ("aside", "lay:o1 | lay:g4")
    assert what(t.refuses("A: lay:w1")) == ("not_aside", "WIT-5.6")
    t.says("A: lay:g4")
    assert t.cauldron("A") == "r1@1 r1@2 g4@6 o1@7"


def test_chips_from_aside_are_laid_in_turn_order() -> None:
    """[WIT-5.6, BEL-16.15] red-6: B is first player."""
    both = player(cauldron="r1@1 r1@2", aside="o1 g4")
    t = quiet(both, both, start="middle", books=SIX, first="B")
    t.all_stop()
    assert t.awaited == "B"
    t.says("B: lay:o1")
    assert t.awaited == "A"


def test_an_exploded_player_lays_all_too() -> None:
    """[WIT-5.6] red-6: a white after the explosion counts and changes nothing more."""
    t = setting_aside("r1", "w2", player(cauldron=SEVEN), red_6_white_counts="when_laid")
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"
    t.luck("B: 4")
    t.all_stop()
    assert (t.cauldron("A"), t.seat("A").whites) == (f"{SEVEN} r1@8 w1@9 w2@11", 10)
    assert (len(t.told("exploded")), t.asked("A")) == (1, "points | coins")


def test_a_white_from_aside_may_explode_who_has_stopped() -> None:
    """[WIT-5.6] red-6: no die, and points or coins."""
    t = setting_aside("r1", "w2", player(cauldron=SEVEN))
    t.luck("B: 4")
    t.all_stop()
    assert (t.seat("A").state, t.rolls(), t.about("A")) == ("exploded", [(1, "4")], "reward")


def test_the_saved_player_stays_stopped_and_lays_the_rest() -> None:
    """[WIT-3.13, WIT-5.6] red-6 and S1: w2 goes back, the g1 still must be laid; nothing more is drawn."""
    mine = player(cauldron=f"{SEVEN} r1@8", aside="w2 g1")
    setting = {"books": SIX, "red_6_white_counts": "when_laid"}
    t = calling("S1", mine, player(cauldron="o1@50"), start="middle", **setting)
    t.luck("B: 4")
    t.all_stop()
    t.says("A: lay:w2", "A: witch:S1")
    assert (t.cauldron("A"), t.seat("A").state, t.seat("A").flask) == (f"{SEVEN} r1@8 g1@9", "stopped", False)
    assert t.about("A") == "buy"


def test_gains_apply_after_stopping() -> None:
    """[WIT-5.6] red-6 with blue-6: a w1, then a b1 from aside."""
    t = setting_aside("r1", "b1", books="g1-b6-r6-y1-p3")
    t.draws("A: w1")
    t.luck("B: 4")
    t.all_stop()
    assert (t.cauldron("A"), t.gains("A", "WIT-5.4")) == ("r1@1 w1@2 b1@3", [("rubies", 1)])


@pytest.mark.parametrize(("books", "chip"), [("g1-b1-r6-y1-p3", "b4"), (SIX, "r4"), ("g1-b3-r6-y5-p3", "y4")])
def test_nothing_is_drawn_after_stopping(books: str, chip: str) -> None:
    """[WIT-5.6] red-6 with blue-1, red-6 and yellow-5: they move 4 spaces."""
    t = setting_aside("r1", chip, books=books)
    size = len(t.seat("A").bag)
    t.luck("B: 4")
    t.all_stop()
    assert (t.cauldron("A"), t.aside("A"), len(t.seat("A").bag)) == (f"r1@1 {chip}@5", "", size)
    assert (t.told("looked"), t.told("drew_along")) == ([], [])


def test_a_mandrake_of_set_2_doubles_a_chip_from_aside() -> None:
    """[WIT-5.6, BEL-16.5] red-6 with yellow-2: laid while brewing, it is the last chip."""
    t = setting_aside("r1", "g2", books="g1-b3-r6-y2-p3")
    t.draws("A: y1")
    t.luck("B: 4")
    t.all_stop()
    assert t.cauldron("A") == "r1@1 y1@2 g2@6"


def test_a_mandrake_of_set_2_laid_after_stopping_doubles_nothing() -> None:
    """[WIT-5.6] red-6 with yellow-2: nothing that concerns a next chip."""
    mine = player(cauldron="r1@1 r1@2", aside="y1 g2")
    t = quiet(mine, player(cauldron="o1@50"), start="middle", books="g1-b3-r6-y2-p3", round=2)
    t.luck("B: 4")
    t.all_stop()
    t.says("A: lay:y1")
    assert t.cauldron("A") == "r1@1 r1@2 y1@3 g2@5"


def test_a_crow_skull_of_set_2_laid_after_stopping_protects_nothing() -> None:
    """[WIT-5.6] red-6 with blue-2: nothing that concerns a next chip."""
    mine = player(cauldron=f"{SEVEN} r1@8", aside="b2 w1")
    setting = {"books": "g1-b2-r6-y1-p3", "red_6_white_counts": "when_laid"}
    t = quiet(mine, player(cauldron="o1@50"), start="middle", **setting)
    t.luck("B: 4")
    t.all_stop()
    t.says("A: lay:b2")
    assert (t.seat("A").state, t.seat("A").protected) == ("exploded", False)


def test_a_mandrake_of_set_6_may_be_paid_for_after_stopping() -> None:
    """[WIT-5.6, BEL-16.5] red-6 with yellow-6: extra spaces belong to the move."""
    t = setting_aside("r1", "y1", books="g1-b3-r6-y6-p3")
    t.luck("B: 4")
    t.all_stop()
    t.says("A: bonus")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("r1@1 y1@5", 0)


def test_a_chip_from_aside_lies_there_before_the_strong_ingredient() -> None:
    """[WIT-5.6, BEL-16.15] red-6: steps 2 and 4; a player exploded in step 2 has no step 4."""
    mine = player(bag="g4", cauldron=f"{SEVEN} r1@8", aside="w1")
    setting = {"books": SIX, "card": "strong_ingredient", "red_6_white_counts": "when_laid"}
    t = quiet(mine, player(bag="", cauldron="o1@50"), start="middle", **setting)
    t.luck("B: 4")
    t.all_stop()
    assert (t.seat("A").state, t.told("looked"), t.about("A")) == ("exploded", [], "reward")


def test_a_chip_from_aside_is_not_in_the_bag_for_g2() -> None:
    """[WIT-3.18, WIT-5.6] red-6: the g4 was laid at step 2."""
    mine = player(bag="w1", cauldron="r1@8", aside="g4")
    t = calling("G2", mine, player(cauldron="o1@50"), start="middle", books=SIX)
    t.luck("B: 4")
    t.all_stop()
    assert t.about("A") == "buy"

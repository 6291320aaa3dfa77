"""[WIT-5.1, WIT-5.2, WIT-5.5] Spiders of sets 5 and 6."""

from typing import Any

import pytest

from chaudron.games.belcastel import WITCHES
from chaudron.games.belcastel.components import names
from chaudron.testing.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import BOOM, after_brewing, calling, in_scoring, quiet

FIVE = "g5-b3-r3-y1-p3"
SIX = "g6-b3-r3-y1-p3"


def starting(*start: str, books: str = FIVE, card: str = "", **things: Any) -> BelcastelScene:
    """Round 4 begins to brew: A has these start chips. Nobody has a penny."""
    return quiet(player(start=" ".join(start), **things), player(), books=books, card=card, round=4)


# green-5, choosing


@pytest.mark.parametrize(
    ("green", "asked"),
    [
        ("g1", "start:w1 | start:o1 | start:g1 | start:l1 | none"),
        ("g2", "start:w1 | start:o1 | start:g2 | start:b2 | start:l1 | none"),
        ("g4", "start:w1 | start:w3 | start:o1 | start:g4 | start:b2 | start:l1 | none"),
    ],
)
def test_a_chip_up_to_the_value_of_the_green_may_start_the_next_round(green: str, asked: str) -> None:
    """[WIT-5.5, WIT-1.4] green-5: whites too, and the green itself; a locoweed counts 1, a pumpkin 6 is too big."""
    cauldron = f"w1@1 w3@4 o1@5 o6@11 b2@13 l1@14 {green}@20"
    t = in_scoring(player(cauldron=cauldron), books=f"{FIVE}-l5")
    assert (t.about("A"), t.asked("A")) == ("start_chip", asked)
    assert t.refuses("A: start:o6") == ("no_start_chip", "WIT-5.5", {"chip": "o6"})


@pytest.mark.parametrize(("cauldron", "questions"), [("g1@8 w1@9 o1@10", 0), ("g1@8 w1@9", 1), ("g2@7 g1@8", 2)])
def test_a_green_counts_when_it_is_last_or_next_to_last(cauldron: str, questions: int) -> None:
    """[WIT-5.1, WIT-5.5] green-5: one chip for each."""
    t = in_scoring(player(cauldron=cauldron), books=FIVE, green_5_start_chips="per_green")
    asked = 0
    while t.about("A") == "start_chip":
        t.says("A: none")
        asked += 1
    assert asked == questions


def test_the_last_green_chooses_first_and_no_chip_twice() -> None:
    """[WIT-5.5] green-5: g2@7 g1@8; the only o1 is kept for the g1, the g2 may have anything else up to 2."""
    t = in_scoring(player(cauldron="o1@1 w2@5 g2@7 g1@8"), books=FIVE, green_5_start_chips="per_green")
    assert t.asked("A") == "start:o1 | start:g1 | none"
    t.says("A: start:o1")
    assert t.asked("A") == "start:w2 | start:g1 | start:g2 | none"
    assert t.told("start_chip") == [{"seat": 0, "chip": "o1"}]


def test_exploded_cauldrons_have_start_chips_too() -> None:
    """[WIT-5.1, BEL-10.2] green-5."""
    t = in_scoring(player(cauldron="w3@3 w3@6 g1@7 w2@9", exploded=True), books=FIVE)
    assert t.asked("A") == "start:g1 | none"


def test_start_chips_are_chosen_in_turn_order() -> None:
    """[WIT-5.5, BEL-10.2] green-5, B being first player."""
    greens = [player(cauldron="g1@9"), player(cauldron="g1@9")]
    t = quiet(*greens, start="middle", books=FIVE, first="B")
    t.luck("A: 4", "B: 4")
    t.all_stop()
    assert t.awaited == "B"
    t.says("B: none")
    assert (t.awaited, t.about("A")) == ("A", "start_chip")


def test_nothing_is_kept_in_round_9() -> None:
    """[WIT-5.5] green-5."""
    t = in_scoring(player(cauldron="g4@9", rubies=0), books=FIVE, round=9)
    assert t.told("start_chip") == []
    assert t.about("A") == ""


def test_a_start_chip_lies_in_the_cauldron_until_the_bags_are_filled() -> None:
    """[WIT-5.5, WIT-3.18] green-5: the palette still counts its color; then it waits, seen by all, in no bag."""
    t = after_brewing("G1", player(bag="w1", cauldron="o1@5 b1@7 g1@9"), books=FIVE)
    t.says("A: start:b1")
    assert (t.cauldron("A"), names(t.seat("A").kept)) == ("o1@5 b1@7 g1@9", "b1")
    t.says("A: witch:G1")
    t.declines("buy")
    assert (t.bag("A"), names(t.seat("A").start), names(t.seat("A").kept)) == ("w1 o1 g1", "b1", "")
    assert WITCHES.view(t.table, 1)["seats"][0]["start"] == ["b1"]


def test_a_card_cannot_draw_a_start_chip() -> None:
    """[WIT-5.5, BEL-16.2] green-5, opportune_moment: (b) comes before (d); four whites are all the bag holds."""
    t = in_scoring(player(bag="w1 w1 w2", cauldron="w3@5 g1@9"), books=FIVE)
    t.says("A: start:g1")
    t.luck("table: opportune_moment", "A: w1 w1 w2 w3", "B: …")
    t.declines("buy", "spend", "opportune_moment")
    looked = [fact["chips"].split() for fact in t.told("looked") if fact["seat"] == 0]
    assert [sorted(chips) for chips in looked] == [["w1", "w1", "w2", "w3"]]


# green-5, laying


def test_start_chips_are_laid_after_the_rat() -> None:
    """[WIT-5.5, BEL-16.2] green-5: from the rat, before brewing; a white counts."""
    t = starting("w3", drop=2, rat=3)
    assert (t.cauldron("A"), t.seat("A").whites, t.about("A")) == ("w3@8", 3, "brew")
    assert t.told("laid") == [{"seat": 0, "chip": "w3", "space": 8, "whites": 3}]


def test_without_a_rat_start_chips_count_from_the_drop() -> None:
    """[WIT-5.5] green-5."""
    assert starting("g4", drop=2).cauldron("A") == "g4@6"


def test_two_start_chips_are_laid_in_any_order() -> None:
    """[WIT-5.5] green-5: B waits, nobody brews yet."""
    t = starting("o1", "g4")
    assert (t.about("A"), t.asked("A"), t.awaited) == ("lay_start", "lay:o1 | lay:g4", "A")
    assert t.refuses("A: lay:b1") == ("no_start_chip", "WIT-5.5", {"chip": "b1"})
    t.says("A: lay:g4")
    assert (t.cauldron("A"), t.awaited) == ("g4@4 o1@5", "AB")


def test_two_start_chips_alike_need_no_question() -> None:
    """[WIT-5.5] green-5."""
    t = starting("g1", "g1")
    assert (t.cauldron("A"), t.about("A")) == ("g1@1 g1@2", "brew")


def test_start_chips_act_as_drawn_chips() -> None:
    """[WIT-5.5] green-5 with blue-3: a b4 on space 5, which shows a ruby."""
    t = starting("b4", drop=1)
    assert (t.cauldron("A"), t.seat("A").rubies) == ("b4@5", 2)


def test_a_start_chip_may_draw() -> None:
    """[WIT-5.5] green-5 with blue-1 and with red-6."""
    t = starting("b2", books="g5-b1-r3-y1-p3")
    assert (t.about("A"), t.awaited) == ("crow_skull", "A")
    t.says("A: none")
    assert (t.cauldron("A"), t.about("A")) == ("b2@2", "brew")
    t = starting("r1", books="g5-b3-r6-y1-p3", bag="w3")
    assert (t.cauldron("A"), t.aside("A")) == ("r1@1", "w3")


def test_the_whites_of_start_chips_count_for_the_explosion() -> None:
    """[WIT-5.5, BEL-16.11] green-5: w3 and w3 lie there; a w2 more is too many."""
    t = starting("w3", "w3")
    t.draws("A: w2")
    assert t.seat("A").state == "exploded"


def test_the_flask_may_take_a_start_chip() -> None:
    """[WIT-5.5, BEL-16.9] green-5: the chip laid most recently, whichever way it was laid."""
    t = starting("w3")
    assert t.asked("A") == "draw | stop | flask"
    t.says("A: flask")
    assert (t.cauldron("A"), t.seat("A").whites) == ("", 0)


def test_the_white_gatherer_may_take_a_start_chip() -> None:
    """[WIT-3.3, WIT-5.5] green-5."""
    t = calling("S3", player(start="w3"), books=FIVE, round=4)
    t.says("A: witch:S3")
    assert t.cauldron("A") == ""


def test_start_chips_lie_there_before_the_first_beat() -> None:
    """[WIT-5.5, BEL-16.13] green-5, round 9."""
    t = quiet(player(start="w3 g1"), player(start="o1"), books=FIVE, round=9)
    assert (t.awaited, t.about("A")) == ("A", "lay_start")
    t.says("A: lay:w3")
    assert (t.cauldron("A"), t.cauldron("B"), t.about("A"), t.about("B")) == ("w3@3 g1@4", "o1@1", "commit", "commit")


# green-5 with cards


def test_a_start_chip_is_not_the_first_white_that_is_stirred() -> None:
    """[WIT-5.5, BEL-16.10] green-5, well_stirred: the first white drawn is."""
    t = starting("w3", card="well_stirred")
    assert (t.cauldron("A"), t.about("A")) == ("w3@3", "brew")
    t.draws("A: w1")
    assert t.about("A") == "well_stirred"


def test_a_white_that_a_start_chip_draws_and_lays_may_be_stirred() -> None:
    """[BEL-16.10, WIT-5.5] green-5 with blue-1: it is the first white laid, and no start chip."""
    t = starting("b1", books="g5-b1-r3-y1-p3", card="well_stirred", bag="w2")
    t.says("A: lay:w2")
    assert (t.about("A"), t.asked("A")) == ("well_stirred", "back | keep")


def test_start_chips_stay_when_brewing_starts_anew() -> None:
    """[WIT-5.5, BEL-16.12] green-5, second_chance: five chips drawn, without the start chip; then back to w3@3."""
    t = starting("w3", card="second_chance")
    t.draws("A: w1 w1 o1 g1")
    assert t.about("A") == "brew"
    t.draws("A: w1")
    assert t.asked("A") == "restart | go_on"
    t.says("A: restart")
    assert (t.cauldron("A"), t.seat("A").whites, t.seat("A").next_space) == ("w3@3", 3, 4)
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def test_after_a_restart_the_flask_may_still_take_the_start_chip() -> None:
    """[BEL-16.12, BEL-16.9] green-5: the seat returns to the state before its first draw."""
    t = starting("w3", card="second_chance")
    assert t.asked("A") == "draw | stop | flask"
    t.draws("A: w1 w1 o1 g1 w1")
    t.says("A: restart")
    assert t.asked("A") == "draw | stop | flask"


def test_what_a_start_chip_set_aside_is_there_after_a_restart() -> None:
    """[WIT-5.6, BEL-16.12] green-5 with red-6."""
    t = starting("r1", books="g5-b3-r6-y1-p3", card="second_chance", bag="w1 w1 w1 o1 o1 o1 g1")
    (kept,) = t.seat("A").aside
    t.draws("A: o1 o1 g1 w1 w1")
    t.says("A: restart")
    assert (t.cauldron("A"), t.aside("A"), len(t.seat("A").bag)) == ("r1@1", kept.name, 6)


# green-6


@pytest.mark.parametrize(("cauldron", "times"), [("g1@8 w1@9 o1@10", 0), ("g4@8 w1@9", 1), ("g1@7 g2@9", 2)])
def test_the_die_is_rolled_for_each_green_that_is_last_or_next_to_last(cauldron: str, times: int) -> None:
    """[WIT-5.1] green-6: whatever its value; each pays 2 points here."""
    t = quiet(player(cauldron=cauldron), player(cauldron="o1@50"), start="middle", books=SIX)
    t.luck("B: 4", "A: 3 3")
    t.all_stop()
    assert t.rolls() == [(1, "4"), *[(0, "3")] * times]
    assert t.gains("A", "WIT-5.2") == [("points", 2)] * times


def test_with_a_full_pot_the_die_is_rolled_twice_for_each_green() -> None:
    """[WIT-5.2] green-6, pot_is_full: A rolls four times, B, the furthest, twice."""
    t = quiet(player(cauldron="g1@7 g2@9"), player(cauldron="o1@50"), start="middle", books=SIX, card="pot_is_full")
    t.luck("B: 4 4", "A: 1 2 3 1")
    t.all_stop()
    assert t.rolls() == [(1, "4"), (1, "4"), (0, "1"), (0, "2"), (0, "3"), (0, "1")]


def test_an_exploded_cauldron_rolls_for_its_greens_alone() -> None:
    """[WIT-5.1, BEL-10.2] green-6: phase B, not the die of phase A."""
    t = quiet(player(cauldron=f"{BOOM} g1@20", exploded=True), player(), start="middle", books=SIX)
    t.luck("A: 3", "B: 4")
    t.all_stop()
    assert t.rolls() == [(1, "4"), (0, "3")]


def test_each_roll_for_a_green_is_settled_before_the_next() -> None:
    """[WIT-5.1, BEL-16.15] green-6: a drop move and an orange chip."""
    t = quiet(player(bag="w1", cauldron="g1@7 g2@9"), player(cauldron="o1@50"), start="middle", books=SIX)
    t.luck("B: 4", "A: 5 6")
    t.all_stop()
    assert (t.rolls(), t.about("A")) == ([(1, "4"), (0, "5")], "drop")
    t.says("A: drop")
    assert (t.rolls()[-1], t.bag("A"), t.seat("A").drop) == ((0, "6"), "w1 o1", 1)


def test_greens_roll_in_turn_order() -> None:
    """[WIT-5.1, BEL-10.2] green-6, B being first."""
    greens = [player(cauldron="g1@9"), player(cauldron="g1@9"), player(cauldron="o1@50")]
    t = quiet(*greens, start="middle", books=SIX, first="B")
    t.luck("A: 1", "B: 2", "C: 4")
    t.all_stop()
    assert t.rolls() == [(2, "4"), (1, "2"), (0, "1")]


@pytest.mark.parametrize("books", [FIVE, SIX])
def test_a_drawn_green_asks_nothing(books: str) -> None:
    """[BEL-7.1] green-5, green-6: they act in phase B."""
    t = quiet(books=books)
    t.draws("A: g4")
    assert (t.cauldron("A"), t.about("A"), t.rolls()) == ("g4@4", "brew", [])

"""[WIT-5.7, WIT-5.8] Hawkmoths of sets 5 and 6."""

from typing import Any

import pytest

from chaudron.games.belcastel.components import names
from chaudron.scenes.belcastel import BelcastelScene, player
from chaudron.scenes.scene import SEATS
from tests.games.belcastel.witches.positions import BOOM, after_brewing, leaves, quiet

FIVE = "g1-b3-r3-y1-p3-k5"
SIX = "g1-b3-r3-y1-p3-k6"


def moths(*cauldrons: str, books: str = FIVE, **setting: Any) -> BelcastelScene:
    """Everybody stops; the last player, far ahead, rolls a point."""
    seats = [
        player(cauldron=chips, bag="w1", rubies=0) for chips in (*cauldrons[:-1], f"{cauldrons[-1]} o1@50".strip())
    ]
    t = quiet(*seats, start="middle", books=books, **setting)
    t.luck(f"{'ABCDE'[len(cauldrons) - 1]}: 1")
    t.all_stop()
    return t


def rubies(t: BelcastelScene, rule: str) -> list[int]:
    """What each seat was paid for black chips."""
    return [sum(count for _, count in t.gains(name, rule)) for name in SEATS[: len(t.table.seats)]]


# black-5, gaining


def test_a_black_that_is_bought_reaches_the_neighbor_when_all_have_bought() -> None:
    """[WIT-5.8] black-5: A's drop moves at once, B's bag is filled at step 14."""
    t = moths("o1@20", "o1@21", "")
    t.says("A: buy:k1")
    assert (t.about("A"), t.asked("A")) == ("drop", "drop | none")
    t.says("A: drop")
    assert (t.seat("A").drop, t.bag("B"), names(t.seat("B").bought)) == (1, "w1", "k1")
    t.declines("buy", "buy_second")
    assert [t.bag(name) for name in "ABC"] == ["w1 o1", "w1 o1 k1", "w1 o1"]


def test_the_last_player_passes_to_the_first() -> None:
    """[WIT-5.8, BEL-16.21] black-5, five players: E's left neighbor is A."""
    t = moths("o1@9", "o1@9", "o1@9", "o1@9", "")
    t.says("A: done", "B: done", "C: done", "D: done", "E: buy:k1")
    assert t.told("passed_black") == [{"seat": 4, "neighbor": 0, "chip": "k1"}]


def test_with_two_players_the_opponent_gets_the_black() -> None:
    """[WIT-5.8, BEL-16.21] black-5."""
    t = moths("o1@20", "")
    t.says("A: buy:k1", "A: none")
    t.declines("buy", "buy_second")
    assert (t.bag("A"), t.bag("B"), t.seat("A").drop) == ("w1 o1", "w1 o1 k1", 0)


def test_a_black_from_a_card_goes_over_at_once() -> None:
    """[WIT-5.8] black-5, only_one: in B's bag before anyone brews, A's drop on 1."""
    t = quiet(player(bag="w1"), player(bag="w1"), start="card", card="only_one", books=FIVE)
    t.says("A: take:k1", "A: drop")
    assert (t.bag("A"), t.bag("B"), t.seat("A").drop) == ("w1", "w1 k1", 1)


def test_a_black_from_a_test_tube_goes_over_at_once() -> None:
    """[WIT-5.8] black-5: tube 5; the move that it brings may go to a tube again."""
    t = quiet(
        player(bag="w1", tube=4),
        player(bag="w1"),
        start="card",
        card="pot_filling_up",
        books=FIVE,
        cauldron_side="tubes",
        black_5_other_gains="pass_left",
    )
    t.says("A: tube")
    assert (t.bag("A"), t.bag("B"), t.asked("A")) == ("w1", "w1 k1", "drop | tube | none")
    t.says("A: tube")
    assert (t.seat("A").tube, t.seat("A").points) == (6, 2)


def test_a_black_for_ghosts_goes_over() -> None:
    """[WIT-5.8] black-5 with purple-2: row 1."""
    t = moths("p1@20", "", books="g1-b3-r3-y1-p2-k5", round=3, black_5_other_gains="pass_left")
    t.says("A: row:1")
    assert t.told("passed_black") == [{"seat": 0, "neighbor": 1, "chip": "k1"}]
    t.says("A: drop")
    t.declines("buy")
    assert ("k1" in t.bag("A"), "k1" in t.bag("B"), t.seat("A").drop) == (False, True, 1)


def test_a_black_that_ghosts_buy_goes_over() -> None:
    """[WIT-5.8, WIT-5.7] black-5 with purple-5: 13 points under the ghost."""
    t = moths("p1@48", "", books="g1-b3-r3-y1-p5-k5", round=3, black_5_other_gains="pass_left")
    t.says("A: buy:k1", "A: drop")
    t.declines("ghost_buy_second", "buy", "buy_second")
    assert ("k1" in t.bag("A"), "k1" in t.bag("B"), t.seat("A").drop) == (False, True, 1)


def test_a_black_that_ghosts_buy_is_not_bought_in_phase_e() -> None:
    """[WIT-5.8, WIT-6.6] black-5 with purple-5: the booklet names buying in phase E and cards, so A keeps it."""
    t = moths("p1@48", "", books="g1-b3-r3-y1-p5-k5", round=3)
    t.says("A: buy:k1")
    t.declines("ghost_buy_second", "buy", "buy_second")
    assert ("k1" in t.bag("A"), "k1" in t.bag("B"), t.seat("A").drop) == (True, False, 0)


def test_a_black_that_comes_twice_goes_over_twice() -> None:
    """[WIT-5.8, WIT-3.7] black-5 with C3: two drop moves."""
    t = after_brewing("C3", player(bag="w1", cauldron="o1@9"), books=FIVE, black_5_other_gains="pass_left")
    t.says("A: buy:k1", "A: drop", "A: take:k1", "A: drop")
    t.declines("buy")
    assert (t.bag("A"), t.bag("B").count("k1"), t.seat("A").drop) == ("w1 o1", 2, 2)


def test_a_black_that_is_sold_out_is_not_bought() -> None:
    """[WIT-5.8, BEL-16.19] black-5."""
    t = moths("o1@20", "")
    leaves(t, k1=1)
    t.says("A: buy:k1", "A: none", "A: done")
    assert "buy:k1" not in t.asked("B")


# black-5, phase B


def test_blacks_pay_the_right_hand_neighbor_one_ruby_each() -> None:
    """[WIT-5.8] black-5: two of B's pay A; none of them is last or next to last."""
    t = moths("o1@1", "k1@1 k1@2 o1@3 o1@4", "")
    assert rubies(t, "WIT-5.8") == [2, 0, 0]


@pytest.mark.parametrize(("own", "paid"), [("one", 1), ("per_black", 2)])
def test_blacks_that_are_last_or_next_to_last_pay_their_owner_too(own: str, paid: int) -> None:
    """[WIT-5.8, WIT-6.9] black-5: one ruby in all, or one for each of the two."""
    t = moths("o1@1", "k1@1 k1@3 k1@4", "", black_5_own_rubies=own)
    assert rubies(t, "WIT-5.8") == [3, paid, 0]


def test_everybody_is_paid_at_once_by_the_left_neighbor() -> None:
    """[WIT-5.8] black-5: A is paid for B's one, B for C's two, C for A's one; the owners for their last two."""
    t = moths("k1@1", "k1@1 o1@2", "k1@2 k1@3 o1@4")
    assert rubies(t, "WIT-5.8") == [1 + 1, 2 + 1, 1 + 0]


def test_with_two_players_blacks_pay_the_opponent() -> None:
    """[WIT-5.8, BEL-16.21] black-5: once per black."""
    t = moths("k1@1 o1@2 o1@3", "k1@1")
    assert rubies(t, "WIT-5.8") == [1, 1 + 1]


def test_exploded_cauldrons_pay_and_are_paid() -> None:
    """[WIT-5.8, BEL-10.2] black-5."""
    mine = player(cauldron=f"{BOOM} k1@9", exploded=True, rubies=0)
    t = quiet(mine, player(rubies=0), start="middle", books=FIVE)
    t.luck("B: 1")
    t.all_stop()
    assert rubies(t, "WIT-5.8") == [1, 1]


def test_limited_rubies_are_paid_in_turn_order() -> None:
    """[WIT-5.8, BEL-16.20] black-5: two of forty are left; B is first and takes one for its own black, A the other."""
    seats = [player(cauldron="k1@9", rubies=19), player(cauldron="k1@50", rubies=19)]
    t = quiet(*seats, start="middle", books=FIVE, rubies="limited", first="B")
    t.luck("B: 1")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("B").rubies) == (19, 21)


# black-6


@pytest.mark.parametrize(
    ("cauldrons", "drops", "paid"),
    [
        (("k1@30", "k1@22", ""), "A", [0, 1, 0]),
        (("k1@22 k1@30", "k1@18", ""), "A", [1, 0, 0]),
        (("k1@30", "k1@30", "k1@18"), "AB", [0, 0, 1]),
        (("k1@30", "k1@22", "k1@22"), "A", [0, 1, 1]),
        (("k1@30", "", ""), "A", [0, 0, 0]),
        (("", "", ""), "", [0, 0, 0]),
    ],
)
def test_the_furthest_black_moves_the_drop_and_the_next_brings_a_ruby(
    cauldrons: tuple[str, ...], drops: str, paid: list[int]
) -> None:
    """[WIT-5.7, WIT-5.1] black-6: by space, ties all win; one player may win both; a single black has no second."""
    t = moths(*cauldrons, books=SIX)
    for name in drops:
        assert t.awaited == name
        t.says(f"{name}: drop")
    assert [t.seat(name).drop for name in "ABC"] == [int(name in drops) for name in "ABC"]
    assert [mine.rubies for mine in t.table.seats] == paid


def test_each_bonus_comes_once_per_player() -> None:
    """[WIT-5.7] black-6: A's three blacks bring a drop move and one ruby."""
    t = moths("k1@10 k1@20 k1@30", "", books=SIX)
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies, t.about("A")) == (1, 0 + 1, "buy")


def test_blacks_are_judged_before_anyone_is_paid() -> None:
    """[WIT-5.7, BEL-16.15] black-6: A declines the drop move, B keeps the ruby."""
    t = moths("k1@30", "k1@22", "", books=SIX)
    t.says("A: none")
    assert [mine.rubies for mine in t.table.seats] == [0, 1, 0]


def test_an_exploded_cauldron_may_hold_the_furthest_black() -> None:
    """[WIT-5.7, BEL-10.2] black-6."""
    mine = player(cauldron=f"{BOOM} k1@30", exploded=True)
    t = quiet(mine, player(cauldron="k1@5"), start="middle", books=SIX)
    t.luck("B: 1")
    t.all_stop()
    assert (t.awaited, t.about("A")) == ("A", "drop")


def test_a_black_in_the_bowl_is_on_no_space() -> None:
    """[WIT-4.2, WIT-5.7] black-6."""
    t = quiet(player(cauldron="o1@52", bowl="k1"), player(cauldron="k1@5"), start="middle", books=SIX)
    t.luck("A: 1")
    t.all_stop()
    assert (t.awaited, t.about("B")) == ("B", "drop")


def test_a_black_of_set_6_stays_with_its_buyer() -> None:
    """[WIT-5.1] black-6: price 9."""
    t = moths("o1@20", "", books=SIX)
    t.says("A: buy:k1")
    t.declines("buy_second", "buy")
    assert (t.bag("A"), t.told("bought")[0]["price"], t.told("passed_black")) == ("w1 o1 k1", 9, [])

"""[BEL-5, BEL-8, BEL-10, BEL-16] What may not be done, and why: a key for the words and the rule that says so.

`t.refuses` also checks that the table is left as it was.
"""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from chaudron.kernel.rule import Reason
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene, witches_scene

SEVEN = "w3@3 w2@5 w2@7"
BOOM = "w3@3 w2@5 w2@7 w1@8"


def brewing(cauldron: str = "", **setting: Any) -> BelcastelScene:
    return scene(player(cauldron=cauldron), player(), start="middle", **{"books": NEUTRAL, **setting})


def buying(space: int, **setting: Any) -> BelcastelScene:
    """A, on this scoring space, may buy."""
    mine = player(cauldron=f"o1@{space - 1}")
    t = scene(mine, player(cauldron="o1@50"), start="middle", **{"books": 1, **setting})
    t.luck("B: 4")
    t.all_stop()
    return t


def spending(mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """A may spend rubies."""
    t = scene({**mine, "exploded": True}, player(exploded=True, rubies=0), start="scoring", **setting)
    t.says("A: points", "B: points")
    return t


def in_phase_b(cauldron: str, books: str) -> BelcastelScene:
    mine = player(cauldron=cauldron)
    t = scene(mine, player(cauldron="o1@50"), start="middle", books=books, round=3)
    t.luck("B: 4")
    t.all_stop()
    return t


def what(reason: Reason) -> tuple[str, str]:
    return reason.key, reason.rule


# Whoever asks


def test_a_choice_that_does_not_exist_is_unknown() -> None:
    """[BEL-5.3] With the rule of what is asked; to nobody in particular, the order of a round."""
    t = brewing()
    assert what(t.refuses("A: fly")) == ("unknown_choice", "BEL-5.3")
    t.says("A: stop")
    assert what(t.refuses("A: fly")) == ("unknown_choice", "BEL-2")


@pytest.mark.parametrize(
    "choice", ["take:w2", "buy:w1", "buy:o2", "lay:g3", "swap:o1>o6", "row:4", "", "Draw", "draw "]
)
def test_chips_and_swaps_that_do_not_exist_are_unknown(choice: str) -> None:
    """[BEL-16.26, BEL-3.6] Free chips are never white, a pumpkin 1 never becomes a 6."""
    t = scene(start="card", card="only_one")
    assert t.refuses(f"A: {choice}").key == "unknown_choice"


def test_nothing_is_answered_after_the_end() -> None:
    """[BEL-13.1]"""
    t = scene(*[player(exploded=True, rubies=0)] * 2, start="scoring", round=9)
    t.says("A: points", "B: points")
    assert t.table.outcome is not None
    assert what(t.refuses("A: draw")) == ("game_over", "BEL-13.1")


def test_nobody_sits_on_a_seat_that_is_not_there() -> None:
    """[BEL-1.1] Two players."""
    reason = brewing().refuses("C: draw")
    assert what(reason) == ("no_such_seat", "BEL-1.1")
    assert reason.details == {"seat": 2}


def test_it_may_be_another_players_turn() -> None:
    """[BEL-3.3] With the rule and the players the table waits for."""
    t = scene(player(), player(), player(), start="card", card="only_one", first="B")
    reason = t.refuses("A: rubies")
    assert what(reason) == ("not_your_turn", "BEL-3.3")
    assert reason.details == {"awaited": [1]}


@pytest.mark.parametrize("choice", ["buy:o1", "points", "rat", "take:g1", "row:1", "keep", "done", "return"])
def test_a_choice_of_another_moment_is_not_for_now(choice: str) -> None:
    """[BEL-5.3] While brewing."""
    assert what(brewing().refuses(f"A: {choice}")) == ("not_now", "BEL-5.3")


@pytest.mark.parametrize("choice", ["draw", "flask", "row:1", "lay:o1", "swap:g1>g2", "take:o1", "point", "drop"])
def test_while_buying_only_buying_is_for_now(choice: str) -> None:
    """[BEL-10.5] Three purples lie in the cauldron: a row does not lack purples, it is not the moment."""
    mine = player(cauldron="p1@10 p1@11 p1@12")
    t = scene(mine, player(cauldron="o1@50"), start="middle", books=NEUTRAL, round=3)
    t.luck("B: 4")
    t.all_stop()
    assert t.about("A") == "buy"
    assert what(t.refuses(f"A: {choice}")) == ("not_now", "BEL-10.5")


# Brewing


@pytest.mark.parametrize(
    ("choice", "rule"), [("draw", "BEL-6.1"), ("stop", "BEL-6.1"), ("flask", "BEL-8.2"), ("return", "BEL-6.1")]
)
def test_an_exploded_player_brews_no_more(choice: str, rule: str) -> None:
    """[BEL-6.1, BEL-8.2]"""
    t = brewing(SEVEN)
    t.draws("A: w1")
    assert what(t.refuses(f"A: {choice}")) == ("exploded", rule)


@pytest.mark.parametrize("choice", ["draw", "stop", "flask"])
@pytest.mark.parametrize("cauldron", ["", "o1@3"])
def test_a_stop_is_final(choice: str, cauldron: str) -> None:
    """[BEL-5.3] With or without a chip."""
    t = brewing(cauldron)
    t.says("A: stop")
    assert what(t.refuses(f"A: {choice}")) == ("stopped", "BEL-5.3")


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    """[BEL-5.5]"""
    t = scene(player(bag="", cauldron="o1@3"), player(), start="middle", books=NEUTRAL)
    assert what(t.refuses("A: draw")) == ("bag_empty", "BEL-5.5")


def test_nothing_is_drawn_from_the_last_space() -> None:
    """[BEL-16.27]"""
    reason = brewing("o1@52").refuses("A: draw")
    assert what(reason) == ("last_space", "BEL-16.27")
    assert reason.details == {"space": 52}


def test_an_empty_flask_takes_nothing() -> None:
    """[BEL-8.1]"""
    t = scene(player(cauldron="o1@3", flask=False), player(), start="middle", books=NEUTRAL)
    assert what(t.refuses("A: flask")) == ("flask_empty", "BEL-8.1")


def test_the_flask_needs_a_chip_to_take() -> None:
    """[BEL-16.9]"""
    assert what(brewing().refuses("A: flask")) == ("nothing_to_take_back", "BEL-16.9")


def test_a_flask_for_whites_takes_no_other_color() -> None:
    """[BEL-15.7]"""
    assert what(brewing("o1@3", flask_takes="white").refuses("A: flask")) == ("only_white", "BEL-15.7")


def test_only_a_red_chip_that_lies_beside_goes_back() -> None:
    """[BEL-16.24] red-2."""
    t = scene(player(beside="r1"), player(), start="middle", books="g1-b3-r2-y1-p3")
    reason = t.refuses("A: bag:r4")
    assert what(reason) == ("not_beside", "BEL-16.24")
    assert reason.details == {"chip": "r4"}


def test_of_chips_beside_nothing_is_said_where_none_can_lie() -> None:
    """[BEL-16.24] Only red-2 puts chips beside a cauldron."""
    assert what(brewing().refuses("A: bag:r1")) == ("not_now", "BEL-5.3")


def test_the_same_holds_while_committing_in_lock_step() -> None:
    """[BEL-12.1, BEL-16.9]"""
    t = scene(round=9, books=NEUTRAL)
    assert what(t.refuses("A: flask")) == ("nothing_to_take_back", "BEL-16.9")
    assert what(t.refuses("A: buy:o1")) == ("not_now", "BEL-12.1")


def test_only_a_chip_that_was_shown_is_laid() -> None:
    """[BEL-16.4] blue-1."""
    t = scene(player(bag="w1 o1 b1"), player(), books="g1-b1-r3-y1-p3")
    t.luck("A: b1 o1")
    t.says("A: draw")
    reason = t.refuses("A: lay:w1")
    assert what(reason) == ("not_drawn", "BEL-16.4")
    assert reason.details == {"chip": "w1"}


# Chips from the supply


def test_a_chip_of_a_closed_book_is_not_taken() -> None:
    """[BEL-1.6] only_one in round 1."""
    reason = scene(start="card", card="only_one").refuses("A: take:y2")
    assert what(reason) == ("book_closed", "BEL-1.6")
    assert reason.details == {"chip": "y2"}


def test_a_sold_out_chip_is_not_taken() -> None:
    """[BEL-16.19] only_one."""
    t = scene(start="card", card="only_one", supply={"g2": 0})
    t.says("A: rubies")
    assert what(t.refuses("B: take:g2")) == ("sold_out", "BEL-16.19")


# Buying


@pytest.mark.parametrize(("round", "chip"), [(1, "y1"), (2, "p1")])
def test_a_chip_of_a_closed_book_is_not_sold(round: int, chip: str) -> None:
    """[BEL-1.6] Whatever the coins."""
    assert what(buying(31, round=round).refuses(f"A: buy:{chip}")) == ("book_closed", "BEL-1.6")


def test_a_sold_out_chip_is_not_sold() -> None:
    """[BEL-16.19]"""
    t = scene(player(cauldron="o1@30"), player(cauldron="o1@50"), start="middle", books=1, supply={"g1": 0})
    t.luck("B: 4")
    t.all_stop()
    reason = t.refuses("A: buy:g1")
    assert what(reason) == ("sold_out", "BEL-16.19")
    assert reason.details == {"chip": "g1"}


def test_a_chip_may_be_too_dear() -> None:
    """[BEL-10.5] 11 coins, the red 4 of set 1 costs 16; after a green 2 for 8, 3 coins are left."""
    t = buying(11)
    reason = t.refuses("A: buy:r4")
    assert what(reason) == ("too_dear", "BEL-10.5")
    assert reason.details == {"chip": "r4", "price": 16, "coins": 11}
    t.says("A: buy:g2")
    assert t.refuses("A: buy:b1").details == {"chip": "b1", "price": 5, "coins": 3}


def test_two_chips_of_a_color_are_not_sold() -> None:
    """[BEL-10.5] Nor of different values."""
    t = buying(23)  # 19 coins
    t.says("A: buy:g1")
    reason = t.refuses("A: buy:g2")
    assert what(reason) == ("same_color", "BEL-10.5")
    assert reason.details == {"color": "green"}


# Spending rubies


def test_a_full_flask_is_not_filled() -> None:
    """[BEL-10.6]"""
    assert what(spending(player(rubies=2)).refuses("A: refill")) == ("flask_full", "BEL-10.6")


def test_rubies_buy_points_only_in_the_last_round() -> None:
    """[BEL-12.2]"""
    assert what(spending(player(rubies=2), round=8).refuses("A: point")) == ("only_in_last_round", "BEL-12.2")


def test_a_drop_at_the_end_is_not_moved() -> None:
    """[BEL-16.18] On 52, and on the twelfth tube."""
    t = spending(player(rubies=2, drop=52, flask=False))
    assert what(t.refuses("A: drop")) == ("drop_at_end", "BEL-16.18")
    t = spending(player(rubies=2, tube=12), cauldron_side="tubes")
    assert what(t.refuses("A: tube")) == ("drop_at_end", "BEL-16.18")


def test_the_plain_side_has_no_tubes() -> None:
    """[BEL-14.1]"""
    assert what(spending(player(rubies=2)).refuses("A: tube")) == ("no_tubes", "BEL-14.1")


# Purple


@pytest.mark.parametrize("books", ["g1-b3-r3-y1-p1", "g1-b3-r3-y1-p2"])
def test_a_row_needs_its_purples(books: str) -> None:
    """[BEL-16.22] purple-1, purple-2."""
    reason = in_phase_b("p1@5 p1@6", books).refuses("A: row:3")
    assert what(reason) == ("too_few_purples", "BEL-16.22")
    assert reason.details == {"needed": 3, "purples": 2}


def test_only_a_possible_swap_is_made() -> None:
    """[BEL-16.22, BEL-3.6] purple-4, and opportune_moment."""
    assert what(in_phase_b("r1@5 p1@6", "g1-b3-r3-y1-p4").refuses("A: swap:r1>r4")) == ("no_such_swap", "BEL-16.22")
    t = scene(player(bag="w1 w1 w1 r1"), player(), start="card", card="opportune_moment")
    assert what(t.refuses("A: swap:g1>g2")) == ("no_such_swap", "BEL-3.6")


# The expansion


def test_without_the_expansion_no_witch_comes() -> None:
    """[WIT-1.2] The base game has none."""
    assert scene().refuses("A: witch:S2") == ("no_witches", "WIT-1.2", {})


def test_a_witch_who_is_not_turned_up_does_not_come() -> None:
    """[WIT-1.2] Three of twelve are turned up."""
    assert witches_scene(witches="S2-C1-G1").refuses("A: witch:S3") == ("other_witch", "WIT-1.2", {"witch": "S3"})


def test_a_spent_penny_calls_nobody() -> None:
    """[WIT-2.1] Each penny is spent once."""
    t = witches_scene(player(pennies=("copper", "gold")), player(), witches="S2-C1-G1")
    assert t.refuses("A: witch:S2") == ("no_penny", "WIT-2.1", {"penny": "silver"})


def test_no_white_lies_there_to_be_gathered() -> None:
    """[WIT-3.3] S3 takes whites out of the cauldron."""
    assert witches_scene(witches="S3-C1-G1").refuses("A: witch:S3") == ("no_white", "WIT-3.3", {})


def test_six_chips_come_from_a_bag_that_is_not_empty() -> None:
    """[WIT-3.2, BEL-16.6] With an empty bag and a full flask one is asked, but S2 has nothing to draw."""
    t = witches_scene(player(bag="", cauldron="w2@30"), player(), start="middle", witches="S2-C1-G1")
    assert t.refuses("A: witch:S2") == ("bag_empty", "WIT-3.2", {})


def test_a_witch_of_another_phase_can_do_nothing_now() -> None:
    """[WIT-2.3] She is offered exactly when she can have an effect."""
    assert witches_scene().refuses("A: witch:G1") == ("no_use_now", "WIT-3.9", {"witch": "G1"})


def test_only_chips_set_aside_can_be_laid_while_brewing() -> None:
    """[WIT-5.6] red-6."""
    assert witches_scene(books=6).refuses("A: lay:g1") == ("not_aside", "WIT-5.6", {"chip": "g1"})


def test_a_start_chip_is_worth_no_more_than_its_spider() -> None:
    """[WIT-5.5] green-5: a chip of the cauldron, up to the value of the green."""
    t = witches_scene(player(cauldron="w3@3 g1@4"), player(), start="scoring", books="g5-b3-r3-y1-p3", round=3)
    assert t.refuses("A: start:w3") == ("no_start_chip", "WIT-5.5", {"chip": "w3"})


# All of them


def test_every_reason_is_tested_here() -> None:
    """[BEL-5.3] The keys in the module of refusals are those named in this file."""
    source = files("chaudron.games.belcastel").joinpath("refusals.py").read_text("utf-8")
    keys = set(re.findall(r'Reason\(\s*"(\w+)"', source))
    tests: list[Callable[..., None]] = [thing for name, thing in globals().items() if name.startswith("test_")]
    named = {constant for test in tests for constant in _constants(test)}
    assert keys <= named
    assert len(keys) == 31


def _constants(test: Callable[..., None]) -> set[Any]:
    """The strings that a test is written with, in tuples too."""
    found: set[Any] = set()
    for constant in test.__code__.co_consts:
        found |= set(constant) if isinstance(constant, tuple) else {constant}
    return found

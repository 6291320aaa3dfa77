"""[WIT-6] Every table option of the expansion, with each of its values in play."""

from typing import Any

import pytest

from chaudron.games.belcastel import WITCHES
from chaudron.kernel.chance import TABLE, Counter, Scripted
from chaudron.kernel.game import BadOption
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, witches_scene
from tests.games.belcastel.witches.positions import SEVEN, after_brewing, calling, in_scoring, quiet, shows, what

RED_6 = "g1-b3-r6-y1-p3"
DEFAULTS = {
    "witches": "random",
    "locoweed_opens": 1,
    "green_5_start_chips": "one",
    "red_6_white_counts": "when_set_aside",
    "red_6_after_stop": "moves_and_gains",
    "black_5_other_gains": "own_bag",
    "locoweed_6_copies": "all",
    "ruby_coins_after_points": False,
    "black_5_own_rubies": "one",
    "spoon_tie": "shared",
}


def test_every_option_has_its_default() -> None:
    """[WIT-6.1, WIT-6.2, WIT-6.3, WIT-6.4, WIT-6.5, WIT-6.6, WIT-6.7, WIT-6.8, WIT-6.9, WIT-6.10]"""
    options = WITCHES.box(2, {}).options
    assert {name: options[name] for name in DEFAULTS} == DEFAULTS


@pytest.mark.parametrize("name", [name for name in DEFAULTS if name != "witches"])
def test_a_value_that_does_not_exist_is_refused(name: str) -> None:
    """[WIT-6.2, WIT-6.3, WIT-6.4, WIT-6.5, WIT-6.6, WIT-6.7, WIT-6.8] With what is allowed, and the rule."""
    with pytest.raises(BadOption) as refused:
        WITCHES.box(2, {name: "perhaps"})
    number = list(DEFAULTS).index(name) + 1
    assert (refused.value.key, refused.value.details["rule"]) == ("bad_value", f"WIT-6.{number}")


# witches


@pytest.mark.parametrize(("given", "kept"), [("S2-C1-G3", "S2-C1-G3"), ("g3-s2-c1", "S2-C1-G3"), ("Random", "random")])
def test_the_table_may_choose_its_witches(given: str, kept: str) -> None:
    """[WIT-6.1] In any order."""
    assert WITCHES.box(2, {"witches": given}).options["witches"] == kept


@pytest.mark.parametrize("given", ["", "S1", "S1-C1", "S1-S2-G1", "S1-C1-G5", "S1-C1-G1-G2", "chosen", 3, None])
def test_other_witches_are_refused(given: object) -> None:
    """[WIT-6.1] One of each type, and no more."""
    with pytest.raises(BadOption) as refused:
        WITCHES.box(2, {"witches": given})
    assert (refused.value.key, refused.value.details["rule"]) == ("bad_witches", "WIT-6.1")


def test_chosen_witches_are_turned_up() -> None:
    """[WIT-6.1, WIT-1.2] Nothing is drawn for them: the first thing drawn is the card."""
    chance = Scripted(2, {TABLE: "living_in_luxury"}, otherwise=Counter(2, 1))
    table = WITCHES.table(WITCHES.box(2, {"first_player": 0, "witches": "S4-C2-G1"}), chance)
    table.begin()
    assert (table.witches, table.card) == (("S4", "C2", "G1"), "living_in_luxury")


# locoweed_opens


@pytest.mark.parametrize(
    ("opens", "round", "is_open"), [(1, 1, True), (2, 1, False), (2, 2, True), (3, 2, False), (3, 3, True)]
)
def test_the_round_in_which_locoweed_opens(opens: int, round: int, is_open: bool) -> None:
    """[WIT-6.2, WIT-5.9]"""
    t = in_scoring(player(cauldron="o1@20"), books=f"{NEUTRAL}-l5", round=round, locoweed_opens=opens)
    assert ("buy:l1" in t.asked("A")) is is_open
    if not is_open:
        assert t.refuses("A: buy:l1") == ("book_closed", "BEL-1.6", {"chip": "l1"})


def test_the_opening_of_locoweed_is_told() -> None:
    """[WIT-6.2, BEL-11.1] With the mandrakes, in round 2."""
    t = witches_scene(start="marker", round=2, card="living_in_luxury", books=f"{NEUTRAL}-l5", locoweed_opens=2)
    assert {"color": "locoweed", "book": "locoweed-5"} in t.told("opened")


# green_5_start_chips


@pytest.mark.parametrize(("option", "questions"), [("per_green", 2), ("one", 1)])
def test_how_many_start_chips_spiders_give(option: str, questions: int) -> None:
    """[WIT-6.3, WIT-5.5] g4@20 g1@24: one for each, or one up to the higher green."""
    t = in_scoring(player(cauldron="w3@10 g4@20 g1@24"), books="g5-b3-r3-y1-p3", green_5_start_chips=option)
    asked = []
    while t.about("A") == "start_chip":
        asked.append(t.asked("A"))
        t.says("A: none")
    assert len(asked) == questions
    assert asked[-1] == "start:w3 | start:g1 | start:g4 | none"


# red_6_white_counts


def a_white_aside(
    counts: str, whites: str = SEVEN, white: str = "w1", left: str = "g1", **setting: Any
) -> BelcastelScene:
    """red-6: a white is set aside; A has the penny of S1, and what is left in the bag."""
    mine, other = player(bag=f"{left} r1 {white}", cauldron=whites), player(cauldron="o1@50")
    t = calling("S1", mine, other, start="middle", books=RED_6, red_6_white_counts=counts, **setting)
    shows(t, "A", "r1", white)
    return t


def test_a_white_aside_counts_when_it_is_laid() -> None:
    """[WIT-6.4, WIT-5.6]"""
    t = a_white_aside("when_laid")
    assert (t.seat("A").whites, t.about("A")) == (7, "brew")
    t.says("A: lay:w1")
    assert (t.seat("A").whites, t.about("A")) == (8, "saved")


def test_a_white_aside_may_count_from_the_moment_it_is_set_aside() -> None:
    """[WIT-6.4, WIT-5.6] Exploded; S1 puts the very white in the bag, and the red stays."""
    t = a_white_aside("when_set_aside")
    assert (t.seat("A").whites, t.seat("A").state, t.about("A")) == (8, "exploded", "saved")
    t.says("A: witch:S1")
    assert (t.seat("A").whites, t.seat("A").state, t.aside("A")) == (7, "brewing", "")
    assert (t.cauldron("A"), t.bag("A")) == (f"{SEVEN} r1@8", "w1 g1")


def test_a_white_that_counted_aside_is_not_checked_again() -> None:
    """[WIT-6.4, WIT-5.6] Whites 5, w2 aside: 7; laid it is still 7, in a free act."""
    t = a_white_aside("when_set_aside", "w3@3 w2@5", "w2")
    assert t.seat("A").whites == 7
    t.says("A: lay:w2")
    assert (t.seat("A").whites, t.seat("A").state, t.cauldron("A")) == (7, "brewing", "w3@3 w2@5 r1@6 w2@8")


def test_another_white_counts_with_the_one_aside() -> None:
    """[WIT-6.4, BEL-16.11] Whites 5, w2 aside, and a white 1 drawn: 8, exploded."""
    t = a_white_aside("when_set_aside", "w3@3 w2@5", "w2", left="w1")
    t.draws("A: w1")
    assert (t.seat("A").whites, t.seat("A").state) == (8, "exploded")


@pytest.mark.parametrize("after_stop", ["moves_and_gains", "no_action"])
def test_a_white_that_counted_aside_counts_once_after_stopping(after_stop: str) -> None:
    """[WIT-6.4, WIT-6.5, WIT-5.6] Step 2, with either option: whites 7, no explosion."""
    t = a_white_aside("when_set_aside", "w3@3 w2@5", "w2", red_6_after_stop=after_stop)
    t.luck("B: 4")
    t.all_stop()
    assert (t.cauldron("A"), t.seat("A").whites, t.seat("A").state) == ("w3@3 w2@5 r1@6 w2@8", 7, "stopped")


def test_in_lock_step_a_white_aside_is_counted_in_secret() -> None:
    """[WIT-6.4, BEL-16.13] Round 9: the beat waits for A's answer."""
    t = calling("S1", player(bag="w3 w3 r1 w2"), books=RED_6, red_6_white_counts="when_set_aside", round=9)
    t.draws("A: w3", "B: o1", "A: w3", "B: g1")
    t.luck("A: r1 w2")
    t.says("A: draw")
    t.draws("B: w1")
    assert (t.awaited, t.about("A")) == ("A", "saved")
    t.says("A: witch:S1")
    assert (t.seat("A").whites, t.bag("A"), t.awaited) == (6, "w2", "AB")


# red_6_after_stop


@pytest.mark.parametrize(
    ("option", "books", "chip", "cauldron", "points"),
    [
        ("moves_and_gains", "g1-b5-r6-y1-p3", "b1", "o1@1 r1@2 b1@3", 1),
        ("no_action", "g1-b5-r6-y1-p3", "b1", "o1@1 r1@2 b1@3", 0),
        ("moves_and_gains", "g1-b3-r6-y4-p3", "y1", "o1@1 r1@2 y1@4", 0),
        ("no_action", "g1-b3-r6-y4-p3", "y1", "o1@1 r1@2 y1@3", 0),
    ],
)
def test_what_a_chip_aside_does_after_stopping(option: str, books: str, chip: str, cauldron: str, points: int) -> None:
    """[WIT-6.5, WIT-5.6] blue-5 scores or not; yellow-4 moves further or not."""
    mine = player(cauldron="o1@1", more=f"r1 {chip}")
    t = quiet(mine, player(cauldron="o1@50"), start="middle", books=books, round=2, red_6_after_stop=option)
    shows(t, "A", "r1", chip)
    t.luck("B: 4")
    t.all_stop()
    assert (t.cauldron("A"), sum(gained for _, gained in t.gains("A", "WIT-5.4"))) == (cauldron, points)


def test_without_action_a_white_aside_still_explodes() -> None:
    """[WIT-6.5, WIT-5.6] A white counts when it is laid, and S1 may save it."""
    t = a_white_aside("when_laid", red_6_after_stop="no_action")
    t.all_stop()
    assert (t.seat("A").whites, t.about("A")) == (8, "saved")


def test_while_brewing_a_chip_aside_acts_whatever_the_option() -> None:
    """[WIT-6.5, WIT-5.6]"""
    t = quiet(
        player(cauldron="o1@1", more="b1 r1"),
        player(),
        start="middle",
        books="g1-b5-r6-y1-p3",
        red_6_after_stop="no_action",
    )
    shows(t, "A", "r1", "b1")
    t.says("A: lay:b1")
    assert t.seat("A").points == 1


def test_without_action_a_locoweed_aside_still_has_its_value() -> None:
    """[WIT-6.5, WIT-5.9, BEL-16.5] locoweed-5, rat 2: its value is 3, and no extra; it has no printed one."""
    mine = player(cauldron="o1@3", rat=2, more="r1 l1")
    t = quiet(mine, player(cauldron="o1@50"), start="middle", books=f"{RED_6}-l5", red_6_after_stop="no_action")
    shows(t, "A", "r1", "l1")
    t.luck("B: 4")
    t.all_stop()
    assert t.cauldron("A") == "o1@3 r1@4 l1@7"


# black_5_other_gains


@pytest.mark.parametrize("option", ["pass_left", "own_bag"])
def test_a_black_of_phase_e_or_of_a_card_is_always_passed_on(option: str) -> None:
    """[WIT-6.6, WIT-5.8]"""
    t = after_brewing("S1", player(bag="w1", cauldron="o1@9"), books=f"{NEUTRAL}-k5", black_5_other_gains=option)
    t.says("A: buy:k1", "A: drop", "B: done")
    assert (t.bag("A"), t.bag("B").count("k1")) == ("w1 o1", 1)
    t = quiet(
        player(bag="w1"),
        player(bag="w1"),
        start="card",
        card="only_one",
        books=f"{NEUTRAL}-k5",
        black_5_other_gains=option,
    )
    t.says("A: take:k1", "A: drop")
    assert (t.bag("A"), t.bag("B")) == ("w1", "w1 k1")


@pytest.mark.parametrize(("option", "owner"), [("pass_left", "B"), ("own_bag", "A")])
def test_a_black_gained_otherwise(option: str, owner: str) -> None:
    """[WIT-6.6, WIT-5.8] purple-2, purple-5, a test tube, C3: to the neighbor with a drop move, or into the own bag."""
    things = {"black_5_other_gains": option, "round": 3}
    trade = in_scoring(player(bag="w1", cauldron="p1@20"), books="g1-b3-r3-y1-p2-k5", **things)
    trade.says("A: row:1")
    ghosts = in_scoring(player(bag="w1", cauldron="p1@48"), books="g1-b3-r3-y1-p5-k5", **things)
    ghosts.says("A: buy:k1")
    copy = after_brewing("C3", player(bag="w1", cauldron="o1@9"), books=f"{NEUTRAL}-k5", **things)
    copy.says("A: buy:k1", "A: none", "A: take:k1")
    tube = quiet(
        player(bag="w1", tube=4),
        player(bag="w1"),
        start="card",
        card="pot_filling_up",
        cauldron_side="tubes",
        books=f"{NEUTRAL}-k5",
        **things,
    )
    tube.says("A: tube")
    for t, passed in ((trade, 0), (ghosts, 0), (copy, 1), (tube, 0)):
        assert len(t.told("passed_black")) == passed + (owner == "B")
        assert (t.about("A") == "drop") is (owner == "B")


# locoweed_6_copies


@pytest.mark.parametrize(("option", "rubies"), [("all", 2), ("on_draw", 1)])
def test_what_locoweed_copies_in_phase_b(option: str, rubies: int) -> None:
    """[WIT-6.7, WIT-5.9] green-1: g1@8 and a locoweed on 9, last and next to last."""
    t = in_scoring(player(cauldron="g1@8 l1=g1@9"), books=f"{NEUTRAL}-l6", locoweed_6_copies=option)
    assert len(t.gains("A", "BEL-7.3")) == rubies


@pytest.mark.parametrize("option", ["all", "on_draw"])
def test_while_brewing_locoweed_copies_whatever_the_option(option: str) -> None:
    """[WIT-6.7, WIT-5.9] Value and action: blue-3 on 9, a ruby space."""
    t = quiet(
        player(cauldron="b1@8", more="l1"), player(), start="middle", books=f"{NEUTRAL}-l6", locoweed_6_copies=option
    )
    t.draws("A: l1")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("b1@8 l1=b1@9", 2)


@pytest.mark.parametrize(("option", "awaited"), [("all", "A"), ("on_draw", "B")])
def test_locoweed_as_a_moth_or_not(option: str, awaited: str) -> None:
    """[WIT-6.7, WIT-5.9] black-2p: two against two, a drop move for both, A first; or one against two, for B alone."""
    mine, other = player(cauldron="k1@8 l1=k1@9"), player(cauldron="k1@48 k1@49")
    t = quiet(mine, other, start="middle", books=f"{NEUTRAL}-l6", locoweed_6_copies=option)
    t.luck("B: 1")
    t.all_stop()
    assert (t.awaited, t.about(awaited)) == (awaited, "drop")


# ruby_coins_after_points


@pytest.mark.parametrize(("option", "awaited"), [(True, "A"), (False, "B")])
def test_shopping_with_rubies_after_points(option: bool, awaited: str) -> None:
    """[WIT-6.8, WIT-3.8] C4: 3 rubies are 6 coins, or the shop is shut."""
    mine = player(cauldron="w3@3 w3@6 w2@11", exploded=True, rubies=3)
    t = after_brewing("C4", mine, ruby_coins_after_points=option)
    t.says("A: points")
    assert t.awaited == awaited
    if option:
        t.says("A: witch:C4")
        assert t.coins() == 6
    else:
        assert what(t.refuses("A: witch:C4"))[0] == "not_your_turn"


@pytest.mark.parametrize("option", [True, False])
def test_who_takes_the_coins_may_use_rubies_whatever_the_option(option: bool) -> None:
    """[WIT-6.8, WIT-3.8] Exploded on space 12: 12 + 6 coins."""
    mine = player(cauldron="w3@3 w3@6 w2@11", exploded=True, rubies=3)
    t = after_brewing("C4", mine, ruby_coins_after_points=option)
    t.says("A: coins", "A: witch:C4")
    assert t.coins() == 18


# spoon_tie


@pytest.mark.parametrize(("tie", "places"), [("shared", (1, 1)), ("bowls", (2, 1))])
def test_a_tie_on_the_spoon_is_shared_or_broken_by_the_bowls(tie: str, places: tuple[int, ...]) -> None:
    """[WIT-6.10, BEL-13.1] Bowls of 4 and 5: 2 points each, so both have the same; the second is fuller."""
    seats = [player(cauldron="o1@52", bowl=chips, rubies=0) for chips in ("g4", "g4 g1")]
    t = quiet(*seats, start="middle", round=9, books=NEUTRAL, spoon_tie=tie)
    t.luck("A: 4", "B: 4")
    t.all_stop()
    t.declines("exchange", "spend")
    assert t.table.outcome is not None
    assert (t.table.outcome.points[0], t.table.outcome.places) == (t.table.outcome.points[1], places)


def test_bowls_do_not_break_a_tie_short_of_the_spoon() -> None:
    """[WIT-6.10, BEL-13.1] Nothing lies in a bowl there, and the further space decides."""
    seats = [player(cauldron="o1@31", rubies=0), player(cauldron="o1@32", rubies=0)]
    t = quiet(*seats, start="middle", round=9, books=NEUTRAL, spoon_tie="bowls")
    t.luck("B: 4")
    t.all_stop()
    t.declines("exchange", "spend")
    assert t.table.outcome is not None
    assert (t.table.outcome.points, t.table.outcome.places) == ((12, 12), (2, 1))

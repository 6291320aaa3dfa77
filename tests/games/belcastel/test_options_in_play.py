"""[BEL-15] What the options of a table change in play: each default, and every other value."""

from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.testing.belcastel import NEUTRAL, BelcastelScene, player, scene
from tests.games.belcastel.positions import after_brewing

SEVEN = "w3@3 w2@5 w2@7"


# cauldron_side


def test_on_the_plain_side_there_is_one_drop() -> None:
    """[BEL-15.3]"""
    t = scene(start="card", card="pot_filling_up")
    assert t.asked("A") == "drop | none"


def test_on_the_tube_side_a_second_drop_may_move() -> None:
    """[BEL-15.3, BEL-14.1] The first tube: a ruby."""
    t = scene(start="card", card="pot_filling_up", cauldron_side="tubes")
    assert t.asked("A") == "drop | tube | none"
    t.says("A: tube")
    assert (t.seat("A").drop, t.seat("A").tube, t.seat("A").rubies) == (0, 1, 2)


# lock_step


@pytest.mark.parametrize("round", [1, 8])
def test_before_the_last_round_all_brew_at_their_own_pace(round: int) -> None:
    """[BEL-15.4, BEL-5.1]"""
    t = scene(round=round)
    t.draws("A: w1 o1")
    assert (t.cauldron("A"), t.about("B")) == ("w1@1 o1@2", "brew")


def test_in_the_last_round_all_draw_on_a_signal() -> None:
    """[BEL-15.4, BEL-12.1]"""
    t = scene(round=9)
    t.draws("A: w1")
    assert (t.cauldron("A"), t.asked("A"), t.awaited) == ("", "", "B")
    t.draws("B: o1")
    assert (t.cauldron("A"), t.cauldron("B")) == ("w1@1", "o1@1")


@pytest.mark.parametrize("round", [1, 8, 9])
def test_lock_step_may_hold_in_every_round(round: int) -> None:
    """[BEL-15.4, BEL-12.1]"""
    t = scene(round=round, lock_step="every_round")
    assert (t.about("A"), t.about("B")) == ("commit", "commit")
    t.draws("A: w1")
    assert t.cauldron("A") == ""
    t.draws("B: o1")
    assert (t.cauldron("A"), t.cauldron("B")) == ("w1@1", "o1@1")


# open_bags


def test_the_bags_of_the_others_are_closed() -> None:
    """[BEL-15.5, BEL-1.8] Everyone sees the own bag and how many chips are in the others'."""
    t = scene(player(bag="w1 o1"), player(bag="w2"))
    mine, theirs = BELCASTEL.view(t.table, 0)["seats"]
    assert (mine["bag"], theirs["bag"], theirs["bag_size"]) == (["w1", "o1"], None, 1)


def test_open_bags_are_seen_by_everybody() -> None:
    """[BEL-15.5, BEL-1.8] Their composition, sorted, also by spectators."""
    t = scene(player(bag="w1 o1"), player(bag="g1 w2"), open_bags=True)
    assert BELCASTEL.view(t.table, 0)["seats"][1]["bag"] == ["w2", "g1"]
    assert [seat["bag"] for seat in BELCASTEL.view(t.table, None)["seats"]] == [["w1", "o1"], ["w2", "g1"]]


def test_a_spectator_sees_no_closed_bag() -> None:
    """[BEL-15.5, BEL-1.8]"""
    t = scene()
    assert [seat["bag"] for seat in BELCASTEL.view(t.table, None)["seats"]] == [None, None]


# stop


def test_a_stop_is_final() -> None:
    """[BEL-15.6, BEL-5.3]"""
    t = scene()
    t.draws("A: w1")
    t.says("A: stop")
    assert t.asked("A") == ""
    assert t.refuses("A: draw").rule == "BEL-5.3"


def test_a_revocable_stop_may_be_withdrawn() -> None:
    """[BEL-15.6, BEL-16.6] As long as someone else is still brewing."""
    t = scene(books=NEUTRAL, stop="revocable")
    t.draws("A: w1")
    t.says("A: stop")
    assert (t.asked("A"), t.awaited) == ("return", "B")  # nobody waits for A
    t.says("A: return")
    assert t.asked("A") == "draw | stop | flask"
    t.draws("A: o1")
    assert t.cauldron("A") == "w1@1 o1@2"


def test_a_revocable_stop_ends_with_the_last_brewer() -> None:
    """[BEL-15.6, BEL-16.6] The offer lapses, and scoring begins."""
    t = scene(books=NEUTRAL, stop="revocable")
    t.luck("A: 4", "B: 4")
    t.says("A: stop", "B: stop")
    assert t.about("A") != "return"
    assert len(t.told("scoring_space")) == 2


def test_an_explosion_ends_the_offer_to_return_too() -> None:
    """[BEL-15.6, BEL-16.6] B explodes, so nobody is brewing any more."""
    t = scene(player(), player(cauldron=SEVEN), start="middle", books=NEUTRAL, stop="revocable")
    t.luck("A: 4")
    t.says("A: stop")
    t.draws("B: w1")
    assert t.about("A") != "return"
    assert len(t.told("scoring_space")) == 2


def test_an_explosion_cannot_be_withdrawn() -> None:
    """[BEL-15.6, BEL-16.6] Only who stopped freely may return."""
    t = scene(player(cauldron=SEVEN), player(), start="middle", books=NEUTRAL, stop="revocable")
    t.draws("A: w1")
    assert (t.seat("A").state, t.asked("A")) == ("exploded", "")


def test_who_may_only_use_the_flask_may_still_return() -> None:
    """[BEL-15.6, BEL-16.6] Stopped freely on the last space with a full flask: back to the same question."""
    t = scene(player(cauldron="o1@52"), player(), start="middle", books=NEUTRAL, stop="revocable")
    t.says("A: stop")
    assert t.asked("A") == "return"
    t.says("A: return")
    assert t.asked("A") == "stop | flask"


def test_players_may_return_in_turn() -> None:
    """[BEL-15.6, BEL-16.6] A returns, B stops and may return in turn while A brews."""
    t = scene(books=NEUTRAL, stop="revocable")
    t.says("A: stop", "A: return", "B: stop")
    assert (t.asked("A"), t.asked("B"), t.awaited) == ("draw | stop", "return", "A")


def test_who_could_only_stop_may_not_return() -> None:
    """[BEL-15.6, BEL-16.6] An empty bag and an empty flask: not stopped freely."""
    t = scene(player(bag="w1", flask=False), player(), books=NEUTRAL, stop="revocable")
    t.draws("A: w1")
    assert (t.seat("A").state, t.asked("A")) == ("stopped", "")


def test_in_lock_step_a_revocable_stop_is_final() -> None:
    """[BEL-15.6, BEL-16.6]"""
    t = scene(books=NEUTRAL, stop="revocable", round=9)
    t.says("A: stop")
    t.draws("B: o1")
    assert (t.seat("A").state, t.asked("A"), t.awaited) == ("stopped", "", "B")


# flask_takes


@pytest.mark.parametrize("chip", ["w1", "o1", "g1", "r1", "k1"])
def test_the_flask_takes_a_chip_of_any_color(chip: str) -> None:
    """[BEL-15.7, BEL-8.1]"""
    t = scene(books=NEUTRAL)
    t.draws(f"A: {chip}")
    t.says("A: flask")
    assert (t.cauldron("A"), t.seat("A").flask) == ("", False)


def test_the_flask_may_take_only_whites() -> None:
    """[BEL-15.7, BEL-16.9]"""
    t = scene(books=NEUTRAL, flask_takes="white")
    t.draws("A: w2 o1")
    assert t.asked("A") == "draw | stop"
    reason = t.refuses("A: flask")
    assert (reason.key, reason.rule) == ("only_white", "BEL-15.7")


def test_a_flask_for_whites_takes_a_white() -> None:
    """[BEL-15.7, BEL-16.9]"""
    t = scene(books=NEUTRAL, flask_takes="white")
    t.draws("A: o1 w2")
    t.says("A: flask")
    assert t.cauldron("A") == "o1@1"


def test_on_the_last_space_a_flask_for_whites_helps_no_colored_chip() -> None:
    """[BEL-15.7, BEL-16.27] Brewing is over at once."""
    t = scene(player(cauldron="w1@51"), player(), start="middle", books=NEUTRAL, flask_takes="white")
    t.draws("A: o1")
    assert (t.seat("A").state, t.asked("A")) == ("stopped", "")


# bonus_moves


def test_extra_spaces_are_taken_without_asking() -> None:
    """[BEL-15.8, BEL-7.2] red-3 and yellow-4."""
    t = scene(books="g1-b3-r3-y4-p3")
    t.draws("A: w2 r1 y1")
    assert t.cauldron("A") == "w2@2 r1@5 y1@7"


@pytest.mark.parametrize(
    ("books", "before", "chip", "with_bonus", "without"),
    [
        ("g1-b3-r1-y1-p3", "o1@1", "r1", 3, 2),
        ("g1-b3-r3-y1-p3", "w2@2", "r1", 5, 3),
        ("g1-b3-r4-y1-p3", "r1@1", "w1", 3, 2),
        ("g1-b3-r3-y2-p3", "y1@1", "g2", 5, 3),
        ("g1-b3-r3-y4-p3", "o1@1", "y1", 3, 2),
    ],
)
def test_each_extra_move_may_be_refused(books: str, before: str, chip: str, with_bonus: int, without: int) -> None:
    """[BEL-15.8, BEL-16.5] red-1, red-3, red-4, yellow-2, yellow-4; green-3 is in books/test_green.py."""
    for answer, space in (("bonus", with_bonus), ("none", without)):
        mine = player(cauldron=before)
        t = scene(mine, player(), start="middle", books=books, bonus_moves="may_decline")
        t.draws(f"A: {chip}")
        assert t.asked("A") == "bonus | none"
        t.says(f"A: {answer}")
        assert t.seat("A").spaces[-1] == space


def test_a_chip_without_extra_spaces_asks_nothing() -> None:
    """[BEL-15.8]"""
    t = scene(books="g1-b3-r1-y4-p3", bonus_moves="may_decline")
    t.draws("A: w2 r1 o1")
    assert (t.cauldron("A"), t.about("A")) == ("w2@2 r1@3 o1@4", "brew")


@pytest.mark.parametrize(
    ("double", "extra", "space"),
    [("bonus", "bonus", 7), ("bonus", "none", 6), ("none", "bonus", 5), ("none", "none", 4)],
)
def test_the_doubling_and_the_extra_are_refused_each_on_its_own(double: str, extra: str, space: int) -> None:
    """[BEL-15.8, BEL-16.5] o1@1 y1@2 and a red 2 under red-1: 2 × 2 + 1 in all."""
    mine = player(cauldron="o1@1 y1@2")
    t = scene(mine, player(), start="middle", books="g1-b3-r1-y2-p3", bonus_moves="may_decline")
    t.draws("A: r2")
    assert t.about("A") == "double"
    t.says(f"A: {double}")
    assert t.about("A") == "extra"
    t.says(f"A: {extra}")
    assert t.cauldron("A") == f"o1@1 y1@2 r2@{space}"


# bonus_moves, asked where it matters


def asks_where_it_matters(cauldron: str, books: str, **setting: Any) -> BelcastelScene:
    mine = player(cauldron=cauldron)
    return scene(mine, player(), start="middle", **{"books": books, "bonus_moves": "where_it_matters", **setting})


def test_extra_spaces_may_be_renounced_for_a_ruby() -> None:
    """[BEL-15.8, BEL-7.2] red-1: one orange. On 4 the red scores space 5 and its ruby, on 5 it does not."""
    t = asks_where_it_matters("o1@2 g1@3", "g1-b3-r1-y1-p3")
    t.draws("A: r1")
    assert (t.about("A"), t.asked("A")) == ("extra", "bonus | none")
    t.says("A: none")
    assert (t.cauldron("A"), t.space("A")) == ("o1@2 g1@3 r1@4", "5 (5 c, 0 p, R)")


@pytest.mark.parametrize("cauldron", ["o1@3 g1@4", "o1@1 g1@2"])
def test_extra_spaces_that_cost_no_ruby_are_taken_without_a_question(cauldron: str) -> None:
    """[BEL-15.8] red-1: no ruby either way, or the ruby lies further on."""
    t = asks_where_it_matters(cauldron, "g1-b3-r1-y1-p3")
    t.draws("A: r1")
    assert (t.about("A"), t.seat("A").spaces[-1] - t.seat("A").spaces[-2]) == ("brew", 2)


def test_without_extra_spaces_nothing_is_asked() -> None:
    """[BEL-15.8] red-1 without an orange."""
    t = asks_where_it_matters("g1@3", "g1-b3-r1-y1-p3")
    t.draws("A: r1")
    assert (t.about("A"), t.cauldron("A")) == ("brew", "g1@3 r1@4")


@pytest.mark.parametrize(("answer", "lies"), [("bonus", "y1@2 w2@6"), ("none", "y1@2 w2@4")])
def test_a_doubling_may_be_renounced_where_it_misses_a_ruby(answer: str, lies: str) -> None:
    """[BEL-15.8, BEL-16.5] yellow-2: from 2 a white 2 goes to 6, or to 4 and scores the ruby of 5."""
    t = asks_where_it_matters("y1@2", "g1-b3-r3-y2-p3")
    t.draws("A: w2")
    assert t.about("A") == "double"
    t.says(f"A: {answer}")
    assert t.cauldron("A") == lies


@pytest.mark.parametrize("blue", [3, 4])
def test_a_doubled_skull_may_stay_on_a_ruby_space(blue: int) -> None:
    """[BEL-15.8] blue-3 and blue-4 act on the space they lie on: 9 shows a ruby, 10 does not."""
    t = asks_where_it_matters("y1@8", f"g1-b{blue}-r3-y2-p3")
    t.draws("A: b1")
    assert t.about("A") == "double"
    t.says("A: none")
    assert (t.cauldron("A"), t.seat("A").rubies + t.seat("A").points) == ("y1@8 b1@9", 2)


def test_a_doubled_chip_with_an_extra_is_asked_about_each_that_matters() -> None:
    """[BEL-15.8, BEL-16.5] red-1 and yellow-2: 2 x 2 + 1 to 11; not doubled to 9; with neither to 8, a ruby."""
    t = asks_where_it_matters("o1@5 y1@6", "g1-b3-r1-y2-p3")
    t.draws("A: r2")
    assert t.about("A") == "double"
    t.says("A: none")
    assert t.about("A") == "extra"
    t.says("A: none")
    assert (t.cauldron("A"), t.space("A")) == ("o1@5 y1@6 r2@8", "9 (9 c, 1 p, R)")


@pytest.mark.parametrize(("answer", "space"), [("bonus", "10"), ("none", "9")])
def test_a_spider_of_set_3_may_be_renounced_for_a_ruby(answer: str, space: str) -> None:
    """[BEL-15.8, BEL-16.23] green-3: whites 7, the last chip on 8; moved on by 1 it misses the ruby of 9."""
    t = asks_where_it_matters("w3@3 w2@5 w2@7 g1@8", "g3-b3-r3-y1-p3")
    t.luck("A: 1")
    t.all_stop()
    assert t.about("A") == "extra"
    t.says(f"A: {answer}")
    assert t.space("A").split()[0] == space


def test_in_lock_step_nobody_sees_whether_extra_spaces_were_renounced() -> None:
    """[BEL-15.8, BEL-16.13] pumpkin_party: an orange may ask, so the beat is sealed until all have answered."""
    setting: dict[str, Any] = {"round": 9, "card": "pumpkin_party", "books": NEUTRAL, "bonus_moves": "where_it_matters"}
    t = scene(player(drop=3), player(), **setting)
    t.draws("A: o1", "B: w1")
    assert (t.about("A"), t.awaited) == ("extra", "A")
    seen = BELCASTEL.view(t.table, 1)
    assert (seen["seats"][0]["drawn"], seen["seats"][0]["chips"], seen["asks"]) == ("o1", [], {})


# yellow_2_doubles


@pytest.mark.parametrize(("doubles", "space"), [("value", 7), ("whole_move", 8)])
def test_the_mandrake_doubles_the_value_or_the_whole_move(doubles: str, space: int) -> None:
    """[BEL-15.9, BEL-16.5] yellow-2 with red-1: 2 × 2 + 1, or (2 + 1) × 2."""
    mine = player(cauldron="o1@1 y1@2")
    t = scene(mine, player(), start="middle", books="g1-b3-r1-y2-p3", yellow_2_doubles=doubles)
    t.draws("A: r2")
    assert t.cauldron("A") == f"o1@1 y1@2 r2@{space}"


@pytest.mark.parametrize(("doubles", "space"), [("value", 4), ("whole_move", 5)])
def test_the_mandrake_doubles_a_pumpkin_at_the_party(doubles: str, space: int) -> None:
    """[BEL-15.9, BEL-16.5] yellow-2, pumpkin_party: 1 × 2 + 1, or (1 + 1) × 2."""
    t = scene(books="g1-b3-r1-y2-p3", card="pumpkin_party", yellow_2_doubles=doubles)
    t.draws("A: y1 o1")
    assert t.cauldron("A") == f"y1@1 o1@{space}"


@pytest.mark.parametrize("doubles", ["value", "whole_move"])
def test_without_extra_spaces_both_doublings_are_the_same(doubles: str) -> None:
    """[BEL-15.9] yellow-2."""
    t = scene(books="g1-b3-r3-y2-p3", yellow_2_doubles=doubles)
    t.draws("A: y1 w3")
    assert t.cauldron("A") == "y1@1 w3@7"


# black_zero_tie


@pytest.mark.parametrize(("tie", "drops"), [("nothing", []), ("drop_each", [0, 1])])
def test_no_black_on_either_side_gives_nothing_or_a_drop_each(tie: str, drops: list[int]) -> None:
    """[BEL-15.10, BEL-10.2] black-2p."""
    t = after_brewing(player(cauldron="o1@3"), black_zero_tie=tie)
    while t.about(t.awaited) == "drop":
        t.says(f"{t.awaited}: drop")
    assert [fact["seat"] for fact in t.told("drop")] == drops
    assert [t.seat(name).drop for name in "AB"] == [int(seat in drops) for seat in (0, 1)]


def test_three_players_without_black_get_nothing_under_either_option() -> None:
    """[BEL-15.10] It concerns the page for two players only."""
    t = scene(player(), player(), player(), start="middle", books=NEUTRAL, black_zero_tie="drop_each")
    t.luck("A: 4", "B: 4", "C: 4")
    t.all_stop()
    assert t.told("drop") == []


# exploded_coins_round_9


@pytest.mark.parametrize(
    ("option", "reward", "points"),
    [("none", "coins", 0), ("none", "points", 7), ("exchange", "coins", 4), ("exchange", "points", 7)],
)
def test_the_coins_of_an_explosion_in_round_nine(option: str, reward: str, points: int) -> None:
    """[BEL-15.11, BEL-12.2, BEL-12.3] Space 31 shows 23 coins and 7 points; no rubies."""
    mine = player(cauldron="w3@10 w3@20 w2@30", exploded=True, rubies=0)
    t = scene(mine, player(exploded=True), start="scoring", books=NEUTRAL, round=9, exploded_coins_round_9=option)
    t.says(f"A: {reward}", "B: coins")
    assert t.seat("A").points == points


# rubies


def test_rubies_never_run_out() -> None:
    """[BEL-15.12, BEL-16.20]"""
    t = after_brewing(player(cauldron="o1@8", rubies=30))
    assert (t.seat("A").rubies, t.seat("B").rubies) == (31, 2)


def test_limited_rubies_run_out() -> None:
    """[BEL-15.12, BEL-16.20] Twenty in all: 18 and 1 owned, B's die takes the last one, A's space gives none."""
    t = after_brewing(player(cauldron="o1@8", rubies=18), rubies="limited")
    assert (t.seat("A").rubies, t.seat("B").rubies) == (18, 2)


# second_chance_restores


def after_five_chips(restores: str) -> BelcastelScene:
    """blue-4 scored 1 on space 5, then the flask was used; five chips lie in the cauldron."""
    t = scene(card="second_chance", books="g1-b4-r3-y1-p3", second_chance_restores=restores)
    t.draws("A: w3 o1 b1 g1")
    t.says("A: flask")
    t.draws("A: g1 o1")
    assert (t.seat("A").points, t.seat("A").flask, t.about("A")) == (1, False, "second_chance")
    return t


def test_a_restart_restores_everything() -> None:
    """[BEL-15.15, BEL-16.12] Points, rubies and flask as at the start of brewing."""
    t = after_five_chips("everything")
    t.says("A: restart")
    assert (t.cauldron("A"), t.seat("A").points, t.seat("A").flask) == ("", 0, True)


def test_a_restart_restores_all_but_a_flask_that_was_used() -> None:
    """[BEL-15.15, BEL-16.12, BEL-8.1] Once per round, also after a second chance: the default."""
    assert BELCASTEL.options["second_chance_restores"].default == "all_but_flask"
    t = after_five_chips("all_but_flask")
    t.says("A: restart")
    assert (t.cauldron("A"), t.seat("A").points, t.seat("A").flask) == ("", 0, False)
    t.draws("A: o1")
    assert t.refuses("A: flask")[:2] == ("flask_empty", "BEL-8.1")


def test_a_restart_may_restore_the_chips_only() -> None:
    """[BEL-15.15, BEL-16.12] Points, rubies and flask stay as they are."""
    t = after_five_chips("chips_only")
    t.says("A: restart")
    assert (t.cauldron("A"), t.seat("A").points, t.seat("A").flask) == ("", 1, False)


@pytest.mark.parametrize(("restores", "rubies"), [("everything", 1), ("chips_only", 2)])
def test_a_restart_and_the_rubies_of_skulls(restores: str, rubies: int) -> None:
    """[BEL-15.15, BEL-16.12] blue-3 on space 5."""
    t = scene(card="second_chance", books=NEUTRAL, second_chance_restores=restores)
    t.draws("A: w3 o1 b1 o1 o1")
    assert t.seat("A").rubies == 2
    t.says("A: restart")
    assert t.seat("A").rubies == t.told("restarted")[0]["again"]["rubies"] == rubies


# second_chance_over_limit


def test_over_the_limit_is_safe_before_the_choice() -> None:
    """[BEL-15.16, BEL-16.12]"""
    t = scene(card="second_chance", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    assert (t.about("A"), t.seat("A").state) == ("brew", "brewing")
    t.draws("A: o1")
    assert t.asked("A") == "restart | go_on"


def test_over_the_limit_may_leave_only_restart_or_explosion() -> None:
    """[BEL-15.16, BEL-16.12] With the fourth chip already."""
    t = scene(card="second_chance", books=NEUTRAL, second_chance_over_limit="explodes_unless_restarted")
    t.draws("A: w3 w2 w2 w1")
    assert t.asked("A") == "restart | explode"
    t.says("A: explode")
    assert (t.seat("A").state, t.cauldron("A")) == ("exploded", "w3@3 w2@5 w2@7 w1@8")


def test_the_restart_undoes_the_explosion() -> None:
    """[BEL-15.16, BEL-16.12] And there is no second offer."""
    t = scene(card="second_chance", books=NEUTRAL, second_chance_over_limit="explodes_unless_restarted")
    t.draws("A: w3 w2 w2 w1")
    t.says("A: restart")
    assert (t.cauldron("A"), t.seat("A").state, t.about("A")) == ("", "brewing", "brew")
    t.draws("A: w3 w2 w2 w1")
    assert t.seat("A").state == "exploded"


def test_the_fifth_chip_may_go_over_the_limit_too() -> None:
    """[BEL-15.16, BEL-16.12]"""
    t = scene(card="second_chance", books=NEUTRAL, second_chance_over_limit="explodes_unless_restarted")
    t.draws("A: w3 w2 w2 o1 w1")
    assert t.asked("A") == "restart | explode"


def test_within_the_limit_the_strict_option_changes_nothing() -> None:
    """[BEL-15.16, BEL-16.12]"""
    t = scene(card="second_chance", books=NEUTRAL, second_chance_over_limit="explodes_unless_restarted")
    t.draws("A: w3 w2 w2 o1 o1")
    assert t.asked("A") == "restart | go_on"

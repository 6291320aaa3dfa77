"""[WIT-3.1, WIT-3.3, WIT-3.4] Silver pennies: S1, S3 and S4. S2 has a file of its own."""

from typing import Any

import pytest

from chaudron.testing.belcastel import NEUTRAL, BelcastelScene, player
from tests.games.belcastel.witches.positions import BOOM, SEVEN, after_brewing, calling, next_round, what


def exploded(**setting: Any) -> BelcastelScene:
    """Whites 8 on space 8, and S1 is offered."""
    t = calling("S1", player(cauldron=SEVEN), start="middle", **setting)
    t.draws("A: w1")
    assert (t.cauldron("A"), t.asked("A")) == (BOOM, "witch:S1 | none")
    return t


def heard(t: BelcastelScene, seat: int) -> list[tuple[str, int]]:
    """What a seat was told, and of whom."""
    return [(fact.key, fact.details.get("seat", -1)) for fact in t.facts if fact.is_heard_by(seat)]


# S1, the Pot-Saver


def test_the_pot_saver_is_not_called_before_an_explosion() -> None:
    """[WIT-2.3, WIT-3.1] Whites 7 are no explosion."""
    t = calling("S1", player(cauldron=SEVEN), start="middle")
    assert t.asked("A") == "draw | stop | flask"
    assert what(t.refuses("A: witch:S1")) == ("no_use_now", "WIT-3.1")


def test_a_declined_pot_saver_does_not_come_back() -> None:
    """[WIT-3.13] At once or never; the penny is kept."""
    t = exploded()
    t.says("A: none")
    assert (t.seat("A").state, t.seat("A").flask, t.seat("A").pennies) == ("exploded", True, ("silver",))
    assert t.asked("A") == ""
    t.luck("B: 1")
    t.all_stop()
    assert t.asked("A") == "points | coins"
    assert what(t.refuses("A: witch:S1")) == ("no_use_now", "WIT-3.1")


def test_a_saved_cauldron_did_not_explode() -> None:
    """[WIT-3.1, BEL-16.16] It rolls the die, scores and buys, and schadenfreude pays nobody."""
    t = exploded(card="schadenfreude")
    t.says("A: witch:S1", "A: stop")
    t.luck("A: 1")
    t.says("B: stop")
    assert (t.rolls(), t.seat("A").points, t.about("A")) == ([(0, "1")], 1 + 1, "buy")


def test_the_pot_saver_uses_the_flask_of_the_round() -> None:
    """[WIT-3.13] It cannot take another chip back, and the next white explodes for good."""
    t = exploded()
    t.says("A: witch:S1")
    assert what(t.refuses("A: flask")) == ("flask_empty", "BEL-8.1")
    assert what(t.refuses("A: witch:S1")) == ("no_penny", "WIT-2.1")
    t.draws("A: w1")
    assert (t.seat("A").state, t.asked("A")) == ("exploded", "")


def test_without_a_silver_penny_nobody_is_saved() -> None:
    """[WIT-2.1, WIT-3.1]"""
    t = calling("S1", player(cauldron=SEVEN, pennies=("copper", "gold")), start="middle")
    t.draws("A: w1")
    assert (t.seat("A").state, t.asked("A")) == ("exploded", "")


def test_the_pot_saver_takes_a_white_out_of_the_bowl() -> None:
    """[WIT-3.13, WIT-4.5]"""
    t = calling("S1", player(cauldron="w3@20 w3@52", bowl="g2"), start="middle")
    t.draws("A: w2")
    assert (t.bowl("A"), t.asked("A")) == ("g2 w2", "witch:S1 | none")
    t.says("A: witch:S1")
    assert (t.bowl("A"), t.seat("A").whites, t.seat("A").state) == ("g2", 6, "brewing")


def test_the_pot_saver_takes_back_a_white_that_a_crow_skull_laid() -> None:
    """[WIT-3.1, BEL-16.4] blue-1: the blue stays."""
    t = calling("S1", player(cauldron=SEVEN), start="middle", books="g1-b1-r3-y1-p3")
    t.has_in_bag("A", "b1")
    t.luck("A: b1 w1")
    t.says("A: draw", "A: lay:w1", "A: witch:S1")
    assert (t.cauldron("A"), t.seat("A").state) == (f"{SEVEN} b1@8", "brewing")


def test_a_covered_explosion_may_be_saved_too() -> None:
    """[WIT-3.1, BEL-16.8] blue-2: for the die, for instance."""
    t = calling("S1", player(cauldron="w3@3 w3@6 b2@8"), start="middle", books="g1-b2-r3-y1-p3")
    t.draws("A: w2")
    assert (t.seat("A").protected, t.asked("A")) == (True, "witch:S1 | none")
    t.says("A: witch:S1")
    assert (t.seat("A").protected, t.seat("A").state) == (False, "brewing")


def test_the_pot_saver_is_not_offered_while_draws_are_safe() -> None:
    """[WIT-3.13, BEL-16.12] second_chance, before the choice."""
    t = calling("S1", card="second_chance")
    t.draws("A: w3 w2 w2 w1")
    assert (t.seat("A").whites, t.seat("A").state, t.about("A")) == (8, "brewing", "brew")


def test_who_explodes_instead_of_starting_anew_may_be_saved() -> None:
    """[WIT-3.13, BEL-15.16] second_chance with explodes_unless_restarted."""
    t = calling("S1", card="second_chance", second_chance_over_limit="explodes_unless_restarted")
    t.draws("A: w3 w2 w2 w1")
    t.says("A: explode")
    assert t.asked("A") == "witch:S1 | none"
    t.says("A: witch:S1")
    assert (t.cauldron("A"), t.seat("A").state) == (SEVEN, "brewing")


def test_after_the_second_chance_the_pot_saver_is_there_again() -> None:
    """[WIT-3.13, BEL-16.12] Go on: the next white laid explodes, and she is offered."""
    t = calling("S1", card="second_chance")
    t.draws("A: w3 w2 o1 w2 w1")
    t.says("A: go_on")
    t.draws("A: w1")
    assert (t.seat("A").state, t.asked("A")) == ("exploded", "witch:S1 | none")
    t.says("A: witch:S1")
    assert (t.seat("A").state, t.seat("A").whites) == ("brewing", 8)


def test_the_pot_saver_is_not_needed_for_a_strong_ingredient() -> None:
    """[WIT-3.13, BEL-3.5]"""
    t = calling("S1", player(bag="w3", cauldron=SEVEN), player(bag=""), start="middle", card="strong_ingredient")
    t.luck("A: w3 4")
    t.all_stop()
    t.says("A: lay:w3")
    assert (t.seat("A").whites, t.seat("A").state, t.about("A")) == (10, "stopped", "buy")


def test_in_lock_step_nobody_sees_who_was_saved_before_all_have_answered() -> None:
    """[WIT-3.1, BEL-16.13] Round 9: both draw the eighth white."""
    whites = player(bag="w3 w3 w2", pennies=("silver",))
    t = calling("S1", whites, whites, round=9)
    t.draws("A: w3", "B: w3", "A: w3", "B: w3", "A: w2", "B: w2")
    assert (t.about("A"), t.about("B")) == ("saved", "saved")
    t.says("A: witch:S1")
    assert ("saved", 0) in heard(t, 0)
    assert ("saved", 0) not in heard(t, 1)
    t.says("B: none")
    assert ("saved", 0) in heard(t, 1)
    assert (t.awaited, t.about("A")) == ("A", "commit")
    assert [t.seat(name).state for name in "AB"] == ["brewing", "exploded"]


# S3, the White-Gatherer


def gathering(cauldron: str, **things: Any) -> BelcastelScene:
    return calling("S3", player(cauldron=cauldron, **things), start="middle")


def test_the_white_gatherer_is_offered_when_a_white_lies_in_the_cauldron() -> None:
    """[WIT-2.3, WIT-3.3, WIT-3.15] Not for colored chips, nor for a white in the bowl."""
    assert gathering("w1@1").asked("A") == "draw | stop | flask | witch:S3"
    t = gathering("o1@1 g1@52", bowl="w2")
    assert t.asked("A") == "draw | stop | flask"
    assert what(t.refuses("A: witch:S3")) == ("no_white", "WIT-3.3")


def test_a_single_white_goes_back_without_asking() -> None:
    """[WIT-3.3]"""
    t = gathering("o1@1 w3@4 g1@5")
    t.says("A: witch:S3")
    assert (t.cauldron("A"), t.seat("A").whites, t.seat("A").pennies) == ("o1@1 g1@5", 0, ())
    assert t.told("back_in_bag") == [{"seat": 0, "chip": "w3", "whites": 0}]
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 w3 o1 g1"


@pytest.mark.parametrize(
    ("answer", "left", "whites"),
    [
        ("whites:last", "w1@1 w3@4 g1@5 o1@8", 4),
        ("whites:earlier", "w1@1 g1@5 w2@7 o1@8", 3),
        ("whites:both", "w1@1 g1@5 o1@8", 1),
    ],
)
def test_one_or_both_of_the_last_two_whites_go_back(answer: str, left: str, whites: int) -> None:
    """[WIT-3.3, WIT-3.15] They need not be last or adjacent; an earlier white stays."""
    t = gathering("w1@1 w3@4 g1@5 w2@7 o1@8")
    t.says("A: witch:S3")
    assert (t.about("A"), t.asked("A")) == ("whites", "whites:last | whites:earlier | whites:both")
    t.says(f"A: {answer}")
    assert (t.cauldron("A"), t.seat("A").whites) == (left, whites)
    assert t.seat("A").next_space == 9


def test_whites_that_went_back_no_longer_explode_anything() -> None:
    """[WIT-3.3, BEL-16.11] Whites 7, both 2s back: a white 3 is safe."""
    t = gathering(SEVEN)
    t.says("A: witch:S3", "A: whites:both")
    t.draws("A: w3")
    assert (t.cauldron("A"), t.seat("A").state) == ("w3@3 w3@6", "brewing")


def test_the_white_gatherer_leaves_the_flask_full() -> None:
    """[WIT-3.15, BEL-16.9] It still takes the chip laid last, unless that one has gone back already."""
    t = gathering("w2@2 o1@3")
    t.says("A: witch:S3")
    assert t.asked("A") == "draw | stop | flask"
    t = gathering("o1@1 w2@3")
    t.says("A: witch:S3")
    assert (t.asked("A"), t.seat("A").flask) == ("draw | stop", True)
    assert what(t.refuses("A: flask")) == ("nothing_to_take_back", "BEL-16.9")


def test_the_white_gatherer_undoes_nothing_else() -> None:
    """[WIT-3.15] red-3: the red that moved further because of a white 2 stays on 5."""
    t = calling("S3")
    t.draws("A: w2 r1")
    t.says("A: witch:S3")
    assert t.cauldron("A") == "r1@5"


def test_a_white_that_leaves_the_last_space_frees_it() -> None:
    """[WIT-3.15, WIT-4.1] The white in the bowl stays; the next chip lies on the last space again."""
    t = gathering("o1@48 w3@52", bowl="w2")
    t.says("A: witch:S3")
    assert (t.cauldron("A"), t.bowl("A"), t.seat("A").whites) == ("o1@48", "w2", 2)
    t.draws("A: g1")
    assert (t.cauldron("A"), t.bowl("A")) == ("o1@48 g1@49", "w2")


def test_the_white_gatherer_does_not_come_after_an_explosion() -> None:
    """[WIT-3.3]"""
    t = gathering(BOOM, exploded=True)
    assert what(t.refuses("A: witch:S3")) == ("exploded", "BEL-6.1")


def test_who_has_stopped_waits_with_the_white_gatherer_until_all_have() -> None:
    """[WIT-3.15, WIT-3.19]"""
    t = gathering("w1@1")
    t.says("A: stop")
    assert what(t.refuses("A: witch:S3")) == ("stopped", "BEL-5.3")


def stopped(cauldron: str, books: str = NEUTRAL, card: str = "", **things: Any) -> BelcastelScene:
    """A, who has S3's penny, and B, who will roll a ruby, have stopped."""
    mine = player(cauldron=cauldron, **things)
    t = calling("S3", mine, player(cauldron="o1@50"), start="middle", books=books, card=card, round=3)
    t.luck("B: 4")
    t.all_stop()
    return t


def test_the_white_gatherer_comes_after_stopping_before_scoring_begins() -> None:
    """[WIT-3.19, WIT-3.3] green-1: with the white gone the green is last but one, and pays a ruby."""
    t = stopped("g1@1 w2@3 o1@4 w1@6")
    assert (t.about("A"), t.asked("A"), t.told("scoring_space")) == ("gather", "witch:S3 | none", [])
    t.says("A: witch:S3", "A: whites:both")
    assert (t.cauldron("A"), t.seat("A").pennies, t.seat("A").rubies) == ("g1@1 o1@4", (), 3)
    assert t.space("A") == "5 (5 c, 0 p, R)"


def test_the_white_gatherer_after_stopping_may_be_left_alone() -> None:
    """[WIT-3.19] The penny is kept."""
    t = stopped("g1@1 w2@3 o1@4 w1@6")
    t.says("A: none")
    assert (t.cauldron("A"), t.seat("A").pennies) == ("g1@1 w2@3 o1@4 w1@6", ("silver",))


@pytest.mark.parametrize(
    ("cauldron", "setting"),
    [
        ("o1@4 w1@5", {}),  # the space before shows a ruby
        ("g1@1 o1@2 w1@3", {}),  # the green is last but one
        ("w3@3 w3@6 w2@8 o6@14", {"card": "seasoned_perfectly", "cauldron": "w3@3 w2@5 w2@7 w2@9 o1@11"}),
        ("g1@1 w3@4 w2@6 w2@8 w2@10 o1@12", {"books": "g3-b3-r3-y1-p3", "card": "living_in_luxury"}),
        ("p1@1 w1@2 o6@8 o1@10", {"books": "g1-b3-r3-y1-p6"}),  # the pumpkin follows the ghost
        ("k1@1 o1@2 w1@3", {"books": "g1-b3-r3-y1-p3-k5"}),  # the black is last but one
        ("w3@3 w2@5 w2@7 o1@11", {"books": "g1-b3-r6-y1-p3", "aside": "w2", "red_6_white_counts": "when_laid"}),
        ("y1@1 w1@9", {"books": "g1-b3-r2-y2-p3", "beside": "r1"}),  # the red would be doubled
        ("o1@3 w2@5", {"books": "g1-b3-r2-y1-p3", "beside": "r1"}),  # the red would lead to the ruby of 5
        ("o1@3 w2@5", {"books": "g1-b3-r6-y1-p3", "aside": "o1"}),  # the pumpkin would
        ("o1@3 w2@5", {"card": "strong_ingredient", "bag": "o1"}),  # the pumpkin might, if it is drawn
        ("o1@6 w2@10", {"card": "strong_ingredient", "bag": ""}),  # the white itself might
        ("b1@6 r1@7 w3@10", {"pennies": ("silver", "copper")}),  # C1 would raise both
    ],
)
def test_the_white_gatherer_is_offered_after_stopping_where_she_can_bring_something(
    cauldron: str, setting: dict[str, Any]
) -> None:
    """[WIT-3.19, WIT-2.3]"""
    things = {"cauldron": cauldron, **setting}
    options = {name: things.pop(name) for name in ("red_6_white_counts",) if name in things}
    books, card = things.pop("books", NEUTRAL), things.pop("card", "")
    t = calling("S3", player(**things), start="middle", books=books, card=card, round=3, **options)
    t.all_stop()
    assert t.about("A") == "gather"


@pytest.mark.parametrize("cauldron", ["", "o1@1", "w1@6 o1@9", "o1@7 w3@10"])
def test_the_white_gatherer_is_not_offered_after_stopping_where_she_brings_nothing(cauldron: str) -> None:
    """[WIT-3.19, WIT-2.3] Only spaces would be lost, or nothing would change."""
    t = stopped(cauldron)
    assert "gather" not in (t.about("A"), t.about("B"))
    assert t.told("scoring_space") != []


def test_the_white_gatherer_is_not_offered_before_a_strong_ingredient_that_leads_to_no_ruby() -> None:
    """[WIT-3.19, BEL-3.5] Neither the pumpkin nor the white could be followed by 5."""
    t = stopped("o1@2 w1@3", card="strong_ingredient", bag="o1")
    assert t.about("A") == "strong_ingredient"


def test_the_white_gatherer_after_stopping_moves_where_the_chips_beside_are_laid() -> None:
    """[WIT-3.19, BEL-16.24] red-2: without the white the red lies on 4, and 5 shows a ruby."""
    t = stopped("o1@3 w2@5", "g1-b3-r2-y1-p3", beside="r1")
    t.says("A: witch:S3", "A: lay:r1")
    assert (t.cauldron("A"), t.space("A")) == ("o1@3 r1@4", "5 (5 c, 0 p, R)")


def test_the_white_gatherer_after_stopping_makes_others_the_last_two_for_the_growth() -> None:
    """[WIT-3.19, WIT-3.5] C1 raises blue and red, once the white after them is gone; in round 9 nobody buys."""
    t = stopped("b1@6 r1@7 w3@10", pennies=("silver", "copper"))
    t.says("A: witch:S3", "A: witch:C1", "A: last_two")
    assert [told["chip"] for told in t.told("handed_in")] == ["r1", "b1"]
    mine = player(cauldron="b1@6 r1@7 w3@10", pennies=("silver", "copper"))
    t = calling("S3", mine, player(cauldron="o1@50"), start="middle", round=9, books=NEUTRAL)
    t.luck("B: 4")
    t.all_stop()
    assert t.about("A") != "gather"


def test_the_white_gatherer_after_stopping_is_not_for_a_cauldron_that_exploded() -> None:
    """[WIT-3.19, WIT-3.3]"""
    t = stopped("g1@1 w3@4 w3@7 o1@8 w2@10", exploded=True)
    assert t.about("A") == "reward"


def test_in_lock_step_the_white_gatherer_comes_before_committing_and_for_all_to_see() -> None:
    """[WIT-3.3, BEL-16.13]"""
    t = calling("S3", round=9)
    t.draws("A: w3", "B: o1")
    t.says("A: witch:S3")
    assert (t.told("back_in_bag"), t.asked("A")) == ([{"seat": 0, "chip": "w3", "whites": 0}], "draw | stop")
    assert t.awaited == "AB"


# S4, Nothing Lost


def test_nothing_lost_is_asked_of_exploded_players_in_turn_order() -> None:
    """[WIT-3.16, WIT-2.3] Step 8, B being first player; C did not explode."""
    boom = player(cauldron=BOOM, exploded=True, pennies=("silver",))
    t = calling("S4", boom, boom, player(pennies=("silver",)), start="middle", first="B")
    t.all_stop()
    assert (t.awaited, t.about("B")) == ("B", "full_reward")
    t.says("B: none")
    assert (t.awaited, t.about("A")) == ("A", "full_reward")
    t.luck("C: 4")
    t.says("A: none")
    assert (t.awaited, t.about("B")) == ("B", "reward")


def test_who_does_not_announce_must_choose() -> None:
    """[WIT-3.4, BEL-10.4]"""
    t = after_brewing("S4", player(cauldron=BOOM, exploded=True))
    t.says("A: none")
    assert (t.asked("A"), t.seat("A").pennies) == ("points | coins", ("silver",))
    assert what(t.refuses("A: witch:S4")) == ("no_use_now", "WIT-3.4")


def test_nothing_lost_needs_an_explosion() -> None:
    """[WIT-2.3, WIT-3.4] Neither while brewing nor in scoring."""
    t = calling("S4", player(cauldron=SEVEN), player(cauldron="o1@50"), start="middle")
    assert what(t.refuses("A: witch:S4")) == ("no_use_now", "WIT-3.4")
    t.luck("B: 4")
    t.all_stop()
    assert t.about("A") == "buy"


def test_nothing_lost_rolls_no_die_for_a_nearer_space() -> None:
    """[WIT-3.4, BEL-10.1] Points and buying all the same."""
    t = after_brewing("S4", player(cauldron=BOOM, exploded=True))
    t.says("A: witch:S4")
    assert (t.rolls(), t.seat("A").full_reward) == ([(1, "4")], True)
    assert (t.seat("A").points, t.about("A"), t.coins()) == (1, "buy", 9)


def test_nothing_lost_pays_for_the_bowl_too() -> None:
    """[WIT-3.16, WIT-4.2] The spoon: 15 + 3 points, 35 coins and the die."""
    mine = player(cauldron="w3@10 w3@50 o6@52", bowl="b4 w2", exploded=True)
    t = calling("S4", mine, start="middle")
    t.luck("A: 4")
    t.all_stop()
    t.says("A: witch:S4")
    assert (t.rolls(), t.seat("A").points, t.coins()) == ([(0, "4")], 18, 35)


@pytest.mark.parametrize(("other", "asked"), [("o1@50", "buy"), ("o1@5", "full_reward")])
def test_nothing_lost_gives_a_covered_explosion_only_the_die(other: str, asked: str) -> None:
    """[WIT-2.3, WIT-3.4, BEL-16.8] blue-2: points and buying are there already; offered to the furthest."""
    mine = player(cauldron="w3@3 w3@6 b2@8 w2@10", exploded=True, protected=True)
    t = calling("S4", mine, player(cauldron=other), start="middle", books="g1-b2-r3-y1-p3")
    t.luck("B: 4")
    t.all_stop()
    assert t.about("A") == asked


def test_for_cards_the_cauldron_remains_exploded() -> None:
    """[WIT-3.16, BEL-16.16] strong_ingredient is not for A."""
    mine = player(bag="g4", cauldron=BOOM, exploded=True)
    t = calling("S4", mine, player(bag="", cauldron="o1@50"), start="middle", card="strong_ingredient")
    t.luck("B: 4")
    t.all_stop()
    assert (t.told("looked"), t.about("A")) == ([], "full_reward")


def test_nothing_lost_opens_the_exchange_of_round_9() -> None:
    """[WIT-3.16, BEL-12.2, BEL-16.25] Space 31: 7 points, and 23 coins make 4."""
    mine = player(cauldron="w3@10 w3@20 w2@30", exploded=True, rubies=0)
    t = after_brewing("S4", mine, round=9)
    t.says("A: witch:S4")
    assert (t.gains("A", "BEL-10.4"), t.gains("A", "BEL-12.2")) == ([("points", 7)], [("points", 4)])


def test_a_full_reward_lasts_one_round() -> None:
    """[WIT-2.1, WIT-3.4]"""
    t = after_brewing("S4", player(cauldron=BOOM, exploded=True))
    t.says("A: witch:S4")
    next_round(t)
    assert (t.table.round, t.seat("A").full_reward, t.seat("A").pennies) == (2, False, ())

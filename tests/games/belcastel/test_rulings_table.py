"""[BEL-16, BEL-15] The rulings table R1 to R29 of the components, one test for each line."""

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import CHIP, rat_tails
from chaudron.scenes.belcastel import NEUTRAL, player, scene
from tests.games.belcastel.positions import after_brewing

SEVEN = "w3@3 w2@5 w2@7"
BOOM = "w3@3 w2@5 w2@7 w1@8"


def test_r1_an_empty_bag_ends_brewing_unless_the_flask_helps() -> None:
    """[BEL-5.5, BEL-16.6] R1."""
    t = scene(player(bag="w1"), player(bag="w1", flask=False), books=NEUTRAL)
    t.draws("A: w1", "B: w1")
    assert (t.asked("A"), t.asked("B"), t.seat("B").state) == ("stop | flask", "", "stopped")


def test_r2_two_chips_must_differ_in_color_and_not_merely_in_value() -> None:
    """[BEL-10.5] R2: one, two or none; coins do not carry over."""
    t = after_brewing(player(cauldron="o1@23"))  # space 24: 19 coins
    t.says("A: buy:g1")
    assert t.refuses("A: buy:g2").key == "same_color"
    t.says("A: buy:b2")
    assert (t.about("A"), len(t.told("bought"))) == ("", 2)


def test_r3_a_chip_not_in_the_supply_cannot_be_bought_or_gained() -> None:
    """[BEL-10.5, BEL-16.19] R3."""
    t = scene(player(bag="", cauldron="g1@6"), player(), start="middle", books="g2-b3-r3-y1-p3", supply={"o1": 0})
    t.luck("A: 6")  # the die: a pumpkin
    t.all_stop()
    assert (t.bag("A"), t.about("A")) == ("", "buy")  # green-2: a pumpkin
    assert "buy:o1" not in t.asked("A")


def test_r4_the_flask_takes_any_color() -> None:
    """[BEL-8.1, BEL-15.7] R4: the French text governs."""
    t = scene(player(more="k1"), books=NEUTRAL)
    t.draws("A: k1")
    assert "flask" in t.asked("A")


def test_r5_the_flask_is_used_once_and_position_and_whites_fall_back() -> None:
    """[BEL-8.1, BEL-8.2, BEL-8.3] R5: not when that chip exploded the cauldron."""
    t = scene(player(cauldron=SEVEN), player(cauldron=SEVEN), start="middle", books=NEUTRAL)
    t.says("A: flask")
    assert (t.seat("A").whites, t.space("A"), t.asked("A")) == (5, "6 (6 c, 1 p)", "draw | stop")
    t.draws("B: w1")
    assert t.refuses("B: flask").rule == "BEL-8.2"


def test_r6_the_flask_takes_the_chip_laid_through_a_skull() -> None:
    """[BEL-16.9] R6."""
    t = scene(player(more="b1"), books="g1-b1-r3-y1-p3")
    t.luck("A: b1 o1")
    t.says("A: draw", "A: lay:o1", "A: flask")
    assert t.cauldron("A") == "b1@1"


def test_r7_taking_the_mandrake_back_does_not_bring_back_the_white() -> None:
    """[BEL-16.9] R7."""
    t = scene(player(bag="w3 y1"), player(), books=NEUTRAL)
    t.draws("A: w3 y1")
    t.says("A: back", "A: flask")
    assert (t.cauldron("A"), t.bag("A")) == ("", "w3 y1")


@pytest.mark.parametrize(("chip", "laid", "space"), [("g4", 52, "53 (35 c, 15 p)"), ("o1", 51, "52 (33 c, 14 p, R)")])
def test_r8_a_chip_past_the_end_lies_on_the_last_space(chip: str, laid: int, space: str) -> None:
    """[BEL-5.6, BEL-16.27] R8."""
    t = scene(player(cauldron="o1@50", more="g4"), player(), start="middle", books=NEUTRAL)
    t.draws(f"A: {chip}")
    assert (t.seat("A").spaces[-1], t.space("A")) == (laid, space)


def test_r9_the_spoon_has_no_ruby_and_all_on_it_roll() -> None:
    """[BEL-10.1, BEL-10.3] R9."""
    spoon = player(cauldron="o1@52")
    t = scene(spoon, spoon, player(cauldron="o1@52", exploded=True), start="middle", books=NEUTRAL)
    t.luck("A: 1", "B: 1")
    t.all_stop()
    assert [fact["seat"] for fact in t.told("rolled")] == [0, 1]
    assert [t.seat(name).rubies for name in "ABC"] == [1, 1, 1]


def test_r10_drop_and_rat_never_go_beyond_the_last_space() -> None:
    """[BEL-16.18, BEL-16.14] R10."""
    t = scene(player(drop=52), player(drop=51), start="card", card="pot_filling_up")
    assert t.awaited == "B"
    t.says("B: drop")
    assert (t.seat("A").drop, t.seat("B").drop) == (52, 52)


@pytest.mark.parametrize(
    ("points", "leader", "tails"),
    [(48, 51, 1), (49, 51, 0), (50, 52, 1), (47, 53, 2), (49, 60, 3), (60, 62, 1), (97, 102, 2), (0, 100, 46)],
)
def test_r11_the_tails_repeat_every_fifty(points: int, leader: int, tails: int) -> None:
    """[BEL-1.9, BEL-4.1] R11: after 48, then 51, 54, 57, 60, 62, … 98, 101."""
    assert rat_tails(points, leader) == tails


def test_r12_tied_leaders_have_no_rats() -> None:
    """[BEL-4.2] R12."""
    t = scene(player(points=20), player(points=20), player(points=16), start="rats", round=3)
    assert t.awaited == "C"


def test_r13_the_points_of_a_card_change_leader_and_tails() -> None:
    """[BEL-16.2, BEL-4.1] R13: B passes A, so A gets the rat."""
    t = scene(player(points=17), player(points=16), start="card", card="just_in_time", round=3)
    t.says("A: remove_white", "B: points")  # 17 against 20: a tail after 18
    assert t.awaited == "A"


def test_r14_the_same_coin_number_is_no_tie() -> None:
    """[BEL-10.1] R14: spaces 15 and 16 show 15 coins."""
    t = scene(player(cauldron="o1@14"), player(cauldron="o1@15"), start="middle", books=NEUTRAL)
    t.luck("B: 4")
    t.all_stop()
    assert [fact["seat"] for fact in t.told("rolled")] == [1]


def test_r15_nobody_rolls_when_everybody_exploded() -> None:
    """[BEL-10.1] R15."""
    t = scene(player(cauldron=BOOM, exploded=True), player(cauldron=BOOM, exploded=True), start="middle")
    assert (t.told("rolled"), t.about("A")) == ([], "reward")


def test_r16_exploded_cauldrons_take_part_in_phase_b() -> None:
    """[BEL-10.2, BEL-16.15] R16: black, green and purple of an exploded cauldron."""
    mine = player(cauldron="w3@3 w3@6 w2@8 k1@10 p1@11 g1@12", exploded=True)
    t = after_brewing(mine, round=3)
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").points) == (1, 1)
    assert t.seat("A").rubies == 1 + 1 + 1 + 1  # black, green and the scoring space 13


def test_r17_an_exploded_player_keeps_phases_b_and_c_and_chooses() -> None:
    """[BEL-10.4, BEL-10.3] R17: no die; space 9 shows a ruby."""
    t = after_brewing(player(cauldron=BOOM, exploded=True))
    assert (t.asked("A"), t.seat("A").rubies) == ("points | coins", 2)
    assert [fact["seat"] for fact in t.told("rolled")] == [1]


def test_r18_a_covered_explosion_gives_points_and_coins_but_no_die() -> None:
    """[BEL-16.8, BEL-16.25] R18: in round 9 the coins buy points as well."""
    mine = player(cauldron="w3@3 w2@5 w2@7 b1@30 w1@31", exploded=True, protected=True, rubies=0)
    t = scene(mine, player(rubies=0), start="middle", round=9, books="g1-b2-r3-y1-p3")
    t.luck("B: 4")
    t.all_stop()
    assert t.told("rolled") == [{"seat": 1, "face": "4"}]
    assert t.seat("A").points == 8 + 4  # space 32: 8 points, 23 coins


@pytest.mark.parametrize(("reward", "points"), [("points", 7 + 3), ("coins", 0 + 3)])
def test_r19_in_round_nine_rubies_buy_points_and_coins_only_unexploded(reward: str, points: int) -> None:
    """[BEL-12.2, BEL-12.3, BEL-15.11] R19: exploded on space 31 with 7 rubies."""
    mine = player(cauldron="w3@10 w3@20 w2@30", exploded=True, rubies=7)
    t = scene(mine, player(exploded=True, rubies=0), start="scoring", round=9, books=NEUTRAL)
    t.says(f"A: {reward}", "B: points", "A: point", "A: point", "A: point")
    assert t.told("ended") == [{"winners": [0], "points": [points, 0]}]


def test_r20_in_round_nine_rubies_may_still_move_the_tube_drop() -> None:
    """[BEL-16.25, BEL-12.2] R20: the eighth tube gives 3 points."""
    mine = player(exploded=True, rubies=2, tube=7)
    t = scene(mine, player(exploded=True), start="scoring", round=9, books=NEUTRAL, cauldron_side="tubes")
    t.says("A: points", "B: points", "A: tube")
    assert t.told("ended") == [{"winners": [0], "points": [3, 0]}]


def test_r21_rubies_are_unlimited() -> None:
    """[BEL-16.20, BEL-15.12] R21."""
    t = scene(player(rubies=20), player(rubies=20), start="card", card="charity")
    assert (t.seat("A").rubies, t.seat("B").rubies) == (21, 21)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r22_the_supply_holds_a_white_one_per_player_for_round_six(players: int) -> None:
    """[BEL-1.4, BEL-11.3] R22: the rest goes to the box; none is left afterwards."""
    t = scene(*[player(bag="")] * players, start="marker", round=5, card="shining")
    assert t.supply("w1") == players
    t = scene(*[player(bag="")] * players, start="marker", round=6, card="shining")
    assert (t.supply("w1"), [t.bag(name) for name in "ABCD"[:players]]) == (0, ["w1"] * players)


def test_r23_every_chip_action_may_be_declined() -> None:
    """[BEL-7.2, BEL-15.8] R23: extra spaces only under `may_decline`."""
    t = scene(player(more="r1"), books=NEUTRAL)
    t.draws("A: w2 r1")
    assert t.cauldron("A") == "w2@2 r1@5"
    t = scene(player(more="r1"), books=NEUTRAL, bonus_moves="may_decline")
    t.draws("A: w2 r1")
    t.says("A: none")
    assert t.cauldron("A") == "w2@2 r1@3"


@pytest.mark.parametrize(("round", "yellow", "purple"), [(1, False, False), (2, True, False), (3, True, True)])
def test_r24_chips_of_closed_books_cannot_be_had(round: int, yellow: bool, purple: bool) -> None:
    """[BEL-1.6, BEL-11.1] R24: space 24 shows 19 coins."""
    t = after_brewing(player(cauldron="o1@23"), round=round, books=1)
    assert ("buy:y1" in t.asked("A"), "buy:p1" in t.asked("A")) == (yellow, purple)


def test_r25_after_tube_twelve_only_the_cauldron_drop_moves() -> None:
    """[BEL-16.18] R25."""
    t = scene(player(tube=12), player(), start="card", card="pot_filling_up", cauldron_side="tubes")
    assert t.asked("A") == "drop | none"


def test_r26_a_move_of_two_is_two_single_moves() -> None:
    """[BEL-16.18] R26: one of them may be declined."""
    t = scene(start="card", card="choose_wisely", cauldron_side="tubes")
    t.says("A: drop", "A: none")
    assert t.asked("A") == "drop | tube | none"
    t.says("A: drop")
    assert t.seat("A").drop == 1


def test_r27_chips_left_beside_score_nothing() -> None:
    """[BEL-16.24] R27."""
    t = scene(player(beside="r4", rubies=0), player(rubies=0), round=9, books="g1-b3-r2-y1-p3")
    t.luck("A: 4", "B: 4")
    t.says("A: stop", "B: stop", "A: keep")
    assert t.told("ended") == [{"winners": [0, 1], "points": [0, 0]}]


def test_r28_a_removed_white_goes_to_the_box() -> None:
    """[BEL-16.26] R28: not to the supply; no chip is lost from the box."""
    t = scene(start="card", card="just_in_time")
    before = BELCASTEL.components(t.table)
    t.says("A: remove_white")
    assert (t.supply("w1"), t.seat("A").bag.count(CHIP["w1"])) == (2, 3)
    assert BELCASTEL.components(t.table) == before


@pytest.mark.parametrize(("mine", "theirs", "winners"), [(30, 31, [1]), (31, 30, [0]), (30, 30, [0, 1])])
def test_r29_a_final_tie_is_broken_by_the_further_space(mine: int, theirs: int, winners: list[int]) -> None:
    """[BEL-13.1] R29: spaces 31 and 32; then the victory is shared. Both end with 60 points."""
    on = {30: 60 - 7, 31: 60 - 8}  # what they bring along; exploded, both pick the points of the space
    everyone = [player(cauldron=f"o1@{space}", exploded=True, points=on[space], rubies=0) for space in (mine, theirs)]
    t = scene(*everyone, start="scoring", round=9, books=NEUTRAL)
    t.says("A: points", "B: points")
    assert t.told("ended") == [{"winners": winners, "points": [60, 60]}]

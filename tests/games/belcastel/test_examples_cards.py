"""[BEL-17] The worked examples of the fortune cards."""

from chaudron.games.belcastel.components import CHIP
from chaudron.testing.belcastel import NEUTRAL, BelcastelScene, player, scene


def test_living_in_luxury_bears_whites_of_nine() -> None:
    """[BEL-17.31, BEL-16.11] Whites 9: safe. 10: exploded."""
    t = scene(card="living_in_luxury", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1 w1")
    assert t.seat("A").whites == 9
    assert t.seat("A").state == "brewing"
    t.draws("A: w1")
    assert t.seat("A").whites == 10
    assert t.seat("A").state == "exploded"


def test_seasoned_perfectly_moves_the_drop_for_whites_of_seven() -> None:
    """[BEL-17.32, BEL-16.15] w3 w2 w2 and an orange: drop +1; the scoring space stays 9."""
    t = scene(card="seasoned_perfectly", books=NEUTRAL)
    t.draws("A: w3 w2 w2 o1")
    t.luck("A: 1")
    t.all_stop()
    assert t.asked("A") == "drop | none"
    t.says("A: drop")
    assert t.seat("A").drop == 1
    assert t.space("A") == "9 (9 c, 1 p, R)"


def test_seasoned_perfectly_is_used_from_the_next_round() -> None:
    """[BEL-17.32, BEL-16.18] The drop on 1: the next round's first orange lies on 2."""
    t = scene(card="seasoned_perfectly", books=NEUTRAL)
    t.draws("A: w3 w2 w2 o1")
    t.luck("A: 1", "table: shining")
    t.all_stop()
    t.says("A: drop")
    t.declines("buy", "spend", "rat")
    t.draws("A: o1")
    assert t.cauldron("A") == "o1@2"


def test_seasoned_perfectly_does_nothing_for_whites_of_six() -> None:
    """[BEL-17.32, BEL-16.15] w3 w2 w1: nothing."""
    t = scene(card="seasoned_perfectly", books=NEUTRAL)
    t.draws("A: w3 w2 w1")
    t.luck("A: 1")
    t.all_stop()
    assert t.about("A") == "buy"
    assert t.seat("A").drop == 0


def test_seasoned_perfectly_does_nothing_for_whites_of_eight() -> None:
    """[BEL-17.32, BEL-16.15] w3 w2 w2 w1: nothing."""
    t = scene(card="seasoned_perfectly", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    t.luck("B: 1")
    t.says("B: stop")
    assert t.about("A") == "reward"
    assert t.seat("A").drop == 0


def a_strong_ingredient(books: str | int) -> BelcastelScene:
    """Last chip on 20, whites 7, stopped; w3 w1 b2 g4 o1 are drawn, a g1 stays in the bag. A would roll a ruby."""
    mine = player(bag="w1 w3 o1 g1 g4 b2", cauldron="w3@3 w2@5 w2@7 o1@20")
    t = scene(mine, player(bag=""), start="middle", card="strong_ingredient", books=books)
    t.luck("A: w3 w1 b2 g4 o1 4")
    t.all_stop()
    return t


def test_strong_ingredient_lays_one_of_five_chips_without_an_explosion() -> None:
    """[BEL-17.33, BEL-3.5, BEL-16.15] w3@23: whites 10, not exploded, space 24 and its ruby."""
    t = a_strong_ingredient(NEUTRAL)
    assert t.asked("A") == "lay:w1 | lay:w3 | lay:o1 | lay:g4 | lay:b2 | none"
    t.says("A: lay:w3")
    assert t.cauldron("A") == "w3@3 w2@5 w2@7 o1@20 w3@23"
    assert (t.seat("A").whites, t.seat("A").state) == (10, "stopped")
    assert t.space("A") == "24 (19 c, 5 p, R)"
    assert t.told("rolled") == [{"seat": 0, "face": "4"}]
    assert (t.seat("A").points, t.seat("A").rubies) == (5, 1 + 1 + 1)
    assert t.bag("A") == "w1 o1 g1 g4 b2"


def test_strong_ingredient_triggers_no_action() -> None:
    """[BEL-17.33, BEL-3.5] Laying b2@22 under blue 1 draws nothing."""
    t = a_strong_ingredient(1)
    t.says("A: lay:b2")
    assert t.cauldron("A") == "w3@3 w2@5 w2@7 o1@20 b2@22"
    assert t.about("A") == "buy"
    assert t.bag("A") == "w1 w3 o1 g1 g4"


def five_chips_under_second_chance() -> BelcastelScene:
    t = scene(card="second_chance", books=NEUTRAL)
    t.draws("A: w3 w2 o1 w2 w1")
    return t


def test_second_chance_is_offered_after_the_fifth_chip_and_nothing_explodes_before() -> None:
    """[BEL-17.34, BEL-16.12] w3@3 w2@5 o1@6 w2@8 w1@9: whites 8, not exploded, asked."""
    t = five_chips_under_second_chance()
    assert t.cauldron("A") == "w3@3 w2@5 o1@6 w2@8 w1@9"
    assert (t.seat("A").whites, t.seat("A").state) == (8, "brewing")
    assert t.asked("A") == "restart | go_on"


def test_second_chance_gone_on_explodes_with_the_next_white() -> None:
    """[BEL-17.34, BEL-16.12] Go on: the next white 1 explodes."""
    t = five_chips_under_second_chance()
    t.says("A: go_on")
    t.draws("A: w1")
    assert t.cauldron("A") == "w3@3 w2@5 o1@6 w2@8 w1@9 w1@10"
    assert t.seat("A").state == "exploded"


def test_second_chance_gone_on_does_not_explode_with_another_color() -> None:
    """[BEL-17.34, BEL-16.12] Go on: the next g1@10 does not."""
    t = five_chips_under_second_chance()
    t.says("A: go_on")
    t.draws("A: g1")
    assert t.cauldron("A") == "w3@3 w2@5 o1@6 w2@8 w1@9 g1@10"
    assert t.seat("A").state == "brewing"


def test_second_chance_restarted_begins_anew_once() -> None:
    """[BEL-17.34, BEL-16.12] Restart: all nine chips in the bag, nothing laid, no second offer."""
    t = five_chips_under_second_chance()
    t.says("A: restart")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert (t.cauldron("A"), t.seat("A").whites) == ("", 0)
    again = t.told("restarted")[0]["again"]
    assert (again["chips"], again["spaces"], again["whites"], again["rubies"]) == ([], [], 0, t.seat("A").rubies)
    t.draws("A: w1 w1 w1 w1 o1")
    assert t.cauldron("A") == "w1@1 w1@2 w1@3 w1@4 o1@5"
    assert t.about("A") == "brew"


def test_well_stirred_puts_the_first_white_back_and_only_the_first() -> None:
    """[BEL-17.35, BEL-16.10] w3@3 back: the next chip from 0; the following white 2 stays; the flask is full."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: w3")
    assert t.cauldron("A") == "w3@3"
    assert t.asked("A") == "back | keep"
    t.says("A: back")
    assert t.cauldron("A") == ""
    t.draws("A: w2")
    assert t.cauldron("A") == "w2@2"
    assert t.about("A") == "brew"
    assert t.refuses("A: back")[:2] == ("not_now", "BEL-5.3")
    assert t.seat("A").flask


def test_good_start_trades_rat_tails_for_rubies() -> None:
    """[BEL-17.36, BEL-16.14] 4 tails due (20 against 12): give up 3 for 3 rubies, the rat 1 past the drop."""
    t = scene(player(points=20), player(points=12, drop=2), start="card", round=3, card="good_start")
    assert t.asked("A") == ""
    assert t.asked("B") == "give_up:1 | give_up:2 | give_up:3 | none"
    t.says("B: give_up:3", "B: rat")
    assert t.seat("B").rubies == 1 + 3
    assert t.seat("B").position == 2 + 1


def test_rat_infestation_doubles_the_tails() -> None:
    """[BEL-17.36, BEL-16.14] 4 tails due (20 against 12): the rat 8 past the drop."""
    t = scene(player(points=20), player(points=12, drop=2), start="card", round=3, card="rat_infestation")
    t.says("B: rat")
    assert t.seat("B").position == 2 + 8


def test_schadenfreude_pays_the_left_neighbor_of_each_explosion() -> None:
    """[BEL-17.37, BEL-16.15, BEL-16.21] Clockwise A, B, C; A and B exploded: B and C each take one 2-chip."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, exploded, player(), start="middle", card="schadenfreude", books=NEUTRAL)
    t.luck("C: 1")
    t.says("C: stop")
    assert t.asked("B") == "take:g2 | take:b2 | take:r2 | none"
    t.says("B: take:g2", "C: take:b2")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert t.bag("B") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 g2"
    assert t.bag("C") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 b2"
    assert t.about("A") == "reward"


def test_schadenfreude_pays_each_of_two_exploded_players_once() -> None:
    """[BEL-17.37, BEL-16.21] Two players, both exploded: one 2-chip each."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, exploded, start="scoring", card="schadenfreude", books=NEUTRAL)
    t.says("A: take:r2", "B: take:r2")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 r2"
    assert t.bag("B") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 r2"
    assert t.about("A") == "reward"


def test_pumpkin_party_moves_oranges_one_further() -> None:
    """[BEL-17.38, BEL-16.5] o1@2 w1@3 o1@5."""
    t = scene(card="pumpkin_party", books=NEUTRAL)
    t.draws("A: o1 w1 o1")
    assert t.cauldron("A") == "o1@2 w1@3 o1@5"


def test_lucky_devil_scores_two_points_for_a_ruby_space_whatever_is_chosen() -> None:
    """[BEL-17.39, BEL-16.15] Exploded on space 16, picks E: 1 ruby, 2 points, 15 coins."""
    exploded = player(cauldron="w3@3 w2@5 w3@15", exploded=True)
    t = scene(exploded, player(), start="middle", card="lucky_devil", books=1)
    t.luck("B: 1")
    t.says("B: stop", "A: coins")
    assert t.space("A") == "16 (15 c, 3 p, R)"
    assert (t.seat("A").rubies, t.seat("A").points) == (1 + 1, 2)
    assert t.refuses("A: buy:r4").details == {"chip": "r4", "price": 16, "coins": 15}


def test_opportune_moment_gives_a_green_1_when_no_swap_is_possible() -> None:
    """[BEL-17.40, BEL-16.19, BEL-3.6] B draws g1 w1 o1 p1, no green 2 is left: B takes a green 1."""
    four = player(bag="w1 o1 g1 p1")
    t = scene(four, four, start="card", card="opportune_moment", books=NEUTRAL)
    t.table.supply[CHIP["g2"]] = 0
    t.says("A: none")
    assert t.about("B") == "brew"
    assert t.bag("B") == "w1 o1 g1 g1 p1"


def test_opportune_moment_gives_nothing_when_a_possible_swap_is_declined() -> None:
    """[BEL-17.40, BEL-16.19] The same with a green 2 left, the swap declined: nothing."""
    four = player(bag="w1 o1 g1 p1")
    t = scene(four, four, start="card", card="opportune_moment", books=NEUTRAL)
    assert t.asked("A") == "swap:g1>g2 | none"
    t.says("A: none")
    assert t.bag("A") == "w1 o1 g1 p1"


def test_opportune_moment_may_draw_the_white_just_added_but_not_swap_it() -> None:
    """[BEL-17.53, BEL-11.3, BEL-16.2] Round 6: the white 1 is among the four drawn."""
    t = scene(player(bag="w2 o1 g1"), player(), start="marker", round=6, card="opportune_moment", books=NEUTRAL)
    assert sorted(t.told("looked")[0]["chips"].split()) == ["g1", "o1", "w1", "w2"]
    assert t.asked("A") == "swap:g1>g2 | none"
    t.says("A: swap:g1>g2")
    assert t.bag("A") == "w1 w2 o1 g2"


def test_rats_friends_gives_points_and_the_rat_counts_again() -> None:
    """[BEL-17.46, BEL-16.14] 30 against 18: 6 tails, 6 points; the rat step then counts 3 tails."""
    t = scene(player(points=30), player(points=18), start="card", round=4, card="rats_friends", books=NEUTRAL)
    t.says("A: take:g4", "B: points")
    assert t.seat("B").points == 24
    t.says("B: rat")
    assert t.seat("B").rat == 3


def test_rats_friends_gives_a_chip_and_leaves_the_rat() -> None:
    """[BEL-17.46, BEL-16.14] 30 against 18: a 4-chip; the rat still moves 6."""
    t = scene(player(points=30), player(points=18), start="card", round=4, card="rats_friends", books=NEUTRAL)
    t.says("A: take:g4")
    assert t.asked("B") == "points | take:g4 | take:b4 | take:r4 | take:y4"
    t.says("B: take:y4", "B: rat")
    assert t.bag("B") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 y4"
    assert (t.seat("B").points, t.seat("B").rat) == (18, 6)


def test_rats_friends_has_no_points_for_the_leader() -> None:
    """[BEL-17.46, BEL-16.14] The leader has only the 4-chip or 0 points."""
    t = scene(player(points=30), player(points=18), start="card", round=4, card="rats_friends", books=NEUTRAL)
    assert t.asked("A") == "points | take:g4 | take:b4 | take:r4 | take:y4"
    t.says("A: points")
    assert t.seat("A").points == 30


def exploded_on_space_13_under_shining() -> BelcastelScene:
    exploded = player(cauldron="w3@3 w2@5 o1@9 w3@12", exploded=True)
    t = scene(exploded, player(), start="middle", card="shining", books=1)
    t.luck("B: 1")
    t.says("B: stop")
    return t


def test_shining_brings_two_rubies_and_then_the_points() -> None:
    """[BEL-17.47, BEL-10.3] Exploded on space 13: 2 rubies, then 2 points."""
    t = exploded_on_space_13_under_shining()
    assert t.space("A") == "13 (13 c, 2 p, R)"
    assert t.seat("A").rubies == 1 + 2
    t.says("A: points")
    assert t.seat("A").points == 2


def test_shining_brings_two_rubies_and_then_the_coins() -> None:
    """[BEL-17.47, BEL-10.3, BEL-10.5] Exploded on space 13: 2 rubies, then 13 coins."""
    t = exploded_on_space_13_under_shining()
    t.says("A: coins")
    assert t.seat("A").rubies == 1 + 2
    assert t.seat("A").points == 0
    assert t.refuses("A: buy:g4").details == {"chip": "g4", "price": 14, "coins": 13}


def test_magic_potion_fills_every_flask_before_rubies_are_spent() -> None:
    """[BEL-17.48, BEL-16.15] A with rubies need not refill; B without rubies has a full flask too."""
    used = player(cauldron="o1@2", flask=False, rubies=2), player(flask=False, rubies=0)
    t = scene(*used, start="middle", card="magic_potion", books=NEUTRAL)
    t.luck("A: 1")
    t.all_stop()
    t.declines("buy")
    assert t.asked("A") == "drop | done"
    assert t.seat("A").flask
    assert t.seat("B").flask


def test_second_chance_belongs_to_the_beat_of_the_fifth_chip() -> None:
    """[BEL-17.49, BEL-16.12, BEL-16.13] Round 9: A restarts, B goes on; sixth beat: A's first chip, B's sixth."""
    t = scene(round=9, card="second_chance", books=NEUTRAL)
    t.draws("A: w1", "B: w1", "A: w1", "B: w1", "A: w1", "B: w1", "A: w2", "B: o1", "A: w2", "B: g1")
    assert t.asked("A") == "restart | go_on"
    t.says("A: restart", "B: go_on")
    t.draws("A: w2", "B: w2")
    assert t.cauldron("A") == "w2@2"
    assert t.cauldron("B") == "w1@1 w1@2 w1@3 o1@4 g1@5 w2@7"
    assert (t.seat("A").whites, t.seat("B").whites) == (2, 5)

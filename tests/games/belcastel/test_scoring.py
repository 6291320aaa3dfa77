"""[BEL-10] Scoring: the scoring space, phases A to F, the end of a round."""

import pytest

from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene

EXPLODED_ON_11 = player(cauldron="w3@3 w3@6 w2@11", exploded=True)
"""Space 12: 12 coins, 2 points, no ruby."""


def test_the_scoring_space_is_the_one_after_the_last_chip() -> None:
    """[BEL-10.0] Stopped, last chip on 14: space 15."""
    t = scene(player(cauldron="o1@14"), player(), start="middle", books=NEUTRAL)
    t.luck("A: 4")
    t.all_stop()
    assert t.space("A") == "15 (15 c, 3 p)"
    assert t.seat("A").points == 3


def test_the_scoring_space_of_an_exploded_player_is_found_the_same_way() -> None:
    """[BEL-10.0] Exploded, last chip on 11: space 12."""
    t = scene(EXPLODED_ON_11, EXPLODED_ON_11, start="scoring", books=NEUTRAL)
    assert t.space("A") == "12 (12 c, 2 p)"


def the_die_shows(face: str) -> BelcastelScene:
    """A on space 4 (no points, no ruby) rolls this face."""
    t = scene(player(cauldron="o1@3"), player(), start="middle", books=NEUTRAL)
    t.luck(f"A: {face}")
    t.all_stop()
    return t


@pytest.mark.parametrize(("face", "points"), [("1", 1), ("2", 1), ("3", 2)])
def test_the_die_gives_points(face: str, points: int) -> None:
    """[BEL-10.1] Faces 1 and 2: one point; face 3: two."""
    t = the_die_shows(face)
    assert t.seat("A").points == points
    assert (t.seat("A").rubies, t.seat("A").drop) == (1, 0)


def test_the_die_gives_a_ruby() -> None:
    """[BEL-10.1] Face 4."""
    t = the_die_shows("4")
    assert (t.seat("A").rubies, t.seat("A").points) == (1 + 1, 0)


def test_the_die_moves_the_drop() -> None:
    """[BEL-10.1] Face 5."""
    t = the_die_shows("5")
    assert t.asked("A") == "drop | none"
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies, t.seat("A").points) == (1, 1, 0)


def test_the_die_brings_an_orange_chip() -> None:
    """[BEL-10.1] Face 6: from the supply into the bag."""
    t = the_die_shows("6")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 o1 g1"
    assert t.supply("o1") == 20 - 2 - 1


def test_the_die_brings_nothing_when_the_orange_chips_are_sold_out() -> None:
    """[BEL-10.1, BEL-16.19] Face 6, no orange left."""
    t = scene(player(cauldron="o1@3"), player(), start="middle", books=NEUTRAL, supply={"o1": 0})
    t.luck("A: 6")
    t.all_stop()
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert t.supply("o1") == 0


def test_all_tied_for_the_furthest_space_roll_in_turn_order() -> None:
    """[BEL-10.1, BEL-16.3] A and C on space 8, B on 7; first player C: C rolls, then A."""
    further, nearer = player(cauldron="o1@7"), player(cauldron="o1@6")
    t = scene(further, nearer, further, start="middle", first="C", books=NEUTRAL)
    t.luck("A: 3", "C: 4")
    t.all_stop()
    assert t.told("rolled") == [{"seat": 2, "face": "4"}, {"seat": 0, "face": "3"}]


def test_an_exploded_player_does_not_roll_though_furthest() -> None:
    """[BEL-10.1] A exploded on space 12, B stopped on space 1: B rolls."""
    t = scene(EXPLODED_ON_11, player(), start="middle", books=NEUTRAL)
    t.luck("B: 4")
    t.all_stop()
    assert t.told("rolled") == [{"seat": 1, "face": "4"}]


def test_nobody_rolls_when_everybody_exploded() -> None:
    """[BEL-10.1] Straight to phase B and on."""
    t = scene(EXPLODED_ON_11, EXPLODED_ON_11, start="scoring", books=NEUTRAL)
    assert t.told("rolled") == []
    assert t.about("A") == "reward"


def test_all_who_reached_the_spoon_roll() -> None:
    """[BEL-10.1, BEL-5.6] A and B both on 53."""
    t = scene(player(cauldron="o1@52"), player(cauldron="g4@52"), start="middle", books=NEUTRAL)
    t.luck("A: 1", "B: 1")
    t.all_stop()
    assert [told["seat"] for told in t.told("rolled")] == [0, 1]


def test_black_acts_for_all_then_green_then_purple() -> None:
    """[BEL-10.2, BEL-16.15] One of each for both: the drops of A and B, their spiders, then their ghosts."""
    mine = player(cauldron="p1@1 k1@2 g1@3")
    t = scene(mine, mine, start="middle", round=3, books="g2-b3-r3-y1-p1")
    t.luck("A: 1", "B: 1")
    t.all_stop()
    assert (t.awaited, t.about("A")) == ("A", "drop")
    t.says("A: drop", "B: drop")
    assert (t.awaited, t.about("A")) == ("A", "spider_chip")
    t.says("A: take:o1", "B: take:o1")
    assert (t.awaited, t.about("A")) == ("A", "ghost_row")
    t.says("A: row:1", "B: row:1")


def test_chip_actions_begin_with_the_first_player() -> None:
    """[BEL-10.2, BEL-16.3] First player B: B's purple before A's."""
    mine = player(cauldron="p1@3")
    t = scene(mine, mine, start="middle", round=3, first="B", books="g1-b3-r3-y1-p1")
    t.luck("A: 1", "B: 1")
    t.all_stop()
    assert (t.awaited, t.about("B")) == ("B", "ghost_row")


def test_exploded_cauldrons_take_part_in_chip_actions() -> None:
    """[BEL-10.2] Exploded with a black, a green last and a purple: drop and ruby, a ruby, a point."""
    exploded = player(cauldron="k1@1 p1@2 w3@5 w3@8 w2@10 g1@11", exploded=True)
    t = scene(exploded, player(), start="middle", round=3, books=1)
    t.luck("B: 1")
    t.all_stop()
    t.says("A: drop", "A: row:1")
    assert (t.seat("A").drop, t.seat("A").rubies, t.seat("A").points) == (1, 1 + 1 + 1, 1)


def test_a_ruby_on_the_scoring_space_gives_a_ruby() -> None:
    """[BEL-10.3] Space 9 shows one, space 8 does not."""
    t = scene(player(cauldron="o1@8"), player(cauldron="o1@7"), start="middle", books=NEUTRAL)
    t.luck("A: 1")
    t.all_stop()
    assert [t.seat(name).rubies for name in "AB"] == [2, 1]


def test_a_ruby_on_the_scoring_space_comes_exploded_or_not() -> None:
    """[BEL-10.3] Exploded on space 13, before the choice between points and coins."""
    exploded = player(cauldron="w3@3 w3@6 o1@10 w2@12", exploded=True)
    t = scene(exploded, exploded, start="scoring", books=NEUTRAL)
    assert t.about("A") == "reward"
    assert [t.seat(name).rubies for name in "AB"] == [2, 2]


def test_the_spoon_shows_no_ruby() -> None:
    """[BEL-10.3, BEL-5.6] Space 53: 15 points, no ruby."""
    t = scene(player(cauldron="o1@52"), player(), start="middle", books=NEUTRAL)
    t.luck("A: 1")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("A").points) == (1, 1 + 15)


def test_who_did_not_explode_gets_points_and_buys() -> None:
    """[BEL-10.4, BEL-10.5] Space 12: 2 points, and 12 coins to spend."""
    t = scene(player(cauldron="o1@11"), player(), start="middle", books=NEUTRAL)
    t.luck("A: 4")
    t.all_stop()
    assert t.seat("A").points == 2
    assert t.about("A") == "buy"


def test_who_exploded_must_choose_points_or_buying() -> None:
    """[BEL-10.4] Nothing else is accepted, and nothing is not an answer."""
    t = scene(EXPLODED_ON_11, EXPLODED_ON_11, start="scoring", books=NEUTRAL)
    assert t.asked("A") == "points | coins"
    assert t.refuses("A: none")[:2] == ("not_now", "BEL-10.4")
    assert t.refuses("A: done")[:2] == ("not_now", "BEL-10.4")


def test_who_exploded_and_took_points_does_not_buy() -> None:
    """[BEL-10.4] A: 2 points; only B, who took the coins, buys."""
    t = scene(EXPLODED_ON_11, EXPLODED_ON_11, start="scoring", books=NEUTRAL)
    t.says("A: points", "B: coins")
    assert t.seat("A").points == 2
    assert (t.awaited, t.about("B")) == ("B", "buy")
    assert t.refuses("A: buy:o1")[:2] == ("not_your_turn", "BEL-10.5")


def test_who_exploded_and_buys_gets_no_points() -> None:
    """[BEL-10.4] A: no points, 12 coins."""
    t = scene(EXPLODED_ON_11, EXPLODED_ON_11, start="scoring", books=NEUTRAL)
    t.says("A: coins", "B: points")
    assert t.seat("A").points == 0
    assert (t.awaited, t.about("A")) == ("A", "buy")


def test_points_are_chosen_and_scored_in_turn_order() -> None:
    """[BEL-10.4, BEL-16.3] First player B: B chooses before A."""
    t = scene(EXPLODED_ON_11, EXPLODED_ON_11, start="scoring", first="B", books=NEUTRAL)
    assert t.awaited == "B"
    t.says("B: points")
    assert t.awaited == "A"


def shopping_on_space_15(books: str | int = 1) -> BelcastelScene:
    """A may spend 15 coins, B 12; round 1."""
    t = scene(player(cauldron="o1@14"), player(cauldron="o1@11"), start="middle", books=books)
    t.luck("A: 1")
    t.all_stop()
    return t


def test_a_player_buys_two_chips_of_different_colors() -> None:
    """[BEL-10.5] Set 1, 15 coins: a green 2 for 8, then a red 1 for 6; 1 coin is lost."""
    t = shopping_on_space_15()
    t.says("A: buy:g2")
    assert t.asked("A") == "buy:o1 | buy:b1 | buy:r1 | done"
    t.says("A: buy:r1")
    assert t.awaited == "B"
    assert t.seat("A").bought == [CHIP["g2"], CHIP["r1"]]


def test_two_chips_of_the_same_color_are_refused() -> None:
    """[BEL-10.5] A green 2 and a green 1: not of different colors."""
    t = shopping_on_space_15()
    t.says("A: buy:g2")
    assert t.refuses("A: buy:g1")[:2] == ("same_color", "BEL-10.5")


def test_a_third_chip_is_not_sold() -> None:
    """[BEL-10.5] Orange 3, green 4: 8 coins would be left, but the turn is over."""
    t = shopping_on_space_15()
    t.says("A: buy:o1", "A: buy:g1")
    assert t.refuses("A: buy:b1")[:2] == ("not_your_turn", "BEL-10.5")


def test_a_chip_that_is_too_dear_is_refused() -> None:
    """[BEL-10.5] Set 1, 15 coins: a red 4 costs 16; after a green 2 for 8 a black costs 10 of 7."""
    t = shopping_on_space_15()
    assert t.refuses("A: buy:r4") == ("too_dear", "BEL-10.5", {"chip": "r4", "price": 16, "coins": 15})
    t.says("A: buy:g2")
    assert t.refuses("A: buy:k1") == ("too_dear", "BEL-10.5", {"chip": "k1", "price": 10, "coins": 7})


def test_a_chip_that_is_sold_out_is_refused() -> None:
    """[BEL-10.5, BEL-16.19] A buys the last green 2; B must choose another chip."""
    t = shopping_on_space_15()
    t.table.supply[CHIP["g2"]] = 1
    t.says("A: buy:g2", "A: done")
    assert t.refuses("B: buy:g2")[:2] == ("sold_out", "BEL-16.19")


def test_a_player_may_buy_one_chip_or_nothing() -> None:
    """[BEL-10.5] A buys one, B none."""
    t = shopping_on_space_15()
    t.says("A: buy:g4")
    assert t.awaited == "B"
    t.says("B: done")
    assert [told["chip"] for told in t.told("bought")] == ["g4"]


def test_whites_are_not_for_sale() -> None:
    """[BEL-10.5] There is no such choice."""
    t = shopping_on_space_15()
    assert t.refuses("A: buy:w1")[:2] == ("unknown_choice", "BEL-10.5")


def test_players_buy_in_turn_order() -> None:
    """[BEL-10.5, BEL-16.3] A first: B cannot buy before."""
    t = shopping_on_space_15()
    assert t.refuses("B: buy:o1")[:2] == ("not_your_turn", "BEL-10.5")


def test_bought_chips_and_the_cauldron_go_into_the_bag_when_all_have_bought() -> None:
    """[BEL-10.5, BEL-16.15] A's green 4 and orange wait until B is done."""
    t = scene(player(cauldron="o1@14", bag="w1 g1", rubies=2), player(cauldron="o1@11"), start="middle", books=1)
    t.luck("A: 1")
    t.all_stop()
    t.says("A: buy:g4")
    assert (t.bag("A"), t.cauldron("A")) == ("w1 g1", "o1@14")
    t.says("B: done")
    assert (t.bag("A"), t.cauldron("A")) == ("w1 o1 g1 g4", "")
    assert t.seat("A").bought == []


def test_a_bought_chip_leaves_the_supply() -> None:
    """[BEL-10.5] 13 green 4s, then 12."""
    t = shopping_on_space_15()
    t.says("A: buy:g4")
    assert t.supply("g4") == 12


def test_unspent_coins_are_lost() -> None:
    """[BEL-10.5] Round 1 on space 4: 4 coins, nothing bought; round 2 on space 4: 4 coins again, not 8."""
    t = scene(player(drop=3), player(drop=3), first="B", books=1)
    t.luck("A: 4", "B: 4", "table: lucky_devil", "A: 1", "B: 1")
    t.all_stop()
    t.says("B: done", "A: done", "B: done", "A: done")  # buying, then rubies
    t.all_stop()
    assert t.asked("A") == "buy:o1 | buy:g1 | done"


def spending(rubies: int, flask: bool = True) -> BelcastelScene:
    """A is in phase F with these rubies; B has none."""
    t = scene(player(cauldron="o1@2", rubies=rubies, flask=flask), player(rubies=0), start="middle", books=NEUTRAL)
    t.luck("A: 1", "table: living_in_luxury")
    t.all_stop()
    t.says("A: done")
    return t


def test_two_rubies_move_the_drop() -> None:
    """[BEL-10.6] 3 rubies: drop +1, 1 ruby left."""
    t = spending(rubies=3)
    assert t.asked("A") == "drop | done"
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies) == (1, 1)


def test_two_rubies_refill_the_flask() -> None:
    """[BEL-10.6] 2 rubies: a full flask."""
    t = spending(rubies=2, flask=False)
    assert t.asked("A") == "drop | refill | done"
    t.says("A: refill")
    assert (t.seat("A").flask, t.seat("A").rubies) == (True, 0)


def test_rubies_may_be_spent_any_number_of_times() -> None:
    """[BEL-10.6] 7 rubies: the drop twice and the flask; 1 ruby left."""
    t = spending(rubies=7, flask=False)
    t.says("A: drop", "A: refill", "A: drop")
    assert (t.seat("A").drop, t.seat("A").flask, t.seat("A").rubies) == (2, True, 1)


def test_a_full_flask_is_not_refilled() -> None:
    """[BEL-10.6] Refused; no ruby is lost."""
    t = spending(rubies=4)
    assert t.refuses("A: refill")[:2] == ("flask_full", "BEL-10.6")
    assert t.seat("A").rubies == 4


def test_a_drop_on_the_last_space_is_not_sold_a_move() -> None:
    """[BEL-10.6, BEL-16.18] Drop on 52: refused, only the flask is left to pay for."""
    t = scene(player(drop=52, flask=False, rubies=2), player(), start="middle", books=NEUTRAL)
    t.luck("A: 1")
    t.all_stop()
    t.says("A: done")
    assert t.asked("A") == "refill | done"
    assert t.refuses("A: drop")[:2] == ("drop_at_end", "BEL-16.18")


def test_rubies_buy_no_points_before_round_9() -> None:
    """[BEL-10.6, BEL-12.2] Refused in round 1."""
    t = spending(rubies=4)
    assert t.refuses("A: point")[:2] == ("only_in_last_round", "BEL-12.2")


def test_one_ruby_buys_nothing() -> None:
    """[BEL-10.6] Nobody is asked; the next round begins."""
    t = spending(rubies=1)
    assert t.table.round == 2


def test_rubies_are_spent_in_turn_order() -> None:
    """[BEL-10.6, BEL-16.3] First player B: B, then A."""
    rich = player(rubies=2)
    t = scene(rich, rich, start="middle", first="B", books=NEUTRAL)
    t.luck("A: 1", "B: 1")
    t.all_stop()
    assert (t.awaited, t.about("B")) == ("B", "spend")
    t.says("B: drop")
    assert (t.awaited, t.about("A")) == ("A", "spend")


def test_at_the_end_of_a_round_the_rats_come_out() -> None:
    """[BEL-10.7] A stood 3 past the drop: the next round's first chip counts from the drop again."""
    t = scene(player(drop=1, rat=3), player(), start="middle", books=NEUTRAL)
    t.luck("A: 1", "table: living_in_luxury")
    t.all_stop()
    t.declines("buy", "spend", "rat")
    assert t.seat("A").rat == 0
    t.draws("A: o1")
    assert t.cauldron("A") == "o1@2"


def test_at_the_end_of_a_round_the_deck_passes_left_and_the_marker_advances() -> None:
    """[BEL-10.7, BEL-1.2] First player C of A, B, C: A reads the next card, in round 5."""
    t = scene(player(), player(), player(), start="middle", round=4, first="C", books=NEUTRAL)
    t.luck("A: 4", "B: 4", "C: 4", "table: living_in_luxury")
    t.all_stop()
    t.declines("spend")
    assert t.table.round == 5
    assert t.table.first == 0
    assert t.told("card") == [{"seat": 0, "card": "living_in_luxury"}]


def test_points_are_scored_in_turn_order_around_the_choice_of_who_exploded() -> None:
    """[BEL-16.15, BEL-10.4] Step 12: A scores, then B chooses, and only then C scores."""
    exploded = player(cauldron="w3@3 w3@6 w3@9", exploded=True)
    t = scene(player(cauldron="o1@9"), exploded, player(cauldron="o1@13"), start="scoring", books=3)
    t.declines("drop")
    assert [(fact["seat"], fact["points"]) for fact in t.told("points")][-1:] == [(0, 2)]
    assert t.awaited == "B"
    t.says("B: points")
    assert [(fact["seat"], fact["points"]) for fact in t.told("points")][-2:] == [(1, 2), (2, 3)]

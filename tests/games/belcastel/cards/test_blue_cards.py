"""[BEL-3, BEL-16.10, BEL-16.12, BEL-16.15] The eleven blue fortune cards: they hold for the round or act at its end."""

from typing import Any

import pytest

from chaudron.games.belcastel.components import CHIP
from chaudron.testing.belcastel import NEUTRAL, BelcastelScene, player, scene

SEVEN = "w3@3 w2@5 w2@7"


def brewing(card: str, mine: dict[str, Any] | None = None, **setting: Any) -> BelcastelScene:
    """A brews; B, who is further on, will roll a ruby."""
    everyone = (mine or player(), player(cauldron="o1@50"))
    t = scene(*everyone, start="middle", card=card, **{"books": NEUTRAL, **setting})
    t.luck("B: 4")
    return t


def after_brewing(card: str, mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """Both have stopped."""
    t = brewing(card, mine, **setting)
    t.all_stop()
    return t


def rolls(t: BelcastelScene) -> list[tuple[int, str]]:
    return [(fact["seat"], fact["face"]) for fact in t.told("rolled")]


# living_in_luxury


def test_living_in_luxury_bears_whites_of_nine() -> None:
    """[BEL-6.1, BEL-16.11] living_in_luxury: ten explode."""
    t = scene(card="living_in_luxury", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w2")
    assert (t.seat("A").whites, t.seat("A").state) == (9, "brewing")
    t.draws("A: w1")
    assert (t.seat("A").whites, t.seat("A").state) == (10, "exploded")


def test_living_in_luxury_is_over_after_its_round() -> None:
    """[BEL-16.1] living_in_luxury: the next round has a card of its own."""
    t = scene(player(), player(), start="brewing", card="living_in_luxury", books=NEUTRAL)
    t.luck("A: 4", "B: 4", "table: shining")
    t.all_stop()
    t.declines("buy", "spend", "rat")
    t.draws("A: w3 w2 w2 w1")
    assert (t.table.round, t.table.card, t.seat("A").state) == (2, "shining", "exploded")


# seasoned_perfectly


@pytest.mark.parametrize(("cauldron", "drops"), [(SEVEN, 1), ("w3@3 w3@6", 0), ("w3@3 w2@5 w2@7 y1@8 w1@9", 0)])
def test_seasoned_perfectly_moves_the_drop_for_whites_of_exactly_seven(cauldron: str, drops: int) -> None:
    """[BEL-16.15] seasoned_perfectly: not for 6, nor for 8 that yellow-3 bears."""
    t = after_brewing("seasoned_perfectly", player(cauldron=cauldron), books="g1-b3-r3-y3-p3", round=2)
    if drops:
        t.says("A: drop")
    assert (t.seat("A").drop, t.about("A")) == (drops, "buy")


def test_seasoned_perfectly_counts_from_the_next_round() -> None:
    """[BEL-16.17, BEL-16.18] seasoned_perfectly: the scoring space stays."""
    t = after_brewing("seasoned_perfectly", player(cauldron=SEVEN))
    t.says("A: drop")
    assert t.space("A") == "8 (8 c, 1 p)"


def test_seasoned_perfectly_may_be_declined() -> None:
    """[BEL-16.18] seasoned_perfectly."""
    t = after_brewing("seasoned_perfectly", player(cauldron=SEVEN))
    t.says("A: none")
    assert (t.seat("A").drop, t.about("A")) == (0, "buy")


def test_seasoned_perfectly_comes_before_the_die() -> None:
    """[BEL-16.15] seasoned_perfectly: step 6, in turn order."""
    t = scene(player(cauldron=SEVEN), player(cauldron=SEVEN), start="middle", card="seasoned_perfectly", books=NEUTRAL)
    t.luck("A: 4", "B: 4")
    t.all_stop()
    assert (t.awaited, rolls(t)) == ("A", [])
    t.says("A: drop")
    assert (t.awaited, rolls(t)) == ("B", [])
    t.says("B: drop")
    assert rolls(t) == [(0, "4"), (1, "4")]


def test_seasoned_perfectly_moves_either_drop_on_the_tube_side() -> None:
    """[BEL-14.1, BEL-16.18] seasoned_perfectly."""
    t = after_brewing("seasoned_perfectly", player(cauldron=SEVEN), cauldron_side="tubes")
    t.says("A: tube")
    assert (t.seat("A").drop, t.seat("A").tube, t.seat("A").rubies) == (0, 1, 2)


# lucky_devil


def test_lucky_devil_adds_two_points_to_a_ruby_on_the_scoring_space() -> None:
    """[BEL-16.15] lucky_devil: space 9 shows a ruby and 1 point."""
    t = after_brewing("lucky_devil", player(cauldron="o1@8"))
    assert (t.seat("A").rubies, t.seat("A").points) == (2, 2 + 1)


def test_lucky_devil_gives_nothing_without_a_ruby() -> None:
    """[BEL-16.15] lucky_devil: space 8."""
    t = after_brewing("lucky_devil", player(cauldron="o1@7"))
    assert (t.seat("A").rubies, t.seat("A").points) == (1, 1)


@pytest.mark.parametrize(("reward", "points"), [("coins", 2), ("points", 2 + 1)])
def test_lucky_devil_pays_an_exploded_player_whatever_the_choice(reward: str, points: int) -> None:
    """[BEL-16.15] lucky_devil."""
    t = after_brewing("lucky_devil", player(cauldron="w3@3 w2@5 w2@7 w1@8", exploded=True))
    assert (t.seat("A").points, t.seat("A").rubies) == (2, 2)
    t.says(f"A: {reward}")
    assert t.seat("A").points == points


def test_lucky_devil_pays_when_the_rubies_have_run_out() -> None:
    """[BEL-16.15, BEL-16.20] lucky_devil: the space shows a ruby all the same."""
    t = scene(
        player(cauldron="o1@8", rubies=10), player(rubies=10), start="middle", card="lucky_devil", rubies="limited"
    )
    t.luck("A: 6")
    t.all_stop()
    assert (t.seat("A").rubies, t.seat("A").points) == (10, 2 + 1)


# shining


def test_shining_brings_two_rubies_instead_of_one() -> None:
    """[BEL-10.3, BEL-16.15] shining: space 9."""
    t = after_brewing("shining", player(cauldron="o1@8"))
    assert t.seat("A").rubies == 3


def test_shining_brings_nothing_without_a_ruby_on_the_space() -> None:
    """[BEL-10.3] shining: space 8."""
    t = after_brewing("shining", player(cauldron="o1@7"))
    assert t.seat("A").rubies == 1


def test_shining_brings_two_rubies_to_an_exploded_player() -> None:
    """[BEL-10.3] shining."""
    t = after_brewing("shining", player(cauldron="w3@3 w2@5 w2@7 w1@8", exploded=True))
    assert (t.seat("A").rubies, t.about("A")) == (3, "reward")


def test_shining_changes_only_the_scoring_space() -> None:
    """[BEL-10.3] shining: a skull of set 3 on a ruby space still brings one."""
    t = brewing("shining", player(cauldron="o1@4"))
    t.draws("A: b1")
    assert t.seat("A").rubies == 2


# schadenfreude


def test_schadenfreude_gives_a_two_chip_to_the_left_of_an_explosion() -> None:
    """[BEL-16.15, BEL-16.21] schadenfreude: clockwise A, B, C; B exploded, C takes."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(player(), exploded, player(bag="w1"), start="middle", card="schadenfreude")
    t.luck("A: 4", "C: 4")
    t.all_stop()
    assert (t.awaited, t.asked("C")) == ("C", "take:g2 | take:b2 | take:r2 | none")
    t.says("C: take:b2")
    assert t.bag("C") == "w1 b2"


def test_schadenfreude_wraps_round_the_table() -> None:
    """[BEL-16.21] schadenfreude: C exploded, A is on the left."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(player(), player(), exploded, start="middle", card="schadenfreude")
    t.luck("A: 4", "B: 4")
    t.all_stop()
    assert t.awaited == "A"


def test_schadenfreude_comes_before_the_die_and_in_turn_order() -> None:
    """[BEL-16.15, BEL-16.3] schadenfreude: step 7; A and B exploded, C is first player."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, exploded, player(), start="middle", card="schadenfreude", first="C")
    t.luck("C: 4")
    t.all_stop()
    assert (t.awaited, rolls(t)) == ("C", [])
    t.says("C: take:g2")
    assert (t.awaited, rolls(t)) == ("B", [])
    t.says("B: take:g2")
    assert rolls(t) == [(2, "4")]


def test_schadenfreude_offers_yellow_from_round_two() -> None:
    """[BEL-3.4, BEL-1.6] schadenfreude."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, player(), start="middle", card="schadenfreude", round=2)
    t.luck("B: 4")
    t.all_stop()
    assert t.asked("B") == "take:g2 | take:b2 | take:r2 | take:y2 | none"


def test_schadenfreude_pays_each_of_two_exploded_players_once() -> None:
    """[BEL-16.21] schadenfreude: the opponent is left and right neighbor at once."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, exploded, start="middle", card="schadenfreude")
    t.says("A: take:g2", "B: take:r2")
    assert t.about("A") == "reward"
    assert [(fact["seat"], fact["chip"]) for fact in t.told("gained_chip")] == [(0, "g2"), (1, "r2")]


def test_schadenfreude_does_not_offer_what_is_sold_out() -> None:
    """[BEL-16.19] schadenfreude."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, player(), start="middle", card="schadenfreude")
    for chip in ("g2", "b2"):
        t.table.supply[CHIP[chip]] = 0
    t.luck("B: 4")
    t.all_stop()
    assert t.asked("B") == "take:r2 | none"


def test_schadenfreude_gives_nothing_when_nobody_explodes() -> None:
    """[BEL-16.15] schadenfreude."""
    t = after_brewing("schadenfreude", player(cauldron="o1@3"))
    assert t.told("gained_chip") == []


# well_stirred


def test_well_stirred_offers_the_first_white_back() -> None:
    """[BEL-16.10] well_stirred: the position falls back and the flask stays full."""
    t = scene(player(bag="o1 w3"), player(), card="well_stirred", books=NEUTRAL)
    t.draws("A: o1 w3")
    assert t.asked("A") == "back | keep"
    t.says("A: back")
    assert (t.cauldron("A"), t.bag("A"), t.seat("A").whites, t.seat("A").flask) == ("o1@1", "w3", 0, True)


def test_well_stirred_offers_only_once_when_taken() -> None:
    """[BEL-16.10] well_stirred."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: w3")
    t.says("A: back")
    t.draws("A: w2")
    assert (t.cauldron("A"), t.about("A")) == ("w2@2", "brew")


def test_well_stirred_offers_only_once_when_declined() -> None:
    """[BEL-16.10] well_stirred."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: w3")
    t.says("A: keep")
    t.draws("A: w2")
    assert (t.cauldron("A"), t.about("A")) == ("w3@3 w2@5", "brew")


def test_well_stirred_offers_a_first_white_laid_through_a_skull() -> None:
    """[BEL-16.10] well_stirred with blue-1."""
    t = scene(card="well_stirred", books="g1-b1-r3-y1-p3")
    t.has_in_bag("A", "b1 w2")
    t.luck("A: b1 w2")
    t.says("A: draw", "A: lay:w2")
    assert t.about("A") == "well_stirred"
    t.says("A: back")
    assert t.cauldron("A") == "b1@1"


def test_well_stirred_is_not_used_up_by_whites_only_shown() -> None:
    """[BEL-16.10] well_stirred with blue-1."""
    t = scene(card="well_stirred", books="g1-b1-r3-y1-p3")
    t.has_in_bag("A", "b1 w2")
    t.luck("A: b1 w2")
    t.says("A: draw", "A: none")
    t.draws("A: w1")
    assert t.about("A") == "well_stirred"


def test_well_stirred_leaves_nothing_for_the_flask() -> None:
    """[BEL-16.9, BEL-16.10] well_stirred: the chip laid most recently has already gone back."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: o1 w3")
    t.says("A: back")
    assert t.refuses("A: flask").key == "nothing_to_take_back"


def test_well_stirred_is_offered_to_each_player() -> None:
    """[BEL-16.10, BEL-3.1] well_stirred."""
    t = scene(card="well_stirred", books=NEUTRAL)
    t.draws("A: w3")
    t.draws("B: w1")
    assert (t.about("A"), t.about("B")) == ("well_stirred", "well_stirred")


# pot_is_full


def test_the_full_pot_rolls_the_die_twice() -> None:
    """[BEL-10.1, BEL-16.15] pot_is_full: both results count."""
    t = scene(player(cauldron="o1@2"), player(cauldron="o1@3"), start="middle", card="pot_is_full", books=NEUTRAL)
    t.luck("B: 3 4")
    t.all_stop()
    assert rolls(t) == [(1, "3"), (1, "4")]
    assert (t.seat("B").points, t.seat("B").rubies) == (2, 2)


def test_the_full_pot_lets_all_tied_players_roll_twice() -> None:
    """[BEL-10.1, BEL-16.15] pot_is_full: in turn order, each roll settled before the next."""
    t = scene(
        player(cauldron="o1@3"), player(cauldron="o1@3"), start="middle", card="pot_is_full", books=NEUTRAL, first="B"
    )
    t.luck("A: 4 3", "B: 5 4")
    t.all_stop()
    assert (rolls(t), t.asked("B")) == ([(1, "5")], "drop | none")
    t.says("B: drop")
    assert rolls(t) == [(1, "5"), (1, "4"), (0, "4"), (0, "3")]


def test_the_full_pot_does_not_help_an_exploded_cauldron() -> None:
    """[BEL-10.1] pot_is_full, R15: everybody exploded, nobody rolls."""
    exploded = player(cauldron="w3@3 w3@6 w2@8", exploded=True)
    t = scene(exploded, exploded, start="middle", card="pot_is_full")
    assert rolls(t) == []


# second_chance: more in test_rulings.py


def test_second_chance_comes_after_the_fifth_chip() -> None:
    """[BEL-16.12] second_chance: restart or go on, once."""
    t = scene(card="second_chance", books=NEUTRAL)
    t.draws("A: o1 w1 g1 o1")
    assert t.about("A") == "brew"
    t.draws("A: w2")
    assert (t.about("A"), t.asked("A")) == ("second_chance", "restart | go_on")
    t.says("A: go_on")
    t.draws("A: o1 o1 o1 o1 o1")
    assert t.about("A") == "brew"


def test_a_restart_takes_everything_back() -> None:
    """[BEL-16.12] second_chance: brewing starts anew from drop and rat."""
    t = scene(player(bag="w1 w1 w2 o1 g1", drop=2, rat=1), player(), card="second_chance", books=NEUTRAL)
    t.draws("A: o1 w1 g1 w2 w1")
    t.says("A: restart")
    assert (t.cauldron("A"), t.bag("A"), t.seat("A").whites) == ("", "w1 w1 w2 o1 g1", 0)
    t.draws("A: w2")
    assert t.cauldron("A") == "w2@5"


def test_the_first_five_chips_cannot_explode() -> None:
    """[BEL-3.5, BEL-16.12] second_chance: whites of 8 with the fourth chip."""
    t = scene(card="second_chance", books=NEUTRAL)
    t.draws("A: w3 w2 w2 w1")
    assert (t.seat("A").whites, t.seat("A").state, t.about("A")) == (8, "brewing", "brew")


def test_there_is_no_third_chance() -> None:
    """[BEL-16.12] second_chance: after a restart brewing runs normally, without safety and without another offer."""
    t = scene(card="second_chance", books=NEUTRAL)
    t.draws("A: o1 w1 g1 o1 w2")
    t.says("A: restart")
    t.draws("A: o1 w3 w2 w2 g1")
    assert t.about("A") == "brew"
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


# strong_ingredient


def test_strong_ingredient_lays_one_of_five_chips() -> None:
    """[BEL-3.5, BEL-16.15] strong_ingredient: the rest go back."""
    mine = player(bag="w1 w2 w3 o1 g4", cauldron="o1@9")
    t = after_brewing("strong_ingredient", mine)
    assert t.asked("A") == "lay:w1 | lay:w2 | lay:w3 | lay:o1 | lay:g4 | none"
    t.says("A: lay:g4")
    assert (t.cauldron("A"), t.bag("A")) == ("o1@9 g4@13", "w1 w2 w3 o1")


def test_strong_ingredient_may_lay_nothing() -> None:
    """[BEL-3.5] strong_ingredient."""
    t = after_brewing("strong_ingredient", player(bag="w1 w2 w3 o1 g4", cauldron="o1@9"))
    t.says("A: none")
    assert (t.cauldron("A"), t.bag("A")) == ("o1@9", "w1 w2 w3 o1 g4")


def test_strong_ingredient_draws_only_five() -> None:
    """[BEL-16.15] strong_ingredient: of nine chips."""
    t = after_brewing("strong_ingredient", player(cauldron="o1@9"))
    assert len(t.told("looked")[0]["chips"].split()) == 5


def test_strong_ingredient_draws_what_the_bag_holds() -> None:
    """[BEL-16.15] strong_ingredient, R1; with an empty bag nothing is asked."""
    t = after_brewing("strong_ingredient", player(bag="o1 g1", cauldron="o1@9"))
    assert t.asked("A") == "lay:o1 | lay:g1 | none"
    t = after_brewing("strong_ingredient", player(bag="", cauldron="o1@9", flask=False))
    assert t.awaited == "B"


def test_strong_ingredient_cannot_explode() -> None:
    """[BEL-3.5] strong_ingredient: whites of 10."""
    t = after_brewing("strong_ingredient", player(bag="w3", cauldron=SEVEN))
    t.says("A: lay:w3")
    assert (t.seat("A").whites, t.seat("A").state, t.cauldron("A")) == (10, "stopped", "w3@3 w2@5 w2@7 w3@10")


def test_strong_ingredient_is_not_for_exploded_players() -> None:
    """[BEL-16.15] strong_ingredient: B alone is asked."""
    t = after_brewing("strong_ingredient", player(cauldron="w3@3 w3@6 w2@8", exploded=True))
    assert t.awaited == "B"


def test_strong_ingredient_moves_the_printed_value_only() -> None:
    """[BEL-16.15] strong_ingredient: no doubling by yellow-2, no extra by red-4."""
    mine = player(bag="w1", cauldron="r1@1 y1@2")
    t = after_brewing("strong_ingredient", mine, books="g1-b3-r4-y2-p3")
    t.says("A: lay:w1")
    assert t.cauldron("A") == "r1@1 y1@2 w1@3"


@pytest.mark.parametrize(("books", "skull"), [("g1-b1-r3-y1-p3", "b1"), (NEUTRAL, "b1"), ("g1-b4-r3-y1-p3", "b1")])
def test_strong_ingredient_triggers_no_action(books: str, skull: str) -> None:
    """[BEL-3.5] strong_ingredient: a skull on the ruby space 9 of any set."""
    t = after_brewing("strong_ingredient", player(bag=f"w1 {skull}", cauldron="o1@8"), books=books)
    t.says(f"A: lay:{skull}")
    assert (t.cauldron("A"), t.seat("A").rubies, t.about("A")) == (f"o1@8 {skull}@9", 1, "")
    assert t.awaited == "B"


def test_strong_ingredient_counts_for_phase_b() -> None:
    """[BEL-16.15] strong_ingredient: the chip lies last, so green-1 pays for it."""
    t = after_brewing("strong_ingredient", player(bag="g1", cauldron="o1@6"))
    t.says("A: lay:g1", "B: none")
    assert (t.space("A"), t.seat("A").rubies) == ("8 (8 c, 1 p)", 2)


def test_strong_ingredient_counts_for_the_die() -> None:
    """[BEL-16.15] strong_ingredient: A lays a chip past B."""
    mine, theirs = player(bag="g4", cauldron="o1@2"), player(bag="g4", cauldron="o1@4")
    t = scene(mine, theirs, start="middle", card="strong_ingredient", books=NEUTRAL)
    t.luck("A: g4", "B: g4")
    t.all_stop()
    t.says("A: lay:g4")
    t.luck("A: 4")
    t.says("B: none")
    assert rolls(t) == [(0, "4")]


def test_strong_ingredient_asks_in_turn_order() -> None:
    """[BEL-16.3, BEL-16.15] strong_ingredient: B is first player."""
    t = scene(player(), player(), start="middle", card="strong_ingredient", first="B")
    t.all_stop()
    assert t.awaited == "B"


def test_strong_ingredient_ends_on_the_last_space() -> None:
    """[BEL-5.6] strong_ingredient."""
    t = scene(player(bag="g4", cauldron="o1@50"), player(bag=""), start="middle", card="strong_ingredient")
    t.all_stop()
    t.luck("A: g4 4")
    t.says("A: lay:g4")
    assert t.cauldron("A") == "o1@50 g4@52"


# pumpkin_party


def test_pumpkin_party_moves_pumpkins_one_space_further() -> None:
    """[BEL-16.5] pumpkin_party: no other chip."""
    t = scene(card="pumpkin_party", books=NEUTRAL)
    t.draws("A: o1 g1 w1 o1")
    assert t.cauldron("A") == "o1@2 g1@3 w1@4 o1@6"


def test_pumpkin_party_is_added_once_after_a_mandrake() -> None:
    """[BEL-16.5] pumpkin_party with yellow-2: 1 × 2 + 1."""
    t = scene(card="pumpkin_party", books="g1-b3-r3-y2-p3")
    t.draws("A: y1 o1")
    assert t.cauldron("A") == "y1@1 o1@4"


def test_pumpkin_party_ends_on_the_last_space() -> None:
    """[BEL-5.6] pumpkin_party."""
    t = brewing("pumpkin_party", player(cauldron="w1@51"))
    t.draws("A: o1")
    assert t.cauldron("A") == "w1@51 o1@52"


def test_pumpkin_party_may_be_declined_under_may_decline() -> None:
    """[BEL-15.8, BEL-16.5] pumpkin_party."""
    t = scene(card="pumpkin_party", books=NEUTRAL, bonus_moves="may_decline")
    t.draws("A: o1")
    assert t.asked("A") == "bonus | none"
    t.says("A: none")
    assert t.cauldron("A") == "o1@1"


# magic_potion


def test_magic_potion_fills_all_flasks_before_phase_f() -> None:
    """[BEL-16.15] magic_potion: so none need be bought; a player without rubies has it too."""
    mine = player(cauldron="o1@3", flask=False, rubies=0)
    t = after_brewing("magic_potion", mine)
    t.luck("table: shining")
    t.says("A: done")
    assert not t.seat("A").flask  # B is still buying
    t.says("B: done")
    assert t.seat("A").flask
    assert (t.about("B"), t.asked("B")) == ("spend", "drop | done")


def test_without_magic_potion_a_flask_stays_empty() -> None:
    """[BEL-10.6] refilled only for two rubies."""
    t = after_brewing("shining", player(cauldron="o1@3", flask=False, rubies=2))
    t.says("A: done", "B: done")
    assert (t.seat("A").flask, t.asked("A")) == (False, "drop | refill | done")

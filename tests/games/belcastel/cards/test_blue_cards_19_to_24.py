"""[BEL-3, BEL-16.15] Blue fortune cards 19 to 24: they hold for the round or act at its end."""

from typing import Any

import pytest

from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene
from tests.games.belcastel.cards.positions import after_brewing, brewing, rolls

SEVEN = "w3@3 w2@5 w2@7"


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
    t = scene(player(more="b1"), card="well_stirred", books="g1-b1-r3-y1-p3")
    t.luck("A: b1 w2")
    t.says("A: draw", "A: lay:w2")
    assert t.about("A") == "well_stirred"
    t.says("A: back")
    assert t.cauldron("A") == "b1@1"


def test_well_stirred_is_not_used_up_by_whites_only_shown() -> None:
    """[BEL-16.10] well_stirred with blue-1."""
    t = scene(player(more="b1"), card="well_stirred", books="g1-b1-r3-y1-p3")
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


# second_chance


def test_second_chance_comes_after_the_fifth_chip() -> None:
    """[BEL-16.12] second_chance: restart or go on, once."""
    t = scene(player(more="o1 o1 o1 o1 o1 o1"), card="second_chance", books=NEUTRAL)
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
    t = scene(player(more="o1"), card="second_chance", books=NEUTRAL)
    t.draws("A: o1 w1 g1 o1 w2")
    t.says("A: restart")
    t.draws("A: o1 w3 w2 w2 g1")
    assert t.about("A") == "brew"
    t.draws("A: w1")
    assert t.seat("A").state == "exploded"


# strong_ingredient


def strong(mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """A and B have stopped; B, who is further on and has an empty bag, will roll a ruby."""
    t = scene(
        mine,
        player(bag="", cauldron="o1@50"),
        start="middle",
        card="strong_ingredient",
        **{"books": NEUTRAL, **setting},
    )
    t.luck("B: 4")
    t.all_stop()
    return t


def test_strong_ingredient_lays_one_of_five_chips() -> None:
    """[BEL-3.5, BEL-16.15] strong_ingredient: the rest go back."""
    t = strong(player(bag="w1 w2 w3 o1 g4", cauldron="o1@9"))
    assert t.asked("A") == "lay:w1 | lay:w2 | lay:w3 | lay:o1 | lay:g4 | none"
    t.says("A: lay:g4")
    assert (t.cauldron("A"), t.bag("A"), t.space("A")) == ("o1@9 g4=o1@13", "w1 w2 w3 o1", "14 (14 c, 3 p)")


def test_strong_ingredient_may_lay_nothing() -> None:
    """[BEL-3.5] strong_ingredient."""
    t = strong(player(bag="w1 w2 w3 o1 g4", cauldron="o1@9"))
    t.says("A: none")
    assert (t.cauldron("A"), t.bag("A")) == ("o1@9", "w1 w2 w3 o1 g4")


def test_strong_ingredient_draws_only_five() -> None:
    """[BEL-16.15] strong_ingredient: of nine chips."""
    t = strong(player(cauldron="o1@9"))
    assert len(t.told("looked")[0]["chips"].split()) == 5


def test_strong_ingredient_draws_what_the_bag_holds() -> None:
    """[BEL-16.15] strong_ingredient, R1: with an empty bag, as B's, nothing is asked."""
    t = strong(player(bag="o1 g1", cauldron="o1@9"))
    assert t.asked("A") == "lay:o1 | lay:g1 | none"
    t.says("A: none")
    assert t.about("A") == "buy"


def test_strong_ingredient_cannot_explode() -> None:
    """[BEL-3.5] strong_ingredient: whites of 10."""
    t = strong(player(bag="w3", cauldron=SEVEN))
    t.says("A: lay:w3")
    assert (t.seat("A").whites, t.seat("A").state, t.cauldron("A")) == (10, "stopped", "w3@3 w2@5 w2@7 w3@10")


def test_strong_ingredient_is_not_for_exploded_players() -> None:
    """[BEL-16.15] strong_ingredient: A goes on to the scoring."""
    t = strong(player(bag="w3 g4", cauldron="w3@3 w3@6 w2@8", exploded=True))
    assert (t.about("A"), t.told("looked")) == ("reward", [])


def test_strong_ingredient_moves_the_printed_value_only() -> None:
    """[BEL-16.15] strong_ingredient: no doubling by yellow-2, no extra by red-4."""
    t = strong(player(bag="w1", cauldron="r1@1 y1@2"), books="g1-b3-r4-y2-p3")
    t.says("A: lay:w1")
    assert t.cauldron("A") == "r1@1 y1@2 w1@3"


@pytest.mark.parametrize("books", ["g1-b1-r3-y1-p3", "g1-b3-r3-y1-p3", "g1-b4-r3-y1-p3"])
def test_strong_ingredient_triggers_no_action(books: str) -> None:
    """[BEL-3.5] strong_ingredient: a skull on the ruby space 9, of blue-1, blue-3, blue-4."""
    t = strong(player(bag="w1 b1", cauldron="o1@8"), books=books)
    t.says("A: lay:b1")
    assert (t.cauldron("A"), t.about("A")) == ("o1@8 b1@9", "buy")
    assert (t.seat("A").rubies, t.seat("A").points) == (1, 2)  # the points of space 10


def test_strong_ingredient_lays_a_red_two_into_the_cauldron() -> None:
    """[BEL-3.5, BEL-16.15] strong_ingredient with red-2: no action, so it is not put beside."""
    t = strong(player(bag="r2", cauldron="o1@8"), books="g1-b3-r2-y1-p3")
    t.says("A: lay:r2")
    assert (t.cauldron("A"), t.seat("A").beside) == ("o1@8 r2@10", [])


@pytest.mark.parametrize(("acts", "rubies"), [("never", 1), ("in_phase_b", 2)])
def test_strong_ingredient_has_no_action_in_phase_b_either(acts: str, rubies: int) -> None:
    """[BEL-3.5, BEL-15.17] strong_ingredient: the green lies last, but green-1 pays for it only if the table says."""
    t = strong(player(bag="g1", cauldron="o1@6"), strong_ingredient_acts=acts)
    t.says("A: lay:g1")
    assert (t.space("A"), t.seat("A").rubies) == ("8 (8 c, 1 p)", rubies)


def test_strong_ingredient_leaves_the_actions_of_the_other_chips_alone() -> None:
    """[BEL-15.17, BEL-16.7] strong_ingredient: the green before it is next to last, and green-1 pays for that one."""
    t = strong(player(bag="g1", cauldron="g1@6"))
    t.says("A: lay:g1")
    assert t.seat("A").rubies == 2


@pytest.mark.parametrize(("acts", "drop"), [("never", 0), ("in_phase_b", 1)])
def test_strong_ingredient_is_no_black_to_compare(acts: str, drop: int) -> None:
    """[BEL-15.17] strong_ingredient with black-2p: A's only black was laid by the card."""
    t = strong(player(bag="k1", cauldron="o1@6"), strong_ingredient_acts=acts)
    t.says("A: lay:k1")
    if drop:
        t.says("A: drop")
    assert (t.seat("A").drop, t.about("A")) == (drop, "buy")


@pytest.mark.parametrize(("acts", "offered"), [("never", "row:1 | none"), ("in_phase_b", "row:1 | row:2 | none")])
@pytest.mark.parametrize("book", [1, 2])
def test_strong_ingredient_is_no_purple_of_a_row(book: int, acts: str, offered: str) -> None:
    """[BEL-15.17] strong_ingredient with purple-1 and purple-2: one purple of the two counts, and may be handed in."""
    books = f"g1-b3-r3-y1-p{book}"
    t = strong(player(bag="p1", cauldron="p1@6"), books=books, round=3, strong_ingredient_acts=acts)
    t.says("A: lay:p1")
    assert t.asked("A") == offered


@pytest.mark.parametrize(("acts", "space"), [("never", 12), ("in_phase_b", 14)])
def test_strong_ingredient_is_no_spider_of_green_3(acts: str, space: int) -> None:
    """[BEL-15.17] strong_ingredient with green-3: whites 7, a green 1 drawn and a green 2 laid by the card."""
    mine = player(bag="g2", cauldron="w3@3 w2@5 w2@7 g1@8")
    t = strong(mine, books="g3-b3-r3-y1-p3", strong_ingredient_acts=acts, bonus_moves="automatic")
    t.says("A: lay:g2")
    assert t.space("A").startswith(f"{space} ")


def test_strong_ingredient_goes_back_into_the_bag_as_any_chip() -> None:
    """[BEL-15.17, BEL-16.15] strong_ingredient: in the next round it acts again."""
    t = strong(player(bag="g1", cauldron="o1@6"))
    t.luck("table: living_in_luxury")
    t.says("A: lay:g1")
    t.declines("buy", "buy_second", "spend", "rat")
    assert (t.bag("A"), t.table.round) == ("o1 g1", 2)
    assert all(chip.acts_as is chip for chip in t.seat("A").bag)


def test_strong_ingredient_counts_for_the_die() -> None:
    """[BEL-16.15] strong_ingredient: A lays a chip past B."""
    mine, theirs = player(bag="g4", cauldron="o1@2"), player(bag="", cauldron="o1@4")
    t = scene(mine, theirs, start="middle", card="strong_ingredient", books=NEUTRAL)
    t.luck("A: g4 4")
    t.all_stop()
    t.says("A: lay:g4")
    assert rolls(t) == [(0, "4")]


def test_strong_ingredient_asks_in_turn_order() -> None:
    """[BEL-16.3, BEL-16.15] strong_ingredient: B is first player."""
    t = scene(player(), player(), start="middle", card="strong_ingredient", first="B")
    t.all_stop()
    assert t.awaited == "B"
    t.says("B: none")
    assert t.about("A") == "strong_ingredient"


def test_strong_ingredient_ends_on_the_last_space() -> None:
    """[BEL-5.6] strong_ingredient."""
    t = scene(player(bag="g4", cauldron="o1@50"), player(bag=""), start="middle", card="strong_ingredient")
    t.luck("A: g4 4")
    t.all_stop()
    t.says("A: lay:g4")
    assert t.cauldron("A") == "o1@50 g4=o1@52"


# pumpkin_party


def test_pumpkin_party_moves_pumpkins_one_space_further() -> None:
    """[BEL-16.5] pumpkin_party: no other chip."""
    t = scene(player(more="o1"), card="pumpkin_party", books=NEUTRAL)
    t.draws("A: o1 g1 w1 o1")
    assert t.cauldron("A") == "o1@2 g1@3 w1@4 o1@6"


def test_pumpkin_party_is_added_once_after_a_mandrake() -> None:
    """[BEL-16.5] pumpkin_party with yellow-2: 1 × 2 + 1."""
    t = scene(player(more="y1"), card="pumpkin_party", books="g1-b3-r3-y2-p3")
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

"""[BEL-3] The fortune card. The cards themselves are in `cards/`."""

from chaudron.games.belcastel import BELCASTEL
from chaudron.scenes.belcastel import NEUTRAL, player, scene


def test_the_first_player_reveals_a_card_that_applies_to_everyone() -> None:
    """[BEL-3.1] pot_filling_up, turned by C: everyone's drop +1."""
    t = scene(player(), player(), player(), start="card", card="pot_filling_up", first="C", books=NEUTRAL)
    assert t.told("card") == [{"seat": 2, "card": "pot_filling_up"}]
    t.says("C: drop", "A: drop", "B: drop")
    assert [t.seat(name).drop for name in "ABC"] == [1, 1, 1]


def test_a_card_turned_lies_open_and_does_not_come_again() -> None:
    """[BEL-3.1, BEL-1.3] Everybody sees which card is in force and which were turned."""
    t = scene(start="card", card="pumpkin_party", books=NEUTRAL)
    view = BELCASTEL.view(t.table, 1)
    assert view["card"] == "pumpkin_party"
    assert view["turned"] == ["pumpkin_party"]
    assert "pumpkin_party" not in t.table.deck


def test_a_purple_card_is_resolved_before_brewing() -> None:
    """[BEL-3.2] charity: both own the fewest rubies, both have one more when brewing begins."""
    t = scene(start="card", card="charity", books=NEUTRAL)
    assert (t.about("A"), t.about("B")) == ("brew", "brew")
    assert [t.seat(name).rubies for name in "AB"] == [2, 2]


def test_nobody_draws_while_a_purple_card_is_carried_out() -> None:
    """[BEL-3.2, BEL-16.26] just_in_time: A is asked, and neither can draw yet."""
    t = scene(start="card", card="just_in_time", books=NEUTRAL)
    assert t.awaited == "A"
    assert t.refuses("A: draw")[:2] == ("not_now", "BEL-16.26")
    assert t.refuses("B: draw")[:2] == ("not_your_turn", "BEL-16.26")


def test_a_blue_card_holds_for_the_whole_round() -> None:
    """[BEL-3.2] pumpkin_party: every orange moves two, for both players."""
    t = scene(player(more="o1"), start="card", card="pumpkin_party", books=NEUTRAL)
    t.draws("A: o1 o1", "B: o1")
    assert t.cauldron("A") == "o1@2 o1@4"
    assert t.cauldron("B") == "o1@2"


def test_a_blue_card_may_act_at_the_end_of_the_round() -> None:
    """[BEL-3.2] shining: the ruby on space 5 brings two."""
    t = scene(player(drop=4), player(), start="card", card="shining", books=NEUTRAL)
    t.luck("A: 1")
    t.all_stop()
    assert t.seat("A").rubies == 1 + 2


def test_a_card_does_not_outlast_its_round() -> None:
    """[BEL-3.2, BEL-16.1] pumpkin_party in round 1: in round 2 an orange moves one space again."""
    t = scene(card="pumpkin_party", books=NEUTRAL)
    t.luck("A: 4", "B: 4", "table: shining")
    t.all_stop()
    t.declines("spend")
    assert t.table.card == "shining"
    t.draws("A: o1")
    assert t.cauldron("A") == "o1@1"


def test_players_choose_in_turn_order_from_the_first_player() -> None:
    """[BEL-3.3, BEL-16.3] just_in_time, first player B: B, then C, then A."""
    t = scene(player(), player(), player(), start="card", card="just_in_time", first="B", books=NEUTRAL)
    assert t.awaited == "B"
    assert t.refuses("A: points").key == "not_your_turn"
    t.says("B: points")
    assert t.awaited == "C"
    t.says("C: points")
    assert t.awaited == "A"


def test_a_chip_whose_book_is_closed_cannot_be_taken() -> None:
    """[BEL-3.4, BEL-1.6] rats_friends in round 1: no yellow 4."""
    t = scene(start="card", card="rats_friends", round=1, books=NEUTRAL)
    assert t.asked("A") == "points | take:g4 | take:b4 | take:r4"
    assert t.refuses("A: take:y4")[:2] == ("book_closed", "BEL-1.6")


def test_a_chip_whose_book_has_opened_can_be_taken() -> None:
    """[BEL-3.4] choose_wisely in round 3: a purple chip."""
    t = scene(start="card", card="choose_wisely", round=3, books=NEUTRAL)
    assert t.asked("A") == "take:p1 | drop"
    t.says("A: take:p1")
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1 p1"


def test_before_round_3_choose_wisely_leaves_only_the_drop() -> None:
    """[BEL-3.4, BEL-16.26] Round 2: the purple book is closed."""
    t = scene(start="card", card="choose_wisely", round=2, books=NEUTRAL)
    assert t.asked("A") == "drop"
    assert t.refuses("A: take:p1")[:2] == ("book_closed", "BEL-1.6")


def test_chips_drawn_because_of_a_card_explode_nothing() -> None:
    """[BEL-3.5, BEL-16.26] less_is_more: five whites of 11 in all are only shown."""
    t = scene(player(bag="w3 w2 w2 w3 w1"), player(bag="w1"), start="card", card="less_is_more", books=NEUTRAL)
    assert t.told("showed")[0]["total"] == 11
    assert t.about("A") == "brew"
    assert t.seat("A").whites == 0
    assert t.bag("A") == "w1 w2 w2 w3 w3"


def test_a_white_laid_through_strong_ingredient_explodes_nothing() -> None:
    """[BEL-3.5] Whites 7 and a white 1: not exploded, so A still rolls the die."""
    mine = player(bag="w1", cauldron="w3@3 w2@5 w2@7")
    t = scene(mine, player(bag=""), start="middle", card="strong_ingredient", books=NEUTRAL)
    t.luck("A: w1 4")
    t.all_stop()
    t.says("A: lay:w1")
    assert t.seat("A").state == "stopped"
    assert t.told("rolled") == [{"seat": 0, "face": "4"}]


def test_a_chip_laid_through_strong_ingredient_triggers_no_action() -> None:
    """[BEL-3.5] blue-3, b1@5 on a ruby space: no ruby for it; yellow-1, y1 after a white: no question."""
    mine = player(bag="b1", cauldron="w3@3 w1@4")
    other = player(bag="y1", cauldron="w3@3")
    t = scene(mine, other, start="middle", round=2, card="strong_ingredient", books=NEUTRAL)
    t.luck("A: b1 1")
    t.all_stop()
    t.says("A: lay:b1")
    assert t.seat("A").rubies == 1
    t.says("B: lay:y1")
    assert t.about("A") == "buy"


def test_an_orange_chip_is_never_upgraded() -> None:
    """[BEL-3.6] opportune_moment with four oranges: no swap, so a green 1."""
    t = scene(player(bag="o1 o1 o1 o1"), player(), start="card", card="opportune_moment", books=NEUTRAL)
    assert t.bag("A") == "o1 o1 o1 o1 g1"


def test_an_orange_chip_is_never_upgraded_by_purple_4_either() -> None:
    """[BEL-3.6, BEL-16.22] Three purples and an orange: nothing to swap."""
    mine = player(cauldron="o1@6 p1@7 p1@8 p1@9")
    t = scene(mine, player(cauldron="o1@20"), start="middle", round=3, books="g1-b3-r3-y1-p4")
    t.luck("B: 1")
    t.all_stop()
    assert t.about("A") == "buy"


def test_a_card_chip_that_is_sold_out_cannot_be_taken() -> None:
    """[BEL-3.4, BEL-16.19] only_one: A took the last green 2, so B has another choice to make."""
    t = scene(start="card", card="only_one", books=NEUTRAL, supply={"g2": 1})
    t.says("A: take:g2")
    assert t.asked("B") == "take:b2 | take:r2 | take:k1 | rubies"
    assert t.refuses("B: take:g2")[:2] == ("sold_out", "BEL-16.19")

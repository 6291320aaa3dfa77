"""[BLW-3.6 to BLW-3.8, BLW-3.15, BLW-5, BLW-6] What a witch does in her turn, and in what order."""

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.kernel.chance import Counter
from chaudron.kernel.record import Play, why_not_undo
from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import almost_bare, home, what

# Buy or leave


def test_a_card_is_bought_at_its_printed_cost() -> None:
    """[BLW-3.6] To the larder; the puppet is in hand."""
    t = home(card="F45")
    assert (t.asked("A"), t.hands) == ("buy | leave | end", "3 3")
    t.says("A: buy")
    assert (t.coins, t.pile("A", "larder"), t.discarded) == ("4 8", "F45", "")


def test_a_card_may_be_left_though_she_could_pay() -> None:
    """[BLW-9.6, BLW-3.6] To the discard pile."""
    t = home(card="F45")
    t.says("A: leave")
    assert (t.coins, t.pile("A", "larder"), t.discarded) == ("8 8", "", "F45")


def test_whoever_ends_her_turn_without_buying_leaves_the_card() -> None:
    """[BLW-9.6, BLW-3.7]"""
    t = home(card="F45")
    t.says("A: end")
    assert (t.coins, t.discarded, t.hands) == ("8 8", "F45", "3 3")


@pytest.mark.parametrize(("coins", "asked"), [(3, "leave | end"), (4, "buy | leave | end")])
def test_nothing_is_bought_on_credit(coins: int, asked: str) -> None:
    """[BLW-6.1]"""
    t = home(witch(coins=coins), card="F45")
    assert t.asked("A") == asked


def test_her_last_coin_may_go() -> None:
    """[BLW-6.1] Down to 0 and not below."""
    t = home(witch(coins=4), card="F45")
    t.says("A: buy")
    assert t.seat("A").coins == 0


def test_she_may_sell_a_potion_to_pay() -> None:
    """[BLW-3.7, BLW-5.8] The coins are spent in the same turn."""
    t = home(witch(coins=1, potions="P01"), card="F45")
    assert what(t.refuses("A: buy")) == ("too_dear", "BLW-6.1")
    t.says("A: sell P01", "A: buy")
    assert (t.seat("A").coins, t.pile("A", "larder")) == (0, "F45")


def test_she_may_borrow_to_pay() -> None:
    """[BLW-3.7, BLW-5.8]"""
    t = home(witch(coins=2), card="F45")
    t.says("A: borrow", "A: buy")
    assert (t.seat("A").coins, t.seat("A").loans, t.pile("A", "larder")) == (3, 1, "F45")


def test_she_may_brew_to_pay_and_brew_with_what_she_bought() -> None:
    """[BLW-3.7, BLW-5.8] First P01 for three coins, then the card for four, then a potion with it."""
    t = home(witch(coins=1, larder="F01 F02"), card="F45", display="P01 P07")
    t.brews("A: P01 with F01 F02")
    t.says("A: buy")
    t.brews("A: P07 with F45")
    assert (t.seat("A").coins, t.pile("A", "potions")) == (2, "P01 P07")


def test_nobody_has_to_sell_or_borrow() -> None:
    """[BLW-6.2] With an empty purse and a potion she may just go."""
    t = home(witch(coins=0, potions="P01"), card="F01")
    assert t.asked("A") == "leave | sell P01 | borrow | end"
    t.says("A: end")
    assert (t.seat("A").coins, t.seat("A").loans, t.pile("A", "potions"), t.discarded) == (0, 0, "P01", "F01")


def test_too_rich_to_borrow_and_too_poor_to_buy() -> None:
    """[BLW-9.6, BLW-6.3] Three coins, a card of four, and only a sold potion: the card is discarded."""
    t = home(witch(coins=3, sold="P01"), card="F45")
    assert t.asked("A") == "leave | end"
    t.says("A: end")
    assert (t.seat("A").coins, t.discarded) == (3, "F45")


def test_only_a_ghost_purse_helps_her_who_can_neither_borrow_nor_pay() -> None:
    """[BLW-6.3, BLW-7.4]"""
    t = home(witch(coins=3, ready="free"), card="F45")
    assert t.asked("A") == "leave | cast free | end"
    t.says("A: cast free")
    assert (t.seat("A").coins, t.pile("A", "larder")) == (3, "F45")


# Order


def test_actions_come_before_and_after_the_purchase() -> None:
    """[BLW-3.7, BLW-5.8] Sell, borrow, buy, brew, trade and sell again, in one turn."""
    mine = witch(coins=0, potions="P08 P03", larder="F02")
    t = home(mine, card="F01", display="P01")
    t.says("A: borrow", "A: buy")
    t.brews("A: P01 with F01 F02")
    t.trades("A: twin for P01 P03")
    t.says("A: sell P08")
    assert (t.seat("A").coins, t.pile("A", "ready")) == (5 - 1 + 3 - 2 + 3, "twin")
    assert (t.pile("A", "sold"), t.pile("A", "traded"), t.awaited, t.about("A")) == ("P08", "P01 P03", "A", "search")


def test_actions_come_before_and_after_the_placement() -> None:
    """[BLW-3.15, BLW-5.5] In the search."""
    t = wood(witch(potions="P01 P02"))
    t.says("A: sell P01", "A: place r1c1", "A: sell P02")
    assert (t.seat("A").coins, t.awaited) == (14, "B")


def test_whoever_has_placed_her_last_puppet_finishes_her_turn() -> None:
    """[BLW-9.15, BLW-3.15]"""
    t = wood(witch(potions="P01"), puppets={"r1c2": "A", "r1c3": "A"})
    t.says("A: place r1c4")
    assert (t.hands, t.asked("A")) == ("0 3", "sell P01 | end")
    t.says("A: sell P01")
    assert t.seat("A").coins == 11


def test_the_turn_does_not_end_before_the_placement() -> None:
    """[BLW-3.15]"""
    t = wood(witch(potions="P01"))
    assert what(t.refuses("A: end")) == ("place_first", "BLW-3.15")
    t.says("A: sell P01")
    assert (t.asked("A"), what(t.refuses("A: end"))) == ("place", ("place_first", "BLW-3.15"))


def test_a_turn_with_nothing_left_to_do_ends_by_itself() -> None:
    """[BLW-3.7, BLW-3.15] In both phases."""
    t = wood()
    t.says("A: place r1c1")
    assert t.awaited == "B"
    t.says("B: place r2c1")
    assert (t.awaited, t.about("A")) == ("A", "return")
    t.says("A: leave")
    assert t.awaited == "B"


def test_what_ended_a_turn_by_itself_is_taken_back_freely_until_somebody_acts() -> None:
    """[BLW-3.15] The end of a turn reveals nothing: the placement is hers until the next witch has answered."""
    play = Play(BLACKWOOD, BLACKWOOD.box(2, {"first_witch": 0}), Counter(2, 1))
    play.answer(0, "place:r1c1")
    assert play.table.pending_seats == [1]
    assert why_not_undo(play.record.entries[-1], 0, False) is None
    play.answer(1, "place:r1c2")
    assert why_not_undo(play.record.entries[-1], 0, False) == "another_acted"


def test_an_action_may_be_taken_again_and_again() -> None:
    """[BLW-5.5, BLW-5.7] Three sales in one turn."""
    t = home(witch(potions="P01 P02 P03"))
    t.says("A: sell P03", "A: sell P01", "A: sell P02")
    assert (t.seat("A").coins, t.asked("A")) == (17, "buy | leave | end")


# Who acts


def test_two_puppets_in_the_column_give_two_turns() -> None:
    """[BLW-9.5, BLW-3.8] One for each puppet taken back, with all that may be done in a turn."""
    t = home(witch(potions="P01"), card="F01", forest={"r2c1": "F02"}, puppets={"r2c1": "A", "r3c1": "B"})
    assert t.hands == "2 2"
    t.says("A: leave", "A: end")
    assert (t.awaited, t.hands, t.asked("A")) == ("A", "3 2", "buy | leave | sell P01 | end")
    t.says("A: leave", "A: end")
    assert (t.awaited, t.who("came_home")) == ("B", "AAB")


def test_a_witch_without_a_puppet_in_the_column_does_not_act_in_the_return() -> None:
    """[BLW-3.8] Not even to sell."""
    t = home(witch(), witch(potions="P01"), puppets={"r1c3": "B"})
    assert what(t.refuses("B: sell P01")) == ("not_your_turn", "BLW-2.2")
    t.says("A: leave")
    assert t.who("came_home") == "A"


def test_nobody_acts_in_the_turn_of_another() -> None:
    """[BLW-2.2] In either phase; everything waits for one witch."""
    t = wood(witch(), witch(potions="P01", coins=0))
    for sentence in ("B: sell P01", "B: borrow", "B: place r1c1"):
        assert t.refuses(sentence) == ("not_your_turn", "BLW-2.2", {"awaited": [0]})


def test_the_puppet_is_in_hand_while_its_card_is_bought() -> None:
    """[BLW-3.6] No puppet stands there any more, and the card lies there still."""
    t = home(card="F45", forest={"r1c2": "F02"})
    assert (t.row(1).split()[0], t.hands) == ("F45", "3 3")


def test_the_search_skips_nobody_who_has_a_puppet_though_no_card_is_free_for_her() -> None:
    """[BLW-3.4, BLW-3.15] The last free card goes to A; B may still borrow."""
    t = wood(witch(), witch(coins=1, rest="cards"), forest=almost_bare("F01", "F02"), puppets={"r1c2": "B"}, deck="")
    t.says("A: place r1c1")
    assert (t.awaited, t.asked("B")) == ("B", "borrow | end")

"""[BLW-5.10] Selling and borrowing at any time in one's turn: in the middle of a spell, a brew, a trade."""

import pytest

from chaudron.scenes.blackwood import WoodScene, witch, wood
from tests.games.blackwood.positions import home, what

FIVE = "F45 F41 F05 F17 F21"
POOR = {"coins": 0, "potions": "P01 P05"}


def sniffing(**things: object) -> WoodScene:
    t = home(witch(**{**POOR, "ready": "sniff", **things}), luck=FIVE)
    t.says("A: cast sniff")
    return t


def test_a_potion_is_sold_to_pay_what_the_hedgehog_found() -> None:
    """[BLW-5.10, BLW-7.3] Without a coin she could have the card of cost 1 only."""
    t = sniffing()
    assert (t.asked("A"), t.besides("A")) == ("card F05 | none", "sell P01 | sell P05 | borrow")
    t.says("A: sell P01")
    assert (t.about("A"), t.besides("A")) == ("sniff", "sell P05")
    assert t.asked("A") == "card F05 | card F17 | card F21 | card F41 | card F45 | none"
    t.says("A: card F45")
    assert (t.seat("A").coins, t.pile("A", "larder"), t.pile("A", "sold")) == (1, "F45", "P01")


def test_fagus_bok_lends_to_pay_it() -> None:
    """[BLW-5.10, BLW-5.7] Once: then the purse is too full."""
    t = sniffing(potions="")
    t.says("A: borrow", "A: card F45")
    assert (t.seat("A").coins, t.seat("A").loans, t.pile("A", "larder")) == (3, 1, "F45")


def test_with_three_coins_he_does_not() -> None:
    """[BLW-5.7]"""
    t = sniffing(coins=3)
    assert t.besides("A") == "sell P01 | sell P05"
    assert what(t.refuses("A: borrow")) == ("purse_too_full", "BLW-5.7")
    assert what(t.refuses("A: sell P04")) == ("not_yours", "BLW-5.5")


def test_the_cards_that_were_dug_up_stay_the_same() -> None:
    """[BLW-7.3, BLW-5.10] Nothing is drawn anew by a sale."""
    t = sniffing()
    t.says("A: sell P01", "A: sell P05", "A: none")
    assert (len(t.told("sniffed")), sorted(t.discarded.split())) == (1, sorted(FIVE.split()))


def test_in_the_middle_of_a_swap() -> None:
    """[BLW-5.10, BLW-7.2] Before the first card and before the second, which is asked for again."""
    t = wood(witch(**POOR, ready="swap"), forest={"r1c1": "F01", "r2c2": "F02"})
    t.says("A: cast swap", "A: sell P01", "A: at r1c1", "A: sell P05")
    assert (t.about("A"), "r1c1" in t.places("A").split()) == ("swap_second", False)
    t.says("A: at r2c2")
    assert (t.row(1).split()[0], t.row(2).split()[1], t.seat("A").coins) == ("F02", "F01", 6)


@pytest.mark.parametrize("reading", ["own", "extra"])
def test_in_the_middle_of_a_shoo(reading: str) -> None:
    """[BLW-5.10, BLW-7.6] Not while the other witch moves: then it is for her to answer."""
    t = wood(witch(**POOR, ready="shoo"), forest={"r1c1": "F01"}, puppets={"r1c1": "B"}, shoo_placement=reading)
    t.says("A: cast shoo", "A: borrow", "A: at r1c1")
    assert (t.besides("A"), t.besides("B")) == ("", "")
    assert what(t.refuses("A: sell P01")) == ("not_your_turn", "BLW-2.2")
    t.says("B: at r3c3", "A: sell P01")
    assert (t.seat("A").coins, t.about("A")) == (8, "shoo_place" if reading == "extra" else "search")


def test_in_the_middle_of_a_brew() -> None:
    """[BLW-5.10, BLW-5.1] While potions are chosen, and while cards are."""
    t = home(witch(**POOR, larder="F01 F02 F03 F05"), display="P09 P13 P18")
    t.says("A: brew", "A: sell P01", "A: potion P13")
    assert t.about("A") == "brew_cards"
    t.says("A: sell P05")
    assert (t.about("A"), t.asked("A")) == ("brew_cards", "card F01 | card F02 | card F03 | card F05")
    t.says("A: card F01", "A: card F02")
    assert (t.pile("A", "potions"), t.pile("A", "sold"), t.seat("A").coins) == ("P13", "P01 P05", 11)


def test_a_trade_keeps_the_potions_that_it_needs() -> None:
    """[BLW-5.10, BLW-5.3] Red and blue for a twin: of three reds two may go, the only blue may not."""
    t = wood(witch(coins=2, potions="P01 P08 P09 P03 P02"))
    t.says("A: trade twin")
    assert (t.about("A"), t.asked("A")) == ("trade_potion", "potion P01 | potion P08 | potion P09")
    assert t.besides("A") == "sell P01 | sell P02 | sell P08 | sell P09 | borrow"
    assert what(t.refuses("A: sell P03")) == ("needed_for_trade", "BLW-5.10")
    t.says("A: sell P01", "A: sell P08")
    assert (t.pile("A", "ready"), t.pile("A", "traded"), t.seat("A").coins) == ("twin", "P03 P09", 6)


def test_a_potion_that_was_given_is_not_sold_before_the_trade_is_done() -> None:
    """[BLW-5.10, BLW-5.4]"""
    t = wood(witch(coins=9, potions="P01 P08 P03 P06"))
    t.says("A: trade twin", "A: potion P01")
    assert t.besides("A") == "sell P03 | sell P06 | sell P08"
    assert what(t.refuses("A: sell P01")) == ("needed_for_trade", "BLW-5.10")

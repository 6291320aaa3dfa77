"""[BLW-7.3] Hedgehog's nose: five cards of the forest deck, one of them at half its cost."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, what

SNIFF = witch(ready="sniff")
FIVE = "F45 F41 F05 F17 F21"


def test_the_five_cards_on_top_are_revealed_to_all() -> None:
    """[BLW-7.3]"""
    t = home(SNIFF, luck=FIVE)
    t.says("A: cast sniff")
    assert t.told("sniffed") == [{"seat": 0, "cards": FIVE.split()}]
    assert all(fact.is_heard_by(viewer) for fact in t.facts for viewer in (0, 1, None))
    assert t.asked("A") == "card F05 | card F17 | card F21 | card F41 | card F45 | none"


def test_she_need_not_buy_any() -> None:
    """[BLW-7.3] All five are discarded."""
    t = home(SNIFF, luck=FIVE)
    t.says("A: cast sniff", "A: none")
    assert (t.coins, t.pile("A", "larder"), sorted(t.discarded.split())) == ("8 8", "", sorted(FIVE.split()))


def test_cards_of_cost_1_are_free() -> None:
    """[BLW-7.3]"""
    t = home(witch(coins=0, ready="sniff"), luck=FIVE)
    t.says("A: cast sniff")
    assert t.asked("A") == "card F05 | none"
    t.says("A: card F05")
    assert (t.seat("A").coins, t.pile("A", "larder")) == (0, "F05")


@pytest.mark.parametrize(("coins", "cards"), [(1, "F05 F17 F21 F41"), (2, "F05 F17 F21 F41 F45")])
def test_only_what_she_can_pay_is_offered(coins: int, cards: str) -> None:
    """[BLW-7.3, BLW-6.1] At half price."""
    t = home(witch(coins=coins, ready="sniff"), luck=FIVE)
    t.says("A: cast sniff")
    assert t.asked("A") == " | ".join([*[f"card {card}" for card in cards.split()], "none"])


def test_what_was_sniffed_may_be_brewed_in_the_same_turn() -> None:
    """[BLW-7.3, BLW-5.1]"""
    t = home(SNIFF, luck=FIVE, display="P05")
    t.says("A: cast sniff", "A: card F17")
    t.brews("A: P05 with F17")
    assert t.pile("A", "potions") == "P05"


def test_it_does_not_replace_the_purchase_of_the_turn() -> None:
    """[BLW-7.3] Before or after it."""
    t = home(SNIFF, card="F01", luck=f"{FIVE} …")
    t.says("A: cast sniff", "A: card F17", "A: buy")
    assert (t.pile("A", "larder"), t.seat("A").coins) == ("F01 F17", 6)
    t = home(SNIFF, card="F01", luck=f"{FIVE} …")
    t.says("A: buy", "A: cast sniff", "A: card F17")
    assert (t.pile("A", "larder"), t.seat("A").coins) == ("F01 F17", 6)


def test_a_short_deck_is_reshuffled_in_the_middle() -> None:
    """[BLW-9.7, BLW-7.3, BLW-3.13] Two of the deck, then three of the discard pile."""
    t = home(SNIFF, witch(rest="cards"), deck="F20 F21", discard="F22 F23 F24 F25", luck="F20 F21 F25 F22 F24")
    t.says("A: cast sniff")
    assert (t.told("sniffed")[0]["cards"], t.table.deck) == (["F20", "F21", "F25", "F22", "F24"], ["F23"])
    t.says("A: none")
    assert sorted(t.table.discard) == ["F20", "F21", "F22", "F24", "F25"]


def test_with_fewer_than_five_in_all_she_takes_what_there_is() -> None:
    """[BLW-7.3]"""
    t = home(SNIFF, witch(rest="cards"), deck="F20", discard="F21")
    t.says("A: cast sniff")
    assert t.asked("A") == "card F20 | card F21 | none"
    t.says("A: card F21")
    assert (t.pile("A", "larder"), t.table.discard) == ("F21", ["F20"])


def test_without_any_card_it_has_no_effect() -> None:
    """[BLW-5.9, BLW-3.13]"""
    t = home(SNIFF, witch(rest="cards"), deck="")
    assert what(t.refuses("A: cast sniff")) == ("no_effect", "BLW-5.9")


def test_the_cards_she_looks_at_are_not_shuffled_in() -> None:
    """[BLW-7.3] Revealed cards lie open until she has chosen."""
    t = home(SNIFF, luck=FIVE)
    before = t.game.components(t.table)
    t.says("A: cast sniff")
    assert (t.discarded, t.game.components(t.table)) == ("", before)


def test_a_ghost_purse_does_not_pay_for_it() -> None:
    """[BLW-7.4, BLW-7.3] The purse is for the card under the puppet."""
    t = home(witch(coins=0, ready="sniff free"), luck=FIVE)
    t.says("A: cast sniff")
    assert t.asked("A") == "card F05 | none"
    t.refuses("A: cast free")


def test_it_is_not_cast_in_the_search() -> None:
    """[BLW-7.3] Purchases belong to the return."""
    t = wood(SNIFF)
    assert t.asked("A") == "place"
    assert what(t.refuses("A: cast sniff")) == ("only_in_return", "BLW-7.3")

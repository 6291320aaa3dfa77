"""[BLW-5.1, BLW-5.2, BLW-5.8] Brewing: potions of the village, and the cards that cover them."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, what


def test_a_potion_is_taken_with_its_coins_and_its_cards_are_discarded() -> None:
    """[BLW-5.1] Toad and clover of two cards: three coins."""
    t = home(witch(larder="F01 F05"), display="P05 P40")
    t.brews("A: P05 with F01 F05")
    assert (t.pile("A", "potions"), t.coins, t.pile("A", "larder")) == ("P05", "11 8", "")
    assert (t.discarded, t.display) == ("F01 F05", "P40")


def test_one_card_may_cover_a_whole_recipe() -> None:
    """[BLW-5.1] Nothing is asked where there is only one way."""
    t = home(witch(larder="F17"), display="P05")
    t.says("A: brew", "A: potion P05")
    assert (t.pile("A", "potions"), t.discarded, t.about("A")) == ("P05", "F17", "return")


def test_a_recipe_may_want_a_kind_twice() -> None:
    """[BLW-5.1, BLW-1.3] One toad is not two."""
    assert "brew" not in home(witch(larder="F01"), display="P01").asked("A")
    t = home(witch(larder="F01 F17"), display="P01")
    t.brews("A: P01 with F01 F17")
    assert t.pile("A", "potions") == "P01"


def test_what_is_not_used_of_a_card_is_lost() -> None:
    """[BLW-5.1] The bat of [toad, clover, bat] is gone with it; one bat is left, and P04 wants two."""
    t = home(witch(larder="F47 F33"), display="P05 P04")
    t.brews("A: P05 with F47")
    assert (t.pile("A", "larder"), t.discarded) == ("F33", "F47")
    assert what(t.refuses("A: brew")) == ("nothing_to_brew", "BLW-5.1")


def test_several_potions_share_a_card_in_one_brew() -> None:
    """[BLW-9.14, BLW-5.1] Toad-toad and bat-bat of [bat, bat, toad] and [toad]."""
    t = home(witch(larder="F55 F01"), display="P01 P04")
    t.brews("A: P01 P04 with F01 F55")
    assert (t.pile("A", "potions"), t.coins, t.discarded) == ("P01 P04", "14 8", "F01 F55")
    assert len(t.told("brewed")) == 1


def test_potions_of_two_brews_do_not_share_a_card() -> None:
    """[BLW-5.1] A used card is discarded."""
    t = home(witch(larder="F55 F01"), display="P01 P04")
    t.brews("A: P04 with F55")
    assert "brew" not in t.asked("A").split(" | ")
    assert t.pile("A", "larder") == "F01"


def test_three_potions_in_one_brew() -> None:
    """[BLW-5.1] All rewards together."""
    t = home(witch(larder="F41 F42 F43"), display="P01 P02 P03 P40")
    t.brews("A: P03 P01 P02 with F41 F42 F43")
    assert (t.coins, t.display, t.pile("A", "potions")) == ("15 8", "P40", "P01 P02 P03")


def test_each_ingredient_serves_once() -> None:
    """[BLW-5.1] One [toad, clover] makes P05 or helps P13, not both."""
    t = home(witch(larder="F17 F41"), display="P05 P13")
    t.says("A: brew")
    assert t.asked("A") == "potion P05 | potion P13"
    t.says("A: potion P13")
    assert t.about("A") == "brew_cards"
    t.says("A: card F17")
    assert (t.pile("A", "potions"), t.display, t.discarded) == ("P13", "P05", "F17 F41")


def test_another_potion_is_offered_only_while_all_can_be_covered() -> None:
    """[BLW-5.1] With three toads and a bat: toad-toad and toad-bat, but not bat-bat."""
    t = home(witch(larder="F41 F25"), display="P01 P08 P04")
    t.says("A: brew")
    assert t.asked("A") == "potion P01 | potion P08"
    t.says("A: potion P01")
    assert t.asked("A") == "potion P08 | done"
    assert what(t.refuses("A: potion P04")) == ("not_covered", "BLW-5.1")


def test_she_may_brew_less_than_she_could() -> None:
    """[BLW-5.1] Which cards she uses is hers to say."""
    t = home(witch(larder="F41 F25"), display="P01 P08")
    t.brews("A: P01 with F41")
    assert (t.pile("A", "larder"), t.display) == ("F25", "P08")


@pytest.mark.parametrize(("first", "larder"), [("F01", "F03"), ("F02", "F03"), ("F03", "F02")])
def test_which_cards_are_used_is_hers_to_choose(first: str, larder: str) -> None:
    """[BLW-5.1] Two of three toads."""
    second = {"F01": "F02", "F02": "F01", "F03": "F01"}[first]
    t = home(witch(larder="F01 F02 F03"), display="P01")
    t.brews(f"A: P01 with {first} {second}")
    assert t.pile("A", "larder") == larder


def test_a_wasteful_set_is_allowed_where_every_card_contributes() -> None:
    """[BLW-5.1] A toad of [toad] and a clover of [toad, clover], though the latter would do."""
    t = home(witch(larder="F01 F17"), display="P05")
    t.brews("A: P05 with F01 F17")
    assert t.discarded == "F01 F17"


def test_no_card_is_dumped() -> None:
    """[BLW-5.1] Neither one without what is wanted, nor one that comes too late."""
    t = home(witch(larder="F01 F02 F05 F09"), display="P05")
    t.says("A: brew", "A: potion P05")
    assert t.asked("A") == "card F01 | card F02 | card F05"
    assert what(t.refuses("A: card F09")) == ("of_no_use", "BLW-5.1")
    t.says("A: card F01")
    assert (t.pile("A", "larder"), t.pile("A", "potions")) == ("F02 F09", "P05")


def test_who_brews_names_a_potion() -> None:
    """[BLW-5.1] A turn cannot go on for ever with brews that come to nothing; whoever errs takes the answer back."""
    t = home(witch(larder="F17"), display="P05")
    t.says("A: brew")
    assert t.asked("A") == "potion P05"


def test_only_potions_of_the_village_are_brewed() -> None:
    """[BLW-5.1] P05 lies in the deck."""
    t = home(witch(larder="F17 F41"), display="P01")
    t.says("A: brew")
    assert what(t.refuses("A: potion P05")) == ("not_on_display", "BLW-5.1")


def test_nothing_is_brewed_in_the_search() -> None:
    """[BLW-5.1] In the return alone."""
    t = wood(witch(larder="F17"), display="P05")
    assert t.asked("A") == "place"
    assert what(t.refuses("A: brew")) == ("only_in_return", "BLW-5.1")


def test_a_potion_brewed_this_turn_may_be_sold_at_once() -> None:
    """[BLW-5.8]"""
    t = home(witch(larder="F17"), display="P05")
    t.brews("A: P05 with F17")
    t.says("A: sell P05")
    assert (t.coins, t.pile("A", "sold")) == ("14 8", "P05")


def test_a_potion_brewed_this_turn_may_be_traded_at_once() -> None:
    """[BLW-5.8] With a purse that its own reward fills."""
    t = home(witch(coins=0, larder="F29", potions="P04"), display="P06")
    t.brews("A: P06 with F29")
    t.trades("A: pinch for P06 P04")
    assert (t.coins, t.pile("A", "ready")) == ("0 8", "pinch")


def test_the_display_shrinks_during_a_round() -> None:
    """[BLW-5.2] What A took B cannot take, and nothing has come in its place."""
    t = home(witch(larder="F17"), witch(larder="F18"), display="P05 P36 P37 P38 P39 P40", puppets={"r2c1": "B"})
    t.brews("A: P05 with F17")
    t.says("A: end")
    assert (t.asked("B"), t.display) == ("buy | leave | end", "P36 P37 P38 P39 P40")


def test_cards_used_in_a_brew_come_to_the_open_discard_pile() -> None:
    """[BLW-5.1, BLW-2.1]"""
    t = home(witch(larder="F17"), display="P05", discard="F20")
    t.brews("A: P05 with F17")
    assert t.game.view(t.table, 1)["discard"] == ["F20", "F17"]


def test_a_card_bought_in_another_phase_of_the_expedition_serves_later() -> None:
    """[BLW-5.1] Larders stay until the expedition ends."""
    t = wood(witch(larder="F01"), forest={"r2c1": "F02"}, display="P01 P36 P37 P38 P39 P40")
    t.search("A r2c1", "B r3c3")
    t.says("A: buy")
    t.brews("A: P01 with F01 F02")
    assert t.pile("A", "potions") == "P01"


# With a pinch of nearly; see spells/test_pinch.py


def test_the_best_potion_of_all_takes_five_ingredients() -> None:
    """[BLW-5.1] P36 of three cards: [bat, bat, toad], [toad], [clover]."""
    t = home(witch(larder="F55 F01 F05"), display="P36")
    t.brews("A: P36 with F55 F01 F05")
    assert (t.coins, t.pile("A", "potions")) == ("13 8", "P36")

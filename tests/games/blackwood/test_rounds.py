"""[BLW-3] Rounds: search, cauldron, the column resolved, slides, round end."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import almost_bare, home, is_over, is_round, play_on, what


def test_a_game_is_three_expeditions_of_five_rounds() -> None:
    """[BLW-3.1]"""
    t = wood()
    play_on(t, is_over)
    assert [details["column"] for details in t.told("round")] == [1, 2, 3, 4, 5] * 3
    assert [details["expedition"] for details in t.told("expedition")] == [2, 3]


# Search


@pytest.mark.parametrize(("cauldron", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_the_search_goes_clockwise_from_the_cauldron(cauldron: str, order: str) -> None:
    """[BLW-3.2]"""
    t = wood(witch(), witch(), witch(), cauldron=cauldron)
    for name, place in zip(order, ("r1c1", "r2c1", "r3c1"), strict=True):
        assert t.awaited == name
        t.search(f"{name} {place}")
    assert t.who("placed") == order


def test_one_puppet_stands_on_a_card() -> None:
    """[BLW-3.2] Her own or another's."""
    t = wood(puppets={"r2c2": "B", "r3c3": "A"})
    assert not {"r2c2", "r3c3"} & set(t.places("A").split())
    assert len(t.places("A").split()) == 13
    assert what(t.refuses("A: place r2c2")) == ("place_taken", "BLW-3.2")


def test_exactly_one_puppet_is_placed() -> None:
    """[BLW-3.2] One must be, and no second."""
    t = wood(witch(potions="P01"))
    assert t.asked("A") == "place | sell P01"
    t.says("A: place r1c1")
    assert (t.asked("A"), t.hands) == ("sell P01 | end", "2 3")
    assert what(t.refuses("A: place r1c2")) == ("placed_already", "BLW-3.2")


def test_a_puppet_may_be_placed_behind_the_pawn() -> None:
    """[BLW-9.2, BLW-3.2, BLW-4.2] It waits for the next expedition."""
    t = wood(column=3)
    t.search("A r1c1", "B r3c5")
    assert [details["waits"] for details in t.told("placed")] == [True, False]
    play_on(t, is_round(2, 1))
    assert "r1c1" not in {details["place"] for details in t.told("came_home")}
    play_on(t, is_round(2, 2))
    assert "r1c1" in {details["place"] for details in t.told("came_home")}


def test_whoever_has_no_puppet_in_hand_does_nothing_in_the_search() -> None:
    """[BLW-9.1, BLW-3.3] Neither sells, borrows, trades nor casts."""
    mine = witch(coins=2, potions="P06 P07", ready="swap shoo twin")
    t = wood(mine, puppets={"r1c2": "A", "r1c3": "A", "r1c4": "A", "r2c2": "B"})
    assert (t.awaited, t.who("stays_out")) == ("B", "A")
    assert what(t.refuses("A: sell P06")) == ("not_your_turn", "BLW-2.2")


def test_where_no_card_is_free_nothing_is_placed() -> None:
    """[BLW-3.4] What else she may do remains."""
    forest = almost_bare("F01", "F02")
    puppets = {"r1c1": "B", "r1c2": "B"}
    t = wood(witch(potions="P01"), witch(rest="cards"), forest=forest, puppets=puppets, deck="")
    assert t.asked("A") == "sell P01 | end"
    t.says("A: sell P01")
    assert (t.seat("A").coins, t.hands, t.table.phase) == (11, "3 2", "return")


def test_where_no_card_is_free_and_nothing_else_is_to_be_done_the_search_goes_on() -> None:
    """[BLW-3.4]"""
    t = wood(witch(), witch(rest="cards"), forest=almost_bare("F01"), puppets={"r1c1": "B"}, deck="")
    assert (t.awaited, t.about("B"), t.hands) == ("B", "return", "3 3")


# Cauldron


def test_the_highest_row_of_the_column_takes_the_cauldron() -> None:
    """[BLW-3.5] Before any purchase; she begins the next round."""
    t = wood(puppets={"r1c1": "A", "r3c1": "B"}, phase="return")
    assert (t.cauldron, t.awaited, t.told("bought")) == ("B", "A", [])
    t.says("A: leave", "B: leave")
    assert (t.about("B"), t.table.column) == ("search", 2)


def test_puppets_of_other_columns_do_not_count_for_the_cauldron() -> None:
    """[BLW-3.5]"""
    t = wood(puppets={"r1c2": "A", "r3c1": "B", "r3c3": "B"}, column=2, phase="return", cauldron="B")
    assert t.cauldron == "A"


def test_the_cauldron_is_read_once() -> None:
    """[BLW-3.5] B slides into the highest row later: it stays with A."""
    forest = {"r3c1": "F01", "r3c2": "F02"}
    t = wood(forest=forest, puppets={"r3c1": "A", "r3c2": "B"}, phase="return", cauldron="B")
    t.says("A: leave", "B: leave")
    assert (t.who("came_home"), t.cauldron, t.who("cauldron"), t.awaited) == ("AB", "A", "A", "A")


def test_with_nobody_in_the_column_the_cauldron_stays() -> None:
    """[BLW-9.3, BLW-3.5] The return is over."""
    t = wood(puppets={"r1c1": "A", "r1c3": "B"}, column=2, phase="return", cauldron="B")
    assert (t.cauldron, t.table.column, t.about("B")) == ("B", 3, "search")
    assert len(t.told("nobody_home")) == 1
    assert t.told("came_home") == []


# The column, and slides


def test_the_lowest_row_comes_first() -> None:
    """[BLW-3.10, BLW-1.7] Three witches, from row 1 up."""
    t = wood(witch(), witch(), witch(), puppets={"r4c1": "A", "r1c1": "C", "r2c1": "B"}, phase="return")
    t.says("C: leave", "B: leave", "A: leave")
    assert t.who("came_home") == "CBA"


def test_a_row_slides_toward_the_village_with_its_puppets() -> None:
    """[BLW-3.9] From the gap on; what lies left of it never moves, and the last place is empty."""
    forest = {f"r2c{column}": f"F0{column}" for column in range(1, 6)}
    puppets = {"r2c1": "B", "r2c2": "A", "r2c4": "B", "r3c2": "B"}
    t = wood(forest=forest, puppets=puppets, column=2, phase="return")
    t.says("A: leave")
    assert (t.row(2), t.awaited) == ("F01/B F03 F04/B F05 -", "B")


def test_only_the_row_of_the_card_slides() -> None:
    """[BLW-3.9]"""
    t = wood(puppets={"r2c1": "A", "r3c1": "B"}, phase="return")
    before = t.row(1), t.row(3)
    t.says("A: buy")
    assert (t.row(1), t.row(3).replace("/B", "")) == (before[0], before[1].replace("/B", ""))


def test_the_last_column_leaves_a_gap_and_nothing_slides_into_it() -> None:
    """[BLW-3.9]"""
    forest = {"r1c4": "F04", "r1c5": "F05"}
    t = wood(forest=forest, puppets={"r1c5": "A", "r2c5": "B"}, column=5, phase="return")
    t.says("A: leave")
    assert t.row(1).split()[3:] == ["F04", "-"]


def test_after_each_slide_the_lowest_row_is_looked_for_again() -> None:
    """[BLW-9.4, BLW-3.10] A on row 1, B behind in column 2, C on row 2: A, B, C; then what slid behind C."""
    puppets = {"r1c1": "A", "r1c2": "B", "r2c1": "C", "r2c2": "A", "r2c3": "B"}
    t = wood(witch(), witch(), witch(), puppets=puppets, phase="return")
    for name in "ABCAB":
        assert t.awaited == name
        t.says(f"{name}: leave")
    assert (t.who("came_home"), t.table.column, t.hands) == ("ABCAB", 2, "3 3 3")


def test_a_puppet_two_columns_away_does_not_come_in_one_slide() -> None:
    """[BLW-3.10] It waits for its column."""
    t = wood(forest={"r1c3": "F09"}, puppets={"r1c1": "A", "r1c3": "B"}, phase="return")
    t.says("A: leave")
    assert (t.table.column, t.row(1).split()[1], t.hands) == (2, "F09/B", "3 2")


def test_cards_without_a_puppet_stay() -> None:
    """[BLW-3.11] Others of the column are not resolved."""
    t = wood(forest={"r1c1": "F01", "r2c1": "F02", "r3c1": "F03"}, puppets={"r2c1": "A"}, phase="return")
    t.says("A: leave")
    assert (t.row(1).split()[0], t.row(3).split()[0], t.discarded) == ("F01", "F03", "F02")


# Round end


def test_empty_places_are_filled_from_row_1_up_and_left_to_right() -> None:
    """[BLW-3.12] Then the potions up to six; then the pawn advances."""
    forest = {"r3c5": "-", "r1c5": "-", "r2c2": "-", "r2c1": "-"}
    t = wood(forest=forest, phase="end", display="P37 P38 P39 P40", luck="F51 F52 F53 F54 P03 P02")
    assert [t.row(1).split()[4], *t.row(2).split()[:2], t.row(3).split()[4]] == ["F51", "F52", "F53", "F54"]
    assert (t.display, t.table.column, t.table.phase) == ("P37 P38 P39 P40 P03 P02", 2, "search")


def test_the_last_place_of_a_row_is_empty_until_the_round_ends() -> None:
    """[BLW-3.9, BLW-3.12]"""
    t = wood(puppets={"r1c1": "A", "r2c1": "B"}, phase="return")
    t.says("A: leave")
    assert t.row(1).split()[4] == "-"
    t.luck("table: F50 F51")
    t.says("B: leave")
    assert (t.row(1).split()[4], t.row(2).split()[4]) == ("F50", "F51")


def test_the_pawn_stays_in_the_last_column_until_the_expedition_has_ended() -> None:
    """[BLW-3.12, BLW-4.2]"""
    t = wood(phase="end", column=5)
    assert (t.table.expedition, t.table.column) == (2, 1)
    t = wood(phase="end", column=5, expedition=3)
    assert (t.table.expedition, t.table.column, t.table.outcome is None) == (3, 5, False)


def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    """[BLW-9.7, BLW-3.13] Two places, one card in the deck: the second comes from the discard pile."""
    forest = {"r1c5": "-", "r2c5": "-"}
    t = wood(witch(), witch(rest="cards"), forest=forest, phase="end", deck="F50", discard="F51 F52", luck="F50 F52")
    assert (t.row(1).split()[4], t.row(2).split()[4]) == ("F50", "F52")
    assert (t.table.deck, t.table.discard, t.told("reshuffled")) == (["F51"], [], [{"count": 2}])


def test_the_discard_pile_is_not_shuffled_before_it_is_needed() -> None:
    """[BLW-3.13] The deck has just run out."""
    t = wood(witch(), witch(rest="cards"), forest={"r1c5": "-"}, phase="end", deck="F50", discard="F51 F52")
    assert (t.table.deck, t.table.discard, t.told("reshuffled")) == ([], ["F51", "F52"], [])


def test_with_both_piles_empty_a_place_stays_empty() -> None:
    """[BLW-3.13] The last card goes to the first place; nothing moves of itself."""
    forest = {"r1c5": "-", "r2c2": "-", "r2c3": "F07"}
    t = wood(witch(), witch(rest="cards"), forest=forest, phase="end", deck="F50")
    assert (t.row(1).split()[4], t.row(2).split()[1:3], t.table.deck) == ("F50", ["-", "F07"], [])
    assert "r2c2" not in t.places("A").split()
    assert what(t.refuses("A: place r2c2")) == ("no_card_there", "BLW-3.13")


def test_a_gap_is_closed_only_by_a_slide_of_its_row() -> None:
    """[BLW-3.13, BLW-3.9] The gap in column 3 moves left with the cards behind it, and is then closed over."""
    forest = {"r1c1": "F01", "r1c2": "F02", "r1c3": "-", "r1c4": "F04", "r1c5": "F05"}
    puppets = {"r1c1": "A", "r1c2": "B", "r2c1": "A"}
    t = wood(witch(), witch(rest="cards"), forest=forest, puppets=puppets, phase="return", deck="")
    t.says("A: buy")
    assert (t.row(1), t.awaited) == ("F02 - F04 F05 -", "B")
    t.says("B: buy", "B: end")
    assert (t.row(1), t.awaited) == ("- F04 F05 - -", "A")


def test_an_empty_potion_deck_leaves_the_village_as_it_is() -> None:
    """[BLW-9.8, BLW-3.14]"""
    t = wood(witch(), witch(rest="potions"), display="P01 P02", potion_deck="", phase="end")
    assert (t.display, t.about("A")) == ("P01 P02", "search")


def test_the_last_potions_of_the_deck_are_shown() -> None:
    """[BLW-3.14, BLW-3.12] Fewer than six, then."""
    t = wood(witch(), witch(rest="potions"), display="P01", potion_deck="P02 P03", phase="end")
    assert sorted(t.display.split()) == ["P01", "P02", "P03"]


def test_the_village_is_not_refilled_before_the_round_ends() -> None:
    """[BLW-5.2]"""
    t = home(witch(larder="F01 F02"), display="P01 P36 P37 P38 P39 P40", puppets={"r2c1": "B"})
    t.brews("A: P01 with F01 F02")
    t.says("A: end")
    assert (t.awaited, t.display) == ("B", "P36 P37 P38 P39 P40")
    t.says("B: leave")
    assert len(t.display.split()) == 6


# Gap and turn


def test_the_gap_stays_open_until_the_turn_ends() -> None:
    """[BLW-9.16, BLW-3.16] She sells a potion after she has bought; only then the row slides."""
    t = home(witch(potions="P01"), card="F01", forest={"r1c2": "F02"}, puppets={"r1c2": "B"})
    t.says("A: buy")
    assert (t.row(1).split()[:2], t.asked("A")) == (["-", "F02/B"], "sell P01 | end")
    t.says("A: sell P01")
    assert (t.row(1).split()[0], t.awaited) == ("F02", "B")


def test_the_gap_of_a_card_that_was_left_stays_open_too() -> None:
    """[BLW-3.16]"""
    t = home(witch(potions="P01"), card="F01", forest={"r1c2": "F02"})
    t.says("A: leave")
    assert (t.row(1).split()[:2], t.discarded, t.told("slid")) == (["-", "F02"], "F01", [])


def test_after_the_return_the_column_has_no_puppet() -> None:
    """[BLW-8.7, BLW-3.10] In every round of two expeditions."""
    t = wood()
    for number in range(1, 11):
        expedition, column = divmod(number, 5)
        play_on(t, is_round(expedition + 1, column + 1))
        passed = [place for place in t.table.box.places if place.column == (number - 1) % 5 + 1]
        assert [t.table.puppets[place] for place in passed] == [-1] * 3

"""[BLW-11] The conformance examples of the specification, in their order."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, is_round, play_on, what


def test_a_puppet_that_slides_into_a_low_row_is_resolved_first() -> None:
    """[BLW-11.1, BLW-3.5, BLW-3.9, BLW-3.10] A on (1,2), B on (3,2) and (1,3): A, then B twice; cauldron to B."""
    forest = {"r1c2": "F01", "r1c3": "F02", "r3c2": "F03"}
    t = wood(forest=forest, puppets={"r1c2": "A", "r3c2": "B", "r1c3": "B"}, column=2, phase="return")
    assert (t.cauldron, t.awaited) == ("B", "A")
    t.says("A: buy")
    assert (t.awaited, t.row(1).split()[1], t.row(3).split()[1]) == ("B", "F02", "F03/B")
    t.says("B: buy")
    assert t.awaited == "B"
    t.says("B: buy")
    assert (t.who("came_home"), t.pile("A", "larder"), t.pile("B", "larder")) == ("ABB", "F01", "F02 F03")
    assert (t.cauldron, t.awaited, t.table.column) == ("B", "B", 3)


def test_a_puppet_behind_the_pawn_never_moves_in_this_expedition() -> None:
    """[BLW-11.2, BLW-3.9] On (1,1) with the pawn at column 2, whatever slides in its row."""
    t = wood(forest={"r1c1": "F01"}, puppets={"r1c1": "A"}, column=2)
    seen = set()
    for column in (3, 4, 5):
        play_on(t, is_round(1, column))
        seen.add(t.row(1).split()[0])
    play_on(t, is_round(2, 1))
    assert {*seen, t.row(1).split()[0]} == {"F01/A"}
    assert {slide["row"] for slide in t.told("slid")} >= {1}


def test_a_larder_is_halved_as_a_whole() -> None:
    """[BLW-11.3, BLW-4.1] Costs 3, 2 and 2: three coins. Costs 3, 3 and 3: four, and not 1 + 1 + 1."""
    t = wood(witch(coins=0, larder="F19 F17 F21"), witch(coins=0, larder="F20 F23 F24"), phase="expedition")
    assert t.coins == "3 4"
    assert (t.pile("A", "larder"), t.discarded) == ("", "F17 F19 F21 F20 F23 F24")


def test_a_pinch_helps_where_two_potions_share_a_card_in_one_brew() -> None:
    """[BLW-11.4, BLW-5.1, BLW-7.5] Toad and toad, mushroom and bat, of [toad, bat] and [toad]; the mushroom nearly."""
    mine = witch(larder="F25 F01", ready="pinch")
    t = home(mine, display="P01 P07")
    t.brews("A: P01 P07 with F25 F01 mushroom")
    assert (t.pile("A", "potions"), t.pile("A", "larder"), t.pile("A", "spent")) == ("P01 P07", "", "pinch")
    assert (t.coins, t.discarded) == ("13 8", "F25 F01")


def test_as_two_brews_the_second_fails() -> None:
    """[BLW-11.4, BLW-5.1] [toad, bat] is gone."""
    t = home(witch(larder="F25 F01", ready="pinch"), display="P01 P07")
    t.brews("A: P01 with F25 F01")
    assert what(t.refuses("A: brew")) == ("nothing_to_brew", "BLW-5.1")
    assert (t.pile("A", "potions"), t.display) == ("P01", "P07")


def test_a_third_spell_costs_four() -> None:
    """[BLW-11.5, BLW-5.3] Even if the first two are spent."""
    t = wood(witch(coins=4, potions="P06 P07", spent="twin swap"))
    t.trades("A: pinch for P06 P07")
    assert (t.seat("A").coins, t.pile("A", "ready"), t.pile("A", "spent")) == (0, "pinch", "swap twin")
    assert "trade" not in wood(witch(coins=3, potions="P06 P07", spent="twin swap")).asked("A")


def test_a_loan_needs_a_purse_of_two_or_less() -> None:
    """[BLW-11.6, BLW-5.7] With 2 coins: a purse of 7. With 3: refused."""
    t = wood(witch(coins=2))
    t.says("A: borrow")
    assert (t.seat("A").coins, t.seat("A").loans) == (7, 1)
    assert what(wood(witch(coins=3)).refuses("A: borrow")) == ("purse_too_full", "BLW-5.7")


@pytest.mark.parametrize(("card", "price"), [("F45", 2), ("F41", 1), ("F05", 0), ("F17", 1), ("F21", 1)])
def test_one_card_that_was_sniffed_is_bought_at_half_price(card: str, price: int) -> None:
    """[BLW-11.7, BLW-7.3] Costs 4, 3, 1, 2 and 2: one of them for 2, 1, 0, 1 or 1; the other four are discarded."""
    sniffed = ["F45", "F41", "F05", "F17", "F21"]
    t = home(witch(ready="sniff"), card="F01", deck=" ".join(sniffed))
    t.says("A: cast sniff", f"A: card {card}")
    assert (t.pile("A", "larder"), t.seat("A").coins) == (card, 8 - price)
    assert sorted(t.discarded.split()) == sorted(set(sniffed) - {card})


def test_a_sold_potion_counts_two_less_and_a_traded_one_in_full() -> None:
    """[BLW-11.8, BLW-8.3] Potions of 8, 6 (sold: 4) and 5 (traded: 5), 10 coins, 1 token: 15."""
    t = wood(witch(potions="P21", sold="P10", traded="P09", coins=10, loans=1), phase="score")
    assert t.points.split()[0] == "15"


def test_among_equals_fewer_potions_win() -> None:
    """[BLW-11.9, BLW-8.4] 30 to 30, with seven potions and with six, though the first is richer."""
    seven, six = "P01 P04 P05 P08 P02 P03 P06", "P07 P09 P10 P11 P12 P13"
    t = wood(witch(potions=seven, coins=18), witch(potions=six, coins=3), phase="score")
    assert (t.points, t.winners) == ("30 30", "B")


def test_a_displaced_puppet_is_paid_for_even_if_it_gains() -> None:
    """[BLW-11.10, BLW-7.6] From a toad to three ingredients: two coins all the same."""
    t = wood(witch(ready="shoo"), forest={"r1c1": "F01", "r2c2": "F45"}, puppets={"r1c1": "B"})
    t.shoos("A: B from r1c1 to r2c2")
    assert (t.coins, t.row(2).split()[1], t.row(1).split()[0]) == ("8 10", "F45/B", "F01")

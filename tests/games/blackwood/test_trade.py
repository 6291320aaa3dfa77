"""[BLW-5.3, BLW-5.4] Two potions and some coins for a spell."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, what

OF_COLOR = {"red": "P01", "green": "P02", "blue": "P03", "purple": "P04"}


@pytest.mark.parametrize(
    ("spell", "colors"),
    [
        ("twin", ("red", "blue")),
        ("swap", ("green", "blue")),
        ("sniff", ("green", "purple")),
        ("free", ("red", "green")),
        ("pinch", ("blue", "purple")),
        ("shoo", ("red", "purple")),
    ],
)
def test_each_spell_is_traded_for_potions_of_its_colors(spell: str, colors: tuple[str, str]) -> None:
    """[BLW-5.3, BLW-10.3] Of four potions, one of each color, these two are turned."""
    t = wood(witch(potions="P01 P02 P03 P04"))
    t.trades(f"A: {spell} for {' '.join(OF_COLOR[color] for color in colors)}")
    assert (t.coins, t.pile("A", "ready"), t.table.stock[spell]) == ("6 8", spell, 0)
    assert t.pile("A", "traded") == " ".join(sorted(OF_COLOR[color] for color in colors))


@pytest.mark.parametrize(("potions", "offered"), [("P01 P08", ""), ("P01 P03", "twin"), ("P03 P06", ""), ("P01", "")])
def test_both_colors_are_needed(potions: str, offered: str) -> None:
    """[BLW-5.3] Two reds make no red and blue."""
    t = wood(witch(potions=potions))
    assert [choice for choice in t.asked("A").split(" | ") if choice.startswith("trade")] == (
        [f"trade {offered}"] if offered else []
    )


@pytest.mark.parametrize(("owned", "price"), [("", 2), ("swap", 3), ("swap sniff", 4), ("swap sniff free", 5)])
def test_each_spell_costs_a_coin_more_than_the_last(owned: str, price: int) -> None:
    """[BLW-5.3]"""
    t = wood(witch(potions="P01 P03", ready=owned, coins=price))
    t.trades("A: twin for P01 P03")
    assert t.seat("A").coins == 0
    t = wood(witch(potions="P01 P03", ready=owned, coins=price - 1))
    assert what(t.refuses("A: trade twin")) == ("too_dear", "BLW-5.3")


def test_the_price_counts_all_spells_she_ever_bought() -> None:
    """[BLW-5.3] Ready and spent, her own alone."""
    t = wood(witch(potions="P01 P03", ready="swap", spent="free"), witch(ready="sniff"))
    t.says("A: trade twin")
    assert t.told("traded")[0]["price"] == 4


def test_traded_potions_keep_their_renown() -> None:
    """[BLW-5.3, BLW-8.3]"""
    t = wood(witch(traded="P33 P34", coins=0), witch(coins=0), phase="score")
    assert t.points == "23 0"


def test_a_new_spell_is_ready_at_once() -> None:
    """[BLW-5.3] Traded and cast in the same turn."""
    t = wood(witch(potions="P02 P03"), forest={"r1c1": "F01", "r1c2": "F02"})
    t.trades("A: swap for P02 P03")
    t.swaps("A: r1c1 r1c2")
    assert (t.row(1).split()[:2], t.pile("A", "spent")) == (["F02", "F01"], "swap")


def test_she_chooses_among_potions_of_a_color() -> None:
    """[BLW-5.3] Which red, then which blue."""
    t = wood(witch(potions="P01 P08 P03 P06"))
    t.says("A: trade twin")
    assert t.asked("A") == "potion P01 | potion P08"
    t.says("A: potion P08")
    assert t.asked("A") == "potion P03 | potion P06"
    t.says("A: potion P03")
    assert (t.pile("A", "traded"), t.pile("A", "potions")) == ("P03 P08", "P01 P06")


def test_spells_are_traded_in_the_return_too() -> None:
    """[BLW-5.3]"""
    t = home(witch(potions="P03 P04"))
    t.trades("A: pinch for P03 P04")
    assert t.pile("A", "ready") == "pinch"


def test_an_empty_stock_trades_nothing() -> None:
    """[BLW-9.9, BLW-5.4] With two witches there is one card of a kind."""
    t = wood(witch(potions="P03 P04"), witch(spent="pinch"))
    assert what(t.refuses("A: trade pinch")) == ("none_left", "BLW-5.4")


def test_she_may_own_several_spells_of_a_kind() -> None:
    """[BLW-5.4] With four witches even all three."""
    t = wood(witch(potions="P03 P04", ready="pinch pinch"), witch(), witch(), witch())
    t.trades("A: pinch for P03 P04")
    assert (t.pile("A", "ready"), t.table.stock["pinch"], t.seat("A").coins) == ("pinch pinch pinch", 0, 4)


@pytest.mark.parametrize("side", ["sold", "traded"])
def test_a_turned_potion_is_not_traded_again(side: str) -> None:
    """[BLW-9.10, BLW-5.4] A card has one back."""
    t = wood(witch(**{"potions": "P03", side: "P04"}))
    assert what(t.refuses("A: trade pinch")) == ("wrong_colors", "BLW-5.3")


def test_a_trade_may_be_paid_with_a_sale_or_a_loan() -> None:
    """[BLW-5.8]"""
    t = wood(witch(coins=0, potions="P01 P03 P04"))
    t.says("A: sell P01")
    t.trades("A: pinch for P03 P04")
    assert (t.seat("A").coins, t.seat("A").loans) == (1, 0)
    t = wood(witch(coins=0, potions="P03 P04"))
    t.says("A: borrow")
    t.trades("A: pinch for P03 P04")
    assert (t.seat("A").coins, t.seat("A").loans) == (3, 1)


def test_two_trades_in_one_turn_cost_two_and_three() -> None:
    """[BLW-5.3]"""
    t = wood(witch(potions="P01 P02 P03 P04"))
    t.trades("A: twin for P01 P03")
    t.trades("A: sniff for P02 P04")
    assert (t.seat("A").coins, t.pile("A", "ready")) == (3, "sniff twin")

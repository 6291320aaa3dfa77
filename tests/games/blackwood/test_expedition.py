"""[BLW-4] The end of an expedition: larders are sold, spells are ready again, puppets stay."""

import pytest

from chaudron.scenes.blackwood import witch, wood
from tests.games.blackwood.positions import home, is_round, play_on


@pytest.mark.parametrize(
    ("larder", "coins"),
    [("F01", 0), ("F04", 1), ("F01 F02", 1), ("F01 F02 F03", 1), ("F41 F45 F46", 5), ("", 0)],
)
def test_a_larder_is_sold_for_half_the_sum_of_its_costs(larder: str, coins: int) -> None:
    """[BLW-9.12, BLW-4.1] Rounded down once; the cards are discarded."""
    t = wood(witch(coins=0, larder=larder), phase="expedition")
    assert (t.seat("A").coins, t.pile("A", "larder"), sorted(t.discarded.split())) == (coins, "", larder.split())


def test_it_comes_after_the_end_of_the_fifth_round() -> None:
    """[BLW-4.1, BLW-3.12] A card bought in the last round is sold; the forest has been filled before."""
    t = wood(witch(coins=4), forest={"r1c5": "F45"}, puppets={"r1c5": "A"}, column=5, phase="return", deck="F50")
    t.says("A: buy", "A: end")
    assert (t.seat("A").coins, t.discarded.split()[-1], t.row(1).split()[4]) == (2, "F45", "F50")
    assert (t.table.expedition, t.table.column, t.about("A")) == (2, 1, "search")


def test_a_larder_stays_between_the_rounds_of_an_expedition() -> None:
    """[BLW-4.1] Only the fifth ends it."""
    t = wood(witch(larder="F45"), phase="end", column=4)
    assert (t.pile("A", "larder"), t.table.column) == ("F45", 5)


def test_the_third_expedition_sells_larders_too() -> None:
    """[BLW-4.1, BLW-8.1] Six coins' worth: three more, and so one more renown."""
    t = wood(witch(coins=0, larder="F41 F42"), witch(coins=0), phase="end", column=5, expedition=3)
    assert (t.coins, t.points) == ("3 0", "1 0")


def test_half_price_cards_count_with_their_printed_cost() -> None:
    """[BLW-9.12, BLW-4.3, BLW-7.3] Sniffed for two, sold for two."""
    five = "F45 F46 F47 F48 F49"
    t = wood(witch(coins=2, ready="sniff"), puppets={"r1c5": "A"}, column=5, phase="return", luck=f"{five} …")
    t.says("A: cast sniff", "A: card F45", "A: end")
    assert (t.seat("A").coins, t.told("larder_sold")[0]["worth"]) == (2, 4)


def test_everybody_sells_her_own_larder() -> None:
    """[BLW-4.1] Not all together."""
    t = wood(
        witch(coins=0, larder="F01"), witch(coins=0, larder="F02"), witch(coins=0, larder="F41"), phase="expedition"
    )
    assert t.coins == "0 0 1"


def test_spells_become_ready_again() -> None:
    """[BLW-4.2, BLW-5.6] Everybody's, all of them."""
    t = wood(witch(ready="twin", spent="swap pinch"), witch(spent="shoo"), phase="expedition")
    assert (t.pile("A", "ready"), t.pile("B", "ready")) == ("pinch swap twin", "shoo")
    assert (t.pile("A", "spent"), t.pile("B", "spent")) == ("", "")


def test_spells_stay_spent_until_then() -> None:
    """[BLW-5.6] Through the other rounds."""
    t = wood(witch(spent="swap"), phase="end", column=4)
    assert t.pile("A", "spent") == "swap"


def test_a_spell_is_cast_once_in_each_expedition() -> None:
    """[BLW-5.6, BLW-4.2]"""
    t = wood(witch(ready="swap"), column=5)
    t.swaps("A: r1c1 r1c2")
    assert t.refuses("A: cast swap").key == "spell_spent"
    play_on(t, is_round(2, 1))
    assert t.pile("A", "ready") == "swap"


def test_puppets_in_the_forest_stay_where_they_are() -> None:
    """[BLW-4.2] On their cards; they come home in the next expedition."""
    puppets = {"r1c1": "A", "r2c2": "B", "r3c4": "B"}
    t = wood(forest={"r1c1": "F01", "r2c2": "F02", "r3c4": "F03"}, puppets=puppets, phase="expedition")
    assert [t.row(1).split()[0], t.row(2).split()[1], t.row(3).split()[3]] == ["F01/A", "F02/B", "F03/B"]
    assert (t.hands, t.table.expedition, t.table.column) == ("2 1", 2, 1)


def test_the_holder_of_the_cauldron_begins_the_next_expedition() -> None:
    """[BLW-4.2]"""
    t = wood(witch(), witch(), witch(), phase="expedition", cauldron="C", column=5)
    assert (t.awaited, t.cauldron) == ("C", "C")


def test_potions_coins_and_tokens_are_kept() -> None:
    """[BLW-4.2] Only larders and spells change."""
    t = wood(witch(coins=7, potions="P01", sold="P02", traded="P03", loans=2), phase="expedition")
    assert (t.seat("A").coins, t.seat("A").loans) == (7, 2)
    assert [t.pile("A", pile) for pile in ("potions", "sold", "traded")] == ["P01", "P02", "P03"]


def test_cards_sold_come_back_with_the_next_reshuffle() -> None:
    """[BLW-4.1, BLW-3.13]"""
    t = wood(witch(larder="F45"), witch(rest="cards"), phase="expedition", deck="")
    assert len(t.table.discard) == 56 - 15
    t = home(witch(ready="sniff"), witch(rest="cards"), deck="", discard="F45")
    t.says("A: cast sniff")
    assert t.asked("A") == "card F45 | none"

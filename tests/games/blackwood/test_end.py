"""[BLW-8] The end of the game, early or not, and the score."""

from typing import Any

import pytest

from chaudron.scenes.blackwood import WoodScene, witch, wood
from tests.games.blackwood.positions import home, is_over, play_on, what


def last_potion(mine: dict[str, Any] | None = None, **setting: Any) -> WoodScene:
    """A's turn in the first expedition; only P05 is left, and all others are B's."""
    mine = mine or witch(larder="F17")
    return home(mine, witch(rest="potions"), **{"display": "P05", "potion_deck": "", "card": "F01", **setting})


# When


def test_the_game_ends_after_the_third_expedition() -> None:
    """[BLW-8.1]"""
    t = wood(phase="end", column=5, expedition=3)
    assert (t.table.outcome is not None, t.awaited) == (True, "")
    assert what(t.refuses("A: place r1c1")) == ("game_over", "BLW-8.1")
    t = wood(phase="end", column=5, expedition=2)
    assert (t.table.outcome, t.table.expedition) == (None, 3)


def test_the_game_ends_early_when_all_potions_are_brewed() -> None:
    """[BLW-9.8, BLW-8.1, BLW-8.2] In the first round of the first expedition: no further search."""
    t = last_potion()
    t.brews("A: P05 with F17")
    assert t.table.outcome is None
    t.says("A: end")
    assert (is_over(t.table), len(t.told("all_brewed")), t.told("round")) == (True, 1, [])


def test_the_return_is_finished_first() -> None:
    """[BLW-8.2] Every puppet of the column has its turn, also one that slides there."""
    t = last_potion(forest={"r1c2": "F02", "r2c1": "F03"}, puppets={"r1c2": "A", "r2c1": "A"})
    t.brews("A: P05 with F17")
    t.says("A: end")
    assert (t.table.outcome, t.awaited) == (None, "A")
    t.says("A: buy", "A: end", "A: buy", "A: end")
    assert (is_over(t.table), t.who("came_home")) == (True, "AAA")


def test_larders_are_sold_at_an_early_end() -> None:
    """[BLW-8.2, BLW-4.1] Before the score: eleven coins, and half of four."""
    t = last_potion(witch(coins=8, larder="F17 F45"))
    t.brews("A: P05 with F17")
    t.says("A: end")
    assert (t.seat("A").coins, t.pile("A", "larder")) == (13, "")
    assert t.points.split()[0] == str(3 + 4)


def test_an_empty_village_is_no_end_while_the_deck_has_potions() -> None:
    """[BLW-8.1, BLW-3.12] All that was shown is brewed; P06 comes."""
    t = last_potion(potion_deck="P06")
    t.brews("A: P05 with F17")
    t.says("A: end")
    assert (t.table.outcome, t.display, t.about("A")) == (None, "P06", "search")


def test_a_potion_left_in_the_village_is_no_end() -> None:
    """[BLW-8.1, BLW-3.14] The deck is empty, the display is not refilled."""
    t = last_potion(display="P05 P40")
    t.brews("A: P05 with F17")
    t.says("A: end")
    assert (t.table.outcome, t.display) == (None, "P40")


def test_an_early_end_in_the_very_last_round_is_one_end() -> None:
    """[BLW-8.1, BLW-8.2] Larders are sold once."""
    t = wood(
        witch(coins=0, larder="F17 F45"),
        witch(rest="potions"),
        display="P05",
        potion_deck="",
        puppets={"r1c5": "A"},
        column=5,
        expedition=3,
        phase="return",
    )
    t.brews("A: P05 with F17")
    t.says("A: end")
    assert (t.seat("A").coins, len(t.told("ended"))) == (5, 1)


# How much


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_every_full_three_coins_are_a_point(coins: int, points: int) -> None:
    """[BLW-8.3]"""
    assert wood(witch(coins=coins), phase="score").points.split()[0] == str(points)


def test_potions_count_their_renown() -> None:
    """[BLW-8.3] Face up 3 and 12, sold 11 - 2, traded 10."""
    t = wood(witch(coins=0, potions="P01 P34", sold="P33", traded="P35"), phase="score")
    assert t.points.split()[0] == str(15 + 9 + 10)
    assert t.told("scored")[0] | {"points": 34, "renown": 34, "coins": 0, "loans": 0} == t.told("scored")[0]


def test_a_total_may_be_negative() -> None:
    """[BLW-8.3] Three tokens and a small potion."""
    assert wood(witch(coins=2, loans=3, sold="P01"), phase="score").points.split()[0] == "-14"


def test_spells_and_puppets_are_worth_nothing() -> None:
    """[BLW-8.3]"""
    t = wood(witch(coins=0, ready="pinch", spent="twin"), witch(coins=0), phase="score", puppets={"r1c1": "A"})
    assert t.points == "0 0"


# Who wins


def test_most_renown_wins() -> None:
    """[BLW-8.3, BLW-8.4]"""
    t = wood(witch(potions="P40", coins=0), witch(potions="P01 P04", coins=0), witch(coins=0), phase="score")
    assert (t.winners, t.table.outcome and t.table.outcome.places) == ("A", (1, 2, 3))


@pytest.mark.parametrize(
    ("mine", "hers"),
    [
        ({"potions": "P21"}, {"potions": "P10", "sold": "P02"}),
        ({"sold": "P33"}, {"sold": "P19", "traded": "P09"}),
        ({"traded": "P21"}, {"sold": "P34 P01", "loans": 1, "coins": 6}),
    ],
)
def test_among_equals_the_fewest_potion_cards_of_any_side_win(mine: dict[str, Any], hers: dict[str, Any]) -> None:
    """[BLW-8.4] One against two."""
    t = wood(witch(**{"coins": 0, **hers}), witch(**{"coins": 0, **mine}), phase="score")
    assert t.points.split()[0] == t.points.split()[1]
    assert t.winners == "B"


def test_then_most_coins_win() -> None:
    """[BLW-8.4] Eight points and one potion each, one coin or two."""
    t = wood(witch(potions="P21", coins=1), witch(potions="P22", coins=2, loans=0), phase="score")
    assert t.points == "8 9"
    t = wood(witch(potions="P21", coins=1), witch(potions="P26", coins=2), phase="score")
    assert (t.points, t.winners) == ("8 8", "B")


def test_then_they_share_the_victory() -> None:
    """[BLW-8.4]"""
    t = wood(witch(potions="P21", coins=2), witch(potions="P26", coins=2), witch(coins=0), phase="score")
    assert (t.winners, t.table.outcome and t.table.outcome.places) == ("AB", (1, 1, 3))


def test_equals_behind_the_winner_are_ranked_likewise() -> None:
    """[BLW-8.4] Fewer potions, then coins."""
    t = wood(
        witch(potions="P02 P03", coins=0),
        witch(potions="P40", coins=0),
        witch(potions="P21", coins=0),
        witch(potions="P26", coins=2),
        phase="score",
    )
    assert (t.points, t.table.outcome and t.table.outcome.places) == ("8 11 8 8", (4, 1, 3, 2))


# Council witches


def test_the_council_has_no_say() -> None:
    """[BLW-8.5] By default: four potions of Abigail Scouic score as four others do."""
    t = wood(witch(coins=0, potions="P01 P05 P06 P07"), witch(coins=0), phase="score")
    assert t.points == "14 0"


def test_the_favor_of_the_council_is_three_renown() -> None:
    """[BLW-8.5] For strictly most potions, whichever side is up; Abigail's go to A, Vipérine's to nobody."""
    t = wood(
        witch(coins=0, potions="P01", sold="P05", traded="P02"),
        witch(coins=0, potions="P06 P08"),
        phase="score",
        favour=True,
    )
    assert t.points == f"{3 + 1 + 4 + 3} {4 + 3}"


def test_each_council_witch_has_her_favor() -> None:
    """[BLW-8.5] A of Abigail and Vipérine, B of Nocturna and Charlotte."""
    t = wood(witch(coins=0, potions="P01 P02"), witch(coins=0, potions="P03 P04"), phase="score", favour=True)
    assert t.points == f"{3 + 4 + 6} {4 + 3 + 6}"


def test_whoever_has_no_potions_has_no_favor() -> None:
    """[BLW-8.5] Nobody has most of nothing."""
    assert wood(witch(coins=0), witch(coins=0), phase="score", favour=True).points == "0 0"


def test_a_favor_may_decide_the_game() -> None:
    """[BLW-8.5, BLW-8.4] 10 to 12; with the favors of Nocturna and Vipérine for A and of Abigail for B, 16 to 15."""
    mine, hers = witch(coins=0, potions="P03 P08 P05"), witch(coins=0, potions="P27 P16")
    t = wood(mine, hers, phase="score")
    assert (t.points, t.winners) == ("10 12", "B")
    t = wood(mine, hers, phase="score", favour=True)
    assert (t.points, t.winners) == ("16 15", "A")


def test_a_game_played_dully_ends_with_the_coins_of_the_start() -> None:
    """[BLW-8.3, BLW-3.1] Nobody buys, nobody sells: two points each, and all share the victory."""
    t = wood(witch(), witch(), witch())
    play_on(t, is_over)
    assert (t.points, t.coins, t.winners) == ("2 2 2", "8 8 8", "ABC")

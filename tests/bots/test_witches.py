"""When a patient apprentice calls a witch, and when it keeps its penny: each of the twelve in clear positions."""

from typing import Any

import pytest

from chaudron.bots.belcastel import Apprentice
from chaudron.games.belcastel.components import PENNY_OF
from chaudron.scenes.belcastel import BelcastelScene, player, witches_scene
from chaudron.scenes.scene import SEATS


def chooses(t: BelcastelScene, name: str = "A") -> str:
    """What a patient apprentice answers in this seat."""
    seat = SEATS.index(name)
    return Apprentice(0, patient=True).choose(t.game.view(t.table, seat), t.table.asks[seat])


def alone(witch: str, mine: dict[str, Any], other: dict[str, Any] | None = None, **setting: Any) -> BelcastelScene:
    """A table where A has the penny of this witch and no other."""
    others = {"S": "S1", "C": "C3", "G": "G2"}
    trio = "-".join(witch if witch[0] == kind else usual for kind, usual in others.items())
    mine = {**mine, "pennies": (PENNY_OF[witch],)}
    return witches_scene(mine, other or player(pennies=()), witches=trio, **{"books": 1, "start": "scoring", **setting})


def scored(witch: str, about: str, mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """The same, when scoring has come to the question of this witch; nobody else is further."""
    t = alone(witch, mine, **setting)
    t.declines("drop", "spider_chip", "ghost_row")
    assert t.about("A") == about
    return t


# Silver


def exploded(witch: str, cauldron: str, round: int) -> BelcastelScene:
    """A white too many has just been laid."""
    t = alone(witch, player(bag="g1 w3", cauldron=cauldron), start="middle", round=round)
    t.draws("A: w3")
    return t


def test_a_pot_is_saved_when_it_is_worth_it() -> None:
    """[WIT-3.1] S1: late and far, points and coins and the die; early and near, the flask is worth more."""
    assert chooses(exploded("S1", "w3@36 w2@38 w2@40", 7)) == "witch:S1"
    assert chooses(exploded("S1", "w3@3 w2@5 w2@7", 2)) == "none"


def test_six_chips_are_drawn_when_drawing_is_dangerous_and_the_bag_is_good() -> None:
    """[WIT-3.2] S2"""
    whites = "w3@18 w2@20 w2@22"
    rich = alone("S2", player(bag="w1 g4 r4 b4 y4 o6 g2 b2", cauldron=whites), start="middle", round=6)
    poor = alone("S2", player(bag="w1 w1 w1 w2 w2 w3 o1 g1", cauldron=whites), start="middle", round=6)
    safe = alone("S2", player(bag="g4 r4 b4 y4 o6 g2 b2", cauldron=whites), start="middle", round=6)
    assert (chooses(rich), chooses(poor), chooses(safe)) == ("witch:S2", "stop", "draw")


def test_of_the_six_all_that_is_colored_is_laid_and_whites_only_as_they_fit() -> None:
    """[WIT-3.2] Greens come last, where they count; a white that would explode the cauldron goes back."""
    bag = "w1 w2 g2 r1 o1 w3"
    t = alone("S2", player(bag=bag, cauldron="w3@18 w2@20"), start="middle", round=6)
    t.luck("A: g2 w1 r1 w2 o1 w3")
    t.says("A: witch:S2")
    laid = []
    while t.about("A") == "six":
        laid.append(chooses(t))
        t.says(f"A: {laid[-1]}")
    assert laid == ["lay:o1", "lay:r1", "lay:g2", "lay:w2", "done"]


def test_whites_are_gathered_near_the_limit_with_a_good_bag() -> None:
    """[WIT-3.3] S3"""
    cauldron = "o1@20 w3@23 g1@24 w3@27 w1@28 b1@29"
    rich = alone("S3", player(bag="w1 w2 g4 r4 b4 y4 o6", cauldron=cauldron), start="middle", round=6)
    poor = alone("S3", player(bag="w1 w1 w1 w2 w2 o1", cauldron=cauldron), start="middle", round=6)
    far = alone("S3", player(bag="w1 w2 g4 r4 b4 y4 o6", cauldron="w1@5 g1@6"), start="middle", round=6)
    assert (chooses(rich), chooses(poor), chooses(far)) == ("witch:S3", "stop", "draw")


def test_the_whites_that_go_back_leave_the_potion_where_it_is() -> None:
    """[WIT-3.3] The last chip is a small white: it stays, and the big one before it goes."""
    t = alone("S3", player(bag="g4 r4 b4 y4 o1", cauldron="w3@30 g1@31 w1@32"), start="middle", round=8)
    t.says("A: witch:S3")
    assert chooses(t) == "whites:earlier"


def test_nothing_is_lost_by_a_rich_explosion() -> None:
    """[WIT-3.4] S4: late, points and coins are both worth having."""
    rich = alone("S4", player(cauldron="w3@36 w3@39 w2@41", exploded=True), round=7)
    poor = alone("S4", player(cauldron="w3@3 w3@6 w2@8", exploded=True), player(cauldron="o1@20"), round=2)
    assert (chooses(rich), chooses(poor)) == ("witch:S4", "none")


# Copper


def test_big_chips_grow_and_small_ones_do_not() -> None:
    """[WIT-3.5] C1: the last two from 2 to 4 in round 4; one from 1 to 2 in round 7 is not worth a penny."""
    early = scored("C1", "buy", player(cauldron="w1@1 b2@9 r2@11"), round=4)
    assert chooses(early) == "witch:C1"
    early.says("A: witch:C1")
    assert chooses(early) == "last_two"
    assert chooses(scored("C1", "buy", player(cauldron="w1@1 b1@9 w1@11"), round=7)).startswith("buy:")


def test_one_chip_grows_when_the_last_two_gain_less() -> None:
    """[WIT-3.5]"""
    t = scored("C1", "buy", player(cauldron="y2@9 g1@11 w1@12"), round=4)
    t.says("A: witch:C1")
    assert chooses(t) == "swap:y2>y4"


def test_the_purse_is_doubled_while_chips_are_still_drawn() -> None:
    """[WIT-3.6] C2"""
    assert chooses(scored("C2", "buy", player(cauldron="w1@1 o1@18"), round=3)) == "witch:C2"
    assert chooses(scored("C2", "buy", player(cauldron="w1@1 o1@4"), round=8)).startswith("buy:")


def test_a_purchase_comes_twice_when_it_is_a_good_one() -> None:
    """[WIT-3.7] C3"""
    good = scored("C3", "buy", player(cauldron="w1@1 o1@20"), round=4)
    good.says("A: buy:y4")
    cheap = scored("C3", "buy", player(cauldron="w1@1 o1@3"), round=2)
    cheap.says("A: buy:o1")
    assert (chooses(good), chooses(cheap)) == ("take:y4", "none")


def test_many_rubies_ring_and_a_single_one_does_not() -> None:
    """[WIT-3.8] C4"""
    assert chooses(scored("C4", "buy", player(cauldron="w1@1 o1@8", rubies=8), round=2)) == "witch:C4"
    assert chooses(scored("C4", "buy", player(cauldron="w1@1 o1@8", rubies=1), round=6)).startswith("buy:")


def test_who_took_the_points_may_still_shop_with_rubies() -> None:
    """[WIT-3.8, WIT-6.8] C4 after an explosion: without coins a rich purse is worth even more, an empty one nothing."""
    mine = player(cauldron="w3@3 w3@6 w2@8", exploded=True, rubies=8)
    t = alone("C4", mine, round=2, ruby_coins_after_points=True)
    t.says("A: points")
    assert chooses(t) == "witch:C4"


@pytest.mark.parametrize(
    ("witch", "space", "rubies", "choice"),
    [("C2", 31, 0, "witch:C2"), ("C2", 8, 0, "done"), ("C4", 31, 9, "witch:C4"), ("C4", 31, 2, "done")],
)
def test_in_round_9_coins_must_make_more_points_than_the_penny(
    witch: str, space: int, rubies: int, choice: str
) -> None:
    """[WIT-3.6, WIT-3.8] 23 coins twice make 9 points instead of 4; 9 coins twice make 3 instead of 1."""
    mine = player(cauldron=f"w1@1 o1@{space}", rubies=rubies)
    assert chooses(scored(witch, "exchange", mine, round=9)) == choice


# Gold


def test_colors_pay_when_there_are_many_or_when_it_is_late() -> None:
    """[WIT-3.9] G1: six colors make 7 points; one makes 3, which only the last round takes."""
    six, one = "o1@1 g1@2 b1@3 r1@4 y1@5 p1@6", "o1@1 w1@2"
    assert chooses(scored("G1", "colors", player(cauldron=six), round=5)) == "witch:G1"
    assert chooses(scored("G1", "colors", player(cauldron=one), round=5)) == "none"
    assert chooses(scored("G1", "colors", player(cauldron=one), round=9)) == "witch:G1"


def test_who_is_not_patient_calls_for_anything_above_two_points() -> None:
    """[WIT-2.2, WIT-3.9] As the apprentice of a table does."""
    t = scored("G1", "colors", player(cauldron="o1@1 w1@2"), round=5)
    assert Apprentice(0).choose(t.game.view(t.table, 0), t.table.asks[0]) == "witch:G1"


def test_the_bottom_of_the_bag_pays_late_in_the_game() -> None:
    """[WIT-3.10] G2: a bag grows until the end, so a few good chips can wait."""
    few, many = player(bag="g2 p1 w1", cauldron="w1@1"), player(bag="g2 g4 p1 l1 b2 w1", cauldron="w1@1")
    assert chooses(scored("G2", "left_in_bag", few, round=4)) == "none"
    assert chooses(scored("G2", "left_in_bag", many, round=8)) == "witch:G2"
    assert chooses(scored("G2", "left_in_bag", few, round=9)) == "witch:G2"


def test_rubies_rain_on_a_space_of_many_points() -> None:
    """[WIT-3.11] G3: eleven rubies late; two early are not worth it."""
    assert chooses(scored("G3", "rubies_for_points", player(cauldron="w1@1 o1@41"), round=6)) == "witch:G3"
    assert chooses(scored("G3", "rubies_for_points", player(cauldron="w1@1 o1@12"), round=2)) == "none"


def test_half_the_price_is_worth_it_with_many_rubies_early() -> None:
    """[WIT-3.12] G4: then they are spent, one by one."""
    early = scored("G4", "buy", player(cauldron="w1@1 o1@8", rubies=6), round=3)
    early.declines("buy")
    assert chooses(early) == "witch:G4"
    early.says("A: witch:G4")
    assert chooses(early) == "drop"
    late = scored("G4", "buy", player(cauldron="w1@1 o1@8", rubies=3), round=7)
    late.declines("buy")
    assert chooses(late) == "done"

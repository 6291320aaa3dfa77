"""[BEL-7.1, BEL-7.3] The orange book: pumpkins do nothing but move."""

from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import BelcastelScene, player, scene


def after_brewing(mine: dict[str, Any], **setting: Any) -> BelcastelScene:
    """Both stop; B, who is further on, rolls a ruby."""
    t = scene(mine, player(cauldron="o1@50"), start="middle", **setting)
    t.luck("B: 4")
    t.all_stop()
    return t


def test_a_pumpkin_does_nothing_but_move_one_space() -> None:
    """[BEL-7.1, BEL-7.3, BEL-5.2] orange."""
    t = scene(player(more="o1"))
    t.draws("A: o1 o1")
    assert t.cauldron("A") == "o1@1 o1@2"
    assert t.asked("A") == "draw | stop | flask"
    assert (t.seat("A").rubies, t.seat("A").points, t.seat("A").drop) == (1, 0, 0)


def test_pumpkins_never_explode_a_cauldron() -> None:
    """[BEL-6.2] orange: only whites count."""
    t = scene(player(cauldron="w3@3 w2@5 w2@7", more="o1 o1"), player(), start="middle")
    t.draws("A: o1 o1 o1")
    assert (t.seat("A").state, t.seat("A").whites) == ("brewing", 7)


def test_a_pumpkin_on_the_last_space_ends_brewing() -> None:
    """[BEL-5.6, BEL-16.27] orange: only the flask could still help."""
    t = scene(player(cauldron="o1@51"), player(), start="middle")
    t.draws("A: o1")
    assert t.cauldron("A") == "o1@51 o1@52"
    assert t.asked("A") == "stop | flask"
    assert t.space("A") == "53 (35 c, 15 p)"


def test_the_flask_takes_a_pumpkin_back() -> None:
    """[BEL-8.1, BEL-8.3] orange: any color, and the position falls back."""
    t = scene(player(bag="w1", cauldron="o1@1 o1@2"), player(), start="middle")
    t.says("A: flask")
    assert (t.cauldron("A"), t.bag("A")) == ("o1@1", "w1 o1")


@pytest.mark.parametrize("books", [1, 2, 3, 4])
def test_a_pumpkin_costs_three_coins_with_any_set(books: int) -> None:
    """[BEL-1.5, BEL-10.5] orange: its book is always the same."""
    assert BELCASTEL.box(2, {"books": books}).prices[CHIP["o1"]] == 3


def test_pumpkins_are_on_sale_in_round_one() -> None:
    """[BEL-10.5, BEL-1.6] orange: space 3 shows 3 coins."""
    t = after_brewing(player(cauldron="o1@2"))
    assert t.asked("A") == "buy:o1 | done"
    t.says("A: buy:o1")
    assert t.told("bought") == [{"seat": 0, "chip": "o1", "price": 3}]
    assert t.supply("o1") == 17  # 20 less two in the starting bags less this one


def test_sold_out_pumpkins_cannot_be_bought() -> None:
    """[BEL-10.5, BEL-16.19] orange."""
    t = scene(player(cauldron="w1@3"), player(cauldron="o1@50"), start="middle", supply={"o1": 0})
    t.luck("B: 4")
    t.all_stop()
    assert t.asked("A") == "buy:g1 | done"  # space 4: 4 coins
    assert t.refuses("A: buy:o1").key == "sold_out"


def test_two_pumpkins_cannot_be_bought_in_one_round() -> None:
    """[BEL-10.5] orange: two chips must differ in color."""
    t = after_brewing(player(cauldron="o1@6"))
    t.says("A: buy:o1")
    assert t.asked("A") == "buy:g1 | done"  # 4 of the 7 coins are left
    assert t.refuses("A: buy:o1").key == "same_color"


def test_a_pumpkin_never_rises() -> None:
    """[BEL-3.6, BEL-16.22] orange: three purples of set 4 find nothing to swap."""
    t = after_brewing(player(cauldron="o1@1 p1@2 p1@3 p1@4"), round=3, books="g1-b3-r3-y1-p4")
    assert t.about("A") == "buy"


def test_the_opportune_moment_passes_pumpkins_by() -> None:
    """[BEL-3.6, BEL-16.19] orange, opportune_moment: no swap is possible, so a green 1."""
    t = scene(player(bag="w1 w1 o1 o1"), player(), start="card", card="opportune_moment")
    assert t.bag("A") == "w1 w1 o1 o1 g1"

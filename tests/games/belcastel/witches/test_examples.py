"""[WIT-7.1 to WIT-7.12] The worked examples of the witches and the bowls."""

import pytest

from chaudron.testing.belcastel import BelcastelScene, player
from tests.games.belcastel.witches.positions import SEVEN, after_brewing, calling, in_scoring, leaves, quiet, six


def seven_whites_and_one_more(flask: bool) -> BelcastelScene:
    """Whites 7, last chip on 12; a white 1 is drawn."""
    t = calling("S1", player(cauldron=f"{SEVEN} o1@12", flask=flask), start="middle")
    t.draws("A: w1")
    assert t.cauldron("A") == f"{SEVEN} o1@12 w1@13"
    return t


def test_the_pot_saver_takes_the_white_back_that_exploded_the_cauldron() -> None:
    """[WIT-7.1, WIT-3.1] Whites 7, next chip from 12, flask empty, penny spent, not exploded."""
    t = seven_whites_and_one_more(flask=True)
    assert (t.about("A"), t.asked("A")) == ("saved", "witch:S1 | none")
    t.says("A: witch:S1")
    assert (t.cauldron("A"), t.seat("A").whites) == (f"{SEVEN} o1@12", 7)
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert (t.seat("A").flask, t.seat("A").pennies, t.seat("A").state) == (False, (), "brewing")
    assert (t.told("penny"), t.told("saved")) == ([{"seat": 0, "witch": "S1"}], [{"seat": 0}])
    t.draws("A: g1")
    assert t.cauldron("A") == f"{SEVEN} o1@12 g1@13"


def test_the_pot_saver_is_not_offered_with_an_empty_flask() -> None:
    """[WIT-7.1, WIT-3.1]"""
    t = seven_whites_and_one_more(flask=False)
    assert (t.seat("A").state, t.asked("A"), t.seat("A").pennies) == ("exploded", "", ("silver",))


def test_six_at_once_before_the_first_draw() -> None:
    """[WIT-7.2, WIT-3.2] blue-6: o1@1, b1@2 (the chip before is no white 1), g1@3; the three whites go back."""
    t = calling("S2", books="g1-b6-r3-y1-p3")
    six(t, "A", "w1 w2 w3 o1 b1 g1")
    assert t.asked("A") == "lay:w1 | lay:w2 | lay:w3 | lay:o1 | lay:g1 | lay:b1 | done"
    t.says("A: lay:o1", "A: lay:b1", "A: lay:g1", "A: done")
    assert (t.cauldron("A"), t.seat("A").rubies) == ("o1@1 b1@2 g1@3", 1)
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3"
    assert t.asked("A").startswith("draw | stop")


@pytest.mark.parametrize(
    ("cauldron", "answer", "left", "on"),
    [
        ("w2@2 g1@3 w1@4 o1@5", "whites:both", "g1@3 o1@5", 6),
        ("w2@2 g1@3 w1@4", "whites:both", "g1@3", 4),
        ("w2@2 g1@3 w1@4", "whites:earlier", "g1@3 w1@4", 5),
    ],
)
def test_the_white_gatherer_leaves_gaps(cauldron: str, answer: str, left: str, on: int) -> None:
    """[WIT-7.3, WIT-3.3] The next chip counts from 5, from 3, and from 4."""
    t = calling("S3", player(cauldron=cauldron), start="middle")
    t.says("A: witch:S3", f"A: {answer}")
    assert t.cauldron("A") == left
    t.draws("A: o1")
    assert t.cauldron("A") == f"{left} o1@{on}"


def test_nothing_lost_pays_an_exploded_cauldron_in_full() -> None:
    """[WIT-7.4, WIT-3.4] Space 24, the furthest: die, 1 ruby, 5 points and 19 coins; schadenfreude pays B."""
    mine = player(cauldron="w3@3 w3@6 w2@23", exploded=True)
    t = calling("S4", mine, player(cauldron="o1@9"), start="middle", card="schadenfreude")
    t.luck("A: 3")
    t.all_stop()
    assert (t.space("A"), t.about("B")) == ("24 (19 c, 5 p, R)", "schadenfreude")
    t.says("B: take:g2")
    assert t.asked("A") == "witch:S4 | none"
    t.says("A: witch:S4")
    assert t.rolls() == [(0, "3")]
    assert (t.seat("A").rubies, t.seat("A").points) == (1 + 1, 2 + 5)
    assert (t.about("A"), t.coins()) == ("buy", 19)


@pytest.mark.parametrize(("witch", "now"), [("C2", 30), ("C4", 23)])
def test_the_purses_of_the_market(witch: str, now: int) -> None:
    """[WIT-7.5, WIT-3.6, WIT-3.8] Space 16 (15 c), 4 rubies, which stay 4; the fifth is that of the space."""
    t = after_brewing(witch, player(cauldron="o1@15", rubies=3))
    assert (t.space("A"), t.seat("A").rubies, t.coins()) == ("16 (15 c, 3 p, R)", 4, 15)
    t.says(f"A: witch:{witch}")
    assert (t.coins(), t.seat("A").rubies) == (now, 4)
    assert t.told("coins") == [{"seat": 0, "coins": now}]


@pytest.mark.parametrize(("witch", "points"), [("C2", 6), ("C4", 4)])
def test_the_purses_of_the_market_in_round_9(witch: str, points: int) -> None:
    """[WIT-7.5, WIT-3.6, WIT-3.8] 30 coins make 6 points, 23 make 4."""
    t = after_brewing(witch, player(cauldron="o1@15", rubies=3), round=9)
    assert (t.about("A"), t.asked("A")) == ("exchange", f"witch:{witch} | done")
    t.says(f"A: witch:{witch}")
    assert t.gains("A", "BEL-12.2") == [("points", points)]
    assert t.seat("A").rubies == 4


@pytest.mark.parametrize(("answer", "bag"), [("swap:r2>r4", "w1 r4"), ("swap:g1>g2", "w1 g2")])
def test_a_pumpkin_never_grows_bigger(answer: str, bag: str) -> None:
    """[WIT-7.6, WIT-3.5] Last two r2, o1: only the r2 rises, or instead one other g1."""
    t = after_brewing("C1", player(bag="w1", cauldron="g1@3 r2@5 o1@6"))
    t.says("A: witch:C1")
    assert (t.about("A"), t.asked("A")) == ("upgrade", "swap:g1>g2 | swap:r2>r4")
    t.says(f"A: {answer}")
    assert t.bag("A") == bag


def test_two_for_one_gives_a_third_chip() -> None:
    """[WIT-7.7, WIT-3.7] Buys g2 and b1; one more b1."""
    t = after_brewing("C3", player(bag="w1", cauldron="o1@15"))
    t.says("A: buy:g2", "A: buy:b1")
    assert (t.about("A"), t.asked("A")) == ("copy", "take:g2 | take:b1 | none")
    t.says("A: take:b1", "B: done")
    assert t.bag("A") == "w1 o1 g2 b1 b1"


def test_two_for_one_needs_one_more_in_the_supply() -> None:
    """[WIT-7.7, WIT-3.7] The b1 bought was the last one."""
    t = after_brewing("C3", player(cauldron="o1@15"))
    leaves(t, b1=1)
    t.says("A: buy:g2", "A: buy:b1")
    assert t.asked("A") == "take:g2 | none"


@pytest.mark.parametrize(
    ("cauldron", "points"),
    [("w1@1 o1@2 g1@3 b1@4 w2@6 r1@7 p1@8", 4), ("o1@1 g1@2 b1@3 r1@4 y1@5 p1@6 k1@7 l1@8", 14)],
)
def test_the_palette_counts_colors(cauldron: str, points: int) -> None:
    """[WIT-7.8, WIT-3.9] 5 colors, 4 points; all eight, 14."""
    t = calling("G1", player(cauldron=cauldron), player(cauldron="k1@50"), start="middle", books="g1-b3-r3-y1-p3-l5")
    t.luck("B: 4")
    t.all_stop()
    t.declines("drop")
    assert (t.about("A"), t.asked("A")) == ("colors", "witch:G1 | none")
    t.says("A: witch:G1")
    assert t.gains("A", "WIT-3.9") == [("points", points)]


def test_the_bottom_of_the_bag() -> None:
    """[WIT-7.9, WIT-3.10] g2, r4, o6, p1 and l1 count, k1, g1 and w3 do not: 10 points."""
    t = after_brewing("G2", player(bag="g2 r4 o6 p1 l1 k1 g1 w3", cauldron="o1@9"), books="g1-b3-r3-y1-p3-l5")
    assert (t.about("A"), t.asked("A")) == ("left_in_bag", "witch:G2 | none")
    t.says("A: witch:G2")
    assert t.gains("A", "WIT-3.10") == [("points", 10)]


@pytest.mark.parametrize(("card", "otherwise"), [("", 1), ("shining", 2)])
def test_it_rains_rubies(card: str, otherwise: int) -> None:
    """[WIT-7.10, WIT-3.11] Space 28 (21 c, 6 p, R): 6 rubies instead of 1, or of the 2 of the card; 6 points too."""
    for answer, rubies in (("witch:G3", 6), ("none", otherwise)):
        t = after_brewing("G3", player(cauldron="o1@27", rubies=0), card=card)
        assert (t.about("A"), t.asked("A")) == ("rubies_for_points", "witch:G3 | none")
        t.says(f"A: {answer}")
        assert (t.seat("A").rubies, t.seat("A").points) == (rubies, 6)


def test_half_price_for_flask_and_drop() -> None:
    """[WIT-7.11, WIT-3.12] 5 rubies: the flask for 1, the drop four times."""
    t = after_brewing("G4", player(cauldron="o1@9", rubies=5, flask=False))
    t.declines("buy")
    assert t.asked("A") == "drop | refill | witch:G4 | done"
    t.says("A: witch:G4", "A: refill", "A: drop", "A: drop", "A: drop", "A: drop")
    assert (t.seat("A").flask, t.seat("A").drop, t.seat("A").rubies) == (True, 4, 0)


def test_points_for_rubies_keep_their_price() -> None:
    """[WIT-7.11, WIT-3.12] Round 9: 2 rubies a point, with and without G4."""
    t = after_brewing("G4", player(cauldron="o1@9", rubies=5), round=9)
    t.says("A: witch:G4", "A: point", "A: point")
    assert (t.gains("A", "BEL-12.2")[1:], t.seat("A").rubies) == ([("points", 1), ("points", 1)], 1)
    assert t.asked("A") == "drop | done"
    assert t.refuses("A: point").key == "not_now"


def with_a_full_bowl(cauldron: str = "o1@50") -> BelcastelScene:
    t = quiet(player(cauldron=cauldron), player(), start="middle", books="g1-b3-r3-y1-p3-l5")
    t.draws("A: o6 b4 w2 l1")
    return t


def test_a_bowl_is_worth_half_its_values() -> None:
    """[WIT-7.12, WIT-4.1, WIT-4.2] o6@52; b4, w2, l1 in the bowl: 15 + 3 points, 35 coins, the die."""
    t = with_a_full_bowl()
    assert (t.cauldron("A"), t.bowl("A")) == ("o1@50 o6@52", "b4 w2 l1")
    poured = (("b4", 0), ("w2", 2), ("l1", 2))
    assert t.told("poured") == [{"seat": 0, "chip": chip, "whites": whites} for chip, whites in poured]
    t.luck("A: 4")
    t.all_stop()
    assert (t.rolls(), t.space("A")) == ([(0, "4")], "53 (35 c, 15 p)")
    assert (t.gains("A", "BEL-10.4"), t.gains("A", "WIT-4.2")) == ([("points", 15)], [("points", 3)])
    assert (t.seat("A").points, t.coins()) == (18, 35)


def test_whites_in_the_bowl_beyond_the_limit_cost_the_die() -> None:
    """[WIT-7.12, WIT-4.2] Whites 6 before: with the w2 in the bowl 8, exploded; no locoweed follows."""
    t = quiet(player(cauldron="w3@10 w3@50"), player(), start="middle")
    t.draws("A: o6 b4 w2")
    assert (t.bowl("A"), t.seat("A").state) == ("b4 w2", "exploded")
    t.luck("B: 4")
    t.all_stop()
    assert t.rolls() == [(1, "4")]


def test_a_bowl_belongs_to_the_points() -> None:
    """[WIT-7.12, WIT-4.2] Exploded with 4 + 2 in the bowl: points are 15 + 3, coins 35 and no point."""
    for answer, points in (("points", 18), ("coins", 0)):
        t = in_scoring(player(cauldron="w3@10 w3@50 o6@52", bowl="b4 w2", exploded=True))
        t.says(f"A: {answer}")
        assert t.seat("A").points == points

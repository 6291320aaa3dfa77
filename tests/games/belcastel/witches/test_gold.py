"""[WIT-3.9 to WIT-3.12, WIT-3.18] Gold pennies: the witches of the reward."""

import pytest

from chaudron.games.belcastel import WITCHES
from chaudron.scenes.belcastel import player
from tests.games.belcastel.witches.positions import BOOM, after_brewing, calling, next_round, what

LOCO = "g1-b3-r3-y1-p3-l5"
COLORS = ("o1", "g1", "b1", "r1", "y1", "p1", "k1", "l1")

# G1, the Palette


@pytest.mark.parametrize(("colors", "points"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 4), (6, 7), (7, 10), (8, 14)])
def test_the_palette_pays_by_the_number_of_colors(colors: int, points: int) -> None:
    """[WIT-3.9] Whites are no color, and two chips of a color are one."""
    chips = [f"{chip}@{space}" for space, chip in enumerate(("w1", *COLORS[:colors], COLORS[0]), 1)]
    t = after_brewing("G1", player(cauldron=" ".join(chips)), books=LOCO, round=3)
    t.declines("drop")
    t.says("A: witch:G1")
    assert (t.gains("A", "WIT-3.9"), t.seat("A").pennies) == ([("points", points)], ())


def test_whites_alone_are_no_palette() -> None:
    """[WIT-2.3, WIT-3.9]"""
    t = after_brewing("G1", player(cauldron="w1@1 w2@9"))
    assert t.about("A") == "buy"
    assert what(t.refuses("A: witch:G1")) == ("no_use_now", "WIT-3.9")


def test_the_palette_may_be_declined() -> None:
    """[WIT-2.1]"""
    t = after_brewing("G1", player(cauldron="o1@9"))
    t.says("A: none")
    assert (t.seat("A").points, t.seat("A").pennies, t.about("A")) == (2, ("gold",), "buy")


def test_colors_in_the_bowl_do_not_count() -> None:
    """[WIT-4.5, WIT-3.9] Five colors, three of them in the bowl: 3 points."""
    t = calling("G1", player(cauldron="o1@1 g1@52", bowl="b1 r1 y1"), start="middle")
    t.luck("A: 4")
    t.all_stop()
    t.says("A: witch:G1")
    assert t.gains("A", "WIT-3.9") == [("points", 3)]


def test_the_palette_looks_at_the_cauldron_in_phase_d() -> None:
    """[WIT-3.18, BEL-16.22] purple-2: the only purple was handed in, four colors are left."""
    t = after_brewing("G1", player(cauldron="o1@1 g1@2 b1@3 r1@4 p1@5"), books="g1-b3-r3-y1-p2", round=3)
    t.says("A: row:1", "A: witch:G1")
    assert t.gains("A", "WIT-3.9") == [("points", 3)]


@pytest.mark.parametrize(("reward", "about"), [("points", "colors"), ("coins", "buy")])
def test_the_palette_is_not_for_an_exploded_player_who_buys(reward: str, about: str) -> None:
    """[WIT-3.18]"""
    t = after_brewing("G1", player(cauldron=f"o1@1 {BOOM}", exploded=True))
    t.says(f"A: {reward}")
    assert t.about("A") == about


# G2, the Bottom of the Bag


@pytest.mark.parametrize(("bag", "points"), [("g2 g4 o6", 6), ("p1 l1", 4), ("y2 k1 o1 g1 b1 r1 w1 w2 w3", 2)])
def test_the_bottom_of_the_bag_counts_bigger_chips_ghosts_and_locoweed(bag: str, points: int) -> None:
    """[WIT-3.10]"""
    t = after_brewing("G2", player(bag=bag, cauldron="o1@9"), books=LOCO)
    t.says("A: witch:G2")
    assert t.gains("A", "WIT-3.10") == [("points", points)]


def test_a_bag_of_small_chips_is_worth_nothing() -> None:
    """[WIT-2.3, WIT-3.10] Whites, blacks and other 1-chips."""
    t = after_brewing("G2", player(bag="w3 w2 k1 o1 g1", cauldron="o1@9"))
    assert t.about("A") == "buy"
    assert what(t.refuses("A: witch:G2")) == ("no_use_now", "WIT-3.10")


@pytest.mark.parametrize("reward", ["points", "coins"])
def test_the_bottom_of_the_bag_is_for_every_exploded_player(reward: str) -> None:
    """[WIT-3.10]"""
    t = after_brewing("G2", player(bag="g4", cauldron=BOOM, exploded=True))
    t.says(f"A: {reward}")
    assert t.asked("A") == "witch:G2 | none"


def test_what_is_won_after_the_freeze_is_not_counted() -> None:
    """[WIT-3.18] schadenfreude brings a g2, green-2 a purple: one g4 counts."""
    mine, boom = player(bag="g4", cauldron="g4@40"), player(cauldron=BOOM, exploded=True)
    t = calling("G2", mine, boom, start="middle", card="schadenfreude", books="g2-b3-r3-y1-p3", round=3)
    t.luck("A: 1")
    t.all_stop()
    t.says("A: take:g2", "A: take:p1")
    assert t.bag("A") == "g2 g4 p1"
    t.says("A: witch:G2")
    assert t.gains("A", "WIT-3.10") == [("points", 2)]


def test_a_chip_laid_as_a_strong_ingredient_has_left_the_bag() -> None:
    """[WIT-3.18, BEL-16.15] Steps 4 and 5."""
    t = calling("G2", player(bag="g2 g4"), player(bag=""), start="middle", card="strong_ingredient")
    t.luck("A: g2 g4 4")
    t.all_stop()
    t.says("A: lay:g4", "A: witch:G2")
    assert t.gains("A", "WIT-3.10") == [("points", 2)]


def test_red_chips_beside_the_cauldron_are_not_in_the_bag() -> None:
    """[WIT-3.18, BEL-16.24] red-2."""
    t = after_brewing("G2", player(bag="w1", cauldron="o1@9", beside="r4"), books="g1-b3-r2-y1-p3")
    t.says("A: keep")
    assert t.about("A") == "buy"


def test_what_is_left_in_a_bag_is_hidden_from_the_others() -> None:
    """[BEL-1.8, WIT-3.10] The owner sees how many chips count."""
    t = after_brewing("G2", player(bag="g4 p1", cauldron="o1@9"))
    assert [WITCHES.view(t.table, seat)["seats"][0]["left"] for seat in (0, 1)] == [2, None]


# G3, Ruby Rain


@pytest.mark.parametrize(("last", "why"), [(10, "no ruby"), (52, "spoon"), (4, "no point"), (8, "one for one")])
def test_it_rains_no_rubies_where_that_brings_nothing(last: int, why: str) -> None:
    """[WIT-2.3, WIT-3.11, WIT-3.18] Spaces 11, 53, 5 (0 points) and 9 (1 point)."""
    t = calling("G3", player(cauldron=f"o1@{last}"), start="middle")
    t.luck("A: 1")
    t.all_stop()
    assert t.about("A") == "buy", why
    assert what(t.refuses("A: witch:G3")) == ("no_use_now", "WIT-3.11")


@pytest.mark.parametrize(("last", "about"), [(12, "buy"), (15, "rubies_for_points")])
def test_with_shining_it_must_rain_more_than_two_rubies(last: int, about: str) -> None:
    """[WIT-3.11, WIT-2.3] Space 13 shows 2 points, space 16 shows 3."""
    t = after_brewing("G3", player(cauldron=f"o1@{last}"), card="shining")
    assert t.about("A") == about


@pytest.mark.parametrize("answer", ["witch:G3", "none"])
def test_the_lucky_devil_pays_with_every_ruby_of_the_space(answer: str) -> None:
    """[WIT-3.11, BEL-16.15] Space 16: 2 points of the card, 3 of the space."""
    t = after_brewing("G3", player(cauldron="o1@15"), card="lucky_devil")
    t.says(f"A: {answer}")
    assert (t.seat("A").points, t.gains("A", "BEL-16.15")) == (5, [("points", 2)])


@pytest.mark.parametrize("reward", ["points", "coins"])
def test_it_rains_rubies_for_exploded_players_too(reward: str) -> None:
    """[WIT-3.11] Whatever they choose afterwards: space 16 shows 3 points."""
    t = after_brewing("G3", player(cauldron="w3@3 w3@6 w2@15", exploded=True, rubies=0))
    t.says("A: witch:G3", f"A: {reward}")
    assert (t.seat("A").rubies, t.seat("A").points) == (3, 3 if reward == "points" else 0)


@pytest.mark.parametrize(("held", "rubies"), [(30, 6), (36, 4)])
def test_of_limited_rubies_it_rains_what_is_left(held: int, rubies: int) -> None:
    """[WIT-3.11, BEL-16.20] Forty in all, so many are B's. Space 28 shows 6 points."""
    t = calling("G3", player(cauldron="o1@27", rubies=0), player(rubies=held), start="middle", rubies="limited")
    t.luck("A: 1")
    t.all_stop()
    t.says("A: witch:G3")
    assert t.seat("A").rubies == rubies


def test_it_rains_no_rubies_when_the_last_one_is_there() -> None:
    """[WIT-2.3, BEL-16.20] One ruby left: it comes anyway."""
    t = calling("G3", player(cauldron="o1@27", rubies=0), player(rubies=39), start="middle", rubies="limited")
    t.luck("A: 1")
    t.all_stop()
    assert (t.about("A"), t.seat("A").rubies) == ("buy", 1)


# G4, Half Price


def test_half_price_is_of_use_with_a_single_ruby() -> None:
    """[WIT-2.3, WIT-3.12]"""
    t = after_brewing("G4", player(cauldron="o1@9", rubies=1))
    t.declines("buy")
    assert (t.about("A"), t.asked("A")) == ("spend", "witch:G4 | done")
    t.says("A: witch:G4", "A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies, t.about("A")) == (1, 0, "")


def test_half_price_needs_something_to_pay_for() -> None:
    """[WIT-2.3, WIT-3.12] The drop is on 52 and the flask is full."""
    t = after_brewing("G4", player(cauldron="o1@9", rubies=5, drop=52), round=9)
    assert (t.about("A"), t.asked("A")) == ("spend", "point | done")
    assert what(t.refuses("A: witch:G4")) == ("no_use_now", "WIT-3.12")


def test_without_rubies_half_price_is_not_offered() -> None:
    """[WIT-2.3, WIT-3.12]"""
    t = after_brewing("G4", player(cauldron="o1@9", rubies=0))
    t.says("A: done", "B: done")
    assert t.about("A") != "spend"


def test_half_price_holds_for_both_drops() -> None:
    """[WIT-3.12, BEL-14.1] Tubes: the second tube scores a point."""
    t = after_brewing("G4", player(cauldron="o1@9", rubies=2, tube=1), cauldron_side="tubes")
    t.declines("buy")
    t.says("A: witch:G4")
    assert t.asked("A") == "drop | tube | done"
    t.says("A: tube", "A: drop")
    assert (t.seat("A").tube, t.seat("A").drop, t.seat("A").rubies) == (2, 1, 0)


def test_half_price_ends_with_the_phase() -> None:
    """[WIT-3.18] One penny covers the whole phase F of that round, not the next."""
    t = after_brewing("G4", player(cauldron="o1@9", rubies=4))
    t.declines("buy")
    t.says("A: witch:G4", "A: drop", "A: drop")
    assert t.seat("A").rubies == 2
    next_round(t)
    t.die("B: 1", "A: 1")
    t.luck("table: …")
    t.all_stop()
    t.declines("buy", "drop")
    t.says("B: done", "A: drop")
    assert (t.seat("A").drop, t.seat("A").rubies) == (3, 0)


def test_half_price_is_not_called_in_another_phase() -> None:
    """[WIT-2.1, WIT-3.12]"""
    t = after_brewing("G4", player(cauldron="o1@9", rubies=4))
    assert what(t.refuses("A: witch:G4")) == ("no_use_now", "WIT-3.12")
    assert t.rolls() == [(1, "4")]

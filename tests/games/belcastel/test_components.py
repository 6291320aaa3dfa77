"""[BEL-1] What is in the box, against the figures of the components file."""

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import (
    CARDS,
    COINS,
    DIE,
    DIE_BONUS,
    LAST_SPACE,
    LAST_TUBE,
    POINTS,
    PURPLE_CARDS,
    RUBY,
    SPOON,
    STOCK,
    TUBES,
    Bonus,
    rat_tails,
)
from chaudron.kernel.chance import Counter
from chaudron.scenes.belcastel import scene

TRACK = """
0 0 0, 1 1 0, 2 2 0, 3 3 0, 4 4 0, 5 5 0 R, 6 6 1, 7 7 1, 8 8 1, 9 9 1 R, 10 10 2, 11 11 2, 12 12 2, 13 13 2 R,
14 14 3, 15 15 3, 16 15 3 R, 17 16 3, 18 16 4, 19 17 4, 20 17 4 R, 21 18 4, 22 18 5, 23 19 5, 24 19 5 R, 25 20 5,
26 20 6, 27 21 6, 28 21 6 R, 29 22 7, 30 22 7 R, 31 23 7, 32 23 8, 33 24 8, 34 24 8 R, 35 25 9, 36 25 9 R, 37 26 9,
38 26 10, 39 27 10, 40 27 10 R, 41 28 11, 42 28 11 R, 43 29 11, 44 29 12, 45 30 12, 46 30 12 R, 47 31 12, 48 31 13,
49 32 13, 50 32 13 R, 51 33 14, 52 33 14 R, 53 35 15
"""
"""Index, coins, points, ruby."""

TAILS = [1, 4, 7, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48]

CHIPS = {
    "white": {1: 20, 2: 8, 3: 4},
    "orange": {1: 20},
    "green": {1: 15, 2: 10, 4: 13},
    "blue": {1: 14, 2: 10, 4: 10},
    "red": {1: 12, 2: 8, 4: 10},
    "yellow": {1: 13, 2: 6, 4: 10},
    "purple": {1: 15},
    "black": {1: 18},
}

PRICES = {
    1: "o1 3, g1 4, g2 8, g4 14, b1 5, b2 10, b4 19, r1 6, r2 10, r4 16, y1 8, y2 12, y4 18, p1 9, k1 10",
    2: "o1 3, g1 6, g2 11, g4 18, b1 5, b2 10, b4 19, r1 4, r2 8, r4 14, y1 9, y2 13, y4 19, p1 12, k1 10",
    3: "o1 3, g1 6, g2 11, g4 21, b1 4, b2 8, b4 14, r1 5, r2 9, r4 15, y1 8, y2 12, y4 18, p1 10, k1 10",
    4: "o1 3, g1 4, g2 8, g4 14, b1 5, b2 10, b4 19, r1 7, r2 11, r4 17, y1 8, y2 12, y4 18, p1 11, k1 10",
}

PURPLE = """
choose_wisely pot_filling_up charity less_is_more only_one wheel_and_deal good_start roll_the_die opportune_moment
beginners_bonus rat_infestation just_in_time rats_friends
"""
BLUE = """
living_in_luxury seasoned_perfectly lucky_devil shining schadenfreude well_stirred pot_is_full second_chance
strong_ingredient pumpkin_party magic_potion
"""


def shown(bonus: Bonus | None) -> str:
    """What a die face or a tube shows: `"2 points"`, `"1 ruby"`, `"drop"`, `"y4"`."""
    if bonus is None:
        return "start"
    if bonus.chip is not None:
        return bonus.chip.name
    return f"{bonus.points} points" if bonus.points else f"{bonus.rubies} ruby" if bonus.rubies else "drop"


# The cauldron


def test_every_space_of_the_cauldron() -> None:
    """[BEL-5.6, BEL-10.0] 54 spaces, from the drop's start to the spoon."""
    spaces = [f"{i} {COINS[i]} {POINTS[i]}{' R' if RUBY[i] else ''}" for i in range(len(COINS))]
    assert spaces == " ".join(TRACK.split()).split(", ")
    assert (len(COINS), len(POINTS), len(RUBY)) == (54, 54, 54)


def test_chips_lie_up_to_fifty_two_and_the_spoon_follows() -> None:
    """[BEL-5.6] 33 coins on 52; 35 coins and 15 points on the spoon."""
    assert (LAST_SPACE, SPOON) == (52, 53)
    assert (COINS[LAST_SPACE], COINS[SPOON], POINTS[SPOON], RUBY[SPOON]) == (33, 35, 15, False)


def test_fifteen_spaces_show_a_ruby() -> None:
    """[BEL-10.3]"""
    assert [space for space, ruby in enumerate(RUBY) if ruby] == [
        *[5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]
    ]


def test_the_coin_numbers_from_15_to_33_occur_twice() -> None:
    """[BEL-10.1] So a further space may show the same coins."""
    assert [number for number in range(36) if COINS.count(number) == 2] == list(range(15, 34))
    assert sorted(COINS) == list(COINS)


# The score track


def test_every_rat_tail_of_the_score_track() -> None:
    """[BEL-4.1] 23 tails; none after 0, 2, 3, 5, 6, 8, 9, 11, 49."""
    assert [space for space in range(50) if rat_tails(space, space + 1)] == TAILS
    assert (len(TAILS), rat_tails(0, 50)) == (23, 23)


@pytest.mark.parametrize("lap", [50, 100])
def test_the_tails_repeat_on_every_lap(lap: int) -> None:
    """[BEL-1.9, BEL-4.1]"""
    assert [space for space in range(50) if rat_tails(lap + space, lap + space + 1)] == TAILS
    assert rat_tails(0, lap) == 23 * lap // 50


def test_the_example_of_the_booklet() -> None:
    """[BEL-4.1] 20, 19, 17 and 16 points: 0, 0, 1 and 2 tails."""
    assert [rat_tails(points, 20) for points in (20, 19, 17, 16)] == [0, 0, 1, 2]


# The chips


def test_every_kind_of_chip() -> None:
    """[BEL-1.4] 18 kinds, 216 chips."""
    assert {(chip.color, chip.value): count for chip, count in STOCK.items()} == {
        (color, value): count for color, values in CHIPS.items() for value, count in values.items()
    }
    assert (len(STOCK), sum(STOCK.values())) == (18, 216)


@pytest.mark.parametrize(("value", "count"), [(1, 127), (2, 42), (3, 4), (4, 43)])
def test_the_chips_of_each_value(value: int, count: int) -> None:
    """[BEL-1.4]"""
    assert sum(number for chip, number in STOCK.items() if chip.value == value) == count


@pytest.mark.parametrize(
    ("color", "count"),
    [
        ("white", 32),
        ("orange", 20),
        ("green", 38),
        ("blue", 34),
        ("red", 30),
        ("yellow", 29),
        ("purple", 15),
        ("black", 18),
    ],
)
def test_the_chips_of_each_color(color: str, count: int) -> None:
    """[BEL-1.4]"""
    assert sum(number for chip, number in STOCK.items() if chip.color == color) == count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_chip_is_lost_when_the_table_is_laid(players: int) -> None:
    """[BEL-1.4, BEL-1.7] Bags and supply hold all colored chips, and 5, 2 and 1 whites per player."""
    table = BELCASTEL.table(BELCASTEL.box(players, {}), Counter(players, 1))
    there = BELCASTEL.components(table)
    for chip, count in STOCK.items():
        whites = {"w1": 5 * players, "w2": 2 * players, "w3": players}
        assert there[chip.name] == whites.get(chip.name, count)


def test_a_player_starts_with_nine_chips_and_one_ruby() -> None:
    """[BEL-1.7] Whites of 11."""
    t = scene()
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert (t.seat("A").rubies, t.seat("A").drop, t.seat("A").tube, t.seat("A").flask) == (1, 0, 0, True)
    assert sum(chip.value for chip in t.seat("A").bag if chip.color == "white") == 11


# The books


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_price_of_a_set(number: int) -> None:
    """[BEL-10.5, BEL-1.5]"""
    prices = BELCASTEL.box(2, {"books": number}).prices
    assert ", ".join(f"{chip} {price}" for chip, price in prices.items()) == PRICES[number]


# The die


def test_the_faces_of_the_bonus_die() -> None:
    """[BEL-10.1] Six faces, five outcomes."""
    assert [shown(DIE_BONUS[face]) for face in DIE] == ["1 points", "1 points", "2 points", "1 ruby", "drop", "o1"]


# The test tubes


def test_the_tubes_and_what_they_give() -> None:
    """[BEL-14.1] Twelve moves: 15 points, 1 ruby and 5 chips in all."""
    tubes = [shown(tube) for tube in TUBES]
    assert tubes[:7] == ["start", "1 ruby", "1 points", "b1", "2 points", "k1", "2 points"]
    assert tubes[7:] == ["r2", "3 points", "p1", "3 points", "y4", "4 points"]
    assert LAST_TUBE == 12
    assert sum(tube.points for tube in TUBES if tube) == 15


# The fortune cards


def test_the_fortune_cards() -> None:
    """[BEL-1.3] 24: 13 purple and 11 blue."""
    assert list(CARDS) == [*PURPLE.split(), *BLUE.split()]
    assert sorted(PURPLE_CARDS) == sorted(PURPLE.split())
    assert (len(CARDS), len(PURPLE_CARDS)) == (24, 13)

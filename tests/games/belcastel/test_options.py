"""[BEL-15] The options of a table: defaults, values, what is refused; first player, books and prices."""

from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import CHIP
from chaudron.kernel.chance import TABLE, Counter, Scripted
from chaudron.kernel.game import BadOption
from chaudron.scenes.belcastel import BelcastelScene, player, scene
from tests.games.belcastel.positions import after_brewing


def bad(players: int = 2, **options: Any) -> BadOption:
    """The complaint about these options."""
    with pytest.raises(BadOption) as caught:
        BELCASTEL.box(players, options)
    return caught.value


DEFAULTS = {
    "first_player": "random",
    "books": 1,
    "cauldron_side": "plain",
    "lock_step": "last_round",
    "open_bags": False,
    "stop": "final",
    "flask_takes": "any",
    "bonus_moves": "where_it_matters",
    "yellow_2_doubles": "value",
    "black_zero_tie": "nothing",
    "exploded_coins_round_9": "none",
    "rubies": "unlimited",
    "price_green_3_4": 21,
    "price_blue_4_4": 19,
    "second_chance_restores": "all_but_flask",
    "second_chance_over_limit": "safe",
    "strong_ingredient_acts": "never",
    "closed_books": "buying_and_cards",
}


def test_every_option_has_its_default() -> None:
    """[BEL-15.1, BEL-15.2, BEL-15.3, BEL-15.4, BEL-15.5, BEL-15.6, BEL-15.7, BEL-15.8] and

    [BEL-15.9, BEL-15.10, BEL-15.11, BEL-15.12, BEL-15.13, BEL-15.14, BEL-15.15, BEL-15.16, BEL-15.17] and

    [BEL-15.18] in this order.
    """
    assert dict(BELCASTEL.box(2, {}).options) == DEFAULTS
    assert list(BELCASTEL.box(2, {}).options) == list(DEFAULTS)


VALUES: list[tuple[str, Any]] = [
    *[("first_player", value) for value in ("random", 0, 1)],
    *[("books", value) for value in (1, 2, 3, 4, "g1-b4-r2-y2-p3")],
    *[("cauldron_side", value) for value in ("plain", "tubes")],
    *[("lock_step", value) for value in ("last_round", "every_round")],
    *[("open_bags", value) for value in (False, True)],
    *[("stop", value) for value in ("final", "revocable")],
    *[("flask_takes", value) for value in ("any", "white")],
    *[("bonus_moves", value) for value in ("where_it_matters", "automatic", "may_decline")],
    *[("yellow_2_doubles", value) for value in ("value", "whole_move")],
    *[("black_zero_tie", value) for value in ("nothing", "drop_each")],
    *[("exploded_coins_round_9", value) for value in ("none", "exchange")],
    *[("rubies", value) for value in ("unlimited", "limited")],
    *[("price_green_3_4", value) for value in (21, 18)],
    *[("price_blue_4_4", value) for value in (19, 20)],
    *[("second_chance_restores", value) for value in ("all_but_flask", "everything", "chips_only")],
    *[("second_chance_over_limit", value) for value in ("safe", "explodes_unless_restarted")],
    *[("strong_ingredient_acts", value) for value in ("never", "in_phase_b")],
    *[("closed_books", value) for value in ("buying_and_cards", "every_gain")],
]


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_of_an_option_is_taken(name: str, value: Any) -> None:
    """[BEL-15] As it is and as words from a command line; everything else stays as it was."""
    expected = {**DEFAULTS, name: value}
    assert dict(BELCASTEL.box(2, {name: value}).options) == expected
    assert dict(BELCASTEL.box(2, {name: str(value)}).options) == expected


@pytest.mark.parametrize("name", sorted(set(DEFAULTS) - {"books"}))
@pytest.mark.parametrize("value", ["sideways", "", None, 7, -1, 1.5, ["any"], "seat"])
def test_a_value_that_an_option_does_not_have_is_refused(name: str, value: Any) -> None:
    """[BEL-15] With the name of the option and what was given."""
    complaint = bad(**{name: value})
    assert (complaint.key, complaint.details["name"]) == ("bad_value", name)
    assert complaint.details["given"] == str(value)


def test_a_complaint_names_the_rule_and_the_values_allowed() -> None:
    """[BEL-15.7]"""
    complaint = bad(flask_takes="black")
    assert complaint.details == {"name": "flask_takes", "given": "black", "allowed": "any, white", "rule": "BEL-15.7"}


def test_an_unknown_option_is_refused() -> None:
    """[BEL-15]"""
    complaint = bad(flask="any")
    assert (complaint.key, complaint.details["name"]) == ("unknown_option", "flask")


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    """[BEL-1.1] Two to four."""
    complaint = bad(players)
    assert (complaint.key, complaint.details["rule"]) == ("players", "BEL-1.1")
    assert (complaint.details["given"], complaint.details["least"], complaint.details["most"]) == (players, 2, 4)


# first_player


def test_the_seed_draws_the_first_player() -> None:
    """[BEL-15.1, BEL-1.2]"""
    for seat in (0, 1, 2):
        chance = Scripted(3, {TABLE: f"{seat} charity"}, otherwise=Counter(3, 1))
        t = BelcastelScene(BELCASTEL, BELCASTEL.table(BELCASTEL.box(3, {}), chance))
        assert t.told("first_player") == [{"seat": seat}]


def test_every_seat_can_be_drawn_as_first_player() -> None:
    """[BEL-15.1] Under different seeds."""
    tables = [BELCASTEL.table(BELCASTEL.box(4, {}), Counter(4, seed)) for seed in range(40)]
    for table in tables:
        table.begin()
    assert {table.first for table in tables} == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_host_may_pick_the_first_player(seat: int) -> None:
    """[BEL-15.1, BEL-1.2] Whatever the seed."""
    table = BELCASTEL.table(BELCASTEL.box(3, {"first_player": seat}), Counter(3, 7))
    table.begin()
    assert table.first == seat


def test_a_seat_that_does_not_exist_cannot_be_first() -> None:
    """[BEL-15.1]"""
    assert BELCASTEL.box(3, {"first_player": 2}).options["first_player"] == 2
    assert bad(first_player=2).key == "bad_value"


# books


PRICES: dict[str, dict[int, tuple[int, ...]]] = {
    "g": {1: (4, 8, 14), 2: (6, 11, 18), 3: (6, 11, 21), 4: (4, 8, 14)},
    "b": {1: (5, 10, 19), 2: (5, 10, 19), 3: (4, 8, 14), 4: (5, 10, 19)},
    "r": {1: (6, 10, 16), 2: (4, 8, 14), 3: (5, 9, 15), 4: (7, 11, 17)},
    "y": {1: (8, 12, 18), 2: (9, 13, 19), 3: (8, 12, 18), 4: (8, 12, 18)},
    "p": {1: (9,), 2: (12,), 3: (10,), 4: (11,)},
}
"""Coins for a 1-, 2- and 4-chip in the book of each set."""


def price_list(books: Any) -> dict[str, int]:
    return {chip.name: price for chip, price in BELCASTEL.box(2, {"books": books}).prices.items()}


def expected_prices(sets: dict[str, int]) -> dict[str, int]:
    prices = {"o1": 3, "k1": 10}
    for letter, number in sets.items():
        values = zip((1, 2, 4), PRICES[letter][number], strict=False)
        prices |= {f"{letter}{value}": price for value, price in values}
    return prices


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_whole_set_gives_its_prices(number: int) -> None:
    """[BEL-15.2, BEL-1.5, BEL-10.5]"""
    assert price_list(number) == expected_prices(dict.fromkeys("gbryp", number))


@pytest.mark.parametrize(
    "books", ["g1-b4-r2-y2-p3", "g4-b3-r2-y1-p4", "g3-b1-r4-y2-p1", "g2-b2-r1-y4-p2", "p3-y2-r2-b4-g1"]
)
def test_a_mix_of_sets_gives_the_prices_of_each(books: str) -> None:
    """[BEL-15.2, BEL-1.5, BEL-10.5] One set number per color, in any order."""
    assert price_list(books) == expected_prices({part[0]: int(part[1]) for part in books.split("-")})


def test_a_mix_may_be_given_by_color() -> None:
    """[BEL-15.2]"""
    mix = {"green": 1, "blue": 4, "red": 2, "yellow": 2, "purple": 3}
    assert BELCASTEL.box(2, {"books": mix}).options["books"] == "g1-b4-r2-y2-p3"


def test_a_mix_of_one_set_is_that_set() -> None:
    """[BEL-15.2]"""
    assert BELCASTEL.box(2, {"books": "g2-b2-r2-y2-p2"}).options["books"] == 2


def test_a_mix_opens_the_book_of_each_color() -> None:
    """[BEL-15.2, BEL-1.5]"""
    assert BELCASTEL.box(3, {"books": "g1-b4-r2-y3-p2"}).book_ids == {
        "orange": "orange",
        "green": "green-1",
        "blue": "blue-4",
        "red": "red-2",
        "yellow": "yellow-3",
        "purple": "purple-2",
        "black": "black-34p",
    }


def test_a_mix_is_played_by_the_book_of_each_color() -> None:
    """[BEL-15.2] red-2 puts beside, blue-4 scores on a ruby space, yellow-4 moves further."""
    t = scene(player(more="y1 r1 b2"), books="g1-b4-r2-y4-p2", round=2)
    t.draws("A: y1 r1 w1 b2")
    assert (t.cauldron("A"), t.seat("A").points) == ("y1@2 w1@3 b2@5", 2)
    assert [chip.name for chip in t.seat("A").beside] == ["r1"]


@pytest.mark.parametrize(
    "books",
    [
        *[0, 5, 6, -1, 1.5, True, None, "", "mix", "one", "1-2", [1, 2, 3, 4, 1], {}],
        "g1-b1-r1-y1",  # no purple
        "g1-b1-r1-y1-p5",  # no such set
        "g1-b1-r1-y1-p0",
        "g1-b1-r1-y1-p1-o1",  # orange has but one book
        "g1-g2-b1-r1-y1-p1",  # green twice
        "g1-b1-r1-y1-p",
        "g1-b1-r1-y1-x1",
        "g1,b1,r1,y1,p1",
        {"green": 1, "blue": 1, "red": 1, "yellow": 1},
        {"green": 1, "blue": 1, "red": 1, "yellow": 1, "purple": 5},
        {"green": 1, "blue": 1, "red": 1, "yellow": 1, "purple": 1, "black": 1},
    ],
)
def test_books_that_cannot_be_are_refused(books: Any) -> None:
    """[BEL-15.2, BEL-1.5]"""
    complaint = bad(books=books)
    assert (complaint.key, complaint.details["rule"]) == ("bad_books", "BEL-15.2")


# prices


@pytest.mark.parametrize(("price", "option"), [(21, {}), (21, {"price_green_3_4": 21}), (18, {"price_green_3_4": 18})])
def test_the_price_of_the_green_four_of_set_three(price: int, option: dict[str, int]) -> None:
    """[BEL-15.13, BEL-10.5]"""
    assert BELCASTEL.box(2, {"books": "g3-b1-r1-y1-p1", **option}).prices[CHIP["g4"]] == price


@pytest.mark.parametrize(("price", "option"), [(19, {}), (19, {"price_blue_4_4": 19}), (20, {"price_blue_4_4": 20})])
def test_the_price_of_the_blue_four_of_set_four(price: int, option: dict[str, int]) -> None:
    """[BEL-15.14, BEL-10.5]"""
    assert BELCASTEL.box(2, {"books": "g1-b4-r1-y1-p1", **option}).prices[CHIP["b4"]] == price


@pytest.mark.parametrize(
    ("books", "green", "blue"), [(1, 14, 19), (2, 18, 19), (4, 14, 20), ("g1-b3-r1-y1-p1", 14, 14)]
)
def test_the_other_books_keep_their_prices(books: Any, green: int, blue: int) -> None:
    """[BEL-15.13, BEL-15.14]"""
    box = BELCASTEL.box(2, {"books": books, "price_green_3_4": 18, "price_blue_4_4": 20})
    assert (box.prices[CHIP["g4"]], box.prices[CHIP["b4"]]) == (green, blue)


def test_the_other_price_is_what_is_paid() -> None:
    """[BEL-15.13, BEL-10.5] 18 of the 18 coins of space 22 for the green 4 of set 3."""
    t = after_brewing(player(cauldron="o1@21"), books=3, price_green_3_4=18)
    t.says("A: buy:g4")
    assert t.told("bought") == [{"seat": 0, "chip": "g4", "price": 18}]

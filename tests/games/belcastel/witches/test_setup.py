"""[WIT-1] What the expansion adds before the first round."""

from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel.components import CHIP, STOCK_OF_BOTH, names
from chaudron.games.belcastel.table import Table
from chaudron.kernel.chance import TABLE, Counter, Scripted
from chaudron.kernel.game import BadOption
from chaudron.scenes.belcastel import NEUTRAL, player, scene, witches_scene
from tests.games.belcastel.witches.positions import in_scoring, quiet, what


def a_new_game(players: int, script: str = "", seed: int = 1, **options: Any) -> Table:
    """The table laid out, before the first card is turned."""
    chance = Scripted(players, {TABLE: script}, otherwise=Counter(players, seed))
    return WITCHES.table(WITCHES.box(players, {"first_player": 0, **options}), chance)


def books(**options: Any) -> str:
    """The books in play."""
    return " ".join(WITCHES.box(options.pop("players", 2), options).book_ids.values())


# 1.1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    """[WIT-1.1, BEL-1.1]"""
    assert len(a_new_game(players).seats) == players


@pytest.mark.parametrize("players", [0, 1, 6])
def test_fewer_than_two_or_more_than_five_do_not_play(players: int) -> None:
    """[WIT-1.1]"""
    with pytest.raises(BadOption) as refused:
        WITCHES.box(players, {})
    assert refused.value.key == "players"
    assert refused.value.details == {"given": players, "least": 2, "most": 5, "rule": "WIT-1.1"}


def test_five_players_take_turns_clockwise() -> None:
    """[WIT-1.1, BEL-16.3] D is first: D, E, A, B, C."""
    assert a_new_game(5).box.orders[3] == (3, 4, 0, 1, 2)


@pytest.mark.parametrize(
    ("blacks", "rewarded"),
    [
        ((1, 0, 0, 0, 0), {0: 1}),
        ((1, 0, 0, 0, 1), {0: 0, 4: 0}),
        ((0, 1, 2, 1, 0), {1: 0, 2: 1, 3: 0}),
        ((1, 1, 1, 1, 1), {}),
    ],
)
def test_at_five_the_neighbors_are_the_two_adjacent_seats(blacks: tuple[int, ...], rewarded: dict[int, int]) -> None:
    """[BEL-1.5, WIT-1.3, BEL-16.21] black-34p: more than one neighbor a drop move, more than both a ruby as well."""
    seats = [player(cauldron=" ".join(f"k1@{space}" for space in range(1, n + 1)), rubies=0) for n in blacks]
    t = quiet(*seats, start="middle", books=NEUTRAL, first="A")
    for name in "ABCDE":
        t.die(f"{name}: 1")
    t.all_stop()
    t.declines("drop")
    stayed = {fact["seat"] for fact in t.told("drop_stays")}
    paid = {
        fact.details["seat"]: fact.details["rubies"]
        for fact in t.facts
        if fact.rule == "BEL-10.2" and fact.key == "rubies"
    }
    assert (stayed, paid) == (set(rewarded), {seat: n for seat, n in rewarded.items() if n})


def test_sets_5_and_6_join() -> None:
    """[WIT-1.1, WIT-1.3] Each with its black and its locoweed, and the new pumpkin book."""
    assert books(books=5) == "orange-6 green-5 blue-5 red-5 yellow-5 purple-5 black-5 locoweed-5"
    assert books(books=6) == "orange-6 green-6 blue-6 red-6 yellow-6 purple-6 black-6 locoweed-6"


# 1.2


def test_everyone_starts_with_three_pennies_and_an_empty_bowl() -> None:
    """[WIT-1.2] And with all that the base game gives."""
    for mine in a_new_game(5).seats:
        assert (mine.pennies, mine.bowl) == (("silver", "copper", "gold"), ())
        assert (names(mine.bag), mine.rubies, mine.flask) == ("w1 w1 w1 w1 w2 w2 w3 o1 g1", 1, True)


def test_one_witch_of_each_type_is_turned_up_by_chance() -> None:
    """[WIT-1.2] Seen and told, and there for the whole game."""
    table = a_new_game(2, script="S3 C2 G4 living_in_luxury")
    table.facts = []
    table.begin()
    assert table.witches == ("S3", "C2", "G4")
    assert [fact.details for fact in table.facts if fact.key == "witches"] == [{"witches": "S3 C2 G4"}]
    assert WITCHES.view(table, None)["witches"] == ["S3", "C2", "G4"]


def test_every_witch_may_come() -> None:
    """[WIT-1.2]"""
    seen = set()
    for seed in range(60):
        table = a_new_game(2, seed=seed)
        table.begin()
        assert [witch[0] for witch in table.witches] == ["S", "C", "G"]
        seen |= set(table.witches)
    assert len(seen) == 12


def test_what_lies_before_a_player_is_seen_by_all() -> None:
    """[WIT-1.2] Pennies, bowl and chips set aside."""
    t = quiet(player(cauldron="o1@52", bowl="g4", aside="w1", pennies=("gold",)), player(), start="middle")
    shown = WITCHES.view(t.table, 1)["seats"][0]
    assert (shown["pennies"], shown["bowl"], shown["aside"], shown["poured"]) == (["gold"], ["g4"], ["w1"], True)


def test_without_the_expansion_there_are_neither_pennies_nor_witches() -> None:
    """[WIT-1.2, BEL-1.7]"""
    table = BELCASTEL.table(BELCASTEL.box(2, {}), Counter(2, 1))
    assert (table.seats[0].pennies, table.witches) == ((), ())


def test_without_the_expansion_no_witch_can_be_called() -> None:
    """[WIT-1.2, BEL-5.3]"""
    t = scene(player(cauldron="w1@1"), player(), start="middle", books=NEUTRAL)
    assert what(t.refuses("A: witch:S3")) == ("no_witches", "WIT-1.2")


# 1.3


def test_all_chips_of_both_boxes_are_in_play() -> None:
    """[WIT-1.3] 367; at five players each of them is in a bag or in the supply."""
    assert sum(STOCK_OF_BOTH.values()) == 367
    table = a_new_game(5)
    assert sum(table.supply) + sum(len(mine.bag) for mine in table.seats) == 367
    counts = WITCHES.components(table)
    assert {chip.name: count for chip, count in STOCK_OF_BOTH.items()} == {
        name: counts[name] for name in map(str, STOCK_OF_BOTH)
    }


def test_the_supply_holds_every_colored_chip_that_is_in_no_bag() -> None:
    """[WIT-1.3, BEL-1.4] Three players."""
    supply = a_new_game(3).supply
    left = "o1:29 g1:22 g2:15 g4:18 b1:22 b2:15 b4:15 r1:18 r2:13 r4:15 y1:19 y2:11 y4:15 p1:23 k1:26 o6:20 l1:25"
    assert " ".join(f"{chip}:{supply[chip]}" for chip in STOCK_OF_BOTH if chip.color != "white") == left


@pytest.mark.parametrize("players", [2, 5])
def test_a_white_1_per_player_waits_for_round_6(players: int) -> None:
    """[WIT-1.3, BEL-11.3]"""
    supply = a_new_game(players).supply
    assert [supply[CHIP[name]] for name in ("w1", "w2", "w3")] == [players, 0, 0]


def test_in_round_6_five_players_add_a_white_1() -> None:
    """[WIT-1.3, BEL-11.3]"""
    t = witches_scene(*[player(bag="o1")] * 5, start="marker", round=6, card="living_in_luxury", books=NEUTRAL)
    assert [t.bag(name) for name in "ABCDE"] == ["w1 o1"] * 5
    assert t.supply("w1") == 0


def test_of_limited_rubies_there_are_forty() -> None:
    """[BEL-16.20, BEL-15.12] Two of them are owned."""
    table = a_new_game(2, rubies="limited")
    assert WITCHES.view(table, None)["rubies_left"] == 38


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_whole_set_of_the_base_game_has_no_locoweed(number: int) -> None:
    """[WIT-1.3] The base black book by player count, and the new pumpkin book."""
    colors = [f"{color}-{number}" for color in ("green", "blue", "red", "yellow", "purple")]
    for players, page in ((2, "black-2p"), (3, "black-34p"), (4, "black-34p"), (5, "black-34p")):
        assert books(books=number, players=players).split() == ["orange-6", *colors, page]


@pytest.mark.parametrize(
    ("mix", "expected"),
    [
        ("g5-b2-r1-y4-p3-k6-l5", "orange-6 green-5 blue-2 red-1 yellow-4 purple-3 black-6 locoweed-5"),
        ("g5-b5-r5-y5-p5", "orange-6 green-5 blue-5 red-5 yellow-5 purple-5 black-2p"),
        ("g1-b1-r1-y1-p1-k5", "orange-6 green-1 blue-1 red-1 yellow-1 purple-1 black-5"),
        ("l6-p1-y1-r1-b1-g1", "orange-6 green-1 blue-1 red-1 yellow-1 purple-1 black-2p locoweed-6"),
    ],
)
def test_a_mix_names_black_and_locoweed_or_leaves_them_out(mix: str, expected: str) -> None:
    """[WIT-1.3, BEL-15.2] Without k the base black book, without l no locoweed."""
    assert sorted(books(books=mix).split()) == sorted(expected.split())


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("g5-b5-r5-y5-p5-k5-l5", 5),
        ("g3-b3-r3-y3-p3", 3),
        ("6", 6),
        ("g5-b5-r5-y5-p5", "g5-b5-r5-y5-p5"),
        ("l5-k6-g1-b1-r1-y1-p1", "g1-b1-r1-y1-p1-k6-l5"),
        ({"green": 5, "blue": 2, "red": 1, "yellow": 4, "purple": 3, "black": 6}, "g5-b2-r1-y4-p3-k6"),
    ],
)
def test_a_mix_has_one_way_to_be_written(given: Any, kept: int | str) -> None:
    """[WIT-1.3, BEL-15.2] A whole set is one number."""
    assert WITCHES.box(2, {"books": given}).options["books"] == kept


@pytest.mark.parametrize(
    "given",
    [
        0,
        7,
        "5-6",
        "g5-b5",
        "g7-b1-r1-y1-p1",
        "g1-b1-r1-y1-p1-k4",
        "g1-b1-r1-y1-p1-l1",
        "g1-b1-r1-y1-p1-o6",
        "g1-g2-b1-r1-y1-p1",
    ],
)
def test_books_that_do_not_exist_are_refused(given: int | str) -> None:
    """[WIT-1.3] Black and locoweed have books in sets 5 and 6 alone; pumpkins have no other."""
    with pytest.raises(BadOption) as refused:
        WITCHES.box(2, {"books": given})
    assert (refused.value.key, refused.value.details["rule"]) == ("bad_books", "WIT-1.3")


@pytest.mark.parametrize("given", [5, 6, "g5-b1-r1-y1-p1", "g1-b1-r1-y1-p1-l5"])
def test_without_the_expansion_there_are_no_such_books(given: int | str) -> None:
    """[BEL-15.2, WIT-1.1]"""
    with pytest.raises(BadOption) as refused:
        BELCASTEL.box(2, {"books": given})
    assert refused.value.key == "bad_books"


@pytest.mark.parametrize(
    ("number", "prices"),
    [
        (
            5,
            "o1:3 o6:22 g1:5 g2:9 g4:16 b1:8 b2:15 b4:19 r1:6 r2:11 r4:18 y1:10 y2:14 y4:20 p1:9 k1:10 l1:8",
        ),
        (
            6,
            "o1:3 o6:22 g1:4 g2:8 g4:14 b1:5 b2:10 b4:18 r1:7 r2:11 r4:17 y1:8 y2:12 y4:18 p1:16 k1:9 l1:10",
        ),
    ],
)
def test_the_prices_of_sets_5_and_6(number: int, prices: str) -> None:
    """[WIT-5.1] As the books show them."""
    shown = [f"{chip}:{price}" for chip, price in WITCHES.box(2, {"books": number}).prices.items()]
    assert sorted(shown) == sorted(prices.split())


def test_without_a_book_locoweed_is_not_sold() -> None:
    """[WIT-1.3]"""
    t = in_scoring(player(cauldron="o1@40"), books=1)
    assert "buy:l1" not in t.asked("A")

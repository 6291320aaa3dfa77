"""[BEL-5, BEL-6, BEL-10] What to expect of drawing on and then stopping, against playing every order by the rules."""

from collections.abc import Iterator
from typing import Any

import pytest

from chaudron.games.belcastel import BELCASTEL, WITCHES
from chaudron.games.belcastel.components import COINS, POINTS
from chaudron.games.belcastel.outlook import AHEAD, Stop, outlook
from chaudron.games.belcastel.table import BREWING, EXPLODED, Seat, Table
from chaudron.kernel.chance import Counter, Scripted
from chaudron.kernel.rule import answer
from chaudron.scenes.belcastel import NEUTRAL, player, scene

DECLINED = ("none", "keep", "go_on")
"""What the outlook supposes of questions that come with a chip; extra moves are made."""


def table_with(bag: str, cauldron: str = "", **setting: Any) -> Table:
    """A brews, with this bag and cauldron; the supply lacks what A has."""
    things = setting.pop("things", {})
    books = setting.pop("books", NEUTRAL)
    table = scene(player(bag=bag, cauldron=cauldron, **things), player(), start="middle", books=books, **setting).table
    for chip, stock in table.box.stock.items():
        if chip.color != "white":
            held = sum([[*mine.bag, *mine.chips, *mine.bowl].count(chip) for mine in table.seats])
            table.supply[chip] = min(table.supply[chip], stock - held)
    return table


def expected(table: Table) -> list[Stop]:
    return outlook(BELCASTEL.view(table, 0))


# Every order, played by the rules


def after(table: Table, chip: str) -> Table:
    """The table after A drew this chip and chose as little as possible."""
    world = table.copy()
    world.chance = Scripted(2, {0: chip}, otherwise=Counter(2, 1))
    answer(world, 0, "draw")
    while 0 in world.asks and world.asks[0].about.key not in ("brew", "second_chance"):
        ask = world.asks[0]
        moves = "bonus" in ask.options and ask.about.key != "mandrake_ruby"
        answer(world, 0, "bonus" if moves else next(one for one in DECLINED if one in ask.options))
    return world


def ends(table: Table, draws: int, weight: float = 1.0) -> Iterator[tuple[Seat, float]]:
    """How A's cauldron may stand after so many draws, or sooner when there is no other; and how likely."""
    mine = table.seats[0]
    if not draws or mine.state != BREWING or 0 not in table.asks or "draw" not in table.asks[0].options:
        yield mine, weight
        return
    for chip in set(mine.bag):
        yield from ends(after(table, chip.name), draws - 1, weight * mine.bag.count(chip) / len(mine.bag))


def played(table: Table, draws: int) -> Stop:
    """What A may expect, by playing."""
    total = Stop()
    for mine, weight in ends(table, draws):
        space, exploded = mine.next_space, mine.state == EXPLODED
        coins, points = COINS[space], POINTS[space] + sum(chip.value for chip in mine.bowl) // 2
        is_either = exploded and not mine.protected
        both = (0, 0, coins, points) if is_either else (coins, points, 0, 0)
        total = total.plus(Stop(exploded, space, *both), weight)
    return total


def agrees(table: Table, draws: int) -> None:
    assert expected(table)[draws] == pytest.approx(played(table, draws)), draws


# One chip: all that books and cards make of it

CHIPS = "w1 w1 w2 w3 o1 g2 b1 b2 b4 r1 r2 y1 y2 y4 p1 k1"
CAULDRONS = ("", "w3@3 o1@4 y1@5", "o1@1 r1@2 w3@5 w2@7", "b2@2 o1@3 w3@6 w3@9", "o1@20 o1@21 o1@22 y2@24 w2@26")
BOOKS: tuple[int | str, ...] = (1, 2, 3, 4, "g1-b2-r1-y4-p1", "g1-b1-r3-y2-p1", "g1-b4-r4-y3-p2")


@pytest.mark.parametrize("books", BOOKS)
@pytest.mark.parametrize("cauldron", CAULDRONS)
def test_of_one_more_chip_everything_is_counted(books: int | str, cauldron: str) -> None:
    agrees(table_with(CHIPS, cauldron, books=books, round=4), 1)


@pytest.mark.parametrize("card", ["pumpkin_party", "living_in_luxury", "well_stirred", "second_chance"])
def test_of_one_more_chip_the_card_is_counted(card: str) -> None:
    agrees(table_with(CHIPS, "o1@1 w3@4 w3@7", card=card, round=4), 1)


@pytest.mark.parametrize("doubles", ["value", "whole_move"])
def test_extra_moves_that_may_be_declined_are_made(doubles: str) -> None:
    """[BEL-15.8, BEL-15.9]"""
    setting = {"bonus_moves": "may_decline", "yellow_2_doubles": doubles, "books": 2, "round": 4}
    agrees(table_with(CHIPS, "o1@1 y2@3", card="pumpkin_party", **setting), 1)


# Several chips: exact wherever later chips do nothing for one another

SIMPLE: list[tuple[str, str, dict[str, Any]]] = [
    ("w1 w1 w2 o1 g2", "", {}),
    ("w1 w2 w3 w3 o1 g4", "w3@3 o1@4", {}),
    ("w1 w1 w2 w3 k1 p1", "w3@3 w3@6", {"card": "living_in_luxury"}),
    ("w1 w2 o1 o1 g1", "w3@3 w2@5", {"card": "pumpkin_party"}),
    ("w1 w1 w2 w3 g1", "r2@2 w3@5", {"books": 4}),
    ("w1 w1 r1 r2 g1", "o1@1 o1@2 o1@3 w3@6 w3@9", {"books": "g1-b3-r1-y1-p3"}),
    ("w1 w2 w3 w3 g1", "y1@1 y1@2 y2@4 w3@7 w3@10", {"books": 3, "round": 4}),
    ("w1 w2 w3 w3 g1 o1", "b2@2 w3@5 w3@8", {"books": 2}),
    ("w1 w2 w3 w3 g1 o1", "b4@4 w3@7 w3@10", {"books": 2}),
    ("w2 w3 w3 g1 r1 r4", "w3@3 w2@5", {"books": 2}),
    ("w1 w2 g4 o1 w3", "w3@45 w2@47", {}),
    ("w1 w2 w3", "g4@40 w3@50 w2@51", {}),
    ("w1 w2 o1 g2", "o1@1 w3@4 w3@7 w2@9", {}),
    ("w3 w3 w2 g1 o1", "w3@3 w3@6", {"card": "second_chance"}),
    ("w1 w2", "", {"things": {"drop": 30, "rat": 22}}),
]


@pytest.mark.parametrize(("bag", "cauldron", "setting"), SIMPLE)
def test_of_several_more_chips_every_order_is_counted(bag: str, cauldron: str, setting: dict[str, Any]) -> None:
    table = table_with(bag, cauldron, **setting)
    reach = len(expected(table)) - 1
    assert 0 < reach <= len(table.seats[0].bag)
    for draws in range(reach + 1):
        agrees(table, draws)


# The expansion


WITH_BOOKS = ("5", "6", "g5-b2-r5-y2-p3-l6", "g1-b5-r1-y4-p3-l6", "g1-b6-r5-y6-p3-l5", "g1-b4-r3-y3-p3-k5-l6")
LAID = ("", "o6@6 r4@10 w3@13", "r4@4 w1@5 r1@9", "y2@10 w2@12", "b2@20 w3@23 w3@26", "o1@50 r2@52", "k1@49 p1@50")


@pytest.mark.parametrize("books", WITH_BOOKS)
@pytest.mark.parametrize("cauldron", LAID)
def test_with_the_expansion_one_more_chip_is_counted(books: str, cauldron: str) -> None:
    """[WIT-4.2, WIT-5.4, WIT-5.9] Books of sets 5 and 6, locoweed, pumpkin 6 and the bowl."""
    no_mandrakes = books == "5"  # what yellow-5 shows is another chance, below
    bag = "w1 w2 w3 o6 g2 b1 b4 r1 r4 p1 k1 l1" + ("" if no_mandrakes else " y1 y4")
    books = books if books != "5" else "g5-b5-r5-y5-p5-k5-l5"
    setting = {"game": WITCHES, "witches": "S1-C1-G1", "books": books, "round": 4, "things": {"rat": 2}}
    agrees(table_with(bag, cauldron, **setting), 1)


@pytest.mark.parametrize("cauldron", ["", "w3@3 o1@4", "o1@51"])
def test_all_that_a_mandrake_may_show_is_counted(cauldron: str) -> None:
    """[WIT-5.4] yellow-5: each other chip of the bag is as likely to be shown."""
    setting = {"game": WITCHES, "witches": "S1-C1-G1", "books": "g1-b3-r3-y5-p3-l5", "round": 4}
    table = table_with("y2 w3 o6 l1", cauldron, **setting)
    spaces = [min(table.seats[0].position + 2 + shown, 52) + 1 for shown in (3, 6, 1)]
    others = [min(table.seats[0].position + moved, 52) + 1 for moved in (3, 6, 1)]
    assert expected(table)[1].space == pytest.approx((sum(spaces) / 3 + sum(others)) / 4)


@pytest.mark.parametrize(
    ("bag", "cauldron", "bowl"), [("w1 w2 w3 o6", "k1@50 w3@52", ""), ("w1 w1 g4", "w3@49 g4@52", "g4 w1")]
)
def test_beyond_the_last_space_one_can_explode(bag: str, cauldron: str, bowl: str) -> None:
    """[WIT-4.2, WIT-4.6] With bowls drawing goes on; what later chips add to the bowl is left out."""
    setting = {"game": WITCHES, "witches": "S1-C1-G1", "round": 4, "things": {"bowl": bowl}}
    table = table_with(bag, cauldron, **setting)
    for draws, stop in enumerate(expected(table)):
        assert stop.exploded == pytest.approx(played(table, draws).exploded)
        assert stop.space == pytest.approx(53)
    agrees(table, 0)


def test_the_outlook_ends_where_the_second_chance_is_offered() -> None:
    """[BEL-16.12]"""
    assert len(expected(table_with("w3 w3 w2 g1 o1", "w3@3 w3@6", card="second_chance"))) == 1 + 3


def test_the_outlook_has_an_end() -> None:
    assert len(expected(table_with("w1 w1 w1 w1 w2 w2 w3 o1 g1 g1 g1"))) == 1 + AHEAD
    assert len(expected(table_with("", "w1@1"))) == 1
    assert len(expected(table_with("w1", "o1@52"))) == 1


# What is left out


def test_it_is_left_out_that_a_later_red_follows_a_white() -> None:
    """[BEL-7.3] red-3: r1 after w1 moves two spaces. Of the two orders one ends on 3, the other on 2."""
    table = table_with("w1 r1", books="g1-b3-r3-y1-p3")
    assert played(table, 2).space == 3.5
    assert expected(table)[2].space == 3.0


def test_it_is_counted_that_the_next_red_follows_a_white() -> None:
    table = table_with("r1", "w3@3", books="g1-b3-r3-y1-p3")
    assert expected(table)[1].space == 3 + 1 + 3 + 1


# As JSON


def shown(table: Table, seat: int | None = 0) -> Any:
    return BELCASTEL.odds(BELCASTEL.view(table, seat))


def test_the_odds_are_told_as_plain_numbers() -> None:
    told = shown(table_with("w1 w2 w3 o1 g1 g1", "w3@3 w3@6"))
    assert (told["bag"], told["deadly"], told["next"], told["safe"]) == (6, ["w2", "w3"], [2, 6], False)
    assert told["within"] == [0.333333, 0.6, 0.8, 0.933333, 1.0, 1.0]
    now = {"draws": 0, "exploded": 0.0, "space": 7.0, "coins": 7.0, "points": 1.0}
    assert told["stops"][0] == now | {"either": {"coins": 0.0, "points": 0.0}}
    assert [stop["draws"] for stop in told["stops"]] == [0, 1, 2, 3, 4, 5, 6]


def test_there_are_odds_only_for_who_may_soon_draw() -> None:
    table = table_with("w1 w2 y1", "w3@3", books=1)
    assert shown(table) is not None
    assert shown(table, None) is None
    assert shown(after_asked(table, "y1")) is None
    answer(table, 0, "stop")
    assert shown(table) is None


def after_asked(table: Table, chip: str) -> Table:
    world = table.copy()
    world.chance = Scripted(2, {0: chip}, otherwise=Counter(2, 1))
    answer(world, 0, "draw")
    assert world.asks[0].about.key == "mandrake"
    return world


def test_in_lock_step_there_are_odds_before_and_after_one_has_committed() -> None:
    """[BEL-12.1]"""
    t = scene(player(), player(), lock_step="every_round", books=NEUTRAL)
    before = shown(t.table)
    assert before["bag"] == 9
    t.says("A: draw")
    assert shown(t.table) == before

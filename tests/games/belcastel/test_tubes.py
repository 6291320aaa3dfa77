"""[BEL-14] The variant with test tubes."""

from typing import Any

import pytest

from chaudron.games.belcastel.components import CHIP
from chaudron.scenes.belcastel import NEUTRAL, BelcastelScene, player, scene


def a_move_to_tube(tube: int) -> BelcastelScene:
    """Round 3, all books open: pot_filling_up lets A reach this tube."""
    mine = player(tube=tube - 1)
    t = scene(mine, player(), start="card", card="pot_filling_up", round=3, books=NEUTRAL, cauldron_side="tubes")
    t.says("A: tube")
    assert t.seat("A").tube == tube
    return t


def test_the_first_tube_gives_a_ruby() -> None:
    """[BEL-14.1] At once."""
    t = a_move_to_tube(1)
    assert (t.seat("A").rubies, t.seat("A").points) == (1 + 1, 0)


@pytest.mark.parametrize(("tube", "points"), [(2, 1), (4, 2), (6, 2), (8, 3), (10, 3), (12, 4)])
def test_every_second_tube_gives_points(tube: int, points: int) -> None:
    """[BEL-14.1] 1, 2, 2, 3, 3, 4: 15 in all."""
    t = a_move_to_tube(tube)
    assert (t.seat("A").rubies, t.seat("A").points) == (1, points)


@pytest.mark.parametrize(("tube", "chip"), [(3, "b1"), (5, "k1"), (7, "r2"), (9, "p1"), (11, "y4")])
def test_the_other_tubes_give_a_chip(tube: int, chip: str) -> None:
    """[BEL-14.1] Blue 1, black 1, red 2, purple 1, yellow 4, from the supply into the bag."""
    t = a_move_to_tube(tube)
    assert t.seat("A").bag.count(CHIP[chip]) == 1
    assert len(t.seat("A").bag) == 10
    assert t.told("gained_chip") == [{"seat": 0, "chip": chip}]


def test_the_second_drop_starts_on_the_leftmost_tube() -> None:
    """[BEL-14.1] Before the first one that gives something."""
    t = scene(books=NEUTRAL, cauldron_side="tubes")
    assert [t.seat(name).tube for name in "AB"] == [0, 0]


def test_a_card_lets_the_player_pick_the_drop() -> None:
    """[BEL-14.1] pot_filling_up: A the cauldron's, B the tubes'."""
    t = scene(start="card", card="pot_filling_up", books=NEUTRAL, cauldron_side="tubes")
    assert t.asked("A") == "drop | tube | none"
    t.says("A: drop", "B: tube")
    assert (t.seat("A").drop, t.seat("A").tube) == (1, 0)
    assert (t.seat("B").drop, t.seat("B").tube) == (0, 1)


def test_a_chip_action_lets_the_player_pick_the_drop() -> None:
    """[BEL-14.1, BEL-10.2] One black more than the opponent: a ruby, and tube 1 gives another."""
    t = scene(player(cauldron="k1@3"), player(), start="middle", books=NEUTRAL, cauldron_side="tubes")
    t.luck("A: 1")
    t.all_stop()
    assert t.asked("A") == "drop | tube | none"
    t.says("A: tube")
    assert t.seat("A").rubies == 1 + 1 + 1


def test_the_die_lets_the_player_pick_the_drop() -> None:
    """[BEL-14.1, BEL-16.18] Face 5."""
    t = scene(player(cauldron="o1@3"), player(), start="middle", books=NEUTRAL, cauldron_side="tubes")
    t.luck("A: 5")
    t.all_stop()
    assert t.asked("A") == "drop | tube | none"


def test_rubies_let_the_player_pick_the_drop() -> None:
    """[BEL-14.1, BEL-10.6] 4 rubies: tube 2 for a point, then the cauldron's drop."""
    mine = player(cauldron="o1@2", rubies=4, tube=1)
    t = scene(mine, player(rubies=0), start="middle", books=NEUTRAL, cauldron_side="tubes")
    t.luck("A: 3", "table: living_in_luxury")
    t.all_stop()
    t.says("A: done")
    assert t.asked("A") == "drop | tube | done"
    t.says("A: tube")
    assert t.seat("A").points == 2 + 1
    t.says("A: drop")
    assert (t.seat("A").drop, t.seat("A").tube, t.seat("A").rubies) == (1, 2, 0)


def test_green_4_lets_the_player_pick_the_drop() -> None:
    """[BEL-14.1, BEL-16.23] For one ruby: tube 1 gives it back."""
    t = scene(player(cauldron="g1@3"), player(), start="middle", books="g4-b3-r3-y1-p3", cauldron_side="tubes")
    t.luck("A: 1")
    t.all_stop()
    assert t.asked("A") == "drop | tube | none"
    t.says("A: tube")
    assert t.seat("A").rubies == 1 - 1 + 1


def test_without_tubes_there_is_only_the_drop_in_the_cauldron() -> None:
    """[BEL-14.1, BEL-15.3] The plain side."""
    t = scene(player(cauldron="o1@2", rubies=2), player(), start="middle", books=NEUTRAL)
    t.luck("A: 1")
    t.all_stop()
    t.says("A: done")
    assert t.asked("A") == "drop | done"
    assert t.refuses("A: tube")[:2] == ("no_tubes", "BEL-14.1")


def test_a_tube_chip_of_a_closed_book_does_not_come() -> None:
    """[BEL-14.1, BEL-1.6, BEL-15.18] Round 1, tube 11, every_gain: no yellow 4, but the drop has moved."""
    setting: dict[str, Any] = {"books": NEUTRAL, "cauldron_side": "tubes", "closed_books": "every_gain"}
    t = scene(player(tube=10), player(), start="card", card="pot_filling_up", **setting)
    t.says("A: tube")
    assert t.seat("A").tube == 11
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"
    assert t.supply("y4") == 10


def test_a_tube_chip_that_is_sold_out_does_not_come() -> None:
    """[BEL-14.1, BEL-16.19] Tube 3, no blue 1 left."""
    t = scene(
        player(tube=2),
        player(),
        start="card",
        card="pot_filling_up",
        books=NEUTRAL,
        cauldron_side="tubes",
        supply={"b1": 0},
    )
    t.says("A: tube")
    assert t.seat("A").tube == 3
    assert t.bag("A") == "w1 w1 w1 w1 w2 w2 w3 o1 g1"


def test_after_the_last_tube_only_the_drop_in_the_cauldron_moves() -> None:
    """[BEL-14.1, BEL-16.18] Tube 12 reached: phase F sells no more of it."""
    mine = player(cauldron="o1@2", rubies=2, tube=12)
    t = scene(mine, player(), start="middle", books=NEUTRAL, cauldron_side="tubes")
    t.luck("A: 1")
    t.all_stop()
    t.says("A: done")
    assert t.asked("A") == "drop | done"
    assert t.refuses("A: tube")[:2] == ("drop_at_end", "BEL-16.18")


def test_a_drop_on_the_last_space_leaves_the_tubes() -> None:
    """[BEL-14.1, BEL-16.18] Drop on 52: only the tubes."""
    t = scene(player(drop=52), player(), start="card", card="pot_filling_up", books=NEUTRAL, cauldron_side="tubes")
    assert t.asked("A") == "tube | none"


def test_a_move_that_neither_drop_can_make_is_lost() -> None:
    """[BEL-14.1, BEL-16.18] Drop on 52, tube 12: A is not asked."""
    full = player(drop=52, tube=12)
    t = scene(full, player(), start="card", card="pot_filling_up", books=NEUTRAL, cauldron_side="tubes")
    assert t.awaited == "B"


def test_explosions_work_as_usual_on_the_tube_side() -> None:
    """[BEL-14.1, BEL-6.1, BEL-10.4] w3 w2 w2 w1: exploded, no flask, points or coins."""
    t = scene(books=NEUTRAL, cauldron_side="tubes")
    t.draws("A: w3 w2 w2 w1")
    assert t.seat("A").state == "exploded"
    assert t.refuses("A: flask")[:2] == ("exploded", "BEL-8.2")
    t.luck("B: 1")
    t.says("B: stop")
    assert t.asked("A") == "points | coins"

"""What only Belcastel shows of itself as text."""

from itertools import pairwise

import pytest

from chaudron.games.belcastel import BELCASTEL
from chaudron.games.belcastel.components import COINS, SPOON
from chaudron.kernel.game import View
from chaudron.scenes.belcastel import player, scene
from chaudron.terminal.belcastel import TextBoard, board, brief_board
from chaudron.terminal.belcastel.cauldron import PLACES, shown
from chaudron.terminal.belcastel.glance import phase, scoring_space
from chaudron.terminal.belcastel.others import TIMES
from chaudron.terminal.faces import face_of
from chaudron.terminal.paint import Paint, visible
from chaudron.words import words
from tests.terminal.looks import NAMES, Look


def brewing() -> View:
    """The table of the pictures in the design: round 5, a card, a rat, every kind of neighbor."""
    t = scene(
        player(
            bag="w1 w1 w1 w2 o1 g1 b1 y1 p1",
            cauldron="w1@7 w3@10 o1@11 r1@13 w2@15 g2@17 b2@19",
            drop=3,
            rat=2,
            points=21,
            rubies=3,
        ),
        player(cauldron="w2@2 w3@5 o1@6 g4@10 y1@11", points=26, rubies=4, drop=1, flask=False),
        player(cauldron="w3@3 w3@6 b1@7 w2@9", points=16, rubies=2, exploded=True),
        player(cauldron="w1@4 w1@5 g1@6 g1@7 g1@8 r2@10 b1@11 y2@13 p1@14", points=19, rubies=2, drop=3, rat=1),
        start="middle",
        round=5,
        card="shining",
        first="B",
    )
    t.says("B: stop")
    return BELCASTEL.view(t.table, 0)


def shopping() -> View:
    t = scene(
        player(cauldron="w2@2 w3@5 g4@9 r2@15", points=6, rubies=2, beside=""),
        player(cauldron="w1@1", points=9),
        start="scoring",
        round=2,
        card="charity",
    )
    t.table.supply[7] = 0
    t.declines("drop")
    return BELCASTEL.view(t.table, 0)


def second_purchase() -> View:
    t = scene(player(cauldron="w2@2 w3@5 g4@9 r2@15"), player(), start="scoring", round=4, books=2)
    t.declines("drop", "spider_chip")
    t.says("A: buy:g1")
    return BELCASTEL.view(t.table, 0)


def tubes() -> View:
    t = scene(
        player(tube=4, drop=2, beside="r1 r4", rubies=4),
        player(tube=0, beside="r2"),
        start="card",
        round=3,
        card="pot_filling_up",
        cauldron_side="tubes",
        books=2,
        open_bags=True,
    )
    return BELCASTEL.view(t.table, 0)


def explosion() -> View:
    t = scene(player(cauldron="w3@40 w3@43 y1@44 k1@45 w3@48", points=48), player(points=52), start="middle", round=8)
    t.luck("A: w3")
    t.says("A: draw", "B: stop")
    return BELCASTEL.view(t.table, 0)


def last_space() -> View:
    t = scene(player(cauldron="w3@46 g4@50 g4@52"), player(cauldron="o1@1"), start="middle", round=9)
    return BELCASTEL.view(t.table, 0)


def spectator() -> View:
    return {**brewing(), **BELCASTEL.view(scene(player(), player(), player(), start="brewing").table, None)}


LOOK = Look(
    BELCASTEL,
    {
        "brewing": brewing,
        "shopping": shopping,
        "second-purchase": second_purchase,
        "tubes": tubes,
        "explosion": explosion,
        "last-space": last_space,
        "spectator": spectator,
    },
    boxes=[
        (2, {}),
        (3, {"books": 2, "cauldron_side": "tubes", "open_bags": True}),
        (4, {"books": 3, "lock_step": "every_round", "bonus_moves": "may_decline"}),
        (4, {"books": 4, "stop": "revocable"}),
    ],
    likes=lambda choice: choice == "draw",
)


def test_a_board_is_a_picture_of_the_view_alone() -> None:
    """[BEL-1.8] Another player's bag shows only when bags are open."""
    view = brewing()
    hidden = board(view, words("en"), names=NAMES, width=120)
    other = {**view["seats"][1], "bag": ["k1"] * 20}
    view["seats"][1] = other
    assert f"k1{TIMES}20" not in hidden
    assert f"k1{TIMES}20" in board(view, words("en"), names=NAMES, width=120)


def test_a_narrow_board_puts_the_others_below() -> None:
    narrow = board(brewing(), words("en"), names=NAMES, width=60)
    assert max(map(visible, narrow.split("\n"))) <= 60


def test_the_own_lines_stand_last_and_are_read_again() -> None:
    lines = TextBoard(brewing(), words("en"), NAMES, 80, Paint(False)).status()
    assert lines[0].startswith("Whites ●●●●●●○ 6/7")
    assert board(brewing(), words("en"), names=NAMES).endswith("\n".join(lines))
    assert face_of("belcastel").status(brewing(), words("en"), NAMES).startswith("Whites: 6 of 7.\n")


def test_the_spiral_goes_step_by_step_from_the_middle_to_the_spoon() -> None:
    steps = [abs(a - c) + abs(b - d) for (a, b), (c, d) in pairwise(PLACES)]
    assert set(steps) == {1}
    assert len(set(PLACES)) == SPOON + 1 == len(COINS)


@pytest.mark.parametrize(("space", "text"), [(3, "3"), (5, "5◆"), (6, "6·1"), (40, "27◆10"), (53, "35·15")])
def test_a_space_shows_coins_ruby_and_points(space: int, text: str) -> None:
    assert shown(space) == text


def test_a_brief_board_tells_of_everybody_without_the_spiral() -> None:
    brief = brief_board(brewing(), words("en"), names=NAMES)
    assert all(name in brief for name in NAMES[:4])
    assert "╭" not in brief
    assert len(brief.split("\n")) < 18


def test_the_phases_of_a_round_are_told_apart() -> None:
    assert phase(tubes()) == "before"
    assert scoring_space(tubes(), 0) is None
    assert phase(brewing()) == "brewing"
    assert phase(shopping()) == "scoring"
    assert scoring_space(shopping(), 0) == 16

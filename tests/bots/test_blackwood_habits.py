"""What a practiced witch of Blackwood does without thought, and what she counts on."""

import random
from typing import Any

import pytest

from chaudron.bots.blackwood.habits import Habits, Mine, comes_home, habits_of
from chaudron.bots.blackwood.outlook import learned
from chaudron.games.blackwood.choices import ABOUT
from chaudron.games.blackwood.places import PLACE
from chaudron.games.blackwood.table import Table
from chaudron.kernel.rule import About, answer
from chaudron.scenes.blackwood import WoodScene, witch, wood
from tests.bots.woods import any_wood
from tests.games.blackwood.positions import almost_bare, home


def habits(table: Table) -> Habits:
    return habits_of(table.box, learned().taste)


def does(t: WoodScene) -> str:
    ((_, ask),) = t.table.asks.items()
    return habits(t.table).choose(t.table, ask)


def case(t: WoodScene) -> Any:
    return Mine(habits(t.table).hopes, t.table, 0).case


@pytest.mark.parametrize(
    ("puppets", "place", "round_"),
    [
        ({}, "r1c3", 3),
        ({"r1c2": "B"}, "r1c3", 2),
        ({"r1c2": "B", "r1c3": "A"}, "r1c4", 2),
        ({"r1c3": "B"}, "r1c5", 4),
        ({"r2c2": "B"}, "r1c3", 3),
        ({"r1c2": "A", "r1c5": "B"}, "r1c4", 3),
    ],
)
def test_a_row_that_slides_brings_puppets_home_earlier(puppets: dict[str, str], place: str, round_: int) -> None:
    """[BLW-3.9, BLW-3.10]"""
    t = wood(puppets=puppets, column=2)
    assert comes_home(t.table, PLACE[place]) == round_


def test_every_question_has_a_habit() -> None:
    about = {about.key for about in vars(ABOUT).values() if isinstance(about, About)}
    assert set(habits(wood().table).answers) == about


def test_what_shares_a_card_is_planned_together() -> None:
    """[BLW-5.1] Toad and clover for P05, mushroom and bat for P07, on two cards that cross."""
    t = home(witch(larder="F21 F33"), column=1, card="F16", display="P05 P07")
    assert sorted(habits(t.table).brewing.plan(case(t))) == ["P05", "P07"]


def test_a_brew_uses_the_cards_that_are_missed_least() -> None:
    """[BLW-5.1] TTCC with two cards to the point, and not with a mushroom more."""
    t = home(witch(larder="F17 F18 F49"), card="F16", display="P21")
    assert sorted(habits(t.table).brewing.cover(case(t), ("P21",))) == ["F17", "F18"]


def test_nothing_is_kept_for_later_when_there_is_no_later() -> None:
    """[BLW-4.1] The last turn of an expedition: whatever can be brewed is brewed."""
    t = wood(
        witch(larder="F17"),
        forest={"r1c5": "F16"},
        puppets={"r1c5": "A"},
        column=5,
        phase="return",
        display="P05 P40",
    )
    assert does(t) == "brew"


def test_a_path_is_turned_so_that_what_she_wants_comes_near() -> None:
    """[BLW-7.2] The clover for P02, to the column of the pawn."""
    forest = almost_bare() | {"r1c4": "F13", "r2c4": "F14", "r1c5": "F05", "r2c5": "F15"}
    t = wood(witch(larder="F06", ready="swap"), forest=forest, column=4, expedition=3, display="P02")
    t.says("A: cast swap")
    assert does(t) == "at:r1c5"
    t.says("A: at r1c5")
    assert does(t) == "at:r1c4"


@pytest.mark.parametrize("seed", range(4))
def test_habits_play_whole_games_with_any_options(seed: int) -> None:
    rng = random.Random(seed)
    table = any_wood(rng)
    while table.outcome is None:
        ((seat, ask),) = table.asks.items()
        choice = habits(table).choose(table, ask)
        assert choice in ask.options
        answer(table, seat, rng.choice(ask.options) if rng.random() < 0.2 else choice)

"""[BLW-7.7, BLW-8.6] Whoever has left or is silent is played by a fixed fallback; here from views alone."""

from typing import Any

import pytest

from chaudron.games.blackwood import BLACKWOOD
from chaudron.kernel.rule import answer
from chaudron.scenes.blackwood import WoodScene, witch, wood
from tests.games.blackwood.absent import fallback
from tests.games.blackwood.positions import begun, home


def answered(t: WoodScene, seat: int) -> str:
    """What is answered for a seat; it must have been offered."""
    choice = fallback(t.game.view(t.table, seat), t.table.asks[seat])
    assert choice in t.table.asks[seat].options
    return choice


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_fallback_always_has_an_answer(players: int) -> None:
    """[BLW-8.6] A game of witches who have left comes to its end, and some potions are brewed in it."""
    table = begun(players, seed=players)
    answers = 0
    while table.outcome is None:
        seat = table.pending_seats[0]
        answer(table, seat, fallback(BLACKWOOD.view(table, seat), table.asks[seat]))
        answers += 1
        assert answers < 2000
    assert sum(mine.brewed for mine in table.seats) > 0


@pytest.mark.parametrize(
    ("puppets", "place"),
    [({}, "place:r2c3"), ({"r2c3": "B"}, "place:r1c3"), ({"r1c3": "B", "r2c3": "B", "r3c3": "B"}, "place:r1c4")],
)
def test_the_fallback_places_on_the_cheapest_card_of_the_column(puppets: dict[str, str], place: str) -> None:
    """[BLW-8.6] Costs 2, 1 and 4 in the pawn's column; else the cheapest of the next."""
    forest = {"r1c3": "F17", "r2c3": "F01", "r3c3": "F45", "r1c4": "F05", "r2c4": "F46", "r3c4": "F47"}
    assert answered(wood(forest=forest, puppets=puppets, column=3), 0) == place


@pytest.mark.parametrize(("larder", "said"), [("F01", "buy"), ("F13", "end"), ("", "end")])
def test_the_fallback_buys_only_what_makes_a_potion(larder: str, said: str) -> None:
    """[BLW-8.6] A clover: with a toad it makes P05."""
    assert answered(home(witch(larder=larder), card="F05", display="P05"), 0) == said


def test_the_fallback_brews_the_highest_renown() -> None:
    """[BLW-8.6] P02 is worth four, P05 three."""
    t = home(witch(larder="F17 F42"), display="P05 P02")
    assert answered(t, 0) == "brew"
    t.says("A: brew")
    assert answered(t, 0) == "potion:P02"


MOVES: list[tuple[dict[str, Any], str]] = [
    ({"puppets": {"r2c3": "B"}, "column": 2}, "at:r1c3"),
    ({"puppets": {"r2c3": "B", "r1c3": "B"}, "column": 2}, "at:r3c3"),
    ({"puppets": {"r2c3": "B", "r1c3": "B", "r3c3": "A"}, "column": 2}, "at:r1c2"),
    ({"puppets": {"r2c1": "B", "r1c1": "B", "r3c1": "A"}, "column": 4}, "at:r1c4"),
]


@pytest.mark.parametrize(("setting", "place"), MOVES)
def test_a_silent_owner_stays_in_her_column_near_the_pawn(setting: dict[str, Any], place: str) -> None:
    """[BLW-7.7] Else the lowest column from the pawn's on."""
    t = wood(witch(ready="shoo"), **setting)
    t.says("A: cast shoo", f"A: at {next(iter(setting['puppets']))}")
    assert answered(t, 1) == place


def test_where_only_passed_columns_are_free_a_silent_owner_goes_there() -> None:
    """[BLW-7.7] Else any."""
    forest = {f"r{row}c{column}": "-" for row in (1, 2, 3) for column in range(1, 6)}
    forest |= {"r1c5": "F01", "r2c2": "F02"}
    t = wood(witch(ready="shoo"), witch(rest="cards"), forest=forest, puppets={"r1c5": "B"}, deck="", column=4)
    t.says("A: cast shoo", "A: at r1c5")
    assert answered(t, 1) == "at:r2c2"

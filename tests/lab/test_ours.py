"""bench/ours.py returns the shape that the comparison reads; the figures themselves are not judged here."""

from typing import Any

from bench.measured import Ours
from bench.ours import (
    PLAYERS,
    box,
    box_with_witches,
    measure,
    new_table,
    owned_bytes,
    plain,
    with_records,
    with_views,
)


def same_shape(value: Any, figures: int) -> bool:
    if isinstance(value, dict):
        return bool(value) and all(same_shape(part, figures) for part in value.values())
    if isinstance(value, list):
        return len(value) == figures and all(figure > 0 for figure in value)
    return bool(value > 0)


def test_every_figure_is_measured_as_often_as_asked_for() -> None:
    measured: Any = measure(0.001, 2)
    assert set(measured) == set(Ours.__annotations__)
    assert list(measured["players"]) == ["2", "3", "4"]
    assert list(measured["rounds"]) == [str(number) for number in range(1, 10)]
    assert same_shape(measured, 2)


def test_the_three_ways_play_the_same_game() -> None:
    assert plain(box(PLAYERS))(7) == with_views()(7) == with_records()(7) > 9 * PLAYERS


def test_with_the_witches_another_game_is_played() -> None:
    assert new_table(box_with_witches(), 7).witches
    assert plain(box_with_witches())(7) > 9 * PLAYERS


def test_what_tables_share_is_not_counted() -> None:
    table = new_table(box(PLAYERS), 1)
    size = owned_bytes(table, set())
    assert 2_000 < size < 20_000
    assert owned_bytes(table.box, set()) == 0
    assert owned_bytes([table, table], set()) < size + 200

"""Margins compare like with like: over all who are counted they sum to nothing, and luck of the seat falls out."""

from fractions import Fraction
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.night.results import results, rows
from chaudron.night.scoring import ORDERS, held, standings
from tests.night.nights import Evening

POINTS = st.integers(-50, 200)
LUCK = st.integers(0, 10**6)
FEW = settings(max_examples=25, deadline=None)


@FEW
@given(st.data(), st.integers(4, 60), st.integers(2, 4), st.integers(1, 3))
def test_the_margins_of_a_deal_sum_to_nothing_seat_by_seat(
    data: st.DataObject, people: int, size: int, deals: int
) -> None:
    evening = Evening(people, size=size)
    for _ in range(deals):
        tables = evening.begins()
        ended = st.lists(POINTS, min_size=size, max_size=size)
        evening.ends([data.draw(st.none() | ended) for _ in tables])
    for deal in evening.night.counted:
        counted = [table for table in held(deal) if table is not None]
        for seat in range(size):
            assert sum((table[seat].margin for table in counted), Fraction(0)) == 0


@FEW
@given(st.integers(4, 24), st.integers(0, 3), st.integers(1, 90), LUCK)
def test_a_seat_that_was_dealt_better_changes_nobodys_margin(people: int, seat: int, more: int, luck: int) -> None:
    """Who held the lucky seat has more points, and stands where they stood."""
    plain, lucky = Evening(people, size=4), Evening(people, size=4)
    rng = Random(luck)
    points = [[rng.randrange(90) for _ in table] for table in plain.begins()]
    lucky.begins()
    plain.ends(points)
    lucky.ends([[one + more * (place == seat) for place, one in enumerate(table)] for table in points])
    assert [row.margin for row in standings(plain.night)] == [row.margin for row in standings(lucky.night)]


def test_a_worked_example() -> None:
    """Two tables of two: at the first seat 30 and 20, at the second 10 and 16."""
    evening = Evening(4, size=2)
    first, second = evening.begins()
    evening.ends([[30, 10], [20, 16]])
    margins = {row.name: row.margin for row in rows(evening.night)}
    names = [[evening.night.people[person or 0].name for person in table] for table in (first, second)]
    assert margins == {names[0][0]: 5.0, names[0][1]: -3.0, names[1][0]: -5.0, names[1][1]: 3.0}
    assert [row.rank for row in rows(evening.night)] == [1, 2, 3, 4]


def test_a_table_that_was_not_ready_counts_for_nobody() -> None:
    evening = Evening(8, size=4)
    tables = evening.begins()
    evening.ends([[40, 30, 20, 10], None])
    by_person = {row.person: row for row in rows(evening.night)}
    assert all(by_person[person or 0].deals == [None] for person in tables[1])
    assert all(by_person[person or 0].margin == 0 for table in tables for person in table)
    assert [table.counted for table in results(evening.night).deals[0].tables] == [True, False]


def test_equals_share_a_rank_and_the_next_one_is_left_out() -> None:
    evening = Evening(4, size=2)
    evening.begins()
    evening.ends([[30, 10], [30, 10]])
    assert [row.rank for row in standings(evening.night, "margin")] == [1, 1, 1, 1]
    assert [row.rank for row in standings(evening.night, "points")] == [1, 1, 3, 3]


@FEW
@given(st.integers(4, 20), st.integers(1, 4), LUCK)
def test_each_order_ranks_everybody_the_best_first(people: int, deals: int, luck: int) -> None:
    evening = Evening(people, size=4)
    for _ in range(deals):
        evening.plays(luck)
    for order in ORDERS:
        ranked = standings(evening.night, order)
        assert sorted(row.person for row in ranked) == list(range(people))
        assert [row.rank for row in ranked] == sorted(row.rank for row in ranked)
    points = [row.points for row in standings(evening.night, "points")]
    firsts = [row.places[0] for row in standings(evening.night, "places")]
    assert (points, firsts) == (sorted(points, reverse=True), sorted(firsts, reverse=True))


def test_the_file_has_a_line_for_everybody_and_no_name_is_a_formula() -> None:
    evening = Evening(3, deals=2, size=4)
    evening.night.people[0].name = '=SUM("a")'
    evening.begins()
    evening.ends([[44, 33, 22, 11], [40, 30, 20, 10]])
    lines = results(evening.night).csv.split("\r\n")
    ranks, places = "rank_by_places,rank_by_points", "place_1,place_2,place_3,place_4"
    deal = "deal_1_margin,deal_1_points,deal_1_place"
    assert lines[0] == f"rank,name,margin,{ranks},points,{places},{deal}"
    assert len(lines) == 5
    assert [line for line in lines if "SUM" in line and '"\'=SUM(""a"")"' in line]

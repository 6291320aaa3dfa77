"""Who sits with whom: everybody plays, nobody meets the same people twice where that can be avoided, rests are fair."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaudron.games import SHELF
from chaudron.night import events
from chaudron.night.pairing import FILLS, PAIRINGS, past_of
from chaudron.night.scoring import standings
from tests.night.nights import Evening, met, people_at

TITLES = st.sampled_from([(game.name, size) for game in SHELF.values() for size in game.players])
CROWDS = st.integers(4, 60)
LUCK = st.integers(0, 10**6)
FEW = settings(max_examples=12, deadline=None)


@FEW
@given(TITLES, CROWDS, st.sampled_from(PAIRINGS), st.sampled_from(FILLS), st.integers(1, 3), LUCK)
def test_everybody_plays_every_deal_or_rests_and_every_table_is_full(
    title: tuple[str, int], people: int, pairing: str, fill: str, deals: int, luck: int
) -> None:
    game, size = title
    evening = Evening(people, game, size=size, pairing=pairing, fill=fill)
    for _ in range(deals):
        tables = evening.plays(luck)
        resting = evening.night.deals[-1].resting
        seated = [person for table in tables for person in people_at(table)]
        assert sorted([*seated, *resting]) == list(range(people))
        assert {len(table) for table in tables} == {size}
        assert len(tables) >= 2
        assert len(resting) == (people % size if fill == "rest" and people >= size else 0)
        if fill == "rest" and people >= 2 * size:
            assert None not in [person for table in tables for person in table]


@FEW
@given(TITLES, CROWDS, st.integers(1, 4), LUCK)
def test_bots_are_spread_and_people_take_turns_at_having_them(
    title: tuple[str, int], people: int, deals: int, luck: int
) -> None:
    game, size = title
    evening = Evening(people, game, size=size)
    for _ in range(deals):
        tables = evening.plays(luck)
        full = [len(people_at(table)) for table in tables if people_at(table)]
        assert max(full) - min(full) <= 1
        assert sum(size - count for count in full) < size
    if people % size == 0:
        assert not past_of(evening.night).with_bots or people == size


@FEW
@given(CROWDS, st.integers(2, 5), st.integers(2, 8), LUCK)
def test_nobody_rests_twice_before_everybody_has_rested(people: int, size: int, deals: int, luck: int) -> None:
    evening = Evening(people, "witches", size=size, fill="rest")
    for _ in range(deals):
        evening.plays(luck)
        rests = Counter(person for deal in evening.night.deals for person in deal.resting)
        often = [rests[person] for person in range(people)]
        assert max(often) - min(often) <= 1


@FEW
@given(st.integers(1, 5), LUCK)
def test_who_has_just_come_does_not_rest_while_others_can(deals: int, luck: int) -> None:
    evening = Evening(9, size=4, fill="rest")
    for _ in range(deals):
        evening.plays(luck)
    late = [evening.comes(), evening.comes()]
    evening.plays(luck)
    assert not set(late) & set(evening.night.deals[-1].resting)


def rooms(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat people at tables of these sizes; some of them more than once."""
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        rest = [person for person in people if person not in table]
        for others in rooms(rest, sizes[1:]):
            yield [table, *others]


@FEW
@given(st.integers(4, 8), st.integers(2, 4), st.integers(1, 4), st.sampled_from(PAIRINGS), LUCK)
def test_no_other_seating_has_fewer_people_meet_again(
    people: int, size: int, deals: int, pairing: str, luck: int
) -> None:
    """Against every possible seating, for nights small enough to try them all."""
    evening = Evening(people, size=size, pairing=pairing)
    for _ in range(deals):
        evening.plays(luck)
    before = Counter(met(evening.night))

    def cost(tables: Sequence[Sequence[int]]) -> int:
        """As often as a pair has met already, so often each further time counts."""
        return sum(before[pair] for table in tables for pair in combinations(sorted(table), 2))

    found = [people_at(table) for table in evening.begins() if people_at(table)]
    sizes = sorted(map(len, found))
    least = min(cost(tables) for tables in rooms(range(people), sizes))
    assert cost(found) == least


@pytest.mark.parametrize(
    ("people", "size", "deals"), [(9, 3, 4), (16, 4, 3), (20, 4, 3), (25, 5, 3), (40, 4, 5), (60, 4, 8), (60, 5, 6)]
)
def test_in_a_whole_night_nobody_meets_anybody_twice(people: int, size: int, deals: int) -> None:
    """After four deals the nine of the first night have all met each other."""
    evening = Evening(people, "witches", size=size)
    for deal in range(deals):
        evening.plays(deal)
    assert max(Counter(met(evening.night)).values()) == 1


@FEW
@given(st.integers(8, 40), LUCK)
def test_neighbors_in_the_standings_meet(people: int, luck: int) -> None:
    """In the second deal of a Swiss night, the people of a table stand closer than in a night with any company."""

    def spread(pairing: str) -> float:
        evening = Evening(people, size=4, pairing=pairing)
        evening.plays(people)
        ranks = {row.person: number for number, row in enumerate(standings(evening.night))}
        tables = [[ranks[one] for one in people_at(table)] for table in evening.begins() if people_at(table)]
        return sum(abs(one - other) for table in tables for one, other in combinations(table, 2))

    assert spread("swiss") <= spread("around")


def test_before_the_first_deal_a_swiss_night_seats_people_by_how_well_they_play() -> None:
    evening = Evening(size=4, pairing="swiss")
    for level in (0, 2, 1, 2, 0, 1, 2, 0, 1, 0, 1, 2):
        evening.comes(level)
    levels = [{evening.night.people[one].level for one in people_at(table)} for table in evening.begins()]
    assert sorted(map(sorted, levels)) == [[0], [1], [2]]


@FEW
@given(CROWDS, st.integers(2, 5), LUCK)
def test_people_change_seats(people: int, size: int, luck: int) -> None:
    """After as many deals as there are seats, nobody has had one of them three times."""
    evening = Evening(people, "witches", size=size)
    for _ in range(size):
        evening.plays(luck)
    assert max(past_of(evening.night).sat.values()) <= 2


@FEW
@given(st.integers(4, 30), st.lists(st.tuples(st.integers(0, 29), st.integers(0, 2)), max_size=6), LUCK)
def test_who_has_gone_is_not_seated_and_who_comes_late_is(
    people: int, changes: list[tuple[int, int]], luck: int
) -> None:
    evening = Evening(people, size=3)
    for person, late in changes:
        evening.plays(luck)
        if person < people and not evening.night.people[person].is_away and len(evening.night.present) > 1:
            evening.happens(events.Left(person))
        for _ in range(late):
            evening.comes()
    seated = [person for table in evening.begins() for person in people_at(table)]
    assert sorted(seated) == evening.night.present

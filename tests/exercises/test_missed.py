"""Missed chances of a game as positions to solve."""

import pytest

from chaudron.exercises.exercise import exercise_at
from chaudron.exercises.missed import FIRST_OF_TWO, missed
from chaudron.games import SHELF
from chaudron.kernel.record import played_again
from chaudron.review.moments import NOTABLE
from tests.review.games import played

SEAT = 1


@pytest.mark.parametrize("game", SHELF)
def test_they_are_answers_of_the_seat_that_cost_it_something_the_weightiest_first(game: str) -> None:
    record = played(game, 1)
    found = missed(record, SEAT)
    assert found
    for one in found:
        entry = record.entries[one.at]
        assert (entry.seat, str(entry.choice)) == (SEAT, one.played)
        assert one.kind not in FIRST_OF_TWO
        assert one.costs(one.played) >= NOTABLE
        assert one.best.chance == max(option.chance for option in one.options)
    assert exercise_at(record, found[0].at + 1) == found[0]
    costs = [one.costs(one.played) for one in found]
    assert costs == sorted(costs, reverse=True)


def test_where_only_one_answer_is_possible_there_is_nothing_to_solve() -> None:
    record = played("blackwood", 1)
    plays = zip(record.entries, played_again(SHELF["blackwood"], record), strict=False)
    only = next(n for n, (entry, play) in enumerate(plays, 1) if len(play.table.asks[entry.seat].options) == 1)
    assert exercise_at(record, only) is None

"""Result = par + own luck + own decisions + others' luck + others' decisions + drift, for every seat of every game."""

import json
from dataclasses import replace
from typing import Any

import pytest

from chaudron.games import SHELF
from chaudron.kernel.record import Play
from chaudron.kernel.sources import chance_from
from chaudron.lab.workers import Processes
from chaudron.review.account import MEASURES, BadReview, Review
from chaudron.review.model import of_outcome
from chaudron.review.pieces import reviewing_together
from chaudron.review.reviewing import reviewing
from tests.long import some
from tests.review.games import TITLES, played, reviewed, total

EXACT = 1e-9
CASES = [(title, seed) for seed in range(200) for title in TITLES]


@pytest.mark.parametrize(("title", "seed"), some(CASES, len(TITLES)))
def test_the_parts_of_every_result_add_up(title: str, seed: int) -> None:
    """The result is that of the record, and every part is the sum of what is listed."""
    review, record = reviewed(title, seed), played(title, seed)
    assert record.result is not None
    for measure in MEASURES:
        parts = getattr(review, measure)
        assert max(abs(of.residual) for of in parts) <= EXACT
        for seat, of in enumerate(parts):
            own = [one for one in review.luck if one.owner in (seat, -1)]
            assert abs(of.own_luck + of.others_luck - total(review.luck, measure, seat)) <= EXACT
            assert abs(of.own_luck - total(own, measure, seat)) <= EXACT
            assert abs(of.own_decisions + of.others_decisions - total(review.decisions, measure, seat)) <= EXACT
            assert abs(of.drift - total(review.drift, measure, seat)) <= EXACT
    assert [of.result for of in review.points] == record.result["points"]
    places = record.result["places"]
    assert [of.result for of in review.chance] == [(place == 1) / places.count(1) for place in places]


@pytest.mark.parametrize("title", TITLES)
def test_chances_are_shared_and_nobody_gains_by_a_bad_choice(title: str) -> None:
    """Over all seats chances add up to 1, and what is won is lost by others; no decision is better than the best."""
    review = reviewed(title, 0)
    every: list[Any] = [*review.luck, *review.decisions, *review.drift]
    assert all(abs(sum(worth.chance) - 1) < 1e-5 for worth in review.course)
    assert all(abs(sum(one.chance)) < 1e-5 for one in every)
    assert all(one.chance[one.seat] <= 0 for one in review.decisions)
    assert any(one.chance[one.seat] < 0 for one in review.decisions)
    assert any(any(one.chance) for one in review.luck)


@pytest.mark.parametrize("title", TITLES)
def test_a_review_is_plain_json_and_can_be_read_again(title: str) -> None:
    review = reviewed(title, 0)
    written = json.loads(json.dumps(review.to_json()))
    assert Review.from_json(written) == review
    with pytest.raises(BadReview):
        Review.from_json({**written, "format": "another"})
    with pytest.raises(BadReview):
        Review.from_json({**written, "luck": [{"answer": 1}]})


def test_the_course_ends_with_the_result() -> None:
    game, record = SHELF["blackwood"], played("blackwood", 0)
    end = Play(game, game.box(record.players, record.options), chance_from(record))
    for entry in record.entries:
        end.answer(entry.seat, entry.choice)
    assert end.table.outcome is not None
    last = reviewed("blackwood", 0).course[-1]
    assert [*last.points, *last.chance] == of_outcome(end.table.outcome)


def test_a_review_tells_how_far_it_is_and_can_be_left() -> None:
    record = played("blackwood", 0)
    going = reviewing(SHELF["blackwood"], record)
    assert [next(going) for _ in range(3)] == [(number, len(record.entries)) for number in (1, 2, 3)]
    going.close()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_review_in_pieces_is_the_same_to_the_byte(jobs: int) -> None:
    record = played("blackwood", 0)
    going = reviewing_together(record, Processes(jobs))
    told: list[tuple[int, int]] = []
    answers = len(record.entries)
    while told[-1:] != [(answers, answers)]:
        told.append(next(going))
    with pytest.raises(StopIteration) as over:
        next(going)
    assert over.value.value.to_json() == reviewed("blackwood", 0).to_json()
    assert told == sorted(told)
    assert len(told) > 3


def test_an_unfinished_game_is_not_reviewed() -> None:
    record = replace(played("blackwood", 0), result=None)
    with pytest.raises(BadReview, match="unfinished"):
        next(reviewing(SHELF["blackwood"], record))
